"""A hint in words: at most three lines, readable without a picture. The engine decides what the hint is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.localizer import Localizer
from bot.preferences import UserSettings
from bot.presentation.games import Act
from bot.presentation.hand.hand_message import offered_acts
from bot.presentation.hand.hand_order import reordered
from bot.presentation.text.table_facts import presenter_of, rules_of
from bot.presentation.text.text import bold, narrator, plain_narrator
from bot.tables.state.snapshot import Snapshot
from engine import Fact, Seat, View
from engine.players.hints import Certainty, Hint
from engine.players.puzzles import equals


def hint_on_hand(
    snapshot: Snapshot,
    seat: Seat,
    hint: Hint,
    localizer: Localizer,
    settings: UserSettings,
    *,
    picked: str = "",
) -> str:
    """Return a hint in the words of the hand that shows it.

    A hand offers only one of several equal moves, and gives letters to places. The hint uses the same names.

    Args:
        picked: the step taken last on the hand; empty on the first page.
    """
    view = reordered(snapshot.views[seat], settings.order, snapshot.game)
    acts = offered_acts(snapshot, view, localizer, settings, picked=picked)
    return hint_text(snapshot, view, hint, localizer, acts)


def hint_text(
    snapshot: Snapshot, view: View, hint: Hint, localizer: Localizer, acts: Sequence[Act] = ()
) -> str:
    """Return the best move, how certain that is, and the reasons.

    If two moves are about equal, the text names both without reasons.

    Args:
        view: the view of the person who asked, with the hand in their order.
        acts: the moves as the hand offers them; if empty, the game's own labels are used.
    """
    move = _spoken(snapshot, view, hint.move, localizer, acts)
    if hint.certainty is Certainty.EVEN:
        other = _spoken(snapshot, view, hint.other, localizer, acts)
        return localizer("hint-even", move=move, other=other)
    best = localizer(f"hint-{hint.certainty.value}", move=move)
    if not hint.facts:
        return best
    return f"{best}\n{why(snapshot, view.seat, hint.facts, localizer)}"


def why(
    snapshot: Snapshot, seat: Seat | None, facts: Sequence[Fact], localizer: Localizer, *, own: bool = True
) -> str:
    """Return the sentence with the reasons for a move.

    Args:
        seat: the seat that makes the move.
        own: whether the reader is the person who makes the move.
    """
    partners = partners_of(snapshot, seat)
    reasons = localizer.listing(_reason(snapshot, fact, localizer, partners, own=own) for fact in facts)
    return localizer("hint-why", reasons=reasons)


def _spoken(snapshot: Snapshot, view: View, move: str, localizer: Localizer, offered: Sequence[Act]) -> str:
    """Return the label of the button that makes the move, or an equal move; without one, the notation."""
    presenter, plain = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    same = equals(rules_of(snapshot), view, move) if offered else {move}
    acts = offered or [*presenter.lays(view, plain), *presenter.acts(view, plain)]
    return bold(next((act.label for act in acts if act.text in same), move))


def partners_of(snapshot: Snapshot, seat: Seat | None) -> Sequence[Seat]:
    """Return the seats that win together with a seat, without it; empty if each plays alone."""
    side = () if seat is None else rules_of(snapshot).side(seat, len(snapshot.players))
    return [other for other in side if other != seat]


def _reason(
    snapshot: Snapshot, fact: Fact, localizer: Localizer, partners: Sequence[Seat], *, own: bool
) -> str:
    names = narrator(snapshot, localizer)
    name = "" if fact.seat is None else names.name(fact.seat)
    mark = presenter_of(snapshot).mark(fact.mark, names) if fact.mark else ""
    whose = "yes" if own else "no"
    side = "rival" if partners and fact.seat not in partners else "alone"
    return localizer(f"fact-{fact.kind}", value=fact.value, name=name, mark=mark, own=whose, side=side)
