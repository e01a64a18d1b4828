"""The special actions of UNO Dominos: the exchange, drawing, UNO and the challenge."""

from __future__ import annotations

from tests.flows.conftest import heard

FOUR = "W4-W4"


async def two(server):
    """Return a started table with a far target, and its people Ann and Bob."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = await server.open(ann, bob)
    await server.set_option(table, "target", "5000")
    await table.start()
    return table, ann, bob


def verbs(view):
    return {move.verb for move in view.legal}


async def test_the_starter_returns_a_domo_and_the_victim_reads_which_was_taken(server):
    table, ann, bob = await two(server)
    starter = table.on_turn
    victim = bob if starter is ann else ann
    assert "put one of your tiles back into the stock" in table.hand(starter).content
    assert " takes your " in table.hand(victim).content
    assert "takes your" not in heard(table.newest)
    assert "from your hand" not in heard(table.newest)

    await table.go_on()

    assert "puts a tile of their own back too" in heard(table.newest)
    assert "Play it in the middle" in table.hand(starter).content


async def test_only_the_drawer_sees_the_drawn_tile(server):
    table, _, _ = await two(server)
    drawer = await table.skip_to_turn(lambda _, view: "draw" in verbs(view))
    assert "draw a tile" in table.hand(drawer).content

    await table.play(drawer, "draw")

    assert "draws one tile" in heard(table.newest)
    assert " +" in table.hand(drawer).content.split("\n")[-1]
    assert "You draw" not in table.newest.content


async def test_a_drawn_domo_that_fits_may_be_kept(server):
    table, _, _ = await two(server)
    drawer = await table.skip_to_turn(lambda _, view: bool(view.drawn))
    domos = len(table.view(drawer).hand)
    assert "Play it, or keep it" in table.hand(drawer).content
    assert "Keep it" in server.labels(table.hand(drawer))

    await table.play(drawer, "pass")

    assert "keeps the drawn tile" in heard(table.newest)
    assert len(table.view(drawer).hand) == domos
    assert table.on_turn is not drawer


# -- UNO -------------------------------------------------------------------------------------------


async def about_to_shout(table):
    """Play until a player may lay their last domo but one and call. Return that player."""
    return await table.skip_to_turn(lambda _, view: len(view.hand) == 2 and {"call", "lay"} <= verbs(view))


async def forget_to_shout(table):
    """Let a player lay their last domo but one without a shout, so that the other is on turn.

    Return that player.
    """
    while True:
        person = await about_to_shout(table)
        plain = [m for m in table.moves(person) if m.verb == "lay" and not acts(m)]
        await table.play(person, (plain or [m for m in table.moves(person) if m.verb == "lay"])[0].text)
        if plain:
            return person


def acts(move):
    return any(symbol in move.tile for symbol in ("D", "S", "R", "W"))


async def test_a_shout_before_the_lay_is_in_time(server):
    table, ann, bob = await two(server)
    person = await about_to_shout(table)
    other = bob if person is ann else ann

    await person.click(table.newest, label="UNO!")
    again = await person.slash(server.channel, "uno")
    assert "once is enough" in server.said(again)
    await table.play(person, next(m.text for m in table.moves(person) if m.verb == "lay" and not acts(m)))

    assert f"**UNO!** shouts **{person.user.name}**" in table.newest.content or table.on_turn is other
    assert not [label for label in server.labels(table.newest) if label.startswith("Caught")]


async def test_a_forgotten_shout_can_be_caught(server):
    table, ann, bob = await two(server)
    culprit = await forget_to_shout(table)
    catcher = bob if culprit is ann else ann
    assert "have not shouted UNO" in table.hand(culprit).content

    await catcher.click(table.newest, label=f"Caught! {culprit.user.name}")

    assert "forgetting to shout UNO" in heard(table.newest)
    assert len(table.view(culprit).hand) == 3


async def test_a_late_shout_counts_if_it_comes_before_a_catch(server):
    table, _, _ = await two(server)
    culprit = await forget_to_shout(table)

    await culprit.slash(server.channel, "uno")

    assert "UNO! shouts" in heard(table.newest)
    assert not [label for label in server.labels(table.newest) if label.startswith("Caught")]
    assert len(table.view(culprit).hand) == 1


async def test_a_forgotten_shout_cannot_be_caught_after_the_next_lay(server):
    table, ann, bob = await two(server)
    lays = []
    while not lays:
        culprit = await forget_to_shout(table)
        catcher = bob if culprit is ann else ann
        lays = [move for move in table.moves(catcher) if move.verb == "lay" and not acts(move)]
    caught = f"Caught! {culprit.user.name}"
    assert caught in server.labels(table.newest)

    await table.play(catcher, lays[0].text)

    assert caught not in server.labels(table.newest)
    assert caught not in server.labels(table.hand(catcher))


async def test_a_shout_that_is_not_due_costs_nothing(server):
    table, ann, bob = await two(server)
    assert "UNO!" not in server.labels(table.newest), "no player is near the last tile"
    person = await about_to_shout(table)
    other = bob if person is ann else ann
    hands = [table.view(person).hand for person in (ann, bob)]

    by_button = await other.click(table.newest, label="UNO!")
    by_command = await other.slash(server.channel, "uno")

    for result in (by_button, by_command):
        said = result.response or result.followups[0]
        assert said.ephemeral
        assert "Too early!" in said.content
    assert [table.view(person).hand for person in (ann, bob)] == hands


# -- the challenge ---------------------------------------------------------------------------------


async def lays_four(server, *, foul):
    """Play until a player lays a Wild Draw Four. Return the table, that player and the next one.

    Args:
        foul: whether the player has another domo that fits by colour.
    """
    table, ann, bob = await two(server)
    rules = table.seats.match_or_raise.round.rules

    def ready(person, view):
        others = [tile for tile in view.hand if tile != FOUR]
        laid = any(move.tile == FOUR and move.verb == "lay" for move in view.legal)
        return (
            laid
            and bool(others)
            and rules.colour_match(others, table.seats.match_or_raise.round.ends) == foul
        )

    layer = await table.skip_to_turn(ready)
    victim = bob if layer is ann else ann
    await table.play(layer, next(m.text for m in table.moves(layer) if m.tile == FOUR))
    return table, layer, victim


async def test_a_fair_wild_draw_four_is_challenged_in_vain(server):
    table, _, victim = await lays_four(server, foul=False)
    assert "Take four tiles, or challenge" in table.hand(victim).content
    domos = len(table.view(victim).hand)

    await table.play(victim, "challenge")

    assert "is wrong: the four was fair" in table.newest.content
    assert len(table.view(victim).hand) == domos + 4
    assert "👀" in table.hand(victim).content
    assert "👀" not in table.newest.content
    assert "shows:" not in heard(table.newest)


async def test_a_foul_wild_draw_four_is_taken_back_after_a_challenge(server):
    table, layer, victim = await lays_four(server, foul=True)
    domos = len(table.view(layer).hand)

    await table.play(victim, "challenge")

    assert "is right" in table.newest.content
    assert "must play another tile" in table.newest.content
    assert "👀" in table.hand(victim).content
    assert "👀" not in table.newest.content
    assert "shows:" not in heard(table.newest)
    assert len(table.view(layer).hand) == domos + 1

    await table.play(layer, next(m.text for m in table.moves(layer) if m.verb == "lay"))

    assert "as a penalty" in table.newest.content
    assert len(table.view(layer).hand) == domos + 4


async def test_the_victim_may_take_four_without_a_challenge(server):
    table, _, victim = await lays_four(server, foul=True)
    domos = len(table.view(victim).hand)

    await table.play(victim, "accept")

    assert "takes the four tiles" in heard(table.newest)
    assert len(table.view(victim).hand) == domos + 4
    assert "👀" not in table.hand(victim).content
