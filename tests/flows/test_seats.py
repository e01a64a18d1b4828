"""Seats change hands while a match is played: left, taken over, taken away, taken back."""

from __future__ import annotations

import discord
import pytest

from bot.store import State
from bot.tables.state.limits import SEAT_AGAIN
from tests.flows.conftest import heard

DAY = 86400


async def at_table(server, *names, computers=0, **options):
    people = [server.person(name) for name in names]
    await server.bot.preferences.set_guild_setting(server.guild.id, "turn_seconds", 120)
    table = await server.open(*people, computers=computers)
    for name, value in options.items():
        await server.set_option(table, name, value)
    await table.start()
    return table, *people


async def leave(server, person):
    asked = await server.at_table(person, "askleave")
    return await person.click(asked.response, label="Leave the table")


async def asks_for_a_seat(server, person):
    """Somebody uses the command and confirms it; what they were told first, and what came of it."""
    shown = await server.at_table(person, "askseat")
    told = server.said(shown)
    return told, await person.click(shown.response, label="Ask for the seat")


def question(server, part="would like to take over"):
    return server.message(next(message for message in server.public() if part in message.content))


def questions(server):
    return [message for message in server.public() if "would like to take over" in message.content]


async def saved(server, table):
    return await server.bot.store.matches.load(table.id)


# -- substitutes -------------------------------------------------------------------------------------


async def test_a_substitute_finishes_the_match_and_it_counts_as_said(server):
    """Who left has no match to show for it; the substitute has what happened since."""
    table, ann, bob, _ = await at_table(server, "Ann", "Bob", "Cas")
    dan = server.person("Dan")
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    await leave(server, bob)
    assert "**Bob** has left" in table.newest.content
    told, asked = await asks_for_a_seat(server, dan)
    assert "The host has to agree" in told
    assert "the match counts for you" in told
    assert "asked for the seat" in asked.response.content
    assert f"<@{ann.id}>, **Dan** would like to take over the seat of" in question(server).content

    await ann.click(question(server), label="Welcome")

    assert questions(server) == []
    assert "**Dan** takes over the seat" in table.newest.content
    table.people[dan.id] = dan
    del table.people[bob.id]
    await table.next_round()
    table.hands[dan.id] = asked.response
    assert table.hand(dan).attachments  # the answer has become the hand
    await table.go_on()
    await table.skip(lambda: table.over)

    rows = await saved(server, table)
    assert [row.user_id for row in rows.seats][1] == dan.id
    assert [row.unsubstituted for row in rows.seats] == [True, False, True]
    records = server.bot.store.statistics
    assert (await records.career(server.guild.id, bob.id)).games == ()
    new, old = [(await records.career(server.guild.id, person.id)).games[0] for person in (dan, ann)]
    assert new.matches == old.matches == 1
    assert new.rounds == old.rounds - 1


async def test_a_substitute_is_not_credited_with_what_was_done_before(server):
    """Nor is anybody else: who called is kept by seat."""
    table, ann, bob = await at_table(server, "Ann", "Bob")
    dan = server.person("Dan")

    def about_to_call(person, view):
        return person is bob and len(view.hand) == 2 and any(move.verb == "lay" for move in view.legal)

    await table.skip_to_turn(about_to_call)
    await table.open_hand(bob)
    await table.go_on(wanted=lambda move: move.verb == "lay")
    await bob.slash(server.channel, "uno")
    assert "shouts Bob" in heard(table.newest)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    await leave(server, bob)
    await asks_for_a_seat(server, dan)
    await ann.click(question(server), label="Welcome")
    table.people[dan.id] = dan
    await table.skip(lambda: table.over)

    rows = await saved(server, table)
    assert rows.state is State.OVER
    for person in (bob, dan):
        assert (await server.bot.store.statistics.career(server.guild.id, person.id)).achievements == {}


async def test_only_the_host_or_a_moderator_admits(server):
    table, ann, bob = await at_table(server, "Ann", "Bob", computers=1)
    dan, mod = server.person("Dan"), moderator(server)
    await asks_for_a_seat(server, dan)
    for person in (bob, dan):
        for label in ("Welcome", "Not this match"):
            assert "decide about that" in server.said(await person.click(question(server), label=label))
    assert table.seats.seat_of(dan.id) is None

    await mod.click(question(server), label="Welcome")

    assert table.seats.seat_of(dan.id) == 2
    assert ann.id == table.seats.host_id


async def test_the_host_declines(server):
    table, ann, _ = await at_table(server, "Ann", "Bob", computers=1)
    dan = server.person("Dan")
    await asks_for_a_seat(server, dan)
    answered = question(server)
    await ann.click(answered, label="Not this match")
    assert "**Dan** does not join" in server.public()[-1].content
    assert server.labels(server.public()[-1]) == []
    assert table.seats.seat_of(dan.id) is None
    await server.env.advance_time(SEAT_AGAIN)
    await asks_for_a_seat(server, dan)
    assert len(questions(server)) == 1


async def test_asking_twice_leaves_one_question(server):
    await at_table(server, "Ann", "Bob", computers=1)
    dan = server.person("Dan")
    for _ in range(3):
        await asks_for_a_seat(server, dan)
    assert len(questions(server)) == 1


async def test_a_moderator_has_a_seat_at_once(server):
    table, ann, _ = await at_table(server, "Ann", "Bob", computers=1)
    mod = moderator(server)

    _, asked = await asks_for_a_seat(server, mod)

    assert table.seats.seat_of(mod.id) == 2
    assert questions(server) == []
    assert asked.response.attachments
    assert ann.id == table.seats.host_id


async def test_the_question_outlives_a_restart(server):
    table, ann, _ = await at_table(server, "Ann", "Bob", computers=1)
    dan = server.person("Dan")
    await asks_for_a_seat(server, dan)
    await server.restart()

    await ann.click(question(server), label="Welcome")

    assert table.seats.seat_of(dan.id) == 2
    table.people[dan.id] = dan
    for person in table.people.values():
        await table.open_hand(person)
    await table.skip_to_turn(lambda person, _: person is dan)
    await table.go_on()


async def test_a_seat_that_is_gone_is_offered_to_nobody_else(server):
    table, ann, _ = await at_table(server, "Ann", "Bob", computers=1)
    dan, eve = server.person("Dan"), server.person("Eve")
    await asks_for_a_seat(server, dan)
    await asks_for_a_seat(server, eve)
    await ann.click(question(server, "**Dan** would"), label="Welcome")
    assert table.seats.seat_of(dan.id) == 2
    assert table.seats.seat_of(eve.id) is None
    assert any("that **Eve** asked for is no longer free" in message.content for message in server.public())


async def test_where_there_is_no_seat_it_is_said_kindly(server):
    table, ann, bob = await at_table(server, "Ann", "Bob")
    dan = server.person("Dan")
    assert "Take a seat…" not in await server.panel(dan)
    await table.away(bob)
    panel = (await dan.slash(server.channel, "table")).response
    await bob.click(table.newest, label="I'm back")
    assert "Every seat at this table is taken" in server.said(await dan.click(panel, label="Take a seat…"))
    assert table.seats.host_id == ann.id


async def test_before_the_match_the_button_is_the_way(server):
    ann, dan = server.person("Ann"), server.person("Dan")
    await server.open(ann)
    assert await server.panel(dan) == ["Show the table again", "Rules"]
    assert await server.panel(ann) == ["Show the table again", "Rules", "Leave…", "End the table…"]


async def test_a_seat_of_somebody_away_can_be_taken_over_when_no_computer_has_one(server):
    table, ann, bob = await at_table(server, "Ann", "Bob")
    dan = server.person("Dan")
    await table.away(bob)
    await asks_for_a_seat(server, dan)

    await ann.click(question(server), label="Welcome")

    assert [player.user_id for player in table.seats.players] == [ann.id, dan.id]
    assert "**Dan** takes over the seat of **Bob 🤖**" in table.newest.content
    assert "I'm back" not in server.labels(table.newest)
    assert "not in this game" in server.said(await bob.click(table.newest, label="My hand"))


# -- leaving -----------------------------------------------------------------------------------------


# -- being sent away ---------------------------------------------------------------------------------


def moderator(server):
    role = server.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    return server.person("Mod", roles=[role])


async def test_the_host_decides_alone(server):
    table, ann, bob, _ = await at_table(server, "Ann", "Bob", "Cas")
    told = await server.kick(ann, bob)
    assert "no longer at the table" in server.said(told)
    assert "**Bob** has been taken off the table" in table.newest.content
    assert table.seats.seat_of(bob.id) is None
    assert "not in this game" in server.said(await bob.click(table.newest, label="My hand"))


async def test_a_moderator_decides_alone_and_may_remove_the_host(server):
    table, ann, bob = await at_table(server, "Ann", "Bob")
    await server.kick(moderator(server), ann)
    assert table.seats.seat_of(ann.id) is None
    assert table.seats.host_id == bob.id


async def test_the_others_vote(server):
    """Three others: two of them decide, and the host is one of them."""
    table, ann, bob, cas, dan = await at_table(server, "Ann", "Bob", "Cas", "Dan")
    eve = server.person("Eve")
    asked = await server.kick(bob, dan)
    assert "vote is given" in server.said(asked)
    vote = question(server, "Should **Dan** leave")
    assert "In favour: **Bob**. One more vote decides" in vote.content
    for person in (dan, eve):
        told = await person.click(vote, label="Should leave")
        assert "Only the others at this table vote" in server.said(told)
    await bob.click(vote, label="Should leave")  # twice is once
    assert table.seats.seat_of(dan.id) == 3

    await cas.click(vote, label="Should leave")

    assert table.seats.seat_of(dan.id) is None
    assert "**Dan** has been taken off the table" in table.newest.content
    assert not [message for message in server.public() if "Should **Dan** leave" in message.content]
    assert ann.id == table.seats.host_id


async def test_a_vote_that_can_no_longer_succeed_is_over(server):
    table, ann, bob, cas, dan = await at_table(server, "Ann", "Bob", "Cas", "Dan")
    await server.kick(bob, dan)
    vote = question(server, "Should **Dan** leave")
    await bob.click(vote, label="Should stay")  # changes their mind
    await cas.click(vote, label="Should stay")
    assert "**Dan** stays at the table" in server.public()[-1].content
    assert server.labels(server.public()[-1]) == []
    assert table.seats.seat_of(dan.id) == 3
    assert ann.id == table.seats.host_id


async def test_a_vote_goes_on_after_a_restart(server):
    table, ann, bob, _, dan = await at_table(server, "Ann", "Bob", "Cas", "Dan")
    await server.kick(bob, dan)
    vote = question(server, "Should **Dan** leave")
    await server.restart()
    assert table.seats.seat_of(dan.id) == 3
    await ann.click(vote, label="Should leave")
    assert table.seats.seat_of(dan.id) is None


@pytest.mark.parametrize(
    ("asker", "listed"), [("Bob", ["Ann"]), ("Ann", ["Bob"]), ("Eve", []), ("Mod", ["Ann", "Bob"])]
)
async def test_who_can_be_sent_away_is_listed(server, asker, listed):
    _, ann, bob = await at_table(server, "Ann", "Bob", computers=1)
    people = {"Ann": ann, "Bob": bob, "Eve": server.person("Eve"), "Mod": moderator(server)}
    offered = await server.panel(people[asker])
    assert [name for name in offered if name in {*people, "Ada 🤖"}] == listed


async def test_with_two_people_there_is_nobody_to_vote(server):
    table, ann, bob = await at_table(server, "Ann", "Bob", computers=1)
    assert "nobody to vote" in server.said(await server.kick(bob, ann))
    assert [player.user_id for player in table.seats.players] == [ann.id, bob.id, None]


async def test_who_has_left_meanwhile_cannot_be_sent_away(server):
    table, ann, bob, cas = await at_table(server, "Ann", "Bob", "Cas")
    panel = (await ann.slash(server.channel, "table")).response
    asked = await server.at_table(bob, "askleave")
    await bob.click(asked.response, label="Leave the table")
    told = await ann.select(panel, [f"{bob.id}:Bob"], custom_id=table.menu("kick", panel))
    assert "**Bob** is not at this table" in server.said(told)
    assert table.seats.seat_of(cas.id) is not None


# -- forgotten tables ----------------------------------------------------------------------------------


@pytest.mark.parametrize("restart", [False, True])
async def test_a_table_nobody_has_touched_for_two_months_is_given_up(server, restart):
    table, ann, bob = await at_table(server, "Ann", "Bob")
    for person in (ann, bob):
        await server.at_table(person, "askpause")
    await server.env.advance_time(59 * DAY)
    assert table.seats.state is State.PAUSED
    if restart:
        with server.env.time_context():
            await server.bot.close()
    await server.env.advance_time(3 * DAY)
    if restart:
        await server.restart()

    assert table.over
    assert "Nothing has happened here for a long time" in server.public()[-1].content
    assert (await saved(server, table)).state is State.ABANDONED
