"""What the log contains while people play, at the DEBUG level."""

from __future__ import annotations

import io
import logging

import pytest

from bot.store import State
from bot.telemetry.logs import set_up_logging

SEED = "a-seed-nobody-may-read"


@pytest.fixture
def stream(logging_as_it_was):
    """Return a stream that receives everything that is logged."""
    stream = io.StringIO()
    set_up_logging("DEBUG", "json", stream)
    return stream


@pytest.mark.parametrize("seed", [SEED])
async def test_no_seed_token_hand_or_name_is_logged(server, stream, seed):
    tokens = set()
    server.env.backend.subscribers.append(
        lambda event, payload: tokens.add(payload["token"]) if event == "INTERACTION_CREATE" else None
    )
    ann, bob = server.person("Annabel"), server.person("Bobolink")
    table = await server.open(ann, bob, game="all-fives")
    await table.start()
    hands = {" ".join(map(str, table.view(person).hand)) for person in (ann, bob)}
    for _ in range(3):
        await table.go_on()
    await server.restart()
    await table.skip(lambda: table.seats.state is not State.PLAYING)

    logging.getLogger("bot.test").debug("written")
    said = stream.getvalue()
    assert "written" in said
    assert tokens
    for secret in {seed, ann.user.name, bob.user.name, *tokens, *hands}:
        assert secret not in said, secret
