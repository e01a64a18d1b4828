# Wat de beheerders van een server instellen, en wat hen daarbij helpt.

pick-wish = Kies wat je wilt veranderen

wish-server-language = Taal aan tafel
wish-server-language-help = Wat iedereen ziet, staat in die taal. Wat jij alleen ziet, staat in de jouwe.
wish-server-language-value-default = zoals de server in Discord staat
wish-server-language-value-en = English
wish-server-language-value-nl = Nederlands
wish-server-language-value-fr = Français
wish-server-channels = Kanalen voor tafels
wish-server-channels-help = Waar een tafel open mag; threads daarvan tellen mee. Kies er geen voor overal.
wish-server-channels-value = { $count ->
    [0] overal
    [one] één kanaal
   *[other] { $count } kanalen
 }
wish-server-threads = Een thread per partij
wish-server-threads-help = Zodra een partij start, verhuist ze naar een eigen thread.
wish-server-tidy = Oude beurten opruimen
wish-server-tidy-help = Bij elke beurt verdwijnt het vorige plaatje. Anders blijft het staan, zonder knoppen.
wish-server-pings = Noemen wie aan de beurt is
wish-server-pings-help = Discord geeft die speler dan een melding.
wish-server-enders = Wie een tafel mag sluiten
wish-server-enders-help = Wie berichten mag beheren, mag het altijd.
wish-server-enders-value-host = de host
wish-server-enders-value-players = iedereen aan tafel
wish-server-enders-value-moderators = alleen moderators
wish-server-turn_seconds = Tempo van nieuwe tafels
wish-server-turn_seconds-help = Hoe lang een beurt mag duren voordat de tafel vanzelf verdergaat.
wish-server-turn_seconds-value = { $value ->
    [0] geen klok
    [30] 30 seconden per beurt
    [60] 1 minuut per beurt
    [120] 2 minuten per beurt
    [300] 5 minuten per beurt
    [14400] 4 uur per beurt
    [86400] 1 dag per beurt
    [259200] 3 dagen per beurt
   *[other] { $value } seconden per beurt
 }
wish-server-boards = Ranglijsten
wish-server-boards-help = Wie de ranglijst te zien krijgt als iemand erom vraagt.
wish-server-boards-value-private = alleen wie erom vraagt
wish-server-boards-value-public = het hele kanaal
wish-server-boards-value-off = niemand
