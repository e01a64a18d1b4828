# /dran: jeder Tisch, an dem jemand sitzt
turns-title = ## Deine Tische
turns-yours = **Du bist dran**
turns-others = **Andere sind dran**
turns-none = Du sitzt an keinem Tisch. Öffne einen mit /spielen.
turns-line = { $number }. **{ $game }**{ $players ->
    [0] {""}
   *[other] {" "}mit { $names }
 } · { $state ->
    [lobby] noch nicht begonnen
    [paused] Pause
    [between] Runde zu Ende
    [over] zu Ende
   *[playing] { $until ->
        [none] ohne Uhr
       *[other] { $until }
    }
 }{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
 } · [Weiter]({ $link })
turns-more-players = { $count ->
    [one] einer weiteren Person
   *[other] { $count } weiteren
 }
turns-with-others = { $count ->
    [one] einer anderen Person
   *[other] { $count } anderen
 }
turns-elsewhere = Öffne deine Hand am Tisch selbst: { $link }
button-turns-hand = Meine Hand { $number }
button-turns-refresh = Aktualisieren
pick-give-up = Einen Tisch beenden oder verlassen
give-up-choice = { $ends ->
    [yes] Beenden
   *[no] Verlassen
 } { $number }: { $game }

# Zurufe
pick-word = Etwas sagen
word-said = 💬 { $name }: { $word }
word-sent = Gesagt.
word-later = Zurufe gibt es nur, während eine Partie läuft.
word-muted = Jemand an diesem Tisch spielt ohne Zurufe.
limit-word = Du hast gerade etwas gesagt. Das geht wieder { $until }.
word-hello = 👋 Hallo!
word-good = 👏 Gut gespielt!
word-thanks = 🙏 Danke!
word-oops = 🙈 Hoppla!
word-luck = 🍀 Glück gehabt!
word-moment = ⏳ Moment, bitte

remind-turn = **Du bist dran**
remind-again = **Du bist noch immer dran**
remind-next = **Du bist als Nächstes dran**
remind-digest = **Diese Tische warten auf dich**
remind-how = -# Du hast Direktnachrichten gewählt. Mit /ich auf einem Server änderst du das.
