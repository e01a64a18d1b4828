"""A person's statistics as a picture.

Pure: it receives the store's results, and knows neither Discord nor who may see them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import render
from bot.discord_ui.wire.members import Known
from bot.language.localizer import Localizer
from bot.presentation.message import Attachment
from bot.presentation.text.rating_text import rating_text
from bot.store import ALL_GAMES, GameTally, Partner, Profile, Rating, Rival
from engine import GAMES

MOST = 3
"""The most partners on a card, and the most rivals."""
NOTHING = "\N{EN DASH}"
"""Stands for a number that does not exist."""


def profile_card(
    profile: Profile, name: str, known: Mapping[int, Known], localizer: Localizer, alt: str
) -> Attachment:
    """Return the card of a person's statistics.

    Args:
        name: the person's name.
        known: today's names of rivals and partners, by user id; the store's names stand for those that are
            missing.
        alt: the card in words.
    """
    games = [_game(tally, profile.ratings.get(tally.game), localizer) for tally in profile.games]
    partners = [_partner(each, known.get(each.user_id), localizer) for each in profile.partners[:MOST]]
    rivals = [_rival(each, known.get(each.user_id), localizer) for each in profile.rivals[:MOST]]
    career = render.Career(
        name,
        localizer("picture-stats"),
        _figures(profile, localizer),
        (
            _table("game", ("won", "matches", "average", "best", "rating"), games, localizer),
            _table("partners", ("rate", "won", "lost", "matches"), partners, localizer),
            _table("rivals", ("won", "lost", "matches"), rivals, localizer),
        ),
        feats(profile, localizer),
    )
    return Attachment(partial(render.career_card, career), alt, "statistics")


def feats(profile: Profile, localizer: Localizer) -> tuple[str, ...]:
    """Return a person's achievements in words, without those that this version does not know."""
    return tuple(
        localizer(f"feat-{name}", count=count)
        for name, count in profile.achievements.items()
        if localizer.has(f"feat-{name}")
    )


def best_round(tally: GameTally) -> int:
    """Return the points of a person's best round in a game."""
    return tally.lowest_round if GAMES[tally.game].lowest_wins else tally.highest_round


def _table(
    key: str, columns: tuple[str, ...], lines: list[render.CareerLine], localizer: Localizer
) -> render.CareerTable:
    heads = tuple(localizer(f"picture-stats-{column}") for column in columns)
    return render.CareerTable(localizer(f"picture-stats-{key}"), heads, tuple(lines))


def _figures(profile: Profile, localizer: Localizer) -> tuple[render.Figure, ...]:
    matches, won = sum(game.matches for game in profile.games), sum(game.won for game in profile.games)
    rating = profile.ratings.get(ALL_GAMES)
    rate = localizer.percent(won / matches)

    def figure(value: str, key: str, **values: str | int) -> render.Figure:
        return render.Figure(value, localizer(f"picture-stats-figure-{key}", **values))

    return (
        figure(localizer.number(matches), "matches", count=matches),
        figure(localizer.number(won), "wins", count=won, rate=rate),
        figure(localizer.number(profile.streak), "streak", longest=profile.longest),
        figure(NOTHING, "unrated")
        if rating is None
        else figure(_rating(rating, localizer), "rating", place=rating.place, of=rating.of),
    )


def _game(tally: GameTally, rating: Rating | None, localizer: Localizer) -> render.CareerLine:
    values = (
        localizer.percent(tally.won / tally.matches),
        localizer.number(tally.matches),
        localizer.number(tally.points / max(1, tally.rounds)),
        localizer.number(best_round(tally)),
        _rating(rating, localizer),
    )
    return render.CareerLine(localizer(f"game-{tally.game}"), tally.won / tally.matches, values)


def _partner(partner: Partner, known: Known | None, localizer: Localizer) -> render.CareerLine:
    counts = map(localizer.number, (partner.won, partner.lost, partner.matches))
    values = (localizer.percent(partner.won / partner.matches), *counts)
    return _person(partner, known, values, localizer)


def _rival(rival: Rival, known: Known | None, localizer: Localizer) -> render.CareerLine:
    values = tuple(localizer.number(count) for count in (rival.won, rival.lost, rival.matches))
    return _person(rival, known, values, localizer)


def _person(
    other: Rival | Partner, known: Known | None, values: tuple[str, ...], localizer: Localizer
) -> render.CareerLine:
    """Return the row of a person, with their name of today and a word if they have left."""
    name = known.name if known is not None and not known.gone else other.name or str(other.user_id)
    gone = localizer("board-gone-short") if known is not None and known.gone else ""
    return render.CareerLine(name, other.won / other.matches, values, gone)


def _rating(rating: Rating | None, localizer: Localizer) -> str:
    return NOTHING if rating is None else rating_text(rating.skill, rating.matches, localizer)
