"""Leaderboards: as approved, small enough to send, and readable."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render import Board, BoardLine, leaderboard
from render.cards.leaderboard import paint
from render.paint.theme import BRONZE, GAIN, GOLD, NIGHT_DEEP, SEAT_INK, SILVER, Rgb, contrast
from tests.render.test_goldens import compare

NAMES = (
    *("Astrid", "Benjamin", "Gustavo de la Vega y Montoya", "Hana", "Anna"),
    *("Zoë", "Wim-Jan van der Berg-Hoogeveen", "\u674e\u96f7", "o", "Émile"),
)
PLACES = (1, 2, 2, 4, 5, 6, 7, 8, 9, 10)


def board(lines: int = 10, first: int = 0) -> Board:
    """Return a page by rating. The line at rank 5 is the reader's own."""
    return Board(
        heading="UNO Dominos",
        aside="Rating · November 2026",
        matches="Matches",
        value="Rating",
        lines=tuple(
            BoardLine(
                first + place,
                name,
                str(40 - 3 * place),
                f"{1580 - 83 * place:,}" + "?" * (place > 6),
                1 - place * 0.09,
                own=place == 5,
            )
            for place, name in list(zip(PLACES, NAMES, strict=True))[:lines]
        ),
    )


def test_a_full_page_looks_as_it_was_approved(tmp_path: Path) -> None:
    compare("leaderboard", paint(board()), tmp_path)


def test_a_later_page_looks_as_it_was_approved(tmp_path: Path) -> None:
    short = replace(board(3, first=998), heading="Alle spellen", aside="Punten · 4e kwartaal 2026")
    compare("leaderboard-later", paint(replace(short, value="Punten per ronde")), tmp_path)


def test_a_page_with_people_who_have_left_looks_as_it_was_approved(tmp_path: Path) -> None:
    page = board(4)
    lines = [replace(line, gone="left") if line.place in {2, 4} else line for line in page.lines]
    compare("leaderboard-gone", paint(replace(page, lines=tuple(lines))), tmp_path)


def test_a_page_with_wins_that_count_double_looks_as_it_was_approved(tmp_path: Path) -> None:
    lines = [
        replace(line, value=f"{1250 - 100 * line.place:,}", counted=f"{1251 - 100 * line.place:,}")
        for line in board(4).lines
    ]
    page = replace(board(), heading="Partner Dominoes", aside="Wins · all time", value="Wins")
    compare("leaderboard-double", paint(replace(page, counted="Counted", lines=tuple(lines))), tmp_path)


def test_a_full_page_has_few_bytes_and_is_at_most_700_pixels_high() -> None:
    data = leaderboard(board())
    assert len(data) < 60_000
    picture = Image.open(BytesIO(data))
    assert (picture.mode, picture.width) == ("P", 1100)
    assert picture.height <= 700


def test_the_length_of_a_bar_is_its_share() -> None:
    def green(share: float) -> int:
        line = replace(board().lines[0], share=share)
        colours = paint(replace(board(), lines=(line,))).convert("RGB").getcolors(1 << 16) or []
        return sum(count for count, colour in colours if colour == GAIN)

    assert green(0) == 0
    assert green(0.25) < green(0.5) < green(1)
    assert green(0.5) == pytest.approx(green(1) / 2, rel=0.05)


def test_the_readers_own_line_is_highlighted() -> None:
    page = board(5)
    plain = replace(page, lines=tuple(replace(line, own=False) for line in page.lines))
    assert paint(page).tobytes() != paint(plain).tobytes()


@pytest.mark.parametrize(("place", "metal"), [(1, GOLD), (2, SILVER), (3, BRONZE), (4, None)])
def test_the_first_three_ranks_have_a_medal(place: int, metal: Rgb | None) -> None:
    line = replace(board().lines[0], place=place)
    picture = paint(replace(board(), lines=(line,))).convert("RGB")
    colours = {colour for _, colour in picture.getcolors(1 << 16) or []}
    assert colours & {GOLD, SILVER, BRONZE} == {metal} - {None}


def test_a_line_without_medals_has_none_at_rank_one() -> None:
    line = replace(board().lines[0], place=1, medal=False)
    colours = paint(replace(board(), lines=(line,))).convert("RGB").getcolors(1 << 16) or []
    assert GOLD not in {colour for _, colour in colours}


@pytest.mark.parametrize("metal", [GOLD, SILVER, BRONZE])
def test_ranks_are_readable_on_their_medals(metal: Rgb) -> None:
    assert contrast(SEAT_INK, metal) >= 4.5


def test_a_bar_contrasts_with_its_background() -> None:
    assert contrast(GAIN, NIGHT_DEEP) >= 3
