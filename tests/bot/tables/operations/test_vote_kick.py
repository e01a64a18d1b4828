"""Taking a seat away from a person during a match: the host does, a moderator, or a vote of the others."""

from __future__ import annotations

import pytest

from bot.store import State
from bot.tables.operations.vote_kick import needed_of, voters_of
from bot.tables.state import requests as ask
from bot.tables.state.questions import KickVote
from bot.tables.state.snapshot import Done, Labels, Name, Notice, Player, Say
from tests.bot.tables.driver import PEOPLE, guest

DAN = PEOPLE["dan"]
VOTE = ("vote", DAN)


async def four(world, **about):
    return await world.started("ann", "bob", "cas", "dan", **about)


def ballots(table):
    vote = table.snapshot.questions[VOTE]
    return vote.kick, vote.keep


async def test_the_host_decides_alone(world):
    table = await world.started("ann", "bob", "cas")
    answer = await table.ask("ann", ask.Kick(guest("bob")))
    assert answer == Say(Notice("removed", {"name": Name("bob")}))
    assert table.names == ["ann", "Ada 🤖", "cas"]
    assert table.changes[-1].left == (PEOPLE["bob"],)
    told = {"name": Name("bob"), "computer": Name("Ada 🤖"), "level": Labels(("level-casual",))}
    assert table.changes[-1].told == (Notice("removed-for", told),)
    assert await table.refused("bob", ask.Play(0, "draw")) == "refusal-stranger"
    await table.check()


async def test_a_moderator_decides_alone_and_may_remove_the_host(world):
    table = await world.started("ann", "bob")
    await table.ask("mod", ask.Kick(guest("ann")))
    assert table.seat("ann") is None
    assert table.snapshot.host_id == PEOPLE["bob"]


async def test_the_others_vote(world):
    """Three others: two of them decide, and the host is one of them."""
    table = await four(world)
    assert await table.ask("bob", ask.Kick(guest("dan"))) == Say(Notice("vote-given"))
    assert ballots(table) == ({PEOPLE["bob"]}, frozenset())
    for name in ("dan", "eve", "mod"):
        assert await table.refused(name, ask.VoteOnKick(DAN, kick=True)) == "vote-not-yours"
    await table.ask("bob", ask.VoteOnKick(DAN, kick=True))  # twice is once
    assert ballots(table) == ({PEOPLE["bob"]}, frozenset())
    await table.check()

    assert await table.ask("cas", ask.VoteOnKick(DAN, kick=True)) == Done()

    assert table.seat("dan") is None
    assert table.told_keys() == ["removed-for"]
    assert table.snapshot.questions == {}


async def test_a_vote_that_can_no_longer_succeed_is_over(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("bob", ask.VoteOnKick(DAN, kick=False))  # changes their mind
    assert ballots(table) == (frozenset(), {PEOPLE["bob"]})
    await table.ask("cas", ask.VoteOnKick(DAN, kick=False))
    assert table.changes[-1].closed == {VOTE: Notice("vote-lost", {"name": Name("dan")})}
    assert (table.seat("dan"), table.snapshot.questions) == (3, {})


async def test_a_ballot_that_comes_once_it_is_decided_begins_no_vote(world):
    table = await world.started("ann", "bob", "cas", "eve", "dan")
    await table.ask("bob", ask.Kick(guest("dan")))
    for name in ("ann", "cas"):
        await table.ask(name, ask.VoteOnKick(DAN, kick=False))
    assert await table.ask("eve", ask.VoteOnKick(DAN, kick=False)) == Done()
    assert table.snapshot.questions == {}
    assert table.changes[-1].closed == {VOTE: Notice("moved-on")}


async def test_the_votes_of_those_who_are_left_decide(world):
    """Two of four were too few; two of three are not."""
    table = await world.started("ann", "bob", "cas", "eve", "dan")
    for name in ("bob", "cas"):
        await table.ask(name, ask.Kick(guest("dan")))
    assert table.seat("dan") is not None
    await table.ask("eve", ask.Leave(confirmed=True))
    assert table.seat("dan") is None
    assert table.snapshot.questions == {}
    assert table.told_keys() == ["left-to-computer", "removed-for"]
    await table.check()


async def test_whoever_is_voted_out_decides_no_other_vote(world):
    """Once Eve has gone two of three vote Bob out; without him one of two keeps Dan."""
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


async def test_one_alone_votes_nobody_out(world):
    table = await world.started("ann", "bob", "dan")
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("ann", ask.Leave(confirmed=True))
    assert table.seat("dan") is not None
    assert table.changes[-1].closed == {VOTE: Notice("vote-lost", {"name": Name("dan")})}
    await table.check()


async def test_who_asks_for_a_vote_that_is_open_votes_and_shows_it_again(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("bob", ask.Kick(guest("dan")))
    assert table.snapshot.questions[VOTE].asked == 2
    await table.ask("cas", ask.Kick(guest("dan")))
    assert table.seat("dan") is None


async def test_who_left_and_came_again_is_voted_on_from_the_beginning(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("dan", ask.Leave())
    assert table.snapshot.questions == {}
    await table.ask("dan", ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(guest("dan")))
    await table.ask("cas", ask.Kick(guest("dan")))
    assert ballots(table) == ({PEOPLE["cas"]}, frozenset())


async def test_the_ballot_of_somebody_who_is_gone_counts_no_longer(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await table.ask("bob", ask.Leave())
    await table.ask("cas", ask.VoteOnKick(DAN, kick=True))
    assert table.seat("dan") == 3  # two are left to vote, and both are needed
    assert await table.ask("ann", ask.VoteOnKick(DAN, kick=True)) == Done()
    assert table.seat("dan") is None


async def test_a_vote_goes_on_after_a_restart(world):
    table = await four(world)
    await table.ask("bob", ask.Kick(guest("dan")))
    await world.restart()
    assert table.snapshot.questions == {VOTE: KickVote(DAN, frozenset({PEOPLE["bob"]}))}
    await table.ask("ann", ask.VoteOnKick(DAN, kick=True))
    assert table.seat("dan") is None


async def test_a_vote_about_somebody_who_is_no_longer_there_is_closed(world):
    table = await four(world)
    await table.ask("ann", ask.Kick(guest("dan")))
    await table.ask("bob", ask.VoteOnKick(DAN, kick=True))
    assert table.changes[-1].closed == {VOTE: Notice("moved-on")}


async def test_somebody_who_is_away_can_be_removed_but_does_not_vote(world):
    table = await four(world, pace=30)
    await table.away("dan")
    await table.away("cas")
    await table.ask("bob", ask.Kick(guest("dan")))
    assert await table.refused("cas", ask.VoteOnKick(DAN, kick=True)) == "vote-not-yours"
    await table.ask("ann", ask.VoteOnKick(DAN, kick=True))
    assert table.seat("dan") is None


@pytest.mark.parametrize("state", [State.BETWEEN, State.PAUSED])
async def test_between_rounds_and_in_a_pause_too(world, state):
    table = await world.started("ann", "bob", game="all-fives")
    if state is State.BETWEEN:
        await table.until(lambda: table.state is State.BETWEEN)
    else:
        await table.everybody(ask.AskPause())
    await table.ask("ann", ask.Kick(guest("bob")))
    assert (table.state, table.names) == (state, ["ann", "Ada 🤖"])


async def test_with_the_last_person_there_removed_the_table_rests(world):
    table = await world.started("ann", "bob", pace=30)
    await table.away("ann")
    await table.ask("mod", ask.Kick(guest("bob")))
    assert table.state is State.PAUSED
    assert table.told_keys() == ["removed-for", "clock-all-away"]


PLAYERS = (Player("a", 1), Player("b", 2, away=True), Player("c", 3), Player("Ada 🤖"), Player("d", 4))


def test_who_votes():
    assert voters_of(PLAYERS, 3) == {1, 4}
    assert voters_of(PLAYERS, 2) == {1, 3, 4}


@pytest.mark.parametrize(("voters", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_decide(voters, needed):
    assert needed_of(frozenset(range(voters))) == needed
