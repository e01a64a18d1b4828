"""The table with the hand below it: each looks as it does alone."""

from __future__ import annotations

import pytest

from engine import GAMES, StackedMatch
from render import Player, Scene, word_keys
from render.paint.theme import AS_USUAL, Style
from render.tables.table import paint as paint_table
from render.tables.table_and_hand import paint


@pytest.mark.parametrize("style", [AS_USUAL, Style(contrast=True)])
def test_the_picture_is_the_table_with_the_hand_below(style: Style) -> None:
    match = StackedMatch(GAMES["block"](), [["6-1", "5-5"], ["6-4", "3-3"]], [], lead=0)
    match.play(0, "6-1@C")
    match.play(1, "6-4@W")
    view = match.round.view(0)
    scene = Scene("block", (Player("Ann"), Player("Ada")), 1, 100, {key: key for key in word_keys("block")})
    shown, felt = paint(view, scene, style), paint_table(view, scene, style)
    assert shown.width == felt.width
    assert shown.height > felt.height + 100
    top = shown.crop((0, 0, *felt.size)).convert("RGB")
    assert top.tobytes() == felt.convert("RGB").tobytes()
    assert len(shown.crop((0, felt.height, *shown.size)).convert("RGB").getcolors() or ()) > 10
