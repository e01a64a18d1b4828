# De woorden van Domino 4, zoals het Nederlandse regelblad ze gebruikt.

game-domino-4 = Domino 4

# Stenen
four-tile = { $colour ->
    [r] rood
    [g] groen
    [y] geel
   *[b] blauw
 } { $low }-{ $high }
four-joker = joker
four-face-down = een gedekte steen
four-colour = { $colour ->
    [red] rood
    [green] groen
    [yellow] geel
   *[blue] blauw
 }
four-end-half = { $colour ->
    [r] rood
    [g] groen
    [y] geel
   *[b] blauw
 } { $pips }
four-end-colour = { $colour }, elk getal
four-end-plain = { $half ->
    [white] wit
   *[joker] elke steen
 }
four-end = { $arm ->
    [E] oost
   *[W] west
 }: { $end }
four-end-dead = { $arm ->
    [E] oost
   *[W] west
 }: doodgelopen
four-arm-short = { $arm ->
    [E] O
   *[W] W
 }
four-mark = LAATST
four-shouted = Je hebt je laatste steen aangekondigd!
four-target = { $rounds ->
    [one] één ronde
   *[other] wie het eerst { $rounds } rondes wint
 }

# Wat er gebeurde
four-lead-found = { $you ->
    [name] Jij begint: zo wilde het lot.
   *[no] { $name } begint: zo wilde het lot.
 }
four-laid = { $you ->
    [name] Je legt **{ $tile }** aan in het { $arm ->
        [E] oosten
       *[W] westen
    }.
   *[no] { $name } legt **{ $tile }** aan in het { $arm ->
       [E] oosten
      *[W] westen
    }.
 }
four-joker-laid = { $you ->
    [name] Je legt een **joker** in het { $arm ->
        [E] oosten
       *[W] westen
    } en vraagt **{ $colour }**.
   *[no] { $name } legt een **joker** in het { $arm ->
       [E] oosten
      *[W] westen
    } en vraagt **{ $colour }**.
 }
four-covered = { $you ->
    [name] 🂠 Je legt een gedekte steen in het { $arm ->
        [E] oosten
       *[W] westen
    }, zegt “Joker” en vraagt **{ $colour }**.
   *[no] 🂠 { $name } legt een gedekte steen in het { $arm ->
       [E] oosten
      *[W] westen
    }, zegt “Joker” en vraagt **{ $colour }**.
 }
four-cornerstone-laid = { $you ->
    [name] Je legt **{ $tile }** als hoeksteen.
   *[no] { $name } legt **{ $tile }** als hoeksteen.
 }
four-drew = { $name } { $why ->
    [turn] { $could ->
        [bluff] neemt liever een steen dan te bluffen
        [unknown] neemt een steen
       *[none] kan niet leggen en neemt een steen
    }
    [cornerstone] speelde net voor de hoeksteen en neemt een steen
   *[lie] neemt een steen voor de leugen
 }.
four-drew-yourself = Je neemt { $tile }{ $why ->
    [lie] {" "}voor de leugen
   *[turn] { $could ->
        [bluff] {" "}liever dan te bluffen
        [corner] {" "}liever dan een hoeksteen te leggen
       *[none] {""}
    }
 }.
four-passed = { $you ->
    [name] Je { $why ->
        [empty] { $could ->
            [bluff] past liever dan te bluffen
            [corner] past liever dan een hoeksteen te leggen
           *[none] kunt niet leggen en past
        }: de stapel is leeg
       *[one] legt er maar één
    }.
   *[no] { $name } { $why ->
       [empty] { $could ->
           [bluff] past liever dan te bluffen
           [unknown] past
          *[none] kan niet leggen en past
       }: de stapel is leeg
      *[one] legt er maar één
    }.
 }
four-two-allowed = ✌️ Een hele ronde kon niemand leggen: wie nu legt, mag twee stenen tegelijk leggen.
four-called = { $you ->
    [name] 📣 Je kondigt aan: **nog één steen!**
   *[no] 📣 **Nog één steen!** kondigt { $name } aan.
 }
four-kept-silent = { $you ->
    [name] 🤫 Je kondigt je laatste steen niet aan en slaat straks een beurt over.
   *[no] 🤫 { $name } kondigt de laatste steen niet aan en slaat straks een beurt over.
 }
four-skipped = { $you ->
    [name] Je slaat een beurt over: niets aangekondigd.
   *[no] { $name } slaat een beurt over: niets aangekondigd.
 }
four-accepted = { $you ->
    [name] Je gelooft { $bluffer }.
    [bluffer] { $name } gelooft je.
   *[no] { $name } gelooft { $bluffer }.
 }
four-believed = { $you ->
    [name] Niemand beschuldigt je: de steen blijft gedekt.
   *[no] Niemand beschuldigt { $name }: de steen blijft gedekt.
 }
four-accused-truth = { $you ->
    [name] ⚖️ Je beschuldigt { $bluffer }, ten onrechte: het **is** een joker.
    [bluffer] ⚖️ { $name } beschuldigt je, ten onrechte: het **is** een joker.
   *[no] ⚖️ { $name } beschuldigt { $bluffer }, ten onrechte: het **is** een joker.
 }
four-accused-lie = { $you ->
    [name] ⚖️ Je doorziet de leugen: **{ $tile }**!
    [bluffer] ⚖️ { $name } doorziet je leugen: **{ $tile }**!
   *[no] ⚖️ { $name } doorziet de leugen: **{ $tile }**!
 }
four-taken-back = { $you ->
    [name] Je neemt hem terug en verliest je beurt.
   *[no] { $name } neemt hem terug en verliest de beurt.
 }
four-gave = { $you ->
    [name] Je geeft { $receiver } een steen.
    [receiver] { $name } geeft je een steen.
   *[no] { $name } geeft { $receiver } een steen.
 }
four-gave-seen = { $you ->
    [name] Je geeft { $receiver } { $tile }.
    [receiver] { $name } geeft je { $tile }.
   *[no] { $name } geeft { $receiver } { $tile }.
 }

# Wat er gebeurde, op één regel: namen zijn kentekens
four-brief-lead-found = { $name } begint: zo wil het lot
four-brief-two-allowed = ✌️ nu twee stenen tegelijk
four-brief-kept-silent = 🤫 { $name } zweeg: beurt overslaan
four-brief-truth = ⚖️ { $name } heeft het mis: echte joker
four-brief-lie = ⚖️ { $name } ziet de leugen: { $tile }

# Zetten
four-act-lay = { $head } → { $place }
four-act-covered = { $head }, gedekt
four-act-give = Geef { $head }
four-act-bluff = Bluffen…
four-ask-bluff = **Welke steen leg je dicht** als joker?
four-ask-colour = **{ $tile }: welke kleur vraag je?**
four-act-accept = Ik geloof het
four-act-accuse = Leugenaar!
four-act-draw = Nemen
four-act-pass = Passen
four-act-call = Nog één steen!
four-place = { $arm ->
    [E] oost
   *[W] west
 }, { $way ->
    [straight] rechtdoor
    [N] hoek naar noord
    [E] hoek naar oost
    [S] hoek naar zuid
   *[W] hoek naar west
 }, dan { $turn ->
    [N] noord
    [E] oost
    [S] zuid
   *[W] west
 }{ $either ->
    [yes] {" "}(met de { $joins } ertegen)
   *[no] {""}
 }
four-place-joker = { $colour } · { $arm ->
    [E] oost
   *[W] west
 }, { $way ->
    [straight] rechtdoor
    [N] hoek naar noord
    [E] hoek naar oost
    [S] hoek naar zuid
   *[W] hoek naar west
 }
four-place-cornerstone = hoeksteen

# Wat iemand moet of mag
four-duty-wait = Wachten op { $waiting }.
four-duty-lay = **Jouw beurt.** Leg een steen aan.
four-duty-two = **Jouw beurt, en je mag twee stenen leggen.** Leg de eerste.
four-duty-second = **Je mag een tweede steen leggen**, of passen.
four-duty-draw = **Jouw beurt.** Niets past: neem een steen.
four-duty-pass = **Jouw beurt.** Niets past, en de stapel is leeg: pas.
four-duty-may = **Jouw beurt.** Niets past: { $ways ->
    [corner] leg een hoeksteen
    [bluff] bluf met een gedekte steen
   *[both] leg een hoeksteen, bluf
 } of { $stock ->
    [0] pas
   *[other] neem een steen
 }.
four-duty-bluff = **Is dat een joker?** { $name } vraagt { $colour }.
    -# Beschuldig: bij een joker krijg jij een steen, bij een leugen { $name }.
four-duty-truth = **Je hebt niet gelogen.** Kies een steen voor { $receiver }, die je beschuldigde.
four-duty-lie = **Je had gelijk: het was gelogen.** Kies een steen voor { $receiver }.
four-duty-call = Na deze heb je nog één steen: druk op “Nog één steen!”
four-duty-forgot = **Nog één steen, en niet aangekondigd!** Druk voordat de volgende speler iets doet.
four-duty-silent = Je hebt je laatste steen niet aangekondigd: je slaat je volgende beurt over.
four-why-joker = -# Je joker speel je dicht: *Bluffen…*
four-why-colour = -# { $tile }: het getal past bij { $end }, de kleur niet.

# Wie aan de beurt is
four-waiting-turn = ➡️ { $name } is aan de beurt.
four-waiting-two = ➡️ { $name } is aan de beurt: twee stenen tegelijk mag.
four-waiting-bluff = ➡️ { $name }: is { $bluffer } te geloven?
four-waiting-truth = ➡️ { $name } kiest een steen voor { $receiver }.
four-waiting-lie = ➡️ { $name } kiest een steen voor { $receiver }.

# Beelden in woorden
four-alt-table = Uiteinden: { $ends }. { $laid ->
    [0] Alleen de startjoker ligt er, in het midden.
    [one] Er ligt één steen naast de startjoker:
   *[other] Er liggen { $laid } stenen om de startjoker; als laatste:
 }{ $laid ->
    [0] {""}
   *[other] {" "}{ $last } van { $layer }, { $where ->
        [E] in het oosten
        [W] in het westen
       *[middle] als hoeksteen
    }{ $asked ->
        [yes] , gevraagd is { $colour }
       *[no] {""}
    }.
 }{ $covered ->
    [0] {""}
    [one] {" "}Eén steen ligt gedekt.
   *[other] {" "}{ $covered } stenen liggen gedekt.
 } { $stock ->
    [one] Eén steen
   *[other] { $stock } stenen
 } op de stapel.

# Weigeringen
four-refusal-call-not-due = Te vroeg! Kondig het aan als je op één steen komt, of meteen erna. Geen straf.
four-refusal-must-answer = { $question ->
    [bluff] Zeg eerst of je het gelooft.
   *[other] Kies eerst de steen die je geeft.
 }
four-refusal-question-open = { $question ->
    [bluff] Eerst zeggen de anderen of ze het geloven; { $turn } heeft nog niet geantwoord.
   *[other] Eerst kiest { $turn } de steen die wordt gegeven.
 }
four-refusal-no-question = Er valt niets te antwoorden: het is al beslist.
four-refusal-must-lay = { $tile } past, dus je moet die leggen of een andere die past.
four-refusal-stock-empty = De stapel is leeg: er valt niets te nemen.
four-refusal-must-draw = Er liggen nog stenen op de stapel, dus passen kan niet.
four-refusal-lay-or-stop = Leg een tweede steen, of pas: nemen kan nu niet.
four-refusal-tile-not-in-hand = Je hebt { $tile } niet.
four-refusal-joker-open = Jokers worden aan deze tafel gedekt gelegd.
four-refusal-no-bluffing = Aan deze tafel wordt niets gedekt gelegd.
four-refusal-cell-taken = Daar ligt al een steen.
four-refusal-touches-nothing = Naast die plaats ligt niets.
four-refusal-not-an-end = De steen daar is geen uiteinde van een keten.
four-refusal-wrong-side = Aan die kant gaat de keten niet verder.
four-refusal-seventh-straight = Er liggen zes stenen in een rechte lijn: de zevende maakt een hoek.
four-refusal-does-not-fit = { $tile } past niet: het uiteinde vraagt { $end }.
four-refusal-turn-the-tile = Draai { $tile }: de andere helft past bij { $end }.
four-refusal-touches-two = Aan het einde van een keten raakt een steen maar één andere.
four-refusal-corner-joker = Een joker kan geen hoeksteen zijn.
four-refusal-corner-at-joker = Een hoeksteen mag niet aan een joker grenzen.
four-refusal-corner-at-end = Een hoeksteen mag niet aan het einde van een keten liggen.
four-refusal-corner-half = Beide helften van een hoeksteen raken een steen; een helft van { $tile } zou niets raken.
four-refusal-corner-numbers = Waar { $tile } zou raken, verschillen de getallen.
four-refusal-which-place = { $tile } kan op meer dan één plaats: kies er een.

# Voorinstellingen en opties
preset-domino-4-first = Eerste spel
preset-domino-4-first-help = Het gewone spel: jokers open, geen hoekstenen
preset-domino-4-corner = Met de hoeksteen
preset-domino-4-corner-help = Ook in het midden mag een steen. Speel dit na je eerste spel
preset-domino-4-bluff = Met de blufjoker
preset-domino-4-bluff-help = Jokers liggen gedekt, echt of vals. Speel dit na je eerste spel
preset-domino-4-full = Met allebei
preset-domino-4-full-help = Hoeksteen en blufjoker. Speel dit na je eerste spel
option-domino-4-hoeksteen = Hoeksteen
option-domino-4-hoeksteen-help = In het midden van de keten mag een steen bij. Speel dit na je eerste spel
option-domino-4-blufjoker = Blufjoker
option-domino-4-blufjoker-help = Elke steen mag gedekt, als joker. Speel dit na je eerste spel
option-domino-4-rounds_to_win = Rondes om te winnen
option-domino-4-rounds_to_win-help = Wie zo veel rondes wint, wint de partij; bij 1 wordt één ronde gespeeld

# Regels
four-rules-aim = **Doel.** Wees als eerste al je stenen kwijt. { $rounds ->
    [one] Er wordt één ronde gespeeld.
   *[other] Een gewonnen ronde is een punt; wie het eerst { $rounds } punten heeft, wint de partij.
 }
four-rules-start = **Begin.** In het midden ligt een joker. Met twee spelers krijgt ieder 11 stenen, met drie 9, met meer 7; de rest is de stapel. Het lot wijst aan wie begint. Uit de joker groeien twee ketens, een naar oost en een naar west; elk mag met eender welke kleur beginnen.
four-rules-joining = **Aanleggen.** Leg om de beurt een steen aan een uiteinde. De helften die elkaar raken, hebben dezelfde kleur en hetzelfde getal. Elke helft bezit twee kanten van haar steen, dus een keten gaat rechtdoor of maakt een hoek: een plaats heet “oost, rechtdoor, dan noord” als de volgende steen ook naar noord mag.
four-rules-changing = **Van kleur veranderen.** Een joker past altijd, en je kondigt de kleur aan die moet volgen{ $blufjoker ->
    [true] {" "}(hier ligt hij gedekt, zie onder)
   *[false] {""}
 }. Na een witte helft (0) komt een witte helft, en de andere helft van die steen geeft de nieuwe kleur. Op een dubbele steen mag dezelfde dubbele in een andere kleur volgen.
four-rules-place = **Ruimte.** Een steen aan een uiteinde raakt maar één steen; punt aan punt mag. Liggen zes stenen in een rechte lijn, dan maakt de zevende een hoek.
four-rules-turn = **Past er niets?** Neem één steen, en je beurt is voorbij; is de stapel leeg, pas dan. Heeft de hele tafel rond niemand gelegd, dan mag wie het eerst legt twee stenen tegelijk leggen.
four-rules-last = **Nog één steen?** Kondig het aan met de knop, vlak voor of na het leggen en voordat de volgende speler iets doet, anders sla je je volgende beurt over.
four-rules-end = **Einde.** Wie de laatste steen legt, wint de ronde. Is de stapel leeg en heeft iedereen twee keer na elkaar gepast, dan winnen de minste stenen; een gelijke stand wordt gedeeld.
four-rules-hoeksteen = **De Hoeksteen.** Je mag ook een steen in het midden leggen: hij raakt minstens twee stenen, beide helften raken er een, en rakende getallen zijn gelijk; de kleur telt niet mee. Hij is geen joker en grenst niet aan een joker of aan een uiteinde. Wie voor jou speelde, neemt een steen.
four-rules-blufjoker = **De Blufjoker.** Jokers worden niet open gelegd. Leg een steen gedekt, zeg “Joker” en noem de kleur die moet volgen. De anderen aanvaarden dat, of beschuldigen je; alleen de eerste telt. Geloofd blijft hij voorgoed gedekt. Een echte joker: je geeft de beschuldiger een van je stenen. Een leugen: je neemt hem terug, verliest je beurt, neemt er een van de stapel, en krijgt er een van de beschuldiger.

# Getekende voorbeelden
four-example-chains = Rakende helften hebben dezelfde kleur en hetzelfde getal. De rode keten maakt een hoek.
four-example-changes = Wit aan wit, en groen gaat verder; op de dubbele 2 volgt een andere dubbele 2.
four-example-joker = De joker vraagt blauw: elke blauwe steen mag volgen.
four-example-hoeksteen = De laatst gelegde steen is een hoeksteen: zijn 0 raakt een 0 en zijn 2 een 2, welke kleur ook.
four-example-blufjoker = Gedekt, joker genoemd en geloofd: rood volgt.
four-lesson-1 = Zelfde kleur, evenveel stippen
four-lesson-2 = Een joker noemt een kleur
four-lesson-3 = De keten draait zoals jij wilt
