"""The puzzle of the day: asked, answered, counted and shared. Yesterday's can be tried without counting."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.discord_ui import daily_puzzles
from bot.discord_ui.commands import puzzle as commands
from bot.language.localizer import LANGUAGES, localizer_for
from bot.practice.puzzles import all_puzzles, number_of
from engine import GAMES, Match
from engine.players.puzzles import equals

DAY, HOUR = 86_400, 3_600
ENGLISH = localizer_for("en")


@pytest.fixture(autouse=True)
def asked(request, monkeypatch):
    """Let the bot pose only the first 20 puzzles of some games, so that new puzzles change no test."""
    games = getattr(request, "param", {"all-fives", "block", "mexican-train", "uno-dominos"})
    puzzles = [each for each in all_puzzles() if each.puzzle.game in games][:20]
    for module in (commands, daily_puzzles):
        monkeypatch.setattr(module, "all_puzzles", lambda: puzzles)


def puzzle_of(server, days_ago=0):
    day = server.env.now().date() - timedelta(days_ago)
    puzzles = commands.all_puzzles()
    return puzzles[number_of(day, puzzles)].puzzle


def answers(puzzle):
    """Return two sets of texts: the best moves of a puzzle, and all other legal moves."""
    game = GAMES[puzzle.game].of_saved(puzzle.options)
    match = Match.replay(game, puzzle.seats, puzzle.seed, puzzle.record)
    view = match.round.view(match.round.waiting()[0])
    best = equals(game, view, puzzle.best)
    return best, {move.text for move in view.legal} - best


def controls(server, message):
    """Return a puzzle's answers by the move's text: the custom id, and the value to pick.

    The value is None for a button.
    """
    found = {}
    for each in server.controls(message):
        verb, argument = each["custom_id"].split(":", 4)[1::3]
        if verb in {"puzzlemove", "puzzlerepeat"}:
            found |= {
                option["value"]: (each["custom_id"], option["value"]) for option in each.get("options", ())
            }
            if "options" not in each:
                found[argument] = (each["custom_id"], None)
    return found


async def answer(server, person, message, wanted):
    """Make one of the wanted moves, with its own control or after picking its tile."""
    there = controls(server, message)
    move = next((each for each in there if each in wanted), None)
    if move is None:
        tiles = {each.split("@")[0] for each in wanted}
        pick = next(
            each["custom_id"]
            for each in server.controls(message)
            if each["custom_id"].startswith("b:puzzlepick:") and each["custom_id"].split(":", 4)[4] in tiles
        )
        message = (await person.click(message, custom_id=pick)).response
        there = controls(server, message)
        move = next(each for each in there if each in wanted)
    custom_id, value = there[move]
    if value is None:
        return (await person.click(message, custom_id=custom_id)).response
    return (await person.select(message, [value], custom_id=custom_id)).response


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_puzzle_is_asked_and_explained_in_the_readers_language(server, locale):
    ann, words = server.person("Ann"), localizer_for(locale)
    server.speaks(ann, locale)
    asked = await ann.slash(server.channel, "puzzle")
    puzzle = puzzle_of(server)
    assert server.said(asked).count(words(f"game-{puzzle.game}")) == 1
    assert words("puzzle-counts") in asked.response.content
    assert len(asked.response.attachments) == 1

    shown = await answer(server, ann, asked.response, answers(puzzle)[0])

    assert shown.content.split("\n")[1].startswith(words("puzzle-right", move="|").split("|")[0])
    assert words("hint-sure", move="|").split("|")[1].strip() in shown.content
    assert words("puzzle-streak", count=1, best=1) in shown.content
    assert "{" not in shown.content


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_puzzle_can_be_solved_from_text_alone(server, locale):
    ann, words = server.person("Ann"), localizer_for(locale)
    server.speaks(ann, locale)
    await server.bot.preferences.set_user_setting(ann.id, "text", value=True)
    shown = (await ann.slash(server.channel, "puzzle")).response
    puzzle = puzzle_of(server)
    for key in ("hand-in-words", "table-in-words"):
        assert words(key, tiles="|", table="|").split("|")[0] in shown.content
    assert all(len(label) > 3 for label in server.labels(shown)), "each label names a tile and a place"
    shown = await answer(server, ann, shown, answers(puzzle)[1])
    wrong, best = shown.content.split("\n")[1:3]
    assert wrong.startswith(words("puzzle-wrong", move="|").split("|")[0])
    assert best.startswith("💡 **")
    assert words("table-in-words", table="|").split("|")[0] in shown.content


async def test_a_puzzle_can_be_read_as_words(server):
    ann = server.person("Ann")
    asked = (await ann.slash(server.channel, "puzzle")).response
    shown = (await ann.click(asked, label="Words")).response
    assert "**Your tiles:**" in shown.content
    assert "Your first answer counts" in shown.content


@pytest.mark.parametrize("asked", [{"domino-4"}], indirect=True)
async def test_a_puzzles_place_is_chosen_after_its_tile(server):
    """Domino 4 has lettered places. A player with large pictures picks the tile first."""
    ann = server.person("Ann")
    await server.bot.preferences.set_user_setting(ann.id, "large", value=True)
    shown = (await ann.slash(server.channel, "puzzle")).response
    without = controls(server, shown)
    pick = next(each["custom_id"] for each in server.controls(shown) if "puzzlepick" in each["custom_id"])
    shown = (await ann.click(shown, custom_id=pick)).response
    assert controls(server, shown).keys() - without.keys(), "the places of that tile"
    back = next(each["custom_id"] for each in server.controls(shown) if "puzzlehand" in each["custom_id"])
    shown = (await ann.click(shown, custom_id=back)).response
    assert controls(server, shown) == without
    shown = await answer(server, ann, shown, answers(puzzle_of(server))[0])
    assert "You found it" in shown.content


async def test_only_the_first_answer_of_a_day_counts(server):
    ann = server.person("Ann")
    first = (await ann.slash(server.channel, "puzzle")).response
    second = (await ann.slash(server.channel, "puzzle")).response
    best, others = answers(puzzle_of(server))
    shown = await answer(server, ann, first, others)
    assert "The next one can start a streak." in shown.content
    shown = await answer(server, ann, second, best)
    assert "Not this time" in shown.content
    again = (await ann.slash(server.channel, "puzzle")).response
    assert again.content == shown.content


async def test_a_streak_counts_days_in_a_row_and_ends_with_a_missed_day(server):
    ann = server.person("Ann")
    streaks = []
    for pause in (1, 1, 2, 0):
        asked = (await ann.slash(server.channel, "puzzle")).response
        shown = await answer(server, ann, asked, answers(puzzle_of(server))[0])
        streaks.append(next(line for line in shown.content.split("\n") if "🔥" in line))
        await server.env.advance_time(pause * DAY)
    assert streaks == [
        "🔥 Solved today. Your best streak: 1.",
        "🔥 Solved 2 days in a row. Your best: 2.",
        "🔥 Solved 3 days in a row. Your best: 3.",
        "🔥 Solved today. Your best streak: 3.",
    ]


async def test_a_solved_puzzle_is_shared_once_and_reveals_nothing(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    shown = (await ann.slash(server.channel, "puzzle")).response
    assert not server.public()
    shown = await answer(server, ann, shown, answers(puzzle_of(server))[0])
    assert not server.public(), "nothing is posted until she shares it"

    older = (await ann.slash(server.channel, "puzzle")).response
    shown = (await ann.click(shown, label="Share")).response
    (message,) = server.public()
    game = ENGLISH(f"game-{puzzle_of(server).game}")
    assert message.content == f"🧩 **Ann** · {game}, January 1, 2026 · 🟩 solved"
    assert "Share" not in server.labels(shown)
    again = await ann.click(older, label="Share")
    assert "You have shared" in server.said(again)
    assert len(server.public()) == 1

    asked = await bob.click(server.message(message), label="Try it")
    assert "Your first answer counts" in server.said(asked)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_streak_and_a_miss_are_shared_as_marks(server, locale):
    ann, words = server.person("Ann"), localizer_for(locale)
    server.locale = locale
    for day, right in enumerate((True, True, False)):
        asked = (await ann.slash(server.channel, "puzzle")).response
        shown = await answer(server, ann, asked, answers(puzzle_of(server))[not right])
        await ann.click(shown, label="Share")
        line = server.public()[day].content
        assert line.split(" · ")[2].split(" ")[0] == ("🟩" * (day + 1) if right else "⬛")
        assert ("2 " in line.split(" · ")[2]) is (day == 1)
        await server.env.advance_time(DAY)
    assert words("button-puzzle-try") in server.labels(server.message(server.public()[0]))


@pytest.mark.parametrize("asked", [{"all-fives"}], indirect=True)
async def test_no_button_of_a_puzzle_judges_its_move(server):
    ann = server.person("Ann")
    seen = []
    for _ in range(5):
        shown = (await ann.slash(server.channel, "puzzle")).response
        seen += [each for each in server.controls(shown) if "puzzlemove" in each["custom_id"]]
        await server.env.advance_time(DAY)
    labels = [text for each in seen for text in (each.get("label") or "", *map(str, each.get("options", ())))]
    assert labels
    assert not [label for label in labels if "+" in label or "point" in label]
    assert {each["style"] for each in seen if "style" in each} <= {2}, "all buttons are grey"


async def test_a_puzzle_cannot_be_shared_where_the_person_may_not_write(server):
    ann = server.person("Ann")
    shown = (await ann.slash(server.channel, "puzzle")).response
    shown = await answer(server, ann, shown, answers(puzzle_of(server))[0])
    await server.forbid(send_messages=False)
    refused = await ann.click(shown, label="Share")
    assert "Send Messages" in server.said(refused)
    assert not server.public()


async def test_yesterdays_puzzle_can_be_tried_without_counting(server):
    ann = server.person("Ann")
    shown = (await ann.slash(server.channel, "puzzle")).response
    await server.env.advance_time(DAY)
    best, _ = answers(puzzle_of(server))
    shown = await answer(server, ann, (await ann.slash(server.channel, "puzzle")).response, best)

    shown = (await ann.click(shown, label=ENGLISH("button-puzzle-yesterday"))).response
    assert "no longer counts" in shown.content
    shown = await answer(server, ann, shown, answers(puzzle_of(server, 1))[1])
    assert "Not this time" in shown.content
    assert "in a row" not in shown.content

    shown = (await ann.click(shown, label=ENGLISH("button-puzzle-today"))).response
    assert "Solved today" in shown.content


async def test_an_old_puzzle_is_replaced_by_todays(server):
    ann = server.person("Ann")
    shown = (await ann.slash(server.channel, "puzzle")).response
    await server.env.advance_time(3 * DAY)
    custom_id, value = next(iter(controls(server, shown).values()))
    doing = (
        ann.click(shown, custom_id=custom_id)
        if value is None
        else ann.select(shown, [value], custom_id=custom_id)
    )
    now = (await doing).response
    assert now.content.startswith("That puzzle is over")
    assert "Puzzle of January 4, 2026" in now.content


async def test_a_solved_puzzle_that_could_not_be_posted_can_be_shared_again(server):
    ann = server.person("Ann")
    shown = (await ann.slash(server.channel, "puzzle")).response
    shown = await answer(server, ann, shown, answers(puzzle_of(server))[0])
    messages = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", messages, status=403, code=50013, times=1)

    refused = await ann.click(shown, label="Share")
    assert "went wrong" in server.said(refused)
    await ann.click(shown, label="Share")

    (message,) = server.public()
    assert message.content.startswith("🧩 **Ann** · ")


# -- the daily post --------------------------------------------------------------------------------


async def daily(server):
    """Let a manager choose the channel for the daily puzzle. The first post comes within the hour."""
    await server.wish(server.manager("Mia"), "puzzle", [server.channel])


async def test_a_server_may_have_each_days_puzzle_posted_with_how_many_solved_the_last(server):
    ann, bob, cas = (server.person(name) for name in ("Ann", "Bob", "Cas"))
    await daily(server)
    assert not server.public()
    await server.env.advance_time(HOUR + 60)
    (post,) = server.public()
    game = ENGLISH(f"game-{puzzle_of(server).game}")
    assert post.content.startswith(f"## 🧩 Puzzle of January 1, 2026 · {game}\nYour move, against ")
    assert "Yesterday" not in post.content
    assert len(post.attachments) == 1
    assert puzzle_of(server).best not in post.content
    assert server.bot.last_posts.lowest(server.channel.id, post.id), "no turn is edited above it"

    best, others = answers(puzzle_of(server))
    for person, wanted in ((ann, best), (bob, others), (cas, best)):
        asked = (await person.click(server.message(post), label="Try it")).response
        again = (await person.slash(server.channel, "puzzle")).response
        await answer(server, person, asked, wanted)
        await answer(server, person, again, best)
    await server.env.advance_time(DAY)
    assert server.public()[1].content.endswith("\nYesterday 2 of 3 here found the move.")
    await server.env.advance_time(DAY)
    assert "Yesterday" not in server.public()[2].content


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_daily_post_speaks_the_servers_language(server, locale):
    await daily(server)
    await server.bot.preferences.set_guild_setting(server.guild.id, "language", locale)
    await server.env.advance_time(HOUR + 60)
    (post,) = server.public()
    assert localizer_for(locale)(f"game-{puzzle_of(server).game}") in post.content
    assert localizer_for(locale)("button-puzzle-try") in server.labels(server.message(post))


async def test_the_daily_puzzle_is_posted_once_a_day_also_after_a_restart(server):
    await daily(server)
    await server.env.advance_time(HOUR + 60)
    await server.restart()
    await server.env.advance_time(3 * HOUR)
    assert len(server.public()) == 1


async def test_a_post_missed_while_the_bot_was_down_is_made_up_for(server):
    await daily(server)
    server.bot._daily_puzzles.close()  # it is down from now on
    await server.env.advance_time(DAY)
    assert not server.public()
    await server.restart()
    assert len(server.public()) == 1


@pytest.mark.parametrize(("status", "posted"), [(503, 1), (403, 0)])
async def test_a_post_is_tried_again_after_an_outage_but_not_where_it_is_forbidden(server, status, posted):
    await daily(server)
    messages = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", messages, status=status, code=0, times=1)
    await server.env.advance_time(HOUR + 60)
    assert not server.public()
    await server.env.advance_time(3 * HOUR)
    assert len(server.public()) == posted


async def test_a_server_without_the_setting_gets_no_post_and_has_no_tally(server):
    ann = server.person("Ann")
    asked = (await ann.slash(server.channel, "puzzle")).response
    await answer(server, ann, asked, answers(puzzle_of(server))[0])
    day = server.env.now().date()
    assert await server.bot.store.practice.tally(server.guild.id, day) == (0, 0)
    await server.env.advance_time(DAY)
    assert not server.public()
