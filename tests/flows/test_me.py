"""Personal settings (/me): each setting as its owner and the others notice it."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest
from PIL import Image
from sqlalchemy import update

from bot.discord_ui.commands.my_data import PAGES
from bot.discord_ui.history import export
from bot.discord_ui.interactions.settings_form import settings_of
from bot.language.localizer import localizer_for
from bot.preferences import DAY, UserSettings
from bot.presentation.text.text import hand_words, narrator
from bot.store import StoreError
from bot.store.schema import matches
from bot.tables.state.requests import SetPace
from engine import GAMES
from render.paint.theme import BADGE_INK, NIGHT
from tests.flows.conftest import heard

PAGE_OF = {name: page for page, names in PAGES.items() for name in names}


async def page_of(server, person, page):
    """Let a person use /me and open this page. Return the result of the command, whose message shows the
    page."""
    shown = await person.slash(server.channel, "me")
    if page != "notifications":
        await person.click(shown.response, custom_id=f"b:me::0:{page}")
    return shown


async def set_personal(server, person, name, value):
    """Set a personal setting with its page's controls. Return the result whose message shows the page."""
    shown = await page_of(server, person, PAGE_OF[name])
    yes_or_no = isinstance(getattr(UserSettings(), name), bool)
    if yes_or_no and value == getattr(server.bot.preferences.user(person.id), name):
        return shown
    pressed = await person.click(shown.response, custom_id=f"b:wishperson::0:{name}")
    if not yes_or_no:
        await person.submit_modal(pressed, {server.field(pressed): value if name == "zone" else [str(value)]})
    return shown


async def two(server, game="", **options):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob, game=game)
    for name, value in options.items():
        await server.set_option(table, name, value)
    await table.start()
    return table, ann, bob


async def drawn(message):
    """Return a message's picture as pixels."""
    return Image.open(io.BytesIO(await message.attachments[0].read())).convert("RGB")


async def ground(message):
    """Return the colour of a picture's upper left corner."""
    return (await drawn(message)).getpixel((2, 2))


# -- pages and forms -------------------------------------------------------------------------------


def test_each_personal_setting_is_on_one_page():
    assert sorted(name for names in PAGES.values() for name in names) == sorted(settings_of(UserSettings))


async def test_the_pages_of_me_show_only_ones_own_settings(server):
    ann = server.person("Ann")
    shown = await page_of(server, ann, "hand")
    assert shown.ephemeral
    assert "Strong contrast: no" in shown.response.content
    assert server.labels(shown.response)[-3:] == ["My hand", "Quiet hours", "Privacy"]

    await set_personal(server, ann, "contrast", True)
    changed = await page_of(server, ann, "hand")

    assert "Strong contrast: yes" in changed.response.content
    other = await page_of(server, server.person("Bob"), "hand")
    assert "Strong contrast: no" in other.response.content
    assert not server.public()


async def test_a_page_of_me_is_updated_in_place(server):
    shown = await set_personal(server, server.person("Ann"), "order", "playable")
    assert "Order of my tiles: what can be played first" in shown.response.content


async def test_personal_settings_and_their_forms_survive_a_restart(server):
    ann = server.person("Ann")
    shown = await set_personal(server, ann, "large", True)
    form = await ann.click(shown.response, custom_id="b:wishperson::0:order")
    await server.restart()

    await ann.submit_modal(form, {server.field(form): ["heavy"]})
    await server.restart()

    again = await page_of(server, ann, "hand")
    assert "Large tiles: yes" in again.response.content
    assert "Order of my tiles: what counts most first" in again.response.content


async def test_a_form_for_a_removed_setting_changes_nothing(server, monkeypatch):
    ann = server.person("Ann")
    shown = await page_of(server, ann, "hand")
    form = await ann.click(shown.response, custom_id="b:wishperson::0:order")
    others = {name: field for name, field in UserSettings.model_fields.items() if name != "order"}
    monkeypatch.setattr(UserSettings, "__pydantic_fields__", others)
    refused = await ann.submit_modal(form, {server.field(form): ["heavy"]})
    assert "has expired" in server.said(refused)
    assert server.bot.preferences.user(ann.id) == UserSettings()


# -- the first hand --------------------------------------------------------------------------------


async def test_a_first_hand_explains_itself_until_something_on_it_is_pressed(server):
    table, ann, bob = await two(server)
    for person in (ann, bob):
        assert table.hand(person).content.startswith("👋 Only you see your hand.")
        assert "Press *Words*" in table.hand(person).content
    player = await table.until_turn(lambda person, view: bool(view.laid))
    await table.go_on()
    assert "👋" not in table.hand(player).content
    await server.restart()
    hand = (await table.open_hand(player)).response
    assert "👋" not in hand.content
    assert "Words" not in server.labels(hand)


async def test_a_first_hand_has_a_button_that_turns_words_on(server):
    table, ann, _bob = await two(server)
    hand = table.hand(ann)
    await ann.click(hand, label="Words")
    assert "**Your tiles:**" in hand.content
    assert "changes that again" in hand.content
    assert "👋" not in hand.content
    assert "Words" not in server.labels(hand)
    shown = await page_of(server, ann, "hand")
    assert "Words beside the pictures: yes" in shown.response.content


# -- the settings ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["nl", "fr"])
async def test_a_chosen_language_overrides_the_language_of_discord(language, server):
    table, ann, bob = await two(server)
    localizer = localizer_for(language)

    shown = await set_personal(server, ann, "language", language)

    assert (
        localizer("me-title", page=localizer("me-notifications")) in shown.response.content
    )  # at once, on the page that is already open
    await table.until_turn(lambda person, view: person is bob and bool(view.laid))
    assert (
        localizer("hand-wait", turn="**Bob**") in table.hand(ann).content
    )  # pushed by the bot, not requested
    assert "to play" in table.newest.content
    assert "Your turn" in table.hand(bob).content or "to play" not in table.hand(bob).content
    answered = await ann.slash(server.channel, "uno")
    assert localizer("uno-refusal-call-not-due") in server.said(answered)


async def test_a_player_without_pings_is_named_instead_of_mentioned(server):
    table, ann, bob = await two(server)
    await set_personal(server, ann, "ping", "none")
    await table.until_turn(lambda person, view: person is ann and bool(view.laid))
    assert f"<@{ann.id}>" not in table.newest.content
    assert "➡️ 🟠 **Ann** to play" in table.newest.content
    await table.until_turn(lambda person, view: person is bob and bool(view.laid))
    assert f"<@{bob.id}>" in table.newest.content


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("order", ["playable", "heavy"])
async def test_a_hand_is_sorted_as_chosen_and_its_numbers_agree(game, order, server):
    table, ann, _ = await two(server, game)
    await set_personal(server, ann, "text", True)
    await table.until_turn(lambda person, view: person is ann and bool(view.laid))
    before = told(table.hand(ann))

    await set_personal(server, ann, "order", order)

    after = told(table.hand(ann))
    assert sorted(after) == sorted(before)
    view, presenter = table.view(ann), table.presenter
    plain = table.plain_narrator()
    if order == "heavy":
        weights = {presenter.tile(tile, plain): presenter.weight(tile, view.options) for tile in view.hand}
        assert [weights[tile] for tile in after] == sorted(weights[tile] for tile in after)[::-1]
    else:
        fits = {presenter.tile(move.tile, plain) for move in view.legal if move.verb == "lay"}
        assert [tile in fits for tile in after] == sorted((tile in fits for tile in after), reverse=True)
    labelled = dict(label.split(" · ", 1) for label in server.labels(table.hand(ann)) if label[0].isdigit())
    for number, label in labelled.items():
        tile = after[int(number) - 1]
        assert set(tile.replace("-", " ").split()) & set(label.replace("-", " ").split())


def told(message):
    """Return the tiles that the text of a hand lists, without their numbers."""
    line = next(line for line in message.content.splitlines() if line.startswith("**Your tiles:** "))
    parts = line.removeprefix("**Your tiles:** ").split(", ")
    assert [part.split(" · ")[0] for part in parts] == [str(number) for number in range(1, len(parts) + 1)]
    return [part.split(" · ")[1] for part in parts]


async def test_words_beside_pictures_describe_the_hand_and_the_table(server):
    table, ann, bob = await two(server)
    await set_personal(server, ann, "text", True)
    await table.until_turn(lambda person, view: person is bob and bool(view.laid))

    content = table.hand(ann).content
    shown = table.session.snapshot
    assert hand_words(shown, table.view(ann), narrator(shown, localizer_for("en"))) in content
    assert "**The table:** " in content
    assert "**Bob**: " in content
    assert "**The table:** " not in table.hand(bob).content
    await table.go_on()
    assert table.hand(ann).content != content  # moves of others are told at once


@pytest.mark.drawn
async def test_strong_contrast_changes_only_ones_own_pictures(server):
    table, ann, bob = await two(server, "all-fives")
    assert await ground(table.hand(ann)) == await ground(table.hand(bob)) == NIGHT

    await set_personal(server, ann, "contrast", True)

    assert await ground(table.hand(ann)) == BADGE_INK  # an open hand is drawn again
    assert await ground(table.hand(bob)) == NIGHT
    await table.go_on()
    assert await ground(table.newest) != BADGE_INK


@pytest.mark.drawn
async def test_large_tiles_make_ones_own_hand_picture_higher(server):
    table, ann, bob = await two(server, "all-fives")
    before = (await drawn(table.hand(ann))).height
    await set_personal(server, ann, "large", True)
    assert (await drawn(table.hand(ann))).height > before
    assert (await drawn(table.hand(bob))).height == before


@pytest.mark.drawn
async def test_the_table_can_be_shown_on_the_hand_and_stays_up_to_date(server):
    table, ann, bob = await two(server, "all-fives")
    assert not {"Show the table", "Show my tiles"} & {*server.labels(table.hand(ann))}
    await set_personal(server, ann, "contrast", True)
    await set_personal(server, ann, "large", True)
    await table.skip_to_turn(lambda person, view: person is ann and bool(view.laid))
    moves = [label for label in server.labels(table.hand(ann)) if label not in {"Show the table", "Words"}]

    await ann.click(table.hand(ann), label="Show the table")

    hand = table.hand(ann)
    assert len(hand.attachments) == 1
    assert hand.attachments[0].description.startswith("Your turn. Open ends")
    assert await ground(hand) == BADGE_INK
    assert [label for label in server.labels(hand) if label != "Show my tiles"] == moves
    shown = hand.attachments[0].description
    await table.go_on()
    await table.until_turn(lambda person, view: person is ann)
    assert table.hand(ann).attachments[0].description != shown
    assert "Show my tiles" in server.labels(table.hand(ann))
    assert "Show the table" not in server.labels(table.hand(bob))

    await ann.click(table.hand(ann), label="Show my tiles")
    assert "Your " in table.hand(ann).attachments[0].description


async def test_the_hand_of_a_player_who_left_loses_its_buttons(server):
    table, ann, _ = await two(server)
    await set_personal(server, ann, "large", True)
    assert "Show the table" in server.labels(table.hand(ann))
    asked = await server.at_table(ann, "askleave")
    await ann.click(asked.response, label="Leave the table")
    assert server.controls(table.hand(ann)) == []


async def test_a_player_who_left_cannot_look_at_the_table_on_an_old_hand(server):
    """The hand is too old to be edited when its player leaves, so it keeps its buttons."""
    table, ann, _ = await two(server)
    await set_personal(server, ann, "large", True)
    await server.env.advance_time(20 * 60)
    asked = await server.at_table(ann, "askleave")
    await ann.click(asked.response, label="Leave the table")
    refused = await ann.click(table.hand(ann), label="Show the table")
    assert "not in this game" in server.said(refused)


@pytest.mark.parametrize(
    ("game", "options"), [("uno-dominos", {"target": "5000"}), ("domino-4", {"rounds_to_win": "9"})]
)
async def test_auto_call_shouts_for_a_player_and_says_so(game, options, server):
    table, ann, bob = await two(server, game, **options)
    await set_personal(server, ann, "auto_call", True)
    await set_personal(server, bob, "auto_call", True)

    person = await table.skip_to_turn(about_to_have_one_tile)
    await table.go_on(wanted=lambda move: move.verb == "lay")

    assert len(table.view(person).hand) == 1
    assert "has the bot shout for them." in table.newest.content
    assert table.seats.match_or_raise.record[-1] == (table.seats.seat_of(person.id), "call")
    assert not table.view(person).must_call


def about_to_have_one_tile(person, view):
    """Return whether the player has two tiles and may lay one."""
    return len(view.hand) == 2 and any(move.verb == "lay" for move in view.legal)


async def test_auto_call_also_shouts_after_a_timeout(server):
    table = await server.open(server.person("Ann"), server.person("Bob"))
    await table.set_pace(120)
    await table.start()
    person = await table.until_turn(about_to_have_one_tile)
    await set_personal(server, person, "auto_call", True)
    seat = table.seats.seat_of(person.id)

    await server.env.advance_time(121)

    assert (seat, "call") in table.seats.match_or_raise.record[-2:]
    told = table.newest.content
    assert "ran out of time" in told
    assert told.index("📣") < told.index("has the bot shout for them.")


async def test_auto_call_does_not_shout_for_other_players(server):
    table, ann, bob = await two(server)
    person = await table.skip_to_turn(about_to_have_one_tile)
    await set_personal(server, bob if person is ann else ann, "auto_call", True)
    await table.go_on(wanted=lambda move: move.verb == "lay")
    assert "has the bot shout" not in table.newest.content
    assert table.view(person).must_call == (table.seats.seat_of(person.id),)


async def test_a_move_and_its_auto_call_are_saved_together(server, monkeypatch):
    """If saving fails, neither is made. The next press makes both."""
    table, _, _ = await two(server)
    person = await table.skip_to_turn(about_to_have_one_tile)
    await set_personal(server, person, "auto_call", True)
    lay = next(move.text for move in table.moves(person) if move.verb == "lay")
    shown, save = table.newest.content, server.bot.store.commit

    async def full(commit):
        if any(move.text == "call" for move in commit.moves):
            raise StoreError("store-disk-full", place="-")
        await save(commit)

    with monkeypatch.context() as patched:
        patched.setattr(server.bot.store, "commit", full)
        refused = await table.play(person, lay)

    assert "Something went wrong" in server.said(refused)
    assert len(table.view(person).hand) == 2
    assert table.newest.content == shown

    await table.play(person, lay)

    assert len(table.view(person).hand) == 1
    assert "plays" in heard(table.newest)
    assert "has the bot shout" in table.newest.content


# -- the data --------------------------------------------------------------------------------------


async def finished(server, *people):
    """Return the table of a finished match."""
    table = await server.open(*people)
    await server.set_option(table, "target", "0")
    await table.start()
    await table.skip(lambda: table.over)
    return table


async def board(server, person):
    """Return the leaderboard as `person` sees it, line by line."""
    return (await person.slash(server.channel, "leaderboard")).response.content.splitlines()


async def test_ones_data_is_listed_in_words_and_exported_as_a_file(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    nothing = await page_of(server, ann, "privacy")
    await ann.click(nothing.response, label="My data")
    assert "Nothing is kept about you." in nothing.response.content
    table = await finished(server, ann, bob)
    await set_personal(server, ann, "hidden", True)

    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="My data")
    text = shown.response.content
    assert "Your name on one server: **Ann**" in text
    assert "One match you sat in" in text
    assert "Your results in one finished match and one round" in text
    assert "One thing you have set here" in text
    assert "Bob" not in text
    await ann.click(shown.response, label="Back")
    given = await ann.click(shown.response, label="Export")

    (file,) = given.followups[-1].attachments if given.followups else given.response.attachments
    assert file.filename == "boneyard.json"
    found = json.loads(await file.read())
    assert {"results", "seats", "moves", "matches", "preferences", "names"} <= found.keys()
    assert [row["id"] for row in found["matches"]] == [table.id]
    assert found["results"][0]["user_id"] == str(ann.id)
    assert str(bob.id) not in json.dumps(found)
    assert found == await server.bot.store.personal_data.export(ann.id)
    assert not [message for message in server.public() if "boneyard.json" in str(message.attachments)]


async def test_a_person_who_was_only_a_host_sees_that_this_is_stored(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    await server.open(bob)
    async with server.bot.store._database.writing() as connection:
        await connection.execute(update(matches).values(host_id=ann.id))

    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="My data")

    assert "One table you are, or were, the host of" in shown.response.content
    assert "Nothing is kept" not in shown.response.content


async def test_a_large_export_is_zipped(server, monkeypatch):
    monkeypatch.setattr(export, "LARGEST", 10)
    ann = server.person("Ann")
    shown = await page_of(server, ann, "privacy")
    given = await ann.click(shown.response, label="Export")
    (file,) = given.followups[-1].attachments if given.followups else given.response.attachments
    assert file.filename == "boneyard.json.zip"
    with zipfile.ZipFile(io.BytesIO(await file.read())) as packed:
        assert json.loads(packed.read("boneyard.json"))["seats"] == []


async def test_an_export_can_be_repeated_after_a_minute(server):
    ann = server.person("Ann")
    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="Export")
    assert "a moment ago" in server.said(await ann.click(shown.response, label="Export"))
    await server.env.advance_time(61)
    again = await ann.click(shown.response, label="Export")
    assert [file.filename for sent in (again.response, *again.followups) for file in sent.attachments] == [
        "boneyard.json"
    ]


async def test_deleting_ones_data_needs_confirmation_and_keeps_the_results_of_others(server):
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    await finished(server, ann, bob)
    await finished(server, bob, eve)
    await set_personal(server, ann, "language", "nl")
    bobs = [line for line in await board(server, bob) if "Bob" in line]
    assert len([line for line in await board(server, bob) if "Ann" in line]) == 1

    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="Mijn gegevens wissen")
    assert "Alles wissen" in server.labels(shown.response)
    await ann.click(shown.response, label="Bewaren")
    assert (await server.bot.store.personal_data.export(ann.id))["results"]
    await ann.click(shown.response, label="Mijn gegevens wissen")
    await ann.click(shown.response, label="Alles wissen")

    assert "nothing is kept about you" in shown.response.content  # their language setting is deleted too
    assert not any((await server.bot.store.personal_data.export(ann.id)).values())
    after = await board(server, bob)
    assert not [line for line in after if "Ann" in line or str(ann.id) in line]
    assert [line.split(" ", 1)[1] for line in after if "Bob" in line] == [
        line.split(" ", 1)[1] for line in bobs
    ]
    await server.restart()
    again = await page_of(server, ann, "notifications")
    assert "Language: as my Discord" in again.response.content


async def test_deleting_ones_data_leaves_all_tables_where_the_others_play_on(server):
    table, ann, bob = await two(server)
    lobby = await server.open(ann, bob)
    await table.until(lambda: len(table.seats.match_or_raise.record) > 6)
    seat = table.seats.seat_of(ann.id)

    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="Delete my data")
    assert "You leave the 2 tables you are at" in shown.response.content
    await ann.click(shown.response, label="Delete everything")

    assert "nothing is kept about you" in shown.response.content
    assert not any((await server.bot.store.personal_data.export(ann.id)).values())
    assert table.seats.seat_of(ann.id) is None
    assert table.seats.host_id == lobby.seats.host_id == bob.id
    assert "**Ann** has left" in "".join(message.content for message in server.public())
    assert "Ann" not in lobby.newest.content
    del table.people[ann.id]
    table.host = bob
    assert table.seats.players[seat].computer
    await table.open_hand(bob)
    made = len(table.seats.match_or_raise.record)
    await table.until_turn(lambda person, view: len(table.seats.match_or_raise.record) > made + 3)


async def test_an_away_player_can_delete_their_data(server):
    table = await server.open(server.person("Ann"), server.person("Bob"), server.person("Cas"))
    await table.set_pace(60)
    await table.start()
    ann = table.host
    table.seats.update_player(table.seats.seat_of(ann.id), missed_turns=2)
    await table.until_turn(lambda person, view: person is ann)
    await server.env.advance_time(61)
    assert "I'm back" in server.labels(table.newest)

    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="Delete my data")
    await ann.click(shown.response, label="Delete everything")

    assert not any((await server.bot.store.personal_data.export(ann.id)).values())
    assert "I'm back" not in server.labels(table.newest)
    assert "nothing is kept about you" in shown.response.content


async def test_data_can_be_deleted_despite_a_table_that_cannot_be_read(server):
    """Another version wrote the table, so that it can be neither left nor played."""
    table, ann, bob = await two(server)
    async with server.bot.store._database.writing() as connection:
        await connection.execute(update(matches).where(matches.c.id == table.id).values(record_version=99))
    await server.restart()

    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="Delete my data")
    await ann.click(shown.response, label="Delete everything")

    assert "nothing is kept about you" in shown.response.content
    assert not any((await server.bot.store.personal_data.export(ann.id)).values())
    kept = await server.bot.store.personal_data.export(bob.id)
    assert [row["match_id"] for row in kept["seats"]] == [table.id]


async def test_a_match_of_one_person_is_closed_when_they_delete_their_data(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=1)
    await table.start()
    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="Delete my data")
    await ann.click(shown.response, label="Delete everything")
    assert await server.bot.registry.get(table.id) is None
    assert not any((await server.bot.store.personal_data.export(ann.id)).values())


async def test_a_rematch_leaves_the_seat_of_a_deleted_person_free(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    await finished(server, ann, bob)
    shown = await page_of(server, ann, "privacy")
    await ann.click(shown.response, label="Delete my data")
    await ann.click(shown.response, label="Delete everything")
    card = server.message(server.public()[-1])

    await bob.click(card, label="Rematch")

    lobby = server.public()[-1].content
    assert "**Bob** hosts · 1/6" in lobby


# -- policies and other settings -------------------------------------------------------------------


async def test_help_names_the_files_of_the_policies(server):
    shown = await server.person("Ann").slash(server.channel, "help")
    assert "PRIVACY.md" in shown.response.content
    assert "TERMS.md" in shown.response.content
    for name in ("PRIVACY.md", "TERMS.md"):
        assert (Path(__file__).parents[2] / name).is_file()


async def test_help_links_the_policies_at_the_operators_addresses(server):
    server.bot.settings = server.bot.settings.model_copy(update={"terms_url": "https://terms.example/a"})
    shown = await server.person("Ann").slash(server.channel, "help")
    assert "[Terms of use](<https://terms.example/a>)" in shown.response.content
    assert "TERMS.md" not in shown.response.content
    assert "PRIVACY.md" in shown.response.content


async def test_a_chosen_marker_is_used_unless_another_player_has_it(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    await set_personal(server, bob, "marker", "pink")
    table = await server.open(ann, bob)
    await table.start()
    assert f"🟠 <@{ann.id}>" in table.newest.content
    assert "🔄 🔴" in table.newest.content

    await set_personal(server, ann, "marker", "pink")
    await table.go_on()

    assert f"🔴 <@{ann.id}>" in table.newest.content or f"🟦 <@{bob.id}>" in table.newest.content


async def test_help_and_privacy_show_the_operators_contact_and_support_link(server):
    ann, shown = server.person("Ann"), []
    for about in ({}, {"operator_contact": "ops@example.org", "support_url": "https://discord.gg/x"}):
        server.bot.settings = server.bot.settings.model_copy(update=about)
        me = await page_of(server, ann, "privacy")
        await ann.click(me.response, label="My data")
        shown.append((await ann.slash(server.channel, "help")).response.content)
        shown.append(me.response.content)
    assert ["ops@example.org" in text for text in shown] == [False, False, True, True]
    assert ["Help with this bot: <https://discord.gg/x>" in text for text in shown] == [
        False,
        False,
        True,
        False,
    ]


async def test_a_hidden_players_rating_is_not_shown_at_the_end_of_a_match(server):
    table, ann, _ = await two(server, "all-fives", target="5")
    await set_personal(server, ann, "hidden", True)
    await table.skip(lambda: table.over)

    told = server.public()[-1].attachments[0]["description"]
    ratings = told.partition("Rating: ")[2].partition(".")[0]
    assert "Bob " in ratings
    assert "Ann" not in ratings


async def test_a_hand_is_updated_even_if_the_answer_to_the_setting_failed(server):
    table, ann, _ = await two(server)
    await table.open_hand(ann)
    assert "Your tiles:" not in table.hand(ann).content
    shown = await ann.slash(server.channel, "me")
    await ann.click(shown.response, custom_id="b:me::0:hand")
    server.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)

    await ann.click(shown.response, custom_id="b:wishperson::0:text")

    assert server.bot.preferences.user(ann.id).text
    assert "Your tiles:" in table.hand(ann).content


# -- quiet hours and absences ----------------------------------------------------------------------


async def test_an_absence_rests_the_clock_and_the_table_says_until_when(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await table.ask(SetPace(DAY))
    await table.start()
    late, before = table.on_turn, table.seats.deadline
    await set_personal(server, late, "away_until", 3)

    until = server.bot.preferences.user(late.id).away_until
    assert table.seats.deadline - before > 2.9 * DAY
    said = f"**{late.name}** is away until <t:{until}:f>; their clock rests."
    assert said in table.newest.content

    await server.restart()
    assert table.seats.deadline - before > 2.9 * DAY
    await set_personal(server, late, "away_until", 0)
    assert abs(table.seats.deadline - before) < 60
    assert "is away" not in table.newest.content


@pytest.mark.parametrize("language", ["en", "nl", "fr"])
async def test_quiet_hours_go_by_the_clock_of_a_city(server, language):
    ann = server.person("Ann")
    server.speaks(ann, language)
    localizer = localizer_for(language)
    await set_personal(server, ann, "zone", "Nowhere at all")
    assert localizer("city-unknown", city="**Nowhere at all**") in server.private()[-1].content
    assert server.bot.preferences.user(ann.id).zone == ""
    for name, value in (("zone", "new york"), ("quiet_from", 22), ("quiet_hours", 9)):
        shown = await set_personal(server, ann, name, value)
    wanted = server.bot.preferences.user(ann.id)
    assert (wanted.zone, wanted.quiet_from, wanted.quiet_hours) == ("America/New_York", 22, 9)
    assert "New York" in shown.response.content
    assert localizer("wish-person-quiet_from") in shown.response.content


async def test_nobody_is_mentioned_in_quiet_hours(server):
    table, ann, bob = await two(server)
    other = bob if table.on_turn is ann else ann
    await server.bot.preferences.set_user_setting(other.id, "ping", "each")
    await server.bot.preferences.set_user_setting(other.id, "quiet_from", server.env.now().hour)
    await table.until(lambda: table.on_turn is other)
    assert f"<@{other.id}>" not in table.newest.content


async def test_a_turn_that_began_in_quiet_hours_mentions_its_player_when_they_end(server):
    ann, bob = server.person("Ann"), server.person("Bob")
    for person in (ann, bob):
        for name, value in (("quiet_from", server.env.now().hour), ("quiet_hours", 2)):
            await server.bot.preferences.set_user_setting(person.id, name, value)
    table = await server.open(ann, bob)
    await table.ask(SetPace(DAY))
    await table.start()
    late = table.on_turn
    assert f"<@{late.id}>" not in table.newest.content

    await server.env.advance_time(2 * 3600 + 5)
    assert f"<@{late.id}>" in table.newest.content
    first = table.newest.id
    await server.restart()
    await server.env.advance_time(3600)
    assert table.newest.id == first, "a restart repeats no mention"
