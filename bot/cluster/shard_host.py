"""The port through which :mod:`bot.cluster.cluster` controls sessions and tables of the shards it serves.

This module knows neither Discord nor leases.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class ShardHost(Protocol):
    """The sessions and tables of one process's shards."""

    def connected(self, shard: int) -> bool:
        """Return whether the session of a shard is up."""

    def connect(self, shard: int) -> None:
        """Open a session for a shard, as soon as Discord allows it."""

    def disconnect(self, shard: int) -> None:
        """Close the session of a shard."""

    async def begin(self, *, first: bool) -> None:
        """Restore the tables of newly gained parts.

        Args:
            first: whether the first part is among them. Its owner does the work that one process does for
                all.
        """

    async def finish(self, residues: Collection[int], modulus: int) -> None:
        """Let running work at the tables of some parts finish, within a short limit.

        Args:
            residues: the parts, as remainders of a server's ordinal divided by ``modulus``.
        """

    def drop(self) -> None:
        """Forget the tables of all parts that are no longer served."""

    def share(self, part: float) -> None:
        """Use only this share, from 0 to 1, of the requests that the application may send to Discord."""

    def lapsed(self, residues: Collection[int], modulus: int, seconds: float) -> None:
        """Add time to the turn clocks of parts whose leases had expired without a new owner taking them."""
