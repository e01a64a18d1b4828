"""Data as a file: every finished match of a server for its managers, and a person's own for themselves.

CSV is for a spreadsheet, JSON for a program. The names of fields are the program's own, in English, whatever
the reader speaks: other programs read them. Neither name nor number of a person who has had their data
deleted is in it.
"""

from __future__ import annotations

import csv
import io
import json
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.store import PlayedMatch, PlayedSeat

LARGEST = 8 * 1024 * 1024
"""Bytes of a file that any server takes; a larger one is packed."""
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What a text begins with that a spreadsheet would carry out."""


def as_json(matches: Sequence[PlayedMatch]) -> bytes:
    """Return a list of matches, each with its seats, each seat with its points a round."""
    listed = [
        {
            "code": match.id,
            "game": match.game,
            "options": dict(match.options),
            "begun": match.begun_at.isoformat(timespec="seconds"),
            "ended": match.ended_at.isoformat(timespec="seconds"),
            "rounds": list(match.reasons),
            "seats": [_seat(seat) for seat in match.seats],
        }
        for match in matches
    ]
    return json.dumps({"matches": listed}, ensure_ascii=False, indent=1).encode()


def _seat(seat: PlayedSeat) -> dict[str, Any]:
    return {
        "seat": seat.seat + 1,
        "name": seat.name,
        "user": None if seat.user_id is None else str(seat.user_id),  # as a number it would be rounded
        "computer": seat.computer or seat.stood_in,
        "level": seat.level,
        "hints": seat.hints,
        "total": seat.total,
        "won": seat.won,
        "rounds": list(seat.rounds),
    }


def as_csv(matches: Sequence[PlayedMatch]) -> bytes:
    """Return a line a seat; the points of its rounds stand in one column, the oldest first."""
    out = io.StringIO()
    rows = csv.DictWriter(out, _FIELDS)
    rows.writeheader()
    for match in matches:
        rows.writerows(_rows(match))
    return out.getvalue().encode("utf-8-sig")  # or a spreadsheet takes it for another encoding


_FIELDS = (
    *("code", "game", "options", "begun", "ended"),
    *("seat", "name", "user", "computer", "level", "hints", "total", "won", "rounds"),
)


def _rows(match: PlayedMatch) -> Iterator[dict[str, Any]]:
    about = {
        "code": match.id,
        "game": match.game,
        "options": json.dumps(dict(match.options), sort_keys=True),
        "begun": match.begun_at.isoformat(timespec="seconds"),
        "ended": match.ended_at.isoformat(timespec="seconds"),
    }
    for seat in match.seats:
        rounds = " ".join(map(str, seat.rounds))
        yield about | _seat(seat) | {"name": _harmless(seat.name), "rounds": rounds}


def _harmless(name: str) -> str:
    """Return a name that a spreadsheet shows and does not carry out."""
    return f"'{name}" if name.startswith(FORMULAS) else name


WRITERS: Mapping[str, Callable[[Sequence[PlayedMatch]], bytes]] = {"csv": as_csv, "json": as_json}
"""The formats, by the extension of their files."""


def write(matches: Sequence[PlayedMatch], extension: str) -> tuple[str, bytes]:
    """Return the file's name and what is in it; packed where it would be too large to send."""
    return _small_enough(f"matches.{extension}", WRITERS[extension](matches))


def write_own(found: Mapping[str, Any]) -> tuple[str, bytes]:
    """Return the same of everything that is kept of one person."""
    return _small_enough("boneyard.json", json.dumps(found, ensure_ascii=False, indent=1).encode())


def _small_enough(name: str, data: bytes) -> tuple[str, bytes]:
    if len(data) <= LARGEST:
        return name, data
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(name, data)
    return f"{name}.zip", out.getvalue()
