"""The private message that is a player's hand: their tiles, what they may do, and the controls for it.

What its owner likes is handed in. This module knows no game, and not how the message is kept current.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

from bot.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.controls import back_controls, hand_controls
from bot.presentation.hand_order import reordered
from bot.presentation.message import Attachment, Message
from bot.presentation.pictures import hand_picture, own_table_picture, places_picture
from bot.presentation.place_picker import LARGE_PAGE, PAGE, PlacePage, place_page
from bot.presentation.table_facts import presenter_of, rules_of
from bot.presentation.text import counted, hand_words, narrator, newest, plain_narrator, table_words
from bot.store import State
from bot.tables.snapshot import Snapshot
from engine import Event, Seat, View
from render import Style


def hand_message(
    snapshot: Snapshot,
    seat: Seat,
    localizer: Localizer,
    settings: UserSettings,
    *,
    note: str = "",
    picked: str = "",
    looking: bool = False,
) -> Message:
    """Return a seat's hand for its owner.

    Args:
        settings: what the owner has set.
        note: a sentence to stand on top, where there is one to say.
        picked: the tile chosen in the first of two steps, as its control spells it.
        looking: whether the owner would rather have the table on their hand, drawn as they like it.
    """
    if snapshot.state is not State.PLAYING:
        return Message(_joined([note, localizer(f"hand-{snapshot.state.value}")]))
    if snapshot.players[seat].away:
        return Message(localizer("hand-away"), controls=back_controls(snapshot.table_id, localizer))
    view = reordered(snapshot.views[seat], settings.order, snapshot.game)
    hand = _Hand(snapshot, view, localizer, settings, picked, _look(settings, looking=looking))
    return hand.message(note)


def hand_face(
    snapshot: Snapshot, seat: Seat, localizer: Localizer, settings: UserSettings, *, looking: bool = False
) -> Hashable:
    """Return all that an unpicked hand shows, as data: a hand whose face is the same needs no edit."""
    language = localizer.language
    if snapshot.state is not State.PLAYING:
        return (snapshot.state, language)
    if snapshot.players[seat].away:
        return ("away", language)
    view, look = snapshot.views[seat], _look(settings, looking=looking)
    return (
        *(view.hand, view.legal, secrets(snapshot.notes.get(seat, ()))),
        *(language, settings, look),
        tuple(player.display_name for player in snapshot.players),
        # the controls of a seat that has to decide grow stale with the version
        snapshot.version if seat in snapshot.deciding() else None,
        seat in snapshot.automatic,
        # a table that its owner looks at changes with every move; what others do is no reason else
        snapshot.made if look == "tiles" else None,
    )


def secrets(notes: Sequence[Event]) -> tuple[Event, ...]:
    """Return what of these notes not everybody has been told."""
    return tuple(event for event in notes if event.seen_by(None) != event)


def _look(settings: UserSettings, *, looking: bool) -> str:
    """Return what the hand's picture does not show but can, for owners of their own pictures; else empty.

    Both in one message would each be shown half as large.
    """
    if not (settings.contrast or settings.large):
        return ""
    return "tiles" if looking else "table"


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand to be shown while a round is played."""

    snapshot: Snapshot
    view: View
    """The seat's, in the order its owner likes."""
    localizer: Localizer
    settings: UserSettings
    picked: str
    look: str

    @property
    def _forced(self) -> bool:
        """Whether the bot moves for the hand's owner: a press could only be late."""
        return self.view.seat in self.snapshot.automatic

    def _distinct(self) -> View:
        """Return the view without the moves that the rule book proves to be the same as an earlier one.

        Any of them may still be made: by a control of before, or one that is spelt otherwise.
        """
        first = {group[0] for group in rules_of(self.snapshot).same(self.view)}
        return replace(self.view, legal=tuple(move for move in self.view.legal if move in first))

    def message(self, note: str) -> Message:
        presenter, plain = presenter_of(self.snapshot), plain_narrator(self.snapshot, self.localizer)
        lays, acts = presenter.lays(self._distinct(), plain), presenter.acts(self.view, plain)
        if self._forced:
            lays, acts = [], []
        page = place_page(lays, self.picked, self.localizer, LARGE_PAGE if self.settings.large else PAGE)
        controls = hand_controls(
            self.snapshot.table_id,
            self.snapshot.version,
            lays,
            acts,
            self.localizer,
            picked=self.picked,
            page=page,
            look=self.look,
        )
        return Message(_joined([note, *self._lines(page)]), self._pictures(page), controls)

    def _lines(self, page: PlacePage | None) -> list[str]:
        """Return what the hand tells its owner, what they are asked, and the pictures in words if wanted."""
        presenter, own = presenter_of(self.snapshot), narrator(self.snapshot, self.localizer)
        if self._forced:
            asked = self.localizer("hand-forced")
        elif self.view.seat not in self.view.waiting and not self.view.legal:
            asked = self.localizer("hand-wait")  # whose turn it is changes, and this hand would not
        elif page is None:
            asked = presenter.duty(self.view, own)
        else:
            asked = self.localizer("pick-place", tile=page.head)
        return [*self._since(), asked, *(self._in_words() if self.settings.text else [])]

    def _since(self) -> list[str]:
        """Return what has happened since the owner's last decision, for the next one; else secrets alone."""
        seat = self.view.seat
        assert seat is not None, "a hand belongs to a seat"
        presenter, own = presenter_of(self.snapshot), narrator(self.snapshot, self.localizer)
        notes = self.snapshot.notes.get(seat, ())
        if seat not in self.snapshot.deciding():
            notes = secrets(notes)
        lines: list[list[str]] = []
        last: Seat | None = None
        for event in notes:
            told_of: Seat | None = getattr(event, "seat", last)
            if not lines or told_of != last:
                lines.append([])
            lines[-1].append(presenter.tell(event, own) or "")
            last = told_of
        return newest((" ".join(counted(line, self.localizer)) for line in lines), self.localizer)

    def _in_words(self) -> list[str]:
        own = narrator(self.snapshot, self.localizer)
        tiles, table = hand_words(self.snapshot, self.view, own), table_words(self.snapshot, self.view, own)
        return [self.localizer("hand-in-words", tiles=tiles), self.localizer("table-in-words", table=table)]

    def _pictures(self, page: PlacePage | None) -> tuple[Attachment, ...]:
        """Return the rack; or, alone so that it is shown as large as can be, the table.

        None of an empty rack: a question may be open about the last tile laid.
        """
        style = Style(self.settings.contrast, self.settings.large)
        if page is not None:
            return (places_picture(self.snapshot, self.view, page, self.localizer, style),)
        if self.look == "tiles":
            return (own_table_picture(self.snapshot, self.view, self.localizer, style),)
        if not self.view.hand:
            return ()
        return (hand_picture(self.snapshot, self.view, self.localizer, style),)


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(filter(None, lines))
