# Hints: what is best, how sure that is, and why.

button-hint = Hint
hint-sure = 💡 { $move } is clearly best.
hint-likely = 💡 { $move } is probably best.
hint-even = 💡 Either is fine: { $move } or { $other }.
hint-why = It { $reasons }.
hint-rated = This match is rated, so there are no hints. The host can change that before a match, under *Set up*.
hint-off = Hints are switched off on this server.
hint-failed = I could not think of a hint just now. Try again in a moment.
hints-given = 💡 Hints: { $hints }

# Why: each follows “It”
fact-wins-match = wins the match
fact-goes-out = empties your hand
fact-call = costs nothing, and nobody can catch you
fact-catch = costs nothing
fact-scores = scores { $value } now
fact-covers-double = covers the double that binds you
fact-stuck = leaves { $name } nothing to play, by all that has been seen
fact-draw-two = makes the next player draw two
fact-draw-four = makes the next player draw four
fact-skip = skips the next player
fact-keeps-joker = keeps your joker
fact-keeps-only = keeps your only { $mark }
fact-closes-train = closes your train to the others
fact-sheds = gets rid of { $value } points
fact-choice = leaves you { $value } tiles that fit
