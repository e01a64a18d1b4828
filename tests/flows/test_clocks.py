"""Clocks: a turn runs out, somebody is away and comes back, and time the bot was down counts for nobody."""

from __future__ import annotations

import re

import pytest

from bot.discord_ui.channel.posting import Posting
from bot.discord_ui.delivery import Delivery
from bot.discord_ui.wire.clock import SystemClock
from bot.store import Ranking, State, StoreUnreachable
from bot.tables.service.recovery import recover
from bot.tables.state.requests import Shown
from tests.flows.conftest import heard

MINUTE, HOUR, DAY = 60, 3600, 86400


async def played_at(server, seconds, *names, computers=0, game="", **options):
    people = [server.person(name) for name in names]
    await server.bot.preferences.set_guild_setting(server.guild.id, "turn_seconds", seconds)
    table = await server.open(*people, computers=computers, game=game)
    for name, value in options.items():
        await server.set_option(table, name, value)
    await table.start()
    return table, *people


def now(server):
    return server.env.now().timestamp()


def left(server, table):
    """The seconds that the newest message still gives."""
    stamps = re.findall(r"<t:(\d+):R>", table.newest.content)
    assert len(stamps) == 1
    return int(stamps[0]) - now(server)


def made(table):
    return list(table.seats.match_or_raise.record)


def texts(server):
    return [message.content for message in server.public()]


def warnings(server):
    return [text for text in texts(server) if "waiting for you" in text]


def whispered(server):
    """The warnings that one person alone sees."""
    return [message.content for message in server.private() if "still your turn" in message.content]


# -- the pace ----------------------------------------------------------------------------------------


async def test_a_new_table_is_played_at_the_pace_the_server_wishes(server):
    await server.bot.preferences.set_guild_setting(server.guild.id, "turn_seconds", 4 * HOUR)
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    assert "relaxed, 4 hours per turn" in server.public()[-1].content
    await table.start()
    assert left(server, table) == pytest.approx(4 * HOUR, abs=2)


async def test_the_host_chooses_the_pace_and_a_rematch_keeps_it(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "0")
    told = await table.set_pace(30)
    assert "live, 30 seconds per turn" in told.response.content
    assert "live, 30 seconds per turn" in server.public()[0].content
    refused = await bob.click(table.lobby, label="Set up")
    assert "Only the host" in server.said(refused)
    await table.start()
    await server.restart()
    await table.skip(lambda: table.over)

    await bob.click(server.message(server.public()[-1]), label="Rematch")

    again = server.public()[-1]
    assert "live, 30 seconds per turn" in again.content
    assert f"🔁 <@{ann.id}>: you have a seat again." in again.content
    assert again.ping_user_ids == [ann.id], "who is seated has pressed nothing"


# -- time runs ---------------------------------------------------------------------------------------


async def test_the_deadline_stands_on_the_message_and_only_a_turn_renews_it(server, offered):
    table, ann, bob = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    person = table.on_turn
    other = bob if person is ann else ann
    stale = next(control for control, value in offered(table.hand(person)).values() if value is None)
    old = table.hand(person)
    await server.env.advance_time(50)
    await table.open_hand(person)
    await table.open_hand(other)
    await other.slash(server.channel, "uno")
    await server.at_table(other, "showagain")
    assert left(server, table) == pytest.approx(70, abs=2)

    await table.go_on()
    await person.click(old, custom_id=stale)

    assert left(server, table) == pytest.approx(2 * MINUTE, abs=2)


async def test_a_deadline_outlives_a_restart(server):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(50)
    message = table.newest.id
    await server.restart()
    assert table.newest.id == message
    assert 70 - 2 <= left(server, table) <= 100 + 2  # when it was alive is noted twice a minute
    await server.env.advance_time(65)
    assert made(table) == []
    await server.env.advance_time(40)
    assert made(table) != []


async def test_time_the_bot_was_down_does_not_count(server):
    table, *_ = await played_at(server, 4 * HOUR, "Ann", "Bob")
    await server.env.advance_time(HOUR)
    with server.env.time_context():
        await server.bot.close()
    await server.env.advance_time(7 * HOUR)

    await server.restart()

    assert made(table) == []
    assert left(server, table) == pytest.approx(3 * HOUR, abs=5)
    await server.env.advance_time(3 * HOUR - 30)
    assert made(table) == []
    await server.env.advance_time(60)
    assert made(table) != []


async def test_nor_does_the_time_it_takes_to_be_there_again(server, monkeypatch):
    """Large bots take minutes to be connected to all their servers."""
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(50)
    clock, late = SystemClock.now, [0]

    async def late_recovery(*parts):
        late[0] = HOUR
        await recover(*parts)

    monkeypatch.setattr("bot.app.client.recover", late_recovery)
    monkeypatch.setattr(SystemClock, "now", lambda own: clock(own) + late[0])
    await server.restart()

    assert made(table) == []
    assert 70 - 2 <= left(server, table) - HOUR <= 100 + 2


async def test_a_bot_that_was_killed_gives_its_last_moments_back_too(server):
    """Nobody wrote down when it died: what was written last is half a minute old at most."""
    table, *_ = await played_at(server, 5 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(100)
    server.bot.registry.scheduler.close()  # as the end of its process does
    server.bot.registry.heartbeat._cancel()
    await server.env.advance_time(HOUR)

    await server.restart()

    assert made(table) == []
    assert 200 - 2 <= left(server, table) <= 230 + 2


async def happens(server, event):
    """Something befalls the bot's only connection."""
    with server.env._bot_scope():  # as it does from inside the library
        server.bot.dispatch(event, 0)
    await server.env.settle()


@pytest.mark.parametrize("heard", ["shard_resumed", "shard_ready"])
async def test_while_nobody_can_be_heard_no_clock_strikes(server, heard):
    """The connection is lost, as happens; the bot itself goes on."""
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(50)
    for _ in range(3):
        await happens(server, "shard_disconnect")
    await server.env.advance_time(HOUR)
    assert made(table) == []

    await happens(server, heard)

    assert left(server, table) == pytest.approx(70, abs=2)
    await server.env.advance_time(60)
    assert made(table) == []
    await server.env.advance_time(15)
    assert made(table) != []


async def test_a_moment_of_a_long_turn_is_given_back_without_a_word(server):
    """All tables at once would be drawn and edited; and what the last move did would be gone from them."""
    table, *_ = await played_at(server, DAY, "Ann", "Bob")
    await table.go_on()
    shown, deadline = table.newest.content, table.seats.deadline
    await happens(server, "shard_disconnect")
    await server.env.advance_time(MINUTE)
    await happens(server, "shard_resumed")
    assert table.seats.deadline == pytest.approx(deadline + MINUTE, abs=2)
    assert table.newest.content == shown

    await server.restart()

    assert table.newest.content == shown
    assert table.seats.deadline >= deadline


async def test_a_channel_that_refuses_the_message_runs_no_clock(server):
    table, ann, bob = await played_at(server, MINUTE, "Ann", "Bob")
    other = bob if table.on_turn is ann else ann
    await server.forbid(send_messages=False)
    await table.until_turn(lambda person, _: person is other)
    before = made(table)

    await server.env.advance_time(DAY)
    assert made(table) == before

    await server.forbid(send_messages=True)
    await server.at_table(ann, "showagain")
    assert left(server, table) == pytest.approx(MINUTE, abs=2)
    await server.env.advance_time(MINUTE + 5)
    assert made(table) != before


async def test_a_slow_channel_costs_nobody_their_time(server, monkeypatch):
    table, ann, bob = await played_at(server, MINUTE, "Ann", "Bob")
    other = bob if table.on_turn is ann else ann
    sending, clock, late = Posting.send_turn, SystemClock.now, [0]

    async def slow(*what, **how):
        sent = await sending(*what, **how)
        late[0] = 20
        return sent

    monkeypatch.setattr(Posting, "send_turn", slow)
    monkeypatch.setattr(SystemClock, "now", lambda own: clock(own) + late[0])
    await table.until_turn(lambda person, _: person is other)

    assert table.seats.deadline - now(server) == pytest.approx(MINUTE + 20, abs=2)
    saved = await server.bot.store.matches.load(table.id)
    assert saved.deadline.timestamp() == pytest.approx(table.seats.deadline)


@pytest.mark.parametrize("lost", ["while it is sent", "before it is noted"])
async def test_a_message_says_all_the_time_of_a_turn_that_was_given_some_back(server, monkeypatch, lost):
    table, ann, bob = await played_at(server, MINUTE, "Ann", "Bob")
    other = bob if table.on_turn is ann else ann
    sending, reporting, clock, late = Posting.send_turn, Delivery._report, SystemClock.now, [0]

    async def send(*what, **how):
        sent = await sending(*what, **how)
        late[0] += 26 if lost == "while it is sent" else 0
        return sent

    async def report(self, box, request):
        if isinstance(request, Shown) and request.clock_key and box.snapshot.deadline is None:
            late[0] += 26 if lost == "before it is noted" else 0
            await server.bot.registry.shard_back(0, 1, 26)
        return await reporting(self, box, request)

    monkeypatch.setattr(Posting, "send_turn", send)
    monkeypatch.setattr(Delivery, "_report", report)
    monkeypatch.setattr(SystemClock, "now", lambda own: clock(own) + late[0])
    await table.until_turn(lambda person, _: person is other)

    assert table.seats.deadline - now(server) == pytest.approx(MINUTE + late[0], abs=2)
    assert left(server, table) == pytest.approx(table.seats.deadline - now(server), abs=2)


# -- the warning -------------------------------------------------------------------------------------


async def test_one_warning_alone_and_in_the_channel_until_the_turn_has_passed(server):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    person = table.on_turn
    await server.env.advance_time(88)
    assert warnings(server) == []
    await server.env.advance_time(4)

    assert [text for text in warnings(server) if f"<@{person.id}>" in text]
    assert len(whispered(server)) == 1
    await table.open_hand(person)
    await server.env.advance_time(10)
    assert len(warnings(server)) == len(whispered(server)) == 1

    await table.go_on()

    assert warnings(server) == whispered(server) == []


async def test_a_warning_alone_goes_with_a_missed_turn_too(server):
    table, *_ = await played_at(server, MINUTE, "Ann", "Bob")
    await server.env.advance_time(MINUTE - 5)
    assert len(whispered(server)) == 1

    await server.env.advance_time(10)

    assert made(table) != []
    assert whispered(server) == []


async def test_a_warning_that_has_been_dismissed_stops_nothing(server):
    table, *_ = await played_at(server, MINUTE, "Ann", "Bob")
    await server.env.advance_time(MINUTE - 5)
    server.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008)

    await server.env.advance_time(10)

    assert len(made(table)) == 1
    assert "ran out of time" in table.newest.content


async def test_a_warning_of_before_a_restart_goes_with_its_turn(server):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(100)
    assert len(warnings(server)) == 1
    await server.restart()

    await server.env.advance_time(30)

    assert made(table) != []
    assert warnings(server) == []


@pytest.mark.parametrize("who", ["server", "person"])
async def test_who_wants_no_pings_is_warned_alone(server, who):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    preferences = server.bot.preferences
    if who == "server":
        await preferences.set_guild_setting(server.guild.id, "pings", False)
    else:
        await preferences.set_user_setting(table.on_turn.id, "ping", False)

    await server.env.advance_time(100)

    assert warnings(server) == []
    assert len(whispered(server)) == 1


# -- time over ---------------------------------------------------------------------------------------


async def test_three_missed_turns_and_back_again(server):
    """Each time given is half the one before; then a computer plays, until its owner is back."""
    table, ann, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob", "Cas")
    for missed in range(3):
        await table.skip_to_turn(lambda person, _: person is ann)
        given = 2 * MINUTE / 2**missed
        assert left(server, table) == pytest.approx(given, abs=2)
        before = len(made(table))
        await server.env.advance_time(given + 1)
        assert made(table)[before][0] == table.seats.seat_of(ann.id)
        assert "**Ann** ran out of time" in table.newest.content

    assert "a computer (Casual) plays for **Ann** until they are back" in table.newest.content
    assert "I'm back" in server.labels(table.newest)
    assert "Ann 🤖" in heard(table.newest)
    shown = await ann.click(table.newest, label="My hand")
    assert "a computer plays for you" in server.said(shown)
    assert server.labels(shown.response) == ["I'm back"]
    first = len(made(table))
    await table.until(lambda: any(seat == 0 for seat, _ in made(table)[first:]) or table.over)
    assert table.seats.state is State.PLAYING

    back = await ann.click(table.newest, label="I'm back")

    table.hands[ann.id] = back.response
    assert back.response.attachments
    assert "**Ann** is back" in table.newest.content
    assert "I'm back" not in server.labels(table.newest)
    await table.skip_to_turn(lambda person, _: person is ann)
    assert left(server, table) == pytest.approx(2 * MINUTE, abs=2)
    await table.go_on()


async def test_an_old_hand_and_the_commands_offer_the_way_back(server, offered):
    table, ann, _ = await played_at(server, 2 * MINUTE, "Ann", "Bob", computers=1)
    await table.skip_to_turn(lambda person, _: person is ann)
    custom_id = next(control for control, value in offered(table.hand(ann)).values() if value is None)
    old = table.hand(ann)
    await table.open_hand(ann)  # a second hand: the first keeps its buttons
    await table.away(ann)
    assert "a computer plays for you" in table.hand(ann).content

    before = made(table)
    for told in (
        (await ann.click(old, custom_id=custom_id)).response,
        (await ann.slash(server.channel, "hand")).response,
        (await ann.slash(server.channel, "uno")).response,
    ):
        assert server.labels(told) == ["I'm back"]
    assert made(table) == before

    await server.at_table(ann, "back")
    assert "**Ann** is back" in table.newest.content


async def test_whoever_is_back_leaves_what_the_turn_told_on_the_table(server):
    table, ann, _ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await table.away(ann)
    await table.until_turn(lambda person, _: person is not ann)
    told = table.newest.content.split("\n", 1)[1]
    assert "🟠 " in told
    assert "Ann plays" in heard(table.newest)

    await ann.click(table.newest, label="I'm back")

    now = table.newest.content
    assert now.split("\n", 1)[1].startswith(told)
    assert now.endswith("👋 **Ann** is back and plays again.")
    assert "Ann plays" in heard(table.newest)


async def test_who_is_away_is_so_after_a_restart(server):
    table, ann, _ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await table.away(ann)
    await server.restart()
    assert table.seats.players[0].away
    await table.until(lambda: len(made(table)) > 8 or table.seats.state is not State.PLAYING)
    await ann.click(table.newest, label="I'm back")
    assert not table.seats.players[0].away


async def test_nobody_plays_for_nobody(server):
    table, ann, bob = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await table.away(ann)
    await table.away(bob)

    assert table.seats.state is State.PAUSED
    assert table.newest.content.startswith("⏸️ **This table is paused.**\n")
    assert "Nobody is at the table any more" in table.newest.content
    assert "agree" not in table.newest.content
    assert server.labels(table.newest) == ["Resume", "More"]
    before = made(table)
    await server.env.advance_time(30 * DAY)
    assert made(table) == before
    await server.restart()

    await bob.click(table.newest, label="Resume")

    assert table.seats.state is State.PLAYING
    assert [player.away for player in table.seats.players] == [True, False]
    await table.skip_to_turn(lambda person, _: person is bob)
    assert left(server, table) == pytest.approx(2 * MINUTE, abs=2)


async def test_who_is_next_has_all_their_time_where_a_missed_turn_could_not_be_saved_at_once(
    server, monkeypatch
):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    late = table.on_turn

    async def full(*_):
        raise StoreUnreachable("store-unusable", place="-", reason="-")

    with monkeypatch.context() as patched:
        patched.setattr(server.bot.store, "commit", full)
        await server.env.advance_time(2 * MINUTE + 1)
        assert made(table) == []
    server.env._errors.clear()  # the failures that were ordered
    while not made(table):  # it is tried again, after longer and longer pauses
        await server.env.advance_time(1)

    assert made(table) != []
    assert f"**{late.user.name}** ran out of time" in table.newest.content
    whole = MINUTE if table.on_turn is late else 2 * MINUTE  # half as long after a turn that was missed
    assert left(server, table) == pytest.approx(whole, abs=4)
    before = made(table)
    await server.env.advance_time(whole - 10)
    assert made(table) == before


async def test_what_a_computer_played_for_somebody_counts_for_nobody(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "50")
    await table.set_pace(2 * MINUTE)
    await table.start()
    await table.away(ann)
    await table.skip(lambda: table.over)

    store = server.bot.store
    board = Ranking(guild_id=server.guild.id)
    assert await store.leaderboards.standing(board, ann.id) is None
    assert (await store.leaderboards.standing(board, bob.id)).matches == 1
    saved = await store.matches.load(table.id)
    assert [(row.user_id, row.away, row.unsubstituted) for row in saved.seats] == [
        (ann.id, True, False),
        (bob.id, False, True),
    ]
    await bob.click(server.message(server.public()[-1]), label="Rematch")
    assert "**Ann**" in server.public()[-1].content  # who is a person again
    assert "🤖" not in server.public()[-1].content


async def test_a_pause_stops_the_clock(server):
    table, ann, bob = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(100)
    for person in (ann, bob):
        await server.at_table(person, "askpause")
    assert "<t:" not in table.newest.content
    await server.restart()
    await server.env.advance_time(DAY)
    assert made(table) == []

    await ann.click(table.newest, label="Resume")

    assert left(server, table) == pytest.approx(2 * MINUTE, abs=2)
    await server.env.advance_time(2 * MINUTE + 1)
    assert made(table) != []


async def bluffed(server):
    """A table at which two people are asked whether they believe a third."""
    people = ("Ann", "Bob", "Cas")
    table, *_ = await played_at(server, 2 * MINUTE, *people, game="domino-4", blufjoker="True")

    def bluff(person):
        return next((move for move in table.moves(person) if move.verb == "bluff"), None)

    await table.skip(lambda: bluff(table.on_turn) is not None, avoided={"bluff", "accuse", "call"})
    await table.play(table.on_turn, bluff(table.on_turn).text)
    assert len(table.seats.waited_for()) == 2
    return table


async def test_a_question_to_several_has_one_clock(server):
    """A bluff: who has answered has missed nothing; the others believe it when their time is up."""
    table = await bluffed(server)
    asked = [table.people[table.seats.players[seat].user_id] for seat in table.seats.waited_for()]
    await server.env.advance_time(60)
    await table.play(asked[0], "accept")
    assert left(server, table) == pytest.approx(60, abs=2)

    await server.env.advance_time(61)

    assert made(table)[-1] == (table.seats.seat_of(asked[1].id), "accept")
    assert f"**{asked[1].user.name}** ran out of time" in table.newest.content
    missed = {player.user_id: player.missed_turns for player in table.seats.players}
    assert missed[asked[0].id] == 0
    assert missed[asked[1].id] == 1


async def test_the_others_are_not_warned_again_when_one_has_answered(server):
    table = await bluffed(server)
    asked = [table.people[table.seats.players[seat].user_id] for seat in table.seats.waited_for()]
    await server.env.advance_time(100)
    warning = warnings(server)
    messages = [message.id for message in server.public()]

    await table.play(asked[0], "accept")
    await server.env.advance_time(10)

    assert len(warning) == 1
    assert warnings(server) == warning
    private = [message.content for message in server.private()]
    assert len([text for text in private if "still your turn" in text]) == len(asked)
    assert [message.id for message in server.public()] == messages


async def test_all_who_are_asked_may_run_out_of_time_together(server):
    table = await bluffed(server)
    asked = list(table.seats.waited_for())
    before = len(made(table))

    await server.env.advance_time(2 * MINUTE + 1)

    assert made(table)[before:] == [(seat, "accept") for seat in asked]
    assert "ran out of time, so the bot made their moves" in table.newest.content
    assert len(table.seats.waited_for()) == 1


@pytest.mark.parametrize(
    ("locale", "join", "start", "sentence"),
    [
        ("nl", "Meedoen", "Starten", "legt zelf nog een domo terug op de stapel. ⏳ <t:"),
        ("fr", "Rejoindre", "Commencer", "remet encore un de ses dominos dans la pioche. ⏳ <t:"),
    ],
)
async def test_in_the_servers_language(server, locale, join, start, sentence):
    server.locale = locale
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann)
    await bob.click(table.lobby, label=join)
    await ann.click(table.lobby, label=start)
    assert sentence in table.newest.content
