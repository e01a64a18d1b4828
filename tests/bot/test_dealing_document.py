"""Check ``docs/dealing.md`` against the program: its test vectors, tables and tile sets."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tables.fairness import deal_again, mixed, seal
from engine import GAMES, chance, shuffled
from engine.games.domino_four.tiles import SET as FOUR
from engine.games.uno_dominos.tiles import SET as UNO
from engine.games.uno_dominos.tiles import START_DOUBLES

DOCUMENT = (Path(__file__).parents[2] / "docs" / "dealing.md").read_text(encoding="utf-8")
VECTORS: dict[str, list[dict[str, Any]]] = json.loads(DOCUMENT.split("```json\n")[1].split("```")[0])


def row_id(row: dict[str, Any]) -> str:
    return "-".join(str(row[name]) for name in ("game", "seats", "round"))


def test_seals_match_the_document() -> None:
    for row in VECTORS["seal"]:
        assert seal(row["secret"]) == row["seal"]


def test_mixed_seeds_match_the_document() -> None:
    for row in VECTORS["mix"]:
        assert mixed(row["secret"], int(row["message"])) == row["seed"]


def test_random_streams_and_shuffles_match_the_document() -> None:
    for row in VECTORS["random"]:
        rng = Random(row["text"])
        assert [rng.random() for _ in row["numbers"]] == row["numbers"]
    for row in VECTORS["shuffle"]:
        assert "".join(shuffled(row["items"], Random(row["text"]))) == row["result"]
    assert chance("tea", 0).random() == Random("tea/0").random()


@pytest.mark.parametrize("row", VECTORS["deals"], ids=row_id)
def test_deals_match_the_document(row: dict[str, Any]) -> None:
    seed = mixed(row["secret"], int(row["message"]))
    deal = deal_again(GAMES[row["game"]](**row["options"]), row["seats"], seed, row["round"] - 1)
    assert [" ".join(hand) for hand in deal.hands] == row["hands"]
    assert " ".join(deal.stock) == row["stock"]


def test_every_game_has_test_vectors() -> None:
    assert {row["game"] for row in VECTORS["deals"]} == set(GAMES)


def test_tile_sets_and_hand_sizes_match_the_document() -> None:
    four, uno = (block.split() for block in re.findall(r"```\n(.*?)```", DOCUMENT, re.DOTALL)[:2])
    assert tuple(four) == FOUR
    assert tuple(uno) == UNO
    assert f"`{' '.join(START_DOUBLES)}`" in DOCUMENT
    for game, options, sizes in (
        ("mexican-train", {}, "16, 16, 15, 14, 12, 10, 9 for 2 to 8 players"),
        ("mexican-train", {"short_game": True}, "15, 13, 10 for 2 to 4 players"),
        ("domino-4", {}, "11, 9, 7, 7, 7 for 2 to 6 players"),
    ):
        rules = GAMES[game](**options)
        dealt = [len(deal_again(rules, seats, "any", 0).hands[0]) for seats in rules.seats]
        assert sizes.startswith(", ".join(map(str, dealt)))
        assert f"{sizes} |" in DOCUMENT
