"""What servers and people have asked for: typed, and at hand without asking the database.

Kept as JSON by name; whatever cannot be read any more counts as not asked for. This module knows what
may be wished, not who heeds it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from bot.store import Store

Model = TypeVar("Model", bound=BaseModel)

HOUR = 3600
PACES = (30, 60, 120, 300, 4 * HOUR, 24 * HOUR, 72 * HOUR, 0)
"""The paces to choose from, in seconds a turn; 0 for no clock."""


class ServerWishes(BaseModel):
    """What a server's managers have set. The defaults hold where nothing is set."""

    model_config = ConfigDict(frozen=True)

    language: Literal["", "en", "nl", "fr"] = ""
    """What is public is said in it; empty for the language Discord has down for the server."""
    channels: tuple[int, ...] = ()
    """Where tables may be opened; empty for everywhere."""
    threads: bool = False
    """Whether each match is played in a thread of its own."""
    tidy: bool = True
    """Whether the pictures of older turns make way."""
    pings: bool = True
    """Whether whoever is on turn is mentioned so that Discord notifies them."""
    enders: Literal["host", "players", "moderators"] = "host"
    """Who, besides moderators, may end a table for everybody."""
    turn_seconds: int = Field(default=24 * HOUR, ge=0, le=168 * HOUR, json_schema_extra={"choices": [*PACES]})
    """The pace of new tables: seconds a turn; 0 for no clock."""
    boards: Literal["private", "public", "off"] = "private"
    """Whether leaderboards are shown to the asker, to the channel, or to nobody."""


class PersonWishes(BaseModel):
    """What a person has set for themselves, on every server. The defaults hold where nothing is set."""

    model_config = ConfigDict(frozen=True)

    language: Literal["", "en", "nl", "fr"] = ""
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
    hidden: bool = False
    """Whether leaderboards and other people's questions leave them out."""


class Wishes:
    """All wishes, read once at the start; a change is saved before it holds. Made by :meth:`load`."""

    def __init__(
        self, store: Store, servers: dict[int, ServerWishes], people: dict[int, PersonWishes]
    ) -> None:
        self._store = store
        self._servers = servers
        self._people = people

    @classmethod
    async def load(cls, store: Store) -> Self:
        """Read what has been wished so far."""
        servers = {guild: _read(ServerWishes, rows) for guild, rows in (await store.settings.all()).items()}
        people = {user: _read(PersonWishes, rows) for user, rows in (await store.preferences.all()).items()}
        return cls(store, servers, people)

    def server(self, guild_id: int) -> ServerWishes:
        """What that server wishes."""
        return self._servers.get(guild_id) or ServerWishes()

    def person(self, user_id: int) -> PersonWishes:
        """What that person wishes."""
        return self._people.get(user_id) or PersonWishes()

    def locale(self, user_id: int, theirs: str) -> str:
        """The language somebody reads: the one they wish, else ``theirs``, the one of their Discord."""
        return self.person(user_id).language or theirs

    def may_mention(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody may be mentioned on that server so that Discord notifies them."""
        return self.server(guild_id).pings and self.person(user_id).ping

    def hidden(self) -> frozenset[int]:
        """Everybody who wants to be left out of leaderboards and of other people's questions."""
        return frozenset(user_id for user_id, wished in self._people.items() if wished.hidden)

    async def set_server(self, guild_id: int, name: str, value: Any) -> None:
        """Set one thing for a server.

        Raises:
            ValueError: there is no such thing to wish, or not that value of it.
            StoreError: it could not be saved; what held before holds.
        """
        wished = _changed(self.server(guild_id), name, value)
        await self._store.settings.put(guild_id, name, _written(wished, name))
        # something else may have been set meanwhile
        self._servers[guild_id] = _changed(self.server(guild_id), name, value)

    async def set_person(self, user_id: int, name: str, value: Any) -> None:
        """Set one thing for a person; raises as :meth:`set_server` does."""
        wished = _changed(self.person(user_id), name, value)
        await self._store.preferences.put(user_id, name, _written(wished, name))
        self._people[user_id] = _changed(self.person(user_id), name, value)

    def forget(self, user_id: int) -> None:
        """A person's data has been deleted: nothing of them is kept in memory either."""
        self._people.pop(user_id, None)


def _read(model: type[Model], rows: Mapping[str, str]) -> Model:
    known = {name: text for name, text in rows.items() if name in model.model_fields}
    return model(**{name: json.loads(text) for name, text in known.items() if _readable(model, name, text)})


def _readable(model: type[BaseModel], name: str, text: str) -> bool:
    try:
        model(**{name: json.loads(text)})
    except ValueError:  # of an earlier version
        return False
    return True


def _changed(wished: Model, name: str, value: Any) -> Model:
    if name not in type(wished).model_fields:
        raise ValueError(name)
    return type(wished)(**wished.model_dump() | {name: value})


def _written(wished: BaseModel, name: str) -> str:
    return json.dumps(wished.model_dump(mode="json")[name])
