// What a bot can put into a message: buttons, menus, containers, pictures, files and embeds.
import { colour, el, open } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { choose } from "./menu.js";
import { know, state } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Components as elements. `use(component, values)` presses or picks and resolves when it was answered. */
export function parts(components, message, use) {
  return (components ?? []).map((one) => (MAKE[one.type] ?? unknown)(one, message, use));
}

const MAKE = {
  1: (one, message, use) => el("div", { class: "row" }, parts(one.components, message, use)),
  2: button,
  3: (one, message, use) => pick(one, one.options, use),
  5: (one, message, use) => pick(one, state.people.map((p) => ({ label: p.display, value: p.id, description: `@${p.name}` })), use),
  8: (one, message, use) => pick(one, state.channels.filter((c) => c.kind !== "dm").map((c) => ({ label: `#${c.name}`, value: c.id })), use),
  9: section,
  10: (one) => markdown(one.content ?? "", know),
  11: (one, message) => picture(one.media, one.description, message, one.spoiler),
  12: (one, message) => el("div", { class: one.items.length > 1 ? "gallery" : "" }, one.items.map((item) => picture(item.media, item.description, message, item.spoiler))),
  13: (one, message) => file(one.file, message),
  14: (one) => el("hr", { class: `rule${one.divider === false ? " bare" : ""}${one.spacing === 2 ? " wide" : ""}` }),
  17: (one, message, use) => el("div", { class: "box", style: tint(one.accent_color) }, parts(one.components, message, use)),
};
const unknown = (one) => el("p", { class: "thinking" }, `(a component of type ${one.type})`);
const tint = (number) => (colour(number) ? `--accent:${colour(number)}` : false);

const sign = (emoji) => (emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : "");

function button(one, message, use) {
  const words = [one.emoji && el("span", { "aria-hidden": one.label ? "true" : false }, sign(one.emoji)), one.label && el("span", {}, one.label)];
  if (one.style === 5) return el("a", { class: "btn link", href: one.url, target: "_blank", rel: "noopener noreferrer" }, words);
  const made = el("button", { class: `btn ${STYLES[one.style] ?? "secondary"}`, disabled: one.disabled, "data-part": one.custom_id }, words);
  made.addEventListener("click", () => busy(made, use(one)));
  return made;
}

async function busy(made, deed) {
  made.setAttribute("aria-busy", "true");
  try {
    await deed;
  } finally {
    made.removeAttribute("aria-busy");
  }
}

function pick(one, offered, use) {
  const options = offered.map((o) => ({ label: o.label, value: o.value, description: o.description, emoji: sign(o.emoji), chosen: o.default }));
  const chosen = options.filter((o) => o.chosen).map((o) => o.label);
  const label = one.placeholder || "Make a selection";
  const made = el(
    "button",
    { class: `pick${chosen.length ? " chosen" : ""}`, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": chosen.length ? `${label}: ${chosen.join(", ")}` : label, disabled: one.disabled, "data-part": one.custom_id },
    el("span", {}, chosen.join(", ") || label),
  );
  made.addEventListener("click", async () => {
    const values = await choose(made, label, options, { least: one.min_values ?? 1, most: one.max_values ?? 1 });
    if (values) await busy(made, use(one, values));
  });
  return made;
}

function section(one, message, use) {
  const beside = one.accessory?.type === 11
    ? el("img", { class: "thumb", src: where(one.accessory.media, message), alt: one.accessory.description ?? "" })
    : parts([one.accessory].filter(Boolean), message, use);
  return el("div", { class: "section" }, el("div", { class: "said" }, parts(one.components, message, use)), beside);
}

/** The address of a file of this message, or of a picture elsewhere. */
function where(media, message) {
  const url = media?.url ?? media ?? "";
  const name = /^attachment:\/\/(.*)$/.exec(url)?.[1];
  return name ? message.attachments.find((one) => one.filename === name)?.url ?? "" : url;
}

/** A picture that can be enlarged, with its alt text as such and readable on demand. */
export function picture(media, alt, message, spoiler = false) {
  const src = where(media, message);
  const words = alt ?? message.attachments.find((one) => one.url === src)?.description ?? "";
  const caption = el("figcaption", { hidden: true }, words);
  const toggle = words && el("button", { class: "alt", "aria-expanded": "false", "aria-label": "Show the picture in words" }, "ALT");
  if (toggle) {
    toggle.addEventListener("click", () => {
      caption.hidden = !caption.hidden;
      toggle.setAttribute("aria-expanded", String(!caption.hidden));
    });
  }
  const known = message.attachments.find((one) => one.url === src) ?? media;
  const image = el("img", { src, alt: words, width: known?.width, height: known?.height, style: spoiler ? "filter:blur(24px)" : false });
  const enlarge = () => open(el("dialog", { class: "view", "aria-label": "Picture" }, el("img", { src, alt: words }), words && el("p", {}, words)));
  return el("figure", { class: "picture" }, el("button", { class: "zoom", "aria-label": `Enlarge the picture${words ? `: ${words}` : ""}`, onclick: enlarge }, image), toggle, caption);
}

function file(media, message) {
  const url = where(media, message);
  const found = message.attachments.find((one) => one.url === url);
  return attachment(found ?? { filename: url.split("/").at(-1), url, size: 0 });
}

const SIZES = [["MB", 1 << 20], ["KB", 1 << 10], ["bytes", 1]];

function attachment(one) {
  const [unit, size] = SIZES.find(([, least]) => one.size >= least) ?? SIZES[2];
  return el(
    "a",
    { class: "filebox", href: one.url, download: one.filename, target: "_blank", rel: "noopener" },
    el("span", { "aria-hidden": "true" }, "▤"),
    el("span", {}, one.filename, el("small", {}, `${Math.round((one.size / size) * 10) / 10} ${unit}${one.description ? ` · ${one.description}` : ""}`)),
  );
}

/** Files of a message that no embed, gallery or file component shows. */
export function attachments(message) {
  const placed = JSON.stringify([message.components ?? [], message.embeds ?? []]);
  return message.attachments
    .filter((one) => !placed.includes(`attachment://${one.filename}`) && !placed.includes(one.url))
    .map((one) => (one.content_type?.startsWith("image/") ? picture({ url: one.url }, one.description, message) : attachment(one)));
}

export function embed(one, message) {
  const title = one.title && el("h3", {}, one.url ? el("a", { href: one.url, target: "_blank", rel: "noopener noreferrer" }, inline(one.title, know)) : inline(one.title, know));
  const fields = one.fields?.length
    ? el("dl", {}, one.fields.map((f) => el("div", { class: f.inline ? "inline" : "" }, el("dt", {}, inline(f.name, know)), el("dd", {}, markdown(f.value, know)))))
    : null;
  return el(
    "div",
    { class: "embed", style: tint(one.color) },
    one.author?.name && el("span", { class: "by" }, one.author.name),
    title,
    one.description && markdown(one.description, know),
    fields,
    one.image && picture(one.image, one.image.description, message),
    one.thumbnail && el("img", { class: "thumb", src: where(one.thumbnail, message), alt: one.thumbnail.description ?? "", style: "max-width:120px" }),
    one.footer?.text && el("footer", {}, one.footer.text),
  );
}
