# De spellen om uit te kiezen, en de lobby van een tafel.

# De plank
shelf = **Wat spelen we?** De naam van een spel opent een tafel voor iedereen hier; *{ $now }* deelt meteen, tegen computers.
shelf-all-fives = Maak van de open einden een vijfvoud.
shelf-block = De klassieker: wie is het eerst uit?
shelf-partners = Twee tegen twee: overal ter wereld gespeeld.
shelf-domino-4 = Kleuren, jokers en een slang die kronkelt.
shelf-mexican-train = Bouw je trein en stap op bij anderen.
shelf-uno-dominos = Kleuren, getallen en gemene tekens. UNO!
alt-shelf = { $game } ({ $aside }): { $line }
button-play-now = Nu spelen
which-game = Welk spel?

# De lobby
lobby-facts = -# { $facts }
fair-sealed-short = 🔒 Verzegeld
fair-sealed-line = -# 🔒 Verzegeld delen
fair-sealed-linked = -# 🔒 [Verzegeld delen]({ $link })
chip-rated-yes = telt voor de rating, geen hints
chip-rated-no = telt niet voor de rating
picture-host = host
button-seal = 🔒 Verzegeld delen
seal-title = ### 🔒 Verzegeld delen
    Niemand kan de stenen kiezen, ook de beheerder van deze bot niet. Toen de tafel openging, is er een geheim getrokken en verzegeld. Bij *Start* krijgt het bericht van het delen van Discord een nummer, en dat wordt erdoor gemengd. Na de partij wordt het geheim getoond en kan iedereen het delen nagaan.
fair-opened-short = -# 🔓 Niemand kon de stenen kiezen.
button-check-deal = Delen nagaan
seal-number = -# 🎲 Daarmee gemengd: `{ $number }`, het nummer van het bericht van het delen
setup-game = Spel: { $value }
setup-preset = Regels: { $value }
setup-pace = Tempo: { $value }
setup-level = Computers: { $value }

# Partners in de lobby
lobby-team = 🤝 { $names }
lobby-team-free = { $count ->
    [one] een vrije plaats
   *[other] { $count } vrije plaatsen
}
chip-rotation = andere partner bij revanche
rotation-rule = 🔄 Bij elke revanche krijg je een andere partner.
button-swap = Partners wisselen
button-rotation-yes = Andere partners bij revanche
button-rotation-no = Zelfde partners bij revanche
pick-playwith = Spelen met …
playwith-nobody = Vrije kant: wacht op een partner
partner-now = Je speelt samen met { $name }.
partner-free = De plaats van je partner is vrij: wie meedoet, kan die nemen.
partner-taken = { $names } spelen al samen. De host kan partners wisselen met ⚙️.

# A person's tables
button-mytables = Mijn tafels
