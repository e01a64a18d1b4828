"""The slash commands, one feature a file. Each registers itself on the tree it is given.

With them what their screens' controls and forms ask for, as far as that needs no table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.discord_ui.commands import (
    doctor,
    explain,
    invites,
    learn,
    my_data,
    play,
    puzzle,
    records,
    replays,
    server_export,
    settings,
    table_panel,
)
from bot.discord_ui.commands.common import ClickHandler, FormHandler, HandHandler

COMMANDS: tuple[app_commands.Command[Any, Any, Any] | app_commands.ContextMenu, ...] = (
    play.play,
    play.hand,
    play.uno,
    table_panel.table,
    explain.rules,
    explain.help_,
    my_data.me,
    records.stats,
    records.leaderboard,
    replays.replay,
    puzzle.puzzle,
    learn.learn,
    settings.settings,
    invites.play_with,
)

CLICK_HANDLERS: Mapping[str, ClickHandler] = {
    **play.CLICK_HANDLERS,
    **explain.CLICK_HANDLERS,
    **records.CLICK_HANDLERS,
    **settings.CLICK_HANDLERS,
    **doctor.CLICK_HANDLERS,
    **server_export.CLICK_HANDLERS,
    **my_data.CLICK_HANDLERS,
    **puzzle.CLICK_HANDLERS,
    **learn.CLICK_HANDLERS,
}
"""What the verbs ask for that need no table."""
HAND_HANDLERS: Mapping[str, HandHandler] = {**puzzle.PUZZLE_HANDLERS, **learn.LESSON_HANDLERS}
"""What the controls of a hand ask for that is at no table."""
FORM_HANDLERS: Mapping[str, FormHandler] = {**settings.FORM_HANDLERS, **my_data.FORM_HANDLERS}
"""What takes the answer of a form that is about no table, by the first word of its custom id."""


def register(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command on the tree."""
    for command in COMMANDS:
        tree.add_command(command)
