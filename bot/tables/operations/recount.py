"""What follows where somebody who was waited for is there no more, or is back.

A vote, a pause and the next round of a slow table wait for those who are there. Whoever leaves, is removed,
or is played for by a computer is waited for no longer, and no press comes that would bring it about.
"""

from __future__ import annotations

from bot.tables.operations.pause import pause_if_all_agree
from bot.tables.operations.play import begin_if_all_ready
from bot.tables.operations.vote_kick import count_again
from bot.tables.state.draft import Draft


def recount(draft: Draft) -> None:
    """Bring about what those who are there have decided."""
    table = draft.table
    before = table.state, dict(table.questions)
    count_again(draft)
    pause_if_all_agree(draft)
    begin_if_all_ready(draft)
    if (table.state, table.questions) != before:
        draft.quiet = False
