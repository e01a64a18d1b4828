"""Bugs by which people are refused what they may ask, or granted what does not come about.

As those of :mod:`tests.simulation.mutants`; they were planted to see that such a bug is noticed where nobody
is stuck by it: whoever is refused once may try again, and whoever opens a table may set it up anew.
"""

from __future__ import annotations

from tests.simulation.planting import Mutant

REQUESTS = (
    Mutant(
        "what Discord delivers again is carried out again",
        "bot/app/client.py",
        "        if interaction.id in self._seen:\n",
        "        if False:\n",
    ),
    Mutant(
        "the seat of a person who is away is given to nobody",
        "bot/tables/operations/seats.py",
        "for seat, player in enumerate(players) if player.computer]",
        "for seat, player in enumerate(players) if player.user_id is None]",
    ),
    Mutant(
        "a call makes every control stale",
        "bot/tables/state/table.py",
        "        if not out_of_turn or match.rounds > rounds or not self._choices() <= before:\n",
        "        if True:\n",
    ),
    Mutant(
        "a table may be shown again after a minute",
        "bot/tables/operations/play.py",
        "draft.now + SHOWN_AGAIN",
        "draft.now + 4 * SHOWN_AGAIN",
    ),
    Mutant(
        "who has declined is never asked again",
        "bot/tables/operations/invitations.py",
        "    still = [row.user_id for row in pending(table)]\n",
        "    still = [row.user_id for row in table.invited]\n",
        within=600,
    ),
    Mutant(
        "the last seat of a lobby is nobody's",
        "bot/tables/operations/lobby.py",
        "    if len(draft.table.players) >= most:\n",
        "    if len(draft.table.players) >= most - 1:\n",
    ),
    Mutant(
        "no pause can be asked for between two rounds",
        "bot/tables/operations/pause.py",
        "    if state not in {State.PLAYING, State.BETWEEN}:\n        raise",
        "    if state is not State.PLAYING:\n        raise",
        within=400,
    ),
    Mutant(
        "a moderator who does not sit there cannot remove anybody",
        "bot/tables/operations/vote_kick.py",
        '"refusal-stranger": not in_charge and actor.user_id not in voters,',
        '"refusal-stranger": actor.user_id not in voters,',
        within=400,
    ),
    Mutant(
        "a person has one table of their own",
        "bot/tables/state/limits.py",
        "    if crowd.hosted >= HOSTED:\n",
        "    if crowd.hosted >= 1:\n",
    ),
    Mutant(
        "there is no second rematch where the first was given up",
        "bot/store/matches/matches.py",
        "select(matches.c.id).where(_LIVE, matches.c.follows == match_id)",
        "select(matches.c.id).where(matches.c.follows == match_id)",
        within=400,
    ),
    Mutant(
        "a host cannot end the table for everybody",
        "bot/tables/operations/play.py",
        '    return draft.guild.enders == "host" and actor.user_id == draft.table.host_id\n',
        "    return False\n",
    ),
    Mutant(
        "a table is not found while it is paused",
        "bot/tables/service/registry.py",
        "saved is None or saved.state not in LIVE else self._table_of(saved)",
        'saved is None or saved.state not in LIVE or saved.state == "paused" else self._table_of(saved)',
    ),
    Mutant(
        "it is not remembered by which house rules a match began",
        "bot/tables/operations/lobby.py",
        "    draft.remember_options = True\n",
        "",
    ),
    Mutant(
        "the managers' house rules are not asked for",
        "bot/tables/state/house_rules.py",
        "    default = await default_options(store, guild_id, game)\n    last",
        "    default = None\n    last",
    ),
    Mutant(
        "the house rules of whatever is played are remembered for one game",
        "bot/tables/service/publication.py",
        '    return f"{LAST}{table.game}", json',
        '    return f"{LAST}uno-dominos", json',
    ),
    Mutant(
        "a new table has no clock, whatever the server has set",
        "bot/tables/service/registry.py",
        "            turn_seconds=settings.turn_seconds,\n",
        "",
    ),
    Mutant(
        "the computers of a new table play as they usually do",
        "bot/tables/service/registry.py",
        "            level=settings.level,\n",
        "",
    ),
    Mutant(
        "a person who is away and resumes a pause stays away",
        "bot/tables/operations/pause.py",
        "    if table.players[seat].away:\n        table.update",
        "    if False:\n        table.update",
        within=400,
    ),
    Mutant(
        "a seat is taken back in vain while the table is paused",
        "bot/tables/operations/seats.py",
        "    if draft.table.players[seat].away:\n",
        "    if draft.table.players[seat].away and draft.table.state is not State.PAUSED:\n",
        within=400,
    ),
    Mutant(
        "a new lobby never runs out",
        "bot/tables/service/session.py",
        "            set_due(self.table, self._ports.clock.now(), self._ports.pace)\n",
        "",
    ),
    Mutant(
        "who is shut out may sit down",
        "bot/tables/operations/lobby.py",
        "    draft.require_not_barred(actor)\n",
        "",
        within=600,
    ),
    Mutant(
        "who is shut out may open a table",
        "bot/tables/service/registry.py",
        "        if actor.user_id in barred:\n",
        "        if False:\n",
    ),
    Mutant(
        "who is shut out sits at a rematch all the same",
        "bot/tables/service/registry.py",
        "        gone = {None, *barred}  # deleted people, and people who were barred since\n",
        "        gone = {None}\n",
        within=600,
    ),
    Mutant(
        "who is shut out may be invited",
        "bot/tables/operations/lobby.py",
        "invitations.invite(draft.table, [guest], draft.guild.barred)",
        "invitations.invite(draft.table, [guest])",
        within=600,
    ),
    Mutant(
        "who is shut out may ask for a seat",
        "bot/tables/operations/substitution.py",
        "    draft.require_not_barred(actor)\n",
        "",
        within=600,
    ),
    Mutant(
        "a person may host one table more than allowed",
        "bot/tables/state/limits.py",
        "    if crowd.hosted >= HOSTED:\n",
        "    if crowd.hosted > HOSTED:\n",
    ),
    Mutant(
        "the tables of a channel are counted as those of the server",
        "bot/tables/state/limits.py",
        "    if crowd.in_channel >= IN_CHANNEL:\n",
        "    if crowd.in_channel >= ON_SERVER:\n",
        within=400,
    ),
    Mutant(
        "the alarm wakes nothing",
        "bot/tables/service/alarm.py",
        "            await self._wake(table_id)\n",
        "            pass\n",
        within=400,
    ),
    Mutant(
        "the alarm does not look for what is due next",
        "bot/tables/service/alarm.py",
        "        if following is not None:\n",
        "        if False:\n",
        within=1500,
    ),
    Mutant(
        "no alarm is set for a table that nobody touches",
        "bot/tables/service/registry.py",
        "                self.alarm.note(table.due_at)\n",
        "                pass\n",
        within=400,
    ),
    Mutant(
        "a start wakes what is due alone",
        "bot/tables/service/recovery.py",
        "    for table_id in await store.matches.to_wake(IN_USE):\n",
        "    for table_id in ():\n",
        within=400,
    ),
)
