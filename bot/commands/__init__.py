"""The slash commands, one feature a file. Each registers itself on the tree it is given."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import guidance, playing, records

COMMANDS: tuple[app_commands.Command[Any, Any, Any], ...] = (
    playing.play,
    playing.hand,
    playing.table,
    playing.uno,
    playing.pause,
    playing.leave,
    playing.end,
    records.score,
    records.leaderboard,
    records.stats,
    records.past,
    records.export,
    guidance.rules,
    guidance.help_,
)


def register(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command on the tree."""
    for command in COMMANDS:
        tree.add_command(command)
