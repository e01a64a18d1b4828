"""Cases of rules in notation: how they stand in files, and how All Fives and Partner Dominoes play them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core import Event, Game, Round

FLAGS = {"on": True, "off": False}


def cases_in(folder: Path) -> list[Any]:
    """Return the cases of all files of a folder as test parameters. Each begins with ``==`` and a title."""
    found = []
    for file in sorted(folder.glob("*.txt")):
        for text in file.read_text(encoding="utf-8").split("\n== "):
            title, _, script = text.removeprefix("== ").partition("\n")
            found.append(pytest.param(script, id=f"{file.stem}: {title}"))
    return found


def value(text: str) -> str | int | bool:
    """Return a value of an option or of an event's field."""
    return FLAGS.get(text, int(text) if re.fullmatch(r"-?\d+", text) else text)


def pairs(text: str) -> dict[str, Any]:
    """Return the values of ``name=value name=value``."""
    return {name: value(said) for name, _, said in (word.partition("=") for word in text.split())}


def expand(words: str) -> str:
    """Return moves in order: ``6-6@WE`` means two moves."""
    found: list[str] = []
    for word in words.split():
        tile, at, ends = word.partition("@")
        found += [f"{tile}@{end}" for end in ends] if at else [word]
    return " ".join(sorted(found))


def told(events: list[Event], wanted: str) -> bool:
    """Return whether there is an event of a kind with these fields."""
    kind, _, fields = wanted.partition(" ")
    return any(
        type(event).__name__ == kind
        and all(getattr(event, name) == said for name, said in pairs(fields).items())
        for event in events
    )


def check(
    script: str,
    settings: re.Pattern[str],
    begin: Callable[[dict[str, str]], tuple[Game, Round]],
    state: Callable[[Game, Round, str], str],
) -> None:
    """Play a case line by line, and assert what it says.

    Args:
        settings: matches the lines before the first move, with their name and value as groups.
        begin: returns the game and the round that these lines describe.
        state: returns the current value of what a line with ``=`` names.
    """
    lines = [line.strip() for line in script.splitlines() if line.strip()]
    given = {match[1]: match[2] for match in map(settings.fullmatch, lines) if match}
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
