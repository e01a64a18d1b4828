# How long a turn may take, who is away, and who takes over a seat.

# Pace
clock-live = live, { $span } per turn
clock-relaxed = relaxed, { $span } per turn
clock-none = no clock
clock-bank = bank: { $span }, plus { $more } a turn
clock-patient = { $pace }; slow when somebody is away
clock-pace = ⏱️ Pace: { $pace }.
lobby-length = ⌛ About { $span } in one go
button-threerounds = Three rounds: about { $span }
pick-pace = Change the pace

# Time
clock-until = ⏳ { $until }
next-up = -# Next: { $name }
away-until = 🏖️ { $name } is away until { $until }; their clock rests.
clock-warning = ⏳ It is still your turn. Your time runs out { $until }; then the bot moves for you.
clock-missed = ⌛ { $count ->
    [one] { $names } ran out of time, so the bot made the move.
   *[other] { $names } ran out of time, so the bot made their moves.
 }
clock-slowed = { $alone ->
    [yes] 🐢 No hurry, { $names }: from now on you have a day for each turn. Nothing is lost.
   *[no] 🐢 { $names } { $count ->
        [one] seems
       *[other] seem
    } to be away, so every turn may take a day from now on. Nothing is lost. Would you rather not wait? Behind *More*, a vote lets a computer play on.
 }
clock-away = 💤 Three missed turns in a row: a computer ({ $level }) plays for { $name } until they are back.
clock-back = 👋 { $name } is back and plays again.
clock-all-away = **Nobody is at the table any more**, so the match waits for you.
hand-away = 💤 You missed three turns in a row, so a computer plays for you. Rounds that end meanwhile do not count for you. Press *I'm back* and the seat is yours again at once.
button-back = I'm back
table-forgotten = Nothing has happened here for a long time, so this table is closed. The match does not count.

# Substitutes
substitute-confirm = Take over { $seat }'s seat? You get their hand and points, and the match counts for you, though not for your rating. The host has to agree.
button-substitute = Ask for the seat
button-not-now = Not now
substitute-asked = You have asked for the seat. It is yours as soon as the host agrees.
substitute-question = 🪑 { $host }, { $name } would like to take over the seat of { $seat }.
button-admit = Welcome
button-refuse = Not this match
substitute-seated = 🪑 { $name } takes over the seat of { $before }.
substitute-refused = { $name } does not join this match.
substitute-too-late = The seat that { $name } asked for is no longer free.
substitute-not-yours = Only the host and moderators decide about that.
substitute-lobby = This match has not begun yet: press *Join* under the table. **/table** shows it again.
substitute-no-seat = Every seat at this table is taken. Ask again when somebody has left.

# Being sent away
remove-lobby = This match has not begun yet: the host can remove somebody with *⚙️*, *Players*.
remove-yourself = To give up your own seat, press *Leave…*.
remove-not-here = { $name } is not at this table.
removed = { $name } is no longer at the table.
removed-for = { $name } has been taken off the table; { $computer } ({ $level }) plays on in that seat.
vote-too-few = With just the two of you there is nobody to vote. A moderator can help, or you can leave the table yourself.
vote-given = Your vote is given.
vote-not-yours = Only the others at this table vote on that.
vote-question = 🗳️ Should { $name } leave the table? A computer would take the seat. In favour: { $names }. { $left ->
    [one] One more vote decides.
   *[other] { $left } more votes decide.
 }
vote-lost = { $name } stays at the table.
button-oust = Should leave
button-spare = Should stay

# Commands
parameter-member = member
parameter-member-help = Who should leave the table
