"""A table before the match: seats are taken and given up, house rules chosen, the start pressed.

Runs by the table's door like everything else. It knows no game beyond what the engine's rule book says
of its seats and options.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.fairness import sealed_line
from bot.games import PRESENTERS
from bot.store import State
from bot.tables.computers import free_name
from bot.tables.dealer import Dealer
from bot.tables.inviting import Guest, Inviting, apology
from bot.tables.pace import pace_line
from bot.tables.reply import Reply, Sheet
from bot.tables.rulings import house_rules
from bot.tables.table import Chair, Table, bold
from bot.tables.threads import into_thread
from bot.told import ToldError
from bot.views.items import clip
from bot.views.panels import lobby_panel
from engine import GAMES

if TYPE_CHECKING:
    from bot.tables.house import House

log = logging.getLogger(__name__)


class Lobby:
    """The lobby of one table."""

    def __init__(self, house: House, table: Table, dealer: Dealer) -> None:
        self.house = house
        self.table = table
        self.dealer = dealer
        self.inviting = Inviting(house, table)

    # -- what people ask -----------------------------------------------------------------------

    async def join(self, reply: Reply, *, invited: bool = False) -> None:
        """Take a free seat; with the button for the invited, only they may."""
        async with self.table.door.enter(reply):
            if not await self._open(reply):
                return
            if self.table.seat_of(reply.user.id) is not None:
                await reply.note(reply.words("lobby-already-in"))
                return
            if (invited and not await self.inviting.expected(reply)) or await self._full(reply):
                return
            await self.inviting.drop(reply.user.id)
            self.table.chairs.append(Chair(name_of(reply.user), reply.user.id))
            await self._changed(reply)

    async def decline(self, reply: Reply) -> None:
        """Turn an invitation down."""
        async with self.table.door.enter(reply):
            if await self._open(reply) and await self.inviting.expected(reply):
                await self.inviting.decline(reply.user.id)
                await reply.update(self.sheet())

    async def invite(self, reply: Reply, guest: Guest) -> None:
        """Ask somebody more: the lobby is shown anew, so that Discord tells them; the host's right."""
        async with self.table.door.enter(reply):
            if not await self._host(reply):
                return
            left_out = await self.inviting.invite([guest], reply.user)
            if left_out:
                await reply.note(apology(left_out, reply.words))
                return
            await self._anew(ping=guest)
            await reply.note(reply.words("invite-sent", name=bold(guest.display_name)))

    async def leave(self, reply: Reply) -> None:
        """Give up a seat; the host's role passes on, and with the last person the lobby closes."""
        async with self.table.door.enter(reply):
            if not await self._open(reply):
                return
            seat = self.table.seat_of(reply.user.id)
            if seat is None:
                await reply.note(reply.words("refusal-stranger"))
                return
            del self.table.chairs[seat]
            self.table.tickets.pop(reply.user.id, None)
            if not self.table.people():
                await (self._bid_farewell(reply) if reply.on_private_message else reply.settle())
                await self.dealer.abandon(self.table.words("lobby-deserted"))
                return
            if reply.user.id == self.table.host_id:
                self.table.pass_on_host()
            await self.house.save(self.table)
            if not reply.on_private_message:
                await reply.update(self.sheet())
                return
            try:
                await self._bid_farewell(reply)
            finally:
                await self.show()

    async def computer(self, reply: Reply) -> None:
        """Seat a computer player; the host's right."""
        async with self.table.door.enter(reply):
            if not await self._host(reply) or await self._full(reply):
                return
            self.table.chairs.append(Chair(free_name([chair.name for chair in self.table.chairs])))
            await self._changed(reply)

    async def remove(self, reply: Reply, argument: str) -> None:
        """Take a seat away from somebody; the host's right."""
        async with self.table.door.enter(reply):
            if not await self._host(reply):
                return
            chair = next((chair for chair in self.table.chairs if key_of(chair) == argument), None)
            if chair is None or chair.user_id == self.table.host_id:
                await reply.note(reply.words("moved-on"))
                return
            self.table.chairs.remove(chair)
            self.table.tickets.pop(chair.user_id or 0, None)
            await self._changed(reply)

    async def choose_game(self, reply: Reply, game: str) -> None:
        """Play another game, by its sheet; the host's right."""
        async with self.table.door.enter(reply):
            if not await self._host(reply):
                return
            self.table.game = game
            self.table.options = await self.house.usual_options(self.table.guild_id, game)
            await self._changed(reply)

    async def choose_preset(self, reply: Reply, name: str) -> None:
        """Play by a named set of house rules; the host's right."""
        async with self.table.door.enter(reply):
            if not await self._host(reply):
                return
            preset = self.table.presenter.presets.get(name)
            if preset is None:  # of the game chosen before
                await reply.note(reply.words("moved-on"))
                return
            self.table.options = dict(preset)
            await self._changed(reply)

    async def choose_option(self, reply: Reply, name: str, value: Any) -> None:
        """Change one house rule; the host's right. Rules that do not go together change nothing."""
        async with self.table.door.enter(reply):
            if not await self._host(reply):
                return
            try:
                rules = GAMES[self.table.game](**self.table.options | {name: value})
            except ValueError as refusal:
                log.info("table %s: %s", self.table.id, refusal)
                await reply.note(reply.words("options-clash"))
                return
            self.table.options = rules.options.chosen()
            await self.house.save(self.table)
            try:
                await reply.private(Sheet(reply.words("option-set")))
            finally:
                await self.show()

    async def choose_pace(self, reply: Reply, seconds: str) -> None:
        """Change how long a turn may take; the host's right."""
        async with self.table.door.enter(reply):
            if not await self._host(reply):
                return
            self.table.turn_seconds = int(seconds)
            await self.house.save(self.table)
            try:
                await reply.private(Sheet(reply.words("clock-set")))
            finally:
                await self.show()

    async def start(self, reply: Reply) -> None:
        """Deal; the host's right, once there are players enough."""
        async with self.table.door.enter(reply):
            if not await self._host(reply):
                return
            seats = self.table.rules().seats
            if len(self.table.chairs) not in seats:
                values = {"least": seats[0], "most": seats[-1], "count": len(self.table.chairs)}
                key = "lobby-seats" if len(seats) > 1 else "lobby-seats-exactly"
                await reply.note(reply.words(key, **values))
                return
            self.table.tickets[reply.user.id] = reply.ticket()
            self.table.begin()
            await self.house.remember_options(self.table)
            try:
                await reply.update(Sheet(self._text(started=True)))
                await self._settle_down(reply)
                await self.dealer.open_round()
            finally:
                if self.table.state is State.LOBBY:  # the match has not begun after all
                    await self.show()

    # -- how -----------------------------------------------------------------------------------

    async def _settle_down(self, reply: Reply) -> None:
        """Go into a thread, where each match has one; else the hands may open where people joined."""
        try:
            moved = await into_thread(self.house, self.table)
        except ToldError as refusal:
            moved = False
            await reply.note(refusal.say(reply.words))
        if moved:
            where = self.table.words("thread-here", thread=f"<#{self.table.channel_id}>")
            await reply.update(Sheet(f"{self._text(started=True)}\n{where}"))
            return
        for user_id, ticket in list(self.table.tickets.items()):
            await self.dealer.hands.keep(user_id, ticket)

    async def _open(self, reply: Reply) -> bool:
        if self.table.state is not State.LOBBY:
            await reply.note(reply.words("lobby-closed"))
        return self.table.state is State.LOBBY

    async def _host(self, reply: Reply) -> bool:
        if not await self._open(reply):
            return False
        if reply.user.id != self.table.host_id:
            host = next(chair.name for _, chair in self.table.people() if chair.user_id == self.table.host_id)
            await reply.note(reply.words("host-only", host=bold(host)))
        return reply.user.id == self.table.host_id

    async def _full(self, reply: Reply) -> bool:
        most = self.table.rules().seats[-1]
        if len(self.table.chairs) < most:
            return False
        await reply.note(reply.words("lobby-full", most=most))
        return True

    async def _bid_farewell(self, reply: Reply) -> None:
        """Tell somebody that they have left, in the place of the question whether they want to."""
        await reply.update(Sheet(reply.words("lobby-left")))

    async def _changed(self, reply: Reply) -> None:
        self.table.tickets[reply.user.id] = reply.ticket()
        await self.house.save(self.table)
        await reply.update(self.sheet())

    # -- what it looks like ----------------------------------------------------------------------

    async def post(self, *, ping: Guest | None = None) -> None:
        """Put the lobby into the channel as a message of its own, which notifies nobody but ``ping``."""
        table = self.table
        channel = self.house.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[ping] if ping else False)
        sent = await channel.send(allowed_mentions=mentions, **self.sheet().fields())
        await self.shown_as(sent.id)

    async def repost(self, reply: Reply) -> None:
        """Show the lobby again at the bottom of the channel; the older message makes way."""
        async with self.table.door.enter(reply):
            if not await self._open(reply):
                return
            await self._anew()
            await reply.note(reply.words("table-shown"))

    async def _anew(self, *, ping: Guest | None = None) -> None:
        older = self.table.message_id
        await self.post(ping=ping)
        if older is not None:
            await self.dealer.board.remove(older)

    async def shown_as(self, message_id: int) -> None:
        """Remember which message shows the lobby."""
        self.table.message_id = message_id
        await self.house.store.tables.update(self.table.id, message_id=message_id)

    async def show(self) -> None:
        """Bring the lobby's message up to date, where no click did."""
        table = self.table
        if table.message_id is None:
            return
        channel = self.house.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        try:
            await channel.get_partial_message(table.message_id).edit(**self.sheet().changes())
        except discord.HTTPException as error:
            log.info("could not show lobby %s: %s", table.id, error)

    async def thread_gone(self) -> None:
        """Say where the match was opened that its thread is no more."""
        table = self.table
        channel = self.house.client.get_partial_messageable(table.parent_id or 0, guild_id=table.guild_id)
        try:  # a thread has the id of the message it was made from
            await channel.get_partial_message(table.channel_id).edit(content=table.words("thread-gone"))
        except discord.HTTPException as error:
            log.info("could not say that the thread of table %s is gone: %s", table.id, error)

    def sheet(self) -> Sheet:
        """The lobby as everybody sees it."""
        table, words = self.table, self.table.words
        games = [
            discord.SelectOption(label=words(f"game-{name}"), value=name, default=name == table.game)
            for name in PRESENTERS
        ]
        seats = [
            discord.SelectOption(label=clip(chair.name, 100), value=key_of(chair))
            for chair in table.chairs
            if chair.user_id != table.host_id
        ]
        invited = bool(self.inviting.open)
        view = lobby_panel(
            table.id, words, games=games, presets=self._presets(), seats=seats, invited=invited
        )
        return Sheet(self._text(), view=view)

    def _presets(self) -> list[discord.SelectOption]:
        table, words = self.table, self.table.words
        presets = table.presenter.presets
        return [
            discord.SelectOption(
                label=words(f"preset-{table.game}-{name}"),
                value=name,
                description=clip(words(f"preset-{table.game}-{name}-help"), 100),
                default=options == table.options,
            )
            for name, options in presets.items()
        ]

    def _text(self, *, started: bool = False) -> str:
        table, words = self.table, self.table.words
        seats = table.rules().seats
        lines = [
            words("lobby-started" if started else "lobby-title", game=words(f"game-{table.game}")),
            words("lobby-players", count=len(table.chairs), most=seats[-1]),
            *(self._line(chair) for chair in table.chairs),
            *([] if started else self.inviting.lines()),
            house_rules(table, words),
            words("clock-pace", pace=pace_line(table.turn_seconds, words)),
            sealed_line(table.seed, words) if started else "",
        ]
        return "\n".join(line for line in lines if line)

    def _line(self, chair: Chair) -> str:
        host = chair.user_id == self.table.host_id
        return self.table.words("lobby-host" if host else "lobby-player", name=bold(chair.name))


def key_of(chair: Chair) -> str:
    """What tells a chair from the others in a select: the person, or the computer's name."""
    return chair.name if chair.user_id is None else str(chair.user_id)


def name_of(user: discord.User | discord.Member) -> str:
    """A person's name, on one line and no longer than a name needs to be."""
    return clip(" ".join(user.display_name.split()), 32) or str(user.id)
