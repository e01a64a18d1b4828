# Words of every table, whatever is played at it.

game-all = All games
round-out = { $count ->
    [one] { $winners } plays the last tile and wins the round.
   *[other] { $winners } play their last tiles and share the round.
 }
round-blocked = { $closed ->
    [true] All arms are closed.
   *[false] Nothing fits any more.
 } { $count ->
    [0] The fewest { $unit ->
        [points] points
        [tiles] tiles
       *[pips] pips
    } are a tie: nobody scores.
    [one] { $winners } wins the round{ $how ->
        [fewest] {" "}with the fewest
        [most] {" "}with the most
       *[even] {" "}with
    } { $unit ->
        [points] points
        [tiles] tiles
       *[pips] pips
    } ({ $held }){ $points ->
        [0] .
       *[other] {" "}and scores { $points }.
    }
   *[other] { $winners } share the round with the fewest { $unit ->
        [points] points
        [tiles] tiles
       *[pips] pips
    } ({ $held }).
 }
round-target = 🎉 { $winners } reaches the target!
round-dead-end = { $winners } played the last Dead End and wins the round.
round-team = The points go to the team of { $winners }.
match-won = { $count ->
    [0] 🏁 The match ends in a draw after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
    [one] 🏆 { $winners } wins the match after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }!
   *[other] 🏆 { $winners } win the match together after { $rounds ->
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
button-words = Words
button-panel = More
button-showagain = Show the table again
button-score = Score
button-tablerules = Rules
button-askpause = Ask for a pause
button-askleave = Leave…
button-askseat = Take a seat…
button-askend = End the table…
button-next-round = Next round
round-waits = { $count ->
    [0] -# The next round waits for { $awaited }, or { $span } at most.
   *[other] -# Ready for the next round: { $ready }. It waits for { $awaited }, or { $span } at most.
 }
button-rematch = Rematch
button-join = Join
button-leave = Leave
button-fill = +{ $count }
button-lobby-panel = ⋯
button-setup = ⚙️
button-seats = Players
button-back-to-setup = Back
button-computer = Add computer
button-start = Start
button-step-back = Back
button-places = { $tile } → { $count } places
button-more-places = More places ({ $count })
button-keep-playing = Keep playing
button-agree = Agree to pause
button-resume = Resume
button-leave-yes = Leave the table
button-end-yes = End the table
pick-move = Choose one of { $count } moves
pick-tile = Choose a tile first ({ $count } to choose from)
pick-place = **{ $tile }: where does it go?**
press-tile = { $count } ▸ leads to { $count } places.
press-letter = Letters are places in the picture.
pick-game = Choose the game
pick-preset = Rules: your own mix
pick-remove = Remove a player
pick-kick = Have somebody leave
pick-option = House rules: change one
act-tile = { $number } · { $tile }
act-place = { $letter } · { $place }
act-short = { $number } → { $end }
act-lettered = { $number } { $end }
act-places = { $count } ▸
act-places-of = { $number } → { $count } ▸
act-middle = middle
act-place-of = { $tile } → { $place }

# Answers to one person
stale-click = ⏳ That button is out of date, so nothing was played. Here's your hand as it is now.
table-gone = This table is closed. Open a new one with /play.
control-gone = That button has expired. Use /table to see the table as it is now.
hand-between = The round is over. The next one begins with the button under the result.
hand-first = 👋 Only you see your hand. Gone? Press *My hand* under the table.{ $words ->
    [yes] {" "}Rather read than look? Press *Words*.
   *[no] {""}
 }
hand-words-on = 💬 Your hand now says everything in words. { $me } changes that again.
hand-wait = Not your turn yet: when this was shown, it was { $turn }’s.
hand-paused = ⏸️ This table is paused. It goes on when somebody at the table presses Resume on its message in the channel.
pause-asked = You have asked for a pause. It begins once everybody at the table agrees.
hand-over = The match is over. The score sheet is in the channel.
hand-abandoned = This table was closed.
hand-lobby = The match has not begun: the tiles are dealt when the host presses Start.
table-shown = Here it is, at the bottom of the channel.
you-left = You have left the table. A computer plays on in your seat.
lobby-opened = Your table is open in this channel.
lobby-left = You have left the table.
you-ended = You have ended the table.
kept-playing = All right, the game goes on.
confirm-leave-lobby = Give up your seat? The table stays open for the others.
confirm-end-lobby = Close this table for everybody?
confirm-leave-match = Leave this table? A computer takes over your seat, and the match will not count for you.
confirm-end-match = End this table for everybody? The match will count for nobody.
end-not-yours = { $enders ->
    [players] Only players at this table and moderators can end it.
    [moderators] Only moderators can end a table.
   *[host] Only the host and moderators can end this table.
 }
something-failed = Something went wrong on our side. Nothing was lost: your table is as it was saved. Try again in a moment.
saved-unanswered = That went through and is saved. Only my answer got lost on its way: have another look.
unknown-command = The bot is being updated and does not know this command just now. Try again in a few minutes.
draining = The bot is restarting. Nothing is lost: press again in a minute.
press-again = That took me a moment too long. Nothing was changed: press again.
refusal-stranger = You are not in this game. Open a table of your own with /play.
refusal-not-your-turn = It is not your turn: { $turn } is to play.
refusal-round-over = This round is over.
refusal-match-over = This match is over.
refusal-no-such-move = “{ $text }” is not a move of this game.
refusal-fits-nowhere = There is no place for { $tile } now.
refusal-no-such-seat = There is no such seat at this table.
no-table-here = There is no table in this channel. Open one with /play.
no-table-of-yours = You are not at a table in this channel. Open one with /play.
which-table = There are several tables here. Press *My hand* or *More* under the one you mean, or name it with the command’s “table” choice.
table-choice = { $game }: { $players }
moved-on = That was out of date, so nothing was changed.
table-unseen = What happens at this table cannot be shown in { $channel } just now. Go on from your hand; it is shown again as soon as that is allowed.
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
pause-question = ⏸️ **Pause the match?** Agreed: { $agreed }. Waiting for { $awaited }.
    The match is kept as it is, for as long as you like.
pause-declined = ▶️ { $name } would rather play on.
table-paused = ⏸️ **This table is paused.**
paused-how = There is no hurry: the match is kept, for days if need be. Anybody at the table can press *Resume*; **/table** shows this message again.
table-resumed = ▶️ { $name } goes on with the match.
table-ended = { $name } has ended this table. The match does not count.
table-deserted = Everybody has left, so this table is closed. The match does not count.
left-to-computer = { $name } has left; { $computer } ({ $level }) plays on in that seat.
lobby-title = **{ $game }** · { $host } hosts · { $count }/{ $most }
lobby-started = **{ $game }** · the game has begun: { $players }.
lobby-players = Seats ({ $count } of { $most }): { $names }
rematch-seated = 🔁 { $names }: you { $count ->
    [one] have a seat
   *[other] all have seats
 } again. Not this time? *More*, *Leave…*.
lobby-deserted = Everybody has left, so this table is closed.
lobby-timeout = Nobody started this table for a while, so it is closed. Open another with /play.
lobby-already-in = You have a seat already: you're in. { $host } starts when everybody is here.
seat-already = You already have a seat at this table.
lobby-full = All { $most } seats are taken.
lobby-expected = The seats that are left are for { $count ->
    [one] the person who is invited
   *[other] the { $count } people who are invited
 }. To seat a computer all the same, use *⚙️*.
lobby-seats = This game is for { $least } to { $most } players; there { $count ->
    [one] is one
   *[other] are { $count }
 } now. { $over ->
    [0] Add a computer player or wait for somebody to join.
   *[other] Somebody has to leave.
 }
lobby-seats-either = This game is for { $least } or { $most } players; there { $count ->
    [one] is one
   *[other] are { $count }
 } now. { $over ->
    [0] Add a computer player or wait for somebody to join.
   *[other] Somebody has to leave.
 }
lobby-seats-exactly = This game is for exactly { $most } players; there { $count ->
    [one] is one
   *[other] are { $count }
 } now. { $over ->
    [0] Add a computer player or wait for somebody to join.
   *[other] Somebody has to leave.
 }
lobby-closed = This table is no longer in the lobby.
start-dealing = 🎲 **{ $game }** is dealt now to { $players }.
start-player = { $number }. { $name }
start-mixing = -# Every deal follows from the seal above and this message's number, which its link ends in. This message is never changed.
start-overtaken = Somebody came or went, or a rule was changed, just as you pressed. Have a look, then press Start again.
start-not-told = I could not post the message that has to stand here before I deal, so nothing has been dealt. Press Start again in a moment.
host-only = Only the host, { $host }, can do that.
rematch-open = The rematch has already been opened in this channel.
by-the-sheet = Standard rules.
house-rules = House rules: { $rules }.
option-line = { $option }: { $value }
setup-title = ## { $game }: set up
    Only you see this. Changes apply at once.
panel-title = ## { $game }: this table
    Only you see this.
options-clash = These house rules do not go together, so nothing was changed.
option-out-of-range = “{ $text }” is not a number from { $low } to { $high }, so nothing was changed.
value-sheet = { $value } (by the sheet)
form-range = { $low }–{ $high }. { $help }
value-yes = yes
value-no = no

# More, What happened
button-happened = What happened
button-happened-earlier = Earlier
button-happened-later = Later
happened-title = **Round { $round }: what happened**{ $pages ->
    [one] {""}
   *[other] {" "}({ $page } of { $pages })
 }
happened-nothing = Nothing has happened in this round yet.

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
alt-places = Open ends: { $ends }. Your places: { $places }.
alt-teams = Teams: { $teams }.
alt-end = { $place }: { $end }
clauses = { $first }; { $then }
alt-ends = Open ends: { $ends }.
picture-left = Left
picture-players = { $least ->
    [2] { $most ->
        [2] two players
       *[other] 2–{ $most } players
    }
    [4] { $most ->
        [4] four players
       *[other] 4–{ $most } players
    }
   *[other] { $least }–{ $most } players
 }
picture-players-either = { $least } or { $most } players
alt-lobby = { $game }, { $aside }. At the table: { $people }. Played by: { $chips }. In short: { $rules }.
victory-headline = { $count ->
    [0] It's a draw!
    [one] { $winners } wins!
   *[other] { $winners } win together!
 }
victory-streak = { $name }: { $wins } wins in a row
victory-record = { $name }: best round so far, { $points ->
    [one] one point
   *[other] { $points } points
 }
victory-rating = Rating { $rating } ({ $change })
victory-rating-new = new
victory-rated = { $name } { $rating } ({ $change })
victory-rating-all = Rating: { $ratings }
last-table = -# { $game } · the last tile of round { $round }
alt-turn = { $names } to play.
alt-turn-yours = Your turn.
alt-leader = { $names } { $count ->
    [one] leads
   *[other] lead
 } with { $points ->
    [one] one point
   *[other] { $points } points
 }.
alt-player = { $name }: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 }, { $points ->
    [one] one point
   *[other] { $points } points
 }.
alt-clocks = Left on the clocks: { $clocks }.
alt-hand = Your { $count ->
    [0] hand is empty
    [one] one tile: { $tiles }
   *[other] { $count } tiles: { $tiles }
 }. { $fits ->
    [-1] Choose the one to give away.
    [0] Nothing fits now.
   *[other] Playable: { $playable }.
 }
alt-open-hand = { $name } { $count ->
    [0] has no tiles left.
   *[other] holds { $tiles }.
 }
alt-count = { $name } { $count ->
    [0] has no tiles left.
   *[other] holds { $tiles }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
 }
alt-note = ({ $note })
alt-count-tiles = { $name } { $count ->
    [0] has no tiles left.
   *[other] holds { $tiles }.
 }

rules-title = ## { $game }
help = ## Boneyard
    Domino games for this server.
    • { $play } shows the games: open a table for everybody here, or play at once against computers.
    • Your moves are buttons on your hand, which only you see. Gone? Press *My hand*, or use { $hand }.
    • { $uno } shouts UNO, or announces your last tile.
    • { $table }, or *More* under a table: what happened, score, rules, pause, leaving, joining, ending.
    • { $turns }: all your tables, those that wait for you first.
    • { $rules } explains a game.
    • { $learn } teaches a game; { $puzzle } asks one position a day.
    • { $stats } and { $leaderboard } tell who wins; { $replay } shows a match again, reviews it, and tells how it was dealt.
    • { $me }: your language, mentions, alerts, pictures and data.
    • { $settings } is for those who manage the server.
    -# UNO is a trademark of Mattel. This bot is not affiliated with Mattel; all art is its own.
example = **{ $number }** { $text }

# Not so soon again
limit-hosted = You already host { $most } tables here. Finish or end one before you open another.
limit-channel = There are already { $most } tables in this channel: open yours in another.
limit-server = There are already { $most } tables on this server: wait until one has ended.
limit-seat = You have asked for a seat just now. You can ask again { $until }.
limit-lobby = The host has taken your seat away. You can join again { $until }, or when the host invites you.
limit-shown = The table was shown a moment ago: look a little further up.

# What has happened
told-times = { $sentence } (×{ $count })
told-before = -# … and before that { $count ->
    [one] one more line
   *[other] { $count } more lines
 }
brief-before = { $count ->
    [one] and one move before
   *[other] and { $count } moves before
 }
brief-pass = pass

undo-done = ↩️ { $name } takes back the last tile.
undo-question = ↩️ **May { $name } take back the last tile?** Waiting for { $awaited }.
undo-declined = { $name } does not agree: the tile stays.
undo-asked = The others have been asked whether you may take back your tile.
undo-rated = Nothing is taken back in a rated match.
undo-too-late = This cannot be taken back: somebody has played or seen a tile since, or it was not yours.
undo-not-yours = The others decide whether you may take back your tile.
undo-rule = ↩️ The last tile can be taken back without asking, until somebody else plays or sees a tile.
refusal-no-undo = This cannot be taken back.
button-undo = Take back
button-allowundo = Agree
button-denyundo = The tile stays
button-takeback-yes = Take back without asking
button-takeback-no = Take back only if all agree

# Where the bot is no member
anywhere-private = Here Discord shows my answers to you alone, so no table can be opened. Ask those who manage the server to allow *Use External Apps*, or to add me.
anywhere-own = Here you can look at your own statistics only.
anywhere-unrated = There are no ratings here: they belong to servers that I am on.
anywhere-shared = I am not on this server, so I cannot play here. Play with me in a direct message or a group chat, or ask those who manage the server to add me.
help-anywhere = **Here I can only answer what you press.** A match moves on with every press, and its clock rests when nobody presses for a while. Mentions come with a move only. Matches count for your statistics, and for no leaderboard.

advance-choose = ⏩ **What do you want to play when your turn comes?** Pick a move or a tile. Only you see this.
advance-confirm = ⏩ **When your turn comes, if it is possible then:** { $move }
advance-set = ⏩ When your turn comes, if it is possible then: **{ $move }**
advance-dropped = ⏩ Not played in advance: { $move }. { $reason ->
    [undo] A tile was taken back.
    [draw] Your tiles have changed.
    [round] The round has ended.
    [away] A computer plays for you.
    [places] It fits in more than one place.
    [call] You would have to call your last tile yourself.
   *[illegal] It was not possible when your turn came.
  }
advance-tile = { $tile }, wherever it fits
advance-place = { $tile } ({ $place })
advance-accept = Accept
advance-draw = Draw
advance-pass = Pass
pick-advance = A tile, wherever it fits then
button-ahead = Play in advance…
button-unplan = Cancel
button-plan = Confirm
