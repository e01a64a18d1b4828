"""Tests that a turn's remaining time is never shortened, no matter how many turns were missed before."""

from __future__ import annotations

from tests.bot.tables.driver import GUILD


async def one_has_accepted(world):
    """Return a table at which Cas has bluffed. Ann has accepted. Bob, who has missed turns, must answer."""
    table = await world.started("ann", "bob", "cas", game="domino-4", blufjoker=True)

    def bluffs():
        return [move.text for move in table.moves(table.on_turn) if move.verb == "bluff"]

    for _ in range(40):  # Bob misses his turns and the others play; Cas bluffs as soon as Bob has missed one
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


async def test_adding_downtime_never_shortens_a_turn(world):
    table = await one_has_accepted(world)
    await world.registry.server_restored(GUILD, 10.0)
    assert table.left is not None
    assert table.left >= 115


async def test_a_restart_never_shortens_a_turn(world):
    table = await one_has_accepted(world)
    await world.restart()
    assert table.left == 115
