"""The slash commands, one feature a file, with the handlers of their controls and forms.

Handlers that need a table are not here: :mod:`bot.app.router` names those.
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
    table_panel.turns,
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
    **table_panel.CLICK_HANDLERS,
    **explain.CLICK_HANDLERS,
    **records.CLICK_HANDLERS,
    **settings.CLICK_HANDLERS,
    **doctor.CLICK_HANDLERS,
    **server_export.CLICK_HANDLERS,
    **my_data.CLICK_HANDLERS,
    **puzzle.CLICK_HANDLERS,
    **learn.CLICK_HANDLERS,
}
"""Handlers of the controls that belong to no table, by verb."""
HAND_HANDLERS: Mapping[str, HandHandler] = {**puzzle.PUZZLE_HANDLERS, **learn.LESSON_HANDLERS}
"""Handlers of the controls of a puzzle's or lesson's hand, by verb."""
FORM_HANDLERS: Mapping[str, FormHandler] = {**settings.FORM_HANDLERS, **my_data.FORM_HANDLERS}
"""Handlers of the forms that belong to no table, by the first word of the custom id."""


def register(tree: app_commands.CommandTree[Any]) -> None:
    """Add every command to the tree."""
    for command in COMMANDS:
        tree.add_command(command)
