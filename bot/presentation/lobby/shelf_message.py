"""The shelf: one picture of all games, and two buttons for each. Also the greeting, which contains it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import render
from bot.language.localizer import Localizer
from bot.presentation.games import PRESENTERS
from bot.presentation.message import ROWS, Attachment, Button, Click, Message, in_rows, make_button, rows
from engine import GAMES

PAIRS = 4
"""The buttons in a row if not every game has its own: those of two games. A phone breaks it between games."""


def shelf_message(localizer: Localizer, faces: Mapping[str, str], first: str | None = None) -> Message:
    """Return the games to choose from.

    Args:
        faces: an emoji of a tile for the games' buttons, by game; a game may lack one.
        first: the game to list first; None for the order of the registry.
    """
    games = sorted(PRESENTERS, key=lambda game: game != first)
    return Message(
        localizer("shelf", now=localizer("button-play-now")),
        (shelf_picture(games, localizer),),
        rows(*_pairs(games, localizer, faces, 2 if len(games) <= ROWS else PAIRS)),
    )


def greeting_message(localizer: Localizer, faces: Mapping[str, str]) -> Message:
    """Return the greeting for a server that the bot has joined: the shelf, and buttons that explain.

    Args:
        faces: as for :func:`shelf_message`.
    """
    games = [*PRESENTERS]
    more = [
        make_button(Click("learn"), localizer("button-learn")),
        make_button(Click("showrules"), localizer("button-show-rules")),
        make_button(Click("settings"), localizer("button-settings")),
    ]
    text = localizer("greeting", now=localizer("button-play-now"))
    pairs = _pairs(games, localizer, faces, PAIRS)
    return Message(text, (shelf_picture(games, localizer),), rows(*pairs, more))


def games_message(localizer: Localizer, verb: str) -> Message:
    """Return the question *Which game?*, with a button for each game.

    Args:
        verb: what a button asks for; its argument is the game.
    """
    buttons = [make_button(Click(verb, argument=game), localizer(f"game-{game}")) for game in PRESENTERS]
    return Message(localizer("which-game"), controls=rows(*in_rows(buttons)))


def shelf_picture(games: Sequence[str], localizer: Localizer) -> Attachment:
    """Return the picture of these games, in this order."""
    shown = tuple(_on_shelf(game, localizer) for game in games)
    alt = " ".join(
        localizer("alt-shelf", game=each.title, line=each.line, aside=each.aside) for each in shown
    )
    return Attachment(partial(render.shelf, shown), alt, "games", content=shown)


def _on_shelf(game: str, localizer: Localizer) -> render.ShelfGame:
    seats = GAMES[game]().seats
    aside = localizer("picture-players", least=seats[0], most=seats[-1])
    return render.ShelfGame(game, localizer(f"game-{game}"), localizer(f"shelf-{game}"), aside)


def _pairs(
    games: Sequence[str], localizer: Localizer, faces: Mapping[str, str], across: int
) -> list[tuple[Button, ...]]:
    """Return rows of ``across`` buttons, two for each game."""
    now = localizer("button-play-now")
    buttons = [
        button
        for game in games
        for button in (
            make_button(
                Click("opentable", argument=game), localizer(f"game-{game}"), emoji=faces.get(game, "")
            ),
            make_button(Click("playnow", argument=game), now, "success"),
        )
    ]
    return in_rows(buttons, across)
