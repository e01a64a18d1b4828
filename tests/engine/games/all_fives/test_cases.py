"""The rules of the sheet and our rulings, one case each, in ``cases/*.txt``.

A case begins with ``==``, the ids of its rules and a title. The lines that follow are::

    options: target=50        house rules
    hands: 6-4 1-0 | 4-2 3-3  tiles by seat
    stock: 5-5                drawn from the left
    lead: 1                   as in Game.stacked, like totals: 90 0
    1 6-1@W                   seat 1 plays this
    ! 0 draw: must-lay tile=6-6   seat 0 may not play this, and why
    told: Drew seat=1         an event of the last move (or of the deal) with these fields
    not told: Scored          no such event
    = count: 10               the state now; ``6-6@WE`` means two moves
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core import Game, Round
from engine.games.all_fives import AllFives
from tests.engine.games.case_scripts import cases_in, check, pairs

CASES = Path(__file__).parent / "cases"
SETTING = re.compile(r"(options|hands|stock|lead|totals): *(.*)")


def begin(given: dict[str, str]) -> tuple[AllFives, Round]:
    game = AllFives(**pairs(given.get("options", "")))
    hands = [hand.split() for hand in given["hands"].split("|")]
    totals = [int(total) for total in given["totals"].split()] if "totals" in given else None
    lead = int(given["lead"]) if "lead" in given else None
    return game, game.stacked(hands, given.get("stock", "").split(), lead=lead, totals=totals)


def outcome(round: Round) -> str:
    end = round.outcome()
    if end is None:
        return "none"
    return " ".join([end.reason.value, *map(str, end.winners), *map(str, end.scores)])


def state(game: Game, round: Round, what: str) -> str:
    """Return the current value of ``what``: a name, possibly followed by a seat."""
    name, _, said = what.partition(" ")
    seat = int(said) if said else None
    view = round.view(seat)
    shown = {
        "legal": lambda: " ".join(sorted(map(str, view.legal))),
        "hand": lambda: " ".join(round.hands[int(said)]),
        "stock": lambda: " ".join(round.stock),
        "default": lambda: str(round.timeout_move(int(said))),
        "ends": lambda: " ".join(f"{arm}={half}" for arm, half in view.ends.items()),
        "waiting": lambda: " ".join(map(str, view.waiting)),
        "scores": lambda: " ".join(map(str, view.round_scores)),
        "lacks": lambda: " ".join(pips or "-" for pips in view.lacks),
        "worth": lambda: " ".join(f"{arm}={adds}" for arm, adds in view.worth.items()),
        "made": lambda: str(view.made),
        "count": lambda: str(view.count),
        "outcome": lambda: outcome(round),
    }
    return shown[name]()


@pytest.mark.parametrize("script", cases_in(CASES))
def test_case(script: str) -> None:
    check(script, SETTING, begin, state)
