"""The public side of a table: the newest message in the channel, and the ones that made way for it.

A turn that a person has to take is a new message, because edits notify nobody. A run of computer moves
is one message: edited while it lasts, replaced when it ends.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord

from bot.fairness import opened_line
from bot.games import Voice
from bot.store import State, StoreError
from bot.tables.pace import begin, stop, until
from bot.tables.reply import Picture, Sheet
from bot.tables.rulings import house_rules
from bot.tables.table import Table
from bot.tables.worded import points_now, scores_line, standing, table_words
from bot.views.panels import between_panel, over_panel, paused_panel, table_panel
from bot.wishes import ServerWishes
from bot.words import Words
from engine import Event, Seat, View

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)

PASSING = (State.PLAYING, State.PAUSED)
"""The states whose message makes way for the next one."""
ARCHIVED = 50083
"""Discord's code for an old thread: what is new wakes it, but nothing in it can be edited."""
PROMPT = 1
"""Seconds Discord may take over a message before they are added to the turn it shows."""
WARNED = "warned-"
"""What the names of the notes begin with that hold which message warns a table's players."""


class Board:
    """The public messages of one table."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self._shown: object = None
        """The turn the newest message shows: a shout changes that message, a move makes a new one."""
        self._warning: int | None = None
        """The message that says that the time is nearly up, until the turn has passed."""

    # -- telling -------------------------------------------------------------------------------

    def hear(self, events: Sequence[Event], mover: Seat | None) -> None:
        """Take in what happened: the public part for the channel, the rest for each hand's owner."""
        table = self.table
        table.note(events, mover)
        if not table.fleeting and self._turn() != self._shown:
            table.lines = []
        voice = table.voice()
        for event in events:
            if line := table.presenter.tell(event.seen_by(None), voice):
                table.lines.append(line)

    # -- showing -------------------------------------------------------------------------------

    async def show(self) -> None:
        """Show the table as it is now, and let the older message make way.

        Raises:
            discord.Forbidden: the channel does not let the bot post there.
        """
        if self._turn() != self._shown:
            await self._unwarn()
        await self._timed(self._show())

    async def _show(self) -> None:
        table = self.table
        running = table.state is State.PLAYING and all(
            table.chairs[seat].computer for seat in table.waited_for()
        )
        sheet = await self._sheet()
        goes_on = (running and table.fleeting) or self._turn() == self._shown
        if not (goes_on and await self._edit(sheet)):
            await self._replace(sheet, tidy=self._wishes.tidy)
            table.fleeting = running
        self._shown = self._turn()

    def _turn(self) -> object:
        return (self.table.state, self.table.version)

    async def again(self) -> None:
        """Show after a restart what is not shown as it is. A lobby or a card stays where it is."""
        await self._timed(self._again())

    async def _again(self) -> None:
        sheet = await self._sheet()
        stays = self.table.state is State.PLAYING and not self.table.passing
        if stays:
            await self.strip()
        if stays or not await self._edit(sheet):
            await self._replace(sheet, tidy=self._wishes.tidy)
        self._shown = self._turn()

    async def repost(self) -> None:
        """Show the table again at the bottom of the channel."""
        await self._timed(self._repost())

    async def _repost(self) -> None:
        await self._replace(await self._sheet(), tidy=True)
        self._shown = self._turn()

    async def _timed(self, showing: Awaitable[None]) -> None:
        """Have the turn shown, and its clock started: where nobody can see it, no clock runs."""
        table, before = self.table, self.house.now()
        fresh = begin(table, before)
        try:
            await showing
        except BaseException:
            if fresh:
                stop(table)
            raise
        took = self.house.now() - before
        if fresh and table.deadline is not None and took > PROMPT:
            table.deadline += took
            await self.keep_deadline()

    async def keep_deadline(self) -> None:
        """Save until when the turn on show lasts, where its message does not say so."""
        try:
            await self.house.store.tables.update(self.table.id, deadline=self._deadline())
        except StoreError as error:  # after a restart the turn would be that much shorter
            log.warning("the deadline of table %s could not be saved: %s", self.table.id, error)

    def _deadline(self) -> datetime | None:
        deadline = self.table.deadline
        return None if deadline is None else datetime.fromtimestamp(deadline, UTC)

    async def warn(self, sheet: Sheet) -> None:
        """Say that the time is nearly up; taken away when the turn has passed, also after a restart."""
        await self._unwarn()
        self._warning = await self.say(sheet)
        await self.house.store.notes.put(f"{WARNED}{self.table.id}", str(self._warning))

    async def recall(self, *, current: bool) -> None:
        """Know again after a restart which turn is on show, and of a warning.

        Args:
            current: whether the newest message shows the table as it is.
        """
        self._shown = self._turn() if current else None
        saved = await self.house.store.notes.get(f"{WARNED}{self.table.id}")
        self._warning = None if saved is None else int(saved)

    async def _unwarn(self) -> None:
        if self._warning is None:
            return
        warning, self._warning = self._warning, None
        await self.remove(warning)
        try:
            await self.house.store.notes.put(f"{WARNED}{self.table.id}", None)
        except StoreError as error:  # a leftover note hurts nobody
            log.warning("a warning at table %s stays noted: %s", self.table.id, error)

    async def say(self, sheet: Sheet) -> int:
        """Say something beside the table's own message; returns the id of what was said."""
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=True)
        return (await self._channel().send(allowed_mentions=mentions, **sheet.fields())).id

    async def remove(self, message_id: int) -> None:
        """Take away a message that another has taken the place of."""
        await self._gently(self._message(message_id).delete())

    async def close(self, text: str) -> None:
        """End with a sentence instead of controls; what was dealt can be checked from here on."""
        await self._unwarn()
        if self.table.match is not None:
            text = f"{text}\n{self._opened()}"
        if not await self._edit(Sheet(text)):
            await self._replace(Sheet(text), tidy=True)

    async def strip(self) -> None:
        """Take the controls off the newest message, which stays."""
        if self.table.message_id is not None:
            await self._disarm(self.table.message_id)

    async def _disarm(self, message_id: int) -> None:
        await self._gently(self._message(message_id).edit(view=None))

    async def _edit(self, sheet: Sheet) -> bool:
        if self.table.message_id is None:
            return False
        changes = sheet.changes() | {"allowed_mentions": discord.AllowedMentions.none()}
        try:
            await self._message(self.table.message_id).edit(**changes)
        except discord.HTTPException as error:
            if error.code == ARCHIVED or error.status == 404:
                return False
            raise
        await self._remember(self.table.message_id)
        return True

    async def _replace(self, sheet: Sheet, *, tidy: bool) -> None:
        table = self.table
        older = table.message_id if table.passing else None
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=True)
        sent = await self._channel().send(allowed_mentions=mentions, **sheet.fields())
        await self._remember(sent.id)
        table.passing = table.state in PASSING
        if older is not None:
            await (self.remove(older) if tidy else self._disarm(older))

    @property
    def _wishes(self) -> ServerWishes:
        return self.house.wishes.server(self.table.guild_id)

    async def _remember(self, message_id: int) -> None:
        self.table.message_id = message_id
        shown = len(self.table.live().record) if self.table.match is not None else 0
        await self.house.store.tables.update(
            self.table.id, message_id=message_id, shown=shown, deadline=self._deadline()
        )

    async def _gently(self, call: Any) -> None:
        """Old messages are tidied as far as the channel lets us; a failure there stops no game."""
        try:
            await call
        except Exception as error:  # also a connection that breaks
            log.info("could not tidy a message of table %s: %s", self.table.id, error)

    def _channel(self) -> discord.PartialMessageable:
        return self.house.client.get_partial_messageable(self.table.channel_id, guild_id=self.table.guild_id)

    def _message(self, message_id: int) -> discord.PartialMessage:
        return self._channel().get_partial_message(message_id)

    # -- what it holds -------------------------------------------------------------------------

    async def _sheet(self) -> Sheet:
        match self.table.state:
            case State.BETWEEN:
                return await self._round_sheet()
            case State.PAUSED:
                return await self._paused_sheet()
            case State.OVER:
                return await self._match_sheet()
            case _:
                return await self._turn_sheet()

    async def _turn_sheet(self) -> Sheet:
        table = self.table
        view = table.live().round.view(None)
        lines = [*table.lines, "", self._scores(), table.presenter.waiting(view, self._calling(view.waiting))]
        if table.deadline is not None:
            lines.append(table.words("clock-until", until=until(table.deadline)))
        controls = table_panel(
            table.id,
            table.version,
            table.presenter.shouts(view, table.plain_voice()),
            table.words,
            away=self._anybody_away(),
        )
        pictures = (await self.picture(), *await self._open_hands(view))
        return Sheet("\n".join(lines).strip(), pictures, controls)

    async def _open_hands(self, view: View) -> list[Picture]:
        """A second picture where the rules have all hands lie open."""
        presenter = self.table.presenter
        hands = presenter.open_hands(view)
        if hands is None:
            return []
        drawn = await self.house.painter.open_hands(self.table, hands, view.waiting)
        return [Picture(drawn, presenter.alt_open_hands(hands, self.table.plain_voice()), "hands")]

    async def picture(self) -> Picture:
        """The table as a spectator sees it, with its words."""
        table = self.table
        view = table.live().round.view(None)
        voice = table.plain_voice()
        drawn = await self.house.painter.table(table, view)
        return Picture(drawn, table_words(table, view, voice))

    def _calling(self, seats: Sequence[Seat]) -> Voice:
        """A voice that mentions the people waited for, so that the new message notifies them."""
        table, names = self.table, list(self.table.voice().names)
        for seat in seats:
            user_id = table.chairs[seat].player
            if user_id is not None and self.house.wishes.may_mention(table.guild_id, user_id):
                names[seat] = f"<@{user_id}>"
        return Voice(table.words, tuple(names))

    def _scores(self) -> str:
        table = self.table
        line = scores_line(table, points_now(table))
        return f"{line}\n-# {house_rules(table, table.words)}" if table.options else line

    async def _round_sheet(self) -> Sheet:
        table = self.table
        lines = [*table.lines, "", self._round_line(table.voice())]
        return Sheet(
            "\n".join(lines).strip(),
            (await self._card(),),
            between_panel(table.id, table.version, table.words, away=self._anybody_away()),
        )

    def _anybody_away(self) -> bool:
        return any(chair.away for chair in self.table.chairs)

    def _round_line(self, voice: Voice) -> str:
        match = self.table.live()
        assert match.last_round is not None
        ended = self.table.presenter.ended(match.last_round, match.outcomes[-1], voice)
        return "\n".join([ended, self.standing(voice)])

    def standing(self, voice: Voice) -> str:
        """The totals in words, best first."""
        return standing(self.table, voice)

    async def _card(self) -> Picture:
        table = self.table
        match = table.live()
        assert match.last_round is not None
        drawn = await self.house.painter.card(table)
        voice = table.plain_voice()
        counted = table.presenter.alt_count(match.last_round, voice)
        return Picture(drawn, f"{self._round_line(voice)} {counted}", "round")

    async def _paused_sheet(self) -> Sheet:
        table = self.table
        between = table.resumes is State.BETWEEN
        picture = await (self._card() if between else self.picture())
        told = dict.fromkeys(
            [table.words("table-paused"), *table.lines]
        )  # first of all, whatever happened since
        points = self.standing(table.voice()) if between else self._scores()
        lines = [*told, "", points, table.words("paused-how")]
        return Sheet("\n".join(lines).strip(), (picture,), paused_panel(table.id, table.words))

    async def _match_sheet(self) -> Sheet:
        table = self.table
        winners = table.live().winners or ()
        line = table.words(
            "match-won", winners=table.voice().all(winners), count=len(winners), rounds=table.live().rounds
        )
        content = "\n".join([*table.lines, "", self._round_line(table.voice()), line, self._opened()]).strip()
        pictures = (await self._card(), await self.score_sheet(table.words))
        return Sheet(content, pictures, over_panel(table.id, table.words))

    def _opened(self) -> str:
        return opened_line(self.table.seed, self.table.id, self.table.words)

    async def score_sheet(self, words: Words) -> Picture:
        """The totals and every round, as drawn and in words."""
        drawn = await self.house.painter.scores(self.table, words)
        return Picture(drawn, self.standing(self.table.plain_voice(words)), "scores")
