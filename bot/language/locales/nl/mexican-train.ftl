# De woorden van Mexican Train.

game-mexican-train = Mexican Train

# Stenen en treinen
train-tile = { $double ->
    [true] dubbel-{ $high }
   *[false] { $high }-{ $low }
 }
train-place = { $kind ->
    [common] de Mexican Train
    [own] je eigen trein
    [yours] jouw trein
    [theirs] de eigen trein
   *[others] de trein van { $name }
 }
train-mexican = Mexican Train
train-target = laagste totaal wint

# Wat er gebeurde
train-engine = 🚂 De motor is { $tile }: elke trein begint met dat getal.
train-starts = { $you ->
    [name] Jij begint.
   *[no] { $name } begint.
 }
train-laid = { $you ->
    [name] Je legt **{ $tile }** aan { $place }.
   *[no] { $name } legt **{ $tile }** aan { $place }.
 }
train-drew = { $name } pakt een steen.
train-drew-openly = { $you ->
    [name] Je pakt { $tile }.
   *[no] { $name } pakt { $tile }.
 }
train-drew-yourself = Je pakt { $tile }.
train-stuck = Die past niet.
train-passed = { $you ->
    [name] Je kunt niet aanleggen en niets pakken.
   *[no] { $name } kan niet aanleggen en niets pakken.
 }
train-marker-down = { $you ->
    [name] 🚩 Je markeertreintje gaat op je trein: iedereen mag daar aanleggen.
   *[no] 🚩 Het markeertreintje van { $name } gaat op de trein: iedereen mag daar aanleggen.
 }
train-marker-up = { $you ->
    [name] Je markeertreintje gaat eraf: je trein is weer privé.
   *[no] Het markeertreintje van { $name } gaat eraf: die trein is weer privé.
 }
train-double-open = ❗ De **{ $tile }** aan { $place } ligt open: zolang niemand daar aanlegt, mag het nergens anders.
train-double-covered = De { $tile } aan { $place } ligt niet meer open.
train-double-dead = Niets past nog op de { $tile } aan { $place }: speel gewoon verder.
train-knocked = { $you ->
    [name] ✊ **Klop, klop!** Je hebt nog één steen.
   *[no] ✊ **Klop, klop!** { $name } heeft nog één steen.
 }

# Wat er gebeurde, op één regel: namen zijn kentekens
train-brief-engine = 🚂 { $tile } is de motor
train-brief-starts = { $name } begint
train-brief-marker-down = 🚩 trein van { $name } is open
train-brief-double-open = ❗ eerst op { $tile } ({ $place })
train-brief-double-dead = niets past op { $tile } ({ $place })

# Zetten
train-act-lay = { $head } → { $kind ->
    [common] Mexican Train
    [own] mijn trein
    [theirs] de eigen trein
   *[others] trein van { $name }
 }
train-short = { $kind ->
    [common] Mex.
   *[others] { $name }
 }
train-act-detail = past op de { $end }{ $double ->
    [true] : een dubbel, dus je legt er nog een steen bij
   *[false] {""}
 }
train-act-draw = Pakken
train-act-pass = Passen

# Wat iemand moet of mag
train-duty-wait = Wachten op { $waiting }.
train-duty-drawn = **{ $tile } past.** Leg hem aan.
train-why-closed = -# { $tile } past op { $place }, maar daar staat geen markeertreintje.
train-duty-lay = **Jouw beurt.** Leg een steen.
train-duty-draw = **Jouw beurt.** Niets past: pak een steen.
train-duty-pass = **Jouw beurt.** Niets past, en de stapel is op: pas. { $marked ->
    [true] Je markeertreintje blijft op je trein staan.
   *[false] Je markeertreintje gaat op je trein.
 }
train-duty-cover-lay = **Leg aan op de open { $number }** aan { $place }. Eerder mag niemand ergens anders aanleggen.
train-duty-cover-draw = **Leg aan op de open { $number }** aan { $place }. Je hebt geen { $number }: pak een steen.
train-duty-cover-pass = **Leg aan op de open { $number }** aan { $place }. Je hebt geen { $number }, en de stapel is op: pas. { $marked ->
    [true] Je markeertreintje blijft op je trein staan.
   *[false] Je markeertreintje gaat op je trein.
 }
train-duty-extra-lay = Je legde dubbel-{ $number } aan { $place }: **leg nog een steen.** { $doubles ->
    [true] Dat mag aan de dubbel of aan elke trein die voor jou open is, en het mag weer een dubbel zijn.
   *[false] Dat mag aan de dubbel of aan elke trein die voor jou open is, maar het mag geen dubbel zijn.
 }
train-duty-extra-draw = Je legde dubbel-{ $number } aan { $place } en **moet nog een steen leggen.** Niets past: pak een steen.
train-duty-extra-pass = Je legde dubbel-{ $number } aan { $place } en **moet nog een steen leggen.** Niets past, en de stapel is op: pas. { $marked ->
    [true] Je markeertreintje blijft op je trein staan.
   *[false] Je markeertreintje gaat op je trein.
 }

# Wie aan de beurt is
train-waiting-free = ➡️ { $name } is aan de beurt.
train-waiting-cover = ➡️ { $name } moet aanleggen op de open { $number } aan { $place }.
train-waiting-extra = ➡️ { $name }: nog een steen na dubbel-{ $number }.

# Plaatjes in woorden
train-alt-end = { $place }{ $marked ->
    [true] {" "}(open)
   *[false] {""}
 } { $end }
train-alt-table = Uiteinden: { $ends }.{ $duty ->
    [cover] {" "}Eerst moet iemand aanleggen op dubbel-{ $number } aan { $place }.
    [extra] {" "}Na dubbel-{ $number } aan { $place } moet er nog een steen bij.
   *[free] {""}
 } { $laid ->
    [0] Er ligt nog niets.
   *[other] Als laatste legde { $layer } { $last } aan { $on }.
 } De motor is { $engine }. { $stock ->
    [one] Eén steen
   *[other] { $stock } stenen
 } op de stapel.

# Weigeringen
train-refusal-must-lay = Je kunt aanleggen, dus je moet.
train-refusal-must-draw = Pak eerst een steen.
train-refusal-stock-empty = De stapel is op: er valt niets te pakken.
train-refusal-tile-not-in-hand = Je hebt { $tile } niet.
train-refusal-no-such-train = Die trein is er niet aan deze tafel.
train-refusal-open-double = Eerst moet er aan de open { $number } aan { $place } aangelegd worden.
train-refusal-private-train = Dat is { $place }, en er staat geen markeertreintje op: alleen { $seat } mag daar aanleggen.
train-refusal-does-not-fit = { $tile } past niet op de { $number } aan het eind van { $place }.
train-refusal-extra-not-double = De extra steen mag geen dubbel zijn, en { $tile } is dat wel.
train-refusal-which-train = Aan welke trein? { $tile } heeft er een nodig.

# Varianten en huisregels
preset-mexican-train-sheet = Het regelblad
preset-mexican-train-sheet-help = Dertien rondes, van dubbel-12 tot dubbel-blank
preset-mexican-train-thirds = Elke derde motor
preset-mexican-train-thirds-help = Vijf rondes: 12, 9, 6, 3 en blank
preset-mexican-train-five = Vijf rondes
preset-mexican-train-five-help = De vijf hoogste motoren: 12, 11, 10, 9 en 8
preset-mexican-train-short = Sneller spel
preset-mexican-train-short-help = Twee tot vier spelers, geen stenen boven de 9, tien rondes
preset-mexican-train-open = Open stenen
preset-mexican-train-open-help = Iedereen ziet ieders stenen; alleen de stapel blijft dicht
option-mexican-train-first_starter = Wie begint
option-mexican-train-first_starter-help = Wie de eerste ronde begint; daarna schuift het met de klok mee op
value-mexican-train-first_starter-random = het lot bepaalt
value-mexican-train-first_starter-host = wie het eerst aan tafel zat
option-mexican-train-short_game = Sneller spel
option-mexican-train-short_game-help = Zonder de stenen boven de 9, vanaf dubbel-9: voor twee tot vier spelers
option-mexican-train-open_hands = Open stenen
option-mexican-train-open_hands-help = Iedereen ziet ieders stenen; alleen de stapel blijft dicht
option-mexican-train-chain_doubles = Dubbels na elkaar
option-mexican-train-chain_doubles-help = De extra steen na een dubbel mag weer een dubbel zijn, die dan zelf om een steen vraagt
option-mexican-train-length = Lengte
option-mexican-train-length-help = Welke motoren gespeeld worden: alle, elke derde, of de vijf of drie hoogste
value-mexican-train-length-all = alle motoren
value-mexican-train-length-thirds = elke derde motor
value-mexican-train-length-five = de vijf hoogste motoren
value-mexican-train-length-three = de drie hoogste motoren

# Spelregels
train-rules-aim = **Doel.** Raak je stenen kwijt. Wie na { $rounds } rondes het laagste totaal heeft, wint.
train-rules-start = **Begin.** Een dubbel is de motor en ligt al voor het delen in het midden: dubbel-{ $first } in de eerste ronde, daarna steeds { $step ->
    [1] één lager
   *[other] { $step } lager
 }, dubbel-{ $last } in de laatste. Iedereen krijgt { $hands } stenen; de rest is de stapel.{ $open_hands ->
    [true] {" "}Alle stenen liggen open; alleen de stapel blijft dicht.
   *[false] {""}
 } { $first_starter ->
    [host] Wie het eerst aan tafel zat, begint
   *[random] Het lot bepaalt wie begint
 }; elke ronde schuift dat met de klok mee op.
train-hand-size = { $tiles } (met { $seats } spelers)
train-rules-trains = **Treinen.** Iedereen bouwt vanaf de motor een persoonlijke trein, en samen bouwt iedereen aan de ene Mexican Train. Elke trein begint met het getal van de motor, en helften die elkaar raken zijn gelijk. Je eigen trein is van jou alleen, zolang er geen markeertreintje op staat. De Mexican Train is altijd open voor iedereen.
train-rules-turn = **Je beurt.** Kun je aanleggen, dan moet het: één steen, aan je eigen trein, de Mexican Train of een trein met een markeertreintje. Kun je niet, dan pak je een steen; past die, dan leg je die aan.
train-rules-marker = **Markeertreintjes.** Past ook die steen nergens, of is er niets te pakken, dan gaat je markeertreintje op je eigen trein: iedereen mag daar aanleggen. Het gaat eraf zodra je weer aan je eigen trein aanlegt.
train-rules-double = **Dubbels** liggen dwars en vragen meteen om een extra steen, aan de dubbel of aan een trein die voor jou open is. { $chain_doubles ->
    [true] Dat mag weer een dubbel zijn, die dan zelf om een steen vraagt.
   *[false] Dat mag geen dubbel zijn.
 } Kun je niet, dan pak je er een; past die ook niet, dan gaat je markeertreintje op je trein. Is de dubbel je allerlaatste steen, dan is de ronde voorbij.
train-rules-open = **Open dubbel.** Ligt er aan het eind van een beurt een dubbel open, dan moet eerst daar iemand aanleggen, van wie de trein ook is; nergens anders mag het. Wie niet kan, pakt één steen, en zet als die niet past een markeertreintje op de eigen trein. Liggen alle { $others } andere stenen van dat getal op tafel, dan bindt de dubbel niemand meer.
train-rules-end = **Einde.** Wie nog één steen heeft, klopt. De ronde eindigt wanneer iemand alle stenen kwijt is, of wanneer de stapel op is en niemand meer kan aanleggen.
train-rules-score = **Score.** Iedereen telt de stippen op de stenen die over zijn; wie uit is, telt niets. Een gelijk laagste totaal deelt de winst.

# Getekende voorbeelden
train-example-trains = Ann (A) en Bob (B) zijn elk aan hun eigen trein begonnen, en Bob ook aan de Mexican Train.
train-example-marker = Bob kon niet aanleggen: zijn markeertreintje staat bij zijn trein, en Ann mocht die voor hem beginnen.
train-example-open = Anns dubbel-5 bleef open: voorlopig mag er nergens anders aangelegd worden.
train-lesson-1 = Bouw je eigen trein
train-lesson-2 = Kun je niet? Dan staat je trein open
train-lesson-3 = Dek elke dubbele af
