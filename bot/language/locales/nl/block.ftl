# De woorden van klassiek domino.

game-block = Klassiek domino

# Stenen
block-pip = { $pip ->
    [0] blanco
   *[other] { $pip }
 }
block-single = { $first }-{ $second }
block-double = dubbele { $pip ->
    [0] blanco
   *[other] { $pip }
 }
block-end = { $end ->
    [E] rechts
   *[W] links
 }
block-end-short = { $end ->
    [E] R
   *[W] L
 }

# Wat er gebeurde
block-lead-found = { $name } heeft de hoogste steen en begint.
block-lead-yours = Jij hebt de hoogste steen, de { $tile }, en begint.
block-laid-first = { $you ->
    [name] Je begint met **{ $tile }**.
   *[no] { $name } begint met **{ $tile }**.
 }
block-laid = { $you ->
    [name] Je legt **{ $tile }** { $end } aan.
   *[no] { $name } legt **{ $tile }** { $end } aan.
 }
block-drew = { $name } kan niet leggen en trekt een steen.
block-drew-yourself = Je trekt de { $tile }.
block-passed = { $you ->
    [name] Je kunt niet leggen en past.
   *[no] { $name } kan niet leggen en past.
 }

# Wat er gebeurde, op één regel: namen zijn kentekens
block-brief-lead-found = { $name } begint: hoogste steen

# Zetten
block-act-start = { $head } → het midden
block-act-lay = { $head } → { $end }
block-act-detail = past op de { $joined }{ $out ->
    [true] , en je bent uit
   *[false] ; daarna ligt daar een { $opened } open
 }
block-act-draw = Trek stenen
block-act-pass = Passen

# Wat iemand moet of mag
block-duty-wait = Wachten op { $waiting }.
block-duty-start = **Jouw beurt.** Jij begint: leg welke steen je wilt.
block-duty-lay = **Jouw beurt.** Leg een steen die past op { $ends }.
block-duty-draw = **Jouw beurt.** Niets past op { $ends }: trek. De eerste die past, moet je leggen; er { $stock ->
    [one] ligt nog één steen
   *[other] liggen nog { $stock } stenen
 } in de pot.
block-duty-pass = **Jouw beurt.** Niets past op { $ends }{ $draw ->
    [true] , en de pot is leeg: pas.
   *[false] : pas.
 }

# Wie aan de beurt is
block-waiting-turn = ➡️ { $name } is aan de beurt.
block-waiting-start = ➡️ { $name } begint.

# Plaatjes in woorden
block-alt-table = { $laid ->
    [0] Er ligt nog niets.
    [one] Open uiteinden: { $ends }. Er ligt één steen: { $last }, gelegd door { $layer }.
   *[other] Open uiteinden: { $ends }. Er liggen { $laid } stenen; als laatste legde { $layer } { $last }.
 } { $draw ->
    [true] { $stock ->
        [0] De pot is leeg.
        [one] Er ligt één steen in de pot.
       *[other] Er liggen { $stock } stenen in de pot.
    }
   *[false] { $stock ->
        [0] Alle stenen doen mee.
        [one] Eén steen doet niet mee.
       *[other] { $stock } stenen doen niet mee.
    }
 }
block-team-blocked = Niets past meer. { $count ->
    [0] Beide teams hebben evenveel stippen: niemand krijgt iets.
   *[other] { $winners } hebben samen minder stippen, { $won } tegen { $lost }, en { $points ->
        [0] winnen de ronde
       *[other] krijgen er { $points }
    }.
 }
block-note = { $count ->
    [one] één stip
   *[other] { $pips } stippen
 }{ $own ->
    [0] {""}
   *[other] , min de eigen { $own }
 }

# Waarom iets niet mag
block-refusal-must-lay = Je kunt leggen, bijvoorbeeld de { $tile }: trekken of passen mag dan niet.
block-refusal-no-drawing = Aan deze tafel wordt niet getrokken: wie niet kan leggen, past.
block-refusal-stock-empty = De pot is leeg: er valt niets te trekken.
block-refusal-must-draw = Er { $left ->
    [one] ligt nog een steen
   *[other] liggen nog { $left } stenen
 } in de pot: trek eerst, voor je past.
block-refusal-tile-not-in-hand = Je hebt de { $tile } niet.
block-refusal-nothing-to-join = Er ligt nog niets: de eerste steen komt in het midden.
block-refusal-already-started = In het midden ligt al de { $tile }.
block-refusal-does-not-fit = De { $tile } past { $place } niet: daar ligt de { $end } open.
block-refusal-which-end = Zeg aan welk uiteinde je de { $tile } wilt leggen, links of rechts.

# Varianten en opties
preset-block-block = Zonder trekken
preset-block-block-help = Wie niet kan leggen, past
preset-block-draw = Met trekken
preset-block-draw-help = Wie niet kan leggen, trekt tot er een steen past
preset-block-rounds = Rondes
preset-block-rounds-help = Een gewonnen ronde telt voor één punt; tot vijf punten
option-block-draw = Trekken
option-block-draw-help = Wie niet kan leggen, past niet meteen maar trekt tot er een steen past
option-block-lead = Latere rondes
option-block-lead-help = Wie een latere ronde begint; de eerste begint altijd wie de hoogste dubbele steen heeft
value-block-lead-winner = de winnaar begint
value-block-lead-next = de volgende speler begint
value-block-lead-highest = de hoogste dubbele steen begint
option-block-target = Punten om te winnen
option-block-target-help = Wie na een ronde zoveel punten heeft, wint de partij
option-block-rounds = Hoogstens zoveel rondes
option-block-rounds-help = Na zoveel rondes wint wie voorstaat, ook als het doel nog niet gehaald is; 0 is onbeperkt
value-block-rounds-0 = onbeperkt
option-block-deal_all = Alle stenen verdeeld
option-block-deal_all-help = Met drie of vier: ieder negen, zonder de dubbele blanco, of ieder zeven; niemand trekt
option-block-partners = Partners
option-block-partners-help = Met vier: de eerste en derde speler tegen de tweede en vierde
option-block-counting = Wat telt
option-block-counting-help = De stippen die over zijn, of gewonnen rondes; dan is het doel hoogstens 100
value-block-counting-pips = de stippen van de anderen
value-block-counting-rounds = gewonnen rondes

# Spelregels
block-rules-aim = **Doel.** { $partners ->
    [true] Vier spelers in twee teams, met een dubbele zes: partners zitten tegenover elkaar en winnen samen. Het eerste team met { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    } wint de partij.
   *[false] Voor { $deal_all ->
        [true] drie of vier
       *[false] twee tot vier
    } spelers, met een dubbele zes. Probeer als eerste al je stenen kwijt te raken. Wie { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    } haalt, wint de partij.
 }{ $rounds ->
    [0] {""}
   *[other] {" "}Na ronde { $rounds } wint wie voorstaat.
 }
block-rules-start = **Begin.** { $deal_all ->
    [true] Drie spelers krijgen ieder negen stenen en spelen zonder de dubbele blanco; vier krijgen er ieder zeven. Er blijft niets over om te trekken.
   *[false] Met z’n tweeën krijgt ieder zeven stenen, met drie of vier spelers vijf. De rest { $draw ->
        [true] gaat in de pot.
       *[false] blijft gedekt liggen en doet niet mee.
    }
 } Wie de hoogste dubbele steen heeft, begint, met een steen naar keuze; heeft niemand er een, dan telt de hoogste andere steen. { $lead ->
    [highest] Zo gaat het ook in latere rondes.
    [next] Elke latere ronde begint de volgende speler, met de klok mee.
   *[winner] Latere rondes begint de winnaar van de vorige; was die onbeslist, dan de speler na degene die hem begon.
 }
block-rules-turn = **Jouw beurt.** Er wordt met de klok mee gespeeld. Leg een steen aan een van beide uiteinden van de lijn; de helften die elkaar raken, moeten gelijk zijn. Dubbele stenen liggen dwars. Kun je leggen, dan moet het ook. { $draw ->
    [true] Kun je niet, trek dan tot er een steen past, en leg die. Is de pot leeg, dan pas je.
   *[false] Kun je niet, dan pas je.
 }
block-rules-out = **Uit.** { $partners ->
    [true] Leg je laatste steen en je team wint de ronde: { $counting ->
        [rounds] dat telt voor één punt
       *[pips] het krijgt de stippen die het andere team nog heeft
    }.
   *[false] Wie zijn laatste steen legt, wint de ronde { $counting ->
        [rounds] en krijgt één punt
       *[pips] en krijgt alle stippen die de anderen nog hebben
    }.
 }
block-rules-blocked = **Geblokkeerd.** { $partners ->
    [true] Kan niemand verder, dan wint het team dat samen de minste stippen heeft: { $counting ->
        [rounds] het krijgt één punt
       *[pips] het krijgt de stippen van het andere team, min de eigen stippen
    }. Is het gelijk, dan krijgt niemand iets.
   *[false] Kan niemand verder, dan wint wie de minste stippen heeft. { $counting ->
        [rounds] Die krijgt één punt
       *[pips] Die krijgt de stippen van alle anderen, min de eigen stippen
    }. Hebben twee of meer spelers even weinig stippen, dan krijgt niemand iets.
 }

# Getekende voorbeelden
block-example-line = Dubbele 4 ligt dwars. Links past een steen met een 1, rechts een met een 4.
block-example-blocked = Aan beide uiteinden ligt een 6, en alle zeven stenen met een 6 liggen op tafel: niemand kan verder. Heeft Ann nog 3 stippen en Bob 10, dan krijgt Ann 10 min 3: 7 punten.
block-lesson-1 = Leg gelijke helften aan
block-lesson-2 = Zit het vast? Laagste hand wint
block-lesson-3 = De winnaar krijgt wat er over is
