"""Choosing a place from a picture: one tile's lays, a page at a time, each under a letter.

Some lays are hard to tell apart in words, so their presenter says which spot each of them covers
(:attr:`~bot.games.presenter.Act.spot`). Knows no game: what a spot looks like is for the picture to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase

from bot.games import Act
from bot.localizer import Localizer
from engine import View
from render import Ghost

PAGE = 12
"""Lays to choose from at a time: three rows of buttons, and a picture that can still be read."""
LARGE_PAGE = 5
"""The same for those who want large pictures."""


@dataclass(frozen=True, slots=True)
class PlacePage:
    """Some of the lays of a picked tile."""

    head: str
    """The tile in words."""
    acts: tuple[Act, ...]
    """This page's lays, their labels beginning with a letter."""
    letters: tuple[str, ...]
    """The letter of each."""
    more: str
    """What to pick for the next page, the first again after the last; empty where there is one page."""
    left: int
    """How many lays the other pages hold."""

    def ghosts(self, view: View) -> list[Ghost]:
        """Return what the picture is to show: one ghost a letter."""
        moves = {move.text: move for move in view.legal}
        first = dict(zip(reversed(self.letters), reversed(self.acts), strict=True))
        return [Ghost(letter, moves[first[letter].text]) for letter in sorted(first)]


def picks_places(lays: Sequence[Act]) -> bool:
    """Return whether places are chosen from a picture here."""
    return any(act.spot for act in lays)


def place_page(lays: Sequence[Act], picked: str, localizer: Localizer, most: int = PAGE) -> PlacePage | None:
    """Return what to choose from once a tile is picked; None where that tile has no places to show.

    Args:
        picked: a tile as :attr:`Act.tile` has it; from the second page on, a blank and the page's number.
        most: lays on a page.
    """
    tile, _, number = picked.partition(" ")
    mine = [act for act in lays if act.tile == tile and act.spot]
    if not mine:
        return None
    pages = -(-len(mine) // most)
    page = int(number or 0) % pages
    shown = mine[page * most : (page + 1) * most]
    letters = dict(zip(dict.fromkeys(act.spot for act in shown), ascii_uppercase, strict=False))
    labels = [localizer("act-place", letter=letters[act.spot], place=act.place) for act in shown]
    return PlacePage(
        mine[0].head,
        tuple(replace(act, label=label) for act, label in zip(shown, labels, strict=True)),
        tuple(letters[act.spot] for act in shown),
        f"{tile} {page + 1}" if pages > 1 else "",
        len(mine) - len(shown),
    )
