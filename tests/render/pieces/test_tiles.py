"""How tiles and sprites are composed: faces from a ladder of sizes, edges blended with their ground."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.games.mexican_train import COUNTABLE
from render.paint.cache import PAINTED
from render.paint.grounds import felt, night
from render.paint.palette import FELT_SHADES, colours, indexed, plain
from render.paint.sprites import FAINT, Sprite
from render.paint.theme import NIGHT, RACK
from render.pieces.badges import end_badge
from render.pieces.tiles import LADDER, tile

TRAINS = "mexican-train"


def blended(sprite: Sprite, ground: Image.Image, x: int, y: int) -> Image.Image:
    """Return how a sprite should look on a ground."""
    whole = ground.convert("RGB")
    whole.paste(sprite.image, (x - sprite.pad, y - sprite.pad), sprite.image)
    return indexed(whole)


def furthest(one: Image.Image, other: Image.Image) -> int:
    """Return the largest difference of any pixel, in any channel."""
    return max(
        high for _, high in ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getextrema()
    )


def test_numerals_replace_pips_exactly_below_the_countable_size() -> None:
    """The ladder has a rung at that size. Below it every face is a numeral, from it on none is."""
    assert COUNTABLE in LADDER
    turn = next(side for side in range(30, 60) if side * 0.95 >= COUNTABLE)
    numeral, pips = (tile(TRAINS, "5", "5", side, upright=True).image() for side in (turn - 1, turn))
    middle = [image.getpixel((image.width // 2, round(image.height * 0.26))) for image in (numeral, pips)]
    assert middle[0] != middle[1]


@pytest.mark.parametrize("colour", [NIGHT, RACK])
def test_a_stamp_equals_blending_on_a_plain_ground(colour: tuple[int, int, int]) -> None:
    badge = end_badge("N", "open", 60)
    ground = plain(100, 100, colour)
    stamped = ground.copy()
    badge.onto(stamped, 20, 20)
    assert furthest(stamped, blended(badge, ground, 20, 20)) <= FAINT


def test_blending_is_exact_on_any_ground() -> None:
    badge = end_badge("N", "open", 60)
    ground = night(100, 100)
    ground.paste(255, (50, 0, 100, 100))
    shown = ground.copy()
    badge.blend(shown, 20, 20)
    assert furthest(shown, blended(badge, ground, 20, 20)) == 0


def test_blending_on_the_same_pixels_is_cached() -> None:
    PAINTED.clear()  # otherwise older entries could be evicted for new ones
    badge, ground = end_badge("N", "open", 60), night(100, 100)
    ground.paste(255, (50, 0, 100, 100))
    shown, again, elsewhere = ground.copy(), ground.copy(), ground.copy()
    badge.blend(shown, 20, 20)
    kept = len(PAINTED)
    badge.blend(again, 20, 20)
    assert (len(PAINTED), again.tobytes()) == (kept, shown.tobytes())
    badge.blend(elsewhere, 21, 20)
    assert len(PAINTED) == kept + 1
    assert furthest(elsewhere, blended(badge, ground, 21, 20)) == 0


def test_tiles_share_cached_halves() -> None:
    """28 tiles consist of seven halves, each above or below."""
    PAINTED.clear()
    canvas = night(200, 200)
    for high in range(7):
        for low in range(high + 1):
            tile("all-fives", str(high), str(low), 50, upright=True).onto(canvas, 20, 20)
    assert sum(key[0] == "render.pieces.tiles._half" for key in PAINTED._entries) == 2 * 7


def test_blending_changes_only_its_window_of_the_picture() -> None:
    badge, ground = end_badge("N", "open", 60), night(50, 50)
    shown = ground.copy()
    badge.blend(shown, 20, 20, (0, 0, 50, 25))
    changed = ImageChops.difference(shown.convert("RGB"), ground.convert("RGB")).getbbox()
    assert changed is not None
    assert changed[3] == 25
    before = shown.tobytes()
    badge.blend(shown, 200, 200)
    assert shown.tobytes() == before


def test_on_felt_a_sprite_takes_the_shade_it_lies_on() -> None:
    """Otherwise a shadow would look like a patch of another shade."""
    cloth = felt(1100, 588)
    badge = end_badge("", "open", 60)
    for x, y in ((20, 20), (520, 260)):
        shown = cloth.copy()
        badge.onto(shown, x, y)
        assert furthest(shown, blended(badge, cloth, x, y)) <= FAINT + 2


def test_shades_of_felt_are_in_order() -> None:
    shades = colours()[:FELT_SHADES]
    assert list(shades) == sorted(shades)
    near = zip(shades, shades[4:], strict=False)
    assert all(sum(abs(a - b) for a, b in zip(one, other, strict=True)) < 12 for one, other in near)
