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
    (
        "start",
        (Room("bot/cli", ("the operator's commands",)), Room("bot/app", ("the client and its parts",))),
    ),
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
LABELS, ASIDE = 94, 140
HEIGHT_OF_FLOOR, TOP = 74, 58
FELT, DEEP, IVORY, INK, MUTED, LINE = "#185e42", "#114531", "#f8f3e4", "#1c241f", "#4d5a50", "#d8c898"
STYLE = f"""
text {{ font-family: 'Atkinson Hyperlegible', 'Segoe UI', Helvetica, Arial, sans-serif; text-anchor: middle }}
.name {{ font: 700 17px ui-monospace, Menlo, Consolas, monospace; fill: {INK} }}
.role {{ font-size: 14px; fill: {MUTED} }}
.floor {{ font-size: 14px; font-weight: 700; fill: {LINE}; text-anchor: start }}
.box {{ fill: {IVORY}; stroke: {DEEP}; stroke-width: 2 }}
.arrow {{ fill: none; stroke: {LINE}; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }}
"""


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
    rule = "bot/: a room may import those below it, and those to its right"
    return [
        _text(MARGIN + LABELS, 36, "floor", rule),
        _text(WIDTH - MARGIN - ASIDE, 36, "floor", "beside bot/"),
        f'<path class="arrow" d="M{MARGIN + 8} {TOP} V{height - MARGIN - 6} m-6 -9 l6 9 l6 -9"/>',
    ]


def _floor(number: int, label: str, rooms: Sequence[Room]) -> list[str]:
    top = TOP + number * (HEIGHT_OF_FLOOR + GAP)
    left, right = float(MARGIN + LABELS), WIDTH - MARGIN - ASIDE - 2 * GAP
    unit = (right - left - GAP * (len(rooms) - 1)) / sum(room.share for room in rooms)
    parts = [_text(MARGIN + 22, top + HEIGHT_OF_FLOOR / 2 + 5, "floor", label)]
    for room in rooms:
        parts += _box(room, left, top, unit * room.share, HEIGHT_OF_FLOOR)
        left += unit * room.share + GAP
    return parts


def _libraries(height: int) -> list[str]:
    left, tall = WIDTH - MARGIN - ASIDE, height - TOP - MARGIN
    each = (tall - GAP * (len(LIBRARIES) - 1)) / len(LIBRARIES) - GAP / len(LIBRARIES)
    parts: list[str] = []
    for number, room in enumerate(LIBRARIES):
        parts += _box(room, left, TOP + number * (each + GAP), ASIDE, each)
    return parts


def _box(room: Room, left: float, top: float, width: float, height: float) -> list[str]:
    centre, first = left + width / 2, top + height / 2 - 9 * len(room.roles) + 4
    return [
        f'<rect class="box" x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="10"/>',
        _text(centre, first, "name", room.folder.rpartition("/")[2]),
        *(_text(centre, first + 20 + 17 * line, "role", role) for line, role in enumerate(room.roles)),
    ]


def _text(x: float, y: float, kind: str, words: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(words)}</text>'
