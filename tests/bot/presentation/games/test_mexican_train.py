"""Mexican Train in words: every event, duty and refusal has a sentence in every language."""

from __future__ import annotations

import itertools
import re

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS, Narrator
from bot.presentation.message import ALT_TEXT, CONTENT
from engine import GAMES, IllegalMove
from engine.core import Event, MatchEnded, Outcome, Reason, RoundEnded
from engine.games.mexican_train import events, refusals
from engine.games.mexican_train.notation import DRAW, LAYS, PASS
from tests.bot.presentation.games.conftest import finished

NAME = "mexican-train"
TRAIN = PRESENTERS[NAME]
NAMES = tuple("W" * 31 + str(seat) for seat in range(8))
EXAMPLES: dict[type[Event], Event] = {
    events.EngineSet: events.EngineSet("12-12"),
    events.Starts: events.Starts(0),
    events.TileLaid: events.TileLaid(1, "12-5", "M"),
    events.Drew: events.Drew(0, "12-5", shown=False),
    events.Stuck: events.Stuck(0),
    events.Passed: events.Passed(0),
    events.MarkerDown: events.MarkerDown(0),
    events.MarkerUp: events.MarkerUp(0),
    events.ExtraOwed: events.ExtraOwed(0, "5-5", "T0"),
    events.DoubleOpen: events.DoubleOpen("5-5", "T1"),
    events.DoubleCovered: events.DoubleCovered(0, "5-5", "T1"),
    events.DoubleDead: events.DoubleDead("5-5", "M"),
    events.Knocked: events.Knocked(0),
    events.Blocked: events.Blocked(),
}
ELSEWHERE = {events.ExtraOwed, events.Blocked}
"""Told by the line with the player in turn, and by the round's card."""


def narrator(language, seats=8, names=NAMES):
    return Narrator(localizer_for(language), names[:seats])


def test_this_file_has_an_example_of_every_event():
    told = {each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)}
    assert set(EXAMPLES) == told - {Event}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EXAMPLES)
def test_every_event_has_a_sentence(language, kind):
    event = EXAMPLES[kind]
    said = TRAIN.tell(event.seen_by(None), narrator(language))
    assert (said is None) == (kind in ELSEWHERE)
    for other in (RoundEnded(0, Outcome(Reason.OUT, (0,), (0, 5))), MatchEnded((0,))):
        assert TRAIN.tell(other, narrator(language)) is None


def test_a_drawn_tile_is_named_only_to_its_drawer_unless_hands_are_open():
    ann, bob = Narrator(localizer_for("en"), ("Ann", "Bob")), events.Drew(1, "12-5", shown=False)
    assert TRAIN.tell(bob.seen_by(0), ann) == "Bob draws a tile."
    assert TRAIN.tell(bob.seen_by(1), ann) == "You draw 12-5."
    assert TRAIN.tell(events.Drew(1, "12-5", shown=True).seen_by(None), ann) == "Bob draws 12-5."


@pytest.mark.parametrize(
    ("place", "said"),
    [("T0", "Ann's train"), ("T1", "their own train"), ("M", "the Mexican Train")],
)
def test_trains_are_named_after_their_owners(place, said):
    people = Narrator(localizer_for("en"), ("Ann", "Bob"))
    assert TRAIN.tell(events.TileLaid(1, "7-7", place), people) == f"Bob plays **double 7** on {said}."


# -- refusals --------------------------------------------------------------------------------------

DATA = {"turn": 1, "seat": 1, "tile": "9-7", "place": "T1", "number": "5", "text": "x9"}
KEYS = [*re.findall(r"^``([a-z-]+)``", refusals.__doc__ or "", re.MULTILINE), "which-train", "no-such-move"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_refusal_has_a_sentence(language, key):
    assert TRAIN.refusal(IllegalMove(key, **DATA), narrator(language)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["x9", "12-5", "13-1@M", "12-5@T9", "12-5@T7", "lay", ""])
def test_a_text_that_is_no_move_is_refused_with_a_sentence(play, language, text):
    step = list(play(NAME, 3, "typed", moves=30))[-1]
    with pytest.raises(IllegalMove) as refused:
        step.match.play(step.match.round.waiting()[0], text)
    assert TRAIN.refusal(refused.value, narrator(language, 3)).strip()


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_refusal_of_random_play_has_a_sentence(play, seats):
    tried = [DRAW, PASS, *(move for lays in list(LAYS.values())[::7] for move in lays)]
    met = {}
    for step in play(NAME, seats, "refused", moves=60):
        for seat in range(seats):
            legal = step.match.round.legal(seat)
            for move in tried:
                if move not in legal:
                    refusal = step.match.round.refusal(seat, move)
                    met[str(refusal)] = refusal
    for refusal in met.values():
        assert TRAIN.refusal(refusal, narrator("en", seats)).strip()
    assert len({refusal.key for refusal in met.values()}) >= 6


# -- views -----------------------------------------------------------------------------------------

OPTIONS = [{}, {"chain_doubles": True}, {"open_hands": True}, {"length": "five"}, {"first_starter": "host"}]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), list(zip((2, 3, 4, 6, 8), OPTIONS, strict=True)), ids=str)
def test_every_view_of_random_play_has_words(play, language, seats, options):
    speaking = narrator(language, seats)
    duties = set()
    for step in play(NAME, seats, f"views/{seats}", moves=150, **options):
        for event in step.events:
            for seat in (None, *range(seats)):
                TRAIN.tell(event.seen_by(seat), speaking)
        public = step.round.view(None)
        assert 20 < len(TRAIN.alt_table(public, speaking)) <= (ALT_TEXT if seats < 8 else 2 * ALT_TEXT)
        if step.round.outcome() is not None:
            assert TRAIN.alt_count(finished(step.round), speaking)
            continue
        duties.add(re.sub(r"W+\d|\d+", "", TRAIN.waiting(public, speaking)))
        for seat in range(seats):
            check_hand(step.round.view(seat), speaking)
    assert len(duties) >= 3


def check_hand(view, speaking):
    assert TRAIN.alt_hand(view, speaking)
    assert TRAIN.duty(view, speaking)
    acts = [*TRAIN.lays(view, speaking), *TRAIN.acts(view, speaking)]
    assert [act.text for act in acts if not act.label] == []
    assert {act.text for act in acts} == {move.text for move in view.legal}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_eight_fits_into_the_alt_text(play, language):
    """With long names, the ends, the duty and the last lay all fit."""
    names = tuple(f"Maximiliaan {seat}" for seat in range(8))
    for step in play(NAME, 8, "alt", moves=120):
        assert len(TRAIN.alt_table(step.round.view(None), narrator(language, 8, names))) <= ALT_TEXT - 300


def after(hands, stock, *moves):
    """Return the view of the seat in turn after these moves."""
    round_ = GAMES[NAME]().stacked([hand.split() for hand in hands], stock.split(), lead=0)
    for text in moves:
        (seat,) = round_.waiting()
        round_.apply(seat, GAMES[NAME]().parse(text))
    return round_.view(round_.waiting()[0])


def test_the_duty_leaves_the_trains_to_the_picture_and_the_buttons():
    hands = ("12-5 5-4 12-9 1-0", "6-3 7-2 4-0")
    view = after(hands, "8-6 3-2", "12-5@T0", "draw")
    people = Narrator(localizer_for("en"), ("Ann", "Bob"))
    assert TRAIN.duty(view, people) == "**Your turn.** Play a tile."
    assert {act.end for act in TRAIN.lays(view, people)} == {"A", "Mex.", "B"}
    assert TRAIN.ends(view, people) == "Ann's train 5; Bob's train (open) 12; the Mexican Train 12"


def test_a_hand_says_once_that_a_train_is_closed():
    """Bob's train asks for the 4 that Ann holds, but it has no marker."""
    people = Narrator(localizer_for("en"), ("Ann", "Bob"))
    laid = events.TileLaid(1, "12-4", "T1")
    view = after(("12-5 4-0 8-7", "12-4 7-2 6-1"), "8-6 3-2", "12-5@T0", "12-4@T1")
    assert TRAIN.why_not(view, (laid,), people) == "-# 4-0 fits Bob's train, but no marker opens it."
    assert TRAIN.why_not(view, (), people) == "", "the train had grown before Ann's last decision"
    view = after(("12-5 5-3 4-0 8-7", "12-4 7-2 6-1"), "8-6 3-2", "12-5@T0", "12-4@T1")
    assert TRAIN.why_not(view, (laid,), people) == "", "a tile fits, so nobody wonders"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bold_name_does_not_end_bold_text(language):
    """Names on a hand are bold too. Inside bold text, Discord would take their first ``**`` as its end."""
    people = Narrator(localizer_for(language), ("**Ann**", "**Bob**"))
    view = after(("12-5 5-5 1-0 2-0", "6-3 12-6 7-2"), "8-6 3-2", "12-5@T0", "12-6@T1", "5-5@T0", "draw")
    bold = TRAIN.duty(view, people).split("**")[1::2]
    assert "Ann" in bold
    assert [text for text in bold if text != text.strip()] == []


@pytest.mark.parametrize(
    ("language", "stays"), [("en", "stays down"), ("nl", "blijft op je trein"), ("fr", "reste sur ton train")]
)
def test_the_duty_says_that_the_marker_stays_if_it_is_down(language, stays):
    hands = ("1-0 3-1", "12-6 6-3 4-3")
    views = [after(hands, ""), after(hands, "", "pass", "12-6@T1")]
    assert [view.seat for view in views] == [0, 0]
    assert [stays in TRAIN.duty(view, narrator(language)) for view in views] == [False, True]


def test_open_hands_have_an_alt_text(play):
    step = next(iter(play(NAME, 3, "open", moves=1, open_hands=True)))
    view = step.round.view(None)
    hands = TRAIN.open_hands(view)
    assert hands is not None
    said = TRAIN.alt_open_hands(hands, Narrator(localizer_for("en"), ("Ann", "Bob", "Cas")))
    assert said.startswith("Ann holds ")
    assert TRAIN.open_hands(next(iter(play(NAME, 3, "open", moves=1))).round.view(None)) is None


def test_lays_are_sorted_by_tile_with_the_own_train_first(play):
    for step in play(NAME, 4, "order", moves=60):
        for seat in step.round.waiting():
            lays = TRAIN.lays(step.round.view(seat), narrator("en", 4))
            heads = [int(act.head.split(" ")[0]) for act in lays]
            assert heads == sorted(heads)
            for tile, group in itertools.groupby(lays, key=lambda act: act.tile):
                places = [act.text.split("@")[1] for act in group]
                assert f"T{seat}" not in places[1:], tile


# -- rules -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_table_have_words(language):
    localizer = localizer_for(language)
    choices = {
        "first_starter": ("random", "host"),
        "short_game": (False, True),
        "open_hands": (False, True),
        "chain_doubles": (False, True),
        "length": ("all", "thirds", "five"),
    }
    said = set()
    for values in itertools.product(*choices.values()):
        options = GAMES[NAME](**dict(zip(choices, values, strict=True))).options
        told = TRAIN.rules(options, localizer)
        assert all(0 < len(part) <= CONTENT for part in told)
        said.add("\n".join(told))
        examples = TRAIN.examples(options, localizer)
        assert len(examples) == 3
        assert all(caption for _, caption in examples)
    assert len(said) == 48


def test_the_examples_show_what_their_captions_say():
    options = GAMES[NAME]().options
    (trains, _), (marker, _), (bound, _) = TRAIN.examples(options, localizer_for("en"))
    assert {laid.place for laid in trains.laid} == {"T0", "T1", "M"}
    assert (marker.markers, marker.laid[-1].place, marker.laid[-1].seat) == ((1,), "T1", 0)
    assert (bound.open_double, bound.ends["T0"]) == ("T0", "5")
