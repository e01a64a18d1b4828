"""The contents of one delivery: all changes of a table published since the last delivery, combined."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bot.discord_ui.rate_limits.request_budget import Urgency
from bot.discord_ui.wire.responder import Responder
from bot.store import State
from bot.tables.state.questions import QuestionKey
from bot.tables.state.snapshot import Change, Notice, Snapshot, Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Several changes of one table, combined to be shown at once."""

    snapshot: Snapshot
    """The snapshot of the newest change."""
    told: tuple[Told, ...]
    reported: tuple[Notice, ...]
    closed: Mapping[QuestionKey, Notice]
    show_again: bool
    recovered: bool
    doubtful: bool
    responders: tuple[Responder, ...]
    """The responders of the changes' interactions that can still be answered."""

    @classmethod
    def of(cls, changes: Sequence[Change], responders: Mapping[int, Responder]) -> Batch:
        """Return the batch that combines these changes.

        Args:
            changes: oldest first.
            responders: by interaction id.
        """
        causes = [change.cause.interaction_id for change in changes]
        closed: dict[QuestionKey, Notice] = {}
        for change in changes:
            closed |= change.closed
        return cls(
            snapshot=changes[-1].snapshot,
            told=tuple(told for change in changes for told in change.told),
            reported=tuple(notice for change in changes for notice in change.reported),
            closed=closed,
            show_again=any(change.show_again for change in changes),
            recovered=any(change.recovered for change in changes),
            doubtful=any(change.doubtful for change in changes),
            responders=tuple(responders[cause] for cause in causes if cause in responders),
        )

    def pressed_on(self, message_id: int | None) -> Responder | None:
        """Return the last responder whose pressed control is on a message, or None."""
        for responder in reversed(self.responders):
            message = responder.interaction.message
            if message is not None and message.id == message_id:
                return responder
        return None

    def command(self) -> Responder | None:
        """Return the responder of a command that still waits for its first answer, or None."""
        waiting = (each for each in self.responders if not (each.on_message or each.answered or each.held))
        return next(waiting, None)


def hands_answered(changes: Sequence[Change], answered: Collection[int]) -> frozenset[int]:
    """Return the users whose own interaction is answered with the hand that shows the last change.

    Args:
        changes: oldest first.
        answered: ids of the interactions whose answer is the asker's hand.
    """
    return frozenset(
        change.answered
        for change in changes[-1:]  # an answer shows its own change, not later ones
        if change.answered is not None and change.cause.interaction_id in answered
    )


def urgency_of(change: Change) -> Urgency:
    """Return how urgent it is to show a change."""
    clicked = change.cause.interaction_id and change.snapshot.state is not State.PLAYING
    if clicked:  # such as an opened or joined lobby: nothing else shows the person the result of the click
        return Urgency.ANSWER
    return Urgency.AWAITED if change.snapshot.deciding() else Urgency.REST
