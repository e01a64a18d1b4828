"""The private hands: composed for one seat, answered to a click, kept current through their tickets.

A hand is an ephemeral message. Only an interaction's token can edit it, and only for fifteen minutes;
every click on it brings a new token. When a ticket has run out nothing can be pushed, and the newest
public message's button opens a fresh hand.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord

from bot.store import LIVE, HandRow, State
from bot.tables.placing import LARGE_PAGE, PAGE, Placing, placing
from bot.tables.racking import racked
from bot.tables.reply import Picture, Reply, Sheet, Ticket
from bot.tables.table import Table
from bot.tables.worded import hand_words, table_words
from bot.views.panels import back_panel, hand_panel
from bot.wishes import PersonWishes
from bot.words import Words, words_for
from engine import Seat, View
from render import Style

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

LIFETIME = timedelta(minutes=15)
"""How long Discord takes a token."""
TICKET_SECONDS = 14 * 60
"""A token lives fifteen minutes; one of them is kept in reserve."""
GONE = {401, 403, 404}
"""Statuses with which Discord says that a token or its message is no more."""


class Hands:
    """The hands of one table."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self._shown: dict[Seat, Any] = {}
        """What each hand shows now, so that an unchanged one is left alone."""
        self._looking: set[int] = set()
        """Who has the table on their hand, drawn as they wish, instead of their tiles."""
        self._warned: float | None = None
        """The deadline of which those waited for have been warned."""
        self._warnings: list[tuple[str, int]] = []
        """The messages that did so, each with the token that can take it away."""

    async def answer(self, reply: Reply, seat: Seat, says: str = "", picked: str = "") -> None:
        """Show the clicker their hand, with a sentence on top if there is one to say."""
        sheet = await reply.while_held(self._sheet(seat, reply.words, says, picked))
        ticket = await reply.private(sheet)
        self._shown[seat] = None if says or picked else self._face(seat, reply.words)
        await self.keep(reply.user.id, ticket)

    async def look(self, reply: Reply, at: str) -> None:
        """Show the table or the tiles on the clicker's hand, and go on showing that."""
        async with self.table.door.enter(reply):
            seat = self.table.seat_of(reply.user.id)
            if seat is None:
                await reply.note(reply.words("refusal-stranger"))
                return
            (self._looking.add if at == "table" else self._looking.discard)(reply.user.id)
            await self.answer(reply, seat)

    async def keep(self, user_id: int, ticket: Ticket) -> None:
        """Remember the freshest ticket of somebody, also across a restart."""
        self.table.tickets[user_id] = ticket
        seat = self.table.seat_of(user_id)
        if seat is None or self.table.state not in LIVE:  # a token is a secret: none outlives its match
            return
        issued_at = datetime.fromtimestamp(ticket.issued_at, UTC)
        row = HandRow(seat, ticket.token, ticket.message_id, ticket.locale, issued_at)
        await self.house.store.hands.put(self.table.id, row)

    async def refresh(self) -> None:
        """Bring every hand up to date whose ticket still allows it and that has changed."""
        await self._unwarn()
        work = [self._refresh(seat, chair.user_id) for seat, chair in self.table.owners()]
        for failure in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(failure, BaseException):  # one hand's trouble is not another's
                log.error("a hand of table %s could not be refreshed", self.table.id, exc_info=failure)

    async def whisper(self, user_id: int, text: Callable[[Words], str]) -> Ticket | None:
        """Say something to one person alone, if there is a ticket to say it through; what can change it."""
        ticket = self.table.tickets.get(user_id)
        if ticket is None or self._expired(ticket):
            return None
        fresh = replace(ticket, message_id=None)
        try:
            message_id = await self._push(fresh, Sheet(text(self._words(user_id, ticket))))
        except discord.HTTPException as error:
            log.info("could not reach a player of table %s: %s", self.table.id, error)
            return None
        return replace(ticket, message_id=message_id)

    async def warn(self, user_id: int, text: Callable[[Words], str]) -> None:
        """Say something that holds for this turn only: once it has passed, the message is taken away."""
        self._warned = self.table.deadline
        said = await self.whisper(user_id, text)
        if said is not None and said.message_id is not None:
            self._warnings.append((said.token, said.message_id))

    async def _unwarn(self) -> None:
        if self._warned == self.table.deadline:
            return
        warnings, self._warnings = self._warnings, []
        for token, message_id in warnings:
            try:
                await self._hook(token).delete_message(message_id)
            except Exception as error:  # dismissed already, or out of reach by now
                log.info("a warning at table %s stays: %s", self.table.id, error)

    async def _refresh(self, seat: Seat, user_id: int | None) -> None:
        ticket = self.table.tickets.get(user_id or 0)
        if ticket is None or user_id is None:
            return
        if self._expired(ticket):
            await self.drop(user_id)
            return
        words = self._words(user_id, ticket)
        face = self._face(seat, words)
        if ticket.message_id is not None and self._shown.get(seat) == face:
            return
        sheet = await self._sheet(seat, words)
        try:
            message_id = await self._push(ticket, sheet)
        except discord.HTTPException as error:
            if error.status in GONE:
                await self.drop(user_id)
            else:
                log.warning("could not refresh a hand of table %s: %s", self.table.id, error)
            return
        self._shown[seat] = face
        if ticket.message_id is None:
            await self.keep(user_id, Ticket(ticket.token, message_id, ticket.issued_at, ticket.locale))

    def _words(self, user_id: int, ticket: Ticket) -> Words:
        """What a ticket's owner reads now, whatever they read when they got it."""
        return words_for(self.house.wishes.locale(user_id, ticket.locale))

    def _expired(self, ticket: Ticket) -> bool:
        return self.house.now() - ticket.issued_at > TICKET_SECONDS

    async def _push(self, ticket: Ticket, sheet: Sheet) -> int:
        """Edit the hand, or open it where the ticket has opened none yet; returns its message's id."""
        hook = self._hook(ticket.token)
        if ticket.message_id is not None:
            await hook.edit_message(ticket.message_id, **sheet.changes())
            return ticket.message_id
        sent = await hook.send(ephemeral=True, wait=True, **sheet.fields())
        return sent.id

    def _hook(self, token: str) -> discord.Webhook:
        client = self.house.client
        hook = discord.Webhook.partial(client.application_id or 0, token, client=client)
        hook.type = discord.WebhookType.application  # only those may send what one person alone sees
        return hook

    async def drop(self, user_id: int) -> None:
        """Forget somebody's ticket: it has run out, or they have left."""
        self.table.tickets.pop(user_id, None)
        seat = self.table.seat_of(user_id)
        if seat is not None:
            self._shown.pop(seat, None)
            await self.house.store.hands.drop(self.table.id, seat)

    # -- what a hand shows -----------------------------------------------------------------------

    def _face(self, seat: Seat, words: Words) -> Any:
        """All that a hand shows, as data: equal faces need no edit."""
        table = self.table
        if table.state is not State.PLAYING:
            return (table.state, words.language)
        if table.chairs[seat].away:
            return ("away", words.language)
        view, wished = table.live().round.view(seat), self._wished(seat)
        turn = table.version if seat in view.waiting else None
        face = (view.hand, view.legal, view.waiting, turn, tuple(table.notes.get(seat, ())), words.language)
        look = self._look(seat)
        # a table on show, in a picture or in words, changes with every move
        return (*face, wished, look, table.version if wished.text or look == "tiles" else None)

    def _wished(self, seat: Seat) -> PersonWishes:
        return self.house.wishes.person(self.table.chairs[seat].user_id or 0)

    def _look(self, seat: Seat) -> str:
        """What the hand's picture does not show but can, for those who want their own pictures; else empty.

        Both in one message would each be shown half as large.
        """
        wished = self._wished(seat)
        if not (wished.contrast or wished.large):
            return ""
        return "tiles" if self.table.chairs[seat].user_id in self._looking else "table"

    async def _sheet(self, seat: Seat, words: Words, says: str = "", picked: str = "") -> Sheet:
        table, wished = self.table, self._wished(seat)
        if table.state is not State.PLAYING:
            text = words(f"hand-{table.state.value}")
            return Sheet("\n".join(filter(None, [says, text])))
        if table.chairs[seat].away:
            return Sheet(words("hand-away"), view=back_panel(table.id, words))
        view = racked(table.live().round.view(seat), wished.order, table.presenter)
        presenter, voice, plain = table.presenter, table.voice(words), table.plain_voice(words)
        lays = presenter.lays(view, plain)
        placed = placing(lays, picked, words, LARGE_PAGE if wished.large else PAGE)
        asked = presenter.duty(view, voice) if placed is None else words("pick-place", tile=placed.head)
        notes = [presenter.tell(event, voice) for event in table.notes.get(seat, [])]
        lines = [says, *notes, asked, *(self._in_words(view, words) if wished.text else ())]
        pictures = await self._pictures(view, words, placed)
        controls = hand_panel(
            table.id,
            table.version,
            lays,
            presenter.acts(view, plain),
            words,
            picked=picked,
            placing=placed,
            look=self._look(seat),
        )
        return Sheet("\n".join(filter(None, lines)), pictures, controls)

    def _in_words(self, view: View, words: Words) -> list[str]:
        """The hand and the table, for those who would rather read."""
        table, voice = self.table, self.table.voice(words)
        return [
            words("hand-in-words", tiles=hand_words(table, view, voice)),
            words("table-in-words", table=table_words(table, view, voice)),
        ]

    async def _pictures(self, view: View, words: Words, placed: Placing | None) -> tuple[Picture, ...]:
        """The rack; or, alone so that it is shown as large as can be, the table.

        Nothing of an empty rack: a question may be open about the last tile laid.
        """
        assert view.seat is not None, "a hand is somebody's"
        table, painter, plain = self.table, self.house.painter, self.table.plain_voice(words)
        wished = self._wished(view.seat)
        style = Style(wished.contrast, wished.large)
        if placed is not None:
            drawn = await painter.places(table, view, placed.ghosts(view), words, style)
            places = "; ".join(act.label for act in placed.acts)
            alt = words("alt-places", places=places, table=table.presenter.alt_table(view, plain))
            return (Picture(drawn, alt, "places"),)
        if self._look(view.seat) == "tiles":
            drawn = await painter.own_table(table, view, words, style)
            return (Picture(drawn, table_words(table, view, plain)),)
        if not view.hand:
            return ()
        drawn = await painter.hand(table, view, style)
        return (Picture(drawn, table.presenter.alt_hand(view, plain), "hand"),)
