"""Time that is left of a turn: nothing takes any of it away, whatever people have missed before."""

from __future__ import annotations

from tests.bot.tables.driver import GUILD


async def one_has_accepted(world):
    """Ann and bob were asked at once, and bob has let turns pass before; ann has accepted soon."""
    table = await world.started("ann", "bob", "cas", game="domino-4", blufjoker=True)

    def bluffs():
        return [move.text for move in table.moves(table.on_turn) if move.verb == "bluff"]

    for _ in range(40):  # bob lets his turns pass, the others play; cas bluffs as soon as bob has missed one
        await table.until(lambda: bool(table.on_turn))
        if table.on_turn == "bob" and table.player("bob").missed_turns < 2:
            await table.miss("bob")
        elif table.on_turn == "cas" and table.player("bob").missed_turns and bluffs():
            await table.play("cas", bluffs()[0])
            break
        else:
            await table.go_on(lambda move: move.verb == "lay" and table.on_turn != "cas")
    assert table.player("bob").missed_turns
    assert {table.snapshot.players[seat].name for seat in table.snapshot.waiting()} == {"ann", "bob"}
    assert table.left == 120
    await world.advance(5)
    await table.play("ann", "accept")
    assert table.on_turn == "bob"
    assert table.left == 115
    return table


async def test_time_that_is_given_back_takes_none_away(world):
    table = await one_has_accepted(world)
    await world.registry.server_back(GUILD, 10.0)
    assert table.left is not None
    assert table.left >= 115


async def test_a_restart_takes_none_away(world):
    table = await one_has_accepted(world)
    await world.restart()
    assert table.left == 115
