"""Computer levels and hints: chosen in the lobby, requested on the hand, counted at the end."""

from __future__ import annotations

from functools import partial

import pytest

from bot.language.localizer import LANGUAGES, localizer_for
from bot.store import State
from bot.work import thinker
from bot.work.thinker import WorkerThinker
from engine.players.hints import advise
from engine.players.search import Budget
from tests.flows.conftest import heard

LITTLE = Budget(worlds=40, nodes=2_000, depth=2, solve=2_000)
"""A budget just large enough to find a move. Other tests check how good a hint is."""


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    """Let hints be computed with a small budget, so that they come at once."""
    monkeypatch.setattr(thinker, "advise", partial(advise, budget=LITTLE))


def ids_of(hand):
    """Return the custom ids of a hand's controls."""
    return [part["custom_id"] for row in hand.components for part in row["components"]]


def hint_of(hand):
    """Return the custom id of the button that requests a hint, or None if there is none."""
    return next((each for each in ids_of(hand) if each.startswith("b:hint:")), None)


async def against_computer(server, locale="en", game="all-fives", **settings):
    """Return Ann and her table against a computer. She is on turn and can lay several tiles."""
    ann = server.person("Ann")
    for name, value in settings.items():
        await server.bot.preferences.set_user_setting(ann.id, name, value)
    table = await server.open(ann, computers=1, game=game)
    server.speaks(ann, locale)
    await table.host.click(table.lobby, label="Start")
    await table.skip_to_turn(lambda _, view: len({move.tile for move in view.legal if move.tile}) > 1)
    await table.open_hand(ann)
    return ann, table


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_player_against_computers_gets_a_hint_in_their_language(server, locale):
    ann, table = await against_computer(server, locale)
    words = localizer_for(locale)
    assert words("button-hint") in server.labels(table.hand(ann))

    await ann.click(table.hand(ann), custom_id=hint_of(table.hand(ann)))

    first, *_ = table.hand(ann).content.split("\n")
    keys = ("hint-sure", "hint-likely", "hint-even")
    openings = [words(key, move="|", other="").split("|")[0] for key in keys]
    assert any(first.startswith(opening) for opening in openings)
    number = first.split("**")[1].split(" ")[0]  # the tile's number; the picture shows which tile that is
    assert any(label.startswith(f"{number} →") for label in server.labels(table.hand(ann)))
    assert table.seats.players[0].hints == 1
    assert hint_of(table.hand(ann))  # the hint keeps the hand as it is: the move is made by its own button
    move = table.moves(ann)[0].text
    await table.play(ann, move)
    assert "💡" not in table.hand(ann).content


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_hint_needs_no_picture(server, locale):
    """A player with pictures in words finds the hinted tile among the words."""
    ann, table = await against_computer(server, locale, text=True)
    await ann.click(table.hand(ann), custom_id=hint_of(table.hand(ann)))
    hint, *rest = table.hand(ann).content.split("\n")
    tile = hint.split("**")[1].split(" → ")[0]
    assert any(tile in line for line in rest)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_a_hint_stays_on_the_pages_of_places_until_a_move_is_made(server, locale):
    """A player with large pictures picks the tile first, the hinted one or another."""
    ann, table = await against_computer(server, locale, "domino-4", large=True)
    await ann.click(table.hand(ann), custom_id=hint_of(table.hand(ann)))
    first, *_ = table.hand(ann).content.split("\n")
    assert first.startswith("💡")
    picks = [each for each in ids_of(table.hand(ann)) if each.startswith("b:pick:")]
    assert len(picks) > 1
    for pick in picks:
        await ann.click(table.hand(ann), custom_id=pick)
        assert table.hand(ann).content.startswith("💡")
        back = next(each for each in ids_of(table.hand(ann)) if each.startswith("b:hand:"))
        await ann.click(table.hand(ann), custom_id=back)
        assert table.hand(ann).content.split("\n")[0] == first
    await table.play(ann, table.moves(ann)[0].text)
    await ann.click(table.newest, label="My hand")
    assert "💡" not in table.hand(ann).content


async def test_hints_between_people_need_an_unrated_match_and_are_counted_at_the_end(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="all-fives")
    assert "rated, no hints" in heard(table.lobby)
    panel = (await ann.click(table.lobby, label="⚙️")).response
    panel = (await ann.click(panel, label="Make it unrated")).response
    assert "Make it rated" in server.labels(panel)
    assert "not rated" in heard(table.lobby)
    await table.start()
    await table.skip_to_turn(lambda person, view: person is ann and len(view.legal) > 1)
    await ann.click(table.hand(ann), custom_id=hint_of(table.hand(ann)))
    assert not hint_of(table.hand(bob))

    await table.skip(lambda: table.seats.state is State.OVER)

    assert "💡 Hints: **Ann** 1" in table.newest.content


async def test_a_hint_stays_when_something_else_changes_at_the_table(server):
    ann, bob, carl = (server.person(name) for name in ("Ann", "Bob", "Carl"))
    table = await server.open(ann, bob, carl, game="block")
    panel = (await ann.click(table.lobby, label="⚙️")).response
    await ann.click(panel, label="Make it unrated")
    await table.start()
    await table.skip_to_turn(lambda person, view: person is ann and len(view.legal) > 1)
    await ann.click(table.hand(ann), custom_id=hint_of(table.hand(ann)))
    hint, *_ = table.hand(ann).content.split("\n")

    await server.press(bob, await server.at_table(bob, "askleave"), "leave")
    assert table.seats.players[1].computer

    assert table.hand(ann).content.split("\n")[0] == hint


async def test_a_rated_match_has_no_hints(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    await table.skip_to_turn(lambda person, view: person is ann and len(view.legal) > 1)
    assert not hint_of(table.hand(ann))


async def test_an_older_hint_button_says_that_the_server_switched_hints_off(server):
    ann, table = await against_computer(server)
    older = hint_of(table.hand(ann))
    await server.bot.preferences.set_guild_setting(server.guild.id, "hints", value=False)
    refused = await ann.click(table.hand(ann), custom_id=older)
    assert server.said(refused).endswith("Hints are switched off on this server.")
    assert not hint_of((await table.open_hand(ann)).response)


async def test_a_hint_that_fails_is_answered_with_an_apology(server, monkeypatch, caplog):
    ann, table = await against_computer(server)

    async def gone(*_):
        raise RuntimeError("no worker")

    monkeypatch.setattr(WorkerThinker, "advise", gone)
    refused = await ann.click(table.hand(ann), custom_id=hint_of(table.hand(ann)))
    assert "I could not think of a hint just now" in server.said(refused)


# -- levels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_host_chooses_how_well_computers_play(server, locale):
    server.locale = locale
    words = localizer_for(locale)
    ann = server.person("Ann")
    server.speaks(ann, locale)
    lobby = (await ann.slash(server.channel, "play", game="all-fives")).response
    page = (await ann.click(lobby, label=words("button-setup"))).response
    page = (await ann.click(page, label=words("button-seats"))).response
    await ann.click(page, label=words("button-computer"))
    assert words("lobby-computer", name="Ada 🤖", level=words("level-casual")) in heard(lobby)

    ids = [part["custom_id"] for row in page.components for part in row["components"]]
    menu = next(each for each in ids if each.startswith("s:level:"))
    chosen = await ann.select(page, ["expert"], custom_id=menu)

    expert = words("lobby-computer", name="**Turing 🤖**", level=words("level-expert"))
    assert expert in chosen.response.content
    assert expert.replace("**", "") in heard(lobby)
