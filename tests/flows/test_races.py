"""Several people press at the same moment: presses are handled in order of arrival."""

from __future__ import annotations

from bot.preferences import DAY
from bot.store import State
from bot.tables.state.requests import SetPace
from tests.flows.conftest import heard


async def two(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "5000")
    await table.ask(SetPace(DAY))
    await table.start()
    return table, ann, bob


def record(table):
    return [text for _, text in table.seats.match_or_raise.record]


def passes_turn(move):
    """Return whether a move lays a tile without a special symbol, so that the other player is next."""
    return move.verb == "lay" and not any(symbol in move.tile for symbol in "DSRW")


async def forgot_to_shout(server):
    """Play until a player lays their last domo but one without a shout.

    Return the table, that player and the other.
    """
    table, ann, bob = await two(server)
    while True:
        person = await table.skip_to_turn(
            lambda person, view: len(view.hand) == 2 and any(map(passes_turn, view.legal))
        )
        await table.play(person, next(filter(passes_turn, table.moves(person))).text)
        return table, person, bob if person is ann else ann


async def test_a_shout_that_arrives_before_the_catch_is_safe(server):
    table, culprit, catcher = await forgot_to_shout(server)
    public = table.newest

    _, caught = await server.at_once(
        culprit.click(table.hand(culprit), label="UNO!"),
        catcher.click(public, label=f"Caught! {culprit.user.name}"),
    )

    assert record(table)[-1] == "call"
    assert len(table.view(culprit).hand) == 1
    assert "Nobody to catch" in server.said(caught)
    assert f"shouts {culprit.user.name}" in heard(table.newest)


async def test_two_simultaneous_clicks_on_one_move_make_one_move(server, offered):
    table, _, _ = await two(server)
    person = table.on_turn
    text, (custom_id, _) = next(iter(offered(table.hand(person)).items()))
    first, second = (person.click(table.hand(person), custom_id=custom_id) for _ in range(2))

    await server.at_once(first, second)

    assert record(table) == [text]
    assert "out of date" in table.hand(person).content


async def test_the_last_seat_goes_to_the_first_to_join(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await server.open(ann, computers=4)

    _, late = await server.at_once(bob.click(table.lobby, label="Join"), eve.click(table.lobby, label="Join"))

    assert "All 6 seats are taken" in server.said(late)
    assert "Bob" in heard(table.lobby)
    assert "Eve" not in heard(table.lobby)


async def test_the_next_round_is_dealt_once(server):
    table, ann, bob = await two(server)
    await table.skip(lambda: table.seats.state is State.BETWEEN)
    card = table.newest
    await bob.click(card, label="Next round")

    _, late = await server.at_once(ann.click(card, label="Next round"), bob.click(card, label="Next round"))

    assert "nothing was changed" in server.said(late)
    assert table.seats.state is State.PLAYING
    turns = [message for message in server.public() if server.labels(message)]
    assert [message.id for message in turns] == [table.newest.id]


async def test_commands_are_answered_while_a_move_is_being_made(server):
    table, _, _ = await two(server)
    commands = ("hand", "uno", "table", "rules")
    for made, command in enumerate(commands, 1):
        mover = table.on_turn
        lay = next(move for move in table.moves(mover) if move.verb not in {"call", "catch"})

        _, asked = await server.at_once(
            table.play(mover, lay.text), table.host.slash(server.channel, command)
        )

        assert len(record(table)) == made
        assert asked.acknowledged
        assert server.said(asked)
