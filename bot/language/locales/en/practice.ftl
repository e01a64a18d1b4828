# The puzzle of the day, and lessons.

command-puzzle = puzzle
command-puzzle-help = One position a day: find the best move
puzzle-title = ## 🧩 Puzzle of { $date } · { $game }
puzzle-asked = Your move, against { $seats ->
    [2] one opponent
   *[3] two opponents
 }. Which one is best?
puzzle-asked-team = Your move, with { $partner } as your partner. Which one is best for your team?
puzzle-counts = -# Your first answer counts. Take your time.
puzzle-uncounted = -# This was yesterday’s puzzle: your answer no longer counts.
puzzle-right = ✅ You found it: { $move }.
puzzle-wrong = ❌ Not this time: you chose { $move }.
puzzle-odds = { $team ->
    [yes] 🎲 Played on from here, your team wins { $share } rounds out of 100 with { $move }, and { $less } with { $other }.
   *[no] 🎲 Played on from here, { $move } wins { $share } rounds out of 100, { $other } wins { $less }.
 }
puzzle-streak = { $count ->
    [0] { $best ->
        [0] The next one can start a streak.
       *[other] Your streak starts over tomorrow. Your best: { $best }.
    }
    [one] 🔥 Solved today. Your best streak: { $best }.
   *[other] 🔥 Solved { $count } days in a row. Your best: { $best }.
 }
puzzle-next = -# The next puzzle comes { $until }.
puzzle-over = That puzzle is over. Here is today’s.
puzzle-shared = 🧩 { $name } · { $game }, { $date } · { $marks } { $count ->
    [0] missed
    [1] solved
   *[other] solved, { $count } days in a row
 }
puzzle-shared-already = You have shared today’s puzzle already.
puzzle-before = Yesterday { $solved } of { $answered } here found the move.
puzzle-reader = You
button-puzzle-yesterday = Yesterday’s puzzle
button-puzzle-today = Today’s puzzle
button-puzzle-share = Share
button-puzzle-try = Try it

# Lessons
command-learn = learn
command-learn-help = Learn a game: a first round, move by move
lessons = ## 🎓 Learn a game
    A first round against a Novice, move by move, with the buttons you will use at a table. Only you see it, and you can stop and go on whenever you like.
lesson-begun = • { $game }: you are at step { $step } of { $steps }.
lesson-finished = • { $game }: done. You can take it again.
lesson-title = ## 🎓 { $game } · step { $step } of { $steps }
lesson-right = ✅ Just so.
lesson-other-move = 🙂 That is allowed! But let's try another: press { $move }.
lesson-elsewhere = You have gone on since. This is where you are.
lesson-going-on = Welcome back. This is where you were.
lesson-kept = Your place is kept: go on here, or with { $learn }.
lesson-over = ## 🎓 { $game }: you know how it goes
lesson-next = Now play with others: computers fill the seats that are free.
button-learn = Learn a game
button-lesson-later = Later
button-lesson-again = From the start
button-lesson-go-on = Go on
button-lesson-others = Other lessons

learn-uno-dominos-start = You play against { $other }, a Novice. The highest number double begins, and you hold it: everything is built on its four sides. Play { $tile }.
learn-uno-dominos-colour = Halves join by colour, by number or by symbol. A blue 2 is open in the north, and your blue 3 fits by its colour. Play { $move }.
learn-uno-dominos-number = Now by number: the double is a green 9, and you hold a red 9. Play { $move }.
learn-uno-dominos-catch = { $other } has one tile left and did not say UNO! Catch that before anybody moves. Press { $move }.
learn-uno-dominos-skip = { $other } had to draw. Now a symbol: after a Skip the next player misses a turn, so between two it is yours again. Play { $move }.
learn-uno-dominos-draw-two = Draw Two: { $other } draws two and misses a turn. The other symbols: Reverse turns the direction, Dead End closes its arm. Play { $move }.
learn-uno-dominos-draw = Nothing you hold fits, so you draw one. Press { $move }.
learn-uno-dominos-wild = A Wild! It fits anywhere but against a double, and any tile but a double fits after it. Play { $move }.
learn-uno-dominos-call = You have one tile left. Say so before the next player moves, or you may be caught too. Press { $move }.
learn-uno-dominos-last = Any tile but a double goes after a Wild: play { $move }. You are out, and what { $other } still holds counts for you.

learn-all-fives-begin = You play against { $other }, a Novice. After every move the open ends are added up, and a multiple of five scores for who made it. Begin with { $tile }: 6 and 4 make ten.
learn-all-fives-double = A double at an end counts both its halves: the east is worth 8 now. A 2 in the west makes it ten. Play { $tile }.
learn-all-fives-spinner = The first double is the spinner: with both its long sides taken, it opens to the north and the south as well. The ends are 2 and 0, so a 3 makes five. Play { $tile }.
learn-all-fives-crosswise = Later doubles lie crosswise, but open no new arms. Nothing you can play scores now; that happens. Play { $tile }.
learn-all-fives-count = { $other } scored ten. Your turn: a double five counts ten, and with the 0 and the 5 that makes fifteen. Play { $move }.
learn-all-fives-draw = None of your tiles fits. Then you draw until one does. Press { $move }.
learn-all-fives-drawn = It fits, so it is played at once. It opens a 6, and you hold two more. Play { $tile }.
learn-all-fives-heavy = { $other } had to draw twice. What is left in a hand counts for the other, so heavy tiles go first. Play { $tile }: your other 6 still fits.
learn-all-fives-last = Your last tile: 10, 2 and 3 make fifteen. And you are out, so the tiles of { $other } count for you too. Play { $tile }.

learn-mexican-train-begin = You play against { $other }, a Novice. Everybody builds a train of their own from the engine, the double 12. Begin yours: { $move }.
learn-mexican-train-join = Tiles join by equal numbers. Go on with your train: { $move }.
learn-mexican-train-mexican = The Mexican Train is everybody’s: anybody may begin it, with the engine’s number, and go on with it. Play { $move }.
learn-mexican-train-draw = Your train asks for a 4, the Mexican Train for a 2. You have neither, so you draw one tile. Press { $move }.
learn-mexican-train-marker = It did not fit, so your marker went down: now others may use your train, and { $other } did. Play on your own train, and the marker comes off: { $move }.
learn-mexican-train-open = Now { $other } could not play, and that train is open to you. Play { $move }.
learn-mexican-train-double = A double lies crosswise and asks for one more tile in the same turn. Play { $move }.
learn-mexican-train-cover = That tile may cover the double, or go on another train open to you. Cover it: { $move }.
learn-mexican-train-open-double = { $other } could not cover a double. Until somebody does, nobody may play anywhere else. You have a 5: { $move }.
learn-mexican-train-last = One tile left: the bot has knocked for you. Points are bad here, and count what is left in hands. Play { $move }, and you have none.

learn-domino-4-begin = You play against { $other }, a Novice. The joker in the middle opens two chains, to the east and to the west; each begins with any colour. Press a tile, then the letter of its place in the picture. Play { $move }.
learn-domino-4-join = From here on, halves that touch agree in colour and in number: a red 3 at the red 3. Play { $move }.
learn-domino-4-corner = A chain may turn a corner, and has to after six in a line. The east asks for a blue 3: go round the corner. Play { $move }.
learn-domino-4-white = A half without dots is white and has no colour. White goes to white, and brings in a new colour. Play { $move }.
learn-domino-4-double = { $other } played a double. The same double of another colour may follow it. Play { $move }.
learn-domino-4-draw = Nothing you hold fits, so you draw. That tile waits until your next turn. Press { $move }.
learn-domino-4-accuse = A new deal, by a house rule: with bluffing. Any tile may be played face down as a joker, naming the colour that follows. { $other } has just done so. Do not believe it: press { $move }.
learn-domino-4-give = It was a lie! { $other } takes the tile back and draws one, and you give one of yours. Choose { $move }.
learn-domino-4-bluff = Now you: press *Bluff…*, choose a tile to play face down, and ask for blue, which you hold. Choose { $move }.
learn-domino-4-colour = { $other } believed you. After a joker only the colour counts. Play { $move }.
learn-domino-4-call = You have one tile left. Announce it, or you miss a turn. Press { $move }.
learn-domino-4-last = Your last tile fits. Play { $move }, and the round is yours.

learn-block-begin = You play against { $other }, a Novice. Tiles join by equal numbers, and who is out first wins the round. You may begin with any tile; heavy ones go first. Play { $tile }.
learn-block-ends = The row has two ends, and you may use either: 6 on the left, 4 on the right. Play { $tile }.
learn-block-keep = The ends are 1 and 4. Keep tiles for one end while you use the other. Play { $tile }.
learn-block-plan = Two tiles of yours fit the 1. Play { $tile }: it opens a 5, and you hold one more.
learn-block-double = A double lies crosswise and leaves its own number open. What you are left with counts against you, so ten pips should go. Play { $tile }.
learn-block-pass = You have no 5 and no 0. In this game nobody draws: who cannot play passes. Press { $move }.
learn-block-watch = { $other } opened a 2. Use it: then the ends are 5 and 3, and { $other } may have neither. Play { $tile }.
learn-block-last = { $other } had to pass: what others lack is worth remembering. Play { $tile }, your last. You win what is left in the hand of { $other }.
learn-partners-begin = Two against two: { $partner } sits opposite and wins with you; { $other } and the fourth player are against you. All tiles are dealt, and double 6 begins. Play { $tile }.
learn-partners-pass = Both ends are 5, and you hold none. Nobody draws here: you pass, and everybody now knows that you have no 5. Press { $move }.
learn-partners-own = You hold three tiles with a 4. Play { $tile }: it opens a 4, and you can answer it twice.
learn-partners-heavy = The pips left in hands go to the winners, so heavy tiles should go early. Play { $tile }: you can answer the 6 that it opens.
learn-partners-partner = { $partner } has played the 3 twice, so { $partner } is likely to hold more. Open a 3 for your partner: play { $tile }.
learn-partners-keep = The ends are 0 and 6. { $other } may want the 6, but it is yours too: keep it. Play { $tile }.
learn-partners-stuck = The player before you passed: no 1 and no 6 there. Leave ends that few can answer: play { $tile }.
learn-partners-capicua = The ends are 1 and 2, and your last tile fits both. That is a capicúa, for which many tables give extra points. Play { $tile }: your team scores what the others still hold.
