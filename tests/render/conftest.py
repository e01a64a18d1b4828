"""Tables, hands and cards to draw: fixed data in notation, so that goldens never depend on a shuffle."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from PIL import Image

from engine import GAMES, Laid, Move, Outcome, Reason
from engine.games.uno_dominos.view import UnoView
from render.cards.scores import Shown, paint_round, paint_sheet
from render.layout.chain import Piece
from render.layout.state import State
from render.pieces.scene import Player, Scene, word_keys
from render.tables.hand import paint as paint_hand
from render.tables.table import paint as paint_table
from tests.render.fives import FIVES
from tests.render.trains import TRAINS

HUES = ("trains-early", "trains-middle", "trains-hand")
"""The pictures of trains that together show all their colours."""
GAME = "uno-dominos"
NAMES = ("Astrid", "Benjamin", "Gustavo de la Vega y Montoya", "Hana", "Anna", "Zoë")
TOTALS = (85, 60, 435, 40, 120, 0)
SIZES = (5, 1, 12, 7, 2, 3)
HAND = (
    "b1-g9",
    "r3-rS",
    "y1-bD",
    "r2-bR",
    "g7-g7",
    "DE-DE",
    "W-W",
    "W4-W4",
    "b9-gD",
    "y9-bS",
    "r8-gS",
    "b6-yS",
)
WORDS = {
    "title": "UNO Dominos",
    "round": "Round 3",
    "target": "to 500",
    "total": "Total",
    "points": "Points",
    "left": "Left",
    "uno": "UNO",
    **{f"arm-{arm}": arm for arm in "NESW"},
}


def table_text(name: str) -> list[tuple[str, str]]:
    """Return the tile and arm of every domo of a table in ``tables.txt``."""
    lines = (Path(__file__).parent / "tables.txt").read_text(encoding="ascii").splitlines()
    rows = {line.split()[0]: line.split()[1:] for line in lines}
    return [(tile, arm) for tile, _, arm in (text.partition("@") for text in rows[name])]


def uno_view(
    name: str = "start", seats: int = 4, *, direction: int = 1, hand: tuple[str, ...] = ()
) -> UnoView:
    """Return a spectator's view of a table in ``tables.txt``.

    With ``hand`` it is the view of seat 0, with every third tile playable.
    """
    blank = GAMES[GAME](start_exchange="off").deal(seats, Random("blank")).view(None)
    assert isinstance(blank, UnoView)
    laid = tuple(Laid(tile, arm, place % seats) for place, (tile, arm) in enumerate(table_text(name)))
    ends = dict.fromkeys("NESW", laid[0].tile.split("-")[0])
    for tile, arm, _ in laid[1:]:
        ends[arm] = tile.split("-")[1]
    return replace(
        blank,
        seat=0 if hand else None,
        hand=hand,
        hand_sizes=SIZES[:seats],
        stock_size=33,
        waiting=(0 if hand else len(laid) % seats,),
        legal=tuple(Move(f"{tile}@N", "lay", tile, "N") for tile in hand[::3]),
        ends={arm: half for arm, half in ends.items() if half != "DE"},
        laid=laid,
        direction=direction,
        drawn=hand[-1] if hand else "",
    )


def scene(seats: int = 4) -> Scene:
    """Return a scene of two to six players, one of them a computer."""
    people = zip(NAMES[:seats], TOTALS, strict=False)
    players = tuple(Player(name, total, computer=name == "Hana") for name, total in people)
    assert set(WORDS) == set(word_keys(GAME))
    return Scene(GAME, players, 3, 500, WORDS)


def shown(sizes: tuple[int, ...]) -> list[Shown]:
    """Return the hands at the end of a round, of these sizes, with the points of each tile."""
    return [
        Shown(
            tuple(HAND[(place + 5 * seat) % len(HAND)] for place in range(size)),
            tuple((place * 7 + seat * 3) % 40 + 2 for place in range(size)),
        )
        for seat, size in enumerate(sizes)
    ]


def won(seat: int, hands: list[Shown]) -> Outcome:
    """Return an outcome in which ``seat`` went out and scores all of ``hands``."""
    total = sum(sum(hand.points) for hand in hands)
    return Outcome(Reason.OUT, (seat,), tuple(total if seat == other else 0 for other in range(len(hands))))


def rounds(count: int, seats: int) -> list[list[int]]:
    """Return the points that each seat scored in each of ``count`` rounds. Each round has one winner."""
    return [
        [(17 * number + 40) if seat == number % seats else 0 for seat in range(seats)]
        for number in range(count)
    ]


def specimens() -> list[Image.Image]:
    """Return one picture of every kind, in several sizes, as pixels."""
    four, six = shown((5, 0, 9, 3)), shown((3, 17, 0, 4, 24, 6))
    return [
        *(paint_table(uno_view(name, 6, direction=-1), scene(6)) for name in ("start", "early", "middle")),
        *(paint_table(uno_view(name), scene()) for name in ("late", "full")),
        *(paint_hand(uno_view(hand=HAND[:size]), GAME) for size in (5, 12)),
        paint_round(scene(), four, won(1, four)),
        paint_round(scene(6), six, won(2, six)),
        paint_sheet(scene(), rounds(3, 4), (2,)),
        paint_sheet(scene(6), rounds(12, 6), ()),
        *(draw() for draw in (*FIVES.values(), *(TRAINS[name] for name in HUES))),
    ]


def tangle(seed: int, length: int) -> tuple[Piece, ...]:
    """Return tiles on arms of very uneven lengths that never close: harder to lay out than any real game."""
    rng = Random(f"tangle/{seed}")
    weights = [rng.expovariate(1) + 0.02 for _ in "NESW"]
    doubles = rng.sample(range(1, 81), 20)
    pieces = [Piece("C", double=True, opens="NESW")]
    crossed = dict.fromkeys("NESW", True)
    owed = 0
    for place in range(1, length):
        arm = rng.choices("NESW", weights)[0]
        owed += place in doubles
        double = owed > 0 and not crossed[arm]
        owed -= double
        crossed[arm] = double
        pieces.append(Piece(arm, double))
    return tuple(pieces)


def overlaps(state: State) -> int:
    """Return how many pairs of tiles overlap."""
    boxes = [spot.box for spot in state.spots]
    return sum(one.hits(other) for index, one in enumerate(boxes) for other in boxes[:index])
