"""The public message of a table, in every state."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

import render
from bot.language.localizer import LANGUAGES, localizer_for
from bot.presentation.message import ALT_TEXT
from bot.presentation.table.table_message import (
    BRIEFLY,
    closing_message,
    last_table_message,
    score_message,
    table_message,
)
from bot.presentation.table.victory import Highlights, victory_card
from bot.presentation.text.brief import Wording
from bot.store import RatingChange, RecentForm, State
from bot.tables.rest_times import Rest
from bot.tables.state.seated import Player
from bot.tables.state.snapshot import GameEvent, Labels, Name, Notice, Remark, Snapshot, TimeWarning, Told
from engine.events import Passed, TileLaid
from tests.bot.presentation.conftest import (
    GAMES_AND_SEATS,
    LONG,
    TABLE,
    begun,
    check,
    clicks,
    people,
    play_on,
    snapshot,
)

ENGLISH = localizer_for("en")
BACK = Notice("clock-back", {"name": Name("Cas")})


IN_WORDS = Wording(words=True)


def shown(
    table: Snapshot,
    *told: Told,
    until: float | None = None,
    mentionable: tuple[int, ...] = (),
    wording: Wording = BRIEFLY,
):
    return check(table_message(table, told, until=until, mentionable=mentionable, wording=wording))


# -- a turn ----------------------------------------------------------------------------------------


def test_a_turn_begins_with_whose_it_is_and_leaves_the_points_to_the_picture() -> None:
    match = begun()
    seat = match.round.waiting()[0]
    message = shown(snapshot(match), BACK, until=1000.5)
    badge, name = ("🟠", "🟦")[seat], ("Ann", "Bob")[seat]
    assert message.text.split("\n") == [
        f"➡️ {badge} **{name}** begins. ⏳ <t:1001:R>",
        "👋 **Cas** is back and plays again.",
    ]
    assert "Ann: 7 tiles, 0 points. Bob: 7 tiles, 0 points. Round 1." in message.attachments[0].alt


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "🏖️ **Bob** is away until <t:5000:f>; their clock rests."),
        ("nl", "🏖️ **Bob** is weg tot <t:5000:f>; de klok staat zolang stil."),
        ("fr", "🏖️ **Bob** s\u2019absente jusqu\u2019au <t:5000:f>\xa0; son horloge s\u2019arrête."),
    ],
)
def test_a_turn_says_who_is_away_and_until_when(language: str, line: str) -> None:
    table = snapshot(begun())
    bob = table.players[1].user_id
    assert bob is not None
    rests = {bob: Rest(away_until=5000.0), -1: Rest(away_until=9.0)}
    assert shown(replace(table, locale=language, rests=rests)).text.split("\n")[1] == line
    assert line not in shown(replace(table, locale=language, rests={bob: Rest("", 22, 8)})).text


def test_a_turn_in_words_names_people_without_badges_and_has_the_points() -> None:
    match = begun()
    name = ("Ann", "Bob")[match.round.waiting()[0]]
    assert shown(snapshot(match), BACK, wording=IN_WORDS).text.split("\n") == [
        f"➡️ **{name}** begins.",
        "👋 **Cas** is back and plays again.",
        "-# All Fives · round 1 · 🟠 Ann 0 · 🟦 Bob 0",
    ]


def test_the_alt_text_tells_in_sentences_what_the_signs_tell() -> None:
    told = [GameEvent(TileLaid(0, "6-4", "W"), ("Ann", "Bob")), BACK, GameEvent(Passed(1), ("Ann", "Bob"))]
    message = shown(snapshot(begun()), *told)
    assert message.text.split("\n")[1].startswith("🟠 6-4 W")
    assert message.attachments[0].alt.endswith(
        "Round 1. Ann plays 6-4 on the west arm. Bob cannot play, the stock is empty: pass."
    )


@pytest.mark.parametrize("moves", [40, 400])
def test_an_alt_text_has_the_newest_sentences_there_is_room_for(moves: int) -> None:
    told = [GameEvent(Passed(0), ("Ann", "Bob")), GameEvent(TileLaid(1, "5-5", "E"), ("Ann", "Bob"))] * moves
    alt = shown(snapshot(begun()), *told).attachments[0].alt
    assert ALT_TEXT - 60 < len(alt) <= ALT_TEXT
    assert alt.endswith("Bob plays double 5 on the east arm.")


@pytest.mark.parametrize(
    ("moves", "lines"),
    [
        (1, ["1"]),
        (3, ["1", "2", "3"]),
        (4, ["1 2", "3", "4"]),
        (5, ["1 2 3", "4", "5"]),
        (7, ["-# … and before that 3 more lines", "4 5 6", "7"]),
    ],
)
def test_a_turn_in_words_has_five_lines_at_most_and_older_moves_share_one(
    moves: int, lines: list[str]
) -> None:
    names = tuple(f"{number}." for number in range(1, moves + 1))
    told = [GameEvent(Passed(seat), names, seat) for seat in range(moves)]
    _, *written, _ = shown(snapshot(begun()), *told, wording=IN_WORDS).text.split("\n")
    assert [" ".join(re.findall(r"\*\*(\d)\.", line)) or line for line in written] == lines


def test_joined_lines_have_the_small_print_mark_only_at_the_start() -> None:
    called = Notice("shouted-by-bot", {"name": Name("Cas")})
    told = (BACK, called, BACK, called)
    _, first, *_ = shown(snapshot(begun()), *told, wording=IN_WORDS).text.split("\n")
    assert "has the bot shout" in first
    assert "-#" not in first


def test_a_turn_says_that_little_time_is_left() -> None:
    warned = snapshot(begun(), warning=TimeWarning((1,), 1000.5))
    text, plain = shown(warned, until=1000.5).text, shown(snapshot(begun()), until=1000.5).text
    assert text == f"⏰ {plain}"


def test_a_turn_has_its_deadline_if_a_clock_runs() -> None:
    assert "<t:1001:R>" in shown(snapshot(begun()), until=1000.5).text.split("\n")[0]


def test_a_turn_does_not_list_the_house_rules() -> None:
    assert "House rules" not in shown(snapshot(begun(target=250))).text


def test_the_player_in_turn_is_mentioned_if_allowed() -> None:
    match = begun()
    user_id = match.round.waiting()[0] + 1
    assert f"<@{user_id}>" in shown(snapshot(match), mentionable=(1, 2)).text
    assert "<@" not in shown(snapshot(match), mentionable=(3 - user_id,)).text


def test_no_person_is_mentioned_for_a_computers_turn() -> None:
    match = begun()
    away = tuple(replace(player, away=True) for player in people(2))
    assert "<@" not in shown(snapshot(match, players=away), mentionable=(1, 2)).text


def test_a_button_to_come_back_is_shown_if_a_person_is_away() -> None:
    table = snapshot(begun(), players=(Player("Ann", 1), Player("Bob", 2, away=True)), version=3)
    assert clicks(shown(table).controls) == [f"hand:{TABLE}:3:", f"back:{TABLE}:0:", f"panel:{TABLE}:0:"]
    between = snapshot(play_on(begun()), players=table.players, state=State.BETWEEN, version=3)
    assert clicks(shown(between).controls) == [f"next:{TABLE}:3:", f"back:{TABLE}:0:", f"panel:{TABLE}:0:"]


def test_open_hands_are_a_second_picture() -> None:
    pictures = shown(snapshot(begun("mexican-train", 3, open_hands=True))).attachments
    assert [picture.name for picture in pictures] == ["table", "hands"]
    assert pictures[1].alt.startswith("Ann holds ")
    assert [picture.name for picture in shown(snapshot(begun("mexican-train", 3))).attachments] == ["table"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES_AND_SEATS)
def test_every_turn_of_every_game_fits_into_a_message(play, game: str, seats: int, language: str) -> None:
    """With the longest names only the alt text may have to be cut."""
    for step in play(game, seats, "message", moves=40):
        table = snapshot(step.match, step.round, locale=language, players=people(seats, LONG))
        told = [GameEvent(event.seen_by(None), LONG[:seats]) for event in step.events]
        if step.round.outcome() is not None:
            table = replace(table, state=State.BETWEEN)
        check(table_message(table, told, until=1e9, mentionable=()), alt=2 * ALT_TEXT)


# -- the end of a round, and of the match ----------------------------------------------------------


def test_the_card_and_the_result_are_shown_between_rounds() -> None:
    table = snapshot(play_on(begun()), state=State.BETWEEN, version=3)
    message = shown(table, BACK)
    assert message.text.startswith("👋 **Cas** is back and plays again.\n\n**")
    assert message.text.split("\n")[-1].startswith("Standing: **")
    (card,) = message.attachments
    assert card.name == "round"
    assert "holds" in card.alt or "has no tiles left" in card.alt
    assert "**" not in card.alt


@pytest.mark.parametrize(
    ("ready", "line"),
    [
        ((), "-# The next round waits for **Ann** and **Bob**, or 3 days at most."),
        ((2,), "-# Ready for the next round: **Bob**. It waits for **Ann**, or 3 days at most."),
    ],
)
def test_a_round_says_who_is_not_ready_for_the_next_at_a_slow_pace(ready: tuple[int, ...], line: str) -> None:
    table = snapshot(play_on(begun()), state=State.BETWEEN, turn_seconds=72 * 3600, ready=frozenset(ready))
    assert shown(table).text.split("\n")[-1] == line
    assert "waits for" not in shown(replace(table, turn_seconds=300)).text


def test_a_rounds_card_counts_the_tiles_left_in_the_hands() -> None:
    table = snapshot(play_on(begun(), moves=3), state=State.BETWEEN)
    scene, hands, outcome = shown(table).attachments[0].draw.args
    assert scene.round_number == 1
    assert [player.total for player in scene.players] == list(table.totals)
    assert table.finished is not None
    assert [hand.tiles for hand in hands] == list(table.finished.hands)
    assert outcome == table.outcomes[-1]


def over(rounds: int, **changes: Any) -> Snapshot:
    """Return a match that is over after at least this many rounds."""
    target = 5 if rounds == 1 else 150
    return snapshot(play_on(begun(target=target, seed="opened"), rounds=99), **changes)


def test_a_match_of_several_rounds_ends_with_its_last_card_and_the_victory_card() -> None:
    table = over(2)
    message = shown(table)
    assert table.state is State.OVER
    assert table.rounds > 1
    assert [picture.name for picture in message.attachments] == ["round", "victory"]
    lines = message.text.split("\n")
    assert lines[0].startswith("🏆")
    assert lines[-1] == ENGLISH("fair-opened-short")
    verbs = [f"rematch:{TABLE}:0:", f"step:{TABLE}:0:first", f"review:{TABLE}:0:", f"deal:{TABLE}:0:"]
    assert clicks(message.controls) == verbs


def test_the_pictures_at_the_end_do_not_repeat_each_other() -> None:
    """After one round the victory card shows the hands. What stands above is not repeated below."""
    single = over(1)
    (victory,) = shown(single).attachments
    *_, said, only = victory.draw.args
    assert single.finished is not None
    assert [hand.tiles for hand in only.hands] == list(single.finished.hands)
    assert said.headline in {"Ann wins!", "Bob wins!"}
    assert "holds" in victory.alt or "has no tiles left" in victory.alt
    several = over(2)
    above = check(last_table_message(several, [BACK]))
    below = check(table_message(several, (), until=None, mentionable=(), below=True))
    assert [picture.name for picture in above.attachments] == ["table", "round"]
    assert [picture.name for picture in below.attachments] == ["victory"]
    assert below.attachments[0].draw.args[-1] is None, "the hands are above"
    above = check(last_table_message(single, [BACK]))
    assert [picture.name for picture in above.attachments] == ["table"], "the hands are below"


def test_the_last_table_shows_the_last_tile_and_the_points_before_the_round() -> None:
    table = snapshot(play_on(begun(), rounds=2), state=State.BETWEEN)
    message = check(last_table_message(table, [BACK]))
    (picture,) = message.attachments
    view, scene = picture.draw.args
    assert table.finished is not None
    assert view == table.finished.view
    assert [player.total for player in scene.players] == list(table.outcomes[0].scores)
    assert scene.round_number == 2
    assert message.text.split("\n") == [
        "👋 **Cas** is back and plays again.",
        "-# All Fives · the last tile of round 2",
    ]
    assert message.controls == ()


@pytest.mark.parametrize(
    ("form", "told"),
    [
        (RecentForm(1), []),
        (RecentForm(2), ["{winner}: 2 wins in a row"]),
        (RecentForm(1, 5, 5, 0), ["{winner}: best round so far, {best} points"]),
        (RecentForm(1, 4, 5, 0), []),
        (RecentForm(1, 20, 500, 0), []),
    ],
    ids=["nothing", "a streak", "a record", "too few rounds for one", "no record"],
)
def test_streaks_and_records_stand_on_the_victory_card(form: RecentForm, told: list[str]) -> None:
    table = over(2)
    assert table.winners is not None
    (winner,) = table.winners
    best = max(points[winner] for points in table.round_scores)
    card = victory_card(table, Highlights({winner + 1: form}))
    name = table.players[winner].name
    assert list(card.draw.args[3].cheers) == [line.format(winner=name, best=best) for line in told]
    assert all(line.format(winner=name, best=best) in card.alt for line in told)


@pytest.mark.parametrize(("short", "cheered"), [(0, False), (1, True)], ids=["as good as before", "better"])
@pytest.mark.parametrize("game", ["all-fives", "mexican-train"])
def test_a_record_beats_all_rounds_before_with_fewer_points_if_the_lowest_score_wins(
    game: str, short: int, cheered: bool
) -> None:
    options = {"length": "three"} if game == "mexican-train" else {"target": 150}
    table = snapshot(play_on(begun(game, **options), rounds=99))
    points = [row[0] for row in table.round_scores]
    most, fewest = max(points) - short, min(points) + short
    form = RecentForm(0, 20, *((most, -99) if game == "all-fives" else (999, fewest)))
    best = max(points) if game == "all-fives" else min(points)
    cheers = victory_card(table, Highlights({1: form})).draw.args[3].cheers
    assert list(cheers) == ([f"Ann: best round so far, {best} points"] if cheered else [])


@pytest.mark.parametrize("game", ["block", "mexican-train"], ids=["one round", "several"])
def test_the_victory_card_has_at_most_three_lines_of_records(game: str) -> None:
    options = {"length": "three"} if game == "mexican-train" else {"target": 1}
    table = snapshot(play_on(begun(game, 4, **options), rounds=99))
    forms = dict.fromkeys(range(1, 5), RecentForm(0, 20, -99, 999))
    cheers = victory_card(table, Highlights(forms)).draw.args[3].cheers
    assert [cheer.split(":")[0] for cheer in cheers] == ["Ann", "Bob", "Cas"]


def test_the_line_of_ratings_counts_as_one_of_the_three() -> None:
    table = snapshot(play_on(begun("block", 4, target=1), rounds=1))
    highlights = Highlights(
        dict.fromkeys(range(1, 5), RecentForm(0, 20, -99)), {1: RatingChange(None, 0.6, 9)}
    )
    cheers = victory_card(table, highlights).draw.args[3].cheers
    assert [cheer.split(":")[0] for cheer in cheers] == ["Ann", "Bob", "Rating"]


def test_the_victory_card_leaves_out_a_person_who_is_away() -> None:
    """A computer ended the match for this person, so the result is not credited to them."""
    table = over(2, players=(Player("Ann", 1, away=True), Player("Bob", 2)))
    ratings = {1: RatingChange(0.0, 0.6, 9), 2: RatingChange(0.6, 0.0, 9)}
    card = victory_card(table, Highlights({1: RecentForm(3, 20, -99, -99)}, ratings))
    assert card.draw.args[3].cheers == ()
    assert card.draw.args[3].notes == ("", "Rating 1,000 (\N{MINUS SIGN}18)")


def test_rating_changes_stand_beside_the_totals() -> None:
    changes = {1: RatingChange(0.0, 0.6, 9), 2: RatingChange(None, -0.2, 1)}
    card = victory_card(over(2), Highlights(ratings=changes))
    assert card.draw.args[3].notes == ("Rating 1,018 (+18)", "Rating 994? (new)")
    assert card.alt.endswith("\nRating: Ann 1,018 (+18) · Bob 994? (new).")
    single = victory_card(over(1), Highlights(ratings=changes))
    assert "Rating: Ann 1,018 (+18) · Bob 994? (new)" in single.draw.args[3].cheers


@pytest.mark.parametrize("state", [State.OVER, State.ABANDONED])
def test_the_end_of_a_match_has_a_button_that_tells_how_it_was_dealt_and_no_hash(state: State) -> None:
    table = snapshot(
        play_on(begun(target=5), rounds=99), state=state, secret="opened", seed="mix", seal="5ea1", beacon=777
    )
    message = shown(table) if state is State.OVER else closing_message(table, [])
    assert message.text.split("\n")[-1] == ENGLISH("fair-opened-short")
    assert clicks(message.controls)[-1] == f"deal:{TABLE}:0:"
    assert not any(secret in message.text for secret in ("opened", "5ea1", "777"))


# -- what a computer says --------------------------------------------------------------------------

SAID = Remark(1, "round-lost", 1)


@pytest.mark.parametrize(
    ("locale", "wording", "line"),
    [
        ("en-US", BRIEFLY, "💬 **Ada**: Well played! I am taking notes."),
        ("nl", BRIEFLY, "💬 **Ada**: Goed gespeeld! Ik maak aantekeningen."),
        ("fr", BRIEFLY, "💬 **Ada**\N{NO-BREAK SPACE}: Bien joué\N{NO-BREAK SPACE}! Je prends des notes."),
        ("en-US", IN_WORDS, "**Ada** says: “Well played! I am taking notes.”"),
    ],
)
@pytest.mark.parametrize("state", [State.BETWEEN, State.OVER])
def test_a_computer_says_a_line_below_the_result(
    state: State, locale: str, wording: Wording, line: str
) -> None:
    players = (Player("Ann", 1), Player("Ada 🤖", level="casual"))
    match = play_on(begun(target=5), rounds=99) if state is State.OVER else play_on(begun())
    table = snapshot(match, state=state, locale=locale, players=players, remark=SAID)
    lines = shown(table, BACK, wording=wording).text.split("\n")
    silent = shown(replace(table, remark=None), BACK, wording=wording).text.split("\n")
    assert lines.count(line) == 1
    assert [each for each in lines if each != line] == silent, "nothing else changes"
    standing = localizer_for(locale)("standing", scores="").strip()
    assert lines[lines.index(line) - 1].startswith(standing)
    assert shown(table, BACK, wording=replace(wording, remarks=False)).text.split("\n") == silent


@pytest.mark.parametrize("state", [State.PLAYING, State.PAUSED])
def test_a_turn_and_a_pause_have_no_line(state: State) -> None:
    table = snapshot(begun(), state=state, resumes=State.PLAYING, remark=SAID)
    assert "💬" not in shown(table).text
    assert "💬" not in check(last_table_message(snapshot(play_on(begun()), remark=SAID), [])).text


# -- a pause ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("resumes", "wording", "picture", "points"),
    [
        (State.PLAYING, BRIEFLY, "table", ""),
        (State.PLAYING, IN_WORDS, "table", "-# All Fives"),
        (State.BETWEEN, BRIEFLY, "round", "Standing"),
    ],
)
def test_a_pause_shows_the_picture_of_the_state_it_resumes(
    resumes: State, wording: Wording, picture: str, points: str
) -> None:
    table = snapshot(play_on(begun()), state=State.PAUSED, resumes=resumes)
    message = shown(table, wording=wording)
    assert [each.name for each in message.attachments] == [picture]
    paused, _, *told, how = message.text.split("\n")
    assert paused == "⏸️ **This table is paused.**"
    assert [line.startswith(points) for line in told] == [True] * bool(points)
    assert how == ENGLISH("paused-how")
    assert clicks(message.controls) == [f"resume:{TABLE}:0:", f"panel:{TABLE}:0:"]


def test_a_pause_is_announced_first_and_only_once() -> None:
    table = snapshot(begun(), state=State.PAUSED, resumes=State.PLAYING)
    lines = shown(table, BACK, Notice("table-paused"), Notice("clock-all-away")).text.split("\n")
    assert lines[:3] == [
        "⏸️ **This table is paused.**",
        "👋 **Cas** is back and plays again.",
        ENGLISH("clock-all-away"),
    ]


# -- the end of a table ----------------------------------------------------------------------------


def test_a_closed_match_says_why_and_offers_the_deal() -> None:
    ended = Notice("table-ended", {"name": Name("Ann")})
    table = snapshot(begun(), state=State.ABANDONED, seed="opened")
    lines = check(closing_message(table, [ended])).text.split("\n")
    assert lines[0] == "**Ann** has ended this table. The match does not count."
    assert lines[1] == ENGLISH("fair-opened-short")


def test_a_closed_lobby_reveals_no_deal() -> None:
    message = check(closing_message(snapshot(state=State.ABANDONED), [Notice("lobby-deserted")]))
    assert message.text == ENGLISH("lobby-deserted")
    assert message.controls == ()
    assert message.attachments == ()


def test_the_score_is_in_the_askers_language() -> None:
    table = snapshot(play_on(begun(), rounds=1), locale="nl")
    message = check(score_message(table, ENGLISH))
    assert message.text.startswith("Standing: **")
    (sheet,) = message.attachments
    scene, rounds, winners = sheet.draw.args
    assert sheet.draw.func is render.score_sheet
    assert scene.words["total"] == ENGLISH("picture-total")
    assert (rounds, winners) == (table.round_scores, ())


@pytest.mark.parametrize(("locale", "level"), [("en", "Novice"), ("nl", "Beginner"), ("fr", "Débutant")])
def test_the_score_has_the_levels_of_computers(locale: str, level: str) -> None:
    players = (*people(1), Player("Ada 🤖", level="novice"))
    message = check(score_message(snapshot(begun(), players=players), localizer_for(locale)))
    assert f"**Ada** ({level}) 0" in message.text
    assert "**Ann** 0" in message.text


def test_the_end_of_a_match_has_the_levels_of_computers_and_the_end_of_a_round_has_not() -> None:
    players = (*people(1), Player("Ada 🤖", level="strong"))
    over, between = (
        snapshot(play_on(begun(target=target), rounds=rounds), players=players, state=state)
        for target, rounds, state in ((1, 9, State.OVER), (500, 1, State.BETWEEN))
    )
    assert "**Ada** (Strong) " in shown(over).text.split("Standing: ")[1]
    assert "(Strong)" not in shown(between).text


@pytest.mark.parametrize(("locale", "level"), [("en", "Novice"), ("nl", "Beginner"), ("fr", "Débutant")])
@pytest.mark.parametrize("key", ["left-to-computer", "removed-for", "clock-away"])
def test_a_computer_that_takes_over_is_announced_with_its_level(key: str, locale: str, level: str) -> None:
    told = {"name": Name("Ann"), "computer": Name("Ada 🤖"), "level": Labels(("level-novice",))}
    assert f" ({level}) " in shown(snapshot(begun(), locale=locale), Notice(key, told)).text
