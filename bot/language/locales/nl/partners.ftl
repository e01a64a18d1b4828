# De woorden van domino met partners. Stenen, uiteinden en zetten staan in block.ftl.

game-partners = Domino met partners

# Wat er gebeurde
partners-redealt = Iemand had { $doubles } of meer dubbele stenen: { $times ->
    [one] er is opnieuw gedeeld.
   *[other] er is { $times } keer opnieuw gedeeld.
 }
partners-starts = { $you ->
    [name] Het lot valt op jou: je begint.
   *[no] Het lot valt op { $name }, die begint.
 }
partners-lead-found = { $name } heeft de hoogste steen en begint ermee.
partners-lead-yours = Jij hebt de hoogste steen, de { $tile }, en begint ermee.
partners-all-pass = 💪 { $you ->
    [name] Na jouw steen moet iedereen passen: { $points } punten voor jullie.
   *[no] Na de steen van { $name } moet iedereen passen: { $points } punten voor dat team.
 }
partners-lead-pass = 💪 { $you ->
    [name] Op jouw eerste steen volgt niets: { $points } punten voor jullie.
   *[no] Op de eerste steen van { $name } volgt niets: { $points } punten voor dat team.
 }
partners-capicua = ✨ **Capicúa!** { $you ->
    [name] Je laatste steen past aan beide uiteinden.
   *[no] De laatste steen van { $name } past aan beide uiteinden.
 }
partners-chuchazo = ✨ **Chuchazo!** { $you ->
    [name] Je gaat uit met dubbele blanco.
   *[no] { $name } gaat uit met dubbele blanco.
 }
partners-both-ends = ✨ **Dubbel raak!** { $you ->
    [name] Je laatste steen is dubbel en past aan beide uiteinden.
   *[no] De laatste steen van { $name } is dubbel en past aan beide uiteinden.
 }
partners-shut-out = 🧹 De anderen hebben geen enkel punt: de winst van { $names } telt voor twee.

# Wat er gebeurde, op één regel: namen zijn kentekens
partners-brief-redealt = 🔁 opnieuw gedeeld
partners-brief-starts = { $name } begint: door het lot
partners-brief-lead-found = { $name } begint: hoogste steen
partners-brief-bonus = { $name } 💪 +{ $points }
partners-brief-capicua = { $name } ✨ **Capicúa!**
partners-brief-chuchazo = { $name } ✨ **Chuchazo!**
partners-brief-both-ends = { $name } ✨ **Dubbel raak!**
partners-brief-shut-out = 🧹 { $names }: telt voor twee

# Hoe een ronde eindigde
partners-round-out = { $name } legt de laatste steen: de ronde is voor { $winners }.
partners-round-target = 🎉 { $winners } halen het doel!
partners-round-blocked = ⛔ { $name } blokkeert het spel. { $how ->
    [nobody] Het staat gelijk: niemand krijgt iets.
    [team] { $winners } hebben samen minder stippen, { $won } tegen { $lost }, en winnen de ronde.
    [player] { $winners } hebben de lichtste hand, { $lightest ->
        [one] één stip
       *[other] { $lightest } stippen
    }, en winnen de ronde.
    [duel] { $name } heeft nog { $mine ->
        [one] één stip
       *[other] { $mine } stippen
    } en { $next } { $theirs }: de ronde is voor { $winners }.
   *[blocker] Het staat gelijk, en dat telt voor wie blokkeerde: de ronde is voor { $winners }.
 }
partners-part = { $part ->
    [hand] { $points ->
        [one] één stip
       *[other] { $points } stippen
    }
    [round] { $points } voor de ronde
    [capicua] { $points } voor de capicúa
    [chuchazo] { $points } voor de chuchazo
    [first-rounds] { $points } voor een vroege ronde
    [all-pass] { $points } omdat iedereen paste
    [lead-pass] { $points } voor de onbeantwoorde eerste steen
   *[love] terug naar nul, { $points } kwijt
 }

# Wat iemand moet of mag
partners-duty-start = **Jouw beurt.** Jij begint, samen met { $partner }: { $open ->
    [true] leg { $tile }.
   *[false] leg welke steen je wilt.
 }
partners-duty-lay = **Jouw beurt.** Leg een steen die past op { $ends }. Je partner is { $partner }.
partners-duty-pass = **Jouw beurt.** Niets past op { $ends }: pas. Je partner is { $partner }.

# Plaatjes in woorden
partners-flag = capicúa!
partners-alt-table = { $laid ->
    [0] Er ligt nog niets.
    [one] Open uiteinden: { $ends }. Er ligt één steen: { $last }, gelegd door { $layer }.
   *[other] Open uiteinden: { $ends }. Er liggen { $laid } stenen; als laatste legde { $layer } { $last }.
 } { $one } spelen tegen { $other }.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } stenen liggen gedekt en doen niet mee.
 }

# Waarom iets niet mag
partners-refusal-must-lay = Je kunt leggen, bijvoorbeeld de { $tile }: passen mag dan niet.
partners-refusal-tile-not-in-hand = Je hebt de { $tile } niet.
partners-refusal-nothing-to-join = Er ligt nog niets: de eerste steen komt in het midden.
partners-refusal-must-open = De partij begint met de { $tile }.
partners-refusal-already-started = In het midden ligt al de { $tile }.
partners-refusal-does-not-fit = De { $tile } past { $place } niet: daar ligt de { $end } open.
partners-refusal-which-end = Zeg aan welk uiteinde je de { $tile } wilt leggen, links of rechts.

# Varianten en opties
preset-partners-international = Internationaal
preset-partners-international-help = Tot 100; de 6-6 begint, daarna de volgende; de stippen van de verliezers tellen
preset-partners-dominican = Dominicaans
preset-partners-dominican-help = Tot 200; alle stippen tellen; 25 voor een capicúa en als anderen moeten passen
preset-partners-puerto-rican = Puerto Ricaans, tot 500
preset-partners-puerto-rican-help = Alle stippen tellen; 100 voor capicúa en chuchazo; bonus in de eerste rondes
preset-partners-puerto-rican-200 = Puerto Ricaans, tot 200
preset-partners-puerto-rican-200-help = De stippen van de verliezers tellen, en de winnaar begint
preset-partners-jamaican = Jamaicaans
preset-partners-jamaican-help = Zes keer winnen op rij: na een verloren ronde begin je weer bij nul
preset-partners-cuban = Cubaans
preset-partners-cuban-help = Dubbele negen, tien stenen per speler, tot 150
preset-partners-haitian = Haïtiaans
preset-partners-haitian-help = Tien keer winnen; een capicúa telt voor twee
preset-partners-brazilian = Braziliaans
preset-partners-brazilian-help = Tot zes: 1 per ronde, 2 met een dubbele, 3 aan beide kanten, 6 dubbel aan beide kanten
option-partners-set = Set
option-partners-set-help = Dubbele zes, alles gedeeld, of dubbele negen: tien stenen elk, vijftien doen niet mee
value-partners-set-double-six = dubbele zes
value-partners-set-double-nine = dubbele negen
option-partners-first_lead = Eerste ronde
option-partners-first_lead-help = Wie een partij begint
value-partners-first_lead-double = de hoogste dubbele steen begint, met die steen
value-partners-first_lead-lot = het lot, met welke steen je wilt
option-partners-lead = Latere rondes
option-partners-lead-help = Wie een latere ronde begint
value-partners-lead-next = de volgende speler begint
value-partners-lead-winner = de winnaar begint
option-partners-blocked = Geblokkeerde ronde
option-partners-blocked-help = Wie wint als niemand verder kan
value-partners-blocked-team = het lichtste team
value-partners-blocked-player = het team met de lichtste hand
value-partners-blocked-duel = de lichtste van wie laatst legde en de volgende
option-partners-blocked_tie = Geblokkeerd en gelijk
option-partners-blocked_tie-help = Wie een geblokkeerde ronde wint als beide kanten gelijk zijn
value-partners-blocked_tie-nobody = niemand
value-partners-blocked_tie-blocker = het team dat blokkeerde
option-partners-counting = Wat telt
option-partners-counting-help = De stippen die over zijn, of gewonnen rondes
value-partners-counting-losers = de stippen van de verliezers
value-partners-counting-all = ieders stippen
value-partners-counting-rounds = gewonnen rondes
option-partners-target = Punten om te winnen
option-partners-target-help = Het eerste team met zoveel punten wint de partij; hoogstens 100 als rondes tellen
option-partners-capicua = Capicúa
option-partners-capicua-help = Extra punten voor een laatste steen die aan beide uiteinden past
option-partners-chuchazo = Chuchazo
option-partners-chuchazo-help = Extra punten als je uitgaat met dubbele blanco
option-partners-single = Rondes: gewoon uit
option-partners-single-help = Punten voor uitgaan, als rondes tellen
option-partners-double = Rondes: een dubbele
option-partners-double-help = Punten voor uitgaan met een dubbele steen, als rondes tellen
option-partners-crossed = Rondes: een capicúa
option-partners-crossed-help = Punten voor een laatste steen die aan beide uiteinden past, als rondes tellen
option-partners-both_ends = Rondes: dubbel aan beide uiteinden
option-partners-both_ends-help = Punten voor een laatste dubbele steen aan beide uiteinden, als rondes tellen
option-partners-all_pass = Iedereen laten passen
option-partners-all_pass-help = Punten voor een steen waarna de drie anderen passen
option-partners-lead_pass = Onbeantwoorde eerste steen
option-partners-lead_pass-help = Punten voor een eerste steen waarop de volgende niets heeft
option-partners-first_rounds = Bonus in het begin
option-partners-first_rounds-help = 100, 75, 50 en 25 punten extra voor wie de eerste vier rondes wint
option-partners-redeal = Opnieuw delen
option-partners-redeal-help = Opnieuw delen als iemand zoveel dubbele stenen heeft
value-partners-redeal-0 = nooit
value-partners-redeal-4 = vanaf vier dubbele stenen
value-partners-redeal-5 = vanaf vijf dubbele stenen
value-partners-redeal-6 = vanaf zes dubbele stenen
option-partners-shut_out = Winst tegen nul telt dubbel
option-partners-shut_out-help = Winst tegen nul punten wordt gemeld en telt voor twee, nooit voor de rating
option-partners-love = Terug naar nul
option-partners-love-help = Als rondes tellen: een verloren ronde kost alle punten; het doel is hoogstens zes
option-partners-rounds = Hoogstens zoveel rondes
option-partners-rounds-help = Na zoveel rondes wint wie voorstaat, ook als het doel nog niet gehaald is; 0 is onbeperkt
value-partners-rounds-0 = onbeperkt
option-partners-forced = Geen keus
option-partners-forced-help = Een pas of de enige steen die past: na een moment, zodat tempo niets verraadt, of als je drukt
value-partners-forced-moment = na een moment, vanzelf
value-partners-forced-press = als de speler drukt

# Spelregels
partners-rules-aim = **Doel.** Met z’n vieren, twee tegen twee: partners zitten tegenover elkaar en winnen samen. Het eerste team met { $target ->
    [one] één punt
   *[other] { $target } punten
 } wint de partij.{ $rounds ->
    [0] {""}
   *[other] {" "}Na ronde { $rounds } wint wie voorstaat.
 } Partners vertellen elkaar niet wat ze hebben.
partners-rules-start = **Begin.** { $set ->
    [double-nine] Met de dubbele negen krijgt ieder tien stenen; vijftien blijven gedekt liggen en doen niet mee.
   *[double-six] Met de dubbele zes krijgt ieder zeven stenen, en er blijft niets over.
 } { $first_lead ->
    [lot] Het lot bepaalt wie de eerste ronde begint, met welke steen dan ook.
   *[double] De hoogste dubbele steen begint de eerste ronde en komt als eerste op tafel.
 } { $lead ->
    [winner] Latere rondes begint wie uitging, of na een geblokkeerde ronde de lichtste hand van de winnaars.
   *[next] Elke latere ronde begint de volgende speler.
 }
partners-rules-turn = **Jouw beurt.** Leg een steen aan een van beide uiteinden van de lijn; de helften die elkaar raken, moeten gelijk zijn. Dubbele stenen liggen dwars. Kun je leggen, dan moet het; kun je niet, dan pas je. Niemand trekt, dus met passen verraad je wat je mist. { $forced ->
    [press] Heb je geen keus, dan wacht de zet tot je drukt.
   *[moment] Een pas of de enige steen die past, wordt na een moment voor je gespeeld. Zo vertelt je tempo je partner niets.
 }
partners-rules-out = **Uit.** Leg je laatste steen en je team wint de ronde. { $counting ->
    [rounds] Dat telt { $single }; met een dubbele { $double }; met een capicúa, een steen die aan beide uiteinden past, { $crossed }; met een dubbele aan beide uiteinden { $both_ends }.
    [all] Het krijgt de stippen in alle handen, ook die van je partner.
   *[losers] Het krijgt de stippen die het andere team nog heeft.
 }
partners-rules-blocked = **Geblokkeerd.** Kan niemand verder, dan is de ronde uit. { $blocked ->
    [player] Het team met de lichtste hand wint.
    [duel] Wie als laatste legde, vergelijkt met de volgende speler: het team van de lichtste hand wint, en bij gelijke handen wint wie als laatste legde.
   *[team] Het team dat samen de minste stippen heeft, wint.
 }{ $blocked ->
    [duel] {""}
   *[other] {" "}Is het gelijk, dan { $blocked_tie ->
        [blocker] wint het team dat blokkeerde.
       *[nobody] krijgt niemand iets.
    }
 }{ $counting ->
    [rounds] {" "}Een geblokkeerde ronde telt 1.
   *[other] {""}
 }
partners-rules-bonuses = **Bonussen.**{ $capicua ->
    [0] {""}
   *[other] {" "}Een capicúa, een laatste steen die aan beide uiteinden past: { $capicua }.
 }{ $chuchazo ->
    [0] {""}
   *[other] {" "}Een chuchazo, dubbele blanco als laatste aan één blanco uiteinde: { $chuchazo }.
 }{ $all_pass ->
    [0] {""}
   *[other] {" "}Een steen waarna de drie anderen passen: { $all_pass }.
 }{ $lead_pass ->
    [0] {""}
   *[other] {" "}Een eerste steen waarop de volgende niets heeft: { $lead_pass }.
 }
partners-rules-more = **Extra.**{ $first_rounds ->
    [true] {" "}Wie de eerste vier rondes wint, krijgt 100, 75, 50 en 25 punten extra.
   *[false] {""}
 }{ $redeal ->
    [0] {""}
   *[other] {" "}Heeft iemand { $redeal } of meer dubbele stenen, dan wordt er opnieuw gedeeld.
 }{ $shut_out ->
    [true] {" "}Winst tegen nul punten telt voor twee.
   *[false] {""}
 }{ $love ->
    [true] { $counting ->
        [rounds] {" "}Wie een ronde verliest, begint weer bij nul.
       *[other] {""}
    }
   *[false] {""}
 }

# Getekende voorbeelden
partners-example-line = Dubbele 4 ligt dwars. Links past een steen met een 3, rechts een met een 4.
partners-example-capicua = De laatste steen, 6-1, past aan beide uiteinden: rechts had ook gekund. Dat is een capicúa.
partners-example-blocked = Aan beide uiteinden ligt een 6, en alle zeven stenen met een 6 liggen op tafel: niemand kan verder. Het ene team heeft 47 stippen, het andere 41: het andere wint.
partners-lesson-1 = Leg gelijke helften aan
partners-lesson-2 = Twee tegen twee: samen winnen
partners-lesson-3 = Capicúa: past aan beide kanten
