"""The pictures of a table with their alt texts, as attachments that are not drawn yet.

This module collects what a picture shows. ``render`` decides how it looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import render
from bot.language.localizer import Localizer
from bot.presentation.games import Narrator
from bot.presentation.message import ALT_TEXT, Attachment
from bot.presentation.place_picker import Offer
from bot.presentation.text.table_facts import (
    clocks_left,
    ended_round,
    presenter_of,
    public_localizer,
    rules_of,
    spectator_view,
)
from bot.presentation.text.text import event_sentences, plain_narrator, round_result, standing, table_words
from bot.tables.operations.partners import lobby_teams
from bot.tables.state.seated import Player, unmarked
from bot.tables.state.snapshot import Snapshot, Told
from engine import View

# -- for everybody ---------------------------------------------------------------------------------


def lobby_card(snapshot: Snapshot, chips: Sequence[str] = ()) -> Attachment:
    """Return the public card of a lobby: the game, its main rules, its players and their levels.

    Args:
        chips: what the match is played by, a few words each.
    """
    localizer, rules = public_localizer(snapshot), rules_of(snapshot)
    seats, lessons = rules.seats, presenter_of(snapshot).lessons(rules.options, localizer)
    key = "picture-players-either" if len(seats) == 2 else "picture-players"
    aside = localizer(key, least=seats[0], most=seats[-1])
    shown = scene(snapshot, 1)
    notes = tuple(_seat_note(player, snapshot, localizer) for player in snapshot.players)
    teams = tuple(lobby_teams(snapshot))
    invitation = render.Invitation(lessons, aside, seats[-1], notes, tuple(chips), teams)
    people = localizer.listing(
        f"{player.name} ({note})" if note else player.name
        for player, note in zip(snapshot.players, notes, strict=True)
    )
    facts = {"people": people, "chips": localizer.clauses(chips), "rules": localizer.clauses(lessons)}
    alt = localizer("alt-lobby", game=shown.words["title"], aside=aside, **facts)
    if teams:
        named = [localizer.listing(snapshot.players[seat].name for seat in team) for team in teams if team]
        alt = f"{alt} {localizer('alt-teams', teams=' · '.join(named))}"
    return Attachment(
        partial(render.lobby_card, shown, invitation), alt, "lobby", content=(shown, invitation)
    )


def _seat_note(player: Player, snapshot: Snapshot, localizer: Localizer) -> str:
    """Return the word below a name in a lobby: a computer's level, *host*, or nothing."""
    if player.user_id is None:
        return localizer(f"level-{player.level or snapshot.level}")
    return localizer("picture-host") if player.user_id == snapshot.host_id else ""


def table_picture(snapshot: Snapshot, told: Sequence[Told] = ()) -> Attachment:
    """Return the table as a spectator sees it.

    Args:
        told: what has happened, for the alt text. It says as much of the newest as there is room for.
    """
    view = spectator_view(snapshot)
    shown = scene(snapshot, snapshot.rounds + 1)
    words = table_words(snapshot, view, plain_narrator(snapshot))
    alt = " ".join([words, *_since(snapshot, told, shown.words["round"], ALT_TEXT - len(words))])
    return Attachment(partial(render.table, view, shown), alt, content=(view, shown))


def _since(snapshot: Snapshot, told: Sequence[Told], round: str, room: int) -> list[str]:
    """Return the round and what happened in it as sentences, without the oldest ones that do not fit.

    Args:
        room: how many letters there are for all of it.
    """
    sentences = [f"{round}.", *event_sentences(snapshot, told)]
    while sentences and sum(len(each) + 1 for each in sentences) > room:
        sentences.pop(0)
    return sentences


def last_table_picture(snapshot: Snapshot) -> Attachment:
    """Return the table as it lay at the end of the last round, with the points from before that round."""
    finished = ended_round(snapshot)
    before = [total - score for total, score in zip(snapshot.totals, finished.outcome.scores, strict=True)]
    shown = scene(replace(snapshot, totals=tuple(before)), snapshot.rounds)
    points = [total + made for total, made in zip(before, finished.view.round_scores, strict=True)]
    alt = table_words(snapshot, finished.view, plain_narrator(snapshot), points)
    return Attachment(partial(render.table, finished.view, shown), alt)


def open_hands_picture(snapshot: Snapshot) -> Attachment | None:
    """Return every seat's hand if the rules have all hands lie open; None if hands are secret."""
    presenter, view = presenter_of(snapshot), spectator_view(snapshot)
    hands = presenter.open_hands(view)
    if hands is None:
        return None
    draw = partial(render.open_hands, hands, view.waiting, scene(snapshot, snapshot.rounds + 1))
    return Attachment(draw, presenter.alt_open_hands(hands, plain_narrator(snapshot)), "hands")


def round_card(snapshot: Snapshot) -> Attachment:
    """Return the card of the round that ended last: every hand open and counted."""
    finished, plain = ended_round(snapshot), plain_narrator(snapshot)
    draw = partial(render.round_card, scene(snapshot, snapshot.rounds), counted(snapshot), finished.outcome)
    alt = f"{round_result(snapshot, plain)}\n{presenter_of(snapshot).alt_count(finished, plain)}"
    return Attachment(draw, alt, "round")


def score_sheet(snapshot: Snapshot, localizer: Localizer) -> Attachment:
    """Return the score sheet with the totals and every round, in the reader's language."""
    shown = scene(snapshot, max(snapshot.rounds, 1), localizer)
    draw = partial(render.score_sheet, shown, snapshot.round_scores, snapshot.winners or ())
    return Attachment(draw, standing(snapshot, plain_narrator(snapshot, localizer)), "scores")


# -- for one seat ----------------------------------------------------------------------------------


def hand_picture(snapshot: Snapshot, view: View, localizer: Localizer, style: render.Style) -> Attachment:
    """Return one seat's hand, with its playable tiles lifted.

    The alt text names the open ends only if the picture shows them.
    """
    presenter, plain = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    alt = presenter.alt_hand(view, plain)
    if render.shows_ends(view):
        alt = f"{localizer('alt-ends', ends=presenter.ends(view, plain))} {alt}"
    shown = scene(snapshot, snapshot.rounds + 1, localizer)
    words = tuple(shown.words.items())
    content = (
        snapshot.game,
        style,
        render.hand_content(view, snapshot.game),
        shown.initials,
        shown.looks,
        words,
    )
    return Attachment(partial(render.hand, view, snapshot.game, style, shown), alt, "hand", content=content)


def table_and_hand_picture(
    snapshot: Snapshot, view: View, localizer: Localizer, style: render.Style
) -> Attachment:
    """Return the table with a seat's hand below it, for a game in which no other message shows the table."""
    shown = scene(snapshot, snapshot.rounds + 1, localizer)
    plain = plain_narrator(snapshot, localizer)
    alt = f"{table_words(snapshot, view, plain)} {presenter_of(snapshot).alt_hand(view, plain)}"
    return Attachment(partial(render.table_and_hand, view, shown, style), alt, content=(view, shown, style))


def own_table_picture(
    snapshot: Snapshot, view: View, localizer: Localizer, style: render.Style
) -> Attachment:
    """Return the table as one seat sees it, in the style its owner has set."""
    shown = scene(snapshot, snapshot.rounds + 1, localizer)
    alt = table_words(snapshot, view, plain_narrator(snapshot, localizer))
    return Attachment(partial(render.table, view, shown, style), alt, content=(view, shown, style))


def places_picture(
    snapshot: Snapshot, view: View, found: Offer, localizer: Localizer, style: render.Style
) -> Attachment:
    """Return the table with the places that a seat may choose from, and the seat's hand.

    A large picture leaves the hand out.
    """
    shown, ghosts = scene(snapshot, snapshot.rounds + 1, localizer), found.ghosts(view)
    draw = partial(render.places, view, shown, ghosts, style, alone=style.large)
    presenter, plain = presenter_of(snapshot), plain_narrator(snapshot, localizer)
    named = zip(found.acts, found.letters, strict=True)
    places = dict.fromkeys(localizer("act-place", letter=letter, place=act.place) for act, letter in named)
    alt = localizer("alt-places", places=localizer.clauses(places), ends=presenter.ends(view, plain))
    if not style.large:
        alt = f"{alt} {presenter.alt_hand(view, plain)}"
    content = (snapshot.game, style, view.laid, tuple(ghosts), render.hand_content(view, snapshot.game))
    return Attachment(draw, alt, "places", content=content)


# -- contents of pictures ------------------------------------------------------------------------


def counted(snapshot: Snapshot) -> list[render.Shown]:
    """Return the counted hands of the round that ended last, by seat, each with a note on its points."""
    presenter, finished = presenter_of(snapshot), ended_round(snapshot)
    notes = presenter.notes(finished, plain_narrator(snapshot))
    return [replace(hand, note=note) for hand, note in zip(presenter.count(finished), notes, strict=True)]


def drawn_narrator(snapshot: Snapshot, shown: render.Scene) -> Narrator:
    """Return a narrator for texts in pictures.

    Names have only characters that the fonts can draw. Computer players have no sign, unless two names would
    be equal without it.
    """
    names = unmarked([shown.name(seat) for seat in range(len(snapshot.players))])
    return Narrator(public_localizer(snapshot), names)


def scene(snapshot: Snapshot, number: int, localizer: Localizer | None = None) -> render.Scene:
    """Return what a table's pictures show besides its view: players, points, round and words.

    Args:
        number: the round shown, counted from 1.
        localizer: the language of the words; the server's if None.
    """
    localizer = localizer or public_localizer(snapshot)
    presenter, rules = presenter_of(snapshot), rules_of(snapshot)
    target, goal = presenter.target(rules.options, localizer)
    words = {
        "title": localizer(f"game-{snapshot.game}"),
        "round": localizer("picture-round", number=number, of=rules.max_rounds()),
        "target": goal,
        "total": localizer("picture-total"),
        "points": localizer("picture-points"),
        "left": localizer("picture-left"),
        **presenter.picture_words(localizer),
    }
    teams = rules.teams(len(snapshot.players))
    return render.Scene(snapshot.game, _players(snapshot), number, target, words, rules.lowest_wins, teams)


def _players(snapshot: Snapshot) -> tuple[render.Player, ...]:
    clocks = clocks_left(snapshot)
    totals = snapshot.totals or (0,) * len(snapshot.players)  # totals are empty before the first deal
    return tuple(
        render.Player(player.name, total, player.computer, snapshot.marker(seat), clocks.get(seat, ""))
        for seat, (player, total) in enumerate(zip(snapshot.players, totals, strict=True))
    )
