"""One deal of UNO Dominos: the effects of each move.

:mod:`~engine.games.uno_dominos.rules` says which symbol acts, :mod:`~engine.games.uno_dominos.position` what
is legal. This module knows no chance: the stock is in order, and the deal has drawn the place for a returned
domo.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from functools import cache
from typing import ClassVar, TypeAlias

from engine.core import Log, Move, MoveNotNow, Outcome, Reason, Seat, silent
from engine.games.uno_dominos import events, scoring
from engine.games.uno_dominos._tables import CALLED, CAUGHT, KEPT, LAID, PASSED, REVERSED, SKIPPED, TOLD
from engine.games.uno_dominos.notation import CENTRAL, culprit
from engine.games.uno_dominos.position import NOBODY, Phase, Position
from engine.games.uno_dominos.refusals import refusal
from engine.games.uno_dominos.rules import all_dead, ends_before, four_ends
from engine.games.uno_dominos.tiles import RANK, WILD_FOUR_TILE

_rank = RANK.__getitem__


@cache
def _drew_one(seat: Seat, tile: str) -> events.Drew:
    return events.Drew(seat, (tile,), 1, 1, "turn")


# Naming a member of an enum costs a search through its class each time.
_PLAY, _DECIDE, _CHALLENGE, _REPLACE = Phase.PLAY, Phase.DECIDE, Phase.CHALLENGE, Phase.REPLACE

_Effect: TypeAlias = Callable[["UnoRound", Seat, Log], None]
_Act: TypeAlias = Callable[["UnoRound", Seat, Move, Log], None]


class UnoRound(Position):
    """One deal. Only the rule book builds it, by ``deal``, ``stacked`` or ``determinize``."""

    __slots__ = ()

    def apply(self, seat: Seat, move: Move, log: Log = silent) -> None:
        """Play a move taken from :meth:`legal`, with all its consequences. The move is not checked."""
        if move.code >= 0:
            self._lay(seat, move.code, log)
        else:
            self._ACTS[move.verb](self, seat, move, log)

    def refusal(self, seat: Seat, move: Move) -> MoveNotNow:
        """Return why ``move`` is refused. :mod:`~engine.games.uno_dominos.refusals` lists the keys."""
        return refusal(self, seat, move)

    def outcome(self) -> Outcome | None:
        """Return the result by UN28 to UN35; None while the round goes on."""
        if self.reason is None:
            return None
        return scoring.outcome(self.rules, self.reason, self.hands, self.laid)

    # -- laying (UN11, UN12, UN26, UN28) --

    def _lay(self, seat: Seat, code: int, log: Log) -> None:
        done = self.rules.consequences[code]
        effect = done.effect
        hand = self.hands[seat]
        hand.remove(done.tile)
        self.laid.append(LAID[seat][code])
        log(TOLD[seat][code])
        if done.arm == CENTRAL:
            self.ends = four_ends(done.end)
        else:
            self.ends[done.arm] = done.end
        self.drawn = ""
        self.idle = 0
        if not hand:
            self._go_out(seat, effect, log)
            return
        self.owing = NOBODY
        if len(hand) == 1:
            self._came_down_to_one(seat)
        self.called = False
        if self.phase is _REPLACE:
            self._pay_for_foul(seat, log)
        self.phase = _PLAY
        if effect:
            self._EFFECTS[effect](self, seat, log)
        else:
            self.turn = (seat + self.direction) % len(self.hands)

    def _came_down_to_one(self, seat: Seat) -> None:
        """Note whether the seat has shouted; if not, it can be caught (UN26, UN27)."""
        if self.called:
            self.silent &= ~(1 << seat)
        else:
            self.owing = seat
            self.silent |= 1 << seat

    def _after(self, seat: Seat) -> Seat:
        return (seat + self.direction) % len(self.hands)

    def _go_out(self, seat: Seat, effect: str, log: Log) -> None:
        """End the round after a last domo (UN28). Two doubles still make the next player draw (UN29, A19)."""
        if effect == "dead_end":
            log(events.ArmClosed(self.laid[-1].place))
        count = scoring.last_draw(self.laid[-1].tile) if self.rules.last_domo_draws else 0
        if count:
            self._take(self._after(seat), count, "two" if count == 2 else "four", log)
        self._finish(Reason.OUT)

    def _finish(self, reason: Reason) -> None:
        self.phase = Phase.OVER
        self.reason = reason
        self.owing = NOBODY
        self.called = False

    def _take(self, seat: Seat, asked: int, why: str, log: Log) -> None:
        """Let ``seat`` draw ``asked`` domos, or what the stock has (A20)."""
        tiles = self.stock[:asked]
        del self.stock[:asked]
        hand = self.hands[seat]
        for tile in tiles:
            insort(hand, tile, key=_rank)
        log(events.Drew(seat, tuple(tiles), len(tiles), asked, why))

    def _skip(self, seat: Seat, log: Log) -> None:
        """Skip the turn of ``seat``. This does not close the window of a forgotten shout (A18)."""
        log(SKIPPED[seat])
        self.turn = self._after(seat)

    # -- effects (UN19 to UN24) --

    def _draw_two(self, seat: Seat, log: Log) -> None:
        victim = self._after(seat)
        self._take(victim, 2, "two", log)
        self._skip(victim, log)

    def _reverse(self, seat: Seat, log: Log) -> None:
        self.direction = -self.direction
        log(REVERSED[self.direction])
        self.turn = self._after(seat)
        if self.rules.reverse_skips and len(self.hands) == 2:  # A17
            self._skip(self.turn, log)

    def _skip_next(self, seat: Seat, log: Log) -> None:
        self._skip(self._after(seat), log)

    def _dead_end(self, seat: Seat, log: Log) -> None:
        log(events.ArmClosed(self.laid[-1].place))
        if all_dead(self.ends):
            self._finish(Reason.BLOCKED)  # A21, A22
        else:
            self.turn = self._after(seat)

    def _draw_four(self, seat: Seat, log: Log) -> None:
        self.turn = self._after(seat)
        if self.rules.strict_four:
            self._suffer_four(log)
        else:
            self.phase = _CHALLENGE
            self.proof = tuple(self.hands[seat])

    # -- drawing and keeping (UN17, UN18) --

    def _draw(self, seat: Seat, move: Move, log: Log) -> None:
        tile = self.stock.pop(0)
        hand = self.hands[seat]
        self.called = False  # a shout lapses with the lay it was made for (A28)
        if seat == self.owing and not self.rules.any_turn_closes_window:
            self.owing = NOBODY  # the culprit has acted again (A18)
        log(_drew_one(seat, tile))
        layable = self.fits(tile)
        if layable and self.rules.strict_four and tile == WILD_FOUR_TILE:
            layable = not any(map(self.fits, hand))  # A14: the domos it chose not to lay count too
        insort(hand, tile, key=_rank)
        if layable:
            self.drawn = tile
            self.phase = _DECIDE
        else:
            log(KEPT[seat])
            self._end_turn_without_lay(seat)

    def _keep(self, seat: Seat, move: Move, log: Log) -> None:
        log(KEPT[seat] if self.phase is _DECIDE else PASSED[seat])
        self._end_turn_without_lay(seat)

    def _end_turn_without_lay(self, seat: Seat) -> None:
        self.phase = _PLAY
        self.drawn = ""
        self.called = False
        if seat == self.owing or self.rules.any_turn_closes_window:
            self.owing = NOBODY  # turns of other seats without a lay leave the window open (A18)
        self.idle += 1
        self.turn = self._after(seat)
        if not self.stock and self.idle >= len(self.hands) and not any(map(self.lays, self.hands)):
            self._finish(Reason.BLOCKED)  # A30

    # -- calling and catching (UN26, UN27) --

    def _call(self, seat: Seat, move: Move, log: Log) -> None:
        log(CALLED[seat])
        if self.may_shout(seat):
            self.called = True
        if self.owing == seat:
            self.owing = NOBODY
            self.silent &= ~(1 << seat)

    def _catch(self, seat: Seat, move: Move, log: Log) -> None:
        caught = culprit(move)
        log(CAUGHT[seat][caught])
        self.owing = NOBODY
        self._take(caught, 2, "uno", log)

    # -- the start (UN10, A2) --

    def _return(self, seat: Seat, move: Move, log: Log) -> None:
        self.hands[seat].remove(move.tile)
        self.stock.insert(self.slot, move.tile)
        log(events.Returned(seat, move.tile))
        self.phase = Phase.START

    # -- the challenge (UN30, UN31, A15, A29) --

    def _suffer_four(self, log: Log) -> None:
        self.phase = _PLAY
        self.proof = ()
        self._take(self.turn, 4, "four", log)
        self._skip(self.turn, log)

    def _accept(self, seat: Seat, move: Move, log: Log) -> None:
        log(events.Accepted(seat))
        self._suffer_four(log)

    def foul(self) -> bool:
        """Return whether the Wild Draw Four in question was a foul at the moment it was laid (A13)."""
        return self.rules.colour_match(self.proof, ends_before(self.ends, self.laid))

    def _challenge(self, seat: Seat, move: Move, log: Log) -> None:
        layer, guilty = self.laid[-1].seat, self.foul()
        log(events.Challenged(seat, layer, guilty))
        log(events.HandShown(seat, layer, self.proof))
        if guilty:
            self._take_back(layer, log)
        else:
            self._suffer_four(log)

    def _take_back(self, layer: Seat, log: Log) -> None:
        self.ends = ends_before(self.ends, self.laid)
        laid = self.laid.pop()
        insort(self.hands[layer], laid.tile, key=_rank)
        self.proof = ()
        self.owing = NOBODY
        self.phase = _REPLACE
        self.turn = layer
        log(events.TakenBack(layer, laid.tile, laid.place))

    def _pay_for_foul(self, seat: Seat, log: Log) -> None:
        self.owing = NOBODY  # the call and the window are void (A29)
        self._take(seat, 4, "foul", log)

    _EFFECTS: ClassVar[dict[str, _Effect]] = {
        "draw_two": _draw_two,
        "reverse": _reverse,
        "skip": _skip_next,
        "dead_end": _dead_end,
        "draw_four": _draw_four,
    }
    _ACTS: ClassVar[dict[str, _Act]] = {
        "draw": _draw,
        "pass": _keep,
        "call": _call,
        "catch": _catch,
        "return": _return,
        "accept": _accept,
        "challenge": _challenge,
    }
