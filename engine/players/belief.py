"""What a seat may conclude about hidden tiles from what the others did: random deals weighted by their acts.

A game reports the hidden tiles, who gained and laid how many tiles when, and how each act of another seat
speaks for or against the tiles it may have held then (:class:`~engine.advice.Evidence`). This module draws
deals that fit all of it, likelier ones more often. It uses a Markov chain: two tiles, or the moments at which
two tiles came to a hand, are swapped, and the swap is accepted as often as it makes the acts likely. Knows no
game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.advice import Clue, Evidence
from engine.core import Seat, shuffled

STILL: Final = 1 << 30
"""The moment at which a tile leaves a hand that still holds it."""


class Deal(NamedTuple):
    """One way to deal the hidden tiles."""

    hands: Mapping[Seat, list[str]]
    stock: list[str]


class _Item:
    """A tile that is or was in a hidden hand, with the moments it came and left."""

    __slots__ = ("acts", "fixed", "seat", "since", "tile", "until")

    def __init__(self, seat: Seat, tile: int, since: int, until: int, *, fixed: bool) -> None:
        self.seat, self.tile, self.since, self.until, self.fixed = seat, tile, since, until, fixed
        self.acts: list[_Act] = []
        """The clues from the moments at which the hand held the tile."""


class _Act:
    """A clue with its weights by tile number, and their sum over the tiles held."""

    __slots__ = ("moment", "total", "weights")

    def __init__(self, clue: Clue, names: Sequence[str]) -> None:
        self.moment, self.total = clue.moment, clue.rest
        self.weights = [clue.weights.get(name, 0.0) for name in names]


class Chain:
    """A sequence of random deals that fit the evidence.

    Args:
        evidence: what is known.
        rng: the only source of chance.
        warming: swaps tried before the first deal.
        between: swaps tried between one deal and the next, for each tile in the hidden hands.
    """

    def __init__(self, evidence: Evidence, rng: Random, *, warming: int = 300, between: int = 3) -> None:
        self._rng, self._evidence = rng, evidence
        self._names = [*evidence.hidden, *(tile for _, _, tile in evidence.laid)]
        self._acts: dict[Seat, list[_Act]] = {seat: [] for seat in evidence.sizes}
        for clue in evidence.clues:
            self._acts[clue.seat].append(_Act(clue, self._names))
        self._items: dict[Seat, list[_Item]] = {}
        self._place_all()
        self._held = [item for items in self._items.values() for item in items if item.until == STILL]
        self._free = [item for item in self._held if not item.fixed]
        self._swapped = [items for items in self._items.values() if len({item.since for item in items}) > 1]
        self._between = between * max(len(self._free), 1)
        if any(self._acts.values()):
            self._walk(warming)

    def deal(self) -> Deal:
        """Return the next random deal of the hidden tiles."""
        if any(self._acts.values()):
            self._walk(self._between)
        else:
            self._shuffle()
        hands: dict[Seat, list[str]] = {seat: [] for seat in self._items}
        for item in self._held:
            hands[item.seat].append(self._names[item.tile])
        return Deal(hands, shuffled([self._names[tile] for tile in self._stock], self._rng))

    # -- the first deal ------------------------------------------------------------------------------

    def _place_all(self) -> None:
        """Deal the hidden tiles at random, as the first state of the chain, and sum up each clue's weights.

        Laid tiles come to their hand as late as possible.
        """
        pool = shuffled(range(len(self._evidence.hidden)), self._rng)
        number = len(pool)
        laid: dict[Seat, list[tuple[int, int]]] = {seat: [] for seat in self._evidence.sizes}
        for seat, moment, _ in self._evidence.laid:
            laid[seat].append((moment, number))
            number += 1
        known: dict[Seat, list[int]] = {seat: [] for seat in self._evidence.sizes}
        for seat, name in self._evidence.known:
            tile = next(tile for tile in pool if self._names[tile] == name)
            pool.remove(tile)
            known[seat].append(tile)
        for seat, size in self._evidence.sizes.items():
            since = self._moments(seat, size + len(laid[seat]))
            items = self._items[seat] = []
            for moment, tile in sorted(laid[seat]):
                latest = max((when for when in since if when < moment), default=since[0])
                since.remove(latest)
                items.append(_Item(seat, tile, latest, moment, fixed=True))
            items += [_Item(seat, tile, since.pop(), STILL, fixed=True) for tile in known[seat]]
            items += [_Item(seat, pool.pop(), when, STILL, fixed=False) for when in since]
        self._stock = pool
        for items in self._items.values():
            for item in items:
                self._update_acts(item)
                for act in item.acts:
                    act.total += act.weights[item.tile]

    def _moments(self, seat: Seat, tiles: int) -> list[int]:
        """Return the moments at which the tiles of a hand came to it; -1 stands for the deal."""
        gained = [moment for gainer, moment in self._evidence.gained if gainer == seat]
        return [-1] * (tiles - len(gained)) + gained[: max(tiles, 0)]

    def _update_acts(self, item: _Item) -> None:
        """Set ``item.acts`` to the clues from moments at which the tile was in the hand."""
        item.acts = [act for act in self._acts[item.seat] if item.since < act.moment <= item.until]

    # -- walking -------------------------------------------------------------------------------------

    def _shuffle(self) -> None:
        """Deal all movable tiles afresh, ignoring the clues."""
        tiles = shuffled([*self._stock, *(item.tile for item in self._free)], self._rng)
        for item in self._free:
            item.tile = tiles.pop()
        self._stock = tiles

    def _walk(self, steps: int) -> None:
        random = self._rng.random
        for _ in range(steps):
            if self._swapped and random() < 0.3:
                self._swap_moments(self._swapped[int(random() * len(self._swapped))])
            elif self._free:
                self._swap_tiles(self._free[int(random() * len(self._free))])

    def _swap_tiles(self, item: _Item) -> None:
        """Swap a tile of a hand with a random one of the stock or of another hand, if that is accepted."""
        stock = self._stock
        place = int(self._rng.random() * (len(stock) + len(self._free)))
        if place < len(stock):
            if self._accept_swap(item.acts, item.tile, stock[place]):
                item.tile, stock[place] = stock[place], item.tile
            return
        other = self._free[place - len(stock)]
        mine, theirs = item.acts, other.acts
        if item.seat == other.seat:  # a clue from a moment at which the hand held both tells nothing
            mine = [act for act in item.acts if act.moment <= other.since]
            theirs = [act for act in other.acts if act.moment <= item.since]
        if self._accept_swap(mine, item.tile, other.tile, theirs):
            item.tile, other.tile = other.tile, item.tile

    def _swap_moments(self, items: list[_Item]) -> None:
        """Swap the moments at which two random tiles of one hand came to it, if that is possible and
        accepted.
        """
        random = self._rng.random
        one, other = items[int(random() * len(items))], items[int(random() * len(items))]
        if one.since == other.since or one.since >= other.until or other.since >= one.until:
            return
        early, late = (one, other) if one.since < other.since else (other, one)
        acts = [act for act in early.acts if act.moment <= late.since]  # only the early tile was there then
        if self._accept_swap(acts, early.tile, late.tile):
            early.since, late.since = late.since, early.since
            self._update_acts(early)
            self._update_acts(late)

    def _accept_swap(self, acts: Sequence[_Act], old: int, new: int, reverse: Sequence[_Act] = ()) -> bool:
        """Decide at random, by the change in likelihood, whether to accept a swap; then update the sums.

        Args:
            acts: the clues for which the tile ``new`` takes the place of the tile ``old``.
            old: the number of a tile.
            new: the number of another.
            reverse: the clues for which ``old`` takes the place of ``new``.
        """
        rarer, changes = 1.0, []
        for act in acts:
            change = act.weights[new] - act.weights[old]
            if change:  # half of all swaps change no clue
                rarer *= (act.total + change) / act.total
                changes.append((act, change))
        for act in reverse:
            change = act.weights[old] - act.weights[new]
            if change:
                rarer *= (act.total + change) / act.total
                changes.append((act, change))
        if rarer > 1.0 and self._rng.random() * rarer >= 1.0:
            return False
        for act, change in changes:
            act.total += change
        return True
