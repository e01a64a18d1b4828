"""The command line of the bot.

``python -m bot run`` serves Discord, and ``play`` serves a browser on this machine. ``verify`` repeats a
deal. ``person`` and ``server`` show or delete stored data. ``backup`` copies the database, ``restore`` puts a
copy in its place, and ``migrate-to`` copies it to PostgreSQL. ``doctor`` checks whether the bot could run
here, and ``version`` prints its version.

An operator's mistake ends in one sentence on standard error and exit status 1, never in a traceback. An
interrupted command exits with status 130, except ``run`` and ``play``, which are always ended that way.
Worker processes import this module again, so each command imports its code only when it runs.
"""

from __future__ import annotations

import signal

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # The imports below take half a second. Until main() handles Ctrl-C, let it end the process silently.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import asyncio
import codecs
import importlib.util
import io
import json
import os
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from bot import __version__
from bot.cli.parser import build_parser, operator_language
from bot.config import Settings, load
from bot.language.errors import UserError
from bot.language.localizer import Localizer, localizer_for

Work: TypeAlias = Callable[[argparse.Namespace, Settings, Localizer], Coroutine[Any, Any, None]]

PlainWork: TypeAlias = Callable[[argparse.Namespace, Localizer], Coroutine[Any, Any, int]]
T = TypeVar("T")

INTERRUPTED = 130
"""Exit status of a command that was interrupted before it finished, as shells report it."""


class MissingExtraError(UserError):
    """The command needs an optional package that is not installed."""


class CannotSayError(UserError):
    """Standard output cannot be written: the disk is full, or the reading end of the pipe is closed."""


def say(line: str = "") -> None:
    """Print a line.

    Raises:
        CannotSayError: the line cannot be written.
    """
    try:
        print(line, flush=True)
    except OSError as error:
        with suppress(OSError):  # the flush at exit would fail again on the buffered rest
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise CannotSayError("cli-no-output", reason=str(error)) from None


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command named by ``argv`` and return the exit status; 1 after printing an error."""
    _escape_unencodable()
    localizer = localizer_for(operator_language())
    arguments = build_parser(localizer).parse_args(argv)
    try:
        _restore_interrupts()
        return asyncio.run(_until_stopped(_command(arguments, localizer))) or 0
    except UserError as refusal:
        print(refusal.say(localizer), file=sys.stderr)
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        with suppress(CannotSayError):  # Ctrl-C may also have ended the reader of our output
            say()
        return 0 if arguments.command in SERVING else INTERRUPTED


def _restore_interrupts() -> None:
    """Restore Python's own SIGINT handler if the signal has its default action.

    asyncio.run handles Ctrl-C only if it finds that handler. Leave any other handler alone.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _escape_unencodable() -> None:
    """Escape characters that standard output cannot encode the way JSON does, so that JSON stays valid."""

    def escaped(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        return json.dumps(error.object[error.start : error.end])[1:-1], error.end

    codecs.register_error("escaped", escaped)
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="escaped")


def _command(arguments: argparse.Namespace, localizer: Localizer) -> Coroutine[Any, Any, int | None]:
    if arguments.command in WITHOUT_SETTINGS:
        return WITHOUT_SETTINGS[arguments.command](arguments, localizer)
    return COMMANDS[arguments.command](arguments, load(), localizer)


async def _until_stopped(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of ``work``. On SIGTERM, cancel it, as Ctrl-C does."""
    task = asyncio.ensure_future(work)
    with suppress(NotImplementedError):  # Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await task


async def _run(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    from bot.cli.run import run  # noqa: PLC0415

    await run(settings, localizer, say, cluster=arguments.cluster)


async def _play(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    if importlib.util.find_spec("simcord") is None:
        raise MissingExtraError("cli-no-simcord")
    from bot.cli.offline import OfflineSession, play  # noqa: PLC0415

    session = OfflineSession(
        arguments.database, arguments.port, arguments.browser, arguments.language, arguments.names
    )
    await play(session, settings, localizer_for(arguments.language), say)


async def _verify(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    from bot.cli.verify import verify  # noqa: PLC0415

    verify(arguments, localizer, say)


async def _person(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    from bot.cli.personal_data import answer  # noqa: PLC0415

    await answer(arguments.id, settings, localizer, say, forget=arguments.forget)


async def _server(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    from bot.cli.personal_data import forget_server  # noqa: PLC0415

    await forget_server(arguments.id, settings, localizer, say)


async def _backup(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    from bot.cli.backup import back_up  # noqa: PLC0415

    await asyncio.to_thread(back_up, settings.database_url, Path(arguments.file), localizer, say)


async def _restore(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    from bot.cli.backup import restore  # noqa: PLC0415

    await asyncio.to_thread(restore, settings.database_url, Path(arguments.file), localizer, say)


async def _migrate_to(arguments: argparse.Namespace, settings: Settings, localizer: Localizer) -> None:
    from bot.cli.migrate import migrate_to  # noqa: PLC0415

    await migrate_to(arguments.url, settings, localizer, say)


async def _doctor(arguments: argparse.Namespace, localizer: Localizer) -> int:
    from bot.cli.doctor import examine  # noqa: PLC0415

    return await examine(listing=arguments.listing, localizer=localizer, say=say)


async def _version(arguments: argparse.Namespace, localizer: Localizer) -> int:
    say(f"boneyard {__version__}")
    return 0


COMMANDS: Mapping[str, Work] = {
    "run": _run,
    "play": _play,
    "verify": _verify,
    "person": _person,
    "server": _server,
    "backup": _backup,
    "restore": _restore,
    "migrate-to": _migrate_to,
}
"""The function that carries out each command that needs settings."""
SERVING = {"run", "play"}
"""The commands that run until they are interrupted."""
WITHOUT_SETTINGS: Mapping[str, PlainWork] = {"doctor": _doctor, "version": _version}
"""The functions of the commands that need no settings. Each returns the exit status."""


if __name__ == "__main__":
    sys.exit(main())
