"""One deal of Mexican Train: the effects of each move, from the engine in the centre to the last tile.

:mod:`~engine.games.mexican_train.position` decides what is legal. This module knows no chance: the stock is
already in order.
"""

from __future__ import annotations

from functools import cache

from engine.core import Laid, Log, Move, MoveNotNow, Reason, Seat, silent
from engine.games.mexican_train import events
from engine.games.mexican_train.notation import BITS, FACES, TRAINS, number
from engine.games.mexican_train.position import NONE, Position
from engine.games.mexican_train.refusals import refusal

_laid = cache(Laid)


class TrainRound(Position):
    """One deal. Only the rule book builds it, by ``deal``, ``stacked`` or ``determinize``."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a move taken from :meth:`legal`, with all its consequences. The move is not checked."""
        if move.verb == "lay":
            self._lay(seat, move, log)
        elif move.verb == "draw":
            self._draw(seat, log)
        else:
            self._pass(seat, log)

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why ``move`` is refused. :mod:`~engine.games.mexican_train.refusals` lists the keys."""
        return refusal(self, seat, move)

    def _lay(self, seat: Seat, move: Move, log: Log) -> None:
        """Lay one tile on one train, with its consequences (M9, M15). An empty hand ends the round, a double
        keeps the turn, and any other lay ends it.
        """
        _, _, tile, place, code = move
        train = code % len(TRAINS)
        hand, faces, end = self.hands[seat], FACES[tile], self.ends[train]
        hand.remove(tile)
        self.racks[seat] ^= BITS[tile]
        self.laid.append(_laid(tile, place, seat))
        self.passes = 0
        self.drawn = ""
        if log is not silent:  # most lays are those of searches, which need no events
            log(events.tile_laid(seat, tile, place))
        if train == seat and self.markers >> seat & 1:  # M14, E10
            self.markers ^= 1 << seat
            log(events.marker_up(seat))
        if len(hand) == 1:  # M22, E14
            log(events.knocked(seat))
        if faces == end:
            self.doubles += (train,)
            self.owed = train
        else:
            self.ends[train] = faces ^ end
            self.owed = NONE
            if train in self.doubles:
                self._cover(seat, train, end, log)
        if not hand:  # M23; a double does not keep the round open (M15, E13)
            self._end_round(Reason.OUT)
        elif faces == end:
            log(events.extra_owed(seat, tile, place))
        else:
            self._end_turn(seat, log)

    def _cover(self, seat: Seat, train: int, end: int, log: Log) -> None:
        """Record that the double of ``train`` is covered; if it bound all players, release them (M18, E6)."""
        self.doubles = tuple(other for other in self.doubles if other != train)
        if train == self.binding:
            self.binding = NONE
            log(events.double_covered(seat, _double(end), TRAINS[train]))

    def _draw(self, seat: Seat, log: Log) -> None:
        """Draw one tile. If it fits it is laid by a move of its own; otherwise the marker goes down (M11,
        E20).
        """
        tile = self.stock.pop(0)
        bit = BITS[tile]
        self.hands[seat].append(tile)
        self.racks[seat] |= bit
        if log is not silent:
            log(events.drew(seat, tile, self.options.open_hands))
        if bit & self.fitting(self.open_to(seat)):
            self.drawn = tile
        else:
            log(events.stuck(seat))
            self._mark(seat, log)
            self._end_turn(seat, log)

    def _pass(self, seat: Seat, log: Log) -> None:
        """Pass with nothing to lay or draw (M21). After a full circle of passes the round may end (E23)."""
        self.passes += 1
        log(events.passed(seat))
        self._mark(seat, log)
        self._end_turn(seat, log)
        everybody = range(len(self.hands))
        if self.passes >= len(everybody) and not any(map(self.lays, everybody)):
            self._end_round(Reason.BLOCKED)
            log(events.Blocked())

    def _mark(self, seat: Seat, log: Log) -> None:
        if not self.markers >> seat & 1:
            self.markers |= 1 << seat
            log(events.marker_down(seat))

    def _end_turn(self, seat: Seat, log: Log) -> None:
        self.owed = NONE
        self.turn = (seat + 1) % len(self.hands)
        if self.doubles and self.binding == NONE:
            self._bind(log)

    def _bind(self, log: Log) -> None:
        """Make the first uncovered double bind all players, unless it is dead (M18, M20, E9).

        Called when a turn ends and no double binds yet. That is often enough, because no tile laid while a
        double binds can make another one dead.
        """
        alive = []
        for train in self.doubles:
            if self.is_dead(self.ends[train]):
                log(events.double_dead(_double(self.ends[train]), TRAINS[train]))
            else:
                alive.append(train)
        self.doubles = tuple(alive)
        if alive:
            self.binding = alive[0]
            log(events.double_open(_double(self.ends[self.binding]), TRAINS[self.binding]))

    def _end_round(self, reason: Reason) -> None:
        self.ended = reason
        self.turn = self.owed = self.binding = NONE
        self.doubles = ()


def _double(end: int) -> str:
    """Return the double of a number, which is given as a bit."""
    return f"{number(end)}-{number(end)}"
