# How well computers play, and what a match counts for.

level-novice = Novice
level-novice-help = Counts nothing, forgets to shout, believes everything.
level-casual = Casual
level-casual-help = Plays as most people do, and slips now and then.
level-strong = Strong
level-strong-help = Weighs every move, and forgets nothing.
level-expert = Expert
level-expert-help = Draws conclusions from what others play and pass, and looks ahead.
lobby-computer = { $name } ({ $level })
computer-level = { $name } ({ $level })
lobby-rated = { $rated ->
    [yes] 📈 Rated: it counts for the ratings, and there are no hints.
   *[no] 📉 Not rated: it does not count for the ratings.
 }
pick-level = How well computers play
button-rated-yes = Make it rated
button-rated-no = Make it unrated
