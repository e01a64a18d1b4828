"""Moves in advance on a hand: the page on which one is chosen, its confirmation, and the words for it.

The page draws the hand's usual controls, but each leads to the confirmation instead of making a move. This
module knows no game: labels come from its presenter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.language.localizer import Localizer
from bot.presentation.controls import hand_controls, lay_room
from bot.presentation.games import Act
from bot.presentation.message import (
    CHOICES,
    DETAIL,
    ROWS,
    Click,
    Control,
    MenuChoice,
    Rows,
    clip,
    make_button,
    make_menu,
    rows,
)
from bot.presentation.place_picker import Offer
from bot.presentation.text.table_facts import presenter_of, rules_of
from bot.presentation.text.text import plain_narrator
from bot.tables.state.forced_moves import ACCEPT, knows_answer
from bot.tables.state.questions import Ahead
from bot.tables.state.snapshot import Snapshot
from engine import IllegalMove, View

LEADS_TO: Mapping[str, str] = {
    "move": "aheadmove",
    "repeat": "aheadmove",
    "pick": "aheadpick",
    "hand": "ahead",
}
"""By verb of a hand's control, the verb of the same control on this page."""
MOST_LAYS = 8
"""The most buttons for moves with a tile. Below them stand a menu of all tiles and the way back."""
MOVE_ROWS = ROWS - 2
"""The rows that the moves may take."""


def room_ahead(acts: Sequence[Act]) -> int:
    """Return how many buttons the page has for moves with a tile.

    Args:
        acts: the moves without a tile.
    """
    return min(MOST_LAYS, lay_room(acts))


def acts_ahead(snapshot: Snapshot, acts: Sequence[Act], localizer: Localizer) -> list[Act]:
    """Return the moves without a tile that can be chosen: those of a turn, and to accept when asked."""
    found = [act for act in acts if not act.shout]
    if knows_answer(rules_of(snapshot)):
        found.append(Act(ACCEPT, localizer("advance-accept")))
    return found


def page_controls(
    snapshot: Snapshot,
    view: View,
    found: Offer,
    acts: Sequence[Act],
    localizer: Localizer,
    *,
    words: bool,
    faces: Mapping[str, str],
) -> Rows:
    """Return the controls of the page: the moves, a menu of all tiles, and the way back to the hand.

    Args:
        view: the owner's view as if it were their turn.
        found: the moves with a tile.
        acts: the moves without a tile, from :func:`acts_ahead`.
    """
    table, version = snapshot.table_id, snapshot.version
    drawn = hand_controls(table, version, found, acts, localizer, words=words, faces=faces, most=MOVE_ROWS)
    moves = [
        [replace(each, click=replace(each.click, verb=LEADS_TO[each.click.verb])) for each in row]
        for row in drawn
    ]
    if found.head:
        return rows(*moves)
    back = make_button(Click("hand", table, version), localizer("button-step-back"))
    return rows(*moves[:MOVE_ROWS], _tiles(snapshot, view, found, localizer), [back])


def _tiles(snapshot: Snapshot, view: View, found: Offer, localizer: Localizer) -> list[Control]:
    """Return a row with the menu of the hand's tiles, those first that fit nowhere now."""
    narrator, fitting = plain_narrator(snapshot, localizer), {move.tile for move in view.legal}
    tiles = sorted(dict.fromkeys(view.hand), key=fitting.__contains__)[:CHOICES]
    words = [clip(presenter_of(snapshot).tile(tile, narrator), DETAIL) for tile in tiles]
    choices = [MenuChoice(word, tile) for word, tile in zip(words, tiles, strict=True)]
    click = Click("aheadmove", snapshot.table_id, snapshot.version, "tile")
    return [make_menu(click, localizer("pick-advance"), choices)]


def confirm_rows(snapshot: Snapshot, move: str, localizer: Localizer) -> Rows:
    """Return the buttons that confirm a move in advance or lead back to the page."""
    table, version = snapshot.table_id, snapshot.version
    yes = make_button(Click("plan", table, version, move), localizer("button-plan"), "success")
    return rows([yes, make_button(Click("ahead", table, version), localizer("button-step-back"))])


def advance_label(snapshot: Snapshot, view: View | None, text: str, localizer: Localizer) -> str:
    """Return a move in advance in words.

    Args:
        view: the owner's view as if it were their turn; None if it is.
    """
    presenter, narrator = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    if text == ACCEPT:
        return localizer("advance-accept")
    known = [] if view is None else [*presenter.lays(view, narrator), *presenter.acts(view, narrator)]
    label = next((act.label for act in known if act.text == text), "")
    if label:
        return label
    game = rules_of(snapshot)
    if text in game.spellings:
        return localizer("advance-tile", tile=presenter.tile(game.spellings[text], narrator))
    try:
        move = game.parse(text)
    except IllegalMove:
        return text
    if not move.tile:
        return localizer(f"advance-{move.verb}") if move.verb in {"draw", "pass"} else text
    return localizer("advance-place", tile=presenter.tile(move.tile, narrator), place=move.place)


def advance_line(snapshot: Snapshot, ahead: Ahead | None, localizer: Localizer) -> str:
    """Return what a hand says about its owner's move in advance; empty if there is none."""
    if ahead is None or ahead.advance is None:
        return ""
    advance = ahead.advance
    label = advance_label(snapshot, ahead.view, advance.move, localizer)
    if advance.dropped:
        return localizer("advance-dropped", move=label, reason=advance.dropped)
    return localizer("advance-set", move=label)
