# The words of Block dominoes.

game-block = Block Dominoes

# Tiles
block-pip = { $pip ->
    [0] blank
   *[other] { $pip }
 }
block-single = { $first }-{ $second }
block-double = double { $pip ->
    [0] blank
   *[other] { $pip }
 }
block-end = { $end ->
    [E] right
   *[W] left
 }
block-end-short = { $end ->
    [E] R
   *[W] L
 }

# What happened
block-lead-found = { $name } holds the highest tile and begins.
block-lead-yours = You hold the highest tile, { $tile }, and begin.
block-laid-first = { $you ->
    [name] You begin with **{ $tile }**.
   *[no] { $name } begins with **{ $tile }**.
 }
block-laid = { $you ->
    [name] You play **{ $tile }** on the { $end }.
   *[no] { $name } plays **{ $tile }** on the { $end }.
 }
block-drew = { $name } cannot play and draws a tile.
block-drew-yourself = You draw { $tile }.
block-passed = { $you ->
    [name] You cannot play and pass.
   *[no] { $name } cannot play and passes.
 }

# What happened, in one line: names are badges
block-brief-lead-found = { $name } starts: highest tile

# Moves
block-act-start = { $head } → the middle
block-act-lay = { $head } → { $end }
block-act-detail = joins the { $joined }{ $out ->
    [true] , and you are out
   *[false] ; then a { $opened } is open there
 }
block-act-draw = Draw tiles
block-act-pass = Pass

# What a seat must or may do
block-duty-wait = Waiting for { $waiting }.
block-duty-start = **Your turn.** You begin: play any tile.
block-duty-lay = **Your turn.** Play a tile that fits { $ends }.
block-duty-draw = **Your turn.** Nothing you hold fits { $ends }: draw. The first one that fits must be played; { $stock ->
    [one] one tile is
   *[other] { $stock } tiles are
 } left in the stock.
block-duty-pass = **Your turn.** Nothing you hold fits { $ends }{ $draw ->
    [true] , and the stock is empty: pass.
   *[false] : pass.
 }

# Whose turn it is
block-waiting-turn = ➡️ { $name } to play.
block-waiting-start = ➡️ { $name } begins.

# Pictures in words
block-alt-table = { $laid ->
    [0] Nothing is played yet.
    [one] Open ends: { $ends }. One tile is on the table: { $last }, played by { $layer }.
   *[other] Open ends: { $ends }. { $laid } tiles are on the table; the last is { $last }, played by { $layer }.
 } { $draw ->
    [true] { $stock ->
        [0] The stock is empty.
        [one] One tile is in the stock.
       *[other] { $stock } tiles are in the stock.
    }
   *[false] { $stock ->
        [0] No tile is set aside.
        [one] One tile is set aside.
       *[other] { $stock } tiles are set aside.
    }
 }
block-team-blocked = Nothing fits any more. { $count ->
    [0] Both teams hold the same number of pips: nobody scores.
   *[other] { $winners } hold fewer pips together, { $won } against { $lost }, and { $points ->
        [0] win the round
       *[other] score { $points }
    }.
 }
block-note = { $count ->
    [one] one pip
   *[other] { $pips } pips
 }{ $own ->
    [0] {""}
   *[other] , less { $own } of their own
 }

# Refusals
block-refusal-must-lay = You can play { $tile }, for one: no drawing or passing.
block-refusal-no-drawing = This table plays without drawing: if you cannot play, you pass.
block-refusal-stock-empty = The stock is empty: there is nothing to draw.
block-refusal-must-draw = There { $left ->
    [one] is still a tile
   *[other] are still { $left } tiles
 } in the stock: draw before you pass.
block-refusal-tile-not-in-hand = You do not hold { $tile }.
block-refusal-nothing-to-join = Nothing lies yet: the first tile goes to the middle.
block-refusal-already-started = The middle is taken by { $tile }.
block-refusal-does-not-fit = The tile { $tile } does not fit on the { $place }: { $end } is open there.
block-refusal-which-end = Say at which end, left or right, you want to play { $tile }.

# Presets and options
preset-block-block = Block
preset-block-block-help = Nobody draws: if you cannot play, you pass
preset-block-draw = Draw
preset-block-draw-help = If you cannot play, you draw until a tile fits
preset-block-rounds = Rounds
preset-block-rounds-help = A won round counts one point; to five points
option-block-draw = Drawing
option-block-draw-help = If you cannot play, you draw until a tile fits, instead of passing
option-block-lead = Later rounds
option-block-lead-help = Who begins a later round; in the first it is always the highest double
value-block-lead-winner = the winner begins
value-block-lead-next = the next player begins
value-block-lead-highest = the highest double begins
option-block-target = Points to win
option-block-target-help = The first to so many points at the end of a round wins the match
option-block-rounds = Most rounds
option-block-rounds-help = After so many rounds the leader wins, even short of the goal; 0 for no limit
value-block-rounds-0 = no limit
option-block-deal_all = All tiles dealt
option-block-deal_all-help = For three or four: nine each without the double blank, or seven each; nobody draws
option-block-partners = Partners
option-block-partners-help = For four: the first and third player against the second and fourth
option-block-counting = What counts
option-block-counting-help = Pips left in hands, or rounds won; with rounds, the goal is at most 100
value-block-counting-pips = the others’ pips
value-block-counting-rounds = rounds won

# Rules
block-rules-aim = **Aim.** { $partners ->
    [true] Four people in two teams, with a double-six set: partners sit opposite and win together. Be the first team to { $target ->
        [one] { $target } point
       *[other] { $target } points
    }.
   *[false] For { $deal_all ->
        [true] three or four
       *[false] two to four
    }, with a double-six set. Be the first to get rid of all your tiles. The first to { $target ->
        [one] { $target } point
       *[other] { $target } points
    } wins the match.
 }{ $rounds ->
    [0] {""}
   *[other] {" "}After round { $rounds } the leader wins.
 }
block-rules-start = **Start.** { $deal_all ->
    [true] Three players get nine tiles each and play without the double blank; four get seven. No tile is left to draw.
   *[false] Two players get seven tiles each, three or four get five. The rest { $draw ->
        [true] is the stock.
       *[false] is set aside, face down.
    }
 } The holder of the highest double begins, with any tile; if nobody has a double, the highest other tile decides. { $lead ->
    [highest] It is the same in later rounds.
    [next] Each later round is begun by the next player, clockwise.
   *[winner] Later rounds are begun by the winner of the last one; after a tie, by the player next to whoever began it.
 }
block-rules-turn = **Your turn.** Play goes clockwise. Play a tile at either end of the line, so that the halves that touch are equal. Doubles lie crosswise. If you can play, you must. { $draw ->
    [true] If you cannot, draw until a tile fits, and play it. Once the stock is empty you pass.
   *[false] If you cannot, you pass.
 }
block-rules-out = **Going out.** { $partners ->
    [true] Play your last tile and your team wins the round, { $counting ->
        [rounds] which counts one point
       *[pips] and scores the pips that the other team still holds
    }.
   *[false] Play your last tile and you win the round, { $counting ->
        [rounds] which counts one point
       *[pips] and score all the pips the others still hold
    }.
 }
block-rules-blocked = **Blocked.** { $partners ->
    [true] When nobody can go on, the team whose two hands hold fewer pips together wins: { $counting ->
        [rounds] it scores one point
       *[pips] it scores the pips of the other team, less its own
    }. If both are equal, nobody scores.
   *[false] When nobody can go on, the hand with the fewest pips wins: { $counting ->
        [rounds] it scores one point
       *[pips] it scores the pips of all the others, less its own
    }. If two or more are tied for the fewest, nobody scores.
 }

# Drawn examples
block-example-line = Double 4 lies crosswise. A tile with a 1 fits on the left, one with a 4 on the right.
block-example-blocked = Both ends are 6, and all seven tiles with a 6 are played: nobody can go on. If Ann still holds 3 pips and Bob 10, Ann scores 10 less 3: 7 points.
block-lesson-1 = Join equal halves
block-lesson-2 = Nobody can go on? Fewest pips win
block-lesson-3 = The winner takes what is left
