"""The settings of servers and people: typed, and in memory so that reading one needs no query.

They are saved as JSON, by name. A saved value that cannot be read counts as not set. This module knows which
settings there are, not which code uses them.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, Self, TypeAlias, TypeVar, get_args
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from bot.language.localizer import LANGUAGES
from bot.store import Store, StoreError

log = logging.getLogger(__name__)

Model = TypeVar("Model", bound=BaseModel)

HOUR = 3600
DAY = 24 * HOUR
PATIENT = 300
"""The turn time, in seconds, at which a table turns slow by itself when somebody is away for long."""
PACES = (30, 60, 120, PATIENT, 4 * HOUR, DAY, 3 * DAY, 0)
"""The turn times to choose from, in seconds; 0 for no clock."""
BANKS = ((300, 15), (600, 15))
"""The banks of time to choose from: the seconds that each seat begins with, and those that each turn adds."""
MOST_QUIET = 10
"""The most hours of a day for which quiet hours rest a person's clocks."""
ABSENCES = (0, 1, 2, 3, 5, 7, 10, 14)
"""For how many days a person can be away; 0 for being back."""


def _known_language(language: str) -> str:
    if language and language not in LANGUAGES:
        raise ValueError(language)
    return language


Language: TypeAlias = Annotated[
    str, AfterValidator(_known_language), Field(json_schema_extra={"choices": ["", *LANGUAGES]})
]
"""One of the bot's languages; empty if none is set."""


@cache
def _zones() -> frozenset[str]:
    """Return the names of all time zones. Listing them reads a folder, which takes some 20 milliseconds."""
    return frozenset(available_timezones())


def _known_zone(zone: str) -> str:
    if zone and zone not in _zones():
        raise ValueError(zone)
    return zone


Zone: TypeAlias = Annotated[str, AfterValidator(_known_zone), Field(json_schema_extra={"picked": "city"})]
"""The name of a time zone; empty for UTC."""


def _grey_if_white(marker: object) -> object:
    """Return the marker's present name: the white house of earlier versions is grey now."""
    return "grey" if marker == "white" else marker


Marker: TypeAlias = Annotated[
    Literal["seat", "orange", "blue", "green", "yellow", "purple", "grey", "pink", "turquoise"],
    BeforeValidator(_grey_if_white),
]
"""A colour and a shape at a table; ``seat`` for the default of the seat."""


def _named_ping(ping: object) -> object:
    """Return the present name of a choice: earlier versions saved whether a person is mentioned at all."""
    return {"True": "each", "False": "none"}.get(str(ping), ping)


Ping: TypeAlias = Annotated[Literal["slow", "each", "next", "digest", "none"], BeforeValidator(_named_ping)]
"""When a person is told of their turns."""


class GuildSettings(BaseModel):
    """The settings that a server's managers can change. The defaults apply if nothing is set."""

    model_config = ConfigDict(frozen=True)

    language: Language = ""
    """The language of public messages; empty for the server's language in Discord."""
    channels: tuple[int, ...] = Field(default=(), json_schema_extra={"picked": "channels"})
    """The channels in which tables may be opened; empty for all channels."""
    openers: tuple[int, ...] = Field(default=(), json_schema_extra={"picked": "roles"})
    """The roles that may open tables, besides managers; empty for everybody."""
    log: tuple[int, ...] = Field(default=(), max_length=1, json_schema_extra={"picked": "channels"})
    """The channel that reports who opens or ends a table and who is removed from one; empty for none."""
    puzzle: tuple[int, ...] = Field(default=(), max_length=1, json_schema_extra={"picked": "channels"})
    """The channel that gets the puzzle of the day; empty for none."""
    barred: tuple[int, ...] = Field(default=(), json_schema_extra={"picked": "members"})
    """The members who may not open tables or take seats."""
    threads: bool = False
    """Whether each match is played in a thread of its own."""
    tidy: bool = True
    """Whether messages of earlier turns are deleted."""
    pings: bool = True
    """Whether people are mentioned at their turn, so that Discord notifies them."""
    enders: Literal["host", "players", "moderators"] = "host"
    """Who may end a table for everybody, besides moderators."""
    turn_seconds: int = Field(default=PATIENT, ge=0, le=168 * HOUR, json_schema_extra={"choices": [*PACES]})
    """The turn time of new tables, in seconds; 0 for no clock."""
    level: Literal["novice", "casual", "strong", "expert"] = "casual"
    """The level of computer players at new tables."""
    hints: bool = True
    """Whether people may ask for hints in unrated matches."""
    remarks: bool = True
    """Whether a computer player says a line at the end of some rounds and matches."""
    rests: bool = True
    """Whether clocks rest in people's quiet hours and while they are away."""
    boards: Literal["private", "public", "off"] = "private"
    """Whether leaderboards are shown only to the person who asks, in the channel, or not at all."""

    @property
    def named_channels(self) -> tuple[int, ...]:
        """The ids of all channels that a setting names, each once."""
        return tuple(dict.fromkeys((*self.channels, *self.log, *self.puzzle)))


class UserSettings(BaseModel):
    """The settings of a person, for every server. The defaults apply if nothing is set."""

    model_config = ConfigDict(frozen=True)

    language: Language = ""
    """The language of private messages; empty for the person's language in Discord."""
    ping: Ping = "slow"
    """When they are told of their turns: if they do not look at the table or are slow (``slow``), at each
    turn, also when they are next, once a day by direct message (``digest``), or never."""
    direct: bool = False
    """Whether they are told by direct message instead of a mention at the table."""
    half: bool = False
    """Whether the reminder comes after half of their time, instead of three quarters."""
    digest_hour: int = Field(default=9, ge=0, le=23, json_schema_extra={"choices": [*range(24)]})
    """The hour of their daily direct message, in their time zone."""
    order: Literal["rack", "playable", "heavy"] = "rack"
    """The order of their hand: as the game sorts it (``rack``), playable tiles first, or heaviest tiles
    first."""
    contrast: bool = False
    """Whether pictures that only they see are drawn in black, white and strong colours."""
    large: bool = False
    """Whether pictures that only they see have larger tiles and large open ends."""
    text: bool = False
    """Whether their hand describes its pictures in words."""
    auto_call: bool = False
    """Whether the bot makes the last-tile call for them. The table is told that it does."""
    auto_draw: bool = True
    """Whether the bot draws and passes for them if they can do nothing else."""
    auto_lay: bool = False
    """Whether the bot also plays a tile for them if it is their only legal move and has only one place."""
    marker: Marker = "seat"
    """Their colour and shape at a table, unless a player before them has it; ``seat`` for the default of
    their seat."""
    away_until: int = Field(default=0, ge=0, json_schema_extra={"picked": "days", "choices": [*ABSENCES]})
    """Until when they are away, in Unix time: their clocks rest and nothing notifies them. 0 if they are
    not. They choose the number of days."""
    zone: Zone = ""
    """Their time zone, chosen by city."""
    quiet_from: int = Field(default=-1, ge=-1, le=23, json_schema_extra={"choices": [*range(-1, 24)]})
    """The hour at which their quiet hours begin, in their time zone; -1 for none."""
    quiet_hours: int = Field(
        default=8, ge=1, le=MOST_QUIET, json_schema_extra={"choices": [*range(1, MOST_QUIET + 1)]}
    )
    """How many hours their quiet hours last."""
    hidden: bool = False
    """Whether leaderboards, and profiles and histories that others ask for, leave them out."""
    blocked: tuple[int, ...] = Field(default=(), json_schema_extra={"picked": "members"})
    """The people who may neither invite them nor take a seat at a table they host."""
    quick_words: bool = True
    """Whether quick words may be said at the tables where they sit."""
    used_hand: bool = Field(default=False, json_schema_extra={"asked": False})
    """Whether they have pressed a button of a hand. Until then, the hand shows an explanation."""
    refused: bool = Field(default=False, json_schema_extra={"asked": False})
    """Whether Discord refused the last direct message to them, and they have not been told so yet."""

    @property
    def told_directly(self) -> bool:
        """Whether direct messages tell them of their turns, so that tables do not mention them for that."""
        return self.ping == "digest" or self.told_each_turn

    @property
    def told_each_turn(self) -> bool:
        """Whether they get a direct message for each turn, instead of a digest or none."""
        return self.direct and self.ping not in {"none", "digest"}


MARKERS: tuple[str, ...] = get_args(UserSettings.model_fields["marker"].annotation)[1:]
"""The markers to choose from, in the order of the seats."""


class Preferences:
    """All settings of servers and people, made by :meth:`load`. A change is saved before it applies."""

    def __init__(
        self, store: Store, guilds: dict[int, GuildSettings], users: dict[int, UserSettings]
    ) -> None:
        self._store = store
        self._guilds = guilds
        self._users = users
        self._reload_lock = asyncio.Lock()
        """Held while settings are reloaded, so that an older read cannot overwrite a newer one."""

    @classmethod
    async def load(cls, store: Store) -> Self:
        """Load all settings from the store."""
        return cls(store, *await _read_all(store))

    async def reread(self, kind: str, number: int) -> None:
        """Reload settings that another process changed.

        Args:
            kind: ``guild`` or ``user``. Any other value reloads everything.
            number: the id of the server or person.
        """
        async with self._reload_lock:
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
        """Return the language a person has chosen, or else ``theirs``: their Discord client's language."""
        return self.user(user_id).language or theirs

    def may_mention(self, guild_id: int, user_id: int) -> bool:
        """Return whether a person may be mentioned, and so notified, on a server. Both must allow it."""
        return self.guild(guild_id).pings and self.user(user_id).ping != "none"

    def puzzle_channels(self) -> dict[int, int]:
        """Return the channels that get the puzzle of the day, by server."""
        return {guild_id: each.puzzle[0] for guild_id, each in self._guilds.items() if each.puzzle}

    def hidden(self) -> frozenset[int]:
        """Return the ids of people who are left out of leaderboards and of other people's requests."""
        return frozenset(user_id for user_id, settings in self._users.items() if settings.hidden)

    def told_directly(self) -> dict[int, UserSettings]:
        """Return the settings of everybody whom direct messages tell of their turns, by user id."""
        return {user_id: each for user_id, each in self._users.items() if each.told_directly}

    async def set_guild_setting(self, guild_id: int, name: str, value: Any) -> None:
        """Change one setting of a server, save it and notify the other processes.

        Raises:
            ValueError: there is no such setting, or the value is invalid.
            StoreError: the change could not be saved; the old value still applies.
        """
        changed = _changed(self.guild(guild_id), name, value)
        await self._store.guild_settings.put(guild_id, name, _to_json(changed, name))
        # Another setting may have changed while this one was being saved.
        self._guilds[guild_id] = _changed(self.guild(guild_id), name, value)
        await self._notify(f"guild {guild_id}")

    async def set_user_setting(self, user_id: int, name: str, value: Any) -> None:
        """Change one setting of a person, save it and notify the other processes.

        Raises the same errors as :meth:`set_guild_setting`.
        """
        changed = _changed(self.user(user_id), name, value)
        await self._store.user_settings.put(user_id, name, _to_json(changed, name))
        self._users[user_id] = _changed(self.user(user_id), name, value)
        await self._notify(f"user {user_id}")

    async def forget_guild(self, guild_id: int) -> None:
        """Remove a server's settings from memory only, and notify the other processes."""
        self._guilds.pop(guild_id, None)
        await self._notify(f"guild {guild_id}")

    async def forget(self, user_id: int) -> None:
        """Remove a person's settings from memory only, and notify the other processes."""
        self._users.pop(user_id, None)
        await self._notify(f"user {user_id}")

    async def _notify(self, changed: str) -> None:
        """Notify the other processes of a change. A failure is only logged, because the change is saved."""
        try:
            await self._store.news.tell(changed)
        except StoreError as error:
            log.warning("cannot notify other processes that %s has changed: %s", changed, error)


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
    except ValueError:  # an earlier version's value
        return False
    return True


def _changed(settings: Model, name: str, value: Any) -> Model:
    if name not in type(settings).model_fields:
        raise ValueError(name)
    return type(settings)(**settings.model_dump() | {name: value})


def _to_json(settings: BaseModel, name: str) -> str:
    return json.dumps(settings.model_dump(mode="json")[name])
