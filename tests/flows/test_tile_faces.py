"""Buttons that show tiles: as emojis once the bot has uploaded them, as words until then."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.app.composition import build_client
from bot.discord_ui.tile_faces import TileFaces
from bot.work.workers import WorkerPool
from tests.flows.conftest import FixedSecret


@pytest.fixture
async def uploading(server, settings, seed):
    """Return the server after restarting its bot as one that uploads its tiles as emojis."""

    def make_bot():
        pool = WorkerPool(executor=ThreadPoolExecutor(1))
        return build_client(settings, pool=pool, ids=FixedSecret(seed), shard_count=1, tile_faces=TileFaces)

    server.make_bot = make_bot
    await server.restart()
    return server


def faces(server, message):
    """Return, for each button that lays a tile, its emoji's name (None without one) and its label."""
    return [
        ((each.get("emoji") or {}).get("name"), each["label"])
        for each in server.controls(message)
        if each["custom_id"].startswith(("b:move:", "b:learnmove:")) and "@" in each["custom_id"]
    ]


async def test_buttons_show_tiles_once_they_have_been_uploaded(uploading):
    server = uploading
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="uno-dominos")
    await server.set_option(table, "start_exchange", "off")
    await table.start()
    person = table.on_turn
    await table.until_turn(lambda _, view: len([move for move in view.legal if move.verb == "lay"]) > 2)
    person = table.on_turn
    assert {name for name, _ in faces(server, table.hand(person))} == {None}
    assert all(" → " in label for _, label in faces(server, table.hand(person)))

    await server.env.advance_time(160)
    await person.click(table.newest, label="My hand")
    hand = table.hands[person.id] = (await table.open_hand(person)).response

    shown = faces(server, hand)
    assert all(name for name, _ in shown)
    assert all(label in {"N", "E", "S", "W"} or label[1] == " " for _, label in shown)
    made = len(table.seats.match_or_raise.record)
    (first, *_) = (each for each in server.controls(hand) if each.get("emoji"))
    await person.click(hand, custom_id=first["custom_id"])
    assert len(table.seats.match_or_raise.record) == made + 1


async def test_a_player_who_prefers_words_gets_words_instead_of_emojis(uploading):
    server = uploading
    await server.env.advance_time(160)
    assert len(server.env.backend.application_emojis) > 75
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="uno-dominos")
    await table.start()
    person = await table.until_turn(lambda _, view: len([move for move in view.legal if move.place]) > 2)
    assert all(name for name, _ in faces(server, table.hand(person)))

    shown = await person.slash(server.channel, "me")
    await person.click(shown.response, label="My hand")
    await person.click(shown.response, custom_id="b:wishperson::0:text")

    assert {name for name, _ in faces(server, table.hand(person))} == {None}
    assert all(" · " in label for _, label in faces(server, table.hand(person)))


async def test_a_hand_uses_words_if_discord_rejects_an_emoji(uploading):
    server = uploading
    await server.env.advance_time(160)
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="uno-dominos")
    await table.start()
    person = await table.until_turn(lambda _, view: len([move for move in view.legal if move.place]) > 2)
    server.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, times=1)

    await table.open_hand(person)

    assert {name for name, _ in faces(server, table.hand(person))} == {None}
    assert all(" → " in label for _, label in faces(server, table.hand(person)))


async def test_a_lesson_uses_emojis_or_words_if_discord_rejects_one(uploading):
    server = uploading
    await server.env.advance_time(160)
    ann = server.person("Ann")
    hand = (await ann.slash(server.channel, "learn", game="uno-dominos")).response
    assert {name for name, _ in faces(server, hand)} != {None}
    server.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, times=1)
    hand = (await ann.slash(server.channel, "learn", game="uno-dominos")).response
    assert {name for name, _ in faces(server, hand)} == {None}
