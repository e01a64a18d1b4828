# Words of every table, whatever is played at it.

game-all = All games
round-out = { $count ->
    [one] { $winners } is out and wins the round.
   *[other] { $winners } are out and share the round.
 }
round-blocked = { $count ->
    [0] Nobody can go on. The round is a draw: nobody scores.
    [one] Nobody can go on. { $winners } wins the round.
   *[other] Nobody can go on. { $winners } share the round.
 }
round-target = { $winners } has reached the goal.
round-dead-end = { $winners } laid the last Dead End and wins the round.
match-won = { $count ->
    [0] 🏁 The match ends in a draw after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
    [one] 🏆 { $winners } wins the match after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }!
   *[other] 🏆 { $winners } share the match after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }!
 }
score-of = { $name } { $points }
table-scores = -# { $game } · round { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
 } · { $scores }
standing = Standing: { $scores }

# Buttons and selects
button-my-hand = My hand
button-next-round = Next round
button-rematch = Rematch
button-join = Join
button-leave = Leave
button-computer = Add computer
button-options = Rules and pace
button-start = Start
button-other-tile = Another tile
button-places = { $tile } → { $count } places
button-more-places = More places ({ $count })
button-keep-playing = Keep playing
button-agree = Agree to pause
button-resume = Resume
button-leave-yes = Leave the table
button-end-yes = End the table
pick-move = Choose one of { $count } moves
pick-tile = Choose a tile first ({ $count } to choose from)
pick-place = **{ $tile }: where does it go?** Press the letter of its place.
pick-game = Choose the game
pick-preset = Choose the sheet or a variant
pick-remove = Remove a player
pick-option = Change a house rule
act-tile = { $number } · { $tile }
act-place = { $letter } · { $place }

# Answers to one person
stale-click = ⏳ The table has moved on since that button was drawn, so nothing was played. This is your hand now.
table-gone = This table is closed. Open a new one with /play.
control-gone = This button belongs to an earlier time and no longer does anything. Use /table to see the table as it is now.
hand-between = The round is over. The next one begins with the button under the result.
hand-wait = It is not your turn yet.
hand-paused = ⏸️ This table is paused. It goes on when somebody at the table presses Resume on its message in the channel.
pause-asked = You have asked for a pause. It begins when everybody at the table has agreed.
hand-over = The match is over. The score sheet is in the channel.
hand-abandoned = This table was closed.
hand-lobby = The match has not begun yet: hands are dealt when the host presses Start.
table-shown = Here it is, at the bottom of the channel.
you-left = You have left the table. A computer plays on in your seat.
lobby-left = You have left the table.
you-ended = You have ended the table.
kept-playing = All right, the game goes on.
confirm-leave-lobby = Give up your seat? The table stays open for the others.
confirm-end-lobby = Close this table for everybody?
confirm-leave-match = Leave this table? A computer takes over your seat, and the match will not count for you.
confirm-end-match = End this table for everybody? The match will not count for anybody.
end-not-yours = { $enders ->
    [players] Only somebody at the table, or who may manage messages here, can end it.
    [moderators] Only somebody who may manage messages here can end a table.
   *[host] Only the table's host, or somebody who may manage messages here, can end it.
 }
something-failed = Something went wrong on our side. Nothing was lost: your table is as it was saved. Try again in a moment.
refusal-stranger = You are not in this game. Open a table of your own with /play.
refusal-not-your-turn = It is not your turn: { $turn } is to play.
refusal-round-over = This round is over.
refusal-match-over = This match is over.
refusal-no-such-move = “{ $text }” is not a move of this game.
refusal-fits-nowhere = There is no place for { $tile } now.
refusal-no-such-seat = There is no such seat at this table.
no-table-here = There is no table in this channel. Open one with /play.
no-table-of-yours = You are not at a table in this channel. Open one with /play.
which-table = There are several tables here. Name the one you mean with the command's “table” choice.
table-choice = { $game }: { $players }
moved-on = The table has moved on since that was drawn, so nothing was changed.
missing-permissions = { $count ->
    [one] I lack a permission in { $channel }: { $permissions }. Somebody who manages the server can allow it in the channel's settings under Permissions, for my role.
   *[other] I lack some permissions in { $channel }: { $permissions }. Somebody who manages the server can allow them in the channel's settings under Permissions, for my role.
 }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-send-messages-in-threads = Send Messages in Threads

# Said to everybody
lobby-ended = { $name } has closed this table before it began.
pause-question = ⏸️ **A pause?** For it: { $agreed }. Still asked: { $awaited }.
    The match is kept as it is, for as long as you like.
pause-declined = ▶️ { $name } would rather play on.
table-paused = ⏸️ **This table is paused.**
paused-how = There is no hurry: the match is kept, for days if need be. Anybody at the table can press *Resume*; **/table** shows this message again.
table-resumed = ▶️ { $name } goes on with the match.
table-ended = { $name } has ended this table. The match does not count.
table-deserted = Everybody has left, so this table is closed. The match does not count.
left-to-computer = { $name } has left; { $computer } plays on in that seat.
lobby-title = ## { $game }
    A table is open. Join, and the host starts when everybody is there.
lobby-started = ## { $game }
    The game has begun.
lobby-players = Players ({ $count } of { $most } at most):
lobby-player = • { $name }
lobby-host = • { $name } (host)
lobby-deserted = Everybody has left, so this table is closed.
lobby-timeout = Nobody started this table for a while, so it is closed. Open another with /play.
lobby-already-in = You already have a seat at this table.
lobby-full = All { $most } seats are taken.
lobby-seats = This game is for { $least } to { $most } players; there { $count ->
    [one] is one
   *[other] are { $count }
 } now. Add a computer player or wait for somebody to join.
lobby-seats-exactly = This game is for exactly { $most } players; there { $count ->
    [one] is one
   *[other] are { $count }
 } now. { $count ->
    [one] Add a computer player or wait for somebody to join.
   *[other] Somebody has to leave.
 }
lobby-closed = This table is no longer in the lobby.
start-dealing = 🎲 **{ $game }** is dealt now to { $players }.
start-player = { $number }. { $name }
start-mixing = -# The tiles come from the sealed secret and from the number that Discord gives this message: its link ends in it. This message is never changed.
start-overtaken = Somebody came or went, or a rule was changed, just as you pressed. Have a look, then press Start again.
start-not-told = I could not post the message that has to stand here before I deal, so nothing has been dealt. Press Start again in a moment.
host-only = Only the host, { $host }, can do that.
rematch-open = The rematch has already been opened in this channel.
by-the-sheet = Played by the rule sheet.
house-rules = House rules: { $rules }.
option-line = { $option }: { $value }
options-title = ## { $game }: rules and pace
    Pick what to change.
options-clash = These house rules do not go together, so nothing was changed.
option-set = The house rule is set.
option-out-of-range = “{ $text }” is not a number from { $low } to { $high }, so nothing was changed.
option-not-a-number = “{ $text }” is not a number in that range, so nothing was changed.
value-sheet = { $value } (by the sheet)
form-range = { $low }–{ $high }. { $help }
value-yes = yes
value-no = no

# Pictures
picture-round = Round { $number }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
 }
picture-target = { $target ->
    [0] one round
   *[other] to { $target }
 }
picture-total = Total
picture-points = Points
alt-places = Your places: { $places }. { $table }
alt-end = { $place }: { $end }
alt-player = { $name }: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 }, { $points } points.
alt-hand = Your { $count ->
    [0] hand is empty
    [one] one tile: { $tiles }
   *[other] { $count } tiles: { $tiles }
 }. { $fits ->
    [0] None can be played now.
   *[other] Playable: { $playable }.
 }
alt-open-hand = { $name } { $count ->
    [0] has no tiles left.
   *[other] holds { $tiles }.
 }
alt-count = { $name } { $count ->
    [0] has no tiles left.
   *[other] holds { $tiles }: { $points } points.
 }
alt-note = ({ $note })
alt-count-tiles = { $name } { $count ->
    [0] has no tiles left.
   *[other] holds { $tiles }.
 }

rules-title = ## { $game }
help = ## Boneyard
    Domino games for the people of this server.
    • { $play } opens a table and invites whom you name: people press *Join*, the host adds computer players and starts. { $notify } mentions you when a table opens in this channel.
    • { $hand } shows your own tiles, to you alone. So does the button *My hand* under the table.
    • { $table } shows the table again, { $score } the points so far, { $rules } what is played.
    • { $uno } shouts UNO, or announces your last tile, as the buttons do.
    • { $pause } asks everybody at your table for a pause; the match can go on days later.
    • { $leave } gives up your seat, { $join } takes over one that a computer plays, { $kick } sends somebody away, { $end } closes a table.
    • { $leaderboard }, { $stats } and { $history } tell who wins; { $replay } shows a finished match again, and { $verify } that it was dealt fairly.
    • { $me } sets how the bot treats you: language, mentions, pictures that are easier to see.
    • For those who manage the server: { $settings }, { $doctor } for what the bot is not allowed, and { $export }.
    Moves are buttons on your hand. If your hand has stopped changing, press *My hand* for a fresh one.
    -# UNO is a trademark of Mattel. This bot is not affiliated with Mattel; all art is its own.
example = **{ $number }** { $text }

# Not so soon again
limit-hosted = You host { $most } tables here already. End one of them, or play it to its end, before you open another.
limit-channel = There are { $most } tables in this channel already: open yours in another.
limit-server = There are { $most } tables on this server already: wait until one of them has ended.
limit-seat = You have asked for a seat just now. You can ask again { $until }.
limit-lobby = The host has taken your seat away. You can join again { $until }, or when the host invites you.
limit-shown = The table was shown a moment ago: look a little further up.

# What has happened
told-times = { $sentence } (×{ $count })
told-before = -# … and before that { $count ->
    [one] one more line
   *[other] { $count } more lines
 }
