# Een afgelopen partij nog eens bekeken: geluk en spel apart, en de zetten die het verschil maakten.

button-review = Terugblik
button-review-share = Aan iedereen tonen
button-review-step = { $mark } Stap { $step }
pick-review-seat = Wiens zetten je wilt zien
pick-review-step = Stappen om te bekijken
picture-chances = Winstkansen
review-making = 📈 Ik kijk terug op deze partij. Dat kan een minuut duren; alleen jij ziet wat ik vind.
review-progress = 📈 Ik kijk terug op deze partij: { $share } is klaar.
review-busy = Ik bekijk al een andere partij voor jou, of twee voor deze server. Vraag het zo nog eens.
review-failed = Die terugblik is niet gelukt. Probeer het zo nog eens.
review-gone = Die terugblik heb ik niet meer. Druk op *Terugblik* onder de partij, dan maak ik hem opnieuw.
review-title = 📈 **Terugblik** · { $game } · `{ $code }`
review-seat = { $name }: geluk { $luck }, spel { $play } ± { $error } · { $decisions ->
    [0] had nooit iets te kiezen
    [one] { $right } van één keuze goed
   *[other] { $right } van de { $decisions } keuzes goed
 }
review-about = -# Geluk: wat er gedeeld en gepakt is, en wat niemand kon weten. Spel: alle keuzes, de eigen en die van de anderen. Met een gelijke kans van { $share } vormen ze samen de uitslag. Spel is een schatting: ± zegt hoe ver die ernaast kan zitten, en geluk even ver de andere kant op.
review-best = ★ Beste zet, stap { $step }: { $move }. Met { $other } was de winstkans { $lead } lager geweest.
review-costliest = ✖ Duurste zet, stap { $step }: { $move }. Met { $other } was de winstkans { $lead } hoger geweest.
review-step-right = ★ Een goede zet: { $move }. Met { $other } was de winstkans { $lead } lager geweest.
review-step-wrong = ✖ { $move } was niet de beste zet. Met { $other } was de winstkans { $lead } hoger geweest.
review-nothing = Geen enkele zet springt eruit, ten goede of ten kwade.
review-chances = 📈 Winstkansen: { $chances }
review-chance = { $name } { $share }
review-after-round = Na ronde { $round }: { $chances }.
review-alt = Een grafiek van de winstkansen over { $moves ->
    [one] één zet
   *[other] { $moves } zetten
 }, met alle stenen bekend. { $result }
review-mark-best = ★ Stap { $step }: beste zet van { $name }
review-mark-costliest = ✖ Stap { $step }: duurste zet van { $name }
review-shared = 📈 { $name } toont de terugblik op een partij.
review-is-shared = Iedereen in dit kanaal kan hem nu zien.
