"""One deal of Partner Dominoes: the effects of each move.

:mod:`~engine.games.partners.position` decides what is legal, and ``scoring`` who wins and what counts.
"""

from __future__ import annotations

from engine.core import Laid, Log, Move, MoveNotNow, Reason, Seat, silent
from engine.games.partners import scoring
from engine.games.partners.events import Blocked, PassBonus, Passed, ShutOut, TileLaid, WentOut
from engine.games.partners.notation import BIT, FITS, ends_after
from engine.games.partners.position import SEATS, Position
from engine.games.partners.refusals import refusal
from engine.games.partners.scoring import TEAMS, Ending
from engine.games.partners.view import Bonus


class PartnersRound(Position):
    """One deal. Only the rule book builds it, by ``deal``, ``stacked`` or ``determinize``."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a legal move: a lay or a pass. End the round if it is over."""
        if move.tile:
            self._lay(seat, move, log)
        else:
            self._pass(seat, log)

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why ``move`` is refused. The module ``refusals`` lists the keys."""
        return refusal(self, seat, move)

    def _lay(self, seat: Seat, move: Move, log: Log) -> None:
        tile = move.tile
        self.hands[seat].remove(tile)
        self.masks[seat] ^= BIT[tile]
        self.laid.append(Laid(tile, move.place, seat))
        log(TileLaid(seat, tile, move.place))
        self.opener = ""
        self.before, self.ends = self.ends, ends_after(self.ends, tile, move.place)
        if not self.masks[seat]:
            how = scoring.way_out(tile, self.before)
            self.ended = Ending(Reason.OUT, seat % 2, how)
            log(WentOut(seat, how))
            self._tell_shut_out(log)
        elif not self._open():
            self._block(seat, log)
        else:
            self.turn = (seat + 1) % len(SEATS)

    def _open(self) -> bool:
        """Return whether a tile in any hand fits."""
        first, second, third, fourth = self.masks
        west, east = self.ends
        return bool((first | second | third | fourth) & (FITS[west] | FITS[east]))

    def _block(self, seat: Seat, log: Log) -> None:
        pips = self.left()
        winner, decided_by = scoring.blocked(self.options, pips, seat)
        self.ended = Ending(Reason.BLOCKED, winner, decided_by)
        log(Blocked(seat, decided_by, () if winner is None else TEAMS[winner], tuple(pips)))
        self._tell_shut_out(log)

    def _pass(self, seat: Seat, log: Log) -> None:
        west, east = self.ends
        self.voids[seat] |= 1 << west | 1 << east
        log(Passed(seat))
        self.turn = (seat + 1) % len(SEATS)
        if self.turn == self.laid[-1].seat:
            self._score("all-pass", self.options.all_pass, log)
        elif len(self.laid) == 1 and seat == (self.lead + 1) % len(SEATS):
            self._score("lead-pass", self.options.lead_pass, log)

    def _score(self, why: str, points: int, log: Log) -> None:
        """Give the team that laid last a pass bonus, which may win the match (PD14)."""
        if not points:
            return
        seat = self.laid[-1].seat
        self.bonuses.append(Bonus(why, seat, points))
        log(PassBonus(seat, why, points))
        if self.totals[seat] + self.scores()[seat] >= self.options.target:
            self.ended = Ending(Reason.TARGET, seat % 2, why)
            self._tell_shut_out(log)

    def _tell_shut_out(self, log: Log) -> None:
        """Tell a match that was won against no points, if the table counts it as two (PD19)."""
        if not self.options.shut_out:
            return
        outcome = self.outcome()
        assert outcome is not None
        after = [total + score for total, score in zip(self.totals, outcome.scores, strict=True)]
        for team, others in (TEAMS, TEAMS[::-1]):
            if after[team[0]] >= self.options.target and after[others[0]] <= 0:
                log(ShutOut(team))
