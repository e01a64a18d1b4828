"""The private message that is a player's hand: their tiles, what they may do, and the controls for it.

What its owner likes is handed in. This module knows no game, and not how the message is kept current.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from bot.language.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.controls import NO_FACES, back_controls, hand_controls, lay_room
from bot.presentation.games import Act
from bot.presentation.hand.hand_order import reordered
from bot.presentation.message import Attachment, Message, Rows
from bot.presentation.pictures import (
    hand_picture,
    own_table_picture,
    places_picture,
    table_and_hand_picture,
)
from bot.presentation.place_picker import Offer, offer
from bot.presentation.text.table_facts import presenter_of, rules_of
from bot.presentation.text.text import counted, hand_words, narrator, newest, plain_narrator, table_words
from bot.store import State
from bot.tables.state.snapshot import Snapshot
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
    hints: bool = False,
    alone: bool = False,
    faces: Mapping[str, str] = NO_FACES,
) -> Message:
    """Return a seat's hand for its owner.

    Args:
        settings: what the owner has set.
        note: a sentence to stand on top, where there is one to say.
        picked: the tile chosen in the first of two steps, as its control spells it.
        looking: whether the owner would rather have the table on their hand, drawn as they like it.
        hints: whether the server allows hints.
        alone: whether no other message shows the table: then the hand does.
        faces: by tile, its picture for a button; tiles that have none are numbers.
    """
    if snapshot.state is not State.PLAYING:
        return Message(_joined([note, localizer(f"hand-{snapshot.state.value}")]))
    if snapshot.players[seat].away:
        return Message(localizer("hand-away"), controls=back_controls(snapshot.table_id, localizer))
    view = reordered(snapshot.views[seat], settings.order, snapshot.game)
    look = "" if alone else _look(settings, looking=looking)
    hinted = hints and not snapshot.rated
    hand = _Hand(snapshot, view, localizer, settings, picked, look, hinted, alone, faces)
    return hand.message(note)


def hand_face(
    snapshot: Snapshot,
    seat: Seat,
    localizer: Localizer,
    settings: UserSettings,
    *,
    looking: bool = False,
    hints: bool = False,
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
        *(language, settings, look, hints),
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


def distinct(snapshot: Snapshot, view: View, lays: Sequence[Act]) -> list[Act]:
    """Return the lays without those that the rule book proves to be the same as another.

    Of each group the place that is read first stays, so that all tiles are offered at the same few. Any
    of them may still be made: by a control of before, or one that is spelt otherwise.
    """
    acts = {act.text: act for act in lays}
    groups = (
        [acts[move.text] for move in group if move.text in acts] for group in rules_of(snapshot).same(view)
    )
    kept = {min(group, key=lambda act: act.spot.order if act.spot else ()).text for group in groups if group}
    return [act for act in lays if act.text in kept]


def offered_acts(
    snapshot: Snapshot, view: View, localizer: Localizer, settings: UserSettings, *, picked: str = ""
) -> list[Act]:
    """Return the moves that a hand offers beside a hint, as it calls them: places by their letters.

    Args:
        view: the owner's, in the order they like.
        picked: as :func:`hand_message` has it: letters are those of that page.
    """
    presenter, plain = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    lays, acts = distinct(snapshot, view, presenter.lays(view, plain)), presenter.acts(view, plain)
    room = lay_room(acts, picked=picked, hint=not picked, words=settings.text)
    found = offer(lays, localizer, room, picked=picked, large=settings.large)
    named = {act.text: act for act in found.with_tiles(localizer)}
    return [*(named.get(act.text, act) for act in lays), *acts]


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
    hints: bool
    """Whether hints may be asked for in this match."""
    alone: bool
    """Whether no other message shows the table."""
    faces: Mapping[str, str]

    @property
    def _forced(self) -> bool:
        """Whether the bot moves for the hand's owner: a press could only be late."""
        return self.view.seat in self.snapshot.automatic

    @property
    def _decides(self) -> bool:
        """Whether the table waits for the hand's owner."""
        return self.view.seat in self.view.waiting

    def message(self, note: str) -> Message:
        presenter, plain = presenter_of(self.snapshot), plain_narrator(self.snapshot, self.localizer)
        lays = distinct(self.snapshot, self.view, presenter.lays(self.view, plain))
        acts = presenter.acts(self.view, plain)
        if self._forced:
            lays, acts = [], []
        words, large = self.settings.text, self.settings.large
        hint = self.hints and not self.picked and len(lays) + len(acts) > 1 and self._decides
        room = lay_room(acts, picked=self.picked, hint=hint, words=words)
        found = offer(lays, self.localizer, room, picked=self.picked, large=large)
        controls = hand_controls(
            self.snapshot.table_id,
            self.snapshot.version,
            found,
            acts,
            self.localizer,
            picked=self.picked,
            words=words,
            faces=self.faces,
            look="" if found.letters else self.look,  # places show the table and the tiles
            hint=hint,
            offer_words=not (self.settings.used_hand or words),
        )
        lines = [*self._first(controls), note, *self._lines(found)]
        return Message(_joined(lines), self._pictures(found), controls)

    def _first(self, controls: Rows) -> list[str]:
        """Return what a hand is, for those who have used none before at a table."""
        if self.settings.used_hand or self.alone:
            return []
        offered = any(control.click.verb == "words" for row in controls for control in row)
        return [self.localizer("hand-first", words="yes" if offered else "no")]

    def _lines(self, found: Offer) -> list[str]:
        """Return what the hand tells its owner, what they are asked, and the pictures in words if wanted."""
        presenter, own = presenter_of(self.snapshot), narrator(self.snapshot, self.localizer)
        if self._forced:
            asked = self.localizer("hand-forced")
        elif self.view.seat not in self.view.waiting and not self.view.legal:
            asked = self.localizer("hand-wait")  # whose turn it is changes, and this hand would not
        elif found.letters and found.head:
            asked = self.localizer("pick-place", tile=found.head)
        else:
            asked = presenter.duty(self.view, own)
            if found.letters and not self.settings.text:  # words name the place beside its letter
                asked = f"{asked}\n{self.localizer('press-letter')}"
        return [*self._since(), asked, *(self._in_words() if self.settings.text else [])]

    def _since(self) -> list[str]:
        """Return what has happened since the owner's last decision, for the next one; else secrets alone."""
        seat = self.view.seat
        assert seat is not None, "a hand belongs to a seat"
        presenter, own = presenter_of(self.snapshot), narrator(self.snapshot, self.localizer, seat)
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

    def _pictures(self, found: Offer) -> tuple[Attachment, ...]:
        """Return the rack; or, alone so that it is shown as large as can be, the table.

        None of an empty rack: a question may be open about the last tile laid.
        """
        style = Style(self.settings.contrast, self.settings.large)
        if found.letters:
            return (places_picture(self.snapshot, self.view, found, self.localizer, style),)
        shown = (self.snapshot, self.view, self.localizer, style)
        if self.alone and self.view.hand and not style.large:
            return (table_and_hand_picture(*shown),)
        table = (own_table_picture(*shown),) if self.alone or self.look == "tiles" else ()
        if self.look == "tiles" or not self.view.hand:
            return table
        return (*table, hand_picture(*shown))


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(filter(None, lines))
