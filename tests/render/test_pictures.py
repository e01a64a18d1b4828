"""What every picture must satisfy: size, bytes, secrecy, any name, any hand, any thread."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from engine import GAMES, Move
from render import Player, Scene, hand, round_card, score_sheet, seat_emoji, table, word_keys
from render.cards.victory import Victory
from render.cards.victory import paint as paint_victory
from render.paint.palette import channels as palette
from render.paint.text.lines import fitted, line
from render.paint.text.names import clean, initials
from render.tables.hand import ENDS, TALLEST, USUAL, WIDTH, hand_content, rack_layout
from render.tables.hand import paint as paint_hand
from render.tables.table import paint as paint_table
from tests.render.conftest import GAME, HAND, WORDS, rounds, scene, shown, uno_view, won

NAMES = [
    "王小明",
    "\u202egnp.exe",
    "Z̸̢a̷l̶g̵o̴",
    "🎲",
    "",
    "x" * 200,
]


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


FOUR = shown((5, 0, 9, 3))
KINDS: dict[str, tuple[Callable[[], bytes], int]] = {
    "start": (lambda: table(uno_view("start"), scene()), 60),
    "middle": (lambda: table(uno_view("middle"), scene()), 80),
    "full": (lambda: table(uno_view("full", 6), scene(6)), 100),
    "hand": (lambda: hand(uno_view(hand=HAND), GAME), 60),
    "large hand": (lambda: hand(uno_view(hand=HAND * 3), GAME), 100),
    "round": (lambda: round_card(scene(), FOUR, won(1, FOUR)), 55),
    "sheet": (lambda: score_sheet(scene(6), rounds(12, 6)), 45),
    "sheet before the first round": (lambda: score_sheet(scene(), []), 25),
}


@pytest.mark.parametrize("kind", KINDS)
def test_pictures_have_the_right_format_and_few_bytes(kind: str) -> None:
    draw, most = KINDS[kind]
    data = draw()
    picture = opened(data)
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 1100)
    assert "transparency" not in picture.info
    assert len(data) <= most * 1000
    assert picture.height <= 704


def test_all_tables_have_the_same_size() -> None:
    assert {opened(KINDS[kind][0]()).size for kind in ("start", "middle", "full")} == {(1100, 700)}


def test_the_palette_has_256_different_colours() -> None:
    colours = palette()
    assert len(colours) == 3 * 256
    assert len({tuple(colours[at : at + 3]) for at in range(0, 768, 3)}) == 256


def test_the_same_view_gives_the_same_bytes_in_every_thread() -> None:
    with ThreadPoolExecutor(4) as threads:
        for draw, _ in KINDS.values():
            assert len({future.result() for future in [threads.submit(draw) for _ in range(8)]}) == 1


def test_a_table_shows_only_what_is_public() -> None:
    round_ = GAMES[GAME](start_exchange="off").deal(4, Random("secret"))
    pictures = {table(round_.view(seat), scene()) for seat in (None, 0, 1, 2, 3)}
    assert len(pictures) == 1


def test_every_table_of_a_round_can_be_drawn() -> None:
    rng = Random("round")
    round_ = GAMES[GAME]().deal(3, rng)
    laid = -1
    while round_.outcome() is None:
        seat = round_.waiting()[0]
        view = round_.view(seat)
        if len(view.laid) > laid:
            laid = len(view.laid)
            assert opened(table(view, scene(3))).size == (1100, 700)
        round_.apply(seat, rng.choice(round_.legal(seat)))
    assert laid > 5
    assert opened(table(round_.view(None), scene(3))).size == (1100, 700)


@pytest.mark.parametrize(
    "change",
    [
        {"direction": -1},
        {"waiting": (3,)},
        {"stock_size": 0},
        {"hand_sizes": (5, 1, 12, 8)},
        {"hand_sizes": (5, 1, 12, 1)},
        {"ends": {"N": "W", "E": "y1", "S": "y1", "W": "y1"}},
        {"ends": {"E": "y1", "S": "y1", "W": "y1"}},
    ],
)
def test_a_table_shows_every_fact_that_matters(change: dict[str, object]) -> None:
    view = uno_view("start")
    assert paint_table(view, scene()).tobytes() != paint_table(replace(view, **change), scene()).tobytes()  # type: ignore[arg-type]


def test_a_missed_call_is_not_shown() -> None:
    view = uno_view("start")
    assert table(view, scene()) == table(replace(view, must_call=(1,)), scene())


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(1, 46))
def test_every_hand_size_fits_its_picture(count: int) -> None:
    spread = rack_layout(count)
    assert spread.rows * spread.columns >= count > (spread.rows - 1) * spread.columns
    assert spread.height <= TALLEST
    assert spread.columns * spread.side < WIDTH
    assert spread.side >= 40


@pytest.mark.parametrize(("least", "rows"), [(75, 1), (76, 1), (77, 2)])
def test_a_hand_stays_on_one_rack_while_its_halves_are_large_enough(least: int, rows: int) -> None:
    """Ten tiles side by side have halves of 76 pixels."""
    assert rack_layout(10, measures=USUAL._replace(one_rack=least)).rows == rows


def test_fifteen_square_tiles_fill_two_racks() -> None:
    spread = rack_layout(15, 1)
    assert (spread.rows, spread.columns) == (2, 8)
    assert spread.columns * spread.side > 0.85 * WIDTH


def test_playable_tiles_stand_higher() -> None:
    view = uno_view(hand=HAND[:6])
    without = replace(view, legal=(), drawn="")
    top = slice_of(paint_hand(view, GAME), 0.1)
    assert len(colours(top)) > 2
    assert len(colours(slice_of(paint_hand(replace(without, waiting=()), GAME), 0.1))) == 1


def slice_of(picture: Image.Image, share: float) -> Image.Image:
    return picture.crop((0, 0, picture.width, round(picture.height * share)))


def colours(picture: Image.Image) -> list[object]:
    return [colour for _, colour in picture.getcolors(1 << 20) or []]


def test_tiles_are_not_dimmed_while_the_seat_is_not_waited_for() -> None:
    asked = replace(uno_view(hand=HAND[:6]), legal=(), drawn="")
    idle = replace(asked, waiting=(2,))
    assert (
        paint_hand(asked, GAME).convert("L").getextrema() != paint_hand(idle, GAME).convert("L").getextrema()
    )


def test_only_one_of_several_equal_tiles_is_ringed_as_drawn() -> None:
    twins = replace(uno_view(hand=("DE-DE", "b1-g9", "DE-DE")), legal=(), drawn="DE-DE")
    plain = paint_hand(replace(twins, drawn=""), GAME)
    ringed = ImageChops.difference(paint_hand(twins, GAME), plain).getbbox()
    assert ringed is not None
    assert ringed[2] < WIDTH / 2


def test_an_empty_hand_has_no_picture() -> None:
    with pytest.raises(ValueError, match="empty hand"):
        hand(uno_view(), GAME)


# -- people and words ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Astrid Lindgren", "Astrid Lindgren"),
        ("  Ærø\n\tskøbing ", "Ærø skøbing"),
        ("Zoe\u0308 🇩🇰", "Zoë 🇩🇰"),
        ("\u202egnp.exe\u200b", "gnp.exe"),
        ("王小明", "王小明"),
        ("🎲Lucky🁫", "🎲Lucky"),
        ("İpek Nguyễn", "İpek Nguyễn"),
        ("\U0001d4dc\U0001d4f2\U0001d4ea Ⅳ", "Mia Ⅳ"),
        ("ꜱᴍᴀʟʟ", "ꜱᴍᴀʟʟ"),
        ("\uff22\uff4f", "Bo"),
        ("𓂀𓁹", ""),
        ("\u3164\u2800\u200b\u2068\u2069", ""),
        ("ก" + 9 * "็", "ก็"),
        ("سارا\u200cن\u200d", "سارا\u200cن"),
        ("👨\u200d👩\u200d👧" * 9, "👨\u200d👩\u200d👧" * 6),
        ("x" * 99, "x" * 32),
        ("e" + 9 * "\u0301", "é" + 2 * "\u0301"),
    ],
)
def test_names_become_drawable(name: str, drawn: str) -> None:
    assert clean(name) == drawn


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Astrid", "Benjamin"], ("A", "B")),
        (["Astrid", "Anna", "Bo"], ("As", "An", "B")),
        (["Anna", "anna"], ("1", "2")),
        (["王小明", "Bo", "🎲", "𓂀"], ("王", "B", "🎲", "4")),
        (["王小明", "王大明", "ꜱᴍᴀʟʟ", "नमस्ते"], ("王小", "王大", "S", "न")),
        (["გიორგი", "محمد", "мир", "ⓐⓑⓒ"], ("გ", "م", "\u041c", "A")),
        (["ßa", "9 lives"], ("ß", "9")),
        (["Bo", "𓂀", "2fast"], ("B", "2", "3")),
        (["3D", "𓂀", "2fast", "Bo"], ("1", "2", "3", "B")),
    ],
)
def test_initials_are_different_for_every_seat(names: list[str], letters: tuple[str, ...]) -> None:
    assert initials(names) == letters


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Edith", "Bo"], ("Ed", "B")),
        (["Edith", "Edna", "Wim", "Bo"], ("1", "2", "Wi", "B")),
        (["E", "W1", "Bo"], ("1", "W1", "B")),
        (["edgar", "n"], ("Ed", "2")),
    ],
)
def test_no_seat_gets_the_letter_of_an_arm(names: list[str], letters: tuple[str, ...]) -> None:
    players = tuple(map(Player, names))
    assert Scene(GAME, players, 1, 500, WORDS).initials == letters


def test_a_letter_is_free_where_no_arm_has_it() -> None:
    words = {key: word for key, word in WORDS.items() if not key.startswith("arm-")}
    assert Scene("mexican-train", (Player("Edith"), Player("Bo")), 1, 500, words).initials == ("E", "B")


def test_a_long_name_ends_in_an_ellipsis() -> None:
    cut = fitted("Gustavo de la Vega y Montoya", 160, 30)
    assert cut.endswith("…")
    assert line(cut).width * 30 <= 160
    assert fitted("Bo", 160, 30) == "Bo"


def test_pictures_accept_any_name() -> None:
    crowd = Scene(GAME, tuple(Player(name) for name in NAMES), 1, 0, WORDS)
    hands = shown((2, 0, 3, 1, 4, 2))
    assert len(set(crowd.initials)) == 6
    for data in (
        table(uno_view("early", 6), crowd),
        round_card(crowd, hands, won(1, hands)),
        score_sheet(crowd, rounds(2, 6)),
    ):
        assert opened(data).width == 1100


def test_computers_are_marked_on_cards() -> None:
    people = scene()
    humans = replace(people, players=tuple(replace(player, computer=False) for player in people.players))
    assert score_sheet(people, []) != score_sheet(humans, [])
    assert table(uno_view(), people) == table(uno_view(), humans)


def test_a_score_sheet_with_many_rounds_has_the_usual_size() -> None:
    assert opened(score_sheet(scene(), rounds(7, 4))).size == opened(score_sheet(scene(), rounds(40, 4))).size


@pytest.mark.parametrize("key", ["title", "round", "target", "points", "total"])
def test_a_missing_word_raises_key_error(key: str) -> None:
    words = {name: word for name, word in WORDS.items() if name != key}
    with pytest.raises(KeyError, match=key):
        round_card(replace(scene(), words=words), FOUR, won(1, FOUR))


def test_word_keys_lists_every_word_of_a_game() -> None:
    assert set(word_keys(GAME)) == set(WORDS)
    with pytest.raises(KeyError):
        word_keys("whist")


def test_every_seat_has_its_own_emoji() -> None:
    assert len({seat_emoji(seat) for seat in range(8)}) == 8


def test_a_hand_that_is_waited_for_shows_the_open_ends() -> None:
    """The row stands above the tiles, which do not change. A hand that is not waited for would show outdated
    ends."""
    asked = replace(uno_view("middle", hand=HAND), seat=0, waiting=(0,), ends={"N": "g7", "E": "r4"})
    resting = replace(asked, waiting=())
    plain, shown = paint_hand(asked, GAME), paint_hand(asked, GAME, scene=scene())
    assert shown.height == plain.height + ENDS
    assert shown.crop((0, ENDS, WIDTH, shown.height)).tobytes() == plain.tobytes()
    assert paint_hand(resting, GAME, scene=scene()).height == plain.height
    other = replace(asked, ends={"N": "g8", "E": "r4"})
    assert hand_content(other, GAME) != hand_content(asked, GAME)


def test_the_hand_content_changes_with_the_ends_its_tiles_fit() -> None:
    """The same tiles can be played, but at another end, so another sign is framed."""
    asked = replace(uno_view("middle", hand=HAND), ends={"N": "g7", "E": "r4"})
    moved = replace(asked, legal=tuple(Move(f"{move.tile}@E", "lay", move.tile, "E") for move in asked.legal))
    pictures = [paint_hand(view, GAME, scene=scene()).tobytes() for view in (asked, moved)]
    assert pictures[0] != pictures[1]
    assert hand_content(moved, GAME) != hand_content(asked, GAME)


def test_the_text_of_a_victory_card_stays_inside_with_many_winners() -> None:
    long = replace(
        scene(6), words={**WORDS, "title": "Dominos classiques", "target": "objectif 5 000 points"}
    )
    named, nameless = (
        paint_victory(told, rounds(2, 6), tuple(range(6)), Victory(""))
        for told in (long, replace(long, words={**WORDS, "title": "", "target": ""}))
    )
    edge = (1100 - 40, 0, 1100, 150)
    assert ImageChops.difference(named.crop(edge), nameless.crop(edge)).getbbox() is None
    assert ImageChops.difference(named, nameless).getbbox() is not None
