"""A database left by the program of commit e27ac44: it is migrated, and nothing in it is lost."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.store import LIVE, DeliveryRow, HandRow, InvitedRow, SeatRow, State, Store
from engine import GAMES, Match
from tests.postgres import elsewhere

FIXTURE = Path(__file__).parents[3] / "fixtures" / "e27ac44.sqlite3.gz"
END = datetime(2026, 3, 14, 15, 0, tzinfo=UTC)
UNCHANGED = (
    "id, guild_id, channel_id, host_id, game, options, locale, state, resumes, turn_seconds, "
    "record_version, created_at, touched_at, ended_at"
)


@pytest.fixture
def url(sqlite_url: str) -> str:
    return sqlite_url


def unpack(path: Path) -> Path:
    path.write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    return path


@pytest.fixture
def old(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection to the database before the migration."""
    with closing(sqlite3.connect(unpack(tmp_path / "old.sqlite3"))) as connection:
        connection.row_factory = sqlite3.Row
        yield connection


async def bring_up(file: Path) -> None:
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()


@pytest.fixture(scope="module")
def brought_up(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The same database after the migration. Made once, because migrating takes longer than a test."""
    file = unpack(tmp_path_factory.mktemp("old") / "old.sqlite3")
    elsewhere(bring_up(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # puts all data into the one file
    return file.read_bytes()


@pytest.fixture
def _up_to_date(file: Path, brought_up: bytes) -> None:
    file.write_bytes(brought_up)


@pytest.fixture
async def store(_up_to_date: None, url: str) -> AsyncIterator[Store]:
    async with await Store.open(url) as opened:
        yield opened


def ids(old: sqlite3.Connection) -> list[str]:
    return [row["id"] for row in old.execute("SELECT id FROM matches")]


async def test_every_match_is_kept_and_can_be_replayed(store: Store, old: sqlite3.Connection) -> None:
    games, states = set(), set()
    for id in ids(old):
        saved = await store.matches.load(id)
        moves = old.execute("SELECT seat, text FROM moves WHERE match_id = ? ORDER BY n", [id]).fetchall()
        assert saved.record == [tuple(move) for move in moves]
        rounds, result = await store.replays.end_of(id)
        if saved.state is State.LOBBY:
            assert (saved.record, rounds, result) == ([], [], [])
        else:
            match = Match.replay(
                GAMES[saved.game](**saved.options), len(saved.seats), saved.seed, saved.record
            )
            assert [row.reason for row in rounds] == [outcome.reason.value for outcome in match.outcomes]
            assert [row.total for row in result] == (match.totals if match.winners else [])
            assert (match.winners is not None) == (saved.state is State.OVER)
        assert (saved.revision, saved.parent_id, saved.due_at, saved.questions) == (0, None, None, ())
        games.add(saved.game)
        states.add(saved.state)
    assert games == {"uno-dominos", "all-fives", "mexican-train", "domino-4"}
    assert states == set(State)


async def test_computers_of_old_matches_get_the_level_strong(store: Store, old: sqlite3.Connection) -> None:
    matches = [await store.matches.load(id) for id in ids(old)]
    assert {(match.level, match.rated) for match in matches} == {("strong", True)}
    seated = {(seat.computer, seat.level, seat.hints) for match in matches for seat in match.seats}
    assert seated == {(True, "strong", 0), (False, "", 0)}


async def test_nothing_else_has_changed(store: Store, old: sqlite3.Connection, file: Path) -> None:
    with closing(sqlite3.connect(file)) as new:
        for table in ("seats", "moves", "rounds", "round_scores", "results", "feats", "ratings", "hands"):
            kept = ", ".join(row[1] for row in old.execute(f"PRAGMA table_info({table})"))
            whole = f"SELECT {kept} FROM {table} ORDER BY 1, 2, 3"  # noqa: S608
            assert new.execute(whole).fetchall() == [tuple(row) for row in old.execute(whole)]
        matches = f"SELECT {UNCHANGED} FROM matches ORDER BY id"  # noqa: S608
        assert new.execute(matches).fetchall() == [tuple(row) for row in old.execute(matches)]
        assert new.execute("PRAGMA foreign_key_check").fetchall() == []
        assert not new.execute("SELECT * FROM notes WHERE key LIKE 'warned-%'").fetchall()
    assert (await store.guild_settings.of(900))["options-all-fives"] == '{"target": 150}'
    assert (await store.user_settings.all())[12] == {"auto_call": "true"}
    assert await store.key_values.get("alive-at") == str(END.timestamp())
    assert await store.subscriptions.watchers(801) == [13]
    assert await store.hand_tokens.of("dmsp1ayn") == {
        11 + seat: HandRow(seat, f"token-dmsp1ayn-{seat}", (1 << 60) + 2 + seat, "nl", END) for seat in (0, 1)
    }


async def test_lobbies_keep_their_invitations(store: Store) -> None:
    for code in ("dms", "fvs", "trn", "d4r"):
        saved = await store.matches.load(f"{code}seats")
        assert saved.invited == (InvitedRow(12, "Bob"), InvitedRow(13, "Cees", declined=True))
        assert saved.seats == (
            SeatRow(0, 11, "Ann"),
            SeatRow(1, None, "Ada 🤖", computer=True, level="strong"),
        )


async def test_matches_keep_their_seeds_and_seeds_of_lobbies_become_secrets(
    store: Store, old: sqlite3.Connection
) -> None:
    lobbies = 0
    for row in old.execute("SELECT id, state, seed FROM matches"):
        saved = await store.matches.load(row["id"])
        lobby = row["state"] == State.LOBBY
        assert (saved.seed, saved.secret) == (("", row["seed"]) if lobby else (row["seed"], ""))
        assert saved.beacon is None
        lobbies += lobby
    assert lobbies > 3


async def test_away_players_stay_away(store: Store) -> None:
    away = SeatRow(1, 12, "Bob", away=True, missed_turns=3, unsubstituted=False)
    assert (await store.matches.load("dmsg0ne0")).seats[1] == away


@pytest.mark.parametrize(
    ("id", "shown", "deadline"),
    [
        ("dmsseats", DeliveryRow("", shown_state=State.LOBBY), None),
        (
            "dmsp1ayn",
            DeliveryRow("", None, State.PLAYING, 10, True, END + timedelta(seconds=120)),
            END + timedelta(seconds=120),
        ),
        ("dmsrests", DeliveryRow("", None, State.PAUSED, 15, True), None),
        ("dmsbtwn0", DeliveryRow("", None, State.BETWEEN, 24, False), None),
        (
            "d4rasked",
            DeliveryRow("", None, State.PLAYING, 12, True, END + timedelta(days=1)),
            END + timedelta(days=1),
        ),
        # The shown deadline belongs to an earlier turn.
        ("fvs1ate0", DeliveryRow("", None, State.PLAYING, 10, True, END + timedelta(seconds=120)), None),
        # The new round has not been shown, and the score card stays.
        ("fvsdea1t", DeliveryRow("", None, None, None, False), None),
        ("dmsrst0b", DeliveryRow("", None, State.PAUSED, 24, True), None),
        ("fvsended", DeliveryRow("", None, State.OVER, 37, False), None),
        ("fvsendng", DeliveryRow("", None, State.OVER, 36, False), None),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_the_shown_state_is_migrated(
    store: Store, old: sqlite3.Connection, id: str, shown: DeliveryRow, deadline: datetime | None
) -> None:
    (message_id,) = old.execute("SELECT message_id FROM matches WHERE id = ?", [id]).fetchone()
    row = await store.deliveries.get(id)
    expected: dict[str, Any] = {
        field: getattr(shown, field) for field in ("shown_state", "shown_moves", "replaces", "until")
    }
    assert row == DeliveryRow(id, message_id, **expected, side={})
    assert (await store.matches.load(id)).deadline == deadline


async def test_the_message_id_of_a_warning_is_migrated(store: Store, old: sqlite3.Connection) -> None:
    (message_id,) = old.execute("SELECT value FROM notes WHERE key = 'warned-trnwarns'").fetchone()
    row = await store.deliveries.get("trnwarns")
    assert row is not None
    assert row.side == {"warning": int(message_id)}


async def test_a_match_without_a_message_has_no_delivery(store: Store) -> None:
    assert await store.deliveries.get("d4rbare0") is None


async def test_an_end_that_was_not_shown_is_unfinished(store: Store) -> None:
    assert await store.deliveries.unfinished() == ["fvsendng"]


async def test_live_tables_are_found(store: Store, old: sqlite3.Connection) -> None:
    live = [row["id"] for row in old.execute("SELECT id, state FROM matches") if row["state"] in LIVE]
    assert sorted(await store.matches.live_ids()) == sorted(live)
    assert {table.id for table in await store.matches.find(user_id=11)} == set(live)
    # because they do not say when they are due
    assert set(await store.matches.to_restore(timedelta(0))) == set(live)


async def test_touched_at_includes_the_last_move(url: str, file: Path) -> None:
    unpack(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(
            "UPDATE matches SET touched_at = '2026-01-01 00:00:00.000000' WHERE id != 'd4rseats'"
        )
    async with await Store.open(url) as store:
        assert (await store.matches.load("dmsp1ayn")).touched_at == END
        assert (await store.matches.load("fvsseats")).touched_at == datetime(2026, 1, 1, tzinfo=UTC)
        assert (await store.matches.load("d4rseats")).touched_at == END


def test_the_fixture_contains_pending_requests_to_players(old: sqlite3.Connection) -> None:
    """The fixture has a pending request to players in every game that makes such requests."""
    for id, verb in (("dmsasked", "challenge"), ("dmscatch", "catch"), ("d4rasked", "accuse")):
        row = old.execute("SELECT * FROM matches WHERE id = ?", [id]).fetchone()
        moves = old.execute("SELECT seat, text FROM moves WHERE match_id = ? ORDER BY n", [id]).fetchall()
        match = Match.replay(GAMES[row["game"]](**json.loads(row["options"])), 3, row["seed"], moves)
        assert any(move.verb == verb for seat in range(3) for move in match.round.legal(seat))
