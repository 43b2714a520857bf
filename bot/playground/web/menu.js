// A list of options that opens at a button: arrows, Home, End and letters move, Enter picks, Escape closes.
import { el, fresh } from "./dom.js";

/**
 * Opens the menu and resolves with the chosen values, or null.
 * `options`: {label, value, description?, emoji?, chosen?}; `least` and `most` say how many may be chosen.
 */
export function choose(button, label, options, { least = 1, most = 1 } = {}) {
  return new Promise((resolve) => new Menu(button, label, options, least, most, resolve));
}

class Menu {
  constructor(button, label, options, least, most, resolve) {
    Object.assign(this, { button, least, most, resolve, options, at: 0, typed: "", last: 0 });
    this.several = most > 1 || least === 0;
    this.chosen = new Set(options.filter((one) => one.chosen).map((one) => one.value));
    this.items = options.map((one, index) => this.item(one, index));
    this.list = el("div", { role: "listbox", "aria-label": label, "aria-multiselectable": this.several ? "true" : false, tabindex: "0", onkeydown: (e) => this.key(e) }, this.items);
    this.list.style.outline = "none";
    this.box = el("div", { class: "menu", popover: "auto" }, this.list, this.several && this.foot());
    this.box.addEventListener("toggle", (event) => event.newState === "closed" && this.end(null));
    document.body.append(this.box);
    button.setAttribute("aria-expanded", "true");
    this.box.showPopover();
    this.put();
    this.move(Math.max(0, options.findIndex((one) => one.chosen)));
    this.list.focus();
  }

  item(one, index) {
    return el(
      "div",
      { role: "option", id: fresh("option"), "aria-selected": String(this.chosen.has(one.value)), onclick: () => this.pick(index), onmousemove: () => this.move(index, false) },
      this.several && el("span", { class: "mark", style: "flex:none" }),
      one.emoji && el("span", { style: "flex:none", "aria-hidden": "true" }, one.emoji),
      el("span", {}, el("span", { class: "label" }, one.label), one.description && el("small", {}, one.description)),
    );
  }

  foot() {
    this.count = el("span", {});
    this.done = el("button", { class: "btn primary", onclick: () => this.end([...this.chosen]) }, "Choose");
    this.tally();
    return el("div", { class: "foot" }, this.count, this.done);
  }

  tally() {
    this.done.disabled = this.chosen.size < this.least;
    this.count.textContent = this.least === this.most ? `${this.chosen.size} of ${this.most}` : `${this.chosen.size} chosen, ${this.least} to ${this.most}`;
  }

  put() {
    const at = this.button.getBoundingClientRect();
    const below = innerHeight - at.bottom - 12;
    const above = at.top - 12;
    const under = below >= Math.min(320, this.box.scrollHeight) || below >= above;
    const width = Math.min(Math.max(at.width, 280), innerWidth - 16);
    Object.assign(this.box.style, {
      width: `${width}px`, left: `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`,
      maxHeight: `${Math.min(420, under ? below : above)}px`,
      top: under ? `${at.bottom + 4}px` : "auto", bottom: under ? "auto" : `${innerHeight - at.top + 4}px`,
    });
  }

  move(index, scroll = true) {
    if (!this.items.length) return;
    this.at = Math.max(0, Math.min(index, this.items.length - 1));
    this.items.forEach((item, n) => item.classList.toggle("at", n === this.at));
    this.list.setAttribute("aria-activedescendant", this.items[this.at].id);
    if (scroll) this.items[this.at].scrollIntoView({ block: "nearest" });
  }

  pick(index) {
    const value = this.options[index].value;
    if (!this.several) return this.end([value]);
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.most) this.chosen.add(value);
    this.items[index].setAttribute("aria-selected", String(this.chosen.has(value)));
    return this.tally();
  }

  key(event) {
    const moves = { ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: this.items.length - 1, PageDown: this.at + 8, PageUp: this.at - 8 };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === "Enter" || (event.key === " " && !this.fresh())) this.pick(this.at);
    else if (event.key === "Escape") this.end(null);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.letter(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  fresh() {
    return performance.now() - this.last < 700 && this.typed;
  }

  letter(key) {
    this.typed = (this.fresh() ? this.typed : "") + key.toLowerCase();
    this.last = performance.now();
    const found = this.options.findIndex((one) => one.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.move(found);
  }

  end(values) {
    if (!this.resolve) return;
    const resolve = this.resolve;
    this.resolve = null;
    const inside = this.box.contains(document.activeElement);
    this.box.remove();
    this.button.setAttribute("aria-expanded", "false");
    if (inside || values) this.button.focus({ preventScroll: true });
    resolve(values);
  }
}
