"""Shows how an ended match was dealt, and checks that against the saved moves and the published hash.

It never shows a match that is still running, because its seed reveals every hand.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.discord_ui.history.deal_text import deal_lines
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.presentation.games import Narrator
from bot.presentation.message import CONTENT, Attachment, Message
from bot.presentation.replay.replay import saved_snapshot
from bot.presentation.replay.replay_controls import deal_controls
from bot.presentation.text.option_text import house_rules
from bot.presentation.text.text import narrator, plain_narrator
from bot.store import LIVE, SavedMatch, State, UnknownRecord, UnknownTable
from bot.tables import fairness
from bot.tables.state.snapshot import Snapshot
from engine import GAMES


async def match_here(client: Client, responder: Responder, code: str) -> SavedMatch | None:
    """Return the match of that code, in any state, or None if the asker's server has no such match.

    Raises:
        StoreError: the store could not be read.
    """
    try:
        saved = await client.store.matches.load(code.strip().lower())
    except (UnknownRecord, UnknownTable):
        return None
    return saved if saved.guild_id == responder.interaction.guild_id else None


async def verify(client: Client, responder: Responder, code: str, noted: str = "") -> None:
    """Show the asker how a match was dealt and whether it checks out, or tell them why that is impossible.

    Args:
        code: the match's code.
        noted: the hash that the asker noted when the match began, or an empty text.
    """
    localizer = responder.localizer
    saved = await match_here(client, responder, code)
    if saved is None or not _dealt(saved):
        await responder.note(localizer("verify-none"))
    elif saved.state in LIVE:
        await responder.note(localizer("verify-running"))
    elif saved.thinned:
        await responder.private(_without_moves(saved, noted, localizer))
    else:
        message = await _checked(client, saved, noted, localizer)
        if saved.state is State.OVER:
            message = replace(message, controls=deal_controls(saved.id, localizer))
        await responder.private(message)


async def _checked(client: Client, saved: SavedMatch, noted: str, localizer: Localizer) -> Message:
    ends = await client.store.replays.end_of(saved.id)
    table = saved_snapshot(saved, localizer)
    head = [*_sealed(table, localizer), *_compared(table, noted, localizer)]
    try:
        deals, match = await asyncio.to_thread(fairness.deals_of, saved)
    except ValueError:
        return Message("\n".join([*head, localizer("verify-other-rules")]))
    true = await asyncio.to_thread(fairness.agrees, saved, deals, match, ends)
    head.append(localizer("verify-true", moves=len(saved.moves)) if true else localizer("verify-false"))
    return _message(saved, table, head, deals, localizer)


def _without_moves(saved: SavedMatch, noted: str, localizer: Localizer) -> Message:
    """Return what was sealed at a match whose moves were deleted, and how to deal its tiles again."""
    table = saved_snapshot(saved, localizer)
    head = [*_sealed(table, localizer), *_compared(table, noted, localizer), localizer("match-thinned")]
    return Message("\n".join([*head, "", *_foot(saved, localizer)]))


def _foot(saved: SavedMatch, localizer: Localizer) -> list[str]:
    return [localizer("verify-yourself"), f"```\n{fairness.verify_command(saved)}\n```"]


def _dealt(saved: SavedMatch) -> bool:
    """Return whether tiles were dealt.

    A match without a beacon may be a full lobby that was abandoned: the two look the same, so it counts as
    dealt.
    """
    if saved.state is State.LOBBY:
        return False
    if saved.secret:
        return bool(saved.seed)
    if saved.thinned:
        return True
    return bool(saved.moves) or len(saved.seats) in GAMES[saved.game].of_saved(saved.options).seats


def _sealed(table: Snapshot, localizer: Localizer) -> list[str]:
    return [
        localizer("verify-title", game=localizer(f"game-{table.game}"), code=table.table_id),
        house_rules(table, localizer),
        *([] if table.beacon is None else [localizer("verify-secret", secret=f"`{table.secret}`")]),
        *([] if table.beacon is None else [localizer("verify-number", number=f"`{table.beacon}`")]),
        localizer("verify-seed", seed=f"`{table.seed}`"),
        localizer("verify-hash", hash=f"`{table.seal}`"),
    ]


def _compared(table: Snapshot, noted: str, localizer: Localizer) -> list[str]:
    """Return the lines that say whether the noted hash is the match's own, or how to compare one. If the
    match has a beacon, add a line about its number.
    """
    given = noted.strip().strip("`").lower()
    number = [] if table.beacon is None else [localizer("verify-compare-number")]
    if not given:
        return [localizer("verify-compare"), *number]
    return [localizer("verify-same-hash" if given == table.seal else "verify-other-hash"), *number]


def _message(
    saved: SavedMatch, table: Snapshot, head: list[str], deals: list[fairness.Deal], localizer: Localizer
) -> Message:
    """Return the whole check as text if it fits into a message, otherwise with the deals in a file."""
    foot = _foot(saved, localizer)

    def whole(speaker: Narrator) -> str:
        inside = [line for deal in deals for line in ["", *deal_lines(table.game, deal, speaker)]]
        return "\n".join([*head, "", localizer("verify-dealt"), *inside, "", *foot])

    text = whole(narrator(table))
    if len(text) <= CONTENT:
        return Message(text)
    plain = whole(plain_narrator(table))
    for mark in ("**", "```\n", "\n```", "`"):
        plain = plain.replace(mark, "")
    file = Attachment.of_bytes(plain.encode(), localizer(f"game-{table.game}"), f"verify-{saved.id}", "txt")
    return Message("\n".join([*head, localizer("verify-attached"), "", *foot]), (file,))
