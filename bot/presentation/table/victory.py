"""The victory card: who won, how the match went, and the records, streaks and ratings that came of it.

Records, streaks and ratings are passed in as :class:`Highlights`; this module knows no database.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import render
from bot.language.localizer import Localizer
from bot.presentation.games import Narrator
from bot.presentation.message import Attachment
from bot.presentation.pictures import counted, drawn_narrator, scene
from bot.presentation.text.rating_text import rating_text
from bot.presentation.text.table_facts import ended_round, presenter_of, public_localizer, rules_of
from bot.presentation.text.text import match_result, plain_narrator, round_result, standing
from bot.store import RatingChange, RecentForm, shown_rating
from bot.tables.state.snapshot import Snapshot
from engine import Seat

T = TypeVar("T")

ENOUGH = 5
"""Rounds a person must have played before a best round is announced."""
_MINUS = "\N{MINUS SIGN}"
CHEERS = 3
"""The most lines of records, streaks and ratings on a card."""


@dataclass(frozen=True, slots=True)
class Highlights:
    """Streaks, records and ratings after a match, by user id. People who hide them are left out."""

    forms: Mapping[int, RecentForm] = field(default_factory=dict)
    ratings: Mapping[int, RatingChange] = field(default_factory=dict)


NO_HIGHLIGHTS = Highlights()


def victory_card(snapshot: Snapshot, highlights: Highlights = NO_HIGHLIGHTS) -> Attachment:
    """Return the victory card in the server's language; after a match of one round, with its hands."""
    localizer, plain = public_localizer(snapshot), plain_narrator(snapshot)
    shown = scene(snapshot, snapshot.rounds)
    named = drawn_narrator(snapshot, shown)
    winners = snapshot.winners or ()
    single = snapshot.rounds == 1
    cheers = _cheers(snapshot, highlights, named)
    ratings = _ratings(snapshot, highlights, localizer)
    rated = [_rated(ratings, named)] if ratings else []
    if single:  # the card of one round has no rows for ratings to stand in
        cheers = [*cheers[: CHEERS - len(rated)], *rated]
    victory = render.Victory(
        _headline(snapshot, named),
        tuple(cheers),
        tuple(_note(ratings.get(seat), localizer) for seat in range(len(snapshot.players))),
    )
    only = render.LastRound(counted(snapshot), ended_round(snapshot).outcome) if single else None
    draw = partial(render.victory_card, shown, snapshot.round_scores, winners, victory, only)
    result = (
        _told_with_hands(snapshot) if single else [standing(snapshot, plain), *(f"{line}." for line in rated)]
    )
    said = [match_result(snapshot, plain), *(f"{cheer}." for cheer in cheers), *result]
    return Attachment(draw, "\n".join(said), "victory")


def _told_with_hands(snapshot: Snapshot) -> list[str]:
    """Return how the only round ended, the totals, and the tiles left in each hand."""
    finished, plain = ended_round(snapshot), plain_narrator(snapshot)
    return [round_result(snapshot, plain), presenter_of(snapshot).alt_count(finished, plain)]


def ending(snapshot: Snapshot) -> render.Ending:
    """Return the last frame of an animation: the victory card without records, streaks and ratings."""
    shown, winners = scene(snapshot, snapshot.rounds), snapshot.winners or ()
    named = drawn_narrator(snapshot, shown)
    victory, caption = render.Victory(_headline(snapshot, named)), match_result(snapshot, named)
    return render.Ending(shown, snapshot.round_scores, winners, victory, caption)


def _headline(snapshot: Snapshot, named: Narrator) -> str:
    winners = snapshot.winners or ()
    return named("victory-headline", winners=named.all(winners), count=len(winners))


def _cheers(snapshot: Snapshot, highlights: Highlights, named: Narrator) -> list[str]:
    """Return the lines about the winners' streaks, then about everybody's records; at most ``CHEERS``."""
    lines = []
    for seat in snapshot.winners or ():
        form = _of(highlights.forms, snapshot, seat)
        if form is not None and form.streak > 1:
            lines.append(named("victory-streak", name=named.name(seat), wins=form.streak))
    for seat in range(len(snapshot.players)):
        form, best = _of(highlights.forms, snapshot, seat), _best_round(snapshot, seat)
        if form is not None and form.rounds >= ENOUGH and _beats(snapshot, best, form):
            lines.append(named("victory-record", name=named.name(seat), points=best))
    return lines[:CHEERS]


def _best_round(snapshot: Snapshot, seat: Seat) -> int:
    scores = [points[seat] for points in snapshot.round_scores]
    return min(scores) if rules_of(snapshot).lowest_wins else max(scores)


def _beats(snapshot: Snapshot, points: int, form: RecentForm) -> bool:
    return points < form.lowest_round if rules_of(snapshot).lowest_wins else points > form.highest_round


def _ratings(snapshot: Snapshot, highlights: Highlights, localizer: Localizer) -> dict[Seat, dict[str, str]]:
    """Return each seat's rating and the change to it, in words.

    Seats without a rating change are left out.
    """
    ratings = {}
    for seat in range(len(snapshot.players)):
        change = _of(highlights.ratings, snapshot, seat)
        if change is not None:
            ratings[seat] = {
                "rating": rating_text(change.after, change.matches, localizer),
                "change": _change(change, localizer),
            }
    return ratings


def _change(change: RatingChange, localizer: Localizer) -> str:
    if change.before is None:
        return localizer("victory-rating-new")
    gain = shown_rating(change.after) - shown_rating(change.before)
    return f"{_MINUS if gain < 0 else '+'}{localizer.number(abs(gain))}"


def _note(rating: Mapping[str, str] | None, localizer: Localizer) -> str:
    return "" if rating is None else localizer("victory-rating", **rating)


def _rated(ratings: Mapping[Seat, Mapping[str, str]], named: Narrator) -> str:
    """Return all ratings in one line."""
    each = [named("victory-rated", name=named.name(seat), **rating) for seat, rating in ratings.items()]
    return named("victory-rating-all", ratings=" · ".join(each))


def _of(by_user: Mapping[int, T], snapshot: Snapshot, seat: Seat) -> T | None:
    user_id = snapshot.players[seat].played_by
    return None if user_id is None else by_user.get(user_id)
