"""The slash commands, one feature a file. Each registers itself on the tree it is given."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import boards, doctor, guidance, inviting, joining, playing, replays, settings

COMMANDS: tuple[app_commands.Command[Any, Any, Any] | app_commands.ContextMenu, ...] = (
    playing.play,
    playing.hand,
    playing.table,
    playing.uno,
    playing.pause,
    playing.leave,
    playing.end,
    boards.score,
    boards.leaderboard,
    replays.replay,
    replays.verify,
    guidance.rules,
    guidance.help_,
    settings.settings,
    doctor.doctor,
    inviting.play_with,
    inviting.notify,
    joining.join,
    joining.kick,
)


def register(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command on the tree."""
    for command in COMMANDS:
        tree.add_command(command)
