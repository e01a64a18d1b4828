"""A table in words: its players, its points and what has happened. Knows no game and no message.

People choose their own names, so this module escapes them for Discord's markup. It knows nothing more about
Discord.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import groupby

from bot.language.localizer import Localizer, Value, isolated, localizer_for
from bot.presentation.games import Narrator, Presenter
from bot.presentation.text.table_facts import (
    clocks_left,
    ended_round,
    presenter_of,
    public_localizer,
    rules_of,
)
from bot.tables.state.seated import SIGN, marked, unmarked
from bot.tables.state.snapshot import (
    GameEvent,
    Labels,
    Name,
    Names,
    Notice,
    NoticeValue,
    Snapshot,
    Told,
    Until,
)
from engine import GAMES, Event, Seat, View
from render import seat_emoji

_MARKUP = re.compile(r"""[_\\~|*`<]|^>(?:>>)?\s|\[.+\]\(.+\)|^\#{1,3}|^\s*-""", re.MULTILINE)
"""Characters that format a message. ``<`` begins mentions, commands, times and emoji."""
_POWER = re.compile(r"@(?=everyone|here|[!&]?[0-9]{17,20})|:(?=//)|discord(?=\.\w)", re.IGNORECASE)
"""Where :func:`harmless` adds an invisible letter, so that a name neither notifies people nor makes a link.
"""
MOST_LINES = 5
"""The most lines that tell what has happened. More would push the picture off a phone's screen."""
_SMALL = "-# "
_NO_SPACE = "\N{ZERO WIDTH SPACE}"


# -- names -----------------------------------------------------------------------------------------


def harmless(name: str) -> str:
    """Return a name escaped for a message, so that it cannot format, link, mention or turn round the rest."""
    escaped = _MARKUP.sub(lambda found: f"\\{found[0]}", name)
    return isolated(_POWER.sub(lambda found: f"{found[0]}{_NO_SPACE}", escaped))


def bold(name: str) -> str:
    """Return a name escaped as :func:`harmless` does it, in bold."""
    return f"**{harmless(name)}**"


def message_link(guild_id: int, channel_id: int | None, message_id: int | None) -> str:
    """Return the link to a message, or to its channel if ``message_id`` is None.

    Args:
        guild_id: 0 for a direct message or a group chat.
    """
    parts = [guild_id or "@me", channel_id, *([] if message_id is None else [message_id])]
    return "https://discord.com/channels/" + "/".join(map(str, parts))


def called(name: str, user_id: int, mentionable: Collection[int]) -> str:
    """Return a mention of a person who may be mentioned, which notifies them; otherwise the name in bold."""
    return f"<@{user_id}>" if user_id in mentionable else bold(name)


def narrator(snapshot: Snapshot, localizer: Localizer | None = None, you: Seat | None = None) -> Narrator:
    """Return the narrator for a table's messages, in the server's language unless a localizer is given.

    Its names are bold. They carry no computer sign, because the line of points already shows who is a
    computer.

    Args:
        you: the seat of the reader, if the text is for one person.
    """
    names = bold_names([player.display_name for player in snapshot.players])
    return Narrator(localizer or public_localizer(snapshot), names, you, bold_names(snapshot.movers))


def bold_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return display names in bold print, without the computer sign."""
    return tuple(map(bold, unmarked(names)))


def plain_narrator(snapshot: Snapshot, localizer: Localizer | None = None) -> Narrator:
    """Return the narrator for buttons, alt texts and pictures: as :func:`narrator`, without markup."""
    names = unmarked([player.display_name for player in snapshot.players])
    return Narrator(localizer or public_localizer(snapshot), names, movers=unmarked(snapshot.movers))


# -- the table -------------------------------------------------------------------------------------


def standing(snapshot: Snapshot, narrator: Narrator, *, levels: bool = False) -> str:
    """Return the totals in words, the best first.

    Args:
        levels: whether to add each computer player's level to its name.
    """
    totals = snapshot.totals
    highest_first = not GAMES[snapshot.game].lowest_wins
    order = sorted(range(len(totals)), key=totals.__getitem__, reverse=highest_first)
    name = partial(_with_level, snapshot, narrator) if levels else narrator.name
    scores = [narrator("score-of", name=name(seat), points=totals[seat]) for seat in order]
    return narrator("standing", scores=" · ".join(scores))


def _with_level(snapshot: Snapshot, narrator: Narrator, seat: Seat) -> str:
    """Return a seat's name, with the level if a computer player owns the seat."""
    if snapshot.players[seat].user_id is not None:
        return narrator.name(seat)
    level = narrator(f"level-{snapshot.level_of(seat)}")
    return narrator("computer-level", name=narrator.name(seat), level=level)


def scores_line(snapshot: Snapshot, points: Sequence[int]) -> str:
    """Return the line in small print with the game, the round and the points of every seat.

    Args:
        points: by seat.
    """
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
    """Return how the last round ended and the totals, one line each.

    Args:
        levels: see :func:`standing`.
    """
    ended = presenter_of(snapshot).ended(ended_round(snapshot), narrator)
    return f"{ended}\n{standing(snapshot, narrator, levels=levels)}"


def match_result(snapshot: Snapshot, narrator: Narrator) -> str:
    """Return the sentence that names the winners of the match; it says so if the match was drawn."""
    winners = snapshot.winners or ()
    names = narrator.all(winners)
    return narrator("match-won", winners=names, count=len(winners), rounds=snapshot.rounds)


def table_words(
    snapshot: Snapshot, view: View, narrator: Narrator, points: Sequence[int] | None = None
) -> str:
    """Return the table in words: the player in turn, the leader, the ends, and the size of every hand.

    Args:
        points: by seat; None for the points as they stand now.
    """
    points = snapshot.points if points is None else points
    turn = [narrator("alt-turn", names=narrator.all(view.waiting))] if view.waiting else []
    if tuple(view.waiting) == (view.seat,):
        turn = [narrator("alt-turn-yours")]
    holding = [
        narrator("alt-player", name=_signed(snapshot, seat, narrator), tiles=size, points=points[seat])
        for seat, size in enumerate(view.hand_sizes)
    ]
    left = [f"{_signed(snapshot, seat, narrator)} {face}" for seat, face in clocks_left(snapshot).items()]
    clocks = [narrator("alt-clocks", clocks=narrator.localizer.clauses(left))] if left else []
    leads = _leaders(snapshot, points, narrator)
    return " ".join([*turn, *leads, presenter_of(snapshot).alt_table(view, narrator), *holding, *clocks])


def _signed(snapshot: Snapshot, seat: Seat, narrator: Narrator) -> str:
    """Return a seat's name, with the computer sign if a computer plays the seat."""
    name, played = narrator.name(seat), snapshot.players[seat].display_name.endswith(SIGN)
    return marked(name) if played and SIGN not in name else name


def _leaders(snapshot: Snapshot, points: Sequence[int], narrator: Narrator) -> list[str]:
    """Return the sentence that names who leads by these points; empty if all seats have the same points."""
    best = min(points) if GAMES[snapshot.game].lowest_wins else max(points)
    leaders = [seat for seat, made in enumerate(points) if made == best]
    if len(leaders) == len(points):
        return []
    return [narrator("alt-leader", names=narrator.all(leaders), count=len(leaders), points=best)]


def hand_words(snapshot: Snapshot, view: View, narrator: Narrator) -> str:
    """Return the tiles of a hand, with the numbers they have in its picture and on its buttons."""
    presenter = presenter_of(snapshot)
    return ", ".join(
        narrator("act-tile", number=number, tile=presenter.tile(tile, narrator))
        for number, tile in enumerate(view.hand, 1)
    )


def until(deadline: float) -> str:
    """Return a Discord timestamp that counts down to ``deadline`` (Unix time), rounded up to a second."""
    return f"<t:{math.ceil(deadline)}:R>"


def moment(at: float) -> str:
    """Return a Discord timestamp that shows each reader a date and a time (``at``, in Unix time)."""
    return f"<t:{math.ceil(at)}:f>"


# -- what happened ---------------------------------------------------------------------------------


def notice_text(notice: Notice, localizer: Localizer) -> str:
    """Return a notice as a sentence."""
    values = {name: _filled(value, localizer) for name, value in notice.values.items()}
    return localizer(notice.key, **values)


def report_line(notice: Notice, snapshot: Snapshot) -> str:
    """Return the line for the server's log channel: a notice, with the table it is about."""
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
    """Return what has happened in the server's language, newest last: at most five lines.

    Events without a sentence are left out. Events of one seat in a row share a line.

    Args:
        told: the events and notices, oldest first.
        room: the most lines; if there are more, the older ones are joined into one.
    """
    localizer, presenter = public_localizer(snapshot), presenter_of(snapshot)
    lines = []
    for _, group in groupby(enumerate(told), key=lambda each: _teller(*each)):
        sentences = [_told_line(each, localizer, presenter) or "" for _, each in group]
        lines.append(" ".join(counted(sentences, localizer)))
    return newest(lines, localizer, room)


def event_sentences(snapshot: Snapshot, told: Iterable[Told]) -> list[str]:
    """Return the events as sentences without markup, oldest first, in the server's language."""
    localizer, presenter = public_localizer(snapshot), presenter_of(snapshot)
    events = [each for each in told if isinstance(each, GameEvent)]
    sentences = [
        presenter.tell(each.event, Narrator(localizer, unmarked(each.names))) or "" for each in events
    ]
    return [sentence.replace("**", "") for sentence in counted(sentences, localizer)]


def counted(sentences: Iterable[str], localizer: Localizer) -> list[str]:
    """Return the sentences without empty ones. A sentence repeated in a row stands once, with its count."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(filter(None, sentences))]
    return [
        localizer("told-times", sentence=sentence, count=count) if count > 1 else sentence
        for sentence, count in runs
    ]


def sentences_by_seat(presenter: Presenter, events: Iterable[Event], narrator: Narrator) -> list[str]:
    """Return events as sentences, oldest first. Events of one seat in a row share a line."""
    lines: list[list[str]] = []
    last: Seat | None = None
    for event in events:
        told_of: Seat | None = getattr(event, "seat", last)
        if not lines or told_of != last:
            lines.append([])
        lines[-1].append(presenter.tell(event, narrator) or "")
        last = told_of
    return [" ".join(line) for line in (counted(each, narrator.localizer) for each in lines) if line]


def newest(lines: Iterable[str], localizer: Localizer, room: int = MOST_LINES) -> list[str]:
    """Return the newest lines.

    If more than ``MOST_LINES`` are given, the first line says how many are left out.

    Args:
        room: the most lines; if there are more, the older ones are joined into one.
    """
    kept, first = [line for line in lines if line], []
    if len(kept) > MOST_LINES:
        left_out = len(kept) - (MOST_LINES - 1)
        first, kept = [localizer("told-before", count=left_out)], kept[left_out:]
    older = max(0, len(kept) - (room - len(first)) + 1)
    if older > 1:
        # Discord reads the small-print mark only at the start of a line
        kept = [" ".join(line.removeprefix(_SMALL) for line in kept[:older]), *kept[older:]]
    return [*first, *kept]


def _teller(number: int, told: Told) -> tuple[str, int]:
    """Return a key that is equal for events caused by moves of one seat. Any other event gets a key of its
    own, with its ``number``.
    """
    if isinstance(told, GameEvent) and told.mover is not None:
        return ("seat", told.mover)
    return ("alone", number)


def _told_line(told: Told, localizer: Localizer, presenter: Presenter) -> str | None:
    if isinstance(told, GameEvent):
        return presenter.tell(told.event, Narrator(localizer, tuple(map(bold, unmarked(told.names)))))
    return notice_text(told, localizer)
