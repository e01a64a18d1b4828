"""Tests of what a change publishes and saves: once, completely, and without secrets."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from bot.store import State
from bot.tables.service.publication import when
from bot.tables.service.session import TableSession
from bot.tables.state import requests as ask
from bot.tables.state.table import is_shout
from engine import GAMES
from engine.core import Round
from tests.bot.tables.driver import PEOPLE

# -- costs -----------------------------------------------------------------------------------------


class Ledger:
    """Counts what each request costs: views by seat, commits and look-ups of settings."""

    def __init__(self, world, monkeypatch):
        self.world = world
        self.views = Counter()
        self.lines = []
        handle = TableSession.handle

        async def counted(session, actor, request):
            self.views.clear()
            world.preferences.lookups.clear()
            commits, made = len(world.store.commits), session.table.made
            rounds = session.snapshot.rounds
            answer = await handle(session, actor, request)
            ended = session.snapshot.rounds > rounds
            shouted = (
                []
                if session.table.match is None
                else [seat for seat, text in session.table.match_or_raise.record[made:] if is_shout(text)]
            )
            cost = (len(world.store.commits) - commits, max(world.preferences.lookups.values(), default=0))
            self.lines.append((type(request), Counter(self.views), shouted, ended, *cost))
            return answer

        monkeypatch.setattr(TableSession, "handle", counted)
        for kind in rounds_of(Round):
            if "view" in vars(kind):
                monkeypatch.setattr(kind, "view", self._counting(kind.view))

    def _counting(self, view):
        def counting(round, seat):
            self.views[seat] += 1
            return view(round, seat)

        return counting


def rounds_of(kind):
    """Return all classes of rounds."""
    return {each for sub in kind.__subclasses__() for each in (sub, *rounds_of(sub))}


@pytest.mark.parametrize("game", GAMES)
async def test_a_change_costs_one_commit_and_one_view_per_person(world, monkeypatch, game):
    """Over a whole match with computers, in which the bot shouts for everyone.

    A change costs one view for each person and one for spectators, plus one for the outcome if a round ends.
    A shout by the bot depends on the view after the move, so it costs a second view.
    """
    world.store.keeps = False
    for name in ("ann", "bob"):
        world.prefer(name, auto_call=True)
    many, short = GAMES[game].best_seats > 2, GAMES[game].short_match
    table = await world.started("ann", "bob", computers=many, game=game, **short)
    ledger = Ledger(world, monkeypatch)
    await table.until(lambda: table.over)
    assert {ask.Play, ask.Shown, ask.StartNextRound} <= {line[0] for line in ledger.lines}
    for kind, views, shouted, ended, commits, lookups in ledger.lines:
        assert commits <= 1
        assert lookups <= 1
        assert views.pop(None, 0) <= 1 + ended
        assert kind is not ask.Shown or not views
        assert all(count <= 1 + (seat in shouted) for seat, count in views.items())


async def test_only_the_computer_sees_its_own_seat(world, monkeypatch):
    table = await world.started("ann", computers=2)
    ledger = Ledger(world, monkeypatch)
    await table.until(lambda: table.state is not State.PLAYING)
    assert {seat for _, views, *_ in ledger.lines for seat in views} == {0, None}


# -- the snapshot ----------------------------------------------------------------------------------


async def test_a_lobby_has_no_match(world):
    snapshot = (await world.open("ann", "bob")).snapshot
    assert (snapshot.spectator, snapshot.views, snapshot.totals, snapshot.points) == (None, {}, (), ())
    assert (snapshot.finished, snapshot.winners, snapshot.outcomes) == (None, None, ())
    assert snapshot.seal == sha256(b"secret").hexdigest()


async def test_each_person_gets_the_view_of_their_own_seat(world):
    table = await world.started("ann", "bob", computers=1)
    await table.until(lambda: len(table.record) > 5 and table.state is State.PLAYING)
    snapshot, round = table.snapshot, table.session.table.match_or_raise.round
    assert snapshot.views == {0: round.view(0), 1: round.view(1)}
    assert snapshot.spectator == round.view(None)
    table_now = table.session.table
    assert table_now.secret not in repr(snapshot).replace("secret=''", "")
    assert table_now.seed not in repr(snapshot)


async def test_points_include_finished_rounds_and_the_current_one(world):
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.snapshot.rounds == 1 and any(table.snapshot.spectator.round_scores))
    snapshot = table.snapshot
    assert snapshot.totals == snapshot.outcomes[0].scores == snapshot.round_scores[0]
    made = snapshot.spectator.round_scores
    assert snapshot.points == tuple(map(sum, zip(snapshot.totals, made, strict=True)))


async def test_the_last_finished_round_stays_available_during_the_next(world):
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.snapshot.rounds == 1)
    first = table.snapshot.finished
    assert first.outcome is table.snapshot.outcomes[0]
    assert first.view.waiting == ()
    await table.until(lambda: len(table.record) > 25)
    assert table.snapshot.finished is first
    await table.until(lambda: table.snapshot.rounds == 2)
    assert table.snapshot.finished.outcome is table.snapshot.outcomes[1]


async def test_hands_of_the_next_round_are_hidden_between_rounds(world):
    """Between rounds the next round exists, but is not in play."""
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.state is State.BETWEEN)
    assert table.snapshot.views == {}
    await table.everybody(ask.AskPause())
    assert table.snapshot.views == {}
    await table.ask("ann", ask.Resume())
    await table.next_round()
    assert table.snapshot.views.keys() == {0, 1}


async def test_every_change_has_a_greater_revision(world):
    table = await world.started("ann", "bob", game="all-fives")
    await table.until(lambda: table.over)
    revisions = [change.snapshot.revision for change in table.changes]
    assert revisions == sorted(revisions)
    assert [change.snapshot.made for change in table.changes] == sorted(
        change.snapshot.made for change in table.changes
    )


async def test_a_change_names_its_actor(world):
    table = await world.open("ann", "bob")
    await table.ask("bob", ask.Leave(), interaction_id=77)
    cause = table.changes[-1].cause
    assert (cause.user_id, cause.interaction_id) == (PEOPLE["bob"], 77)
    await world.advance(1800)
    assert table.changes[-1].cause is ask.SERVICE


# -- the commit ------------------------------------------------------------------------------------


async def test_a_move_is_saved_with_all_its_consequences(world):
    table = await world.started("ann", "bob", game="all-fives", pace=60)
    name = await table.until_turn_of(view=lambda view: len(view.hand) == 1 and view.legal[0].verb == "lay")
    made = len(table.record)
    await table.send(name, ask.Play(table.snapshot.version, table.moves(name)[0].text))
    commit = world.store.commits[-1]
    assert [(move.n, move.seat, move.text) for move in commit.moves] == [(made, *table.record[-1])]
    assert [row.number for row in commit.rounds] == [0]
    assert commit.changes["state"] is State.BETWEEN
    assert commit.changes["due_at"] == when(world.clock.now() + 90)
    assert commit.seats is None
    assert commit.result is None


async def test_unchanged_fields_are_not_saved_again(world):
    table = await world.started("ann", "bob", pace=0, game="all-fives")
    await table.go_on()
    commit = world.store.commits[-1]
    assert len(commit.moves) == 1
    assert (commit.changes, commit.rounds, commit.seats, commit.invited) == ({}, (), None, None)


def test_a_unix_time_becomes_a_utc_datetime():
    assert when(None) is None
    assert when(1_700_000_000.5).timestamp() == 1_700_000_000.5
