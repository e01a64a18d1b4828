"""The rules of the sheet, one case per rule, in ``cases/*.txt``.

A case begins with ``==``, the ids of its rules and a title. The lines that follow are::

    options: short_game=yes           house rules
    hands: 12-5 7-3 | 12-6 5-4        tiles by seat
    stock: 9-9 12-1                   drawn from the left
    lead: 1   number: 2               as in Game.stacked
    1 12-6@M                          seat 1 plays this
    ! 0 draw: must-lay                seat 0 may not play this, and why
    told: Drew seat=1 tile=9-9        an event of the last move (or of the deal) with these fields
    not told: Stuck                   no such event
    = waiting: 1                      the state now; = hand 1: 12-6 5-4; = legal 1: 12-6@T1,M draw
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine.core import Event
from engine.games.mexican_train import MexicanTrain, TrainRound
from tests.engine.games.case_scripts import cases_in

CASES = Path(__file__).parent / "cases"
WORDS = {"yes": True, "no": False}


def value(text: str) -> Any:
    return WORDS.get(text, int(text) if text.isdigit() else text)


def pairs(text: str) -> dict[str, Any]:
    return {name: value(said) for name, _, said in (word.partition("=") for word in text.split())}


def expand(words: str) -> list[str]:
    """``12-6@T1,M`` means two moves."""
    moves: list[str] = []
    for word in words.split():
        tile, at, trains = word.partition("@")
        moves += [f"{tile}@{train}" for train in trains.split(",")] if at else [word]
    return sorted(moves)


class Script:
    """Plays one case, line by line."""

    def __init__(self, script: str) -> None:
        lines = [line.strip() for line in script.splitlines() if line.strip()]
        given = {}
        while match := re.fullmatch(r"(options|hands|stock|lead|number): *(.*)", lines[0]):
            given[match[1]] = match[2]
            del lines[0]
        self.game = MexicanTrain(**pairs(given.get("options", "")))
        self.round: TrainRound = self.game.stacked(
            [hand.split() for hand in given["hands"].split("|")],
            given.get("stock", "").split(),
            lead=int(given["lead"]) if "lead" in given else None,
            number=int(given.get("number", "0")),
        )
        self.events = list(self.round.opening)
        for line in lines:
            self.read(line)

    def read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        steps = {"!": self.refused, "=": self.shows, "told:": self.told, "not": self.not_told}
        steps.get(word, lambda text: self.plays(int(word), text))(rest)

    def plays(self, seat: int, text: str) -> None:
        move = self.game.parse(text)
        legal = self.round.legal(seat)
        assert move in legal, f"{text}: {self.round.refusal(seat, move)}; legal: {' '.join(map(str, legal))}"
        self.events = []
        self.round.apply(seat, move, self.events.append)

    def refused(self, rest: str) -> None:
        act, _, why = rest.partition(": ")
        seat, text = act.split()
        move = self.game.parse(text)
        assert move not in self.round.legal(int(seat)), f"{text} is legal"
        assert str(self.round.refusal(int(seat), move)) == why

    def matching(self, rest: str) -> list[Event]:
        kind, _, fields = rest.partition(" ")
        wanted = pairs(fields)
        return [
            event
            for event in self.events
            if type(event).__name__ == kind
            and all(getattr(event, name) == said for name, said in wanted.items())
        ]

    def told(self, rest: str) -> None:
        assert self.matching(rest), f"not told: {rest}; but {self.events}"

    def not_told(self, rest: str) -> None:
        assert not self.matching(rest.removeprefix("told: ")), self.events

    def shows(self, rest: str) -> None:
        what, _, said = rest.partition(":")
        what, _, seat = what.partition(" ")
        wanted = expand(said) if what in {"hand", "legal"} else said.strip()
        assert getattr(self, f"see_{what}")(*([int(seat)] if seat else [])) == wanted, rest

    def see_hand(self, seat: int) -> list[str]:
        return sorted(self.round.hands[seat])

    def see_legal(self, seat: int) -> list[str]:
        return sorted(map(str, self.round.legal(seat)))

    def see_default(self, seat: int) -> str:
        return str(self.round.timeout_move(seat))

    def see_drawn(self, seat: int) -> str:
        return self.round.view(seat).drawn

    def see_stock(self) -> str:
        return " ".join(self.round.stock)

    def see_waiting(self) -> str:
        return " ".join(map(str, self.round.waiting()))

    def see_ends(self) -> str:
        return " ".join(f"{place}={number}" for place, number in self.round.view(None).ends.items())

    def see_markers(self) -> str:
        return " ".join(map(str, self.round.view(None).markers))

    def see_open_double(self) -> str:
        return str(self.round.view(None).open_double)

    def see_extra_owed(self) -> str:
        return str(self.round.view(None).extra_owed)

    def see_outcome(self) -> str:
        outcome = self.round.outcome()
        if outcome is None:
            return "none"
        winners = "+".join(map(str, outcome.winners))
        return f"{outcome.reason.value} {winners} {' '.join(map(str, outcome.scores))}"


@pytest.mark.parametrize("script", cases_in(CASES))
def test_case(script: str) -> None:
    Script(script)
