"""Clicks that are late, doubled, from strangers or from another version: they never fail and never play."""

from __future__ import annotations

import discord
import pytest

QUARTER = 15 * 60


async def two(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    return table, ann, bob


def record(table):
    return list(table.seats.match_or_raise.record)


async def test_a_stale_click_shows_the_present_hand_and_plays_nothing(server, offered):
    table, _, _ = await two(server)
    person = table.on_turn
    old = table.hand(person)
    await table.open_hand(person)  # a second hand; the first becomes stale while this one is played from
    stale = next(iter(offered(old).values()))[0]
    await table.go_on()
    before = record(table)

    result = await person.click(old, custom_id=stale)

    assert "That button is out of date" in result.response.content
    assert record(table) == before
    assert result.response.attachments


async def test_the_same_click_twice_makes_one_move(server, offered):
    """Two copies of a hand offer the same button, and both are pressed."""
    table, _, _ = await two(server)
    person = table.on_turn
    first = table.hand(person)
    await table.open_hand(person)
    second = table.hand(person)
    text, (custom_id, _) = next(iter(offered(first).items()))

    await person.click(second, custom_id=custom_id)
    again = await person.click(first, custom_id=custom_id)

    assert [made for _, made in record(table)] == [text]
    assert "out of date" in again.response.content


async def test_a_stranger_who_presses_is_told_that_they_are_not_in_the_game(server):
    table, _, _ = await two(server)
    eve = server.person("Eve")
    await table.skip(lambda: min(table.seats.match_or_raise.round.view(None).hand_sizes) <= 2)
    before = record(table)

    for label in ("My hand", "UNO!"):
        result = await eve.click(table.newest, label=label)
        said = result.response or result.followups[0]
        assert said.ephemeral
        assert "not in this game" in said.content
    assert record(table) == before


async def test_hands_of_a_closed_table_say_that_it_is_closed(server):
    table, ann, bob = await two(server)
    hand = table.hand(bob)
    turn = table.newest
    confirm = await server.at_table(ann, "askend")
    await ann.click(confirm.response, label="End the table")
    assert "has ended this table" in server.public()[-1].content

    assert "was closed" in hand.content
    assert server.labels(turn) == ["Check the deal"]


async def test_an_unknown_button_answers_that_it_has_expired(server):
    """The control comes from another version of the bot."""
    ann = server.person("Ann")
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Old", custom_id="something-of-1999"))
    channel = server.bot.get_partial_messageable(server.channel.id)
    message = await channel.send("old", view=view)

    result = await ann.click(message, label="Old")

    assert "That button has expired" in result.response.content
    assert result.ephemeral


async def test_buttons_still_answer_after_every_view_has_timed_out(server):
    table, ann, _ = await two(server)
    await server.env.advance_time(QUARTER + 60)

    result = await table.open_hand(ann)

    assert result.ephemeral
    assert server.labels(result.response) or "Waiting" in result.response.content


async def test_a_hand_whose_token_expired_is_refreshed_at_the_next_click(server):
    table, ann, bob = await two(server)
    other = bob if table.on_turn is ann else ann
    before = table.hand(other).content
    stale_id = table.hand(other).id
    await server.env.advance_time(QUARTER + 60)
    await table.open_hand(table.on_turn)

    await table.until_turn(lambda person, _: person is other)

    assert table.hand(other).content == before
    assert f"<@{other.id}>" in table.newest.content
    fresh = await table.open_hand(other)
    assert fresh.response.id != stale_id
    assert server.labels(fresh.response)


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10008), (404, 10015)])
async def test_a_token_that_discord_refuses_is_dropped_and_play_goes_on(server, status, code):
    table, ann, bob = await two(server)
    other = bob if table.on_turn is ann else ann
    server.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)

    await table.until_turn(lambda person, _: person is other)

    assert other.id not in table.box.hands._tokens
    assert f"<@{other.id}>" in table.newest.content
    fresh = await table.open_hand(other)
    assert server.labels(fresh.response)
