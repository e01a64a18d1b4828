"""The form that changes one house rule.

What values an option takes is said by the rule book's own dataclass; this module only asks.
"""

from __future__ import annotations

from typing import Any

from bot.discord_ui.modals import Form, FormField, choice_field, number_field
from bot.localizer import Localizer
from bot.presentation.option_text import option_bounds, value_choices


class OptionForm(Form):
    """Asks for one option.

    Args:
        key: what the custom id begins with; the option's name follows.
    """

    def __init__(self, key: str, game: str, name: str, value: Any, localizer: Localizer) -> None:
        title, help_text = localizer(f"option-{game}-{name}"), localizer(f"option-{game}-{name}-help")
        super().__init__(f"{key}:{name}", title, help_text, _field(game, name, value, localizer))


def _field(game: str, name: str, value: Any, localizer: Localizer) -> FormField:
    choices = value_choices(game, name, value, localizer)
    return choice_field(choices) if choices else number_field(value, *option_bounds(game, name))
