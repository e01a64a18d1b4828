"""Old messages after an update: their buttons, hands, questions, lobbies and screens still work.

The messages were drawn by the program of commit e27ac44 (``tests/fixtures``).
"""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace

import pytest
from simcord.components import walk_components

from bot.store import State
from tests.fixtures.e27ac44_server import ANN, BOB, CEES, DIRK, NAMES
from tests.flows.conftest import heard, offered
from tests.flows.updating import (
    CODES,
    LATER,
    TOO_LATE,
    TURNS,
    before_of,
    messages,
    on_turn,
    record_before,
    told,
    updates,
    words,
)

update = pytest.fixture(updates)


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [*TURNS, "fvs1ate0"])
async def test_my_hand_opens_the_same_hand_after_the_update(update, id):
    server = await update(id)
    table = server.table(id)
    for user, person in table.people.items():
        server.renew(id, "public")  # a turn that was never shown is announced below it
        result = await server.press(id, "public", "hand", user=user)
        assert result.response.ephemeral
        if not table.seats.players[table.seats.seat_of(user)].away:
            assert set(offered(result.response)) == {move.text for move in table.choices(person)}
            assert result.response.attachments
        if id != "fvs1ate0":
            assert set(offered(result.response)) == set(
                offered(SimpleNamespace(**messages()[id][f"hand-{user}"]))
            )
    stranger = await server.people[DIRK].click(table.newest, label="My hand")
    assert "not in this game" in server.said(stranger)


@pytest.mark.parametrize(("later", "edited"), [(LATER, True), (13 * 60.0, True), (TOO_LATE, False)])
async def test_an_old_hand_is_edited_until_its_token_expires(update, later, edited):
    """Cees accepts a penalty of four, and Bob is on turn. His open hand is edited to say so."""
    server = await update("dmsasked", later=later)
    result = await server.press("dmsasked", "hand-13", "move", argument="accept")
    assert on_turn(server.table("dmsasked")) == (1, BOB)
    assert server.untouched("dmsasked", "hand-12") is not edited
    assert bool(offered(server.old("dmsasked", "hand-12"))) is edited
    assert not offered(result.response)  # a press sets the token through which its hand can be edited


@pytest.mark.parametrize("id", TURNS)
async def test_an_old_button_makes_its_move(update, id):
    server = await update(id)
    table = server.table(id)
    seat, user = on_turn(table)
    message = server.old(id, f"hand-{user}")
    text, (custom_id, value) = next(iter(offered(message).items()))
    assert value is None

    result = await server.people[user].click(message, custom_id=custom_id)

    made = len(record_before(id)) + 1  # computers move at once
    assert table.record[:made] == [*record_before(id), (seat, text)]
    assert result.response.attachments
    assert custom_id not in {control for control, _ in offered(result.response).values()}


@pytest.mark.parametrize("id", TURNS)
async def test_a_stale_old_button_says_that_it_is_out_of_date(update, id):
    server = await update(id)
    table = server.table(id)
    _, user = on_turn(table)
    older = deepcopy(messages()[id][f"hand-{user}"])
    for each in walk_components(older["components"]):
        if "custom_id" in each:
            each["custom_id"] = aged(each["custom_id"])
    message = server.post(id, "older", server.channels[id], older)
    custom_id, _ = next(iter(offered(message).values()))

    result = await server.people[user].click(message, custom_id=custom_id)

    assert words(user, "stale-click") in result.response.content
    assert table.record == record_before(id)
    assert set(offered(result.response)) == {move.text for move in table.moves(server.people[user])}


async def test_a_hand_older_than_an_unshown_move_is_out_of_date(update):
    server = await update("fvs1ate0", later=TOO_LATE)
    assert server.untouched("fvs1ate0", "hand-11")

    result = await server.press("fvs1ate0", "hand-11", "move")

    assert words(ANN, "stale-click") in result.response.content
    assert server.table("fvs1ate0").record == record_before("fvs1ate0")


def aged(custom_id):
    """Return the custom id that the same control had one move earlier."""
    kind, verb, table, version, argument = custom_id.split(":", 4)
    return f"{kind}:{verb}:{table}:{int(version) - 1}:{argument}"


# -- public messages -------------------------------------------------------------------------------


async def test_an_old_challenge_button_works(update):
    server = await update("dmsasked")
    result = await server.press("dmsasked", "hand-13", "move", argument="challenge")
    assert "Cees challenges" in heard(server.posts("dmsasked")[-1])
    assert result.response.attachments
    assert server.table("dmsasked").record == [*record_before("dmsasked"), (2, "challenge")]


async def test_old_answers_on_the_table_message_work(update):
    """Ann and Cees both answer whether they believe a joker. Cees's button was drawn before Ann's answer."""
    server = await update("d4rasked")
    table, made = server.table("d4rasked"), len(record_before("d4rasked"))

    await server.press("d4rasked", "public", "move", user=ANN, argument="accept")
    await server.press("d4rasked", "public", "move", user=CEES, argument="accuse")

    assert table.record[made:] == [(0, "accept"), (2, "accuse")]
    assert "Cees" in heard(table.newest)


@pytest.mark.parametrize(
    ("first", "move", "tells"),
    [
        (ANN, (0, "catch:2"), "Ann catches Cees"),
        (CEES, (2, "call"), "UNO! shouts Cees"),
    ],
)
async def test_the_first_of_several_old_shouts_counts(update, first, move, tells):
    """Cees forgot to shout. Three people still have the buttons, on hands that are too old to be edited."""
    server = await update("dmscatch", later=TOO_LATE)
    await server.press("dmscatch", "public", "shout", user=first, argument=move[1])
    assert tells in heard(server.posts("dmscatch")[-1])
    for name, shout in (("hand-13", "call"), ("hand-11", "catch:2"), ("hand-12", "catch:2")):
        late = await server.press("dmscatch", name, "shout", argument=shout)
        assert told(late)
        assert "has expired" not in told(late)
    assert server.table("dmscatch").record == [*record_before("dmscatch"), move]


def in_old_words(text):
    """Return a text in earlier words, without the robot emoji that followed the names of computers."""
    return text.replace(" 🤖**", "**").replace("plays the last tile and wins", "is out and wins")


@pytest.mark.parametrize("code", CODES)
async def test_an_old_next_round_button_deals_once(update, code):
    id = f"{code}btwn0"
    server = await update(id)
    table = server.table(id)
    for _, player in table.seats.people()[1:]:
        await server.press(id, "public", "next", user=player.user_id)
    server.renew(id, "public")
    first, second = await server.at_once(*(server.press(id, "public", "next", user=ANN) for _ in range(2)))
    assert table.seats.state is State.PLAYING
    assert table.seats.match_or_raise.rounds == 1
    assert server.said(first) == ""
    assert second.response.content == words(ANN, "moved-on")
    (hand,) = [*first.followups, *second.followups]
    assert hand.ephemeral
    assert hand.attachments, "her hand opens below the table, once"
    card = server.old(id, "public")
    before, *waited = card.content.split("\n-# ")
    told = messages()[id]["public"]["content"]
    assert in_old_words(before) == in_old_words(told)
    assert server.labels(card) == []
    # the card lists the players the next round waits for
    assert len(waited) == (len(table.seats.people()) > 1)
    assert server.buttons(id)[0] == "My hand"


@pytest.mark.parametrize("id", [f"{code}rests" for code in CODES] + ["dmsrst0b"])
async def test_an_old_resume_button_ends_the_pause(update, id):
    server = await update(id)
    await server.env.advance_time(3 * 86400)
    assert server.untouched(id, "public")
    refused = await server.press(id, "public", "resume", user=DIRK)
    assert words(DIRK, "refusal-stranger") in server.said(refused)

    await server.press(id, "public", "resume", user=ANN)

    assert server.table(id).seats.state is State(before_of(id)["resumes"])
    assert server.table(id).record[: len(record_before(id))] == record_before(id)
    assert server.labels(server.old(id, "public")) == []
    assert any("\n▶️ **Ann**" in f"\n{post.content}" for post in server.posts(id))


@pytest.mark.parametrize(("name", "user"), [("hand-12", 0), ("public", BOB)])
async def test_an_away_player_returns_with_an_old_button(update, name, user):
    server = await update("dmsg0ne0")
    result = await server.press("dmsg0ne0", name, "back", user=user)
    assert "**Bob** is back" in server.posts("dmsg0ne0")[-1].content
    assert result.response.attachments
    assert not server.table("dmsg0ne0").seats.players[1].away


# -- questions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", CODES)
async def test_an_old_question_about_a_pause_can_be_agreed_to(update, code):
    """The older version kept agreements only in memory, so everyone must agree again."""
    id = f"{code}asked"
    server = await update(id)
    *others, last = server.table(id).people
    for user in others:
        await server.press(id, "pause", "agree", user=user)
        question = server.old(id, "pause")
        assert f"**{NAMES[user]}**" in question.content.partition("Waiting for")[0]
        assert server.labels(question) == ["Agree to pause", "Keep playing"]

    await server.press(id, "pause", "agree", user=last)

    assert server.table(id).seats.state is State.PAUSED
    assert server.gone(id, "pause")
    assert server.buttons(id) == ["Resume", "More"]


@pytest.mark.parametrize("code", CODES)
async def test_an_old_question_about_a_pause_can_be_declined(update, code):
    id = f"{code}asked"
    server = await update(id)
    await server.press(id, "pause", "decline", user=BOB)
    assert "**Bob** would rather play on" in server.old(id, "pause").content
    assert server.labels(server.old(id, "pause")) == []


@pytest.mark.parametrize("code", ["dms", "trn", "d4r"])
async def test_an_old_vote_can_remove_a_player(update, code):
    id = f"{code}asked"
    server = await update(id)
    assert words(CEES, "vote-not-yours") in told(await server.press(id, "vote", "oust", user=CEES))
    await server.press(id, "vote", "oust", user=BOB)
    assert server.labels(server.old(id, "vote")) == ["Should leave", "Should stay"]
    await server.press(id, "vote", "oust", user=ANN)
    assert server.table(id).seats.seat_of(CEES) is None
    assert server.gone(id, "vote")
    assert "**Cees** has been taken off the table" in server.everything(id)


@pytest.mark.parametrize("code", ["dms", "trn", "d4r"])
async def test_an_old_vote_can_keep_a_player(update, code):
    id = f"{code}asked"
    server = await update(id)
    await server.press(id, "vote", "spare", user=ANN)
    assert server.table(id).seats.seat_of(CEES) == 2
    assert server.labels(server.old(id, "vote")) == []


@pytest.mark.parametrize("code", CODES)
async def test_an_old_question_about_a_seat_can_be_agreed_to(update, code):
    id = f"{code}p1ayn"
    server = await update(id)
    assert words(CEES, "substitute-not-yours") in told(await server.press(id, "seat", "admit", user=CEES))
    await server.press(id, "seat", "admit", user=ANN)
    table = server.table(id)
    assert table.seats.seat_of(CEES) == len(table.seats.players) - 1
    assert server.gone(id, "seat")
    assert "**Cees** takes over the seat of **Ada 🤖**" in table.newest.content


async def test_an_old_question_about_a_seat_can_be_declined(update):
    server = await update("trnp1ayn")
    await server.press("trnp1ayn", "seat", "refuse", user=ANN)
    assert "**Cees** does not join this match" in server.old("trnp1ayn", "seat").content
    assert server.table("trnp1ayn").seats.seat_of(CEES) is None
    assert words(CEES, "substitute-asked") in told(await server.press("trnp1ayn", "offer", "substitute"))
    assert "**Cees** would like to take over" in server.posts("trnp1ayn")[-1].content


@pytest.mark.parametrize("id", ["dmsbtwn0", "fvsasked", "trnrests", "d4rasked"])
async def test_an_old_leave_button_leaves_the_table(update, id):
    server = await update(id)
    leaver = messages()[id]["leave"]["user"]
    assert words(leaver, "you-left") in told(await server.press(id, "leave", "leave"))
    assert f"**{NAMES[leaver]}** has left" in server.everything(id)
    assert server.table(id).seats.seat_of(leaver) is None


@pytest.mark.parametrize("id", ["dmsp1ayn", "fvsbtwn0", "trnrests", "d4rasked", "dmsseats"])
async def test_an_old_end_button_ends_the_table(update, id):
    server = await update(id)
    assert words(ANN, "you-ended") in told(await server.press(id, "end", "end"))
    assert "**Ann** has " in server.everything(id)
    dealt = id != "dmsseats"
    assert server.labels(server.old(id, "public")) == (["Check the deal"] if dealt else [])
    assert server.rows("SELECT state FROM matches") == [("abandoned",)]


async def test_old_keep_playing_buttons_work(update):
    server = await update("dmsp1ayn")
    assert words(BOB, "kept-playing") in told(await server.press("dmsp1ayn", "leave", "keep"))
    assert words(ANN, "kept-playing") in told(await server.press("dmsp1ayn", "end", "keep"))
    assert server.table("dmsp1ayn").seats.state is State.PLAYING


# -- lobbies ---------------------------------------------------------------------------------------


async def test_an_old_lobbys_menus_and_forms_work(update):
    server = await update("dmsseats")

    def lobby():
        return heard(server.old("dmsseats", "public"))

    await server.press("dmsseats", "public", "excuse", user=BOB)
    assert "Declined: Bob" in lobby()
    server.renew("dmsseats", "public")
    assert words(BOB, "host-only", host="**Ann**") in told(
        await server.pick("dmsseats", "public", "game", "all-fives", user=BOB)
    )
    form = await server.pick("dmsseats", "options", "option", "sheet")
    assert form.modal["custom_id"] == "option:dmsseats:sheet"
    await server.fill_in("dmsseats", "form", ["fr"])
    assert "Rule sheet: French" in lobby()
    await server.pick("dmsseats", "options", "pace", "300")
    assert "live, 5 minutes per turn" in lobby()
    server.renew("dmsseats", "public")
    await server.pick("dmsseats", "public", "preset", "fr", user=ANN)
    server.renew("dmsseats", "public")
    await server.pick("dmsseats", "public", "game", "mexican-train", user=ANN)
    assert "Mexican Train" in lobby()
    late = await server.fill_in("dmsseats", "form", ["fr"])  # an option of the previously chosen game
    assert told(late)


# -- ended matches ---------------------------------------------------------------------------------


async def test_an_old_rematch_button_opens_one_lobby(update):
    server = await update("fvsended")
    await server.press("fvsended", "public", "rematch", user=BOB)
    lobby = server.posts("fvsended")[-1]
    assert "**Bob** hosts" in lobby.content
    assert "Ann" in heard(lobby)
    again = await server.press("fvsended", "public", "rematch", user=ANN)
    assert words(ANN, "rematch-open") in told(again)


async def test_an_old_replay_can_be_watched(update):
    server = await update("fvsended")
    first = await server.press("fvsended", "public", "step", user=CEES)
    assert "step 0 of 37" in first.response.content
    for argument, step in (("next", 1), ("last", 37), ("back", 36)):
        await server.press("", "replay", "step", argument=argument)
        assert f"stap {step} van 37" in server.old("", "replay").content
    last = server.posts("fvsended")[-1].id
    await server.press("", "replay", "share")
    assert server.posts("fvsended")[-1].id > last


async def test_old_buttons_of_ended_tables_say_that_the_table_is_closed(update):
    server = await update("fvsqu1ts", "fvsended", "fvsendng")
    for id, name, verb in (
        ("fvsqu1ts", "hand-12", "move"),
        ("fvsqu1ts", "leave", "leave"),
        ("fvsqu1ts", "end", "end"),
        ("fvsended", "hand-11", "move"),
        ("fvsendng", "hand-11", "move"),
    ):
        user = messages()[id][name]["user"]
        assert words(user, "table-gone") in told(await server.press(id, name, verb))


# -- screens without a table -----------------------------------------------------------------------


async def test_old_screens_still_work(update):
    server = await update("fvsended")
    await server.pick("", "settings", "wishserver", "tidy")
    assert server.bot.preferences.guild(server.guild.id).tidy is True
    form = await server.pick("", "settings", "wishserver", "turn_seconds")
    assert form.modal["custom_id"] == "wishserver:turn_seconds"
    await server.fill_in("", "form-settings", ["120"])
    assert server.bot.preferences.guild(server.guild.id).turn_seconds == 120
    await server.fill_in("", "form-defaults", "200")
    await server.press("", "defaults", "nodefault")
    assert "New tables start from" in server.old("", "defaults").content
    form = await server.pick("", "me", "wishperson", "order")
    assert form.modal["custom_id"] == "wishperson:order"
    await server.fill_in("", "form-me", ["False"])
    assert server.bot.preferences.user(ANN).ping == "none"
    for kind, value in (("by", "0 all rating ever"), ("period", "0 all rating month")):
        await server.pick("", "leaderboard", "board", value, argument=kind)
        assert server.old("", "leaderboard").content.startswith("## Alle spellen · Rating")
    exported = await server.press("", "me", "myexport")
    assert words(ANN, "export-here") in told(exported)
    await server.press("", "me", "mydata")
    assert words(ANN, "data-title") in server.old("", "me").content


async def test_old_greetings_buttons_still_work(update):
    server = await update("fvsended")
    asked = await server.press("", "welcome", "showrules", user=BOB)
    assert words(BOB, "which-game") in told(asked)
    assert words(BOB, "settings-not-yours") in told(await server.press("", "welcome", "settings", user=BOB))
    shelf = await server.press("", "welcome", "opentable", user=BOB)
    assert words(BOB, "shelf", now=words(BOB, "button-play-now")) in told(shelf)


@pytest.mark.parametrize(
    ("kind", "verb", "argument", "value"),
    [
        ("b", "pick", "r3-rS", ""),
        ("b", "look", "table", ""),
        ("b", "look", "tiles", ""),
        ("s", "pick", "0", "r3-rS"),
        ("s", "move", "0", "r3-rS@E"),
    ],
)
async def test_old_controls_of_large_hands_work(update, kind, verb, argument, value):
    """The older version drew them only for large hands, and no saved message has one."""
    server = await update("dmsp1ayn")
    custom_id = f"{kind}:{verb}:dmsp1ayn:10:{argument}"
    button = {"type": 2, "style": 1, "label": "-", "custom_id": custom_id}
    menu = {"type": 3, "custom_id": custom_id, "options": [{"label": "-", "value": value}]}
    row = {"type": 1, "components": [button if kind == "b" else menu]}
    found = {"content": "-", "components": [row], "user": ANN}
    message = server.post("dmsp1ayn", "large", server.channels["dmsp1ayn"], found)
    ann = server.people[ANN]

    if kind == "b":
        result = await ann.click(message, custom_id=custom_id)
    else:
        result = await ann.select(message, [value], custom_id=custom_id)

    assert result.response.attachments
    made = server.table("dmsp1ayn").record[len(record_before("dmsp1ayn")) :]
    assert made[:1] == ([(0, "r3-rS@E")] if verb == "move" else [])
