"""The distribution of shards: who takes and who requests which, repeated until nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.cluster.distribution import (
    WantedShards,
    has_no_successor,
    may_request,
    owners_of,
    requested_residues,
    wanted_shards,
)
from bot.store import Member, Part, Situation


class Shards:
    """The shards, one part each, and the processes that share them.

    Args:
        owners: the owner of each shard's lease; empty for none.
    """

    def __init__(self, owners: Sequence[str], *members: Member) -> None:
        self.parts = [Part(shard, owner, bool(owner), "", frozenset()) for shard, owner in enumerate(owners)]
        self.members = members

    @property
    def situation(self) -> Situation:
        return Situation(len(self.parts), list(self.parts), self.members, {})

    def wanted(self, me: Member, *connected: int) -> WantedShards:
        return wanted_shards(me, self.situation, owners_of(self.situation, me.shards), connected)

    def settle(self) -> list[str]:
        """Let processes take and hand over shards until nothing changes. Return the owner of each shard."""
        for _ in self.parts * 4:
            before = list(self.parts)
            for me in self.members:
                if not me.leaving:
                    self._carry_out(me, self.wanted(me))
            for owner in self.members:
                for residue in requested_residues(owner.id, self.situation):
                    self._give(residue, self.parts[residue].wanted_by)
            if self.parts == before:
                return [part.owner for part in self.parts]
        raise AssertionError("they go on for ever")

    def _carry_out(self, me: Member, wanted: WantedShards) -> None:
        for shard in wanted.free:
            self._give(shard, me.id)
        for shard in wanted.to_prepare:
            if not self.parts[shard].holds:
                self._give(shard, me.id)
            elif self.parts[shard].owner != me.id:
                self.parts[shard] = Part(shard, self.parts[shard].owner, True, me.id, frozenset())

    def _give(self, shard: int, owner: str) -> None:
        self.parts[shard] = Part(shard, owner, True, "", frozenset())


def anywhere(name: str, *, leaving: bool = False) -> Member:
    return Member(name, 8, 0, 7, leaving)


def test_free_shards_are_shared_evenly() -> None:
    assert sorted(Shards([""] * 8, anywhere("a"), anywhere("b")).settle()) == ["a"] * 4 + ["b"] * 4


def test_a_new_process_gets_its_share_one_shard_at_a_time() -> None:
    shards = Shards(["a"] * 8, anywhere("a"), anywhere("b"), anywhere("c"))
    assert len(shards.wanted(anywhere("b")).to_prepare) == 1
    owners = shards.settle()
    assert sorted(map(owners.count, "abc")) == [2, 3, 3]


def test_a_process_with_its_share_leaves_the_rest_to_those_with_less() -> None:
    a, b, c = map(anywhere, "abc")
    assert Shards([*["a"] * 4, *[""] * 4], a, b).wanted(a) == WantedShards()
    assert Shards([*["a"] * 3, *["b"] * 5], a, b, c).wanted(a) == WantedShards()


def test_two_new_processes_do_not_request_the_same_shard() -> None:
    """Otherwise each would take it from the other in turn."""
    shards = Shards(["a"] * 8, anywhere("a"), anywhere("b"), anywhere("c"))
    (shard,) = shards.wanted(anywhere("b")).to_prepare
    shards.parts[shard] = Part(shard, "a", True, "b", frozenset())
    assert shards.wanted(anywhere("b")).to_prepare == (shard,)
    assert shard not in shards.wanted(anywhere("c")).to_prepare


def test_a_shard_requested_by_a_process_that_is_gone_can_be_requested() -> None:
    shards = Shards(["a"] * 8, anywhere("a"), anywhere("b"))
    shards.parts = [Part(shard, "a", True, "gone", frozenset()) for shard in range(8)]
    assert shards.settle().count("b") == 4


def test_shards_of_a_dead_process_go_first_to_processes_with_a_session_for_them() -> None:
    """A process that takes another shard hears no interaction there until it may open a session."""
    four = [Member(name, 4, 0, 3) for name in "abcd"]
    shards = Shards([""] * 4, *four)
    shards.parts[3] = replace(shards.parts[3], wanted_by="a")
    shards.parts[2] = replace(shards.parts[2], wanted_by="b")
    a, b, c, d = four
    assert shards.wanted(a, 3).free == (3,)
    assert shards.wanted(b, 2, 3).free == (2,)
    assert shards.wanted(c, 1).free == (1,)
    assert shards.wanted(d).free == (0,)


def test_a_shard_another_process_has_requested_is_taken_if_no_other_is_free() -> None:
    shards = Shards(["b", ""], Member("a", 2, 0, 1), Member("b", 2, 0, 1))
    shards.parts[1] = replace(shards.parts[1], wanted_by="b")
    assert shards.wanted(Member("a", 2, 0, 1)).free == (1,)


@pytest.mark.parametrize("last", [0, 1, 5, 6])
def test_ranges_of_different_lengths_are_served_completely(last: int) -> None:
    """Each process takes its whole range. The shorter range is less than an equal share, but its process may
    serve no others."""
    short, rest = Member("a", 8, 0, last), Member("b", 8, last + 1, 7)
    assert Shards([""] * 8, short, rest).settle() == ["a"] * (last + 1) + ["b"] * (7 - last)


def test_shards_outside_a_range_are_served_by_the_process_that_may() -> None:
    owners = Shards([""] * 8, Member("a", 8, 0, 1), anywhere("b")).settle()
    assert owners == ["a", "a", *["b"] * 6]


def test_a_process_with_a_range_takes_it_back_from_a_stand_in() -> None:
    """The process with the most shards would offer its last one, which the process with the range may not
    serve."""
    owners = Shards(["b"] * 8, anywhere("b"), Member("a", 8, 2, 3)).settle()
    assert owners == ["b", "b", "a", "a", "b", "b", "b", "b"]


def test_a_leaving_process_hands_its_range_over_to_its_replacement() -> None:
    """Other processes below their share must not delay it: they may not serve that range."""
    ranges = [Member("b", 8, 4, 5), Member("c", 8, 6, 7), Member("new", 8, 0, 3)]
    shards = Shards([*["a"] * 4, "b", "b", "c", "c"], Member("a", 8, 0, 3, leaving=True), *ranges)
    assert shards.settle() == [*["new"] * 4, "b", "b", "c", "c"]


@pytest.mark.parametrize(
    ("other", "alone"),
    [
        (Member("b", 8, 4, 7), True),  # may serve none of it
        (Member("b", 8, 3, 7), False),
        (Member("b", 8, 0, 7, leaving=True), True),
        (Member("b", 4, 3, 3), False),  # has a smaller shard count
        (Member("b", 4, 0, 1), True),
    ],
)
def test_a_leaving_process_waits_only_for_processes_that_may_serve_its_shards(
    other: Member, alone: bool
) -> None:
    me = Member("a", 8, 2, 3, leaving=True)
    assert has_no_successor(me, [2, 3], Shards(["a"] * 8, me, other).situation) is alone


def test_a_process_with_an_outdated_shard_count_requests_nothing_more() -> None:
    """By its old shard count, it would take what the processes with the new count are to share."""
    old, new = Member("old", 4, 0, 3), Member("new", 6, 0, 5)
    both = Shards([""] * 12, old, new).situation
    assert [may_request(each, both) for each in (old, new)] == [False, True]
    goes = replace(new, leaving=True)
    without = Shards([""] * 12, old, goes).situation
    assert [may_request(each, without) for each in (old, goes)] == [True, False]
    replaced = Shards([""] * 6, goes, Member("newest", 6, 0, 5)).situation
    assert not may_request(goes, replaced), "it passes on what it has"
