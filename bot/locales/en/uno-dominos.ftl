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
uno-mark = UNO
uno-shouted = You shouted UNO!

# What happened
uno-start-found = { $name } holds the highest double, { $tile }, and starts.
uno-start-drawn = Nobody held a number double. After { $draws ->
    [one] one draw
   *[other] { $draws } draws
 } { $name } found { $tile } and starts.
uno-taken-from = { $name } takes a domo blindly from { $victim }; it goes back to the stock.
uno-taken-from-you = { $name } took { $tile } from your hand; it went back to the stock.
uno-returned = { $name } puts a domo back into the stock.
uno-laid-start = { $name } lays the start double, { $tile }.
uno-laid = { $name } lays **{ $tile }** on the { $arm } arm.
uno-drew = { $name } draws { $count ->
    [0] nothing
    [one] one domo
   *[other] { $count } domos
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
uno-drew-yourself = You drew { $tiles }.
uno-kept = { $name } keeps the drawn domo.
uno-passed = { $name } passes.
uno-reversed = 🔁 Play goes { $direction ->
    [1] clockwise
   *[other] counter-clockwise
 } now.
uno-skipped = { $name } misses a turn.
uno-arm-closed = ⛔ The { $arm } arm is closed.
uno-called = 📣 **UNO!** shouts { $name }.
uno-caught = 👉 { $name } caught { $culprit } forgetting to shout UNO!
uno-challenge-guilty = ⚖️ { $name } demanded proof and was right: { $layer } could have matched a colour.
uno-challenge-innocent = ⚖️ { $name } demanded proof and was wrong: the Wild Draw Four was fair.
uno-hand-shown = { $layer } showed: { $tiles }.
uno-taken-back = { $name } takes the Wild Draw Four back from the { $arm } arm and must lay another domo.
uno-accepted = { $name } takes the four domos.

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
uno-duty-return = **Your move:** put one of your domos back into the stock, not the start double.
uno-duty-start = **Your move:** you hold the start double. Lay it in the middle.
uno-duty-challenge = **A Wild Draw Four for you.** Take four domos, or demand proof: if a colour matched, you draw nothing and whoever laid it draws four.
uno-duty-replace = **The challenge was right.** Lay another domo; you draw four afterwards.
uno-duty-drawn = **You drew { $tile }.** Lay it, or keep it.
uno-duty-lay = **Your turn.** Lay a domo.
uno-duty-lay-or-draw = **Your turn.** Lay a domo, or draw one.
uno-duty-draw = **Your turn.** None of your domos fits { $ends }: draw one.
uno-duty-pass = **Your turn.** None of your domos fits { $ends }, and the stock is empty: pass.
uno-duty-call = Lay this one and you have one left: don't forget to shout UNO!
uno-duty-forgot = **You have one domo left and have not shouted UNO!** Shout before somebody catches you.

# Whose turn it is
uno-waiting-turn = ➡️ { $name } to play.
uno-waiting-decide = ➡️ { $name } drew a domo that fits: lay it or keep it?
uno-waiting-start = ➡️ { $name } lays the start double.
uno-waiting-return = ➡️ { $name } puts a domo back into the stock.
uno-waiting-challenge = ➡️ { $name }: take four domos, or demand proof?
uno-waiting-replace = ➡️ { $name } must lay another domo.

# Pictures in words
uno-alt-table = { $open ->
    [0] No open end.
   *[other] Open ends: { $ends }.
 } { $laid ->
    [0] Nothing is laid yet.
    [one] The start is { $last }, alone so far.
   *[other] { $laid } domos are laid; the last is { $last }, by { $layer }, { $place }.
 } Play goes { $direction ->
    [1] clockwise
   *[other] counter-clockwise
 }. { $stock ->
    [one] One domo
   *[other] { $stock } domos
 } in the stock.

# Refusals
uno-refusal-call-not-due = UNO is not due: shout when you are about to lay, or have just laid, your last domo but one. No harm done.
uno-refusal-already-called = You have shouted UNO already: once is enough.
uno-refusal-must-answer = There is a question to answer first.
uno-refusal-no-question = There is nothing to answer now.
uno-refusal-cannot-catch-yourself = You cannot catch yourself. Shout UNO instead!
uno-refusal-nobody-to-catch = There is nobody to catch: nobody has forgotten to shout, or it is too late now.
uno-refusal-cannot-catch = { $seat } cannot be caught, but { $owing } can.
uno-refusal-question-open = { $turn } has a question to answer first.
uno-refusal-cannot-return-start = { $tile } is the start double: put another domo back.
uno-refusal-tile-not-in-hand = You do not hold { $tile }.
uno-refusal-start-first = The start double, { $tile }, comes first.
uno-refusal-only-drawn = After drawing, only the drawn domo may be laid: { $tile }.
uno-refusal-already-started = The start double { $tile } already lies in the middle.
uno-refusal-another-than-four = The replacement must be another domo than a Wild Draw Four.
uno-refusal-arm-closed = The { $arm } arm is closed by a Dead End.
uno-refusal-four-comes-last = A Wild Draw Four may only be laid when nothing else fits.
uno-refusal-double-on-double = { $tile } is a double, and so is the end of the { $arm } arm: a double never meets a double.
uno-refusal-halves-differ = { $half } does not fit { $end } on the { $arm } arm: neither colour nor number nor symbol agrees.
uno-refusal-already-drawn = You have already drawn { $tile }: lay it or keep it.
uno-refusal-must-lay = You hold a domo that fits, so you must lay one.
uno-refusal-stock-empty = The stock is empty: there is nothing to draw.
uno-refusal-must-draw = Draw a domo first.
uno-refusal-which-arm = Say on which arm: { $tile } fits more than one.

# Presets and options
preset-uno-dominos-nl = Dutch sheet
preset-uno-dominos-nl-help = Six domos, start exchange, doubles apart, Wild Draw Four open to challenge
preset-uno-dominos-fr = French sheet
preset-uno-dominos-fr-help = Seven domos, free drawing, doubles may meet, Wild Draw Four as a last resort
preset-uno-dominos-blind = Blind street
preset-uno-dominos-blind-help = Whoever lays the last Dead End wins the round
preset-uno-dominos-active = Active/passive
preset-uno-dominos-active-help = Only the symbol on the joined half acts
option-uno-dominos-sheet = Rule sheet
option-uno-dominos-sheet-help = Which sheet is played where nothing else is chosen
value-uno-dominos-sheet-nl = Dutch
value-uno-dominos-sheet-fr = French
option-uno-dominos-start_exchange = Start exchange
option-uno-dominos-start_exchange-help = The starter takes a domo from everybody and puts one of their own back
value-uno-dominos-start_exchange-literal = yes, by the letter
value-uno-dominos-start_exchange-off = no
option-uno-dominos-symbol_acts = Symbols that act
option-uno-dominos-symbol_acts-help = A symbol acts on either half, or only on the joined one (active/passive)
value-uno-dominos-symbol_acts-any = on either half
value-uno-dominos-symbol_acts-joined = only on the joined half
option-uno-dominos-blind_street = Blind street
option-uno-dominos-blind_street-help = Whoever lays the last Dead End wins the round and scores what all others hold
option-uno-dominos-two_player_reverse_skips = Reverse skips with two
option-uno-dominos-two_player_reverse_skips-help = With two players, a Reverse makes the other miss a turn
option-uno-dominos-hand_size = Hand size
option-uno-dominos-hand_size-help = How many domos everybody is dealt
option-uno-dominos-double_on_double = Double meets double
option-uno-dominos-double_on_double-help = Whether a double may be joined to a double
option-uno-dominos-voluntary_draw = Free drawing
option-uno-dominos-voluntary_draw-help = Whether a player who could lay may draw instead
option-uno-dominos-wild_draw_four = Wild Draw Four
option-uno-dominos-wild_draw_four-help = Laid freely and open to challenge, or only when nothing else fits
value-uno-dominos-wild_draw_four-challenge = open to challenge
value-uno-dominos-wild_draw_four-strict = only as a last resort
option-uno-dominos-doubles_twice = Doubles count twice
option-uno-dominos-doubles_twice-help = Whether a double left in a hand counts twice
option-uno-dominos-target = Points to win
option-uno-dominos-target-help = Points that win the match; 0 plays a single round

# Rules
uno-rules-aim = **Aim.** { $blind_street ->
    [true] Lay the last Dead End of the round.
   *[false] Be the first to lay all your domos.
 } { $target ->
    [0] One round is played.
   *[other] Whoever has { $target } points first wins the match.
 }
uno-rules-start = **Start.** Everybody is dealt { $hand_size } domos. Whoever holds the highest number double starts with it.{ $start_exchange ->
    [literal] {" "}First the starter takes one domo blindly from everybody else, and those go back into the stock. Then the starter puts a domo of their own back too.
   *[off] {""}
 } If nobody holds a number double, everybody draws in turn until one is found; its finder puts another domo back. The player on the starter's left goes on, clockwise.
uno-rules-joining = **Joining.** Only the start double has four sides: four arms grow from it. Halves that touch agree in number, colour or symbol. Doubles lie crosswise{ $double_on_double ->
    [true] {" "}and may meet another double. Wild, Wild Draw Four and Dead End fit any end, and anything fits a Wild
   *[false] ; a double never meets a double. Wild, Wild Draw Four and Dead End are doubles too: they fit any end that is none, and any single fits a Wild
 }.
uno-rules-turn = **Your turn.** Lay one domo. { $voluntary_draw ->
    [true] Or draw one instead, whether you could lay or not;
   *[false] If none fits you draw one;
 } the drawn domo may be laid at once. With an empty stock you lay if you can, and pass if you cannot.
uno-rules-symbols = **Symbols** act { $symbol_acts ->
    [joined] only on the half that is joined
   *[any] whichever half carries them
 }. Draw Two: the next player draws two and misses the turn. Skip: the next player misses the turn. Reverse: the direction changes{ $two_player_reverse_skips ->
    [true] , and with two players the other misses the turn
   *[false] {""}
 }. Dead End: closes the arm for the rest of the round.
uno-rules-four = **Wild Draw Four.** The next player draws four and misses the turn. { $wild_draw_four ->
    [strict] It may only be laid when nothing else fits.
   *[challenge] Only somebody who holds no domo that matches a colour may lay it. You can lay it anyway, but the next player may demand proof: if you were wrong you take it back, lay another domo and draw four.
 }
uno-rules-call = **UNO!** Whoever lays their last domo but one shouts UNO. Anyone who forgets draws two, if somebody catches them before the next domo is laid, and before they draw or pass themselves.
uno-rules-end = **The end.** The round ends when somebody lays their last domo{ $blind_street ->
    [true] , the fourth arm is closed or nobody can go on. Whoever laid the last Dead End wins the round, whatever they still hold. Only if no Dead End lies does the round go to who is out, or to the lowest hand
   *[false] . When nobody can go on, the lowest hand wins; a tie scores nobody
 }.{ $sheet ->
    [nl] {" "}If the last domo is a Draw Two or a Wild Draw Four double, the next player still draws, and it counts.
   *[fr] {""}
 }
uno-rules-score = **Score.** The winner scores what all others hold: numbers their value, Draw Two, Reverse and Skip 10, Dead End and Wild Draw Four 20, Wild 25 for each half.{ $doubles_twice ->
    [true] {" "}Doubles count twice.
   *[false] {""}
 }

# Drawn examples
uno-example-doubles = A double lies crosswise and is joined on its other long side.
uno-example-dead-end = A Dead End closes its arm.
uno-example-either = The red 3 joins, and the Skip acts all the same.
uno-example-passive = The red 3 joins: the Skip is passive.
uno-example-active = The Skip joins: it is active.
