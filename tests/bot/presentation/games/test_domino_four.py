"""Domino 4 in words: letters for places, one click if possible, and no word about hidden tiles."""

from __future__ import annotations

from random import Random

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.controls import hand_controls
from bot.presentation.games import PRESENTERS, Narrator
from bot.presentation.games.examples import domino_four as examples
from bot.presentation.place_picker import LARGE_PAGE, offer
from engine import GAMES
from engine.games.domino_four.events import Drew, Passed, TileLaid, TwoAllowed
from render import Spot, word_keys

FOUR = PRESENTERS["domino-4"]
EXAMPLES = (examples.CHAINS, examples.CHANGES, examples.JOKER, examples.CORNERSTONE, examples.BLUFF)


def narrator(language="en"):
    return Narrator(localizer_for(language), ("Ann", "Bob", "Eve"))


def played(hands, moves, **options):
    """Return the round after these moves, a text of seats and moves in turn. Each must be legal."""
    game = GAMES["domino-4"](**options)
    round = game.stacked([hand.split() for hand in hands], examples.STOCK, lead=0)
    told = moves.split()
    for seat, text in zip(told[::2], told[1::2], strict=True):
        move = game.parse(text)
        assert move in round.legal(int(seat)), text
        round.apply(int(seat), move)
    return round


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_examples_are_played_by_the_rules(example):
    bluffing = example is examples.BLUFF
    told = played(example.hands, example.moves, hoeksteen=True, blufjoker=bluffing)
    assert told.view(None) == examples.position(example)


WORD_FOR_TWO = {"en": "two tiles at once", "nl": "twee stenen tegelijk", "fr": "deux dominos d"}


@pytest.mark.parametrize(("language", "passing"), [("en", "pass"), ("nl", "gepast"), ("fr", "passé")])
def test_the_sentence_about_two_tiles_at_once_does_not_mention_passing(language, passing):
    """B18: the right to two tiles also comes after draws, when no player need have passed."""
    (rule,) = [
        sentence
        for paragraph in FOUR.rules(GAMES["domino-4"]().options, localizer_for(language))
        for sentence in paragraph.split(". ")
        if WORD_FOR_TWO[language] in sentence
    ]
    told = FOUR.tell(TwoAllowed(), narrator(language))
    assert WORD_FOR_TWO[language] in told
    assert passing not in told + rule


def test_the_cornerstone_example_ends_with_a_cornerstone():
    """D19: its cell lies at no end of a chain."""
    view = examples.position(examples.CORNERSTONE)
    assert view.laid[-1].place.partition(":")[0] not in view.tips.values()


def offered(round, seat=0, room=12, **how):
    """Return the choices that a seat's hand offers, as :func:`offer` makes them for ``room`` buttons."""
    return offer(FOUR.lays(round.view(seat), narrator()), localizer_for("en"), room, **how)


def shorts(found):
    """Return a pair for each offered move: its tile's number with its short label, and the move's text."""
    return [(f"{act.number} {act.end}", act.text) for act in found.acts]


BOTH = ("r1-3 r3-4 g1-1", "g4-4 b1-1"), "0 r1-3@1,0:NW 1 g4-4@-1,0:NW"


def test_a_letter_names_a_cell_and_a_turn_of_the_chain():
    assert shorts(offered(played(*BOTH))) == [
        ("1 A", "r3-4@1,-1:NE"),
        ("1 B", "r3-4@1,-1:NW"),
        ("1 C", "r3-4@2,0:SW"),
        ("1 D", "r3-4@2,0:NW"),
    ]


def test_the_labels_of_a_picked_tile_describe_its_places():
    page = offered(played(*BOTH), picked="r3-4")
    assert page.head == "1 · red 3-4"
    assert [act.label for act in page.acts] == [
        "A · east, corner south, then west",
        "B · east, corner south, then east",
        "C · east, straight on, then north",
        "D · east, straight on, then south",
    ]
    assert offered(played(*BOTH)).acts[0].label == "1 · red 3-4 → A · east, corner south, then west"
    assert page.letters == tuple("ABCD")
    assert page.more == ""


def test_the_picture_shows_a_tile_in_a_place_if_only_one_lay_fits():
    round = played(*BOTH)
    ghosts = offered(round).ghosts(round.view(0))
    assert [(ghost.letter, ghost.spot, ghost.move.text) for ghost in ghosts][:2] == [
        ("A", Spot(1, 1, "W"), "r3-4@1,-1:NE"),
        ("B", Spot(1, 1, "E"), "r3-4@1,-1:NW"),
    ]
    several = played(("r1-3 r3-4 r2-3 g1-1", "g4-4 b1-1"), BOTH[1])
    assert {ghost.move for ghost in offered(several).ghosts(several.view(0))} == {None}


def test_a_tile_of_which_either_half_may_join_is_chosen_first():
    """A picture has to show which half joins, so each way has a letter of its own on the tile's page."""
    round = played(("r1-3 g1-1", "b1-1"), "")
    found = offered(round)
    assert [group.step.key for group in found.groups] == ["r1-3"]
    assert [act.text for act in found.acts] == ["g1-1@-1,0:NW", "g1-1@-1,0:NE", "g1-1@1,0:NE", "g1-1@1,0:NW"]
    page = offered(round, picked="r1-3")
    assert [act.end for act in page.acts] == [*"ABCDFGHI"], "no letter is also that of an arm"
    assert page.acts[0].label == "A · west, straight on, then north (joins with 3)"
    ghosts = page.ghosts(round.view(0))
    assert [ghost.move.text for ghost in ghosts] == [act.text for act in page.acts]
    assert len({ghost.spot for ghost in ghosts}) == len(ghosts) / 2


def test_a_jokers_colours_share_one_letter_for_a_place():
    round = played(("J g1-1", "b1-1 g2-2"), "")
    page = offered(round, picked="J")
    assert page.letters == ("A",) * 4 + ("B",) * 4
    assert [(ghost.letter, ghost.move.tile) for ghost in page.ghosts(round.view(0))] == [
        ("A", "J"),
        ("B", "J"),
    ]
    assert page.acts[0].label.startswith("A · ")
    assert [act.end for act in page.acts[:4]] == ["A red", "A green", "A yellow", "A blue"]


def test_a_joker_with_many_places_asks_for_its_colour_first():
    round = played(("J r3-4 r1-4", "g4-4 b1-1"), "0 r3-4@1,0:NW 1 g4-4@-1,0:NW")
    page = offered(round, picked="J")
    assert [group.step.short for group in page.groups] == ["red", "green", "yellow", "blue"]
    assert page.ask.endswith(" · joker: which colour do you ask for?**")
    reds = offered(round, picked="J:red")
    assert {act.text.rpartition(":")[2] for act in reds.acts} == {"red"}
    assert len(reds.acts) == page.groups[0].moves == 4
    assert reds.back == "J"


def test_a_joker_among_other_tiles_has_one_button_that_leads_to_its_places():
    round = played(("J r3-4 r1-4", "g4-4 b1-1"), "0 r3-4@1,0:NW 1 g4-4@-1,0:NW")
    found = offered(round)
    assert [(group.step.key, group.moves) for group in found.groups] == [("J", 16)]
    assert {act.tile for act in found.acts} == {"r1-4"}
    assert "".join(ghost.letter for ghost in found.ghosts(round.view(0))) == "ABCD"


@pytest.mark.parametrize(
    ("hand", "moves", "buttons", "groups"),
    [
        ("J", "", 8, []),
        ("r1-3 J g1-1", "0 r1-3@1,0:NW 1 b2-4@-1,0:NE", 0, [("J", 16)]),
        ("r1-3", "", 0, [("r1-3", 8)]),
    ],
)
def test_a_tile_that_alone_fits_has_a_button_for_each_move_if_they_are_few(hand, moves, buttons, groups):
    """A single tile is no question, as long as its hand fits a phone and needs no picture of each way."""
    round = played((hand, "b2-4 b1-1 b2-2"), moves)
    found = offered(round)
    assert len(found.acts) == buttons
    assert [(group.step.key, group.moves) for group in found.groups] == groups


def test_the_pages_show_every_place_once():
    round = played(("r1-3 g1-1", "b1-1"), "")
    wanted = {act.text for act in FOUR.lays(round.view(0), narrator()) if act.tile == "r1-3"}
    pages, picked = [], "r1-3"
    for _ in range(-(-len(wanted) // LARGE_PAGE)):
        page = offered(round, picked=picked, large=True)
        pages.append({act.text for act in page.acts})
        assert page.left == len(wanted) - len(page.acts)
        picked = page.more
    assert set().union(*pages) == wanted
    assert sum(map(len, pages)) == len(wanted) > LARGE_PAGE
    assert {act.text for act in offered(round, picked=picked, large=True).acts} == pages[0]


def test_a_page_that_no_longer_exists_shows_an_existing_one():
    """A button of an earlier version, which had more pages of places, may ask for such a page."""
    found = offered(played(*BOTH), picked="r3-4 1")
    assert [act.text for act in found.acts] == [act.text for act in offered(played(*BOTH)).acts]
    assert (found.more, found.left) == ("", 0)


def test_the_tile_is_chosen_first_if_pictures_are_large():
    """With large pictures the hand shows only the tiles, so the letter of a place would name nothing."""
    found = offered(played(*BOTH), large=True)
    assert (found.acts, [group.step.key for group in found.groups], found.letters) == ((), ["r3-4"], ())


def test_one_button_leads_to_all_tiles_that_may_lie_face_down_and_the_true_joker():
    round = played(("r1-3 J", "g4-4 g1-1"), "", blufjoker=True)
    assert {act.tile for act in FOUR.lays(round.view(0), narrator())} == {"r1-3", "?r1-3", "?J"}
    first = offered(round)
    assert [group.step.label for group in first.asides] == ["Bluff…"]
    assert {act.text[0] for act in first.acts} <= {"r"}
    tiles = offered(round, picked="?")
    assert [(group.step.key, group.step.face) for group in tiles.groups] == [("?r1-3", "r1-3"), ("?J", "J")]
    assert tiles.ask == "**Which tile do you play face down** and call a joker?"
    found = offered(round, picked="?r1-3")
    assert [act.end for act in found.acts[:4]] == ["A red", "A green", "A yellow", "A blue"]
    assert {act.text[0] for act in found.acts} == {"?"}
    assert found.back == "?"


def test_a_button_of_an_earlier_version_still_leads_to_a_tile_face_down():
    """It asked for a page of places; now the colour comes first where they are many."""
    round = played(("r1-3 J y1-1", "g4-4 g1-1"), "0 r1-3@1,0:NW 1 g4-4@-1,0:NW", blufjoker=True)
    for old in ("?y1-1", "?y1-1 1"):
        found = offered(round, picked=old)
        assert found.head == "1 · yellow 1-1, face down"
        assert [group.step.short for group in found.groups] == ["red", "green", "yellow", "blue"]


def test_open_lays_come_before_face_down_lays():
    round = played(("r1-3 y2-2", "g4-4 g1-1"), "", blufjoker=True)
    tiles = [act.tile for act in FOUR.lays(round.view(0), narrator())]
    assert list(dict.fromkeys(tiles)) == ["r1-3", "y2-2", "?r1-3", "?y2-2"]


CORNERED = ("b2-2 J y1-2 g4-4", "g1-3 y0-2 b0-2 b4-4")
"""The hands of the cornerstone example, where the second player fits nowhere else."""


@pytest.mark.parametrize(
    ("hands", "moves", "options", "said"),
    [
        (CORNERED, examples.CORNERSTONE.moves.rsplit(" ", 2)[0], {}, "play a cornerstone, or draw."),
        (("r1-3 g1-1", "b2-4 b1-1"), "0 r1-3@1,0:NW", {"blufjoker": True}, "Play a tile."),
        (
            ("r1-3 g1-1 g2-2", "b2-4 b1-1 b2-2"),
            "0 r1-3@1,0:NW 1 b2-4@-1,0:NE",
            {"blufjoker": True},
            "bluff with a tile face down, or draw.",
        ),
    ],
)
def test_the_duty_names_both_if_drawing_and_laying_are_allowed(hands, moves, options, said):
    """B2: a cornerstone or a face-down tile may be laid or not. A tile that fits at an end must be laid."""
    round = played(hands, moves, hoeksteen=True, **options)
    (seat,) = round.waiting()
    assert said in FOUR.duty(round.view(seat), narrator())
    verbs = {move.verb for move in round.legal(seat)}
    assert ("draw" in verbs) == (said != "Play a tile.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_their_buttons_and_selects(language):
    """At most 80 characters, through a whole game with every option."""
    for view in views():
        if view.seat is None:
            continue
        for act in FOUR.lays(view, narrator(language)):
            assert len(act.label) <= 80
            assert len(act.place) <= 60


@pytest.mark.parametrize(
    ("event", "public", "own"),
    [
        (Drew(0, "r1-3", "turn"), "Ann cannot play and draws a tile.", "You draw red 1-3."),
        (
            Drew(0, "r1-3", "turn", "bluff"),
            "Ann draws a tile rather than bluff.",
            "You draw red 1-3 rather than bluff.",
        ),
        (
            Drew(0, "r1-3", "turn", "corner"),
            "Ann draws a tile.",
            "You draw red 1-3 rather than play a cornerstone.",
        ),
        (Drew(0, "r1-3", "turn", "none"), "Ann draws a tile.", "You draw red 1-3."),
        (Drew(0, "r1-3", "lie"), "Ann draws a tile for the lie.", "You draw red 1-3 for the lie."),
        (
            Passed(0, "empty", "corner"),
            "Ann passes: the stock is empty.",
            "You pass rather than play a cornerstone: the stock is empty.",
        ),
        (
            Passed(0, "empty"),
            "Ann cannot play and passes: the stock is empty.",
            "You cannot play and pass: the stock is empty.",
        ),
    ],
)
def test_a_draw_by_choice_is_told_as_one_and_gives_no_hand_away(event, public, own):
    """“Cannot play” is said only where the table proves it."""
    assert FOUR.tell(event.seen_by(None), narrator()) == public
    mine = Narrator(localizer_for("en"), ("Ann", "Bob", "Eve"), 0)
    assert FOUR.tell(event.seen_by(0), mine) == own


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("could", ["", "bluff", "corner", "none"])
def test_no_language_says_cannot_where_a_seat_chose(language, could):
    forced = FOUR.tell(Drew(0, "", "turn"), narrator(language))
    chosen = FOUR.tell(Drew(0, "r1-3", "turn", could).seen_by(1), narrator(language))
    assert (chosen == forced) == (could == "")


@pytest.mark.parametrize(
    ("hands", "options", "said"),
    [
        (("r1-3 J g1-1", "b2-4 b1-1"), {"blufjoker": True}, "Your joker is played face down: *Bluff…*"),
        (("r1-3 J g1-1", "b2-4 b1-1"), {}, ""),
        (("r1-3 g1-3 g2-2", "b2-4 b1-1 b2-2"), {"blufjoker": True}, ""),
    ],
)
def test_a_hand_says_once_where_its_true_joker_is(hands, options, said):
    round = played(hands, "", **options)
    assert FOUR.why_not(round.view(0), (), narrator()) == (f"-# {said}" if said else "")
    after = played(hands, "0 r1-3@1,0:NW 1 b2-4@-1,0:NE", **options).view(0)
    laid = TileLaid(1, "b2-4", "-1,0:NE", "W")
    assert "joker" not in FOUR.why_not(after, (laid,), narrator()), "it was told in the first turn"
    again = FOUR.why_not(after, (Drew(0, "J", "lie"), laid), narrator())
    assert ("joker" in again) == bool(said)


def test_a_hand_says_that_a_number_alone_does_not_fit():
    round = played(("r1-3 g1-3 g2-2", "b2-4 b1-1 b2-2"), "0 r1-3@1,0:NW 1 b2-4@-1,0:NE")
    laid = TileLaid(1, "b2-4", "-1,0:NE", "W")
    said = FOUR.why_not(round.view(0), (laid,), narrator())
    assert said == "-# green 1-3: its number fits red 3, its colour does not."


def views():
    """Yield the views of a spectator and three seats at every move of a game with every option."""
    game, rng = GAMES["domino-4"](hoeksteen=True, blufjoker=True), Random("words")
    round = game.deal(3, rng)
    while round.outcome() is None:
        yield from (round.view(seat) for seat in (None, 0, 1, 2))
        seat = round.waiting()[0]
        round.apply(seat, rng.choice(round.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_of_a_whole_game_has_its_words(language):
    speaking = narrator(language)
    for view in views():
        assert FOUR.waiting(view, speaking)
        assert 20 < len(FOUR.alt_table(view, speaking)) < 700
        if view.seat is not None:
            assert FOUR.duty(view, speaking)
            found = offer(FOUR.lays(view, speaking), speaking.localizer, 12)
            rows = hand_controls("t", 1, found, FOUR.acts(view, speaking), speaking.localizer)
            assert bool(rows) == bool(view.legal)
        else:
            assert all(act.label for act in FOUR.shouts(view, speaking))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_names_no_face_down_tile(language):
    """B14: the table in words is the same for every seat, whatever tile lies there."""
    first = played(("r1-3 J y4-4", "g4-4 g1-1"), "0 ?r1-3@1,0:red", blufjoker=True)
    second = played(("r1-3 J y4-4", "g4-4 g1-1"), "0 ?J@1,0:red", blufjoker=True)
    speaking = narrator(language)
    for seat in (None, 1):
        one, other = first.view(seat), second.view(seat)
        assert FOUR.alt_table(one, speaking) == FOUR.alt_table(other, speaking)
        assert FOUR.waiting(one, speaking) == FOUR.waiting(other, speaking)
        if seat is not None:
            assert FOUR.duty(one, speaking) == FOUR.duty(other, speaking)
    game = GAMES["domino-4"](blufjoker=True)
    told = []
    game.stacked([["r1-3", "J"], ["g1-1"]], [], lead=0).apply(0, game.parse("?r1-3@1,0:red"), told.append)
    lines = [FOUR.tell(event, speaking) for event in told]
    assert lines
    assert not [line for line in lines if FOUR.tile("r1-3", speaking) in line or "r1-3" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_all_its_words(language):
    common = {"title", "round", "target", "total", "points", "left"}
    assert common | FOUR.picture_words(localizer_for(language)).keys() == set(word_keys("domino-4"))
