# A finished match once more, and how it was dealt.

command-replay = replay
command-replay-help = Watch a match again, and check that it was dealt fairly
parameter-code = code
parameter-code-help = The match: the eight characters of its code
parameter-hash = hash
parameter-hash-help = The hash on the message of the deal, to compare how it was dealt

# Watching
button-replay = Watch again
button-replay-first = ⏮ First
button-replay-back = ◀ Back
button-replay-next = Next ▶
button-replay-last = Last ⏭
button-replay-share = Send as animation
button-deal = How it was dealt
pick-replay-round = Go to the end of a round
replay-choice = { $game }: { $players } · { $date }
replay-former-player = Former player
replay-title = 🎞️ **{ $game }** · `{ $code }` · step { $step } of { $steps }
replay-none = No finished match of this server has that code. As you type, the matches you played in are offered.
match-thinned = That match ended so long ago that its moves have been deleted. Its result, if it has one, still counts in all statistics.
replay-other-rules = That match cannot be replayed: it was played by the rules of another version of this bot.
replay-busy = The animation of this match is being made already. A moment, please.
replay-busy-here = One animation at a time for each person and each server. A moment, please.
replay-may-not-send = You may not write in this channel, so I do not post there for you.
replay-making = The animation is being made. It will appear in this channel in a moment.
replay-progress = The animation is being made: { $share } done.
replay-shared = 🎞️ { $name } shows a match of { $game } between { $players }. Step through it with /replay { $code }.
replay-alt = A match of { $game }, from the first deal to the result. { $standing }

# Fair dealing
fair-sealed = -# 🔒 Sealed deal: the SHA-256 of the secret is `{ $hash }`
verify-none = No match that was dealt on this server has that code.
verify-running = That match is still being played. Its secret would give the hands away, so it stays sealed until the end.
verify-title = 🔎 **{ $game }** · `{ $code }`
verify-secret = Secret: { $secret }
verify-number = Message number: { $number }
verify-seed = Seed: { $seed }
verify-hash = SHA-256: { $hash }
verify-compare = Compare it with the hash on the message “is dealt now”, which was posted before the deal.
verify-compare-number = Compare the number too: the link of the message “is dealt now” ends in it. More than one such message for one game would mean that somebody tried until the tiles suited them.
verify-same-hash = ✅ That is the hash you gave: this is what was sealed.
verify-other-hash = ❌ That is not the hash you gave.
verify-true = ✅ With the tiles dealt from this seed, the { $moves ->
    [one] one recorded move gives
   *[other] { $moves } recorded moves give
 } exactly the points that were saved.
verify-false = ❌ What was saved is not what the recorded moves give when dealt from this seed.
verify-other-rules = ⚠️ The recorded moves cannot be replayed: they belong to the rules of another version of this bot.
verify-dealt = Hands as they were when the first move was due; the stock in the order it is drawn.
verify-round = Round { $number }
verify-hand = { $name }: { $tiles }
verify-stock = Stock: { $tiles }
verify-no-stock = The stock is empty.
verify-yourself = To deal the same tiles without this server, get the program and run this line, or paste it into its page docs/verify.html:
verify-attached = The deals are in the file.

# On the command line
verify-about = deal the tiles of a match again from what Discord showed; needs neither Discord nor a database
verify-word-game = GAME
verify-word-seats = SEATS
verify-word-secret = SECRET
verify-word-message = NUMBER
verify-about-game = which game: { $games }
verify-about-seats = how many play
verify-about-secret = the secret shown at the end of the match, or the seed if a seed was shown
verify-about-message = the number, or the link, of the message that says what is dealt: it is mixed with the secret
verify-about-option = a house rule of the match; may be given several times
verify-about-round = which round, counted from 1 (1)
verify-about-hash = the hash shown before the match began: refuse a secret that does not match it
verify-player = Seat { $number }
verify-no-game = There is no game { $game }: choose one of { $games }.
verify-no-seats = { $game } is for { $allowed } players, not { $seats }.
verify-no-option = { $given } is not a house rule of { $game }: give name=value with one of { $names }.
verify-no-value = { $name } cannot be { $value }: choose { $values }.
verify-clash = These house rules do not go together.
verify-no-round = { $round } is not a round: give a number from 1 on.
verify-no-message = { $message } is neither the number nor the link of a message.
verify-hash-differs = The hash of this secret is { $hash }, not { $given }.
verify-hash-same = It is the hash you gave.
