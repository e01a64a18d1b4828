"""Shows how a match that has ended was dealt, and checks it against what was saved and what was sealed.

Never a match that goes on: whoever knows its seed knows every hand.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot import fairness
from bot.store import LIVE, SavedTable, State
from bot.tables.film import Film
from bot.tables.replaying import match_here
from bot.tables.reply import CONTENT, Picture, Reply, Sheet
from bot.tables.rulings import house_rules
from bot.tables.table import Table
from bot.words import Words
from engine import GAMES

if TYPE_CHECKING:
    from bot.tables.house import House


async def verify(house: House, reply: Reply, code: str, given: str) -> None:
    """Answer the asker alone.

    Args:
        given: the hash they noted when the match began; empty if they did not say.
    """
    saved = await match_here(house, reply, code)
    if saved is None or not _dealt(saved):
        await reply.note(reply.words("verify-none"))
        return
    if saved.state in LIVE:
        await reply.note(reply.words("verify-running"))
        return
    ends = await house.store.replays.end_of(saved.id)
    table, words = Film(saved, reply.words).table, reply.words
    head = [*_sealed(table, words), *_compared(saved.seed, given, words)]
    try:
        deals, match = await asyncio.to_thread(fairness.deals_of, saved)
    except ValueError:
        await reply.note("\n".join([*head, words("verify-other-rules")]))
        return
    true = await asyncio.to_thread(fairness.agrees, saved, deals, match, ends)
    head.append(words("verify-true", moves=len(saved.moves)) if true else words("verify-false"))
    await reply.private(_sheet(saved, table, head, deals))


def _dealt(saved: SavedTable) -> bool:
    """Whether tiles were dealt at that table, or could have been: a full lobby given up looks the same."""
    if saved.state is State.LOBBY:
        return False
    return bool(saved.moves) or len(saved.seats) in GAMES[saved.game](**saved.options).seats


def _sealed(table: Table, words: Words) -> list[str]:
    return [
        words("verify-title", game=words(f"game-{table.game}"), code=table.id),
        house_rules(table, words),
        words("verify-seed", seed=table.seed),
        words("verify-hash", hash=f"`{fairness.seal(table.seed)}`"),
    ]


def _compared(seed: str, given: str, words: Words) -> list[str]:
    """What is to be said of the hash the asker noted, if they did."""
    noted = given.strip().strip("`").lower()
    if not noted:
        return [words("verify-compare")]
    return [words("verify-same-hash" if noted == fairness.seal(seed) else "verify-other-hash")]


def _sheet(saved: SavedTable, table: Table, head: list[str], deals: list[fairness.Deal]) -> Sheet:
    """All in the message where it fits, else the deals in a file."""
    words = table.words
    foot = [words("verify-yourself"), f"```\n{fairness.command(saved)}\n```"]
    inside = [line for deal in deals for line in ["", *fairness.told(table.game, deal, table.voice())]]
    whole = "\n".join([*head, "", words("verify-dealt"), *inside, "", *foot])
    if len(whole) <= CONTENT:
        return Sheet(whole)
    plain = [line for deal in deals for line in ["", *fairness.told(table.game, deal, table.plain_voice())]]
    text = "\n".join([*head, "", words("verify-dealt"), *plain, "", *foot])
    for mark in ("**", "```\n", "\n```", "`"):
        text = text.replace(mark, "")
    file = Picture(text.encode(), words(f"game-{table.game}"), f"verify-{saved.id}", "txt")
    return Sheet("\n".join([*head, words("verify-attached"), "", *foot]), (file,))
