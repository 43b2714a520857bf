// A text field with a list of suggestions: arrows move, Enter or Tab picks, Escape closes.
import { el, fresh } from "./dom.js";

/**
 * Ties a list to `input`. `offer(text)` gives rows (or a promise of them), `row(one)` draws one,
 * `take(one)` picks it. `empty` is shown when nothing fits; the list opens at `beside`. Returns {refresh, close}.
 */
export function suggest(input, { offer, row, take, label, empty = null, beside = input }) {
  const list = el("ul", { class: "list", role: "listbox", id: fresh("list"), "aria-label": label, popover: "manual" });
  let rows = [];
  let at = 0;
  let turn = 0;
  Object.entries({ role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id, autocomplete: "off", spellcheck: "false" })
    .forEach(([key, value]) => input.setAttribute(key, value));
  input.after(list);

  const shown = () => list.matches(":popover-open");
  const close = () => {
    turn++;
    if (shown()) list.hidePopover();
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
  const put = () => {
    const at = beside.getBoundingClientRect();
    const above = at.top > innerHeight - at.bottom;
    const width = Math.min(Math.max(at.width, 420), innerWidth - 16);
    const room = (above ? at.top : innerHeight - at.bottom) - 14;
    Object.assign(list.style, {
      width: `${width}px`, left: `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`, maxHeight: `${Math.min(430, room)}px`,
      top: above ? "auto" : `${at.bottom + 5}px`, bottom: above ? `${innerHeight - at.top + 5}px` : "auto",
    });
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
    if (!list.children.length || !list.isConnected) return close();
    if (!shown()) list.showPopover();
    put();
    input.setAttribute("aria-expanded", "true");
    if (rows.length) move(0);
    return undefined;
  };
  input.addEventListener("input", refresh);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape" && shown()) close();
    else if (!shown() || !rows.length) return;
    else if (event.key === "ArrowDown") move(at + 1);
    else if (event.key === "ArrowUp") move(at - 1);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) pick(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { refresh, close };
}
