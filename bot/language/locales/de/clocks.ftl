# Wie lange ein Zug dauern darf, wer weg ist, und wer einen Platz übernimmt.

# Tempo
clock-live = flott, { $span } pro Zug
clock-relaxed = gemütlich, { $span } pro Zug
clock-none = ohne Uhr
clock-bank = Bedenkzeit: { $span }, dazu { $more } pro Zug
clock-patient = { $pace }; langsam, wenn jemand weg ist
clock-pace = ⏱️ Tempo: { $pace }.
lobby-length = ⌛ Etwa { $span } am Stück
button-threerounds = Drei Runden: etwa { $span }
pick-pace = Tempo ändern

# Zeit
clock-until = ⏳ { $until }
next-up = -# Danach: { $name }
away-until = 🏖️ { $name } ist bis { $until } weg; die Uhr ruht so lange.
clock-warning = ⏳ Du bist noch immer dran. Deine Zeit läuft { $until } ab; dann macht der Bot den Zug für dich.
clock-missed = ⌛ { $count ->
    [one] Die Zeit von { $names } war um, darum hat der Bot den Zug gemacht.
   *[other] Die Zeit von { $names } war um, darum hat der Bot die Züge gemacht.
 }
clock-slowed = { $alone ->
    [yes] 🐢 Keine Eile, { $names }: Von jetzt an hast du für jeden Zug einen Tag. Es geht nichts verloren.
   *[no] 🐢 { $names } { $count ->
        [one] scheint
       *[other] scheinen
    } weg zu sein, darum darf jeder Zug von jetzt an einen Tag dauern. Es geht nichts verloren. Ihr wollt nicht warten? Unter *Mehr* könnt ihr abstimmen, dann spielt ein Computer weiter.
 }
clock-away = 💤 Dreimal nacheinander kein Zug: Bis { $name } zurück ist, spielt ein Computer ({ $level }).
clock-back = 👋 { $name } ist zurück und spielt wieder selbst.
clock-all-away = **Am Tisch ist niemand mehr da**, darum wartet die Partie auf euch.
hand-away = 💤 Du hast dreimal nacheinander keinen Zug gemacht, darum spielt ein Computer für dich. Runden, die inzwischen enden, zählen nicht für dich. Drück *Bin zurück*, und der Platz gehört sofort wieder dir.
button-back = Bin zurück
table-forgotten = Hier ist lange nichts passiert, darum ist dieser Tisch geschlossen. Die Partie zählt nicht.

# Ersatz
substitute-confirm = Den Platz von { $seat } übernehmen? Du bekommst Hand und Punkte, und die Partie zählt für dich, aber nicht für deine Wertung. Der Host muss zustimmen.
button-substitute = Um Platz bitten
button-not-now = Jetzt nicht
substitute-asked = Du hast um den Platz gebeten. Er gehört dir, sobald der Host zustimmt.
substitute-question = 🪑 { $host }, { $name } möchte den Platz von { $seat } übernehmen.
button-admit = Willkommen
button-refuse = Diesmal nicht
substitute-seated = 🪑 { $name } übernimmt den Platz von { $before }.
substitute-refused = { $name } spielt in dieser Partie nicht mit.
substitute-too-late = Der Platz, um den { $name } gebeten hat, ist nicht mehr frei.
substitute-not-yours = Darüber entscheiden nur der Host und die Moderation.
substitute-lobby = Diese Partie hat noch nicht begonnen: Drück unter dem Tisch *Mitspielen*. **/tisch** zeigt ihn wieder.
substitute-no-seat = Alle Plätze an diesem Tisch sind besetzt. Frag noch einmal, wenn jemand gegangen ist.

# Weggeschickt werden
remove-lobby = Diese Partie hat noch nicht begonnen: Der Host kann jemanden unter *⚙️*, *Spieler* entfernen.
remove-yourself = Deinen eigenen Platz gibst du mit *Verlassen…* auf.
remove-not-here = { $name } sitzt nicht an diesem Tisch.
removed = { $name } sitzt nicht mehr am Tisch.
removed-for = { $name } wurde vom Tisch genommen; { $computer } ({ $level }) spielt auf dem Platz weiter.
vote-too-few = Ihr seid nur zu zweit, da kann niemand abstimmen. Die Moderation kann helfen, oder du verlässt den Tisch selbst.
vote-given = Deine Stimme zählt.
vote-not-yours = Darüber stimmen nur die anderen an diesem Tisch ab.
vote-question = 🗳️ Soll { $name } den Tisch verlassen? Ein Computer würde den Platz übernehmen. Dafür: { $names }. { $left ->
    [one] Noch eine Stimme entscheidet.
   *[other] Noch { $left } Stimmen entscheiden.
 }
vote-lost = { $name } bleibt am Tisch.
button-oust = Soll gehen
button-spare = Soll bleiben

# Befehle
parameter-member = mitglied
parameter-member-help = Wer den Tisch verlassen soll
