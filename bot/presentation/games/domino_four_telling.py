"""The events of Domino 4 in sentences and in brief, and how its tiles and colours are named."""

from __future__ import annotations

from bot.presentation.games.narrator import Narrator
from bot.presentation.games.telling import Either, Events, Fields, Sentence
from engine.games.domino_four import events
from engine.games.domino_four.tiles import COVERED, FACES, JOKER

COLOURS = ("red", "green", "yellow", "blue")


def spoken(tile: str, narrator: Narrator) -> str:
    """Return a tile in words, such as red 1-3 for ``r1-3``. A hidden tile is just called a face-down tile."""
    if tile == JOKER:
        return narrator("four-joker")
    if tile == COVERED:
        return narrator("four-face-down")
    face = FACES[tile]
    return narrator("four-tile", colour=face.letter, low=face.low, high=face.high)


def end(half: str, narrator: Narrator) -> str:
    """Return in words what an end accepts: ``r3``, ``white``, ``joker:blue``, or ``joker`` for any colour."""
    if half.startswith("joker:"):
        return narrator("four-end-colour", colour=named(half.removeprefix("joker:"), narrator))
    if half in {"white", "joker"}:
        return narrator("four-end-plain", half=half)
    return narrator("four-end-half", colour=half[0], pips=half[1])


def named(name: str, narrator: Narrator) -> str:
    """Return the name of a colour in the narrator's language."""
    return narrator("four-colour", colour=name)


FIELDS: Fields = {"colour": named, "end": end}
EVENTS: Events = {
    events.LeadFound: Sentence("four-lead-found", name="seat"),
    events.TileLaid: Sentence("four-laid", name="seat", tile="tile", arm="arm"),
    events.JokerLaid: Sentence("four-joker-laid", name="seat", arm="arm", colour="colour"),
    events.CornerstoneLaid: Sentence("four-cornerstone-laid", name="seat", tile="tile"),
    events.Covered: Sentence("four-covered", name="seat", arm="arm", colour="colour"),
    events.Drew: Either(
        "tile",
        Sentence("four-drew-yourself", tile="tile", why="why", could="could"),
        Sentence("four-drew", name="seat", why="why", could="could"),
    ),
    events.Passed: Sentence("four-passed", name="seat", why="why", could="could"),
    events.TwoAllowed: Sentence("four-two-allowed"),
    events.Called: Sentence("four-called", name="seat"),
    events.KeptSilent: Sentence("four-kept-silent", name="seat"),
    events.Skipped: Sentence("four-skipped", name="seat"),
    events.Accepted: Sentence("four-accepted", name="seat", bluffer="bluffer"),
    events.Believed: Sentence("four-believed", name="seat"),
    events.Accused: Either(
        "truth",
        Sentence("four-accused-truth", name="seat", bluffer="bluffer", tile="tile"),
        Sentence("four-accused-lie", name="seat", bluffer="bluffer", tile="tile"),
    ),
    events.TakenBack: Sentence("four-taken-back", name="seat"),
    events.Gave: Either(
        "tile",
        Sentence("four-gave-seen", name="seat", receiver="receiver", tile="tile"),
        Sentence("four-gave", name="seat", receiver="receiver"),
    ),
}
