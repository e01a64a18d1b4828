# The words of Domino 4.

game-domino-4 = Domino 4

# Tiles
four-tile = { $colour ->
    [r] red
    [g] green
    [y] yellow
   *[b] blue
 } { $low }-{ $high }
four-joker = joker
four-face-down = a tile face down
four-colour = { $colour ->
    [red] red
    [green] green
    [yellow] yellow
   *[blue] blue
 }
four-end-half = { $colour ->
    [r] red
    [g] green
    [y] yellow
   *[b] blue
 } { $pips }
four-end-colour = { $colour }, any number
four-end-plain = { $half ->
    [white] white
   *[joker] any tile
 }
four-end = { $arm ->
    [E] east
   *[W] west
 }: { $end }
four-end-dead = { $arm ->
    [E] east
   *[W] west
 }: closed
four-arm-short = { $arm ->
    [E] E
   *[W] W
 }
four-mark = LAST
four-shouted = You announced your last tile!
four-target = { $rounds ->
    [one] one round
   *[other] first to win { $rounds } rounds
 }

# What happened
four-lead-found = { $you ->
    [name] You begin, drawn by lot.
   *[no] { $name } begins, drawn by lot.
 }
four-laid = { $you ->
    [name] You play **{ $tile }** in the { $arm ->
        [E] east
       *[W] west
    }.
   *[no] { $name } plays **{ $tile }** in the { $arm ->
       [E] east
      *[W] west
    }.
 }
four-joker-laid = { $you ->
    [name] You play a **joker** in the { $arm ->
        [E] east
       *[W] west
    } and ask for **{ $colour }**.
   *[no] { $name } plays a **joker** in the { $arm ->
       [E] east
      *[W] west
    } and asks for **{ $colour }**.
 }
four-covered = { $you ->
    [name] 🂠 You play a tile face down in the { $arm ->
        [E] east
       *[W] west
    }, say “Joker” and ask for **{ $colour }**.
   *[no] 🂠 { $name } plays a tile face down in the { $arm ->
       [E] east
      *[W] west
    }, says “Joker” and asks for **{ $colour }**.
 }
four-cornerstone-laid = { $you ->
    [name] You play **{ $tile }** as a cornerstone.
   *[no] { $name } plays **{ $tile }** as a cornerstone.
 }
four-drew = { $name } { $why ->
    [turn] { $could ->
        [bluff] draws a tile rather than bluff
        [unknown] draws a tile
       *[none] cannot play and draws a tile
    }
    [cornerstone] played just before the cornerstone and draws a tile
   *[lie] draws a tile for the lie
 }.
four-drew-yourself = You draw { $tile }{ $why ->
    [lie] {" "}for the lie
   *[turn] { $could ->
        [bluff] {" "}rather than bluff
        [corner] {" "}rather than play a cornerstone
       *[none] {""}
    }
 }.
four-passed = { $you ->
    [name] You { $why ->
        [empty] { $could ->
            [bluff] pass rather than bluff
            [corner] pass rather than play a cornerstone
           *[none] cannot play and pass
        }: the stock is empty
       *[one] play just one
    }.
   *[no] { $name } { $why ->
       [empty] { $could ->
           [bluff] passes rather than bluff
           [unknown] passes
          *[none] cannot play and passes
       }: the stock is empty
      *[one] plays just one
    }.
 }
four-two-allowed = ✌️ Nobody could play for a whole round: the next to play may play two tiles at once.
four-called = { $you ->
    [name] 📣 You announce: **one tile left!**
   *[no] 📣 **One tile left!** announces { $name }.
 }
four-kept-silent = { $you ->
    [name] 🤫 You do not announce your last tile and will miss a turn.
   *[no] 🤫 { $name } does not announce the last tile and will miss a turn.
 }
four-skipped = { $you ->
    [name] You miss a turn for keeping silent.
   *[no] { $name } misses a turn for keeping silent.
 }
four-accepted = { $you ->
    [name] You believe { $bluffer }.
    [bluffer] { $name } believes you.
   *[no] { $name } believes { $bluffer }.
 }
four-believed = { $you ->
    [name] Nobody accuses you: the tile stays face down.
   *[no] Nobody accuses { $name }: the tile stays face down.
 }
four-accused-truth = { $you ->
    [name] ⚖️ You accuse { $bluffer }, wrongly: it **is** a joker.
    [bluffer] ⚖️ { $name } accuses you, wrongly: it **is** a joker.
   *[no] ⚖️ { $name } accuses { $bluffer }, wrongly: it **is** a joker.
 }
four-accused-lie = { $you ->
    [name] ⚖️ You call the bluff: **{ $tile }**!
    [bluffer] ⚖️ { $name } calls your bluff: **{ $tile }**!
   *[no] ⚖️ { $name } calls the bluff: **{ $tile }**!
 }
four-taken-back = { $you ->
    [name] You take it back and lose the turn.
   *[no] { $name } takes it back and loses the turn.
 }
four-gave = { $you ->
    [name] You give { $receiver } a tile.
    [receiver] { $name } gives you a tile.
   *[no] { $name } gives { $receiver } a tile.
 }
four-gave-seen = { $you ->
    [name] You give { $receiver } { $tile }.
    [receiver] { $name } gives you { $tile }.
   *[no] { $name } gives { $receiver } { $tile }.
 }

# What happened, in one line: names are badges
four-brief-lead-found = { $name } starts, by lot
four-brief-two-allowed = ✌️ two tiles at once now
four-brief-kept-silent = 🤫 { $name } kept silent: misses a turn
four-brief-truth = ⚖️ { $name } is wrong: a true joker
four-brief-lie = ⚖️ { $name } calls the bluff: { $tile }

# Moves
four-act-lay = { $head } → { $place }
four-act-covered = { $head }, face down
four-act-give = Give { $head }
four-act-bluff = Bluff…
four-ask-bluff = **Which tile do you play face down** and call a joker?
four-ask-colour = **{ $tile }: which colour do you ask for?**
four-act-accept = I believe it
four-act-accuse = Liar!
four-act-draw = Draw
four-act-pass = Pass
four-act-call = One tile left!
four-place = { $arm ->
    [E] east
   *[W] west
 }, { $way ->
    [straight] straight on
    [N] corner north
    [E] corner east
    [S] corner south
   *[W] corner west
 }, then { $turn ->
    [N] north
    [E] east
    [S] south
   *[W] west
 }{ $either ->
    [yes] {" "}(joins with { $joins })
   *[no] {""}
 }
four-place-joker = { $colour } · { $arm ->
    [E] east
   *[W] west
 }, { $way ->
    [straight] straight on
    [N] corner north
    [E] corner east
    [S] corner south
   *[W] corner west
 }
four-place-cornerstone = cornerstone

# What a seat must or may do
four-duty-wait = Waiting for { $waiting }.
four-duty-lay = **Your turn.** Play a tile.
four-duty-two = **Your turn, and you may play two tiles.** Play the first.
four-duty-second = **You may play a second tile**, or pass.
four-duty-draw = **Your turn.** Nothing you hold fits: draw a tile.
four-duty-pass = **Your turn.** Nothing you hold fits, and the stock is empty: pass.
four-duty-may = **Your turn.** No end fits: { $ways ->
    [corner] play a cornerstone
    [bluff] bluff with a tile face down
   *[both] play a cornerstone, bluff
 }, or { $stock ->
    [0] pass
   *[other] draw
 }.
four-duty-bluff = **Is that a joker?** { $name } asks for { $colour }.
    -# Accuse: a joker gets you a tile, a lie gets { $name } one.
four-duty-truth = **You told the truth.** Choose a tile to give to { $receiver }, who accused you.
four-duty-lie = **You were right: it was a lie.** Choose a tile to give to { $receiver }.
four-duty-call = One tile left after this one: press “One tile left!”
four-duty-forgot = **One tile left, and not announced!** Press before the next player acts.
four-duty-silent = You kept silent about your last tile: you miss your next turn.
four-why-joker = -# Your joker is played face down: *Bluff…*
four-why-colour = -# { $tile }: its number fits { $end }, its colour does not.

# Whose turn it is
four-waiting-turn = ➡️ { $name } to play.
four-waiting-two = ➡️ { $name } to play: two tiles at once are allowed.
four-waiting-bluff = ➡️ { $name }: do you believe { $bluffer }?
four-waiting-truth = ➡️ { $name } chooses a tile for { $receiver }.
four-waiting-lie = ➡️ { $name } chooses a tile for { $receiver }.

# Pictures in words
four-alt-table = Ends: { $ends }. { $laid ->
    [0] Only the start joker lies, in the middle.
    [one] One tile lies beside the start joker;
   *[other] { $laid } tiles lie around the start joker; last,
 }{ $laid ->
    [0] {""}
   *[other] {" "}{ $layer } played { $last } { $where ->
        [E] in the east
        [W] in the west
       *[middle] as a cornerstone
    }{ $asked ->
        [yes] {" "}and asked for { $colour }
       *[no] {""}
    }.
 }{ $covered ->
    [0] {""}
    [one] {" "}One tile lies face down.
   *[other] {" "}{ $covered } tiles lie face down.
 } { $stock ->
    [one] One tile
   *[other] { $stock } tiles
 } in the stock.

# Refusals
four-refusal-call-not-due = Too early! Announce it as you come down to one tile, or right after. No penalty.
four-refusal-must-answer = { $question ->
    [bluff] First say whether you believe it.
   *[other] First choose the tile you give.
 }
four-refusal-question-open = { $question ->
    [bluff] First the others say whether they believe it; { $turn } has not answered yet.
   *[other] First { $turn } chooses the tile to give.
 }
four-refusal-no-question = There is nothing to answer: it is settled.
four-refusal-must-lay = { $tile } fits, so you must play it or another that fits.
four-refusal-stock-empty = The stock is empty: there is nothing to draw.
four-refusal-must-draw = There are tiles to draw, so you cannot pass.
four-refusal-lay-or-stop = Play a second tile, or pass: you do not draw now.
four-refusal-tile-not-in-hand = You do not hold { $tile }.
four-refusal-joker-open = Jokers are played face down at this table.
four-refusal-no-bluffing = Tiles are not played face down at this table.
four-refusal-cell-taken = There is a tile there already.
four-refusal-touches-nothing = That place touches no tile.
four-refusal-not-an-end = The tile there does not end a chain.
four-refusal-wrong-side = The chain does not go on over that side.
four-refusal-seventh-straight = Six tiles lie in line: the seventh makes a corner.
four-refusal-does-not-fit = { $tile } does not fit: the end asks for { $end }.
four-refusal-turn-the-tile = Turn { $tile }: its other half fits { $end }.
four-refusal-touches-two = At the end of a chain a tile touches one tile only.
four-refusal-corner-joker = A joker cannot be a cornerstone.
four-refusal-corner-at-joker = A cornerstone may not lie beside a joker.
four-refusal-corner-at-end = A cornerstone may not lie beside the end of a chain.
four-refusal-corner-half = Both halves of a cornerstone touch a tile; one half of { $tile } would touch nothing.
four-refusal-corner-numbers = Where { $tile } would touch, the numbers differ.
four-refusal-which-place = { $tile } could go in more than one place: choose one.

# Presets and options
preset-domino-4-first = First game
preset-domino-4-first-help = The plain game: jokers lie open, no cornerstones
preset-domino-4-corner = With cornerstones
preset-domino-4-corner-help = Tiles may also go in the middle. Play this after your first game
preset-domino-4-bluff = With bluffing
preset-domino-4-bluff-help = Jokers lie face down, true or false. Play this after your first game
preset-domino-4-full = With both
preset-domino-4-full-help = Cornerstones and bluffing. Play this after your first game
option-domino-4-hoeksteen = Cornerstones
option-domino-4-hoeksteen-help = Tiles may be played in the middle of the table. Play this after your first game
option-domino-4-blufjoker = Bluffing
option-domino-4-blufjoker-help = Any tile may lie face down as a joker. Play this after your first game
option-domino-4-rounds_to_win = Rounds to win
option-domino-4-rounds_to_win-help = How many rounds win the match; 1 plays a single round

# Rules
four-rules-aim = **Aim.** Be the first to get rid of all your tiles. { $rounds ->
    [one] One round is played.
   *[other] A round won is a point; the first to { $rounds } points wins the match.
 }
four-rules-start = **Start.** A joker lies in the middle. Two players are dealt 11 tiles each, three 9, more 7; the rest is the stock. Chance says who begins. Two chains grow from the joker, one east and one west; each may begin with any colour.
four-rules-joining = **Joining.** In turn, play one tile at an end. The halves that touch agree in colour and number. Each half owns two sides of its tile, so a chain goes straight on or turns a corner: a place reads “east, straight on, then north” when the next tile may also turn north.
four-rules-changing = **Changing colour.** A joker always fits, and you name the colour that follows{ $blufjoker ->
    [true] {" "}(here it lies face down, see below)
   *[false] {""}
 }. A white half (0) is joined by another white half, and that tile's other half gives the new colour. A double may be followed by the same double of another colour.
four-rules-place = **Room.** A tile at an end touches one tile only; corners may meet. After six tiles in a straight line the seventh makes a corner.
four-rules-turn = **Nothing fits?** Draw one tile, and your turn is over; if the stock is empty, pass. When nobody has played a tile all round the table, whoever plays next may play two tiles at once.
four-rules-last = **One tile left?** Announce it with the button, before or right after you play and before the next player acts, or you miss your next turn.
four-rules-end = **The end.** Play your last tile and the round is yours. When the stock is empty and everybody has passed twice in a row, the fewest tiles win; a tie is shared.
four-rules-hoeksteen = **Cornerstone.** You may also play a tile in the middle: it touches two tiles or more, both its halves touch one, and touching numbers are equal; colours do not matter. It is no joker and lies neither beside a joker nor beside an end. Whoever played before you draws a tile.
four-rules-blufjoker = **Bluffing.** Jokers are not played open. Play any tile face down, say “Joker” and name the colour that follows. The others believe it, or accuse you; the first to accuse counts. Believed, it stays face down for good. A true joker: you give the accuser one of your tiles. A lie: you take it back, lose the turn, draw one, and the accuser gives you a tile.

# Drawn examples
four-example-chains = Touching halves agree in colour and number. The red chain turns a corner.
four-example-changes = White meets white, and green goes on; the double 2 is followed by another double 2.
four-example-joker = The joker asks for blue: any blue tile may follow.
four-example-hoeksteen = The tile played last is a cornerstone: its 0 touches a 0 and its 2 a 2, whatever the colours.
four-example-blufjoker = Face down, called a joker and believed: red follows.
four-lesson-1 = Equal colour and pips meet
four-lesson-2 = A joker names a colour
four-lesson-3 = The chain turns as you like
