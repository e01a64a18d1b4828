"""The rules of both sheets, one case per rule, in ``cases/*.txt``.

A case begins with ``==``, the ids of its rules and a title. The lines that follow are::

    options: sheet=fr target=0        house rules
    hands: g9-g9 b1-r2 | r1-b7 b2-y5  domos by seat
    stock: y2-r3                      drawn from the left
    lead: 1   number: 2               as in Game.stacked
    1 r7-g8@N                         seat 1 plays this
    ! 0 draw: must-lay                seat 0 may not play this, and why
    told: Drew seat=1 count=2         an event of the last move (or of the deal) with these fields
    not told: Skipped                 no such event
    = waiting 1                       what a view shows; = hand 1: a b; = legal 1: g8-r7@NESW draw
    = owed 1: call                    the shout a seat owes
    = achieved 1 uno-called           what the last move achieved, by seat
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, Event, Round
from tests.engine.games.case_scripts import cases_in

CASES = Path(__file__).parent / "cases"
FLAGS = {"yes": True, "no": False}


def value(text: str) -> Any:
    return FLAGS.get(text, int(text) if re.fullmatch(r"-?\d+", text) else text)


def pairs(text: str) -> dict[str, Any]:
    return {name: value(said) for name, _, said in (word.partition("=") for word in text.split())}


def expand(words: str) -> list[str]:
    """``g8-r7@NS`` means two moves."""
    moves: list[str] = []
    for word in words.split():
        domo, at, arms = word.partition("@")
        moves += [f"{domo}@{arm}" for arm in arms] if at else [word]
    return sorted(moves)


class Script:
    """Plays one case, line by line."""

    def __init__(self, script: str) -> None:
        self.given: dict[str, str] = {}
        self.round: Round | None = None
        self.events: list[Event] = []
        for line in script.splitlines():
            if line.strip() and not line.startswith("#"):
                self.read(line.strip())
        assert self.round is not None, "a case plays or shows something"

    def read(self, line: str) -> None:
        given = re.fullmatch(r"(options|hands|stock|lead|number): *(.*)", line)
        if given:
            assert self.round is None, f"too late: {line}"
            self.given[given[1]] = given[2]
            return
        self.deal()
        word, _, rest = line.partition(" ")
        actions = {"!": self.refused, "=": self.shows, "told:": self.told, "not": self.not_told}
        actions.get(word, lambda rest: self.plays(int(word), rest))(rest)

    def deal(self) -> None:
        if self.round is not None:
            return
        self.game = GAMES["uno-dominos"](**pairs(self.given.get("options", "")))
        self.round = self.game.stacked(
            [hand.split() for hand in self.given["hands"].split("|")],
            self.given.get("stock", "").split(),
            lead=value(self.given["lead"]) if "lead" in self.given else None,
            number=int(self.given.get("number", "0")),
        )
        self.events = list(self.round.opening)

    def plays(self, seat: int, text: str) -> None:
        move = self.game.parse(text)
        legal = self.round.legal(seat)
        assert move in legal, (
            f"{seat} {text}: {self.round.refusal(seat, move)}; legal: {' '.join(map(str, legal))}"
        )
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
        what, _, said = rest.partition(":" if ":" in rest else " ")
        what, _, seat = what.partition(" ")
        assert getattr(self, f"see_{what}")(*([int(seat)] if seat else [])) == (
            sorted(expand(said)) if what in {"hand", "legal"} else said.strip()
        ), rest

    def see_hand(self, seat: int) -> list[str]:
        return sorted(map(str, self.round.hands[seat]))

    def see_legal(self, seat: int) -> list[str]:
        return sorted(map(str, self.round.legal(seat)))

    def see_stock(self) -> str:
        return " ".join(map(str, self.round.stock))

    def see_waiting(self) -> str:
        return " ".join(map(str, self.round.waiting()))

    def see_ends(self) -> str:
        return " ".join(f"{arm}={half}" for arm, half in self.round.view(None).ends.items())

    def see_direction(self) -> str:
        return str(self.round.view(None).direction)

    def see_pending(self) -> str:
        return str(self.round.view(None).pending)

    def see_catchable(self) -> str:
        return " ".join(map(str, self.round.view(None).must_call))

    def see_silent(self) -> str:
        return " ".join(map(str, self.round.view(None).silent))

    def see_called(self) -> str:
        return "yes" if self.round.view(None).called else "no"

    def see_owed(self, seat: int) -> str:
        return self.game.owed_shout(self.round.view(seat))

    def see_achieved(self) -> str:
        achieved = [feat for event in self.events for feat in self.game.achievements(event)]
        return " ".join(f"{seat} {name}" for seat, name in achieved)

    def see_drawn(self, seat: int) -> str:
        return self.round.view(seat).drawn

    def see_default(self, seat: int) -> str:
        return str(self.round.timeout_move(seat))

    def see_outcome(self) -> str:
        outcome = self.round.outcome()
        if outcome is None:
            return "none"
        winners = "+".join(map(str, outcome.winners)) or "nobody"
        ended = f"{outcome.reason.value} {winners} {' '.join(map(str, outcome.scores))}"
        return f"{ended}, won by {outcome.won_by.value}" if outcome.won_by else ended


@pytest.mark.parametrize("script", cases_in(CASES))
def test_case(script: str) -> None:
    Script(script)
