"""How shards are shared out among processes: what one of them takes, and what it asks others for.

Decided from what the database says alone, so that all processes decide alike. Pure: it knows no connection,
no session and no time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.store import Member, Situation


@dataclass(frozen=True, slots=True)
class Range:
    """The shards a process may serve."""

    first: int
    last: int
    shards: int
    """How many there are."""


@dataclass(frozen=True, slots=True)
class WantedShards:
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


def wanted_shards(
    me: Member, situation: Situation, owners: Mapping[int, set[str]], connected: Collection[int] = ()
) -> WantedShards:
    """Return what is free, up to a process's share; where that is nothing, what is still missing.

    What nobody may serve who has less than a share goes to those who may, though they have theirs. Of what
    is free a process takes first what no other got ready for, and what it has a session for: nobody is heard
    there until whoever takes it has one.

    Args:
        connected: the shards that this process has sessions for.
    """
    peers = [each for each in situation.members if not each.leaving and each.shards == me.shards]
    held = {each.id: [shard for shard in owners if owners[shard] == {each.id}] for each in peers}
    own, share = len(held.get(me.id, ())), -(-me.shards // len(peers))
    room = max(0, share - own) or None
    needy = [each for each in peers if len(held[each.id]) < share]
    free = [shard for shard in owners if owners[shard] == {""} and me in _heirs(shard, needy, peers)]
    if free:
        promised = _promised(me, situation)
        free.sort(key=lambda shard: (shard in promised, shard not in connected))
        return WantedShards(free=tuple(free[:room]))
    loose = [shard for shard in owners if not any(owners[shard] == {each} for each in held)]
    heirs = [_heirs(shard, needy, peers) for shard in loose]
    dealt = [
        (shard, able[at % len(able)])
        for at, (shard, able) in enumerate(zip(loose, heirs, strict=True))
        if able
    ]
    if any(me in able for able in heirs):
        return WantedShards(goals=tuple([shard for shard, heir in dealt if heir == me][:room]))
    return WantedShards(goals=_donated(me, situation, held) if me in needy else ())


def alone(me: Member, residues: Collection[int], situation: Situation) -> bool:
    """Return whether nobody else may serve any of some parts, and stays."""
    others = [each for each in situation.members if each.id != me.id and not each.leaving]
    return not any(each.may_serve(residue % each.shards) for each in others for residue in residues)


def _promised(me: Member, situation: Situation) -> set[int]:
    """Return the shards that others are ready to take over."""
    others = {each.id for each in situation.members if not each.leaving} - {me.id}
    return {part.residue % me.shards for part in situation.parts if part.wanted_by in others}


def _heirs(shard: int, needy: Sequence[Member], peers: Sequence[Member]) -> list[Member]:
    """Return who may take a shard: of those who have less than a share, or else of all."""
    return [each for each in needy if each.may_serve(shard)] or [
        each for each in peers if each.may_serve(shard)
    ]


def _donated(me: Member, situation: Situation, held: Mapping[str, list[int]]) -> tuple[int, ...]:
    """Return a shard of whoever has the most, where that is more than one more than this process has.

    What others have asked for is theirs: two who ask for the same would go on taking turns at it.
    """
    promised = _promised(me, situation)
    kept = {each: [shard for shard in held[each] if shard not in promised] for each in held}
    gifts = {each: [shard for shard in kept[each] if me.may_serve(shard)] for each in held}
    richest = max((each for each in held if gifts[each]), key=lambda each: len(kept[each]), default=me.id)
    return tuple(gifts[richest][-1:]) if len(kept[richest]) > len(held[me.id]) + 1 else ()
