"""More → What happened: the round in full sentences, for the person who asks alone."""

from __future__ import annotations

import re

import pytest

from bot.presentation.text.text import plain_narrator, table_words
from bot.store import State
from engine import events as shared


def laid(table, match):
    """The tiles that were laid in the round being played, in words, oldest first."""
    tiles = [event.tile for event in match.told if isinstance(event, shared.TileLaid)]
    return [table.presenter.tile(tile, table.plain_narrator()) for tile in tiles]


def told(server, result):
    """The sentences of a page, without its title."""
    return server.said(result).split("\n")[1:]


async def asks(server, table, person):
    """Press More under the table, and What happened on the panel."""
    panel = await person.click(table.newest, label="More")
    return await person.click(panel.response, label="What happened")


async def test_every_move_of_the_round_is_told_in_a_sentence(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    await table.until(lambda: len(table.seats.match_or_raise.round.laid) > 5)
    shown = table.newest.content

    for person in (ann, eve):  # somebody who only watches may ask as well
        result = await asks(server, table, person)
        assert server.said(result).startswith("**Round 1: what happened**\n")
        lines = " ".join(told(server, result)).replace("**", "")
        places = [
            found.start()
            for tile in laid(table, table.seats.match_or_raise)
            if (found := re.search(rf" {tile}[. ]", lines))
        ]
        assert len(places) == len(table.seats.match_or_raise.round.laid)
        assert places == sorted(places)
        assert "You " not in lines, "what one seat alone knows is told to nobody"
    assert table.newest.content == shown, "nothing is said in the channel"


async def test_it_leads_back_to_the_panel_and_is_there_after_a_restart(server):
    table = await server.open(server.person("Ann"), server.person("Bob"), game="all-fives")
    await table.start()
    await table.go_on()
    result = await asks(server, table, table.host)
    before = server.said(result)
    assert server.labels(result.response) == ["More"]
    back = await table.host.click(result.response, label="More")
    assert "What happened" in server.labels(back.response)

    await server.restart()

    assert server.said(await asks(server, table, table.host)) == before


async def test_between_rounds_it_tells_the_round_that_ended(server):
    table = await server.open(server.person("Ann"), server.person("Bob"), game="all-fives")
    await table.start()
    await table.until(lambda: table.seats.state is State.BETWEEN)
    ended = server.said(await asks(server, table, table.host))
    assert ended.startswith("**Round 1: what happened**")
    assert ended.endswith("**.")
    assert "+" in ended.split("\n")[-1]

    await table.next_round()
    await table.go_on()

    assert server.said(await asks(server, table, table.host)).startswith("**Round 2: what happened**\n")


async def test_a_long_round_is_read_page_by_page(server):
    table = await server.open(server.person("Ann"), computers=7, game="mexican-train")
    await table.start()
    await table.until(
        lambda: table.seats.state is State.BETWEEN or len(table.seats.match_or_raise.round.laid) > 60
    )
    last = await asks(server, table, table.host)
    assert server.labels(last.response) == ["Earlier", "More"]
    first = await table.host.click(last.response, label="Earlier")
    while "Earlier" in server.labels(first.response):
        first = await table.host.click(first.response, label="Earlier")
    assert "(1 of " in server.said(first)
    assert "The engine is double 12" in server.said(first)
    assert server.labels(first.response) == ["Later", "More"]


async def test_a_lobby_has_nothing_to_tell(server):
    ann = server.person("Ann")
    await server.open(ann, game="all-fives")
    panel = await ann.slash(server.channel, "table")
    assert "What happened" not in server.labels(panel.response)


@pytest.mark.parametrize("restarted", [False, True])
async def test_moves_of_a_player_who_left_are_told_as_theirs(server, restarted):
    """The computer that took over is named for its own moves only."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    await table.until(lambda: table.seats.state is State.PLAYING and _last_layer(table) == 1)
    await server.kick(ann, bob)
    if restarted:
        await server.restart()

    session = await server.bot.registry.get(table.id)
    assert session.snapshot.movers[1] == "Bob"
    assert session.table.players[1].name != "Bob"
    result = await asks(server, table, ann)
    lines = [line for line in told(server, result) if "**Bob**" in line]
    assert lines
    words = table_words(session.snapshot, session.snapshot.spectator, plain_narrator(session.snapshot))
    assert "Bob" in words, "it tells who laid the last tile"
    await table.go_on()
    shown = await server.bot.registry.get(table.id)
    assert shown.snapshot.movers[1] == shown.table.players[1].display_name, "the computer has moved since"


def _last_layer(table):
    laid = table.seats.match_or_raise.round.view(None).laid
    return laid[-1].seat if laid else None
