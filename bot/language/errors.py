"""Errors that are for telling: a sentence of the locale files and what stands in its gaps.

Whoever raises one names the sentence; whoever catches it says it in the reader's language. ``str()``
is the English one, for the log.
"""

from __future__ import annotations

from bot.language.localizer import LANGUAGES, Localizer, Value, localizer_for


class UserError(Exception):
    """Something that somebody has to be told, in one sentence.

    Args:
        key: the sentence in the locale files.
        values: what stands in its gaps; never a secret.
    """

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def say(self, localizer: Localizer) -> str:
        """The sentence in a language."""
        return localizer(self.key, **self.values)

    def __str__(self) -> str:
        return self.say(localizer_for(LANGUAGES[0]))
