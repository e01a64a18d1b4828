# /turns: every table at which the reader sits
turns-title = ## Your tables
turns-yours = **Your turn**
turns-others = **Waiting for others**
turns-none = You sit at no table. Open one with /play.
turns-line = { $number }. **{ $game }**{ $players ->
    [0] {""}
   *[other] {" "}with { $names }
 } · { $state ->
    [lobby] not begun
    [paused] paused
    [between] the round has ended
    [over] ended
   *[playing] { $until ->
        [none] no clock
       *[other] { $until }
    }
 }{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
 } · [Go on]({ $link })
turns-more-players = { $count ->
    [one] one more
   *[other] { $count } more
 }
turns-with-others = { $count ->
    [one] one other player
   *[other] { $count } other players
 }
turns-elsewhere = Open your hand at the table itself: { $link }
button-turns-hand = My hand { $number }
button-turns-refresh = Refresh
pick-give-up = End a table, or leave it
give-up-choice = { $ends ->
    [yes] End
   *[no] Leave
 } { $number }: { $game }

# Quick words
pick-word = Say something
word-said = 💬 { $name }: { $word }
word-sent = Said.
word-later = Quick words are for a match that is being played.
word-muted = Somebody at this table plays without quick words.
limit-word = You have just said something. Again { $until }.
word-hello = 👋 Hello!
word-good = 👏 Well played!
word-thanks = 🙏 Thanks!
word-oops = 🙈 Oops!
word-luck = 🍀 Lucky!
word-moment = ⏳ One moment, please

# Direct messages
remind-turn = **It is your turn**
remind-again = **It is still your turn**
remind-next = **You are next**
remind-digest = **These tables wait for you**
remind-how = -# You chose direct messages. /me on a server changes that.
