"""The parser of the command line. It knows the syntax of the commands, and not how they are carried out.

Help is in the operator's language. The messages of argparse itself are in English.
"""

from __future__ import annotations

import argparse
import os
import re
from functools import partial
from pathlib import Path

from bot.language.localizer import LANGUAGES, Localizer
from engine import GAMES

OFFLINE_DATABASE = Path("boneyard-offline.sqlite3")


def operator_language() -> str:
    """Return the language of the operator's terminal from the environment, or an empty string."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return re.split(r"[_.@]", locale)[0]


def build_parser(localizer: Localizer) -> argparse.ArgumentParser:
    """Return the parser. ``command`` in its result names the command."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=localizer("cli-about"))
    commands = parser.add_subparsers(dest="command", required=True, metavar=localizer("cli-command"))

    def command(name: str, about: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=about, description=about)

    run = command("run", localizer("cli-run"))
    run.add_argument("--cluster", action="store_true", help=localizer("cli-cluster"))
    _add_play(command("play", localizer("cli-play")), localizer)
    _add_verify(command("verify", localizer("verify-about")), localizer)
    _add_person(command("person", localizer("person-about")), localizer)
    command("version", localizer("version-about"))
    doctor = command("doctor", localizer("checkup-about"))
    doctor.add_argument("--listing", action="store_true", help=localizer("checkup-about-listing"))
    server = command("server", localizer("server-about"))
    server.add_argument("id", metavar="ID", help=localizer("server-about-id"))
    migrate = command("migrate-to", localizer("migrate-about"))
    migrate.add_argument("url", metavar="URL", help=localizer("migrate-url"))
    for name in ("backup", "restore"):
        about = command(name, localizer(f"{name}-about"))
        about.add_argument(
            "file", type=os.path.abspath, metavar=localizer("cli-file"), help=localizer(f"{name}-file")
        )
    return parser


def _add_play(play: argparse.ArgumentParser, localizer: Localizer) -> None:
    text = partial(_text, localizer)
    play.add_argument(
        "--database",
        type=lambda name: Path(text(name)),
        default=OFFLINE_DATABASE,
        metavar=localizer("cli-file"),
        help=localizer("cli-database", default=str(OFFLINE_DATABASE)),
    )
    port = partial(_port, localizer)
    play.add_argument("--port", type=port, default=0, metavar="0-65535", help=localizer("cli-port"))
    play.add_argument("--no-browser", dest="browser", action="store_false", help=localizer("cli-no-browser"))
    play.add_argument(
        "--names",
        nargs="+",
        type=text,
        default=(),
        metavar=localizer("cli-name"),
        help=localizer("cli-names"),
    )
    play.add_argument(
        "--language", choices=LANGUAGES, default=localizer.language, help=localizer("cli-language")
    )


def _add_verify(verify: argparse.ArgumentParser, localizer: Localizer) -> None:
    """Add the arguments of ``verify``. They are text, so that ``verify`` itself can explain errors."""
    games, text = localizer.listing(GAMES), partial(_text, localizer)
    verify.add_argument(
        "game", metavar=localizer("verify-word-game"), help=localizer("verify-about-game", games=games)
    )
    verify.add_argument("seats", metavar=localizer("verify-word-seats"), help=localizer("verify-about-seats"))
    verify.add_argument(
        "secret", type=text, metavar=localizer("verify-word-secret"), help=localizer("verify-about-secret")
    )
    verify.add_argument(
        "--message",
        type=text,
        default="",
        metavar=localizer("verify-word-message"),
        help=localizer("verify-about-message"),
    )
    verify.add_argument(
        "--option", action="append", default=[], metavar="name=value", help=localizer("verify-about-option")
    )
    verify.add_argument("--round", default="1", metavar="n", help=localizer("verify-about-round"))
    verify.add_argument("--hash", default="", metavar="HEX", help=localizer("verify-about-hash"))


def _add_person(person: argparse.ArgumentParser, localizer: Localizer) -> None:
    person.add_argument("id", metavar="ID", help=localizer("person-about-id"))
    person.add_argument("--forget", action="store_true", help=localizer("person-about-forget"))


def _text(localizer: Localizer, typed: str) -> str:
    try:
        typed.encode()
    except UnicodeEncodeError:  # Python represents bytes that are not UTF-8 as lone surrogates
        raise argparse.ArgumentTypeError(localizer("cli-not-text", text=ascii(typed))) from None
    return typed


def _port(localizer: Localizer, text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(localizer("cli-port-impossible", port=text))
    return int(text)
