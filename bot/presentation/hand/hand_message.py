"""The private message with a player's hand: the tiles, the possible moves and their controls.

Callers pass in the owner's settings. This module knows no game, and not when the message is edited.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.language.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.controls import NO_FACES, back_controls, hand_controls, lay_room
from bot.presentation.games import Act
from bot.presentation.hand.advance_page import (
    acts_ahead,
    advance_label,
    advance_line,
    confirm_rows,
    page_controls,
    room_ahead,
)
from bot.presentation.hand.hand_order import reordered
from bot.presentation.message import Attachment, Message, Rows
from bot.presentation.pictures import (
    hand_picture,
    own_table_picture,
    places_picture,
    table_and_hand_picture,
)
from bot.presentation.place_picker import Offer, offer
from bot.presentation.text.brief import badges_of, seen_in_brief
from bot.presentation.text.table_facts import presenter_of, rules_of
from bot.presentation.text.text import (
    hand_words,
    narrator,
    newest,
    plain_narrator,
    sentences_by_seat,
    table_words,
)
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
    judging: bool = True,
    faces: Mapping[str, str] = NO_FACES,
) -> Message:
    """Return a seat's hand for its owner.

    If no round is being played, or the owner is away, the message only says so.

    Args:
        settings: the owner's settings.
        note: a sentence at the top; empty for none.
        picked: the step taken last, as its control spells it; empty on the first page.
        looking: whether the owner asked to see the table instead of the tiles. It counts only for owners who
            set contrast or large pictures.
        hints: whether the server allows hints.
        alone: whether no other message shows the table, so that the hand has to show it.
        judging: whether buttons show what a move scores. Without it all have one colour.
        faces: emoji for buttons, by tile. A tile without one is shown by its number.
    """
    if snapshot.state is not State.PLAYING:
        return Message(_joined([note, localizer(f"hand-{snapshot.state.value}")]))
    if snapshot.players[seat].away:
        return Message(localizer("hand-away"), controls=back_controls(snapshot.table_id, localizer))
    view = reordered(snapshot.views[seat], settings.order, snapshot.game)
    look = "" if alone else _look(settings, looking=looking)
    hinted = hints and not snapshot.rated
    hand = _Hand(snapshot, view, localizer, settings, picked, look, hinted, alone, judging, faces)
    ahead = snapshot.ahead.get(seat)
    if ahead is None or not ahead.choosing or ahead.view is None:
        return hand.message(note)
    view = reordered(ahead.view, settings.order, snapshot.game)
    return replace(hand, view=view, picked=ahead.picked, look="", hints=False).in_advance(ahead.move)


def hand_face(
    snapshot: Snapshot,
    seat: Seat,
    localizer: Localizer,
    settings: UserSettings,
    *,
    looking: bool = False,
    hints: bool = False,
) -> Hashable:
    """Return everything that a hand without a picked tile shows, as data.

    If it is unchanged, no edit is needed.
    """
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
        # a seat that has to decide needs new controls at every version
        snapshot.version if seat in snapshot.deciding() else None,
        seat in snapshot.automatic,
        (seat == snapshot.undoable, seat in snapshot.waiting(), snapshot.ahead.get(seat)),
        # the table's picture changes with every move; without it, moves of others change nothing here
        snapshot.made if look == "tiles" else None,
    )


def secrets(notes: Sequence[Event]) -> tuple[Event, ...]:
    """Return those of the events that contain something hidden from spectators."""
    return tuple(event for event in notes if event.seen_by(None) != event)


def distinct(snapshot: Snapshot, view: View, lays: Sequence[Act]) -> list[Act]:
    """Return one lay of each group that the rule book proves to be equal.

    Of each group the first place in reading order stays, so that every tile is offered at the same few
    places. The dropped moves stay legal: an older control or a typed move may still make them.
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
    """Return the moves that a hand offers, with the labels it gives them: places have letters.

    Args:
        view: the owner's view, with the hand in the owner's order.
        picked: the step taken last, as in :func:`hand_message`. Letters are those of the page it leads to.
    """
    presenter, plain = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    lays, acts = distinct(snapshot, view, presenter.lays(view, plain)), presenter.acts(view, plain)
    found = offer(lays, localizer, lay_room(acts), picked=picked, large=settings.large)
    named = {act.text: act for act in found.with_tiles(localizer)}
    return [*(named.get(act.text, act) for act in lays), *acts]


def _look(settings: UserSettings, *, looking: bool) -> str:
    """Return what a button can switch the hand's picture to, ``tiles`` or ``table``; empty for no button.

    Only owners with pictures of their own (contrast or large) have the button. Table and tiles in one message
    would each be half as large.
    """
    if not (settings.contrast or settings.large):
        return ""
    return "tiles" if looking else "table"


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand while a round is played."""

    snapshot: Snapshot
    view: View
    """The seat's view, with the hand in the owner's order."""
    localizer: Localizer
    settings: UserSettings
    picked: str
    look: str
    hints: bool
    """Whether hints are allowed in this match."""
    alone: bool
    """Whether no other message shows the table."""
    judging: bool
    """Whether buttons show what a move scores."""
    faces: Mapping[str, str]

    @property
    def _forced(self) -> bool:
        """Whether the bot makes the owner's next move, so that no move is offered.

        A concealed forced move is offered. A press of it is accepted, and changes nothing.
        """
        return self.view.seat in self.snapshot.automatic and not self._concealed

    @property
    def _concealed(self) -> bool:
        """Whether the bot makes the owner's only move after a drawn delay (PD20).

        False for a move chosen in advance, which the owner can still cancel.
        """
        automatic = self.view.seat in self.snapshot.automatic
        return automatic and self.snapshot.conceals and "unplan" not in self._ahead

    @property
    def _ahead(self) -> list[str]:
        """The verb of the button about a move in advance, in a list; an empty list for no button."""
        ahead = self.snapshot.ahead.get(self.view.seat) if self.view.seat is not None else None
        if ahead is not None and ahead.advance is not None and not ahead.advance.dropped:
            return ["unplan"]
        waits = self.view.seat in self.view.waiting or not self.view.hand
        return [] if waits or self.alone else ["ahead"]

    @property
    def _decides(self) -> bool:
        """Whether the table waits for the owner."""
        return self.view.seat in self.view.waiting

    def message(self, note: str) -> Message:
        lays, acts = self._moves()
        if self._forced:
            lays, acts = [], []
        words, large = self.settings.text, self.settings.large
        hint = self.hints and not self.picked and len(lays) + len(acts) > 1 and self._decides
        found = offer(lays, self.localizer, lay_room(acts), picked=self.picked, large=large)
        controls = hand_controls(
            self.snapshot.table_id,
            self.snapshot.version,
            found,
            acts,
            self.localizer,
            words=words,
            faces=self.faces,
            # the picture of places already shows the table and the tiles
            look="" if found.letters else self.look,
            hint=hint,
            offer_words=not (self.settings.used_hand or words),
            others=[*self._ahead, *["undo"] * (self.snapshot.undoable == self.view.seat)],
        )
        lines = [*self._first(controls), note, self._advance_line(), *self._lines(found)]
        return Message(_joined(lines), self._pictures(found), controls)

    def _advance_line(self) -> str:
        """Return what is said about the owner's move in advance; empty without one."""
        assert self.view.seat is not None, "a hand belongs to a seat"
        return advance_line(self.snapshot, self.snapshot.ahead.get(self.view.seat), self.localizer)

    def in_advance(self, move: str) -> Message:
        """Return the page on which a move in advance is chosen, or confirmed if ``move`` is not empty.

        The hand's view must be the one of its owner's turn.
        """
        lays, acts = self._moves()
        if move:
            label = advance_label(self.snapshot, self.view, move, self.localizer)
            text = self.localizer("advance-confirm", move=label)
            return Message(text, controls=confirm_rows(self.snapshot, move, self.localizer))
        acts = acts_ahead(self.snapshot, acts, self.localizer)
        large = self.settings.large
        found = offer(lays, self.localizer, room_ahead(acts), picked=self.picked, large=large)
        about = (self.snapshot, self.view, found, acts, self.localizer)
        controls = page_controls(*about, words=self.settings.text, faces=self.faces)
        asked = self.localizer("pick-place", tile=found.head) if found.head else ""
        text = _joined([self.localizer("advance-choose"), found.ask or asked, self._how(found)])
        return Message(text, self._pictures(found), controls)

    def _moves(self) -> tuple[list[Act], list[Act]]:
        """Return the moves with a tile, each group of equal ones once, and the moves without."""
        presenter, plain = presenter_of(self.snapshot), plain_narrator(self.snapshot, self.localizer)
        plain = replace(plain, judging=self.judging)
        lays = distinct(self.snapshot, self.view, presenter.lays(self.view, plain))
        acts = presenter.acts(self.view, plain)
        if self.judging:
            return lays, acts
        return [replace(act, style="secondary") for act in lays], [
            replace(act, style="secondary") for act in acts
        ]

    def _first(self, controls: Rows) -> list[str]:
        """Return the line that explains hands to a new player; none if only this message shows the table."""
        if self.settings.used_hand or self.alone:
            return []
        offered = any(control.click.verb == "words" for row in controls for control in row)
        return [self.localizer("hand-first", words="yes" if offered else "no")]

    def _lines(self, found: Offer) -> list[str]:
        """Return the recent events, the owner's duty, and the pictures in words if the owner wants them."""
        presenter, own = presenter_of(self.snapshot), narrator(self.snapshot, self.localizer)
        if self._forced and self._ahead:
            asked = ""  # the line about the move in advance says it
        elif self._forced:
            asked = self.localizer("hand-forced")
        elif self.view.seat not in self.view.waiting and not self.view.legal:
            # in the past tense: this hand is not edited when the turn passes between others
            asked = self.localizer("hand-wait", turn=own.all(self.view.waiting))
        elif found.head:
            asked = found.ask or self.localizer("pick-place", tile=found.head)
        else:
            soon = self.localizer("hand-concealed") if self._concealed else ""
            asked = _joined([presenter.duty(self.view, own), soon, self._why_not(), self._how(found)])
        seat = self.view.seat
        assert seat is not None, "a hand belongs to a seat"
        since = [] if found.head else self._since(seat)  # the page before has told it
        if self.settings.text:
            return [asked, *since, *self._in_words()]
        return [f"{badges_of(self.snapshot)[seat]} {asked}".strip(), *since]

    def _why_not(self) -> str:
        """Return why a tile that looks playable is not; empty unless the owner has to decide."""
        seat, own = self.view.seat, narrator(self.snapshot, self.localizer)
        if seat is None or not self._decides:
            return ""
        return presenter_of(self.snapshot).why_not(self.view, self.snapshot.notes.get(seat, ()), own)

    def _how(self, found: Offer) -> str:
        """Return how short labels are read; empty for labels in words and for owners who have used a hand."""
        if self.settings.text or self.settings.used_hand:
            return ""
        counted = self.localizer("press-tile", count=found.counted) if found.counted else ""
        lettered = self.localizer("press-letter") if found.letters else ""
        told = " ".join(filter(None, [counted, lettered]))
        return f"-# {told}" if told else ""

    def _since(self, seat: Seat) -> list[str]:
        """Return the events since the owner's last decision, in brief or in sentences.

        If the owner has no decision to make, only secret events are included. An owner who plays by words
        gets sentences.
        """
        notes = self.snapshot.notes.get(seat, ())
        if seat not in self.snapshot.deciding():
            notes = secrets(notes)
        if not self.settings.text:
            return seen_in_brief(notes, self.snapshot, self.localizer, self.faces)
        own = narrator(self.snapshot, self.localizer, seat)
        return newest(sentences_by_seat(presenter_of(self.snapshot), notes, own), self.localizer)

    def _in_words(self) -> list[str]:
        own = narrator(self.snapshot, self.localizer)
        tiles, table = hand_words(self.snapshot, self.view, own), table_words(self.snapshot, self.view, own)
        return [self.localizer("hand-in-words", tiles=tiles), self.localizer("table-in-words", table=table)]

    def _pictures(self, found: Offer) -> tuple[Attachment, ...]:
        """Return the pictures below the text.

        With places to choose from, that is one picture of them. Otherwise it is the hand, the table, or both,
        as the settings and ``alone`` ask for. An empty hand has no picture: the table may still wait for an
        answer about the last tile.
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
