"""The rules of Partner Dominoes, one case each, in ``cases/*.txt``.

A case begins with ``==``, the ids of its rules and a title. The lines that follow are::

    options: target=50            house rules; preset=haitian means all of a preset's
    hands: 6-4 1-0 | 4-2 | ...    tiles by seat
    lead: 1                       as in Game.stacked, like totals: 90 0 90 0, number: 2 and stock: 9-9
    1 6-1@W                       seat 1 plays this
    ! 0 pass: must-lay tile=6-6   seat 0 may not play this, and why
    told: Passed seat=1           an event of the last move (or of the deal) with these fields
    not told: Blocked             no such event
    = ends: W=6 E=1               the state now; ``6-6@WE`` means two moves
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core import Round
from engine.games.partners import Partners
from tests.engine.games.case_scripts import cases_in, check, pairs

CASES = Path(__file__).parent / "cases"
SETTING = re.compile(r"(options|hands|stock|lead|totals|number): *(.*)")


def rule_book(text: str) -> Partners:
    options = pairs(text)
    preset = Partners.presets[options.pop("preset", "international")]
    if "redeal" in options:
        options["redeal"] = str(options["redeal"])
    return Partners(**{**preset, **options})


def begin(given: dict[str, str]) -> tuple[Partners, Round]:
    game = rule_book(given.get("options", ""))
    hands = [hand.split() for hand in given["hands"].split("|")]
    totals = [int(total) for total in given["totals"].split()] if "totals" in given else None
    return game, game.stacked(
        hands,
        given.get("stock", "").split(),
        lead=int(given["lead"]) if "lead" in given else None,
        number=int(given.get("number", 0)),
        totals=totals,
    )


def outcome(round: Round) -> str:
    end = round.outcome()
    if end is None:
        return "none"
    winners = "+".join(map(str, end.winners)) or "nobody"
    return " ".join([end.reason.value, winners, *map(str, end.scores)])


def parts(round: Round, seat: int) -> str:
    end = round.outcome()
    assert end is not None
    return ", ".join(
        f"{part.name} {part.points}" + ("" if part.seat is None else f" of {part.seat}")
        for part in end.parts[seat]
    )


def state(game: Partners, round: Round, what: str) -> str:
    """Return the current value of ``what``: a name, possibly followed by a seat."""
    name, _, said = what.partition(" ")
    seat = int(said) if said else None
    view = round.view(seat)
    shown = {
        "legal": lambda: " ".join(sorted(map(str, view.legal))),
        "hand": lambda: " ".join(view.hand),
        "sizes": lambda: " ".join(map(str, view.hand_sizes)),
        "default": lambda: str(round.timeout_move(int(said))),
        "ends": lambda: " ".join(f"{end}={pips}" for end, pips in view.ends.items()),
        "waiting": lambda: " ".join(map(str, view.waiting)),
        "scores": lambda: " ".join(map(str, view.round_scores)),
        "voids": lambda: " ".join(pips or "-" for pips in view.voids),
        "partners": lambda: " ".join(map(str, view.partners)),
        "next": lambda: str(game.next_lead(round)),
        "outcome": lambda: outcome(round),
        "parts": lambda: parts(round, int(said)),
    }
    return shown[name]()


@pytest.mark.parametrize("script", cases_in(CASES))
def test_case(script: str) -> None:
    check(script, SETTING, begin, state)
