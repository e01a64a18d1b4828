"""Moves in advance: chosen on the hand while others play, confirmed, cancelled, made, or dropped and told."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from tests.flows.conftest import controls, labels

LANGUAGES = ("en", "nl", "fr")
pytestmark = pytest.mark.forced


async def waiting(server, language):
    """Return a table at which Bob is in turn before Ann, and both."""
    ann, bob = server.person("Ann"), server.person("Bob")
    server.speaks(ann, language)
    table = await server.open(ann, bob, game="block")
    await table.start()
    await table.skip_to_turn(lambda person, view: person is bob and bool(view.laid))
    return table, ann, bob


def tile_in_one_place(table, ann):
    """Return a tile of Ann's that fits whatever Bob lays first, or the empty string."""
    match, seat = table.seats.match_or_raise, table.seats.seat_of(ann.id)
    for tile in match.round.hands[seat]:
        for move in match.round.legal(1 - seat):
            after = match.copy()
            after.play(1 - seat, move.text)
            if after.rounds == match.rounds and seat in after.round.waiting():
                there = [each.tile for each in after.round.legal(seat)]
                if there.count(tile) == 1 and len(set(there)) > 1:
                    return tile, move.text
    return "", ""


async def choose(table, person, tile, localizer):
    """Choose a tile in advance on the person's hand, and confirm it."""
    await person.click(table.hand(person), label=localizer("button-ahead"))
    page = table.hand(person)
    assert localizer("advance-choose") in page.content
    assert max(len(row.get("components", [])) for row in page.components) <= 5
    assert len(page.components) <= 5
    menu = next(each for each in controls(page) if each["custom_id"].endswith(":tile"))
    await person.select(page, [tile], custom_id=menu["custom_id"])
    assert labels(table.hand(person)) == [localizer("button-plan"), localizer("button-step-back")]
    await person.click(table.hand(person), label=localizer("button-plan"))


async def with_tile(server, language):
    """Return a table at which Ann can choose a tile in advance, Ann, Bob, the tile, and Bob's move before."""
    table, ann, bob = await waiting(server, language)
    for _ in range(60):
        tile, move = tile_in_one_place(table, ann)
        if tile and table.on_turn is bob:
            return table, ann, bob, tile, move
        await table.go_on()
        await table.skip_to_turn(lambda person, view: person is bob and bool(view.laid))
    raise AssertionError("no such tile")


def start_of(text):
    """Return the part of a sentence before its first value."""
    return text.partition("«")[0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_tile_chosen_in_advance_is_played_when_the_turn_comes(server, language):
    table, ann, bob, tile, move = await with_tile(server, language)
    localizer = localizer_for(language)
    public, told = [message.id for message in server.public()], table.newest.content
    await choose(table, ann, tile, localizer)
    assert start_of(localizer("advance-set", move="«")) in table.hand(ann).content
    assert localizer("button-unplan") in labels(table.hand(ann))
    assert localizer("button-unplan") not in labels(table.hand(bob))
    assert ([message.id for message in server.public()], table.newest.content) == (public, told)
    await server.restart()
    made = len(table.seats.match_or_raise.record)
    await table.play(bob, move)
    await server.env.advance_time(5)
    seat, text = table.seats.match_or_raise.record[made + 1]
    assert (seat, text.startswith(tile)) == (table.seats.seat_of(ann.id), True)
    assert start_of(localizer("advance-set", move="«")) not in table.hand(ann).content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_cancelled_tile_is_not_played(server, language):
    table, ann, bob, tile, move = await with_tile(server, language)
    localizer = localizer_for(language)
    await choose(table, ann, tile, localizer)
    await ann.click(table.hand(ann), label=localizer("button-unplan"))
    assert localizer("button-ahead") in labels(table.hand(ann))
    await table.play(bob, move)
    made = len(table.seats.match_or_raise.record)
    await server.env.advance_time(5)
    assert len(table.seats.match_or_raise.record) == made
    assert table.on_turn is ann


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_move_that_is_not_possible_is_dropped_and_told(server, language):
    table, ann, bob = await waiting(server, language)
    localizer = localizer_for(language)
    match, seat = table.seats.match_or_raise, table.seats.seat_of(ann.id)
    for _ in range(60):
        after = match.copy()
        if after.round.legal(1 - seat)[0].verb == "lay":
            after.play(1 - seat, after.round.legal(1 - seat)[0].text)
            there = [each.tile for each in after.round.legal(seat)] if seat in after.round.waiting() else []
            none = [each for each in match.round.hands[seat] if each not in there]
            if none and there and after.rounds == match.rounds:
                break
        await table.go_on()
        await table.skip_to_turn(lambda person, view: person is bob and bool(view.laid))
        match = table.seats.match_or_raise
    await choose(table, ann, none[0], localizer)
    await table.play(bob, match.round.legal(1 - seat)[0].text)
    await server.env.advance_time(5)
    assert table.on_turn is ann
    dropped = localizer("advance-dropped", move="«", reason="illegal")
    assert dropped.partition("«. ")[2] in table.hand(ann).content
    assert start_of(dropped) in table.hand(ann).content
