# De woorden van UNO Dominos, zoals het Nederlandse regelblad ze gebruikt.

game-uno-dominos = UNO Dominos

# Domo's
uno-half = { $colour ->
    [r] rode
    [g] groene
    [y] gele
   *[b] blauwe
 } { $face ->
    [D] trek 2
    [S] beurt overslaan
    [R] retoyer
   *[other] { $face }
 }
uno-colourless = { $face ->
    [DE] blinde straat
    [W] joker
   *[W4] joker + trek 4
 }
uno-single = { $first } | { $second }
uno-double = dubbele { $half }
uno-end-wild = alles
uno-arm = { $arm ->
    [N] noord
    [E] oost
    [S] zuid
   *[W] west
 }
uno-arm-short = { $arm ->
    [N] N
    [E] O
    [S] Z
   *[W] W
 }
uno-act-either = { $end } { $half }
uno-mark = UNO
uno-shouted = Je hebt UNO geroepen!

# Wat er gebeurde
uno-start-found = { $you ->
    [name] Je hebt de hoogste dubbel, { $tile }, en begint.
   *[no] { $name } heeft de hoogste dubbel, { $tile }, en begint.
 }
uno-start-drawn = { $you ->
    [name] Niemand heeft een dubbel met cijfers. Je vindt na { $draws ->
        [one] één keer
       *[other] { $draws } keer
    } trekken de { $tile } en begint.
   *[no] Niemand heeft een dubbel met cijfers. { $name } vindt na { $draws ->
       [one] één keer
      *[other] { $draws } keer
    } trekken de { $tile } en begint.
 }
uno-taken-from = { $you ->
    [name] 🔄 Startruil: je trekt blind een domo bij { $victim }; die gaat op de stapel.
   *[no] 🔄 Startruil: { $name } trekt blind een domo bij { $victim }; die gaat op de stapel.
 }
uno-taken-from-you = 🔄 Startruil: { $name } trekt de { $tile } uit je hand; die gaat op de stapel.
uno-returned = { $you ->
    [name] Je legt zelf ook een domo terug.
   *[no] { $name } legt zelf ook een domo terug.
 }
uno-laid-start = { $you ->
    [name] Je legt de start-dubbel, { $tile }.
   *[no] { $name } legt de start-dubbel, { $tile }.
 }
uno-laid = { $you ->
    [name] Je legt **{ $tile }** in het { $arm }en.
   *[no] { $name } legt **{ $tile }** in het { $arm }en.
 }
uno-drew = { $you ->
    [name] Je trekt niets: de stapel is leeg.
   *[no] { $name } trekt { $count ->
       [0] niets
       [one] één domo
      *[other] { $count } domo's
    }{ $why ->
       [two] {" "}voor de trek 2
       [four] {" "}voor de joker + trek 4
       [uno] {" "}voor de vergeten UNO
       [foul] {" "}als straf
      *[turn] {""}
    }{ $count ->
       [0] : de stapel is leeg.
      *[other] .
    }
 }
uno-drew-yourself = Je trekt { $tiles }{ $why ->
    [two] {" "}voor de trek 2
    [four] {" "}voor de joker + trek 4
    [uno] {" "}voor de vergeten UNO
    [foul] {" "}als straf
   *[turn] {""}
 }.
uno-kept = { $you ->
    [name] Je houdt de getrokken domo.
   *[no] { $name } houdt de getrokken domo.
 }
uno-passed = { $you ->
    [name] Je past.
   *[no] { $name } past.
 }
uno-reversed = 🔁 Er wordt nu { $direction ->
    [1] met de klok mee
   *[other] tegen de klok in
 } gespeeld.
uno-skipped = { $you ->
    [name] Je slaat een beurt over.
   *[no] { $name } slaat een beurt over.
 }
uno-arm-closed = ⛔ De straat in het { $arm }en is afgesloten.
uno-called = { $you ->
    [name] 📣 Je roept **UNO!**
   *[no] 📣 **UNO!** roept { $name }.
 }
uno-caught = { $you ->
    [name] 👉 Je betrapt { $culprit }: die vergat UNO te roepen!
    [culprit] 👉 { $name } betrapt je: je vergat UNO te roepen!
   *[no] 👉 { $name } betrapt { $culprit }: die vergat UNO te roepen!
 }
uno-challenge-guilty = { $you ->
    [name] ⚖️ Je eist bewijs en krijgt gelijk: { $layer } heeft een domo met een passende kleur.
    [layer] ⚖️ { $name } eist bewijs en krijgt gelijk: je hebt een domo met een passende kleur.
   *[no] ⚖️ { $name } eist bewijs en krijgt gelijk: { $layer } heeft een domo met een passende kleur.
 }
uno-challenge-innocent = { $you ->
    [name] ⚖️ Je eist bewijs en hebt het mis: de joker + trek 4 mocht.
    [layer] ⚖️ { $name } eist bewijs en heeft het mis: jouw joker + trek 4 mocht.
   *[no] ⚖️ { $name } eist bewijs en heeft het mis: de joker + trek 4 mocht.
 }
uno-hand-shown = { $you ->
    [layer] Je toont: { $tiles }.
   *[no] { $layer } toont: { $tiles }.
 }
uno-taken-back = { $you ->
    [name] Je neemt de joker + trek 4 terug uit het { $arm }en en moet een andere domo leggen.
   *[no] { $name } neemt de joker + trek 4 terug uit het { $arm }en en moet een andere domo leggen.
 }
uno-accepted = { $you ->
    [name] Je neemt de vier domo's.
   *[no] { $name } neemt de vier domo's.
 }

# Wat er gebeurde, op één regel: namen zijn kentekens
uno-brief-start-found = { $name } begint: hoogste dubbel
uno-brief-start-drawn = { $name } begint: eerste dubbel ({ $draws })
uno-brief-taken-from-you = 🔄 { $name } trekt jouw { $tile }
uno-brief-arm-closed = ⛔ { $arm } is afgesloten
uno-brief-caught = 👉 { $name } betrapt { $culprit }: geen UNO!
uno-brief-guilty = ⚖️ { $name } krijgt gelijk tegen { $layer }
uno-brief-innocent = ⚖️ { $name } heeft het mis: de 4 mocht
uno-brief-hand-shown = 👀 { $layer } heeft { $tiles }
uno-brief-penalty = ⚖️ { $name } trekt { $count } als straf

# Zetten
uno-act-return = { $head } ↩ terug op de stapel
uno-act-start = { $head } → in het midden
uno-act-lay = { $head } → { $arm }{ $effect ->
    [draw_two] {" "}(trek 2)
    [reverse] {" "}(retoyer)
    [skip] {" "}(overslaan)
    [dead_end] {" "}(sluit af)
    [draw_four] {" "}(trek 4)
   *[none] {""}
 }
uno-act-detail = past op { $end }{ $effect ->
    [draw_two] : de volgende speler trekt er twee
    [reverse] : de speelrichting keert om
    [skip] : de volgende speler slaat een beurt over
    [dead_end] : sluit de straat af
    [draw_four] : de volgende speler trekt er vier
   *[none] {""}
 }
uno-act-draw = Trekken
uno-act-pass = Passen
uno-act-keep = Houden
uno-act-accept = Vier nemen
uno-act-challenge = Bewijs eisen
uno-act-call = UNO!
uno-act-catch = Betrapt! { $name }

# Wat iemand moet of mag
uno-duty-wait = Wachten op { $waiting }.
uno-duty-return = **Jouw zet:** jij begint, dus leg een van je domo's terug op de stapel. Alles mag, behalve de start-dubbel.
uno-duty-start = **Jouw zet:** jij hebt de start-dubbel. Leg die in het midden.
uno-duty-challenge = **Een joker + trek 4 voor jou.** Neem vier domo's, of eis bewijs: paste er een kleur, dan trek jij niets en trekt de ander er vier.
uno-duty-replace = **Betrapt: je had een passende kleur.** Leg een andere domo; daarna trek je er vier.
uno-duty-drawn = **De { $tile } past.** Leg hem of houd hem.
uno-duty-lay = **Jouw beurt.** Leg een domo.
uno-duty-lay-or-draw = **Jouw beurt.** Leg een domo, of trek er een.
uno-duty-draw = **Jouw beurt.** Niets past op { $ends }: trek een domo.
uno-duty-pass = **Jouw beurt.** Niets past op { $ends }, en de stapel is leeg: pas.
uno-duty-call = Na deze heb je er nog één: vergeet niet UNO te roepen!
uno-duty-forgot = **Je hebt nog één domo en geen UNO geroepen!** Roep het voordat iemand je betrapt.
uno-why-four = -# Een joker + trek 4 mag pas als niets anders past.
uno-why-foul = -# Joker + trek 4: je hebt een passende kleur, dus wie bewijs vraagt krijgt gelijk.
uno-why-double = -# { $tile }: dubbel past nooit op dubbel.
uno-why-closed = -# { $tile }: een blinde straat sluit { $arm } af.
uno-why-last = -# { $tile }: de laatste open straat moet open blijven.

# Wie aan de beurt is
uno-waiting-turn = ➡️ { $name } is aan de beurt.
uno-waiting-decide = ➡️ { $name } trok een domo die past: leggen of houden?
uno-waiting-start = ➡️ { $name } legt de start-dubbel.
uno-waiting-return = ➡️ { $name } legt zelf nog een domo terug op de stapel.
uno-waiting-challenge = ➡️ { $name }: vier domo's nemen, of bewijs eisen?
uno-waiting-replace = ➡️ { $name } moet een andere domo leggen.

# Plaatjes in woorden
uno-alt-table = { $open ->
    [0] Geen open einde.
   *[other] Open einden: { $ends }.
 } { $laid ->
    [0] Er ligt nog niets.
    [one] Het begin is { $last }; verder ligt er nog niets.
   *[other] Er liggen { $laid } domo's; als laatste legde { $layer } { $last }, { $place }.
 } Er wordt { $direction ->
    [1] met de klok mee
   *[other] tegen de klok in
 } gespeeld. { $stock ->
    [one] Eén domo
   *[other] { $stock } domo's
 } op de stapel.

# Waarom iets niet mag
uno-refusal-call-not-due = Te vroeg! Roep UNO als je je voorlaatste domo legt, of meteen erna. Geen straf.
uno-refusal-already-called = Je hebt al UNO geroepen: één keer is genoeg.
uno-refusal-must-answer = Beantwoord eerst de vraag.
uno-refusal-no-question = Er valt nu niets te antwoorden.
uno-refusal-cannot-catch-yourself = Jezelf betrappen kan niet. Roep liever UNO!
uno-refusal-nobody-to-catch = Er valt niemand te betrappen: niemand vergat te roepen, of je bent te laat.
uno-refusal-cannot-catch = { $seat } valt niet te betrappen, { $owing } wel.
uno-refusal-question-open = { $turn } moet eerst een vraag beantwoorden.
uno-refusal-cannot-return-start = De { $tile } is de start-dubbel: leg een andere domo terug.
uno-refusal-tile-not-in-hand = Je hebt geen { $tile }.
uno-refusal-start-first = Eerst komt de start-dubbel, de { $tile }.
uno-refusal-only-drawn = Je mag alleen de domo leggen die je net trok: de { $tile }.
uno-refusal-already-started = De start-dubbel, de { $tile }, ligt al in het midden.
uno-refusal-another-than-four = Leg iets anders dan een joker + trek 4.
uno-refusal-arm-closed = De straat in het { $arm }en is afgesloten door een blinde straat.
uno-refusal-last-arm = De straat in het { $arm }en is de laatste die open is: die mag je niet afsluiten met een blinde straat.
uno-refusal-four-comes-last = Een joker + trek 4 mag alleen als er niets anders past.
uno-refusal-double-on-double = De { $tile } is een dubbel, en in het { $arm }en ligt aan het eind ook een dubbel: die sluiten nooit op elkaar aan.
uno-refusal-halves-differ = De { $half } past niet op de { $end } in het { $arm }en: kleur, cijfer en symbool zijn anders.
uno-refusal-already-drawn = Je hebt de { $tile } al getrokken: leg hem of houd hem.
uno-refusal-must-lay = Je kunt leggen, dus je moet.
uno-refusal-stock-empty = De stapel is leeg: er valt niets te trekken.
uno-refusal-must-draw = Trek eerst een domo.
uno-refusal-which-arm = Aan welke straat? De { $tile } past op meer dan één plek.

# Regelbladen en huisregels
preset-uno-dominos-plain = Zonder startruil
preset-uno-dominos-plain-help = Zoals de Nederlandse doos, maar niemand trekt vooraf domo's bij de anderen
preset-uno-dominos-nl = Nederlandse doos
preset-uno-dominos-nl-help = Zes domo's, startruil, geen dubbel op dubbel, bewijs eisen bij joker + trek 4
preset-uno-dominos-fr = Franse doos
preset-uno-dominos-fr-help = Zeven domo's, vrij trekken, dubbel op dubbel mag, joker + trek 4 alleen uit nood
preset-uno-dominos-blind = Blinde straat wint
preset-uno-dominos-blind-help = Wie de laatste blinde straat legt, wint de ronde
preset-uno-dominos-active = Alleen de aangelegde helft werkt
preset-uno-dominos-active-help = Een symbool op de andere helft doet niets
option-uno-dominos-sheet = Regelblad
option-uno-dominos-sheet-help = Welk blad geldt waar niets anders gekozen is
value-uno-dominos-sheet-nl = Nederlands
value-uno-dominos-sheet-fr = Frans
option-uno-dominos-start_exchange = Startruil
option-uno-dominos-start_exchange-help = Wie begint, trekt bij iedereen een domo en legt er zelf een terug
value-uno-dominos-start_exchange-literal = ja, naar de letter
value-uno-dominos-start_exchange-off = nee
option-uno-dominos-symbol_acts = Symbolen die werken
option-uno-dominos-symbol_acts-help = Of een symbool op elke helft werkt, of alleen op de aangelegde helft
value-uno-dominos-symbol_acts-any = op elke helft
value-uno-dominos-symbol_acts-joined = alleen op de aangelegde helft
option-uno-dominos-blind_street = Blinde straat wint
option-uno-dominos-blind_street-help = Wie de laatste blinde straat legt, wint de ronde en krijgt de punten van alle anderen
option-uno-dominos-two_player_reverse_skips = Retoyer slaat over met z'n tweeën
option-uno-dominos-two_player_reverse_skips-help = Met twee spelers slaat de ander na een retoyer een beurt over
option-uno-dominos-hand_size = Aantal domo's
option-uno-dominos-hand_size-help = Hoeveel domo's iedereen krijgt
option-uno-dominos-double_on_double = Dubbel op dubbel
option-uno-dominos-double_on_double-help = Of een dubbel op een dubbel mag aansluiten
option-uno-dominos-voluntary_draw = Vrij trekken
option-uno-dominos-voluntary_draw-help = Of je mag trekken terwijl je ook kunt leggen
option-uno-dominos-wild_draw_four = Joker + trek 4
option-uno-dominos-wild_draw_four-help = Vrij te leggen, maar men kan bewijs eisen; of alleen als er niets anders past
value-uno-dominos-wild_draw_four-challenge = bewijs eisen mag
value-uno-dominos-wild_draw_four-strict = alleen uit nood
option-uno-dominos-doubles_twice = Dubbels tellen dubbel
option-uno-dominos-doubles_twice-help = Of een dubbel die je overhoudt dubbel telt
option-uno-dominos-last_arm = Laatste open straat
option-uno-dominos-last_arm-help = Of een blinde straat ook de laatste open straat mag afsluiten
value-uno-dominos-last_arm-may_close = mag dicht
value-uno-dominos-last_arm-stays_open = blijft open
option-uno-dominos-target = Punten om te winnen
option-uno-dominos-target-help = Met zoveel punten win je de partij; bij 0 speel je één ronde
option-uno-dominos-rounds = Hoogstens zoveel rondes
option-uno-dominos-rounds-help = Na zoveel rondes wint wie voorstaat, ook als het doel nog niet gehaald is; 0 is onbeperkt
value-uno-dominos-rounds-0 = onbeperkt
option-uno-dominos-partners = Partners
option-uno-dominos-partners-help = Met vier of zes: teams van twee, die tegenover elkaar zitten en samen scoren

# Spelregels
uno-rules-aim = **Doel.** { $blind_street ->
    [true] Leg de laatste blinde straat van de ronde.
   *[false] Leg als eerste al je domo's.
 } { $target ->
    [0] Er wordt één ronde gespeeld.
   *[other] Wie het eerst { $target } punten heeft, wint de partij.{ $rounds ->
        [0] {""}
       *[other] {" "}Na ronde { $rounds } wint wie voorstaat.
    }
 }
uno-rules-start = **Start.** Iedereen krijgt { $hand_size } domo's. Wie de hoogste dubbel met cijfers heeft, begint daarmee.{ $start_exchange ->
    [literal] {" "}Eerst trekt die speler blind één domo bij alle anderen; die gaan terug op de stapel, en daarna legt wie begint er ook een van zichzelf terug.
   *[off] {""}
 } Heeft niemand een dubbel met cijfers, dan trekt iedereen om de beurt tot er een komt; wie hem vindt, legt een andere domo terug. Daarna is de speler links aan de beurt, met de klok mee.
uno-rules-joining = **Aanleggen.** Alleen de start-dubbel heeft vier kanten: daar beginnen vier straten. Helften die elkaar raken, hebben hetzelfde cijfer, dezelfde kleur of hetzelfde symbool. Dubbels liggen dwars{ $double_on_double ->
    [true] {" "}en mogen op een dubbel aansluiten. Joker, joker + trek 4 en blinde straat passen overal, en op een joker past alles
   *[false] ; een dubbel sluit nooit op een dubbel aan. Joker, joker + trek 4 en blinde straat zijn ook dubbels: ze passen op elk einde dat er geen is, en op een joker past elke single
 }.
uno-rules-turn = **Jouw beurt.** Leg één domo. { $voluntary_draw ->
    [true] Of trek er een, ook als je kunt leggen;
   *[false] Past er geen, dan trek je er een;
 } de getrokken domo mag je meteen leggen. Is de stapel leeg, dan leg je als je kunt, en anders pas je.
uno-rules-symbols = **Symbolen** werken { $symbol_acts ->
    [joined] alleen op de helft die wordt aangelegd
   *[any] op welke helft ze ook staan
 }. Trek 2: de volgende speler trekt er twee en mag niet leggen. Beurt overslaan: de volgende speler slaat een beurt over. Retoyer: de speelrichting keert om{ $two_player_reverse_skips ->
    [true] , en met twee spelers slaat de ander een beurt over
   *[false] {""}
 }. Blinde straat: sluit de straat af voor de rest van de ronde.{ $last_arm ->
    [stays_open] {" "}De laatste open straat mag je er niet mee afsluiten.
   *[may_close] {""}
 }
uno-rules-four = **Joker + trek 4.** De volgende speler trekt er vier en mag niet leggen. { $wild_draw_four ->
    [strict] Deze domo mag alleen als er niets anders past.
   *[challenge] Deze domo mag alleen als je geen andere hebt die qua kleur past. Je kunt hem toch leggen, maar de volgende speler mag bewijs eisen: mocht het niet, dan neem je hem terug, leg je een andere en trek je er vier.
 }
uno-rules-call = **UNO!** Leg je je voorlaatste domo, roep dan UNO. Vergeet je het, dan trek je er twee als iemand je betrapt voordat er weer een domo is gelegd en voordat je zelf trekt of past.
uno-rules-end = **Einde.** De ronde is voorbij zodra iemand alle domo's heeft gelegd{ $blind_street ->
    [true] , de vierde straat is afgesloten of niemand verder kan. Wie de laatste blinde straat legde, wint de ronde, wat die ook nog in handen heeft. Alleen als er geen blinde straat ligt, wint wie uit is, of de laagste hand
   *[false] . Kan niemand verder, dan wint de laagste hand; bij gelijke stand scoort niemand
 }.{ $sheet ->
    [nl] {" "}Is de laatste domo een dubbel trek 2 of trek 4, dan trekt de volgende speler nog, en dat telt mee.
   *[fr] {""}
 }
uno-rules-score = **Punten.** { $partners ->
    [true] Partners zitten tegenover elkaar, in teams van twee. Het team van de winnaar krijgt wat de andere teams overhouden
   *[false] De winnaar krijgt wat alle anderen overhouden
 }: cijfers hun waarde, trek 2, retoyer en beurt overslaan 10, blinde straat en joker + trek 4 20, joker 25 per helft.{ $doubles_twice ->
    [true] {" "}Dubbels tellen dubbel.
   *[false] {""}
 }

# Getekende voorbeelden
uno-example-doubles = Een dubbel ligt dwars; je legt aan zijn andere lange kant verder.
uno-example-dead-end = Een blinde straat sluit de straat af.
uno-example-either = De rode 3 sluit aan, en beurt overslaan werkt toch.
uno-example-passive = De rode 3 sluit aan: beurt overslaan is passief.
uno-example-active = Beurt overslaan sluit aan: het is actief.
uno-lesson-1 = Leg aan op getal of kleur
uno-lesson-2 = Tekens doen iets: +2, beurt over, omdraaien
uno-lesson-3 = Nog één domo? Roep UNO!
