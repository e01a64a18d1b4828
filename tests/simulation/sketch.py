"""Sketches of the messages about tables: no text and no picture, only the controls that a run presses.

Pictures and texts take most of a click's time and decide nothing. These functions replace those with the same
names in :mod:`bot.presentation` and :mod:`bot.discord_ui.wire.messages`. This module knows which controls a
message has. It does not know what they do.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.language.localizer import Localizer
from bot.preferences import HOUR, PACES, UserSettings
from bot.presentation.message import Button, Click, Menu, MenuChoice, Message, Rows
from bot.presentation.table import question_message as module
from bot.store import State
from bot.tables.state.questions import Question
from bot.tables.state.seated import player_key
from bot.tables.state.snapshot import Snapshot, Told
from engine import GAMES, Seat


@dataclass(frozen=True, slots=True)
class Sketch(Message):
    """A message about a table."""

    kind: str = ""
    """``lobby``, ``table``, ``hand``, ``question`` or ``note``."""
    table: Snapshot | None = None
    seat: Seat | None = None
    """The seat whose hand it shows; None for a public message."""
    question: Question | None = None
    told: tuple[Told, ...] = ()
    """The events that it announces."""


def about(message: Message, table_id: str, *kinds: str) -> bool:
    """Return whether a message is about a table and of one of these kinds, by default a lobby or a table."""
    if not isinstance(message, Sketch) or message.table is None:
        return False
    return message.table.table_id == table_id and message.kind in (kinds or ("lobby", "table"))


def lobby_message(snapshot: Snapshot, *, mentionable: Collection[int]) -> Sketch:
    """Return the sketch of a lobby, with all its controls."""
    table = snapshot.table_id
    verbs = ["join", "leave", "computer", "fill", "start"]
    if any(not row.declined for row in snapshot.invited):
        verbs += ["accept", "excuse"]
    menus = {
        "game": list(GAMES),
        "preset": list(GAMES[snapshot.game].presets),
        "remove": [player_key(player) for player in snapshot.players],
        "pace": [str(seconds) for seconds in PACES if seconds < HOUR],
    }
    rows: Rows = (
        tuple(Button(Click(verb, table)) for verb in verbs),
        *((_menu(Click(verb, table), values),) for verb, values in menus.items() if values),
    )
    return Sketch("lobby", controls=rows, kind="lobby", table=snapshot)


def started_message(snapshot: Snapshot, *, thread_id: int | None = None) -> Sketch:
    """Return the note that replaces a lobby once its match has begun."""
    return Sketch("started", kind="note", table=snapshot)


DEALING = "dealing"
"""The text of the message before a deal."""


def dealing_message(snapshot: Snapshot) -> Sketch:
    """Return the announcement of a deal."""
    return Sketch(DEALING, kind="note", table=snapshot)


def closing_message(snapshot: Snapshot, told: Sequence[Told]) -> Sketch:
    """Return the sketch of a closed table's last message. Only the table counts."""
    return Sketch("closed", kind="table", table=snapshot)


def last_table_message(snapshot: Snapshot, told: Sequence[Told], wording: object = None) -> Sketch:
    """Return the message that stays above a round's card."""
    return Sketch("last tile", kind="note", table=snapshot, told=tuple(told))


def table_message(
    snapshot: Snapshot,
    told: Sequence[Told],
    *,
    until: float | None,
    mentionable: Collection[int],
    upcoming: int | None = None,
    highlights: object = None,
    below: bool = False,
    wording: object = None,
) -> Sketch:
    """Return the sketch of a table as everybody sees it. Only the table and ``told`` count."""
    controls = _table_controls(snapshot)
    return Sketch("table", controls=controls, kind="table", table=snapshot, told=tuple(told))


def _table_controls(snapshot: Snapshot) -> Rows:
    table, version = snapshot.table_id, snapshot.version
    match snapshot.state:
        case State.PLAYING:
            clicks = [Click("hand", table, version)]
            shouts = sorted(GAMES[snapshot.game].shouts)
            seats = range(len(snapshot.players))
            clicks += [
                Click("shout", table, version, text)
                for verb in shouts
                for text in (["call"] if verb == "call" else [f"{verb}:{seat}" for seat in seats])
            ]
        case State.BETWEEN:
            clicks = [Click("next", table, version)]
        case State.PAUSED:
            clicks = [Click("resume", table)]
        case _:
            clicks = [Click("rematch", table)]
    if snapshot.anybody_away and snapshot.state in {State.PLAYING, State.BETWEEN}:
        clicks.append(Click("back", table))
    return (tuple(map(Button, clicks)),)


def hand_message(
    snapshot: Snapshot,
    seat: Seat,
    localizer: Localizer,
    settings: UserSettings,
    *,
    note: str = "",
    picked: str = "",
    looking: bool = False,
    hints: bool = False,
    faces: Mapping[str, str] | None = None,
) -> Sketch:
    """Return the sketch of a seat's hand for its owner. Only the table and the seat count."""
    controls = hand_controls(snapshot, seat)
    return Sketch("hand", controls=controls, kind="hand", table=snapshot, seat=seat)


def hand_controls(snapshot: Snapshot, seat: Seat) -> Rows:
    """Return the controls of a seat's hand."""
    if snapshot.state is not State.PLAYING:
        return ()
    table, version = snapshot.table_id, snapshot.version
    if snapshot.players[seat].away:
        return ((Button(Click("back", table)),),)
    if seat in snapshot.automatic and (seat in snapshot.ahead or not snapshot.conceals):
        return ()
    shouts, legal = GAMES[snapshot.game].shouts, snapshot.views[seat].legal
    only = "repeat" if len(legal) == 1 else "move"
    verbs = {move: "shout" if move.verb in shouts else only for move in legal}
    return (tuple(Button(Click(verb, table, version, move.text)) for move, verb in verbs.items()),)


def question_message(snapshot: Snapshot, question: Question, *, mentionable: Collection[int]) -> Sketch:
    """Return an open question. Its text is the real one, because it changes with the people. It mentions
    nobody."""
    message = module.question_message(snapshot, question, mentionable=())
    return Sketch(message.text, controls=message.controls, kind="question", table=snapshot, question=question)


def message_fields(message: Message, files: Sequence[object]) -> dict[str, Any]:
    """Return the message itself as the only keyword, in place of the bot's function. Ignore ``files``."""
    return {"message": message}


message_changes = message_fields


def _menu(click: Click, values: Sequence[str]) -> Menu:
    return Menu(click, "", tuple(MenuChoice(value, value) for value in values))
