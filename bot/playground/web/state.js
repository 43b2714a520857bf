// What this window knows: one person's view, and who and where everybody is.

export const state = {
  me: null, pinned: false, people: [], bot: { name: "", id: "", state: "starting" }, guild: { name: "" },
  channels: [], commands: [], starts: [], messages: new Map(), unread: new Map(), place: null,
  hidden: new Set(), stirred: new Set(), chance: false,
};

/** Names for ids, as Markdown needs them. */
export const know = {
  person: (id) => (id === state.bot.id ? state.bot.name : state.people.find((one) => one.id === id)?.display ?? "somebody"),
  channel: (id) => state.channels.find((one) => one.id === id)?.name ?? "a channel",
};

export const place = () => state.channels.find((one) => one.id === state.place);

export const said = (channel) => state.messages.get(channel) ?? new Map();

/** Commands as lines that can be typed: the path, its words and its options. */
export function paths() {
  const out = [];
  const walk = (command, above) => {
    const path = [...above, command.name];
    const inner = (command.options ?? []).filter((one) => one.type === 1 || one.type === 2);
    if (inner.length) inner.forEach((one) => walk(one, path));
    else out.push({ path: path.join(" "), text: command.description, options: command.options ?? [] });
  };
  state.commands.filter((one) => (one.type ?? 1) === 1).forEach((one) => walk(one, []));
  return out.sort((a, b) => a.path.localeCompare(b.path));
}
