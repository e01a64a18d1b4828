"""Who makes a request to a table, and what every request is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Actor:
    """Who makes a request, and from where."""

    user_id: int
    """0 for the service itself: clocks, computer players, recovery."""
    name: str = ""
    guild_id: int = 0
    channel_id: int = 0
    parent_id: int | None = None
    """The parent channel, if the request comes from a thread; otherwise None."""
    locale: str = ""
    """The language of the actor's Discord client."""
    guild_locale: str = ""
    """The language set for the server in Discord."""
    may_manage_messages: bool = False
    interaction_id: int = 0
    """The Discord interaction behind the request; 0 for the service itself."""


SERVICE = Actor(0)
"""The actor of requests that the service makes by itself."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person to invite, seat or kick."""

    user_id: int
    name: str


class Request:
    """What :meth:`bot.tables.service.session.TableSession.handle` accepts."""

    __slots__ = ()
