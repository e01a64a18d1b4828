"""The start of a round of UNO Dominos: dealing, finding the start double, the exchange.

All chance of a round is spent here, through the generator passed in. The deal depends only on that generator,
the number of seats and the number of the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from engine.core import Event, Seat, shuffled
from engine.games.uno_dominos.events import StartDrawn, StartFound, TakenFrom
from engine.games.uno_dominos.position import Phase
from engine.games.uno_dominos.round import UnoRound
from engine.games.uno_dominos.rules import Rules
from engine.games.uno_dominos.tiles import RANK, SET, START_DOUBLES

_ASKED = {double: turn for turn, double in enumerate(START_DOUBLES)}


def deal(rules: Rules, seats: int, rng: Random, number: int) -> UnoRound:
    """Return a shuffled round. If no hand can start, seat ``number mod seats`` draws first (A27)."""
    size = rules.hand_size
    pile = shuffled(SET, rng)
    hands = [_racked(pile[seat * size : (seat + 1) * size]) for seat in range(seats)]
    stock = pile[seats * size :]
    lead = _holder(hands)
    if lead is None:
        round = _drawn_for(rules, hands, stock, number)
        round.stock = shuffled(round.stock, rng)
        _mix_in((), round, rng)
        return round
    round = _opened(rules, hands, stock, lead)
    if rules.start_exchange:
        _exchange(round, rng)
    return round


def stacked(
    rules: Rules, hands: Sequence[Sequence[str]], stock: Sequence[str], lead: Seat | None, number: int
) -> UnoRound:
    """Return a round with the given domos, without shuffling. Make no exchange (A27).

    If ``lead`` is None, the holder of the highest number double leads. If no hand has one, the seats draw
    until one finds it (A2).

    Args:
        number: how many rounds were dealt before; seat ``number`` mod the number of seats draws first.

    Raises:
        ValueError: the given lead has no number double, or neither the hands nor the stock have one.
    """
    given, pile = [_racked(hand) for hand in hands], list(stock)
    if lead is None:
        lead = _holder(given)
    elif _highest_double(given[lead]) is None:
        raise ValueError(f"seat {lead} has no number double to start with")
    return _drawn_for(rules, given, pile, number) if lead is None else _opened(rules, given, pile, lead)


def _racked(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=RANK.__getitem__)


def _highest_double(hand: Sequence[str]) -> str | None:
    return next((double for double in START_DOUBLES if double in hand), None)


def _holder(hands: Sequence[Sequence[str]]) -> Seat | None:
    """Return the seat with the highest number double (UN6, UN9); None if no hand has one."""
    held = [(_ASKED[tile], seat) for seat, hand in enumerate(hands) for tile in hand if tile in _ASKED]
    return min(held)[1] if held else None


def _opened(rules: Rules, hands: list[list[str]], stock: list[str], lead: Seat) -> UnoRound:
    start = _highest_double(hands[lead]) or ""
    round = UnoRound(rules, hands, stock, lead=lead, start=start)
    round.opening = (StartFound(lead, start),)
    return round


def _drawn_for(rules: Rules, hands: list[list[str]], stock: list[str], number: int) -> UnoRound:
    """Return a round after the seats drew in turn until one found a number double. The finder leads (A2).

    The finder must return a domo. The domos drawn before go under the stock.

    Raises:
        ValueError: the stock has no number double.
    """
    draws = next((count for count, tile in enumerate(stock, 1) if tile in START_DOUBLES), 0)
    if not draws:
        raise ValueError("there is no number double to start with")
    extras, start = stock[: draws - 1], stock[draws - 1]
    finder = (number + draws - 1) % len(hands)
    hands[finder] = _racked([*hands[finder], start])
    round = UnoRound(rules, hands, stock[draws:] + extras, lead=finder, start=start)
    round.phase = Phase.RETURN
    round.opening = (StartDrawn(finder, start, draws),)
    return round


def _exchange(round: UnoRound, rng: Random) -> None:
    """Take a random domo from each seat but the lead, and shuffle them into the stock (UN10, A1). Add these
    takings to the opening events and start the return phase.
    """
    opening: list[Event] = list(round.opening)
    taken: list[str] = []
    seats = len(round.hands)
    for victim in ((round.lead + step) % seats for step in range(1, seats)):
        hand = round.hands[victim]
        tile = hand.pop(int(rng.random() * len(hand)))
        taken.append(tile)
        opening.append(TakenFrom(round.lead, victim, tile))
    _mix_in(taken, round, rng)
    round.phase = Phase.RETURN
    round.opening = tuple(opening)


def _mix_in(tiles: Sequence[str], round: UnoRound, rng: Random) -> None:
    """Shuffle ``tiles`` into the stock, and choose where the domo that will be returned goes (A27).

    The stock is already in random order, so a random place for each one shuffles the whole.
    """
    stock = round.stock
    for tile in tiles:
        stock.insert(_place(stock, rng), tile)
    round.slot = _place(stock, rng)


def _place(stock: Sequence[str], rng: Random) -> int:
    return int(rng.random() * (len(stock) + 1))
