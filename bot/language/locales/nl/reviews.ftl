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
review-seat = { $name } { $ended ->
    [won] won
    [shared] deelde de winst
    [team-won] wonnen als team
    [team-shared] deelden de winst als team
    [team-lost] wonnen niet als team
   *[lost] won niet
 }: eerlijk deel { $share }, geluk { $luck }, spel { $play } = { $result } · { $choices ->
    [never] nooit iets te kiezen
    [fine] geen missers
    [outplayed] geen missers, maar de anderen wonnen meer
    [only] de enige keuze kon beter
   *[some] { $wrong ->
        [one] één van de { $decisions } keuzes kon beter
       *[other] { $wrong } van de { $decisions } keuzes konden beter
     }
 }
review-about = -# Eerlijk deel: een gelijke kans voor het delen. Geluk: de stenen die gedeeld en gepakt zijn. { $teams ->
    [yes] Spel: de keuzes van het team tegenover die van de anderen.
   *[no] Spel: de eigen keuzes tegenover die van de anderen.
 } Samen zijn ze hoe het afliep: { $all } als je won. Spel is een schatting, op ongeveer { $error } na; minder dan dat telt als geluk.
review-best = ★ Beste zet, stap { $step }: { $move }. Met { $other } { $whose ->
    [own] was de winstkans van je team
    [team] was de winstkans van het team
   *[alone] was de winstkans
 } { $lead } lager geweest.
review-costliest = ✖ Duurste zet, stap { $step }: { $move }. Met { $other } { $whose ->
    [own] was de winstkans van je team
    [team] was de winstkans van het team
   *[alone] was de winstkans
 } { $lead } hoger geweest.
review-step-right = ★ Een goede zet: { $move }. Met { $other } { $whose ->
    [own] was de winstkans van je team
    [team] was de winstkans van het team
   *[alone] was de winstkans
 } { $lead } lager geweest.
review-step-wrong = ✖ { $move } was niet de beste zet. Met { $other } { $whose ->
    [own] was de winstkans van je team
    [team] was de winstkans van het team
   *[alone] was de winstkans
 } { $lead } hoger geweest.
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
