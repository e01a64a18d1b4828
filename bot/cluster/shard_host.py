"""What one process of several has done for the shards it serves: the port that :mod:`bot.cluster.cluster`
calls.

This module knows neither Discord nor leases.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class ShardHost(Protocol):
    """What is done for the shards of a process: sessions with Discord, and tables."""

    def connected(self, shard: int) -> bool:
        """Return whether the session of a shard is up."""

    def connect(self, shard: int) -> None:
        """Have a session for a shard, as soon as Discord lets us."""

    def disconnect(self, shard: int) -> None:
        """Have no session for a shard any more."""

    async def begin(self, *, first: bool) -> None:
        """Take up the tables of the parts that are served now besides those before.

        Args:
            first: whether the very first part is among them, whose owner does what has to be done once.
        """

    async def finish(self, residues: Collection[int], modulus: int) -> None:
        """Let what is under way at the tables of some parts come to its end, as far as that is quick."""

    def drop(self) -> None:
        """Forget the tables of all parts that are no longer served."""

    def share(self, part: float) -> None:
        """Keep to a part of what the application may ask of Discord: that of the servers that are served."""

    def lapsed(self, residues: Collection[int], modulus: int, seconds: float) -> None:
        """Have time given back for which the leases of some parts had run out, though nobody took them."""
