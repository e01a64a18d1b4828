# A finished match once more, and how it was dealt.

command-replay = replay
command-replay-help = Watch a finished match again, step by step
command-verify = verify
command-verify-help = Check that a match was dealt fairly
parameter-code = code
parameter-code-help = The match: the eight characters of its code
parameter-hash = hash
parameter-hash-help = The hash shown when the game began, to compare

# Watching
button-replay = Watch again
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-next = Next ▶
button-replay-last = Last ⏭
button-replay-share = Send as animation
pick-replay-round = Go to the end of a round
replay-choice = { $game }: { $players } · { $date }
replay-former-player = Former player
replay-title = 🎞️ **{ $game }** · `{ $code }` · step { $step } of { $steps }
replay-none = No finished match of this server has that code. As you type, the matches you played in are offered.
replay-other-rules = That match cannot be replayed: it was played by the rules of another version of this bot.
replay-busy = The animation of this match is being made already. A moment, please.
replay-busy-here = One animation at a time for each person and each server. A moment, please.
replay-may-not-send = You may not write in this channel, so I do not post there for you.
replay-making = The animation is being made. It will appear in this channel in a moment.
replay-progress = The animation is being made: { $percent } % done.
replay-shared = 🎞️ { $name } shows a match of { $game } between { $players }. Step through it with /replay { $code }.
replay-alt = A match of { $game }, from the first deal to the result. { $standing }

# Fair dealing
fair-sealed = -# 🔒 Fair dealing: every deal comes from one secret seed, sealed until the end. Its SHA-256 hash is `{ $hash }`
fair-opened = -# 🔓 The seed was `{ $seed }` · check the deals with /verify { $code }
verify-none = No match that was dealt on this server has that code.
verify-running = That match is still being played. Its seed would give the hands away, so it stays sealed until the end.
verify-title = 🔎 **{ $game }** · `{ $code }`
verify-seed = Seed: `{ $seed }`
verify-hash = SHA-256: { $hash }
verify-compare = Compare it with the hash on the message that says the game has begun.
verify-same-hash = ✅ That is the hash you gave: the seed is the one that was sealed.
verify-other-hash = ❌ That is not the hash you gave.
verify-true = ✅ With the tiles dealt from this seed, the { $moves ->
    [one] one recorded move gives
   *[other] { $moves } recorded moves give
 } exactly the points that were saved.
verify-false = ❌ What was saved is not what the recorded moves give when dealt from this seed.
verify-other-rules = ⚠️ The recorded moves cannot be replayed: they belong to the rules of another version of this bot.
verify-dealt = Hands as they lay when the first move was due; the stock in the order it is drawn.
verify-round = Round { $number }
verify-hand = { $name }: { $tiles }
verify-stock = Stock: { $tiles }
verify-no-stock = The stock is empty.
verify-yourself = To deal the same tiles without this server, get the program and run:
verify-attached = The deals are in the file.

# On the command line
verify-about = deal the tiles of a match again from its seed; needs neither Discord nor a database
verify-word-game = GAME
verify-word-seats = SEATS
verify-word-seed = SEED
verify-about-game = which game: { $games }
verify-about-seats = how many play
verify-about-seed = the seed shown at the end of the match
verify-about-option = a house rule of the match; may be given several times
verify-about-round = which round, counted from 1 (1)
verify-about-hash = the hash shown when the match began: refuse a seed that does not match it
verify-player = Seat { $number }
verify-no-game = There is no game { $game }: choose one of { $games }.
verify-no-seats = { $game } is for { $allowed } players, not { $seats }.
verify-no-option = { $given } is not a house rule of { $game }: give name=value with one of { $names }.
verify-no-value = { $name } cannot be { $value }: choose { $values }.
verify-clash = These house rules do not go together.
verify-no-round = { $round } is not a round: give a number from 1 on.
verify-hash-differs = The hash of this seed is { $hash }, not { $given }.
verify-hash-same = It is the hash you gave.
