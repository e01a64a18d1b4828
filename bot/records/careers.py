"""Somebody's statistics in words: what they won, how often, against whom, and what they did at the table."""

from __future__ import annotations

import discord

from bot.games import PRESENTERS
from bot.records.boards import rating_said
from bot.store import ALL_GAMES, Career, GameTally, Rating, Rival
from bot.tables.house import House
from bot.tables.reply import Reply, Sheet
from bot.tables.table import bold, harmless
from bot.words import Words

Person = discord.User | discord.Member


async def open_to(house: House, reply: Reply, user_id: int) -> bool:
    """Whether the asker may look into somebody's records; if not, they are told why."""
    if user_id == reply.user.id:
        return True
    if house.wishes.server(reply.interaction.guild_id or 0).boards == "off":
        await reply.note(reply.words("boards-off"))
        return False
    if house.wishes.person(user_id).hidden:
        await reply.note(reply.words("records-hidden"))
        return False
    return True


async def show(house: House, reply: Reply, person: Person) -> None:
    """Answer with somebody's statistics, to the asker alone."""
    if not await open_to(house, reply, person.id):
        return
    guild_id = reply.interaction.guild_id or 0
    asker = reply.user.id
    career = await house.store.records.career(guild_id, person.id, house.wishes.hidden(), asker=asker)
    name = person.display_name
    if career.games:
        text = told(career, harmless(name), reply.words, asker)
    else:
        text = reply.words("records-none", name=bold(name))
    await reply.private(Sheet(text))


def told(career: Career, name: str, words: Words, asker: int) -> str:
    """A career in words, to ``asker``."""
    parts = [
        words("stats-title", name=name),
        _matches(career, words),
        *_rating(career.ratings.get(ALL_GAMES), words),
        *_feats(career, words),
        *(_game(tally, career.ratings.get(tally.game), words) for tally in career.games),
        *(_met("stats-you", rival, words) for rival in career.rivals if rival.user_id == asker),
    ]
    others = [_met("stats-rival", rival, words) for rival in career.rivals if rival.user_id != asker]
    return "\n".join([*parts, *([words("stats-rivals")] if others else []), *others])


def _met(key: str, rival: Rival, words: Words) -> str:
    """How often two met, and how it ended."""
    name = bold(rival.name or str(rival.user_id))
    return words(key, name=name, matches=rival.matches, won=rival.won, lost=rival.lost)


def _matches(career: Career, words: Words) -> str:
    matches, won = sum(game.matches for game in career.games), sum(game.won for game in career.games)
    return words(
        "stats-matches",
        matches=matches,
        won=won,
        rate=words.percent(won / matches),
        streak=career.streak,
        longest=career.longest,
    )


def _rating(rating: Rating | None, words: Words) -> list[str]:
    if rating is None:
        return [words("stats-unrated")]
    said = rating_said(rating.skill, rating.matches, words)
    return [words("stats-rating", rating=said, place=rating.place, of=rating.of, matches=rating.matches)]


def _feats(career: Career, words: Words) -> list[str]:
    known = {name: count for name, count in career.feats.items() if words.has(f"feat-{name}")}
    done = [words(f"feat-{name}", count=count) for name, count in known.items()]
    return [words("stats-feats", feats=" · ".join(done))] if done else []


def _game(tally: GameTally, rating: Rating | None, words: Words) -> str:
    fewest = PRESENTERS[tally.game].fewest_wins
    line = words(
        "stats-game",
        game=words(f"game-{tally.game}"),
        matches=tally.matches,
        won=tally.won,
        rate=words.percent(tally.won / tally.matches),
        average=words.number(tally.points / max(1, tally.rounds)),
        best=tally.lowest_round if fewest else tally.highest_round,
    )
    if rating is None:
        return line
    said = rating_said(rating.skill, rating.matches, words)
    return f"{line} {words('stats-game-rating', rating=said, place=rating.place, of=rating.of)}"
