"""Leaderboards, statistics, match histories and exported files, as people request and read them."""

from __future__ import annotations

import csv
import io
import json

import discord
import pytest

from bot.discord_ui.wire.components import view_of
from bot.language.localizer import localizer_for
from bot.presentation.message import Button, Click
from bot.store import (
    MatchCommit,
    NewMatch,
    NewMove,
    ResultRow,
    RoundRow,
    ScoreRow,
    SeatRow,
    StoreError,
    new_id,
)
from bot.store.boards.ratings import reward
from tests.flows.conftest import offered

GAME = "all-fives"


async def match(server, *people, computers=0, game=GAME, clicked=False):
    """Play a short match from the lobby to the end, and return its table.

    Args:
        clicked: whether its moves are made by clicks.
    """
    table = await server.open(*people, computers=computers, game=game)
    await server.set_option(table, "target", "5" if game == GAME else "0")
    await table.start()
    await (table.until if clicked else table.skip)(lambda: table.over)
    return table


async def two(server):
    """Play a match of Ann and Bob. Return its table, both people, and the winner's name."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await match(server, ann, bob)
    end = server.public()[-1].content
    return table, ann, bob, next(name for name in ("Ann", "Bob") if f"**{name}** wins the match" in end)


async def save_wins(server, loser, *winners, game=GAME):
    """Save one match won by each of `winners` against `loser`. The first of them scores most."""
    for number, person in enumerate(winners):
        id, points = new_id(), 100 - number
        seats = (SeatRow(0, person.id, person.name), SeatRow(1, loser.id, loser.name))
        about = {"guild_id": server.guild.id, "channel_id": server.channel.id, "host_id": loser.id}
        new = NewMatch(id=id, game=game, options={}, seed="", locale="en", seats=seats, **about)
        scores = (ScoreRow(0, person.id, points, won=True), ScoreRow(1, loser.id, 0, won=False))
        result = (
            ResultRow(0, person.id, points, won=True, place=1),
            ResultRow(1, loser.id, 0, won=False, place=2),
        )
        rounds = (RoundRow(0, "out", scores),)
        moves = (NewMove(0, 0, "draw"),)
        await server.bot.store.commit(
            MatchCommit(match_id=id, expected_revision=0, new=new, moves=moves, rounds=rounds, result=result)
        )


async def press(person, message, label):
    return await person.click(message, label=label)


def heading(text):
    return text.partition("\n")[0]


# -- leaderboards ----------------------------------------------------------------------------------


async def test_a_leaderboard_lists_and_pictures_who_won(server):
    _, ann, _, winner = await two(server)

    result = await ann.slash(server.channel, "leaderboard")

    assert result.ephemeral
    told = server.said(result)
    assert heading(told) == "## All games · Wins · all time"
    assert f"🥇 **{winner}**: 1 of 1 match won" in told
    picture = result.response.attachments[0]
    assert picture.filename == "leaderboard.png"
    assert f"{winner}: 1 of 1 match won" in picture.description


async def test_computers_are_on_no_leaderboard(server):
    ann = server.person("Ann")
    await match(server, ann, computers=1)
    told = server.said(await ann.slash(server.channel, "leaderboard"))
    assert "**Ann**" in told
    assert "Ada" not in told
    assert "Nobody is rated" in server.said(await ann.slash(server.channel, "leaderboard", by="rating"))


async def test_matches_count_in_the_month_and_the_quarter_they_ended_in(server):
    _, ann, _, _ = await two(server)
    for period in ("month", "season", "ever"):
        assert "Ann" in server.said(await ann.slash(server.channel, "leaderboard", period=period))
    await server.env.advance_time(32 * 24 * 3600)
    assert "No finished match" in server.said(await ann.slash(server.channel, "leaderboard", period="month"))
    await server.env.advance_time(61 * 24 * 3600)
    season = server.said(await ann.slash(server.channel, "leaderboard", period="season"))
    assert "quarter" in heading(season)
    assert "No finished match" in season
    assert "Ann" in server.said(await ann.slash(server.channel, "leaderboard"))


@pytest.mark.parametrize(
    ("by", "title", "said"),
    [
        ("points", "Points", "🥇 **P0**: 100 points in one match"),
        ("rate", "Win rate", "it takes 5 finished matches"),
        ("rating", "Rating", "? after one rated match"),
    ],
)
async def test_a_leaderboard_ranks_by_the_chosen_value(server, by, title, said):
    people = [server.person(f"P{number}") for number in range(2)]
    zed = server.person("Zed")
    await save_wins(server, zed, *people)
    told = server.said(await zed.slash(server.channel, "leaderboard", by=by, game=GAME))
    assert heading(told) == f"## All Fives · {title} · all time"
    assert said in told


async def test_a_win_rate_needs_enough_matches(server):
    zed, ann = server.person("Zed"), server.person("Ann")
    await save_wins(server, zed, ann, ann, ann, ann)
    await save_wins(server, ann, zed)
    told = server.said(await zed.slash(server.channel, "leaderboard", by="rate"))
    assert "🥇 **Ann**: 80% of 5 matches won" in told
    assert "🥈 **Zed**: 20% of 5 matches won" in told
    assert "Listed from 5 finished matches" in told


async def test_in_games_of_few_points_the_average_is_shown(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    await save_wins(server, bob, *[ann] * 5, game="mexican-train")
    board = await ann.slash(server.channel, "leaderboard", by="points", game="mexican-train")
    told = server.said(board)
    assert told.splitlines()[1:3] == [
        "🥇 **Bob**: 0 a round in 5 matches",
        "🥈 **Ann**: 98 a round in 5 matches",
    ]


async def test_points_of_different_games_are_not_added_up(server):
    _, ann, _, _ = await two(server)
    told = await ann.slash(server.channel, "leaderboard", by="points")
    assert "cannot be compared" in server.said(told)
    board = (await ann.slash(server.channel, "leaderboard")).response
    options = next(each for each in server.controls(board) if each["custom_id"] == "s:board::0:by")["options"]
    assert [option["label"] for option in options] == ["Wins", "Win rate", "Rating"]


async def test_a_leaderboards_controls_turn_pages_and_choose_other_boards(server):
    people = [server.person(f"P{number:02}") for number in range(12)]
    zed = server.person("Zed")
    await save_wins(server, zed, *people)

    board = (await zed.slash(server.channel, "leaderboard", game=GAME, by="points")).response
    assert [line.split("**")[1] for line in board.content.splitlines()[1:11]] == [
        f"P{number:02}" for number in range(10)
    ]
    assert "13. **Zed**: 0 points in 12 matches" in board.content  # one's own line is listed at any rank
    assert "Page 1 of 2." in board.content
    assert server.labels(board) == ["Next ▶", "Show to everybody"]

    await press(zed, board, "Next ▶")
    assert "11. **P10**: 90 points" in board.content
    assert board.content.count("**Zed**") == 1
    assert server.labels(board) == ["◀ Back", "Show to everybody"]
    await press(zed, board, "◀ Back")
    assert "🥇 **P00**: 100 points" in board.content

    await zed.select(board, [f"0 {GAME} wins ever"], custom_id="s:board::0:by")
    assert heading(board.content) == "## All Fives · Wins · all time"
    period = next(
        each for each in server.controls(board) if each["custom_id"].startswith("s:board::0:period")
    )
    await zed.select(board, [f"0 {GAME} wins season"], custom_id=period["custom_id"])
    assert "quarter" in heading(board.content)


async def test_leaderboards_are_private_public_or_off(server):
    people = [server.person(f"P{number:02}") for number in range(11)]
    zed = server.person("Zed")
    await save_wins(server, zed, *people)
    private = (await zed.slash(server.channel, "leaderboard")).response
    preferences = server.bot.preferences
    await preferences.set_guild_setting(server.guild.id, "boards", "public")

    result = await zed.slash(server.channel, "leaderboard", by="rating")
    assert not result.ephemeral
    board = server.public()[-1]
    assert "**P00**" in board.content
    assert "**Zed**" not in board.content  # a public board has no line of one's own
    await press(people[0], server.message(board), "Next ▶")
    assert "**Zed**" in server.public()[-1].content
    assert len(server.public()) == 1

    await preferences.set_guild_setting(server.guild.id, "boards", "private")
    turned = await press(people[0], server.message(board), "◀ Back")
    assert turned.ephemeral
    assert "**Zed**" in server.public()[-1].content

    await preferences.set_guild_setting(server.guild.id, "boards", "off")
    assert "switched off leaderboards" in server.said(await zed.slash(server.channel, "leaderboard"))
    assert "switched off leaderboards" in server.said(await press(zed, private, "Next ▶"))
    asked = await zed.slash(server.channel, "stats", member=people[0])
    assert "switched off leaderboards" in server.said(asked)
    assert heading(server.said(await zed.slash(server.channel, "stats"))) == f"## <@{zed.id}>"
    assert heading(server.said(await server.matches(zed))) == f"## Matches of <@{zed.id}>"


async def test_a_hidden_player_is_listed_only_to_themselves(server):
    _, ann, bob, _ = await two(server)
    await server.bot.preferences.set_user_setting(ann.id, "hidden", True)

    assert "Ann" not in server.said(await bob.slash(server.channel, "leaderboard"))
    own = server.said(await ann.slash(server.channel, "leaderboard"))
    assert "**Ann**" in own
    assert "only you see your own line" in own
    assert "to themselves" in server.said(await bob.slash(server.channel, "stats", member=ann))
    assert "Ann" not in await server.stats(bob)

    await server.bot.preferences.set_guild_setting(server.guild.id, "boards", "public")
    await ann.slash(server.channel, "leaderboard")
    assert "Ann" not in server.public()[-1].content


def renamed(server, person, name):
    """Give a person another name on the server, of which the bot is not told."""
    server.env.backend.get_member(server.guild.id, person.id).nick = name


def gone(server, person):
    """Let Discord say that a person is not on the server."""
    path = f"/guilds/{server.guild.id}/members/{person.id}"
    server.env.inject_error("GET", path, status=404, code=10007, times=None)


async def test_boards_and_statistics_use_todays_names_and_mark_who_has_left(server):
    ann, bob, cas = (server.person(name) for name in ("Ann", "Bob", "Cas"))
    await save_wins(server, ann, bob, cas)
    renamed(server, bob, "Robert")
    gone(server, cas)
    told = server.said(await ann.slash(server.channel, "leaderboard"))
    assert "**Robert**" in told
    assert "**Bob**" not in told
    assert "**Cas** (has left)" in told
    told = await server.stats(ann)
    assert "• Robert: one match" in told
    assert "• Cas (has left): one match" in told


async def test_boards_use_stored_names_while_discord_does_not_answer(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    await save_wins(server, ann, bob)
    server.env.inject_error("GET", "/guilds/*/members/*", status=500, code=0, times=None)
    assert "**Bob**" in server.said(await ann.slash(server.channel, "leaderboard"))


async def test_a_private_leaderboard_can_be_shown_to_everybody(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    await save_wins(server, bob, ann)
    await server.bot.preferences.set_user_setting(ann.id, "hidden", True)
    shown = (await ann.slash(server.channel, "leaderboard")).response
    assert not server.public()
    told = server.said(await press(ann, shown, "Show to everybody"))
    assert "Everybody in this channel" in told
    (board,) = server.public()
    assert "**Bob**" in board.content
    assert "**Ann**" not in board.content, "hidden people stay hidden"
    assert "Show to everybody" not in server.labels(server.message(board))

    await server.forbid(send_messages=False)
    assert "Send Messages" in server.said(await press(ann, shown, "Show to everybody"))
    await server.bot.preferences.set_guild_setting(server.guild.id, "boards", "off")
    assert "switched off" in server.said(await press(ann, shown, "Show to everybody"))
    assert len(server.public()) == 1


async def test_ones_own_statistics_can_be_shown_to_everybody(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    await save_wins(server, bob, ann)
    shown = (await ann.slash(server.channel, "stats")).response
    assert shown.attachments[0].filename == "statistics.png"
    assert "**" not in shown.attachments[0].description
    await press(ann, shown, "Show to everybody")
    (card,) = server.public()
    assert card.content == "📊 **Ann** shows how it goes here."
    assert "one match" in card.attachments[0]["description"]

    others = (await bob.slash(server.channel, "stats", member=ann)).response
    assert "Show to everybody" not in server.labels(others)
    await server.bot.preferences.set_guild_setting(server.guild.id, "boards", "off")
    own = (await ann.slash(server.channel, "stats")).response
    assert "Show to everybody" not in server.labels(own)
    assert "switched off" in server.said(await press(ann, shown, "Show to everybody"))
    assert len(server.public()) == 1


async def test_a_control_of_a_removed_leaderboard_has_expired(server):
    ann = server.person("Ann")
    channel = server.bot.get_channel(server.channel.id)
    button = Button(Click("board", "", 0, "0 chess wins ever"), "Further")
    await channel.send("A board", view=view_of(((button,),)))
    pressed = await press(ann, server.message(server.public()[-1]), "Further")
    assert "has expired" in server.said(pressed)


async def test_a_result_counts_once_however_often_its_save_is_retried(server, monkeypatch):
    """Saving the last move fails twice, each time after the ratings were computed."""
    ann, bob = server.person("Ann"), server.person("Bob")
    failures = []

    async def rated_in_vain(*about):
        await reward(*about)
        if len(failures) < 2:
            failures.append(about)
            raise StoreError("store-no-file-named")

    monkeypatch.setattr("bot.store.matches.matches.reward", rated_in_vain)
    await match(server, ann, bob, clicked=True)

    assert len(failures) == 2
    for person in (ann, bob):
        told = await server.stats(person)
        assert "One match" in told
        assert "after one rated match." in told


# -- statistics ------------------------------------------------------------------------------------


async def test_statistics_of_oneself_and_of_another(server):
    _, ann, bob, winner = await two(server)
    told = await server.stats(ann)
    assert heading(server.said(await ann.slash(server.channel, "stats"))) == f"## <@{ann.id}>"
    won = int(winner == "Ann")
    wins = "one win" if won else "0 wins"
    assert f"One match · {wins} ({won:.0%}) · streak {won}, best {won}" in told
    assert "All Fives: one match" in told
    assert f"• Bob: one match, {won} won, {1 - won} lost" in told
    place = 2 - won
    assert f"place {place} of 2" in told
    assert "?" in told  # one rated match gives only a provisional rating

    asked = (await bob.slash(server.channel, "stats", member=ann)).response
    assert asked.ephemeral
    *same, between = asked.attachments[0].description.splitlines()
    assert same == told.splitlines()[:-2]
    assert between == f"Against you: one match, {won} won, {1 - won} lost"


async def test_statistics_add_up(server):
    ann, bob, cas = (server.person(name) for name in ("Ann", "Bob", "Cas"))
    await save_wins(server, bob, ann, ann, cas)
    await save_wins(server, ann, cas, game="mexican-train")
    told = (await server.stats(ann)).splitlines()
    assert told[1] == "3 matches · 2 wins (67%) · streak 0, best 2"
    assert told[3].startswith(
        "All Fives: 2 matches, 2 won (100%) · 99.5 a round on average · best round 100 · rating"
    )
    assert told[4].startswith(
        "Mexican Train: one match, 0 won (0%) · 0 a round on average · best round 0 · rating"
    )
    assert told[-2:] == [
        "• Bob: 2 matches, 2 won, 0 lost",
        "• Cas: one match, 0 won, 1 lost",
    ]


async def test_matches_against_computers_are_not_rated(server):
    ann = server.person("Ann")
    await match(server, ann, computers=1)
    told = await server.stats(ann)
    assert "No rating yet" in told
    assert "Most often against" not in told


async def test_a_player_without_matches_has_no_statistics(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    assert f"<@{bob.id}> has not finished a match" in server.said(
        await ann.slash(server.channel, "stats", member=bob)
    )
    history = server.said(await server.matches(ann))
    assert f"<@{ann.id}> has not finished a match" in history


@pytest.mark.parametrize("restart", [False, True])
async def test_shouts_and_catches_are_counted(server, restart):
    """They are saved only with the result. Those made before a restart count too."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "0")
    await table.start()
    done = {"call": 0, "catch": 0}
    while not table.over:
        for person in (ann, bob):
            shouts = [move for move in table.moves(person) if move.verb in done]
            if shouts:
                text = shouts[0].text
                await person.click(table.newest, custom_id=offered(table.newest)[text][0])
                done[shouts[0].verb] += 1
                if restart:
                    await server.restart()
                    for each in (ann, bob):
                        await table.open_hand(each)
                break
        else:
            await table.go_on(wanted=lambda move: move.verb not in done)
    assert any(done.values())
    told = [await server.stats(person) for person in (ann, bob)]
    assert total(told, "UNO called: ") == done["call"]
    assert total(told, "caught others at it: ") == done["catch"]
    assert total(told, "forgot to call UNO: ") == done["catch"]


def total(texts, before):
    """Return the sum of the numbers that follow `before` in the texts."""
    return sum(int(text.split(before)[1].split(" ")[0].split("\n")[0]) for text in texts if before in text)


# -- match histories -------------------------------------------------------------------------------


async def test_a_history_lists_its_matches(server):
    table, ann, _, winner = await two(server)
    told = server.said(await server.matches(ann)).splitlines()
    assert told[0] == f"## Matches of <@{ann.id}>"
    assert "**All Fives** · **Ann** and **Bob**" in told[1]
    assert "<t:" in told[1]
    assert f"Won by **{winner}**" in told[2]
    assert told[2].endswith(f"`{table.id}`")


async def test_a_history_has_private_pages(server):
    people = [server.person(f"P{number}") for number in range(7)]
    zed = server.person("Zed")
    await save_wins(server, zed, *people)

    result = await server.matches(people[0], zed)
    board = result.response
    assert board.ephemeral
    assert board.content.count("All Fives") == 5
    assert "**P6**" in board.content.splitlines()[1]
    await press(people[0], board, "Next ▶")
    assert board.content.count("All Fives") == 2
    assert heading(board.content) == f"## Matches of <@{zed.id}>"
    assert server.labels(board) == ["◀ Back", "Statistics"]
    await press(people[0], board, "Statistics")
    assert heading(board.content) == f"## <@{zed.id}>"


async def test_a_history_hides_hidden_players_from_strangers(server):
    ann, bob, cas = (server.person(name) for name in ("Ann", "Bob", "Cas"))
    await save_wins(server, bob, ann)
    await server.bot.preferences.set_user_setting(ann.id, "hidden", True)
    for reader, seen in ((bob, True), (cas, False)):
        told = server.said(await server.matches(reader, bob))
        assert ("Ann" in told) is seen
        assert ("somebody" in told) is not seen


async def test_a_history_hides_hidden_players_whom_a_computer_replaced(server):
    ann, bob, cas = (server.person(name) for name in ("Ann", "Bob", "Cas"))
    table = await server.open(ann, bob, game=GAME)
    await server.set_option(table, "target", "50")
    await table.set_pace(120)
    await table.start()
    await table.away(ann)
    await table.until(lambda: table.over)
    assert "**Ann 🤖**" in server.said(await server.matches(cas, bob))

    await server.bot.preferences.set_user_setting(ann.id, "hidden", True)

    for reader, seen in ((ann, True), (cas, False)):
        told = server.said(await server.matches(reader, bob))
        assert ("Ann" in told) is seen
        assert ("somebody" in told) is not seen


# -- exported files --------------------------------------------------------------------------------


async def manager(server):
    role = server.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return server.person("Mo", roles=[role])


def told(result):
    """Return the texts of an answer and its follow-ups, one after the other."""
    return "\n".join(message.content for message in (result.response, *result.followups) if message)


async def export(server, extension, mo=None):
    """Let a manager request the server's export with the button below the settings. Return the result.

    Args:
        extension: the format of the file.
    """
    mo = mo or await manager(server)
    shown = (await mo.slash(server.channel, "settings")).response
    return await mo.click(shown, custom_id=f"b:serverexport::0:{extension}")


async def content(result):
    """Return the content of the one file that an answer has."""
    (message,) = [each for each in (result.response, *result.followups) if each and each.attachments]
    return await message.attachments[0].read()


async def test_a_servers_matches_are_exported_as_json(server):
    table, ann, bob, winner = await two(server)
    result = await export(server, "json")
    (match,) = json.loads(await content(result))["matches"]
    assert (match["code"], match["game"], match["options"]) == (table.id, GAME, {"target": 5})
    assert len(match["rounds"]) == len(match["seats"][0]["rounds"])
    assert [(seat["seat"], seat["name"], seat["user"]) for seat in match["seats"]] == [
        (1, "Ann", str(ann.id)),
        (2, "Bob", str(bob.id)),
    ]
    assert [seat["name"] for seat in match["seats"] if seat["won"]] == [winner]
    assert all(seat["total"] == sum(seat["rounds"]) for seat in match["seats"])


async def test_a_servers_matches_are_exported_as_csv(server):
    ann, sly = server.person("Ann"), server.person("=cmd()")
    await match(server, ann, sly, computers=1, game="uno-dominos")
    text = (await content(await export(server, "csv"))).decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [(row["name"], row["computer"]) for row in rows] == [
        ("Ann", "False"),
        ("'=cmd()", "False"),
        ("Ada 🤖", "True"),
    ]
    assert all(int(row["total"]) == sum(map(int, row["rounds"].split())) for row in rows)


async def test_only_managers_can_export_and_an_empty_file_is_not_sent(server):
    assert "No finished match" in told(await export(server, "csv"))
    command = next(each for each in server.bot.tree.get_commands() if each.name == "settings")
    assert command.default_permissions == discord.Permissions(manage_guild=True)


async def test_a_server_can_be_exported_once_a_minute(server):
    await two(server)
    mo = await manager(server)
    assert await content(await export(server, "csv", mo))
    assert "a moment ago" in told(await export(server, "csv", mo))
    assert "a moment ago" in told(await export(server, "csv"))
    await server.env.advance_time(61)
    assert await content(await export(server, "json", mo))


async def test_a_former_manager_cannot_export_the_server(server):
    mo = await manager(server)
    shown = (await mo.slash(server.channel, "settings")).response
    backend = server.env.backend
    for role in list(backend.get_guild(server.guild.id).roles.values()):
        left = discord.Permissions(role.permissions)
        left.manage_guild = False
        backend.edit_role(server.guild.id, role.id, {"permissions": left.value})
    refused = await mo.click(shown, custom_id="b:serverexport::0:csv")
    assert localizer_for("en")("settings-not-yours") in told(refused)


# -- languages -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "title", "stats"),
    [
        ("nl", "## All Fives · Punten · aller tijden", "gemiddeld 99,5 per ronde"),
        ("fr", "## All Fives · Points · depuis toujours", "99,5 par manche en moyenne"),
    ],
)
async def test_leaderboards_and_statistics_are_in_the_readers_language(server, locale, title, stats):
    ann, bob = server.person("Ann"), server.person("Bob")
    await save_wins(server, bob, ann, ann)
    server.speaks(ann, locale)
    assert (
        heading(server.said(await ann.slash(server.channel, "leaderboard", game=GAME, by="points"))) == title
    )
    assert stats in await server.stats(ann)
