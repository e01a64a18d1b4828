"""The commands that look back: a match once more, step by step, and how its tiles were dealt."""

from __future__ import annotations

from collections.abc import Collection

from babel.dates import format_date
from discord import app_commands

from bot.commands.common import Interaction, bot_of
from bot.store import Ended, State
from bot.tables.reply import Reply
from bot.tables.verifying import verify as check
from bot.translator import said
from bot.views.items import clip
from bot.words import Words


async def finished_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The asker's last finished matches here."""
    return await _offered(interaction, current, (State.OVER,))


async def ended_matches(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The same, and those that were given up."""
    return await _offered(interaction, current, (State.OVER, State.ABANDONED))


async def _offered(
    interaction: Interaction, current: str, states: Collection[State]
) -> list[app_commands.Choice[str]]:
    replays = bot_of(interaction).store.replays
    last = await replays.last(interaction.guild_id or 0, interaction.user.id, states)
    words = Reply(interaction).words
    lines = [(match.id, line(match, words)) for match in last]
    typed = current.casefold()
    return [
        app_commands.Choice(name=clip(text, 100), value=code)
        for code, text in lines
        if typed in f"{code} {text}".casefold()
    ]


def line(match: Ended, words: Words) -> str:
    """A match in a line, to choose it by."""
    return words(
        "replay-choice",
        game=words(f"game-{match.game}"),
        players=words.listing(name or words("replay-former-player") for name in match.names),
        date=format_date(match.ended_at, "medium", locale=words.language),
    )


@app_commands.command(name=said("command-replay"), description=said("command-replay-help"))
@app_commands.rename(code=said("parameter-code"))
@app_commands.describe(code=said("parameter-code-help"))
@app_commands.autocomplete(code=finished_matches)
@app_commands.guild_only()
async def replay(interaction: Interaction, code: str) -> None:
    """A finished match, step by step."""
    await bot_of(interaction).clicks.replaying.show(Reply(interaction), code)


@app_commands.command(name=said("command-verify"), description=said("command-verify-help"))
@app_commands.rename(code=said("parameter-code"), hash=said("parameter-hash"))
@app_commands.describe(code=said("parameter-code-help"), hash=said("parameter-hash-help"))
@app_commands.autocomplete(code=ended_matches)
@app_commands.guild_only()
async def verify(interaction: Interaction, code: str, hash: str = "") -> None:
    """How a match that has ended was dealt, and whether that is what was sealed."""
    await check(bot_of(interaction).hall.house, Reply(interaction), code, hash)
