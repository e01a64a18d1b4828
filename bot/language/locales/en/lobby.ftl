# The games to choose from, and the lobby of a table.

# The shelf
shelf = **What shall we play?** A game's name opens a table for everybody here; *{ $now }* deals at once, against computers.
shelf-all-fives = Make the open ends a multiple of five.
shelf-block = The classic: first to play the last tile.
shelf-partners = Two against two: played the world over.
shelf-domino-4 = Colours, jokers, and a chain that winds.
shelf-mexican-train = Build your train, and board the others'.
shelf-uno-dominos = Colours, numbers, nasty symbols. Shout UNO!
alt-shelf = { $game } ({ $aside }): { $line }
button-play-now = Play now
which-game = Which game?

# The lobby
lobby-facts = -# { $facts }
fair-sealed-short = 🔒 Sealed deal
fair-sealed-line = -# 🔒 Sealed deal
fair-sealed-linked = -# 🔒 [Sealed deal]({ $link })
chip-rated-yes = rated, no hints
chip-rated-no = not rated
picture-host = host
button-seal = 🔒 Sealed deal
seal-title = ### 🔒 Sealed deal
    Nobody can choose the tiles, not even whoever runs this bot. When the table opened, a secret was drawn and sealed. At *Start*, Discord gives the message of the deal a number, which is mixed with it. After the match the secret is shown, and everybody can check every deal.
fair-opened-short = -# 🔓 Nobody could choose the tiles.
button-check-deal = Check the deal
seal-number = -# 🎲 Mixed with it: `{ $number }`, the number of the message of the deal
setup-game = Game: { $value }
setup-preset = Rules: { $value }
setup-pace = Pace: { $value }
setup-level = Computers: { $value }

# Partners in the lobby
lobby-team = 🤝 { $names }
lobby-team-free = { $count ->
    [one] a free seat
   *[other] { $count } free seats
}
chip-rotation = other partners in rematches
rotation-rule = 🔄 Each rematch has other partners.
button-swap = Swap partners
button-rotation-yes = Rotate partners in rematches
button-rotation-no = Keep partners in rematches
pick-playwith = Play with …
playwith-nobody = Free side: wait for a partner
partner-now = You play with { $name }.
partner-free = Your partner's seat is free: the next person to join can take it.
partner-taken = { $names } play together already. The host can swap partners with ⚙️.

# A person's tables
button-mytables = My tables
