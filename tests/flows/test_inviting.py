"""Inviting people to a table, their answers, and alerts when a table opens."""

from __future__ import annotations

import re

import pytest

from bot.discord_ui.wire.clock import SystemClock
from bot.language.localizer import localizer_for
from bot.store import State
from bot.tables.state.limits import MENTION_AGAIN
from tests.flows.conftest import heard

MENU = "Play dominoes with…"


def people(server, *names):
    return [server.person(name) for name in names]


async def invite(server, host, *guests, **options):
    """Let the host use /play with these people invited. Return the interaction's result."""
    named = {f"player{number}": guest for number, guest in enumerate(guests, 1)}
    return await host.slash(server.channel, "play", **{"game": "uno-dominos", **options}, **named)


def lobby(server):
    """Return the newest public message as people press its buttons."""
    return server.message(server.public()[-1])


def pinged(server):
    """Return, for each public message, the ids of the people that it pinged."""
    return [message.ping_user_ids for message in server.public()]


def players(message):
    """Return the names of the people and computers that a lobby's picture shows."""
    (seated,) = re.findall(r"At the table: (.*?)\. Played by", heard(message))
    return [re.sub(r" \(.*\)", "", name) for name in re.split(r", and | and |, ", seated)]


async def menu(server, asker, person):
    return await asker.context_menu(server.channel, MENU, person)


# -- invitations with /play --------------------------------------------------------------------------


async def test_an_invitation_is_accepted_or_declined_only_by_the_invited(server):
    ann, bob, eve, mo = people(server, "Ann", "Bob", "Eve", "Mo")
    shown = (await invite(server, ann, bob, eve)).response
    assert f"📨 Invited: <@{bob.id}> and <@{eve.id}>" in shown.content
    assert pinged(server) == [[bob.id, eve.id]]
    assert server.labels(shown)[0] == "Join"  # also accepts an invitation

    for person in (mo, ann):
        assert "press *Join*" in server.said(await person.click(shown, label="Decline"))
    await bob.click(shown, label="Join")

    assert players(shown) == ["Ann", "Bob"]
    assert f"Invited: <@{eve.id}>" in shown.content
    assert "have a seat already" in server.said(await bob.click(shown, label="Join"))

    await eve.click(shown, label="Decline")

    assert players(shown) == ["Ann", "Bob"]
    assert "Declined: **Eve**" in shown.content
    assert "Invited" not in shown.content
    assert "Accept" not in server.labels(shown)
    assert pinged(server) == [[]]  # no second ping

    await eve.click(shown, label="Join")  # she changes her mind
    assert players(shown) == ["Ann", "Bob", "Eve"]
    assert "Declined" not in shown.content

    await ann.click(shown, label="Start")
    assert "Invited" not in shown.content
    assert "the game has begun" in shown.content


async def test_joining_uses_up_an_invitation(server):
    ann, bob = people(server, "Ann", "Bob")
    shown = (await invite(server, ann, bob)).response
    await bob.click(shown, label="Join")
    assert "Invited" not in shown.content
    await server.leave(bob)
    assert players(shown) == ["Ann"]
    assert "Invited" not in shown.content


async def test_invitations_survive_a_restart(server):
    ann, bob, eve, mo = people(server, "Ann", "Bob", "Eve", "Mo")
    shown = (await invite(server, ann, bob, eve, mo)).response
    await mo.click(shown, label="Decline")

    await server.restart()

    assert f"Invited: <@{bob.id}> and <@{eve.id}>" in shown.content
    assert "Declined: **Mo**" in shown.content
    await bob.click(shown, label="Join")
    await eve.click(shown, label="Decline")
    assert players(shown) == ["Ann", "Bob"]
    assert "Declined: **Eve** and **Mo**" in shown.content


@pytest.mark.parametrize("how", ["Start", "Leave", "timeout", "channel"])
async def test_invitations_are_deleted_when_the_lobby_ends(server, settings, how):
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")
    shown = (await invite(server, ann, bob, eve)).response
    table = server.controls(shown)[0]["custom_id"].split(":")[2]
    matches = server.bot.store.matches
    assert len((await matches.load(table)).invited) == 2

    if how == "timeout":
        await server.env.advance_time(settings.lobby_timeout + 60)
    elif how == "channel":
        await server.bot.get_channel(server.channel.id).delete()
        await server.env.settle()
    else:
        await bob.click(shown, label="Decline")
        await ann.click(shown, label="+2")
        await (server.leave(ann) if how == "Leave" else ann.click(shown, label=how))

    assert (await matches.load(table)).invited == ()
    assert await server.bot.store.key_values.get(f"invited-{table}") is None


async def test_an_invitation_reserves_no_seat(server):
    ann, bob, eve, cy, mo = people(server, "Ann", "Bob", "Eve", "Cy", "Mo")
    shown = (await invite(server, ann, bob, game="all-fives")).response
    for other in (eve, cy, mo):
        await other.click(shown, label="Join")
    assert players(shown) == ["Ann", "Eve", "Cy", "Mo"]

    assert "Join" not in server.labels(shown)
    await server.leave(mo)
    await bob.click(shown, label="Join")  # the invitation is still valid

    assert players(shown) == ["Ann", "Eve", "Cy", "Bob"]


async def test_no_more_people_are_invited_than_there_are_seats(server):
    ann, *asked, eve, mo = people(server, "Ann", "Bob", "Cy", "Di", "Eve", "Mo")
    result = await invite(server, ann, *asked, eve, mo, game="all-fives")
    assert "not enough seats to invite **Eve** and **Mo** too" in server.said(result)
    assert f"Invited: <@{asked[0].id}>" in result.response.content
    assert pinged(server) == [[other.id for other in asked]]


async def test_seven_can_be_invited_to_the_largest_game(server):
    ann, *others = people(server, "Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
    result = await invite(server, ann, *others, game="mexican-train")
    assert server.said(result) == ""
    for other in others:
        await other.click(result.response, label="Join")
    assert len(players(result.response)) == 8


async def test_bots_oneself_doubles_and_strangers_are_not_invited(server):
    ann, bob = people(server, "Ann", "Bob")
    robot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    stranger = server.env.create_user("Elsewhere")

    result = await invite(server, ann, robot, ann, bob, bob, stranger)

    told = server.said(result)
    assert "**Robot** is a bot" in told
    assert "at your own table you have a seat" in told
    assert "**Elsewhere** cannot see this channel" in told
    assert "Bob" not in told
    assert f"Invited: <@{bob.id}>" in result.response.content


async def test_a_person_who_cannot_see_the_channel_is_not_invited(server):
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")

    def lock_out(event, payload):  # Discord reports the permissions of every member named in a command
        if event == "INTERACTION_CREATE":
            for user, member in payload["data"].get("resolved", {}).get("members", {}).items():
                member["permissions"] = "0" if user == str(bob.id) else "1024"

    server.env.backend.subscribers.insert(0, lock_out)
    result = await invite(server, ann, bob, eve)

    assert "**Bob** cannot see this channel" in server.said(result)
    assert f"Invited: <@{eve.id}>" in result.response.content


async def test_a_person_without_pings_is_invited_by_name(server):
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")
    await server.bot.preferences.set_user_setting(bob.id, "ping", value=False)
    shown = (await invite(server, ann, bob, eve)).response
    assert f"Invited: **Bob** and <@{eve.id}>" in shown.content
    assert pinged(server) == [[eve.id]]

    await bob.click(shown, label="Join")
    assert players(shown) == ["Ann", "Bob"]

    await server.bot.preferences.set_guild_setting(server.guild.id, "pings", value=False)
    shown = (await invite(server, ann, eve)).response
    assert "Invited: **Eve**" in shown.content
    assert pinged(server)[-1] == []


async def test_a_lobby_shown_again_pings_nobody(server):
    ann, bob = people(server, "Ann", "Bob")
    await invite(server, ann, bob)
    await server.at_table(ann, "showagain")
    assert f"<@{bob.id}>" in lobby(server).content
    assert pinged(server) == [[]]
    await bob.click(lobby(server), label="Join")
    assert players(lobby(server)) == ["Ann", "Bob"]


@pytest.mark.parametrize("locale", ["nl", "fr"])
async def test_invitations_are_in_the_servers_language_and_answers_in_the_readers(server, locale):
    server.locale = locale
    ann, bob, mo = people(server, "Ann", "Bob", "Mo")
    localizer = localizer_for(locale)
    shown = (await invite(server, ann, bob)).response
    assert localizer("invite-open", names=f"<@{bob.id}>") in shown.content
    join = localizer("button-join")
    refused = await mo.click(shown, label=localizer("button-excuse"))
    assert localizer_for("en")("invite-not-you", join=join) == server.said(refused)
    await bob.click(shown, label=localizer("button-excuse"))
    assert localizer("invite-declined", names="**Bob**") in shown.content


# -- the context menu of a person --------------------------------------------------------------------


async def test_the_menu_opens_a_lobby_of_the_askers_usual_game_or_the_one_last_opened_here(server):
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")
    await menu(server, ann, bob)
    assert "UNO" in lobby(server).content
    assert players(lobby(server)) == ["Ann"]
    await bob.click(lobby(server), label="Join")
    assert players(lobby(server)) == ["Ann", "Bob"]

    await server.env.advance_time(60)
    await invite(server, eve, game="domino-4")
    mo = server.person("Mo")
    await menu(server, mo, eve)
    assert "Domino 4" in lobby(server).content
    await server.env.advance_time(MENTION_AGAIN)
    await menu(server, bob, eve)

    assert "UNO" in lobby(server).content
    assert players(lobby(server)) == ["Bob"]
    assert f"Invited: <@{eve.id}>" in lobby(server).content
    assert pinged(server)[-1] == [eve.id]


async def test_the_menu_invites_to_ones_own_open_lobby(server):
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")
    await menu(server, ann, bob)
    added = await menu(server, ann, eve)

    assert "**Eve** has been invited to your table" in server.said(added)
    assert len(server.public()) == 1
    assert f"Invited: <@{bob.id}> and <@{eve.id}>" in lobby(server).content
    assert pinged(server) == [[eve.id]]  # who was pinged before is not pinged again

    again = await menu(server, ann, bob)
    assert "**Bob** has a seat or an invitation already" in server.said(again)
    await bob.click(lobby(server), label="Decline")
    await menu(server, ann, bob)
    assert "Declined" not in lobby(server).content
    await bob.click(lobby(server), label="Join")
    assert players(lobby(server)) == ["Ann", "Bob"]


async def test_the_menu_refuses_bots_and_oneself_and_opens_nothing(server):
    ann = server.person("Ann")
    robot = server.guild.add_member(server.env.create_user("Robot", bot=True))
    assert "**Robot** is a bot" in server.said(await menu(server, ann, robot))
    assert "at your own table" in server.said(await menu(server, ann, ann))
    await server.forbid(attach_files=False)
    assert "Attach Files" in server.said(await menu(server, ann, server.person("Bob")))
    assert server.public() == []


async def test_a_started_table_is_left_alone_by_the_menu(server):
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")
    table = await server.open(ann, bob)
    await table.start()
    await menu(server, ann, eve)
    assert table.seats.state is State.PLAYING
    assert players(lobby(server)) == ["Ann"]
    assert f"Invited: <@{eve.id}>" in lobby(server).content


# -- alerts for open tables --------------------------------------------------------------------------


async def test_subscribers_are_pinged_once_by_the_lobby_message(server):
    ann, bob, eve, mo = people(server, "Ann", "Bob", "Eve", "Mo")
    for person in (ann, bob, eve):
        told = await server.alerts(person)
        assert f"when a table opens in <#{server.channel.id}>" in told.response.content

    shown = (await invite(server, ann, eve)).response

    assert pinged(server) == [[eve.id, bob.id]]
    assert f"🔔 <@{bob.id}>: a table is open" in shown.content
    await mo.click(shown, label="Join")
    assert "🔔" not in shown.content
    await server.at_table(ann, "showagain")
    assert pinged(server) == [[]]


@pytest.mark.parametrize("put_back", [0, 7200], ids=["", "the clock is put back"])
async def test_a_subscriber_is_pinged_again_only_after_a_while(server, monkeypatch, put_back):
    clock = SystemClock.now
    ann, bob, cas, eve = people(server, "Ann", "Bob", "Cas", "Eve")
    await server.alerts(bob)
    for host in (ann, cas):
        await invite(server, host, eve)
    assert [sorted(each) for each in pinged(server)] == [sorted([eve.id, bob.id]), []]
    monkeypatch.setattr(SystemClock, "now", lambda own: clock(own) - put_back)
    await server.env.advance_time(MENTION_AGAIN)
    await invite(server, ann, eve)
    assert sorted(pinged(server)[-1]) == sorted([eve.id, bob.id])


async def test_alerts_follow_each_channels_own_subscriptions(server):
    ann, bob, eve = people(server, "Ann", "Bob", "Eve")
    other = server.guild.create_text_channel("other")
    await server.alerts(bob)
    elsewhere = await server.alerts(bob, other)
    told = elsewhere.response.content
    assert all(f"<#{channel.id}>" in told for channel in (server.channel, other))
    await server.alerts(eve, other)
    await server.restart()

    stopped = (await server.alerts(bob)).response.content
    assert f"when a table opens in <#{other.id}>." in stopped
    await invite(server, ann)

    assert pinged(server) == [[]]
    await ann.slash(other, "play", game="uno-dominos")
    assert [message.ping_user_ids for message in server.public(other)] == [[bob.id, eve.id]]


async def test_no_alerts_go_out_on_a_server_without_pings(server):
    ann, bob = people(server, "Ann", "Bob")
    await server.bot.preferences.set_guild_setting(server.guild.id, "pings", value=False)
    assert "no alerts go out" in (await server.alerts(bob)).response.content
    shown = (await invite(server, ann)).response
    assert "🔔" not in shown.content
    assert pinged(server) == [[]]


async def test_many_subscribers_are_pinged_by_several_messages(server):
    ann = server.person("Ann")
    crowd = people(server, *(f"Fan{number}" for number in range(45)))
    for fan in crowd:
        await server.bot.store.subscriptions.toggle(server.guild.id, server.channel.id, fan.id)

    await invite(server, ann)

    assert [len(called) for called in pinged(server)] == [20, 20, 5]
    assert {user for called in pinged(server) for user in called} == {fan.id for fan in crowd}


async def test_subscriptions_are_deleted_with_their_channel(server):
    bob = server.person("Bob")
    await server.alerts(bob)
    await server.bot.get_channel(server.channel.id).delete()
    await server.env.settle()
    assert await server.bot.store.subscriptions.channels(server.guild.id, bob.id) == []
