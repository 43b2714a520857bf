// One field for each kind of option and form component: {node, name, value()}; undefined means left out.
import { el, fresh } from "./dom.js";
import { state } from "./state.js";
import { suggest } from "./suggest.js";

const TEXT = 3, WHOLE = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10, FILE = 11;
const PATIENCE = 110;

function frame(id, title, required, note, control) {
  const must = required === null ? null : el("i", { class: required ? "must" : "" }, required ? "required" : "optional");
  return el("div", { class: "field" }, el("label", { for: id }, title, " ", must), control, note && el("small", { id: `${id}-note` }, note));
}

const people = () => state.people.map((one) => ({ name: one.display, value: one.id }));
const channels = () => state.channels.filter((one) => one.kind !== "dm").map((one) => ({ name: `#${one.name}`, value: one.id }));
const YES_NO = [{ name: "Yes", value: "true" }, { name: "No", value: "false" }];

function select(id, rows, required, at) {
  return el("select", { id, required, "aria-describedby": `${id}-note` }, el("option", { value: "" }, required ? "Choose…" : "—"), rows.map((one) => el("option", { value: one.value, selected: String(one.value) === String(at) }, one.name)));
}

/** A file as the server takes it. */
async function packed(input) {
  const out = [];
  for (const one of input.files) {
    const bytes = new Uint8Array(await one.arrayBuffer());
    let text = "";
    for (let n = 0; n < bytes.length; n += 0x8000) text += String.fromCharCode(...bytes.subarray(n, n + 0x8000));
    out.push({ filename: one.name, content_type: one.type || "application/octet-stream", data: btoa(text) });
  }
  return out;
}

/** A field for an option of a slash command. `complete(name)` asks the bot for its completions. */
export function option(one, initial, complete) {
  const id = fresh("option");
  const make = one.choices?.length ? chosen : (KINDS[one.type] ?? typed);
  const { control, value, tie } = make(id, one, initial, complete);
  const node = frame(id, one.name, Boolean(one.required), one.description, control);
  tie?.();
  return { name: one.name, control, value, node };
}

const KINDS = {
  [WHOLE]: counted, [NUMBER]: counted, [FILE]: filed,
  [BOOLEAN]: (id, one, at) => picked(id, YES_NO, one, at, (v) => v === "true"),
  [USER]: (id, one, at) => picked(id, people(), one, at), [MENTIONABLE]: (id, one, at) => picked(id, people(), one, at),
  [CHANNEL]: (id, one, at) => picked(id, channels(), one, at),
};

function picked(id, rows, one, at, as = (v) => v) {
  const control = select(id, rows, Boolean(one.required), at ?? "");
  return { control, value: () => (control.value === "" ? undefined : as(control.value)) };
}

function chosen(id, one, at) {
  const number = one.type !== TEXT;
  const found = one.choices.find((c) => String(c.value) === String(at) || c.name === at);
  return picked(id, one.choices, one, found?.value, (v) => (number ? Number(v) : v));
}

function counted(id, one, at, complete) {
  if (one.autocomplete) return typed(id, one, at, complete);
  const control = el("input", { id, type: "number", required: one.required, min: one.min_value, max: one.max_value, step: one.type === WHOLE ? 1 : "any", value: at, "aria-describedby": `${id}-note` });
  return { control, value: () => (control.value === "" ? undefined : Number(control.value)) };
}

function filed(id, one) {
  const control = el("input", { id, type: "file", required: one.required, "aria-describedby": `${id}-note` });
  return { control, value: async () => (control.files.length ? (await packed(control))[0] : undefined) };
}

function typed(id, one, at, complete) {
  const control = el("input", { id, type: "text", required: one.required, minlength: one.min_length, maxlength: one.max_length, value: at, "aria-describedby": `${id}-note` });
  let taken = null;
  let turn = 0;
  const offer = async (text) => {
    if (taken?.name === text) return null;
    taken = null;
    const mine = ++turn;
    await new Promise((go) => setTimeout(go, PATIENCE));
    return mine === turn ? complete(one.name) : null;
  };
  const take = (choice) => {
    taken = choice;
    control.value = choice.name;
  };
  const tie = () => {
    const tied = suggest(control, { offer, take, label: one.name, empty: "Nothing is offered for that.", row: (choice) => el("span", {}, choice.name) });
    control.addEventListener("focus", tied.refresh);
    control.addEventListener("click", tied.refresh);
  };
  const read = () => (taken && taken.name === control.value ? taken.value : control.value);
  const numeric = one.type !== TEXT;
  return { control, value: () => (control.value === "" ? undefined : numeric ? Number(read()) : read()), tie: one.autocomplete ? tie : null };
}

/** A field for a component of the bot's form. `label` stands above it, `note` below. */
export function component(one, label, note) {
  const id = fresh("part");
  const [control, value] = (PARTS[one.type] ?? PARTS[4])(id, one);
  const required = one.type === 23 ? null : one.required !== false;
  return { name: one.custom_id, control, value, node: frame(id, label, required, note, control) };
}

const several = (one) => (one.max_values ?? 1) > 1;

function menu(id, one, rows) {
  const control = el("select", { id, required: one.required !== false, multiple: several(one), size: several(one) ? Math.min(8, rows.length) : false },
    several(one) ? [] : el("option", { value: "" }, one.placeholder || "Choose…"),
    rows.map((o) => el("option", { value: o.value, selected: Boolean(o.default), title: o.description }, o.label ?? o.name)));
  return [control, () => [...control.selectedOptions].map((o) => o.value).filter(Boolean)];
}

function ticks(id, one, type) {
  const name = fresh("tick");
  const control = el("div", { id, role: type === "radio" ? "radiogroup" : "group" }, one.options.map((o) =>
    el("label", { class: "tick" }, el("input", { type, name, value: o.value, checked: Boolean(o.default), required: type === "radio" && one.required !== false }), el("span", {}, o.label, o.description && el("small", { style: "display:block" }, o.description)))));
  return [control, () => [...control.querySelectorAll("input:checked")].map((o) => o.value)];
}

const PARTS = {
  3: (id, one) => menu(id, one, one.options),
  4: (id, one) => {
    const control = el(one.style === 2 ? "textarea" : "input", { id, placeholder: one.placeholder, required: one.required !== false, minlength: one.min_length, maxlength: one.max_length ?? 4000 });
    control.value = one.value ?? "";
    return [control, () => control.value];
  },
  5: (id, one) => menu(id, one, people()),
  8: (id, one) => menu(id, one, channels()),
  19: (id, one) => {
    const control = el("input", { id, type: "file", required: one.required !== false, multiple: several(one) });
    return [control, () => packed(control)];
  },
  21: (id, one) => {
    const [control, value] = ticks(id, one, "radio");
    return [control, () => value()[0] ?? null];
  },
  22: (id, one) => ticks(id, one, "checkbox"),
  23: (id, one) => {
    const control = el("input", { id, type: "checkbox", checked: Boolean(one.default), style: "width:20px;height:20px;min-height:0" });
    return [control, () => control.checked];
  },
};
