"""UNO Dominos in words: every event, duty and refusal has a sentence in every language."""

from __future__ import annotations

import itertools
import re
from random import Random

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.games import PRESENTERS, Narrator
from bot.presentation.message import ALT_TEXT, CONTENT
from engine import GAMES, IllegalMove, Laid
from engine.core import Event, MatchEnded, Outcome, Reason, RoundEnded
from engine.games.uno_dominos import events, refusals, scoring
from engine.games.uno_dominos.notation import LAYS
from tests.bot.presentation.games.conftest import finished

NAME = "uno-dominos"
UNO = PRESENTERS[NAME]
NAMES = tuple("W" * 31 + str(seat) for seat in range(6))
EXAMPLES: dict[type[Event], list[Event]] = {
    events.StartFound: [events.StartFound(0, "g7-g7")],
    events.StartDrawn: [events.StartDrawn(0, "g7-g7", 1), events.StartDrawn(0, "g7-g7", 5)],
    events.TakenFrom: [events.TakenFrom(0, 1, "g7-r3")],
    events.Returned: [events.Returned(0, "g7-r3")],
    events.TileLaid: [events.TileLaid(0, "g7-g7", "C"), events.TileLaid(1, "W4-W4", "N")],
    events.Drew: [
        events.Drew(0, ("g7-r3", "DE-DE")[:count], count, 2, why)
        for count in (0, 1, 2)
        for why in ("turn", "two", "four", "uno", "foul")
    ],
    events.Kept: [events.Kept(0)],
    events.Passed: [events.Passed(0)],
    events.Reversed: [events.Reversed(1), events.Reversed(-1)],
    events.Skipped: [events.Skipped(0)],
    events.ArmClosed: [events.ArmClosed(arm) for arm in "NESW"],
    events.Called: [events.Called(0)],
    events.Caught: [events.Caught(0, 1)],
    events.Challenged: [events.Challenged(0, 1, True), events.Challenged(0, 1, False)],
    events.HandShown: [events.HandShown(0, 1, ("g7-r3",))],
    events.TakenBack: [events.TakenBack(0, "W4-W4", "N")],
    events.Accepted: [events.Accepted(0)],
}
SECRETS = {events.HandShown}
"""Events that have no sentence in the channel."""


def narrator(language, seats=6):
    return Narrator(localizer_for(language), NAMES[:seats])


def subclasses(kind):
    return {each for each in vars(events).values() if isinstance(each, type) and issubclass(each, kind)}


def test_this_file_has_an_example_of_every_event():
    assert set(EXAMPLES) == subclasses(Event) - {Event}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EXAMPLES)
def test_every_event_has_a_sentence(language, kind):
    for event in EXAMPLES[kind]:
        public = UNO.tell(event.seen_by(None), narrator(language))
        assert (public is None) == (kind in SECRETS)
        for seat in range(6):
            own = event.seen_by(seat)
            assert own == event.seen_by(None) or UNO.tell(own, narrator(language))


def test_secrets_are_not_told_to_other_players():
    for event in itertools.chain.from_iterable(EXAMPLES.values()):
        if event.seen_by(None) != event:
            told = UNO.tell(event.seen_by(None), narrator("en")) or ""
            assert "green 7" not in told
            assert "Dead End" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_end_of_a_round_has_a_sentence(language, reason):
    for winners in ((), (0,), (0, 1)):
        outcome = Outcome(reason, winners, (5, 0, 0, 0, 0, 0))
        said = UNO.ended(finished(GAMES[NAME]().deal(6, Random(1)), outcome), narrator(language))
        assert all(NAMES[seat] in said for seat in winners)
    for event in (RoundEnded(0, outcome), MatchEnded((0,))):
        assert UNO.tell(event, narrator(language)) is None  # the card tells it


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blind_street_round_names_the_player_of_the_last_dead_end_as_winner(language):
    """UN35: Ann goes out, but Bob closed the last arm."""
    game = GAMES[NAME](blind_street=True)
    round = game.stacked([["g7-g7", "b1-r2"], ["y3-g7", "DE-DE", "y4-r7"]], [], lead=0)
    for seat, text in ((0, "g7-g7@C"), (1, "g7-y3@N")):
        round.apply(seat, game.parse(text))
    round.laid.append(Laid("DE-DE", "N", 1))
    outcome = scoring.outcome(round.rules, Reason.OUT, round.hands, round.laid)
    assert outcome.winners == (1,)
    said = UNO.ended(finished(round, outcome), narrator(language, 2))
    assert said == localizer_for(language)("round-dead-end", winners=NAMES[1])


def test_a_round_of_partners_names_the_one_who_is_out_and_the_teams():
    game = GAMES[NAME](partners=True)
    hands = [["g7-g7", "b1-r2"], ["r7-g8"], ["gR-gR"], ["b1-r3"]]
    round = game.stacked(hands, [], lead=0)
    for seat, text in ((0, "g7-g7@C"), (1, "r7-g8@N")):
        round.apply(seat, game.parse(text))
    four = Narrator(localizer_for("en"), ("Ann", "Bob", "Cas", "Dee"))
    said = "Bob plays the last tile and wins the round. The points go to the team of Bob and Dee."
    assert UNO.ended(finished(round), four) == said
    assert UNO.alt_table(round.view(None), four).endswith("Teams: Ann and Cas · Bob and Dee.")
    blind = GAMES[NAME](partners=True, blind_street=True)
    over = blind.stacked(hands, [], lead=0)
    over.laid.append(Laid("DE-DE", "N", 3))
    outcome = scoring.outcome(blind.rules, Reason.OUT, over.hands, over.laid)
    assert outcome.winners == (1, 3)
    told = UNO.ended(finished(over, outcome), four)
    assert told.startswith("Dee played the last Dead End")
    assert told.endswith("the team of Bob and Dee.")
    rules = " ".join(UNO.rules(game.options, localizer_for("en")))
    assert "team scores what the other teams hold: numbers their value" in rules


def test_a_hand_that_must_return_a_tile_is_not_said_to_have_no_playable_tile():
    round = GAMES[NAME]().deal(2, Random(1))
    (seat,) = round.waiting()
    view = round.view(seat)
    assert {move.verb for move in view.legal} == {"return"}
    assert UNO.alt_hand(view, narrator("en", 2)).endswith("Choose the one to give away.")


# -- refusals --------------------------------------------------------------------------------------

DATA = {
    "turn": 1,
    "seat": 1,
    "owing": 2,
    "question": "challenge",
    "move": "accept",
    "tile": "g7-r3",
    "arm": "N",
    "end": "W4",
    "half": "b9",
    "text": "x9",
}
KEYS = [*re.findall(r"^``([a-z-]+)``", refusals.__doc__ or "", re.MULTILINE), "match-over"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_refusal_has_a_sentence(language, key):
    assert UNO.refusal(IllegalMove(key, **DATA), narrator(language)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["x9", "g7", "g7-g8@N", "lay", "r3-rS", ""])
def test_a_text_that_is_no_move_is_refused_with_a_sentence(play, language, text):
    step = list(play(NAME, 3, "typed", moves=30))[-1]
    with pytest.raises(IllegalMove) as refused:
        step.match.play(0, text)
    assert UNO.refusal(refused.value, narrator(language)).strip()


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", [{}, {"sheet": "fr"}], ids=["nl", "fr"])
def test_every_refusal_of_random_play_has_a_sentence(play, seats, options):
    """For every seat, at every moment, and for every text tried."""
    parse = GAMES[NAME](**options).parse
    texts = ["draw", "pass", "call", "accept", "challenge", "catch:0", "catch:1", "catch:5", "return:b5-b5"]
    tried = [parse(text) for text in (*texts, *(lay.move.text for lay in LAYS[::97]))]
    met = {}
    for step in play(NAME, seats, "refused", moves=60, **options):
        for seat in range(seats):
            legal = step.match.round.legal(seat)
            for move in tried:
                if move not in legal:
                    refusal = step.match.round.refusal(seat, move)
                    met[str(refusal)] = refusal
    for refusal in met.values():
        for language in LANGUAGES:
            assert UNO.refusal(refusal, narrator(language, seats)).strip()
    seen = {refusal.key for refusal in met.values()}
    assert len(seen) >= 8
    assert seen <= set(KEYS)


# -- views -----------------------------------------------------------------------------------------

OPTIONS = [
    {},
    {"sheet": "fr"},
    {"blind_street": True},
    {"symbol_acts": "joined", "double_on_double": True},
    {"wild_draw_four": "strict", "start_exchange": "off"},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), list(zip((2, 3, 4, 5, 6), OPTIONS, strict=True)), ids=str)
def test_every_view_of_random_play_has_words(play, language, seats, options):
    speaking = narrator(language, seats)
    told = set()
    for step in play(NAME, seats, "views", greed=0.4, moves=90, **options):
        for event in step.events:
            told.add(type(event))
            for seat in (None, *range(seats)):
                UNO.tell(event.seen_by(seat), speaking)
        check_views(step, seats, speaking)
        if step.round.outcome() is not None:
            assert len(UNO.count(finished(step.round))) == seats
            assert UNO.alt_count(finished(step.round), speaking)
    assert len(told) > 6


def check_views(step, seats, speaking):
    public = step.round.view(None)
    if step.round.outcome() is None:
        assert UNO.waiting(public, speaking)
    assert 20 < len(UNO.alt_table(public, speaking)) <= ALT_TEXT
    for seat in range(seats):
        view = step.round.view(seat)
        assert UNO.alt_hand(view, speaking)
        acts = [*UNO.lays(view, speaking), *UNO.acts(view, speaking)]
        assert [act.text for act in acts if not act.label] == []
        early = len(view.hand) == 2 and seat not in view.must_call and not UNO.lays(view, speaking)
        shown = {move.text for move in view.legal if move.verb != "call" or not early}
        assert {act.text for act in acts} == shown
        if step.round.outcome() is None:
            assert UNO.duty(view, speaking)
    called = [act.text for act in UNO.shouts(public, speaking) if act.text == "call"]
    assert called == (["call"] if min(public.hand_sizes) <= 2 else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_table_have_words(language):
    localizer = localizer_for(language)
    choices = {
        "sheet": ("nl", "fr"),
        "start_exchange": (None, "literal", "off"),
        "symbol_acts": (None, "any", "joined"),
        "blind_street": (False, True),
        "double_on_double": (None, True),
        "voluntary_draw": (None, False),
        "wild_draw_four": (None, "strict"),
        "doubles_twice": (None, True),
        "target": (500, 0),
    }
    built = 0
    for values in itertools.product(*choices.values()):
        try:
            game = GAMES[NAME](**dict(zip(choices, values, strict=True)))
        except ValueError:
            continue
        built += 1
        paragraphs = UNO.rules(game.options, localizer)
        assert all(0 < len(paragraph) <= CONTENT for paragraph in paragraphs)
    assert built > 100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_examples_are_positions_with_captions(language, options):
    shown = UNO.examples(GAMES[NAME](**options).options, localizer_for(language))
    assert len(shown) >= 3
    assert all(view.laid and caption for view, caption in shown)


# -- why not ---------------------------------------------------------------------------------------


def after(hands, moves, **options):
    """Return the round after these legal moves, with a stock to draw from."""
    game = GAMES[NAME](**options)
    round = game.stacked([hand.split() for hand in hands], ["b6-g8", "r7-g8"], lead=0)
    for seat, text in zip(moves.split()[::2], moves.split()[1::2], strict=True):
        round.apply(int(seat), game.parse(text))
    return round


def why_not(round, seat, *since):
    return UNO.why_not(round.view(seat), since, Narrator(localizer_for("en"), NAMES))


STUCK = ("g7-g7 b1-r2 b1-r3", "W-W r3-rS"), "0 g7-g7@C"


def test_a_hand_says_why_a_double_wild_does_not_fit_a_double():
    """Every player of the card game would call it a bug."""
    assert why_not(after(*STUCK), 1) == "-# double Wild: a double never meets a double."


def test_a_shout_is_not_asked_for_if_no_tile_can_be_laid():
    """Two domos are left and none fits: the shout would come to nothing."""
    round, english = after(*STUCK), Narrator(localizer_for("en"), NAMES)
    view = round.view(1)
    assert {move.verb for move in view.legal} == {"draw", "call"}
    assert UNO.duty(view, english) == "**Your turn.** Nothing you hold fits green 7: draw a tile."
    assert [act.text for act in UNO.acts(view, english)] == ["draw"]
    playable = after(("g7-g7 b1-r2 b1-r3", "W-W y3-g7"), "0 g7-g7@C").view(1)
    assert "shout UNO" in UNO.duty(playable, english)
    assert "call" in [act.text for act in UNO.acts(playable, english)]


ON_NORTH = "0 g7-g7@C 1 g7-y3@N 0 b3-y8@N"
"""Green 7 at three arms, and yellow 8 in the north."""


def on_north(*more, **options):
    return after(("g7-g7 b3-y8 b1-r2 b1-r3", f"y3-g7 {' '.join(more)}"), ON_NORTH, **options)


LAID = events.TileLaid(0, "b3-y8", "N")


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ("fr", "-# A Wild Draw Four waits while another tile fits."),
        ("nl", "-# Wild Draw Four: you hold a matching colour, so a challenge would win."),
    ],
)
def test_a_hand_says_once_what_a_wild_draw_four_must_not_meet(sheet, said):
    round = on_north("W4-W4", "b5-y8", "b2-r8", sheet=sheet)
    drew = events.Drew(1, ("W4-W4",), 1, 1, "two")
    assert why_not(round, 1, drew, LAID) == said
    assert why_not(round, 1, LAID) == "", "it was told before"


def test_a_reason_is_told_only_while_it_is_new():
    """The double ends were there at the last decision, and so was the domo."""
    round = on_north("gR-gR", "b2-r8", "r6-b7")
    assert why_not(round, 1, LAID) == ""
    drew = events.Drew(1, ("gR-gR",), 1, 1, "two")
    assert why_not(round, 1, drew, LAID) == "-# double green Reverse: a double never meets a double."


def test_a_hand_says_that_a_dead_end_closed_an_arm():
    hands = "g7-g7 DE-DE b1-r2 b1-r3", "y3-g7 b3-y8 b2-r8"
    round = after(hands, "0 g7-g7@C 1 g7-y3@N 0 DE-DE@N")
    said = why_not(round, 1, events.TileLaid(0, "DE-DE", "N"))
    assert said == "-# blue 3 | yellow 8: a Dead End has closed the north arm."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "-# double Dead End: the last open arm must stay open."),
        ("nl", "-# dubbele blinde straat: de laatste open straat moet open blijven."),
        ("fr", "-# double Dead End\u00a0: la dernière branche ouverte doit le rester."),
    ],
)
def test_a_hand_says_that_a_dead_end_would_close_the_last_open_arm(language, said):
    """A32."""
    hands = "g9-g9 DE-DE DE-DE b1-r2 b1-r3", "DE-DE DE-DE b2-y5 b1-y5"
    round = after(hands, "0 g9-g9@C 1 DE-DE@N 0 DE-DE@E 1 DE-DE@S", sheet="fr")
    view, narrator = round.view(0), Narrator(localizer_for(language), NAMES)
    assert UNO.why_not(view, [events.TileLaid(1, "DE-DE", "S")], narrator) == said
    assert UNO.why_not(view, [], narrator) == "", "it was told before"
    refused = round.refusal(0, GAMES[NAME]().parse("DE-DE@W"))
    assert len(UNO.refusal(refused, narrator)) > len(said)


@pytest.mark.parametrize(
    ("options", "told"),
    [({}, False), ({"sheet": "fr"}, True), ({"sheet": "fr", "blind_street": True}, False)],
)
def test_the_rules_say_whether_the_last_arm_stays_open(options, told):
    """A32."""
    rules = "\n".join(UNO.rules(GAMES[NAME](**options).options, localizer_for("en")))
    assert ("may not close the last open arm" in rules) is told
