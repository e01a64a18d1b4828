# The words of Mexican Train.

game-mexican-train = Mexican Train

# Tiles and trains
train-tile = { $double ->
    [true] double { $high }
   *[false] { $high }-{ $low }
 }
train-place = { $kind ->
    [common] the Mexican Train
    [own] your own train
    [yours] your train
    [theirs] their own train
   *[others] { $name }'s train
 }
train-mexican = Mexican Train
train-target = lowest total wins

# What happened
train-engine = 🚂 The engine is { $tile }: every train begins with that number.
train-starts = { $you ->
    [name] You start.
   *[no] { $name } starts.
 }
train-laid = { $you ->
    [name] You play **{ $tile }** on { $place }.
   *[no] { $name } plays **{ $tile }** on { $place }.
 }
train-drew = { $name } draws a tile.
train-drew-openly = { $you ->
    [name] You draw { $tile }.
   *[no] { $name } draws { $tile }.
 }
train-drew-yourself = You draw { $tile }.
train-stuck = It does not fit.
train-passed = { $you ->
    [name] You can neither play nor draw.
   *[no] { $name } can neither play nor draw.
 }
train-marker-down = { $you ->
    [name] 🚩 Your marker goes down: your train is open to everybody.
   *[no] 🚩 { $name }'s marker goes down: that train is open to everybody.
 }
train-marker-up = { $you ->
    [name] Your marker comes off: your train is closed to others again.
   *[no] { $name }'s marker comes off: that train is closed to others again.
 }
train-double-open = ❗ The **{ $tile }** on { $place } is open: it must be covered before anybody plays elsewhere.
train-double-covered = The { $tile } on { $place } is covered.
train-double-dead = Nothing can cover the { $tile } on { $place } any more: play on as usual.
train-knocked = { $you ->
    [name] ✊ **Knock, knock!** You have one tile left.
   *[no] ✊ **Knock, knock!** { $name } has one tile left.
 }

# What happened, in one line: names are badges
train-brief-engine = 🚂 { $tile } is the engine
train-brief-starts = { $name } starts
train-brief-marker-down = 🚩 { $name } opens the train
train-brief-double-open = ❗ cover { $tile } ({ $place })
train-brief-double-dead = { $tile } ({ $place }) stays as it is

# Moves
train-act-lay = { $head } → { $kind ->
    [common] Mexican Train
    [own] my train
    [theirs] their own train
   *[others] { $name }'s train
 }
train-short = { $kind ->
    [common] Mex.
   *[others] { $name }
 }
train-act-detail = joins the { $end }{ $double ->
    [true] : a double, so you play one tile more
   *[false] {""}
 }
train-act-draw = Draw
train-act-pass = Pass

# What a seat must or may do
train-duty-wait = Waiting for { $waiting }.
train-duty-drawn = **{ $tile } fits.** Play it.
train-why-closed = -# { $tile } fits { $place }, but no marker opens it.
train-duty-lay = **Your turn.** Play a tile.
train-duty-draw = **Your turn.** Nothing you hold fits: draw a tile.
train-duty-pass = **Your turn.** Nothing you hold fits, and the stock is empty: pass. { $marked ->
    [true] Your marker stays down.
   *[false] Your marker goes down.
 }
train-duty-cover-lay = **Cover the open { $number }** on { $place }. Nobody may play elsewhere before that.
train-duty-cover-draw = **Cover the open { $number }** on { $place }. You hold no { $number }: draw a tile.
train-duty-cover-pass = **Cover the open { $number }** on { $place }. You hold no { $number }, and the stock is empty: pass. { $marked ->
    [true] Your marker stays down.
   *[false] Your marker goes down.
 }
train-duty-extra-lay = You played the double { $number } on { $place }: **play one tile more.** { $doubles ->
    [true] It may go on the double or on any train open to you, and it may be a double again.
   *[false] It may go on the double or on any train open to you, but it may not be a double.
 }
train-duty-extra-draw = You played the double { $number } on { $place }: **one more tile is due.** Nothing you hold fits: draw a tile.
train-duty-extra-pass = You played the double { $number } on { $place }: **one more tile is due.** Nothing you hold fits, and the stock is empty: pass. { $marked ->
    [true] Your marker stays down.
   *[false] Your marker goes down.
 }

# Whose turn it is
train-waiting-free = ➡️ { $name } to play.
train-waiting-cover = ➡️ { $name } must cover the { $number } on { $place }.
train-waiting-extra = ➡️ { $name }: one more tile after the double { $number }.

# Pictures in words
train-alt-end = { $place }{ $marked ->
    [true] {" "}(open)
   *[false] {""}
 } { $end }
train-alt-table = Open ends: { $ends }.{ $duty ->
    [cover] {" "}The double { $number } on { $place } must be covered.
    [extra] {" "}One more tile is owed after the double { $number } on { $place }.
   *[free] {""}
 } { $laid ->
    [0] Nothing is played yet.
   *[other] Last, { $layer } played { $last } on { $on }.
 } The engine is { $engine }. { $stock ->
    [one] One tile
   *[other] { $stock } tiles
 } in the stock.

# Refusals
train-refusal-must-lay = You can play, so you must.
train-refusal-must-draw = Draw a tile first.
train-refusal-stock-empty = The stock is empty: there is nothing to draw.
train-refusal-tile-not-in-hand = You do not hold { $tile }.
train-refusal-no-such-train = Nobody here has that train.
train-refusal-open-double = The open { $number } on { $place } must be covered first.
train-refusal-private-train = That is { $place }, and it has no marker: only { $seat } may play there.
train-refusal-does-not-fit = { $tile } does not fit the { $number } at the end of { $place }.
train-refusal-extra-not-double = The extra tile may not be a double, and { $tile } is one.
train-refusal-which-train = On which train? { $tile } needs one.

# Presets and options
preset-mexican-train-sheet = The rule sheet
preset-mexican-train-sheet-help = Thirteen rounds, from double 12 down to double blank
preset-mexican-train-thirds = Every third engine
preset-mexican-train-thirds-help = Five rounds: 12, 9, 6, 3 and blank
preset-mexican-train-five = Five rounds
preset-mexican-train-five-help = The five highest engines: 12, 11, 10, 9 and 8
preset-mexican-train-short = Short game
preset-mexican-train-short-help = Two to four players, no tiles above 9, ten rounds
preset-mexican-train-open = Open hands
preset-mexican-train-open-help = Everybody sees all hands; only the stock stays hidden
option-mexican-train-first_starter = First starter
option-mexican-train-first_starter-help = Who begins the first round; after that, the start moves clockwise
value-mexican-train-first_starter-random = somebody drawn by lot
value-mexican-train-first_starter-host = the first at the table
option-mexican-train-short_game = Short game
option-mexican-train-short_game-help = Without the tiles above 9, starting from double 9: for two to four players
option-mexican-train-open_hands = Open hands
option-mexican-train-open_hands-help = Everybody sees all hands; only the stock stays hidden
option-mexican-train-chain_doubles = Chains of doubles
option-mexican-train-chain_doubles-help = The extra tile after a double may be a double again, which then asks for its own
option-mexican-train-length = Length
option-mexican-train-length-help = Which engines are played: all, every third one, or the five or three highest
value-mexican-train-length-all = every engine
value-mexican-train-length-thirds = every third engine
value-mexican-train-length-five = the five highest engines
value-mexican-train-length-three = the three highest engines

# Rules
train-rules-aim = **Aim.** Get rid of your tiles. After { $rounds } rounds, the lowest total wins.
train-rules-start = **Start.** A double is the engine, set in the middle before the deal: double { $first } in the first round, { $step ->
    [1] one lower
   *[other] { $step } lower
 } in each round, double { $last } in the last. Everybody is dealt { $hands }; the rest is the stock.{ $open_hands ->
    [true] {" "}All hands lie open; only the stock stays hidden.
   *[false] {""}
 } { $first_starter ->
    [host] The first at the table
   *[random] Somebody drawn by lot
 } starts, and with each round the start moves on clockwise.
train-hand-size = { $tiles } (with { $seats } players)
train-rules-trains = **Trains.** Everybody builds a train of their own from the engine, and all build the one Mexican Train. Each begins with the engine's number, and halves that touch agree. Your own train is yours alone, as long as there is no marker on it. The Mexican Train is always open to everybody.
train-rules-turn = **Your turn.** If you can play, you must: one tile, on your own train, on the Mexican Train, or on a train with a marker. If you cannot, draw a tile; if it fits, you play it.
train-rules-marker = **Markers.** If what you drew fits nowhere either, or there is nothing to draw, your marker goes on your own train: everybody may play there. It comes off as soon as you play on your own train again.
train-rules-double = **Doubles** lie crosswise and ask for an extra tile at once, on the double or on any train open to you. { $chain_doubles ->
    [true] It may be a double again, which then asks for its own.
   *[false] It may not be a double.
 } If you cannot, draw one; if that will not do, your marker goes down. A double as your very last tile ends the round.
train-rules-open = **Open double.** A double left uncovered when the turn ends must be covered before anybody plays elsewhere, whoever's train it is on. Who cannot cover it draws one tile, and if that does not fit, puts the marker down. It need not be covered any more once all { $others } other tiles of its number lie on the table.
train-rules-end = **The end.** One tile left? You knock. The round ends when somebody has played their last tile, or when the stock is empty and nobody can play.
train-rules-score = **Score.** Everybody counts the pips left in their hand; whoever went out counts nothing. Equal lowest totals share the win.

# Drawn examples
train-example-trains = Ann (A) and Bob (B) have begun their own trains, and Bob has begun the Mexican Train as well.
train-example-marker = Bob could not play: his marker stands at his train, and Ann was free to begin it for him.
train-example-open = Ann's double 5 was left uncovered: it is now the only place where anybody may play.
train-lesson-1 = Build your own train
train-lesson-2 = Cannot play? All may use your train
train-lesson-3 = Cover every double
