# De woorden van All Fives, zoals het Nederlandse regelblad ze gebruikt.

game-all-fives = All Fives

# Stenen
fives-pip = { $pip ->
    [0] blanco
   *[other] { $pip }
 }
fives-single = { $first }-{ $second }
fives-double = dubbele { $pip ->
    [0] blanco
   *[other] { $pip }
 }
fives-arm = { $arm ->
    [N] noord
    [E] oost
    [S] zuid
   *[W] west
 }
fives-arm-short = { $arm ->
    [N] N
    [E] O
    [S] Z
   *[W] W
 }
fives-act-short = { $end }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
 }

# Wat er gebeurde
fives-lead-found = { $name } heeft de hoogste steen en begint.
fives-lead-yours = Jij hebt de hoogste steen, de { $tile }, en begint.
fives-laid-first = { $you ->
    [name] Je begint met **{ $tile }**.
   *[no] { $name } begint met **{ $tile }**.
 }
fives-laid = { $you ->
    [name] Je legt **{ $tile }** aan de { $arm }kant.
   *[no] { $name } legt **{ $tile }** aan de { $arm }kant.
 }
fives-scored = { $you ->
    [name] ⭐ De uiteinden tellen op tot { $points }: **+{ $points }** voor jou.
   *[no] ⭐ De uiteinden tellen op tot { $points }: **+{ $points }** voor { $name }.
 }
fives-drew = { $name } kan niet leggen en trekt een steen.
fives-drew-yourself = Je trekt de { $tile }.
fives-passed = { $you ->
    [name] Je kunt niet leggen en de pot is leeg: je past.
   *[no] { $name } kan niet leggen en de pot is leeg: pas.
 }
fives-went-out = 🏁 { $name } heeft alles weggespeeld. { $side ->
    [two] { $opponent } houdt
   *[more] De tegenstanders houden samen
 } { $pips ->
    [one] één stip
   *[other] { $pips } stippen
 } over{ $rounding ->
    [nearest] , afgerond op het dichtstbijzijnde vijftal { $points }
    [down] , naar beneden afgerond { $points }
    [up] , naar boven afgerond { $points }
   *[none] {""}
 }: **+{ $points }** voor { $name }.
fives-blocked = ⛔ Er past niets meer en de pot is leeg. { $side ->
    [team] Het team van { $name } heeft
   *[two] { $name } heeft
 } { $own ->
    [one] één stip
   *[other] { $own } stippen
 }, { $side ->
    [two] { $opponent } { $pips }
    [team] het andere team { $pips }
   *[more] alle anderen samen { $pips }
 }. { $why ->
    [fewest] De minste stippen winnen:
    [most] De meeste stippen winnen:
    [tiles] Evenveel stippen, maar minder stenen:
   *[last] Evenveel stippen en stenen, maar de laatste steen gelegd:
 } { $pips }, naar beneden afgerond { $rounded }, min { $own } is **{ $points }** voor { $side ->
    [team] het team
   *[two] { $name }
 }.

# Wat er gebeurde, op één regel: namen zijn kentekens
fives-brief-lead-found = { $name } begint: hoogste steen
fives-brief-went-out = 🏁 { $side ->
    [two] { $opponent } had { $pips }
   *[more] Tegenstanders { $pips }
 }: **+{ $points }** voor { $name }
fives-brief-blocked = ⛔ { $side ->
    [two] { $name } { $own }, { $opponent } { $pips }
    [team] Teams { $own }–{ $pips }
   *[more] { $name } { $own }, anderen { $pips }
 }: **{ $points }** voor { $name }

# Zetten
fives-act-start = { $head } → het midden ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, wint!
    [out] {""}, uit
   *[none] {""}
 })
fives-act-lay = { $head } → { $arm } ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, wint!
    [out] {""}, uit
   *[none] {""}
 })
fives-act-detail = past op de { $end }; de uiteinden zijn dan samen { $count }{ $points ->
    [0] , dat levert niets op
   *[other] : { $points } punten
 }{ $effect ->
    [win] {" "}en de partij
    [out] {" "}en je bent uit
   *[none] {""}
 }
fives-act-start-bare = { $head } → het midden
fives-act-lay-bare = { $head } → { $arm }
fives-act-detail-bare = past op de { $end }
fives-act-draw = Trek stenen
fives-act-pass = Passen

# Wat iemand moet of mag
fives-duty-wait = Wachten op { $waiting }.
fives-duty-start = **Jouw beurt.** Jij begint: leg welke steen je wilt.
fives-duty-highest = **Jouw beurt.** Jij begint, met de hoogste steen: de { $tile }.
fives-duty-lay = **Jouw beurt.** De uiteinden zijn samen { $count }.
fives-duty-draw = **Jouw beurt.** Niets past op { $ends }: trek. De eerste die past, moet je leggen; er { $stock ->
    [one] ligt nog één steen
   *[other] liggen nog { $stock } stenen
 } in de pot.
fives-duty-pass = **Jouw beurt.** Niets past op { $ends }, en de pot is leeg: pas.

# Wie aan de beurt is
fives-waiting-turn = ➡️ { $name } is aan de beurt.
fives-waiting-start = ➡️ { $name } begint.

# Plaatjes in woorden
fives-alt-end = { $place }: { $end }{ $plain ->
    [false] {" "}(telt voor { $worth })
   *[true] {""}
 }
fives-alt-table = { $laid ->
    [0] Geen open uiteinde.
   *[other] Open uiteinden: { $ends }; samen { $count }.
 } { $laid ->
    [0] Er ligt nog niets.
    [one] Er ligt één steen: { $last }, gelegd door { $layer }{ $made ->
        [0] .
       *[other] , voor { $made } punten.
    }
   *[other] Er liggen { $laid } stenen; als laatste legde { $layer } { $last }{ $made ->
        [0] .
       *[other] , voor { $made } punten.
    }
 } { $stock ->
    [0] De pot is leeg.
    [one] Er ligt één steen in de pot.
   *[other] Er liggen { $stock } stenen in de pot.
 }
fives-note-table = { $points } tijdens de ronde
fives-note-out = { $pips ->
    [one] één stip
   *[other] { $pips } stippen
 }{ $rounding ->
    [nearest] , afgerond op vijven: { $points }
    [down] , naar beneden afgerond: { $points }
    [up] , naar boven afgerond: { $points }
   *[none] {" "}over
 }
fives-note-blocked = { $pips }, naar beneden afgerond { $rounded }, min { $own }: { $points }
fives-team-blocked = Er past niets meer. { $winners } winnen de ronde: { $how ->
    [fewest] samen hebben ze minder stippen, { $won } tegen { $lost }.
    [most] samen hebben ze meer stippen, { $won } tegen { $lost }.
    [tiles] evenveel stippen als de anderen, maar minder stenen.
   *[last] evenveel stippen en stenen als de anderen, maar de laatste steen gelegd.
 }

# Waarom iets niet mag
fives-refusal-must-lay = Je kunt leggen, bijvoorbeeld de { $tile }: trekken of passen mag dan niet.
fives-refusal-stock-empty = De pot is leeg: er valt niets te trekken.
fives-refusal-must-draw = Er { $left ->
    [one] ligt nog één steen
   *[other] liggen nog { $left } stenen
 } in de pot: trek voordat je past.
fives-refusal-tile-not-in-hand = Je hebt geen { $tile }.
fives-refusal-nothing-to-join = Er ligt nog niets: de eerste steen komt in het midden.
fives-refusal-must-open-highest = De ronde begint met de hoogste steen: de { $tile }.
fives-refusal-already-started = In het midden ligt al de { $tile }.
fives-refusal-no-spinner = Aan de { $arm }kant begint pas een lijn bij de eerste dubbele steen, en die ligt er nog niet.
fives-refusal-cross-closed = De { $arm }kant gaat open zodra de { $spinner } aan beide lange zijden is aangelegd.
fives-refusal-does-not-fit = De { $tile } past niet aan de { $arm }kant: daar ligt { $end } open.
fives-refusal-no-such-tile = Een steen “{ $tile }” is er niet in een dubbele zes.
fives-refusal-no-such-arm = Een kant “{ $arm }” is er niet: er zijn { $arms }.
fives-refusal-which-arm = Aan welke kant? De { $tile } past op meer dan één plek.

# Regelblad en huisregels
preset-all-fives-nl = Regelblad
preset-all-fives-nl-help = Tot 100; wie de hoogste steen heeft, begint met een steen naar keuze
preset-all-fives-english = Engels
preset-all-fives-english-help = Zoals het blad, maar de hoogste steen zelf wordt als eerste gelegd
preset-all-fives-letter = Naar de letter
preset-all-fives-letter-help = Zoals het er staat: de meeste stippen winnen een geblokkeerde ronde
preset-all-fives-long = Lange partij
preset-all-fives-long-help = Volgens het blad, maar tot 250
preset-all-fives-pairs = Met partners
preset-all-fives-pairs-help = Met vier, in twee teams
option-all-fives-opening_tile = Eerste steen
option-all-fives-opening_tile-help = Of de hoogste steen alleen zegt wie begint, of zelf ook als eerste gelegd wordt
value-all-fives-opening_tile-free = naar keuze
value-all-fives-opening_tile-highest = de hoogste
option-all-fives-next_start = Latere rondes
option-all-fives-next_start-help = Wie een latere ronde begint: de winnaar van de vorige, of weer wie de hoogste steen heeft
value-all-fives-next_start-winner = de winnaar begint
value-all-fives-next_start-highest = de hoogste steen begint
option-all-fives-round_out = Afronden
option-all-fives-round_out-help = Hoe de gewonnen stippen op vijven worden afgerond als iemand uit is
value-all-fives-round_out-nearest = op het dichtstbijzijnde vijftal
value-all-fives-round_out-down = naar beneden
value-all-fives-round_out-up = naar boven
option-all-fives-blocked_winner = Geblokkeerde ronde
option-all-fives-blocked_winner-help = Wie een geblokkeerde ronde wint: de minste stippen, of de meeste zoals het blad zegt
value-all-fives-blocked_winner-fewest = de minste stippen winnen
value-all-fives-blocked_winner-most = de meeste stippen winnen
option-all-fives-target = Punten om te winnen
option-all-fives-target-help = Wie zoveel punten haalt, wint, ook midden in een ronde
option-all-fives-rounds = Hoogstens zoveel rondes
option-all-fives-rounds-help = Na zoveel rondes wint wie voorstaat, ook als het doel nog niet gehaald is; 0 is onbeperkt
value-all-fives-rounds-0 = onbeperkt
option-all-fives-hand_size = Stenen per speler
option-all-fives-hand_size-help = Gewoonlijk zeven met z’n tweeën en vijf met drie of vier spelers
value-all-fives-hand_size-usual = zoals gewoonlijk
value-all-fives-hand_size-5 = vijf
value-all-fives-hand_size-6 = zes
value-all-fives-hand_size-7 = zeven
option-all-fives-partners = Partners
option-all-fives-partners-help = Met vier: de eerste en derde speler tegen de tweede en vierde

# Spelregels
fives-rules-aim = **Doel.** { $partners ->
    [true] Vier spelers in twee teams, met een dubbele zes: partners zitten tegenover elkaar, en scoren en winnen samen.
   *[false] Voor twee tot vier spelers, met een dubbele zes.
 } Zorg dat de open uiteinden samen een veelvoud van vijf zijn. { $partners ->
    [true] Het team dat het eerst { $target } punten heeft,
   *[false] Wie het eerst { $target } punten heeft,
 } wint de partij, ook midden in een ronde.{ $rounds ->
    [0] {""}
   *[other] {" "}Na ronde { $rounds } wint wie voorstaat.
 }
fives-rules-start = **Begin.** { $hand_size ->
    [usual] { $partners ->
        [true] Ieder krijgt vijf stenen.
       *[false] Met z’n tweeën krijgt ieder zeven stenen, met drie of vier spelers vijf.
    }
   *[other] Ieder krijgt { $hand_size } stenen.
 } De rest is de pot. Wie de hoogste dubbele steen heeft, begint; heeft niemand er een, dan telt de hoogste andere steen. { $opening_tile ->
    [highest] Die steen wordt als eerste gelegd.
   *[free] De eerste steen is vrij te kiezen.
 } { $next_start ->
    [highest] Zo gaat het ook in latere rondes.
   *[winner] Latere rondes begint de winnaar van de vorige, met een steen naar keuze{ $partners ->
        [true] : wie uit ging, of na een geblokkeerde ronde de lichtste hand van het team.
       *[false] .
    }
 }
fives-rules-turn = **Jouw beurt.** Er wordt met de klok mee gespeeld. Leg een steen met een helft die gelijk is aan een open uiteinde. Past er geen, trek dan tot er een past, en leg die. Wie een passende steen heeft, mag niet trekken. Is de pot leeg, dan gaat de beurt over.
fives-rules-ends = **Uiteinden.** De lijn heeft twee uiteinden. Dubbele stenen liggen dwars. Is de eerste dubbele steen aan beide lange zijden aangelegd, dan mogen er nog twee lijnen aan beginnen.
fives-rules-points = **Punten.** Tel na elke steen de open uiteinden op. Een dubbele steen aan een uiteinde telt met beide helften; een lijn die nog niet begonnen is, telt niet. Is de som 5, 10, 15 …, dan krijg je die. Dus 6 en dubbele 2 zijn 10 punten.
fives-rules-out = **Uit.** Wie zijn laatste steen legt, krijgt ook { $partners ->
    [true] de stippen die het andere team nog heeft
   *[false] alle stippen die de anderen nog hebben
 }, { $round_out ->
    [down] naar beneden afgerond op een veelvoud van vijf
    [up] naar boven afgerond op een veelvoud van vijf
   *[nearest] afgerond op het dichtstbijzijnde veelvoud van vijf
 }.
fives-rules-blocked = **Geblokkeerd.** Kan niemand verder en is de pot leeg, dan wint { $partners ->
    [true] het team dat samen
   *[false] wie
 } de { $blocked_winner ->
    [most] meeste
   *[fewest] minste
 } stippen heeft; dan wie minder stenen heeft; dan wie het laatst legde. De winnaar krijgt de stippen van { $partners ->
    [true] het andere team
   *[false] alle anderen
 }, naar beneden afgerond op een veelvoud van vijf, min de eigen stippen: dat kan onder nul uitkomen.

# Getekende voorbeelden
fives-example-alone = Een dubbele steen alleen telt met beide helften: 10 punten.
fives-example-double = 6 en dubbele 2 zijn samen 10: 10 punten.
fives-example-spinner = De eerste dubbele steen is aan beide lange zijden aangelegd: nu zijn noord en zuid ook open. Die tellen nog niet: 1 en 4 zijn 5 punten.
fives-lesson-1 = Leg gelijke helften aan
fives-lesson-2 = Uiteinden samen een vijfvoud? Punten!
fives-lesson-3 = De eerste dubbele opent vier lijnen
