"""The words of the toy game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.faces.face import Face, Label
from rules.core.game import Question
from tests import toy


class ToyFace:
    key = "troll-bluff"

    def title(self, sight: toy.Sight, seat: str) -> str:
        return "The Troll" if seat == "troll" else seat.title()

    def question(self, sight: toy.Sight, question: Question) -> str:
        return question.text

    def label(self, sight: toy.Sight, command: Any) -> Label:
        match command:
            case toy.Choose(card=card):
                return Label(f"Card {card}", "Play a card", "Unseen until both have chosen")
            case toy.Gamble():
                return Label("Gamble", warning="The die may show a one.", icon="🎲")
            case toy.Rest():
                return Label("Rest")
            case toy.Roar():
                return Label("Roar")
        raise KeyError(command)

    def likely(self, sight: toy.Sight, tool: str, given: Mapping[str, str], param: str) -> tuple[str, ...]:
        return ()

    def say(self, sight: toy.Sight, event: Any) -> str:
        match event:
            case toy.Chose(seat=seat, card=card):
                return f"{seat.title()} chose {f'card {card}' if card else 'a card'}."
            case toy.Showed(cards=cards):
                return "Shown: " + ", ".join(f"{k.title()} {v}" for k, v in cards.items()) + "."
            case toy.Rolled(who=who, die=die):
                return f"{who.title()} rolled {die}."
            case toy.Drew(seat=seat, cards=cards):
                shown = ", ".join(str(c) for c in cards if c)
                return f"{seat.title()} drew {shown or len(cards)}."
            case toy.Marked(seat=seat, text=text):
                return f"{seat.title()} wrote {text}."
            case toy.Changed(what=what, value=value):
                return f"{what} is now {value}."
        return ""

    def headline(self, sight: toy.Sight) -> str:
        return f"Round {sight.round}"

    def board(self, sight: toy.Sight) -> str:
        rows = [f"{k.title()}: {v} points, {sight.held.get(k, 0)} cards" for k, v in sight.scores.items()]
        return "\n".join([*rows, *sight.marks])

    def picture(self, sight: toy.Sight) -> bytes:
        return b"\x89PNG\r\n\x1a\n" + f"round {sight.round}".encode()

    def alt(self, sight: toy.Sight) -> str:
        return f"The troll's cave in round {sight.round}."

    def private(self, sight: toy.Sight) -> str:
        return "Cards: " + (", ".join(str(c) for c in sight.hand) or "none")

    def foot(self, sight: toy.Sight) -> str:
        return "Nobody has ever confirmed this troll."

    def ending(self, sight: toy.Sight) -> str:
        best = max(sight.scores.items(), key=lambda kv: kv[1])
        return f"{best[0].title()} wins with {best[1]}."


FACE: Face = ToyFace()
FACES = {FACE.key: FACE}
