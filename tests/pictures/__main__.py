"""Draw the pictures of the README and of the documentation: ``python -m tests.pictures [FOLDER]``.

``make pictures`` writes all of them to ``docs/pictures``:

1. ``matches.py`` plays seeded matches with the engine's computer players. The seats have names of people and
   of computers.
2. ``catalogue.py`` names a match and a moment for each picture, and draws it with the bot's own messages and
   renderer. ``trailer.py`` does the same for the animation.
3. ``phone.py`` and ``screen.py`` take a picture of the offline page in Chromium. Without Chromium they are
   skipped, and the picture stays as it is.

``test_pictures.py`` draws all pictures again except the phone, and fails if one looks different. Then run
``make pictures`` and look at each picture that has changed. A change of the computer players gives other
matches for the same seeds. If a picture no longer shows its game well, choose another seed or moment in
``catalogue.py``.
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
