"""Statistics as a card: as approved, small enough to send, and whole with one game or a full life."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

from PIL import Image

from render import Career, CareerLine, CareerTable, Figure, career_card
from render.cards.career import paint
from render.paint.theme import PAPER
from tests.render.test_goldens import compare

GAMES = (
    CareerLine("UNO Dominos", 0.5, ("50%", "1,220", "31.4", "212", "1,240")),
    CareerLine("Mexican Train", 0.33, ("33%", "12", "18.2", "0", "1,011?")),
    CareerLine("All Fives", 0.4, ("40%", "5", "22", "45", "\N{EN DASH}")),
    CareerLine("Domino 4", 1, ("100%", "3", "1", "1", "\N{EN DASH}")),
    CareerLine("Block Dominoes", 0, ("0%", "2", "12", "30", "\N{EN DASH}")),
    CareerLine("Partner Dominoes", 1, ("100%", "1", "25.5", "48", "\N{EN DASH}")),
)
PARTNERS = (
    CareerLine("Benjamin", 0.75, ("75%", "6", "2", "8")),
    CareerLine("Zoë", 0.5, ("50%", "1", "1", "2")),
    CareerLine("Wilhelmina", 0, ("0%", "0", "1", "1"), gone="left"),
)
RIVALS = (
    CareerLine("Benjamin", 0.5, ("6", "4", "12")),
    CareerLine("Gustavo de la Vega y Montoya", 0.25, ("1", "3", "4"), gone="left"),
    CareerLine("Zoë", 0.5, ("2", "2", "4")),
)
FULL = Career(
    "Anna van der Velden",
    "Statistics",
    (
        Figure("1,242", "matches"),
        Figure("619", "wins · 50%"),
        Figure("3", "wins in a row · best 7"),
        Figure("1,240", "rating · place 2 of 9"),
    ),
    (
        CareerTable("By game", ("Won", "Matches", "A round", "Best", "Rating"), GAMES),
        CareerTable("Most often in a team with", ("Win rate", "Won", "Lost", "Matches"), PARTNERS),
        CareerTable("Most often against", ("Won", "Lost", "Matches"), RIVALS),
    ),
    (
        *("UNO called: 14", "forgot to call UNO: 3", "caught others at it: 5", "last tile announced: 2"),
        *("last tile kept quiet: 1", "false jokers exposed: 4", "exposed with a false joker: 1"),
    ),
)
FIRST = replace(
    FULL,
    heading="W" * 32,
    figures=(Figure("1", "match"), Figure("0", "wins · 0%"), Figure("0", "a row"), Figure("–", "no rating")),  # noqa: RUF001
    tables=(
        replace(FULL.tables[0], lines=GAMES[4:5]),
        *(replace(table, lines=()) for table in FULL.tables[1:]),
    ),
    notes=(),
)


def test_a_full_life_looks_as_it_was_approved(tmp_path: Path) -> None:
    compare("career", paint(FULL), tmp_path)


def test_a_first_match_looks_as_it_was_approved(tmp_path: Path) -> None:
    compare("career-first", paint(FIRST), tmp_path)


def test_the_fullest_card_has_few_bytes() -> None:
    data = career_card(FULL)
    assert len(data) < 64_000
    picture = Image.open(BytesIO(data))
    assert (picture.mode, picture.width) == ("P", 1100)
    assert picture.height <= picture.width


def test_a_rival_who_has_left_is_grey_and_says_so() -> None:
    def bright(gone: str) -> int:
        table = replace(FULL.tables[2], lines=(replace(RIVALS[1], values=("", "", ""), gone=gone),))
        picture = paint(replace(FULL, tables=(table,), notes=())).convert("RGB")
        colours = picture.crop((0, 250, 1100, picture.height)).getcolors(1 << 16) or []
        return sum(count for count, colour in colours if colour == PAPER)

    assert bright("left") == 0 < bright("")
