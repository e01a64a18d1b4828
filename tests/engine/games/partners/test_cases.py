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
from typing import Any

import pytest

from engine.core import Event, Round
from engine.games.partners import Partners

CASES = Path(__file__).parent / "cases"
SETTING = re.compile(r"(options|hands|stock|lead|totals|number): *(.*)")


def all_cases() -> list[Any]:
    found = []
    for file in sorted(CASES.glob("*.txt")):
        for text in file.read_text(encoding="utf-8").removeprefix("== ").split("\n== "):
            title, _, script = text.partition("\n")
            found.append(pytest.param(script, id=f"{file.stem}: {title}"))
    return found


def value(text: str) -> str | int | bool:
    if text in ("on", "off"):
        return text == "on"
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def pairs(text: str) -> dict[str, Any]:
    return {name: value(said) for name, _, said in (word.partition("=") for word in text.split())}


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


def expand(words: str) -> str:
    found: list[str] = []
    for word in words.split():
        tile, at, ends = word.partition("@")
        found += [f"{tile}@{end}" for end in ends] if at else [word]
    return " ".join(sorted(found))


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


def told(events: list[Event], wanted: str) -> bool:
    kind, _, fields = wanted.partition(" ")
    return any(
        type(event).__name__ == kind
        and all(getattr(event, name) == said for name, said in pairs(fields).items())
        for event in events
    )


@pytest.mark.parametrize("script", all_cases())
def test_case(script: str) -> None:
    lines = [line.strip() for line in script.splitlines() if line.strip()]
    given = {match[1]: match[2] for match in map(SETTING.fullmatch, lines) if match}
    game, round = begin(given)
    events = list(round.opening)
    for line in lines[len(given) :]:
        word, _, rest = line.partition(" ")
        if word == "told:":
            assert told(events, rest), f"{line}; but {events}"
        elif word == "not":
            assert not told(events, rest.removeprefix("told: ")), events
        elif word == "=":
            what, _, said = rest.partition(":")
            expected = expand(said) if what.startswith("legal") else said.strip()
            assert state(game, round, what) == expected, line
        elif word == "!":
            act, _, why = rest.partition(": ")
            seat, _, text = act.partition(" ")
            move = game.parse(text)
            assert move not in round.legal(int(seat)), f"{text} is legal"
            assert str(round.refusal(int(seat), move)) == why
        else:
            move, events = game.parse(rest), []
            assert move in round.legal(int(word)), line
            round.apply(int(word), move, events.append)
