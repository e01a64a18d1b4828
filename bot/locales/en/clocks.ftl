# How long a turn may take, who is away, and who takes over a seat.

# Pace
clock-live = live, { $span } a turn
clock-relaxed = relaxed, { $span } a turn
clock-none = no clock
clock-pace = ⏱️ Pace: { $pace }.
clock-set = The pace is set.
pick-pace = Change the pace

# Time
clock-until = ⏳ { $until }
clock-warning = ⏳ It is still your turn at the table. Your time runs out { $until }; then the bot moves for you.
clock-warning-for = ⏳ { $names }, the table is waiting for you: time runs out { $until }.
clock-missed = ⌛ { $count ->
    [one] { $names } ran out of time, so the bot made the move.
   *[other] { $names } ran out of time, so the bot made their moves.
 }
clock-away = 💤 That was the third missed turn in a row: a computer plays for { $name } until they are back.
clock-back = 👋 { $name } is back and plays again.
clock-all-away = **Nobody is at the table any more**, so the match waits for you.
hand-away = 💤 You missed three turns in a row, so a computer plays for you. Rounds that end meanwhile do not count for you. Press *I'm back* and the seat is yours again at once.
button-back = I'm back
table-forgotten = Nothing has happened at this table for a long time, so it is closed. The match does not count.

# Substitutes
substitute-confirm = Take over the seat of { $seat }? The host has to agree. Its hand and points so far become yours; every round that ends from then on, and the match, count for you. Your rating stays as it is.
button-substitute = Ask for the seat
button-not-now = Not now
substitute-asked = You have asked for the seat. As soon as the host agrees you are at the table.
substitute-question = 🪑 { $host }, { $name } would like to take over the seat of { $seat }.
button-admit = Welcome
button-refuse = Not this match
substitute-seated = 🪑 { $name } takes over the seat of { $before }.
substitute-refused = { $name } does not join this match.
substitute-too-late = The seat that { $name } asked for is no longer free.
substitute-not-yours = Only the table's host, or somebody who may manage messages here, decides about that.
substitute-lobby = This match has not begun yet: press *Join* under the table. **/table** shows it again.
substitute-no-seat = There are people in all seats of this table. You can ask again when somebody has left.

# Being sent away
remove-lobby = This match has not begun yet: the host can remove somebody with the list under the table.
remove-yourself = To give up your own seat, use /leave.
remove-not-here = { $name } is not at this table.
removed = { $name } is no longer at the table.
removed-for = { $name } has been taken off the table; { $computer } plays on in that seat.
vote-too-few = With just the two of you there is nobody to vote. Somebody who may manage messages here can help, or you can use /leave.
vote-given = Your vote is given.
vote-not-yours = Only the others at this table vote about that.
vote-question = 🗳️ Should { $name } leave the table? A computer would take the seat. For it: { $names }. { $left ->
    [one] One more vote decides.
   *[other] { $left } more votes decide.
 }
vote-lost = { $name } stays at the table.
button-oust = Should leave
button-spare = Should stay

# Commands
command-join = join
command-join-help = Take over a computer's seat at a running table
command-kick = kick
command-kick-help = Have somebody leave the table: by host, moderator or vote
parameter-member = member
parameter-member-help = Who should leave the table
