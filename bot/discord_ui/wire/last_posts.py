"""What the bot posted last in each channel, so that a message is edited only while nothing stands below it.

Messages of people are unknown: the bot asks Discord for none. This module sends nothing.
"""

from __future__ import annotations

from collections import OrderedDict

CHANNELS = 10_000
"""How many channels are remembered. A forgotten one costs a new message where an edit would do."""


class LastPosts:
    """The id of the bot's last public message in each channel, of all tables and of answers to commands."""

    def __init__(self) -> None:
        self._last: OrderedDict[int, int] = OrderedDict()

    def posted(self, channel_id: int, message_id: int) -> None:
        """Note a new public message. Ids grow with time, so notes may come in any order."""
        self._last[channel_id] = max(message_id, self._last.pop(channel_id, 0))
        while len(self._last) > CHANNELS:
            self._last.popitem(last=False)

    def lowest(self, channel_id: int, message_id: int) -> bool:
        """Return whether this is the bot's last public message in the channel, as far as is known."""
        return self._last.get(channel_id) == message_id
