"""Hands with many moves: one button each, and beyond 25 moves the tile is picked first."""

from __future__ import annotations

from bot.presentation.message import CHOICES
from tests.flows.updating import First


async def drawing(server, moves):
    """Play by the French rules, and draw whenever that is allowed. Return the table and the person on turn.

    That person can choose among more than `moves` lays.
    """
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.set_up("preset", "fr")
    await server.set_option(table, "hand_size", "9")
    await table.start()

    def many(person, _):
        return sum(move.verb == "lay" for move in table.choices(person)) > moves

    table.choose = First()
    return table, await table.skip_to_turn(many, avoided=("lay", "call", "catch"))


def verbs(server, message):
    return [each["custom_id"].split(":")[1] for each in server.controls(message) if "options" in each]


def labels_of(server, message, verb):
    return [each["label"] for each in server.controls(message) if each["custom_id"].startswith(f"b:{verb}:")]


async def test_up_to_25_moves_have_a_button_each(server):
    table, person = await drawing(server, 15)
    hand = table.hand(person)
    assert verbs(server, hand) == []
    lays = [label for label in labels_of(server, hand, "move") if " → " in label]
    assert 15 < len(lays) <= 20
    assert len({*lays}) == len(lays)
    made = len(table.seats.match_or_raise.record)

    await person.click(hand, label=lays[-1])

    assert len(table.seats.match_or_raise.record) == made + 1


async def test_more_moves_than_buttons_are_offered_as_lists(server):
    table, person = await drawing(server, CHOICES)
    hand = table.hand(person)
    assert set(verbs(server, hand)) == {"move", "pick"}
    (select,) = [each for each in server.controls(hand) if each["custom_id"].startswith("s:pick:")]
    tile = select["options"][0]["value"]

    await person.select(hand, [tile], custom_id=select["custom_id"])
    assert "Another tile" in server.labels(table.hand(person))
    await person.click(table.hand(person), label="Another tile")
    assert set(verbs(server, table.hand(person))) == {"move", "pick"}

    made = len(table.seats.match_or_raise.record)
    await table.play(person, [move.text for move in table.moves(person) if move.verb == "lay"][-1])
    assert len(table.seats.match_or_raise.record) == made + 1
