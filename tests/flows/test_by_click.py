"""Matches where the bot is no member, in group chats and on other servers: each message answers a click."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.discord_ui.by_click import FOLLOW_UPS, TOKEN_SECONDS
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import State
from tests.flows import elsewhere
from tests.flows.conftest import Table, controls, heard, offered, opened

LONG = 14400
"""Seconds a turn: many times longer than a click's token is valid."""
APOLOGIES = [localizer_for("en")("something-failed"), localizer_for("en")("saved-unanswered")]


@dataclass
class Place:
    """A group chat, or a server without the bot."""

    server: Any
    people: Any
    """Makes a person by name."""
    channel: Any
    guild: Any = None

    async def table(self, *names: str, pace: int = 0, target: str = "") -> Table:
        """Return a lobby of Block Dominoes with these people."""
        host, *others = map(self.people, names)
        table = Table(self.server, host, (await host.slash(self.channel, "play", game="block")).response)
        for other in others:
            await table.join(other)
        if target:
            await self.server.press_option(table, "target", target)
        if pace:
            await table.set_pace(pace)
        return table

    def with_buttons(self) -> list[int]:
        """Return the ids of the public messages that still have controls."""
        return [each.id for each in self.server.public(self.channel) if controls(self.server.message(each))]

    def said(self) -> str:
        """Return all messages ever sent there, public and private, as one text."""
        return "\n".join(each.content for each in self.server.env.backend.messages[self.channel.id].values())


@pytest.fixture(params=["group chat", "strange server"])
def place(request, server):
    with elsewhere.known(server.env):
        if request.param == "group chat":
            chat = elsewhere.GroupChat(server.env)
            yield Place(server, chat.person, chat.channel)
        else:
            guild = elsewhere.strange_guild(server.env, "Strangers")
            people = lambda name: guild.add_member(server.env.create_user(name))  # noqa: E731
            yield Place(server, people, guild.create_text_channel("games"), guild)
        assert elsewhere.unasked(server.env) == []
        for each in server.env.backend.interactions.values():
            assert len(each.followup_ids) <= FOLLOW_UPS


async def test_two_people_play_a_whole_short_match(place):
    table = await place.table("Ann", "Bob", target="20")
    await table.start()
    turns = 0
    while not table.over:
        before, turn = table.newest.id, table.seats.turn
        if table.seats.state is State.PLAYING:
            assert table.on_turn.mention in table.newest.content
        assert place.with_buttons() == [before]
        await table.go_on()
        if table.seats.state is State.PLAYING and table.seats.turn != turn:
            turns += 1
    assert turns > 5
    assert place.with_buttons() == [table.newest.id]
    assert not table.seats.rated
    for person in table.people.values():
        stats = (await person.slash(place.channel, "stats")).response
        assert stats.ephemeral
        assert "One match" in heard(stats)
        assert localizer_for("en")("anywhere-unrated") in heard(stats)
    assert not any(apology in place.said() for apology in APOLOGIES)


async def test_a_rematch_opens_below(place):
    table = await place.table("Ann", "Bob", target="1")
    await table.start()
    await table.until(lambda: table.over)
    over = table.newest
    (rematch,) = (each for each in controls(over) if each["custom_id"].split(":")[1] == "rematch")
    await place.server.env.advance_time(3600)
    await table.host.click(over, custom_id=rematch["custom_id"])
    lobby = place.server.message(place.server.public(place.channel)[-1])
    assert lobby.id > over.id
    again = Table(place.server, table.host, lobby)
    (other,) = (person for person in table.people.values() if person is not table.host)
    await again.join(other)
    await again.start()
    assert again.seats.state is State.PLAYING
    assert place.with_buttons() == [over.id, again.newest.id]


async def test_a_slow_match_takes_the_buttons_of_old_messages_too(place):
    table = await place.table("Ann", "Bob", pace=LONG)
    await table.start()
    for _ in range(5):
        await place.server.env.advance_time(TOKEN_SECONDS + 3600)
        person, made = table.on_turn, table.seats.made
        await table.open_hand(person)
        await table.go_on()
        assert table.seats.made > made
        assert place.with_buttons() == [table.newest.id]
    assert not any(apology in place.said() for apology in APOLOGIES)


async def test_a_hand_whose_click_has_expired_waits_for_the_next_one(place):
    table = await place.table("Ann", "Bob", pace=LONG)
    await table.start()
    awaited = table.on_turn
    (other,) = (each for each in table.people.values() if each is not awaited)
    made, said = table.seats.made, place.said()
    await place.server.env.advance_time(6 * 3600)
    assert (table.seats.made, place.said()) == (made, said)

    await table.open_hand(other)
    assert table.seats.deadline - place.server.env.now().timestamp() > LONG - 60
    await table.play(awaited, table.moves(awaited)[0].text)
    assert table.seats.made > made
    assert not any(apology in place.said() for apology in APOLOGIES)


@pytest.mark.parametrize("passed", [30, TOKEN_SECONDS + 60])
async def test_a_restart_in_the_middle_waits_for_the_next_click(place, passed):
    table = await place.table("Ann", "Bob", pace=LONG)
    await table.start()
    for _ in range(3):
        await table.go_on()
    made, said, newest = table.seats.made, place.said(), table.newest.id
    await place.server.env.advance_time(passed)
    await place.server.restart()
    await place.server.env.advance_time(3600)
    assert place.said() == said

    table.hands.clear()
    shown = place.server.message(place.server.public(place.channel)[-1])
    assert shown.id == newest
    person = table.people[place.server.bot.registry._sessions[table.id].table.awaited_people()[0].user_id]
    hand = table.hands[person.id] = opened(await person.click(shown, label="My hand"))
    assert offered(hand)
    await table.go_on()
    assert table.seats.made > made
    assert place.with_buttons() == [table.newest.id]


async def test_a_lobby_is_set_up_while_hours_pass(place):
    table = await place.table("Ann")
    bob = place.people("Bob")
    await place.server.env.advance_time(3600)
    await table.join(bob)
    await place.server.env.advance_time(3600)
    await table.set_pace(LONG)
    assert place.with_buttons() == [table.newest.id]
    table.lobby = table.newest
    await table.start()
    assert table.seats.state is State.PLAYING
    assert not any(apology in place.said() for apology in APOLOGIES)


async def test_a_hand_opened_from_ones_list_plays_and_the_table_shows_it_at_the_next_click_there(place):
    table = await place.table("Ann", "Bob", pace=LONG)
    await table.start()
    await place.server.env.advance_time(3600)
    person, made, newest = table.on_turn, table.seats.made, table.newest.id
    (other,) = (each for each in table.people.values() if each is not person)
    user = person.user
    tables = (await user.slash("turns")).response
    where = "@me" if place.guild is None else place.guild.id
    assert f"https://discord.com/channels/{where}/{place.channel.id}/{newest})" in tables.content

    hand = (await user.click(tables, label="My hand 1")).response
    custom_id, value = next(iter(offered(hand).values()))
    await (
        user.select(hand, [value], custom_id=custom_id) if value else user.click(hand, custom_id=custom_id)
    )
    assert table.seats.made > made
    assert (place.server.public(user.dm_channel), table.newest.id) == ([], newest)

    await table.open_hand(other)
    assert table.newest.id > newest
    assert table.on_turn.mention in table.newest.content
    assert place.with_buttons() == [table.newest.id]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_says_what_is_different(place, language):
    ann = place.people("Ann")
    place.server.speaks(ann, language)
    told = place.server.said(await ann.slash(place.channel, "help"))
    assert localizer_for(language)("help-anywhere") in told


@pytest.mark.parametrize("name", ["puzzle", "learn", "me", "turns"])
async def test_commands_of_ones_own_open(place, name):
    shown = (await place.people("Ann").slash(place.channel, name)).response
    assert shown.ephemeral
    assert controls(shown) or name == "turns"
