"""What a hand offers at one tap, and for which tiles it asks first; places under letters.

Where there is room, every move has a button of its own. Some places are hard to tell apart in words: their
presenter says which spot of a picture each of them covers
(:attr:`~bot.presentation.games.presenter.Act.spot`), and they get letters. Knows no game: what a spot looks
like is for the picture to say.
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
"""Places to choose from at a time for those who want large pictures."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What stands on a hand to choose a lay with."""

    acts: tuple[Act, ...]
    """The moves that have a button of their own."""
    tiles: tuple[Act, ...] = ()
    """The first move of every tile that is to be chosen before its place."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """How many moves each tile of the hand has, in the hand's order; none where one is picked."""
    lists: bool = False
    """Whether there are more tiles than buttons: then lists offer all of it."""
    letters: tuple[str, ...] = ()
    """What names the place of each of ``acts`` in the picture; empty where no picture of places is shown."""
    head: str = ""
    """The picked tile in words; empty where none is."""
    more: str = ""
    """What to pick for the next page, the first again after the last; empty where there is one page."""
    left: int = 0
    """How many lays the other pages hold."""

    def in_order(self) -> list[tuple[Act, int]]:
        """Return a button each, as the hand's tiles stand: a move and 0, or a tile's first and its count."""
        if not self.counts:
            return [(act, 0) for act in self.acts]
        own: dict[str, list[tuple[Act, int]]] = {tile: [] for tile in self.counts}
        for act in self.acts:
            own[act.tile].append((act, 0))
        for act in self.tiles:
            own[act.tile].append((act, self.counts[act.tile]))
        return [each for buttons in own.values() for each in buttons]

    def with_tiles(self, localizer: Localizer) -> list[Act]:
        """Return ``acts`` with labels that name the tile too, where one is picked and they leave it out."""
        if not (self.head and self.letters):
            return [*self.acts]
        return [
            replace(act, label=localizer("act-place-of", tile=act.head, place=act.label)) if letter else act
            for act, letter in zip(self.acts, self.letters, strict=True)
        ]

    def ghosts(self, view: View) -> list[Ghost]:
        """Return what the picture is to show: one ghost a place."""
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
    """Return what a hand offers.

    As many tiles as can be have a button for each of their moves, those with the fewest first; of the others
    one for the tile.

    Args:
        room: how many buttons there may be.
        picked: a tile as :attr:`Act.tile` has it; from the second page on, a blank and the page's number.
        large: whether places are shown a few at a time, of one tile alone.
    """
    tile, _, number = picked.partition(" ")
    mine = [act for act in lays if act.tile == tile]
    if picked and mine:
        return _page(
            mine, localizer, min(room, LARGE_PAGE) if large and _placed(mine) else room, int(number or 0)
        )
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
    if few:  # without the picture a letter would name nothing
        return replace(found, acts=tuple(replace(act, end="") for act in found.acts))
    return _lettered(found, localizer)


def _direct(counts: Mapping[str, int], room: int, most: int) -> set[str]:
    """Return the tiles each of whose moves has a button: the others need one button each."""
    direct: set[str] = set()
    left = room - len(counts)
    for tile in sorted(counts, key=counts.__getitem__):  # a stable order: of equals, the first in the hand
        left -= counts[tile] - 1
        if left < 0 or counts[tile] > most:
            break
        direct.add(tile)
    return direct


def _page(mine: Sequence[Act], localizer: Localizer, most: int, page: int) -> Offer:
    pages = -(-len(mine) // most)
    page %= pages
    shown = tuple(mine[page * most : (page + 1) * most])
    more = f"{mine[0].tile} {page + 1}" if pages > 1 else ""
    return _lettered(Offer(shown, head=mine[0].head, more=more, left=len(mine) - len(shown)), localizer)


def _lettered(found: Offer, localizer: Localizer) -> Offer:
    """Return an offer whose places have letters, in its labels too."""
    if not _placed(found.acts):
        return found
    letters = _letters({act.spot for act in found.acts if act.spot is not None})
    named = [(act, "" if act.spot is None else letters[act.spot]) for act in found.acts]
    acts = tuple(_named(act, letter, found.head, localizer) if letter else act for act, letter in named)
    return replace(found, acts=acts, letters=tuple(letter for _, letter in named))


def _letters(spots: Set[Spot]) -> dict[Spot, str]:
    """Return what each spot is called: a cell as a whole by all the letters in it, where it has others."""
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
    """Return a move that says its letter, before its place in words where those are wanted."""
    place = localizer("act-place", letter=letter, place=act.place)
    label = place if head else localizer("act-place-of", tile=act.head, place=place)
    return replace(act, label=label, end=f"{letter} {act.end}".strip())


def _placed(lays: Sequence[Act]) -> bool:
    return any(act.spot is not None for act in lays)


def _one_tile(lays: Sequence[Act]) -> bool:
    return len({act.tile for act in lays}) == 1
