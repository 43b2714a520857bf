// The playground's page: hears what happened, keeps this person's view, shows the room.
import { $, announce, el, toast } from "./dom.js";
import * as command from "./command.js";
import { show } from "./form.js";
import * as frame from "./frame.js";
import { ask, connect } from "./link.js";
import { fill, spoken } from "./message.js";
import { place, said, state } from "./state.js";

const articles = new Map();
const box = $("messages");
let shut = () => {};
let low = true;
let height = 0;

const HEAR = {
  hello(it) {
    const stay = state.me?.id === it.me.id ? state.place : null;
    Object.assign(state, it, { messages: new Map(), unread: new Map() });
    for (const [id, list] of Object.entries(it.messages)) state.messages.set(id, new Map(list.map((m) => [m.id, m])));
    state.stirred.delete(it.me.name);
    state.place = [stay, state.place].find((id) => state.channels.some((one) => one.id === id)) ?? state.channels[0]?.id;
    frame.people();
    frame.botState();
    go(state.place, false);
    if (it.log) frame.log(it.log);
  },
  people(it) {
    state.people = it.people;
    frame.people();
    frame.channels(go);
  },
  channels(it) {
    state.channels = it.channels;
    frame.channels(go);
  },
  commands(it) {
    state.commands = it.commands;
  },
  bot(it) {
    state.bot = it.bot;
    frame.botState();
  },
  log: (it) => frame.log(it.lines),
  stir(it) {
    state.stirred.add(it.who);
    frame.people();
  },
  message: (it) => put(it.message),
  gone(it) {
    said(it.channel).delete(it.id);
    articles.get(it.id)?.remove();
    articles.delete(it.id);
    welcome();
  },
};

function put(message) {
  const channel = message.channel_id;
  if (!state.messages.has(channel)) state.messages.set(channel, new Map());
  const list = said(channel);
  const old = list.get(message.id);
  list.set(message.id, message);
  if (channel !== state.place) {
    if (!old) state.unread.set(channel, (state.unread.get(channel) ?? 0) + 1);
    frame.channels(go);
    return;
  }
  draw(message, [...list.values()].at(-2) ?? null, Boolean(old));
  welcome();
  if (low) sink();
  else if (!old) $("newest").hidden = false;
  announce(spoken(message));
}

/** Draws a message, in its old place if it has one; keeps the focus where it was. */
function draw(message, before, turned) {
  if (state.hidden.has(message.id)) return;
  const article = articles.get(message.id) ?? el("article", { "data-id": message.id });
  const focused = article.contains(document.activeElement) ? document.activeElement.dataset.part ?? "" : null;
  const above = turned && article.previousElementSibling ? said(message.channel_id).get(article.previousElementSibling.dataset.id) : before;
  fill(article, message, turned && !above ? null : above, (part, values) => use(message, part, values), dismiss);
  if (!articles.has(message.id)) box.append(article);
  articles.set(message.id, article);
  if (turned) {
    void article.offsetWidth;
    article.classList.add("turned");
  }
  if (focused !== null) (article.querySelector(`[data-part="${CSS.escape(focused)}"]:not(:disabled)`) ?? article.querySelector("[data-part]:not(:disabled)") ?? box).focus({ preventScroll: true });
}

async function use(message, part, values) {
  try {
    answered(await ask("press", { channel: message.channel_id, message: message.id, custom_id: part.custom_id, values }));
  } catch (error) {
    toast(error.message);
  }
}

function answered(answer) {
  if (answer.modal) show(answer.modal, answered);
}

function dismiss(message) {
  state.hidden.add(message.id);
  articles.get(message.id)?.remove();
  articles.delete(message.id);
  welcome();
}

/** To the newest message, and stay there while pictures arrive, until somebody scrolls up. */
function sink() {
  low = true;
  box.scrollTop = box.scrollHeight;
  $("newest").hidden = true;
}

function scrolled() {
  const at = box.scrollHeight - box.scrollTop - box.clientHeight < 90;
  if (at || box.scrollTop < height) low = at; // what grew below is no reason to stop following
  height = box.scrollTop;
  if (low) $("newest").hidden = true;
}

/** Shows a channel. */
function go(id, move = true) {
  state.place = id;
  state.unread.delete(id);
  articles.clear();
  box.replaceChildren();
  let before = null;
  for (const message of said(id).values()) {
    draw(message, before, false);
    if (!state.hidden.has(message.id)) before = message;
  }
  frame.channels(go);
  heading();
  command.where();
  welcome();
  sink();
  shut();
  if (move) $("line").focus();
}

function heading() {
  const here = place();
  $("place").textContent = here?.kind === "dm" ? `✉ ${state.bot.name}` : `${here?.kind === "thread" ? "↳ " : "# "}${here?.name ?? ""}`;
  $("topic").textContent = here?.kind === "dm" ? "Only you and the bot read this." : `${state.guild.name} · you are ${state.me.display}`;
  const buttons = here?.kind === "text" ? [el("button", { class: "chip wide", onclick: () => frame.create("thread", go, here.id) }, "New thread")] : [];
  if (here && here.kind !== "dm" && state.chance) {
    const roll = (count) => ask("chance", { channel: here.id, count }).catch((error) => toast(error.message));
    buttons.push(el("button", { class: "chip", title: "Plays one random legal move for this person", onclick: () => roll(1) }, "⚄ Random move"), el("button", { class: "chip", title: "Plays ten random legal moves for this person", onclick: () => roll(10) }, "× 10"));
  }
  $("chance").replaceChildren(...buttons);
}

/** What an empty channel says, with ways to begin. */
function welcome() {
  const old = box.querySelector(".welcome");
  const empty = ![...articles.values()].length;
  if (!empty || old) {
    if (!empty) old?.remove();
    return;
  }
  const here = place();
  if (!here) return;
  const starts = here.kind === "dm" ? [] : state.starts;
  box.append(
    el("div", { class: "welcome" }, el("img", { src: "barliman.svg", alt: "" }), el("h2", {}, here.kind === "dm" ? "Nothing was whispered yet" : "The table is free"),
      el("p", {}, "Type ", el("kbd", {}, "/"), " for everything that the bot can do. Other people sit at the tabs above; what is meant for one of them alone never reaches another’s window."),
      el("ul", {}, starts.map((one) => el("li", {}, el("button", { onclick: () => command.choose(one.path, one.options, answered, true) }, el("strong", {}, one.title), el("code", {}, one.text)))))),
  );
}

function begin() {
  frame.theme();
  shut = frame.drawer();
  frame.buildLog();
  command.build(answered);
  $("newcomer").addEventListener("click", frame.newcomer);
  $("newest").addEventListener("click", sink);
  box.addEventListener("scroll", scrolled);
  box.addEventListener("load", () => low && sink(), true);
  new ResizeObserver(() => low && sink()).observe(box);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target.closest("input, textarea, select, dialog, .menu")) return;
    $("line").focus();
  });
  connect((it) => HEAR[it.t]?.(it), (reason) => reason && toast(reason));
}

begin();
