"""PostgreSQL only: round trips, lost connections, several processes, and old databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import (
    ALL_GAMES,
    DeliveryRow,
    HandRow,
    InvitedRow,
    NewMatch,
    ResultRow,
    RoundRow,
    SaveConflict,
    ScoreRow,
    SeatRow,
    State,
    Store,
    StoreError,
    StoreForeign,
    StoreTooNew,
    StoreUnreachable,
)
from bot.store.backends import migrate, postgres
from bot.store.backends.database import UNFINISHED
from bot.store.matches.hand_tokens import HandTokens
from bot.store.schema import hands
from bot.tables.state.results import teams_of
from tests.bot.store.backends.test_opening import differences
from tests.bot.store.conftest import ANN, BOB, CEES, commit_of, create, save
from tests.postgres import tell
from tests.relay import Relay

pytestmark = pytest.mark.postgres

Make = Callable[..., NewMatch]
ROUND = RoundRow(0, "out", (ScoreRow(0, ANN, 25, won=True), ScoreRow(1, None, 0, won=False)))
PEOPLE = (SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob"))
RESULT = (ResultRow(0, ANN, 9, won=True, place=1), ResultRow(1, BOB, 0, won=False, place=2))


@pytest.fixture
async def relay(postgres_url: str) -> AsyncIterator[Relay]:
    async with Relay(postgres_url) as relay:
        yield relay


@pytest.fixture
async def store(relay: Relay, clock: Any) -> AsyncIterator[Store]:
    """A store that connects to the server through the relay."""
    async with await Store.open(relay.url, clock=clock) as opened:
        yield opened


async def trips(relay: Relay, store: Store, work: Callable[[Store], Any]) -> int:
    """Return how many round trips to the server ``work`` needs."""
    before = relay.trips
    await work(store)
    return relay.trips - before


# -- trips -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "what",
    [
        {"moves": 1},
        {"moves": 3},
        {"moves": 1, "due_at": None, "deadline": None, "state": State.BETWEEN, "rounds": [ROUND]},
        {"moves": 1, "seats": PEOPLE, "questions": ({"kind": "pause"},)},
        {"moves": 0, "seats": PEOPLE, "invited": (InvitedRow(7, "Cees"),), "guild_setting": ("a", "b")},
        {"moves": 0, "state": State.ABANDONED},
    ],
    ids=["a move", "moves", "the end of a round", "another player", "a lobby", "given up"],
)
async def test_a_commit_takes_one_round_trip(
    store: Store, relay: Relay, a_table: Make, what: dict[str, Any]
) -> None:
    for id in ("first", "second"):
        await create(store, a_table(id))
    parts = dict(what)
    moves = [(n, 0, "draw") for n in range(parts.pop("moves"))]
    await store.commit(commit_of("first", 1, *moves, **parts))  # The first run also prepares the statements.
    asked = await trips(relay, store, lambda s: s.commit(commit_of("second", 1, *moves, **parts)))
    assert asked == 1
    assert (await store.matches.load("second")).revision == 2


async def test_the_end_of_a_match_takes_few_round_trips(store: Store, relay: Relay, a_table: Make) -> None:
    """The match is saved by one statement in a transaction. Then the ratings are read and written."""
    for id in ("first", "second"):
        await create(store, a_table(id, seats=PEOPLE, state=State.PLAYING))

    def end(id: str) -> Callable[[Store], Any]:
        over = commit_of(id, 1, (0, 0, "draw"), rounds=[ROUND], result=RESULT)
        return lambda opened: opened.commit(over)

    await end("first")(store)
    assert await trips(relay, store, end("second")) <= 7
    assert set(store.matches.rating_changes("second")) == {ANN, BOB}


async def test_each_save_during_a_click_takes_one_round_trip(
    store: Store, relay: Relay, a_table: Make, clock: Any
) -> None:
    await create(store, a_table())
    hand = HandRow(0, "token", 5, "nl", clock.now)
    for work in (
        lambda s: s.deliveries.put(DeliveryRow("abcd2345", 5, State.PLAYING, 3)),
        lambda s: s.hand_tokens.put("abcd2345", ANN, hand),
        lambda s: s.key_values.put("alive-at", "7"),
        lambda s: s.user_settings.put(ANN, "auto_draw", "1"),
        lambda s: s.guild_settings.put(900, "pace", "1"),
    ):
        await work(store)
        assert await trips(relay, store, work) == 1


async def test_a_token_saved_while_its_seat_changes_hands_is_not_returned(
    store: Store, a_table: Make, clock: Any
) -> None:
    """PostgreSQL runs both statements at the same time, and neither sees what the other changes."""
    table = a_table(seats=PEOPLE)
    await create(store, table)

    @asynccontextmanager
    async def while_the_seat_is_handed_on() -> AsyncIterator[AsyncConnection]:
        async with store._database.writing() as connection:
            yield connection
            await save(store, table.id, seats=(PEOPLE[0], SeatRow(1, CEES, "Cees", unsubstituted=False)))

    late: Any = SimpleNamespace(at_once=while_the_seat_is_handed_on)
    await HandTokens(late).put(table.id, BOB, HandRow(1, "late", 77, "en", clock.now))
    async with store._database.reading() as connection:
        assert await connection.scalar(select(hands.c.user_id)) == BOB, "the token was saved"
    assert await store.hand_tokens.of(table.id) == {}


# -- connections -----------------------------------------------------------------------------------


async def test_the_number_of_connections_is_limited(relay: Relay, a_table: Make) -> None:
    async with await Store.open(relay.url, connections=2) as store:
        await asyncio.gather(*(create(store, a_table(f"table{n}")) for n in range(12)))
        await asyncio.gather(*(save(store, f"table{n}", (0, 0, "draw")) for n in range(12)))
        assert len(await store.matches.live_ids()) == 12
    assert relay.most == 2


async def test_waiting_for_a_connection_times_out(
    relay: Relay, a_table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)
    async with await Store.open(relay.url, connections=1) as store:
        async with store._database.reading():
            with pytest.raises(StoreUnreachable, match="does not answer in time"):
                await create(store, a_table())
        await create(store, a_table())


async def test_moves_fail_while_the_server_is_unreachable(store: Store, relay: Relay, a_table: Make) -> None:
    await create(store, a_table(state=State.PLAYING))
    await relay.cut()
    for _ in range(3):
        with pytest.raises(StoreUnreachable, match="cannot be used: ") as caught:
            await store.commit(commit_of("abcd2345", 1, (0, 0, "draw")))
        assert "Connect call failed" in str(caught.value)
        with pytest.raises(StoreUnreachable):
            await store.ping()
    await relay.restore()
    await store.commit(commit_of("abcd2345", 1, (0, 0, "draw")))
    assert (await store.matches.load("abcd2345")).record == [(0, "draw")]


async def test_a_commit_whose_answer_was_lost_is_saved(store: Store, relay: Relay, a_table: Make) -> None:
    await create(store, a_table(state=State.PLAYING))
    await create(store, a_table("other", state=State.PLAYING))
    await store.commit(commit_of("other", 1, (0, 0, "draw")))  # prepares the statement
    relay.mute = True
    with pytest.raises(StoreUnreachable):
        await store.commit(commit_of("abcd2345", 1, (0, 0, "draw")))
    relay.mute = False
    with pytest.raises(SaveConflict, match="abcd2345@2"):
        await store.commit(commit_of("abcd2345", 1, (0, 0, "draw")))
    assert (await store.matches.load("abcd2345")).record == [(0, "draw")]


async def test_closed_connections_are_replaced_without_losing_a_move(
    store: Store, postgres_url: str, a_table: Make
) -> None:
    """The server has closed them. Each is replaced before it is used."""
    drivers: set[Any] = set()
    pool = store._database._write.sync_engine
    event.listen(pool, "checkout", lambda connection, *_: drivers.add(connection.driver_connection))
    await asyncio.gather(*(create(store, a_table(f"table{n}")) for n in range(4)))
    closed = {driver: asyncio.Event() for driver in drivers}
    for driver in drivers:
        driver.add_termination_listener(lambda gone: closed[gone].set())
    own = "application_name = 'boneyard' AND datname = current_database()"
    await tell(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}", postgres_url)  # noqa: S608
    for each in closed.values():
        await each.wait()
    await asyncio.gather(*(save(store, f"table{n}", (0, 0, "draw")) for n in range(4)))


@pytest.mark.parametrize("steps", range(0, 40, 3))
async def test_a_cancelled_commit_leaves_the_connection_usable(
    relay: Relay, a_table: Make, steps: int
) -> None:
    async with await Store.open(relay.url, connections=1) as store:
        await create(store, a_table())
        saving = asyncio.ensure_future(store.commit(commit_of("abcd2345", 1, (0, 0, "draw"))))
        for _ in range(steps):
            await asyncio.sleep(0)
        saving.cancel()
        await asyncio.gather(saving, return_exceptions=True)
        saved = await store.matches.load("abcd2345")
        assert len(saved.record) == saved.revision - 1
        await save(store, "abcd2345", (len(saved.record), 0, "pass"))


async def test_a_pooler_without_prepared_statements_is_refused(postgres_url: str) -> None:
    async with Relay(postgres_url, pooled=True) as pooler:
        with pytest.raises(StoreUnreachable) as caught:
            await Store.open(pooler.url)
    assert "does not keep prepared statements: take PgBouncer 1.21 or newer" in str(caught.value)


async def test_notifications_need_a_direct_connection(relay: Relay, postgres_url: str, clock: Any) -> None:
    async with Relay(postgres_url, pooled=True) as pooler, await Store.open(relay.url, clock=clock) as store:
        store._database._direct = make_url(pooler.url)
        with pytest.raises(StoreUnreachable, match="into DATABASE_DIRECT_URL"):
            await store.news.require_heard()
    async with await Store.open(relay.url, clock=clock, direct=postgres_url) as store:
        await relay.cut()
        await store.news.require_heard()


@pytest.mark.parametrize("address", ["ann:hush@127.0.0.1:1/games", "ann:hush@127.0.0.1/nowhere-at-all"])
async def test_an_unreachable_server_is_an_error_without_the_password(
    postgres_url: str, address: str
) -> None:
    with pytest.raises(StoreUnreachable, match="cannot be used: ") as caught:
        await Store.open(f"postgresql+asyncpg://{address}")
    assert "hush" not in str(caught.value)


# -- several at once -------------------------------------------------------------------------------


async def test_only_one_of_two_processes_saves_a_move(relay: Relay, a_table: Make) -> None:
    async with await Store.open(relay.url) as one, await Store.open(relay.url) as other:
        await create(one, a_table(state=State.PLAYING))
        for n in range(10):
            tries = [each.commit(commit_of("abcd2345", n + 1, (n, n % 2, "draw"))) for each in (one, other)]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            assert {type(answer) for answer in answers} == {SaveConflict, type(None)}
        assert len((await one.matches.load("abcd2345")).moves) == 10


async def test_matches_that_end_at_once_can_rate_the_same_people(store: Store, a_table: Make) -> None:
    tables = [f"table{n}" for n in range(6)]
    for n, id in enumerate(tables):
        await create(store, a_table(id, seats=PEOPLE, game=("block", "all-fives")[n % 2]))
    await asyncio.gather(*(save(store, id, (0, 0, "draw"), result=RESULT) for id in tables))
    ratings = (await store.statistics.career(900, ANN, teams_of)).ratings
    assert {game: rating.matches for game, rating in ratings.items()} == {
        ALL_GAMES: 6,
        "block": 3,
        "all-fives": 3,
    }


async def test_the_same_people_can_sit_down_at_many_tables_at_once(store: Store, a_table: Make) -> None:
    turned = (SeatRow(0, BOB, "Bobby"), SeatRow(1, ANN, "Anna"))
    await asyncio.gather(*(create(store, a_table(f"table{n}", seats=PEOPLE)) for n in range(8)))
    await asyncio.gather(*(save(store, f"table{n}", seats=turned) for n in range(8)))
    assert (await store.personal_data.export(ANN))["names"] == [
        {"guild_id": "900", "user_id": str(ANN), "name": "Anna"}
    ]


async def test_readers_see_one_snapshot_and_cannot_write(store: Store) -> None:
    async with store._database.reading() as connection:
        counting = "SELECT count(*) FROM notes"
        before = (await connection.exec_driver_sql(counting)).scalar()
        await store.key_values.put("a", "b")
        assert (await connection.exec_driver_sql(counting)).scalar() == before
    with pytest.raises(StoreUnreachable, match="read-only"):
        async with store._database.reading() as connection:
            await connection.exec_driver_sql("DELETE FROM notes")


# -- opening ---------------------------------------------------------------------------------------


async def test_simultaneous_openings_create_the_tables_once(bare_postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(bare_postgres_url) for _ in range(3)))
    for store in stores:
        async with store._database.reading() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()
    found = await Store.inspect(bare_postgres_url)
    assert found.revision == found.newest == migrate.revisions()[-1]


async def test_inspect_refuses_an_unfinished_copy(store: Store, postgres_url: str) -> None:
    """The bot does not serve from an unfinished copy either."""
    assert (await Store.inspect(postgres_url)).revision
    await store.key_values.put(UNFINISHED, "{}")
    with pytest.raises(StoreUnreachable) as refused:
        await Store.inspect(postgres_url)
    assert refused.value.key == "store-unfinished"


async def test_every_revision_can_be_migrated_up_and_down(bare_postgres_url: str, a_table: Make) -> None:
    async def take(step: Any, target: str) -> None:
        engine = postgres.engine(make_url(bare_postgres_url), 1)
        async with postgres.writer(engine).begin() as connection:
            await connection.run_sync(step, target)
        await engine.dispose()

    for revision in migrate.revisions():
        await take(migrate.upgrade, revision)
    async with await Store.open(bare_postgres_url) as store:
        async with store._database.reading() as connection:
            assert await connection.run_sync(differences) == []
        await create(store, a_table())
    for revision in migrate.revisions()[-2::-1]:
        await take(migrate.downgrade, revision)
    async with await Store.open(bare_postgres_url) as store:
        assert (await store.matches.load("abcd2345")).state is State.LOBBY


@pytest.mark.parametrize(
    ("spoil", "error", "told"),
    [
        ("CREATE TABLE matches (id INTEGER)", StoreForeign, "belongs to another program"),
        (
            "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999')",
            StoreTooNew,
            "newer version",
        ),
    ],
    ids=["another program's", "from the future"],
)
async def test_a_foreign_or_newer_database_is_refused_and_unchanged(
    bare_postgres_url: str, spoil: str, error: type[StoreError], told: str
) -> None:
    await tell(spoil, bare_postgres_url)
    with pytest.raises(error, match=told):
        await Store.open(bare_postgres_url)
    tables = await tell("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", bare_postgres_url)
    assert len(tables) == 1
