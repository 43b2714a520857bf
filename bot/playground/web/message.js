// One message as this person reads it, redrawn in place when it changes.
import { el, face } from "./dom.js";
import { attachments, embed, parts } from "./components.js";
import { markdown } from "./markdown.js";
import { know, state } from "./state.js";

const EPHEMERAL = 64;
const LOADING = 128;
const CLOCK = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const NEAR = 7 * 60 * 1000;

export const secret = (message) => Boolean(message.flags & EPHEMERAL);

/** Fills the article of a message; `before` is the one above it, or null. */
export function fill(article, message, before, use, dismiss) {
  const when = new Date(message.timestamp);
  const mine = secret(message);
  const name = know.person(message.author.id);
  const bot = message.author.id === state.bot.id;
  article.className = `msg${mine ? " secret" : ""}${follows(message, before) ? " follow" : ""}`;
  article.setAttribute("aria-label", `${name}${mine ? ", only to you" : ""}, ${CLOCK.format(when)}`);
  article.replaceChildren(
    ...[
      used(message),
      face(name, bot),
      el("p", { class: "from" }, el("strong", {}, name), bot && el("span", { class: "badge" }, "BOT"), el("time", { datetime: message.timestamp }, CLOCK.format(when))),
      body(message, use),
      mine && only(message, dismiss),
    ].filter(Boolean),
  );
}

function body(message, use) {
  if (message.flags & LOADING && !message.content && !message.components?.length) {
    return el("p", { class: "thinking" }, el("i"), el("i"), el("i"), `${state.bot.name} is thinking`);
  }
  return el(
    "div",
    { class: "parts" },
    message.content && markdown(message.content, know),
    (message.embeds ?? []).map((one) => embed(one, message)),
    attachments(message),
    parts(message.components, message, use),
    message.edited_timestamp && el("small", { class: "edited" }, "(edited)"),
    message.reactions?.length ? el("p", { class: "reactions" }, message.reactions.map((r) => el("span", {}, `${r.emoji.name} ${r.count}`))) : null,
  );
}

function used(message) {
  const by = message.interaction_metadata;
  if (!by || by.type !== 2 || !message.command) return null;
  return el("p", { class: "used" }, "↱ ", el("b", {}, know.person(by.user.id)), ` used /${message.command}`);
}

function only(message, dismiss) {
  return el("p", { class: "only" }, eye(), "Only you can see this", " · ", el("button", { onclick: () => dismiss(message) }, "Dismiss message"));
}

function eye() {
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("fill", "currentColor");
  path.setAttribute("d", "M12 5C6.5 5 2.7 9.4 1.5 12c1.2 2.6 5 7 10.5 7s9.300-4.400 10.500-7C21.300 9.400 17.500 5 12 5zm0 11.500a4.500 4.500 0 1 1 0-9 4.500 4.500 0 0 1 0 9zm0-2.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z");
  made.append(path);
  return made;
}

function follows(message, before) {
  return Boolean(
    before && before.author.id === message.author.id && secret(before) === secret(message) && !used(message) &&
      new Date(message.timestamp) - new Date(before.timestamp) < NEAR,
  );
}

/** The words of a message, for a screen reader's announcement. */
export function spoken(message) {
  const words = [message.content];
  for (const one of message.embeds ?? []) words.push(one.title, one.description);
  const walk = (components) => components?.forEach((one) => {
    if (one.type === 10) words.push(one.content);
    walk(one.components);
  });
  walk(message.components);
  const text = words.filter(Boolean).map((one) => markdown(one, know).textContent).join(" ");
  return `${know.person(message.author.id)}${secret(message) ? ", only to you" : ""}: ${text || "a picture or buttons"}`;
}
