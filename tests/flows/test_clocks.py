"""Turn clocks: timeouts, players who are away and return, and downtime of the bot, which does not count."""

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
    """Return the seconds left on the turn clock according to the newest message."""
    stamps = re.findall(r"<t:(\d+):R>", table.newest.content)
    assert len(stamps) == 1
    return int(stamps[0]) - now(server)


def made(table):
    return list(table.seats.match_or_raise.record)


def texts(server):
    return [message.content for message in server.public()]


def reminders(server):
    """Return the texts of the public messages that remind players of their turn."""
    return [text for text in texts(server) if text.startswith("⏰")]


def private_warnings(server):
    """Return the texts of the ephemeral messages that say it is still the player's turn."""
    return [message.content for message in server.private() if "still your turn" in message.content]


# -- the pace ----------------------------------------------------------------------------------------


async def test_a_new_table_uses_the_pace_set_by_the_server(server):
    await server.bot.preferences.set_guild_setting(server.guild.id, "turn_seconds", 4 * HOUR)
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    assert "relaxed, 4 hours per turn" in heard(server.public()[-1])
    await table.start()
    assert left(server, table) == pytest.approx(4 * HOUR, abs=2)


async def test_a_bank_of_time_is_chosen_shown_run_down_and_kept_for_a_rematch(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "0")
    told = await table.set_up("pace", "300+15")
    assert "bank: 5 minutes, plus 15 seconds a turn" in told.response.content
    await table.start()
    assert left(server, table) == pytest.approx(300, abs=2)
    assert "Left on the clocks: Ann 5:00; Bob 5:00." in heard(table.newest)

    name = "Ann" if table.on_turn is ann else "Bob"
    await server.env.advance_time(290)
    await server.restart()
    assert 8 <= left(server, table) <= 40, "downtime counts from the last time that the bot was seen"
    await server.env.advance_time(45)
    assert f"{name} 0:15" in heard(table.newest)

    await table.skip(lambda: table.over)
    await bob.click(server.message(server.public()[-1]), label="Rematch")
    assert "bank: 5 minutes, plus 15 seconds a turn" in heard(server.public()[-1])


async def test_the_host_chooses_the_pace_and_a_rematch_keeps_it(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "0")
    told = await table.set_pace(30)
    assert "live, 30 seconds per turn" in told.response.content
    assert "live, 30 seconds per turn" in heard(server.public()[0])
    refused = await bob.click(table.lobby, label="⚙️")
    assert "Only the host" in server.said(refused)
    await table.start()
    await server.restart()
    await table.skip(lambda: table.over)

    await bob.click(server.message(server.public()[-1]), label="Rematch")

    again = server.public()[-1]
    assert "live, 30 seconds per turn" in heard(again)
    assert f"🔁 <@{ann.id}>: you have a seat again." in again.content
    assert again.ping_user_ids == [ann.id], "she is seated without having pressed anything"


# -- the running clock -------------------------------------------------------------------------------


async def test_the_message_shows_the_deadline_which_only_a_new_turn_renews(server, offered):
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


async def test_a_deadline_survives_a_restart(server):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(50)
    message = table.newest.id
    await server.restart()
    assert table.newest.id == message
    assert 70 - 2 <= left(server, table) <= 100 + 2  # the time it was last alive is saved twice a minute
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


async def test_time_the_bot_takes_to_start_does_not_count(server, monkeypatch):
    """Large bots take minutes to connect to all their servers."""
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


async def test_downtime_after_a_kill_does_not_count(server):
    """A killed bot saves no time of death. The last heartbeat is at most half a minute old."""
    table, *_ = await played_at(server, 5 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(100)
    server.bot.registry.scheduler.close()  # as the end of its process does
    server.bot.registry.heartbeat._cancel()
    await server.env.advance_time(HOUR)

    await server.restart()

    assert made(table) == []
    assert 200 - 2 <= left(server, table) <= 230 + 2


async def dispatch(server, event):
    """Dispatch a gateway event for the bot's only shard."""
    with server.env._bot_scope():  # as it is dispatched inside the library
        server.bot.dispatch(event, 0)
    await server.env.settle()


@pytest.mark.parametrize("heard", ["shard_resumed", "shard_ready"])
async def test_no_turn_times_out_while_the_gateway_is_disconnected(server, heard):
    """Only the connection to the gateway is lost. The process goes on."""
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(50)
    for _ in range(3):
        await dispatch(server, "shard_disconnect")
    await server.env.advance_time(HOUR)
    assert made(table) == []

    await dispatch(server, heard)

    assert left(server, table) == pytest.approx(70, abs=2)
    await server.env.advance_time(60)
    assert made(table) == []
    await server.env.advance_time(15)
    assert made(table) != []


async def test_a_short_outage_extends_a_long_turn_without_redrawing_the_message(server):
    """Redrawing would edit every table at once, and would remove the last move's text from each message."""
    table, *_ = await played_at(server, DAY, "Ann", "Bob")
    await table.go_on()
    shown, deadline = table.newest.content, table.seats.deadline
    await dispatch(server, "shard_disconnect")
    await server.env.advance_time(MINUTE)
    await dispatch(server, "shard_resumed")
    assert table.seats.deadline == pytest.approx(deadline + MINUTE, abs=2)
    assert table.newest.content == shown

    await server.restart()

    assert table.newest.content == shown
    assert table.seats.deadline >= deadline


@pytest.mark.left
async def test_no_clock_runs_while_the_turn_message_cannot_be_sent(server):
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


SHOWN_BY = ("shown_by", [pytest.param("send_turn", marks=pytest.mark.left), "edit"])
"""The method that shows a turn: by a new message, or at a lively table by an edit."""


@pytest.mark.parametrize(*SHOWN_BY)
async def test_a_turn_shown_slowly_takes_no_time_from_the_turn(server, monkeypatch, shown_by):
    table, ann, bob = await played_at(server, MINUTE, "Ann", "Bob")
    other = bob if table.on_turn is ann else ann
    showing, clock, late = getattr(Posting, shown_by), SystemClock.now, [0]

    async def slow(*what, **how):
        sent = await showing(*what, **how)
        late[0] += 20
        return sent

    monkeypatch.setattr(Posting, shown_by, slow)
    monkeypatch.setattr(SystemClock, "now", lambda own: clock(own) + late[0])
    await table.until_turn(lambda person, _: person is other)

    assert late[0] > 0
    assert table.seats.deadline - now(server) == pytest.approx(MINUTE + late[0], abs=2)
    saved = await server.bot.store.matches.load(table.id)
    assert saved.deadline.timestamp() == pytest.approx(table.seats.deadline)


@pytest.mark.parametrize(*SHOWN_BY)
@pytest.mark.parametrize("lost", ["while it is shown", "before it is noted"])
async def test_a_turn_shows_time_added_for_an_outage_while_it_was_shown(server, monkeypatch, lost, shown_by):
    table, ann, bob = await played_at(server, MINUTE, "Ann", "Bob")
    other = bob if table.on_turn is ann else ann
    showing, reporting, clock, late = getattr(Posting, shown_by), Delivery._report, SystemClock.now, [0]

    async def show(*what, **how):
        sent = await showing(*what, **how)
        late[0] += 26 if lost == "while it is shown" and not late[0] else 0
        return sent

    async def report(self, box, request):
        if isinstance(request, Shown) and request.clock_key and box.snapshot.deadline is None:
            late[0] += 26 if lost == "before it is noted" else 0
            await server.bot.registry.shard_restored(0, 1, 26)
        return await reporting(self, box, request)

    monkeypatch.setattr(Posting, shown_by, show)
    monkeypatch.setattr(Delivery, "_report", report)
    monkeypatch.setattr(SystemClock, "now", lambda own: clock(own) + late[0])
    await table.until_turn(lambda person, _: person is other)

    assert late[0] >= 26
    assert table.seats.deadline - now(server) == pytest.approx(MINUTE + late[0], abs=2)
    assert left(server, table) == pytest.approx(table.seats.deadline - now(server), abs=2)


# -- the reminder ------------------------------------------------------------------------------------


async def never_mentioned(server):
    """Open a table at one minute a turn, whose players want no mention."""
    table, *people = await played_at(server, MINUTE, "Ann", "Bob")
    for person in people:
        await server.bot.preferences.set_user_setting(person.id, "ping", "none")
    return table


async def test_a_turn_has_one_reminder_until_it_ends(server):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    person = table.on_turn
    await server.env.advance_time(88)
    assert reminders(server) == []
    await server.env.advance_time(4)

    (reminder,) = reminders(server)
    assert f"<@{person.id}>" in reminder
    await table.open_hand(person)
    await server.env.advance_time(10)
    assert reminders(server) == [reminder]
    assert private_warnings(server) == []

    await table.go_on()

    assert reminders(server) == []


async def test_a_player_who_wants_no_mention_is_warned_in_private_until_the_turn_times_out(server):
    table = await never_mentioned(server)
    await server.env.advance_time(MINUTE - 5)
    assert len(private_warnings(server)) == 1

    await server.env.advance_time(10)

    assert made(table) != []
    assert private_warnings(server) == reminders(server) == []


async def test_a_dismissed_warning_does_not_stop_the_timeout(server):
    table = await never_mentioned(server)
    await server.env.advance_time(MINUTE - 5)
    assert len(private_warnings(server)) == 1
    server.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008)

    await server.env.advance_time(10)

    assert len(made(table)) == 1
    assert "ran out of time" in table.newest.content


async def test_a_reminder_sent_before_a_restart_is_not_repeated_and_ends_with_its_turn(server):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await server.env.advance_time(100)
    (reminder,) = [message.id for message in server.public() if message.content.startswith("⏰")]
    await server.restart()

    await server.env.advance_time(5)
    assert [message.id for message in server.public() if message.content.startswith("⏰")] == [reminder]
    await server.env.advance_time(25)

    assert made(table) != []
    assert reminders(server) == []


@pytest.mark.parametrize("who", ["server", "person"])
async def test_a_player_without_pings_is_warned_in_private_only(server, who):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    preferences = server.bot.preferences
    if who == "server":
        await preferences.set_guild_setting(server.guild.id, "pings", False)
    else:
        await preferences.set_user_setting(table.on_turn.id, "ping", "none")
    shown = [message.id for message in server.public()]

    await server.env.advance_time(100)

    assert [message.id for message in server.public()] == shown, "no new message reminds them"
    assert not [text for text in reminders(server) if "<@" in text]
    assert len(private_warnings(server)) == 1
    await table.open_hand(table.on_turn)
    await server.env.advance_time(10)
    assert len(private_warnings(server)) == 1


# -- timeouts ----------------------------------------------------------------------------------------


async def test_a_computer_plays_after_three_missed_turns_until_the_player_returns(server):
    """Each timeout halves the next turn's time. After the third a computer plays until the owner returns."""
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


async def test_an_old_hand_and_the_commands_offer_an_away_player_to_return(server, offered):
    table, ann, _ = await played_at(server, 2 * MINUTE, "Ann", "Bob", computers=1)
    await table.skip_to_turn(lambda person, _: person is ann)
    custom_id = next(control for control, value in offered(table.hand(ann)).values() if value is None)
    old = table.hand(ann)
    await table.open_hand(ann)  # a second hand; the first keeps its buttons
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


async def test_a_return_keeps_the_last_turns_text_on_the_message(server):
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


async def test_an_away_player_is_still_away_after_a_restart(server):
    table, ann, _ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    await table.away(ann)
    await server.restart()
    assert table.seats.players[0].away
    await table.until(lambda: len(made(table)) > 8 or table.seats.state is not State.PLAYING)
    await ann.click(table.newest, label="I'm back")
    assert not table.seats.players[0].away


async def test_a_table_pauses_when_all_its_people_are_away(server):
    table, ann, bob = await played_at(server, 2 * MINUTE, "Ann", "Bob", game="mexican-train")
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


async def test_the_next_player_has_full_time_after_a_timeout_that_was_saved_late(server, monkeypatch):
    table, *_ = await played_at(server, 2 * MINUTE, "Ann", "Bob")
    late = table.on_turn

    async def full(*_):
        raise StoreUnreachable("store-unusable", place="-", reason="-")

    with monkeypatch.context() as patched:
        patched.setattr(server.bot.store, "commit", full)
        await server.env.advance_time(2 * MINUTE + 1)
        assert made(table) == []
    server.env._errors.clear()  # the failures injected above
    while not made(table):  # the move is retried with growing pauses
        await server.env.advance_time(1)

    assert made(table) != []
    assert f"**{late.user.name}** ran out of time" in table.newest.content
    whole = MINUTE if table.on_turn is late else 2 * MINUTE  # half the time after a missed turn
    assert left(server, table) == pytest.approx(whole, abs=4)
    before = made(table)
    await server.env.advance_time(whole - 10)
    assert made(table) == before


async def test_a_match_finished_by_a_computer_is_not_rated_for_the_absent_player(server):
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
    assert re.search(
        r"At the table: (Bob \(host\) and Ann|Ann and Bob \(host\))\.", heard(server.public()[-1])
    )
    assert "🤖" not in heard(server.public()[-1])  # she plays for herself again


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
    """Return a table at which two people must believe or accuse a third, who bluffed."""
    people = ("Ann", "Bob", "Cas")
    table, *_ = await played_at(server, 2 * MINUTE, *people, game="domino-4", blufjoker="True")

    def bluff(person):
        return next((move for move in table.moves(person) if move.verb == "bluff"), None)

    await table.skip(lambda: bluff(table.on_turn) is not None, avoided={"bluff", "accuse", "call"})
    await table.play(table.on_turn, bluff(table.on_turn).text)
    assert len(table.seats.waited_for()) == 2
    return table


async def test_several_players_asked_at_once_share_one_clock(server):
    """A player who answered has missed no turn. For the others, the bot accepts the bluff when their time is
    up."""
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


@pytest.mark.parametrize("mentioned", [True, False])
async def test_the_others_are_not_reminded_again_when_one_has_answered(server, mentioned):
    table = await bluffed(server)
    await server.bot.preferences.set_guild_setting(server.guild.id, "pings", mentioned)
    asked = [table.people[table.seats.players[seat].user_id] for seat in table.seats.waited_for()]
    await server.env.advance_time(100)
    assert len(reminders(server)) == 1
    messages = [message.id for message in server.public()]
    if mentioned:
        assert {*server.public()[-1].ping_user_ids} == {person.id for person in asked}

    await table.play(asked[0], "accept")
    await server.env.advance_time(10)

    assert len(reminders(server)) == 1
    assert len(private_warnings(server)) == (0 if mentioned else len(asked))
    assert [message.id for message in server.public()] == messages


async def test_all_players_asked_at_once_can_time_out_together(server):
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
        ("nl", "Meedoen", "Start", "legt zelf nog een domo terug op de stapel. ⏳ <t:"),
        ("fr", "Rejoindre", "Lancer", "remet encore un de ses dominos dans la pioche. ⏳ <t:"),
    ],
)
async def test_the_turn_message_speaks_the_servers_language(server, locale, join, start, sentence):
    server.locale = locale
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann)
    await bob.click(table.lobby, label=join)
    await ann.click(table.lobby, label=start)
    assert sentence in table.newest.content
