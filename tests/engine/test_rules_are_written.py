"""Every rule id that code or tests cite is written in its game's ``RULES.md``, once; tests cite them all."""

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
"""Where ids are cited: in Python and in the cases that tests read."""
ENTRY = re.compile(r"^- \*\*([A-Z]{1,2}\d{1,2})\*\* \S", re.MULTILINE)
BOLD = re.compile(r"\*\*([A-Z]{1,2}\d{1,2})\*\*")
FAMILIES = {
    file.parent.name: {id.rstrip("0123456789") for id in ENTRY.findall(file.read_text(encoding="utf-8"))}
    for file in sorted(GAME_FOLDERS.glob("*/RULES.md"))
}
"""The letters before the number, by game: an id cited in shared code tells by them whose it is."""


def ids(game: str, text: str) -> list[str]:
    """The game's rule ids in a text, in order, however often they are there."""
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
    """All that might be a rule id wherever ids are cited, each once."""
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
    """What is written is the game's own, without a gap in the numbers, and refers to nothing else."""
    written = set(ENTRY.findall(rules(game)))
    assert set(ids(game, rules(game))) == written
    for family in FAMILIES[game]:
        numbers = [int(id.removeprefix(family)) for id in written if re.fullmatch(rf"{family}\d+", id)]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_option_is_named_in_the_rules(name: str) -> None:
    """In its ``RULES.md``; a game of one file has its rules at the head of it."""
    _, _, folder, *deeper = GAMES[name].__module__.split(".")
    text = rules(folder) if deeper else str(sys.modules[GAMES[name].__module__].__doc__)
    for field in dataclasses.fields(GAMES[name].Options):
        assert re.search(rf"`{field.name}\b", text), field.name


def test_letters_tell_whose_a_rule_is() -> None:
    letters = [family for families in FAMILIES.values() for family in families]
    assert {"UN", "UF", "A", "G", "C", "M", "E", "D", "B"} <= set(letters)
    assert sorted(set(letters)) == sorted(letters)
