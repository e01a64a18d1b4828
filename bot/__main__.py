"""The command line: ``python -m bot run`` serves Discord, ``play`` a browser at home; ``verify`` deals
again; ``person`` shows and deletes what is kept of somebody.

Whatever an operator can do wrong ends in one sentence on standard error and exit status 1, never in
a traceback. Computer players think in a process that imports this module again, so the bot itself is
imported only where it is run.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import logging
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from bot.arguments import Parser, language
from bot.config import Settings, load
from bot.told import ToldError
from bot.words import LANGUAGES, Words, words_for

OFFLINE_DATABASE = Path("boneyard-offline.sqlite3")

say = partial(print, flush=True)


class Refusal(ToldError):
    """What the operator asked for cannot be done."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do as the command line says; returns the exit status."""
    words = words_for(language())
    parser = _parser(words)
    asked, unknown = parser.parse_known_args(argv)
    if unknown:
        parser.error(words("cli-unknown", given=" ".join(unknown)))
    if asked.work is None:
        parser.error(words("cli-no-command"))
    try:
        settings = load()
        work: Callable[[argparse.Namespace, Settings, Words], Coroutine[Any, Any, None]] = asked.work
        asyncio.run(_until_told(work(asked, settings, words)))
    except ToldError as refusal:
        print(refusal.say(words), file=sys.stderr)
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        say()
    return 0


def _parser(words: Words) -> argparse.ArgumentParser:
    from bot import redeal  # noqa: PLC0415

    parser = Parser(prog="python -m bot", description=words("cli-about"))
    parser.set_defaults(work=None)
    commands = parser.add_subparsers(metavar=words("cli-command"))
    run = commands.add_parser("run", help=words("cli-run"), description=words("cli-run"))
    run.set_defaults(work=_run)
    play = commands.add_parser("play", help=words("cli-play"), description=words("cli-play"))
    play.add_argument(
        "--database",
        type=Path,
        default=OFFLINE_DATABASE,
        metavar=words("cli-file"),
        help=words("cli-database", default=str(OFFLINE_DATABASE)),
    )
    play.add_argument(
        "--port", type=partial(_port, words), default=0, metavar="0-65535", help=words("cli-port")
    )
    play.add_argument("--no-browser", dest="browser", action="store_false", help=words("cli-no-browser"))
    play.add_argument("--language", choices=LANGUAGES, default=words.language, help=words("cli-language"))
    play.set_defaults(work=_play)
    verify = commands.add_parser("verify", help=words("verify-about"), description=words("verify-about"))
    redeal.arguments(verify, words)
    verify.set_defaults(work=_verify)
    person = commands.add_parser("person", help=words("person-about"), description=words("person-about"))
    person.add_argument("id", metavar="ID", help=words("person-about-id"))
    person.add_argument("--forget", action="store_true", help=words("person-about-forget"))
    person.set_defaults(work=_person)
    return parser


def _port(words: Words, text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(words("cli-port-impossible", port=text))
    return int(text)


async def _until_told(work: Coroutine[Any, Any, None]) -> None:
    """End as after Ctrl-C when the system asks the process to end."""
    task = asyncio.ensure_future(work)
    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task


async def _run(asked: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Serve Discord."""
    import aiohttp  # noqa: PLC0415
    import discord  # noqa: PLC0415

    from bot.app import Boneyard  # noqa: PLC0415
    from bot.permissions import invite  # noqa: PLC0415

    token = settings.token()
    _log(settings.log_level)
    try:
        async with Boneyard(settings) as bot:
            await bot.login(token)
            say(words("cli-invite", link=invite(bot.application_id or 0)))
            await bot.connect()
    except discord.LoginFailure:
        raise Refusal("cli-login-failed") from None
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        raise Refusal("cli-unreachable", reason=str(error)) from None


async def _play(asked: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Play offline, in a browser."""
    if importlib.util.find_spec("simcord") is None:
        raise Refusal("cli-no-simcord")
    from bot import offline  # noqa: PLC0415

    # Whoever plays wants the address on the screen, not a log; unless they have asked for one.
    chosen = "log_level" in settings.model_fields_set
    _log(settings.log_level if chosen else "WARNING")
    evening = offline.Evening(asked.database, asked.port, asked.browser, asked.language)
    try:
        await offline.play(evening, settings, words_for(asked.language), say)
    except offline.PortTaken:
        raise Refusal("cli-port-taken", port=str(asked.port)) from None
    except offline.StrangeTables:
        raise Refusal("cli-strange-tables", database=str(asked.database)) from None


async def _verify(asked: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Deal the tiles of a match again."""
    from bot import redeal  # noqa: PLC0415

    redeal.deal(asked, words, say)


async def _person(asked: argparse.Namespace, settings: Settings, words: Words) -> None:
    """Show or delete what is kept of somebody who cannot do so themselves."""
    from bot import personal  # noqa: PLC0415

    await personal.answer(asked.id, settings, words, say, forget=asked.forget)


def _log(level: str) -> None:
    import discord  # noqa: PLC0415

    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[level])


if __name__ == "__main__":
    sys.exit(main())
