"""What happened in one line: each seat's badge, then the faces of its tiles and a few signs.

A line holds as many letters as a phone shows without breaking it, and an emoji counts for several. Notices,
and events that signs cannot tell, are sentences. This module knows no game and no message.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bot.language.localizer import Localizer
from bot.presentation.games import Narrator
from bot.presentation.games.telling import Bit
from bot.presentation.text.table_facts import presenter_of, public_localizer
from bot.presentation.text.text import MOST_LINES, notice_text
from bot.tables.state.snapshot import GameEvent, Snapshot, Told
from engine import GAMES, Event, Seat
from render import seat_emoji

LINES = 3
"""The most lines that tell what happened."""
LETTERS = 38
"""The letters in a line, about as many as fit across a phone."""
EMOJI = 3
"""How many letters are as wide as an emoji."""
_WITHOUT_ROOM = frozenset({"Cf", "Me", "Mn"})
"""Categories of characters that take no room: joiners, and marks above or below a letter."""
_WIDE = frozenset("WF")
_COUNTDOWN = 12
"""How many letters a countdown has, such as "in 24 hours"."""
_BETWEEN = " · "
_MARKED = re.compile(r"<t:\d+:R>|<a?:\w+:\d+>|[\u2190-\u2bff\U0001f000-\U0001faff]\ufe0f?")
"""A countdown, an emoji of the application, or a plain emoji."""


@dataclass(frozen=True, slots=True)
class Wording:
    """How the messages of a table tell what happened."""

    words: bool = False
    """Whether in full sentences, for somebody at the table who plays by words."""
    faces: Mapping[str, str] = field(default_factory=dict)
    """Emoji by tile. A tile without one is told in words."""
    remarks: bool = True
    """Whether a computer player may say a line when a round ends."""


@dataclass(slots=True, eq=False)
class _Turn:
    """What one seat did in a row, or a notice."""

    seat: Seat | None = None
    badge: str = ""
    bits: list[Bit] = field(default_factory=list)
    notice: str = ""
    stays: bool = False
    """Whether it tells what no picture shows to everybody: a notice, or a secret of the reader."""

    @property
    def parts(self) -> list[str]:
        """The badge with the signs in a row as one part, each sentence as one; in the order of the events."""
        busy = [bit for bit in self.bits if not bit.idle]
        parts: list[str] = []
        for sentence, run in groupby(busy or self.bits[:1], key=lambda bit: bit.sentence):
            if sentence:
                parts += [bit.text for bit in run]
            else:
                parts.append(" ".join([*([self.badge] if self.badge else []), *_signs(run)]))
        return parts


def _signs(bits: Iterable[Bit]) -> list[str]:
    """Return the signs in order. Draws in a row are one number."""
    signs: list[str] = []
    ordered = sorted(bits, key=lambda bit: bit.last)
    for drawn, run in groupby(ordered, key=lambda bit: bit.drawn is not None):
        if drawn:
            signs.append(f"+{sum(bit.drawn or 0 for bit in run)}")
        else:
            signs += [bit.text for bit in run]
    return signs


def width(text: str) -> int:
    """Return how many letters are as wide as the text. Marks for bold print count nothing.

    A Chinese, Japanese or Korean letter counts twice, and what takes no room of its own does not count.
    """
    marked = _MARKED.findall(text)
    letters = sum(map(_breadth, _MARKED.sub("", text.replace("**", "").removeprefix("-# "))))
    return letters + sum(_COUNTDOWN if each.startswith("<t:") else EMOJI for each in marked)


def _breadth(letter: str) -> int:
    if unicodedata.category(letter) in _WITHOUT_ROOM:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in _WIDE else 1


def lines_of(text: str) -> int:
    """Return in how many lines a phone shows a text."""
    return sum(math.ceil(width(line) / LETTERS) for line in text.split("\n"))


def badges_of(snapshot: Snapshot) -> tuple[str, ...]:
    """Return each seat's badge."""
    return tuple(seat_emoji(snapshot.marker(seat)) for seat in range(len(snapshot.players)))


def told_in_brief(told: Sequence[Told], snapshot: Snapshot, faces: Mapping[str, str]) -> list[str]:
    """Return what has happened in the server's language, oldest first: at most :data:`LINES` lines.

    If there is more, the oldest moves are left out and counted.
    """
    localizer = public_localizer(snapshot)
    teller = _Teller(snapshot, localizer, faces)
    for each in told:
        if isinstance(each, GameEvent):
            teller.hear(each.event)
        else:
            teller.turns.append(_Turn(notice=notice_text(each, localizer), stays=True))
    return _fitted(teller.turns, localizer)


def seen_in_brief(
    events: Iterable[Event], snapshot: Snapshot, localizer: Localizer, faces: Mapping[str, str]
) -> list[str]:
    """Return the events that a seat has seen, as :func:`told_in_brief` does it, in the reader's language."""
    teller = _Teller(snapshot, localizer, faces)
    for event in events:
        teller.hear(event)
    return _fitted(teller.turns, localizer)


class _Teller:
    """Collects events by turns."""

    def __init__(self, snapshot: Snapshot, localizer: Localizer, faces: Mapping[str, str]) -> None:
        spelt = {text: faces[tile] for text, tile in GAMES[snapshot.game].spellings.items() if tile in faces}
        self._narrator = Narrator(localizer, badges_of(snapshot), faces=spelt)
        self._presenter = presenter_of(snapshot)
        self.turns: list[_Turn] = []

    def hear(self, event: Event) -> None:
        """Add an event to the last turn, or begin a turn if another seat's comes."""
        bit = self._presenter.brief(event, self._narrator)
        if bit is None:
            return
        last = self.turns[-1] if self.turns else _Turn(notice="-")
        seat: Seat | None = getattr(event, "seat", last.seat)
        if last.notice or seat != last.seat:
            last = _Turn(seat, "" if seat is None else self._narrator.name(seat))
            self.turns.append(last)
        last.bits.append(bit)
        last.stays |= event.seen_by(None) != event


def _fitted(turns: Sequence[_Turn], localizer: Localizer) -> list[str]:
    """Return the turns in lines, without the oldest moves if they need more than :data:`LINES` lines.

    Notices and the reader's secrets stay; of very many, the newest.
    """
    kept, lines = list(turns), _packed(turns)
    while lines_of("\n".join(lines)) > LINES and _drop_oldest(kept):
        left_out = len(turns) - len(kept)
        lines = _packed(kept, localizer("brief-before", count=left_out) if left_out else "")
    return lines


def _drop_oldest(kept: list[_Turn]) -> bool:
    """Remove the oldest move, or an event of the only one. Return False if nothing may go."""
    moves = [turn for turn in kept if not turn.stays]
    if len(moves) > 1:
        kept.remove(moves[0])
    elif len(kept) > MOST_LINES:
        kept.pop(0)
    elif moves and len(moves[0].bits) > 1:
        del moves[0].bits[0]
    else:
        return False
    return True


def _packed(turns: Iterable[_Turn], end: str = "") -> list[str]:
    """Return the parts of all turns in as few lines as possible, then ``end``. A notice has its own lines."""
    lines: list[str] = []
    room = False
    for turn in turns:
        for part in turn.parts:
            room = _put(lines, part, room=room)
        if turn.notice:
            lines.append(turn.notice)
            room = False
    if end:
        _put(lines, end, room=room)
    return lines


def _put(lines: list[str], part: str, *, room: bool) -> bool:
    """Add a part to the last line if it may and there is room, else as a new line; return True."""
    longer = f"{lines[-1]}{_BETWEEN}{part}" if room else ""
    if longer and width(longer) <= LETTERS:
        lines[-1] = longer
    else:
        lines.append(part)
    return True
