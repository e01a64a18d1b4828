# Wat de beheerders van een server instellen, en wat hen daarbij helpt.

wish-line = • { $wish }
pick-wish = Kies wat je wilt veranderen

wish-server-language = Taal aan tafel
wish-server-language-help = Wat iedereen ziet, staat in die taal. Wat jij alleen ziet, staat in de jouwe.
wish-server-language-value-default = zoals de server in Discord staat
wish-server-channels = Kanalen voor tafels
wish-server-channels-help = Waar een tafel open mag; threads daarvan tellen mee. Kies er geen voor overal.
wish-server-channels-value = { $count ->
    [0] overal
    [one] één kanaal
   *[other] { $count } kanalen
 }
wish-server-openers = Wie een tafel mag openen
wish-server-openers-help = Leden met een van deze rollen, en wie de server beheert. Kies er geen voor iedereen.
wish-server-openers-value = { $count ->
    [0] iedereen
    [one] één rol
   *[other] { $count } rollen
 }
wish-server-log = Logkanaal
wish-server-log-help = Wie een tafel opent of sluit en wie er van tafel is gestuurd, staat daar. Geen kanaal, geen log.
wish-server-log-value = { $count ->
    [0] geen
   *[other] één kanaal
 }
wish-server-puzzle = Puzzelkanaal
wish-server-puzzle-help = Daar komt elke dag om middernacht (UTC) de puzzel, met hoeveel hier de vorige vonden.
wish-server-puzzle-value = { $count ->
    [0] geen
   *[other] één kanaal
 }
wish-server-barred = Uitgesloten
wish-server-barred-help = Zij openen geen tafel en nemen geen plaats. Een plaats die ze hebben, houden ze.
wish-server-barred-value = { $count ->
    [0] niemand
    [one] één lid
   *[other] { $count } leden
 }
wish-server-threads = Een thread per partij
wish-server-threads-help = Zodra een partij start, verhuist die naar een eigen thread.
wish-server-tidy = Oude beurten wissen
wish-server-tidy-help = De oude beurt verdwijnt als er een nieuwe komt. Uit: die blijft staan, zonder knoppen.
wish-server-pings = Vermelden wie aan de beurt is
wish-server-pings-help = Discord geeft die speler dan een melding.
wish-server-enders = Wie een tafel mag sluiten
wish-server-enders-help = Wie berichten mag beheren, mag het altijd.
wish-server-enders-value-host = de host
wish-server-enders-value-players = iedereen aan tafel
wish-server-enders-value-moderators = alleen moderators
wish-server-turn_seconds = Tempo van nieuwe tafels
wish-server-turn_seconds-help = Hoe lang een beurt mag duren voordat de bot een zet doet.
wish-server-turn_seconds-value = { $value ->
    [0] zonder klok
    [30] vlot, 30 seconden per beurt
    [60] vlot, 1 minuut per beurt
    [120] vlot, 2 minuten per beurt
    [300] vlot, 5 minuten per beurt; rustig als er iemand weg is
    [14400] rustig, 4 uur per beurt
    [86400] rustig, 1 dag per beurt
    [259200] rustig, 3 dagen per beurt
   *[other] { $value } seconden per beurt
 }
wish-server-level = Computers aan nieuwe tafels
wish-server-level-help = Hoe goed ze spelen. De host kan vóór de partij iets anders kiezen.
wish-server-level-value-novice = Beginner
wish-server-level-value-casual = Gezellig
wish-server-level-value-strong = Sterk
wish-server-level-value-expert = Expert
wish-server-hints = Hints
wish-server-hints-help = Of je een hint mag vragen als een partij niet voor de rating telt.
wish-server-remarks = Computers praten
wish-server-remarks-help = Af en toe zegt een computer iets als een ronde is afgelopen. Over stenen verraadt dat niets.
wish-server-rests = Klokken staan stil
wish-server-rests-help = Of trage klokken stilstaan in iemands stille uren en zolang iemand weg is.
wish-server-boards = Ranglijsten
wish-server-boards-help = Wie een ranglijst ziet als iemand erom vraagt. Bij “niemand” zie je alleen je eigen uitslagen.
wish-server-boards-value-private = alleen wie erom vraagt
wish-server-boards-value-public = het hele kanaal
wish-server-boards-value-off = niemand

command-settings = instellingen
command-settings-help = Stel in hoe het er op deze server aan toegaat

# De schermen van de instellingen
settings-title = ## Instellingen van deze server
    Kies er een om te veranderen. Wijzigingen gelden meteen; taal, tempo en computers alleen voor nieuwe tafels.
settings-not-yours = Dat kan alleen iemand die de server mag beheren.
pick-defaults = Huisregels waarmee nieuwe tafels beginnen
defaults-title = ## { $game }: nieuwe tafels
    { $start }
    De host kan voor de partij nog andere huisregels kiezen.
defaults-last = Nieuwe tafels beginnen zoals hier het laatst gespeeld is.
button-by-the-sheet = Volgens het regelblad
button-as-last-played = Zoals het laatst gespeeld
button-all-settings = Alle instellingen
button-check-up = Kijk mijn rechten na
button-export-as = Exporteren ({ $format })

# Waar tafels zijn, en waar ze mogen zijn
shut-out = Wie deze bot draait, heeft jou of deze server uitgesloten. Met /ik kun je nog zien en wissen wat er van je bewaard is.
barred = De beheerders van deze server hebben je van de tafels uitgesloten.
play-not-yours = { $count ->
    [0] Op deze server openen alleen beheerders een tafel.
   *[other] Op deze server wordt een tafel geopend door { $roles }. Meedoen aan een open tafel kan wel.
 }
play-elsewhere = { $count ->
    [0] De kanalen voor tafels bestaan niet meer. Wie de server beheert, kan andere kiezen met /instellingen.
   *[other] In dit kanaal gaan geen tafels open. Probeer { $channels }.
 }
shown-elsewhere = Hier is de tafel: { $channel }.
thread-here = De partij wordt gespeeld in { $thread }.
thread-welcome = { $players }, dit is de tafel. *Mijn hand* toont je stenen, aan jou alleen.
thread-refused = { $count ->
    [one] Deze partij hoort een eigen thread te krijgen, maar ik mis een recht in { $channel }: { $permissions }. Er wordt hier gespeeld; /instellingen zegt waar je threads toestaat.
   *[other] Deze partij hoort een eigen thread te krijgen, maar ik mis een paar rechten in { $channel }: { $permissions }. Er wordt hier gespeeld; /instellingen zegt waar je threads toestaat.
 }
thread-failed = Deze partij hoort een eigen thread te krijgen, maar Discord wilde er geen maken. Er wordt hier gespeeld.
thread-gone = De thread van deze partij is verwijderd, dus de tafel is gesloten. De partij telt niet mee.
permission-create-public-threads = Openbare threads maken

# Het nakijken
doctor-well = ✅ Alles is in orde: ik mag hier wat ik nodig heb.
doctor-role = { $count ->
    [one] ❌ Mijn rol { $role } mist een recht: { $permissions }. Geef het in de serverinstellingen bij Rollen, of [nodig me opnieuw uit]({ $link }): daarmee gaat niets verloren.
   *[other] ❌ Mijn rol { $role } mist een paar rechten: { $permissions }. Geef ze in de serverinstellingen bij Rollen, of [nodig me opnieuw uit]({ $link }): daarmee gaat niets verloren.
 }
settings-unseen = ❌ Ik mag { $channels }{ $count ->
    [0] {""}
   *[other] {" "}en nog { $count }
 } niet zien: sta daar *Kanaal bekijken* toe voor mijn rol.
doctor-channel = { $count ->
    [one] ❌ In { $channel } wordt me een recht ontzegd: { $permissions }. Sta het toe bij de rechten in de instellingen van dat kanaal, voor { $role }.
   *[other] ❌ In { $channel } worden me een paar rechten ontzegd: { $permissions }. Sta ze toe bij de rechten in de instellingen van dat kanaal, voor { $role }.
 }
doctor-channels-gone = { $left ->
    [0] ❌ Geen van de kanalen voor tafels bestaat nog, dus er kan geen tafel open. Kies andere met /instellingen.
   *[other] ❌ { $count ->
        [one] Een van de kanalen voor tafels bestaat niet meer
       *[other] { $count } van de kanalen voor tafels bestaan niet meer
    }. Kies opnieuw met /instellingen.
 }
doctor-roles-gone = ❌ Geen van de rollen die een tafel mogen openen bestaat nog, dus dat kan alleen wie de server beheert. Kies andere met /instellingen.
doctor-log-gone = ❌ Het logkanaal bestaat niet meer, dus er wordt daar niets gemeld. Kies een ander met /instellingen.
doctor-puzzle-gone = ❌ Het puzzelkanaal bestaat niet meer, dus er komt geen puzzel. Kies een ander met /instellingen.
doctor-elsewhere = ℹ️ In dit kanaal gaan geen tafels open, wel in { $channels }. Met /instellingen verander je dat.
doctor-commands-told = 🔧 Discord kende niet al mijn opdrachten. Ik heb ze opnieuw doorgegeven; mis je er nog, start Discord dan opnieuw.
doctor-commands-unknown = ⚠️ Ik kon Discord niet vragen of het al mijn opdrachten kent. Probeer het later nog eens.
doctor-about = -# Boneyard { $version } · Discord antwoordt in { $latency } ms

# De eerste woorden op een server
greeting = ## Boneyard
    Dominospellen voor iedereen hier, tegen elkaar of tegen de computer. De naam van een spel opent een tafel; *{ $now }* deelt meteen, tegen computers.
    Later: **/spelen**, **/spelregels**, **/help**; **/instellingen** voor wie de server beheert.
button-open-table = Tafel openen
button-show-rules = De regels
button-settings = Instellingen

# Het logkanaal
log-line = { $what } · { $game } · { $channel } · `{ $code }`
log-opened = { $name } heeft een tafel geopend
log-ended = { $name } heeft een tafel gesloten
log-removed = { $by } heeft { $name } van tafel gestuurd
log-voted = { $name } is van tafel gestemd
