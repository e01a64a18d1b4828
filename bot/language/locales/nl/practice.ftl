# De puzzel van de dag, en de lessen.

command-puzzle = puzzel
command-puzzle-help = Elke dag één stelling: vind de beste zet
puzzle-title = ## 🧩 Puzzel van { $date } · { $game }
puzzle-asked = Jouw zet, tegen { $seats ->
    [2] één ander
   *[3] twee anderen
 }. Welke is de beste?
puzzle-asked-team = Jouw zet, met { $partner } als partner. Welke is de beste voor je team?
puzzle-counts = -# Je eerste antwoord telt. Neem de tijd.
puzzle-uncounted = -# Dit was de puzzel van gisteren: je antwoord telt niet meer.
puzzle-right = ✅ Gevonden: { $move }.
puzzle-wrong = ❌ Deze keer niet: je koos { $move }.
puzzle-odds = { $team ->
    [yes] 🎲 Vanaf hier uitgespeeld wint je team met { $move } { $share } van de 100 ronden, met { $other } { $less }.
   *[no] 🎲 Vanaf hier uitgespeeld wint { $move } { $share } van de 100 ronden, { $other } { $less }.
 }
puzzle-streak = { $count ->
    [0] { $best ->
        [0] Met de volgende kan een reeks beginnen.
       *[other] Morgen begint je reeks opnieuw. Je langste: { $best }.
    }
    [one] 🔥 Vandaag opgelost. Je langste reeks: { $best }.
   *[other] 🔥 { $count } dagen op rij opgelost. Je langste reeks: { $best }.
 }
puzzle-next = -# De volgende puzzel komt { $until }.
puzzle-over = Die puzzel is voorbij. Hier is die van vandaag.
puzzle-shared = 🧩 { $name } · { $game }, { $date } · { $marks } { $count ->
    [0] gemist
    [1] opgelost
   *[other] opgelost, { $count } dagen op rij
 }
puzzle-shared-already = Je hebt de puzzel van vandaag al gedeeld.
puzzle-before = Gisteren { $solved ->
    [one] vond één
   *[other] vonden { $solved }
 } van de { $answered } hier de zet.
puzzle-reader = Jij
button-puzzle-yesterday = Puzzel van gisteren
button-puzzle-today = Puzzel van vandaag
button-puzzle-share = Delen
button-puzzle-try = Probeer hem

# Lessen
command-learn = leren
command-learn-help = Leer een spel: een eerste ronde, zet voor zet
lessons = ## 🎓 Leer een spel
    Een eerste ronde tegen een beginner, zet voor zet, met de knoppen die je ook aan tafel hebt. Alleen jij ziet het; stoppen en verdergaan kan wanneer je wilt.
lesson-begun = • { $game }: je bent bij stap { $step } van { $steps }.
lesson-finished = • { $game }: gedaan. Nog eens mag ook.
lesson-title = ## 🎓 { $game } · stap { $step } van { $steps }
lesson-right = ✅ Precies zo.
lesson-other-move = 🙂 Dat mag! Maar probeer nu eens een andere: druk op { $move }.
lesson-elsewhere = Je bent al verder. Hier was je gebleven.
lesson-going-on = Welkom terug. Hier was je gebleven.
lesson-kept = Je plek is bewaard: ga hier verder, of met { $learn }.
lesson-over = ## 🎓 { $game }: je weet hoe het gaat
lesson-next = Speel nu met anderen: computers vullen de vrije plaatsen.
button-learn = Leer een spel
button-lesson-later = Later
button-lesson-again = Van voren af aan
button-lesson-go-on = Verder
button-lesson-others = Andere lessen

learn-uno-dominos-start = Je speelt tegen { $other }, een beginner. Wie het hoogste dubbele getal heeft, begint, en dat ben jij: aan de vier kanten ervan wordt gebouwd. Leg { $tile }.
learn-uno-dominos-colour = Helften passen op kleur, op getal of op teken. In het noorden ligt een blauwe 2 open, en jouw blauwe 3 past op kleur. Leg { $move }.
learn-uno-dominos-number = Nu op getal: de dubbele is een groene 9, en jij hebt een rode 9. Leg { $move }.
learn-uno-dominos-catch = { $other } heeft nog één domo en riep geen UNO! Betrap dat voordat er iemand legt. Druk op { $move }.
learn-uno-dominos-skip = { $other } moest trekken. Nu een teken: na ‘beurt overslaan’ is de volgende niet aan de beurt, dus met z’n tweeën jij weer. Leg { $move }.
learn-uno-dominos-draw-two = Trek 2: { $other } trekt er twee en slaat een beurt over. De andere tekens: retoyer keert de speelrichting om, blinde straat sluit haar straat af. Leg { $move }.
learn-uno-dominos-draw = Niets van jou past, dus je trekt er een. Druk op { $move }.
learn-uno-dominos-wild = Een joker! Die past overal, maar niet aan een dubbele, en erna past alles behalve een dubbele. Leg { $move }.
learn-uno-dominos-call = Je hebt nog één domo. Zeg het voordat de volgende legt, anders kun jij ook worden betrapt. Druk op { $move }.
learn-uno-dominos-last = Na een joker past alles behalve een dubbele: leg { $move }. Je bent uit, en wat { $other } nog heeft, telt voor jou.

learn-all-fives-begin = Je speelt tegen { $other }, een beginner. Na elke zet worden de open uiteinden opgeteld, en een vijfvoud levert punten op voor wie legde. Begin met { $tile }: 6 en 4 is tien.
learn-all-fives-double = Een dubbele aan een uiteinde telt met beide helften: het oosten is nu 8. Een 2 in het westen maakt er tien van. Leg { $tile }.
learn-all-fives-spinner = De eerste dubbele steen is bijzonder: zijn beide lange zijden bezet, dan gaan ook noord en zuid open. De uiteinden zijn 2 en 0, dus een 3 maakt vijf. Leg { $tile }.
learn-all-fives-crosswise = Latere dubbele stenen liggen ook dwars, maar openen niets. Niets van jou levert nu iets op; dat gebeurt. Leg { $tile }.
learn-all-fives-count = { $other } maakte er tien. Nu jij: een dubbele vijf telt tien, en met de 0 en de 5 is dat vijftien. Leg { $move }.
learn-all-fives-draw = Geen van je stenen past. Dan trek je tot er een past. Druk op { $move }.
learn-all-fives-drawn = Hij past, dus hij wordt meteen gelegd. Hij opent een 6, en daar heb je er nog twee van. Leg { $tile }.
learn-all-fives-heavy = { $other } moest twee keer trekken. Wat je overhoudt, telt voor de ander, dus zware stenen gaan eerst. Leg { $tile }: je andere 6 past dan nog.
learn-all-fives-last = Je laatste steen: 10, 2 en 3 is vijftien. En je bent uit, dus de stenen van { $other } tellen ook voor jou. Leg { $tile }.

learn-mexican-train-begin = Je speelt tegen { $other }, een beginner. Iedereen bouwt een eigen trein vanaf de motor, de dubbele 12. Begin die van jou: { $move }.
learn-mexican-train-join = Gelijke getallen passen aan elkaar. Bouw verder aan je trein: { $move }.
learn-mexican-train-mexican = De Mexican Train is van iedereen: ieder mag hem beginnen, met het getal van de motor, en eraan verder bouwen. Leg { $move }.
learn-mexican-train-draw = Je trein vraagt een 4, de Mexican Train een 2. Je hebt geen van beide, dus je pakt één steen. Druk op { $move }.
learn-mexican-train-marker = Die paste niet, dus je markeertreintje ging erop: nu mogen anderen aan jouw trein, en dat deed { $other }. Leg aan je eigen trein, dan gaat het eraf: { $move }.
learn-mexican-train-open = Nu kon { $other } niet, en die trein staat voor jou open. Leg { $move }.
learn-mexican-train-double = Een dubbele ligt dwars en vraagt in dezelfde beurt nog een steen. Leg { $move }.
learn-mexican-train-cover = Die steen mag de dubbele afdekken, of aan een andere trein die voor je open staat. Dek af: { $move }.
learn-mexican-train-open-double = { $other } kon een dubbele niet afdekken. Tot iemand dat doet, mag niemand ergens anders leggen. Jij hebt een 5: { $move }.
learn-mexican-train-last = Nog één steen: de bot heeft voor je geklopt. Punten zijn hier slecht: wat in je hand blijft, telt. Leg { $move }, en je hebt er geen.

learn-domino-4-begin = Je speelt tegen { $other }, een beginner. De joker in het midden opent twee ketens, naar het oosten en naar het westen; elke begint met welke kleur dan ook. Druk op een steen, dan op de letter van zijn plek in de tekening. Leg { $move }.
learn-domino-4-join = Vanaf nu hebben helften die elkaar raken dezelfde kleur én hetzelfde getal: een rode 3 aan de rode 3. Leg { $move }.
learn-domino-4-corner = Een keten mag een hoek om, en moet dat na zes op een rij. Het oosten vraagt een blauwe 3: ga de hoek om. Leg { $move }.
learn-domino-4-white = Een helft zonder stippen is wit en heeft geen kleur. Wit komt aan wit, en brengt een nieuwe kleur mee. Leg { $move }.
learn-domino-4-double = { $other } legde een dubbele. Dezelfde dubbele in een andere kleur mag erop volgen. Leg { $move }.
learn-domino-4-draw = Niets van jou past, dus je neemt een steen. Die wacht tot je volgende beurt. Druk op { $move }.
learn-domino-4-accuse = Een nieuwe ronde, met een huisregel: bluffen. Elke steen mag dicht liggen als joker, met de kleur die erop moet volgen. { $other } deed dat net. Geloof het niet: druk op { $move }.
learn-domino-4-give = Het was gelogen! { $other } neemt de steen terug en pakt er een, en jij geeft er een van jou. Kies { $move }.
learn-domino-4-bluff = Nu jij: druk op *Bluffen…*, kies een steen om dicht te leggen en vraag om blauw, dat je hebt. Kies { $move }.
learn-domino-4-colour = { $other } geloofde je. Na een joker telt alleen de kleur. Leg { $move }.
learn-domino-4-call = Je hebt nog één steen. Kondig dat aan, anders sla je een beurt over. Druk op { $move }.
learn-domino-4-last = Je laatste steen past. Leg { $move }, en de ronde is van jou.

learn-block-begin = Je speelt tegen { $other }, een beginner. Gelijke getallen passen aan elkaar, en wie het eerst uit is, wint de ronde. Je mag met elke steen beginnen; zware gaan eerst. Leg { $tile }.
learn-block-ends = De rij heeft twee uiteinden, en beide mogen: 6 links, 4 rechts. Leg { $tile }.
learn-block-keep = De uiteinden zijn 1 en 4. Houd stenen over voor het ene terwijl je het andere gebruikt. Leg { $tile }.
learn-block-plan = Twee stenen van jou passen aan de 1. Leg { $tile }: die opent een 5, en daar heb je er nog een van.
learn-block-double = Een dubbele ligt dwars en laat hetzelfde getal open. Wat je overhoudt telt tegen je, dus tien ogen moeten weg. Leg { $tile }.
learn-block-pass = Je hebt geen 5 en geen 0. Bij dit spel trekt niemand: wie niet kan, past. Druk op { $move }.
learn-block-watch = { $other } opende een 2. Gebruik die: dan zijn de uiteinden 5 en 3, en misschien heeft { $other } geen van beide. Leg { $tile }.
learn-block-last = { $other } moest passen: onthoud wat anderen niet hebben. Leg { $tile }, je laatste. Jij krijgt wat { $other } nog in de hand heeft.
learn-partners-begin = Twee tegen twee: { $partner } zit tegenover je en wint met jou; { $other } en de vierde speler zijn jullie tegenstanders. Alle stenen zijn gedeeld, en dubbele 6 begint. Leg { $tile }.
learn-partners-pass = Aan beide uiteinden ligt een 5, en die heb je niet. Hier trekt niemand: je past, en nu weet iedereen dat je geen 5 hebt. Druk op { $move }.
learn-partners-own = Je hebt drie stenen met een 4. Leg { $tile }: die opent een 4, en daar kun je nog twee keer op aanleggen.
learn-partners-heavy = De stippen die over zijn, gaan naar de winnaars: zware stenen moeten dus vroeg weg. Leg { $tile }: op de 6 die opengaat, heb je zelf iets.
learn-partners-partner = { $partner } legde twee keer een 3 en heeft er vast nog meer. Open een 3 voor je partner: leg { $tile }.
learn-partners-keep = De uiteinden zijn 0 en 6. Misschien wil { $other } de 6, maar jij hebt er ook een: bewaar die. Leg { $tile }.
learn-partners-stuck = De speler voor je paste: geen 1 en geen 6 dus. Laat uiteinden achter waarop bijna niemand iets heeft: leg { $tile }.
learn-partners-capicua = De uiteinden zijn 1 en 2, en je laatste steen past aan allebei. Dat is een capicúa, waarvoor veel tafels extra punten geven. Leg { $tile }: je team krijgt wat de anderen nog hebben.
