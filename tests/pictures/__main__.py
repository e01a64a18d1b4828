"""Draw the pictures of the README and of the documentation: ``python -m tests.pictures [FOLDER]``.

``make pictures`` writes all of them to ``docs/pictures``:

1. ``matches.py`` lets the engine's computer players play seeded matches and tells them as replays of named
   people and computers.
2. ``catalogue.py`` picks a match and a moment for every picture and draws it with the bot's own messages
   and renderer. ``trailer.py`` does the same for the animation.
3. ``phone.py`` opens the offline page in Chromium and takes a picture of a hand. Without Chromium the file
   stays as it is.

``test_pictures.py`` draws everything but the phone again and fails where a file looks different. After a
change of rules, of computer players or of the renderer, draw the pictures again and look at each of them.
A change of the computer players makes other matches of the same seeds: then choose other seeds and moments
in ``catalogue.py`` where a picture no longer shows its game well.
"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.pictures import catalogue, phone

DOCS = Path(__file__).parents[2] / "docs" / "pictures"


def main() -> None:
    """Draw every picture into the folder that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description="Draw the pictures.")
    parser.add_argument("folder", type=Path, nargs="?", default=DOCS, help="where to write them")
    folder: Path = parser.parse_args().folder
    logging.getLogger("bot.store").setLevel(logging.ERROR)  # the phone's database is always a new one
    _write(folder, catalogue.ANIMATION, catalogue.animation())
    for name in catalogue.PICTURES:
        _write(folder, name, partial(catalogue.drawn, name))
    if reason := phone.missing():
        print(f"{phone.NAME} is skipped: {reason}")
    else:
        _write(folder, phone.NAME, phone.drawn)


def _write(folder: Path, name: str, draw: Callable[[], bytes]) -> None:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(draw())
    print(f"{name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
