# De woorden van elke tafel, welk spel er ook ligt.

game-all = Alle spellen
round-out = { $count ->
    [one] { $winners } heeft alles gelegd en wint de ronde.
   *[other] { $winners } hebben alles gelegd en delen de ronde.
 }
round-blocked = { $closed ->
    [true] Alles is afgesloten.
   *[false] Er past niets meer.
 } { $count ->
    [0] De minste { $unit ->
        [points] punten
        [tiles] stenen
       *[pips] stippen
    } zijn gelijk: niemand scoort.
    [one] { $winners } wint de ronde{ $how ->
        [fewest] {" "}met de minste
        [most] {" "}met de meeste
       *[even] {" "}met
    } { $unit ->
        [points] punten
        [tiles] stenen
       *[pips] stippen
    } ({ $held }){ $points ->
        [0] .
       *[other] {" "}en scoort { $points }.
    }
   *[other] { $winners } delen de ronde met de minste { $unit ->
        [points] punten
        [tiles] stenen
       *[pips] stippen
    } ({ $held }).
 }
round-target = 🎉 { $winners } haalt het doel!
round-dead-end = { $winners } legde de laatste blinde straat en wint de ronde.
round-team = De punten gaan naar het team van { $winners }.
match-won = { $count ->
    [0] 🏁 De partij eindigt onbeslist na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }.
    [one] 🏆 { $winners } wint de partij na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }!
   *[other] 🏆 { $winners } winnen samen de partij na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }!
 }
score-of = { $name } { $points }
table-scores = -# { $game } · ronde { $round }{ $of ->
    [0] {""}
   *[other] {" "}van { $of }
 } · { $scores }
standing = Stand: { $scores }

# Knoppen en keuzelijsten
button-my-hand = Mijn hand
button-words = Woorden
button-panel = Meer
button-showagain = Tafel opnieuw tonen
button-score = Stand
button-tablerules = Spelregels
button-askpause = Pauze vragen
button-askleave = Weggaan…
button-askseat = Plaats innemen…
button-askend = Tafel sluiten…
button-next-round = Volgende ronde
round-waits = { $count ->
    [0] -# De volgende ronde wacht op { $awaited }, max. { $span }.
   *[other] -# Klaar voor de volgende ronde: { $ready }. Er wordt gewacht op { $awaited }, max. { $span }.
 }
button-rematch = Revanche
button-join = Meedoen
button-leave = Weggaan
button-fill = +{ $count }
button-lobby-panel = ⋯
button-setup = ⚙️
button-seats = Spelers
button-back-to-setup = Terug
button-computer = Computer erbij
button-start = Start
button-step-back = Terug
button-places = { $tile } → { $count } plaatsen
button-more-places = Meer plaatsen ({ $count })
button-keep-playing = Doorspelen
button-agree = Akkoord
button-resume = Verder spelen
button-leave-yes = Tafel verlaten
button-end-yes = Tafel sluiten
pick-move = Kies uit { $count } zetten
pick-tile = Kies eerst een steen (keuze uit { $count })
pick-place = **{ $tile }: waar komt die?**
press-tile = { $count } ▸ leidt naar { $count } plaatsen.
press-letter = Letters zijn plaatsen in de tekening.
pick-game = Kies het spel
pick-preset = Regels: je eigen mengsel
pick-remove = Haal iemand van tafel
pick-kick = Iemand wegsturen
pick-option = Huisregels: verander er een
act-tile = { $number } · { $tile }
act-place = { $letter } · { $place }
act-short = { $number } → { $end }
act-lettered = { $number } { $end }
act-places = { $count } ▸
act-places-of = { $number } → { $count } ▸
act-middle = midden
act-place-of = { $tile } → { $place }

# Antwoorden aan één persoon
stale-click = ⏳ Die knop was verlopen, dus er is niets gespeeld. Dit is je hand nu.
table-gone = Deze tafel is gesloten. Open een nieuwe met /spelen.
control-gone = Deze knop is verlopen. Met /tafel zie je de tafel zoals die nu is.
hand-between = De ronde is voorbij. De volgende begint met de knop onder de uitslag.
hand-first = 👋 Alleen jij ziet je hand. Weg? Druk op *Mijn hand* onder de tafel.{ $words ->
    [yes] {" "}Liever lezen dan kijken? Druk op *Woorden*.
   *[no] {""}
 }
hand-words-on = 💬 Je hand zegt nu alles in woorden. Met { $me } zet je dat weer uit.
hand-wait = Nog niet jouw beurt: toen dit verscheen, was { $turn } aan de beurt.
hand-paused = ⏸️ Deze tafel pauzeert. Het spel gaat verder zodra iemand aan tafel op Verder spelen drukt, onder het bericht in het kanaal.
pause-asked = Je hebt om een pauze gevraagd. Die begint zodra iedereen aan tafel akkoord is.
hand-over = De partij is voorbij. De uitslag staat in het kanaal.
hand-abandoned = Deze tafel is gesloten.
hand-lobby = De partij is nog niet begonnen: er wordt gedeeld als de host op Starten drukt.
table-shown = Hier is de tafel, onderaan in het kanaal.
you-left = Je bent van tafel gegaan. Een computer speelt op jouw plaats verder.
lobby-opened = Je tafel staat open in dit kanaal.
lobby-left = Je bent van tafel gegaan.
you-ended = Je hebt de tafel gesloten.
kept-playing = Prima, het spel gaat door.
confirm-leave-lobby = Je plaats opgeven? De tafel blijft open voor de anderen.
confirm-end-lobby = Deze tafel voor iedereen sluiten?
confirm-leave-match = Deze tafel verlaten? Een computer neemt je plaats over, en de partij telt voor jou niet mee.
confirm-end-match = Deze tafel voor iedereen sluiten? De partij telt dan voor niemand mee.
end-not-yours = { $enders ->
    [players] Alleen wie aan deze tafel zit en moderators kunnen die sluiten.
    [moderators] Alleen moderators kunnen een tafel sluiten.
   *[host] Alleen de host en moderators kunnen deze tafel sluiten.
 }
something-failed = Er ging iets mis aan onze kant. Er is niets verloren: je tafel is zoals die bewaard was. Probeer het zo nog eens.
saved-unanswered = Dat is gelukt en bewaard. Alleen mijn antwoord raakte onderweg kwijt: kijk nog eens.
unknown-command = De bot wordt bijgewerkt en kent deze opdracht nu even niet. Probeer het over een paar minuten nog eens.
draining = De bot wordt opnieuw gestart. Er gaat niets verloren: druk over een minuut nog eens.
press-again = Dat duurde me net te lang. Er is niets veranderd: druk nog eens.
refusal-stranger = Je speelt hier niet mee. Open je eigen tafel met /spelen.
refusal-not-your-turn = Je bent niet aan de beurt: { $turn } is aan zet.
refusal-round-over = Deze ronde is voorbij.
refusal-match-over = Deze partij is voorbij.
refusal-no-such-move = “{ $text }” is geen zet in dit spel.
refusal-fits-nowhere = Er is nu geen plek voor { $tile }.
refusal-no-such-seat = Die plaats is er niet aan deze tafel.
no-table-here = Er is geen tafel in dit kanaal. Open er een met /spelen.
no-table-of-yours = Je zit in dit kanaal niet aan een tafel. Open er een met /spelen.
which-table = Er zijn hier meer tafels. Druk op *Mijn hand* of *Meer* onder de tafel die je bedoelt, of noem die bij “tafel” in de opdracht.
table-choice = { $game }: { $players }
moved-on = Dat was al verlopen, dus er is niets veranderd.
table-unseen = Wat er aan deze tafel gebeurt, kan nu niet in { $channel } worden getoond. Speel verder vanuit je hand; het wordt weer getoond zodra dat mag.
missing-permissions = { $count ->
    [one] Ik mis een recht in { $channel }: { $permissions }. Wie de server beheert, kan het aan mijn rol geven bij de rechten in de kanaalinstellingen.
   *[other] Ik mis een paar rechten in { $channel }: { $permissions }. Wie de server beheert, kan ze aan mijn rol geven bij de rechten in de kanaalinstellingen.
 }
permission-view-channel = Kanaal bekijken
permission-send-messages = Berichten verzenden
permission-embed-links = Links insluiten
permission-attach-files = Bestanden bijvoegen
permission-read-message-history = Berichtgeschiedenis lezen
permission-send-messages-in-threads = Berichten verzenden in threads

# Aan iedereen
lobby-ended = { $name } heeft deze tafel gesloten voordat het begon.
pause-question = ⏸️ **Even pauze?** Akkoord: { $agreed }. Wacht nog op: { $awaited }.
    De partij blijft bewaard zoals die nu is, zo lang als jullie willen.
pause-declined = ▶️ { $name } speelt liever door.
table-paused = ⏸️ **Deze tafel pauzeert.**
paused-how = Er is geen haast: de partij blijft bewaard, desnoods dagenlang. Iedereen aan tafel kan op *Verder spelen* drukken; **/tafel** toont dit bericht opnieuw.
table-resumed = ▶️ { $name } gaat verder met de partij.
table-ended = { $name } heeft deze tafel gesloten. De partij telt niet mee.
table-deserted = Iedereen is weg, dus deze tafel is gesloten. De partij telt niet mee.
left-to-computer = { $name } is van tafel; { $computer } ({ $level }) speelt op die plaats verder.
lobby-title = **{ $game }** · host: { $host } · { $count }/{ $most }
lobby-started = **{ $game }** · het spel is begonnen: { $players }.
lobby-players = Plaatsen ({ $count } van { $most }): { $names }
rematch-seated = 🔁 { $names }: { $count ->
    [one] je hebt weer een plaats
   *[other] jullie hebben weer een plaats
 }. Deze keer niet? *Meer*, *Weggaan…*.
lobby-deserted = Iedereen is weg, dus deze tafel is gesloten.
lobby-timeout = Deze tafel is een tijd niet gestart en daarom gesloten. Open een nieuwe met /spelen.
lobby-already-in = Je hebt al een plaats: je doet mee. { $host } start zodra iedereen er is.
seat-already = Je zit al aan deze tafel.
lobby-full = Alle { $most } plaatsen zijn bezet.
lobby-expected = De plaatsen die over zijn, zijn voor { $count ->
    [one] wie is uitgenodigd
   *[other] de { $count } mensen die zijn uitgenodigd
 }. Wil je er toch een computer neerzetten? Dat kan met *⚙️*.
lobby-seats = Dit spel is voor { $least } tot { $most } spelers; jullie zijn nu { $count ->
    [one] met één
   *[other] met { $count }
 }. { $over ->
    [0] Zet er een computer bij of wacht tot er iemand meedoet.
   *[other] Er moet iemand van tafel.
 }
lobby-seats-either = Dit spel is voor { $least } of { $most } spelers; jullie zijn nu { $count ->
    [one] met één
   *[other] met { $count }
 }. { $over ->
    [0] Zet er een computer bij of wacht tot er iemand meedoet.
   *[other] Er moet iemand van tafel.
 }
lobby-seats-exactly = Dit spel is voor precies { $most } spelers; jullie zijn nu { $count ->
    [one] met één
   *[other] met { $count }
 }. { $over ->
    [0] Zet er een computer bij of wacht tot er iemand meedoet.
   *[other] Er moet iemand van tafel.
 }
lobby-closed = Deze partij is al begonnen of voorbij.
start-dealing = 🎲 **{ $game }**: er wordt nu gedeeld aan { $players }.
start-player = { $number }. { $name }
start-mixing = -# Elke deling volgt uit het zegel hierboven en het nummer van dit bericht, waar de link op eindigt. Dit bericht verandert nooit.
start-overtaken = Net toen je drukte, kwam of ging er iemand, of veranderde er een regel. Kijk nog even en druk dan weer op Starten.
start-not-told = Het bericht dat hier moet staan voordat ik deel, kon ik niet plaatsen. Er is dus niets gedeeld: druk zo nog eens op Starten.
host-only = Dat kan alleen de host, { $host }.
rematch-open = De revanche is in dit kanaal al geopend.
by-the-sheet = Standaardregels.
house-rules = Huisregels: { $rules }.
option-line = { $option }: { $value }
setup-title = ## { $game }: instellen
    Alleen jij ziet dit. Wijzigingen gelden meteen.
panel-title = ## { $game }: deze tafel
    Alleen jij ziet dit.
options-clash = Deze huisregels gaan niet samen, dus er is niets veranderd.
option-out-of-range = “{ $text }” is geen getal van { $low } tot en met { $high }, dus er is niets veranderd.
value-sheet = { $value } (volgens het blad)
form-range = { $low }–{ $high }. { $help }
value-yes = ja
value-no = nee

# Meer, Wat er gebeurde
button-happened = Wat er gebeurde
button-happened-earlier = Eerder
button-happened-later = Later
happened-title = **Ronde { $round }: wat er gebeurde**{ $pages ->
    [one] {""}
   *[other] {" "}({ $page } van { $pages })
 }
happened-nothing = In deze ronde is nog niets gebeurd.

# Plaatjes
picture-round = Ronde { $number }{ $of ->
    [0] {""}
   *[other] {" "}van { $of }
 }
picture-target = { $target ->
    [0] één ronde
   *[other] tot { $target }
 }
picture-total = Totaal
picture-points = Punten
alt-places = Open uiteinden: { $ends }. Je plaatsen: { $places }.
alt-teams = Teams: { $teams }.
alt-end = { $place }: { $end }
clauses = { $first }; { $then }
alt-ends = Open uiteinden: { $ends }.
picture-left = Over
picture-players = { $least ->
    [2] { $most ->
        [2] twee spelers
       *[other] 2–{ $most } spelers
    }
    [4] { $most ->
        [4] vier spelers
       *[other] 4–{ $most } spelers
    }
   *[other] { $least }–{ $most } spelers
 }
picture-players-either = { $least } of { $most } spelers
alt-lobby = { $game }, { $aside }. Aan tafel: { $people }. Zo wordt er gespeeld: { $chips }. In het kort: { $rules }.
victory-headline = { $count ->
    [0] Gelijkspel!
    [one] { $winners } wint!
   *[other] { $winners } winnen samen!
 }
victory-streak = { $name }: { $wins } keer op rij gewonnen
victory-record = { $name }: beste ronde tot nu toe, { $points ->
    [one] één punt
   *[other] { $points } punten
 }
victory-rating = Rating { $rating } ({ $change })
victory-rating-new = nieuw
victory-rated = { $name } { $rating } ({ $change })
victory-rating-all = Rating: { $ratings }
last-table = -# { $game } · de laatste steen van ronde { $round }
alt-turn = Aan de beurt: { $names }.
alt-turn-yours = Jij bent aan de beurt.
alt-leader = { $names } { $count ->
    [one] staat
   *[other] staan
 } voor met { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
alt-player = { $name }: { $tiles ->
    [one] één steen
   *[other] { $tiles } stenen
 }, { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
alt-clocks = Nog op de klok: { $clocks }.
alt-hand = Je { $count ->
    [0] hand is leeg
    [one] laatste steen: { $tiles }
   *[other] { $count } stenen: { $tiles }
 }. { $fits ->
    [-1] Kies welke je weggeeft.
    [0] Er past nu niets.
   *[other] Speelbaar: { $playable }.
 }
alt-open-hand = { $name } { $count ->
    [0] heeft geen stenen meer.
   *[other] heeft { $tiles }.
 }
alt-count = { $name } { $count ->
    [0] heeft geen stenen meer.
   *[other] heeft nog { $tiles }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
 }
alt-note = ({ $note })
alt-count-tiles = { $name } { $count ->
    [0] heeft geen stenen meer.
   *[other] heeft nog { $tiles }.
 }

rules-title = ## { $game }
help = ## Boneyard
    Dominospellen voor deze server.
    • { $play } toont de spellen: open een tafel, of speel tegen computers.
    • Je zetten zijn knoppen onder je hand, die alleen jij ziet. Weg? *Mijn hand*, of { $hand }.
    • { $uno } roept UNO, of kondigt je laatste steen aan.
    • { $table }, of *Meer* onder een tafel: verloop, stand, regels, pauze, weggaan, sluiten.
    • { $turns }: al je tafels, eerst die op jou wachten.
    • { $rules } legt een spel uit.
    • { $learn } leert je een spel; { $puzzle } geeft elke dag één stelling.
    • { $stats } en { $leaderboard }: wie er wint. { $replay } laat een partij opnieuw zien, met terugblik en deling.
    • { $me }: je taal, vermeldingen, seintjes, plaatjes en gegevens.
    • { $settings } is voor wie de server beheert.
    -# UNO is een merk van Mattel. Deze bot heeft niets met Mattel te maken; al het tekenwerk is eigen werk.
example = **{ $number }** { $text }

# Niet zo snel weer
limit-hosted = Je bent hier al host van { $most } tafels. Sluit er een of speel hem uit voor je er nog een opent.
limit-channel = In dit kanaal staan al { $most } tafels: open de jouwe in een ander.
limit-server = Op deze server staan al { $most } tafels: wacht tot er een klaar is.
limit-seat = Je hebt net om een plaats gevraagd. Je kunt het { $until } weer vragen.
limit-lobby = De host heeft je plaats vrijgemaakt. Je kunt { $until } weer meedoen, of zodra de host je uitnodigt.
limit-shown = De tafel is net nog getoond: kijk iets hoger.

# What has happened
told-times = { $sentence } (×{ $count })
told-before = -# … en daarvoor nog { $count ->
    [one] één regel
   *[other] { $count } regels
 }
brief-before = { $count ->
    [one] en één zet daarvoor
   *[other] en { $count } zetten daarvoor
 }
brief-pass = past

undo-done = ↩️ { $name } neemt de laatste steen terug.
undo-question = ↩️ **Mag { $name } de laatste steen terugnemen?** Wacht nog op: { $awaited }.
undo-declined = { $name } is het er niet mee eens: de steen blijft liggen.
undo-asked = De anderen is gevraagd of je je steen mag terugnemen.
undo-rated = In een partij voor de rating wordt niets teruggenomen.
undo-too-late = Dit kan niet terug: er is al gespeeld, iemand heeft een steen gezien, of het was niet jouw steen.
undo-not-yours = De anderen beslissen of je je steen mag terugnemen.
undo-rule = ↩️ De laatste steen mag zonder vragen terug, tot een ander speelt of een steen ziet.
refusal-no-undo = Dit kan niet worden teruggenomen.
button-undo = Terugnemen
button-allowundo = Akkoord
button-denyundo = De steen blijft liggen
button-takeback-yes = Terugnemen zonder vragen
button-takeback-no = Terugnemen als iedereen ja zegt

# Waar de bot geen lid is
anywhere-private = Hier toont Discord mijn antwoorden alleen aan jou, dus kan ik geen tafel openen. Vraag de beheerders van de server om *Externe apps gebruiken* toe te staan, of om mij toe te voegen.
anywhere-own = Hier kun je alleen je eigen statistieken bekijken.
anywhere-unrated = Hier zijn geen ratings: die horen bij servers waar ik op zit.
anywhere-shared = Ik zit niet op deze server, dus hier kan ik niet spelen. Speel met mij in een privébericht of groepschat, of vraag de beheerders van de server om mij toe te voegen.
help-anywhere = **Hier kan ik alleen antwoorden op wat je indrukt.** Een partij gaat verder met elke druk op een knop, en de klok staat stil als er een tijd niemand iets indrukt. Vermeldingen komen alleen met een zet. Partijen tellen voor je statistieken, en voor geen ranglijst.

advance-choose = ⏩ **Wat wil je spelen als je aan de beurt bent?** Kies een zet of een steen. Alleen jij ziet dit.
advance-confirm = ⏩ **Als je aan de beurt bent en het dan kan:** { $move }
advance-set = ⏩ Als je aan de beurt bent en het dan kan: **{ $move }**
advance-dropped = ⏩ Niet vooraf gespeeld: { $move }. { $reason ->
    [undo] Er is een steen teruggenomen.
    [draw] Je stenen zijn veranderd.
    [round] De ronde is afgelopen.
    [away] Een computer speelt voor je.
    [places] De steen past op meer dan één plaats.
    [call] Je laatste steen moet je zelf aankondigen.
   *[illegal] Het kon niet toen je aan de beurt was.
  }
advance-tile = { $tile }, waar hij ook past
advance-place = { $tile } ({ $place })
advance-accept = Accepteren
advance-draw = Trekken
advance-pass = Passen
pick-advance = Een steen, waar hij dan ook past
button-ahead = Vooraf spelen…
button-unplan = Annuleren
button-plan = Bevestigen
