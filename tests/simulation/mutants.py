"""Bugs that the simulator must find. They prove that its laws work.

Each changes a few words of the source, as a careless edit would. :data:`UNREAD` were invented from the code
alone, by people who had not read the laws. :data:`READ` are the bugs that the laws were written for.
:mod:`tests.simulation.request_mutants` has bugs in the handling of requests.
:mod:`tests.simulation.shared_mutants` has bugs that need several processes.
"""

from __future__ import annotations

from tests.simulation.planting import Mutant
from tests.simulation.request_mutants import REQUESTS
from tests.simulation.shared_mutants import SHARED

UNREAD = (
    Mutant(
        "a timer rings for a due time that was replaced",
        "bot/tables/operations/turn_clock.py",
        "if table.due_at != request.due_at or draft.now < request.due_at:",
        "if draft.now < request.due_at:",
        within=400,
    ),
    Mutant(
        "a computer moves for a person who came back while it thought",
        "bot/tables/operations/play.py",
        "or table.made != request.made or not table.players[seat].computer:",
        "or table.made != request.made:",
        within=600,
    ),
    Mutant(
        "a pause between two rounds resumes in the next round",
        "bot/tables/operations/pause.py",
        "table.state, table.resumes = table.resumes or State.PLAYING, None",
        "table.state, table.resumes = State.PLAYING, None",
    ),
    Mutant(
        "seats are saved only if their number changes",
        "bot/tables/service/publication.py",
        "seats = table.seat_rows() if table.players != before.players else None",
        "seats = table.seat_rows() if len(table.players) != len(before.players) else None",
    ),
    Mutant(
        "a running timer is kept when the due time changes",
        "bot/tables/service/scheduler.py",
        "elif timer is None or timer.due != _due(session) or (timer.again and not self._failed(session)):",
        "elif timer is None:",
    ),
    Mutant(
        "a voter who changes their mind votes twice",
        "bot/tables/state/questions.py",
        "return replace(self, kick=self.kick | {voter}, keep=self.keep - {voter})",
        "return replace(self, kick=self.kick | {voter}, keep=self.keep)",
        within=600,
    ),
    Mutant(
        "resuming a pause does not reset missed turns",
        "bot/tables/operations/pause.py",
        "        table.update_player(seat, away=False, missed_turns=0)\n",
        "        table.update_player(seat, away=False)\n",
    ),
    Mutant(
        "the next host is one who is away",
        "bot/tables/state/table.py",
        "for _, player in self.people() or self.owners()]",
        "for _, player in self.owners()]",
    ),
    Mutant(
        "seats are reserved for people who have declined",
        "bot/tables/operations/lobby.py",
        "    kept = len(table.players) + len(invitations.pending(table))\n",
        "    kept = len(table.players) + len(table.invited)\n",
        within=2000,
    ),
    Mutant(
        "a pause waits for people who are away",
        "bot/tables/operations/pause.py",
        "question, people = _question(draft), draft.table.people()",
        "question, people = _question(draft), draft.table.owners()",
        within=300,
    ),
    Mutant(
        "a person who leaves keeps the controls of their hand",
        "bot/discord_ui/hands/hand_view.py",
        "await self.drop(user_id, strip=True)",
        "await self.drop(user_id)",
    ),
    Mutant(
        "messages of an archived thread are never edited again",
        "bot/discord_ui/channel/posting.py",
        "            return error.status == 404\n",
        "            return error.code == ARCHIVED or error.status == 404\n",
    ),
    Mutant(
        "a deferred event is announced with every later message",
        "bot/discord_ui/channel/channel_view.py",
        "        self._untold, self._told_above = [], ()\n        after",
        "        self._told_above = ()\n        after",
    ),
)

READ = (
    Mutant(
        "a move out of turn is not saved",
        "bot/tables/service/publication.py",
        "for n in range(before.made, table.made))",
        "for n in range(before.made, table.made) if table.version != before.version)",
    ),
    Mutant(
        "a restart forgets who is ready for the next round",
        "bot/tables/service/publication.py",
        '"ready": table.ready,',
        '"ready": frozenset(),',
    ),
    Mutant(
        "turns end while their channel is hidden",
        "bot/tables/service/scheduler.py",
        "if self._reach.hidden(*table.channels) or not self._reach.reachable(table.guild_id):",
        "if not self._reach.reachable(table.guild_id):",
    ),
    Mutant(
        "a channel that is hidden again goes on",
        "bot/discord_ui/connection/hidden_channels.py",
        "replace(known, returns=False)",
        "known",
    ),
    Mutant(
        "a restart forgets who played a seat before",
        "bot/tables/service/publication.py",
        '"former": table.former,',
        '"former": (),',
    ),
    Mutant(
        "a change is shown before it is saved",
        "bot/tables/service/session.py",
        "        await self._save(draft)\n        self._accept(draft, actor)\n",
        "        commit = commit_of(draft, self.table, None)\n        self._accept(draft, actor)\n"
        "        if commit is not None:\n            await self._commit(commit)\n"
        "            self.table.revision += 1\n            self.unsure = False\n",
    ),
    Mutant(
        "no timer is set after a save that failed",
        "bot/tables/service/session.py",
        "            self.unsure = True\n            self._changed(self)\n",
        "            self.unsure = True\n",
    ),
    Mutant(
        "the outbox does not learn who has lost their seat",
        "bot/tables/state/draft.py",
        "            self.left.append(before.user_id)\n",
        "",
    ),
    Mutant(
        "a restart forgets which older messages still have controls",
        "bot/discord_ui/channel/newest_message.py",
        "            self._retired = {side[name]: goes for name, goes in older.items()}\n",
        "            self._retired = {}\n",
    ),
    Mutant(
        "a restart forgets who is away",
        "bot/tables/state/seated.py",
        "known = (row.name, row.user_id, row.away, row.missed_turns, row.unsubstituted)",
        "known = (row.name, row.user_id, False, row.missed_turns, row.unsubstituted)",
    ),
    Mutant(
        "a clock starts as soon as the turn begins",
        "bot/tables/state/draft.py",
        "        if not on_show(table):\n            take_used(table, self.now)\n",
        "        if not on_show(table):\n            take_used(table, self.now)\n"
        "            if clock_key(table) is not None:\n                start_clock(table, self.now)\n",
    ),
    Mutant(
        "a round is credited to the seat's owner even if a computer played",
        "bot/tables/state/results.py",
        "ScoreRow(seat, player.played_by, outcome.scores[seat], seat in outcome.winners)",
        "ScoreRow(seat, player.user_id, outcome.scores[seat], seat in outcome.winners)",
    ),
    Mutant(
        "a commit does not check the revision it follows",
        "bot/store/matches/commits.py",
        "{**planned.values, **planned.expected})\n",
        "{**planned.values, **planned.expected, **({} if commit.new else {'expected': "
        "await connection.scalar(select(matches.c.revision).where(matches.c.id == commit.match_id))})})\n",
        within=300,
    ),
    Mutant(
        "a host who leaves stays host",
        "bot/tables/state/draft.py",
        "        table.pass_on_host()\n",
        "",
    ),
    Mutant(
        "a late answer opens the question again",
        "bot/tables/operations/pause.py",
        "    if not draft.table.asks(KEY):\n        return draft.answered_late(KEY)\n    _agree(",
        "    _agree(",
    ),
    Mutant(
        "the private events of a seat are shown to the next seat",
        "bot/tables/state/table.py",
        "                    self.notes[seat] = (*self.notes.get(seat, ()), own)\n",
        "                    other = (seat + 1) % len(self.players)\n"
        "                    self.notes[other] = (*self.notes.get(other, ()), own)\n",
    ),
    Mutant(
        "downtime is not credited to the clock",
        "bot/tables/state/deadlines.py",
        "        table.deadline = min(longer, clock_ends(table, now, max(table.turn_seconds, SHORTEST)))\n",
        "        table.deadline = before\n",
    ),
    Mutant(
        "two clicks at once load a table twice",
        "bot/tables/service/registry.py",
        "session = self._sessions.get(table_id) or await self._load(table_id)",
        "session = await self._load(table_id)",
    ),
    Mutant(
        "a move is made for a person who could choose",
        "bot/tables/state/forced_moves.py",
        "    if len(legal) != 1 or match.game",
        "    if not legal or match.game",
    ),
    Mutant(
        "a press makes a move without a choice at once",
        "bot/tables/operations/play.py",
        "    if comes_by_itself(table, seat, request.move):\n",
        "    if False:\n",
    ),
    Mutant(
        "a move without a choice is made as quickly with teams as without",
        "bot/tables/state/deadlines.py",
        "CONCEALING_PACE if concealing else FORCED_PACE",
        "FORCED_PACE",
    ),
    Mutant(
        "a move in advance is never dropped",
        "bot/tables/state/forced_moves.py",
        "dropped=each.dropped or reasons[seat])",
        "dropped=each.dropped)",
    ),
    Mutant(
        "a move in advance is made in a stale position",
        "bot/tables/state/forced_moves.py",
        "    if match.rounds != advance.round:\n",
        '    return _chosen(table, advance, user)[1] if seat in table.waited_for() else ""\n'
        "    if match.rounds != advance.round:\n",
    ),
    Mutant(
        "a lay is taken back after another seat has drawn",
        "engine/match.py",
        "return kept and len(now.hands[seat]) == len(before.hands[seat]) - 1 and all(in_turn)",
        "return all(in_turn)",
    ),
    Mutant(
        "forced moves are made for people who switched that off",
        "bot/tables/state/forced_moves.py",
        "return move if concealed or (settings.auto_draw and not drawn_at_will) else None",
        "return move if not drawn_at_will else None",
    ),
    Mutant(
        "the token of a hand is kept when its owner goes",
        "bot/store/matches/commits.py",
        '    yield Removal(_handed_on(len(people)), {"this": match_id, **numbers, **owners})\n',
        "",
        within=600,
    ),
    Mutant(
        "a follow-up is sent again if Discord's answer was lost",
        "bot/discord_ui/channel/posting.py",
        "            number = await find_orphan(self._services, table, known)\n"
        "            if number is not None:\n                self.follow_ups.adopt(number)\n"
        "            return number\n",
        "            return None\n",
        within=400,
    ),
    Mutant(
        "a message whose answer was lost is sent again",
        "bot/discord_ui/channel/posting.py",
        'message_fields(message, files) | {"allowed_mentions": mentions, "nonce": nonce}',
        'message_fields(message, files) | {"allowed_mentions": mentions, "nonce": None}',
    ),
    Mutant(
        "timers ring a minute late",
        "bot/tables/service/scheduler.py",
        "max(0.0, table.due_at - self._clock.now())",
        "max(0.0, table.due_at - self._clock.now()) + 60",
    ),
    Mutant(
        "a timer that rings too early is not set again",
        "bot/tables/service/scheduler.py",
        "session.table.due_at > looked_at:\n                self.arm(session)\n",
        "session.table.due_at > looked_at:\n                pass\n",
        within=400,
    ),
    Mutant(
        "everybody may change the settings of a lobby",
        "bot/tables/operations/lobby.py",
        '    if actor.user_id != table.host_id:\n        raise RefusedError("host-only"',
        '    if False:\n        raise RefusedError("host-only"',
    ),
    Mutant(
        "everybody may refuse a substitute",
        "bot/tables/operations/substitution.py",
        '    """Refuse a seat to the person who asked for it."""\n    _require_in_charge(draft, actor)\n',
        '    """Refuse a seat to the person who asked for it."""\n',
    ),
    Mutant(
        "everybody may end a table",
        "bot/tables/operations/play.py",
        "    if not may_end(draft, actor):\n",
        "    if False:\n",
    ),
    Mutant(
        "a note is sent twice",
        "bot/discord_ui/wire/responder.py",
        "        await self.another(Message(text))\n",
        "        await self.another(Message(text))\n        await self.another(Message(text))\n",
    ),
    Mutant(
        "the answer after an acknowledgement is never sent",
        "bot/discord_ui/wire/responder.py",
        "followup = await twice(self.interaction.followup.send, ephemeral=True, wait=True, **fields)\n"
        "        return self.token(followup.id)\n",
        "return self.token()\n",
    ),
    Mutant(
        "a table closes when one person leaves",
        "bot/tables/operations/seats.py",
        "    vacate(draft, seat)\n    draft.tell(",
        '    vacate(draft, seat)\n    draft.abandon("table-deserted")\n    draft.tell(',
    ),
    Mutant(
        "playing again does not reset missed turns",
        "bot/tables/operations/play.py",
        "    if draft.table.players[seat].missed_turns:\n",
        "    if False:\n",
    ),
    Mutant(
        "credited downtime makes a turn longer than allowed",
        "bot/tables/state/deadlines.py",
        "        table.deadline = min(longer, clock_ends(table, now, max(table.turn_seconds, SHORTEST)))\n",
        "        table.deadline = before + seconds\n",
    ),
    Mutant(
        "a match has two rematches at once",
        "bot/tables/service/new_tables.py",
        '        raise RefusedError("rematch-open")\n',
        "        pass\n",
    ),
    Mutant(
        "a rematch gives each person the seat of another",
        "bot/tables/service/new_tables.py",
        "for seat in there],\n        sides",
        "for seat in there[::-1]],\n        sides",
    ),
    Mutant(
        "the events of a run without decisions are announced again later",
        "bot/discord_ui/channel/channel_view.py",
        "run, posted_at = run_goes_on or",
        "run, posted_at = before.editable_run or",
        within=500,
    ),
    Mutant(
        "an edit that failed is made after a newer one",
        "bot/discord_ui/delivery.py",
        "[*box.failed, *box.pending]",
        "[*box.pending, *box.failed]",
        within=400,
    ),
    Mutant(
        "an edit into the next turn is lost",
        "bot/discord_ui/channel/channel_view.py",
        "if edits and await self._newest.edit(batch, message):",
        "if edits and (lively or await self._newest.edit(batch, message)):",
    ),
    Mutant(
        "a slow player is reminded again and again",
        "bot/discord_ui/channel/channel_view.py",
        "if table.warning is None or self._newest.row.reminded_turn == table.turn:",
        "if table.warning is None:",
        within=400,
    ),
    Mutant(
        "a direct message is sent again after a restart",
        "bot/store/people/reminders.py",
        "newer = upsert(reminders, where=reminders.c.step < step)",
        "newer = upsert(reminders, where=reminders.c.step <= step)",
    ),
    Mutant(
        "a direct message is sent again if the process ends while it sends it",
        "bot/discord_ui/reminders/direct_messages.py",
        "                won = await store.reminders.claim(rows, until, claim or self._new_claim())\n",
        "                claim, won = None, await store.reminders.claim(rows, until, self._new_claim())\n",
        within=600,
    ),
    Mutant(
        "a direct message is lost if the process ends while it sends it",
        "bot/discord_ui/reminders/direct_messages.py",
        "due = await self._client.store.reminders.due(self._now)",
        "due = [each for each in await self._client.store.reminders.due(self._now) if not each.claim]",
    ),
    Mutant(
        "a table that its players have left never mentions them",
        "bot/discord_ui/channel/channel_view.py",
        "return not always and self._presence.there(user_id, since, now)",
        "return not always",
    ),
    Mutant(
        "a slow player is never reminded",
        "bot/discord_ui/channel/channel_view.py",
        "return not {*table.warning.user_ids}.isdisjoint(called_here(self._services, table))",
        "return False",
        within=400,
    ),
    Mutant(
        "a message is edited although others stand below it",
        "bot/discord_ui/channel/channel_view.py",
        "if not (young and self._services.last_posts.lowest(table.channel_id, number)):",
        "if not young:",
        within=400,
    ),
    Mutant(
        "a late press deletes the closing sentence of its question",
        "bot/discord_ui/channel/side_messages.py",
        "            self._ended[name] = self._ids[name]\n",
        "",
        within=400,
    ),
    Mutant(
        "a table that could not be shown is not retried",
        "bot/discord_ui/delivery.py",
        "        if given_up or not self._kept(box):\n            return\n        pause",
        "        if given_up or True:\n            return\n        pause",
        within=600,
    ),
    Mutant(
        "a hand that could not be edited is not retried",
        "bot/discord_ui/delivery.py",
        "            box.hand_delivery.try_later()\n",
        "            pass\n",
        within=3500,
    ),
    Mutant(
        "the end of a match is not shown after a restart",
        "bot/discord_ui/delivery.py",
        "for table_id in await self._services.store.deliveries.unfinished():",
        "for table_id in (await self._services.store.deliveries.unfinished())[:0]:",
        within=400,
    ),
    Mutant(
        "downtime is lost if the process ends while disconnected",
        "bot/tables/service/heartbeat.py",
        "            await self.note_so_far()\n            if not",
        "            if not",
        within=1000,
    ),
    Mutant(
        "a pause does not begin when the last person who objects leaves",
        "bot/tables/service/session.py",
        "        recount(draft)\n        draft.settle(self._ports.pace, touched=actor is not SERVICE)\n",
        "        draft.settle(self._ports.pace, touched=actor is not SERVICE)\n",
    ),
    Mutant(
        "a question still names people who have left",
        "bot/discord_ui/channel/side_messages.py",
        "if not known or not (before == asked or trusted):",
        "if not known or not ((before and before[0] == asked[0]) or trusted):",
        within=600,
    ),
    Mutant(
        "a pause between two rounds cannot be resumed",
        "bot/tables/operations/pause.py",
        'draft.require({State.PAUSED}, "moved-on")\n    table = draft.table\n',
        'draft.require({State.PAUSED}, "moved-on")\n    table = draft.table\n'
        '    if table.resumes is State.BETWEEN:\n        raise RefusedError("moved-on")\n',
    ),
    Mutant(
        "a table cannot be resumed if everybody is away",
        "bot/tables/operations/pause.py",
        "    if table.players[seat].away:\n        table.update_player",
        "    if not table.people():\n        raise AwayError\n"
        "    if table.players[seat].away:\n        table.update_player",
    ),
    Mutant(
        "the next round is dealt at once",
        "bot/tables/state/deadlines.py",
        "if slow(table) else pace.next_round",
        "if slow(table) else 0.1",
    ),
    Mutant(
        "a lobby is closed after a minute",
        "bot/tables/state/deadlines.py",
        "        return pace.lobby\n",
        "        return 60.0\n",
    ),
    Mutant(
        "turns end ten minutes after their deadline",
        "bot/tables/state/deadlines.py",
        "table.due_at = table.deadline if table.warned",
        "table.due_at = table.deadline + 600 if table.warned",
    ),
    Mutant(
        "a refusal is not sent",
        "bot/discord_ui/interactions/requester.py",
        "            await responder.note(refusal_text(refusal, responder.localizer, session.snapshot))\n\n"
        "    async def _show_hand",
        "            await responder.hold()\n\n    async def _show_hand",
    ),
    Mutant(
        "a stopped process fails at its end",
        "bot/app/client.py",
        "            await parts.store.close()\n\n    async def _finish",
        '            await parts.store.close()\n            raise RuntimeError("x")\n\n    async def _finish',
    ),
    Mutant(
        "leaving a lobby removes everybody who came later",
        "bot/tables/operations/lobby.py",
        "    del table.players[seat]\n",
        "    del table.players[seat:]\n",
    ),
    Mutant(
        "a match is rated against the host's choice",
        "bot/tables/operations/lobby.py",
        "draft.table.rated = request.rated",
        "draft.table.rated = not request.rated",
    ),
    Mutant(
        "a match against computers is rated",
        "bot/tables/operations/lobby.py",
        "table.invited, table.rated = (), table.counts_as_rated",
        "table.invited = ()",
    ),
    Mutant(
        "declining an invitation declines all",
        "bot/tables/operations/invitations.py",
        "replace(row, declined=row.declined or row.user_id == user_id) for",
        "replace(row, declined=True) for",
    ),
    Mutant(
        "sitting down drops all open invitations",
        "bot/tables/operations/invitations.py",
        "row for row in table.invited if row.user_id != user_id)",
        "row for row in table.invited if row.declined)",
    ),
    Mutant(
        "a match is no longer rated once somebody has left",
        "bot/tables/operations/seats.py",
        "    vacate(draft, seat)\n    draft.tell(",
        "    vacate(draft, seat)\n    draft.table.rated = draft.table.counts_as_rated\n    draft.tell(",
    ),
    Mutant(
        "computers that take over all have the same name",
        "bot/tables/operations/seats.py",
        "free_name([player.name for player in draft.table.players], level)",
        "free_name([], level)",
    ),
    Mutant(
        "a computer takes over at another level than the host chose",
        "bot/tables/operations/seats.py",
        "unsubstituted=False, level=level)",
        'unsubstituted=False, level="casual")',
    ),
    Mutant(
        "a computer takes over with a name of another level",
        "bot/tables/operations/seats.py",
        "for player in draft.table.players], level)",
        'for player in draft.table.players], "casual")',
    ),
    Mutant(
        "computers of a new level get names of the level before",
        "bot/tables/operations/lobby.py",
        "else free_name(taken, request.level)",
        "else free_name(taken, table.level)",
    ),
    Mutant(
        "a substitute plays under the computer's name",
        "bot/tables/operations/substitution.py",
        "Player(guest.name, guest.user_id, unsubstituted=False)",
        "replace(draft.table.players[seat], user_id=guest.user_id, unsubstituted=False)",
    ),
    Mutant(
        "a substitute gets an away person's seat instead of a computer's",
        "bot/tables/operations/seats.py",
        "return min(seats, key",
        "return max(seats, key",
        within=600,
    ),
    Mutant(
        "an admitted substitute gets no seat",
        "bot/tables/operations/substitution.py",
        "        _admit(draft, guest, seat)\n    return Done()\n\n\ndef refuse",
        "        pass\n    return Done()\n\n\ndef refuse",
    ),
    Mutant(
        "moderators need a vote",
        "bot/tables/operations/vote_kick.py",
        "    if draft.in_charge(actor):\n        draft.report",
        "    if actor.user_id == draft.table.host_id:\n        draft.report",
    ),
    Mutant(
        "leaving a lobby leaves the match that has begun meanwhile",
        "bot/tables/operations/seats.py",
        "    if not request.confirmed:",
        "    if False:",
        within=600,
    ),
    Mutant(
        "the first seat always becomes the host",
        "bot/tables/state/table.py",
        "        if self.host_id not in present:\n",
        "        if True:\n",
    ),
    Mutant(
        "asking for a pause again forgets who has agreed",
        "bot/tables/operations/pause.py",
        "replace(known or PauseQuestion(), asked=asked)",
        "PauseQuestion(asked=asked)",
    ),
    Mutant(
        "a vote to keep a person deletes the votes against them",
        "bot/tables/state/questions.py",
        "return replace(self, kick=self.kick - {voter}, keep=self.keep | {voter})",
        "return replace(self, kick=frozenset(), keep=self.keep | {voter})",
    ),
    Mutant(
        "one person starts the next round of a slow table",
        "bot/tables/operations/play.py",
        "    if not slow(table):\n",
        "    if True:\n",
    ),
    Mutant(
        "the next round of a quick table waits for everybody",
        "bot/tables/operations/play.py",
        "    if not slow(table):\n",
        "    if False:\n",
    ),
    Mutant(
        "a lobby shows every match as rated",
        "bot/tables/service/publication.py",
        '        "rated": table.rated,\n',
        "",
    ),
    Mutant(
        "a clock runs in quiet hours",
        "bot/tables/state/deadlines.py",
        "    return max((advance(since, seconds, rest) for rest in _awaited_rests(table)),",
        "    return max((since + seconds for rest in _awaited_rests(table)),",
    ),
    Mutant(
        "a restart forgets when clocks rest",
        "bot/tables/service/publication.py",
        '"rests": table.rests,',
        '"rests": {},',
    ),
    Mutant(
        "an abandoned match never reveals its secret",
        "bot/tables/service/publication.py",
        "opened = table.state not in LIVE and table.match is not None",
        "opened = table.state is State.OVER",
    ),
    Mutant(
        "a new lobby does not mention the people it invites",
        "bot/discord_ui/channel/lobby_view.py",
        "        called |= rested_people(invited, rested)\n",
        "",
    ),
    Mutant(
        "a person's turn is shown in the message of the computers' turns",
        "bot/discord_ui/channel/channel_view.py",
        "run_goes_on = table.nobody_decides and before.editable_run",
        "run_goes_on = before.editable_run",
    ),
)

MUTANTS = (*UNREAD, *READ, *REQUESTS, *SHARED)
