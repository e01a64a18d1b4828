# Tipps: was am besten ist, wie sicher das ist, und warum.

button-hint = Tipp
hint-sure = 💡 { $move } ist klar am besten.
hint-likely = 💡 { $move } ist wahrscheinlich am besten.
hint-even = 💡 Beides ist gleich gut: { $move } oder { $other }.
hint-why = Das { $reasons }.
hint-rated = Diese Partie wird gewertet, darum gibt es keine Tipps. Der Host kann das vor einer Partie unter *⚙️* ändern.
hint-off = Auf diesem Server sind Tipps ausgeschaltet.
hint-failed = Mir ist gerade kein Tipp eingefallen. Versuch es gleich noch einmal.
hints-given = 💡 Tipps: { $hints }
hints-seat = der Platz von { $name }

# Warum: steht jeweils nach „Das“
fact-wins-match = gewinnt die Partie
fact-goes-out = { $own ->
    [yes] leert deine Hand
   *[no] leert die Hand
 }
fact-call = { $own ->
    [yes] kostet nichts, und niemand kann dich erwischen
   *[no] kostet nichts, und niemand wird dabei erwischt
 }
fact-catch = kostet nichts
fact-scores = bringt jetzt { $value }
fact-covers-double = { $own ->
    [yes] deckt den Pasch ab, der dich bindet
   *[no] deckt den Pasch ab, der abgedeckt werden muss
 }
fact-stuck = { $side ->
    [rival] lässt { $name } vom anderen Team nichts zum Legen, nach allem, was zu sehen war
   *[alone] lässt { $name } nichts zum Legen, nach allem, was zu sehen war
 }
fact-frees-partner = { $own ->
    [yes] deckt eine Zahl ab, bei der dein Partner { $name } passen musste
   *[no] deckt eine Zahl ab, bei der Partner { $name } passen musste
 }
fact-draw-two = lässt den nächsten Spieler zwei ziehen
fact-draw-four = lässt den nächsten Spieler vier ziehen
fact-skip = lässt den nächsten Spieler aussetzen
fact-keeps-joker = { $own ->
    [yes] hebt deinen Joker auf
   *[no] hebt den Joker auf
 }
fact-keeps-only = { $own ->
    [yes] hebt „{ $mark }“ auf, du hast nur einen Stein damit
   *[no] hebt „{ $mark }“ auf, es ist der einzige Stein damit
 }
fact-closes-train = { $own ->
    [yes] schließt deinen Zug für die anderen
   *[no] schließt den Zug für die anderen
 }
fact-sheds = bringt { $value ->
    [one] einen Punkt
   *[other] { $value } Punkte
 } aus der Hand
fact-choice = { $own ->
    [yes] lässt dir { $value } passende Steine
   *[no] lässt { $value } passende Steine übrig
 }
