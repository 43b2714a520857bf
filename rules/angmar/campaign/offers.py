"""Boons that are offered to players, as words of card texts."""

from __future__ import annotations

from rules.angmar.campaign.begin import PERMANENT, boon_of, bring, give, key, log_of, put_on, to_pool, write
from rules.angmar.facts import FACES
from rules.angmar.looking import heroes, printed
from rules.angmar.state import Step
from rules.angmar.texts import If, Word, Words
from rules.angmar.words import act, choose, option, when
from rules.core.ledger import Ledger


def _free(number: str) -> If:
    """Nobody has taken the boon in this campaign."""
    return lambda s, _: s.log is not None and number not in s.log.pool


def _remember(number: str) -> Word:
    return act(lambda _, __: {"number": number})


def _offer(text: str, numbers: tuple[str, ...], *taken: Word) -> Word:
    """One of these boons that nobody has taken, or none; the words find its number in `env`."""
    choices: dict[str, tuple[If | None, Words]] = {"None": (None, ())}
    for number in numbers:
        choices[FACES[key(number)].name] = (_free(number), (_remember(number), *taken))
    return option(text, choices, who="you")


def _into_hand(t: Ledger, f: Step) -> None:
    bring(t, boon_of(t, f.seat, f.env["number"]), f"hand:{f.seat}")
    give(t, f.seat, f.env["number"])


def offer_to_hand(text: str, numbers: tuple[str, ...]) -> Word:
    """You may take one of them into your hand; it joins the campaign and your deck."""
    return _offer(text, numbers, act(_into_hand))


def _fix(t: Ledger, f: Step) -> None:
    """What its Setup says beyond that is only done in later setups."""
    hero = printed(t.state, f.env["chosen"]).name
    write(t, boons={**log_of(t).boons, f.env["number"]: hero})
    to_pool(t, f.env["number"])
    put_on(t, f.env["number"], hero)


def offer_permanent(text: str) -> Word:
    """You may take one of the permanent boons for one of your heroes, to whom it stays fixed (RULES 11.6)."""
    hero = choose(lambda s, f: heroes(s, f.seat), "For which of your heroes?")
    return when(lambda s, f: bool(heroes(s, f.seat)), _offer(text, PERMANENT, hero, act(_fix)))
