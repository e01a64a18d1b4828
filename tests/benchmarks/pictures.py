"""What pictures cost and how well arms are laid out: ``python -m tests.benchmarks.pictures [games]``.

Times depend on the machine; ratios to the encoder alone do not.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO
from statistics import mean, median, quantiles
from time import perf_counter, process_time

from PIL import Image

from bot.language.localizer import localizer_for
from bot.presentation.replay.replay import MatchReplay
from engine import GAMES
from render import (
    Invitation,
    Victory,
    career_card,
    hand,
    leaderboard,
    lobby_card,
    replay,
    round_card,
    score_sheet,
    table,
    victory_card,
)
from render.layout.arms import MEMORY, lay
from render.paint.cache import PAINTED, Weighed
from render.paint.encode import LEVEL
from render.tables.table import FELT
from tests.bot.conftest import saved_table, steps
from tests.render.cards.test_career import FULL
from tests.render.cards.test_leaderboard import board
from tests.render.conftest import GAME, HAND, overlaps, rounds, scene, shown, tangle, uno_view, won
from tests.render.trains import train_scene, train_view

REPEATS = 9
FACES = "render.pieces.tiles._drawn"
"""The cache key of faces drawn at the sizes of the ladder."""
SIZED = ("render.pieces.badges.", "render.pieces.tiles.")
"""Start of the cache keys of pictures that depend on the size of tiles."""
MARKS = (14, 26, 30, 45, 60, 81)


def timed(work: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Return the CPU milliseconds of one call, the median of several.

    Args:
        before: called before each call, and not timed.
    """
    work()
    times = []
    for _ in range(REPEATS):
        before()
        begun = process_time()
        work()
        times.append(1000 * (process_time() - begun))
    return median(times)


def other_sizes() -> None:
    """Drop cached tiles and badges but keep drawn faces, as if everything had been shown in other sizes."""
    known = [(key, entry.value) for key, entry in PAINTED._entries.items() if _of_any_size(key[0])]
    PAINTED.clear()
    for key, value in known:
        PAINTED.find(key, partial(_itself, value))


def _itself(value: Weighed) -> Weighed:
    return value


def _of_any_size(maker: object) -> bool:
    """Return whether a cached value serves tiles of every size, given the maker in its cache key. A stamp has
    a number in that place and never does."""
    return isinstance(maker, str) and (maker == FACES or not maker.startswith(SIZED))


def pictures() -> None:
    """Print the milliseconds and bytes of every kind of picture, compared with only encoding its pixels.

    Warm: everything is cached. Other sizes: everything except tiles and badges. Empty: nothing.
    """
    four, six = shown((5, 0, 9, 3)), shown((3, 17, 0, 4, 24, 6))
    views = {name: uno_view(name) for name in ("early", "middle", "late", "full")}
    hands = {size: uno_view(hand=HAND[:size]) for size in (6, 12)}
    trains = {tiles: train_view(8, tiles, f"bench {tiles}") for tiles in (16, 50, 90)}
    at_four, at_six, stations = scene(), scene(6), train_scene(8)
    kinds: dict[str, Callable[[], bytes]] = {
        **{f"table {name}": partial(table, view, at_four) for name, view in views.items()},
        **{f"hand of {size}": partial(hand, view, GAME) for size, view in hands.items()},
        **{f"trains {tiles}": partial(table, view, stations) for tiles, view in trains.items()},
        "round card, 4": partial(round_card, at_four, four, won(1, four)),
        "round card, 6": partial(round_card, at_six, six, won(2, six)),
        "score sheet": partial(score_sheet, at_six, rounds(12, 6)),
        "title": partial(table, replace(views["early"], laid=(), ends={}), at_four),
        "victory": partial(victory_card, at_six, rounds(12, 6), (2,), Victory("Gustavo wins!")),
        "lobby": partial(lobby_card, at_four, Invitation(("One", "Two", "Three"), "2-6 players", 6)),
        "leaderboard": partial(leaderboard, board()),
        "statistics": partial(career_card, FULL),
    }
    print(f"{'picture':15}{'kB':>5}{'encoder':>9}{'warm':>13}{'other sizes':>15}{'empty':>15}")
    for name, draw in kinds.items():
        done = Image.open(BytesIO(draw()))
        done.load()
        alone = timed(lambda done=done: done.copy().save(BytesIO(), "PNG", compress_level=LEVEL))
        each = (timed(draw), timed(draw, other_sizes), timed(draw, PAINTED.clear))
        told = "".join(f"{whole:8.1f} ={whole / alone:5.2f}" for whole in each)
        print(f"{name:15}{len(draw()) / 1000:5.0f}{alone:9.1f} {told}")


def animations() -> None:
    """Print the seconds and bytes of whole matches as animations with as many frames as allowed.

    Cold: the bot has drawn nothing yet. Warm: all tiles are cached.
    """
    print(f"\n{'animation':16}{'moves':>7}{'frames':>8}{'film ms':>9}{'cold s':>8}{'warm s':>8}{'kB':>7}")
    for game, book in GAMES.items():
        seats = book().seats[-1]
        for last in steps(game, seats, "animation", moves=1500):
            match = last.match
        begun = perf_counter()
        replayed = MatchReplay(saved_table(match), localizer_for("en"))
        frames = [frame for step in replayed.steps() for frame in step.frames]
        film = 1000 * (perf_counter() - begun)
        times = []
        for _ in range(2):
            begun = perf_counter()
            data = replay(frames)
            times.append(perf_counter() - begun)
        shown = getattr(Image.open(BytesIO(data)), "n_frames", 1)
        cold, warm = times
        print(
            f"{game:16}{len(match.record):7}{shown:8}{film:9.0f}{cold:8.1f}{warm:8.1f}{len(data) / 1000:7.0f}"
        )


def layouts(games: int, size: tuple[int, int]) -> None:
    """Print sizes, jumps, overlaps and time per move over random games on a felt of `size` pixels."""
    units: dict[int, list[int]] = {mark: [] for mark in MARKS}
    jumped: Counter[int] = Counter()
    rungs: Counter[int] = Counter()
    times: list[float] = []
    struck = 0
    for seed in range(games):
        pieces = tangle(seed, MARKS[-1])
        MEMORY.clear()
        first, rung = len(pieces) + 1, 0
        for count in range(2, len(pieces) + 1):
            begun = perf_counter()
            state, now = lay(pieces[:count], size[0] / size[1])
            times.append(1000 * (perf_counter() - begun))
            if now != rung:
                first, rung = min(first, count), now
            if count in units:
                units[count].append(round(size[1] * 100 / state.view[1]))
        struck += overlaps(state)
        rungs[rung] += 1
        jumped.update(mark for mark in MARKS if first <= mark)
    late = quantiles(times, n=20)[-1]
    print(f"\n{games} games on {size[0]} x {size[1]}: overlaps {struck}, rungs {dict(sorted(rungs.items()))}")
    print("tiles             " + "".join(f"{mark:>8}" for mark in MARKS))
    print("unit px, median   " + "".join(f"{median(units[mark]):8.0f}" for mark in MARKS))
    print("unit px, minimum  " + "".join(f"{min(units[mark]):8}" for mark in MARKS))
    print("games with a jump " + "".join(f"{jumped[mark] / games:8.1%}" for mark in MARKS))
    print(f"ms: median {median(times):.2f}, mean {mean(times):.2f}, 95 % {late:.1f}, max {max(times):.0f}")


def main() -> None:
    """Run all measurements and print them."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    pictures()
    animations()
    layouts(games, FELT)
    layouts(games, (1200, 750))


if __name__ == "__main__":
    main()
