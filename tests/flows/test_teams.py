"""Statistics of games with teams: four people play, and read who was with and who was against whom."""

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
