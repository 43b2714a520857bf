// The frame around the room: people above, channels at the left, the bot's log at the right.
import { $, askName, el, face, toast } from "./dom.js";
import { ask } from "./link.js";
import { state } from "./state.js";

const SIGNS = { text: "#", thread: "↳", dm: "✉" };

export function people() {
  const shown = state.pinned ? state.people.filter((one) => one.id === state.me.id) : state.people;
  $("people").replaceChildren(...shown.map(tab));
  $("newcomer").hidden = state.pinned;
  $("window").hidden = state.pinned;
  $("window").href = `?as=${encodeURIComponent(state.me.name)}`;
  document.title = `${state.me.display} – Barliman’s playground`;
}

function tab(one) {
  const mine = one.id === state.me.id;
  const made = el("button", { role: "tab", "aria-selected": String(mine), tabindex: mine ? "0" : "-1", class: state.stirred.has(one.name) ? "stirred" : "" }, face(one.display), el("span", {}, one.display));
  if (state.stirred.has(one.name)) made.append(el("span", { class: "unseen" }, " (has private news)"));
  made.addEventListener("click", () => !mine && be(one.name));
  made.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = state.people.findIndex((p) => p.id === one.id);
    be(state.people[(at + step + state.people.length) % state.people.length].name, true);
  });
  return made;
}

async function be(name, focus = false) {
  try {
    await ask("be", { as: name });
    if (focus) $("people").querySelector('[aria-selected="true"]')?.focus();
  } catch (error) {
    toast(error.message);
  }
}

export function channels(go) {
  const groups = [["Channels", state.channels.filter((one) => one.kind !== "dm")], ["Direct messages", state.channels.filter((one) => one.kind === "dm")]];
  const add = el("button", { class: "icon", "aria-label": "New channel", title: "New channel", onclick: () => create("channel", go) }, "+");
  const lists = groups.filter(([, list]) => list.length).map(([title, list], n) => [el("h2", {}, title, n === 0 && add), el("ul", {}, list.map((one) => channel(one, go)))]);
  $("side").replaceChildren(el("div", { class: "rooms" }, lists), self());
}

function channel(one, go) {
  const fresh = state.unread.get(one.id) ?? 0;
  const here = one.id === state.place;
  const words = one.kind === "dm" ? state.bot.name : one.name;
  return el(
    "li",
    { class: one.kind },
    el("button", { "aria-current": here ? "page" : false, class: fresh ? "fresh" : "", onclick: () => go(one.id) },
      el("span", { class: "sign", "aria-hidden": "true" }, SIGNS[one.kind]), el("span", {}, words),
      fresh ? el("span", { class: "count" }, fresh, el("span", { class: "unseen" }, " unread")) : null),
  );
}

/** Makes a channel, or a thread below `parent`. */
export async function create(kind, go, parent = null) {
  const name = await askName(kind === "thread" ? "A new thread" : "A new channel", "Name");
  if (!name) return;
  try {
    const answer = await ask(kind, { name, channel: parent });
    go(answer.channel);
  } catch (error) {
    toast(error.message);
  }
}

function self() {
  const me = state.people.find((one) => one.id === state.me.id);
  const turn = (deed, label, on) => {
    const input = el("input", { type: "checkbox", role: "switch", checked: on });
    input.addEventListener("change", () => ask(deed, { on: input.checked }).catch((error) => toast(error.message)));
    return el("label", { class: "switch" }, label, input);
  };
  return el("div", { class: "self" }, el("p", {}, face(me.display), el("span", {}, me.display, el("small", {}, `@${me.name}`))), turn("dms", "Takes direct messages", me.dms), turn("moderator", "Is a moderator", me.moderator));
}

const LEVEL = /\b(CRITICAL|ERROR|WARNING|Traceback)\b/;
const logged = [];

export function log(lines) {
  const list = $("log").querySelector("ol");
  for (const text of lines) {
    logged.push(text);
    list.append(el("li", { class: levelOf(text) }, text));
  }
  while (list.children.length > 600) list.firstChild.remove();
  list.scrollTop = list.scrollHeight;
  $("log").querySelector(".none").hidden = list.children.length > 0;
}

function levelOf(text) {
  const found = LEVEL.exec(text)?.[1];
  return found === "WARNING" ? "warning" : found ? "error" : "";
}

export function buildLog() {
  const again = el("button", { class: "chip", onclick: () => ask("restart").catch((error) => toast(error.message)) }, "Kill and restart");
  $("log").replaceChildren(
    el("header", {}, el("h2", {}, "Bot log"), el("span", { class: "state", id: "botstate" }), again),
    el("p", { class: "none" }, "The bot has said nothing yet."), el("ol", { tabindex: "0", "aria-label": "Log lines" }));
  $("logs").addEventListener("click", () => {
    $("log").hidden = !$("log").hidden;
    $("logs").setAttribute("aria-expanded", String(!$("log").hidden));
  });
}

export function botState() {
  $("botstate").textContent = state.bot.state;
  $("botstate").classList.toggle("online", state.bot.state === "online");
  $("logs").hidden = state.pinned;
}

/** Light, dark, or as the system has it; kept for the next visit. */
export function theme() {
  const set = (to) => (to ? document.documentElement.setAttribute("data-theme", to) : document.documentElement.removeAttribute("data-theme"));
  set(localStorage.getItem("theme"));
  $("theme").addEventListener("click", () => {
    const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    localStorage.setItem("theme", dark ? "light" : "dark");
    set(dark ? "light" : "dark");
  });
}

export function drawer() {
  const turn = (to) => {
    $("side").classList.toggle("open", to);
    $("drawer").setAttribute("aria-expanded", String($("side").classList.contains("open")));
  };
  $("drawer").addEventListener("click", () => turn());
  $("room").addEventListener("click", () => turn(false));
  return () => turn(false);
}

export async function newcomer() {
  const name = await askName("Another person", "Name");
  if (!name) return;
  try {
    await ask("seat", { name });
  } catch (error) {
    toast(error.message);
  }
}
