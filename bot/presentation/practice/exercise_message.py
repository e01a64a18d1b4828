"""The hand of a puzzle or lesson, and the names of its moves.

It is the hand of any table, but its controls carry verbs of their own. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.language.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.controls import NO_FACES
from bot.presentation.games import Act
from bot.presentation.hand.hand_message import distinct, hand_message
from bot.presentation.hand.hand_order import reordered
from bot.presentation.message import Click, Control, Message
from bot.presentation.text.table_facts import presenter_of, rules_of
from bot.presentation.text.text import plain_narrator
from bot.tables.state.snapshot import Snapshot
from engine import Seat, View
from engine.players.puzzles import equals


def exercise_hand(
    snapshot: Snapshot,
    seat: Seat,
    localizer: Localizer,
    settings: UserSettings,
    *,
    click: Click,
    note: str = "",
    picked: str = "",
    judging: bool = True,
    faces: Mapping[str, str] = NO_FACES,
) -> Message:
    """Return a person's hand with the table above it.

    Args:
        click: the verb in front of each control's own verb, and the table and version that replace the
            control's.
        note: a text at the top.
        picked: the step taken last on the way to a move; empty on the first page.
        judging: whether buttons show what a move scores.
        faces: emoji for buttons, by tile.
    """
    shown = hand_message(
        snapshot,
        seat,
        localizer,
        settings,
        note=note,
        picked=picked,
        alone=True,
        judging=judging,
        faces=faces,
    )
    return replace(
        shown, controls=tuple(tuple(_asking(each, click) for each in row) for row in shown.controls)
    )


def _asking(control: Control, click: Click) -> Control:
    own = control.click
    return replace(control, click=replace(click, verb=f"{click.verb}{own.verb}", argument=own.argument))


def own_view(snapshot: Snapshot, seat: Seat, settings: UserSettings) -> View:
    """Return a person's view, with the tiles in the order of their hand."""
    return reordered(snapshot.views[seat], settings.order, snapshot.game)


def act_for(snapshot: Snapshot, view: View, move: str, localizer: Localizer) -> Act:
    """Return the act on the hand that makes a move, or an equal one."""
    presenter, plain = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    same = equals(rules_of(snapshot), view, move)
    acts = [*distinct(snapshot, view, presenter.lays(view, plain)), *presenter.acts(view, plain)]
    return next(act for act in acts if act.text in same)
