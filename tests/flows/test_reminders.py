"""Reminders by one's own wish, chosen in /me: by direct message, once a day, earlier, or also when next."""

from __future__ import annotations

import pytest

from bot.discord_ui.reminders.direct_messages import IDLE
from bot.language.localizer import localizer_for
from bot.preferences import DAY
from bot.tables.state.requests import SetPace
from tests.flows.test_me import page_of, set_personal

MINUTE = 60


def direct(server, person):
    """Return the texts of the bot's direct messages to a person, oldest first."""
    number = server.env.backend.dm_channels.get(person.id)
    return [] if number is None else [each.content for each in server.env.backend.messages[number].values()]


async def slow(server, *people):
    """Return a begun table with a day for each turn."""
    table = await server.open(*people)
    await table.ask(SetPace(DAY))
    await table.start()
    return table


async def prefer(server, person, **wishes):
    """Set personal settings without the controls of /me."""
    for name, value in wishes.items():
        await server.bot.preferences.set_user_setting(person.id, name, value)


@pytest.mark.parametrize("language", ["en", "nl", "fr"])
async def test_turns_are_told_by_direct_message_once_chosen(server, language):
    ann, bob = server.person("Ann"), server.person("Bob")
    await set_personal(server, ann, "language", language)
    shown = await set_personal(server, ann, "direct", True)
    await set_personal(server, ann, "ping", "each")
    localizer = localizer_for(language)
    assert localizer("wish-person-direct") in shown.response.content
    await prefer(server, bob, direct=True, ping="each", language=language)
    table = await slow(server, ann, bob)
    late = table.on_turn

    await server.env.advance_time(IDLE)

    (text,) = direct(server, late)
    assert text.startswith(localizer("remind-turn"))
    assert f"/{table.newest.id})" in text
    assert f"<@{late.id}>" not in table.newest.content
    await server.restart()
    await server.env.advance_time(MINUTE)
    assert direct(server, late) == [text], "a restart repeats nothing"
    await server.env.advance_time(DAY * 3 // 4)
    assert direct(server, late)[1].startswith(localizer("remind-again"))
    await server.env.advance_time(3600)
    assert len(direct(server, late)) == 2


async def test_no_direct_message_is_sent_by_default(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await slow(server, ann, bob)
    await server.env.advance_time(DAY * 7 // 8)
    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert not direct(server, ann)
    assert not direct(server, bob)


@pytest.mark.parametrize("language", ["en", "nl", "fr"])
async def test_a_refused_direct_message_is_the_last_and_is_told(server, language):
    ann, bob = server.person("Ann"), server.person("Bob")
    for person in (ann, bob):
        await prefer(server, person, direct=True, ping="each", language=language)
    table = await slow(server, ann, bob)
    late = table.on_turn
    number = server.env.backend.get_dm_channel(late.id).id
    server.env.inject_error("POST", f"/channels/{number}/messages", status=403, code=50007, times=1)

    await server.env.advance_time(IDLE)

    assert not direct(server, late)
    asked = await page_of(server, late, "hand")
    localizer = localizer_for(language)
    assert localizer("direct-refused") in [each.content for each in server.private()]
    again = await page_of(server, late, "notifications")
    off = localizer("option-line", option=localizer("wish-person-direct"), value=localizer("value-no"))
    assert off in again.response.content
    assert localizer("direct-refused") not in asked.response.content
    count = sum(each.content == localizer("direct-refused") for each in server.private())
    assert count == 1, "it is told once"
    await server.env.advance_time(DAY * 3 // 4)
    assert f"<@{late.id}>" in table.newest.content, "the table mentions them again"
    assert not direct(server, late)


@pytest.mark.parametrize("language", ["en", "nl", "fr"])
async def test_a_digest_lists_all_waiting_tables_once_a_day(server, language):
    ann, bob = server.person("Ann"), server.person("Bob")
    await set_personal(server, ann, "language", language)
    hour = (server.env.now().hour + 2) % 24
    await set_personal(server, ann, "digest_hour", hour)
    await set_personal(server, ann, "ping", "digest")
    await prefer(server, bob, language=language)
    tables = [await slow(server, ann, bob), await slow(server, ann, bob)]
    for table in tables:
        await table.until(lambda table=table: table.on_turn is ann)
        assert f"<@{ann.id}>" not in table.newest.content
    assert not direct(server, ann)

    await server.env.advance_time(2 * 3600 + MINUTE)

    (text,) = direct(server, ann)
    assert text.startswith(localizer_for(language)("remind-digest"))
    assert text.count("https://") == 2
    await server.restart()
    await server.env.advance_time(3600)
    assert len(direct(server, ann)) == 1
    assert not direct(server, bob)


async def test_the_reminder_comes_after_half_the_time_for_those_who_wish(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    for person in (ann, bob):
        await set_personal(server, person, "half", True)
    table = await slow(server, ann, bob)
    first = table.newest.id
    await server.env.advance_time(DAY // 2 - MINUTE)
    assert table.newest.id == first
    await server.env.advance_time(2 * MINUTE)
    assert table.newest.content.startswith("⏰")
    again = table.newest.id
    await server.env.advance_time(DAY // 3)
    assert table.newest.id == again, "there is one reminder a turn"


async def test_a_player_who_wishes_is_mentioned_when_they_are_next(server):
    people = [server.person(name) for name in ("Ann", "Bob", "Cid")]
    for person in people:
        await set_personal(server, person, "ping", "next")
    table = await slow(server, *people)
    following = people[(people.index(table.on_turn) + 1) % 3]
    assert table.newest.content.endswith(f"-# Next: <@{following.id}>")
    await server.env.advance_time(DAY * 7 // 8)
    assert table.newest.content.startswith("⏰")
    assert f"<@{following.id}>" not in table.newest.content, "the reminder is for the player in turn"
