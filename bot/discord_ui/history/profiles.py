"""A person's statistics in words: matches, ratings, achievements, results by game, and rivals."""

from __future__ import annotations

from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.presentation.message import Button, Click, Message, rows
from bot.presentation.text.rating_text import rating_text
from bot.presentation.text.text import bold
from bot.store import ALL_GAMES, GameTally, Profile, Rating, Rival
from engine import GAMES


async def show(client: Client, responder: Responder, user_id: int) -> None:
    """Show a person's statistics to the asker alone, or tell the asker why they may not see them. If there
    are none, say so.
    """
    if not await open_to(client, responder, user_id):
        return
    asker, localizer, name = responder.user.id, responder.localizer, f"<@{user_id}>"
    hidden = client.preferences.hidden()
    profile = await client.store.statistics.career(responder.guild_id, user_id, hidden, asker=asker)
    if not profile.games:
        await responder.private(Message(localizer("records-none", name=name)))
        return
    matches = Button(Click("history", argument=f"0 {user_id}"), localizer("button-matches"))
    text = profile_text(profile, name, localizer, asker)
    await responder.private(Message(text, controls=rows([matches])))


async def turn(client: Client, responder: Responder, argument: str) -> None:
    """Replace a person's list of matches with their statistics.

    Args:
        argument: the person's user id.
    """
    try:
        user_id = user_id_of(argument)
    except ValueError:
        await responder.note(responder.localizer("control-gone"))
        return
    await show(client, responder, user_id)


def user_id_of(text: str) -> int:
    """Return the user id in a control's argument.

    Raises:
        ValueError: it is not a whole number from 1 to 2**63 - 1.
    """
    user_id = int(text)
    if not 0 < user_id < 1 << 63:
        raise ValueError(text)
    return user_id


async def open_to(client: Client, responder: Responder, user_id: int) -> bool:
    """Return whether the asker may see a person's records; if not, tell them why."""
    if user_id == responder.user.id:
        return True
    if client.preferences.guild(responder.guild_id).boards == "off":
        await responder.note(responder.localizer("boards-off"))
        return False
    if client.preferences.user(user_id).hidden:
        await responder.note(responder.localizer("records-hidden"))
        return False
    return True


def profile_text(profile: Profile, name: str, localizer: Localizer, asker: int) -> str:
    """Return a person's statistics in words, as `asker` reads them.

    Args:
        name: the person's name or mention.
        asker: the reader's user id; their record against the person has a line of its own.
    """
    others = [_met("stats-rival", rival, localizer) for rival in profile.rivals if rival.user_id != asker]
    lines = [
        localizer("stats-title", name=name),
        _matches(profile, localizer),
        _rating(profile.ratings.get(ALL_GAMES), localizer),
        *_achievements(profile, localizer),
        *(_game(tally, profile.ratings.get(tally.game), localizer) for tally in profile.games),
        *(_met("stats-you", rival, localizer) for rival in profile.rivals if rival.user_id == asker),
        *([localizer("stats-rivals")] if others else []),
        *others,
    ]
    return "\n".join(lines)


def _met(key: str, rival: Rival, localizer: Localizer) -> str:
    """Return the line about a rival: how often the two met, and the results."""
    name = bold(rival.name or str(rival.user_id))
    return localizer(key, name=name, matches=rival.matches, won=rival.won, lost=rival.lost)


def _matches(profile: Profile, localizer: Localizer) -> str:
    matches, won = sum(game.matches for game in profile.games), sum(game.won for game in profile.games)
    return localizer(
        "stats-matches",
        matches=matches,
        won=won,
        rate=localizer.percent(won / matches),
        streak=profile.streak,
        longest=profile.longest,
    )


def _rating(rating: Rating | None, localizer: Localizer) -> str:
    if rating is None:
        return localizer("stats-unrated")
    value = rating_text(rating.skill, rating.matches, localizer)
    return localizer("stats-rating", rating=value, place=rating.place, of=rating.of, matches=rating.matches)


def _achievements(profile: Profile, localizer: Localizer) -> list[str]:
    known = {name: count for name, count in profile.achievements.items() if localizer.has(f"feat-{name}")}
    done = [localizer(f"feat-{name}", count=count) for name, count in known.items()]
    return [localizer("stats-feats", feats=" · ".join(done))] if done else []


def _game(tally: GameTally, rating: Rating | None, localizer: Localizer) -> str:
    best = tally.lowest_round if GAMES[tally.game].lowest_wins else tally.highest_round
    line = localizer(
        "stats-game",
        game=localizer(f"game-{tally.game}"),
        matches=tally.matches,
        won=tally.won,
        rate=localizer.percent(tally.won / tally.matches),
        average=localizer.number(tally.points / max(1, tally.rounds)),
        best=best,
    )
    if rating is None:
        return line
    value = rating_text(rating.skill, rating.matches, localizer)
    return f"{line} {localizer('stats-game-rating', rating=value, place=rating.place, of=rating.of)}"
