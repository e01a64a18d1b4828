"""What servers and people have set: typed, and at hand without asking the database.

Kept as JSON by name; what cannot be read any more counts as not set. This module knows what may be set,
not who heeds it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self, TypeAlias, TypeVar, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from bot.language.localizer import LANGUAGES
from bot.store import Store

Model = TypeVar("Model", bound=BaseModel)

HOUR = 3600
PACES = (30, 60, 120, 300, 4 * HOUR, 24 * HOUR, 72 * HOUR, 0)
"""The paces to choose from, in seconds a turn; 0 for no clock."""


def _spoken(language: str) -> str:
    if language and language not in LANGUAGES:
        raise ValueError(language)
    return language


Language: TypeAlias = Annotated[
    str, AfterValidator(_spoken), Field(json_schema_extra={"choices": ["", *LANGUAGES]})
]
"""One of the languages of the bot, or empty for none."""


class GuildSettings(BaseModel):
    """What a server's managers have set. The defaults hold where nothing is set."""

    model_config = ConfigDict(frozen=True)

    language: Language = ""
    """What is public is said in it; empty for the language Discord has down for the server."""
    channels: tuple[int, ...] = Field(default=(), json_schema_extra={"picked": "channels"})
    """Where tables may be opened; empty for everywhere."""
    openers: tuple[int, ...] = Field(default=(), json_schema_extra={"picked": "roles"})
    """The roles that may open tables, besides managers; empty for everybody."""
    log: tuple[int, ...] = Field(default=(), max_length=1, json_schema_extra={"picked": "channels"})
    """The channel told who opens or ends a table, and who is removed from one; empty for none."""
    barred: tuple[int, ...] = Field(default=(), json_schema_extra={"picked": "members"})
    """The members who may not open tables or take a seat at one."""
    threads: bool = False
    """Whether each match is played in a thread of its own."""
    tidy: bool = True
    """Whether the messages of older turns are deleted."""
    pings: bool = True
    """Whether people are mentioned when it is their turn, so that Discord notifies them."""
    enders: Literal["host", "players", "moderators"] = "host"
    """Who, besides moderators, may end a table for everybody."""
    turn_seconds: int = Field(default=24 * HOUR, ge=0, le=168 * HOUR, json_schema_extra={"choices": [*PACES]})
    """The pace of new tables: seconds a turn; 0 for no clock."""
    level: Literal["novice", "casual", "strong", "expert"] = "casual"
    """How well computers play at new tables."""
    hints: bool = True
    """Whether people may ask for hints where a match is not rated."""
    boards: Literal["private", "public", "off"] = "private"
    """Whether leaderboards are shown to the asker, to the channel, or to nobody."""


class UserSettings(BaseModel):
    """What a person has set for themselves, on every server. The defaults hold where nothing is set."""

    model_config = ConfigDict(frozen=True)

    language: Language = ""
    """What is private is said in it; empty for the language of their Discord."""
    ping: bool = True
    """Whether they are mentioned when it is their turn."""
    order: Literal["rack", "playable", "heavy"] = "rack"
    """How their hand is laid out: as the game sorts it, what can be played first, what counts most first."""
    contrast: bool = False
    """Whether their own pictures are drawn in black, white and strong colours."""
    large: bool = False
    """Whether their own pictures show larger tiles, and the open ends large."""
    text: bool = False
    """Whether their hand says in words what the pictures show."""
    auto_call: bool = False
    """Whether the bot shouts for them when their last tile but one is gone. The table is told."""
    auto_draw: bool = True
    """Whether the bot draws and passes for them where they can do nothing else."""
    auto_lay: bool = False
    """Whether the bot also lays for them where a tile has but one place and nothing else can be done."""
    marker: Literal["seat", "orange", "blue", "green", "yellow", "purple", "white", "pink", "turquoise"] = (
        "seat"
    )
    """Their colour and shape at a table, where nobody before them has it; ``seat`` for that of their seat."""
    hidden: bool = False
    """Whether leaderboards and other people's questions leave them out."""
    used_hand: bool = Field(default=False, json_schema_extra={"asked": False})
    """Whether they have pressed something on a hand: until then it says what it is."""


MARKERS: tuple[str, ...] = get_args(UserSettings.model_fields["marker"].annotation)[1:]
"""The markers there are, in the order in which seats have them."""


class Preferences:
    """All settings, read once at the start; a change is saved before it holds. Made by :meth:`load`."""

    def __init__(
        self, store: Store, guilds: dict[int, GuildSettings], users: dict[int, UserSettings]
    ) -> None:
        self._store = store
        self._guilds = guilds
        self._users = users
        self._rereading = asyncio.Lock()
        """Held while something is read again: else what was read first might be taken up last."""

    @classmethod
    async def load(cls, store: Store) -> Self:
        """Return what has been set so far."""
        return cls(store, *await _read_all(store))

    async def reread(self, kind: str, number: int) -> None:
        """Take up what another process has changed.

        Args:
            kind: ``guild`` or ``user``; else everything may have changed.
            number: which of them.
        """
        async with self._rereading:
            if kind == "guild":
                rows = await self._store.guild_settings.of(number)
                self._guilds[number] = _read(GuildSettings, rows)
            elif kind == "user":
                self._users[number] = _read(UserSettings, await self._store.user_settings.of(number))
            else:
                self._guilds, self._users = await _read_all(self._store)

    def guild(self, guild_id: int) -> GuildSettings:
        """Return the settings of a server."""
        return self._guilds.get(guild_id) or GuildSettings()

    def user(self, user_id: int) -> UserSettings:
        """Return the settings of a person."""
        return self._users.get(user_id) or UserSettings()

    def locale(self, user_id: int, theirs: str) -> str:
        """Return the language a person reads: the one they have set, else ``theirs``, their Discord's."""
        return self.user(user_id).language or theirs

    def may_mention(self, guild_id: int, user_id: int) -> bool:
        """Return whether a person may be mentioned on that server so that Discord notifies them."""
        return self.guild(guild_id).pings and self.user(user_id).ping

    def hidden(self) -> frozenset[int]:
        """Return everybody who is to be left out of leaderboards and of other people's questions."""
        return frozenset(user_id for user_id, settings in self._users.items() if settings.hidden)

    async def set_guild_setting(self, guild_id: int, name: str, value: Any) -> None:
        """Set one thing for a server.

        Raises:
            ValueError: there is no such setting, or not that value of it.
            StoreError: it could not be saved; what held before holds.
        """
        changed = _changed(self.guild(guild_id), name, value)
        await self._store.guild_settings.put(guild_id, name, _written(changed, name))
        # something else may have been set meanwhile
        self._guilds[guild_id] = _changed(self.guild(guild_id), name, value)
        await self._store.news.tell(f"guild {guild_id}")

    async def set_user_setting(self, user_id: int, name: str, value: Any) -> None:
        """Set one thing for a person; raises as :meth:`set_guild_setting` does."""
        changed = _changed(self.user(user_id), name, value)
        await self._store.user_settings.put(user_id, name, _written(changed, name))
        self._users[user_id] = _changed(self.user(user_id), name, value)
        await self._store.news.tell(f"user {user_id}")

    async def forget_guild(self, guild_id: int) -> None:
        """Drop a server's settings from memory, after they have been deleted from the store."""
        self._guilds.pop(guild_id, None)
        await self._store.news.tell(f"guild {guild_id}")

    async def forget(self, user_id: int) -> None:
        """Drop a person's settings from memory, after they have been deleted from the store."""
        self._users.pop(user_id, None)
        await self._store.news.tell(f"user {user_id}")


async def _read_all(store: Store) -> tuple[dict[int, GuildSettings], dict[int, UserSettings]]:
    guilds, users = await store.guild_settings.all(), await store.user_settings.all()
    return (
        {guild: _read(GuildSettings, rows) for guild, rows in guilds.items()},
        {user: _read(UserSettings, rows) for user, rows in users.items()},
    )


def _read(model: type[Model], rows: Mapping[str, str]) -> Model:
    known = {name: text for name, text in rows.items() if name in model.model_fields}
    return model(**{name: json.loads(text) for name, text in known.items() if _readable(model, name, text)})


def _readable(model: type[BaseModel], name: str, text: str) -> bool:
    try:
        model(**{name: json.loads(text)})
    except ValueError:  # of an earlier version
        return False
    return True


def _changed(settings: Model, name: str, value: Any) -> Model:
    if name not in type(settings).model_fields:
        raise ValueError(name)
    return type(settings)(**settings.model_dump() | {name: value})


def _written(settings: BaseModel, name: str) -> str:
    return json.dumps(settings.model_dump(mode="json")[name])
