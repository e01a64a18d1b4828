"""Every rule id that code or tests cite is written once in its game's ``RULES.md``, and tests cite every
rule."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).parents[2]
GAME_FOLDERS = ROOT / "engine" / "games"
CITING = ("engine", "render", "bot", "tests/engine", "tests/laws")
"""Where ids are cited: in Python files and in the case files of tests."""
ENTRY = re.compile(r"^- \*\*([A-Z]{1,2}\d{1,2})\*\* \S", re.MULTILINE)
BOLD = re.compile(r"\*\*([A-Z]{1,2}\d{1,2})\*\*")
FAMILIES = {
    file.parent.name: {id.rstrip("0123456789") for id in ENTRY.findall(file.read_text(encoding="utf-8"))}
    for file in sorted(GAME_FOLDERS.glob("*/RULES.md"))
}
"""The letters before the number, by game. They tell to which game an id cited in shared code belongs."""


def ids(game: str, text: str) -> list[str]:
    """Return the game's rule ids in a text, in order, repetitions included."""
    return re.findall(rf"\b(?:{'|'.join(sorted(FAMILIES[game]))})\d{{1,2}}\b", text)


def rules(game: str) -> str:
    return (GAME_FOLDERS / game / "RULES.md").read_text(encoding="utf-8")


def citing() -> Iterator[str]:
    for folder in CITING:
        for kind in ("*.py", "*.txt"):
            for file in sorted((ROOT / folder).rglob(kind)):
                if file.name != "palette.txt":  # colours, not ids
                    yield file.read_text(encoding="utf-8")


@cache
def cited() -> str:
    """Return every possible rule id from all places where ids are cited, each once."""
    found = {id for text in citing() for id in re.findall(r"\b[A-Z]{1,2}\d{1,2}\b", text)}
    return " ".join(sorted(found))


@pytest.mark.parametrize("game", FAMILIES)
def test_every_cited_rule_is_written(game: str) -> None:
    written = set(ENTRY.findall(rules(game)))
    assert sorted(set(ids(game, cited())) - written) == []


@pytest.mark.parametrize("game", FAMILIES)
def test_every_written_rule_is_cited_by_a_test(game: str) -> None:
    files = [file for kind in ("*.py", "*.txt") for file in (ROOT / "tests" / "engine").rglob(kind)]
    found = {id for file in files for id in ids(game, file.read_text(encoding="utf-8"))}
    assert sorted(set(ENTRY.findall(rules(game))) - found) == []


@pytest.mark.parametrize("game", FAMILIES)
def test_no_rule_is_written_twice(game: str) -> None:
    counted = Counter(ENTRY.findall(rules(game)))
    assert [id for id, count in counted.items() if count > 1] == []
    assert sum(counted.values()) == len(BOLD.findall(rules(game))), "every id in bold begins an entry"


@pytest.mark.parametrize("game", FAMILIES)
def test_rules_refer_to_rules_that_are_written(game: str) -> None:
    """The rules contain only ids of their own game, numbered without gaps."""
    written = set(ENTRY.findall(rules(game)))
    assert set(ids(game, rules(game))) == written
    for family in FAMILIES[game]:
        numbers = [int(id.removeprefix(family)) for id in written if re.fullmatch(rf"{family}\d+", id)]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_option_is_named_in_the_rules(name: str) -> None:
    """A game in one file has its rules at the head of that file."""
    _, _, folder, *deeper = GAMES[name].__module__.split(".")
    text = rules(folder) if deeper else str(sys.modules[GAMES[name].__module__].__doc__)
    for field in dataclasses.fields(GAMES[name].Options):
        assert re.search(rf"`{field.name}\b", text), field.name


def test_each_games_rules_have_their_own_letters() -> None:
    letters = [family for families in FAMILIES.values() for family in families]
    assert {"UN", "UF", "A", "G", "C", "M", "E", "D", "B"} <= set(letters)
    assert sorted(set(letters)) == sorted(letters)
