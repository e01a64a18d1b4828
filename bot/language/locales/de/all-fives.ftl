# Die Wörter von All Fives.

game-all-fives = All Fives

# Steine
fives-pip = { $pip ->
    [0] blank
   *[other] { $pip }
 }
fives-single = { $first }-{ $second }
fives-double = Pasch { $pip ->
    [0] blank
   *[other] { $pip }
 }
fives-arm = { $arm ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
 }
fives-arm-short = { $arm ->
    [N] N
    [E] O
    [S] S
   *[W] W
 }
fives-act-short = { $end }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
 }

# Was passiert ist
fives-lead-found = { $name } hat den höchsten Stein und beginnt.
fives-lead-yours = Du hast den höchsten Stein, { $tile }, und beginnst.
fives-laid-first = { $you ->
    [name] Du beginnst mit **{ $tile }**.
   *[no] { $name } beginnt mit **{ $tile }**.
 }
fives-laid = { $you ->
    [name] Du legst im { $arm } **{ $tile }** an.
   *[no] { $name } legt im { $arm } **{ $tile }** an.
 }
fives-scored = { $you ->
    [name] ⭐ Die Enden ergeben { $points }: **+{ $points }** für dich.
   *[no] ⭐ Die Enden ergeben { $points }: **+{ $points }** für { $name }.
 }
fives-drew = { $name } kann nicht legen und zieht einen Stein.
fives-drew-yourself = Du ziehst { $tile }.
fives-passed = { $you ->
    [name] Der Talon ist leer, du kannst nicht legen und passt.
   *[no] Der Talon ist leer, { $name } kann nicht legen und passt.
 }
fives-went-out = 🏁 { $name } ist fertig. { $side ->
    [two] { $opponent } hat noch
   *[more] Die Gegner haben zusammen noch
 } { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
 }{ $rounding ->
    [nearest] , auf den nächsten Fünfer gerundet { $points }
    [down] , abgerundet { $points }
    [up] , aufgerundet { $points }
   *[none] {""}
 }: **+{ $points }** für { $name }.
fives-blocked = ⛔ Nichts passt mehr, und der Talon ist leer. { $side ->
    [team] Das Team von { $name } hat
   *[two] { $name } hat
 } { $own ->
    [one] ein Auge
   *[other] { $own } Augen
 }, { $side ->
    [two] { $opponent } { $pips }
    [team] das andere Team { $pips }
   *[more] alle anderen zusammen { $pips }
 }. { $why ->
    [fewest] Die wenigsten Augen gewinnen:
    [most] Die meisten Augen gewinnen:
    [tiles] Gleich viele Augen, aber weniger Steine:
   *[last] Gleich viele Augen und Steine, aber zuletzt gelegt:
 } { $pips }, abgerundet { $rounded }, minus { $own } macht **{ $points }** für { $side ->
    [team] das Team
   *[two] { $name }
 }.

# Was passiert ist, in einer Zeile: Namen sind Abzeichen
fives-brief-lead-found = { $name } beginnt: höchster Stein
fives-brief-went-out = 🏁 { $side ->
    [two] { $opponent } hat noch { $pips }
   *[more] Gegner { $pips }
 }: **+{ $points }** für { $name }
fives-brief-blocked = ⛔ { $side ->
    [two] { $name } { $own }, { $opponent } { $pips }
    [team] Teams { $own }–{ $pips }
   *[more] { $name } { $own }, andere { $pips }
 }: **{ $points }** für { $name }

# Züge
fives-act-start = { $head } → Mitte ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, Sieg!
    [out] {""}, fertig
   *[none] {""}
 })
fives-act-lay = { $head } → { $arm } ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, Sieg!
    [out] {""}, fertig
   *[none] {""}
 })
fives-act-detail = passt an { $end }; die Enden ergeben dann { $count }{ $points ->
    [0] , das bringt nichts
   *[other] : { $points } Punkte
 }{ $effect ->
    [win] {" "}und den Sieg
    [out] {" "}und du bist fertig
   *[none] {""}
 }
fives-act-start-bare = { $head } → Mitte
fives-act-lay-bare = { $head } → { $arm }
fives-act-detail-bare = passt an { $end }
fives-act-draw = Steine ziehen
fives-act-pass = Passen

# Was ein Platz muss oder darf
fives-duty-wait = Warten auf { $waiting }.
fives-duty-start = **Du bist dran.** Du beginnst: Leg einen beliebigen Stein.
fives-duty-highest = **Du bist dran.** Du beginnst mit dem höchsten Stein: { $tile }.
fives-duty-lay = **Du bist dran.** Die Enden ergeben { $count }.
fives-duty-draw = **Du bist dran.** Nichts passt zu { $ends }: Zieh. Den ersten, der passt, musst du legen; im Talon { $stock ->
    [one] liegt noch ein Stein
   *[other] liegen noch { $stock } Steine
 }.
fives-duty-pass = **Du bist dran.** Nichts passt zu { $ends }, und der Talon ist leer: Du passt.

# Wer dran ist
fives-waiting-turn = ➡️ { $name } ist dran.
fives-waiting-start = ➡️ { $name } beginnt.

# Bilder in Worten
fives-alt-end = { $place }: { $end }{ $plain ->
    [false] {" "}(zählt { $worth })
   *[true] {""}
 }
fives-alt-table = { $laid ->
    [0] Kein offenes Ende.
   *[other] Offene Enden: { $ends }; sie ergeben { $count }.
 } { $laid ->
    [0] Noch liegt nichts.
    [one] Ein Stein liegt auf dem Tisch: { $last }, gelegt von { $layer }{ $made ->
        [0] .
       *[other] , für { $made } Punkte.
    }
   *[other] { $laid } Steine liegen auf dem Tisch; der letzte ist { $last }, gelegt von { $layer }{ $made ->
        [0] .
       *[other] , für { $made } Punkte.
    }
 } { $stock ->
    [0] Der Talon ist leer.
    [one] Ein Stein liegt im Talon.
   *[other] { $stock } Steine liegen im Talon.
 }
fives-note-table = { $points } beim Legen
fives-note-out = { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
 }{ $rounding ->
    [nearest] , auf den nächsten Fünfer: { $points }
    [down] , abgerundet: { $points }
    [up] , aufgerundet: { $points }
   *[none] {" "}übrig
 }
fives-note-blocked = { $pips } abgerundet { $rounded }, minus { $own }: { $points }
fives-team-blocked = Nichts passt mehr. { $winners } gewinnen die Runde: { $how ->
    [fewest] zusammen weniger Augen, { $won } gegen { $lost }.
    [most] zusammen mehr Augen, { $won } gegen { $lost }.
    [tiles] gleich viele Augen wie die anderen, aber weniger Steine.
   *[last] gleich viele Augen und Steine wie die anderen, aber zuletzt gelegt.
 }

# Was nicht geht
fives-refusal-must-lay = Du kannst zum Beispiel { $tile } legen: Ziehen oder passen darfst du nicht.
fives-refusal-stock-empty = Der Talon ist leer: Es gibt nichts zu ziehen.
fives-refusal-must-draw = Im Talon { $left ->
    [one] liegt noch ein Stein
   *[other] liegen noch { $left } Steine
 }: Zieh, bevor du passt.
fives-refusal-tile-not-in-hand = Du hast { $tile } nicht.
fives-refusal-nothing-to-join = Noch liegt nichts: Der erste Stein kommt in die Mitte.
fives-refusal-must-open-highest = Die Runde beginnt mit dem höchsten Stein: { $tile }.
fives-refusal-already-started = In der Mitte liegt schon { $tile }.
fives-refusal-no-spinner = Der Arm im { $arm } wächst aus dem ersten Pasch, und noch liegt keiner.
fives-refusal-cross-closed = Der Arm im { $arm } öffnet sich erst, wenn an beiden Längsseiten von { $spinner } ein Stein liegt.
fives-refusal-does-not-fit = { $tile } passt nicht an den Arm im { $arm }: Dort ist { $end } offen.
fives-refusal-no-such-tile = Einen Stein „{ $tile }“ gibt es im Doppelsechs-Satz nicht.
fives-refusal-no-such-arm = Einen Arm „{ $arm }“ gibt es nicht, nur { $arms }.
fives-refusal-which-arm = An welchen Arm? { $tile } passt an mehrere.

# Vorlagen und Optionen
preset-all-fives-nl = Regelblatt
preset-all-fives-nl-help = Bis 100; der höchste Stein entscheidet, wer mit einem beliebigen Stein beginnt
preset-all-fives-english = Englisch
preset-all-fives-english-help = Wie das Regelblatt, aber der höchste Stein wird selbst zuerst gelegt
preset-all-fives-letter = Wörtlich
preset-all-fives-letter-help = Wie es auf dem Blatt steht: Die meisten Augen gewinnen eine gesperrte Runde
preset-all-fives-long = Lange Partie
preset-all-fives-long-help = Nach dem Regelblatt, aber bis 250
preset-all-fives-pairs = Teams
preset-all-fives-pairs-help = Zu viert, in zwei Teams
option-all-fives-opening_tile = Erster Stein
option-all-fives-opening_tile-help = Ob der höchste Stein nur entscheidet, wer beginnt, oder auch zuerst gelegt wird
value-all-fives-opening_tile-free = beliebig
value-all-fives-opening_tile-highest = der höchste
option-all-fives-next_start = Spätere Runden
option-all-fives-next_start-help = Wer eine spätere Runde beginnt: der Sieger der letzten oder wieder der höchste Stein
value-all-fives-next_start-winner = der Sieger beginnt
value-all-fives-next_start-highest = der höchste Stein beginnt
option-all-fives-round_out = Auf Fünfer runden
option-all-fives-round_out-help = Wie die Augen, die du mit dem letzten Stein bekommst, gerundet werden
value-all-fives-round_out-nearest = auf den nächsten Fünfer
value-all-fives-round_out-down = ab
value-all-fives-round_out-up = auf
option-all-fives-blocked_winner = Gesperrte Runde
option-all-fives-blocked_winner-help = Wer eine gesperrte Runde gewinnt: die wenigsten Augen, oder wie auf dem Blatt die meisten
value-all-fives-blocked_winner-fewest = die wenigsten Augen gewinnen
value-all-fives-blocked_winner-most = die meisten Augen gewinnen
option-all-fives-target = Punkte zum Sieg
option-all-fives-target-help = Wer zuerst so viele Punkte hat, gewinnt, auch mitten in der Runde
option-all-fives-rounds = Runden höchstens
option-all-fives-rounds-help = Nach so vielen Runden gewinnt, wer führt, auch vor dem Ziel; 0: ohne Grenze
value-all-fives-rounds-0 = ohne Grenze
option-all-fives-hand_size = Steine je Spieler
option-all-fives-hand_size-help = Üblich sind zu zweit sieben, zu dritt oder zu viert fünf
value-all-fives-hand_size-usual = wie üblich
value-all-fives-hand_size-5 = fünf
value-all-fives-hand_size-6 = sechs
value-all-fives-hand_size-7 = sieben
option-all-fives-partners = Partner
option-all-fives-partners-help = Zu viert: der erste und dritte Spieler gegen den zweiten und vierten

# Regeln
fives-rules-aim = **Ziel.** { $partners ->
    [true] Zu viert in zwei Teams, mit einem Doppelsechs-Satz: Partner sitzen sich gegenüber; sie punkten und gewinnen zusammen.
   *[false] Für zwei bis vier, mit einem Doppelsechs-Satz.
 } Leg so, dass die Summe der offenen Enden durch fünf teilbar ist. { $partners ->
    [true] Das Team, das zuerst { $target } Punkte hat, gewinnt
   *[false] Wer zuerst { $target } Punkte hat, gewinnt
 } die Partie, auch mitten in der Runde.{ $rounds ->
    [0] {""}
   *[other] {" "}Nach Runde { $rounds } gewinnt, wer führt.
 }
fives-rules-start = **Beginn.** { $hand_size ->
    [usual] { $partners ->
        [true] Jeder bekommt fünf Steine.
       *[false] Zu zweit bekommt jeder sieben Steine, zu dritt oder zu viert fünf.
    }
   *[other] Jeder bekommt { $hand_size } Steine.
 } Der Rest ist der Talon. Wer den höchsten Pasch hat, beginnt; hat niemand einen, dann der höchste andere Stein. { $opening_tile ->
    [highest] Dieser Stein wird zuerst gelegt.
   *[free] Zuerst darf ein beliebiger Stein gelegt werden.
 } { $next_start ->
    [highest] So ist es auch in späteren Runden.
   *[winner] Spätere Runden beginnt der Sieger der letzten, mit einem beliebigen Stein{ $partners ->
        [true] : wer fertig war, oder nach einer gesperrten Runde die leichtere Hand des Teams.
       *[false] .
    }
 }
fives-rules-turn = **Dein Zug.** Es geht im Uhrzeigersinn. Leg einen Stein an, dessen Hälfte einem offenen Ende gleicht. Passt keiner, dann zieh, bis einer passt, und leg ihn. Wer legen kann, darf nicht ziehen. Ist der Talon leer, passt du.
fives-rules-ends = **Enden.** Die Reihe hat zwei Enden. Ein Pasch liegt quer. Liegt am ersten Pasch auf beiden Längsseiten ein Stein, können dort zwei weitere Arme wachsen.
fives-rules-points = **Punkte.** Zähl nach jedem Legen die offenen Enden zusammen. Ein Pasch am Ende zählt mit beiden Hälften; Arme, die noch niemand begonnen hat, zählen nichts. Eine Summe von 5, 10, 15 … bringt so viele Punkte. 6 und Pasch 2 sind also 10 Punkte.
fives-rules-out = **Fertig.** Mit deinem letzten Stein bekommst du auch { $partners ->
    [true] die Augen, die das andere Team noch hat
   *[false] alle Augen, die die anderen noch haben
 }, { $round_out ->
    [down] auf volle Fünfer abgerundet
    [up] auf volle Fünfer aufgerundet
   *[nearest] auf den nächsten Fünfer gerundet
 }.
fives-rules-blocked = **Gesperrt.** Kann niemand mehr legen und ist der Talon leer, gewinnt { $partners ->
    [true] das Team
   *[false] die Hand
 } mit den { $blocked_winner ->
    [most] meisten
   *[fewest] wenigsten
 } Augen; dann, wer weniger Steine hat; dann, wer zuletzt gelegt hat. Der Sieger bekommt die Augen { $partners ->
    [true] des anderen Teams
   *[false] aller anderen
 }, auf volle Fünfer abgerundet, minus die eigenen: Das kann unter null sein.

# Gezeichnete Beispiele
fives-example-alone = Ein Pasch allein zählt mit beiden Hälften: 10 Punkte.
fives-example-double = 6 und Pasch 2 ergeben 10: 10 Punkte.
fives-example-spinner = Am ersten Pasch liegt auf beiden Längsseiten ein Stein, darum sind auch Norden und Süden offen. Noch zählen sie nichts: 1 und 4 ergeben 5 Punkte.
fives-lesson-1 = Gleiche Hälften anlegen
fives-lesson-2 = Fünfersummen bringen Punkte
fives-lesson-3 = Erster Pasch öffnet vier Arme
