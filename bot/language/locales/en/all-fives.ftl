# The words of All Fives.

game-all-fives = All Fives

# Tiles
fives-pip = { $pip ->
    [0] blank
   *[other] { $pip }
 }
fives-single = { $first }-{ $second }
fives-double = double { $pip ->
    [0] blank
   *[other] { $pip }
 }
fives-arm = { $arm ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }
fives-arm-short = { $arm ->
    [N] N
    [E] E
    [S] S
   *[W] W
 }
fives-act-short = { $end }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
 }

# What happened
fives-lead-found = { $name } holds the highest tile and begins.
fives-lead-yours = You hold the highest tile, { $tile }, and begin.
fives-laid-first = { $you ->
    [name] You begin with **{ $tile }**.
   *[no] { $name } begins with **{ $tile }**.
 }
fives-laid = { $you ->
    [name] You play **{ $tile }** on the { $arm } arm.
   *[no] { $name } plays **{ $tile }** on the { $arm } arm.
 }
fives-scored = { $you ->
    [name] ⭐ The ends add up to { $points }: **+{ $points }** for you.
   *[no] ⭐ The ends add up to { $points }: **+{ $points }** for { $name }.
 }
fives-drew = { $name } cannot play and draws a tile.
fives-drew-yourself = You draw { $tile }.
fives-passed = { $you ->
    [name] You cannot play, the stock is empty: you pass.
   *[no] { $name } cannot play, the stock is empty: pass.
 }
fives-went-out = 🏁 { $name } is out. { $side ->
    [two] { $opponent } still holds
   *[more] Together the opponents still hold
 } { $pips ->
    [one] one pip
   *[other] { $pips } pips
 }{ $rounding ->
    [nearest] , to the nearest five { $points }
    [down] , rounded down to { $points }
    [up] , rounded up to { $points }
   *[none] {""}
 }: **+{ $points }** for { $name }.
fives-blocked = ⛔ Nothing fits any more and the stock is empty. { $side ->
    [team] The team of { $name } holds
   *[two] { $name } holds
 } { $own ->
    [one] one pip
   *[other] { $own } pips
 }, { $side ->
    [two] { $opponent } { $pips }
    [team] the other team { $pips }
   *[more] all others together { $pips }
 }. { $why ->
    [fewest] The fewest pips win:
    [most] The most pips win:
    [tiles] As many pips, but fewer tiles:
   *[last] As many pips and tiles, but the last tile played:
 } { $pips }, rounded down to { $rounded }, less { $own } makes **{ $points }** for { $side ->
    [team] the team
   *[two] { $name }
 }.

# What happened, in one line: names are badges
fives-brief-lead-found = { $name } starts: highest tile
fives-brief-went-out = 🏁 { $side ->
    [two] { $opponent } held { $pips }
   *[more] Opponents held { $pips }
 }: **+{ $points }** for { $name }
fives-brief-blocked = ⛔ { $side ->
    [two] { $name } { $own }, { $opponent } { $pips }
    [team] Teams { $own }–{ $pips }
   *[more] { $name } { $own }, others { $pips }
 }: **{ $points }** for { $name }

# Moves
fives-act-start = { $head } → the middle ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, wins!
    [out] {""}, out
   *[none] {""}
 })
fives-act-lay = { $head } → { $arm } ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, wins!
    [out] {""}, out
   *[none] {""}
 })
fives-act-detail = joins the { $end }; the ends then add up to { $count }{ $points ->
    [0] , which scores nothing
   *[other] : { $points } points
 }{ $effect ->
    [win] {" "}and the match
    [out] {" "}and you are out
   *[none] {""}
 }
fives-act-start-bare = { $head } → the middle
fives-act-lay-bare = { $head } → { $arm }
fives-act-detail-bare = joins the { $end }
fives-act-draw = Draw tiles
fives-act-pass = Pass

# What a seat must or may do
fives-duty-wait = Waiting for { $waiting }.
fives-duty-start = **Your turn.** You begin: play any tile.
fives-duty-highest = **Your turn.** You begin, with the highest tile: { $tile }.
fives-duty-lay = **Your turn.** The ends add up to { $count }.
fives-duty-draw = **Your turn.** Nothing you hold fits { $ends }: draw. The first one that fits must be played; { $stock ->
    [one] one tile is
   *[other] { $stock } tiles are
 } left in the stock.
fives-duty-pass = **Your turn.** Nothing you hold fits { $ends }, and the stock is empty: pass.

# Whose turn it is
fives-waiting-turn = ➡️ { $name } to play.
fives-waiting-start = ➡️ { $name } begins.

# Pictures in words
fives-alt-end = { $place }: { $end }{ $plain ->
    [false] {" "}(counts { $worth })
   *[true] {""}
 }
fives-alt-table = { $laid ->
    [0] No open end.
   *[other] Open ends: { $ends }; they add up to { $count }.
 } { $laid ->
    [0] Nothing is played yet.
    [one] One tile is on the table: { $last }, played by { $layer }{ $made ->
        [0] .
       *[other] , for { $made } points.
    }
   *[other] { $laid } tiles are on the table; the last is { $last }, played by { $layer }{ $made ->
        [0] .
       *[other] , for { $made } points.
    }
 } { $stock ->
    [0] The stock is empty.
    [one] One tile is in the stock.
   *[other] { $stock } tiles are in the stock.
 }
fives-note-table = { $points } during play
fives-note-out = { $pips ->
    [one] one pip
   *[other] { $pips } pips
 }{ $rounding ->
    [nearest] , to the nearest five: { $points }
    [down] , rounded down: { $points }
    [up] , rounded up: { $points }
   *[none] {" "}left
 }
fives-note-blocked = { $pips } rounded down to { $rounded }, less { $own }: { $points }
fives-team-blocked = Nothing fits any more. { $winners } win the round: { $how ->
    [fewest] together they hold fewer pips, { $won } against { $lost }.
    [most] together they hold more pips, { $won } against { $lost }.
    [tiles] as many pips as the others, but fewer tiles.
   *[last] as many pips and tiles as the others, but the last tile played.
 }

# Refusals
fives-refusal-must-lay = You can play { $tile }, for one: no drawing or passing.
fives-refusal-stock-empty = The stock is empty: there is nothing to draw.
fives-refusal-must-draw = There { $left ->
    [one] is still a tile
   *[other] are still { $left } tiles
 } in the stock: draw before you pass.
fives-refusal-tile-not-in-hand = You do not hold { $tile }.
fives-refusal-nothing-to-join = Nothing lies yet: the first tile goes to the middle.
fives-refusal-must-open-highest = The round begins with the highest tile: { $tile }.
fives-refusal-already-started = The middle is taken by { $tile }.
fives-refusal-no-spinner = The { $arm } arm grows from the first double, and none lies yet.
fives-refusal-cross-closed = The { $arm } arm opens once { $spinner } is joined on both its long sides.
fives-refusal-does-not-fit = { $tile } does not fit the { $arm } arm: { $end } is open there.
fives-refusal-no-such-tile = There is no tile “{ $tile }” in a double-six set.
fives-refusal-no-such-arm = There is no arm “{ $arm }”: there are { $arms }.
fives-refusal-which-arm = On which arm? { $tile } fits more than one.

# Presets and options
preset-all-fives-nl = Rule sheet
preset-all-fives-nl-help = To 100; the highest tile decides who begins, with any tile
preset-all-fives-english = English
preset-all-fives-english-help = As the sheet, but the highest tile itself is played first
preset-all-fives-letter = To the letter
preset-all-fives-letter-help = As the sheet spells it: the most pips win a blocked round
preset-all-fives-long = Long match
preset-all-fives-long-help = By the sheet, but to 250
preset-all-fives-pairs = Pairs
preset-all-fives-pairs-help = For four, in two teams
option-all-fives-opening_tile = First tile
option-all-fives-opening_tile-help = Whether the highest tile only decides who begins, or must also be played first
value-all-fives-opening_tile-free = any tile
value-all-fives-opening_tile-highest = the highest
option-all-fives-next_start = Later rounds
option-all-fives-next_start-help = Who begins a later round: the last round's winner, or the highest tile again
value-all-fives-next_start-winner = the winner begins
value-all-fives-next_start-highest = the highest tile begins
option-all-fives-round_out = Rounding
option-all-fives-round_out-help = How the pips won by going out become a multiple of five
value-all-fives-round_out-nearest = to the nearest five
value-all-fives-round_out-down = down
value-all-fives-round_out-up = up
option-all-fives-blocked_winner = Blocked round
option-all-fives-blocked_winner-help = Who wins a blocked round: the fewest pips, or the most as the sheet has it
value-all-fives-blocked_winner-fewest = the fewest pips win
value-all-fives-blocked_winner-most = the most pips win
option-all-fives-target = Points to win
option-all-fives-target-help = The first to so many points wins, even in mid-round
option-all-fives-rounds = Most rounds
option-all-fives-rounds-help = After so many rounds the leader wins, even short of the goal; 0 for no limit
value-all-fives-rounds-0 = no limit
option-all-fives-hand_size = Tiles each
option-all-fives-hand_size-help = Usually seven for two players and five for three or four
value-all-fives-hand_size-usual = the usual number
value-all-fives-hand_size-5 = five
value-all-fives-hand_size-6 = six
value-all-fives-hand_size-7 = seven
option-all-fives-partners = Partners
option-all-fives-partners-help = For four: the first and third player against the second and fourth

# Rules
fives-rules-aim = **Aim.** { $partners ->
    [true] Four people in two teams, with a double-six set: partners sit opposite each other; they score and win together.
   *[false] For two to four, with a double-six set.
 } Make the open ends add up to a multiple of five. The first { $partners ->
    [true] team to { $target } points
   *[false] to { $target } points
 } wins the match, even in the middle of a round.{ $rounds ->
    [0] {""}
   *[other] {" "}After round { $rounds } the leader wins.
 }
fives-rules-start = **Start.** { $hand_size ->
    [usual] { $partners ->
        [true] Five tiles each.
       *[false] Two players get seven tiles each, three or four get five.
    }
   *[other] { $hand_size } tiles each.
 } The rest is the stock. The highest double begins; if nobody holds one, the highest other tile does. { $opening_tile ->
    [highest] That tile is played first.
   *[free] Any tile may be played first.
 } { $next_start ->
    [highest] It is the same in later rounds.
   *[winner] Later rounds are begun by the winner of the last one, with any tile{ $partners ->
        [true] : by whoever went out, or after a blocked round by the lighter hand of the team.
       *[false] .
    }
 }
fives-rules-turn = **Your turn.** Play goes clockwise. Play a tile with a half equal to an open end. If none fits, draw until one does, and play it. If you can play, you may not draw. With an empty stock you pass.
fives-rules-ends = **Ends.** The line has two ends. Doubles lie crosswise. Once the first double is joined on both its long sides, two more arms may grow from it.
fives-rules-points = **Points.** Add up the open ends after each play. A double at an end counts both its halves; arms that nobody has begun count nothing. A sum of 5, 10, 15 … is scored. So 6 and double 2 make 10 points.
fives-rules-out = **Going out.** Play your last tile and you also score { $partners ->
    [true] the pips the other team still holds
   *[false] all the pips the others still hold
 }, { $round_out ->
    [down] rounded down to a multiple of five
    [up] rounded up to a multiple of five
   *[nearest] rounded to the nearest multiple of five
 }.
fives-rules-blocked = **Blocked.** When nobody can go on and the stock is empty, the { $partners ->
    [true] team
   *[false] hand
 } with the { $blocked_winner ->
    [most] most
   *[fewest] fewest
 } pips wins; then the one with fewer tiles; then whoever played last. The winner scores the pips of { $partners ->
    [true] the other team
   *[false] all the others
 }, rounded down to a multiple of five, less their own: that can be below zero.

# Drawn examples
fives-example-alone = A double alone counts both its halves: 10 points.
fives-example-double = 6 and double 2 make 10: 10 points.
fives-example-spinner = The first double is joined on both long sides, so north and south are open too. They count nothing yet: 1 and 4 make 5 points.
fives-lesson-1 = Join equal halves
fives-lesson-2 = Ends that add up to fives score
fives-lesson-3 = The first double opens four arms
