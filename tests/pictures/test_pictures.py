"""Test that the pictures in ``docs/pictures`` are those that ``make pictures`` draws today.

A failure means that a picture is out of date. Run ``make pictures`` and look at what has changed.
"""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

import render
from bot.presentation.pictures import table_picture
from tests.pictures import catalogue, phone
from tests.pictures.__main__ import DOCS
from tests.pictures.matches import table
from tests.render.test_goldens import TOLERANCE, worst

MOST = {".gif": 1_500_000, ".png": 300_000}
"""Bytes that a picture may have, by the end of its name."""
MOST_TOGETHER = 4_000_000
STALE = "docs/pictures/{} is out of date: run `make pictures` and look at it"


def alike(one: Image.Image, other: Image.Image) -> bool:
    """Return whether two pictures look the same, as the goldens are compared."""
    return one.size == other.size and worst(one.convert("RGB"), other.convert("RGB")) <= TOLERANCE


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("name", catalogue.PICTURES)
def test_a_picture_is_up_to_date(name: str) -> None:
    kept = opened((DOCS / name).read_bytes())
    assert alike(kept, opened(catalogue.PICTURES[name]())), STALE.format(name)


def test_the_animation_is_up_to_date() -> None:
    """The first, the middle and the last frame are compared."""
    film, stale = catalogue.animation(), STALE.format(catalogue.ANIMATION)
    kept = [
        frame.copy() for frame in ImageSequence.Iterator(opened((DOCS / catalogue.ANIMATION).read_bytes()))
    ]
    assert len(kept) == len(film.frames), stale
    assert [frame.info["duration"] for frame in kept] == film.durations(), stale
    looked_at = (0, len(kept) // 2, len(kept) - 1)
    today = opened(render.replay([film.frames[at] for at in looked_at]))
    for at, frame in zip(looked_at, ImageSequence.Iterator(today), strict=True):
        assert alike(kept[at], frame), f"{stale}: frame {at}"


def test_every_picture_is_there_and_no_other() -> None:
    kept = {file.relative_to(DOCS).as_posix() for file in DOCS.rglob("*") if file.suffix in MOST}
    assert kept == {*catalogue.PICTURES, catalogue.ANIMATION, phone.NAME}, "run `make pictures`"


def test_the_pictures_are_small_enough_for_a_front_page() -> None:
    sizes = {file: file.stat().st_size for file in DOCS.rglob("*") if file.suffix in MOST}
    assert [file.name for file, size in sizes.items() if size > MOST[file.suffix]] == []
    assert sum(sizes.values()) <= MOST_TOGETHER


def test_the_animation_takes_a_few_seconds() -> None:
    assert 8_000 <= sum(catalogue.animation().durations()) <= 14_000


def test_the_phone_has_its_size() -> None:
    """Fonts and browsers differ, so its pixels are not compared."""
    assert opened((DOCS / phone.NAME).read_bytes()).size == phone.SIZE


@pytest.mark.parametrize("game", catalogue.TABLES)
def test_a_picture_of_one_move_earlier_is_out_of_date(game: str) -> None:
    match = catalogue.TABLES[game]
    before = table_picture(table(replace(match, moves=match.moves - 1)))
    assert not alike(opened((DOCS / f"{game}.png").read_bytes()), opened(before.draw()))


def test_without_a_browser_the_phone_is_skipped_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "Chromium" in phone.missing()
