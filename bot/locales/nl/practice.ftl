# De puzzel van de dag, en de lessen.

command-puzzle = puzzel
command-puzzle-help = Elke dag één stelling: vind de beste zet
puzzle-title = ## 🧩 Puzzel van { $date } · { $game }
puzzle-asked = Je speelt tegen { $seats ->
    [2] één ander
   *[3] twee anderen
 } en bent aan de beurt. Eén zet is duidelijk de beste: welke?
puzzle-counts = -# Je eerste antwoord telt. Neem de tijd.
puzzle-uncounted = -# Dit was de puzzel van gisteren: je antwoord telt niet meer.
puzzle-right = ✅ Gevonden: { $move }.
puzzle-wrong = ❌ Deze keer niet: je koos { $move }.
puzzle-odds = 🎲 Vanaf hier uitgespeeld wint { $move } { $share } van de 100 ronden, { $other } { $less }.
puzzle-streak = { $count ->
    [0] Morgen begint je reeks opnieuw. Je langste: { $best }.
    [one] 🔥 Vandaag opgelost. Je langste reeks: { $best }.
   *[other] 🔥 { $count } dagen op rij opgelost. Je langste reeks: { $best }.
 }
puzzle-next = -# De volgende puzzel komt { $until }.
puzzle-over = Die puzzel is voorbij. Hier is die van vandaag.
puzzle-shared = { $count ->
    [1] 🧩 { $name } heeft de puzzel van { $date } ({ $game }) opgelost.
   *[other] 🧩 { $name } heeft de puzzel van { $date } ({ $game }) opgelost, nu { $count } dagen op rij.
 }
puzzle-shared-already = Je hebt de puzzel van vandaag al gedeeld.
button-puzzle-yesterday = Puzzel van gisteren
button-puzzle-today = Puzzel van vandaag
button-puzzle-share = Delen
button-puzzle-try = Probeer hem
