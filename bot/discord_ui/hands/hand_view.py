"""The private hands of one table: shown in answer to a click, and kept current through interaction tokens.

A hand is an ephemeral message. Only an interaction's token can edit it, for fifteen minutes, and every click
on it brings a new token. Once the token has expired the hand cannot be edited, and the button on the newest
public message opens a new one. Tiles that a player has picked, and pages they look at, are known only to this
process.
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

from bot.discord_ui.by_click import TOKEN_SECONDS
from bot.discord_ui.channel.posting import NO_MESSAGE, TOKEN_GONE
from bot.discord_ui.hands.private_messages import PrivateMessages, localizer_of, send
from bot.discord_ui.wire.failures import OUT_OF_REACH, FailureLog
from bot.discord_ui.wire.messages import message_changes
from bot.discord_ui.wire.responder import Responder
from bot.discord_ui.wire.services import Services
from bot.discord_ui.wire.webhooks import InteractionToken, as_good, webhook_of
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
"""How long Discord accepts an interaction token."""
INVALID = 400
"""The status with which Discord rejects a message that it cannot show."""
_Shown: TypeAlias = tuple[Snapshot, Seat, Localizer, UserSettings]


class HandView:
    """The hands of one table."""

    def __init__(self, table_id: str, services: Services) -> None:
        self._table_id = table_id
        self._services = services
        self._failures = FailureLog(log, services.observer, Failure.DELIVERY)
        self.loaded = False
        """Whether the tokens saved before a restart have been read."""
        self._tokens: dict[int, InteractionToken] = {}
        """By user id, the newest interaction token of each person who used a control here."""
        self._expected: Counter[int] = Counter()
        """By user id, how many running answers will still offer a token."""
        self._seats: dict[int, Seat] = {}
        """By user id, the seat under which the token is saved."""
        self._saved: dict[int, InteractionToken] = {}
        """By user id, the saved token. It is seldom the newest one, to avoid a commit for every click."""
        self._contents: dict[int, Hashable] = {}
        """By user id, the content that the hand shows, so that an unchanged hand is not edited."""
        self._revisions: dict[int, int] = {}
        """By user id, the table revision that the hand shows. An older revision never replaces it."""
        self._pictures: dict[int, tuple[int | None, tuple[Attachment, ...]]] = {}
        """By user id, the hand's message and its pictures. Unchanged pictures are not sent again."""
        self._above: dict[int, tuple[InteractionToken, int]] = {}
        """By user id, a hand's token, to delete it once a new hand shows this table revision below it."""
        self._looking: set[int] = set()
        """Users whose hand shows the table, drawn to their settings, instead of their tiles."""
        self._hints: dict[int, Hinted] = {}
        """By user id, the last hint given."""
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """By user id. One task draws a hand at a time, so that an older picture never replaces a newer."""
        self.private_messages = PrivateMessages(table_id, services, self._good_token)

    @property
    def known(self) -> bool:
        """Return whether anything is known of the hands: saved tokens, a shown hand, or one being drawn."""
        shown = self.loaded or bool(self._revisions)
        return shown or any(lock.locked() for lock in self._locks.values())

    async def load(self, newest: Callable[[], Snapshot]) -> None:
        """Read the tokens saved before a restart, once. Do nothing if the store fails.

        Args:
            newest: returns the newest snapshot. Tokens of users who have lost their seat since are ignored.
        """
        if self.loaded:
            return
        try:
            rows = await self._services.store.hand_tokens.of(self._table_id)
        except StoreError as error:  # hands open again at the next click
            log.warning("the hand tokens of table %s could not be read: %s", self._table_id, error)
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
        """Show the asker their hand, with `note` on top if it is not empty.

        Args:
            newest: returns the newest snapshot. It is called when this hand is about to be drawn.
            picked: the step taken last on the way to a move; empty on the first page.
        """
        async with self._locks[responder.user.id]:
            if responder.on_private_message:
                await self._mark_hand_used(responder.user.id)
            await self._answer(responder, newest, note, picked)

    async def _answer(
        self, responder: Responder, newest: Callable[[], Snapshot], note: str, picked: str
    ) -> None:
        table, user_id, localizer = newest(), responder.user.id, responder.localizer
        seat = table.seat_of(user_id)
        if seat is None:  # they left by a later click that was handled first
            await (
                responder.hold() if responder.on_message else responder.note(localizer("refusal-stranger"))
            )
            return
        settings, looking, hints = self._settings_of(table, user_id)
        shown = (table, seat, localizer, settings)
        hint = self._hint(user_id, shown, picked)
        draw = partial(hand_message, *shown, note=note or hint, picked=picked, looking=looking, hints=hints)
        self._pictures.pop(user_id, None)
        message = draw(faces=self._tile_faces(table, settings))
        try:
            token = await responder.private(message)
        except discord.HTTPException as error:
            if error.status != INVALID or not self._distrust_faces():
                raise
            message = draw()
            token = await responder.private(message)
        self._record_shown(user_id, token.message_id, message)
        face = hand_face(*shown, looking=looking, hints=hints)
        self._contents[user_id] = None if note or picked else (face, hint)
        self._revisions[user_id] = table.revision
        await self.keep(user_id, token, newest())  # they may have left while the hand was drawn

    async def _mark_hand_used(self, user_id: int) -> None:
        """Save that a user has used a hand, so that later hands leave out the explanation."""
        preferences = self._services.preferences
        if preferences.user(user_id).used_hand:
            return
        try:
            await preferences.set_user_setting(user_id, "used_hand", value=True)
        except StoreError as error:  # the next hand explains itself once more
            log.warning("could not save that a user has used a hand: %s", error)

    def keep_hint(self, user_id: int, hinted: Hinted) -> None:
        """Show a hint on every page of a person's hand until the next move is made."""
        self._hints[user_id] = hinted

    def _hint(self, user_id: int, shown: _Shown, picked: str = "") -> str:
        """Return the line with the last hint for a hand; empty if there is none or it is outdated. ``picked``
        is the tile whose places the hand shows.
        """
        given, (table, seat, localizer, settings) = self._hints.get(user_id), shown
        if given is None or not given.holds(table, seat):
            return ""
        return hint_on_hand(table, seat, given.hint, localizer, settings, picked=picked)

    def look(self, user_id: int, *, at_table: bool) -> None:
        """Select what a person's hand shows when it is drawn next: the table, or the person's tiles."""
        (self._looking.add if at_table else self._looking.discard)(user_id)

    # -- keeping current -----------------------------------------------------------------------

    async def refresh(self, table: Snapshot, answered: Collection[int] = ()) -> bool:
        """Refresh every hand that has changed and whose token is still valid. Send due private time warnings
        first.

        Return whether all of them could be reached. A failure with one hand is reported, and the others are
        still refreshed.

        Args:
            answered: users whose hand is being shown by the answer to their click, and is skipped here.
        """
        await self.private_messages.warn(table)
        people = [player.user_id for _, player in table.owners() if player.user_id is not None]
        work = [self.refresh_one(user_id, table) for user_id in people if user_id not in answered]
        results = await asyncio.gather(*work, return_exceptions=True)
        for error in results:
            if isinstance(error, BaseException):  # a failure with one hand must not stop the others
                self._failures.failed(error, "a hand of table %s could not be refreshed", self._table_id)
        return all(result is True for result in results)

    async def refresh_one(self, user_id: int, table: Snapshot, *, again: bool = False) -> bool:
        """Refresh one person's hand, if its token is valid and it has changed.

        Return False if Discord refused although the token is valid.

        Args:
            again: whether to redraw the hand even though the table has not changed since.
        """
        async with self._locks[user_id]:
            token, seat = self._tokens.get(user_id), table.seat_of(user_id)
            if token is None or seat is None or table.state is State.LOBBY:  # nothing has been dealt yet
                return True
            if self._expected[user_id] and not self._opened(user_id):
                return True
            if table.revision < self._above.get(user_id, (token, 0))[1]:
                return True
            current = token.message_id is not None and self._revisions.get(user_id, -1) >= table.revision
            if current and not again:
                return True
            if self._expired(token):
                await self.drop(user_id)
                return True
            return await self._refresh(user_id, token, table, seat)

    async def _refresh(self, user_id: int, token: InteractionToken, table: Snapshot, seat: Seat) -> bool:
        settings, looking, hints = self._settings_of(table, user_id)
        shown = (table, seat, localizer_of(self._services, user_id, token), settings)
        note = self._hint(user_id, shown)
        face = (hand_face(*shown, looking=looking, hints=hints), note)
        if token.message_id is not None and self._contents.get(user_id) == face:
            return True
        tiles = self._tile_faces(table, settings)
        message = hand_message(*shown, note=note, looking=looking, hints=hints, faces=tiles)
        self._contents.pop(user_id, None)  # unknown until Discord has confirmed the edit
        if (message_id := await self._push(user_id, token, message)) is None:
            return user_id not in self._tokens
        self._contents[user_id], self._revisions[user_id] = face, table.revision
        if token.message_id is None or user_id not in self._seats:
            await self.keep(user_id, replace(token, message_id=message_id), table)
        return True

    def expect(self, user_id: int) -> InteractionToken | None:
        """Announce a token for a person: until :meth:`offer` is called, no hand is opened for them.

        Return the token of the hand that is open; None if none is.
        """
        self._expected[user_id] += 1
        return self._tokens[user_id] if self._opened(user_id) else None

    def offer(
        self,
        user_id: int,
        token: InteractionToken | None,
        *,
        below: InteractionToken | None = None,
        revision: int = 0,
    ) -> None:
        """Take the token announced to :meth:`expect`, to open a hand with. An open hand keeps its own.

        Args:
            token: None if the interaction came to nothing.
            below: the token of an open hand, which a new one below the table's newest message replaces. If
                its owner has pressed a control of the hand since, it stays.
            revision: the table revision that the new hand must show at least.
        """
        self._expected[user_id] -= 1
        opened = self._opened(user_id)
        if token is None or (opened and self._tokens[user_id] is not below):
            return
        if opened:
            self._above[user_id] = (self._tokens[user_id], revision)
            self._contents.pop(user_id, None)
        self._tokens[user_id] = token

    def _opened(self, user_id: int) -> bool:
        """Return whether a person's token belongs to an open hand, and is not only good for opening one."""
        shown = user_id in self._revisions or user_id in self._seats
        return shown and user_id in self._tokens

    async def keep(self, user_id: int, token: InteractionToken, table: Snapshot) -> None:
        """Remember a person's newest token. During a match, also save it for a restart, if possible."""
        self._tokens[user_id] = token
        seat = table.seat_of(user_id)
        if seat is None or table.state not in PLAYED:  # a token is a secret: none is saved beyond its match
            return
        if self._seats.get(user_id) == seat and as_good(self._saved.get(user_id), token):
            return
        self._seats[user_id] = seat
        issued_at = datetime.fromtimestamp(token.issued_at, UTC)
        row = HandRow(seat, token.token, token.message_id, token.locale, issued_at)
        try:
            await self._services.store.hand_tokens.put(self._table_id, user_id, row)
        except StoreError as error:  # after a restart a click opens the hand again
            self._saved.pop(user_id, None)
            log.warning("a hand token of table %s could not be saved: %s", self._table_id, error)
        else:
            self._saved[user_id] = token

    async def take_away(self, user_id: int) -> None:
        """Forget the token of a person who has left, and remove the controls from their hand."""
        # a token that is being saved now must not be saved after it was dropped
        async with self._locks[user_id]:
            await self.drop(user_id, strip=True)

    async def drop(self, user_id: int, *, strip: bool = False) -> None:
        """Forget a person's token and what their hand shows, here and in the store.

        With ``strip``, remove the controls from the hand. If that or the store fails, continue.
        """
        token, seat = self._tokens.pop(user_id, None), self._seats.pop(user_id, None)
        self._saved.pop(user_id, None)
        for known in (self._contents, self._revisions, self._pictures, self._above):
            known.pop(user_id, None)
        if strip and token is not None and token.message_id is not None and not self._expired(token):
            with suppress(*OUT_OF_REACH):  # the hand may be closed already
                await webhook_of(self._services.client, token.token).edit_message(token.message_id, view=None)
        if seat is None:
            return
        try:
            await self._services.store.hand_tokens.drop(self._table_id, user_id, seat)
        except StoreError as error:  # the saved token expires within a quarter of an hour
            log.warning("a hand token of table %s could not be deleted: %s", self._table_id, error)

    def forget_tokens(self) -> None:
        """Forget every token, so that each hand opens where its owner clicks next."""
        self._tokens.clear()

    # -- how -----------------------------------------------------------------------------------

    async def _push(self, user_id: int, token: InteractionToken, message: Message) -> int | None:
        """Edit the hand, or open one if the token has none yet.

        Return the message's id, or None if Discord refused.
        """
        try:
            if token.message_id is None:
                number = await send(self._services, token, message)
                self._record_shown(user_id, number, message)
                await self._delete_above(user_id)
                return number
            shown_in, pictures = self._pictures.pop(user_id, (None, ()))
            keeps = shown_in == token.message_id and alike(pictures, message.attachments)
            files = None if keeps else await self._services.painter.paint(message)
            changes = message_changes(message, files)
            await webhook_of(self._services.client, token.token).edit_message(token.message_id, **changes)
            self._record_shown(user_id, token.message_id, message)
        except discord.HTTPException as error:
            closed = error.code == NO_MESSAGE and token.message_id is not None
            if closed and not self._opened(user_id):
                # the hand was to replace a panel that is closed: open it as a new message
                return await self._push(user_id, replace(token, message_id=None), message)
            if error.status in TOKEN_GONE:
                await self.drop(user_id)
            else:
                if error.status == INVALID:
                    self._distrust_faces()
                log.warning("could not refresh a hand of table %s: %s", self._table_id, error)
            return None
        return token.message_id

    async def _delete_above(self, user_id: int) -> None:
        """Delete the hand that a new one below it has replaced, if its token is still valid."""
        above, _ = self._above.pop(user_id, (None, 0))
        if above is not None and above.message_id is not None and not self._expired(above):
            with suppress(*OUT_OF_REACH):  # the player may have closed it
                await webhook_of(self._services.client, above.token).delete_message(above.message_id)

    def _record_shown(self, user_id: int, message_id: int | None, message: Message) -> None:
        """Record the pictures that a hand shows now."""
        self._pictures[user_id] = (message_id, message.attachments)

    def _tile_faces(self, table: Snapshot, settings: UserSettings) -> Mapping[str, str]:
        """Return the table's tiles that buttons can show, in the user's contrast setting."""
        known = self._services.faces
        return {} if known is None else known.of(table.game, Style(contrast=settings.contrast))

    def _distrust_faces(self) -> bool:
        """Use words on buttons: Discord may no longer know an emoji. Return False if there are no emojis."""
        known = self._services.faces
        if known is not None:
            known.distrust()
        return known is not None

    def _settings_of(self, table: Snapshot, user_id: int) -> tuple[UserSettings, bool, bool]:
        """Return a person's settings, whether their hand shows the table, and whether hints are allowed."""
        preferences = self._services.preferences
        hints = preferences.guild(table.guild_id).hints
        return preferences.user(user_id), user_id in self._looking, hints

    def _good_token(self, user_id: int) -> InteractionToken | None:
        token = self._tokens.get(user_id)
        return None if token is None or self._expired(token) else token

    def _expired(self, token: InteractionToken) -> bool:
        return self._services.clock.now() - token.issued_at > TOKEN_SECONDS
