"""Why a move is refused, checked in the order in which a person at the table would notice.

Each refusal is a key with the data for its message. Hosts supply the words:

===========================  ===================================================================
``round-over``               the round has ended
``cannot-catch-yourself``    ``seat`` cannot catch itself
``no-such-seat``             the seat to be caught does not exist at this table
``nobody-to-catch``          no seat owes a shout (UN27)
``cannot-catch``             ``seat`` does not owe a shout, ``owing`` does
``already-called``           the shout for the coming lay has been made (A28)
``call-not-due``             the last-but-one domo is not being laid and was not just laid (A28)
``question-open``            ``turn`` must answer ``question`` first
``not-your-turn``            ``turn`` is to move
``must-answer``              ``question`` must be answered first
``no-question``              no open question is answered by ``move``
``cannot-return-start``      the start double ``tile`` stays (UN10)
``tile-not-in-hand``         ``tile`` is not in the hand
``start-first``              the start double ``tile`` comes first (UN11)
``already-started``          the centre is taken by ``tile``
``only-drawn``               only the ``tile`` just drawn may be laid (A11)
``another-than-four``        a Wild Draw Four may not be replaced by another one (A29)
``fits-nowhere``             ``tile``, named without its arm, fits nowhere
``arm-closed``               ``arm`` ends in a Dead End (UN13)
``double-on-double``         ``tile`` may not meet ``end`` on ``arm`` (UN4)
``halves-differ``            ``half`` does not match ``end`` on ``arm`` (UN15, UN16)
``last-arm``                 a Dead End would close ``arm``, the last that is open (A32)
``four-comes-last``          a Wild Draw Four only when nothing else fits (UF8, A14)
``already-drawn``            ``tile``: lay it or keep it (A11)
``must-lay``                 a domo fits (UN17, A12): no drawing, no passing
``stock-empty``              no domo is left to draw (A20)
``must-draw``                the stock is not empty: no passing (UN17)
===========================  ===================================================================
"""

from __future__ import annotations

from engine.core import Move, MoveNotNow, Seat
from engine.games.uno_dominos.notation import ARMS, CENTRAL, LAYS, culprit
from engine.games.uno_dominos.position import NOBODY, QUESTIONS, Phase, Position
from engine.games.uno_dominos.rules import ENDS
from engine.games.uno_dominos.tiles import DEAD_END, DEAD_END_TILE, WILD_FOUR_TILE, is_double

_ANSWERS = {
    Phase.RETURN: ("return",),
    Phase.CHALLENGE: ("challenge", "accept"),
    Phase.REPLACE: ("lay",),
}
_ONLY_ANSWERS = ("return", "challenge", "accept")


def refusal(round: Position, seat: Seat, move: Move) -> MoveNotNow:  # noqa: PLR0911 (a list of reasons)
    """Return why ``move`` is not legal for ``seat`` now."""
    if round.phase is Phase.OVER:
        return MoveNotNow("round-over")
    if move.verb == "catch":
        return _catch(round, seat, culprit(move))
    if move.verb == "call":
        return MoveNotNow("already-called" if round.called and seat == round.turn else "call-not-due")
    if seat != round.turn:
        return _out_of_turn(round)
    if round.phase in QUESTIONS and move.verb not in _ANSWERS[round.phase]:
        return MoveNotNow("must-answer", question=round.phase.value)
    if round.phase is not Phase.RETURN and move.verb in _ONLY_ANSWERS:
        return MoveNotNow("no-question", move=move.text)
    if move.verb == "return":
        return _return(round, move)
    return _lay(round, seat, move) if move.verb == "lay" else _no_lay(round, seat, move)


def _catch(round: Position, seat: Seat, caught: Seat) -> MoveNotNow:
    if caught == seat:
        return MoveNotNow("cannot-catch-yourself", seat=seat)
    if caught >= len(round.hands):
        return MoveNotNow("no-such-seat")
    if round.owing == NOBODY:
        return MoveNotNow("nobody-to-catch")
    return MoveNotNow("cannot-catch", seat=caught, owing=round.owing)


def _out_of_turn(round: Position) -> MoveNotNow:
    if round.phase in QUESTIONS:
        return MoveNotNow("question-open", turn=round.turn, question=round.phase.value)
    return MoveNotNow("not-your-turn", turn=round.turn)


def _return(round: Position, move: Move) -> MoveNotNow:
    if move.tile == round.start:
        return MoveNotNow("cannot-return-start", tile=move.tile)
    return MoveNotNow("tile-not-in-hand", tile=move.tile)


def _lay(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    if move.tile not in round.hands[seat]:
        return MoveNotNow("tile-not-in-hand", tile=move.tile)
    if round.phase is Phase.START:
        return MoveNotNow("start-first", tile=round.start)
    if round.phase is Phase.DECIDE and move.tile != round.drawn:
        return MoveNotNow("only-drawn", tile=round.drawn)
    if round.phase is Phase.REPLACE and move.tile == WILD_FOUR_TILE:
        return MoveNotNow("another-than-four")
    if not move.place:
        return _without_place(round, move)
    return _misplaced(round, move)


def _without_place(round: Position, move: Move) -> MoveNotNow:
    if round.fits(move.tile):
        return MoveNotNow("four-comes-last")
    if move.tile == DEAD_END_TILE and any(move.tile in round.rules.joins[end] for end in round.ends):
        return MoveNotNow("last-arm", arm="".join(round.open_ends()))
    return MoveNotNow("fits-nowhere", tile=move.tile)


def _misplaced(round: Position, move: Move) -> MoveNotNow:
    lay = LAYS[move.code]
    if lay.arm == CENTRAL:
        return MoveNotNow("already-started", tile=round.start)
    arm, end = ARMS[lay.arm], ENDS[round.ends[lay.arm]]
    if end.half == DEAD_END:
        return MoveNotNow("arm-closed", arm=arm)
    if move in round.rules.joins[round.ends[lay.arm]].get(move.tile, ()):
        if move.tile == DEAD_END_TILE:
            return MoveNotNow("last-arm", arm=arm)
        return MoveNotNow("four-comes-last")
    if end.double and is_double(move.tile) and not round.rules.double_on_double:
        return MoveNotNow("double-on-double", tile=move.tile, end=end.half, arm=arm)
    return MoveNotNow("halves-differ", half=lay.joined, end=end.half, arm=arm)


def _no_lay(round: Position, seat: Seat, move: Move) -> MoveNotNow:
    if round.phase is Phase.START:
        return MoveNotNow("start-first", tile=round.start)
    if round.phase is Phase.DECIDE:
        return MoveNotNow("already-drawn", tile=round.drawn)
    if round.lays(round.hands[seat]) and (move.verb == "pass" or not round.rules.voluntary_draw):
        return MoveNotNow("must-lay")
    return MoveNotNow("stock-empty") if move.verb == "draw" else MoveNotNow("must-draw")
