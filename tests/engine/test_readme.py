"""Test that the engine's README is true: its examples run, and it describes every public member and game."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from engine import GAMES, Game, Match, Round

README = Path(__file__).parents[2] / "engine" / "README.md"


def test_the_examples_of_the_readme_work() -> None:
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted
    assert not results.failed


def section(title: str) -> str:
    text = README.read_text(encoding="utf-8")
    return re.split(r"^##", text.split(f"# {title}\n")[1], flags=re.MULTILINE)[0]


def public(thing: type) -> set[str]:
    own = {name for name in vars(thing) if not name.startswith("_")}
    return own | {name for name in thing.__annotations__ if not name.startswith("_")}


def test_every_member_of_the_contract_is_described() -> None:
    for thing, title in ((Game, "Game"), (Round, "Round"), (Match, "Match")):
        described = set(
            re.findall(r"`(?:[A-Z]\w+\.)?(\w+)", section(title) + section("Options and editions"))
        )
        assert public(thing) - described - {"Options", "options", "rounds", "copy"} == set(), title


def test_every_game_is_in_every_table_and_has_its_rules_linked() -> None:
    text = README.read_text(encoding="utf-8")
    for name in GAMES:
        assert text.count(f"\n| `{name}` |") == 2
        assert f"\n| {name} |" in text
    links = re.findall(r"\]\(([^)]+\.md)\)", text)
    assert {(README.parent / link).resolve() for link in links} == set(README.parent.rglob("RULES.md"))
    for name, game in GAMES.items():
        _, _, folder, *deeper = game.__module__.split(".")
        assert f"](games/{folder}/RULES.md)" in text if deeper else f"](games/{folder}.py)" in text, name
