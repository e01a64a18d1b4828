"""Who takes which shards, and asks for which: decided from what the database says, until nothing changes."""

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
        owners: by shard, who holds its lease; empty for nobody.
    """

    def __init__(self, owners: Sequence[str], *members: Member) -> None:
        self.parts = [Part(shard, owner, bool(owner), "", frozenset()) for shard, owner in enumerate(owners)]
        self.members = members

    @property
    def situation(self) -> Situation:
        return Situation(len(self.parts), list(self.parts), self.members, {})

    def wishes(self, me: Member, *connected: int) -> WantedShards:
        return wanted_shards(me, self.situation, owners_of(self.situation, me.shards), connected)

    def settle(self) -> list[str]:
        """Have everybody take and be given what they want, until they want no more; who has what then."""
        for _ in self.parts * 4:
            before = list(self.parts)
            for me in self.members:
                if not me.leaving:
                    self._carry_out(me, self.wishes(me))
            for owner in self.members:
                for residue in requested_residues(owner.id, self.situation):
                    self._give(residue, self.parts[residue].wanted_by)
            if self.parts == before:
                return [part.owner for part in self.parts]
        raise AssertionError("they go on for ever")

    def _carry_out(self, me: Member, wishes: WantedShards) -> None:
        for shard in wishes.free:
            self._give(shard, me.id)
        for shard in wishes.to_prepare:
            if not self.parts[shard].holds:
                self._give(shard, me.id)
            elif self.parts[shard].owner != me.id:
                self.parts[shard] = Part(shard, self.parts[shard].owner, True, me.id, frozenset())

    def _give(self, shard: int, owner: str) -> None:
        self.parts[shard] = Part(shard, owner, True, "", frozenset())


def anywhere(name: str, *, leaving: bool = False) -> Member:
    return Member(name, 8, 0, 7, leaving)


def test_shards_that_nobody_serves_are_shared_alike() -> None:
    assert sorted(Shards([""] * 8, anywhere("a"), anywhere("b")).settle()) == ["a"] * 4 + ["b"] * 4


def test_who_comes_is_given_a_share_one_shard_after_the_other() -> None:
    shards = Shards(["a"] * 8, anywhere("a"), anywhere("b"), anywhere("c"))
    assert len(shards.wishes(anywhere("b")).to_prepare) == 1
    owners = shards.settle()
    assert sorted(map(owners.count, "abc")) == [2, 3, 3]


def test_who_has_its_share_leaves_the_rest_to_those_who_have_less() -> None:
    a, b, c = map(anywhere, "abc")
    assert Shards([*["a"] * 4, *[""] * 4], a, b).wishes(a) == WantedShards()
    assert Shards([*["a"] * 3, *["b"] * 5], a, b, c).wishes(a) == WantedShards()


def test_two_who_come_at_once_do_not_ask_for_the_same_shard_in_turn() -> None:
    """Each would tell the other that it has, and be asked again at once."""
    shards = Shards(["a"] * 8, anywhere("a"), anywhere("b"), anywhere("c"))
    (shard,) = shards.wishes(anywhere("b")).to_prepare
    shards.parts[shard] = Part(shard, "a", True, "b", frozenset())
    assert shards.wishes(anywhere("b")).to_prepare == (shard,)
    assert shard not in shards.wishes(anywhere("c")).to_prepare


def test_what_was_asked_for_by_a_process_that_has_gone_can_be_asked_for() -> None:
    shards = Shards(["a"] * 8, anywhere("a"), anywhere("b"))
    shards.parts = [Part(shard, "a", True, "gone", frozenset()) for shard in range(8)]
    assert shards.settle().count("b") == 4


def test_of_what_a_dead_process_served_each_takes_first_what_it_has_sessions_for() -> None:
    """Whoever takes another shard hears nobody there until it is its turn to begin a session."""
    four = [Member(name, 4, 0, 3) for name in "abcd"]
    shards = Shards([""] * 4, *four)
    shards.parts[3] = replace(shards.parts[3], wanted_by="a")
    shards.parts[2] = replace(shards.parts[2], wanted_by="b")
    a, b, c, d = four
    assert shards.wishes(a, 3).free == (3,)
    assert shards.wishes(b, 2, 3).free == (2,)
    assert shards.wishes(c, 1).free == (1,)
    assert shards.wishes(d).free == (0,)


def test_what_another_is_ready_for_is_taken_where_nothing_else_is_free() -> None:
    shards = Shards(["b", ""], Member("a", 2, 0, 1), Member("b", 2, 0, 1))
    shards.parts[1] = replace(shards.parts[1], wanted_by="b")
    assert shards.wishes(Member("a", 2, 0, 1)).free == (1,)


@pytest.mark.parametrize("last", [0, 1, 5, 6])
def test_ranges_of_different_lengths_are_served_to_the_last_shard(last: int) -> None:
    """The one with the shorter range would be said to lack what only the other may serve."""
    short, rest = Member("a", 8, 0, last), Member("b", 8, last + 1, 7)
    assert Shards([""] * 8, short, rest).settle() == ["a"] * (last + 1) + ["b"] * (7 - last)


def test_beside_a_range_all_else_is_served_by_who_may() -> None:
    owners = Shards([""] * 8, Member("a", 8, 0, 1), anywhere("b")).settle()
    assert owners == ["a", "a", *["b"] * 6]


def test_a_process_with_a_range_has_it_back_from_who_stood_in() -> None:
    """It was offered the last shard of whoever had the most, which it may not serve."""
    owners = Shards(["b"] * 8, anywhere("b"), Member("a", 8, 2, 3)).settle()
    assert owners == ["b", "b", "a", "a", "b", "b", "b", "b"]


def test_one_that_ends_passes_a_range_on_to_who_comes_in_its_place() -> None:
    """Others who have less than a share may not serve it, and so are not counted when it is dealt out."""
    ranges = [Member("b", 8, 4, 5), Member("c", 8, 6, 7), Member("new", 8, 0, 3)]
    shards = Shards([*["a"] * 4, "b", "b", "c", "c"], Member("a", 8, 0, 3, leaving=True), *ranges)
    assert shards.settle() == [*["new"] * 4, "b", "b", "c", "c"]


@pytest.mark.parametrize(
    ("other", "is_alone"),
    [
        (Member("b", 8, 4, 7), True),  # may serve none of it
        (Member("b", 8, 3, 7), False),
        (Member("b", 8, 0, 7, leaving=True), True),
        (Member("b", 4, 3, 3), False),  # counts fewer shards
        (Member("b", 4, 0, 1), True),
    ],
)
def test_who_ends_waits_for_nobody_who_may_not_serve_what_it_has(other: Member, is_alone: bool) -> None:
    me = Member("a", 8, 2, 3, leaving=True)
    assert has_no_successor(me, [2, 3], Shards(["a"] * 8, me, other).situation) is is_alone


def test_who_counts_shards_as_it_was_done_before_wants_no_more() -> None:
    """It would take, by another count, what those who count anew are to share."""
    old, new = Member("old", 4, 0, 3), Member("new", 6, 0, 5)
    both = Shards([""] * 12, old, new).situation
    assert [may_request(each, both) for each in (old, new)] == [False, True]
    goes = replace(new, leaving=True)
    without = Shards([""] * 12, old, goes).situation
    assert [may_request(each, without) for each in (old, goes)] == [True, False]
    replaced = Shards([""] * 6, goes, Member("newest", 6, 0, 5)).situation
    assert not may_request(goes, replaced), "it passes on what it has"
