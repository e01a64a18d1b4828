"""A hint in words: three lines at most, and none of them needs a picture. Decides nothing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import Act
from bot.localizer import Localizer
from bot.presentation.table_facts import presenter_of
from bot.presentation.text import bold, narrator, plain_narrator
from bot.tables.snapshot import Snapshot
from engine import Fact, View
from engine.players.hints import Certainty, Hint


def hint_text(snapshot: Snapshot, view: View, hint: Hint, localizer: Localizer) -> str:
    """Return what is best, how sure that is, and why.

    Args:
        view: the asker's, in the order in which they see their hand.
    """
    move = _spoken(snapshot, view, hint.move, localizer)
    if hint.certainty is Certainty.EVEN:
        other = _spoken(snapshot, view, hint.other, localizer)
        return localizer("hint-even", move=move, other=other)
    best = localizer(f"hint-{hint.certainty.value}", move=move)
    if not hint.facts:
        return best
    return f"{best}\n{why(snapshot, hint.facts, localizer)}"


def why(snapshot: Snapshot, facts: Sequence[Fact], localizer: Localizer, *, own: bool = True) -> str:
    """Return what can be said for a move in a sentence.

    Args:
        own: whether its reader is the one who makes it.
    """
    reasons = localizer.listing(_reason(snapshot, fact, localizer, own=own) for fact in facts)
    return localizer("hint-why", reasons=reasons)


def _spoken(snapshot: Snapshot, view: View, move: str, localizer: Localizer) -> str:
    """Return a move as the button that makes it is called."""
    presenter, plain = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    acts: list[Act] = [*presenter.lays(view, plain), *presenter.acts(view, plain)]
    return bold(next((act.label for act in acts if act.text == move), move))


def _reason(snapshot: Snapshot, fact: Fact, localizer: Localizer, *, own: bool) -> str:
    told = narrator(snapshot, localizer)
    name = "" if fact.seat is None else told.name(fact.seat)
    mark = presenter_of(snapshot).mark(fact.mark, told) if fact.mark else ""
    whose = "yes" if own else "no"
    return localizer(f"fact-{fact.kind}", value=fact.value, name=name, mark=mark, own=whose)
