"""Test that export files are readable by programs, harmless to spreadsheets, and small enough to send."""

from __future__ import annotations

import codecs
import csv
import io
import json
import pickle
import zipfile
from datetime import UTC, datetime
from functools import partial

import pytest

from bot.discord_ui.history import export
from bot.store import PlayedMatch, PlayedSeat

MATCH = PlayedMatch(
    "abcd2345",
    "all-fives",
    {"target": 5},
    datetime(2026, 3, 14, 15, 9, 26, 535897, tzinfo=UTC),
    datetime(2026, 3, 14, 16, 0, tzinfo=UTC),
    (
        PlayedSeat(0, 2 << 58, "Émile", computer=False, total=12, won=True, rounds=(10, 2), hints=2),
        PlayedSeat(1, None, "", computer=False, total=-3, won=False, rounds=(0, -3)),
        PlayedSeat(2, None, "Ada 🤖", computer=True, total=0, won=False, rounds=(0, 0), level="casual"),
        PlayedSeat(3, None, "Bob", computer=False, total=0, won=False, rounds=(0, 0), owner=7),
    ),
    ("out", "blocked"),
)


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def test_json_contains_every_field() -> None:
    (told,) = json.loads(export.as_json([MATCH]))["matches"]
    assert (told["code"], told["game"], told["options"]) == ("abcd2345", "all-fives", {"target": 5})
    assert (told["begun"], told["ended"]) == ("2026-03-14T15:09:26+00:00", "2026-03-14T16:00:00+00:00")
    assert told["rounds"] == ["out", "blocked"]
    assert told["seats"][0] == {
        "seat": 1,
        "name": "Émile",
        "user": str(2 << 58),
        "computer": False,
        "level": "",
        "hints": 2,
        "total": 12,
        "won": True,
        "rounds": [10, 2],
    }


def test_csv_has_one_line_per_seat() -> None:
    data = export.as_csv([MATCH, MATCH])
    assert data.startswith(codecs.BOM_UTF8), "a spreadsheet would take it for another encoding"
    told = rows(data)
    assert len(told) == 8
    assert [told[0][name] for name in ("code", "options", "name", "total", "rounds")] == [
        "abcd2345",
        '{"target": 5}',
        "Émile",
        "12",
        "10 2",
    ]


def test_people_whose_data_was_deleted_have_neither_name_nor_id() -> None:
    assert [rows(export.as_csv([MATCH]))[1][name] for name in ("name", "user")] == ["", ""]
    seat = json.loads(export.as_json([MATCH]))["matches"][0]["seats"][1]
    assert (seat["name"], seat["user"], seat["total"]) == ("", None, -3)


def test_a_seat_that_a_computer_finished_counts_as_a_computer() -> None:
    told = rows(export.as_csv([MATCH]))
    assert [row["computer"] for row in told] == ["False", "False", "True", "True"]
    assert [row["level"] for row in told] == ["", "", "casual", ""]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("=1+1", "'=1+1"),
        ("@Ann", "'@Ann"),
        ("-", "'-"),
        ("+31", "'+31"),
        ("\t=1", "'\t=1"),
        ("\r=1", "'\r=1"),
        ("\uff1d1+1", "'\uff1d1+1"),
        ("Ann=", "Ann="),
        ("محمد", "محمد"),
        ('A"n,n', 'A"n,n'),
    ],
)
def test_a_name_that_looks_like_a_formula_is_escaped(name: str, written: str) -> None:
    seat = PlayedSeat(0, 1, name, computer=False, total=0, won=False)
    match = PlayedMatch("a", "all-fives", {}, MATCH.begun_at, MATCH.ended_at, (seat,))
    assert rows(export.as_csv([match]))[0]["name"] == written


@pytest.mark.parametrize("ending", list(export.WRITERS))
def test_a_file_too_large_to_send_is_zipped(ending: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, plain = export.write([MATCH] * 50, ending)
    assert name == f"matches.{ending}"
    monkeypatch.setattr(export, "LARGEST", len(plain))
    assert export.write([MATCH] * 50, ending) == (name, plain)
    monkeypatch.setattr(export, "LARGEST", len(plain) - 1)
    name, packed = export.write([MATCH] * 50, ending)
    assert name == f"matches.{ending}.zip"
    assert len(packed) < len(plain)
    with zipfile.ZipFile(io.BytesIO(packed)) as file:
        assert file.read(f"matches.{ending}") == plain


def test_a_worker_process_can_write_an_export() -> None:
    work = pickle.loads(pickle.dumps(partial(export.write, [MATCH], "csv")))  # noqa: S301 (our own)
    assert work() == export.write([MATCH], "csv")
