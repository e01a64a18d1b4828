"""Hands with many moves: up to twelve have a button each. With more, the tile is picked first."""

from __future__ import annotations

import re

from bot.presentation.message import CHOICES
from tests.flows.updating import First


async def drawing(server, moves, tiles=99):
    """Play by the French rules, and draw whenever that is allowed. Return the table and the person on turn.

    That person can choose among more than `moves` lays.

    Args:
        tiles: the most tiles that this person may have to choose from.
    """
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.set_up("preset", "fr")
    await server.set_option(table, "hand_size", "9")
    await table.start()

    def many(person, _):
        lays = [move for move in table.choices(person) if move.verb == "lay"]
        return len(lays) > moves and len({move.tile for move in lays}) <= tiles

    table.choose = First()
    return table, await table.skip_to_turn(many, avoided=("lay", "call", "catch"))


def verbs(server, message):
    return [each["custom_id"].split(":")[1] for each in server.controls(message) if "options" in each]


def labels_of(server, message, verb):
    return [each["label"] for each in server.controls(message) if each["custom_id"].startswith(f"b:{verb}:")]


async def test_the_tile_is_chosen_before_its_place_if_there_are_many_moves(server):
    table, person = await drawing(server, 12, tiles=9)
    hand = table.hand(person)
    assert verbs(server, hand) == []
    moves = [
        *labels_of(server, hand, "move"),
        *labels_of(server, hand, "pick"),
        *labels_of(server, hand, "shout"),
    ]
    assert len(moves) <= 12
    first = labels_of(server, hand, "pick")[0]
    assert re.fullmatch(r"\d+ → \d ▸", first)
    message, made = hand.id, len(table.seats.match_or_raise.record)

    await person.click(hand, label=first)

    places = table.hand(person)
    assert places.id == message, "the second tap is on the same message"
    assert "where does it go?" in places.content
    count = int(first.split()[2])
    lays = [label for label in labels_of(server, places, "move") if " → " in label]
    assert len(lays) == count

    await person.click(places, label="Back")
    assert labels_of(server, table.hand(person), "pick")[0] == first
    await person.click(table.hand(person), label=first)
    await person.click(table.hand(person), label=lays[-1])

    assert len(table.seats.match_or_raise.record) == made + 1


async def test_more_moves_than_buttons_are_offered_as_lists(server):
    table, person = await drawing(server, CHOICES)
    hand = table.hand(person)
    assert set(verbs(server, hand)) == {"move", "pick"}
    (select,) = [each for each in server.controls(hand) if each["custom_id"].startswith("s:pick:")]
    tile = select["options"][0]["value"]

    await person.select(hand, [tile], custom_id=select["custom_id"])
    assert "Back" in server.labels(table.hand(person))
    await person.click(table.hand(person), label="Back")
    assert set(verbs(server, table.hand(person))) == {"move", "pick"}

    made = len(table.seats.match_or_raise.record)
    await table.play(person, [move.text for move in table.moves(person) if move.verb == "lay"][-1])
    assert len(table.seats.match_or_raise.record) == made + 1
