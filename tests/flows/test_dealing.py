"""What players see of the deal and can verify: the seal in the lobby, the message number at the start."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from bot.language.localizer import localizer_for
from bot.tables.fairness import mixed

HASH = sha256(b"flows").hexdigest()
ENGLISH = localizer_for("en")


def dealing(server, channel=None):
    """Return the public messages that announce the deal."""
    return [message for message in server.public(channel) if "is dealt now" in message.content]


@pytest.mark.mixed
@pytest.mark.parametrize(("game", "target"), [("uno-dominos", "0"), ("all-fives", "5")])
async def test_the_deal_can_be_verified_from_what_was_shown(server, game, target):
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, game=game)
    asked = await server.at_table(ann, "seal")
    assert f"`{HASH}`" in server.said(asked), "the seal is shown before anyone joins"
    assert "Sealed deal" in table.lobby.content
    await table.join(bob)
    await server.set_option(table, "target", target)
    await table.start()

    (told,) = dealing(server)
    assert "1. **Ann** and 2. **Bob**" in told.content
    assert told.content.split("\n")[1].endswith(f": {target}.")
    assert f"`{HASH}`" in told.content
    assert told.edited_timestamp is None
    link = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{told.id}"
    assert ENGLISH("fair-sealed-linked", link=link) in table.lobby.content
    assert not [each for each in server.public() if HASH in each.content and each.id != told.id]
    sealed = server.said(await server.at_table(bob, "seal"))
    assert f"`{HASH}`" in sealed
    assert ENGLISH("seal-number", number=str(told.id)) in sealed
    running = await server.verify(ann, table.id)
    assert "still being played" in server.said(running)
    assert not any("`flows`" in message.content for message in server.public() + server.private())

    await table.skip(lambda: table.over)

    end = server.message(server.public()[-1])
    assert "🔓 Nobody could choose the tiles." in end.content
    opened = (await bob.click(end, label="Check the deal")).response.content
    assert all(f"`{each}`" in opened for each in ("flows", HASH, told.id))
    shown = (await server.verify(bob, table.id, hash=HASH)).response.content
    assert "✅ That is the hash you gave" in shown
    assert "✅ With the tiles dealt from this seed" in shown
    assert f"Seed: `{mixed('flows', int(told.id))}`" in shown
    assert f"verify {game} 2 flows --message {told.id} --option target={target} --round 1" in shown
    other = await server.verify(bob, table.id, hash=sha256(b"later").hexdigest())
    assert "❌ That is not the hash you gave" in other.response.content


@pytest.mark.mixed
async def test_the_deal_of_a_thread_is_announced_in_its_channel(server):
    mo, ann = server.manager("Mo"), server.person("Ann")
    await server.wish(mo, "threads", ["True"])
    table = await server.open(ann, computers=1)
    await table.start()
    (thread,) = server.channel.threads
    (told,) = dealing(server)
    assert dealing(server, thread) == []
    assert re.search(rf"/{server.channel.id}/{told.id}\)", table.lobby.content)


async def test_a_match_does_not_start_if_the_deal_cannot_be_announced(server):
    ann = server.person("Ann")
    table = await server.open(ann, computers=1)
    await server.forbid(send_messages=False)

    refused = await ann.click(table.lobby, label="Start")

    assert server.said(refused) == ENGLISH("start-not-told")
    assert "Start" in server.labels(table.lobby)
    await server.forbid(send_messages=None)
    await table.start()
    assert len(dealing(server)) == 1


async def test_a_rematch_has_its_own_seal(server, monkeypatch):
    ann = server.person("Ann")
    table = await server.open(ann, computers=1, game="all-fives")
    await server.set_option(table, "target", "5")
    await table.start()
    await table.skip(lambda: table.over)
    monkeypatch.setattr("tests.flows.conftest.FixedSecret.secret", lambda ids: "another")

    await ann.click(server.message(server.public()[-1]), label="Rematch")

    assert f"`{sha256(b'another').hexdigest()}`" in dealing(server)[-1].content
