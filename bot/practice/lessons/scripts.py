"""The lessons of all games. In each the learner wins and meets every main rule."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.practice.lessons.script import Lesson, LessonDeal

_UNO = LessonDeal(
    hands=("g9-g9 b3-y8 y7-r9 r3-rS g6-rD b2-y5", "b2-r9 r1-b8 y4-r7 b1-r2"),
    stock="y4-g5 b4-r8 y1-bS y8-rR W-W r6-b7 g1-b4 y3-gR b3-g4 b6-yS g8-rD",
    lead=None,  # the holder of the highest double begins
    moves="0:g9-g9@C 1:r9-b2@N 0:b3-y8@N 1:b8-r1@N 0:r9-y7@E 1:y4-r7@E 0:catch:1 0:rS-r3@E 0:rD-g6@E "
    "0:draw 0:W-W@N 0:call 1:g5-y4@E 0:b2-y5@N",
)
_FIVES = LessonDeal(
    hands=("6-4 6-2 4-3 2-2 5-5 6-3 6-6", "4-4 4-0 5-3 3-3 1-0 5-2 2-1"),
    stock="6-1 3-1 5-0 2-0 3-0 4-2 5-4 1-1 6-5 6-0 3-2 4-1 0-0 5-1",
    moves="0:6-4@C 1:4-4@E 0:6-2@W 1:4-0@E 0:4-3@N 1:5-3@N 0:2-2@W 1:5-2@W 0:5-5@W 1:1-0@E 0:draw 0:6-1@E "
    "1:draw 1:draw 1:5-0@N 0:6-6@E 1:draw 1:2-0@N 0:6-3@E",
)
_TRAIN = LessonDeal(
    hands=("12-8 8-4 12-2 9-1 1-0 9-9 9-6 10-6", "12-5 5-3 3-1 4-1 5-0 5-5 11-10 8-6"),
    stock="7-5 10-8 10-9 11-2 11-4 7-3 12-1 10-7 6-4 3-2 2-0 8-8",
    moves="0:12-8@T0 1:12-5@T1 0:8-4@T0 1:5-3@T1 0:12-2@M 1:3-1@T1 0:draw 1:4-1@T0 0:9-1@T0 1:draw 0:1-0@T1 "
    "1:5-0@T1 0:9-9@T0 0:9-6@T0 1:5-5@T1 1:draw 0:7-5@T1 1:draw 1:11-2@M 0:10-6@T0",
)
_FOUR = LessonDeal(
    hands=("r1-3 r2-3 b1-3 g0-2 r2-2 y1-4 y3-4", "b3-4 r1-2 b0-1 g2-2 r0-1 y0-3 g1-4"),
    stock="y1-3 b4-4 r4-4 J b1-1 y2-4",
    moves="0:r1-3@-1,0:NE 1:b3-4@1,0:NE 0:r2-3@-2,0:NW 1:r1-2@-3,0:NW 0:b1-3@1,1:NE 1:b0-1@1,2:NE "
    "0:g0-2@1,3:SW 1:g2-2@1,4:NE 0:r2-2@1,5:NE 1:r0-1@-4,0:NW 0:draw",
)
_BLUFF = LessonDeal(
    hands=("b1-3 b1-4 g3-4 y1-2", "y3-4 r0-2 g1-1 r2-4 g0-3"),
    stock="r1-1 b4-4 J g2-3 y0-1",
    lead=1,
    options={"blufjoker": True},
    moves="1:?y3-4@-1,0:red 0:accuse 0:give:g3-4 0:?y1-2@-1,0:blue 1:accept 1:r0-2@1,0:NW 0:b1-3@-2,0:NW "
    "0:call 1:r2-4@2,0:NW 0:b1-4@-3,0:NE",
)
_BLOCK = LessonDeal(
    hands=("6-6 6-1 5-5 5-1 4-2 3-2 3-1", "6-4 4-4 6-2 6-3 3-0 2-0 6-0"),
    moves="0:6-6@C 1:6-4@E 0:6-1@W 1:4-4@E 0:4-2@E 1:6-2@E 0:5-1@W 1:6-3@E 0:5-5@W 1:3-0@E 0:pass 1:2-0@E "
    "0:3-2@E 1:pass 0:3-1@E",
)
_PARTNERS = LessonDeal(
    hands=(
        "6-6 6-4 6-0 4-3 4-0 3-2 2-1",
        "6-5 6-2 5-5 4-2 4-1 3-3 2-2",
        "6-1 5-3 5-2 4-4 3-1 3-0 1-1",
        "6-3 5-4 5-1 5-0 2-0 1-0 0-0",
    ),
    moves="0:6-6@C 1:6-5@W 2:6-1@E 3:5-1@E 0:pass 1:5-5@W 2:5-3@W 3:5-0@E 0:4-3@W 1:4-2@W 2:5-2@W 3:5-4@W "
    "0:6-4@W 1:6-2@W 2:3-0@E 3:6-3@E 0:3-2@W 1:3-3@W 2:3-1@W 3:1-0@W 0:4-0@W 1:4-1@W 2:1-1@W 3:pass 0:6-0@E "
    "1:pass 2:pass 3:2-0@E 0:2-1@W",
)

LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(
    {
        lesson.game: lesson
        for lesson in (
            Lesson(
                "uno-dominos",
                (_UNO,),
                ("start", "colour", "number", "catch", "skip", "draw-two", "draw", "wild", "call", "last"),
            ),
            Lesson(
                "all-fives",
                (_FIVES,),
                ("begin", "double", "spinner", "crosswise", "count", "draw", "drawn", "heavy", "last"),
            ),
            Lesson(
                "mexican-train",
                (_TRAIN,),
                (
                    "begin",
                    "join",
                    "mexican",
                    "draw",
                    "marker",
                    "open",
                    "double",
                    "cover",
                    "open-double",
                    "last",
                ),
            ),
            Lesson(
                "domino-4",
                (_FOUR, _BLUFF),
                (
                    "begin",
                    "join",
                    "corner",
                    "white",
                    "double",
                    "draw",
                    "accuse",
                    "give",
                    "bluff",
                    "colour",
                    "call",
                    "last",
                ),
            ),
            Lesson("block", (_BLOCK,), ("begin", "ends", "keep", "plan", "double", "pass", "watch", "last")),
            Lesson(
                "partners",
                (_PARTNERS,),
                ("begin", "pass", "own", "heavy", "partner", "keep", "stuck", "capicua"),
            ),
        )
    }
)
"""Lessons by game, in the order in which they are offered."""
