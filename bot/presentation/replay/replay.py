"""A finished match, step by step from its first deal to its last card, in one reader's language.

Step n shows what spectators saw after n moves; secret hands stay hidden. Pure: knows neither the database nor
messages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import render
from bot.language.localizer import Localizer
from bot.presentation.pictures import counted, scene
from bot.presentation.text.table_facts import ended_round, rules_of, spectator_view
from bot.store import LIVE, SavedMatch, State
from bot.tables.fairness import seal, sealed
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Snapshot
from engine import UNDO, Event, Match, Round, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """The match after ``number`` moves."""

    number: int
    snapshot: Snapshot
    """The table at that moment. Its spectator sees the round of the last move, also if that move ended it."""
    events: Sequence[Event]
    """The events of the last move as spectators saw them, after those of the deal before it, if there was
    one."""
    frames: tuple[render.Frame, ...]
    """The table; at the end of a round, also the round's card."""

    undone: Seat | None = None
    """The seat that took back its lay with this step; None if none did."""

    @property
    def ended(self) -> bool:
        """Whether a round ended with this step."""
        return len(self.frames) > 1


class MatchReplay:
    """One match, replayed in its reader's language.

    Args:
        saved: the match; the replay names the players who had the seats at its end.
        localizer: the reader's.
    """

    def __init__(self, saved: SavedMatch, localizer: Localizer) -> None:
        self._saved, self._record = saved, saved.record
        self._seed = saved.seed
        self.table = saved_snapshot(saved, localizer)
        """The table as it was before the first deal."""

    def __len__(self) -> int:
        """Return the number of moves, which is also the number of the last step."""
        return len(self._record)

    def said_in(self, localizer: Localizer) -> MatchReplay:
        """Return the same match in another reader's language."""
        return MatchReplay(self._saved, localizer)

    def after(self, number: int) -> Match:
        """Return the match after ``number`` moves. Raises the same errors as :meth:`steps`."""
        return Match.replay(rules_of(self.table), len(self.table.players), self._seed, self._record[:number])

    def steps(self) -> Iterator[Step]:
        """Yield every step, beginning with step 0, the first deal.

        Raises:
            IllegalMove: the record does not fit the rules of this version.
            ValueError: the options do not fit the rules of this version.
        """
        match = Match(rules_of(self.table), len(self.table.players), self._seed)
        snapshot = self._after(match, match.round)
        dealt, pictured = match.round.opening, scene(snapshot, 1)
        yield Step(0, snapshot, seen(dealt), (_still(snapshot, pictured),))
        dealt = ()
        for number, (seat, text) in enumerate(self._record, 1):
            round = match.round
            events = [*dealt, *match.repeat(seat, text)]
            round = match.round if text == UNDO else round
            snapshot, dealt = self._after(match, round), ()
            frames: tuple[render.Frame, ...] = (_still(snapshot, pictured),)
            if match.last_round is round:
                frames = (*frames, _card(snapshot))
                if match.round is not round:
                    dealt, pictured = match.round.opening, scene(snapshot, match.rounds + 1)
            yield Step(number, snapshot, seen(events), frames, seat if text == UNDO else None)

    def _after(self, match: Match, round: Round) -> Snapshot:
        """Return the table's snapshot for this state of the match, as a spectator of ``round`` sees it."""
        ended = match.last_round is round
        going_on = State.BETWEEN if ended else State.PLAYING
        return replace(
            self.table,
            state=State.OVER if match.winners is not None else going_on,
            made=len(match.record),
            spectator=round.view(None),
            totals=tuple(match.totals),
            outcomes=tuple(match.outcomes),
            finished=match.finished if ended else None,
            winners=match.winners,
        )


def saved_snapshot(saved: SavedMatch, localizer: Localizer) -> Snapshot:
    """Return a saved match as a table without a round, in the reader's language.

    A player without a name is called a former player. The secret and the seed are empty while the match is
    live.
    """
    former = localizer("replay-former-player")
    return Snapshot(
        table_id=saved.id,
        guild_id=saved.guild_id,
        channel_id=saved.channel_id,
        host_id=saved.host_id,
        game=saved.game,
        options=saved.options,
        locale=localizer.language,
        players=tuple(
            Player(row.name or former, None if row.computer else row.user_id or 0) for row in saved.seats
        ),
        state=saved.state,
        seal=seal(sealed(saved)),
        beacon=saved.beacon,
        secret="" if saved.state in LIVE else saved.secret,
        seed="" if saved.state in LIVE else saved.seed,
    )


def seen(events: Sequence[Event]) -> list[Event]:
    """Return the events as spectators saw them."""
    return [event.seen_by(None) for event in events]


def _still(snapshot: Snapshot, pictured: render.Scene) -> render.Still:
    return render.Still(spectator_view(snapshot), pictured)


def _card(snapshot: Snapshot) -> render.Card:
    return render.Card(scene(snapshot, snapshot.rounds), counted(snapshot), ended_round(snapshot).outcome)
