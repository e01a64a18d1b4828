"""The slash commands, one feature a file. Each registers itself on the tree it is given."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import doctor, guidance, inviting, joining, me, playing, records, replays, settings

COMMANDS: tuple[app_commands.Command[Any, Any, Any] | app_commands.ContextMenu, ...] = (
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
    me.me,
)


def register(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command on the tree."""
    for command in COMMANDS:
        tree.add_command(command)
