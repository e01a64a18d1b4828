"""Which moves a hand offers with one tap, and for which it asks step by step. Places get letters.

If there is room, every move has a button. Otherwise the tile is chosen first, and its place on the next page.
A game may ask for more steps (:attr:`~bot.presentation.games.presenter.Act.steps`). Some places are hard to
describe in words, so they get letters. The presenter says which spot of the picture such a move covers
(:attr:`~bot.presentation.games.presenter.Act.spot`). Knows no game: the picture decides how a spot looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import NamedTuple, TypeAlias

from bot.language.localizer import Localizer
from bot.presentation.games import Act, Emphasis, PathStep
from bot.presentation.message import CHOICES
from engine import View
from render import Ghost, Spot

LETTERS = "".join(letter for letter in ascii_uppercase if letter not in "NESW")
"""The letters of places. Those of directions are left out: pictures name arms by them."""
FEW = 8
"""The most moves of a single tile that have a button each at once. More make a hand too tall for a phone."""
LARGE_PAGE = 5
"""Places on one page for people who use large pictures."""


class Group(NamedTuple):
    """Several moves behind one button: all that share a step."""

    step: PathStep
    style: Emphasis
    moves: int
    """How many moves the button leads to."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The moves that one page of a hand offers, and how."""

    buttons: tuple[Act | Group, ...]
    """The moves with a button of their own and the groups, in the hand's order."""
    asides: tuple[Group, ...] = ()
    """The groups whose buttons stand with those of the moves without a tile."""
    lists: bool = False
    """Whether there are more tiles than buttons, so that menus offer the moves."""
    letters: tuple[str, ...] = ()
    """The letter of each move in ``acts``, in the same order; empty if no picture of places is shown."""
    head: str = ""
    """The last step taken, in words; empty on the first page."""
    back: str = ""
    """The argument that picks the page before; empty if that is the first page."""
    more: str = ""
    """The argument that picks the next page, or the first one after the last; empty if there is one page."""
    left: int = 0
    """The number of moves on the other pages."""

    @property
    def acts(self) -> tuple[Act, ...]:
        """The moves that have a button of their own."""
        return tuple(each for each in self.buttons if isinstance(each, Act))

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups among ``buttons``."""
        return tuple(each for each in self.buttons if isinstance(each, Group))

    @property
    def ask(self) -> str:
        """The question that the page asks after a step; empty if the usual sentence asks it."""
        return next((group.step.ask for group in self.groups), "") if self.head else ""

    @property
    def counted(self) -> int:
        """The number of moves behind the first button that shows such a number; 0 if no button does."""
        return next((group.moves for group in self.groups if group.step.counted), 0)

    def with_tiles(self, localizer: Localizer) -> list[Act]:
        """Return ``acts`` with the tile in every label, also the labels that leave out a picked tile."""
        if not (self.head and self.letters):
            return [*self.acts]
        return [
            replace(act, label=localizer("act-place-of", tile=self.head, place=act.label)) if letter else act
            for act, letter in zip(self.acts, self.letters, strict=True)
        ]

    def ghosts(self, view: View) -> list[Ghost]:
        """Return a ghost for each place: an outline with a letter, with the tile if only one lay fits."""
        moves = {move.text: move for move in view.legal}
        doubtful = _doubtful(self.acts)
        there: dict[_Key, list[Act]] = {}
        named: dict[_Key, str] = {}
        for act, letter in zip(self.acts, self.letters, strict=True):
            if act.spot is not None:
                key = _key(act, act.spot, doubtful)
                there.setdefault(key, []).append(act)
                named[key] = letter
        ghosts = []
        for key in _sorted(named):
            acts = there[key]
            alone = len(acts) == 1 or (not key.spot.turn and _one_tile(acts))
            ghosts.append(Ghost(named[key], key.spot, moves[acts[0].text] if alone else None))
        return ghosts


def offer(
    lays: Sequence[Act], localizer: Localizer, room: int, *, picked: str = "", large: bool = False
) -> Offer:
    """Return the moves that a page of a hand offers.

    If every move has room, each gets a button. Otherwise the moves that share a step share one.

    Args:
        lays: all moves with a tile.
        room: the most buttons.
        picked: the step taken last, as in :attr:`PathStep.key`. From the second page on, a space and
            the page's number follow. The first page is returned if no move has that step any more.
        large: whether places are shown a few at a time, for one tile only.
    """
    key, _, number = picked.partition(" ")
    inside = [act for act in lays if key in {step.key for step in act.path}] if key else []
    if not inside:
        return _page_of(lays, 0, localizer, room, large=large)
    path = inside[0].path
    level = 1 + next(index for index, step in enumerate(path) if step.key == key)
    while (step := _shared(inside, level)) is not None:  # a single choice is no question
        level, path = level + 1, (*path[:level], step)
    if level == max(len(act.path) for act in inside):
        size = min(room, LARGE_PAGE) if large and _placed(inside) else room
        found = _last_page(inside, localizer, size, int(number or 0))
    else:
        found = _page_of(inside, level, localizer, room, large=large)
    at = [step.key for step in path].index(key)
    return replace(found, back=path[at - 1].key if at else "")


def _shared(acts: Sequence[Act], level: int) -> PathStep | None:
    """Return the step that all these moves take next, if it leads to more than one move; None otherwise."""
    steps = {act.path[level].key: act.path[level] for act in acts if len(act.path) > level}
    one = len(steps) == 1 and len(acts) > 1 and all(len(act.path) > level for act in acts)
    return next(iter(steps.values())) if one else None


def _page_of(lays: Sequence[Act], level: int, localizer: Localizer, room: int, *, large: bool) -> Offer:
    """Return a page with a button for each move, or for each next step of the moves.

    Args:
        level: how many steps have been taken.
    """
    grouped = _grouped(lays, level)
    asides = tuple(_group(acts, level) for acts in grouped if acts[0].path[level].aside)
    rest = [acts for acts in grouped if not acts[0].path[level].aside]
    few, count = large and _placed(lays), sum(map(len, rest))
    alone = len(rest) == 1 and count <= FEW  # a single tile is no question
    first: Sequence[Sequence[Act]] = rest
    if not few:
        first = [acts for acts in rest if _first_asks(acts, level, alone=alone)]
    room -= len(asides)
    first = _in_steps(rest, first, room, level)
    lists = len(rest) > room
    if lists and not few and count <= CHOICES:
        first = []
    buttons = _buttons(rest, first, level) if first else _in_order(lays, level)
    head = lays[0].path[level - 1].label if level else ""
    found = Offer(buttons, asides, lists, head=head)
    if few:  # this page has no picture of places, so letters would name nothing
        plain = tuple(replace(each, end="") if isinstance(each, Act) else each for each in buttons)
        return replace(found, buttons=plain)
    return _lettered(found, localizer)


def _in_steps(
    rest: Sequence[Sequence[Act]], first: Collection[Sequence[Act]], room: int, level: int
) -> Sequence[Sequence[Act]]:
    """Return the groups of moves that get one button each, so that there are at most ``room`` buttons.

    The tiles with the fewest moves keep a button for each move as long as there is room.

    Args:
        first: the groups that get one button in any case.
    """
    left, direct = room - len(rest), []
    # the sort is stable: of groups with equally many moves, the first in the hand comes first
    for acts in sorted((acts for acts in rest if acts not in first), key=len):
        left -= len(acts) - 1
        if left < 0:
            break
        direct.append(acts)
    mixed = all(acts[0].path[level].counted for acts in rest)
    if len(direct) + len(first) < len(rest) and not mixed:
        return rest
    return [acts for acts in rest if acts not in direct]


def _buttons(
    rest: Sequence[Sequence[Act]], first: Sequence[Sequence[Act]], level: int
) -> tuple[Act | Group, ...]:
    """Return the buttons of a page: one for each move, but a single one for each group in ``first``."""
    buttons: list[Act | Group] = []
    for acts in rest:
        buttons += [_group(acts, level)] if acts in first and len(acts) > 1 else acts
    return tuple(buttons)


def _in_order(lays: Sequence[Act], level: int) -> tuple[Act, ...]:
    """Return the moves that have buttons of their own, as the hand sorts them."""
    return tuple(act for act in lays if not act.path[level].aside)


def _grouped(lays: Sequence[Act], level: int) -> list[list[Act]]:
    """Return the moves by their next step, in the hand's order."""
    groups: dict[str, list[Act]] = {}
    for act in lays:
        groups.setdefault(act.path[level].key, []).append(act)
    return [*groups.values()]


def _group(acts: Sequence[Act], level: int) -> Group:
    return Group(acts[0].path[level], acts[0].style, len(acts))


def _first_asks(acts: Sequence[Act], level: int, *, alone: bool) -> bool:
    """Return whether these moves are chosen in steps even if there is room for a button each.

    Args:
        alone: whether the page offers nothing else, and so few moves that all may have buttons.
    """
    return bool(_doubtful(acts)) or (acts[0].path[level].apart and not alone)


def _last_page(acts: Sequence[Act], localizer: Localizer, most: int, page: int) -> Offer:
    """Return a page of the moves for which every step but the place has been taken."""
    pages = -(-len(acts) // most)
    page %= pages
    shown = tuple(acts[page * most : (page + 1) * most])
    last = acts[0].path[-1]
    more = f"{last.key} {page + 1}" if pages > 1 else ""
    found = Offer(shown, head=acts[0].head, more=more, left=len(acts) - len(shown))
    return _lettered(found, localizer)


# -- letters ---------------------------------------------------------------------------------------


class _Key(NamedTuple):
    """What a letter names: a spot, and how the tile lies there if a picture has to tell."""

    spot: Spot
    way: str


_Doubtful: TypeAlias = Collection[tuple[str, Spot | None]]


def _doubtful(acts: Iterable[Act]) -> _Doubtful:
    """Return the tiles and places that several moves share, so that only the way the tile lies differs."""
    shared = Counter((act.tile, act.spot) for act in acts if act.way)
    return {place for place, count in shared.items() if count > 1}


def _key(act: Act, spot: Spot, doubtful: _Doubtful) -> _Key:
    return _Key(spot, act.way if (act.tile, spot) in doubtful else "")


def _lettered(found: Offer, localizer: Localizer) -> Offer:
    """Return the offer with a letter for each place, in its labels too; unchanged without places."""
    acts = found.acts
    if not _placed(acts):
        return found
    doubtful = _doubtful(acts)
    keys = [None if act.spot is None else _key(act, act.spot, doubtful) for act in acts]
    letters = _letters({key for key in keys if key is not None})
    named = ["" if key is None else letters[key] for key in keys]
    shown = iter(
        _named(act, letter, found.head, localizer) if letter else act
        for act, letter in zip(acts, named, strict=True)
    )
    buttons = tuple(next(shown) if isinstance(each, Act) else each for each in found.buttons)
    return replace(found, buttons=buttons, letters=tuple(named))


def _letters(keys: Collection[_Key]) -> Mapping[_Key, str]:
    """Return the letter of each place."""
    return dict(zip(_sorted(keys), LETTERS, strict=False))


def _sorted(keys: Iterable[_Key]) -> list[_Key]:
    return sorted(keys, key=lambda key: (key.spot.order, key.way))


def _named(act: Act, letter: str, head: str, localizer: Localizer) -> Act:
    """Return a move with its letter before the place, in the label and in the short label."""
    place = localizer("act-place", letter=letter, place=act.place)
    label = place if head else localizer("act-place-of", tile=act.head, place=place)
    return replace(act, label=label, end=f"{letter} {act.end}".strip())


def _placed(lays: Sequence[Act]) -> bool:
    return any(act.spot is not None for act in lays)


def _one_tile(lays: Sequence[Act]) -> bool:
    return len({act.tile for act in lays}) == 1
