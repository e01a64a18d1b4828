# Hints: what is best, how sure that is, and why.

button-hint = Hint
hint-sure = 💡 { $move } is clearly best.
hint-likely = 💡 { $move } is probably best.
hint-even = 💡 Either is fine: { $move } or { $other }.
hint-why = It { $reasons }.
hint-rated = This match is rated, so there are no hints. The host can change that before a match, with *⚙️*.
hint-off = Hints are switched off on this server.
hint-failed = I could not think of a hint just now. Try again in a moment.
hints-given = 💡 Hints: { $hints }
hints-seat = the seat of { $name }

# Why: each follows “It”
fact-wins-match = wins the match
fact-goes-out = { $own ->
    [yes] empties your hand
   *[no] empties the hand
 }
fact-call = { $own ->
    [yes] costs nothing, and nobody can catch you
   *[no] costs nothing, and nobody can be caught
 }
fact-catch = costs nothing
fact-scores = scores { $value } now
fact-covers-double = { $own ->
    [yes] covers the double that binds you
   *[no] covers the double that has to be covered
 }
fact-stuck = { $side ->
    [rival] leaves { $name } of the other team nothing to play, by all that has been seen
   *[alone] leaves { $name } nothing to play, by all that has been seen
 }
fact-frees-partner = { $own ->
    [yes] covers a number that your partner { $name } had to pass on
   *[no] covers a number that the partner { $name } had to pass on
 }
fact-draw-two = makes the next player draw two
fact-draw-four = makes the next player draw four
fact-skip = skips the next player
fact-keeps-joker = { $own ->
    [yes] keeps your joker
   *[no] keeps the joker
 }
fact-keeps-only = { $own ->
    [yes] keeps your only { $mark }
   *[no] keeps the only { $mark } of the hand
 }
fact-closes-train = { $own ->
    [yes] closes your train to the others
   *[no] closes the train to the others
 }
fact-sheds = gets rid of { $value ->
    [one] a point
   *[other] { $value } points
 }
fact-choice = { $own ->
    [yes] leaves you { $value } tiles that fit
   *[no] leaves { $value } tiles that fit
 }
