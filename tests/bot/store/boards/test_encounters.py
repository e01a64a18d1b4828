"""Opponents and partners: who counts as which, in what order, and who is left out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from bot.store import NewMatch, Partner, Rival, SeatRow, Store
from bot.store.schema import results
from bot.tables.state.results import teams_of
from tests.bot.store.conftest import PEOPLE, create, played, save

Make = Callable[..., NewMatch]
ANN, BOB, CEES, DIRK = (PEOPLE[name] for name in ("Ann", "Bob", "Cees", "Dirk"))
PARTNERS: dict[str, Any] = {"game": "partners", "options": {"target": 200, "lead": "winner"}}
BLOCK: dict[str, Any] = {"game": "block", "options": {"partners": True}}
UNO: dict[str, Any] = {"game": "uno-dominos", "options": {"edition": 2, "partners": True}}


@pytest.mark.parametrize("about", [PARTNERS, BLOCK, UNO], ids=["partners", "block", "uno"])
async def test_a_partner_is_no_opponent(store: Store, a_table: Make, about: dict[str, Any]) -> None:
    await played(store, a_table, "one", "Ann 9* Bob 0 Cees 9* Dirk 0", **about)
    await played(store, a_table, "two", "Ann 0 Bob 9* Cees 0 Dirk 9*", **about)
    await played(store, a_table, "three", "Dirk 9* Ann 0 - 9* Cees 0", **about)
    ann = await store.statistics.career(900, ANN, teams_of)
    assert ann.partners == (Partner(CEES, "Cees", 3, won=1, lost=2),)
    assert ann.rivals == (Rival(DIRK, "Dirk", 3, won=1, lost=2), Rival(BOB, "Bob", 2, won=1, lost=1))
    dirk = await store.statistics.career(900, DIRK, teams_of)
    assert dirk.partners == (Partner(BOB, "Bob", 2, won=1, lost=1),), "a computer is no partner"


@pytest.mark.parametrize(
    "about",
    [{}, {"game": "block", "options": {}}, {"game": "uno-dominos", "options": {}}],
    ids=["all-fives", "block", "uno of an earlier version"],
)
async def test_without_teams_everybody_is_an_opponent(
    store: Store, a_table: Make, about: dict[str, Any]
) -> None:
    await played(store, a_table, "one", "Ann 9* Bob 0 Cees 9* Dirk 0", **about)
    ann = await store.statistics.career(900, ANN, teams_of)
    assert ann.partners == ()
    assert [(rival.name, rival.won, rival.lost) for rival in ann.rivals] == [
        ("Bob", 1, 0),
        ("Cees", 1, 1),
        ("Dirk", 1, 0),
    ]


async def test_a_person_can_be_partner_and_opponent(store: Store, a_table: Make) -> None:
    await played(store, a_table, "with", "Ann 9* Bob 0 Cees 9* Dirk 0", **BLOCK)
    await played(store, a_table, "against", "Ann 0 Cees 9* Bob 0 Dirk 9*", **BLOCK)
    await played(store, a_table, "alone", "Ann 0 Cees 9*", game="block", options={})
    ann = await store.statistics.career(900, ANN, teams_of)
    assert Partner(CEES, "Cees", 1, won=1, lost=0) in ann.partners
    assert Rival(CEES, "Cees", 2, won=0, lost=2) in ann.rivals


async def test_a_third_teams_win_is_lost_together_and_won_by_no_opponent(store: Store, a_table: Make) -> None:
    await played(store, a_table, "six", "Ann 0 Bob 0 - 9* Cees 0 Dirk 0 - 9*", **UNO)
    ann = await store.statistics.career(900, ANN, teams_of)
    assert ann.partners == (Partner(CEES, "Cees", 1, won=0, lost=1),)
    assert ann.rivals == (Rival(BOB, "Bob", 1, won=0, lost=0), Rival(DIRK, "Dirk", 1, won=0, lost=0))


async def test_a_drawn_match_is_neither_won_nor_lost(store: Store, a_table: Make) -> None:
    await played(store, a_table, "drawn", "Ann 0 Bob 0 Cees 0 Dirk 0", **UNO)
    async with store._database.writing() as connection:
        await connection.execute(update(results).values(won=False))
    ann = await store.statistics.career(900, ANN, teams_of)
    assert ann.partners == (Partner(CEES, "Cees", 1, won=0, lost=0),)
    assert (ann.rivals[0].won, ann.rivals[0].lost) == (0, 0)


async def test_partners_are_sorted_by_matches_with_the_asker_first(store: Store, a_table: Make) -> None:
    await played(store, a_table, "one", "Ann 9* Bob 0 Cees 9* Dirk 0", **PARTNERS)
    await played(store, a_table, "two", "Ann 9* Bob 0 Dirk 9* Cees 0", **PARTNERS)
    await played(store, a_table, "three", "Ann 9* Bob 0 Dirk 9* Cees 0", **PARTNERS)
    await played(store, a_table, "four", "Ann 0 Dirk 9* Bob 0 Cees 9*", **PARTNERS)

    async def names(**about: Any) -> list[str]:
        career = await store.statistics.career(900, ANN, teams_of, **about)
        return [partner.name for partner in career.partners]

    assert await names() == ["Dirk", "Bob", "Cees"]
    assert await names(most=1) == ["Dirk"]
    assert await names(hidden=frozenset({DIRK, CEES})) == ["Bob"]
    assert await names(hidden=frozenset({DIRK, CEES}), most=1, asker=CEES) == ["Cees"]


async def test_only_finished_matches_of_the_server_count(store: Store, a_table: Make) -> None:
    await played(store, a_table, "elsewhere", "Ann 9* Bob 0 Cees 9* Dirk 0", guild_id=901, **PARTNERS)
    people = tuple(SeatRow(seat, person, name) for seat, (name, person) in enumerate(PEOPLE.items()))
    await create(store, a_table("playing", seats=people, **PARTNERS))
    await save(store, "playing", (0, 0, "pass"))
    ann = await store.statistics.career(900, ANN, teams_of)
    assert (ann.partners, ann.rivals) == ((), ())


async def test_a_match_with_options_of_a_later_version_is_left_out(store: Store, a_table: Make) -> None:
    later = {"game": "block", "options": {"teams_of_three": True}}
    await played(store, a_table, "later", "Ann 9* Bob 0 Cees 9* Dirk 0", **later)
    await played(store, a_table, "ours", "Ann 9* Bob 0", game="block", options={})
    ann = await store.statistics.career(900, ANN, teams_of)
    assert (ann.partners, ann.rivals) == ((), (Rival(BOB, "Bob", 1, won=1, lost=0),))
    assert ann.games[0].matches == 2


async def test_a_deleted_person_is_no_longer_a_partner(store: Store, a_table: Make) -> None:
    await played(store, a_table, "one", "Ann 9* Bob 0 Cees 9* Dirk 0", **PARTNERS)
    assert await store.personal_data.forget(CEES)
    ann = await store.statistics.career(900, ANN, teams_of)
    assert ann.partners == ()
    assert [rival.name for rival in ann.rivals] == ["Bob", "Dirk"]
    assert ann.games[0].won == 1
