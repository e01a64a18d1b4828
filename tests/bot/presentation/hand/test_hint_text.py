"""Hints in words: at most three lines, in every language, for every reason."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.preferences import UserSettings
from bot.presentation.hand.hand_message import hand_face, hand_message
from bot.presentation.hand.hint_text import hint_on_hand, hint_text
from bot.presentation.message import Button
from bot.presentation.table.table_message import closing_message, table_message
from bot.presentation.text.table_facts import rules_of
from bot.store import State
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import Notice, Snapshot
from engine import GAMES, Fact, StackedMatch
from engine.players.hints import ORDER, Certainty, Hint
from engine.players.puzzles import equals
from tests.bot.presentation.conftest import TABLE, begun, check, clicks, controls, people, play_on, snapshot

ENGLISH = localizer_for("en")
USUAL = UserSettings(used_hand=True)
VALUES = {"scores": Fact("scores", 10), "sheds": Fact("sheds", 22), "choice": Fact("choice", 3)} | {
    "stuck": Fact("stuck", seat=1),
    "keeps-only": Fact("keeps-only", mark="4"),
}
BUTTON = f"hint:{TABLE}:0:"


def told(*facts: Fact, certainty: Certainty = Certainty.SURE, other: str = "") -> str:
    """Return the English text of a hint with these facts, for the first lay of a match."""
    table = snapshot(begun())
    seat = table.waiting()[0]
    view = table.views[seat]
    return hint_text(table, view, Hint(view.legal[0].text, certainty, other, facts), ENGLISH)


def test_a_hint_names_the_best_move_by_its_button_and_then_the_reasons() -> None:
    assert told(Fact("scores", 10), Fact("stuck", seat=1)).split("\n") == [
        "💡 **1 · 6-3 → the middle (0)** is clearly best.",
        "It scores 10 now and leaves **Bob** nothing to play, by all that has been seen.",
    ]


def test_a_hint_speaks_of_partners_and_of_the_other_team() -> None:
    table = snapshot(begun("partners", 4))
    seat = table.waiting()[0]
    view, names = table.views[seat], [player.name for player in table.players]
    partner, rival = names[(seat + 2) % 4], names[(seat + 1) % 4]
    facts = (Fact("stuck", seat=(seat + 1) % 4), Fact("frees-partner", seat=(seat + 2) % 4))
    text = hint_text(table, view, Hint(view.legal[0].text, Certainty.SURE, "", facts), ENGLISH)
    assert text.split("\n")[1] == (
        f"It leaves **{rival}** of the other team nothing to play, by all that has been seen and covers a "
        f"number that your partner **{partner}** had to pass on."
    )


def test_a_hint_without_facts_gives_no_reasons() -> None:
    assert told(certainty=Certainty.LIKELY) == "💡 **1 · 6-3 → the middle (0)** is probably best."


def test_a_hint_names_two_moves_if_they_are_about_equal() -> None:
    text = told(certainty=Certainty.EVEN, other="5-5@C")
    assert text == "💡 Either is fine: **1 · 6-3 → the middle (0)** or **2 · double 5 → the middle (+10)**."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ORDER)
@pytest.mark.parametrize("game", GAMES)
def test_every_fact_of_a_hint_has_words(game: str, kind: str, language: str) -> None:
    table = snapshot(begun(game, GAMES[game]().seats[0]))
    view = table.views[table.waiting()[0]]
    hint = Hint(view.legal[0].text, Certainty.LIKELY, facts=(VALUES.get(kind, Fact(kind)),) * 2)
    text = hint_text(table, view, hint, localizer_for(language))
    assert len(text.split("\n")) <= 3
    assert "{" not in text
    assert "fact-" not in text


@cache
def four() -> Snapshot:
    """Return a table of Domino 4 with equal places, of which a hand offers one."""
    match, rng = begun("domino-4", 2), Random(3)
    while True:
        table = snapshot(match, rated=False)
        view = table.views[table.waiting()[0]]
        if len(rules_of(table).same(view)) < len(view.legal):
            return table
        match.play(match.round.waiting()[0], rng.choice(view.legal).text)


@pytest.mark.parametrize(
    "settings", [USUAL, USUAL.model_copy(update={"text": True})], ids=["pictures", "words"]
)
def test_a_hint_uses_the_letters_of_the_hand_and_only_moves_with_a_button(
    settings: UserSettings,
) -> None:
    table = four()
    seat = table.waiting()[0]
    view = table.views[seat]
    buttons = {
        each.click.argument: each.label
        for each in controls(hand_message(table, seat, ENGLISH, settings, hints=True).controls)
        if isinstance(each, Button) and each.click.verb == "move"
    }
    lettered, without = 0, 0
    for move in (move.text for move in view.legal):
        said = hint_on_hand(table, seat, Hint(move, Certainty.SURE), ENGLISH, settings).split("**")[1]
        same = equals(rules_of(table), view, move)
        labels = [label for text, label in buttons.items() if text in same]
        for label in labels:
            letter = label.split(" → ")[-1].split(" ")[0] if settings.text else label.split(" ")[1]
            assert f" → {letter} · " in said
        lettered += len(labels)
        without += bool(labels) and move not in buttons
    assert lettered
    assert without, "some have their button under another move"


@pytest.mark.parametrize("text", [False, True], ids=["pictures", "words"])
def test_a_hint_on_a_page_of_places_uses_the_letters_of_that_page(*, text: bool) -> None:
    table = four()
    seat, settings = table.waiting()[0], USUAL.model_copy(update={"large": True, "text": text})
    view, lettered = table.views[table.waiting()[0]], 0
    for move in view.legal:
        message = hand_message(table, seat, ENGLISH, settings, picked=move.tile, hints=True)
        assert "hint" not in {button.click.verb for button in controls(message.controls)}
        hint = Hint(move.text, Certainty.SURE)
        said = hint_on_hand(table, seat, hint, ENGLISH, settings, picked=move.tile).split("**")[1]
        head, _, place = said.partition(" → ")
        assert head in message.text
        same = equals(rules_of(table), view, move.text)
        for button in controls(message.controls):
            if button.click.verb == "move" and button.click.argument in same:
                letter = button.label.split(" ")[0]
                assert place.startswith(f"{letter} · ")
                lettered += 1
    assert lettered
    other = next(each for each in view.legal if each.tile != view.legal[0].tile)
    elsewhere = Hint(other.text, Certainty.SURE)
    said = hint_on_hand(table, seat, elsewhere, ENGLISH, settings, picked=view.legal[0].tile)
    assert " · " not in said.split(" → ", 1)[1], "a letter would name a place for another tile"


# -- where it is asked for -------------------------------------------------------------------------


def test_a_hand_in_turn_offers_a_hint_if_the_match_is_not_rated() -> None:
    friendly, rated = snapshot(begun(), rated=False), snapshot(begun())
    seat = friendly.waiting()[0]

    def offered(table, seat, **about) -> bool:
        return BUTTON in clicks(check(hand_message(table, seat, ENGLISH, USUAL, **about)).controls)

    assert offered(friendly, seat, hints=True)
    assert not offered(friendly, seat, hints=False)
    assert not offered(rated, seat, hints=True)
    assert not offered(friendly, 1 - seat, hints=True)


def test_no_hint_is_offered_if_only_one_move_is_possible() -> None:
    match = StackedMatch(GAMES["all-fives"](), [["6-4", "1-0"], ["2-2", "3-3"]], ["6-0"], 0)
    match.play(0, "6-4@C")
    message = hand_message(snapshot(match, rated=False), 1, ENGLISH, USUAL, hints=True)
    assert [button.click.verb for button in controls(message.controls)] == ["repeat"]


def test_a_hand_is_edited_when_the_server_switches_hints_on_or_off() -> None:
    table = snapshot(begun(), rated=False)
    faces = {hand_face(table, 0, ENGLISH, USUAL, hints=hints) for hints in (True, False)}
    assert len(faces) == 2


# -- what the table is told ------------------------------------------------------------------------


def test_the_end_of_a_match_lists_the_hints_of_each_player() -> None:
    match = play_on(begun(target=1), rounds=9)
    ann, bob = people(2)
    for hints, line in ((0, None), (3, "💡 Hints: **Ann** 3")):
        players = (type(ann)(ann.name, ann.user_id, hints=hints), bob)
        over = snapshot(match, players=players)
        lines = check(table_message(over, [], until=None, mentionable=())).text.split("\n")
        assert [each for each in lines if "Hints" in each] == ([line] if line else [])


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "💡 Hints: the seat of **Ada** 2 · **Bob** 1"),
        ("nl", "💡 Hints: de plaats van **Ada** 2 · **Bob** 1"),
        ("fr", "💡 Conseils\N{NO-BREAK SPACE}: la place de **Ada** 2 · **Bob** 1"),
    ],
)
@pytest.mark.parametrize("state", [State.OVER, State.ABANDONED])
def test_hints_are_listed_for_the_seat_if_several_people_played_it(
    state: State, language: str, line: str
) -> None:
    players = (Player("Ada 🤖", unsubstituted=False, hints=2), Player("Bob", 2, hints=1))
    match = play_on(begun(target=1), rounds=9)
    over = snapshot(match, players=players, state=state, locale=language)
    message = table_message(over, [], until=None, mentionable=())
    if state is State.ABANDONED:
        message = closing_message(over, [Notice("table-deserted")])
    assert line in check(message).text.split("\n")
