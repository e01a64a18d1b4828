"""Bugs that runs with several processes must find.

Each changes a few words of the source, as in :mod:`tests.simulation.mutants`.
"""

from __future__ import annotations

from tests.simulation.planting import Mutant

SHARED = (
    Mutant(
        "a commit does not check its lease",
        "bot/store/matches/matches.py",
        "plan = commits.plan(commit, self._clock(), owner)",
        "plan = commits.plan(commit, self._clock())",
        shared=True,
    ),
    Mutant(
        "a new table is saved without a check of the lease",
        "bot/store/matches/matches.py",
        "                await require_held(connection, owner, commit.new.guild_id)\n",
        "                pass\n",
        within=2000,
        shared=True,
    ),
    Mutant(
        "the next owner is not told what was answered",
        "bot/cluster/cluster.py",
        "answered = self._answered.numbers()\n",
        "answered: list[int] = []\n",
        shared=True,
    ),
    Mutant(
        "the owner after a leave is not told what was answered",
        "bot/cluster/cluster.py",
        "await self._store.leases.leave(self.id, self._answered.numbers())",
        "await self._store.leases.leave(self.id, [])",
        shared=True,
    ),
    Mutant(
        "tables that were taken over are not restored",
        "bot/discord_ui/connection/served_shards.py",
        "        await recover(self._registry, self._store)\n",
        "",
        shared=True,
    ),
    Mutant(
        "tables of another process stay in memory",
        "bot/cluster/cluster.py",
        "        if lost or not same:\n            self._host.drop()\n",
        "",
        shared=True,
    ),
    Mutant(
        "a process answers while it hands a shard over",
        "bot/cluster/cluster.py",
        "return residue in self._parts and self._shard(residue) not in self._passing",
        "return residue in self._parts",
        shared=True,
    ),
    Mutant(
        "an old press is carried out again",
        "bot/cluster/cluster.py",
        "        if too_late and begun < self._gained_at[self._residue(guild_id)] + RECENT:\n",
        "        if False:\n",
        within=1500,
        shared=True,
    ),
    Mutant(
        "the downtime of a lapse is not credited",
        "bot/discord_ui/connection/served_shards.py",
        "owed = self._registry.schedule_downtime(seconds, lambda each: ordinal(each) % modulus in residues)",
        "owed = self._registry.schedule_downtime(0.0, lambda each: ordinal(each) % modulus in residues)",
        within=300,
        shared=True,
    ),
    Mutant(
        "a note is sent twice by one of several processes",
        "bot/discord_ui/wire/responder.py",
        "        await self.another(Message(text))\n",
        "        await self.another(Message(text))\n        await self.another(Message(text))\n",
        shared=True,
    ),
    Mutant(
        "restored tables have no timer until they are used",
        "bot/tables/service/session.py",
        "        self._doubtful = True\n        self._changed(self)\n",
        "        self._doubtful = True\n        if taken_up is None:\n            self._changed(self)\n",
        shared=True,
    ),
    Mutant(
        "a timer that has fired without effect counts as running",
        "bot/tables/service/scheduler.py",
        "            del self._timers[table_id]  # the timer fired without effect\n",
        "",
        shared=True,
    ),
    Mutant(
        "answers of earlier owners are not passed on to the next",
        "bot/cluster/cluster.py",
        "            self._answered.add(*sorted(own[residue].answered))\n",
        "            pass\n",
        shared=True,
    ),
    Mutant(
        "tables are dropped before their requests are finished",
        "bot/discord_ui/connection/served_shards.py",
        "        tasks = [asyncio.ensure_future(each) for each in work]\n",
        "        for each in sessions:\n            each.drop()\n"
        "        tasks = [asyncio.ensure_future(each) for each in work]\n",
        within=300,
        shared=True,
    ),
)
