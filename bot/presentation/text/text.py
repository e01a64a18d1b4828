"""A table in words: who sits there, how it stands, what has happened. Knows no game and no message.

Names are people's own choice, so they are escaped as Discord reads markup; that is all this module knows
of Discord.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import groupby

from bot.language.localizer import Localizer, Value, localizer_for
from bot.presentation.games import Narrator, Presenter
from bot.presentation.text.table_facts import ended_round, presenter_of, public_localizer, rules_of
from bot.tables.state.snapshot import (
    SIGN,
    GameEvent,
    Labels,
    Name,
    Names,
    Notice,
    NoticeValue,
    Snapshot,
    Told,
    Until,
    marked,
    unmarked,
)
from engine import GAMES, Seat, View
from render import seat_emoji

_MARKUP = re.compile(r"""[_\\~|*`<]|^>(?:>>)?\s|\[.+\]\(.+\)|^\#{1,3}|^\s*-""", re.MULTILINE)
"""What formats a message; with ``<`` begin mentions, commands, times and emoji."""
_POWER = re.compile(r"@(?=everyone|here|[!&]?[0-9]{17,20})|:(?=//)|discord(?=\.\w)", re.IGNORECASE)
"""Where a letter that cannot be seen keeps Discord from notifying people, or from making a link."""
MOST_LINES = 5
"""The most lines that tell what has happened: more would push the picture off a phone's screen."""
_SMALL = "-# "
_NO_SPACE = "\N{ZERO WIDTH SPACE}"


# -- names -----------------------------------------------------------------------------------------


def harmless(name: str) -> str:
    """Return a name as it may stand in a message: nothing in it formats, links or mentions."""
    escaped = _MARKUP.sub(lambda found: f"\\{found[0]}", name)
    return _POWER.sub(lambda found: f"{found[0]}{_NO_SPACE}", escaped)


def bold(name: str) -> str:
    """Return the same, standing out."""
    return f"**{harmless(name)}**"


def called(name: str, user_id: int, mentionable: Collection[int]) -> str:
    """Return a mention, which notifies, for a person who may be mentioned; else the name standing out."""
    return f"<@{user_id}>" if user_id in mentionable else bold(name)


def narrator(snapshot: Snapshot, localizer: Localizer | None = None, you: Seat | None = None) -> Narrator:
    """Return how a table is spoken of; in the server's language unless told otherwise.

    Which seats computers play is told with their points, and not again in each sentence.

    Args:
        you: the seat of the one person who is spoken to, if it is one.
    """
    names = tuple(map(bold, unmarked([player.display_name for player in snapshot.players])))
    return Narrator(localizer or public_localizer(snapshot), names, you)


def plain_narrator(snapshot: Snapshot, localizer: Localizer | None = None) -> Narrator:
    """Return the same without markup, for buttons, alt texts and pictures."""
    names = unmarked([player.display_name for player in snapshot.players])
    return Narrator(localizer or public_localizer(snapshot), names)


# -- the table -------------------------------------------------------------------------------------


def standing(snapshot: Snapshot, narrator: Narrator, *, levels: bool = False) -> str:
    """Return the totals in words, best first.

    Args:
        levels: whether it says beside a computer's name how well that plays.
    """
    totals = snapshot.totals
    highest_first = not GAMES[snapshot.game].lowest_wins
    order = sorted(range(len(totals)), key=totals.__getitem__, reverse=highest_first)
    name = partial(_with_level, snapshot, narrator) if levels else narrator.name
    scores = [narrator("score-of", name=name(seat), points=totals[seat]) for seat in order]
    return narrator("standing", scores=" · ".join(scores))


def _with_level(snapshot: Snapshot, narrator: Narrator, seat: Seat) -> str:
    """Return a seat's name, and how well it plays where it is a computer's own."""
    if snapshot.players[seat].user_id is not None:
        return narrator.name(seat)
    level = narrator(f"level-{snapshot.level_of(seat)}")
    return narrator("computer-level", name=narrator.name(seat), level=level)


def scores_line(snapshot: Snapshot, points: Sequence[int]) -> str:
    """Return which round of which game is played, and the points of every seat, in small print."""
    localizer = public_localizer(snapshot)
    scores = [
        localizer(
            "score-of",
            name=f"{seat_emoji(snapshot.marker(seat))} {harmless(player.display_name)}",
            points=points[seat],
        )
        for seat, player in enumerate(snapshot.players)
    ]
    return localizer(
        "table-scores",
        game=localizer(f"game-{snapshot.game}"),
        round=snapshot.rounds + 1,
        of=rules_of(snapshot).max_rounds(),
        scores=" · ".join(scores),
    )


def round_result(snapshot: Snapshot, narrator: Narrator, *, levels: bool = False) -> str:
    """Return how the last round ended and how it stands, a line each.

    Args:
        levels: see :func:`standing`.
    """
    ended = presenter_of(snapshot).ended(ended_round(snapshot), narrator)
    return f"{ended}\n{standing(snapshot, narrator, levels=levels)}"


def match_result(snapshot: Snapshot, narrator: Narrator) -> str:
    """Return who has won the match."""
    winners = snapshot.winners or ()
    names = narrator.all(winners)
    return narrator("match-won", winners=names, count=len(winners), rounds=snapshot.rounds)


def table_words(
    snapshot: Snapshot, view: View, narrator: Narrator, points: Sequence[int] | None = None
) -> str:
    """Return whose turn it is, who leads, what lies there and can be joined, and what everybody holds.

    Args:
        points: by seat; as they stand now, unless told otherwise.
    """
    points = snapshot.points if points is None else points
    turn = [narrator("alt-turn", names=narrator.all(view.waiting))] if view.waiting else []
    if tuple(view.waiting) == (view.seat,):
        turn = [narrator("alt-turn-yours")]
    holding = [
        narrator("alt-player", name=_signed(snapshot, seat, narrator), tiles=size, points=points[seat])
        for seat, size in enumerate(view.hand_sizes)
    ]
    leads = _leaders(snapshot, points, narrator)
    return " ".join([*turn, *leads, presenter_of(snapshot).alt_table(view, narrator), *holding])


def _signed(snapshot: Snapshot, seat: Seat, narrator: Narrator) -> str:
    """Return a seat's name, with the sign that a computer plays there."""
    name, played = narrator.name(seat), snapshot.players[seat].display_name.endswith(SIGN)
    return marked(name) if played and SIGN not in name else name


def _leaders(snapshot: Snapshot, points: Sequence[int], narrator: Narrator) -> list[str]:
    """Return who leads by these points; nothing while all have the same."""
    best = min(points) if GAMES[snapshot.game].lowest_wins else max(points)
    leaders = [seat for seat, made in enumerate(points) if made == best]
    if len(leaders) == len(points):
        return []
    return [narrator("alt-leader", names=narrator.all(leaders), count=len(leaders), points=best)]


def hand_words(snapshot: Snapshot, view: View, narrator: Narrator) -> str:
    """Return the tiles of a hand under the numbers they have in its picture and on its buttons."""
    presenter = presenter_of(snapshot)
    return ", ".join(
        narrator("act-tile", number=number, tile=presenter.tile(tile, narrator))
        for number, tile in enumerate(view.hand, 1)
    )


def until(deadline: float) -> str:
    """Return an instant as each reader's own Discord counts down to it; never too early."""
    return f"<t:{math.ceil(deadline)}:R>"


# -- what happened ---------------------------------------------------------------------------------


def notice_text(notice: Notice, localizer: Localizer) -> str:
    """Return a notice as a sentence."""
    values = {name: _filled(value, localizer) for name, value in notice.values.items()}
    return localizer(notice.key, **values)


def report_line(notice: Notice, snapshot: Snapshot) -> str:
    """Return what the server's managers are told, with the table that it is about."""
    localizer = public_localizer(snapshot)
    return localizer(
        "log-line",
        what=notice_text(notice, localizer),
        game=localizer(f"game-{snapshot.game}"),
        channel=f"<#{snapshot.channel_id}>",
        code=snapshot.table_id,
    )


def _filled(value: NoticeValue, localizer: Localizer) -> Value:
    match value:
        case Name(text):
            return bold(text)
        case Names(texts):
            return localizer.listing(map(bold, texts))
        case Until(at):
            return until(at)
        case Labels(keys, locale):
            said_in = localizer_for(locale) if locale else localizer
            return said_in.listing(map(said_in, keys))
        case _:
            return value


def told_lines(told: Sequence[Told], snapshot: Snapshot, room: int = MOST_LINES) -> list[str]:
    """Return what has happened, newest last, in the server's language: the five newest turns.

    Events without words give none; what a move brought about stands on the line of its seat.

    Args:
        room: how many lines there may be; where it takes, the older turns share one.
    """
    localizer, presenter = public_localizer(snapshot), presenter_of(snapshot)
    lines = []
    for _, group in groupby(enumerate(told), key=lambda each: _teller(*each)):
        sentences = [_told_line(each, localizer, presenter) or "" for _, each in group]
        lines.append(" ".join(counted(sentences, localizer)))
    return newest(lines, localizer, room)


def counted(sentences: Iterable[str], localizer: Localizer) -> list[str]:
    """Return sentences with those that follow themselves counted instead, and without the empty ones."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(filter(None, sentences))]
    return [
        localizer("told-times", sentence=sentence, count=count) if count > 1 else sentence
        for sentence, count in runs
    ]


def newest(lines: Iterable[str], localizer: Localizer, room: int = MOST_LINES) -> list[str]:
    """Return the newest of some lines; the first says how many are left out, if any are.

    Args:
        room: how many there may be; where it takes, the older ones become one.
    """
    kept, first = [line for line in lines if line], []
    if len(kept) > MOST_LINES:
        left_out = len(kept) - (MOST_LINES - 1)
        first, kept = [localizer("told-before", count=left_out)], kept[left_out:]
    older = max(0, len(kept) - (room - len(first)) + 1)
    if older > 1:
        # small print is marked at the head of a line, and nowhere else
        kept = [" ".join(line.removeprefix(_SMALL) for line in kept[:older]), *kept[older:]]
    return [*first, *kept]


def _teller(number: int, told: Told) -> tuple[str, int]:
    """Return what is the same for all that belongs on one line; what is nobody's move stands alone."""
    if isinstance(told, GameEvent) and told.mover is not None:
        return ("seat", told.mover)
    return ("alone", number)


def _told_line(told: Told, localizer: Localizer, presenter: Presenter) -> str | None:
    if isinstance(told, GameEvent):
        return presenter.tell(told.event, Narrator(localizer, tuple(map(bold, unmarked(told.names)))))
    return notice_text(told, localizer)
