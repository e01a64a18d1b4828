"""Statistics and leaderboards of games with teams, after four people have played a match."""

from __future__ import annotations


async def test_statistics_tell_partners_from_opponents(server):
    people = [server.person(name) for name in ("Ann", "Bob", "Cas", "Dan")]
    ann, bob, cas, _ = people
    table = await server.open(*people, game="partners")
    await table.start()
    await table.skip(lambda: table.over)
    assert [player.user_id for player in table.seats.players] == [person.id for person in people]
    won = int(0 in table.seats.match.winners)

    told = (await server.stats(ann)).splitlines()
    played = f"one match, {won} won ({100 * won}%), {1 - won} lost"
    assert told[told.index("Most often in a team with:") :] == [
        "Most often in a team with:",
        f"• Cas: {played}",
        "Most often against:",
        f"• Bob: one match, {won} won, {1 - won} lost",
        f"• Dan: one match, {won} won, {1 - won} lost",
    ]

    asked = (await server.stats(cas, member=ann)).splitlines()
    assert f"In a team with you: {played}" in asked
    assert not any(line.startswith("Against you") for line in asked)
    asked = (await server.stats(bob, member=ann)).splitlines()
    assert f"Against you: one match, {won} won, {1 - won} lost" in asked
    assert not any(line.startswith("In a team with you") for line in asked)

    await server.bot.preferences.set_user_setting(cas.id, "hidden", True)
    assert "Cas" not in await server.stats(ann), "a hidden partner is not named"
    await server.bot.preferences.set_user_setting(cas.id, "text", True)
    shown = (await cas.slash(server.channel, "stats")).response
    assert f"• **Ann**: {played}" in shown.content


async def test_a_shut_out_is_counted_as_two_beside_the_wins(server):
    """Rule PD19."""
    people = [server.person(name) for name in ("Ann", "Bob", "Cas", "Dan")]
    table = await server.open(*people, game="partners")
    await server.set_option(table, "target", "1")
    await server.set_option(table, "shut_out", "True")
    await table.start()
    await table.skip(lambda: table.over)
    assert sorted(table.seats.match.totals)[:2] == [0, 0]
    winners = [people[seat] for seat in table.seats.match.winners]
    assert len(winners) == 2

    shown = (await people[0].slash(server.channel, "leaderboard", game="partners")).response
    lines = shown.content.splitlines()
    assert lines[1:3] == [
        f"🥇 **{person.name}**: 1 of 1 match won, counted as 2"
        for person in sorted(winners, key=lambda person: person.id)
    ]
    assert all(line.endswith("0 of 1 match won") for line in lines[3:5])
    assert lines[-1].startswith("-# A match won against no points counts as two")
    rated = (await people[0].slash(server.channel, "leaderboard", game="partners", by="rating")).response
    assert "counted as" not in rated.content
    assert "won against no points: 1" in await server.stats(winners[0])
