"""A person's statistics in words: matches, ratings, achievements, results by game, partners and rivals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from bot.discord_ui.history.profile_card import best_round, feats, profile_card
from bot.discord_ui.wire.client_protocol import Client
from bot.discord_ui.wire.members import Known
from bot.discord_ui.wire.permissions import posting_refused
from bot.discord_ui.wire.person_names import display_name, person_name
from bot.discord_ui.wire.responder import Responder
from bot.language.localizer import Localizer
from bot.presentation.message import Attachment, Button, Click, Message, rows
from bot.presentation.text.rating_text import rating_text
from bot.presentation.text.text import bold
from bot.store import ALL_GAMES, GameTally, Partner, Profile, Rating, Rival
from bot.tables.state.results import teams_of

NO_ONE: Mapping[int, Known] = MappingProxyType({})
"""The people known today if Discord was not asked."""


async def show(client: Client, responder: Responder, user_id: int) -> None:
    """Show a person's statistics to the asker alone, or tell the asker why they may not see them. If there
    are none, say so.
    """
    if not await open_to(client, responder, user_id):
        return
    asker, localizer, name = responder.user.id, responder.localizer, f"<@{user_id}>"
    profile, known = await _looked_up(client, responder, user_id)
    if not profile.games:
        await responder.private(Message(localizer("records-none", name=name)))
        return
    ways = [Button(Click("history", argument=f"0 {user_id}"), localizer("button-matches"))]
    if user_id == asker and client.preferences.guild(responder.guild_id).boards != "off":
        ways.append(Button(Click("profileshow", argument=str(user_id)), localizer("button-review-share")))
    text = profile_text(profile, name, localizer, asker, known, rates=not responder.by_click)
    if not client.preferences.user(asker).text:
        text = text.partition("\n")[0]  # the card below says the rest, and its alt text says it by ear
    card = _card(responder, profile, _own_name(responder, user_id, known), known, localizer)
    await responder.private(Message(text, (card,), rows(ways)))


async def share(client: Client, responder: Responder, argument: str) -> None:
    """Post the card of the asker's own statistics in the channel, in the server's language. If that cannot be
    done, tell the asker why.

    Args:
        argument: the asker's user id; nobody else's statistics are posted.
    """
    asker, refusal = responder.user.id, sharing_refused(client, responder)
    if argument != str(asker):
        refusal = responder.localizer("control-gone")
    if refusal is not None:
        await responder.note(refusal)
        return
    localizer, name = responder.public_localizer, display_name(responder.user)
    profile, known = await _looked_up(client, responder, asker, public=True)
    if profile.games:
        text = localizer("stats-shared", name=bold(name))
        await responder.post(Message(text, (_card(responder, profile, name, known, localizer),)))
    await responder.note(responder.localizer("review-is-shared" if profile.games else "control-gone"))


async def _looked_up(
    client: Client, responder: Responder, user_id: int, *, public: bool = False
) -> tuple[Profile, Mapping[int, Known]]:
    """Return a person's statistics, and what is known today of them, their rivals and their partners.

    Args:
        public: whether everybody will see them. Then no hidden person is listed; otherwise the asker is, even
            if hidden.
    """
    hidden, asker = client.preferences.hidden(), None if public else responder.user.id
    profile = await client.store.statistics.career(responder.guild_id, user_id, teams_of, hidden, asker=asker)
    rivals = [rival.user_id for rival in profile.rivals]
    people = [user_id, *rivals, *(partner.user_id for partner in profile.partners)]
    return profile, await client.members.of(responder.interaction.guild, people)


def _own_name(responder: Responder, user_id: int, known: Mapping[int, Known]) -> str:
    """Return the name of the person whose statistics are shown."""
    if user_id == responder.user.id:
        return display_name(responder.user)
    found = known.get(user_id)
    return found.name if found is not None and not found.gone else person_name("", user_id)


def _card(
    responder: Responder, profile: Profile, name: str, known: Mapping[int, Known], localizer: Localizer
) -> Attachment:
    asker, rates = responder.user.id, not responder.by_click
    alt = profile_text(profile, name, localizer, asker, known, rates=rates)
    return profile_card(profile, name, known, localizer, alt.replace("**", "").replace("## ", ""))


async def turn(client: Client, responder: Responder, argument: str) -> None:
    """Replace a person's list of matches with their statistics.

    Args:
        argument: the person's user id.
    """
    try:
        user_id = user_id_of(argument)
    except ValueError:
        await responder.note(responder.localizer("control-gone"))
        return
    await show(client, responder, user_id)


def user_id_of(text: str) -> int:
    """Return the user id in a control's argument.

    Raises:
        ValueError: it is not a whole number from 1 to 2**63 - 1.
    """
    user_id = int(text)
    if not 0 < user_id < 1 << 63:
        raise ValueError(text)
    return user_id


async def open_to(client: Client, responder: Responder, user_id: int) -> bool:
    """Return whether the asker may see a person's records; if not, tell them why."""
    if user_id == responder.user.id:
        return True
    if responder.by_click:
        await responder.note(responder.localizer("anywhere-own"))
        return False
    if client.preferences.guild(responder.guild_id).boards == "off":
        await responder.note(responder.localizer("boards-off"))
        return False
    if client.preferences.user(user_id).hidden:
        await responder.note(responder.localizer("records-hidden"))
        return False
    return True


def sharing_refused(client: Client, responder: Responder) -> str | None:
    """Return why the asker cannot post records in the channel, in their language; None if they can.

    The server may have turned leaderboards off, or the bot or the asker may not post there.
    """
    if client.preferences.guild(responder.guild_id).boards == "off":
        return responder.localizer("boards-off")
    return posting_refused(responder, {"attach_files"})


def profile_text(
    profile: Profile,
    name: str,
    localizer: Localizer,
    asker: int,
    known: Mapping[int, Known] = NO_ONE,
    *,
    rates: bool = True,
) -> str:
    """Return a person's statistics in words, as `asker` reads them.

    Args:
        name: the person's name or mention.
        asker: the reader's user id; their record against the person has a line of its own.
        known: today's names of rivals and partners, by user id; the store's names stand for those that are
            missing.
        rates: whether matches are rated in the place where it is shown.
    """
    lines = [
        localizer("stats-title", name=name),
        _matches(profile, localizer),
        _rating(profile.ratings.get(ALL_GAMES), localizer, "stats-unrated" if rates else "anywhere-unrated"),
        *_achievements(profile, localizer),
        *(_game(tally, profile.ratings.get(tally.game), localizer) for tally in profile.games),
        *(_met("stats-you", each, None, localizer) for each in profile.rivals if each.user_id == asker),
        *(
            _met("stats-with-you", each, None, localizer)
            for each in profile.partners
            if each.user_id == asker
        ),
        *_others("partner", profile.partners, asker, known, localizer),
        *_others("rival", profile.rivals, asker, known, localizer),
    ]
    return "\n".join(lines)


def _others(
    kind: str,
    people: Iterable[Rival | Partner],
    asker: int,
    known: Mapping[int, Known],
    localizer: Localizer,
) -> list[str]:
    """Return a heading and a line for each rival or partner except the asker; no lines if there are none."""
    lines = [
        _met(f"stats-{kind}", each, known.get(each.user_id), localizer)
        for each in people
        if each.user_id != asker
    ]
    return [localizer(f"stats-{kind}s"), *lines] if lines else []


def _met(key: str, other: Rival | Partner, known: Known | None, localizer: Localizer) -> str:
    """Return the line about a rival or a partner: how often the two played, and the results."""
    name = bold(known.name if known is not None and known.name else other.name or str(other.user_id))
    if known is not None and known.gone:
        name = localizer("board-gone", name=name)
    rate = localizer.percent(other.won / other.matches)
    return localizer(key, name=name, matches=other.matches, won=other.won, lost=other.lost, rate=rate)


def _matches(profile: Profile, localizer: Localizer) -> str:
    matches, won = sum(game.matches for game in profile.games), sum(game.won for game in profile.games)
    return localizer(
        "stats-matches",
        matches=matches,
        won=won,
        rate=localizer.percent(won / matches),
        streak=profile.streak,
        longest=profile.longest,
    )


def _rating(rating: Rating | None, localizer: Localizer, unrated: str) -> str:
    if rating is None:
        return localizer(unrated)
    value = rating_text(rating.skill, rating.matches, localizer)
    return localizer("stats-rating", rating=value, place=rating.place, of=rating.of, matches=rating.matches)


def _achievements(profile: Profile, localizer: Localizer) -> list[str]:
    done = feats(profile, localizer)
    return [localizer("stats-feats", feats=" · ".join(done))] if done else []


def _game(tally: GameTally, rating: Rating | None, localizer: Localizer) -> str:
    line = localizer(
        "stats-game",
        game=localizer(f"game-{tally.game}"),
        matches=tally.matches,
        won=tally.won,
        rate=localizer.percent(tally.won / tally.matches),
        average=localizer.number(tally.points / max(1, tally.rounds)),
        best=best_round(tally),
    )
    if rating is None:
        return line
    value = rating_text(rating.skill, rating.matches, localizer)
    return f"{line} {localizer('stats-game-rating', rating=value, place=rating.place, of=rating.of)}"
