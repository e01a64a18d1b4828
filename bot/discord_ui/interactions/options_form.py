"""The form that changes one house rule.

The game's options dataclass defines which values are allowed; this module only asks.
"""

from __future__ import annotations

from bot.discord_ui.interactions.modals import Form, choice_field, number_field
from bot.language.localizer import Localizer
from bot.presentation.text.option_text import clearable, option_bounds, sheet_words, value_choices
from engine import Options


class OptionForm(Form):
    """Asks for one option.

    Args:
        key: the beginning of the custom id; a colon and the option's name follow.
        rules: the present options.
        name: the option's name.
    """

    def __init__(self, key: str, game: str, rules: Options, name: str, localizer: Localizer) -> None:
        title, help_text = localizer(f"option-{game}-{name}"), localizer(f"option-{game}-{name}-help")
        choices = value_choices(game, name, rules, localizer)
        if choices:
            super().__init__(f"{key}:{name}", title, help_text, choice_field(choices))
            return
        low, high = option_bounds(game, name)
        by_sheet = sheet_words(game, name, rules, localizer) if clearable(game, name) else ""
        help_text = localizer("form-range", low=low, high=high, help=help_text)
        field = number_field(getattr(rules, name), low, high, empty=by_sheet)
        super().__init__(f"{key}:{name}", title, help_text, field)
