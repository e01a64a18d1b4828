"""Data as a file: a server's finished matches for its managers, and a person's own data for that person.

CSV is for spreadsheets, JSON for programs. Field names are in English whatever the reader's language, because
other programs read them. A person whose data was deleted appears without name and id.
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
"""The size limit in bytes of a file that every server accepts. Larger files are zipped."""
FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")
"""The first characters that make a spreadsheet run a text as a formula, also as wide as Chinese letters."""


def as_json(matches: Sequence[PlayedMatch]) -> bytes:
    """Return matches as JSON, with their seats and each seat's points by round."""
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
    """Return matches as CSV with a line per seat. One column lists the points of its rounds, oldest first."""
    out = io.StringIO()
    rows = csv.DictWriter(out, _FIELDS)
    rows.writeheader()
    for match in matches:
        rows.writerows(_rows(match))
    return out.getvalue().encode("utf-8-sig")  # the byte order mark makes spreadsheets read it as UTF-8


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
    """Return a name with a leading apostrophe if a spreadsheet would run it as a formula."""
    return f"'{name}" if name.startswith(FORMULAS) else name


WRITERS: Mapping[str, Callable[[Sequence[PlayedMatch]], bytes]] = {"csv": as_csv, "json": as_json}
"""Writers of the export formats, by file extension."""


def write(matches: Sequence[PlayedMatch], extension: str) -> tuple[str, bytes]:
    """Return the name and contents of a file with these matches, zipped if it is too large to send.

    Args:
        extension: a key of :data:`WRITERS`.
    """
    return _small_enough(f"matches.{extension}", WRITERS[extension](matches))


def write_own(found: Mapping[str, Any]) -> tuple[str, bytes]:
    """Return the name and contents of a file with a person's data, zipped if it is too large to send."""
    return _small_enough("boneyard.json", json.dumps(found, ensure_ascii=False, indent=1).encode())


def _small_enough(name: str, data: bytes) -> tuple[str, bytes]:
    if len(data) <= LARGEST:
        return name, data
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(name, data)
    return f"{name}.zip", out.getvalue()
