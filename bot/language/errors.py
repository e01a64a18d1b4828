"""Errors with a message for people: a sentence of the locale files and the values of its placeholders.

The code that raises one names the sentence, and the code that catches it words it in the reader's language.
``str()`` gives the English sentence, for the log.
"""

from __future__ import annotations

from bot.language.localizer import LANGUAGES, Localizer, Value, localizer_for


class UserError(Exception):
    """An error that can be shown to a person in one sentence.

    Args:
        key: the sentence in the locale files.
        values: the values of its placeholders; never a secret.
    """

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def say(self, localizer: Localizer) -> str:
        """Return the sentence in the localizer's language."""
        return localizer(self.key, **self.values)

    def __str__(self) -> str:
        return self.say(localizer_for(LANGUAGES[0]))
