"""One evening: the script is played line by line, and what it expects is held against what people saw."""

from __future__ import annotations

import random
from collections.abc import Callable

from bot.playground.evening_chance import Chance
from bot.playground.evening_client import PATIENCE, Client, Failed
from bot.playground.evening_print import Paper, changes, lines
from bot.playground.evening_script import (
    Act,
    Channel,
    Dms,
    Fill,
    Line,
    Moderator,
    Never,
    Pick,
    Players,
    Press,
    Random,
    Repeat,
    Restart,
    Script,
    See,
    Slash,
    Wait,
    Words,
)
from bot.playground.evening_seen import Page, Record, Sighting, completions, form, message, naming
from bot.playground.people import Player
from bot.playground.permissions import MANAGE_MESSAGES, VIEW_CHANNEL
from bot.playground.run import Bot, Stopped
from bot.playground.watched import Watched
from bot.playground.wire import DM, LOADING, Json

CALM = 0.04  # seconds without a request after which the bot has said what it had to say
SHORT = 0.004  # how long the windows of rate limits last, in parts of Discord's


class Lookout:
    """Looks for words in what was seen from a moment on; each thing is read once."""

    def __init__(self, record: Record, moment: int, who: str | None, words: Words) -> None:
        self._record, self._at, self._who, self._words = record, moment, who, words
        self._spotted = False

    def __call__(self) -> bool:
        if not self._spotted:
            self._spotted = self._record.shown(self._at, self._who, self._words)
            self._at = len(self._record.sightings)
        return self._spotted


class Evening:
    """`failures`: a text for each line that did not go as written, with its number, what was expected and seen."""

    def __init__(self, script: Script, standin: Watched, bot: Bot, paper: Paper) -> None:
        self.script, self.standin, self.bot, self.paper = script, standin, bot, paper
        self.client = Client(standin, script.folder)
        self.client.on_form = lambda p, modal: self._alone(p, "modal", form(modal, self._named))
        self.client.on_offer = lambda p, option, choices: self._alone(p, "autocomplete", completions(option, choices))
        self.record = Record(hear=paper.saw)
        self.failures: list[str] = []
        self._people = {p.name: p for p in standin.players.values()}
        self._pages: dict[str, Page] = {}  # by message: what it showed last
        self._named = naming(self._name)
        self._now = self._last = 0  # moments of the last action and of the one before
        self._number = 0
        self._nevers: list[Line] = []
        self._chances: dict[int, Chance] = {}
        standin.listeners.append(self._heard)
        self._guild = next(iter(standin.guilds))
        self.client.place = standin.guilds[self._guild]["channels"][0]["id"]

    # ---------------------------------------------------------------- playing
    async def play(self) -> list[str]:
        """Plays the script; a line that cannot be done ends it, an expectation that does not hold does not."""
        for line in self.script.lines:
            self.paper.line(line)
            try:
                await self.do(line)
            except (Failed, Stopped) as e:
                self._fail(line, str(e))
                break
            self._refused(line)
        await self._close()
        return self.failures

    async def do(self, line: Line) -> None:
        """Does what one line says. Raises Failed or Stopped; an expectation that does not hold is only noted."""
        self._number = line.number
        match line.says:
            case Players(names):
                self._people |= {n: self.standin.add_user(n) for n in names}
            case Moderator(name):
                self._people[name].permissions |= MANAGE_MESSAGES
            case Channel(name):
                await self._enter(name)
            case Dms(name, is_open):
                self._people[name].accepts_dms = is_open
            case See(who, words):
                await self._see(line, who, words)
            case Never():
                self._nevers.append(line)
            case Repeat():
                self._begin()
                await self._repeat(line, line.says)
            case act:
                self._begin()
                await self._act(line, act)

    def _begin(self) -> None:
        self._last, self._now = self._now, len(self.record.sightings)

    async def _enter(self, name: str) -> None:
        known = (c for c in self.standin.channels.values() if c.get("name") == name)
        c = next(known, None) or await self.standin.add_channel(self._guild, name)
        self.client.place = c["id"]

    async def _act(self, line: Line, act: Act, enough: Callable[[], bool] = bool) -> None:
        client, people = self.client, self._people
        match act:
            case Slash(who, path, options, ask=True):
                await client.ask(people[who], path, options, list(options)[-1])
            case Slash(who, path, options):
                await client.slash(people[who], path, options)
            case Press(who, label):
                await client.press(people[who], label)
            case Pick(who, label, texts):
                await client.pick(people[who], label, texts)
            case Fill(who, values):
                await client.fill(people[who], values)
            case Random():
                await self._random(line, act, enough)
                return
            case Restart():
                await self.standin.quiet(CALM)
                await self.bot.kill()
                await self.bot.start()
            case Wait(seconds):
                await self.standin.clock.advance(seconds)
        await self.standin.quiet(CALM)
        if not self.bot.running:
            raise Stopped(f"The bot has ended. Its last words:\n{self.bot.last_words()}")

    async def _random(self, line: Line, act: Random, enough: Callable[[], bool]) -> None:
        chance = self._chances.setdefault(line.number, Chance(self.client, random.Random(act.seed)))
        done = await chance.acts([self._people[n] for n in act.players], act.count, enough)
        if done < act.count:
            self.paper.note(f"({done} of {act.count} acts: there is nothing left to do)")
        if act.count > 1:
            await self.standin.quiet(CALM)

    async def _repeat(self, line: Line, says: Repeat) -> None:
        seen = Lookout(self.record, self._last, None, says.until)
        for _ in range(says.most):
            if seen():
                break
            await self._act(line, says.act, seen)
        if not await self.standin.until(seen, PATIENCE):
            raise Failed(
                f"expected that everybody sees {says.until} within {says.most} times; seen last:\n{self._tail(None)}"
            )
        await self.standin.quiet(CALM)

    # ---------------------------------------------------------------- judging
    async def _see(self, line: Line, who: str | None, words: Words) -> None:
        if not await self.standin.until(Lookout(self.record, self._now, who, words), PATIENCE):
            reader = f"{who} alone sees" if who else "everybody sees"
            self._fail(line, f"expected that {reader} {words}; seen since the last action:\n{self._tail(who)}")

    def _tail(self, who: str | None, most: int = 12) -> str:
        seen = self.record.since(self._now, who)
        tail = [f"({s.via}) {text}" for s in seen for text in changes(s.page, s.before)]
        return "\n".join(tail[-most:]) or "nothing"

    def _refused(self, line: Line) -> None:
        for v in self.standin.violations:
            about = {k: v.get(k) for k in ("message", "errors") if v.get(k)}
            self._fail(line, f"the bot sent a malformed request: {v['method']} {v['path']}: {about}\n{v.get('body')}")
        self.standin.violations.clear()

    async def _close(self) -> None:
        """What was never to be seen is judged when everything has been said: a calm end lets the bot say the rest."""
        await self.standin.quiet(CALM)
        await self.bot.stop()
        if self.script.lines:
            self._refused(self.script.lines[-1])
        for line in self._nevers:
            if isinstance(line.says, Never):
                self._judge(line, line.says)

    def _judge(self, line: Line, never: Never) -> None:
        for s in self.record.sightings:
            if s.seen_by(never.who) and s.page.shows(never.words):
                found = next((t for t in lines(s.page) if never.words.found(t)), s.page.text[:200])
                told = f"seen at line {s.line} ({s.via}):\n{found}"
                self._fail(line, f"expected that {never.who} never sees {never.words}; {told}")
                return

    def _fail(self, line: Line, text: str) -> None:
        self.failures.append(f"line {line.number}: {line.source}\n{text}")
        self.paper.failure(self.failures[-1])

    # ---------------------------------------------------------------- hearing
    def _heard(self, what: str, m: Json) -> None:
        if what != "message" or (m["flags"] & LOADING and not (m["content"] or m["components"] or m["embeds"])):
            return
        page, before = message(m, self._named), self._pages.get(m["id"])
        if page == before:
            return
        self._pages[m["id"]] = page
        channel, alone = self.standin.channels[m["channel_id"]], m["id"] in self.standin.private_to
        direct = channel["type"] == DM
        via = "edit" if before else "ephemeral" if alone else "dm" if direct else "message"
        where = "DM" if direct else f"#{channel['name']}"
        self.record.add(Sighting(self._number, self._viewers(m, channel), via, where, page, before))

    def _viewers(self, m: Json, channel: Json) -> frozenset[str] | None:
        w = self.standin
        owner = w.private_to.get(m["id"])
        able = [p.name for p in w.players.values() if owner in (None, p.id) and w.may(p, channel) & VIEW_CHANNEL]
        return None if owner is None and len(able) == len(w.players) else frozenset(able)

    def _alone(self, p: Player, via: str, page: Page) -> None:
        channel = self.standin.channels[self.client.place]
        self.record.add(Sighting(self._number, frozenset({p.name}), via, f"#{channel.get('name', 'DM')}", page))

    def _name(self, id_: str) -> str | None:
        w = self.standin
        if id_ in w.players:
            return str(w.players[id_].user["global_name"])
        return "Barliman" if id_ == w.bot_id else (w.channels.get(id_) or {}).get("name")
