# Hoe lang een beurt mag duren, wie er weg is en wie een plaats overneemt.

# Tempo
clock-live = vlot, { $span } per beurt
clock-relaxed = rustig, { $span } per beurt
clock-none = zonder klok
clock-bank = bedenktijd: { $span }, plus { $more } per beurt
clock-patient = { $pace }; rustig als er iemand weg is
clock-pace = ⏱️ Tempo: { $pace }.
lobby-length = ⌛ Ongeveer { $span } achter elkaar
button-threerounds = Drie rondes: ongeveer { $span }
pick-pace = Verander het tempo

# Tijd
clock-until = ⏳ { $until }
next-up = -# Hierna: { $name }
away-until = 🏖️ { $name } is weg tot { $until }; de klok staat zolang stil.
clock-warning = ⏳ Je bent nog steeds aan de beurt. Je tijd loopt af { $until }; daarna doet de bot een zet voor je.
clock-missed = ⌛ De tijd van { $names } was om, dus deed de bot { $count ->
    [one] een zet
   *[other] hun zetten
 }.
clock-slowed = { $alone ->
    [yes] 🐢 Geen haast, { $names }: vanaf nu heb je een dag voor elke beurt. Er gaat niets verloren.
   *[no] 🐢 { $names } { $count ->
        [one] lijkt
       *[other] lijken
    } weg te zijn, dus vanaf nu mag elke beurt een dag duren. Er gaat niets verloren. Liever niet wachten? Achter *Meer* kun je stemmen om een computer te laten spelen.
 }
clock-away = 💤 Drie gemiste beurten op rij: een computer ({ $level }) speelt voor { $name } tot die terug is.
clock-back = 👋 { $name } is terug en speelt weer zelf.
clock-all-away = **Er zit niemand meer aan tafel**, dus de partij wacht op jullie.
hand-away = 💤 Je hebt drie beurten op rij gemist, dus een computer speelt voor je. Rondes die intussen aflopen, tellen niet voor jou. Druk op *Ik ben terug* en je speelt meteen weer zelf.
button-back = Ik ben terug
table-forgotten = Hier is al heel lang niets gebeurd, dus deze tafel is gesloten. De partij telt niet mee.

# Invallers
substitute-confirm = De plaats van { $seat } overnemen? Je krijgt de hand en de punten, en de partij telt voor jou mee, maar niet voor je rating. De host moet het goedvinden.
button-substitute = Vraag om de plaats
button-not-now = Nu niet
substitute-asked = Je hebt om de plaats gevraagd. Die is van jou zodra de host het goedvindt.
substitute-question = 🪑 { $host }, { $name } wil graag de plaats van { $seat } overnemen.
button-admit = Welkom
button-refuse = Deze partij niet
substitute-seated = 🪑 { $name } neemt de plaats van { $before } over.
substitute-refused = { $name } doet deze partij niet mee.
substitute-too-late = De plaats waar { $name } om vroeg, is niet meer vrij.
substitute-not-yours = Daarover beslissen alleen de host en moderators.
substitute-lobby = Deze partij is nog niet begonnen: druk op *Meedoen* onder de tafel. Met **/tafel** zie je die weer.
substitute-no-seat = Alle plaatsen aan deze tafel zijn bezet. Vraag het nog eens als er iemand weg is.

# Van tafel sturen
remove-lobby = Deze partij is nog niet begonnen: de host kan iemand weghalen bij *⚙️*, *Spelers*.
remove-yourself = Je eigen plaats geef je op met *Weggaan…*.
remove-not-here = { $name } zit niet aan deze tafel.
removed = { $name } zit niet meer aan tafel.
removed-for = { $name } is van tafel gehaald; { $computer } ({ $level }) speelt op die plaats verder.
vote-too-few = Jullie zijn maar met z’n tweeën, dan valt er niets te stemmen. Een moderator kan helpen; of vertrek zelf.
vote-given = Je stem is uitgebracht.
vote-not-yours = Daarover stemmen alleen de anderen aan deze tafel.
vote-question = 🗳️ Moet { $name } van tafel? Een computer zou die plaats overnemen. Voor: { $names }. { $left ->
    [one] Nog één stem geeft de doorslag.
   *[other] Nog { $left } stemmen geven de doorslag.
 }
vote-lost = { $name } blijft aan tafel.
button-oust = Van tafel
button-spare = Mag blijven

# Opdrachten
parameter-member = lid
parameter-member-help = Wie van tafel moet
