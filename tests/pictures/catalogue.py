"""The pictures by file name: which match and which moment each shows, and the call that draws it.

Drawing a picture again gives the same picture. The picture of the phone depends on a browser, so it has a
module of its own. This module writes no file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from io import BytesIO
from random import Random
from typing import Any

from PIL import Image

import render
from bot.discord_ui.history.leaderboard_page import LeaderboardPage, LeaderboardQuery
from bot.presentation.games import PRESENTERS
from bot.presentation.message import Attachment
from bot.presentation.pictures import lobby_card, table_picture
from bot.presentation.replay.review_message import Reading, review_message
from bot.presentation.table.victory import Highlights, victory_card
from bot.store import Leader, Page, RecentForm, State
from bot.tables.state.seated import Player, marked
from bot.tables.state.snapshot import Snapshot
from engine import GAMES, View
from engine.players.review import Review, ReviewBudget, judge, prepare, summed
from tests.pictures.matches import CODE, ENGLISH, NOW, Arrangement, played, replay, table
from tests.pictures.trailer import Trailer, trailer

ANN, BOB, CARMEN, EDITH = "Ann", "Bob", marked("Carmen"), marked("Edith")
FOUR = (ANN, BOB, CARMEN, EDITH)
UNO: Mapping[str, Any] = {"start_exchange": "off", "target": 300}

EVENING = tuple(Arrangement("uno-dominos", FOUR, f"front door {seed}", UNO) for seed in (167, 531, 468))
"""Three matches in a row. The animation shows the last, which Bob wins after two rounds without a point."""
TABLES = {
    "uno-dominos": Arrangement("uno-dominos", FOUR, "front door 78", {"start_exchange": "off"}, moves=53),
    "all-fives": Arrangement("all-fives", (ANN, BOB), "front door 68", moves=37),
    "mexican-train": Arrangement("mexican-train", FOUR, "front door 126", moves=171),
    "domino-4": Arrangement(
        "domino-4",
        (ANN, BOB, CARMEN),
        "front door 31",
        {"hoeksteen": True, "blufjoker": True, "rounds_to_win": 3},
        moves=104,
    ),
    "block": Arrangement("block", (ANN, BOB, CARMEN), "front door 74", {"draw": True}, moves=128),
}
"""For every game a match, stopped at a moment that shows the game well."""
REVIEWED = Arrangement("block", (ANN, BOB, CARMEN), "front door 1", level="novice")
"""Novices play it: a review marks their mistakes."""
BUDGET = ReviewBudget(worlds=40, nodes=40_000, moves=8)
"""A small part of the bot's own, so that drawing takes a second. The chances are rougher."""
REGULARS = ("Ann", "Bob", "Dirk", "Fleur", "Hugo", "Mia", "Noor", "Tom")
"""The people of the leaderboard."""
MATCHES = 40
"""How many matches they play, four of them at a time."""
HOUSE_RULES = {"uno-dominos": ("active",), "domino-4": ("corner", "bluff")}
"""By game, the presets whose rules have examples of their own."""
GAP = 6
"""Pixels between two examples in the picture of ``render.examples``."""


# -- one picture each ------------------------------------------------------------------------------


@cache
def animation() -> Trailer:
    """Return the animation of the front page, not yet drawn."""
    return trailer(EVENING[-1])


def _table(game: str) -> bytes:
    return table_picture(table(TABLES[game])).draw()


def _victory() -> bytes:
    """Return the card of the evening's last match, with streaks and records over the whole evening."""
    forms = {seat + 1: _form(seat) for seat, name in enumerate(FOUR) if name in {ANN, BOB}}
    return victory_card(table(EVENING[-1]), Highlights(forms)).draw()


def _form(seat: int) -> RecentForm:
    """Return a seat's streak and records over the evening, in the form of the bot's statistics."""
    matches = [played(each) for each in EVENING]
    scores = [outcome.scores[seat] for match in matches[:-1] for outcome in match.outcomes]
    won = [seat in (match.winners or ()) for match in matches]
    streak = next((count for count, each in enumerate(reversed(won)) if not each), len(won))
    return RecentForm(streak, len(scores), max(scores), min(scores))


def _lobby() -> bytes:
    players = (Player(ANN, 1), Player(BOB, 2), Player(CARMEN, level="casual"))
    opened = Snapshot(
        table_id=CODE,
        guild_id=1,
        channel_id=2,
        host_id=1,
        game="uno-dominos",
        options=dict(GAMES["uno-dominos"].presets["plain"]),
        locale="en-US",
        players=players,
        state=State.LOBBY,
    )
    return lobby_card(opened).draw()


def _review() -> bytes:
    """Return the chances over a match, with the best and the costliest move of its winner."""
    (winner,) = played(REVIEWED).winners or ()
    reading = Reading(replay(REVIEWED), _reviewed(), ENGLISH, winner)
    return _only(review_message(reading, winner).attachments).draw()


def _reviewed() -> Review:
    match = played(REVIEWED)
    groundwork = prepare(match.game, match.seats, match.seed, match.record, BUDGET)
    judged = [found for part in groundwork.first_looks() for found in judge(groundwork, part)]
    parts = [part for seat in range(match.seats) for part in groundwork.second_looks(judged, seat)]
    return summed(groundwork, judged, [found for part in parts for found in judge(groundwork, part)])


def _leaderboard() -> bytes:
    """Return the leaderboard of the regulars, from matches played between them."""
    seated, won = Counter[str](), Counter[str]()
    for number in range(MATCHES):
        names = tuple(Random(f"regulars {number}").sample(REGULARS, 4))
        match = played(Arrangement("block", names, f"regulars {number}", {"target": 30}))
        seated.update(names)
        won.update(names[seat] for seat in match.winners or ())
    wins = sorted(won.values(), reverse=True)
    lines = [
        Leader(1 + wins.index(own), 1 + number, name, own, seated[name], own, wins[0], rated=0, counted=own)
        for number, name in enumerate(sorted(REGULARS, key=lambda name: (-won[name], seated[name])))
        for own in [won[name]]
    ]
    page = LeaderboardPage(Page(0, 1, tuple(lines)), LeaderboardQuery("block"), 1, ENGLISH, NOW)
    return _only(page.message().attachments).draw()


def _only(attachments: Iterable[Attachment]) -> Attachment:
    (attachment,) = attachments
    return attachment


# -- examples of the rules -------------------------------------------------------------------------


def _examples() -> dict[str, Callable[[], bytes]]:
    """Return the drawn examples of every game, by file name.

    Their numbers are those of /rules. A preset adds the examples that the default rules lack.
    """
    pictures: dict[str, Callable[[], bytes]] = {}
    for game in PRESENTERS:
        usual = _found(game)
        pictures |= {f"rules/{game}-{at + 1}.png": partial(_panel, game, "", at) for at in range(len(usual))}
        for preset in HOUSE_RULES.get(game, ()):
            own = [at for at, example in enumerate(_found(game, preset)) if example not in usual]
            pictures |= {
                f"rules/{game}-{preset}-{at + 1}.png": partial(_panel, game, preset, at) for at in own
            }
    return pictures


def _found(game: str, preset: str = "") -> list[tuple[View, str]]:
    """Return the examples of a game and their captions, by the rules of a preset or by default."""
    options = GAMES[game].presets[preset] if preset else {}
    return list(PRESENTERS[game].examples(GAMES[game](**options).options, ENGLISH))


@cache
def _strip(game: str, preset: str) -> Image.Image:
    """Return all examples side by side, as /rules shows them."""
    views = [view for view, _ in _found(game, preset)]
    return Image.open(BytesIO(render.examples(game, views, PRESENTERS[game].picture_words(ENGLISH))))


def _panel(game: str, preset: str, at: int) -> bytes:
    """Return one example of a strip."""
    strip, count = _strip(game, preset), len(_found(game, preset))
    across = (strip.width - GAP * (count - 1)) // count
    left = at * (across + GAP)
    return _packed(strip.crop((left, 0, left + across, strip.height)))


# -- all of them -----------------------------------------------------------------------------------


ANIMATION = "uno-dominos.gif"
PICTURES: Mapping[str, Callable[[], bytes]] = {
    **{f"{game}.png": partial(_table, game) for game in TABLES},
    "victory.png": _victory,
    "lobby.png": _lobby,
    "review.png": _review,
    "leaderboard.png": _leaderboard,
    **_examples(),
}
"""By file name, the calls that draw the still pictures as PNG."""


def drawn(name: str) -> bytes:
    """Return a still picture as the smallest PNG that has its pixels."""
    return _packed(Image.open(BytesIO(PICTURES[name]())))


def _packed(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
