"""The private hands of one table: answered to a click, and kept current through their tokens.

A hand is an ephemeral message. Only an interaction's token can edit it, and only for fifteen minutes;
every click on it brings a new token. When that has run out nothing can be pushed, and the button on the
newest public message opens a fresh hand. What somebody has picked or is looking at is known here alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Hashable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeAlias

import discord

from bot.discord_ui.channel.posting import NO_MESSAGE, TOKEN_GONE
from bot.discord_ui.hands.private_messages import PrivateMessages, localizer_of, send
from bot.discord_ui.wire.failures import OUT_OF_REACH, FailureLog
from bot.discord_ui.wire.messages import message_changes
from bot.discord_ui.wire.responder import InteractionToken, Responder
from bot.discord_ui.wire.services import Services
from bot.discord_ui.wire.webhooks import TOKEN_SECONDS, as_good, webhook_of
from bot.language.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.hand.hand_message import hand_face, hand_message
from bot.presentation.hand.hint_text import hint_on_hand
from bot.presentation.message import Attachment, Message, alike
from bot.store import HandRow, State, StoreError
from bot.tables.operations.seats import PLAYED
from bot.tables.state.snapshot import Hinted, Snapshot
from bot.telemetry.observer import Failure
from engine import Seat
from render import Style

log = logging.getLogger(__name__)

LIFETIME = timedelta(minutes=15)
"""How long Discord takes a token."""
INVALID = 400
"""The status with which Discord refuses what it cannot show."""
_Shown: TypeAlias = tuple[Snapshot, Seat, Localizer, UserSettings]


class HandView:
    """The hands of one table."""

    def __init__(self, table_id: str, services: Services) -> None:
        self._table_id = table_id
        self._services = services
        self._failures = FailureLog(log, services.observer, Failure.DELIVERY)
        self.loaded = False
        """Whether the tokens of before a restart are known."""
        self._tokens: dict[int, InteractionToken] = {}
        """By user id, the freshest interaction of everybody who has asked something here."""
        self._expected: Counter[int] = Counter()
        """By user id, how many answers are under way whose tokens will be offered."""
        self._seats: dict[int, Seat] = {}
        """By user id, the seat under which the token is saved."""
        self._saved: dict[int, InteractionToken] = {}
        """By user id, the token that is saved: seldom the newest, or every click would be one commit more."""
        self._faces: dict[int, Hashable] = {}
        """What each hand shows now, so that an unchanged one is left alone."""
        self._revisions: dict[int, int] = {}
        """The revision of the table that each hand shows: an older one never takes its place."""
        self._pictures: dict[int, tuple[int | None, tuple[Attachment, ...]]] = {}
        """Each hand's message and the pictures it shows: what stays the same is neither painted nor sent."""
        self._idle: set[int] = set()
        """Whose hand shows nothing to press."""
        self._looking: set[int] = set()
        """Who has the table on their hand, drawn as they have set it, instead of their tiles."""
        self._hints: dict[int, Hinted] = {}
        """By user id, the last hint that everybody was given."""
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One hand is drawn by one task at a time, so that no older picture replaces a newer one."""
        self.private_messages = PrivateMessages(table_id, services, self._good_token)

    @property
    def known(self) -> bool:
        """Return whether it is known what some hand shows, or will in a moment, or how to reach one."""
        shown = self.loaded or bool(self._revisions)
        return shown or any(lock.locked() for lock in self._locks.values())

    async def load(self, newest: Callable[[], Snapshot]) -> None:
        """Read the tokens of before a restart, the first time.

        Args:
            newest: returns the newest snapshot: who has lost their seat by then has lost their token.
        """
        if self.loaded:
            return
        try:
            rows = await self._services.store.hand_tokens.of(self._table_id)
        except StoreError as error:  # hands open again with a click
            log.warning("the hands' tokens of table %s could not be read: %s", self._table_id, error)
            return
        self.loaded, table = True, newest()
        for user_id, row in rows.items():
            if table.seat_of(user_id) == row.seat:
                token = InteractionToken(row.token, row.message_id, row.issued_at.timestamp(), row.locale)
                self._tokens.setdefault(user_id, token)
                self._seats.setdefault(user_id, row.seat)

    # -- answering -----------------------------------------------------------------------------

    async def answer(
        self, responder: Responder, newest: Callable[[], Snapshot], *, note: str = "", picked: str = ""
    ) -> None:
        """Show a person their hand, with a sentence on top if there is one to say.

        Args:
            newest: returns the newest snapshot, asked for when it is this hand's turn to be drawn.
            picked: the tile chosen in the first of two steps.
        """
        async with self._locks[responder.user.id]:
            if responder.on_private_message:
                await self._explained(responder.user.id)
            await self._answer(responder, newest, note, picked)

    async def _answer(
        self, responder: Responder, newest: Callable[[], Snapshot], note: str, picked: str
    ) -> None:
        table, user_id, localizer = newest(), responder.user.id, responder.localizer
        seat = table.seat_of(user_id)
        if seat is None:  # they have left meanwhile, by a click that was taken after this one
            await (
                responder.hold() if responder.on_message else responder.note(localizer("refusal-stranger"))
            )
            return
        settings, looking, hints = self._likes(table, user_id)
        shown = (table, seat, localizer, settings)
        hint = self._hint(user_id, shown, picked)
        draw = partial(hand_message, *shown, note=note or hint, picked=picked, looking=looking, hints=hints)
        self._pictures.pop(user_id, None)
        message = draw(faces=self._faces_of(table, settings))
        try:
            token = await responder.private(message)
        except discord.HTTPException as error:
            if error.status != INVALID or not self._distrusted():
                raise
            message = draw()
            token = await responder.private(message)
        self._drew(user_id, token.message_id, message)
        face = hand_face(*shown, looking=looking, hints=hints)
        self._faces[user_id] = None if note or picked else (face, hint)
        self._revisions[user_id] = table.revision
        await self.keep(user_id, token, newest())  # they may have left while it was drawn

    async def _explained(self, user_id: int) -> None:
        """Remember that a person has used a hand: none explains itself to them any more."""
        preferences = self._services.preferences
        if preferences.user(user_id).used_hand:
            return
        try:
            await preferences.set_user_setting(user_id, "used_hand", value=True)
        except StoreError as error:  # the next hand explains itself once more
            log.warning("it could not be saved that a hand was used: %s", error)

    def keep_hint(self, user_id: int, hinted: Hinted) -> None:
        """Have a person's hand tell a hint, on every page of it, until another move has been made."""
        self._hints[user_id] = hinted

    def _hint(self, user_id: int, shown: _Shown, picked: str = "") -> str:
        """Return what a hand tells of the last hint, while that holds."""
        given, (table, seat, localizer, settings) = self._hints.get(user_id), shown
        if given is None or not given.holds(table, seat):
            return ""
        return hint_on_hand(table, seat, given.hint, localizer, settings, picked=picked)

    def look(self, user_id: int, *, at_table: bool) -> None:
        """Have a person's hand show the table, or their tiles."""
        (self._looking.add if at_table else self._looking.discard)(user_id)

    # -- keeping current -----------------------------------------------------------------------

    async def refresh(self, table: Snapshot, answered: Collection[int] = ()) -> bool:
        """Bring every hand up to date whose token still allows it and that has changed.

        Return whether all of them could be reached.

        Args:
            answered: the users whose hand somebody else shows just now.
        """
        await self.private_messages.warn(table)
        people = [player.user_id for _, player in table.owners() if player.user_id is not None]
        work = [self.refresh_one(user_id, table) for user_id in people if user_id not in answered]
        results = await asyncio.gather(*work, return_exceptions=True)
        for error in results:
            if isinstance(error, BaseException):  # one hand's trouble is not another's
                self._failures.failed(error, "a hand of table %s could not be refreshed", self._table_id)
        return all(result is True for result in results)

    async def refresh_one(self, user_id: int, table: Snapshot, *, again: bool = False) -> bool:
        """Bring one person's hand up to date, if its token allows it and it has changed.

        Return False where Discord did not let us, though the token is good.

        Args:
            again: whether the same moment of the table is to be drawn otherwise than before.
        """
        async with self._locks[user_id]:
            token, seat = self._tokens.get(user_id), table.seat_of(user_id)
            if token is None or seat is None or table.state is State.LOBBY:  # nothing has been dealt yet
                return True
            if self._expected[user_id] and not self._opened(user_id):
                return True
            if not again and self._revisions.get(user_id, -1) >= table.revision:
                return True
            if self._expired(token):
                await self.drop(user_id)
                return True
            return await self._refresh(user_id, token, table, seat)

    async def _refresh(self, user_id: int, token: InteractionToken, table: Snapshot, seat: Seat) -> bool:
        settings, looking, hints = self._likes(table, user_id)
        shown = (table, seat, localizer_of(self._services, user_id, token), settings)
        note = self._hint(user_id, shown)
        face = (hand_face(*shown, looking=looking, hints=hints), note)
        if token.message_id is not None and self._faces.get(user_id) == face:
            return True
        tiles = self._faces_of(table, settings)
        message = hand_message(*shown, note=note, looking=looking, hints=hints, faces=tiles)
        if self._can_wait(user_id, token, message):
            return True
        self._faces.pop(user_id, None)  # what it shows is known again once Discord has said so
        self._idle.discard(user_id)
        if (message_id := await self._push(user_id, token, message)) is None:
            return user_id not in self._tokens
        self._faces[user_id], self._revisions[user_id] = face, table.revision
        if token.message_id is None or user_id not in self._seats:
            await self.keep(user_id, replace(token, message_id=message_id), table)
        return True

    def expect(self, user_id: int) -> None:
        """Open no hand of a person until the token of what they have just asked is offered."""
        self._expected[user_id] += 1

    def offer(self, user_id: int, token: InteractionToken | None) -> None:
        """Take a token that was expected, through which a person's hand may be opened, once they have one.

        Args:
            token: None where what was asked has come to nothing.
        """
        self._expected[user_id] -= 1
        if token is not None and not self._opened(user_id):  # else what was asked has been refused
            self._tokens[user_id] = token

    def _opened(self, user_id: int) -> bool:
        """Return whether a person's token is that of a hand, and not only good for opening one."""
        shown = user_id in self._revisions or user_id in self._seats
        return shown and user_id in self._tokens

    async def keep(self, user_id: int, token: InteractionToken, table: Snapshot) -> None:
        """Remember a person's freshest token, also across a restart while they sit at a live table."""
        self._tokens[user_id] = token
        seat = table.seat_of(user_id)
        if seat is None or table.state not in PLAYED:  # a token is a secret: none outlives its match
            return
        if self._seats.get(user_id) == seat and as_good(self._saved.get(user_id), token):
            return
        self._seats[user_id] = seat
        issued_at = datetime.fromtimestamp(token.issued_at, UTC)
        row = HandRow(seat, token.token, token.message_id, token.locale, issued_at)
        try:
            await self._services.store.hand_tokens.put(self._table_id, user_id, row)
        except StoreError as error:  # after a restart the hand is opened again by a click
            self._saved.pop(user_id, None)
            log.warning("a hand's token of table %s could not be saved: %s", self._table_id, error)
        else:
            self._saved[user_id] = token

    async def take_away(self, user_id: int) -> None:
        """Forget the token of a person who has left, and take the controls off their hand."""
        async with self._locks[user_id]:  # a token that is being saved must not be saved after this
            await self.drop(user_id, strip=True)

    async def drop(self, user_id: int, *, strip: bool = False) -> None:
        """Forget a person's token.

        Args:
            strip: whether to take the controls off the hand.
        """
        token, seat = self._tokens.pop(user_id, None), self._seats.pop(user_id, None)
        self._saved.pop(user_id, None)
        self._faces.pop(user_id, None)
        self._revisions.pop(user_id, None)
        self._pictures.pop(user_id, None)
        if strip and token is not None and token.message_id is not None and not self._expired(token):
            with suppress(*OUT_OF_REACH):  # or closed already
                await webhook_of(self._services.client, token.token).edit_message(token.message_id, view=None)
        if seat is None:
            return
        try:
            await self._services.store.hand_tokens.drop(self._table_id, user_id, seat)
        except StoreError as error:  # it runs out within a quarter of an hour
            log.warning("a hand's token of table %s could not be dropped: %s", self._table_id, error)

    def forget_tokens(self) -> None:
        """Forget every token: hands open where their owners click next."""
        self._tokens.clear()

    # -- how -----------------------------------------------------------------------------------

    async def _push(self, user_id: int, token: InteractionToken, message: Message) -> int | None:
        """Edit the hand, or open it where the token has opened none yet; return its message's id."""
        try:
            if token.message_id is None:
                number = await send(self._services, token, message)
                self._drew(user_id, number, message)
                return number
            shown_in, pictures = self._pictures.pop(user_id, (None, ()))
            keeps = shown_in == token.message_id and alike(pictures, message.attachments)
            files = None if keeps else await self._services.painter.paint(message)
            changes = message_changes(message, files)
            await webhook_of(self._services.client, token.token).edit_message(token.message_id, **changes)
            self._drew(user_id, token.message_id, message)
        except discord.HTTPException as error:
            closed = error.code == NO_MESSAGE and token.message_id is not None
            if closed and not self._opened(user_id):
                # a panel that the hand was to take the place of: it opens below
                return await self._push(user_id, replace(token, message_id=None), message)
            if error.status in TOKEN_GONE:
                await self.drop(user_id)
            else:
                if error.status == INVALID:
                    self._distrusted()
                log.warning("could not refresh a hand of table %s: %s", self._table_id, error)
            return None
        return token.message_id

    def _can_wait(self, user_id: int, token: InteractionToken, message: Message) -> bool:
        """Return whether a hand with nothing to press may stay one until there is: requests are scarce."""
        idle = not message.controls and user_id in self._idle and token.message_id is not None
        return idle and not self._services.turns.tidy()

    def _drew(self, user_id: int, message_id: int | None, message: Message) -> None:
        """Note what a hand shows now."""
        self._pictures[user_id] = (message_id, message.attachments)
        (self._idle.discard if message.controls else self._idle.add)(user_id)

    def _faces_of(self, table: Snapshot, settings: UserSettings) -> Mapping[str, str]:
        """Return the tiles that buttons can show as this person has set it."""
        known = self._services.faces
        return {} if known is None else known.of(table.game, Style(contrast=settings.contrast))

    def _distrusted(self) -> bool:
        """Have buttons use words: Discord has taken a hand for invalid, so it may know an emoji no more."""
        known = self._services.faces
        if known is not None:
            known.distrust()
        return known is not None

    def _likes(self, table: Snapshot, user_id: int) -> tuple[UserSettings, bool, bool]:
        """Return what a person has set, whether they look at the table, and whether hints are allowed."""
        preferences = self._services.preferences
        return (
            preferences.user(user_id),
            user_id in self._looking,
            preferences.guild(table.guild_id).hints,
        )

    def _good_token(self, user_id: int) -> InteractionToken | None:
        token = self._tokens.get(user_id)
        return None if token is None or self._expired(token) else token

    def _expired(self, token: InteractionToken) -> bool:
        return self._services.clock.now() - token.issued_at > TOKEN_SECONDS
