"""The names of computer players. How they think is behind :class:`~bot.tables.state.ports.Thinker`."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.state.snapshot import marked

NAMES = ("Ada", "Blaise", "Carmen", "Desmond", "Edith", "Fermat", "Grace", "Hugo")
"""Their names; the sign of a computer is added."""


def free_name(taken: Collection[str]) -> str:
    """Return the first computer name that nobody at the table has."""
    return next((name for name in map(marked, NAMES) if name not in taken), marked(NAMES[0]))
