"""``/replay``: a finished match, step by step, and how it was dealt."""

from __future__ import annotations

from babel.dates import format_date
from discord import app_commands

from bot.discord_ui.commands.common import Interaction, suggesting
from bot.discord_ui.history import replays, verification
from bot.discord_ui.interactions.command_translator import localized
from bot.discord_ui.wire.client_protocol import client_of
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.presentation.message import DETAIL, clip
from bot.store import Ended, State


@suggesting
async def ended_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the asker's last finished and abandoned matches here that contain the typed text, as choices."""
    responder, states = Responder(interaction), (State.OVER, State.ABANDONED)
    found = await client_of(interaction).store.replays.last(responder.guild_id, responder.user.id, states)
    lines = [(match.id, match_line(match, responder.localizer)) for match in found]
    typed = current.casefold()
    return [
        app_commands.Choice(name=clip(text, DETAIL), value=code)
        for code, text in lines
        if typed in f"{code} {text}".casefold()
    ]


def match_line(match: Ended, localizer: Localizer) -> str:
    """Return a match as one line for a choice: its game, players and date."""
    return localizer(
        "replay-choice",
        game=localizer(f"game-{match.game}"),
        players=localizer.listing(name or localizer("replay-former-player") for name in match.names),
        date=format_date(match.ended_at, "medium", locale=localizer.language),
    )


@app_commands.command(name=localized("command-replay"), description=localized("command-replay-help"))
@app_commands.rename(code=localized("parameter-code"), hash=localized("parameter-hash"))
@app_commands.describe(code=localized("parameter-code-help"), hash=localized("parameter-hash-help"))
@app_commands.autocomplete(code=ended_matches)
@app_commands.guild_only()
async def replay(interaction: Interaction, code: str, hash: str = "") -> None:
    """Show a finished match step by step. With a hash, show how it was dealt and compare the hash."""
    client, responder = client_of(interaction), Responder(interaction)
    if hash:
        await verification.verify(client, responder, code, hash)
    else:
        await replays.show(client, responder, code)
