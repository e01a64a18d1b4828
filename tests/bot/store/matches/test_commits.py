"""Commits: a change is saved completely or not at all, records have no gap, and results count once."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import (
    InvitedRow,
    MatchCommit,
    MoveRow,
    NewMatch,
    Ranking,
    ResultRow,
    RoundRow,
    SaveConflict,
    ScoreRow,
    SeatRow,
    State,
    Store,
    UnknownTable,
)
from tests.bot.store.conftest import Look, commit_of, create, revision_of, save

ANN, BOB, CEES = 1 << 58, 2 << 58, 3 << 58
Make = Callable[..., NewMatch]

ROUND = RoundRow(0, "out", (ScoreRow(0, ANN, 25, won=True), ScoreRow(1, None, 0, won=False)))
RESULT = (ResultRow(0, ANN, 25, won=True), ResultRow(1, None, 0, won=False), ResultRow(2, BOB, 5, won=False))


def statements(store: Store) -> list[str]:
    """Return a list that collects the writing connection's statements, except BEGIN and COMMIT."""
    found: list[str] = []
    engine = store._database._write.sync_engine
    event.listen(engine, "before_cursor_execute", lambda _, __, statement, *rest: found.append(statement))
    return found


# -- new tables ------------------------------------------------------------------------------------


async def test_a_new_table_loads_as_it_was_saved(store: Store, a_table: Make, clock: Any) -> None:
    table = a_table(parent_id=7, follows="before12", turn_seconds=60)
    await create(store, table)
    saved = await store.matches.load("abcd2345")
    assert {
        field.name: getattr(saved, field.name) for field in dataclasses.fields(NewMatch)
    } == dataclasses.asdict(table) | {"seats": table.seats}
    assert (saved.revision, saved.record_version, saved.moves, saved.invited) == (1, 1, (), ())
    assert (saved.resumes, saved.deadline, saved.due_at, saved.questions) == (None, None, None, ())
    assert (saved.created_at, saved.touched_at, saved.ended_at) == (clock.now, clock.now, None)


async def test_changes_in_the_first_commit_override_the_new_table(
    store: Store, a_table: Make, clock: Any
) -> None:
    invited = (InvitedRow(CEES, "Cees"),)
    changes = {"parent_id": 7, "due_at": clock.now, "options": {}}
    commit = dataclasses.replace(commit_of("abcd2345", 0, **changes), new=a_table(), invited=invited)
    await store.commit(commit)
    saved = await store.matches.load("abcd2345")
    assert (saved.parent_id, saved.due_at, saved.options, saved.invited) == (7, clock.now, {}, invited)


async def test_a_second_table_with_the_same_id_is_refused(store: Store, a_table: Make) -> None:
    await create(store, a_table())
    with pytest.raises(SaveConflict):
        await create(store, a_table(seed="another"))
    assert (await store.matches.load("abcd2345")).seed == "a seed"


@pytest.mark.parametrize(("id", "revision"), [("abcd2345", 1), ("other234", 0)])
async def test_a_new_table_with_another_id_or_revision_is_refused(
    store: Store, a_table: Make, id: str, revision: int
) -> None:
    with pytest.raises(ValueError, match="revision"):
        await store.commit(MatchCommit(match_id=id, expected_revision=revision, new=a_table()))


# -- revisions -------------------------------------------------------------------------------------


async def test_every_commit_increments_the_revision(store: Store, a_table: Make) -> None:
    await create(store, a_table())
    await save(store, "abcd2345", (0, 0, "draw"))
    await save(store, "abcd2345", host_id=BOB)
    await save(store, "abcd2345")
    assert (await store.matches.load("abcd2345")).revision == 4


@pytest.mark.parametrize("revision", [0, 1, 3])
async def test_a_commit_to_an_old_or_future_revision_is_refused(
    store: Store, a_table: Make, look: Look, revision: int
) -> None:
    await create(store, a_table())
    await save(store, "abcd2345", (0, 0, "draw"))
    before = await look.everything()
    with pytest.raises(SaveConflict, match=r"contradict this change: abcd2345@2\.$"):
        await store.commit(commit_of("abcd2345", revision, (1, 1, "pass"), host_id=BOB, seats=()))
    assert await look.everything() == before


async def test_only_one_of_several_simultaneous_commits_is_saved(store: Store, a_table: Make) -> None:
    await create(store, a_table())
    tries = [store.commit(commit_of("abcd2345", 1, (0, seat, "draw"))) for seat in range(5)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(answer) for answer in answers].count(SaveConflict) == 4
    assert len((await store.matches.load("abcd2345")).moves) == 1


async def test_two_tables_are_saved_independently(store: Store, a_table: Make) -> None:
    await asyncio.gather(*(create(store, a_table(id)) for id in ("one", "two")))

    async def play(id: str) -> None:
        for n in range(10):
            await save(store, id, (n, n % 2, f"{id}-{n}"))

    await asyncio.gather(play("one"), play("two"))
    for id in ("one", "two"):
        assert [text for _, text in (await store.matches.load(id)).record] == [f"{id}-{n}" for n in range(10)]


# -- moves -----------------------------------------------------------------------------------------


async def test_saved_moves_form_the_record(store: Store, a_table: Make, clock: Any) -> None:
    await create(store, a_table(state=State.PLAYING))
    await save(store, "abcd2345", (0, 0, "6-4@C"))
    clock.move(seconds=2)
    await save(store, "abcd2345", (1, 1, "draw"), (2, 1, "draw"), (3, 1, "pass"))
    saved = await store.matches.load("abcd2345")
    assert saved.record == [(0, "6-4@C"), (1, "draw"), (1, "draw"), (1, "pass")]
    assert saved.moves[-1] == MoveRow(3, 1, "pass", clock.now)
    assert saved.touched_at == clock.now


@pytest.mark.parametrize(
    ("numbers", "wrong"),
    [([0], 0), ([2], 2), ([7], 7), ([-1], -1), ([1, 1], 1), ([1, 3], 3), ([1, 2, 0], 0), ([2, 3], 2)],
)
async def test_moves_with_a_wrong_number_are_refused(
    store: Store, a_table: Make, look: Look, numbers: list[int], wrong: int
) -> None:
    await create(store, a_table())
    await save(store, "abcd2345", (0, 0, "draw"))
    before = await look.everything()
    with pytest.raises(SaveConflict, match=f"^Table abcd2345 does not wait for move {wrong}\\.$"):
        await save(store, "abcd2345", *((n, 1, "pass") for n in numbers), rounds=[ROUND], host_id=BOB)
    assert await look.everything() == before


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_plain_move_takes_two_statements(store: Store, a_table: Make, clock: Any) -> None:
    await create(store, a_table(state=State.PLAYING))
    asked = statements(store)
    await store.commit(commit_of("abcd2345", 1, (0, 0, "draw"), due_at=clock.now, deadline=None))
    assert [statement.split()[0] for statement in asked] == ["UPDATE", "INSERT"]


# -- ends ------------------------------------------------------------------------------------------


async def test_the_last_move_saves_the_end_of_the_match(
    store: Store, a_table: Make, clock: Any, look: Look
) -> None:
    asked = [{"kind": "pause", "agreed": [ANN]}]
    await create(store, a_table(state=State.PLAYING))
    await save(store, "abcd2345", deadline=clock.now, due_at=clock.now, questions=asked)
    clock.move(minutes=1)
    await save(store, "abcd2345", (0, 0, "6-4@C"), rounds=[ROUND], result=RESULT)
    saved = await store.matches.load("abcd2345")
    assert (saved.state, saved.ended_at) == (State.OVER, clock.now)
    assert (saved.deadline, saved.due_at, saved.questions) == (None, None, ())
    assert await look.rows("rounds") == [("abcd2345", 0, "out")]
    assert await look.rows("round_scores") == [("abcd2345", 0, 0, ANN, 25, 1), ("abcd2345", 0, 1, None, 0, 0)]
    assert len(await look.rows("results")) == 3


async def test_of_an_ended_match_only_the_bank_of_time_is_kept(store: Store, a_table: Make) -> None:
    """A rematch begins with the same."""
    bank = {"kind": "bank", "bank": {"full": 300, "increment": 15, "left": {"0": 12.5}}}
    await create(store, a_table(state=State.PLAYING))
    await save(store, "abcd2345", state=State.ABANDONED, questions=[bank, {"kind": "pause", "agreed": [ANN]}])
    assert (await store.matches.load("abcd2345")).questions == (bank,)


async def test_a_finished_round_changes_the_state_at_once(store: Store, a_table: Make) -> None:
    await create(store, a_table(state=State.PLAYING))
    await save(store, "abcd2345", (0, 0, "6-4@C"), rounds=[ROUND], state=State.BETWEEN)
    assert (await store.matches.load("abcd2345")).state is State.BETWEEN


async def test_several_rounds_can_end_in_one_commit(store: Store, a_table: Make, look: Look) -> None:
    await create(store, a_table(state=State.PLAYING))
    second = dataclasses.replace(ROUND, number=1, reason="blocked")
    await save(store, "abcd2345", (0, 0, "6-4@C"), (1, 0, "pass"), rounds=[ROUND, second])
    assert await look.rows("rounds") == [("abcd2345", 0, "out"), ("abcd2345", 1, "blocked")]
    assert len(await look.rows("round_scores")) == 4


async def test_a_result_counts_once(store: Store, a_table: Make, look: Look) -> None:
    await create(store, a_table())
    await save(store, "abcd2345", (0, 0, "draw"), rounds=[ROUND], result=RESULT)
    for n in (0, 1):
        with pytest.raises(SaveConflict, match="has ended"):
            await save(store, "abcd2345", (n, 0, "draw"), rounds=[ROUND], result=RESULT)
    assert [len(await look.rows(table)) for table in ("moves", "rounds", "results")] == [1, 1, 3]
    assert (await store.leaderboards.page(Ranking(guild_id=900))).lines[0].matches_won == 1


@pytest.mark.parametrize(
    ("rounds", "result"),
    [
        ([ROUND, ROUND], None),
        ([], (RESULT[0], RESULT[0])),
        ([], (RESULT[0], dataclasses.replace(RESULT[0], seat=1))),
    ],
    ids=["a round twice", "a seat twice", "a person on two seats"],
)
async def test_a_contradictory_commit_changes_nothing(
    store: Store, a_table: Make, look: Look, rounds: Any, result: Any
) -> None:
    await create(store, a_table())
    before = await look.everything()
    with pytest.raises(SaveConflict):
        await save(store, "abcd2345", (0, 0, "draw"), rounds=rounds, result=result)
    assert await look.everything() == before


@pytest.mark.parametrize(
    ("state", "result"),
    [(State.OVER, None), (State.BETWEEN, RESULT), (State.ABANDONED, RESULT), (State.LOBBY, RESULT)],
)
async def test_a_result_and_the_state_over_require_each_other(
    store: Store, a_table: Make, look: Look, state: State, result: Any
) -> None:
    await create(store, a_table())
    before = await look.everything()
    with pytest.raises(ValueError, match="unmatched result"):
        await save(store, "abcd2345", (0, 0, "draw"), result=result, state=state)
    assert await look.everything() == before
    await save(store, "abcd2345", (0, 0, "draw"), result=RESULT, state=State.OVER)


async def test_a_new_match_cannot_be_over(store: Store, a_table: Make) -> None:
    with pytest.raises(ValueError, match="unmatched result"):
        await create(store, a_table(state=State.OVER))


@pytest.mark.parametrize(
    "how", [{"state": State.ABANDONED}, {"result": RESULT}], ids=["given up", "finished"]
)
@pytest.mark.parametrize(
    "what",
    [
        {"state": State.PLAYING},
        {"state": State.ABANDONED},
        {"host_id": BOB},
        {"deadline": None},
        {"seats": ()},
        {"invited": ()},
        {"guild_setting": ("a", "b")},
        {"rounds": [ROUND]},
        {"result": RESULT},
        {},
    ],
    ids=str,
)
async def test_a_match_that_has_ended_never_changes(
    store: Store, a_table: Make, clock: Any, look: Look, how: Any, what: Any
) -> None:
    await create(store, a_table())
    await save(store, "abcd2345", **how)
    assert (await store.matches.load("abcd2345")).ended_at == clock.now
    clock.move(days=1)
    before = await look.everything()
    for moves in ([], [(0, 0, "draw")]):
        with pytest.raises(SaveConflict, match=r"^The match at table abcd2345 has ended\.$"):
            await save(store, "abcd2345", *moves, **what)
    assert await look.everything() == before


# -- changes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("host_id", BOB),
        ("channel_id", 4),
        ("parent_id", 1 << 60),
        ("game", "domino-4"),
        ("seed", "another"),
        ("locale", "fr"),
        ("options", {"hoeksteen": True}),
        ("state", State.BETWEEN),
        ("resumes", State.PLAYING),
        ("turn_seconds", 60),
        ("questions", ({"kind": "vote", "user": ANN, "kick": [BOB]}, {"kind": "pause"})),
    ],
)
async def test_a_change_affects_only_the_named_column(
    store: Store, a_table: Make, clock: Any, field: str, value: Any
) -> None:
    await create(store, a_table())
    before = await store.matches.load("abcd2345")
    now = clock.move(seconds=1)
    await save(store, "abcd2345", **{field: value})
    assert await store.matches.load("abcd2345") == dataclasses.replace(
        before, **{field: value, "touched_at": now, "revision": 2}
    )


async def test_touched_at_is_the_beginning_of_an_outage(store: Store, a_table: Make, clock: Any) -> None:
    await create(store, a_table())
    since, now = clock.move(seconds=1), clock.move(seconds=60)
    for unseen_since, touched_at in ((since, since), (now + timedelta(seconds=1), now), (None, now)):
        await save(store, "abcd2345", host_id=BOB, unseen_since=unseen_since)
        assert (await store.matches.load("abcd2345")).touched_at == touched_at


@pytest.mark.parametrize("field", ["deadline", "due_at"])
async def test_times_can_be_set_and_cleared(store: Store, a_table: Make, clock: Any, field: str) -> None:
    await create(store, a_table())
    for value in (clock.move(seconds=120), None):
        await save(store, "abcd2345", **{field: value})
        assert getattr(await store.matches.load("abcd2345"), field) == value


async def test_answered_questions_are_deleted(store: Store, a_table: Make, look: Look) -> None:
    await create(store, a_table())
    await save(store, "abcd2345", questions=[{"kind": "pause"}])
    await save(store, "abcd2345", questions=[])
    assert (await store.matches.load("abcd2345")).questions == ()
    assert not [row for row in await look.rows("matches") if "pause" in str(row)]


async def test_a_pause_saves_the_state_it_returns_to(store: Store, a_table: Make) -> None:
    await create(store, a_table(state=State.PLAYING))
    await save(store, "abcd2345", (0, 0, "6-4@C"), rounds=[ROUND], state=State.BETWEEN)
    await save(store, "abcd2345", state=State.PAUSED, resumes=State.BETWEEN)
    saved = await store.matches.load("abcd2345")
    assert (saved.state, saved.resumes) == (State.PAUSED, State.BETWEEN)

    await save(store, "abcd2345", state=saved.resumes, resumes=None)

    saved = await store.matches.load("abcd2345")
    assert (saved.state, saved.resumes) == (State.BETWEEN, None)


# -- seats -----------------------------------------------------------------------------------------


async def test_seats_are_replaced_by_the_given_ones(store: Store, a_table: Make, look: Look) -> None:
    await create(store, a_table())
    before = await look.everything()
    with pytest.raises(SaveConflict):
        await save(store, "abcd2345", seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, ANN, "Ann")])
    assert await look.everything() == before
    turned = (
        SeatRow(0, CEES, "Cees", away=True, missed_turns=3, unsubstituted=False),
        SeatRow(1, ANN, "Anna", missed_turns=1),
        SeatRow(2, None, "quick", computer=True),
    )
    await save(store, "abcd2345", seats=turned)
    assert (await store.matches.load("abcd2345")).seats == turned
    assert sorted(await look.rows("names")) == [(900, ANN, "Anna"), (900, BOB, "Bob"), (900, CEES, "Cees")]
    await save(store, "abcd2345", seats=())
    assert (await store.matches.load("abcd2345")).seats == ()


async def test_ratings_use_the_seats_saved_with_the_result(store: Store, a_table: Make, look: Look) -> None:
    people = (SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob"))
    await create(store, a_table(state=State.PLAYING, seats=people))
    result = (ResultRow(0, ANN, 9, won=True, place=1), ResultRow(1, BOB, 0, won=False, place=2))
    changed = (people[0], dataclasses.replace(people[1], unsubstituted=False))
    await save(store, "abcd2345", (0, 0, "6-4@C"), result=result, seats=changed)
    assert await look.rows("ratings") == []


# -- unknown tables and cancelled commits ----------------------------------------------------------


async def test_an_unknown_table_is_an_error(store: Store, look: Look) -> None:
    before = await look.everything()
    for attempt in (
        store.matches.load("nowhere"),
        save(store, "nowhere", host_id=1),
        save(store, "nowhere", state=State.PLAYING),
        save(store, "nowhere", (0, 0, "draw")),
        save(store, "nowhere", seats=[]),
    ):
        with pytest.raises(UnknownTable, match=r"^There is no table nowhere\.$"):
            await attempt
    assert await look.everything() == before


async def test_a_cancelled_commit_is_saved_completely_or_not_at_all(store: Store, a_table: Make) -> None:
    """Cancelling a commit at any step leaves either the old or the new state, and a working store."""
    await create(store, a_table())
    made = 0
    for steps in range(40):
        revision = await revision_of(store, "abcd2345")
        saving = asyncio.ensure_future(
            store.commit(commit_of("abcd2345", revision, (made, 0, "draw"), turn_seconds=made + 1))
        )
        for _ in range(steps):
            await asyncio.sleep(0)
        saving.cancel()
        answer = (await asyncio.gather(saving, return_exceptions=True))[0]
        saved = await store.matches.load("abcd2345")
        assert len(saved.record) in ({made + 1} if answer is None else {made, made + 1})
        assert saved.turn_seconds == len(saved.record) == saved.revision - 1
        made = len(saved.record)
    await save(store, "abcd2345", (made, 0, "pass"))
