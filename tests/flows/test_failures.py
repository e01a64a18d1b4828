"""Failures of Discord, the channel and the database: no move is lost and no table gets stuck."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace

import aiohttp
import discord
import pytest

from bot.discord_ui.interactions.command_book import SYNC_PAUSES, SYNCED
from bot.preferences import DAY
from bot.store import State, StoreUnreachable
from bot.tables.state.requests import SetPace
from bot.work.thinker import WorkerThinker
from tests.flows.conftest import heard

CALLBACK = "/interactions/*/callback"


async def two(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.ask(SetPace(DAY))
    await table.start()
    return table, ann, bob


def record(table):
    return list(table.seats.match_or_raise.record)


def messages(server):
    return f"/channels/{server.channel.id}/messages"


def out_of_order(monkeypatch, owner, name):
    """Make the next call of `owner.name` fail as if the database were unreachable; later calls work again."""
    working = getattr(owner, name)

    async def fails(*arguments, **keywords):
        monkeypatch.setattr(owner, name, working)
        raise StoreUnreachable("store-no-file-named")

    monkeypatch.setattr(owner, name, fails)


# -- Discord ---------------------------------------------------------------------------------------


async def test_the_bot_starts_and_retries_if_its_commands_cannot_be_synced(server):
    ann = server.person("Ann")
    await server.bot.store.key_values.put(SYNCED, "what an earlier version told")
    server.env.inject_error("PUT", "/applications/*/commands", status=400, code=30034, times=1)

    await server.restart()

    await server.open(ann)
    known = server.bot.store.key_values
    assert await known.get(SYNCED) == "what an earlier version told"
    server.env.backend.faults.clear()
    await server.env.advance_time(SYNC_PAUSES[0] + 1)
    assert await known.get(SYNCED) != "what an earlier version told"


async def test_an_interaction_delivered_twice_is_answered_once(server):
    ann = server.person("Ann")
    delivered = []
    server.env.backend.subscribers.append(
        lambda event, payload: delivered.append(payload) if event == "INTERACTION_CREATE" else None
    )
    table = await server.open(ann, computers=1)
    messages = len(server.channel.history())
    for payload in delivered:
        with server.env._bot_scope(), server.env.time_context():
            server.bot._connection.parse_interaction_create(payload)
        await server.env.settle()
    assert len(server.channel.history()) == messages
    assert len(table.seats.players) == 2


async def test_a_move_whose_answer_fails_is_made_and_shown(server):
    table, _, _ = await two(server)
    mover = table.on_turn
    server.env.inject_error("POST", CALLBACK, status=404, code=10062)

    await table.go_on()

    assert len(record(table)) == 1
    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert mover.user.name in heard(table.newest)


@pytest.mark.parametrize("code", [10015, 10062])
async def test_a_lobby_is_cleared_even_if_the_answer_to_start_fails(server, code):
    """If Discord does not know the interaction, that says nothing about the message that was pressed."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    server.env.inject_error("POST", CALLBACK, status=404, code=code)

    await table.host.click(table.lobby, label="Start")

    assert not server.labels(table.lobby)
    assert [message.id for message in server.public() if server.controls(message)] == [table.newest.id]


async def test_computers_move_even_if_the_answer_to_a_person_fails(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=3)
    await table.start()
    await table.skip_to_turn(lambda _, view: bool(view.laid))
    made = len(record(table))

    server.env.inject_error("POST", CALLBACK, status=404, code=10062)
    await table.go_on()  # once: further moves might end the round

    assert len(record(table)) > made + 2
    assert table.on_turn is ann


@pytest.mark.parametrize("status", [400, 500])
async def test_a_match_continues_in_the_hands_if_the_table_cannot_be_shown(server, status):
    """An example is a thread that has been locked."""
    table, ann, bob = await two(server)
    other = bob if table.on_turn is ann else ann
    server.env.inject_error("*", f"{messages(server)}*", status=status, code=50083, times=None)

    await table.until_turn(lambda person, _: person is other)
    assert "Your" in table.hand(other).content
    told = [each.content for each in server.private() if "cannot be shown in" in each.content]
    assert len(told) == (2 if status == 400 else 0), "if Discord refuses, each player is told once"
    server.env.backend.faults.clear()
    await table.go_on()

    assert f"<@{table.on_turn.id}>" in table.newest.content


async def test_a_hand_that_could_not_be_refreshed_is_refreshed_later(server):
    """A server error of Discord is no reason to drop the token by which the hand is edited."""
    table, ann, bob = await two(server)
    other = bob if table.on_turn is ann else ann
    server.env.inject_error("PATCH", "/webhooks/*", status=500, times=None)
    await table.until_turn(lambda person, _: person is other)
    assert f"<@{other.id}>" in table.newest.content
    assert other.id in table.box.hands._tokens
    server.env.backend.faults.clear()

    await server.at_table(other, "showagain")
    first = ann if other is bob else bob
    await table.open_hand(other)
    await table.until_turn(lambda person, _: person is first)

    assert "Your" in table.hand(first).content


async def test_a_hand_is_corrected_after_an_edit_that_only_seemed_to_fail(server, monkeypatch):
    """The edit was carried out, but its reply was lost. The next refresh must edit the hand all the same."""
    table, ann, bob = await two(server)
    before = [table.hand(person).content for person in (ann, bob)]
    edit = discord.Webhook.edit_message

    async def unheard(hook, *arguments, **keywords):
        await edit(hook, *arguments, **keywords)
        raise aiohttp.ServerDisconnectedError

    await server.at_table(ann, "askpause")
    with monkeypatch.context() as patched:
        patched.setattr(discord.Webhook, "edit_message", unheard)
        await bob.click(server.message(server.public()[-1]), label="Agree to pause")
    assert table.seats.state is State.PAUSED
    assert [table.hand(person).content for person in (ann, bob)] != before

    await ann.click(table.newest, label="Resume")

    assert [table.hand(person).content for person in (ann, bob)] == before


@pytest.mark.left
async def test_the_clock_runs_even_if_the_old_message_cannot_be_deleted(server, monkeypatch):
    table, *_ = await two(server)
    assert table.seats.deadline is not None

    async def breaks(message):
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(discord.PartialMessage, "delete", breaks)
    shown = table.newest.id
    await table.go_on()

    assert table.newest.id != shown
    assert table.seats.deadline is not None


async def test_a_deleted_turn_message_is_replaced_at_the_next_turn(server):
    table, ann, bob = await two(server)
    await table.newest.message.delete()
    await server.env.settle()

    await table.go_on()

    assert f"<@{table.on_turn.id}>" in table.newest.content
    assert server.public()[-1].id == table.newest.id
    assert table.hand(ann).attachments
    assert table.hand(bob).attachments


async def test_tables_are_closed_when_their_channel_is_deleted(server):
    table, _, _ = await two(server)
    other = server.guild.create_text_channel("elsewhere")
    eve = server.person("Eve")
    await eve.slash(other, "play", game="uno-dominos")
    channel = server.bot.get_channel(server.channel.id)

    await channel.delete()
    await server.env.settle()

    registry, store = server.bot.registry, server.bot.store
    assert await registry.get(table.id) is None
    assert (await store.matches.load(table.id)).state is State.ABANDONED
    assert await store.hand_tokens.of(table.id) == {}
    assert len(await registry.find(channel_id=other.id)) == 1


async def test_a_lobby_that_could_not_be_shown_is_closed(server):
    ann = server.person("Ann")
    server.env.inject_error("POST", CALLBACK, status=404, code=10062)

    await ann.slash(server.channel, "play", game="uno-dominos")

    assert await server.bot.registry.find(channel_id=server.channel.id) == []
    assert server.bot.registry.loaded() == []
    assert await server.bot.store.matches.live_ids() == []
    server.env._errors.clear()  # the failure injected above


async def test_a_closed_lobby_is_deleted_if_discord_showed_it_after_all(server, monkeypatch):
    ann = server.person("Ann")
    send = discord.InteractionResponse.send_message

    async def unheard(response, *arguments, **keywords):
        await send(response, *arguments, **keywords)
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as patched:
        patched.setattr(discord.InteractionResponse, "send_message", unheard)
        await ann.slash(server.channel, "play", game="uno-dominos")

    assert await server.bot.store.matches.live_ids() == []
    assert [message.id for message in server.public() if server.controls(message)] == []
    server.env._errors.clear()  # the failure injected above


async def test_a_rematch_that_failed_can_be_requested_again(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "0")
    await table.start()
    await table.skip(lambda: table.over)
    end = server.message(server.public()[-1])
    server.env.inject_error("POST", messages(server), status=400)
    failed = await ann.click(end, label="Rematch")
    assert "went wrong" in server.said(failed)

    await bob.click(end, label="Rematch")

    assert "**Bob** hosts" in server.public()[-1].content


# -- the database ------------------------------------------------------------------------------------


async def test_a_move_that_cannot_be_saved_is_not_made(server, monkeypatch):
    table, ann, bob = await two(server)
    mover = table.on_turn
    hands = [table.view(person).hand for person in (ann, bob)]
    shown = table.newest.id
    text = table.moves(mover)[0].text
    out_of_order(monkeypatch, server.bot.store, "commit")

    failed = await table.play(mover, text)

    assert "Nothing was lost" in server.said(failed)
    assert record(table) == []
    assert [table.view(person).hand for person in (ann, bob)] == hands
    assert table.newest.id == shown

    await table.play(mover, text)

    assert [made for _, made in record(table)] == [text]


async def test_no_move_is_lost_if_the_table_cannot_be_reloaded_either(server, monkeypatch):
    table, _, _ = await two(server)
    await table.go_on()
    before = record(table)
    mover = table.on_turn
    out_of_order(monkeypatch, server.bot.store, "commit")
    out_of_order(monkeypatch, server.bot.store.matches, "load")

    await table.go_on()
    assert record(table) == before
    await table.go_on()

    assert len(record(table)) == len(before) + 1
    assert table.seats.match_or_raise.record[-1][0] == table.seats.seat_of(mover.id)


async def test_a_computer_retries_a_move_that_could_not_be_saved(server, monkeypatch):
    ann = server.person("Ann")
    table = await server.open(ann, computers=2)
    await table.start()
    await table.skip_to_turn(lambda _, view: bool(view.laid))
    made = len(record(table))
    store = server.bot.store
    working = store.commit

    async def fails_for_computers(commit):
        if any(move.seat != 0 for move in commit.moves):
            monkeypatch.setattr(store, "commit", working)
            raise StoreUnreachable("store-no-file-named")
        await working(commit)

    monkeypatch.setattr(store, "commit", fails_for_computers)
    await table.until(lambda: len(record(table)) > made + 4 or table.seats.state is not State.PLAYING)

    assert len(record(table)) > made + 2
    assert store.commit is working


async def test_a_seat_that_cannot_be_saved_is_not_taken(server, monkeypatch):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann)
    out_of_order(monkeypatch, server.bot.store, "commit")

    failed = await table.join(bob)
    assert "Nothing was lost" in server.said(failed)
    assert "Bob" not in heard(table.lobby)
    await table.join(bob)

    assert "Bob" in heard(table.lobby)


async def test_a_match_that_could_not_begin_can_be_started_again(server, monkeypatch):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    out_of_order(monkeypatch, server.bot.store, "commit")

    failed = await ann.click(table.lobby, label="Start")

    assert "Something went wrong" in server.said(failed)
    assert "**Ann** hosts" in server.public()[0].content
    await table.start()
    assert table.seats.state is State.PLAYING


async def test_a_round_that_could_not_begin_can_be_requested_again(server, monkeypatch):
    table, ann, bob = await two(server)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    card = table.newest
    await bob.click(card, label="Next round")
    out_of_order(monkeypatch, server.bot.store, "commit")

    failed = await ann.click(card, label="Next round")
    assert "Nothing was lost" in server.said(failed)
    await ann.click(card, label="Next round")

    assert table.seats.state is State.PLAYING
    assert server.labels(card) == []


async def test_tokens_are_deleted_at_the_end_of_their_match(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "0")
    await table.start()
    assert await server.bot.store.hand_tokens.of(table.id) != {}
    await table.skip(lambda: min(len(hand) for hand in table.seats.match_or_raise.round.hands) <= 2)
    await table.until(lambda: table.over)
    assert await server.bot.store.hand_tokens.of(table.id) == {}


async def test_a_newer_token_is_saved_only_after_a_minute(server):
    table, _, _ = await two(server)
    tokens = server.bot.store.hand_tokens
    saved = await tokens.of(table.id)
    await server.env.advance_time(30)
    await table.go_on()
    assert await tokens.of(table.id) == saved
    await server.env.advance_time(40)
    await table.go_on()
    await table.go_on()
    assert await tokens.of(table.id) != saved


async def test_a_hand_is_sent_once_even_if_its_token_cannot_be_saved(server, monkeypatch):
    table, ann, _ = await two(server)
    await server.env.advance_time(70)  # the saved token is old enough to be replaced
    out_of_order(monkeypatch, server.bot.store.hand_tokens, "put")

    asked = await ann.slash(server.channel, "hand")

    assert len(asked.followups) + (asked.response is not None) == 1
    assert server.said(asked) == server.said(await table.open_hand(ann))


async def test_a_control_of_a_table_elsewhere_does_nothing_for_a_stranger(server):
    """Such a press is forged. Only players reach their tables from other servers."""
    table, _, _ = await two(server)
    before, session = record(table), await server.bot.registry.get(table.seats.id)
    session.snapshot = replace(session.snapshot, guild_id=server.guild.id + 1)

    pressed = await server.person("Eve").click(table.newest, label="My hand")

    assert server.said(pressed) == "This table is closed. Open a new one with /play."
    assert record(table) == before


async def test_a_failed_clean_up_step_does_not_stop_the_other_steps(server, monkeypatch):
    table, _, _ = await two(server)
    await server.env.advance_time(16 * 60)
    for owner, name in ((server.bot.store.matches, "untouched"), (server.bot.store.guild_data, "departed")):
        out_of_order(monkeypatch, owner, name)

    with server.env.time_context():
        await server.bot._clean_up()

    assert await server.bot.store.hand_tokens.of(table.id) == {}


@pytest.mark.parametrize("when", ["at the start", "once a day"])
async def test_expired_tokens_are_deleted(server, when):
    table, _, _ = await two(server)
    assert len(await server.bot.store.hand_tokens.of(table.id)) == 2
    await server.env.advance_time(16 * 60)

    if when == "at the start":
        await server.restart()
    else:
        with server.env.time_context():
            await server.bot._clean_up()
        assert not table.over

    assert await server.bot.store.hand_tokens.of(table.id) == {}


async def test_a_slow_picture_defers_the_answer_in_time(server, monkeypatch):
    _, ann, _ = await two(server)
    painter = server.bot.painter
    draw = painter.draw

    async def slowly(picture):
        await asyncio.sleep(5)
        return await draw(picture)

    monkeypatch.setattr(painter, "draw", slowly)
    asked = await ann.slash(server.channel, "hand")
    assert not asked.acknowledged
    await server.env.advance_time(2)
    assert asked.deferred
    assert not asked.followups

    await server.env.advance_time(6)

    shown = asked.response
    assert shown.ephemeral
    assert shown.attachments


@pytest.fixture
def slow_database(monkeypatch):
    """Return a function that makes every later database call take five seconds."""

    def begin(server):
        database = server.bot.store._database
        using = database._using

        @asynccontextmanager
        async def slowly(engine):
            await asyncio.sleep(5)
            async with using(engine) as connection:
                yield connection

        monkeypatch.setattr(database, "_using", slowly)

    return begin


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("play", {"game": "uno-dominos"}),
        ("table", {}),
        ("hand", {}),
        ("me", {}),
        ("settings", {}),
        ("stats", {}),
        ("leaderboard", {}),
        ("replay", {"code": "none"}),
        ("puzzle", {}),
        ("learn", {}),
        ("rules", {}),
        ("uno", {}),
    ],
)
async def test_a_slow_database_defers_the_answer_in_time(server, slow_database, command, options):
    """Every command that reads the database defers its answer."""
    ann = server.manager("Ann")
    await server.open(ann)
    slow_database(server)
    asked = await ann.slash(server.channel, command, **options)
    await server.env.advance_time(2)
    assert asked.acknowledged

    await server.env.advance_time(60)

    if command == "play":  # the new table stands in the channel
        assert len(await server.bot.registry.find(guild_id=server.guild.id)) == 2
    else:
        assert asked.response is not None


async def test_a_table_that_opens_slowly_still_pings_invited_and_alerted_people(server, slow_database):
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    await server.alerts(eve)
    slow_database(server)
    asked = await ann.slash(server.channel, "play", player1=bob)
    await server.env.advance_time(60)
    assert asked.deferred
    (lobby,) = server.public()
    assert sorted(lobby.ping_user_ids) == [bob.id, eve.id]


async def test_computers_play_on_and_call_if_the_workers_fail(server, monkeypatch):
    """A seat whose only moves are chances (call, catch) has no default move to fall back on."""

    async def gone(*_):
        raise RuntimeError("no worker")

    ann = server.person("Ann")
    table = await server.open(ann, computers=2)
    await table.start()
    monkeypatch.setattr(WorkerThinker, "choose", gone)

    await table.until(lambda: table.seats.state is not State.PLAYING)

    chances = [
        text for seat, text in record(table) if seat != 0 and text.partition(":")[0] in {"call", "catch"}
    ]
    assert chances
