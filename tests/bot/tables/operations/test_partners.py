"""Tests of who plays with whom: joining, choosing a side, swapping partners, rematches and substitutes."""

from __future__ import annotations

import json

import pytest

from bot.store import MatchChanges, MatchCommit, State
from bot.tables.state import requests as ask
from bot.tables.state.refusals import RefusedError
from bot.tables.state.requests import Rematch
from bot.tables.state.snapshot import Name, Notice, Say
from tests.bot.tables.driver import PEOPLE

FOUR = ("ann", "bob", "cas", "dan")


async def lobby(world, *names, game="partners", **about):
    return await world.open(*(names or FOUR), game=game, **about)


def teams(table):
    """Return the names of each team's players in a lobby."""
    sides, names = table.snapshot.sides, table.names
    return [
        " ".join(name for name, its in zip(names, sides, strict=True) if its == side)
        for side in range(max(sides, default=-1) + 1)
    ]


def key(name):
    return str(PEOPLE[name])


# -- joining ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "options"),
    [("partners", {}), ("block", {"partners": True}), ("uno-dominos", {"partners": True})],
)
async def test_who_joins_sits_at_the_next_free_seat(world, game, options):
    table = await lobby(world, game=game, **options)
    assert (table.names, teams(table)) == ([*FOUR], ["ann cas", "bob dan"])
    await table.check()
    await table.start()
    assert (table.names, table.snapshot.sides) == ([*FOUR], ())
    assert table.snapshot.spectator.teams == ((0, 2), (1, 3))
    await table.check()


async def test_games_without_teams_have_no_sides(world):
    table = await lobby(world, "ann", "bob", "cas", game="block")
    assert table.snapshot.sides == ()
    for request in (ask.SwapPartners(), ask.SetRotation(rotates=True), ask.PlayWith(key("cas"))):
        assert await table.refused("ann", request) == "moved-on"
    await table.ask("ann", ask.SetOption("partners", True))
    assert teams(table) == ["ann cas", "bob"]
    await table.ask("ann", ask.SetOption("partners", False))
    assert table.snapshot.sides == ()


async def test_six_people_play_in_three_teams(world):
    table = await lobby(world, game="uno-dominos", partners=True)
    await table.ask("eve", ask.Join())
    assert teams(table) == ["ann cas", "bob dan", "eve"]
    await table.ask("mod", ask.Join())
    assert teams(table) == ["ann cas", "bob dan", "eve mod"]
    await table.start()
    assert table.names == ["ann", "bob", "eve", "cas", "dan", "mod"]
    assert table.snapshot.spectator.teams == ((0, 3), (1, 4), (2, 5))


async def test_partners_stay_together_when_others_leave_and_come(world):
    table = await lobby(world)
    await table.ask("bob", ask.Leave())
    await table.ask("ann", ask.RemovePlayer(key("dan")))
    assert teams(table) == ["ann cas"]
    await table.check()
    await table.ask("eve", ask.Join())
    await table.ask("ann", ask.AddComputer())
    assert teams(table) == ["ann cas", "eve Ada 🤖"]
    await table.start()
    assert table.names == ["ann", "eve", "cas", "Ada 🤖"]


async def test_a_lobby_with_too_many_people_for_its_game_has_no_sides_yet(world):
    table = await lobby(world, *FOUR, "eve", game="uno-dominos")
    await table.ask("ann", ask.ChooseGame("partners"))
    assert table.snapshot.sides == ()
    await table.ask("bob", ask.Leave())
    assert teams(table) == ["ann dan", "cas eve"]


# -- choosing a side -------------------------------------------------------------------------------


async def test_a_person_joins_at_the_side_of_another(world):
    table = await lobby(world, "ann")
    now = Notice("partner-now", {"name": Name("ann")})
    assert await table.ask("bob", ask.PlayWith(key("ann"))) == Say(now, replace=True)
    assert teams(table) == ["ann bob"]
    await table.ask("cas", ask.Join())
    await table.ask("dan", ask.Join())
    await table.start()
    assert table.names == ["ann", "cas", "bob", "dan"]


async def test_a_person_changes_sides_while_there_is_a_free_seat(world):
    table = await lobby(world, "ann", "bob", "cas")
    await table.ask("cas", ask.PlayWith(key("bob")))
    assert teams(table) == ["ann", "bob cas"]
    await table.ask("bob", ask.PlayWith(key("ann")))
    assert teams(table) == ["ann bob", "cas"]
    await table.ask("bob", ask.PlayWith(key("ann")))  # they play together already
    assert teams(table) == ["ann bob", "cas"]
    await table.check()


async def test_a_person_waits_for_another_partner(world):
    table = await lobby(world, "ann")
    await table.ask("bob", ask.PlayWith(key("ann")))
    free = Notice("partner-free")
    assert await table.ask("bob", ask.PlayWith("")) == Say(free, replace=True)
    assert teams(table) == ["ann", "bob"]
    assert await table.refused("bob", ask.PlayWith("")) == "moved-on"


async def test_a_computer_gives_way_and_gets_the_other_seat(world):
    table = await lobby(world, "ann", "bob", computers=2)
    assert teams(table) == ["ann Ada 🤖", "bob Blaise 🤖"]
    await table.ask("bob", ask.PlayWith(key("ann")))
    assert sorted(teams(table)) == ["Ada 🤖 Blaise 🤖", "ann bob"]


async def test_a_person_does_not_give_way(world):
    table = await lobby(world, "ann", "bob", "cas")
    with pytest.raises(RefusedError) as caught:
        await table.ask("bob", ask.PlayWith(key("ann")))
    assert (caught.value.key, caught.value.values) == ("partner-taken", {"names": "ann, cas"})
    assert await table.refused("dan", ask.PlayWith(key("cas"))) == "partner-taken"
    assert table.seat("dan") is None
    for nobody in ("eve", "bob"):
        assert await table.refused("bob", ask.PlayWith(key(nobody))) == "moved-on"
    assert teams(table) == ["ann cas", "bob"]


async def test_who_may_not_join_does_not_choose_a_side(world):
    world.prefer(barred=frozenset({PEOPLE["eve"]}))
    table = await lobby(world)
    assert await table.refused("eve", ask.PlayWith(key("ann"))) == "barred"
    assert await table.refused("mod", ask.PlayWith(key("ann"))) == "lobby-full"


# -- swapping --------------------------------------------------------------------------------------


async def test_the_host_swaps_partners_through_all_three_pairings(world):
    table = await lobby(world)
    met = []
    for _ in range(3):
        await table.ask("ann", ask.SwapPartners())
        met.append(next(team for team in teams(table) if "ann" in team))
    assert sorted(met) == ["ann bob", "ann cas", "ann dan"]
    assert await table.refused("bob", ask.SwapPartners()) == "host-only"
    await table.check()


async def test_there_is_nothing_to_swap_for_a_single_player(world):
    table = await lobby(world, "ann")
    assert await table.refused("ann", ask.SwapPartners()) == "moved-on"


async def test_swapped_partners_outlast_a_restart_and_the_start(world):
    table = await lobby(world)
    await table.ask("ann", ask.SwapPartners())
    before = (table.names, table.snapshot.sides)
    await world.restart()
    assert (table.names, table.snapshot.sides) == before
    await table.start()
    assert table.names == before[0]
    assert await table.refused("ann", ask.SwapPartners()) == "lobby-closed"


async def test_gaps_outlast_a_restart(world):
    table = await lobby(world, "ann")
    await table.ask("bob", ask.PlayWith(key("ann")))
    await world.restart()
    assert teams(table) == ["ann bob"]


async def test_a_lobby_of_an_earlier_version_gets_sides(world):
    table = await lobby(world)
    revision = table.snapshot.revision
    changes = MatchChanges(questions=[])
    await world.store.commit(MatchCommit(match_id=table.id, expected_revision=revision, changes=changes))
    await world.restart()
    assert (table.names, teams(table)) == ([*FOUR], ["ann cas", "bob dan"])
    await table.check()


# -- a rematch -------------------------------------------------------------------------------------


async def rematch(world, table, name="ann"):
    """Finish the match and open its rematch."""
    await table.until(lambda: table.over)
    again = world.table_of(await world.registry.open(world.actor(name), Rematch(table.id)), name)
    await world.settle()
    await again.check()
    return again


async def test_partners_stay_for_a_rematch(world):
    table = await lobby(world, rounds=1)
    await table.ask("ann", ask.SwapPartners())
    await table.start()
    names = table.names
    again = await rematch(world, table, "bob")
    assert again.names == names
    assert teams(again) == [f"{names[0]} {names[2]}", f"{names[1]} {names[3]}"]


async def test_partners_rotate_by_a_rule_of_the_table(world):
    table = await lobby(world, rounds=1)
    assert await table.refused("bob", ask.SetRotation(rotates=True)) == "host-only"
    await table.ask("ann", ask.SetRotation(rotates=True))
    met = []
    for _ in range(3):
        await table.start()
        met.append(table.names[(table.seat("ann") + 2) % 4])
        table = await rematch(world, table)
        assert table.snapshot.rotates
    assert sorted(met) == ["bob", "cas", "dan"]
    await table.ask("ann", ask.SetRotation(rotates=False))
    assert teams(table) == ["ann cas", "bob dan"]


async def test_rotation_goes_on_with_computers_and_newcomers(world):
    table = await lobby(world, "ann", "bob", computers=2, rounds=1)
    await table.ask("ann", ask.SetRotation(rotates=True))
    await table.start()
    again = await rematch(world, table)
    assert sorted(teams(again)) == ["Blaise 🤖 Ada 🤖", "ann bob"]
    await again.ask("bob", ask.Leave())
    await again.ask("cas", ask.Join())
    assert sorted(teams(again)) == ["Blaise 🤖 Ada 🤖", "ann cas"]
    await again.start()
    third = await rematch(world, again)
    assert sorted(teams(third)) == ["Ada 🤖 cas", "ann Blaise 🤖"]


async def test_the_partner_of_a_barred_person_waits_for_another(world):
    table = await lobby(world, rounds=1)
    await table.start()
    await table.until(lambda: table.over)
    world.prefer(barred=frozenset({PEOPLE["cas"]}))
    again = await rematch(world, table)
    assert teams(again) == ["ann", "bob dan"]
    await again.ask("eve", ask.Join())
    assert teams(again) == ["ann eve", "bob dan"]


# -- in a match ------------------------------------------------------------------------------------


async def test_a_substitute_takes_the_seat_of_who_left_in_their_team(world):
    table = await lobby(world, "ann", "bob", "cas", computers=1, rounds=1)
    await table.start()
    await table.ask("cas", ask.Leave())
    await table.ask("eve", ask.AskForSeat())
    await table.ask("ann", ask.AdmitSubstitute(ask.Guest(PEOPLE["eve"], "eve")))
    assert table.names == ["ann", "bob", "eve", "Ada 🤖"]
    assert table.snapshot.views[2].partners == (0,)
    again = await rematch(world, table)
    assert teams(again) == ["ann eve", "bob Ada 🤖"]


async def test_away_kick_and_pause_leave_the_teams(world):
    table = await lobby(world, pace=30)
    await table.start()
    await table.away("cas")
    assert table.names == ["ann", "bob", "cas 🤖", "dan"]
    await table.ask("cas", ask.TakeSeatBack())
    assert table.snapshot.views[2].partners == (0,)
    await table.everybody(ask.AskPause())
    assert table.state is State.PAUSED
    await table.ask("ann", ask.Resume())
    await table.ask("mod", ask.Kick(ask.Guest(PEOPLE["bob"], "bob")))
    assert table.names == ["ann", "Ada 🤖", "cas", "dan"]
    assert table.snapshot.spectator.teams == ((0, 2), (1, 3))
    await table.check()


async def test_questions_of_a_match_have_no_sides(world):
    table = await lobby(world)
    assert "sides" in json.dumps((await table.saved()).questions)
    await table.start()
    assert "sides" not in json.dumps((await table.saved()).questions)
