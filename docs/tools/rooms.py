"""Draw the rooms of the project as floors of a house, as an SVG that reads well on light and dark pages.

The drawing brings its own ground, so it needs no theme. Which rooms there are and what happens in each is
data below; the contracts that keep imports running downwards are in ``pyproject.toml``. A test fails if a
folder of ``bot`` is missing here.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple


class Room(NamedTuple):
    """A room: its folder and what happens there, in a line or two."""

    folder: str
    roles: tuple[str, ...]
    share: int = 1
    """How wide it is, in shares of its floor."""


FLOORS: Sequence[tuple[str, Sequence[Room]]] = (
    ("start", (Room("bot/cli", ("the operator's commands",)), Room("bot/app", ("the client and its parts",)))),
    ("Discord", (Room("bot/discord_ui", ("interactions, messages, hands, commands",)),)),
    (
        "views",
        (
            Room("bot/presentation", ("a table as messages and controls",), 3),
            Room("bot/work", ("thinking, reviews",), 2),
        ),
    ),
    ("service", (Room("bot/tables", ("who may do what at a table, and when",)),)),
    (
        "support",
        (
            Room("bot/cluster", ("who serves what",), 5),
            Room("bot/preferences.py", ("what people chose",), 5),
            Room("bot/practice", ("lessons, puzzles",), 4),
        ),
    ),
    ("storage", (Room("bot/store", ("matches, people, boards: SQLite and PostgreSQL",)),)),
    (
        "ground",
        (
            Room("bot/config.py", ("settings",), 3),
            Room("bot/language", ("every sentence",), 4),
            Room("bot/telemetry", ("logs, observer",), 4),
        ),
    ),
)
"""From the roof down. A room may import the rooms below it, and those to its right on the same floor."""

LIBRARIES = (
    Room("render", ("views in,", "pictures out")),
    Room("engine", ("the rules,", "computer players")),
)
"""Beside the house: the bot uses both, pictures use the engine, and the engine uses neither."""

WIDTH, MARGIN, GAP = 860, 24, 10
LABELS, ASIDE = 86, 136
HEIGHT_OF_FLOOR, TOP = 74, 58
FELT, DEEP, IVORY, INK, MUTED, LINE = "#185e42", "#114531", "#f8f3e4", "#1c241f", "#4d5a50", "#d8c898"
STYLE = (
    "text { font-family: 'Atkinson Hyperlegible', 'Segoe UI', Helvetica, Arial, sans-serif }"
    " .name { font-size: 17px; font-weight: 700; font-family: ui-monospace, Menlo, Consolas, monospace }"
    " .role { font-size: 14px } .floor { font-size: 14px; font-weight: 700 }"
)


def drawing() -> str:
    """Return the SVG."""
    height = TOP + len(FLOORS) * (HEIGHT_OF_FLOOR + GAP) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>The rooms of Boneyard: imports run downwards</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="18" fill="{FELT}"/>',
        *_heading(height),
        *(part for number, floor in enumerate(FLOORS) for part in _floor(number, *floor)),
        *_libraries(height),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _heading(height: int) -> list[str]:
    across = MARGIN + 8
    return [
        f'<text x="{MARGIN + LABELS}" y="36" class="floor" fill="{LINE}">bot/: a room may import those below it, and those to its right</text>',
        f'<text x="{WIDTH - MARGIN - ASIDE}" y="36" class="floor" fill="{LINE}">beside bot/</text>',
        f'<path d="M{across} {TOP} V{height - MARGIN - 6} m-6 -9 l6 9 l6 -9" fill="none" stroke="{LINE}" '
        'stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
    ]


def _floor(number: int, label: str, rooms: Sequence[Room]) -> list[str]:
    top = TOP + number * (HEIGHT_OF_FLOOR + GAP)
    left, right = MARGIN + LABELS, WIDTH - MARGIN - ASIDE - 2 * GAP
    unit = (right - left - GAP * (len(rooms) - 1)) / sum(room.share for room in rooms)
    middle = top + HEIGHT_OF_FLOOR / 2 + 5
    parts = [f'<text x="{MARGIN + 22}" y="{middle:g}" class="floor" fill="{LINE}">{label}</text>']
    for room in rooms:
        width = unit * room.share
        parts += _box(room, left, top, width, HEIGHT_OF_FLOOR)
        left += width + GAP
    return parts


def _libraries(height: int) -> list[str]:
    left, tall = WIDTH - MARGIN - ASIDE, height - TOP - MARGIN
    each = (tall - GAP * (len(LIBRARIES) - 1)) / len(LIBRARIES) - GAP / len(LIBRARIES)
    parts: list[str] = []
    for number, room in enumerate(LIBRARIES):
        parts += _box(room, left, TOP + number * (each + GAP), ASIDE, each)
    return parts


def _box(room: Room, left: float, top: float, width: float, height: float) -> list[str]:
    centre, middle = left + width / 2, top + height / 2
    first = middle - 9 * len(room.roles) + 4
    lines = [
        f'<text x="{centre:.1f}" y="{first + 20 + 17 * line:.1f}" class="role" fill="{MUTED}">{escape(role)}</text>'
        for line, role in enumerate(room.roles)
    ]
    return [
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="10" fill="{IVORY}" '
        f'stroke="{DEEP}" stroke-width="2"/>',
        f'<g text-anchor="middle"><text x="{centre:.1f}" y="{first:.1f}" class="name" fill="{INK}">'
        f"{room.folder.rpartition('/')[2]}</text>",
        *lines,
        "</g>",
    ]
