"""An argument parser that speaks the operator's language where argparse speaks English.

What only argparse knows (a missing value, say) it still says in its own words, inside our sentence.
This module knows no command.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, NoReturn

from bot.words import Words, words_for


def language() -> str:
    """The operator's language, as their terminal has it."""
    spoken = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return re.split(r"[_.@]", spoken)[0]


class Parser(argparse.ArgumentParser):
    """A parser in the language of the terminal; so are those of its commands. Misuse ends with status 2."""

    def __init__(self, **keywords: Any) -> None:
        words = words_for(language())
        super().__init__(add_help=False, formatter_class=partial(_Formatter, words), **keywords)
        self._words = words
        self._positionals.title, self._optionals.title = words("cli-arguments"), words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def error(self, message: str) -> NoReturn:
        """Show how it is done, say what is wrong, and end."""
        sentence = self._words("cli-misread", reason=message.rstrip("."))
        self.exit(2, f"{self.format_usage()}{sentence}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:  # what `choices` are checked by
        choices = action.choices
        if choices is not None and value not in choices:
            among = self._words.either(map(str, choices))
            raise argparse.ArgumentError(action, self._words("cli-not-among", given=value, choices=among))


class _Formatter(argparse.HelpFormatter):
    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog)
        self._prefix = f"{words('cli-usage')} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._prefix if prefix is None else prefix)
