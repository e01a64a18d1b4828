"""A lesson as people take it: with the real buttons, alone, interrupted and resumed."""

from __future__ import annotations

import pytest

from bot.language.localizer import localizer_for
from bot.practice.lessons import LESSONS
from bot.preferences import UserSettings
from bot.presentation.practice.lesson_message import TaughtLesson
from bot.tables.state.seated import Player

WORDS = localizer_for("en")


def arguments(server, message):
    """Return the custom ids of a lesson's hand, by the text of the move that each makes."""
    return {
        each["custom_id"].split(":", 4)[4]: each["custom_id"]
        for each in server.controls(message)
        if each["custom_id"].split(":")[1] in {"learnmove", "learnrepeat", "learnshout"}
    }


def step_of(game, number):
    return TaughtLesson(LESSONS[game], number, Player("Ann", 1), UserSettings(), WORDS)


def step_to(move, picked):
    """Return whether a picked value is a step on the way to a move: its tile, or any tile face down."""
    return picked.partition(":")[0] == move.split("@")[0] or picked == move[0] == "?"


async def do(server, person, message, game, number, *, right=True):
    """Make the move that a lesson's step asks for, after the picks that lead to it. Return the response.

    Args:
        number: of the step.
        right: whether to make such a move, or one that the step does not accept.
    """
    lesson = step_of(game, number)
    legal = {move.text for move in lesson.table.views[0].legal}
    wanted = {move for move in legal if lesson.done_by(move) is right}
    there = arguments(server, message)
    for _ in range(4):
        if wanted & there.keys():
            break
        pick = next(
            each["custom_id"]
            for each in server.controls(message)
            if each["custom_id"].split(":", 4)[1] == "learnpick"
            and any(step_to(move, each["custom_id"].split(":", 4)[4]) for move in wanted)
            and each["label"] != "Back"
        )
        message = (await person.click(message, custom_id=pick)).response
        there = arguments(server, message)
    return (await person.click(message, custom_id=there[min(wanted & there.keys())])).response


@pytest.mark.parametrize(
    ("locale", "game", "text"),
    [
        ("en", "domino-4", False),
        ("en", "uno-dominos", True),
        ("nl", "uno-dominos", False),
        ("nl", "mexican-train", True),
        ("fr", "all-fives", False),
        ("fr", "block", True),
        ("es-ES", "uno-dominos", True),
        ("pt-BR", "domino-4", False),
        ("de", "all-fives", True),
    ],
)
async def test_a_whole_lesson_can_be_taken_in_each_language_and_from_text_alone(server, locale, game, text):
    ann, words = server.person("Ann"), localizer_for(locale)
    server.speaks(ann, locale)
    await server.bot.preferences.set_user_setting(ann.id, "text", value=text)
    hand = (await ann.slash(server.channel, "learn", game=game)).response
    steps = len(LESSONS[game].steps)
    for number in range(steps):
        title = words("lesson-title", game=words(f"game-{game}"), step=number + 1, steps=steps)
        assert title in hand.content
        table = words("table-in-words", table="|").split("|")[0]
        assert (table in hand.content) is text
        hand = await do(server, ann, hand, game, number)
    assert hand.content.startswith(words("lesson-over", game=words(f"game-{game}")))
    assert server.labels(hand)[-1] == words("button-lesson-others")
    assert not server.public()


async def test_a_lesson_can_be_read_as_words(server):
    ann = server.person("Ann")
    hand = (await ann.slash(server.channel, "learn", game="block")).response
    hand = (await ann.click(hand, label="Words")).response
    assert "**Your tiles:** 1 · double 6" in hand.content
    assert "step 1 of 8" in hand.content
    asked = (await ann.slash(server.channel, "puzzle")).response
    assert "**Your tiles:**" in asked.content


async def test_a_wrong_move_in_a_lesson_gets_a_hint(server):
    ann = server.person("Ann")
    hand = (await ann.slash(server.channel, "learn", game="all-fives")).response
    shown = await do(server, ann, hand, "all-fives", 0, right=False)
    assert shown.content.split("\n")[0].endswith("press **2 · 6-4 → the middle (+10)**.")
    assert "step 1 of 9" in shown.content
    shown = await do(server, ann, shown, "all-fives", 0)
    assert shown.content.startswith("✅")
    assert "step 2 of 9" in shown.content


async def test_a_lesson_can_be_resumed_after_a_restart(server):
    ann = server.person("Ann")
    hand = (await ann.slash(server.channel, "learn", game="block")).response
    for number in range(3):
        hand = await do(server, ann, hand, "block", number)
    kept = (await ann.click(hand, label="Later")).response
    assert kept.content.startswith("Your place is kept")
    assert server.labels(kept) == ["Go on"]

    await server.restart()

    listed = (await ann.slash(server.channel, "learn")).response
    assert "**Block Dominoes**: you are at step 4 of 8." in listed.content
    hand = (await ann.click(listed, label="Block Dominoes")).response
    assert hand.content.startswith("Welcome back")
    assert "step 4 of 8" in hand.content
    hand = (await ann.click(hand, label="From the start")).response
    assert "step 1 of 8" in hand.content


async def test_a_button_of_an_earlier_step_shows_the_present_step(server):
    ann = server.person("Ann")
    first = (await ann.slash(server.channel, "learn", game="block")).response
    second = (await ann.slash(server.channel, "learn", game="block")).response
    await do(server, ann, first, "block", 0)
    shown = await do(server, ann, second, "block", 0)
    assert shown.content.startswith("You have gone on since")
    assert "step 2 of 8" in shown.content


async def test_a_finished_lesson_is_listed_as_done_and_can_be_taken_again(server):
    ann = server.person("Ann")
    hand = (await ann.slash(server.channel, "learn", game="block")).response
    for number in range(8):
        hand = await do(server, ann, hand, "block", number)
    listed = (await ann.click(hand, label="Other lessons")).response
    assert "**Block Dominoes**: done" in listed.content
    hand = (await ann.click(listed, label="Block Dominoes")).response
    assert "step 1 of 8" in hand.content


async def test_a_lobbys_panel_offers_the_lesson(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, game="mexican-train")
    panel = (await bob.click(table.lobby, label="⋯")).response
    hand = await bob.click(panel, label="Learn a game")
    assert "Mexican Train · step 1 of 10" in hand.response.content


async def test_lesson_progress_is_listed_and_deleted_with_ones_data(server):
    ann = server.person("Ann")
    hand = (await ann.slash(server.channel, "learn", game="block")).response
    await do(server, ann, hand, "block", 0)
    shown = await ann.slash(server.channel, "me")
    shown = await ann.click(shown.response, label="Privacy")
    told = (await ann.click(shown.response, label="My data")).response
    assert "How far you are in one lesson" in told.content
    await server.bot.store.personal_data.forget(ann.id)
    again = (await ann.slash(server.channel, "learn", game="block")).response
    assert "step 1 of 8" in again.content
