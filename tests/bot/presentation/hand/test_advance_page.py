"""Tests of the page on which a move in advance is chosen: its controls fit, and its words are found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.preferences import UserSettings
from bot.presentation.hand.hand_message import hand_message
from bot.presentation.message import ROW, ROWS, Menu
from bot.tables.state.questions import Advance, Ahead
from engine import GAMES, Match
from tests.bot.presentation.conftest import snapshot


def positions(game):
    """Yield matches at random positions, each with a seat that waits for its turn."""
    for seed in range(4):
        random, book = Random(seed), GAMES[game]()
        match = Match(book, book.best_seats, str(seed))
        while match.winners is None and match.rounds == 0 and len(match.record) < 90:
            seats = [seat for seat in range(match.seats) if seat not in match.round.waiting()]
            if seats and random.random() < 0.2:
                yield match, random.choice(seats)
            seat = random.choice(list(match.round.waiting()))
            match.play(seat, random.choice(match.round.legal(seat)).text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [False, True])
def test_every_page_fits_and_leads_on_to_a_confirmation(game, text):
    settings = UserSettings(text=text)
    for match, seat in positions(game):
        view = match.round.in_turn(seat).view(seat)
        if not view.hand:
            continue
        table = snapshot(match)
        page = replace(table, ahead={seat: Ahead(None, view, choosing=True)})
        steps = [""]
        for picked in steps:
            shown = replace(page, ahead={seat: Ahead(None, view, choosing=True, picked=picked)})
            controls = hand_message(shown, seat, localizer_for("en"), settings).controls
            assert len(controls) <= ROWS
            assert all(len(row) <= (1 if isinstance(row[0], Menu) else ROW) for row in controls)
            every = [control.click for row in controls for control in row]
            assert len(set(every)) == len(every)
            assert {click.verb for click in every} <= {"aheadmove", "aheadpick", "ahead", "hand"}
            known = set(steps)
            steps += [
                click.argument for click in every if click.verb == "aheadpick" and click.argument not in known
            ]
            if len(steps) > 6:
                break


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["", "undo", "draw", "round", "away", "illegal", "places", "call"])
def test_a_hand_tells_of_the_move_in_advance(language, reason):
    match, seat = next(positions("block"))
    tile = match.round.hands[seat][0]
    advance = Advance(1, seat, str(tile), 0, len(match.record), 5, dropped=reason)
    table = replace(snapshot(match), ahead={seat: Ahead(advance, match.round.in_turn(seat).view(seat))})
    message = hand_message(table, seat, localizer_for(language), UserSettings())
    key = "advance-dropped" if reason else "advance-set"
    told = localizer_for(language)(key, move="«", reason=reason or "undo")
    assert told.partition("«")[0] in message.text
    assert not reason or told.partition("«")[2] in message.text
    verbs = [control.click.verb for row in message.controls for control in row]
    assert ("unplan" in verbs) == (not reason)
    assert ("ahead" in verbs) == bool(reason)
