"""Tables and messages of an older version after an update: every table is restored and played to its end.

They were written by the program of commit e27ac44 (``tests/fixtures``).
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from datetime import timedelta

import pytest
from simcord.components import walk_components

from bot.discord_ui.interactions.welcome import welcome
from bot.store import LIVE, State
from engine import GAMES, Match
from tests.fixtures.e27ac44_server import ANN, BOB, CEES, END, UNPOSTED, UNSEEN, Scribe, control
from tests.flows.conftest import heard
from tests.flows.updating import (
    CODES,
    LATER,
    TURNS,
    before,
    before_of,
    messages,
    record_before,
    updates,
)

LOBBIES = [f"{code}seats" for code in CODES]
SHOWN = [*TURNS, *(f"{code}{state}" for code in CODES for state in ("rests", "btwn0")), "dmsrst0b"]
"""The matches in play whose message is up to date."""
PLAYED = [*SHOWN, "fvs1ate0", "fvsdea1t"]
"""SHOWN, and two matches whose last move or round was never shown."""
SHORT = [id for id in TURNS if before_of(id)["turn_seconds"] == 120]
"""The matches whose turn timed out while the bot was down."""
RATED = 2
"""How many matches had been rated."""

update = pytest.fixture(updates)


# -- the database ----------------------------------------------------------------------------------


async def test_the_old_database_is_kept_as_a_backup(update):
    server = await update("dmsp1ayn", migrates=True)
    (kept,) = server.file.parent.glob("*.backup")
    assert kept.name.endswith(".0003.backup")
    with closing(sqlite3.connect(kept)) as backup:
        found = backup.execute("SELECT * FROM matches").fetchall()
        moves = backup.execute("SELECT count(*) FROM moves").fetchone()
    assert found == [tuple(before_of("dmsp1ayn"))]
    assert moves == (10,)

    await server.restart()

    assert list(server.file.parent.glob("*.backup")) == [kept]


# -- restored tables -------------------------------------------------------------------------------


async def test_every_table_is_restored_as_it_was_saved(update):
    server = await update()
    live = [row["id"] for row in before("SELECT id, state FROM matches") if row["state"] in LIVE]
    assert {session.table.id for session in server.bot.registry.loaded()} == set(live)
    for session in server.bot.registry.loaded():
        table, row = session.table, before_of(session.table.id)
        names = ("channel_id", "host_id", "game", "state", "resumes", "turn_seconds", "locale")
        assert [getattr(table, name) for name in names] == [row[name] for name in names]
        assert (table.secret or table.seed) == row["seed"]
        seated = before("SELECT * FROM seats WHERE match_id = ? ORDER BY seat", table.id)
        assert [(each.name, each.user_id, each.away, each.missed_turns) for each in table.players] == [
            (seat["name"], seat["user_id"], bool(seat["away"]), seat["missed"]) for seat in seated
        ]
        if table.match is not None:
            assert table.match.record == record_before(table.id)
            scores = [outcome.scores for outcome in table.match.outcomes]
            assert [sum(column) for column in zip(*scores, strict=True)] == points_before(table.id)


def points_before(table_id):
    """Return each seat's points in the rounds that had ended before the update."""
    scores = before("SELECT seat, score FROM round_scores WHERE match_id = ?", table_id)
    points = Counter()
    for seat, score in scores:
        points[seat] += score
    return [points[seat] for seat in sorted(points)]


@pytest.mark.parametrize("code", CODES)
async def test_shown_messages_stay_and_unshown_ones_are_sent_once(update, code):
    tables = tables_of(code)
    server = await update(*tables)
    for id in tables:
        names = set(messages().get(id, {}))
        public = names & {"public", "pause", "vote", "seat"}
        assert len(server.posts(id)) == len(public) + (id in {"fvs1ate0", "fvsdea1t", UNPOSTED})
        if id in SHOWN:
            kept = public if id not in SHORT else public - {"public"}
            kept |= set() if id in SHORT else {name for name in names if name.startswith("hand-")}
            assert [name for name in kept if not server.untouched(id, name)] == []
    shown = {id: server.seen(id) for id in tables}

    await server.restart()

    assert {id: server.seen(id) for id in tables} == shown


def tables_of(code):
    return [row["id"] for row in before("SELECT id FROM matches WHERE id LIKE ?", f"{code}%")]


async def test_a_move_a_round_an_end_and_a_lobby_never_shown_are_shown(update):
    server = await update("fvs1ate0", "fvsdea1t", "fvsendng", UNPOSTED)
    older, turn = server.posts("fvs1ate0")
    assert server.labels(older) == []
    until = int(END.timestamp() + LATER) + 120  # the whole turn: the player could not know that it had begun
    assert f"<@12> to play. ⏳ <t:{until}:R>" in turn.content
    card, opening = server.posts("fvsdea1t")
    assert server.labels(card) == []
    assert "is out and wins the round" in card.content
    assert "<@12> begins" in opening.content
    assert server.labels(opening) == ["My hand", "More"]
    (end,) = server.posts("fvsendng")
    assert "**Ann** wins the match" in end.content
    assert server.labels(end) == ["Rematch", "Watch again", "Review", "Check the deal"]
    (lobby,) = server.posts(UNPOSTED)
    assert "**Ann** hosts" in lobby.content


@pytest.mark.parametrize("code", CODES)
async def test_every_control_keeps_its_custom_id(update, code):
    """Buttons of either version work in the other."""
    server = await update(*tables_of(code), later=0, statements=UNSEEN)

    async def greet(guild, locale):
        await welcome(guild, locale, server.bot.painter, None)

    found = await ScribeNow(server.env, server.world, server.file).write(greet)

    expected = {id: each for id, each in messages().items() if id[:3] == code or (not id and code == "fvs")}
    assert found.keys() == expected.keys()
    for id, messages_now in found.items():
        now, then = named(messages_now), named(expected[id])
        assert now.keys() == then.keys()
        for name in now.keys() - FORMS:
            kept = now[name].keys() & then[name].keys()
            same = kept - {"opentable", "pace"}  # one names a game now, the other offers banks too
            assert {verb: now[name][verb] for verb in same} == {verb: then[name][verb] for verb in same}
            assert all(_paces(then[name]) <= _paces(now[name]) for _ in kept & {"pace"})
            assert then[name].keys() - kept <= ELSEWHERE
            assert now[name].keys() - kept <= NEWER


def _paces(controls):
    """Return the custom ids and values of a message's lists of paces."""
    return {(custom_id, value) for custom_id, values in controls["pace"] for value in values}


class ScribeNow(Scribe):
    """A scribe that finds the same controls where they are in this version."""

    rules_button = "⚙️"

    async def _do(self, command, user, channel, **named):
        person = self.people[user]
        if command == "history":
            return await self._choose(
                person, await self._shown(person, channel, "stats"), command, f"0 {user}"
            )
        panel = await self._shown(person, channel, "table")
        if command == "kick":
            other = named["member"]
            return await self._choose(person, panel, command, f"{other.id}:{other.name}")
        return await person.click(panel, custom_id=control(panel, ON_PANEL[command]))

    async def _shown(self, person, channel, command):
        return (await person.slash(channel, command)).response


ON_PANEL = {
    "table": "showagain",
    "end": "askend",
    "leave": "askleave",
    "pause": "askpause",
    "join": "askseat",
}
"""Former commands by the verb of their button on the panel that /table opens."""

ELSEWHERE = {"accept", "computer", "options", "game", "preset", "remove", "mydata", "myend", "myexport"}
"""Verbs that a message no longer has: the same is now done elsewhere or in another way."""
ELSEWHERE |= {
    "leave",
    "join",
    "start",
}  # buttons that would be refused are left out; leaving is behind "More"
ELSEWHERE |= {"shout"}  # the button is shown only when a shout may be due

NEWER = {
    "ahead",
    "boardshow",
    "hint",
    "learn",
    "words",
    "threerounds",
    "level",
    "rated",
    "deal",
    "fill",
    "panel",
    "playnow",
    "takeback",
    "game",
    "notify",
    "me",
    "preset",
    "profile",
    "setup",
    "checkup",
    "review",
    "serverexport",
}
"""Verbs that a message has only in this version."""

SAME = "b:move:fvsqu1ts:9:6-2@S"
"""Lays the tile at the other bare arm of a double. Both moves are equal, so only one is offered."""

FORMS = {"form", "form-me"}
"""Yes-or-no settings are now set with one press, without a form."""


def named(found):
    """Return the controls of messages, by the message's name and then the verb.

    Each control is a custom id and its values. A form has only its custom id.
    """
    newer = GAMES.keys() - {row["game"] for row in before("SELECT DISTINCT game FROM matches")}
    newer |= {"rounds", *(f"{game}:rounds" for game in GAMES)}  # an option
    newer |= {"last_arm", "uno-dominos:last_arm"}
    newer |= {
        "all-fives:hand_size",
        "all-fives:partners",
        "hand_size",
        "partners",
        "pairs",
        "all-fives:pairs",
    }
    result = {}
    for name, message in found.items():
        if "modal" in message:
            result[name] = {message["modal"]["custom_id"]: ()}
            continue
        result[name] = verbs = {}
        for each in walk_components(message.get("components", [])):
            # in this version a repeated button has its own verb
            custom_id = each.get("custom_id", "").replace("b:repeat:", "b:move:")
            verb = custom_id.partition(":")[2].partition(":")[0]
            if custom_id and custom_id != SAME:
                values = [
                    option["value"] for option in each.get("options", []) if option["value"] not in newer
                ]
                # the yes-or-no values of these lists are buttons now
                if verb not in {"wishperson", "wishserver"}:
                    verbs.setdefault(verb, []).append((custom_id, values))
    return result


# -- the clock -------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SHORT)
@pytest.mark.parametrize("later", [20.0, LATER])
async def test_a_turn_keeps_its_remaining_time_and_its_message_shows_it(update, id, later):
    server = await update(id, later=later)
    until = END + timedelta(seconds=120 + later)
    (post, *_) = server.posts(id)
    assert f"<t:{int(END.timestamp()) + 120}:R>" in messages()[id]["public"]["content"]
    assert post.content.endswith(f" ⏳ <t:{int(until.timestamp())}:R>")
    assert server.rows("SELECT deadline FROM matches") == [(f"{until:%Y-%m-%d %H:%M:%S.%f}",)]
    table = server.table(id)
    (late,) = table.seats.waited_for()

    await server.env.advance_time((until - server.env.now()).total_seconds() - 1)
    assert table.record == record_before(id)
    await server.env.advance_time(2)

    if len(table.seats.owners()) == 1:  # against computers alone no turn is lost
        assert table.record == record_before(id)
        assert "No hurry" in server.everything(id)
        return
    assert table.record[: len(record_before(id))] == record_before(id)
    assert table.record[len(record_before(id))][0] == late
    assert "ran out of time" in server.everything(id)


async def test_a_warning_sent_before_the_update_is_deleted_and_its_player_reminded(update):
    server = await update("trnwarns")
    assert server.gone("trnwarns", "warning")

    await server.env.advance_time(91)

    assert server.gone("trnwarns", "public"), "the reminder takes its place"
    (reminder,) = server.posts("trnwarns")
    assert reminder.content.startswith("⏰ ➡️ 🟦 <@12> to play.")
    assert reminder.ping_user_ids == [12]
    await server.table("trnwarns").to_the_end()
    assert not [post for post in server.posts("trnwarns") if post.content.startswith("⏰")]


@pytest.mark.parametrize("code", CODES)
async def test_a_long_turn_is_extended_without_an_edit_of_its_message(update, code):
    server = await update(f"{code}asked")
    assert server.untouched(f"{code}asked", "public")
    until = END + timedelta(days=1, seconds=LATER)
    assert server.rows("SELECT deadline FROM matches") == [(f"{until:%Y-%m-%d %H:%M:%S.%f}",)]


async def test_a_press_before_the_tables_are_restored_times_nobody_out(update):
    """Discord delivers interactions before it reports that all servers are available."""
    server = await update("dmsp1ayn", "trnp1ayn", asleep=True)
    hand = await server.press("dmsp1ayn", "public", "hand", user=BOB)
    assert hand.response.attachments
    server.bot._woken = False
    with server.env._bot_scope():
        await server.bot.on_ready()
    await server.env.settle()

    await server.env.advance_time(119)

    for id in ("dmsp1ayn", "trnp1ayn"):
        assert server.table(id).record == record_before(id)
    await server.env.advance_time(2)
    for id in ("dmsp1ayn", "trnp1ayn"):
        assert "ran out of time" in server.everything(id)


# -- to the end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", LOBBIES)
async def test_an_old_lobby_can_be_filled_started_and_played(update, id):
    server = await update(id)

    def lobby():
        return heard(server.old(id, "public"))

    server.renew(id, "public")
    await server.pick(id, "public", "remove", "Ada 🤖", user=ANN)
    assert "Ada" not in lobby()
    server.renew(id, "public")
    await server.press(id, "public", "accept", user=BOB)
    assert "Bob" in lobby()
    if id != "fvsseats":
        await server.press(id, "public", "join", user=CEES)
        server.renew(id, "public")
        await server.press(id, "public", "computer", user=ANN)
        assert "Cees" in lobby()
    await server.press(id, "public", "start", user=ANN)

    table = server.table(id)
    assert table.seats.state is State.PLAYING
    assert "has begun" in lobby()
    assert server.buttons(id)[0] == "My hand"
    await table.to_the_end()
    await ended_once(server, id, [])


@pytest.mark.parametrize("id", PLAYED)
async def test_an_old_match_can_be_played_to_its_end_and_counts_once(update, id):
    server = await update(id)
    if before_of(id)["state"] == "paused":
        await server.press(id, "public", "resume", user=ANN)
    table = server.table(id)
    await table.to_the_end()
    await ended_once(server, id, record_before(id))


async def ended_once(server, id, begun):
    """Check that a match has ended, that its end is shown, and that it counts once, also after a restart.

    Args:
        begun: the moves that were made before the update.
    """
    ((game, options, seed, state),) = server.rows("SELECT game, options, seed, state FROM matches")
    seats = server.rows("SELECT user_id, steady FROM seats ORDER BY seat")
    moves = server.rows("SELECT seat, text FROM moves ORDER BY n")
    match = Match.replay(GAMES[game].of_saved(json.loads(options)), len(seats), seed, moves)
    assert moves[: len(begun)] == begun
    assert (state, match.winners is not None) == ("over", True)
    assert server.rows("SELECT total FROM results ORDER BY seat") == [(total,) for total in match.totals]
    assert server.rows("SELECT count(*) FROM rounds") == [(match.rounds,)]
    assert server.rows("SELECT count(*) FROM round_scores") == [(match.rounds * len(seats),)]
    assert server.rows("SELECT * FROM hands") == []
    people = [user for user, steady in seats if user is not None and steady]
    rated = {(name, user): RATED for name in ("all-fives", "") for user in (ANN, BOB)}
    for key in [(name, user) for name in (game, "") for user in people if len(people) > 1]:
        rated[key] = rated.get(key, 0) + 1
    assert {(name, user): count for name, user, count in server.rows(RATINGS)} == rated
    end = server.posts(id)[-1]
    assert "🏆" in end.content
    assert [control["custom_id"] for control in server.controls(end)] == [
        f"b:rematch:{id}:0:",
        f"b:step:{id}:0:first",
        f"b:review:{id}:0:",
        f"b:deal:{id}:0:",
    ]
    counted, shown = [server.rows(f"SELECT * FROM {table}") for table in COUNTED], server.seen(id)  # noqa: S608

    await server.restart()

    assert [server.rows(f"SELECT * FROM {table}") for table in COUNTED] == counted  # noqa: S608
    assert server.seen(id) == shown


RATINGS = "SELECT game, user_id, matches FROM ratings"
COUNTED = ("results", "rounds", "round_scores", "ratings", "feats")
