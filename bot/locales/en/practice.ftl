# The puzzle of the day, and lessons.

command-puzzle = puzzle
command-puzzle-help = One position a day: find the best move
puzzle-title = ## 🧩 Puzzle of { $date } · { $game }
puzzle-asked = You play against { $seats ->
    [2] one other
   *[3] two others
 }, and it is your turn. One move is clearly best: which one?
puzzle-counts = -# Your first answer counts. Take your time.
puzzle-uncounted = -# This was yesterday’s puzzle: your answer no longer counts.
puzzle-right = ✅ You found it: { $move }.
puzzle-wrong = ❌ Not this time: you chose { $move }.
puzzle-odds = 🎲 Played on from here, { $move } wins { $share } rounds out of 100, { $other } wins { $less }.
puzzle-streak = { $count ->
    [0] Your row of solved days begins anew tomorrow. Your best: { $best }.
    [one] 🔥 Solved today. Your best row: { $best }.
   *[other] 🔥 Solved { $count } days in a row. Your best: { $best }.
 }
puzzle-next = -# The next puzzle comes { $until }.
puzzle-over = That puzzle is over. Here is today’s.
puzzle-shared = { $count ->
    [1] 🧩 { $name } solved the puzzle of { $date } ({ $game }).
   *[other] 🧩 { $name } solved the puzzle of { $date } ({ $game }), { $count } days in a row now.
 }
puzzle-shared-already = You have shared today’s puzzle already.
button-puzzle-yesterday = Yesterday’s puzzle
button-puzzle-today = Today’s puzzle
button-puzzle-share = Share
button-puzzle-try = Try it
