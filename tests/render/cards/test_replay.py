"""The animation of a match: its frames, their durations, and that each is the picture it was made from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

from render import Card, Ending, Frame, Opening, Still, Victory, replay, still, table
from render.cards.replay import FIRST, FULL, LAST, MOST, MOVE, ROUND, SIZE, _chosen
from render.paint.grounds import night
from render.paint.palette import indexed
from tests.render.conftest import rounds, scene, shown, uno_view, won
from tests.render.trains import train_scene, train_view

BYTES = 8_000_000
"""The most bytes an animation may have. Discord accepts a little more than ten million."""
WEIGHT = BYTES // MOST
SHADES = 6
"""How far a shade of felt may be from Pillow's own mapping, which is coarser."""


class Film(NamedTuple):
    size: tuple[int, int]
    images: list[Image.Image]
    durations: list[int]


def unreeled(data: bytes) -> Film:
    gif = Image.open(BytesIO(data))
    images, durations = [], []
    for at in range(getattr(gif, "n_frames", 1)):
        gif.seek(at)
        images.append(gif.convert("RGB"))
        durations.append(gif.info["duration"])
    return Film(gif.size, images, durations)


def card(number: int = 3) -> Card:
    hands = shown((5, 0, 9, 3))
    return Card(replace(scene(), round_number=number), hands, won(1, hands))


def stills(count: int) -> list[Still]:
    """Return `count` stills of a table: the first has one tile, and each has one more than the last."""
    view = uno_view("full")
    return [Still(replace(view, laid=view.laid[:laid]), scene()) for laid in range(1, count + 1)]


def small(frame: Frame) -> Image.Image:
    """Return a frame as it should look in the animation: on the dark ground, scaled and in the palette."""
    painted = frame.paint().convert("RGB")
    canvas = night(*FULL).convert("RGB")
    canvas.paste(painted, (0, (700 - painted.height) // 2))
    return indexed(canvas.resize(SIZE, Image.Resampling.BOX)).convert("RGB")


def furthest(one: Image.Image, other: Image.Image) -> int:
    """Return the largest difference of a pixel in any channel."""
    return max(high for _, high in ImageChops.difference(one, other).getextrema())


def test_every_frame_is_the_picture_it_was_made_from() -> None:
    frames: list[Frame] = [*stills(7), card(), *stills(3), card()]
    film = unreeled(replay(frames))
    assert film.size == SIZE == (825, 564)
    assert len(film.images) == len(frames)
    for image, frame in zip(film.images, frames, strict=True):
        assert furthest(image, small(frame)) <= SHADES, "but for felt"
    assert all(furthest(one, other) > 100 for one, other in pairwise(film.images))


def test_round_ends_are_shown_longer_than_moves_and_the_last_frame_longest() -> None:
    frames = [Opening(scene()), *stills(3), card(), *stills(2), card()]
    assert unreeled(replay(frames)).durations == [FIRST, MOVE, MOVE, MOVE, ROUND, MOVE, MOVE, LAST]


def test_a_caption_is_written_below_the_picture() -> None:
    plain, other = stills(2)
    told = replace(plain, caption="Astrid: 5-4 east 🎲")
    film = unreeled(replay([plain, told, other]))
    bare, captioned = (image.crop((0, 525, *SIZE)) for image in film.images[:2])
    assert len(bare.getcolors(1 << 16) or []) == 1
    assert len(captioned.getcolors(1 << 16) or []) > 10
    above = [image.crop((0, 0, 825, 525)) for image in film.images[:2]]
    assert furthest(*above) <= 1


def test_the_first_frame_is_the_title_and_the_last_the_victory() -> None:
    """Chats show the first frame of an animation until it plays. The last one shows who has won."""
    ending = Ending(scene(), rounds(3, 4), (2,), Victory("Gustavo wins!"))
    film = unreeled(replay([Opening(scene()), *stills(1), ending]))
    assert furthest(film.images[0], small(Opening(scene()))) <= SHADES
    assert furthest(film.images[-1], small(ending)) <= SHADES
    assert len(film.images[0].getcolors(1 << 16) or []) > 60


def test_felt_has_no_bands_in_an_animation() -> None:
    film = unreeled(replay([Opening(scene())]))
    row = film.images[0].crop((0, 360, 825, 361)).getcolors(1 << 10) or []
    greens = sorted(green for _, (red, green, blue) in row if red < 30 and 60 < green < 100 and blue < 75)
    assert len(greens) > 14
    assert max(other - one for one, other in pairwise(greens)) <= 2


def test_an_unchanged_frame_prolongs_the_frame_before() -> None:
    """For example, a called UNO moves no tile."""
    first, second = stills(2)
    film = unreeled(replay([first, second, second, card()]))
    assert len(film.images) == 3
    assert film.durations == [MOVE, 2 * MOVE, LAST]


def test_a_single_frame_makes_an_animation() -> None:
    film = unreeled(replay(stills(1)))
    assert furthest(film.images[0], small(stills(1)[0])) <= SHADES


def marked(frames: Sequence[Frame], chosen: Sequence[Frame]) -> Iterator[int]:
    """Yield the positions of the chosen frames among all frames."""
    places = {id(frame): at for at, frame in enumerate(frames)}
    return (places[id(frame)] for frame in chosen)


@pytest.mark.parametrize(
    ("rounds", "moves"), [(1, 40), (1, 88), (1, 89), (3, 60), (13, 90), (40, 3), (90, 1), (200, 2)]
)
def test_long_matches_lose_moves_evenly_but_no_ends_of_rounds(rounds: int, moves: int) -> None:
    frames: list[Frame] = [
        frame
        for number in range(rounds)
        for frame in [*(Still(uno_view("start"), scene()) for _ in range(moves)), card(number)]
    ]
    chosen = _chosen(frames)
    assert len(chosen) == min(len(frames), MOST)
    assert chosen[0] is frames[0]
    assert chosen[-1] is frames[-1]
    places = list(marked(frames, chosen))
    assert places == sorted(set(places))
    if rounds < MOST:
        assert sum(isinstance(frame, Card) for frame in chosen) == rounds
    if rounds == 1:
        assert max(later - sooner for sooner, later in pairwise(places)) <= -(-len(frames) // MOST) + 1


def test_all_frames_share_one_palette() -> None:
    data = replay([*stills(4), card()])
    assert data[:6] == b"GIF89a"
    assert data[10] & 0x80, "the shared table of colours"
    assert list(local_tables(data)) == [False] * 5


def local_tables(data: bytes) -> Iterator[bool]:
    """Yield, for every frame, whether it has its own colour table."""
    at = 13 + 3 * 256
    while data[at] != 0x3B:
        if data[at] == 0x21:
            at += 2
        else:
            yield bool(data[at + 9] & 0x80)
            at += 11
        while data[at]:
            at += data[at] + 1
        at += 1


def test_the_fullest_tables_stay_below_the_upload_limit() -> None:
    """The tables differ completely, so that no frame can reuse pixels of the one before."""
    frames: list[Frame] = [Still(train_view(8, 80, str(number)), train_scene(8)) for number in range(4)]
    frames += [Still(uno_view("full", 6, direction=1 - 2 * (number % 2)), scene(6)) for number in range(2)]
    assert len(replay(frames)) < WEIGHT * len(frames)


def test_a_still_is_the_picture_of_the_table() -> None:
    frame = stills(5)[-1]
    assert still(frame) == table(frame.view, frame.scene)
