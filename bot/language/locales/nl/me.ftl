# Wat van iemand zelf is: wat je voor jezelf instelt, en wat er over je bewaard wordt.

command-me = ik
command-me-help = Je instellingen en je gegevens
me-title = ## Voor jezelf · { $page }
    Alleen jij ziet dit, en het geldt op elke server.
me-wish = • **{ $wish }**
    -# { $help }
me-notifications = Meldingen
me-hand = Mijn hand
me-quiet = Stille uren
me-privacy = Privacy

wish-person-language = Taal
wish-person-language-help = Alles wat alleen jij ziet, staat in deze taal.
wish-person-language-value-default = zoals mijn Discord
wish-person-ping = Laat me weten dat ik aan de beurt ben
wish-person-ping-help = Dan geeft Discord een melding. Zolang je zit te spelen, verandert alleen het bericht van de tafel.
wish-person-ping-value-slow = als ik niet kijk of treuzel
wish-person-ping-value-each = bij elke beurt
wish-person-ping-value-next = ook als ik hierna aan de beurt ben
wish-person-ping-value-digest = één keer per dag, met een privébericht
wish-person-ping-value-none = nooit
wish-person-direct = Met een privébericht
wish-person-direct-help = In plaats van een vermelding aan de tafel. Meerdere tafels tegelijk worden één bericht.
wish-person-half = Herinner me na de helft van mijn tijd
wish-person-half-help = Anders na driekwart. Er is één herinnering per beurt.
wish-person-digest_hour = Dagelijks bericht om
wish-person-digest_hour-help = In je tijdzone, die je bij Stille uren kiest. Het komt alleen als een tafel op je wacht.
wish-person-digest_hour-value = { $value }:00
direct-refused = Discord laat mij je geen privéberichten sturen, dus ik ben ermee gestopt. Tafels noemen je vanaf nu weer. Met /ik verander je dat.
wish-person-order = Volgorde van mijn stenen
wish-person-order-help = Hoe je hand ligt, op het plaatje en op de knoppen gelijk.
wish-person-order-value-rack = zoals het spel ze sorteert
wish-person-order-value-playable = wat past eerst
wish-person-order-value-heavy = wat het zwaarst telt eerst
wish-person-contrast = Sterk contrast
wish-person-contrast-help = Je eigen plaatjes in sterke kleuren op zwart; wat past krijgt een rand.
wish-person-large = Grote stenen
wish-person-large-help = Je eigen plaatjes met stenen en open einden zo groot als het kan.
wish-person-text = Woorden bij de plaatjes
wish-person-text-help = Je hand zegt ook in woorden welke stenen je hebt en wat er op tafel ligt.
wish-person-auto_call = Roep voor me
wish-person-auto_call-help = De bot meldt je laatste steen (UNO!) voor je. Iedereen aan tafel krijgt dat te zien.
wish-person-auto_draw = Trek en pas voor me
wish-person-auto_draw-help = Kun je alleen trekken of alleen passen, dan doet de bot dat zo voor je.
wish-person-auto_lay = Leg mijn enige steen voor me
wish-person-auto_lay-help = De bot legt als één steen op één plek past. De anderen zien dan dat je niet anders kon.
wish-person-marker = Mijn kenteken
wish-person-marker-help = Je kleur en vorm aan tafel, als niemand vóór je die heeft.
wish-person-marker-value-seat = die van mijn plaats
wish-person-marker-value-orange = 🟠 oranje schijf
wish-person-marker-value-blue = 🟦 blauw vierkant
wish-person-marker-value-green = 🟢 groene zeshoek
wish-person-marker-value-yellow = 🟡 gele ruit
wish-person-marker-value-purple = 🟣 paars schild
wish-person-marker-value-grey = 🏠 grijs huis
wish-person-marker-value-pink = 🔴 roze achthoek
wish-person-marker-value-turquoise = 🟩 turkoois kaartje
wish-person-away_until = Ik ben weg
wish-person-away_until-help = Je krijgt geen meldingen en je klokken van een uur of meer staan stil. De tafel ziet tot wanneer.
wish-person-away_until-value = { $value ->
    [0] nee
    [1] 1 dag
   *[other] { $value } dagen
 }
wish-person-zone = Je tijdzone, via een stad
wish-person-zone-help = Typ de dichtstbijzijnde grote stad, bijvoorbeeld Amsterdam. Stille uren volgen de klok daar.
wish-person-zone-value-default = UTC
wish-person-zone-example = Amsterdam, Brussel, New York
city-unknown = Ik ken geen tijdzone van { $city }. Probeer de dichtstbijzijnde grote stad.
wish-person-quiet_from = Stille uren vanaf
wish-person-quiet_from-help = Dan krijg je geen meldingen en staan klokken van een dag of meer voor je stil.
wish-person-quiet_from-value = { $value ->
    [-1] geen
   *[other] { $value }:00
 }
wish-person-quiet_hours = Stille uren duren
wish-person-quiet_hours-help = In jouw tijdzone, hoogstens 10 uur per dag.
wish-person-quiet_hours-value = { $value ->
    [1] 1 uur
   *[other] { $value } uur
 }
wish-person-hidden = Verberg me op ranglijsten
wish-person-hidden-help = Je staat op geen ranglijst, en anderen kunnen je partijen niet opvragen.
wish-person-quick_words = Korte kreten
wish-person-quick_words-help = Korte groeten aan je tafels, te kiezen bij *Meer*. Uit: niemand kan ze daar roepen.
wish-person-blocked = Blokkeren
wish-person-blocked-help = Ze kunnen je niet uitnodigen en niet gaan zitten aan een tafel waar jij host bent.
wish-person-blocked-value = { $count ->
    [0] niemand
    [one] één persoon
   *[other] { $count } mensen
 }

# Op de hand en aan tafel
button-look-table = Toon de tafel
button-look-tiles = Toon mijn stenen
hand-in-words = **Je stenen:** { $tiles }
table-in-words = **De tafel:** { $table }
hand-forced = Je kunt niets anders: de bot doet deze zet voor je.
hand-concealed = Je hebt geen keus: dit wordt zo gespeeld, of je nu drukt of niet.
forced-soon = 👌 Dit wordt zo gespeeld.
shouted-by-bot = -# { $name } laat de bot roepen.

# Wat er bewaard wordt
button-my-data = Mijn gegevens
button-export = Exporteren
button-forget = Mijn gegevens wissen
button-forget-yes = Alles wissen
button-keep = Bewaren
button-back-to-me = Terug
data-title = ## Wat er over je bewaard wordt
data-names = • { $servers ->
    [one] Je naam op één server
   *[other] Je namen op { $servers } servers
 }: { $names }
data-matches = • { $count ->
    [one] Eén partij waarin je zat
   *[other] { $count } partijen waarin je zat
 }, met { $moves ->
    [one] één zet
   *[other] { $moves } zetten
 } van jou
data-hosted = • { $count ->
    [one] Eén tafel waarvan je host bent of was
   *[other] { $count } tafels waarvan je host bent of was
 }
data-results = • De uitslag van { $results ->
    [one] één uitgespeelde partij
   *[other] { $results } uitgespeelde partijen
 } en { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
 }
data-ratings = • { $count ->
    [one] Eén rating
   *[other] { $count } ratings
 }
data-wishes = • { $count ->
    [one] Eén ding dat je hier hebt ingesteld
   *[other] { $count } dingen die je hier hebt ingesteld
 }
data-puzzles = • Je antwoord op de laatste puzzel van de dag, en hoeveel je er op rij hebt opgelost
data-lessons = • { $count ->
    [one] Hoever je bent in één les
   *[other] Hoever je bent in { $count } lessen
 }
data-reminders = • Wat privéberichten je over je tafels moeten vertellen
data-watches = • Een seintje bij nieuwe tafels in { $count ->
    [one] één kanaal
   *[other] { $count } kanalen
 }
data-invitations = • { $count ->
    [one] Eén uitnodiging voor een tafel
   *[other] { $count } uitnodigingen voor tafels
 }
data-questions = • { $count ->
    [one] Eén open vraag aan een tafel die over je gaat
   *[other] { $count } open vragen aan tafels die over je gaan
 }
data-barred = • Dat { $count ->
    [one] één server je van de tafels heeft uitgesloten
   *[other] { $count } servers je van de tafels hebben uitgesloten
 }. Dat blijft als je je gegevens wist, tot ze je weer toelaten
data-nothing = Er wordt niets over je bewaard.
data-how = -# Berichten worden niet gelezen en niet bewaard. *Exporteren* geeft je alles als bestand.
export-here = Dit is alles wat er nu over je bewaard wordt. Alleen jij kunt dit bestand zien.
forget-confirm = ## Alles wissen wat er over je bewaard wordt?
    Je naam, je uitslagen, je ratings en alles wat je hier hebt ingesteld verdwijnen, en jij verdwijnt van de ranglijsten. Partijen blijven bestaan voor wie met je speelde, met niemand op jouw plaats. { $tables ->
        [0] Dit kun je niet terugdraaien.
        [one] Je gaat van de tafel waar je zit; daar speelt een computer verder. Dit kun je niet terugdraaien.
       *[other] Je gaat van de { $tables } tafels waar je zit; daar spelen computers verder. Dit kun je niet terugdraaien.
    }
forget-playing = Je bent net aan een tafel gaan zitten, dus er is niets gewist. Ga er eerst weg en probeer het dan opnieuw.
forget-done = Klaar: er wordt niets meer over je bewaard, tenzij een server je heeft uitgesloten: die weet dat nog. Speel je weer mee, dan begin je opnieuw.

# Waar de voorwaarden staan
policy-privacy = Privacyverklaring
policy-terms = Gebruiksvoorwaarden
policy-file = { $policy } (het bestand { $file } van dit programma)
help-policies = -# { $privacy } · { $terms } · { $me } toont en wist wat er over je bewaard wordt.
help-support = -# Hulp bij deze bot: { $address }
operator-reach = Wie deze bot draait, bereik je hier: { $contact }

# Op de opdrachtregel
person-about = toon als JSON, of wis, wat er bewaard wordt over iemand die /ik niet meer kan gebruiken
person-about-id = de Discord-id van die persoon
person-about-forget = wis alles; een draaiende bot kent de voorkeuren nog tot hij opnieuw start
person-no-id = “{ $given }” is geen Discord-id: dat is een getal van max. 19 cijfers.
person-playing = { $id } zit nog aan een tafel, dus er is niets gewist. Laat die eerst sluiten.
person-forgotten = Er wordt niets meer bewaard over { $id }, behalve op lijsten van servers die deze persoon hebben uitgesloten.
server-about = alles wissen wat er van een server bewaard is: tafels, uitslagen, namen en instellingen
server-about-id = de Discord-id ervan
server-playing = Op server { $id } kan nog aan een tafel gespeeld worden, dus er is niets gewist. Laat die eerst sluiten.
server-forgotten = Van server { $id } is niets meer bewaard. Een draaiende bot kent de instellingen tot hij opnieuw start.
