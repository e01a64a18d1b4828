"""Names of computer players. :class:`~bot.tables.state.ports.Thinker` is how they think."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.state.snapshot import marked

NAMES = ("Ada", "Blaise", "Carmen", "Desmond", "Edith", "Fermat", "Grace", "Hugo")
"""Names without the computer sign."""


def free_name(taken: Collection[str]) -> str:
    """Return the first computer name that is free at the table; the first of all if every name is taken."""
    return next((name for name in map(marked, NAMES) if name not in taken), marked(NAMES[0]))
