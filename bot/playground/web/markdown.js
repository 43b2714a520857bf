// Discord's Markdown as elements. Text never becomes HTML: every piece is a text node.
import { el } from "./dom.js";

const INLINE = [
  [/^\\([\\`*_~|>#\-[\](){}.!<:@+])/, (m) => m[1]],
  [/^``(.+?)``(?!`)/s, (m) => el("code", {}, m[1].trim())],
  [/^`([^`]+)`/, (m) => el("code", {}, m[1])],
  [/^\*\*\*(?=\S)(.+?)\*\*\*/s, (m, know) => el("strong", {}, el("em", {}, inline(m[1], know)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, know) => el("strong", {}, inline(m[1], know))],
  [/^__(.+?)__(?!_)/s, (m, know) => el("u", {}, inline(m[1], know))],
  [/^\*(?!\s)((?:\*\*|\\.|[^*])+?)\*(?!\*)/s, (m, know) => el("em", {}, inline(m[1], know))],
  [/^_((?:__|\\.|[^_])+?)_(?![\p{L}\p{N}_])/su, (m, know) => el("em", {}, inline(m[1], know))],
  [/^~~(.+?)~~(?!~)/s, (m, know) => el("s", {}, inline(m[1], know))],
  [/^\|\|(.+?)\|\|/s, (m, know) => spoiler(inline(m[1], know))],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m, know) => link(m[2], inline(m[1], know))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]}!?*_~|]/, (m) => link(m[0], m[0])],
  [/^<@!?(\d+)>/, (m, know) => mention("@" + know.person(m[1]))],
  [/^<#(\d+)>/, (m, know) => mention("#" + know.channel(m[1]))],
  [/^<@&\d+>/, () => mention("@role")],
  [/^<\/([^:>]+):\d+>/, (m) => mention("/" + m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] || "f")],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^@(?:everyone|here)\b/, (m) => mention(m[0])],
];
const SPECIAL = /[\\`*_~|[<@h]/;

const link = (url, words) => el("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
const mention = (text) => el("span", { class: "mention" }, text);

function spoiler(words) {
  const made = el("button", { class: "spoiler", "aria-label": "Spoiler: press to read", "aria-expanded": "false" }, el("span", {}, words));
  made.addEventListener("click", () => {
    made.classList.add("open");
    made.removeAttribute("aria-label");
    made.setAttribute("aria-expanded", "true");
  });
  return made;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(undefined, STYLES.F).format(when);
  let text = full;
  if (style === "R") {
    const away = seconds - Date.now() / 1000;
    const [unit, length] = UNITS.find(([, size]) => Math.abs(away) >= size) || UNITS.at(-1);
    text = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.round(away / length), unit);
  } else text = new Intl.DateTimeFormat(undefined, STYLES[style]).format(when);
  return el("time", { datetime: when.toISOString(), title: full }, text);
}

/** Text within a line as nodes and strings. `know` names people and channels by id. */
export function inline(text, know) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = SPECIAL.test(text[at]) && match(text, at);
    if (found) {
      if (plain) out.push(plain);
      plain = "";
      out.push(found[1](found[0], know));
      at += found[0][0].length;
    } else plain += text[at++];
  }
  if (plain) out.push(plain);
  return out;
}

function match(text, at) {
  const word = at > 0 && /[\p{L}\p{N}_]/u.test(text[at - 1]);
  if (word && (text[at] === "_" || text[at] === "h")) return null;
  const rest = text.slice(at);
  for (const [pattern, make] of INLINE) {
    const m = pattern.exec(rest);
    if (m) return [m, make];
  }
  return null;
}

const BULLET = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

/** A whole text as one element: headings, lists, quotes, code, small print and paragraphs. */
export function markdown(text, know) {
  return el("div", { class: "md" }, blocks(text.split("\n"), know));
}

function blocks(lines, know) {
  const out = [];
  let at = 0;
  let plain = [];
  const flush = () => {
    while (plain.length && !plain[0].trim()) plain.shift();
    while (plain.length && !plain.at(-1).trim()) plain.pop();
    if (plain.length) out.push(el("p", {}, inline(plain.join("\n"), know)));
    plain = [];
  };
  while (at < lines.length) {
    const [made, next] = block(lines, at, know);
    if (made) {
      flush();
      out.push(made);
      at = next;
    } else plain.push(lines[at++]);
  }
  flush();
  return out;
}

function block(lines, at, know) {
  const line = lines[at];
  let m;
  if (line.startsWith("```")) return fence(lines, at);
  if ((m = /^(#{1,3})\s+(.+)$/.exec(line))) return [el(`h${m[1].length + 1}`, {}, inline(m[2], know)), at + 1];
  if ((m = /^-#\s+(.+)$/.exec(line))) return [el("small", {}, inline(m[1], know)), at + 1];
  if ((m = /^>>>\s?(.*)$/.exec(line))) return [el("blockquote", {}, blocks([m[1], ...lines.slice(at + 1)], know)), lines.length];
  if (/^>\s/.test(line) || line === ">") {
    let end = at;
    while (end < lines.length && /^>(\s|$)/.test(lines[end])) end++;
    return [el("blockquote", {}, blocks(lines.slice(at, end).map((quoted) => quoted.replace(/^>\s?/, "")), know)), end];
  }
  if (BULLET.test(line)) return list(lines, at, know);
  return [null, at];
}

function fence(lines, at) {
  const closed = lines[at].length > 5 && lines[at].endsWith("```");
  let end = at + 1;
  if (!closed) while (end < lines.length && !lines[end].trimEnd().endsWith("```")) end++;
  if (!closed && end >= lines.length) return [null, at];
  const all = (closed ? lines[at] : lines.slice(at, end + 1).join("\n")).replace(/^```/, "").replace(/```\s*$/, "");
  const code = closed ? all : all.replace(/^[\w+-]*\n/, "").replace(/\n$/, "");
  return [el("pre", { tabindex: "0" }, el("code", {}, code)), end + (closed ? 0 : 1)];
}

function list(lines, at, know) {
  const first = BULLET.exec(lines[at]);
  const depth = first[1].length;
  const made = first[2] ? el("ol", { start: first[2] }) : el("ul");
  while (at < lines.length) {
    const m = BULLET.exec(lines[at]);
    if (!m || m[1].length < depth || Boolean(m[2]) !== Boolean(first[2])) break;
    if (m[1].length > depth + 1 && made.lastChild) {
      const [inner, next] = list(lines, at, know);
      made.lastChild.append(inner);
      at = next;
    } else {
      made.append(el("li", {}, inline(m[3], know)));
      at++;
    }
  }
  return [made, at];
}
