"""Progress, locations that are explored and quests that are defeated (RULES 5)."""

from __future__ import annotations

from rules.angmar import doing, looking, values
from rules.angmar import events as ev
from rules.angmar.ending import win
from rules.angmar.leaving import explore, leave
from rules.angmar.looking import printed
from rules.angmar.moments import moment
from rules.angmar.state import Step
from rules.angmar.texts import text_of
from rules.angmar.writing import script, then
from rules.core.ledger import Ledger


def progress(t: Ledger, area: str, amount: int, *, cause: str = "") -> None:
    """Progress for the current quest: on the active location first, the rest on the quest (RULES 5.1).

    The location is explored and all that follows is done before the rest is placed (EDGE_CASES A-15). If the location
    can take none, none is placed at all, says the setting "buffer".
    """
    s = t.state
    place = looking.active(s, area)
    if amount <= 0:
        return
    if not place:
        on_quest(t, area, amount, cause=cause)
        return
    points = values.quest_points(s, place)
    room = amount if points is None else max(0, points - s.pieces[place].progress)
    if values.barred(s, "no-progress", place):
        if s.options["buffer"] == "lost":
            doing.event(t, "no progress", card=place, n=amount)
            return
        room = 0
    taken, depth = min(amount, room), len(t.state.agenda)
    on_location(t, place, taken, cause=cause)
    if amount > taken and place in t.state.pieces:
        on_quest(t, area, amount - taken, cause=cause)
    elif amount > taken:
        t.happen(ev.StepInserted(step=Step(name="progress", seat=area, card=cause, n=amount - taken), at=depth))


def on_location(t: Ledger, place: str, amount: int, *, cause: str = "") -> None:
    """Progress on one location; enough of it explores it at once, active or not (FAQ 1.18)."""
    if amount <= 0 or values.barred(t.state, "no-progress", place):
        return
    doing.mark(t, place, "progress", t.state.pieces[place].progress + amount, cause=cause)
    if explored(t, place):
        explore(t, place)


def explored(t: Ledger, place: str) -> bool:
    points = values.quest_points(t.state, place)
    return points is not None and t.state.pieces[place].progress >= points


def on_quest(t: Ledger, area: str, amount: int, *, cause: str = "") -> None:
    """Progress on the current quest, as far as effects let it be placed."""
    quest = looking.current_quest(t.state, area)
    if quest:
        on_card(t, quest, amount, cause=cause)


def on_card(t: Ledger, quest: str, amount: int, *, cause: str = "") -> None:
    """Progress on one quest card. Effects may forbid it, take some of it, cap it for the round, or use it otherwise."""
    s = t.state
    current = looking.current_quest(s, looking.area_of(s, quest)) == quest
    if values.barred(s, "no-progress", quest):
        doing.event(t, "no progress", card=quest, n=amount)
        return
    amount = _elsewhere(t, quest, amount)
    if current:
        amount -= sum(c.worth(s, src, quest) for src, c in values.acting(s, "progress-less"))
        caps = [c.worth(s, src, quest) for src, c in values.acting(s, "progress-cap")]
        if caps:
            amount = min(amount, min(caps) - s.notes.get("round:progress", 0))
    if amount <= 0:
        return
    takes = text_of(printed(s, quest).key).takes
    if takes is not None and not values.blank(s, quest) and takes(t, quest, amount):
        return
    doing.mark(t, quest, "progress", t.state.pieces[quest].progress + amount, cause=cause)
    doing.note(t, f"round:on:{quest}", amount)
    if current:
        doing.note(t, "round:progress", amount)
    moment(t, "progressed", card=quest, area=looking.area_of(t.state, quest), amount=str(amount))


def _elsewhere(t: Ledger, quest: str, amount: int) -> int:
    """Progress that must go on another card first (Forbidden Descent); gives the rest."""
    area = looking.area_of(t.state, quest)
    for source, constant in tuple(values.acting(t.state, "progress-first")):
        if source not in t.state.pieces or looking.area_of(t.state, source) != area:
            continue
        key = f"round:first:{source}"
        taken = min(amount, constant.worth(t.state, source, quest) - t.state.notes.get(key, 0))
        if taken > 0:
            doing.note(t, key, taken)
            on_location(t, source, taken)
            amount -= taken
    return amount


def lose_progress(t: Ledger, quest: str, amount: int, *, cause: str = "") -> None:
    """Progress is removed from a card; never from the active location instead of the quest (FAQ 1.05)."""
    if quest in t.state.pieces:
        doing.mark(t, quest, "progress", max(0, t.state.pieces[quest].progress - amount), cause=cause)


def done(t: Ledger, quest: str) -> bool:
    """Whether a quest card has its progress and nothing keeps it from being defeated."""
    s = t.state
    points = values.quest_points(s, quest)
    if points is None or s.pieces[quest].progress < points or values.barred(s, "undefeatable", quest):
        return False
    return printed(s, quest).kind != "quest" or not (last_stage(t, quest) and values.barred(s, "cannot-win"))


def last_stage(t: Ledger, quest: str) -> bool:
    return not looking.pile(t.state, "quest") and printed(t.state, quest).kind == "quest"


def defeat(t: Ledger, quest: str) -> None:
    """A quest is defeated: a side quest goes to the victory display, the main quest advances (RULES 5.3, 5.10)."""
    s = t.state
    area = looking.area_of(s, quest)
    if printed(s, quest).kind == "quest":
        advance(t, area)
        return
    points = values.quest_points(s, quest) or 0
    doing.event(t, "defeated", card=quest)
    if values.barred(s, "flips-when-defeated", quest):
        for card in looking.attached(s, quest):
            leave(t, card, how="discarded", cause=quest)
        doing.mark(t, quest, "progress", 0)
        doing.flip(t, quest)
    else:
        leave(t, quest, how="defeated")
    moment(t, "defeated", card=quest, area=area, points=str(points))


def advance(t: Ledger, area: str) -> None:
    """The next stage: side A is done, then it is turned over to side B. With no stage left the players have won."""
    quest = looking.main_quest(t.state, area)
    if not looking.pile(t.state, "quest"):
        win(t, "quest")
        return
    for card in looking.attached(t.state, quest):
        if values.barred(t.state, "moves-along", card):
            doing.shift(t, card, f"on:{looking.pile(t.state, 'quest')[0]}", how="attached", cause=quest)
    leave(t, quest, to="removed", how="advanced")
    doing.note(t, "game:stages")
    stage(t, area, looking.pile(t.state, "quest")[0])


def stage(t: Ledger, area: str, quest: str) -> None:
    """A quest card comes into play side A up; its setup and when revealed, then side B (core p.5, p.10)."""
    s = t.state
    number = int(looking.key_of(quest).rpartition("-")[2])
    here = s.areas.get(area)
    t.happen(ev.AreaChanged(area=area, stage=number, current=here.current if here else ""))
    doing.enter(t, quest, f"quest:{area}", how="stage")
    first = looking.first_at(t.state, area) or t.state.first
    key = looking.key_of(quest)
    then(
        t,
        *script(f"{key}/setup", card=quest, seat=first),
        *script(f"{key}/revealed", card=quest, seat=first),
        Step(name="stage.b", card=quest, seat=first),
    )


def stage_b(t: Ledger, step: Step) -> None:
    """Side B: its time counters, then its "when revealed" effects."""
    quest = step.card
    if quest not in t.state.pieces:
        return
    doing.mark(t, quest, "side", 1)
    face = printed(t.state, quest)
    if face.time:
        doing.mark(t, quest, "time", face.time)
    doing.event(t, "stage", card=quest)
    then(t, *script(f"{face.key}/revealed", card=quest, seat=step.seat))
