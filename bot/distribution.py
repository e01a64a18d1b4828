"""How shards are shared out among processes: what one of them takes, and what it asks others for.

Decided from what the database says alone, so that all processes decide alike. Pure: it knows no connection,
no session and no time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store import Member, Situation


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a process wants to serve besides what it does, as shards."""

    free: tuple[int, ...] = ()
    """To be taken at once: nobody serves them."""
    goals: tuple[int, ...] = ()
    """To be taken over once its sessions for them are up."""


def owners_of(situation: Situation, shards: int) -> dict[int, set[str]]:
    """Return by shard, of so many, who holds its leases; empty for nobody."""
    owners: dict[int, set[str]] = {shard: set() for shard in range(shards)}
    for part in situation.parts:
        owners[part.residue % shards].add(part.owner if part.holds else "")
    return owners


def awaited(owner: str, situation: Situation) -> set[int]:
    """Return the parts of a process, by residue, that others wait for: one that has gone waits no more."""
    waiting = {each.id for each in situation.members if not each.leaving}
    mine = [part for part in situation.parts if part.owner == owner and part.holds]
    return {part.residue for part in mine if part.wanted_by in waiting}


def counts_as_the_newest(me: Member, situation: Situation) -> bool:
    """Return whether a process may want anything: who counts shards as it was done before wants no more."""
    peers = [each for each in situation.members if not each.leaving]
    return not me.leaving and bool(peers) and peers[-1].shards == me.shards


def wishes_of(me: Member, situation: Situation, owners: Mapping[int, set[str]]) -> Wishes:
    """Return what is free, up to a process's share; where that is nothing, what is still missing."""
    peers = [each.id for each in situation.members if not each.leaving and each.shards == me.shards]
    held = {each: [shard for shard in owners if owners[shard] == {each}] for each in peers}
    own, share = len(held.get(me.id, ())), -(-me.shards // len(peers))
    needy = [each for each in peers if len(held[each]) < share]
    allowed = range(me.first, me.last + 1)
    free = [shard for shard in allowed if owners[shard] == {""}]
    if free and (own < share or not needy):
        return Wishes(free=tuple(free[: share - own] if own < share else free))
    if me.id not in needy:
        return Wishes()
    loose = [shard for shard in owners if not any(owners[shard] == {each} for each in held)]
    goals = loose[needy.index(me.id) :: len(needy)][: share - own] if loose else _donated(held, own)
    return Wishes(goals=tuple(shard for shard in goals if shard in allowed))


def _donated(held: Mapping[str, list[int]], own: int) -> list[int]:
    """Return a shard of whoever has the most, where that is more than one more than this process has."""
    richest = max(held.values(), key=len)
    return richest[-1:] if len(richest) > own + 1 else []
