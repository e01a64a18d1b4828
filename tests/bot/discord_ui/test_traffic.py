"""The requests to Discord: what they are for, which of them the limit counts, and how many came at once."""

from __future__ import annotations

import pytest

from bot.discord_ui.traffic import Seconds, answered_interaction, route_of


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/interactions/12/aW50/callback", "callback"),
        ("/api/v10/webhooks/7/aW50", "followup"),
        ("/api/v10/webhooks/7/aW50/messages/@original", "followup"),
        ("/api/v10/channels/9/messages", "messages"),
        ("/api/v10/channels/9/messages/10", "messages"),
        ("/api/v10/channels/9/messages/10/threads", "threads"),
        ("/api/v10/channels/9/threads", "threads"),
        ("/api/v10/channels/9/thread-members/3", "threads"),
        ("/api/v10/channels/9", "channels"),
        ("/api/v10/applications/7/commands", "commands"),
        ("/api/v10/applications/7/guilds/8/commands", "commands"),
        ("/api/v10/gateway/bot", "gateway"),
        ("/api/v10/users/@me", "other"),
        ("/", None),
        ("/gateway", None),
    ],
)
def test_what_a_request_is_for(path: str, route: str | None) -> None:
    assert route_of(path) == route


@pytest.mark.parametrize(
    ("path", "interaction"),
    [
        ("/api/v10/interactions/12/aW50/callback", 12),
        ("/api/v10/webhooks/12/aW50", None),
        ("/gateway", None),
    ],
)
def test_which_interaction_a_request_answers(path: str, interaction: int | None) -> None:
    assert answered_interaction(path) == interaction


def test_the_busiest_second_is_remembered_for_a_minute() -> None:
    now = 100.0
    busiest = Seconds(lambda: now)
    assert busiest.most() == 0
    for at, requests in ((100.2, 3), (100.9, 4), (101.0, 5), (130.5, 6)):
        now = at
        for _ in range(requests):
            busiest.note()
    assert busiest.most() == 7
    now = 159.9
    assert busiest.most() == 7
    now = 160.0  # the hundredth second is a minute old
    assert busiest.most() == 6
    now = 300.0
    assert busiest.most() == 0
