"""Channels that the bot may not view, and since when.

Discord names them, with their id, type and parent, but hides the rest. A table in such a channel rests: its
clock stops until the channel is back. This module knows no table and asks Discord nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.tables.state.ports import Hidden

HIDDEN = 1 << 17
"""The flag of a channel whose name, overwrites and settings Discord hides. The name is no mark of it."""


def is_hidden(channel: Mapping[str, Any]) -> bool:
    """Return whether Discord's payload of a channel hides the channel."""
    return bool(int(channel.get("flags") or 0) & HIDDEN)


@dataclass(frozen=True, slots=True)
class _Absence:
    """A channel that the bot may not view."""

    guild_id: int
    parent_id: int | None
    hidden: Hidden
    returns: bool = False
    """Whether it can be viewed again, and its tables are about to go on."""


class HiddenChannels:
    """The channels that the bot may not view, as far as this process has heard.

    Args:
        now: returns the Unix time.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._absent: dict[int, _Absence] = {}
        """By channel id."""

    def __contains__(self, channel_id: int | None) -> bool:
        return channel_id in self._absent

    def hide(
        self, guild_id: int, channels: Iterable[int], *, seen: bool, parent_id: int | None = None
    ) -> None:
        """Record that channels or threads cannot be viewed. The time of a recorded one stays, also if its
        tables were about to go on.

        Args:
            seen: whether this process could view them until now.
            parent_id: the channel to which a thread belongs; None for channels.
        """
        hidden = Hidden(self._now(), seen=seen)
        for channel_id in channels:
            known = self._absent.get(channel_id, _Absence(guild_id, parent_id, hidden))
            self._absent[channel_id] = replace(known, returns=False)

    def since(self, channels: Iterable[int | None]) -> Hidden | None:
        """Return since when one of these channels has been hidden; None if all can be viewed.

        If several are hidden, the earliest counts.
        """
        found = [self._absent[each].hidden for each in channels if each in self._absent]
        return min(found, key=lambda hidden: hidden.since, default=None)

    def returning(self, channel_id: int) -> list[int]:
        """Record that a channel and its threads can be viewed again.

        Return the ids of those that were hidden until now.
        """
        threads = [each for each, absence in self._absent.items() if absence.parent_id == channel_id]
        found = [*threads, *([channel_id] if channel_id in self._absent else [])]
        for each in found:
            self._absent[each] = replace(self._absent[each], returns=True)
        return found

    def end(self, channel_id: int) -> float | None:
        """Forget a channel that is back, and return since when it was hidden; None if it was not, or if it is
        hidden again.
        """
        absence = self._absent.get(channel_id)
        if absence is None or not absence.returns:
            return None
        del self._absent[channel_id]
        return absence.hidden.since

    def of_server(self, guild_id: int) -> list[int]:
        """Return the ids of a server's recorded channels."""
        return [each for each, absence in self._absent.items() if absence.guild_id == guild_id]

    def gone(self, channel_id: int) -> None:
        """Forget a channel that is deleted."""
        self._absent.pop(channel_id, None)

    def forget(self, concerned: Callable[[int], bool]) -> None:
        """Forget the channels of some servers, because this process no longer hears of them.

        Args:
            concerned: returns whether a server, by id, is one of them.
        """
        for each in [each for each, absence in self._absent.items() if concerned(absence.guild_id)]:
            del self._absent[each]

    def leave_out(self, concerned: Callable[[int], bool], began: float) -> None:
        """Leave the time since ``began`` out of the hidden time of some servers' channels.

        Those servers could not be reached since then, and that downtime is counted for all their tables.

        Args:
            concerned: returns whether a server, by id, is one of them.
            began: Unix time.
        """
        now = self._now()
        for each, absence in self._absent.items():
            if concerned(absence.guild_id):
                since = absence.hidden.since
                later = replace(absence.hidden, since=since + max(0.0, now - max(since, began)))
                self._absent[each] = replace(absence, hidden=later)


def without_hidden(channels: Collection[Any]) -> tuple[list[Any], set[int]]:
    """Return the payloads of the channels that can be viewed, and the ids of the others."""
    visible = [each for each in channels if not is_hidden(each)]
    return visible, {int(each["id"]) for each in channels if is_hidden(each)}
