# /turns: every table at which the reader sits
turns-title = ## Jouw tafels
turns-yours = **Jij bent aan de beurt**
turns-others = **Wacht op anderen**
turns-none = Je zit aan geen enkele tafel. Open er een met /spelen.
turns-line = { $number }. **{ $game }**{ $players ->
    [0] {""}
   *[other] {" "}met { $names }
 } · { $state ->
    [lobby] nog niet begonnen
    [paused] pauze
    [between] de ronde is voorbij
    [over] afgelopen
   *[playing] { $until ->
        [none] geen klok
       *[other] { $until }
    }
 }{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
 } · [Verder]({ $link })
turns-more-players = { $count ->
    [one] nog één
   *[other] nog { $count }
 }
turns-with-others = { $count ->
    [one] één andere speler
   *[other] { $count } andere spelers
 }
turns-elsewhere = Open je hand aan de tafel zelf: { $link }
button-turns-hand = Mijn hand { $number }
button-turns-refresh = Vernieuwen
pick-give-up = Sluit of verlaat een tafel
give-up-choice = { $ends ->
    [yes] Sluit
   *[no] Verlaat
 } { $number }: { $game }

# Korte kreten
pick-word = Zeg iets
word-said = 💬 { $name }: { $word }
word-sent = Gezegd.
word-later = Korte kreten kunnen alleen tijdens een partij.
word-muted = Iemand aan deze tafel speelt zonder korte kreten.
limit-word = Je hebt net iets gezegd. Je kunt { $until } weer.
word-hello = 👋 Hallo!
word-good = 👏 Goed gespeeld!
word-thanks = 🙏 Bedankt!
word-oops = 🙈 Oeps!
word-luck = 🍀 Geluksvogel!
word-moment = ⏳ Momentje

# Privéberichten
remind-turn = **Je bent aan de beurt**
remind-again = **Je bent nog steeds aan de beurt**
remind-next = **Hierna ben jij aan de beurt**
remind-digest = **Deze tafels wachten op je**
remind-how = -# Je hebt voor privéberichten gekozen. Met /ik op een server verander je dat.
