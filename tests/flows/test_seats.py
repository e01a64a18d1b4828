"""Seats that change during a match: players leave, are replaced, are removed, and return."""

from __future__ import annotations

import discord
import pytest

from bot.store import State
from bot.tables.state.limits import SEAT_AGAIN
from bot.tables.state.results import teams_of
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
    """Let a person request a seat and confirm. Return the text of the question, and the confirming press."""
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


async def test_a_substitute_finishes_the_match_and_is_credited_with_it(server):
    """The match does not count for the player who left. The substitute gets it, and the later rounds."""
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
    assert (await records.career(server.guild.id, bob.id, teams_of)).games == ()
    new, old = [
        (await records.career(server.guild.id, person.id, teams_of)).games[0] for person in (dan, ann)
    ]
    assert new.matches == old.matches == 1
    assert new.rounds == old.rounds - 1


async def test_a_substitute_is_not_credited_with_earlier_calls(server):
    """Calls are counted by seat. A seat that changed hands is credited to neither player."""
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
        assert (
            await server.bot.store.statistics.career(server.guild.id, person.id, teams_of)
        ).achievements == {}


async def test_only_the_host_or_a_moderator_admits_a_substitute(server):
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


async def test_the_host_can_decline_a_substitute(server):
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


async def test_a_moderator_gets_a_seat_without_a_question(server):
    table, ann, _ = await at_table(server, "Ann", "Bob", computers=1)
    mod = moderator(server)

    _, asked = await asks_for_a_seat(server, mod)

    assert table.seats.seat_of(mod.id) == 2
    assert questions(server) == []
    assert asked.response.attachments
    assert ann.id == table.seats.host_id


async def test_the_question_about_a_pause_survives_a_restart(server):
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


async def test_a_question_about_a_taken_seat_is_closed(server):
    table, ann, _ = await at_table(server, "Ann", "Bob", computers=1)
    dan, eve = server.person("Dan"), server.person("Eve")
    await asks_for_a_seat(server, dan)
    await asks_for_a_seat(server, eve)
    await ann.click(question(server, "**Dan** would"), label="Welcome")
    assert table.seats.seat_of(dan.id) == 2
    assert table.seats.seat_of(eve.id) is None
    assert any("that **Eve** asked for is no longer free" in message.content for message in server.public())


async def test_a_request_for_a_seat_is_refused_if_every_seat_is_taken(server):
    table, ann, bob = await at_table(server, "Ann", "Bob")
    dan = server.person("Dan")
    assert "Take a seat…" not in await server.panel(dan)
    await table.away(bob)
    panel = (await dan.slash(server.channel, "table")).response
    await bob.click(table.newest, label="I'm back")
    assert "Every seat at this table is taken" in server.said(await dan.click(panel, label="Take a seat…"))
    assert table.seats.host_id == ann.id


async def test_the_panel_offers_no_seat_before_the_match(server):
    ann, dan = server.person("Ann"), server.person("Dan")
    await server.open(ann)
    assert await server.panel(dan) == ["Show the table again", "Rules", "🔒 Sealed deal", "Learn a game"]
    assert await server.panel(ann) == [
        "Show the table again",
        "Rules",
        "🔒 Sealed deal",
        "Leave…",
        "My tables",
        "End the table…",
        "Learn a game",
    ]


async def test_the_seat_of_an_away_player_can_be_taken_over(server):
    table, ann, bob = await at_table(server, "Ann", "Bob")
    dan = server.person("Dan")
    await table.away(bob)
    await asks_for_a_seat(server, dan)

    await ann.click(question(server), label="Welcome")

    assert [player.user_id for player in table.seats.players] == [ann.id, dan.id]
    assert "**Dan** takes over the seat of **Bob 🤖**" in table.newest.content
    assert "I'm back" not in server.labels(table.newest)
    assert "not in this game" in server.said(await bob.click(table.newest, label="My hand"))


# -- removing players --------------------------------------------------------------------------------


def moderator(server):
    role = server.guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    return server.person("Mod", roles=[role])


async def test_the_host_removes_a_player_without_a_vote(server):
    table, ann, bob, _ = await at_table(server, "Ann", "Bob", "Cas")
    told = await server.kick(ann, bob)
    assert "no longer at the table" in server.said(told)
    assert "**Bob** has been taken off the table" in table.newest.content
    assert table.seats.seat_of(bob.id) is None
    assert "not in this game" in server.said(await bob.click(table.newest, label="My hand"))


async def test_a_moderator_removes_the_host_without_a_vote(server):
    table, ann, bob = await at_table(server, "Ann", "Bob")
    await server.kick(moderator(server), ann)
    assert table.seats.seat_of(ann.id) is None
    assert table.seats.host_id == bob.id


async def test_the_other_players_vote_to_remove_a_player(server):
    """The three others may vote, and the host is one of them. Two votes decide."""
    table, ann, bob, cas, dan = await at_table(server, "Ann", "Bob", "Cas", "Dan")
    eve = server.person("Eve")
    asked = await server.kick(bob, dan)
    assert "vote is given" in server.said(asked)
    vote = question(server, "Should **Dan** leave")
    assert "In favour: **Bob**. One more vote decides" in vote.content
    for person in (dan, eve):
        told = await person.click(vote, label="Should leave")
        assert "Only the others at this table vote" in server.said(told)
    await bob.click(vote, label="Should leave")  # a second vote of the same person does not count
    assert table.seats.seat_of(dan.id) == 3

    await cas.click(vote, label="Should leave")

    assert table.seats.seat_of(dan.id) is None
    assert "**Dan** has been taken off the table" in table.newest.content
    assert not [message for message in server.public() if "Should **Dan** leave" in message.content]
    assert ann.id == table.seats.host_id


async def test_a_vote_that_can_no_longer_succeed_is_closed(server):
    table, ann, bob, cas, dan = await at_table(server, "Ann", "Bob", "Cas", "Dan")
    await server.kick(bob, dan)
    vote = question(server, "Should **Dan** leave")
    await bob.click(vote, label="Should stay")  # Bob changes his mind
    await cas.click(vote, label="Should stay")
    assert "**Dan** stays at the table" in server.public()[-1].content
    assert server.labels(server.public()[-1]) == []
    assert table.seats.seat_of(dan.id) == 3
    assert ann.id == table.seats.host_id


async def test_a_vote_continues_after_a_restart(server):
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
async def test_the_panel_lists_the_players_one_may_remove(server, asker, listed):
    _, ann, bob = await at_table(server, "Ann", "Bob", computers=1)
    people = {"Ann": ann, "Bob": bob, "Eve": server.person("Eve"), "Mod": moderator(server)}
    offered = await server.panel(people[asker])
    assert [name for name in offered if name in {*people, "Ada 🤖"}] == listed


async def test_no_vote_is_possible_between_two_people(server):
    table, ann, bob = await at_table(server, "Ann", "Bob", computers=1)
    assert "nobody to vote" in server.said(await server.kick(bob, ann))
    assert [player.user_id for player in table.seats.players] == [ann.id, bob.id, None]


async def test_a_player_who_already_left_cannot_be_removed(server):
    table, ann, bob, cas = await at_table(server, "Ann", "Bob", "Cas")
    panel = (await ann.slash(server.channel, "table")).response
    asked = await server.at_table(bob, "askleave")
    await bob.click(asked.response, label="Leave the table")
    told = await ann.select(panel, [f"{bob.id}:Bob"], custom_id=table.menu("kick", panel))
    assert "**Bob** is not at this table" in server.said(told)
    assert table.seats.seat_of(cas.id) is not None


# -- untouched tables ----------------------------------------------------------------------------------


@pytest.mark.parametrize("restart", [False, True])
async def test_a_table_untouched_for_two_months_is_closed(server, restart):
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
