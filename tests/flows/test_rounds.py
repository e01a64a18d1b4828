"""From round to round: the next one begins by itself or by a press, and how rounds of the variants end."""

from __future__ import annotations

import asyncio

from bot.discord_ui.table_box import TableBox
from bot.preferences import DAY
from bot.store import State
from bot.tables.service.session import TableSession
from bot.tables.state.requests import SetPace
from bot.tables.state.snapshot import Remark
from bot.tables.state.table import Table
from tests.flows.conftest import SHOUTS, heard
from tests.memory import in_memory, left_behind

OF_A_TABLE = (Table, TableSession, TableBox)
"""The classes of objects kept for a table in use."""


async def two(server, preset=None, target="5000"):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    if preset:
        await table.set_up("preset", preset)
    await server.set_option(table, "target", target)
    await table.ask(SetPace(DAY))
    await table.start()
    return table, ann, bob


async def test_the_next_round_begins_by_itself(server, settings):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "500")
    await table.set_pace(120)
    await table.start()
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    card = table.newest
    await server.env.advance_time(settings.next_round_after - 5)
    assert table.seats.state is State.BETWEEN
    assert "round is over" in table.hand(ann).content

    await server.env.advance_time(10)

    assert table.seats.state is State.PLAYING
    assert table.newest.id != card.id
    assert server.labels(card) == []
    assert card.id in {message.id for message in server.public()}
    assert all(table.hand(person).attachments for person in (ann, bob))
    assert f"<@{table.on_turn.id}>" in table.newest.content


async def test_the_next_round_of_a_slow_table_waits_for_all_or_for_a_turns_time(server):
    table, _, bob = await two(server)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    card = table.newest
    assert "waits for **Ann** and **Bob**, or 1 day at most" in card.content

    await bob.click(card, label="Next round")

    assert "Ready for the next round: **Bob**. It waits for **Ann**, or 1 day at most" in card.content
    await server.env.advance_time(table.seats.turn_seconds - 5)
    assert table.seats.state is State.BETWEEN
    await server.env.advance_time(10)
    assert table.seats.state is State.PLAYING
    assert server.labels(card) == []


async def test_a_round_saved_but_not_shown_is_shown_after_a_restart(server):
    """The process is killed while the next round is dealt."""
    table, _, _ = await two(server)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    card = table.newest
    server.env.inject_error("*", f"/channels/{server.channel.id}/messages*", status=500, times=None)
    await table.next_round()
    server.env.backend.faults.clear()

    await server.restart()

    assert table.newest.id != card.id
    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert [
        picture["filename"]
        for picture in server.env.backend.get_message(server.channel.id, card.id).attachments
    ] == ["round.png"]
    assert server.labels(card) == []


async def test_an_end_saved_but_not_shown_is_shown_after_a_restart(server):
    table, ann, _ = await two(server, target="0")
    await table.skip(lambda: min(len(hand) for hand in table.seats.match_or_raise.round.hands) <= 3)
    broken = f"/channels/{server.channel.id}/messages*"

    def about_to_end():
        if not table.over:
            server.env.backend.faults.clear()
            view = table.view(table.on_turn)
            if len(view.hand) <= 2 or len(view.ends) == 1:
                server.env.inject_error("*", broken, status=500, times=None)
        return table.over

    await table.until(about_to_end)
    server.env.backend.faults.clear()
    assert "wins the match" not in server.public()[-1].content

    await server.restart()

    end = server.message(server.public()[-1])
    assert "wins the match" in end.content
    assert server.bot.registry.loaded() == []
    await ann.click(end, label="Rematch")
    assert "**Ann** hosts" in server.public()[-1].content
    again = server.public()[-1].id
    await server.restart()
    assert server.public()[-1].id == again


async def test_a_match_can_be_played_by_the_french_rules(server):
    """Drawing is optional, hands have seven domos and doubles count once."""
    table, ann, _ = await two(server, "fr", "50")
    starter = table.on_turn
    assert len(table.view(starter).hand) == 7
    assert "Play it in the middle" in table.hand(starter).content
    await table.go_on()
    person = await table.until_turn(lambda _, view: {"lay", "draw"} <= {move.verb for move in view.legal})
    assert "Play a tile, or draw one" in table.hand(person).content

    await table.play(person, "draw")
    assert "draws one tile" in heard(table.newest)
    await table.go_on(wanted=lambda move: move.verb == "lay")
    await table.skip(lambda: table.over, avoided={*SHOUTS, "draw"})

    end = server.public()[-1]
    assert "wins the match" in end.content
    counted = end.attachments[0]["description"]
    assert "has no tiles left" in counted or "Nobody can go on" in end.content
    rules = server.said(await ann.slash(server.channel, "rules", game="uno-dominos"))
    assert "Doubles count twice" not in rules  # no table is left: a new one plays as the last one did


async def test_blind_street_is_won_by_the_last_dead_end(server):
    table, _, _ = await two(server, "blind")
    await table.skip(lambda: any(text.startswith("DE-DE@") for _, text in table.seats.match_or_raise.record))
    assert any("is closed" in message.content for message in server.public()[-2:])
    await table.skip(lambda: table.seats.state is State.BETWEEN)

    match = table.seats.match_or_raise
    closers = [laid.seat for laid in match.last_round.view(None).laid if laid.tile == "DE-DE"]
    winner = table.seats.players[closers[-1]].name
    assert f"**{winner}**" in table.newest.content
    assert match.outcomes[-1].winners == (closers[-1],)
    points = match.totals[closers[-1]]
    assert f"**{winner}** {points}" in table.newest.content


async def test_computers_play_on_while_a_person_misses_turns(server):
    """The person presses nothing and misses turns. Computers may even end the round."""
    ann = server.person("Ann")
    table = await server.open(ann, computers=1)
    await server.set_option(table, "target", "5000")
    await table.start()
    pressed = []

    def skipped():
        record = table.seats.match_or_raise.record
        seats = [seat for seat, _ in record]
        pressed.append(len(record))
        return seats[-2:] == [1, 1] and table.seats.state is State.PLAYING and len(set(pressed[-2:])) > 1

    await table.until(skipped)

    assert "Ann misses a turn" in heard(table.newest) or "Ann drew" in heard(table.newest)
    assert f"<@{ann.id}>" in table.newest.content


async def test_a_finished_match_leaves_no_tasks_or_tables_in_memory(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=2)
    await server.set_option(table, "target", "0")
    await server.env.advance_time(700)  # a form expires after ten minutes
    before = {task.get_coro().__qualname__ for task in asyncio.all_tasks()}
    await table.start()
    await table.go_on()
    await table.skip(lambda: min(len(hand) for hand in table.seats.match_or_raise.round.hands) <= 3)

    await table.until(lambda: table.over)

    parts = server.bot.parts
    assert parts.registry.loaded() == []
    assert parts.registry.scheduler._timers == parts.registry.scheduler._failures == {}
    assert parts.delivery._boxes == {}
    assert {task.get_coro().__qualname__ for task in asyncio.all_tasks()} <= before


async def test_abandoned_lobbies_leave_no_tables_in_memory(server, settings):
    before = in_memory(*OF_A_TABLE)
    ann = server.person("Ann")
    for _ in range(5):
        await ann.slash(server.channel, "play", game="uno-dominos")
    assert len(server.bot.registry.loaded()) == 5

    await server.env.advance_time(settings.lobby_timeout + 1)

    assert server.bot.registry.loaded() == []
    assert server.bot.parts.delivery._boxes == {}
    assert left_behind(before, *OF_A_TABLE) == []
    assert not any(server.labels(message) for message in server.public())


LINE = "💬 **Ada**: Phew! I was sweating oil."


async def test_a_computer_says_a_line_on_the_card_of_a_round_unless_the_server_switches_it_off(
    server, monkeypatch
):
    def remark(table):
        return Remark(1, "round-won", 7) if table.state is State.BETWEEN else None

    monkeypatch.setattr("bot.tables.service.publication.remark_of", remark)
    table = await server.open(server.person("Ann"), computers=1)
    await server.set_option(table, "target", "5000")
    await table.ask(SetPace(DAY))
    await table.start()
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    said = [message.content.count(LINE) for message in server.public()]
    assert (sum(said), table.newest.content.count(LINE)) == (1, 1)

    await server.restart()
    assert table.newest.content.count(LINE) == 1
    await server.bot.preferences.set_guild_setting(server.guild.id, "remarks", value=False)
    await table.next_round()
    await table.skip(lambda: table.seats.state is State.BETWEEN)

    assert not any("💬" in message.content for message in [table.newest, *server.public()[-2:]])
