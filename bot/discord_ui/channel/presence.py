"""Which players look at their table: those who have pressed one of its controls lately.

This is known to one process alone. After a restart every table counts as left, so its next turn is a new
message. This module sends nothing.
"""

from __future__ import annotations

EDIT_AGE = 600.0
"""The age in seconds up to which a turn edits its message.

An edit notifies no one. After ten minutes people may have scrolled away, and a new message helps them.
Discord limits edits only of messages older than an hour.
"""
PRESENT = 120.0
"""For how many seconds after a press its player counts as looking at the table.

Two minutes are longer than most turns of people who play at once, and shorter than a walk to the kitchen.
"""


class Presence:
    """When each player of one table last pressed one of its controls."""

    def __init__(self) -> None:
        self._pressed: dict[int, float] = {}

    def pressed(self, user_id: int, now: float) -> None:
        """Note a press by a player of the table, at ``now`` in Unix time."""
        self._pressed[user_id] = now

    def there(self, user_id: int, since: float, now: float) -> bool:
        """Return whether a player looks at the table.

        That is so if they have pressed something after ``since``, when its message was posted, or within the
        last ``PRESENT`` seconds. Times are in Unix time.
        """
        last = self._pressed.get(user_id)
        return last is not None and (last > since or now - last <= PRESENT)
