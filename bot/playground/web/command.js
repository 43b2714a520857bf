// The command line: "/" lists what the bot registered, a pick opens its options as a form.
import { $, el, toast } from "./dom.js";
import { option } from "./fields.js";
import { ask } from "./link.js";
import { paths, place, state } from "./state.js";
import { suggest } from "./suggest.js";

let line = null;
let tied = null;
let opened = null;
const before = [];
let back = 0;

/** Builds the command line once. `answered(answer)` gets what a command led to. */
export function build(answered) {
  line = el("input", { id: "line", type: "text", "aria-label": "Command", enterkeyhint: "go" });
  const bar = el("div", { class: "line" }, el("span", { class: "sign", "aria-hidden": "true" }, "›"), line);
  $("composer").replaceChildren(el("div", { id: "ask" }), bar);
  tied = suggest(line, { beside: bar, offer, row, label: "Commands", empty: "No command is called that.", take: (one) => choose(one.path, {}, answered) });
  line.addEventListener("keydown", (event) => keys(event, answered));
  line.addEventListener("focus", () => line.value.startsWith("/") && tied.refresh());
  where();
}

/** Says where the command will be used. */
export function where() {
  const here = place();
  line.placeholder = here ? `Type / for a command in ${here.kind === "dm" ? "this conversation" : `#${here.name}`}` : "Type /";
}

function offer(text) {
  if (!text.startsWith("/") || /\s\S+:/.test(text)) return null;
  const words = text.slice(1).toLowerCase().split(/\s+/).filter(Boolean);
  const rank = (one) => (one.path.startsWith(words.join(" ")) ? 0 : 1);
  const found = paths().filter((one) => words.every((word) => one.path.includes(word) || one.text.toLowerCase().includes(word)));
  return found.sort((a, b) => rank(a) - rank(b));
}

function row(one) {
  const need = one.options.filter((o) => o.required).map((o) => o.name);
  return [el("b", {}, el("mark", {}, "/"), one.path), el("span", {}, one.text), need.length ? el("small", {}, need.join(" ")) : null];
}

function keys(event, answered) {
  if (event.key === "Escape") line.value = "";
  else if (event.key === "ArrowUp" && before.length && !line.value.startsWith("/")) recall(1);
  else if (event.key === "ArrowDown" && back > 0 && before.includes(line.value)) recall(-1);
  else if (event.key === "Enter" && line.value.trim()) typed(line.value.trim(), answered);
  else return;
  event.preventDefault();
}

function recall(step) {
  back = Math.max(0, Math.min(before.length, back + step));
  line.value = back ? before.at(-back) : "";
  tied.close();
}

/** `/path option:value option:"two words"` as it was typed. */
function typed(text, answered) {
  const bare = text.replace(/^\//, "");
  const values = {};
  const head = bare.replace(/(?:^|\s)([^\s:"]+):(?:"((?:[^"\\]|\\.)*)"|(\S*))/g, (_, name, quoted, plain) => {
    values[name] = quoted?.replace(/\\(.)/g, "$1") ?? plain;
    return "";
  });
  const path = head.trim().replace(/\s+/g, " ");
  if (paths().some((one) => one.path === path)) choose(path, values, answered, true);
  else toast(text.startsWith("/") ? `There is no command /${path}. Type / to see them all.` : "People talk with their own voices here; the bot takes commands. Type / to see them.");
}

/** Opens the form of a command, or sends it at once if nothing is to be asked. */
export function choose(path, values, answered, sent = false) {
  const found = paths().find((one) => one.path === path);
  if (!found) return toast(`There is no command /${path} here.`);
  line.value = "";
  opened = new Form(found, values, answered);
  const ready = sent && Object.keys(values).length && found.options.every((one) => !one.required || one.name in values);
  if (!found.options.length || ready) opened.send();
  else opened.show();
  return undefined;
}

class Form {
  constructor(command, values, answered) {
    Object.assign(this, { command, answered });
    const complete = (focused) => this.complete(focused);
    const ordered = [...command.options].sort((a, b) => Number(Boolean(b.required)) - Number(Boolean(a.required)));
    this.fields = ordered.map((one) => option(one, values[one.name], complete));
    const close = el("button", { type: "button", class: "icon", "aria-label": "Cancel", onclick: () => this.close() }, "✕");
    this.form = el(
      "form",
      { class: "ask", "aria-label": `Options of /${command.path}`, novalidate: true },
      el("header", {}, el("strong", {}, `/${command.path}`), el("span", {}, command.text), close),
      el("div", { class: "fields" }, this.fields.map((one) => one.node)),
      el("div", { class: "go" }, el("button", { class: "btn primary", type: "submit" }, "Send")),
    );
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      else if (event.key === "Enter" && event.ctrlKey) this.form.requestSubmit();
    });
  }

  show() {
    $("ask").replaceChildren(this.form);
    (this.fields.find((one) => !one.control.value) ?? this.fields[0]).control.focus();
  }

  close() {
    this.form.remove();
    line.focus();
  }

  async values() {
    const out = {};
    for (const one of this.fields) {
      const value = await one.value();
      if (value !== undefined) out[one.name] = value;
    }
    return out;
  }

  async complete(focused) {
    try {
      const options = await this.values();
      const answer = await ask("complete", { channel: state.place, path: this.command.path, options: { ...options, [focused]: options[focused] ?? "" }, focused });
      return answer.choices;
    } catch (error) {
      toast(error.message);
      return [];
    }
  }

  submit(event) {
    event.preventDefault();
    if (this.form.reportValidity()) this.send();
  }

  async send() {
    const options = await this.values();
    remember(this.command.path, options);
    this.form.querySelector("[type=submit]").setAttribute("aria-busy", "true");
    try {
      const answer = await ask("slash", { channel: state.place, path: this.command.path, options });
      if (this.form.isConnected) this.close();
      this.answered(answer);
    } catch (error) {
      toast(error.message);
      if (this.command.options.length && !this.form.isConnected) this.show();
    } finally {
      this.form.querySelector("[type=submit]").removeAttribute("aria-busy");
    }
  }
}

function remember(path, options) {
  const words = Object.entries(options).filter(([, v]) => typeof v !== "object").map(([k, v]) => `${k}:${/[\s"]/.test(v) ? JSON.stringify(String(v)) : v}`);
  before.push([`/${path}`, ...words].join(" "));
  back = 0;
}
