"""The slash commands in six languages, and who may use which."""

from __future__ import annotations

import logging
import re

import discord
import pytest
from discord import app_commands

from bot.discord_ui.interactions.command_book import SYNCED
from bot.discord_ui.wire.permissions import NEEDED
from bot.store import State, StoreUnreachable


async def two(server, **options):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    for name, value in options.items():
        await server.press_option(table, name, value)
    await table.start()
    return table, ann, bob


async def test_hand_is_private_the_table_is_shown_again_and_the_score_is_pictured(server):
    table, ann, bob = await two(server)
    shown = table.newest.id

    hand = await bob.slash(server.channel, "hand")
    assert hand.ephemeral
    assert hand.response.attachments

    again = await server.at_table(ann, "showagain")
    assert "bottom of the channel" in server.said(again)
    assert table.newest.id == server.public()[-1].id != shown
    assert shown not in {message.id for message in server.public()}

    score = await server.at_table(ann, "score")
    assert score.response.ephemeral
    assert "Standing" in score.response.content
    assert score.response.attachments[0].filename == "scores.png"


@pytest.mark.parametrize("command", ["hand", "uno", "table"])
async def test_commands_without_a_table_point_to_play(server, command):
    result = await server.person("Ann").slash(server.channel, command)
    assert "/play" in server.said(result)


async def test_a_player_of_two_tables_in_one_channel_is_asked_which(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    first, second = await server.open(ann, bob), await server.open(bob, eve)
    await first.start()
    await second.start()

    assert (await ann.slash(server.channel, "hand")).response.attachments
    assert "several tables" in server.said(await bob.slash(server.channel, "hand"))
    offers = await bob.autocomplete(server.channel, "hand", "table", "")
    assert {offer["value"] for offer in offers} == {first.id, second.id}
    named = await bob.slash(server.channel, "hand", table=second.id)
    assert named.response.attachments

    await second.until(lambda: second.seats.state is not State.PLAYING)
    assert first.seats.state is State.PLAYING
    assert len(first.seats.match_or_raise.record) == 0


async def test_a_named_table_is_used_even_if_the_player_sits_at_another(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    await server.open(ann, bob, game="block")
    other = await server.open(eve, game="all-fives")

    offers = await ann.autocomplete(server.channel, "table", "table", "")
    assert other.id in {offer["value"] for offer in offers}

    for command in ("table", "rules"):
        assert "All Fives" in server.said(await ann.slash(server.channel, command, table=other.id))
    assert "Block Dominoes" in server.said(await ann.slash(server.channel, "table"))


@pytest.mark.parametrize(
    ("command", "parameter", "part", "reads"),
    [("hand", "table", "matches", "find"), ("replay", "code", "replays", "last")],
)
async def test_autocomplete_suggests_nothing_while_the_database_fails(
    server, monkeypatch, caplog, command, parameter, part, reads
):
    ann = server.person("Ann")

    async def fails(*_, **__):
        raise StoreUnreachable("store-no-file-named")

    monkeypatch.setattr(getattr(server.bot.store, part), reads, fails)
    assert await ann.autocomplete(server.channel, command, parameter, "") == []
    (told,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert "could not load autocomplete choices" in told.message
    assert told.exc_info is None


async def test_leaving_hands_the_seat_to_a_computer_and_the_last_one_closes_the_table(server):
    table, ann, bob = await two(server)
    asked = await server.at_table(bob, "askleave")
    assert "does not count" not in table.newest.content
    assert server.labels(asked.response) == ["Leave the table", "Keep playing"]

    await bob.click(asked.response, label="Leave the table")

    assert "**Bob** has left; **Ada 🤖** plays on" in table.newest.content or "Ada 🤖" in table.newest.content
    assert asked.response.content.startswith("You have left the table.")
    assert server.controls(asked.response) == []
    assert "not at a table" in server.said(await bob.slash(server.channel, "hand"))
    for _ in range(3):
        await table.go_on()

    asked = await server.at_table(ann, "askleave")
    await ann.click(asked.response, label="Leave the table")
    assert "Everybody has left" in server.public()[-1].content


async def test_a_player_who_keeps_playing_does_not_end_the_table(server):
    table, ann, _ = await two(server)
    asked = await server.at_table(ann, "askend")
    await ann.click(asked.response, label="Keep playing")
    assert "the game goes on" in asked.response.content
    assert table.seats.state is State.PLAYING


async def test_only_host_and_moderators_end_a_table(server):
    table, _, bob = await two(server)
    role = server.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    mod = server.person("Mo", roles=[role])
    assert "End the table…" not in await server.panel(bob)

    asked = await server.at_table(mod, "askend")
    await mod.click(asked.response, label="End the table")

    assert "**Mo** has ended this table" in server.public()[-1].content
    assert table.over
    assert "No finished match" in server.said(await bob.slash(server.channel, "leaderboard"))


async def test_the_rules_show_the_options_of_this_table(server):
    _, ann, _ = await two(server, symbol_acts="joined", target="200")
    rules = await ann.slash(server.channel, "rules")
    told = server.said(rules)
    assert "only on the half that is joined" in told
    assert "200 points" in told
    pictures = [each for message in (rules.response, *rules.followups) for each in message.attachments]
    assert pictures[0].filename == "rules.png"
    assert "passive" in pictures[0].description


async def test_help_links_every_command(server):
    ann, bob = server.manager("Ann"), server.person("Bob")
    for _ in range(2):
        helped = server.said(await ann.slash(server.channel, "help"))
        assert "trademark" in helped
        commands = server.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
        for name in {command.name for command in commands} - {"help"}:
            assert re.search(rf"</{name}:\d+>", helped), name
        assert "**/settings** is for those who manage" in server.said(await bob.slash(server.channel, "help"))
        await server.restart()  # the commands are not synced again: their ids are remembered


async def test_rules_with_several_tables_are_those_of_the_named_one(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    first, second = await server.open(ann, bob), await server.open(bob)
    await server.press_option(first, "target", "200")
    await server.press_option(second, "target", "300")

    assert "200 points" in server.said(await ann.slash(server.channel, "rules"))  # her own table
    assert "Which game?" in server.said(await eve.slash(server.channel, "rules"))
    for table, points in ((first, "200 points"), (second, "300 points")):
        assert points in server.said(await eve.slash(server.channel, "rules", table=table.id))
    offers = await eve.autocomplete(server.channel, "rules", "table", "")
    assert {offer["value"] for offer in offers} == {first.id, second.id}
    assert "All Fives" in server.said(await eve.slash(server.channel, "rules", game="all-fives"))
    elsewhere = server.guild.create_text_channel("elsewhere")
    assert "500 points" in server.said(await eve.slash(elsewhere, "rules", game="uno-dominos"))


# -- permissions -----------------------------------------------------------------------------------


async def test_commands_are_synced_only_when_they_have_changed(server, monkeypatch):
    tell, told = app_commands.CommandTree.sync, []

    async def counted(tree, **where):
        told.append(tree)
        return await tell(tree, **where)

    monkeypatch.setattr(app_commands.CommandTree, "sync", counted)
    await server.restart()
    assert told == []

    await server.bot.store.key_values.put(SYNCED, "as they were before")
    for _ in range(2):
        await server.restart()
    assert len(told) == 1


async def test_play_names_the_missing_permission(server):
    ann = server.person("Ann")
    await server.forbid(attach_files=False)

    result = await ann.slash(server.channel, "play")

    assert "Attach Files" in server.said(result)
    assert f"<#{server.channel.id}>" in server.said(result)
    assert "Send Messages" not in server.said(result)
    assert not server.public()


@pytest.mark.left
async def test_a_permission_lost_in_a_match_is_named_to_the_players(server):
    table, _, _ = await two(server)
    await server.forbid(send_messages=False)
    record = len(table.seats.match_or_raise.record)
    told = len(server.private())

    await table.go_on()

    assert len(table.seats.match_or_raise.record) == record + 1
    news = server.private()[told:]
    assert any("Send Messages" in message.content for message in news)


def test_the_needed_permissions_are_exactly_these():
    assert NEEDED.value == 117760


async def test_a_command_of_another_version_is_answered_without_an_error(server, caplog):
    """Discord may still show old commands, or processes of two versions may be running."""
    ann = server.person("Ann")
    server.bot.tree.remove_command("learn")
    said = server.said(await ann.slash(server.channel, "learn"))
    server.env._errors.clear()
    assert "went wrong" not in said
    assert said
    assert not [each for each in caplog.records if each.exc_info]
