"""How shards are distributed: which free ones a process takes, and which it requests from others.

Each process decides from the same database rows, so that all decide alike. Pure: it knows no connection, no
session and no time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.store import Member, Situation


@dataclass(frozen=True, slots=True)
class Range:
    """The shards a process may serve, from ``first`` to ``last``."""

    first: int
    last: int
    shards: int
    """How many shards there are in all."""


@dataclass(frozen=True, slots=True)
class WantedShards:
    """The shards a process wants besides those it serves."""

    free: tuple[int, ...] = ()
    """Unowned shards to take at once."""
    to_prepare: tuple[int, ...] = ()
    """Shards to take over once this process's sessions for them are up."""


def owners_of(situation: Situation, shards: int) -> dict[int, set[str]]:
    """Return the owners of each shard's parts, by shard. An empty string stands for an unowned part."""
    owners: dict[int, set[str]] = {shard: set() for shard in range(shards)}
    for part in situation.parts:
        owners[part.residue % shards].add(part.owner if part.holds else "")
    return owners


def requested_residues(owner: str, situation: Situation) -> set[int]:
    """Return the residues of ``owner``'s leased parts that other processes have requested.

    Requests of processes that are leaving do not count.
    """
    waiting = {each.id for each in situation.members if not each.leaving}
    own_parts = [part for part in situation.parts if part.owner == owner and part.holds]
    return {part.residue for part in own_parts if part.wanted_by in waiting}


def may_request(me: Member, situation: Situation) -> bool:
    """Return whether a process may still ask for shards.

    False for a process that leaves, and for one with another shard count than the newest process.
    """
    peers = [each for each in situation.members if not each.leaving]
    return not me.leaving and bool(peers) and peers[-1].shards == me.shards


def wanted_shards(
    me: Member, situation: Situation, owners: Mapping[int, set[str]], connected: Collection[int] = ()
) -> WantedShards:
    """Return the free shards to take, up to an even share; if there are none, the shards to request.

    If only processes with a full share may serve a shard, they take it all the same. Free shards that no
    other process has prepared for come first, then those with a session here: a shard without a session
    receives no interactions.

    Args:
        connected: the shards that this process has sessions for.
    """
    peers = [each for each in situation.members if not each.leaving and each.shards == me.shards]
    held = {each.id: [shard for shard in owners if owners[shard] == {each.id}] for each in peers}
    own, share = len(held.get(me.id, ())), -(-me.shards // len(peers))
    room = max(0, share - own) or None
    below_share = [each for each in peers if len(held[each.id]) < share]
    free = [shard for shard in owners if owners[shard] == {""} and me in _heirs(shard, below_share, peers)]
    if free:
        requested = _requested_by_others(me, situation)
        free.sort(key=lambda shard: (shard in requested, shard not in connected))
        return WantedShards(free=tuple(free[:room]))
    loose = [shard for shard in owners if not any(owners[shard] == {each} for each in held)]
    heirs = [_heirs(shard, below_share, peers) for shard in loose]
    assigned = [
        (shard, able[at % len(able)])
        for at, (shard, able) in enumerate(zip(loose, heirs, strict=True))
        if able
    ]
    if any(me in able for able in heirs):
        return WantedShards(to_prepare=tuple([shard for shard, heir in assigned if heir == me][:room]))
    return WantedShards(to_prepare=_shard_to_request(me, situation, held) if me in below_share else ())


def has_no_successor(me: Member, residues: Collection[int], situation: Situation) -> bool:
    """Return whether no other process that stays may serve any of these parts."""
    others = [each for each in situation.members if each.id != me.id and not each.leaving]
    return not any(each.may_serve(residue % each.shards) for each in others for residue in residues)


def _requested_by_others(me: Member, situation: Situation) -> set[int]:
    """Return the shards that processes other than ``me`` have requested. Leaving ones do not count."""
    others = {each.id for each in situation.members if not each.leaving} - {me.id}
    return {part.residue % me.shards for part in situation.parts if part.wanted_by in others}


def _heirs(shard: int, below_share: Sequence[Member], peers: Sequence[Member]) -> list[Member]:
    """Return the processes of ``below_share`` that may serve a shard; if none, those of ``peers``."""
    return [each for each in below_share if each.may_serve(shard)] or [
        each for each in peers if each.may_serve(shard)
    ]


def _shard_to_request(me: Member, situation: Situation, held: Mapping[str, list[int]]) -> tuple[int, ...]:
    """Return one shard to request from the process with the most, if that has at least two more than this
    one.

    Shards that others have requested do not count: two processes that request the same shard would take it in
    turns.

    Args:
        held: the shards of each process, by its id.
    """
    requested = _requested_by_others(me, situation)
    unrequested = {each: [shard for shard in held[each] if shard not in requested] for each in held}
    movable = {each: [shard for shard in unrequested[each] if me.may_serve(shard)] for each in held}
    richest = max(
        (each for each in held if movable[each]), key=lambda each: len(unrequested[each]), default=me.id
    )
    return tuple(movable[richest][-1:]) if len(unrequested[richest]) > len(held[me.id]) + 1 else ()
