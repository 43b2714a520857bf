// Small words for building the page.

/** Makes an element. `props`: attributes; `on...` functions are listeners; `false` and null are left out. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "style") made.style.cssText = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const $ = (id) => document.getElementById(id);

let issued = 0;
/** An id that no other element has. */
export const fresh = (word) => `${word}-${++issued}`;

/** A round letter in the person's own colour. */
export function face(name, bot = false) {
  if (bot) return el("span", { class: "face", "aria-hidden": "true" }, el("img", { src: "barliman.svg", alt: "" }));
  let hue = 7;
  for (const letter of name) hue = (hue * 47 + letter.codePointAt(0) * 13) % 360;
  return el("span", { class: "face", style: `--hue:${hue}`, "aria-hidden": "true" }, [...name][0].toUpperCase());
}

/** Discord's colour number as CSS, or null. */
export const colour = (number) => (number || number === 0 ? `#${number.toString(16).padStart(6, "0")}` : null);

/** Says something once to a screen reader. */
export function announce(text) {
  $("announcer").textContent = text.slice(0, 300);
}

/** An error, in words, for some seconds or until it is closed. */
export function toast(text) {
  const made = el("div", { class: "toast" }, el("span", {}, text));
  const close = () => made.remove();
  made.append(el("button", { "aria-label": "Close", onclick: close }, "✕"));
  $("toasts").append(made);
  setTimeout(close, 9000);
}

/** Asks for a name in a dialog; resolves with it, or null. */
export function askName(title, label) {
  return new Promise((resolve) => {
    const id = fresh("name");
    const input = el("input", { id, required: true, maxlength: 32, autocomplete: "off" });
    const form = el("form", { method: "dialog" }, el("h2", {}, title), el("div", { class: "field" }, el("label", { for: id }, label), input),
      el("div", { class: "go" }, el("button", { class: "btn", type: "button", onclick: () => dialog.close() }, "Cancel"), el("button", { class: "btn primary" }, "OK")));
    const dialog = el("dialog", { class: "form", "aria-label": title }, form);
    form.addEventListener("submit", () => resolve(input.value.trim() || null));
    dialog.addEventListener("close", () => resolve(null));
    open(dialog);
    input.focus();
  });
}

/** Closes a dialog with Escape, its cancel button or a press beside it, and then forgets it. */
export function open(dialog) {
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}
