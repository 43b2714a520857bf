// A text field with a list of suggestions: arrows move, Enter or Tab picks, Escape closes.
import { el, fresh } from "./dom.js";

/**
 * Ties a list to `input`. `offer(text)` gives rows (or a promise of them), `row(one)` draws one,
 * `take(one)` picks it. `empty` is shown when nothing fits. Returns {refresh, close, at}.
 */
export function suggest(input, { offer, row, take, label, empty = null, above = false }) {
  const list = el("ul", { class: `list${above ? " above" : ""}`, role: "listbox", id: fresh("list"), "aria-label": label, hidden: true });
  let rows = [];
  let at = 0;
  let turn = 0;
  Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id, autocomplete: "off", spellcheck: "false" })
    .forEach(([key, value]) => input.setAttribute(key, value));
  input.after(list);

  const close = () => {
    turn++;
    list.hidden = true;
    rows = [];
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const move = (to) => {
    at = (to + rows.length) % rows.length;
    [...list.children].forEach((item, n) => {
      item.classList.toggle("at", n === at);
      item.setAttribute("aria-selected", String(n === at));
    });
    input.setAttribute("aria-activedescendant", list.children[at].id);
    list.children[at].scrollIntoView({ block: "nearest" });
  };
  const pick = (index) => {
    const one = rows[index];
    close();
    take(one);
  };
  const refresh = async () => {
    const mine = ++turn;
    const found = await offer(input.value);
    if (mine !== turn) return;
    if (found === null) return close();
    rows = found;
    list.replaceChildren(
      ...rows.map((one, n) => el("li", { role: "option", id: fresh("row"), onmousedown: (e) => e.preventDefault(), onclick: () => pick(n), onmousemove: () => n !== at && move(n) }, row(one))),
    );
    if (!rows.length && empty) list.append(el("li", { class: "none", role: "presentation" }, empty));
    list.hidden = !list.children.length;
    input.setAttribute("aria-expanded", String(!list.hidden));
    if (rows.length) move(0);
    return undefined;
  };
  input.addEventListener("input", refresh);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && !list.hidden) close();
    else if (list.hidden || !rows.length) return;
    else if (event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowUp") move(at - 1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) pick(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { refresh, close };
}
