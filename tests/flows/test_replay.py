"""Replays of a finished match, step by step and as an animation, and the verification of its deal."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.store import (
    MatchCommit,
    NewMatch,
    NewMove,
    ResultRow,
    RoundRow,
    ScoreRow,
    SeatRow,
    State,
    StoreUnreachable,
    new_id,
)
from engine import GAMES, Match
from tests.seating import seated

FRAMES = 4
HASH = sha256(b"flows").hexdigest()


@pytest.fixture(autouse=True)
def _few_frames(monkeypatch):
    """Shorten animations. Other tests check what is drawn in them."""
    monkeypatch.setattr(import_module("render.cards.replay"), "MOST", FRAMES)


def played(game, seats, moves=5000, **options):
    """Return a match of random moves that prefers to lay."""
    rng, match = Random(f"{game}/{seats}"), Match(GAMES[game](**options), seats, "flows")
    while match.winners is None and len(match.record) < moves:
        seat = match.round.waiting()[0]
        legal = match.round.legal(seat)
        match.play(seat, rng.choice([move for move in legal if move.verb == "lay"] or legal).text)
    return match


async def recorded(server, game, *people, names=None, guild=None, moves=5000, record=None, **tampered):
    """Save a match as the bot would have, without clicks. Return its code and the match.

    Args:
        names: other names of players, by seat.
        record: moves to save in place of those played.
        tampered: fields of the first result row to replace.
    """
    missing = seated(game) - len(people)
    people += tuple(server.person(name) for name in ("Cas", "Dan")[: max(missing, 0)])
    match = played(game, len(people), moves, **GAMES[game].short_match)
    options = match.game.options.chosen()
    code = new_id()
    seats = tuple(
        SeatRow(seat, person.id, (names or {}).get(seat, person.name)) for seat, person in enumerate(people)
    )
    new = NewMatch(
        id=code,
        guild_id=guild or server.guild.id,
        channel_id=server.channel.id,
        host_id=people[0].id,
        game=game,
        options=options,
        seed="flows",
        locale="en-US",
        seats=seats,
        state=State.PLAYING,
    )
    rows = [
        RoundRow(
            number,
            outcome.reason.value,
            tuple(
                ScoreRow(seat, person.id, outcome.scores[seat], seat in outcome.winners)
                for seat, person in enumerate(people)
            ),
        )
        for number, outcome in enumerate(match.outcomes)
    ]
    result = [
        ResultRow(seat, person.id, match.totals[seat], seat in (match.winners or ()))
        for seat, person in enumerate(people)
    ]
    result[0] = replace(result[0], **tampered)
    moves = tuple(NewMove(n, seat, text) for n, (seat, text) in enumerate(record or match.record))
    over = match.winners is not None
    await server.bot.store.commit(
        MatchCommit(
            match_id=code,
            expected_revision=0,
            new=new,
            moves=moves,
            rounds=tuple(rows) if over else (),
            result=tuple(result) if over else None,
        )
    )
    return code, match


async def watched(server, person, game, **keywords):
    """Save a match of `person` and Bob, and let `person` open its replay.

    Return the code, the match and the replay's message.
    """
    code, match = await recorded(server, game, person, server.person("Bob"), **keywords)
    result = await person.slash(server.channel, "replay", code=code)
    assert result.ephemeral
    return code, match, result.response


def disabled(server, message):
    return [each["label"] for each in server.controls(message) if each.get("disabled")]


def step_of(message):
    return [int(number) for number in re.search(r"step (\d+) of (\d+)", message.content).groups()]


# -- step by step ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_of_every_game_can_be_stepped_through(server, game):
    ann = server.person("Ann")
    _, match, shown = await watched(server, ann, game)
    last = len(match.record)
    assert step_of(shown) == [0, last]
    assert disabled(server, shown) == ["⏮ First", "◀ Back"]
    pictures = {shown.attachments[0].description}

    await ann.click(shown, label="Next ▶")
    assert step_of(shown) == [1, last]
    assert shown.content.count("\n") >= 2, "the title, what happened, and the score"
    assert disabled(server, shown) == []
    pictures.add(shown.attachments[0].description)

    await ann.click(shown, label="Last ⏭")
    assert step_of(shown) == [last, last]
    assert disabled(server, shown) == ["Next ▶", "Last ⏭"]
    assert [picture.filename for picture in shown.attachments] == ["table.png", "round.png"]
    assert "🏆" in shown.content
    pictures |= {picture.description for picture in shown.attachments}

    await ann.click(shown, label="◀ Back")
    assert step_of(shown) == [last - 1, last]
    assert "🏆" not in shown.content
    await ann.click(shown, label="⏮ First")
    assert step_of(shown) == [0, last]
    assert len(pictures) == 4, "each step shows something else"


async def test_a_list_leads_to_the_ends_of_rounds(server):
    ann = server.person("Ann")
    _, match, shown = await watched(server, ann, "mexican-train")
    choice = next(each for each in server.controls(shown) if "options" in each)
    assert [option["label"] for option in choice["options"]] == [f"Round {number}" for number in range(1, 6)]

    await ann.select(shown, [choice["options"][1]["value"]], custom_id=choice["custom_id"])

    assert [picture.filename for picture in shown.attachments] == ["table.png", "round.png"]
    best = sum(outcome.scores[0] for outcome in match.outcomes[:2])
    assert f"**Ann** {best}" in shown.content


async def test_a_replay_continues_after_a_restart(server):
    ann = server.person("Ann")
    _, _, shown = await watched(server, ann, "domino-4")
    await ann.click(shown, label="Next ▶")

    await server.restart()
    await ann.click(shown, label="Next ▶")

    assert step_of(shown)[0] == 2


async def test_anyone_can_open_the_replay_from_the_last_message_of_a_match(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "0")
    await table.start()
    await table.skip(lambda: table.over)
    before = len(server.public())

    result = await eve.click(server.message(server.public()[-1]), label="Watch again")

    assert result.ephemeral
    assert step_of(result.response)[0] == 0
    assert len(server.public()) == before


async def test_a_replay_shows_only_what_everyone_saw(server):
    ann = server.person("Ann")
    _, match, shown = await watched(server, ann, "uno-dominos")
    hidden = {str(tile) for hand in match.round.hands for tile in hand}
    assert hidden, "some tiles were hidden until the round card"
    view = Match(match.game, 2, match.seed).round.view(None)
    assert shown.attachments[0].description.count(" tiles, ") == len(view.hand_sizes)
    for _ in range(3):
        await ann.click(shown, label="Next ▶")
        assert "Your" not in shown.content


async def test_deleted_people_are_shown_as_former_players(server):
    ann = server.person("Ann")
    _, _, shown = await watched(server, ann, "domino-4", names={1: ""})
    assert "🟦 Former player 0" in shown.content
    assert "****" not in shown.content


async def test_a_replay_speaks_its_readers_language(server):
    ann = server.person("Ann")
    server.speaks(ann, "fr")
    code, _ = await recorded(server, "domino-4", ann, server.person("Bob"))
    shown = (await ann.slash(server.channel, "replay", code=code)).response
    assert "étape 0 sur" in shown.content
    assert "Suite ▶" in server.labels(shown)


async def test_the_askers_own_matches_are_offered_newest_first(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    first, _ = await recorded(server, "all-fives", ann, bob)
    await server.env.advance_time(60)
    second, _ = await recorded(server, "domino-4", ann, eve)
    await recorded(server, "domino-4", bob, eve)
    await recorded(server, "domino-4", ann, eve, guild=4711)
    await recorded(server, "domino-4", ann, eve, moves=3)

    offers = await ann.autocomplete(server.channel, "replay", "code", "")
    assert [offer["value"] for offer in offers] == [second, first]
    assert offers[1]["name"].startswith("All Fives: Ann and Bob · ")
    named = await ann.autocomplete(server.channel, "replay", "code", "bob")
    assert [offer["value"] for offer in named] == [first]


async def test_matches_of_other_servers_and_running_matches_are_not_replayed(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    elsewhere, _ = await recorded(server, "domino-4", ann, bob, guild=4711)
    running, _ = await recorded(server, "domino-4", ann, bob, moves=5)
    told = [
        server.said(await ann.slash(server.channel, "replay", code=code))
        for code in (elsewhere, "zzzzzzzz", running)
    ]
    assert told[0] == told[1], "the answer does not reveal whether the match exists elsewhere"
    assert "No finished match" in told[0]
    assert "still being played" in told[2]


async def test_a_record_of_another_versions_rules_is_not_replayed(server):
    ann = server.person("Ann")
    code, _ = await recorded(
        server, "domino-4", ann, server.person("Bob"), record=[(0, "draw"), (0, "g9-g9@N")]
    )
    assert "another version" in server.said(await ann.slash(server.channel, "replay", code=code))
    assert "another version" in server.said(await server.verify(ann, code))


# -- as an animation -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_the_whole_match_is_posted_as_an_animation(server, game):
    ann = server.person("Ann")
    server.locale = "nl"
    code, _, shown = await watched(server, ann, game)

    result = await ann.click(shown, label="Send as animation")

    assert "It will appear in this channel" in server.said(result)
    posted = server.message(server.public()[-1])
    assert posted.content.startswith("🎞️ **Ann** laat een partij")
    assert f"/terugkijken {code}" in posted.content
    [file] = posted.attachments
    assert file.filename == "replay.gif"
    assert "Stand: " in file.description
    animation = Image.open(BytesIO(await file.read()))
    assert animation.format == "GIF"
    assert 3 < animation.n_frames <= FRAMES


async def test_a_posted_replay_names_its_sender_as_at_a_table(server):
    """The name loses characters that turn the text direction and the emoji that marks computers."""
    ann = server.person("\N{RIGHT-TO-LEFT OVERRIDE}Ann \N{ROBOT FACE}")
    _, _, shown = await watched(server, ann, "domino-4")

    await ann.click(shown, label="Send as animation")

    assert server.public()[-1].content.startswith("🎞️ **Ann** ")


async def test_an_animation_without_permission_names_the_missing_permission(server):
    ann = server.person("Ann")
    _, _, shown = await watched(server, ann, "domino-4")
    await server.forbid(attach_files=False)

    result = await ann.click(shown, label="Send as animation")

    assert "Attach Files" in server.said(result)
    assert server.public() == []


async def test_a_person_who_may_not_write_cannot_post_an_animation(server):
    ann = server.person("Ann")
    _, _, shown = await watched(server, ann, "domino-4")
    channel = server.bot.get_channel(server.channel.id)
    await channel.set_permissions(channel.guild.me, send_messages=True)
    await channel.set_permissions(channel.guild.default_role, send_messages=False)
    await server.env.settle()

    result = await ann.click(shown, label="Send as animation")

    assert "You may not write" in server.said(result)
    assert server.public() == []


async def test_two_simultaneous_presses_make_one_animation(server):
    ann = server.person("Ann")
    _, _, shown = await watched(server, ann, "domino-4")

    press = [ann.click(shown, label="Send as animation") for _ in range(2)]
    answers = [server.said(each) for each in await server.at_once(*press)]

    assert len(server.public()) == 1
    late = ["being made already" in answer for answer in answers]  # either press may be looked up first
    assert sorted(late) == [False, True]
    assert "will appear" in answers[late.index(False)]


# -- verification of the deal ----------------------------------------------------------------------


async def test_an_ended_match_reveals_its_secret(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.start()
    await table.go_on()
    asked = await server.at_table(ann, "askend")
    await ann.click(asked.response, label="End the table")

    assert "has ended this table" in server.public()[-1].content
    opened = await bob.click(server.message(server.public()[-1]), label="Check the deal")
    assert "`flows`" in opened.response.content
    offers = await bob.autocomplete(server.channel, "replay", "code", "")
    assert [offer["value"] for offer in offers] == [table.id]
    checked = await server.verify(bob, table.id)
    assert "✅ With the tiles dealt from this seed, the one recorded move gives" in checked.response.content
    assert server.labels(checked.response) == []  # there is nothing to watch


async def test_a_closed_lobby_reveals_no_secret(server):
    ann = server.person("Ann")
    table = await server.open(ann)
    asked = await server.at_table(ann, "askend")
    await ann.click(asked.response, label="End the table")
    assert "has closed this table" in server.public()[-1].content
    assert "flows" not in server.public()[-1].content
    assert "No match" in server.said(await server.verify(ann, table.id))


@pytest.mark.parametrize("game", GAMES)
async def test_the_deal_of_every_game_can_be_verified(server, game):
    ann = server.person("Ann")
    code, match = await recorded(server, game, ann, server.person("Bob"))

    shown = (await server.verify(ann, code)).response

    assert "✅ With the tiles dealt from this seed" in shown.content
    assert f"python -m bot verify {game} {seated(game)} flows" in shown.content
    text = shown.content
    if shown.attachments:
        text = (await shown.attachments[0].read()).decode()
    assert text.count("Round ") == match.rounds
    assert len(re.findall(r"Ann\W*: ", text)) == match.rounds


@pytest.mark.parametrize(
    ("tampered", "given", "told"),
    [
        ({"total": 9}, "", "❌ What was saved is not"),
        ({"won": True}, "", "❌ What was saved is not"),
        ({}, "0" * 64, "❌ That is not the hash you gave."),
        ({}, f" `{HASH.upper()}` ", "✅ That is the hash you gave"),
        ({}, "", "Compare it with the hash"),
    ],
)
async def test_a_verification_reports_what_does_not_match(server, tampered, given, told):
    ann, bob = server.person("Ann"), server.person("Bob")
    code, match = await recorded(server, "domino-4", ann, bob, **tampered)
    assert match.winners == (1,)
    keywords = {"hash": given} if given else {}
    shown = await server.verify(ann, code, **keywords)
    assert told in shown.response.content


async def test_deals_of_other_servers_cannot_be_verified(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    elsewhere, _ = await recorded(server, "domino-4", ann, bob, guild=4711)
    told = server.said(await server.verify(ann, elsewhere))
    assert told == server.said(await server.verify(ann, "zzzzzzzz"))
    assert "flows" not in told


async def test_an_old_match_loses_its_moves_but_still_counts(server):
    """If the operator sets `keep_matches_days`, the daily clean-up deletes the moves of old matches."""
    ann, bob = server.person("Ann"), server.person("Bob")
    with server.env.time_context():
        code, _ = await recorded(server, "block", ann, bob)
    server.bot.settings = server.bot.settings.model_copy(update={"keep_matches_days": 30})

    await server.env.advance_time(31 * 24 * 3600)

    for how in ({}, {"hash": HASH}):  # the replay, and its verification
        answer = await ann.slash(server.channel, "replay", code=code, **how)
        assert "so long ago that its moves have been deleted" in server.said(answer)
    assert "Block Dominoes" in await server.stats(ann)


async def test_a_match_that_cannot_be_loaded_is_not_reported_as_missing(server, monkeypatch):
    ann = server.person("Ann")
    code, _, _ = await watched(server, ann, "domino-4")

    async def fails(*_, **__):
        raise StoreUnreachable("store-no-file-named")

    monkeypatch.setattr(server.bot.store.matches, "load", fails)
    said = server.said(await ann.slash(server.channel, "replay", code=code))
    server.env._errors.clear()
    assert "No finished match" not in said
    assert "went wrong" in said
