"""``python -m bot verify``: repeats the deal of a match from the data shown at its end.

It needs neither Discord nor a database: people who distrust a server run it on their own machine.
"""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from bot.discord_ui.history.deal_text import deal_lines
from bot.language.errors import UserError
from bot.language.localizer import Localizer
from bot.presentation.games import Narrator
from bot.tables import fairness
from engine import GAMES, Game
from engine.core import Choice

LONGEST = 19
"""The digits of the largest number accepted: Discord's ids have as many."""


class CannotDealError(UserError):
    """The deal cannot be repeated from these arguments."""


def verify(asked: argparse.Namespace, localizer: Localizer, say: Callable[[str], None]) -> None:
    """Print the hash of the secret, the seed, and the tiles of the round.

    Raises:
        CannotDealError: one sentence says what is wrong.
    """
    if asked.game not in GAMES:
        raise CannotDealError("verify-no-game", game=asked.game, games=localizer.either(GAMES))
    hash, noted = fairness.seal(asked.secret), asked.hash.strip().lower()
    if noted not in {"", hash}:
        raise CannotDealError("verify-hash-differs", hash=hash, given=noted)
    seed = _seed(asked)
    deal = _deal(asked, seed, localizer)
    say(localizer("verify-hash", hash=hash))
    if noted:
        say(localizer("verify-hash-same"))
    if asked.message:
        say(localizer("verify-seed", seed=seed))
    say(localizer("verify-dealt"))
    names = tuple(localizer("verify-player", number=seat + 1) for seat in range(len(deal.hands)))
    for line in deal_lines(asked.game, deal, Narrator(localizer, names)):
        say(line)


def _seed(asked: argparse.Namespace) -> str:
    """Return the seed of the deal: the secret mixed with the message's id, or the secret alone.

    Raises:
        CannotDealError: the message's link has no id.
    """
    if not asked.message:
        return str(asked.secret)
    number = _number(asked.message.strip().rstrip("/").rpartition("/")[2])
    if not number:
        raise CannotDealError("verify-no-message", message=asked.message)
    return fairness.mixed(asked.secret, number)


def _number(text: str) -> int:
    """Return a number of at least 1 that was typed, or 0 if the text is not one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else 0


def _deal(asked: argparse.Namespace, seed: str, localizer: Localizer) -> fairness.Deal:
    try:
        game = GAMES[asked.game](**_options(asked.game, asked.option, localizer))
    except ValueError:
        raise CannotDealError("verify-clash") from None
    seats = _seats(game, asked.seats)
    number = _number(asked.round)
    if not number:
        raise CannotDealError("verify-no-round", round=asked.round)
    return fairness.deal_again(game, seats, seed, number - 1)


def _seats(game: Game, text: str) -> int:
    seats = _number(text)
    if seats not in game.seats:
        allowed = "-".join(map(str, sorted({game.seats[0], game.seats[-1]})))
        raise CannotDealError("verify-no-seats", game=game.name, seats=text, allowed=allowed)
    return seats


def _options(game: str, given: Sequence[str], localizer: Localizer) -> dict[str, Any]:
    fields = {field.name: field for field in dataclasses.fields(GAMES[game].Options)}
    options = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in fields:
            names = localizer.either(fields)
            raise CannotDealError("verify-no-option", given=text, game=game, names=names)
        options[name] = _value(fields[name], value, localizer)
    return options


def _value(field: dataclasses.Field[Any], text: str, localizer: Localizer) -> Any:
    choice: Choice = field.metadata["choice"]
    numbers = range(choice.low, choice.high + 1) if choice.high else ()
    allowed = {fairness.value_text(value): value for value in numbers or choice.values or (True, False)}
    if text.lower() not in allowed:
        values = f"{choice.low}-{choice.high}" if numbers else localizer.either(allowed)
        raise CannotDealError("verify-no-value", name=field.name, value=text, values=values)
    return allowed[text.lower()]
