"""Deals the tiles of a match again on the command line, from what was told of it at its end.

Needs neither Discord nor a database: whoever distrusts a server runs this on a machine of their own.
"""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from bot import fairness
from bot.games import Voice
from bot.told import ToldError
from bot.words import Words
from engine import GAMES, Game
from engine.core import Choice


class CannotDealError(ToldError):
    """What is asked for cannot be dealt."""


def arguments(command: argparse.ArgumentParser, words: Words) -> None:
    """What can be asked. All of it is text here, and read by :func:`deal`, which explains what is wrong."""
    names = words.listing(GAMES)
    command.add_argument(
        "game", metavar=words("verify-word-game"), help=words("verify-about-game", games=names)
    )
    command.add_argument("seats", metavar=words("verify-word-seats"), help=words("verify-about-seats"))
    command.add_argument("seed", metavar=words("verify-word-seed"), help=words("verify-about-seed"))
    command.add_argument(
        "--option", action="append", default=[], metavar="name=value", help=words("verify-about-option")
    )
    command.add_argument("--round", default="1", metavar="n", help=words("verify-about-round"))
    command.add_argument("--hash", default="", metavar="HEX", help=words("verify-about-hash"))


def deal(asked: argparse.Namespace, words: Words, say: Callable[[str], None]) -> None:
    """Say the hash of the seed and the tiles of the round.

    Raises:
        CannotDealError: one sentence says what is wrong.
    """
    if asked.game not in GAMES:
        raise CannotDealError("verify-no-game", game=asked.game, games=words.either(GAMES))
    hash, noted = fairness.seal(asked.seed), asked.hash.strip().lower()
    if noted not in {"", hash}:
        raise CannotDealError("verify-hash-differs", hash=hash, given=noted)
    dealt = _dealt(asked, words)
    say(words("verify-hash", hash=hash))
    if noted:
        say(words("verify-hash-same"))
    say(words("verify-dealt"))
    seats = tuple(words("verify-player", number=seat + 1) for seat in range(len(dealt.hands)))
    for line in fairness.told(asked.game, dealt, Voice(words, seats)):
        say(line)


def _dealt(asked: argparse.Namespace, words: Words) -> fairness.Deal:
    try:
        game = GAMES[asked.game](**_options(asked.game, asked.option, words))
    except ValueError:
        raise CannotDealError("verify-clash") from None
    seats = _seats(game, asked.seats)
    number = int(asked.round) if asked.round.isdecimal() else 0
    if not number:
        raise CannotDealError("verify-no-round", round=asked.round)
    return fairness.dealt(game, seats, asked.seed, number - 1)


def _seats(game: Game, text: str) -> int:
    seats = int(text) if text.isdecimal() else 0
    if seats not in game.seats:
        allowed = "-".join(map(str, sorted({game.seats[0], game.seats[-1]})))
        raise CannotDealError("verify-no-seats", game=game.name, seats=text, allowed=allowed)
    return seats


def _options(game: str, given: Sequence[str], words: Words) -> dict[str, Any]:
    fields = {field.name: field for field in dataclasses.fields(GAMES[game].Options)}
    options = {}
    for text in given:
        name, _, value = text.partition("=")
        if name not in fields:
            names = words.either(fields)
            raise CannotDealError("verify-no-option", given=text, game=game, names=names)
        options[name] = _value(fields[name], value, words)
    return options


def _value(field: dataclasses.Field[Any], text: str, words: Words) -> Any:
    choice: Choice = field.metadata["choice"]
    numbers = range(choice.low, choice.high + 1) if choice.high else ()
    allowed = {fairness.spelt(value): value for value in numbers or choice.values or (True, False)}
    if text.lower() not in allowed:
        values = f"{choice.low}-{choice.high}" if numbers else words.either(allowed)
        raise CannotDealError("verify-no-value", name=field.name, value=text, values=values)
    return allowed[text.lower()]
