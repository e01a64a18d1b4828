"""Errors that are for telling: a sentence of the locale files and what stands in its gaps.

Whoever raises one names the sentence; whoever catches it says it in the reader's language. ``str()``
is the English one, for the log.
"""

from __future__ import annotations

from bot.words import LANGUAGES, Value, Words, words_for


class ToldError(Exception):
    """Something that somebody has to be told, in one sentence.

    Args:
        key: the sentence in the locale files.
        values: what stands in its gaps; never a secret.
    """

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def say(self, words: Words) -> str:
        """The sentence in a language."""
        return words(self.key, **self.values)

    def __str__(self) -> str:
        return self.say(words_for(LANGUAGES[0]))
