"""Which moves a hand offers with one tap, and for which tiles it asks first. Places get letters.

If there is room, every move has a button. Some places are hard to describe in words, so they get letters. The
presenter says which spot of the picture such a move covers
(:attr:`~bot.presentation.games.presenter.Act.spot`). Knows no game: the picture decides how a spot looks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from string import ascii_uppercase

from bot.language.localizer import Localizer
from bot.presentation.games import Act
from bot.presentation.message import CHOICES
from engine import View
from render import Ghost, Spot

LARGE_PAGE = 5
"""Places on one page for people who use large pictures."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The moves with a tile that a hand offers, and how."""

    acts: tuple[Act, ...]
    """The moves that have a button of their own."""
    tiles: tuple[Act, ...] = ()
    """The first move of every tile that is chosen before its place."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """The number of moves of each tile, in the hand's order; empty if a tile is picked."""
    lists: bool = False
    """Whether there are more tiles than buttons, so that menus offer the moves."""
    letters: tuple[str, ...] = ()
    """The letter of each move in ``acts``, in the same order; empty if no picture of places is shown."""
    head: str = ""
    """The picked tile in words; empty if no tile is picked."""
    more: str = ""
    """The argument that picks the next page, or the first one after the last; empty if there is one page."""
    left: int = 0
    """The number of moves on the other pages."""

    def in_order(self) -> list[tuple[Act, int]]:
        """Return the buttons in the hand's order, each as a move and a number.

        The number is 0 for a button that makes the move. Otherwise the button picks the move's tile, which
        has that many moves.
        """
        if not self.counts:
            return [(act, 0) for act in self.acts]
        own: dict[str, list[tuple[Act, int]]] = {tile: [] for tile in self.counts}
        for act in self.acts:
            own[act.tile].append((act, 0))
        for act in self.tiles:
            own[act.tile].append((act, self.counts[act.tile]))
        return [each for buttons in own.values() for each in buttons]

    def with_tiles(self, localizer: Localizer) -> list[Act]:
        """Return ``acts`` with the tile in every label, also the labels that leave out a picked tile."""
        if not (self.head and self.letters):
            return [*self.acts]
        return [
            replace(act, label=localizer("act-place-of", tile=act.head, place=act.label)) if letter else act
            for act, letter in zip(self.acts, self.letters, strict=True)
        ]

    def ghosts(self, view: View) -> list[Ghost]:
        """Return a ghost for each place: an outline with a letter, with the tile if only one lay fits."""
        moves = {move.text: move for move in view.legal}
        named = {
            act.spot: letter
            for act, letter in zip(self.acts, self.letters, strict=True)
            if act.spot is not None
        }
        ghosts = []
        for spot in (spot for spot in _sorted(named) if spot.turn or not _inside(spot, named.keys())):
            there = [act for act in self.acts if act.spot == spot]
            move = moves[there[0].text] if len(there) == 1 or (not spot.turn and _one_tile(there)) else None
            ghosts.append(Ghost(named[spot], spot, move))
        return ghosts


def offer(
    lays: Sequence[Act], localizer: Localizer, room: int, *, picked: str = "", large: bool = False
) -> Offer:
    """Return the moves that a hand offers.

    As many tiles as possible get a button for each of their moves, those with the fewest moves first. Every
    other tile gets one button.

    Args:
        lays: all moves with a tile.
        room: the most buttons.
        picked: the tile picked, as in :attr:`Act.tile`. From the second page on, a space and the page's
            number follow.
        large: whether places are shown a few at a time, for one tile only.
    """
    tile, _, number = picked.partition(" ")
    of_tile = [act for act in lays if act.tile == tile]
    if picked and of_tile:
        size = min(room, LARGE_PAGE) if large and _placed(of_tile) else room
        return _page(of_tile, localizer, size, int(number or 0))
    counts: dict[str, int] = {}
    for act in lays:
        counts[act.tile] = counts.get(act.tile, 0) + 1
    few, lists = large and _placed(lays), len(counts) > room
    all_listed = lists and len(lays) <= CHOICES and not few
    most = len(lays) if all_listed or not (lists or few) else 1
    direct = _direct(counts, len(lays) if lists else room, most)
    firsts = {act.tile: act for act in reversed(lays)}
    tiles = tuple(firsts[each] for each in counts if each not in direct)
    found = Offer(tuple(act for act in lays if act.tile in direct), tiles, counts, lists)
    if few:  # this page has no picture of places, so letters would name nothing
        return replace(found, acts=tuple(replace(act, end="") for act in found.acts))
    return _lettered(found, localizer)


def _direct(counts: Mapping[str, int], room: int, most: int) -> set[str]:
    """Return the tiles that get one button for each move; every other tile needs one button.

    Args:
        room: the most buttons in all.
        most: the most moves of a tile that gets a button for each.
    """
    direct: set[str] = set()
    left = room - len(counts)
    # the sort is stable: of tiles with equal counts, the first in the hand comes first
    for tile in sorted(counts, key=counts.__getitem__):
        left -= counts[tile] - 1
        if left < 0 or counts[tile] > most:
            break
        direct.add(tile)
    return direct


def _page(of_tile: Sequence[Act], localizer: Localizer, most: int, page: int) -> Offer:
    pages = -(-len(of_tile) // most)
    page %= pages
    shown = tuple(of_tile[page * most : (page + 1) * most])
    more = f"{of_tile[0].tile} {page + 1}" if pages > 1 else ""
    return _lettered(Offer(shown, head=of_tile[0].head, more=more, left=len(of_tile) - len(shown)), localizer)


def _lettered(found: Offer, localizer: Localizer) -> Offer:
    """Return the offer with a letter for each place, in its labels too; unchanged without places."""
    if not _placed(found.acts):
        return found
    letters = _letters({act.spot for act in found.acts if act.spot is not None})
    named = [(act, "" if act.spot is None else letters[act.spot]) for act in found.acts]
    acts = tuple(_named(act, letter, found.head, localizer) if letter else act for act, letter in named)
    return replace(found, acts=acts, letters=tuple(letter for _, letter in named))


def _letters(spots: Set[Spot]) -> dict[Spot, str]:
    """Return the letters of each spot. A whole cell gets the letters of all spots inside it, or its own."""
    alone = [spot for spot in _sorted(spots) if spot.turn or not _inside(spot, spots)]
    letters = dict(zip(alone, ascii_uppercase, strict=False))
    for whole in spots - letters.keys():
        letters[whole] = "".join(letters[spot] for spot in _inside(whole, spots))
    return letters


def _sorted(spots: Iterable[Spot]) -> list[Spot]:
    return sorted(spots, key=lambda spot: spot.order)


def _inside(whole: Spot, spots: Set[Spot]) -> list[Spot]:
    return [spot for spot in _sorted(spots) if spot.turn and spot[:2] == whole[:2]]


def _named(act: Act, letter: str, head: str, localizer: Localizer) -> Act:
    """Return a move with its letter before the place, in the label and in the short label."""
    place = localizer("act-place", letter=letter, place=act.place)
    label = place if head else localizer("act-place-of", tile=act.head, place=place)
    return replace(act, label=label, end=f"{letter} {act.end}".strip())


def _placed(lays: Sequence[Act]) -> bool:
    return any(act.spot is not None for act in lays)


def _one_tile(lays: Sequence[Act]) -> bool:
    return len({act.tile for act in lays}) == 1
