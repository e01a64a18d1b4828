"""The card of a lobby: the game, its three main rules as small scenes, who sits where, and what differs.

Knows no rules and no language: captions come from the caller, scenes from the game's look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.games import LOOKS
from render.games.look import Lesson
from render.paint.cache import PAINTED
from render.paint.encode import png
from render.paint.grounds import felt, night
from render.paint.pen import CAPITALS, Pen, tallest
from render.paint.sprites import Sprite
from render.paint.text.fonts import font
from render.paint.text.lines import fitted
from render.paint.theme import FELT_LIGHT, MUTED, NIGHT, NIGHT_DEEP, NIGHT_LIFT, PAPER, mix
from render.pieces.art import fan
from render.pieces.badges import note, seat_badge
from render.pieces.card_parts import panel, writing
from render.pieces.player_rows import MARGIN, WIDTH
from render.pieces.scene import Scene
from render.pieces.tiles import tile
from render.tables.train_station import marker

_FELT = 376
"""Height of the felt with the game and its rules. The seats are below it."""
_ART = 300
"""Width of the fan of tiles."""
_TITLES = (56, 48, 40, 34)
_SIDE = 40
"""Side of a half in a lesson."""
_CAPTIONS = (17, 16, 15)
CAPTION_WIDTH = 234
"""Room for a line of a caption."""
_BADGE = 54
_NAMES = (20, 18, 16, 15)
_NOTE = 15
_SEATS = 158
"""Height of the seats."""
_TEAM, _TEAM_GAP = 2, 8
"""The places of a team, and the room between its ground and the next."""
_CHIP, _CHIP_ROW = 44, 54
"""Height of a chip, and of a row of them."""
_CHIP_ROWS = 3
_CHIP_TALL = 17


@dataclass(frozen=True)
class Invitation:
    """What a lobby's card says besides its scene."""

    captions: tuple[str, ...]
    """A few words for each of the game's first lessons. Lessons without any are not shown."""
    aside: str
    """A short line below the title, such as the number of players."""
    most: int
    """The number of seats."""
    notes: tuple[str, ...] = ()
    """By seat, a word below the player's name, such as a computer's level; may be shorter than the seats."""
    chips: tuple[str, ...] = ()
    """A few words each about what the match is played by: its pace, its house rules."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The players of each team, who are shown side by side on a ground of their own; empty without teams."""


def lobby_card(scene: Scene, invitation: Invitation) -> bytes:
    """Return the card of a lobby as PNG8, 1100 wide; one row of chips makes it 594 tall.

    Raises:
        KeyError: the scene's game is unknown, or a word of :func:`render.word_keys` is missing.
    """
    return png(paint(scene, invitation))


def paint(scene: Scene, invitation: Invitation) -> Image.Image:
    """Return the picture that :func:`lobby_card` encodes."""
    look = LOOKS[scene.game]
    chips = chip_rows(invitation.chips)
    canvas = night(WIDTH, _FELT + _SEATS + len(chips) * _CHIP_ROW + (MARGIN if chips else 0))
    canvas.paste(felt(WIDTH, _FELT), (0, 0))
    shown = [lesson.tiles[0] for lesson in look.lessons]
    side = 88 if look.length > 1 else 98
    fan(
        canvas, [(scene.game, (each.first, each.second)) for each in shown], side, (_ART // 2 + 4, _FELT // 2)
    )
    room = WIDTH - _ART - 2 * MARGIN - 20
    title, tall = tallest(scene.words["title"], room, _TITLES)
    writing(title, tall, PAPER, "bold").left(canvas, _ART + 20, 62)
    subtitle = " · ".join(filter(None, (invitation.aside, scene.words["target"])))
    writing(fitted(subtitle, room, 34, "regular"), 23, mix(PAPER, FELT_LIGHT, 0.2), "regular").left(
        canvas, _ART + 20, 118
    )
    across = (WIDTH - _ART - MARGIN) // max(len(invitation.captions), 1)
    for index, (lesson, caption) in enumerate(zip(look.lessons, invitation.captions, strict=False)):
        _lesson(canvas, scene.game, lesson, caption, (_ART + index * across, 160, across - MARGIN, 202))
    _seats(canvas, scene, invitation)
    for row, words in enumerate(chips):
        _chips(canvas, words, _FELT + _SEATS + row * _CHIP_ROW)
    return canvas


def _lesson(
    canvas: Image.Image, game: str, lesson: Lesson, caption: str, box: tuple[int, int, int, int]
) -> None:
    """Paint a small scene in its own panel, with its caption below."""
    x, y, width, height = box
    panel(canvas, (x, y, x + width, y + height), 14, mix(NIGHT, NIGHT_DEEP, 0.4))
    square = LOOKS[game].length == 1
    side = 50 if square else _SIDE
    along = 1 if square else 2
    right = max(each.x + (1 if each.upright else along) for each in lesson.tiles)
    below = max(each.y + (along if each.upright else 1) for each in lesson.tiles)
    flag = round(40 * (0.62 + 0.4 * len(lesson.note))) if lesson.note else _SIDE + 8 if lesson.marker else 0
    left = x + (width - round(right * side) - (flag + 10 if flag else 0)) // 2
    top = y + 66 - round(below * side / 2)
    for first, second, tile_x, tile_y, upright in (
        (each.first, each.second, each.x, each.y, each.upright) for each in lesson.tiles
    ):
        shown = tile(game, first, second, side, upright=upright)
        shown.onto(canvas, left + round(tile_x * side), top + round(tile_y * side))
    beside = left + round(right * side) + 10
    if lesson.note:
        note(lesson.note, flag, 40).blend(canvas, beside, y + 46)
    if lesson.marker:
        marker(0, flag).blend(canvas, beside, y + 66 - flag // 2)
    lines, tall = caption_lines(caption)
    for line, text in enumerate(lines):
        writing(text, tall, PAPER, "bold").middle(canvas, x + width // 2, y + 142 + line * 30)


def caption_lines(text: str, width: int = CAPTION_WIDTH) -> tuple[Sequence[str], int]:
    """Return a caption on one or two lines, and the height of its capitals. Text that does not fit is cut.

    Lines break only at plain spaces.
    """
    words = text.split(" ")
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    for tall in _CAPTIONS:
        letters = font(round(tall / CAPITALS))
        if letters.getlength(text) <= width:
            return (text,), tall
        lines = min(cuts, key=lambda pair: max(map(letters.getlength, pair)), default=(text, ""))
        if max(map(letters.getlength, lines)) <= width:
            break
    return [fitted(line, width, round(tall / CAPITALS)) for line in lines], tall


def _seats(canvas: Image.Image, scene: Scene, invitation: Invitation) -> None:
    """Paint the players' badges, names and notes in a row, and the free seats. Each team has a ground."""
    most = invitation.most
    across = (WIDTH - 2 * MARGIN) // max(most, 4)
    left = (WIDTH - across * most) // 2
    for team in range(len(invitation.teams)):
        x = left + team * _TEAM * across + _TEAM_GAP
        box = (x, _FELT + 8, x + _TEAM * across - 2 * _TEAM_GAP, _FELT + _SEATS - 8)
        panel(canvas, box, 14, mix(FELT_LIGHT, NIGHT_DEEP, 0.45))
    for place, seat in enumerate(_places(invitation, len(scene.players))):
        middle = left + place * across + across // 2
        x, y = middle - _BADGE // 2, _FELT + 20
        if seat is None:
            _free(_BADGE).onto(canvas, x, y)
            continue
        seat_badge(scene.looks[seat], scene.initials[seat], _BADGE).onto(canvas, x, y)
        name, tall = tallest(scene.name(seat), across - 10, _NAMES)
        writing(name, tall, PAPER, "bold", shaped=True).middle(canvas, middle, y + _BADGE + 28)
        if note := "".join(invitation.notes[seat : seat + 1]):
            word = fitted(note, across - 10, round(_NOTE / CAPITALS), "regular")
            writing(word, _NOTE, MUTED, "regular").middle(canvas, middle, y + _BADGE + 58)


def _places(invitation: Invitation, players: int) -> list[int | None]:
    """Return the player at each place of the row, from the left; None for a free seat."""
    order: list[int | None] = [*range(players)]
    if invitation.teams:
        free = (None,) * _TEAM
        order = [seat for team in invitation.teams for seat in (*team, *free)[:_TEAM]]
    return order + [None] * (invitation.most - len(order))


def chip_rows(chips: Sequence[str]) -> list[list[str]]:
    """Return the chips in rows that fit the card. A last chip counts those for which there is no room."""
    found: list[list[str]] = []
    room = WIDTH - 2 * MARGIN
    for number, chip in enumerate(chips):
        if not found or sum(map(_chip_width, found[-1])) + _chip_width(chip) > room:
            if len(found) == _CHIP_ROWS:
                found[-1][-1] = f"+{len(chips) - number + 1}"
                break
            found.append([])
        found[-1].append(fitted(chip, room - 60, round(_CHIP_TALL / CAPITALS)))
    return found


def _chip_width(chip: str) -> int:
    return writing(chip, _CHIP_TALL, PAPER).width + 36 + 10


def _chips(canvas: Image.Image, words: Sequence[str], top: int) -> None:
    """Paint a row of chips, centred."""
    x = (WIDTH - sum(map(_chip_width, words)) + 10) // 2
    for chip in words:
        width = _chip_width(chip) - 10
        panel(canvas, (x, top, x + width, top + _CHIP), _CHIP / 2, mix(NIGHT_LIFT, NIGHT_DEEP, 0.35))
        writing(chip, _CHIP_TALL, PAPER).middle(canvas, x + width // 2, top + _CHIP // 2)
        x += width + 10


@PAINTED.keep
def _free(size: int) -> Sprite:
    """Return the sign of an empty seat: a dashed circle."""
    pen = Pen(size, size)
    for start in range(0, 360, 45):
        pen.arc((size / 2, size / 2), size / 2 - 2, (start, start + 26), 3, MUTED)
    pen.disc((size / 2, size / 2), size * 0.06, NIGHT_LIFT)
    return Sprite(pen.done())
