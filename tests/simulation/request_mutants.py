"""Bugs by which people are wrongly refused, or are granted a request without effect.

They work as those of :mod:`tests.simulation.mutants`. They show that a bug is found even if nobody is stuck:
a person who is refused may try again, and a host may set a lobby up again.
"""

from __future__ import annotations

from tests.simulation.planting import Mutant

REQUESTS = (
    Mutant(
        "a repeated delivery is carried out again",
        "bot/app/client.py",
        "        if interaction.id in self._seen:\n",
        "        if False:\n",
    ),
    Mutant(
        "a substitute cannot get the seat of a person who is away",
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
        "a person who has declined cannot be invited again",
        "bot/tables/operations/invitations.py",
        "    still = [row.user_id for row in pending(table)]\n",
        "    still = [row.user_id for row in table.invited]\n",
        within=600,
    ),
    Mutant(
        "the last seat of a lobby cannot be taken",
        "bot/tables/operations/lobby.py",
        "    if len(draft.table.players) >= most:\n",
        "    if len(draft.table.players) >= most - 1:\n",
    ),
    Mutant(
        "no pause can be requested between two rounds",
        "bot/tables/operations/pause.py",
        "    if state not in {State.PLAYING, State.BETWEEN}:\n        raise",
        "    if state is not State.PLAYING:\n        raise",
        within=400,
    ),
    Mutant(
        "a moderator without a seat cannot remove people",
        "bot/tables/operations/vote_kick.py",
        '"refusal-stranger": not in_charge and actor.user_id not in voters,',
        '"refusal-stranger": actor.user_id not in voters,',
        within=400,
    ),
    Mutant(
        "a person may host only one table",
        "bot/tables/state/limits.py",
        "    if crowd.hosted >= HOSTED:\n",
        "    if crowd.hosted >= 1:\n",
    ),
    Mutant(
        "no second rematch is possible after an abandoned one",
        "bot/store/matches/matches.py",
        "select(matches.c.id).where(_LIVE, matches.c.follows == match_id)",
        "select(matches.c.id).where(matches.c.follows == match_id)",
        within=400,
    ),
    Mutant(
        "a host cannot end the table",
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
        "the house rules of a match are not remembered",
        "bot/tables/operations/lobby.py",
        "    draft.remember_options = request.remember\n",
        "",
    ),
    Mutant(
        "the managers' default house rules are ignored",
        "bot/tables/state/house_rules.py",
        "    default = await default_options(store, guild_id, game)\n    last",
        "    default = None\n    last",
    ),
    Mutant(
        "the house rules of every game are remembered for one game",
        "bot/tables/service/publication.py",
        '    return f"{LAST}{table.game}", json',
        '    return f"{LAST}uno-dominos", json',
    ),
    Mutant(
        "a new table ignores the server's pace",
        "bot/tables/service/new_tables.py",
        "= settings.turn_seconds, settings.level",
        "= 0, settings.level",
    ),
    Mutant(
        "a new table ignores the server's level",
        "bot/tables/service/new_tables.py",
        "= settings.turn_seconds, settings.level",
        "= settings.turn_seconds, USUAL_LEVEL",
    ),
    Mutant(
        "a person who is away and resumes a pause stays away",
        "bot/tables/operations/pause.py",
        "    if table.players[seat].away:\n        table.update",
        "    if False:\n        table.update",
        within=400,
    ),
    Mutant(
        "a seat cannot be taken back during a pause",
        "bot/tables/operations/seats.py",
        "    if draft.table.players[seat].away:\n",
        "    if draft.table.players[seat].away and draft.table.state is not State.PAUSED:\n",
        within=400,
    ),
    Mutant(
        "a new lobby has no time limit",
        "bot/tables/service/session.py",
        "            set_due(self.table, self._ports.clock.now(), self._ports.pace)\n",
        "",
    ),
    Mutant(
        "a barred person may sit down",
        "bot/tables/operations/lobby.py",
        "    draft.require_not_barred(actor)\n",
        "",
        within=600,
    ),
    Mutant(
        "a barred person may open a table",
        "bot/tables/service/registry.py",
        "        if actor.user_id in barred:\n",
        "        if False:\n",
    ),
    Mutant(
        "a barred person sits at a rematch",
        "bot/tables/service/new_tables.py",
        "    gone = {None, *barred, *blocked}\n",
        "    gone = {None, *blocked}\n",
        within=600,
    ),
    Mutant(
        "a barred person may be invited",
        "bot/tables/operations/lobby.py",
        "invitations.invite(draft.table, [guest], draft.guild.barred, blocked)",
        "invitations.invite(draft.table, [guest], (), blocked)",
        within=600,
    ),
    Mutant(
        "a barred person may ask for a seat",
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
        "the alarm is not set again",
        "bot/tables/service/alarm.py",
        "        if following is not None:\n",
        "        if False:\n",
        within=1500,
    ),
    Mutant(
        "no alarm is set for a table that leaves memory",
        "bot/tables/service/registry.py",
        "                self.alarm.note(table.due_at)\n",
        "                pass\n",
        within=400,
    ),
    Mutant(
        "a start wakes only tables that are due",
        "bot/tables/service/recovery.py",
        "    for table_id in await store.matches.to_restore(IN_USE):\n",
        "    for table_id in ():\n",
        within=400,
    ),
)
