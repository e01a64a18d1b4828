"""Reviews: made in the background, private until shared, stepped through, and not saved."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor

import pytest

from bot.discord_ui.history import replays
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import State
from bot.work.reviewer import BusyReviewingError, Reviews
from bot.work.workers import Kind
from engine import GAMES
from engine.players.review import ReviewBudget
from tests.flows.test_replay import recorded

ENOUGH = ReviewBudget(worlds=12, nodes=8_000, moves=3)
"""A budget that can tell a good move from a bad one."""
LITTLE = ReviewBudget(worlds=2, nodes=500, moves=2)


def control(server, message, verb):
    """Return the custom id of the first control with that verb, or None."""
    ids = [each["custom_id"] for each in server.controls(message)]
    return next((each for each in ids if each.split(":")[1] == verb), None)


async def reviewed(server, person, *others, game="all-fives", locale="en", budget=LITTLE, **keywords):
    """Save a finished match, open its replay and request its review.

    Return the code, the match, the review's message and the replay's message.
    """
    server.bot.reviews.budget = budget
    server.speaks(person, locale)
    code, match = await recorded(server, game, person, *(others or [server.person("Bob")]), **keywords)
    replay = (await person.slash(server.channel, "replay", code=code)).response
    await person.click(replay, custom_id=control(server, replay, "review"))
    return code, match, server.message(server.private()[-1]), replay


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_review_can_be_requested_after_a_match_and_shows_its_progress(server, monkeypatch, locale):
    ann, bob, words = server.person("Ann"), server.person("Bob"), localizer_for(locale)
    table = await server.open(ann, bob, game="block")
    for name, value in GAMES["block"].short_match.items():
        await server.set_option(table, name, str(value))
    await table.start()
    await table.skip(lambda: table.seats.state is State.OVER)
    server.speaks(ann, locale)
    server.bot.reviews.budget, told = LITTLE, []
    change = Responder.change

    async def noted(responder, sent, message):
        told.append(message.text)
        await change(responder, sent, message)

    monkeypatch.setattr(replays, "BETWEEN", -1.0)
    monkeypatch.setattr(Responder, "change", noted)
    public = len(server.public())

    await ann.click(table.newest, custom_id=control(server, table.newest, "review"))

    *progress, last = told
    before, after = words("review-progress", share="|").split("|")
    assert progress, "the match is judged in parts"
    assert all(text.startswith(before) and text.endswith(f"%{after}") for text in progress)
    assert last == server.message(server.private()[-1]).content
    assert last.startswith("📈 **")
    assert len(server.public()) == public, "only she sees it"


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_review_tells_luck_from_play_in_private(server, locale):
    ann = server.person("Ann")
    words = localizer_for(locale)
    _, match, shown, _ = await reviewed(server, ann, locale=locale)
    title, first, second, *_ = shown.content.split("\n")
    assert words("button-review").split(" ")[0] in title
    assert "**Ann**" in first
    assert "**Bob**" in second
    assert "review-" not in shown.content
    picture = shown.attachments[0]
    assert picture.filename == "review.png"
    moves = len(match.record)
    assert picture.description.startswith(words("review-alt", moves=moves, result="|").split("|")[0])
    assert shown.ephemeral
    assert server.public() == []


async def test_a_reviews_notable_steps_are_marked_in_the_replay(server):
    ann = server.person("Ann")
    _, match, shown, _ = await reviewed(server, ann, budget=ENOUGH)
    looks = [label for label in server.labels(shown) if "Step" in label]
    assert looks, "some of the random moves stand out"

    await ann.click(shown, label=looks[0])

    title, *lines = shown.content.split("\n")
    number = int(looks[0].rsplit(" ", 1)[1])
    assert f"step {number} of {len(match.record)}" in title
    assert any(line.startswith("`─") and "●" in line for line in lines), (
        "a bar shows the position in the match"
    )
    assert any("Chances to win" in line for line in lines)
    assert any(line.startswith(looks[0][0]) for line in lines), "a line comments on that move"
    menu = next(each for each in server.controls(shown) if each["custom_id"].endswith(":mark"))
    assert str(number) in [option["value"] for option in menu["options"]]
    await ann.select(shown, [menu["options"][-1]["value"]], custom_id=menu["custom_id"])
    assert f"step {menu['options'][-1]['value']} of" in shown.content
    await ann.click(shown, label="⏮ First")
    assert "step 0 of" in shown.content


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_review_can_be_read_from_text_alone(server, locale):
    ann = server.person("Ann")
    await server.bot.preferences.set_user_setting(ann.id, "text", True)
    words = localizer_for(locale)
    _, match, shown, _ = await reviewed(server, ann, locale=locale)
    numbers = range(1, len(match.outcomes))
    assert numbers
    rounds = [words("review-after-round", round=number, chances="|").split("|")[0] for number in numbers]
    assert all(any(line.startswith(each) for line in shown.content.split("\n")) for each in rounds)
    step = next(each["custom_id"] for each in server.controls(shown) if ":reviewstep:" in each["custom_id"])
    await ann.click(shown, custom_id=step)
    assert "●" not in shown.content
    assert shown.attachments[0].description in shown.content


async def test_a_review_can_show_the_moves_of_others_and_be_shared(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    _, _, shown, _ = await reviewed(server, ann, bob)
    assert "\n**Ann**\n" in shown.content
    await ann.select(shown, ["1"], custom_id=control(server, shown, "reviewseat"))
    assert "\n**Bob**\n" in shown.content

    await ann.click(shown, label="Show to everybody")

    posted = server.message(server.public()[-1])
    assert posted.content.startswith("📈 **Ann** shows the review of a match.")
    assert "\n**Bob**\n" in posted.content
    assert posted.attachments[0].filename == "review.png"


async def test_a_shared_review_names_its_sender_as_at_a_table(server):
    ann = server.person("\N{RIGHT-TO-LEFT OVERRIDE}Ann \N{ROBOT FACE}")
    _, _, shown, _ = await reviewed(server, ann, game="block")
    await ann.click(shown, label="Show to everybody")
    assert server.public()[-1].content.startswith("📈 **Ann** shows the review of a match.")


async def test_a_review_is_made_once_and_lost_at_a_restart(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    code, _, shown, replay = await reviewed(server, ann, bob)
    pool = server.bot.pool
    asked = await bob.slash(server.channel, "replay", code=code)
    await bob.click(asked.response, label="Review")
    assert "luck" in server.message(server.private()[-1]).content
    assert pool.waiting()[Kind.REVIEW] == 0

    await server.restart()
    result = await ann.click(shown, label="Show to everybody")

    assert "I no longer have that review" in server.said(result)
    server.bot.reviews.budget = LITTLE
    await ann.click(replay, label="Review")
    assert "luck" in server.message(server.private()[-1]).content


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (BrokenExecutor(), "I could not finish that review. Try again in a moment."),
        (ValueError("other rules"), "That match cannot be replayed"),
        (BusyReviewingError(), "I am already reviewing another match for you"),
    ],
)
async def test_a_review_that_fails_is_answered_with_a_reason(server, monkeypatch, error, sentence):
    ann = server.person("Ann")

    async def gone(self, *_):
        raise error

    monkeypatch.setattr(Reviews, "make", gone)
    _, _, shown, _ = await reviewed(server, ann, game="block")
    assert shown.content.startswith(sentence)
