"""Tables of Mexican Train to draw and to measure: laid as tiles fit, or played at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import cast

from PIL import Image

from engine import GAMES, Laid, Move, Outcome, Reason
from engine.games.mexican_train import TrainView
from engine.games.mexican_train.notation import TILES
from engine.tiles.double_n import halves, pips
from render.cards.scores import Shown, paint_round, paint_sheet
from render.pieces.scene import Player, Scene, word_keys
from render.tables.examples import paint as paint_examples
from render.tables.hand import paint as paint_hand
from render.tables.open_hands import paint as paint_open_hands
from render.tables.table import paint as paint_table

GAME = "mexican-train"
NAMES = ("Astrid", "Benjamin", "Gustavo de la Vega y Montoya", "Hana", "Anna", "Zoë", "Chidi", "Fumiko")
WORDS = {
    "title": "Mexican Train",
    "round": "Round 3 of 13",
    "target": "lowest total wins",
    "total": "Total",
    "points": "Points",
    "left": "Left",
    "train-mexican": "Mexican Train",
}


def train_view(
    seats: int,
    tiles: int,
    seed: str = "",
    *,
    binds: str | None = None,
    owed: str | None = None,
    markers: tuple[int, ...] = (),
    few: int = 9,
) -> TrainView:
    """Return a spectator's view of ``tiles`` tiles, laid wherever they fit on the last ``few`` trains.

    Args:
        binds: the train that ends in a double to be covered.
        owed: the train that ends in a double whose player owes a tile.
    """
    rng = Random(f"trains/{seats}/{seed}")
    blank = cast("TrainView", GAMES[GAME]().deal(seats, rng).view(None))
    left = [tile for tile in TILES if tile != blank.engine]
    rng.shuffle(left)
    ends = dict(blank.ends)
    laid: list[Laid] = []
    places = list(ends)[-few:]
    while len(laid) < tiles:
        place = rng.choice(places)
        fitting = next((tile for tile in left if ends[place] in tile.split("-")), None)
        if fitting is None:
            places = [other for other in places if other != place]
            if not places:
                break
            continue
        laid.append(_join(fitting, place, ends, left))
    asked = binds or owed
    if asked is not None:
        tile = next(tile for tile in left if {*map(str, halves(tile))} == {ends[asked]})
        laid.append(_join(tile, asked, ends, left))
    return replace(
        blank,
        hand_sizes=tuple((5 * seat + 2) % 13 for seat in range(seats)),
        stock_size=max(0, 60 - tiles),
        waiting=(1,),
        ends=ends,
        laid=tuple(laid),
        markers=markers,
        open_double=binds,
        extra_owed=owed,
    )


def _join(tile: str, place: str, ends: dict[str, str], left: list[str]) -> Laid:
    high, low = map(str, halves(tile))
    ends[place] = low if high == ends[place] else high
    left.remove(tile)
    return Laid(tile, place, 0)


def train_hand(count: int) -> TrainView:
    """Return a view with ``count`` tiles in hand, every fourth of them playable."""
    chosen = Random(f"hand/{count}").sample([tile for tile in TILES if tile != "12-12"], count)
    hand = tuple(sorted(chosen, key=TILES.index))
    legal = tuple(Move(f"{tile}@M", "lay", tile, "M") for tile in hand[::4])
    return replace(train_view(4, 9), seat=0, hand=hand, legal=legal, waiting=(0,), drawn=hand[4])


def train_scene(seats: int = 4) -> Scene:
    """Return a scene of two to eight players."""
    assert set(WORDS) == set(word_keys(GAME))
    players = tuple(Player(name, 40 * seat + 17) for seat, name in enumerate(NAMES[:seats]))
    return Scene(GAME, players, 3, 0, WORDS, fewest_wins=True)


def random_views(seats: int, seed: int, **options: str | bool) -> Iterator[TrainView]:
    """Yield every view of a randomly played round, as a spectator sees it."""
    rng = Random(f"{seats}/{seed}")
    round = GAMES[GAME](**options).deal(seats, rng)
    while True:
        yield cast("TrainView", round.view(None))
        if round.outcome() is not None:
            return
        (seat,) = round.waiting()
        round.apply(seat, rng.choice(round.legal(seat)))


def start() -> Image.Image:
    return paint_table(train_view(2, 0), train_scene(2))


def early() -> Image.Image:
    return paint_table(train_view(4, 14, "early", markers=(2,)), train_scene())


def middle() -> Image.Image:
    return paint_table(train_view(8, 50, "middle", binds="T3", markers=(0, 3)), train_scene(8))


def ninety() -> Image.Image:
    return paint_table(train_view(8, 90, "ninety-6", markers=(1, 4, 5)), train_scene(8))


def long_trains() -> Image.Image:
    return paint_table(train_view(4, 60, "long", markers=(3,), few=2), train_scene())


def rack() -> Image.Image:
    return paint_hand(train_hand(26), GAME)


def racks_of_all() -> Image.Image:
    hands = [train_hand(size).hand for size in (9, 5, 14, 12, 8, 9, 7, 16)]
    return paint_open_hands(hands, (2,), train_scene(8))


def card() -> Image.Image:
    hands = [train_hand(size).hand for size in (9, 5, 14, 12, 8, 9, 7)]
    shown = [Shown(hand, tuple(map(pips, hand))) for hand in ((), *hands)]
    scores = tuple(sum(hand.points) for hand in shown)
    return paint_round(train_scene(8), shown, Outcome(Reason.OUT, (0,), scores))


def sheet() -> Image.Image:
    rounds = [[(31 * number + 17 * seat) % 97 for seat in range(8)] for number in range(13)]
    return paint_sheet(train_scene(8), rounds, (0,))


def small() -> Image.Image:
    views = [
        train_view(2, 4, "a"),
        train_view(2, 3, "b", markers=(1,)),
        train_view(2, 5, "c", binds="T0", markers=(0,)),
    ]
    return paint_examples(GAME, views, WORDS)


TRAINS = {
    "trains-start": start,
    "trains-early": early,
    "trains-middle": middle,
    "trains-ninety": ninety,
    "trains-long": long_trains,
    "trains-hand": rack,
    "trains-open-hands": racks_of_all,
    "trains-card": card,
    "trains-sheet": sheet,
    "trains-examples": small,
}
"""One picture of every kind, by the name of its golden."""
