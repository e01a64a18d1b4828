"""Tests of removing a person from a match: by the host, by a moderator, or by a vote."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.operations.vote_kick import needed_of, voters_of
from bot.tables.state import requests as ask
from bot.tables.state.questions import KickVote
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Done, Labels, Name, Notice, Say
from tests.bot.tables.driver import PEOPLE, guest

DAN = PEOPLE["dan"]
VOTE = ("vote", DAN)


async def four(world, **about):
    return await world.started("ann", "bob", "cas", "dan", **about)


def ballots(table):
    vote = table.snapshot.questions[VOTE]
    return vote.kick, vote.keep


async def test_the_host_can_remove_a_person_without_a_vote(world):
    table = await world.started("ann", "bob", "cas")
    answer = await table.ask("ann", ask.Kick(guest("bob")))
    assert answer == Say(Notice("removed", {"name": Name("bob")}))
    assert table.names == ["ann", "Ada 🤖", "cas"]
    assert table.changes[-1].left == (PEOPLE["bob"],)
    told = {"name": Name("bob"), "computer": Name("Ada 🤖"), "level": Labels(("level-casual",))}
    assert table.changes[-1].told == (Notice("removed-for", told),)
    assert await table.refused("bob", ask.Play(0, "draw")) == "refusal-stranger"
    await table.check()


async def test_a_moderator_can_remove_the_host_without_a_vote(world):
    table = await world.started("ann", "bob")
    await table.ask("mod", ask.Kick(guest("ann")))
    assert table.seat("ann") is None
    assert table.snapshot.host_id == PEOPLE["bob"]


async def test_two_of_three_voters_remove_a_person(world):
    """Two of the three voters are enough, and the host is one voter like the others."""
    table = await four(world)
    assert await table.ask("bob", ask.Kick(guest("dan"))) == Say(Notice("vote-given"))
    assert ballots(table) == ({PEOPLE["bob"]}, frozenset())
    for name in ("dan", "eve", "mod"):
        assert await table.refused(name, ask.VoteOnKick(DAN, kick=True)) == "vote-not-yours"
    await table.ask("bob", ask.VoteOnKick(DAN, kick=True))  # a second ballot counts once
    assert ballots(table) == ({PEOPLE["bob"]}, frozenset())
    await table.check()

    assert await table.ask("cas", ask.VoteOnKick(DAN, kick=True)) == Done()

    assert table.seat("dan") is None
    assert table.told_keys() == ["removed-for"]
    assert table.snapshot.questions == {}


async def test_a_vote_that_can_no_longer_succeed_is_closed(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("bob", ask.VoteOnKick(DAN, kick=False))  # Bob changes his vote
    assert ballots(table) == (frozenset(), {PEOPLE["bob"]})
    await table.ask("cas", ask.VoteOnKick(DAN, kick=False))
    assert table.changes[-1].closed == {VOTE: Notice("vote-lost", {"name": Name("dan")})}
    assert (table.seat("dan"), table.snapshot.questions) == (3, {})


async def test_a_late_ballot_does_not_reopen_the_vote(world):
    table = await world.started("ann", "bob", "cas", "eve", "dan")
    await table.ask("bob", ask.Kick(guest("dan")))
    for name in ("ann", "cas"):
        await table.ask(name, ask.VoteOnKick(DAN, kick=False))
    assert await table.ask("eve", ask.VoteOnKick(DAN, kick=False)) == Done()
    assert table.snapshot.questions == {}
    assert table.changes[-1].closed == {VOTE: Notice("moved-on")}


async def test_a_vote_is_decided_by_the_remaining_voters(world):
    """Two of four voters were too few. One of the four leaves, and two of three are enough."""
    table = await world.started("ann", "bob", "cas", "eve", "dan")
    for name in ("bob", "cas"):
        await table.ask(name, ask.Kick(guest("dan")))
    assert table.seat("dan") is not None
    await table.ask("eve", ask.Leave(confirmed=True))
    assert table.seat("dan") is None
    assert table.snapshot.questions == {}
    assert table.told_keys() == ["left-to-computer", "removed-for"]
    await table.check()


async def test_ballots_of_a_removed_person_no_longer_count(world):
    """Eve leaves, so two of three voters remove Bob. Without his ballot, Dan can no longer be voted out."""
    table = await world.started("ann", "bob", "cas", "dan", "eve")
    for voter, against in (("cas", "dan"), ("cas", "bob"), ("dan", "bob")):
        await table.ask(voter, ask.Kick(guest(against)))
    await table.ask("ann", ask.VoteOnKick(DAN, kick=False))
    assert list(table.snapshot.questions) == [VOTE, ("vote", PEOPLE["bob"])]
    await table.ask("eve", ask.Leave(confirmed=True))
    assert table.seat("bob") is None
    assert table.seat("dan") is not None
    assert table.changes[-1].closed == {VOTE: Notice("vote-lost", {"name": Name("dan")})}
    assert table.snapshot.questions == {}
    await table.check()


async def test_one_voter_alone_cannot_remove_a_person(world):
    table = await world.started("ann", "bob", "dan")
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("ann", ask.Leave(confirmed=True))
    assert table.seat("dan") is not None
    assert table.changes[-1].closed == {VOTE: Notice("vote-lost", {"name": Name("dan")})}
    await table.check()


async def test_asking_for_an_open_vote_again_votes_and_shows_it_again(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("bob", ask.Kick(guest("dan")))
    assert table.snapshot.questions[VOTE].asked == 2
    await table.ask("cas", ask.Kick(guest("dan")))
    assert table.seat("dan") is None


async def test_a_person_who_left_and_returned_faces_a_new_vote(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("dan", ask.Leave())
    assert table.snapshot.questions == {}
    await table.ask("dan", ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    await table.ask("cas", ask.Kick(guest("dan")))
    assert ballots(table) == ({PEOPLE["cas"]}, frozenset())


async def test_the_ballot_of_a_person_who_left_no_longer_counts(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("bob", ask.Leave())
    await table.ask("cas", ask.VoteOnKick(DAN, kick=True))
    assert table.seat("dan") == 3  # two voters are left, and both are needed
    assert await table.ask("ann", ask.VoteOnKick(DAN, kick=True)) == Done()
    assert table.seat("dan") is None


async def test_a_vote_goes_on_after_a_restart(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await world.restart()
    assert table.snapshot.questions == {VOTE: KickVote(DAN, frozenset({PEOPLE["bob"]}))}
    await table.ask("ann", ask.VoteOnKick(DAN, kick=True))
    assert table.seat("dan") is None


async def test_a_vote_is_closed_when_its_person_leaves(world):
    table = await four(world)
    await table.ask("ann", ask.Kick(guest("dan")))
    await table.ask("bob", ask.VoteOnKick(DAN, kick=True))
    assert table.changes[-1].closed == {VOTE: Notice("moved-on")}


async def test_an_away_person_can_be_removed_but_cannot_vote(world):
    table = await four(world, pace=30)
    await table.away("dan")
    await table.away("cas")
    await table.ask("bob", ask.Kick(guest("dan")))
    assert await table.refused("cas", ask.VoteOnKick(DAN, kick=True)) == "vote-not-yours"
    await table.ask("ann", ask.VoteOnKick(DAN, kick=True))
    assert table.seat("dan") is None


@pytest.mark.parametrize("state", [State.BETWEEN, State.PAUSED])
async def test_a_person_can_be_removed_between_rounds_and_in_a_pause(world, state):
    table = await world.started("ann", "bob", game="all-fives")
    if state is State.BETWEEN:
        await table.until(lambda: table.state is State.BETWEEN)
    else:
        await table.everybody(ask.AskPause())
    await table.ask("ann", ask.Kick(guest("bob")))
    assert (table.state, table.names) == (state, ["ann", "Ada 🤖"])


async def test_removing_the_last_present_person_pauses_the_table(world):
    table = await world.started("ann", "bob", pace=30)
    await table.away("ann")
    await table.ask("mod", ask.Kick(guest("bob")))
    assert table.state is State.PAUSED
    assert table.told_keys() == ["removed-for", "clock-all-away"]


PLAYERS = (Player("a", 1), Player("b", 2, away=True), Player("c", 3), Player("Ada 🤖"), Player("d", 4))


def test_everyone_present_but_the_person_concerned_may_vote():
    assert voters_of(PLAYERS, 3) == {1, 4}
    assert voters_of(PLAYERS, 2) == {1, 3, 4}


@pytest.mark.parametrize(("voters", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_of_the_voters_decide(voters, needed):
    assert needed_of(frozenset(range(voters))) == needed
