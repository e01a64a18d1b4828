"""A server to play on: the real bot on an in-memory Discord, used as people would use it.

The helpers may look at the engine to choose a move. Tests assert only what people see: messages, buttons, the
words of pictures.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import fields
from functools import cache, partial
from pathlib import Path
from random import Random
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import discord
import pytest
import simcord
from discord import app_commands
from simcord.components import walk_components

from bot.app.client import Boneyard
from bot.app.composition import SecretIds, build_client
from bot.config import Settings
from bot.discord_ui.channel import channel_view
from bot.discord_ui.channel.presence import Presence
from bot.discord_ui.table_box import TableBox
from bot.discord_ui.wire.painter import Painter
from bot.language.localizer import Localizer, localizer_for
from bot.preferences import GuildSettings
from bot.presentation.games import PRESENTERS, Narrator, Presenter
from bot.presentation.text.option_text import read_option, switched
from bot.presentation.text.text import plain_narrator
from bot.store import LIVE, State
from bot.tables import fairness
from bot.tables.service.session import TableSession
from bot.tables.state import forced_moves, house_rules
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import (
    SERVICE,
    Actor,
    AddComputer,
    ComputerMoves,
    MakeForcedMove,
    Play,
    Request,
    SetOption,
    Shout,
    StartNextRound,
)
from bot.tables.state.snapshot import Change
from bot.tables.state.table import Table as Seats
from bot.work.workers import WorkerPool
from engine import GAMES, Move, View
from tests.flows.environment import PatientEnv, quick_simcord
from tests.inline_sqlite import quick_sqlite

BUTTON, SELECT = 2, 3
EPHEMERAL = 64
MEMORY = Path("/dev/shm")  # noqa: S108 (a folder of random names is made in it)
"""An in-memory folder, if there is one. It is faster for temporary files, because every move is synced."""
MANAGER = discord.Permissions(manage_guild=True, view_channel=True)
SHOUTS = ("call", "catch")
"""Moves that a person who only keeps playing never makes."""


def controls(message: Any) -> list[dict[str, Any]]:
    """Return the controls of a message that have a custom id, in reading order. Link buttons have none."""
    return [each for each in walk_components(message.components) if each.get("custom_id")]


def heard(message: Any) -> str:
    """Return all that a screen reader says of a message: its text and the descriptions of its pictures."""
    described = [
        picture.get("description") if isinstance(picture, dict) else picture.description
        for picture in message.attachments
    ]
    return "\n".join([message.content, *filter(None, described)]).replace("**", "")


def opened(result: Any) -> Any:
    """Return the private message with which the bot answered: the first answer, or a follow-up."""
    answers = (result.response, *result.followups)
    return next((each for each in answers if each is not None and each.ephemeral), result.response)


def labels(message: Any) -> list[str]:
    """Return the labels of a message's buttons."""
    return [each["label"] for each in controls(message) if each["type"] == BUTTON]


def offered(message: Any) -> dict[str, tuple[str, str | None]]:
    """Return the moves that a message offers by their text: the custom id, and the value to pick.

    The value is None for a button.
    """
    found: dict[str, tuple[str, str | None]] = {}
    for each in controls(message):
        kind, verb, _, _, argument = each["custom_id"].split(":", 4)
        if kind == "b" and verb in {"move", "shout", "repeat"}:
            found[argument] = (each["custom_id"], None)
        elif verb == "move":
            found |= {option["value"]: (each["custom_id"], option["value"]) for option in each["options"]}
    return found


def picks(message: Any) -> list[str]:
    """Return the custom ids of buttons that choose a tile, or the next page of its places."""
    return [each["custom_id"] for each in controls(message) if each["custom_id"].startswith("b:pick:")]


class FixedSecret(SecretIds):
    """Random names as always, but the same secret for every match."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def secret(self) -> str:
        return self._secret


class Server:
    """One Discord server with the bot in it."""

    def __init__(self, env: simcord.Env, make_bot: Callable[[], Boneyard]) -> None:
        self.env = env
        self.make_bot = make_bot
        self.guild = env.create_guild("Dominoes")
        self.channel = self.guild.create_text_channel("games")
        self.locale = "en-US"
        self._locales: dict[str, str] = {}
        env.backend.subscribers.insert(0, self._translate)

    @property
    def bot(self) -> Boneyard:
        bot = self.env.bot
        assert isinstance(bot, Boneyard)
        return bot

    def person(self, name: str, **keywords: Any) -> simcord.MemberActor:
        return self.guild.add_member(self.env.create_user(name), **keywords)

    def manager(self, name: str) -> simcord.MemberActor:
        """Return a person who may manage the server, and has no other permissions."""
        role = self.guild.create_role("Managers", permissions=MANAGER)
        return self.person(name, roles=[role])

    async def wish(self, manager: simcord.MemberActor, name: str, value: Any, channel: Any = None) -> Any:
        """Change a server setting as its managers do, and return the last result.

        A yes-or-no setting has a button, and others a list and a form. If such a button's setting has the
        value already, do nothing.
        """
        shown = await manager.slash(channel or self.channel, "settings")
        if isinstance(getattr(GuildSettings(), name, None), bool):
            present = getattr(self.bot.preferences.guild(self.guild.id), name)
            if [str(present)] == list(value):
                return shown
            return await manager.click(shown.response, custom_id=f"b:wishserver::0:{name}")
        custom_id = controls(shown.response)[0]["custom_id"]
        form = await manager.select(shown.response, [name], custom_id=custom_id)
        return await manager.submit_modal(form, {self.field(form): value})

    @staticmethod
    def field(form: Any) -> str:
        """Return the custom id of a form's only field."""
        return str(next(walk_components(form.modal["components"]))["component"]["custom_id"])

    def public(self, channel: Any = None) -> list[Any]:
        """Return the channel's public messages, oldest first."""
        stored = self.env.backend.messages[(channel or self.channel).id].values()
        return [message for message in stored if not message.flags & EPHEMERAL]

    @staticmethod
    def said(result: Any) -> str:
        """Return the text that only the asker sees in a result."""
        messages = [result.response, *result.followups]
        private = [message for message in messages if message is not None and message.ephemeral]
        return "\n".join(message.content for message in private)

    async def stats(self, person: Any, **named: Any) -> str:
        """Ask for statistics as a person, and return the description of the card, which says all it shows."""
        shown = (await person.slash(self.channel, "stats", **named)).response
        return shown.attachments[0].description

    labels = staticmethod(labels)
    controls = staticmethod(controls)

    async def set_option(self, table: Table, name: str, value: str) -> None:
        """Change a house rule as the host, but without a click."""
        game = table.seats.game
        rules = GAMES[game](**table.seats.options).options
        other = switched(game, name, rules)
        assert other is None or value == str(other), "it is so already"
        await table.ask(SetOption(name, read_option(game, name, value) if other is None else other))

    async def press_option(self, table: Table, name: str, value: str) -> Any:
        """Change a house rule as the host does: with the list, and a form unless it is a yes-or-no rule."""
        shown = await table.host.click(table.lobby, label="⚙️")
        custom_id = table.menu("option", shown.response)
        rules = GAMES[table.seats.game](**table.seats.options).options
        if switched(table.seats.game, name, rules) is not None:
            assert value != str(getattr(rules, name)), "it is so already"
            return await table.host.select(shown.response, [name], custom_id=custom_id)
        form = await table.host.select(shown.response, [name], custom_id=custom_id)
        (option,) = (each for each in fields(GAMES[table.seats.game].Options) if each.name == name)
        typed = option.metadata["choice"].low < option.metadata["choice"].high
        wanted: Any = value if typed else [value]
        return await table.host.submit_modal(form, {self.field(form): wanted})

    def message(self, stored: Any) -> Any:
        """Return a stored message in the form in which people press its buttons."""
        return simcord.ResponseMessage(self.env, stored)

    def private(self) -> list[Any]:
        """Return every ephemeral message, oldest first."""
        stored = self.env.backend.messages[self.channel.id].values()
        return [message for message in stored if message.flags & EPHEMERAL]

    async def forbid(self, **permissions: bool) -> None:
        """Set the bot's permissions in the channel, for example ``send_messages=False``."""
        channel = self.bot.get_channel(self.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.set_permissions(channel.guild.me, **permissions)
        await self.env.settle()

    async def at_once(self, *doings: Coroutine[Any, Any, Any]) -> list[Any]:
        """Let several people press before the bot answers any of them. The clicks arrive in this order."""
        backend, arrived = self.env.backend, []
        deliver, backend.emit = backend.emit, lambda *event: arrived.append(event)
        try:
            results = [await doing for doing in doings]
        finally:
            backend.emit = deliver
        for event in arrived:
            backend.emit(*event)
        await self.env.settle()
        return results

    def speaks(self, person: simcord.MemberActor, locale: str) -> None:
        """Set a person's Discord language."""
        self._locales[str(person.id)] = locale

    def _translate(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            asker = payload.get("member", payload)["user"]["id"]  # a direct message has no member
            if "member" in payload:
                payload["guild_locale"] = self.locale
            payload["locale"] = self._locales.get(asker, payload["locale"])

    async def restart(self) -> None:
        """Stop the bot's process and start another on the same database. Discord keeps running."""
        old = self.bot
        lock = old.store._database._lock
        if lock is not None:
            lock.release()  # as the operating system does for a killed process
        await old.store.claim.release()  # a database server does this for a closed connection
        await self.env.restart_bot(self.make_bot())
        with self.env.time_context():
            await old.close()
        await self.env.settle()

    async def open(
        self, host: simcord.MemberActor, *others: simcord.MemberActor, computers: int = 0, game: str = ""
    ) -> Table:
        """Return a new lobby with these people and some computers, in this order.

        Args:
            game: the first game if empty.
        """
        shown = await host.slash(self.channel, "play", game=game or next(iter(GAMES)))
        table = Table(self, host, shown.response)
        for person in others:
            await table.join(person)
        fewest = GAMES[game or next(iter(GAMES))].seats[0]
        if fewest > 2:  # such a game cannot start with the people alone
            computers = max(computers, fewest - 1 - len(others))
        if computers:
            with suppress(RefusedError):  # no seat is left
                await table.ask(*[AddComputer()] * computers)
        return table

    async def at_table(
        self, person: simcord.MemberActor, verb: str, value: str = "", *, channel: Any = None, table: str = ""
    ) -> Any:
        """Open the panel of a table with /table, and use the control with this verb. Return the result.

        If the panel has no such control, return what the command showed.

        Args:
            value: the value to pick, if the control is a list.
            table: the id of the table; by default the command chooses one.
        """
        named = {"table": table} if table else {}
        shown = await person.slash(channel or self.channel, "table", **named)
        ids = {each["custom_id"].split(":")[1]: each["custom_id"] for each in controls(shown.response)}
        if verb not in ids:
            return shown
        if value:
            return await person.select(shown.response, [value], custom_id=ids[verb])
        return await person.click(shown.response, custom_id=ids[verb])

    async def leave(self, person: simcord.MemberActor) -> Any:
        """Leave the only lobby in the channel, as the button behind *More* does. Return the result."""
        asked = await self.at_table(person, "askleave")
        return await person.click(asked.response, label="Leave the table")

    async def panel(self, person: simcord.MemberActor) -> list[str]:
        """Return what the table's panel offers a person: its buttons, and the names in its list."""
        shown = (await person.slash(self.channel, "table")).response
        listed = [option["label"] for each in controls(shown) for option in each.get("options", ())]
        return [*labels(shown), *listed]

    async def press(self, person: simcord.MemberActor, shown: Any, verb: str) -> Any:
        """Press the button of a verb below what a command showed, and return the result.

        Return what the command showed if it has no such button.
        """
        ids = {each["custom_id"].split(":")[1]: each["custom_id"] for each in controls(shown.response)}
        return await person.click(shown.response, custom_id=ids[verb]) if verb in ids else shown

    async def matches(self, person: simcord.MemberActor, member: Any = None) -> Any:
        """Look up a person's matches, below their statistics."""
        named = {"member": member} if member is not None else {}
        return await self.press(person, await person.slash(self.channel, "stats", **named), "history")

    async def verify(self, person: simcord.MemberActor, code: str, **keywords: Any) -> Any:
        """Look up how a match was dealt, below its replay."""
        return await self.press(
            person, await person.slash(self.channel, "replay", code=code, **keywords), "deal"
        )

    async def alerts(self, person: simcord.MemberActor, channel: Any = None) -> Any:
        """Switch the person's alerts about tables that open in the channel."""
        return await self.press(person, await person.slash(channel or self.channel, "me"), "notify")

    async def check_up(self, manager: simcord.MemberActor, channel: Any = None) -> Any:
        """Run the check-up of the bot's permissions, below the settings."""
        return await self.press(manager, await manager.slash(channel or self.channel, "settings"), "checkup")

    async def kick(self, person: simcord.MemberActor, other: simcord.MemberActor, **keywords: Any) -> Any:
        """Remove a person from a running match, with the list on the table's panel."""
        return await self.at_table(person, "kick", f"{other.id}:{other.name}", **keywords)


class Table:
    """A table, as people press and see it."""

    def __init__(self, server: Server, host: simcord.MemberActor, lobby: Any) -> None:
        self.server = server
        self.host = host
        self.lobby = lobby
        self.id = controls(lobby)[0]["custom_id"].split(":")[2]
        self.people: dict[int, simcord.MemberActor] = {host.id: host}
        self.hands: dict[int, Any] = {}
        self.choose = Random(1)
        self._session = server.bot.registry._sessions[self.id]
        self._box = server.bot.parts.delivery._boxes[self.id]

    # -- what people do ------------------------------------------------------------------------

    async def join(self, person: simcord.MemberActor) -> Any:
        self.people[person.id] = person
        return await person.click(self.lobby, label=self.words("button-join"))

    async def ask(self, *requests: Request) -> None:
        """Send requests of the host without a click. They are handled, saved and shown as usual."""
        with self.server.env._bot_scope(), self.server.env.time_context():
            for request in requests:
                await self.session.handle(Actor(self.host.id), request)
        await self.server.env.settle()

    async def start(self) -> Any:
        """Press Start, and let everybody open their hand from the public message."""
        result = await self.host.click(self.lobby, label=self.words("button-start"))
        for person in self.people.values():
            await self.open_hand(person)
        return result

    async def open_hand(self, person: simcord.MemberActor) -> Any:
        result = await person.click(self.newest, label=self.words("button-my-hand"))
        self.hands[person.id] = opened(result)
        return result

    async def set_pace(self, seconds: int) -> Any:
        """Change the seconds a turn as the host does."""
        return await self.set_up("pace", str(seconds))

    async def set_up(self, verb: str, value: str) -> Any:
        """Choose a game, a preset or a pace on the host's panel of the lobby."""
        panel = opened(await self.host.click(self.lobby, label="⚙️"))
        return await self.host.select(panel, [value], custom_id=self.menu(verb, panel))

    async def seats_page(self) -> Any:
        """Return the host's panel page about the players."""
        shown = await self.host.click(self.lobby, label="⚙️")
        return (await self.host.click(shown.response, label="Players")).response

    async def add_computers(self, count: int = 1) -> Any:
        """Seat computers one by one, as the host does."""
        page = await self.seats_page()
        for _ in range(count):
            result = await self.host.click(page, label="Add computer")
        return result

    async def remove(self, key: str) -> Any:
        """Remove a player before the match, as the host does.

        Args:
            key: the value of that player in the panel's list.
        """
        page = await self.seats_page()
        return await self.host.select(page, [key], custom_id=self.menu("remove", page))

    @staticmethod
    def menu(verb: str, message: Any) -> str:
        """Return the custom id of a message's list, by its verb."""
        return next(
            each["custom_id"] for each in controls(message) if each["custom_id"].startswith(f"s:{verb}:")
        )

    async def miss(self, person: simcord.MemberActor) -> None:
        """Let the person's next turn time out."""
        await self.skip_to_turn(lambda player, _: player is person)
        deadline = self.seats.deadline
        assert deadline is not None
        await self.server.env.advance_time(deadline - self.server.env.now().timestamp() + 1)

    async def away(self, person: simcord.MemberActor) -> None:
        """Let turns time out until a computer plays for the person."""
        seat = self.seats.seat_of(person.id)
        assert seat is not None
        while not self.seats.players[seat].away:
            await self.miss(person)

    async def play(self, person: simcord.MemberActor, text: str) -> Any:
        """Make a move with its control on the person's hand."""
        same = self._same(person, text)
        if not same & offered(self.hand(person)).keys():  # too many to list, so the tile is chosen first
            await self._pick(person, text, same)
        moves = offered(self.hand(person))
        custom_id, value = moves[min(same & moves.keys())]
        if value is None:
            return await person.click(self.hand(person), custom_id=custom_id)
        return await person.select(self.hand(person), [value], custom_id=custom_id)

    def _same(self, person: simcord.MemberActor, text: str) -> set[str]:
        """Return the texts of all moves equivalent to this one, itself included. The hand shows one."""
        groups = self.seats.match_or_raise.game.same(self.view(person))
        texts = ({move.text for move in group} for group in groups)
        return next((group for group in texts if text in group), {text})

    async def _pick(self, person: simcord.MemberActor, text: str, same: set[str]) -> None:
        """Take the steps to a move, and turn the pages of its places, until the move is listed."""
        tile = next(move.tile for move in self.view(person).legal if move.text == text)
        covered, colour = text.startswith("?"), text.rpartition(":")[2]
        key = f"?{tile}" if covered else tile
        path = [*(["?"] if covered else []), key, f"{key}:{colour}"]
        while not same & offered(self.hand(person)).keys():
            path = await self._take_step(person, path)

    async def _take_step(self, person: simcord.MemberActor, path: list[str]) -> list[str]:
        """Take the first of these steps that the hand offers, or turn the page; return the steps after it."""
        for number, step in enumerate(path):
            for each in controls(self.hand(person)):
                if each["type"] == SELECT and step in {option["value"] for option in each["options"]}:
                    await person.select(self.hand(person), [step], custom_id=each["custom_id"])
                    return path[number + 1 :]
            own = [each for each in picks(self.hand(person)) if each.split(":", 4)[4] == step]
            if own:
                await person.click(self.hand(person), custom_id=own[0])
                return path[number + 1 :]
        more = [each for each in picks(self.hand(person)) if " " in each.split(":", 4)[4]]
        await person.click(self.hand(person), custom_id=more[0])
        return path

    # -- what people see -----------------------------------------------------------------------

    @property
    def words(self) -> Localizer:
        """The words of the table's public messages."""
        return localizer_for(self.seats.locale)

    def hand(self, person: simcord.MemberActor) -> Any:
        """Return the person's private hand as it is now."""
        return self.hands[person.id]

    @property
    def newest(self) -> Any:
        """The table's newest public message."""
        message = self.server.env.backend.get_message(self.seats.channel_id, self.box.channel.message_id)
        return simcord.ResponseMessage(self.server.env, message)

    # -- choosing ------------------------------------------------------------------------------

    @property
    def session(self) -> TableSession:
        """The bot's session of this table, or the last one once it has ended."""
        self._session = self.server.bot.registry._sessions.get(self.id, self._session)
        return self._session

    @property
    def seats(self) -> Seats:
        """The bot's own table object, for choosing moves and for asserting that nothing changed."""
        return self.session.table

    @property
    def box(self) -> TableBox:
        """The bot's record of the messages that show this table."""
        self._box = self.server.bot.parts.delivery._boxes.get(self.id, self._box)
        return self._box

    @property
    def presenter(self) -> Presenter:
        """The presenter of this table's game."""
        return PRESENTERS[self.seats.game]

    def plain_narrator(self) -> Narrator:
        """Return a narrator of this table in English, without markup."""
        return plain_narrator(self.session.snapshot)

    @property
    def over(self) -> bool:
        return self.id not in self.server.bot.registry._sessions or self.seats.state not in LIVE

    def view(self, person: simcord.MemberActor) -> View:
        return self.seats.match_or_raise.round.view(self.seats.seat_of(person.id))

    @property
    def on_turn(self) -> simcord.MemberActor:
        return self.people[self.seats.players[self.seats.waited_for()[0]].user_id or 0]

    def moves(self, person: simcord.MemberActor) -> list[Move]:
        return list(self.view(person).legal)

    def choices(self, person: simcord.MemberActor) -> list[Move]:
        """Return the moves that a person can choose from: one of each group of equivalent moves."""
        return [group[0] for group in self.seats.match_or_raise.game.same(self.view(person))]

    async def next_round(self) -> None:
        """Press Next round for everybody, until it is dealt. The last presser's hand then opens below."""
        card = self.newest
        for _, player in self.seats.people():
            if self.seats.state is State.BETWEEN:
                person = self.people[player.user_id or 0]
                await person.click(card, label=self.words("button-next-round"))
                self._find_hand(person)

    def _find_hand(self, person: simcord.MemberActor) -> None:
        """If a person's hand was deleted, take their newest private message, which replaced it."""
        stored = self.server.env.backend.messages[self.seats.channel_id]
        if person.id in self.hands and self.hands[person.id].id not in stored:
            private = [each for each in stored.values() if each.flags & EPHEMERAL]
            own = [each for each in private if each.visible_to(person.id)]
            self.hands[person.id] = self.server.message(max(own, key=lambda message: message.id))

    async def go_on(self, *, wanted: Callable[[Move], bool] = lambda move: True) -> None:
        """Take one step of play: a move of the person on turn, or a computer's. Between rounds, start the
        next.

        Args:
            wanted: which of the person's moves are preferred.
        """
        if self.seats.state is State.BETWEEN:
            await self.next_round()
            return
        seat = self.seats.waited_for()[0]
        if self.seats.players[seat].computer or seat in self.seats.automatic:  # it moves after a pause
            await self.server.env.advance_time(1)
            return
        person = self.on_turn
        moves = self.moves(person)
        liked = [move for move in moves if wanted(move)] or moves
        await self.play(person, liked[int(self.choose.random() * len(liked))].text)

    async def until(self, reached: Callable[[], bool]) -> None:
        """Play on, without shouting, until `reached` returns true."""
        for _ in range(2000):
            if reached():
                return
            await self.go_on(wanted=lambda move: move.verb not in SHOUTS)
        pytest.fail("it never came about")

    async def until_turn(self, reached: Callable[[simcord.MemberActor, View], bool]) -> simcord.MemberActor:
        """Play on until `reached` returns true for the person on turn, and return that person."""
        await self.until(
            lambda: self.seats.state is State.PLAYING and reached(self.on_turn, self.view(self.on_turn))
        )
        return self.on_turn

    async def skip(self, reached: Callable[[], bool], avoided: Collection[str] = SHOUTS) -> None:
        """Play on without clicks until `reached` returns true. Moves are saved, but only the last is shown.

        Args:
            avoided: verbs of moves that are only made if there are no others.
        """
        registry, delivery = self.server.bot.registry, self.server.bot.parts.delivery
        session, published = self.session, list[Change]()
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(delivery, "publish", published.append)
            patched.setattr(session, "_changed", lambda session: None)  # no timer starts
            registry.scheduler.cancel(self.id)
            with self.server.env.time_context():  # outside of clicks the time would be the real one
                for _ in range(5000):
                    if reached():
                        break
                    await self._step(avoided)
                else:
                    pytest.fail("it never came about")
        with self.server.env._bot_scope(), self.server.env.time_context():  # as the bot itself would
            for change in published[-1:]:
                delivery.publish(change)
            await delivery.settled(self.id)
            registry._changed(session)
        await self.server.env.settle()

    async def _step(self, avoided: Collection[str]) -> None:
        table = self.seats
        if table.state is State.BETWEEN:
            for _, player in table.people():
                if self.seats.state is State.BETWEEN:
                    request = StartNextRound(table.version)
                    await self.session.handle(Actor(player.user_id or 0), request)
            return
        seat = table.waited_for()[0]
        moves = table.match_or_raise.round.legal(seat)
        moves = [move for move in moves if move.verb not in avoided] or moves
        move = moves[int(self.choose.random() * len(moves))]
        player = table.players[seat]
        if player.computer:
            await self.session.handle(SERVICE, ComputerMoves(seat, table.made, move.text))
        elif seat in table.automatic:
            await self.session.handle(SERVICE, MakeForcedMove(seat, table.made))
        else:
            shout = move.verb in SHOUTS
            request = Shout(move.text) if shout else Play(table.version, move.text)
            await self.session.handle(Actor(player.user_id or 0), request)

    async def skip_to_turn(
        self,
        reached: Callable[[simcord.MemberActor, View], bool],
        avoided: Collection[str] = SHOUTS,
    ) -> simcord.MemberActor:
        """Play on without clicks until `reached` holds for the person on turn, and return that person."""

        def theirs() -> bool:
            waited = self.seats.waited_for()
            if not waited or self.seats.players[waited[0]].computer:
                return False
            return reached(self.on_turn, self.view(self.on_turn))

        await self.skip(theirs, avoided)
        return self.on_turn


@pytest.fixture(scope="session", autouse=True)
def _quick_simcord() -> Iterator[None]:
    with quick_simcord():
        yield


@pytest.fixture(name="offered")
def _offered() -> Callable[[Any], dict[str, tuple[str, str | None]]]:
    """Return the function :func:`offered`, which lists the moves that a message offers."""
    return offered


@pytest.fixture(autouse=True)
def _pressed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people press forced moves too, so that tests meet every refusal and button.

    In a flow marked ``forced``, the bot makes forced moves, as it does by default.
    """
    if request.node.get_closest_marker("forced") is None:
        monkeypatch.setattr(forced_moves, "forced_move", lambda *about: None)


@pytest.fixture(autouse=True)
def _by_the_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a server's first tables use the standard rules, so that tests meet all of them."""
    monkeypatch.setattr(house_rules, "first_options", lambda game: {})


@pytest.fixture(autouse=True)
def _edited_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table's message be edited as often as people press: no time passes between a flow's steps."""
    monkeypatch.setattr(channel_view, "BETWEEN_EDITS", 0.0)


@pytest.fixture(autouse=True)
def _left(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a flow marked ``left``, let no player look at the table, so that each turn is a new message."""
    if request.node.get_closest_marker("left") is not None:
        monkeypatch.setattr(Presence, "there", lambda *about: False)


DRAWN: dict[Any, bytes] = {}
"""One picture of each kind, drawn by the first flow that shows one and reused by all others."""


@pytest.fixture(autouse=True)
def _sketches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw each kind of picture only once. Other tests check what pictures look like.

    In a flow marked ``drawn``, pictures are drawn as usual.
    """
    if request.node.get_closest_marker("drawn") is not None:
        return
    draw = Painter.draw

    async def once(painter: Painter, picture: partial[bytes]) -> bytes:
        if picture.func not in DRAWN:
            DRAWN[picture.func] = await draw(painter, picture)
        return DRAWN[picture.func]

    monkeypatch.setattr(Painter, "draw", once)


TRANSLATED: dict[str, str] = {}
"""The commands' payloads for Discord, as JSON, by command name."""


@pytest.fixture(scope="session", autouse=True)
def _commands_are_translated_once() -> Iterator[None]:
    """Translate the commands only once, because that takes longer than the rest of a start."""

    def once(translate: Any) -> Any:
        async def translated(command: Any, *about: Any) -> Any:
            if command.qualified_name not in TRANSLATED:
                TRANSLATED[command.qualified_name] = json.dumps(await translate(command, *about))
            return json.loads(TRANSLATED[command.qualified_name])

        return translated

    with pytest.MonkeyPatch.context() as patched:
        for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
            patched.setattr(kind, "get_translated_payload", once(kind.get_translated_payload))
        yield


@pytest.fixture(autouse=True)
def _unmixed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal from the secret alone, so that no flow depends on how many messages came before it.

    In a flow marked ``mixed``, the beacon is mixed in as usual.
    """
    if request.node.get_closest_marker("mixed") is None:
        monkeypatch.setattr(fairness, "mixed", lambda secret, beacon: secret)


@pytest.fixture
def seed() -> str:
    """The seed of every match of a test. A test that needs another overrides it by parametrisation."""
    return "flows"


class Begun(NamedTuple):
    """What a bot leaves behind after one start."""

    database: Path
    commands: dict[Any, Any]
    """The commands as Discord knows them."""


@pytest.fixture(scope="session")
def begun() -> Iterator[Begun]:
    """Start a bot once, and yield what it leaves for all flows. This takes as long as the rest of a flow."""
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        file = Path(folder) / "begun.sqlite3"

        async def begin() -> dict[Any, Any]:
            settings = Settings(database_url=f"sqlite+aiosqlite:///{file}")
            env = PatientEnv(build_client(settings, shard_count=1))
            await env.start()
            await env.bot.close()
            await env.shutdown()
            return env.backend.commands

        with quick_sqlite():
            commands = asyncio.run(begin())
        yield Begun(file, commands)


@pytest.fixture(autouse=True)
def _quick_sqlite() -> Iterator[None]:
    with quick_sqlite():
        yield


STORED = {
    *("failures", "follow_ups", "hints", "inviting", "learn", "lobby", "me", "orphans", "pausing"),
    *("puzzle", "races", "records", "replay", "restart", "reviews", "settings", "threads"),
}
"""The modules of flows about saved data, which also run on a PostgreSQL server."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the flows of the modules in ``STORED`` on both kinds of database."""
    module = metafunc.module.__name__.rpartition(".test_")[2]
    if module in STORED and "database" in metafunc.fixturenames:
        kinds = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]
        metafunc.parametrize("database", kinds, indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, begun: Begun) -> Iterator[str]:
    """The URL of a database as a bot leaves it after one start."""
    if getattr(request, "param", "sqlite") == "postgres":
        yield request.getfixturevalue("postgres_url")
        return
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        copyfile(begun.database, f"{folder}/table.sqlite3")
        with quick_sqlite():
            yield f"sqlite+aiosqlite:///{folder}/table.sqlite3"


@pytest.fixture
def settings(database: str) -> Settings:
    """The default settings, except that computers move at once and the database is temporary."""
    return usual_settings().model_copy(update={"database_url": database})


@cache
def usual_settings() -> Settings:
    """Return the settings of all flows. The environment is read only once."""
    return Settings(computer_pace=0)


@pytest.fixture
async def server(settings: Settings, seed: str, begun: Begun) -> AsyncIterator[Server]:
    def make_bot() -> Boneyard:
        pool = WorkerPool(executor=ThreadPoolExecutor(1))  # it ends with its bot
        return build_client(settings, pool=pool, ids=FixedSecret(seed), shard_count=1)

    env = PatientEnv(make_bot())
    env.backend.commands = dict(begun.commands)
    await env.start()
    try:
        yield Server(env, make_bot)
    finally:
        await env.bot.close()
        await env.shutdown()
    env.raise_errors()
