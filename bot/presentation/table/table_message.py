"""The public message of a table: a turn, the end of a round or of the match, or a pause.

A turn begins with whose it is. What has happened since the last message follows, in brief unless somebody at
the table plays by words. This module knows no game, and not which message is
edited or replaced.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.language.localizer import Localizer
from bot.presentation.controls import (
    between_controls,
    closed_controls,
    over_controls,
    paused_controls,
    table_controls,
)
from bot.presentation.games import Narrator
from bot.presentation.message import Message
from bot.presentation.pictures import (
    last_table_picture,
    open_hands_picture,
    round_card,
    score_sheet,
    table_picture,
)
from bot.presentation.table.victory import NO_HIGHLIGHTS, Highlights, victory_card
from bot.presentation.text import text
from bot.presentation.text.brief import Wording, badges_of, told_in_brief
from bot.presentation.text.pace_text import span
from bot.presentation.text.table_facts import presenter_of, public_localizer, spectator_view
from bot.store import State
from bot.tables.state.deadlines import slow
from bot.tables.state.snapshot import Snapshot, Told

ROOM = text.MOST_LINES - 2
"""The most lines of full sentences in a turn's message, beside the player in turn and the points."""
BRIEFLY = Wording()
"""Tells what happened in brief, with tiles in words."""


def table_message(
    snapshot: Snapshot,
    told: Sequence[Told],
    *,
    until: float | None,
    mentionable: Collection[int],
    upcoming: int | None = None,
    highlights: Highlights = NO_HIGHLIGHTS,
    below: bool = False,
    wording: Wording = BRIEFLY,
) -> Message:
    """Return the public message of a match, by the table's state.

    Args:
        told: what has happened since the last message, oldest first.
        until: when the turn ends, in Unix time; None if no clock runs.
        mentionable: the users who may be mentioned, so that Discord notifies them.
        upcoming: the user to tell that they are next; None for none.
        highlights: records, streaks and ratings, for the victory card.
        below: whether :func:`last_table_message` stands above, so that its pictures are not repeated.
        wording: how to tell what has happened.
    """
    if snapshot.state is State.PLAYING:
        message = _turn(snapshot, told, until, mentionable, wording)
        if upcoming is None:
            return message
        return message.with_line(public_localizer(snapshot)("next-up", name=f"<@{upcoming}>"))
    lines = _told(told, snapshot, wording)
    match snapshot.state:
        case State.BETWEEN:
            return _between(snapshot, lines, wording)
        case State.PAUSED:
            return _paused(snapshot, lines, wording)
        case _:
            return _over(snapshot, lines, highlights, wording, below=below)


def last_table_message(snapshot: Snapshot, told: Sequence[Told], *, wording: Wording = BRIEFLY) -> Message:
    """Return the message that stays above a round's card: the table with its last tile, and the events.

    If a match of several rounds has ended, it also has the last round's card. The victory card is then posted
    below.
    """
    localizer = public_localizer(snapshot)
    game = localizer(f"game-{snapshot.game}")
    lines = [*_told(told, snapshot, wording), localizer("last-table", game=game, round=snapshot.rounds)]
    cards = [round_card(snapshot)] if snapshot.state is State.OVER and snapshot.rounds > 1 else []
    return Message("\n".join(lines), (last_table_picture(snapshot), *cards))


def closing_message(snapshot: Snapshot, told: Sequence[Told]) -> Message:
    """Return the last message of a table that was closed early. If tiles were dealt, a button reveals the
    secret.
    """
    lines, localizer = text.told_lines(told, snapshot), public_localizer(snapshot)
    if not snapshot.seed:
        return Message("\n".join(lines))
    lines += [*_hints_given(snapshot, text.narrator(snapshot)), localizer("fair-opened-short")]
    return Message("\n".join(lines), controls=closed_controls(snapshot.table_id, localizer))


def score_message(snapshot: Snapshot, localizer: Localizer) -> Message:
    """Return the points so far, with the levels of computer players, in the reader's language."""
    standing = text.standing(snapshot, text.narrator(snapshot, localizer), levels=True)
    return Message(standing, (score_sheet(snapshot, localizer),))


# -- by state --------------------------------------------------------------------------------------


def _turn(
    snapshot: Snapshot,
    told: Sequence[Told],
    until: float | None,
    mentionable: Collection[int],
    wording: Wording,
) -> Message:
    view, presenter, localizer = spectator_view(snapshot), presenter_of(snapshot), public_localizer(snapshot)
    waiting = presenter.waiting(view, _calling(snapshot, mentionable, badges=not wording.words))
    ending = [] if until is None else [localizer("clock-until", until=text.until(until))]
    hands = open_hands_picture(snapshot)
    pictures = [table_picture(snapshot, told), *([hands] if hands else [])]
    shouts = presenter.shouts(view, text.plain_narrator(snapshot))
    controls = table_controls(
        snapshot.table_id, snapshot.version, shouts, localizer, away=snapshot.anybody_away
    )
    hurry = [] if snapshot.warning is None else ["⏰"]
    asked = " ".join([*hurry, waiting, *ending])
    lines = _told(told, snapshot, wording, ROOM)
    points = [_scores(snapshot)] if wording.words else []
    return Message(_joined([asked, *_absent(snapshot), *lines, *points]), tuple(pictures), controls)


def _absent(snapshot: Snapshot) -> list[str]:
    """Return the lines that say which people are away, and until when, so that their clocks rest."""
    localizer = public_localizer(snapshot)
    return [
        localizer("away-until", name=text.bold(player.name), until=text.moment(rest.away_until))
        for _, player in snapshot.owners()
        if (rest := snapshot.rests.get(player.user_id or 0)) is not None and rest.away_until
    ]


def _told(
    told: Sequence[Told], snapshot: Snapshot, wording: Wording, room: int = text.MOST_LINES
) -> list[str]:
    """Return the lines that tell what has happened.

    Args:
        room: the most lines of full sentences.
    """
    if wording.words:
        return text.told_lines(told, snapshot, room)
    return told_in_brief(told, snapshot, wording.faces)


def _between(snapshot: Snapshot, lines: list[str], wording: Wording) -> Message:
    result = text.round_result(snapshot, text.narrator(snapshot))
    controls = between_controls(
        snapshot.table_id, snapshot.version, public_localizer(snapshot), away=snapshot.anybody_away
    )
    content = _joined(
        [*lines, "", result, *_remark(snapshot, wording), *_readiness(snapshot), *_absent(snapshot)]
    )
    return Message(content, (round_card(snapshot),), controls)


def _remark(snapshot: Snapshot, wording: Wording) -> list[str]:
    """Return the line that a computer player says about the round or the match; empty if it says nothing."""
    remark = snapshot.remark
    if remark is None or not wording.remarks:
        return []
    narrator = text.narrator(snapshot)
    line = narrator(f"remark-{remark.mood}", line=remark.line)
    key = "computer-says-words" if wording.words else "computer-says"
    return [narrator(key, name=narrator.name(remark.seat), line=line)]


def _readiness(snapshot: Snapshot) -> list[str]:
    """Return the line that says who is ready for the next round; empty unless the pace is slow."""
    if not slow(snapshot):
        return []
    localizer, people = public_localizer(snapshot), snapshot.people()
    ready = [text.bold(player.name) for _, player in people if player.user_id in snapshot.ready]
    awaited = [text.bold(player.name) for _, player in people if player.user_id not in snapshot.ready]
    return [
        localizer(
            "round-waits",
            ready=localizer.listing(ready),
            count=len(ready),
            awaited=localizer.listing(awaited),
            span=span(snapshot.turn_seconds, localizer),
        )
    ]


def _paused(snapshot: Snapshot, lines: list[str], wording: Wording) -> Message:
    localizer = public_localizer(snapshot)
    if snapshot.resumes is State.BETWEEN:
        picture, points = round_card(snapshot), [_standing(snapshot)]
    else:
        picture, points = table_picture(snapshot), [_scores(snapshot)] if wording.words else []
    paused = localizer("table-paused")
    # the pause comes first, also if something has happened since
    since = [line for line in lines if line != paused]
    content = _joined([paused, *since, "", *points, localizer("paused-how")])
    return Message(content, (picture,), paused_controls(snapshot.table_id, localizer))


def _over(
    snapshot: Snapshot, lines: list[str], highlights: Highlights, wording: Wording, *, below: bool
) -> Message:
    narrator, localizer = text.narrator(snapshot), public_localizer(snapshot)
    results = [text.match_result(snapshot, narrator), text.round_result(snapshot, narrator, levels=True)]
    opened = localizer("fair-opened-short")
    results += _remark(snapshot, wording)
    content = _joined([*lines, "", *results, *_hints_given(snapshot, narrator), opened])
    victory = victory_card(snapshot, highlights)
    pictures = (victory,) if below or snapshot.rounds == 1 else (round_card(snapshot), victory)
    return Message(content, pictures, over_controls(snapshot.table_id, localizer))


def _hints_given(snapshot: Snapshot, narrator: Narrator) -> list[str]:
    """Return the line that counts the hints given at each seat; empty if none were given.

    If several people played a seat, the line speaks of the seat: the present player may not have had all
    hints.
    """
    given = []
    for seat, player in enumerate(snapshot.players):
        if player.hints:
            name = narrator.name(seat)
            whose = name if player.unsubstituted else narrator("hints-seat", name=name)
            given.append(narrator("score-of", name=whose, points=player.hints))
    return [narrator("hints-given", hints=" · ".join(given))] if given else []


# -- parts -----------------------------------------------------------------------------------------


def _calling(snapshot: Snapshot, mentionable: Collection[int], *, badges: bool) -> Narrator:
    """Return a narrator that mentions the people in turn who may be mentioned, to notify them.

    Args:
        badges: whether each name has its badge before it, as what happened names seats by their badges.
    """
    narrator = text.narrator(snapshot)
    names = list(narrator.names)
    for seat in snapshot.deciding():
        user_id = snapshot.players[seat].played_by
        if user_id in mentionable:
            names[seat] = f"<@{user_id}>"
    if badges:
        names = [" ".join(each) for each in zip(badges_of(snapshot), names, strict=True)]
    return Narrator(narrator.localizer, tuple(names))


def _scores(snapshot: Snapshot) -> str:
    return text.scores_line(snapshot, snapshot.points)


def _standing(snapshot: Snapshot) -> str:
    return text.standing(snapshot, text.narrator(snapshot))


def _joined(lines: Iterable[str]) -> str:
    return "\n".join(lines).strip()
