"""Names and descriptions of commands in every language of the bot, from the same locale files."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.language.localizer import LANGUAGES, localizer_for


def localized(key: str, **values: str | int) -> locale_str:
    """Return the sentence `key` as a command's name or description: in English, with its translations."""
    return locale_str(localizer_for(LANGUAGES[0])(key, **values), key=key, values=values)


class CommandTranslator(app_commands.Translator):
    """Translates names and descriptions of commands for Discord."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContext[Any, Any]
    ) -> str | None:
        """Return the sentence in a language, or None if Discord shall use the English one."""
        language = locale.value.split("-")[0]
        if "key" not in string.extras or language not in LANGUAGES[1:]:
            return None
        return localizer_for(language)(string.extras["key"], **string.extras["values"])
