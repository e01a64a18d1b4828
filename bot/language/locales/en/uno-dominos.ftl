# The words of UNO Dominos.

game-uno-dominos = UNO Dominos

# Domos
uno-half = { $colour ->
    [r] red
    [g] green
    [y] yellow
   *[b] blue
 } { $face ->
    [D] Draw Two
    [S] Skip
    [R] Reverse
   *[other] { $face }
 }
uno-colourless = { $face ->
    [DE] Dead End
    [W] Wild
   *[W4] Wild Draw Four
 }
uno-single = { $first } | { $second }
uno-double = double { $half }
uno-end-wild = anything
uno-arm = { $arm ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
uno-arm-short = { $arm ->
    [N] N
    [E] E
    [S] S
   *[W] W
 }
uno-act-either = { $end } { $half }
uno-mark = UNO
uno-shouted = You shouted UNO!

# What happened
uno-start-found = { $you ->
    [name] You hold the highest double, { $tile }, and start.
   *[no] { $name } holds the highest double, { $tile }, and starts.
 }
uno-start-drawn = { $you ->
    [name] Nobody holds a number double. After { $draws ->
        [one] one draw
       *[other] { $draws } draws
    } you find { $tile } and start.
   *[no] Nobody holds a number double. After { $draws ->
       [one] one draw
      *[other] { $draws } draws
    } { $name } finds { $tile } and starts.
 }
uno-taken-from = { $you ->
    [name] 🔄 Start exchange: you take a tile from { $victim } unseen, and it goes into the stock.
   *[no] 🔄 Start exchange: { $name } takes a tile from { $victim } unseen, and it goes into the stock.
 }
uno-taken-from-you = 🔄 Start exchange: { $name } takes { $tile } from your hand, and it goes into the stock.
uno-returned = { $you ->
    [name] You put a tile of your own back too.
   *[no] { $name } puts a tile of their own back too.
 }
uno-laid-start = { $you ->
    [name] You play the start double, { $tile }.
   *[no] { $name } plays the start double, { $tile }.
 }
uno-laid = { $you ->
    [name] You play **{ $tile }** on the { $arm } arm.
   *[no] { $name } plays **{ $tile }** on the { $arm } arm.
 }
uno-drew = { $you ->
    [name] You draw nothing: the stock is empty.
   *[no] { $name } draws { $count ->
       [0] nothing
       [one] one tile
      *[other] { $count } tiles
    }{ $why ->
       [two] {" "}for the Draw Two
       [four] {" "}for the Wild Draw Four
       [uno] {" "}for the forgotten UNO
       [foul] {" "}as a penalty
      *[turn] {""}
    }{ $count ->
       [0] : the stock is empty.
      *[other] .
    }
 }
uno-drew-yourself = You draw { $tiles }{ $why ->
    [two] {" "}for the Draw Two
    [four] {" "}for the Wild Draw Four
    [uno] {" "}for the forgotten UNO
    [foul] {" "}as a penalty
   *[turn] {""}
 }.
uno-kept = { $you ->
    [name] You keep the drawn tile.
   *[no] { $name } keeps the drawn tile.
 }
uno-passed = { $you ->
    [name] You pass.
   *[no] { $name } passes.
 }
uno-reversed = 🔁 Play goes { $direction ->
    [1] clockwise
   *[other] counter-clockwise
 } now.
uno-skipped = { $you ->
    [name] You miss a turn.
   *[no] { $name } misses a turn.
 }
uno-arm-closed = ⛔ The { $arm } arm is closed.
uno-called = { $you ->
    [name] 📣 You shout **UNO!**
   *[no] 📣 **UNO!** shouts { $name }.
 }
uno-caught = { $you ->
    [name] 👉 You catch { $culprit } forgetting to shout UNO!
    [culprit] 👉 { $name } catches you forgetting to shout UNO!
   *[no] 👉 { $name } catches { $culprit } forgetting to shout UNO!
 }
uno-challenge-guilty = { $you ->
    [name] ⚖️ You challenge and are right: { $layer } could have matched a colour.
    [layer] ⚖️ { $name } challenges and is right: you could have matched a colour.
   *[no] ⚖️ { $name } challenges and is right: { $layer } could have matched a colour.
 }
uno-challenge-innocent = { $you ->
    [name] ⚖️ You challenge and are wrong: the Wild Draw Four was fair.
    [layer] ⚖️ { $name } challenges and is wrong: your Wild Draw Four was fair.
   *[no] ⚖️ { $name } challenges and is wrong: the Wild Draw Four was fair.
 }
uno-hand-shown = { $you ->
    [layer] You show: { $tiles }.
   *[no] { $layer } shows: { $tiles }.
 }
uno-taken-back = { $you ->
    [name] You take the Wild Draw Four back from the { $arm } arm and must play another tile.
   *[no] { $name } takes the Wild Draw Four back from the { $arm } arm and must play another tile.
 }
uno-accepted = { $you ->
    [name] You take the four tiles.
   *[no] { $name } takes the four tiles.
 }

# What happened, in one line: names are badges
uno-brief-start-found = { $name } starts: highest double
uno-brief-start-drawn = { $name } starts: first double drawn ({ $draws })
uno-brief-taken-from-you = 🔄 { $name } takes your { $tile }
uno-brief-arm-closed = ⛔ { $arm } is closed
uno-brief-caught = 👉 { $name } catches { $culprit }: no UNO!
uno-brief-guilty = ⚖️ { $name } is right: { $layer } had a match
uno-brief-innocent = ⚖️ { $name } is wrong: the four was fair
uno-brief-hand-shown = 👀 { $layer } holds { $tiles }
uno-brief-penalty = ⚖️ { $name } draws { $count } as a penalty

# Moves
uno-act-return = { $head } ↩ back to the stock
uno-act-start = { $head } → the middle
uno-act-lay = { $head } → { $arm }{ $effect ->
    [draw_two] {" "}(draw 2)
    [reverse] {" "}(reverse)
    [skip] {" "}(skip)
    [dead_end] {" "}(closes)
    [draw_four] {" "}(draw 4)
   *[none] {""}
 }
uno-act-detail = joins { $end }{ $effect ->
    [draw_two] : the next player draws two
    [reverse] : the direction changes
    [skip] : the next player is skipped
    [dead_end] : closes the arm
    [draw_four] : the next player draws four
   *[none] {""}
 }
uno-act-draw = Draw
uno-act-pass = Pass
uno-act-keep = Keep it
uno-act-accept = Take four
uno-act-challenge = Challenge
uno-act-call = UNO!
uno-act-catch = Caught! { $name }

# What a seat must or may do
uno-duty-wait = Waiting for { $waiting }.
uno-duty-return = **Your move:** you start, so put one of your tiles back into the stock, any but the start double.
uno-duty-start = **Your move:** you hold the start double. Play it in the middle.
uno-duty-challenge = **A Wild Draw Four for you.** Take four tiles, or challenge: if a colour matched, you draw nothing and they draw four.
uno-duty-replace = **They were right.** Play another tile; you draw four afterwards.
uno-duty-drawn = **{ $tile } fits.** Play it, or keep it.
uno-duty-lay = **Your turn.** Play a tile.
uno-duty-lay-or-draw = **Your turn.** Play a tile, or draw one.
uno-duty-draw = **Your turn.** Nothing you hold fits { $ends }: draw a tile.
uno-duty-pass = **Your turn.** Nothing you hold fits { $ends }, and the stock is empty: pass.
uno-duty-call = One tile left after this one: shout UNO!
uno-duty-forgot = **You have one tile left and have not shouted UNO!** Shout before somebody catches you.
uno-why-four = -# A Wild Draw Four waits while another tile fits.
uno-why-foul = -# Wild Draw Four: you hold a matching colour, so a challenge would win.
uno-why-double = -# { $tile }: a double never meets a double.
uno-why-closed = -# { $tile }: a Dead End has closed the { $arm } arm.
uno-why-last = -# { $tile }: the last open arm must stay open.

# Whose turn it is
uno-waiting-turn = ➡️ { $name } to play.
uno-waiting-decide = ➡️ { $name } drew a tile that fits: play it or keep it?
uno-waiting-start = ➡️ { $name } plays the start double.
uno-waiting-return = ➡️ { $name } puts a tile of their own back into the stock.
uno-waiting-challenge = ➡️ { $name }: take four tiles, or challenge?
uno-waiting-replace = ➡️ { $name } must play another tile.

# Pictures in words
uno-alt-table = { $open ->
    [0] No open end.
   *[other] Open ends: { $ends }.
 } { $laid ->
    [0] Nothing is played yet.
    [one] The start is { $last }, alone so far.
   *[other] { $laid } tiles are played; the last is { $last }, by { $layer }, { $place }.
 } Play goes { $direction ->
    [1] clockwise
   *[other] counter-clockwise
 }. { $stock ->
    [one] One tile
   *[other] { $stock } tiles
 } in the stock.

# Refusals
uno-refusal-call-not-due = Too early! Shout UNO as you play your second-to-last tile, or right after. No penalty.
uno-refusal-already-called = You have already shouted UNO: once is enough.
uno-refusal-must-answer = Answer the question first.
uno-refusal-no-question = There is nothing to answer.
uno-refusal-cannot-catch-yourself = You cannot catch yourself. Shout UNO instead!
uno-refusal-nobody-to-catch = Nobody to catch: nobody forgot to shout, or you are too late.
uno-refusal-cannot-catch = { $seat } cannot be caught, but { $owing } can.
uno-refusal-question-open = { $turn } has a question to answer first.
uno-refusal-cannot-return-start = { $tile } is the start double: put another tile back.
uno-refusal-tile-not-in-hand = You do not hold { $tile }.
uno-refusal-start-first = The start double comes first: { $tile }.
uno-refusal-only-drawn = You may only play the tile you just drew: { $tile }.
uno-refusal-already-started = The start double { $tile } already lies in the middle.
uno-refusal-another-than-four = Play something other than a Wild Draw Four.
uno-refusal-arm-closed = A Dead End has closed the { $arm } arm.
uno-refusal-last-arm = The { $arm } arm is the last open one: a Dead End may not close it.
uno-refusal-four-comes-last = You may only play a Wild Draw Four when nothing else fits.
uno-refusal-double-on-double = { $tile } is a double, and so is the end of the { $arm } arm: a double never meets a double.
uno-refusal-halves-differ = { $half } does not fit { $end } on the { $arm } arm: colour, number and symbol all differ.
uno-refusal-already-drawn = You have already drawn { $tile }: play it or keep it.
uno-refusal-must-lay = You can play, so you must.
uno-refusal-stock-empty = The stock is empty: there is nothing to draw.
uno-refusal-must-draw = Draw a tile first.
uno-refusal-which-arm = On which arm? { $tile } fits more than one.

# Presets and options
preset-uno-dominos-plain = Without start exchange
preset-uno-dominos-plain-help = As the Dutch box, but nobody takes tiles from the others before the start
preset-uno-dominos-nl = Dutch box
preset-uno-dominos-nl-help = Six tiles, start exchange, doubles apart, Wild Draw Four open to challenge
preset-uno-dominos-fr = French box
preset-uno-dominos-fr-help = Seven tiles, free drawing, doubles may meet, Wild Draw Four as a last resort
preset-uno-dominos-blind = Dead End wins
preset-uno-dominos-blind-help = Play the last Dead End and the round is yours
preset-uno-dominos-active = Only the joined symbol counts
preset-uno-dominos-active-help = A symbol on the other half does nothing
option-uno-dominos-sheet = Rule sheet
option-uno-dominos-sheet-help = Which sheet is played where nothing else is chosen
value-uno-dominos-sheet-nl = Dutch
value-uno-dominos-sheet-fr = French
option-uno-dominos-start_exchange = Start exchange
option-uno-dominos-start_exchange-help = The starter takes a tile from everybody and puts one of their own back
value-uno-dominos-start_exchange-literal = yes, by the letter
value-uno-dominos-start_exchange-off = no
option-uno-dominos-symbol_acts = Symbols that act
option-uno-dominos-symbol_acts-help = Whether a symbol counts on either half, or only on the half that is joined
value-uno-dominos-symbol_acts-any = on either half
value-uno-dominos-symbol_acts-joined = only on the joined half
option-uno-dominos-blind_street = Dead End wins
option-uno-dominos-blind_street-help = The last Dead End wins the round, and scores what all others hold
option-uno-dominos-two_player_reverse_skips = Reverse skips with two
option-uno-dominos-two_player_reverse_skips-help = With two players, a Reverse makes the other miss a turn
option-uno-dominos-hand_size = Hand size
option-uno-dominos-hand_size-help = How many tiles everybody is dealt
option-uno-dominos-double_on_double = Double meets double
option-uno-dominos-double_on_double-help = Whether a double may be joined to a double
option-uno-dominos-voluntary_draw = Free drawing
option-uno-dominos-voluntary_draw-help = Whether a player who could play may draw instead
option-uno-dominos-wild_draw_four = Wild Draw Four
option-uno-dominos-wild_draw_four-help = Played freely and open to challenge, or only when nothing else fits
value-uno-dominos-wild_draw_four-challenge = open to challenge
value-uno-dominos-wild_draw_four-strict = only as a last resort
option-uno-dominos-doubles_twice = Doubles count twice
option-uno-dominos-doubles_twice-help = Whether a double left in a hand counts twice
option-uno-dominos-last_arm = Last open arm
option-uno-dominos-last_arm-help = Whether a Dead End may close the last open arm, on which play goes on
value-uno-dominos-last_arm-may_close = may be closed
value-uno-dominos-last_arm-stays_open = stays open
option-uno-dominos-target = Points to win
option-uno-dominos-target-help = Points that win the match; 0 plays a single round
option-uno-dominos-rounds = Most rounds
option-uno-dominos-rounds-help = After so many rounds the leader wins, even short of the goal; 0 for no limit
value-uno-dominos-rounds-0 = no limit
option-uno-dominos-partners = Partners
option-uno-dominos-partners-help = For four or six: teams of two, who sit opposite each other and score together

# Rules
uno-rules-aim = **Aim.** { $blind_street ->
    [true] Play the last Dead End of the round.
   *[false] Be the first to play all your tiles.
 } { $target ->
    [0] One round is played.
   *[other] The first to { $target } points wins the match.{ $rounds ->
        [0] {""}
       *[other] {" "}After round { $rounds } the leader wins.
    }
 }
uno-rules-start = **Start.** Everybody is dealt { $hand_size } tiles. The highest number double starts.{ $start_exchange ->
    [literal] {" "}First the starter takes one tile blindly from everybody else, and those go back into the stock. Then the starter puts a tile of their own back too.
   *[off] {""}
 } If nobody holds a number double, everybody draws in turn until one is found; its finder puts another tile back. The player on the starter's left goes on, clockwise.
uno-rules-joining = **Joining.** Only the start double has four sides: four arms grow from it. Halves that touch agree in number, colour or symbol. Doubles lie crosswise{ $double_on_double ->
    [true] {" "}and may meet another double. Wild, Wild Draw Four and Dead End fit any end, and anything fits a Wild
   *[false] ; a double never meets a double. Wild, Wild Draw Four and Dead End are doubles too: they fit any end that is not a double, and any single fits a Wild
 }.
uno-rules-turn = **Your turn.** Play one tile. { $voluntary_draw ->
    [true] Or draw one instead, whether you could play or not;
   *[false] If none fits you draw one;
 } the drawn tile may be played at once. With an empty stock you play if you can, and pass if you cannot.
uno-rules-symbols = **Symbols** act { $symbol_acts ->
    [joined] only on the half that is joined
   *[any] whichever half carries them
 }. Draw Two: the next player draws two and misses the turn. Skip: the next player misses the turn. Reverse: the direction changes{ $two_player_reverse_skips ->
    [true] , and with two players the other misses the turn
   *[false] {""}
 }. Dead End: closes the arm for the rest of the round.{ $last_arm ->
    [stays_open] {" "}It may not close the last open arm.
   *[may_close] {""}
 }
uno-rules-four = **Wild Draw Four.** The next player draws four and misses the turn. { $wild_draw_four ->
    [strict] It may only be played when nothing else fits.
   *[challenge] Only somebody who holds no tile that matches a colour may play it. You can play it anyway, but the next player may challenge: if you were wrong you take it back, play another tile and draw four.
 }
uno-rules-call = **UNO!** Playing your second-to-last tile? Shout UNO. If you forget and somebody catches you before the next tile is played, and before you draw or pass yourself, you draw two.
uno-rules-end = **The end.** The round ends when somebody plays their last tile{ $blind_street ->
    [true] , the fourth arm is closed or nobody can go on. Whoever played the last Dead End wins the round, whatever they still hold. Only if no Dead End lies does the round go to who is out, or to the lowest hand
   *[false] . When nobody can go on, the lowest hand wins; a tie scores nobody
 }.{ $sheet ->
    [nl] {" "}If the last tile is a Draw Two or a Wild Draw Four double, the next player still draws, and it counts.
   *[fr] {""}
 }
uno-rules-score = **Score.** { $partners ->
    [true] Partners sit opposite each other, in teams of two. The winner’s team scores what the other teams hold
   *[false] The winner scores what all others hold
 }: numbers their value, Draw Two, Reverse and Skip 10, Dead End and Wild Draw Four 20, Wild 25 for each half.{ $doubles_twice ->
    [true] {" "}Doubles count twice.
   *[false] {""}
 }

# Drawn examples
uno-example-doubles = A double lies crosswise and is joined on its other long side.
uno-example-dead-end = A Dead End closes its arm.
uno-example-either = The red 3 joins, and the Skip acts all the same.
uno-example-passive = The red 3 joins: the Skip is passive.
uno-example-active = The Skip joins: it is active.
uno-lesson-1 = Match the number or the colour
uno-lesson-2 = +2, skip, turn round: symbols act
uno-lesson-3 = One tile left? Shout UNO!
