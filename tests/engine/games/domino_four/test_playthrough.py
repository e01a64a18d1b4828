"""A recorded match with every option, for people to read. A difference is a change of the rules.

Its moves were chosen so that bluffs, cornerstones and announcements all happen.

Run this file as a script to replay the recorded moves and rewrite what they lead to::

    python tests/engine/games/domino_four/test_playthrough.py
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from engine.core import Event
from engine.games.domino_four import DominoFour, spoken
from engine.games.domino_four.notation import parse
from engine.match import Match

RECORDS = sorted(Path(__file__).parent.glob("playthrough-*.txt"))


def _told(event: Event) -> str:
    said = [f"{field.name}={getattr(event, field.name)}" for field in fields(event)]
    return f"    {type(event).__name__} {' '.join(said)}".rstrip()


def _ends(match: Match) -> str:
    view = match.round.view(None)
    ends = " ".join(f"{arm}:{half}" for arm, half in view.ends.items()) or "none"
    return f"  = ends {ends} | racks {view.hand_sizes} | stock {view.stock_size} | waiting {view.waiting}"


def transcript(text: str) -> Iterator[str]:
    """Yield the moves of a record, each followed by its events as a spectator sees them now."""
    lines = text.splitlines()
    header = dict(line.removeprefix("# ").split(": ") for line in lines if line.startswith("# "))
    flags = dict.fromkeys(header["options"].split(", ") if header["options"] != "none" else (), True)
    game = DominoFour(rounds_to_win=int(header["rounds to win"]), **flags)
    match = Match(game, int(header["seats"]), header["seed"])
    yield from (f"# {name}: {value}" for name, value in header.items())
    dealt = None
    for line in lines:
        if not line.startswith("> "):
            continue
        if match.round is not dealt:
            dealt = match.round
            yield from (f"rack {seat}: {' '.join(hand)}" for seat, hand in enumerate(dealt.hands))
        seat, move = line.removeprefix("> ").split()
        yield f"> {seat} {move}"
        yield from (_told(event.seen_by(None)) for event in match.play(int(seat), move))
        yield _ends(match)
    yield f"winners: {match.winners}"


@pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_match_replays_as_written(record):
    text = record.read_text(encoding="utf-8")
    assert "\n".join(transcript(text)) + "\n" == text


@pytest.mark.parametrize("record", RECORDS, ids=[path.stem for path in RECORDS])
def test_spectator_lines_never_name_a_face_down_tile(record):
    """Between a face-down lay and its accusation, a spectator's lines never name the tile."""
    covered = ""
    for line in record.read_text(encoding="utf-8").splitlines():
        if line.startswith("> ") and "?" in line:
            move = parse(line.split()[2])
            covered = move.tile
            assert covered not in spoken(move).split("@")[0]
        elif line.startswith("    ") and covered and covered != "J":
            if "Accused" in line:
                covered = ""
            else:
                assert f"tile={covered} " not in f"{line} "


if __name__ == "__main__":
    for path in RECORDS:
        lines = list(transcript(path.read_text(encoding="utf-8")))
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
