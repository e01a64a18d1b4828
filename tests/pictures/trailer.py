"""The animation of UNO Dominos: the last round of a match, in the frames of the bot's own replay film.

It plays faster than the bot's film, and its captions are cut at the end of a sentence. This module writes no
file.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile

import render
from bot.presentation.replay.replay_message import film_frames
from tests.pictures.matches import Arrangement, replay

PACE = {render.Opening: 1200, render.Still: 520, render.Card: 1800, render.Ending: 3000}
"""How long a frame is shown, in milliseconds. The bot gives people time to read every caption."""
CAPTION = 72
"""How many characters of a caption fit on one line in its largest size."""


class Trailer(render.Film):
    """A film that plays at :data:`PACE`."""

    def durations(self) -> list[int]:
        """Return how long each frame is shown, in milliseconds."""
        return [PACE[type(frame)] for frame in self.frames]

    _durations = durations


def trailer(arrangement: Arrangement) -> Trailer:
    """Return the title of a match, its last round, that round's card and the victory card."""
    frames = film_frames(list(replay(arrangement).steps()))
    cards = [at for at, frame in enumerate(frames) if isinstance(frame, render.Card)]
    last_round = frames[cards[-2] + 1 :]
    return Trailer([frames[0], *(replace(frame, caption=_short(frame.caption)) for frame in last_round)])


def _short(caption: str) -> str:
    """Return the first sentence of a caption, with as many of the next ones as fit on the line."""
    first, *others = caption.split(". ")
    said = [". ".join([first, *others[:count]]) for count in range(len(others) + 1)]
    fitting = list(takewhile(lambda text: len(text) < CAPTION, said[1:]))
    chosen = [said[0], *fitting][-1]
    return chosen if chosen == caption or not others else f"{chosen}."
