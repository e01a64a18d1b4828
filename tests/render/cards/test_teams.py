"""Cards in games of teams: partners together, on the plates of their teams, and both named as winners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from engine import Outcome, Reason
from engine.core import opposite
from render import Course, Mark
from render.cards.chances import paint as paint_chances
from render.cards.scores import Shown, paint_round, paint_sheet
from render.cards.victory import Victory, headline_lines
from render.cards.victory import paint as paint_victory
from render.paint.grounds import felt
from render.pieces.player_rows import by_rank
from render.pieces.scene import Scene
from render.pieces.teams import seat_sign
from render.tables.table import paint as paint_table
from tests.render.conftest import scene, shown, uno_view
from tests.render.test_goldens import compare
from tests.render.test_grey import PHONE, in_grey, told_apart


def paired(seats: int, *totals: int) -> Scene:
    """Return a scene of teams of two with these totals."""
    people = zip(scene(seats).players, totals, strict=True)
    players = tuple(replace(player, total=total) for player, total in people)
    return replace(scene(seats), players=players, teams=opposite(seats))


def ended(seats: int) -> tuple[list[Shown], Outcome]:
    """Return the hands and the outcome of a round that seat 1 has won for its team."""
    hands = shown((5, 0, 9, 3, 4, 6)[:seats])
    won = (1, 1 + seats // 2)
    points = sum(hand.sum for seat, hand in enumerate(hands) if seat not in won)
    return hands, Outcome(Reason.OUT, won, tuple(points if seat in won else 0 for seat in range(seats)))


def test_partners_share_a_rank_and_the_next_team_is_second() -> None:
    assert paired(4, 10, 30, 10, 30).ranks((10, 30, 10, 30)) == (2, 1, 2, 1)
    assert paired(6, 9, 5, 0, 9, 5, 0).ranks((9, 5, 0, 9, 5, 0)) == (1, 2, 3, 1, 2, 3)


def test_partners_stand_together_also_among_equal_teams() -> None:
    assert by_rank(paired(4, 0, 0, 0, 0)) == [0, 2, 1, 3]
    assert by_rank(paired(6, 0, 7, 0, 0, 7, 0)) == [1, 4, 0, 3, 2, 5]


@pytest.mark.parametrize("marker", range(8))
@pytest.mark.parametrize("size", [46, 50, 58, 64, 104])
def test_the_plates_of_three_teams_differ_in_grey_on_a_phone_under_every_marker(
    marker: int, size: int
) -> None:
    """People choose their markers, so a square may lie on a round plate."""
    plates = []
    for team in range(3):
        canvas = felt(160, 160).copy()
        seat_sign(canvas, (marker, "A"), (80, 80), size, team)
        plates.append(in_grey(canvas.convert("RGB"), PHONE))
    assert told_apart(plates)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Ann wins!", ["Ann wins!"]),
        ("Ann and Carmen win together!", ["Ann and Carmen win together!"]),
        (
            "Maximiliane und Friederike gewinnen gemeinsam!",
            ["Maximiliane und Friederike", "gewinnen gemeinsam!"],
        ),
    ],
)
def test_a_headline_with_two_long_names_takes_two_lines(text: str, lines: list[str]) -> None:
    assert headline_lines(text, 736)[0] == lines


def test_a_name_with_the_sign_of_computers_gets_no_second_robot() -> None:
    table = scene()
    players = (*table.players[:3], replace(table.players[3], name="Hana 🤖"))
    signed = replace(table, players=players)
    person = replace(signed, players=(*players[:3], replace(players[3], computer=False)))
    assert paint_sheet(signed, [], ()).tobytes() == paint_sheet(person, [], ()).tobytes()


def chances() -> Course:
    """Return the course of a match that seats 1 and 3 win. An even chance is one of two."""
    labels = {share / 4: f"{25 * share} %" for share in range(5)}
    shares = [(0, 0.5), (10, 0.7), (20, 0.4), (30, 0.0)]
    return Course(
        "Chances to win",
        [(step, (one, 1 - one) * 2) for step, one in shares],
        (15, 30),
        labels,
        (Mark(10, 0, good=True),),
    )


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "teams-table": lambda: paint_table(
        replace(uno_view("early"), teams=opposite(4)), paired(4, 85, 60, 85, 60)
    ),
    "teams-table-six": lambda: paint_table(
        replace(uno_view("middle", 6), teams=opposite(6)), paired(6, 85, 60, 0, 85, 60, 0)
    ),
    "teams-round": lambda: paint_round(paired(4, 40, 51, 40, 51), *ended(4)),
    "teams-round-six": lambda: paint_round(paired(6, 0, 77, 12, 0, 77, 12), *ended(6)),
    "teams-sheet": lambda: paint_sheet(paired(4, 40, 51, 40, 51), [(40, 0, 40, 0), (0, 51, 0, 51)], ()),
    "teams-chances": lambda: paint_chances(paired(4, 40, 51, 40, 51), chances()),
    "teams-victory": lambda: paint_victory(
        paired(4, 40, 51, 40, 51),
        [(40, 0, 40, 0), (0, 51, 0, 51)],
        (1, 3),
        Victory("Benjamin and Hana win together!"),
    ),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_approved(name: str, tmp_path: Path) -> None:
    compare(name, PICTURES[name](), tmp_path)
