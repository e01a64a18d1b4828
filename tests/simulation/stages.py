"""How a run begins: without a table, with a lobby, or in a match at any point, with any rules and players.

A lobby or a match is written into the database in two commits, as an earlier process would have left it. Some
matches are sealed by their seed, as earlier versions did. This module knows the engine and the store.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from bot.store import MatchChanges, MatchCommit, NewMatch, NewMove, RoundRow, ScoreRow, SeatRow, State, Store
from bot.tables.bank import Bank
from bot.tables.fairness import mixed
from bot.tables.state.computer_players import NAMES
from bot.tables.state.deadlines import SLOW
from bot.tables.state.seated import USUAL_LEVEL, marked
from engine import GAMES, Match
from tests.simulation import leftovers
from tests.simulation.customs import PACES
from tests.simulation.leftovers import Leftovers
from tests.simulation.server import CHANNEL, GUILD

BETWEEN = ("between", "paused between")
STAGES = ("lobby", "mid-match", "mid-match", "paused", "asked", "asked", "last round", *BETWEEN)
SOME_AWAY, MOST_AWAY = 0.3, 0.8
"""The share of people who are away, in starts in which some are, and in which most are."""
BANKED = 0.2
"""How many tables with a live pace have a bank of time instead."""
EARLIER = 0.25
"""The share of matches that an earlier version began."""
VOTERS = 2
"""The least number of people who vote about another."""
SEALED, SEED_SEALED = "a sealed secret", "a sealed seed"
NOTHING, SAVED_LOBBY, RUNS = "no table", "a saved lobby", "a clock that runs"
ENDLESS = 20
"""How many matches are drawn in search of one whose end is known."""
MATCHES = 8
"""How many different matches of each kind runs begin in."""
LONGEST_MATCH = 220
"""How many moves of a match are played beforehand at most."""
SHORT: Mapping[str, Sequence[Any]] = {
    "target": (10, 25, 60, 150),
    "rounds_to_win": (1, 2),
    "length": ("five",),
}
"""Values that make matches short. Other goals come from the game's short match."""


@cache
def values(game: str) -> tuple[tuple[str, Any], ...]:
    """Return every value of every option of a game as pairs. Of a number, only the least and the greatest
    count."""
    pairs = [
        (each.name, value)
        for each in dataclasses.fields(GAMES[game].Options)
        for value in _values(each.metadata["choice"])
    ]
    return tuple((name, value) for name, value in pairs if _possible(game, name, value))


def _values(choice: Any) -> Sequence[Any]:
    if choice.values:
        return tuple(choice.values)
    return (choice.low, choice.high) if choice.low < choice.high else (False, True)


@cache
def rules(game: str, variant: int) -> dict[str, Any]:
    """Return house rules of a game. The variant fixes the value of one option; others are drawn."""
    random = Random(f"{game}/{variant}")
    name, value = values(game)[variant]
    while True:
        chosen = {name: value}
        for each in dataclasses.fields(GAMES[game].Options):
            if each.name == name:
                continue
            if each.name in SHORT:
                short = [value for value in SHORT[each.name] if _possible(game, each.name, value)]
                chosen[each.name] = random.choice(short)
            elif not isinstance(GAMES[game].short_match.get(each.name, True), bool):
                chosen[each.name] = GAMES[game].short_match[each.name]
            elif random.random() < 0.3:
                chosen[each.name] = option_value(game, each.name, random)
        try:
            possible: dict[str, Any] = GAMES[game](**chosen).options.chosen()
        except ValueError:  # these options conflict
            continue
        return possible


def option_value(game: str, name: str, random: Random) -> Any:
    """Return a random value of an option."""
    (each,) = (each for each in dataclasses.fields(GAMES[game].Options) if each.name == name)
    choice = each.metadata["choice"]
    if choice.values:
        return random.choice(choice.values)
    if (choice.low, choice.high) != (0, 0):
        return random.randint(choice.low, choice.high)
    return random.random() < 0.5


def _possible(game: str, name: str, value: object) -> bool:
    try:
        GAMES[game](**{name: value})
    except ValueError:
        return False
    return True


@dataclasses.dataclass(frozen=True, slots=True)
class Played:
    """A match that was played at random."""

    secret: str
    beacon: int
    seed: str
    """Mixed from the secret and the beacon."""
    record: tuple[tuple[int, str], ...]
    ends: tuple[int, ...]
    """The number of moves made when each round ended, except the last round of the match."""
    most: int
    """The greatest number of moves after which the match still continues."""
    over: bool
    """Whether it was played to its end."""


@cache
def played(game: str, variant: int, seats: int, number: int) -> Played:
    """Return a random match, played to its end if it is short. It depends only on the arguments."""
    secret = f"{game}/{variant}/{seats}/{number}"
    random = Random(secret)
    beacon = random.getrandbits(62)
    seed = mixed(secret, beacon)
    match = Match(GAMES[game](**rules(game, variant)), seats, seed)
    ends = []
    while match.winners is None and len(match.record) < LONGEST_MATCH:
        seat, rounds = random.choice(list(match.round.waiting())), match.rounds
        match.play(seat, random.choice(match.round.legal(seat)).text)
        if match.rounds > rounds and match.winners is None:
            ends.append(len(match.record))
    over = match.winners is not None
    made = len(match.record)
    return Played(secret, beacon, seed, tuple(match.record), tuple(ends), made - over, over)


@dataclasses.dataclass(frozen=True, slots=True)
class Stage:
    """The content of the database that the first process finds."""

    kind: str
    game: str
    options: dict[str, Any]
    seed: str
    sealed: tuple[str, int] | None
    """The secret and the beacon of the seed; None if an earlier version sealed the seed itself."""
    record: tuple[tuple[int, str], ...]
    left: Leftovers | None
    """The seats, clocks and invitations; None if there is no table yet."""
    turn_seconds: int
    questions: list[dict[str, Any]]
    """The open questions as they are saved, and who is ready for the next round."""
    rated: bool
    """Whether the match is rated. If not, lays are taken back without consent."""

    @classmethod
    def drawn(
        cls,
        random: Random,
        seed: int,
        people: Mapping[int, str],
        paces: Sequence[int],
        *,
        deserted: bool,
        fickle: bool,
    ) -> Stage:
        """Return the start of a run, drawn at random.

        Args:
            seed: of the run.
            paces: the paces that its table may have.
            deserted: whether most people are away.
            fickle: whether lays may be taken back at once in the match, which is unrated then.
        """
        kind = random.choice(STAGES)
        # Every value of every option is equally likely, so a game with more of them is played more often.
        game = random.choice([game for game in GAMES for _ in values(game)])
        for _ in range(ENDLESS):
            variant = random.randrange(len(values(game)))
            options = rules(game, variant)
            allowed = GAMES[game](**options).seats
            count = random.choice(allowed)
            match = played(game, variant, count, random.randrange(MATCHES))
            if kind != "last round" or match.over:
                break
        if (kind in BETWEEN and not match.ends) or (kind == "last round" and not match.over):
            kind = "mid-match"
        made = _cut(kind, random, match)
        record = () if kind == "lobby" else match.record[:made]
        away = MOST_AWAY if deserted else SOME_AWAY if kind == "asked" else 0.0
        seats = _seated(random, people, count, away)
        if kind == "asked" and len(_there(seats)) < 2:  # nobody could answer
            kind = "mid-match"
        earlier = random.random() < EARLIER and kind != "lobby"
        sealed = None if earlier else (match.secret, match.beacon)
        open_now = Random(f"{match.seed}/{len(record)}/asked") if kind == "asked" else None
        questions = [] if open_now is None else _questions(open_now, seats, people)
        pace = random.choice(paces)
        if kind in BETWEEN and pace >= SLOW and len(_there(seats)) > 1:
            questions = [{"kind": "next", "ready": _there(seats)[:1]}]
        chance = Random(f"{seed}/left")
        if kind == "lobby":
            left = leftovers.lobby(chance, seats, people)
        else:
            waiting = Match.replay(GAMES[game](**options), count, match.seed, record).round.waiting()
            left = leftovers.match(chance, seats, _state(kind), pace, tuple(waiting))
        rated = kind == "lobby" or not fickle
        return cls(kind, game, options, match.seed, sealed, record, left, pace, questions, rated)

    def traits(self) -> Iterator[str]:
        """Yield the traits of this start, as the report counts them."""
        yield self.kind
        if self.kind == "lobby":  # people choose the rest
            yield NOTHING if self.left is None else SAVED_LOBBY
        elif self.left is not None:
            options = GAMES[self.game](**self.options).options
            yield from (self.game, _seats(len(self.left.seats)), _pace(self.turn_seconds))
            yield SEALED if self.sealed else SEED_SEALED
            yield from [RUNS] * (self.left.times[0] is not None)
            yield from (f"{self.game} {name} {options.played(name)}" for name, _ in values(self.game))

    async def write(self, store: Store, table_id: str) -> None:
        """Write the table into the database. Do nothing if there is none."""
        if self.left is None:
            return
        lobby, (secret, beacon) = self.kind == "lobby", self.sealed or ("", None)
        new = NewMatch(
            id=table_id,
            guild_id=GUILD,
            channel_id=CHANNEL,
            host_id=next(row.user_id for row in self.left.seats if row.user_id is not None),
            game=self.game,
            options=self.options,
            seed="" if lobby else self.seed,
            secret=secret,
            beacon=None if lobby else beacon,
            locale="en",
            seats=self.left.seats,
            turn_seconds=self.turn_seconds,
            level=self.left.level,
            rated=self.rated,
        )
        await store.commit(MatchCommit(match_id=table_id, expected_revision=0, new=new))
        await store.commit(
            MatchCommit(
                match_id=table_id,
                expected_revision=1,
                moves=tuple(NewMove(n, seat, text) for n, (seat, text) in enumerate(self.record)),
                rounds=tuple(self._rounds(self.left.seats)),
                invited=self.left.invited if lobby else None,
                changes=self._changes() | self.left.changes(),
            )
        )

    def _rounds(self, seats: Sequence[SeatRow]) -> Iterator[RoundRow]:
        if not self.record:
            return
        match = Match.replay(GAMES[self.game](**self.options), len(seats), self.seed, self.record)
        for number, outcome in enumerate(match.outcomes):
            scores = (
                ScoreRow(
                    row.seat,
                    None if row.away else row.user_id,
                    outcome.scores[row.seat],
                    row.seat in outcome.winners,
                )
                for row in seats
            )
            yield RoundRow(number, outcome.reason.value, tuple(scores))

    def _changes(self) -> MatchChanges:
        known = self.questions
        if not self.rated:
            known = [each for each in known if each["kind"] != "next"]
            ready = [user for each in self.questions if each["kind"] == "next" for user in each["ready"]]
            known.append({"kind": "next", "ready": ready, "take_back": True})
        if 0 < self.turn_seconds < SLOW and Random(f"{self.seed}/{len(self.record)}/bank").random() < BANKED:
            known = [*known, {"kind": "bank", "bank": Bank(self.turn_seconds, 15).saved()}]
        match self.kind:
            case "paused":
                return MatchChanges(state=State.PAUSED, resumes=State.PLAYING, questions=known)
            case "paused between":
                return MatchChanges(state=State.PAUSED, resumes=State.BETWEEN, questions=known)
            case _:
                return MatchChanges(state=_state(self.kind), questions=known)


def _state(kind: str) -> State:
    """Return the state of a table at this kind of start."""
    paused = dict.fromkeys(("paused", "paused between"), State.PAUSED)
    return (paused | {"lobby": State.LOBBY, "between": State.BETWEEN}).get(kind, State.PLAYING)


def every_trait() -> Iterator[str]:
    """Yield all traits that the starts of many runs should have, options excepted."""
    yield from (*STAGES, SEALED, SEED_SEALED, NOTHING, SAVED_LOBBY, RUNS)
    yield from GAMES
    yield from map(_seats, {count for game in GAMES.values() for count in game().seats})
    yield from map(_pace, PACES)


def every_option() -> Iterator[str]:
    """Yield all values of all options, which the starts of very many runs should have."""
    yield from (f"{game} {name} {value}" for game in GAMES for name, value in values(game))


def _questions(random: Random, seats: Sequence[SeatRow], people: Mapping[int, str]) -> list[dict[str, Any]]:
    """Return at least one of the questions that may be open at a table."""
    there, owners = _there(seats), {row.user_id for row in seats}
    every: list[dict[str, Any]] = [{"kind": "pause", "agreed": there[:1], "asked": 1}]
    if len(there) > VOTERS:
        away = [row.user_id for row in seats if row.user_id is not None and row.away]
        ballots = sorted([*there[:1], *away[:1]])  # a vote also counts if the voter has gone away since
        every.append({"kind": "vote", "user": there[-1], "kick": ballots, "keep": [], "asked": 1})
    strangers = [user_id for user_id in people if user_id not in owners]
    if strangers and any(row.computer for row in seats):
        user_id = random.choice(strangers)
        every.append({"kind": "seat", "user": user_id, "name": people[user_id], "asked": 1})
    return random.sample(every, random.randint(1, len(every)))


def _there(seats: Sequence[SeatRow]) -> list[int]:
    """Return the people who are not away."""
    return [row.user_id for row in seats if row.user_id is not None and not row.away]


def _seats(count: int) -> str:
    return f"{count} seats"


def _pace(seconds: int) -> str:
    return f"{seconds} seconds a turn"


def _cut(kind: str, random: Random, match: Played) -> int:
    """Return how many moves of the match have been made at this kind of start."""
    if kind in BETWEEN:
        return random.choice(match.ends)
    if kind == "last round":
        return max(*match.ends[-1:], match.most - random.randrange(6), 0)
    return random.randrange(min(match.most, 60) + 1)


def _seated(random: Random, people: Mapping[int, str], count: int, share: float) -> tuple[SeatRow, ...]:
    """Return the seats of a table, with at least one person.

    Args:
        share: of the other people, those who are away.
    """
    users = random.sample(list(people), min(count, 1 + random.randrange(min(count, len(people)))))
    seats: list[SeatRow] = []
    for user_id in users:
        away = share > 0 and bool(seats) and random.random() < share
        seats.append(SeatRow(0, user_id, people[user_id], away=away, unsubstituted=not away))
    names = NAMES[USUAL_LEVEL][: count - len(users)]
    seats += [SeatRow(0, None, marked(name), computer=True) for name in names]
    random.shuffle(seats)
    return tuple(dataclasses.replace(row, seat=seat) for seat, row in enumerate(seats))
