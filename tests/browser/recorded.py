"""The offline game that notes its requests: ``python -m tests.browser.recorded FILE play …``.

Each request of the bot to the imitation of Discord is a line of ``FILE``: its method and its path.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from simcord.http import router

from bot.__main__ import main
from tests.browser.test_phone import CHANNEL

SENDS = tuple(f"{method} /channels/{CHANNEL}/messages" for method in ("POST", "PATCH", "DELETE"))


class Requests:
    """What has been noted in a file so far."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.touch()

    def all(self) -> list[str]:
        """Return every request, oldest first."""
        return self.file.read_text(encoding="utf-8").splitlines()

    def in_channel(self) -> Counter[str]:
        """Return how many requests have sent, edited and deleted messages of the channel, by method.

        Answers to clicks and private hands have routes of their own, which Discord's limit does not count.
        """
        return Counter(request.split()[0] for request in self.all() if request.startswith(SENDS))


def _note(file: Path) -> None:
    """Have every request noted from now on."""
    notes, dispatch = file.open("a", buffering=1, encoding="utf-8"), router.dispatch

    def noted(backend: Any, method: str, path: str, **others: Any) -> Any:
        print(method, path, file=notes)
        return dispatch(backend, method, path, **others)

    router.dispatch = noted


if __name__ == "__main__":
    _note(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
