# Die Wörter von Mexican Train. „Zug“ ist hier immer ein Zug aus Steinen.

game-mexican-train = Mexican Train

# Steine und Züge
train-tile = { $double ->
    [true] Pasch { $high }
   *[false] { $high }-{ $low }
 }
train-place = { $kind ->
    [common] am Mexican Train
    [own] an deinem eigenen Zug
    [yours] an deinem Zug
    [theirs] am eigenen Zug
   *[others] am Zug von { $name }
 }
train-mexican = Mexican Train
train-target = wenigste Punkte gewinnen

# Was passiert ist
train-engine = 🚂 Die Lok ist { $tile }: Jeder Zug beginnt mit dieser Zahl.
train-starts = { $you ->
    [name] Du beginnst.
   *[no] { $name } beginnt.
 }
train-laid = { $you ->
    [name] Du legst **{ $tile }** { $place } an.
   *[no] { $name } legt **{ $tile }** { $place } an.
 }
train-drew = { $name } zieht einen Stein.
train-drew-openly = { $you ->
    [name] Du ziehst { $tile }.
   *[no] { $name } zieht { $tile }.
 }
train-drew-yourself = Du ziehst { $tile }.
train-stuck = Das passt nicht.
train-passed = { $you ->
    [name] Du kannst weder legen noch ziehen.
   *[no] { $name } kann weder legen noch ziehen.
 }
train-marker-down = { $you ->
    [name] 🚩 Dein Marker kommt auf den Zug: Er ist für alle offen.
   *[no] 🚩 Der Marker von { $name } kommt auf den Zug: Er ist für alle offen.
 }
train-marker-up = { $you ->
    [name] Dein Marker kommt weg: Dein Zug ist für andere wieder geschlossen.
   *[no] Der Marker von { $name } kommt weg: Der Zug ist für andere wieder geschlossen.
 }
train-double-open = ❗ **{ $tile }** { $place } ist offen und muss abgedeckt werden, bevor jemand woanders anlegt.
train-double-covered = { $tile } { $place } ist abgedeckt.
train-double-dead = Nichts kann { $tile } { $place } mehr abdecken: Spielt normal weiter.
train-knocked = { $you ->
    [name] ✊ **Klopf, klopf!** Du hast noch einen Stein.
   *[no] ✊ **Klopf, klopf!** { $name } hat noch einen Stein.
 }

# Was passiert ist, in einer Zeile: Namen sind Abzeichen
train-brief-engine = 🚂 { $tile } ist die Lok
train-brief-starts = { $name } beginnt
train-brief-marker-down = 🚩 { $name } öffnet den Zug
train-brief-double-open = ❗ { $tile } abdecken ({ $place })
train-brief-double-dead = { $tile } ({ $place }) bleibt, wie er ist

# Was du tun kannst
train-act-lay = { $head } → { $kind ->
    [common] Mexican Train
    [own] mein Zug
    [theirs] eigener Zug
   *[others] Zug von { $name }
 }
train-short = { $kind ->
    [common] Mex.
   *[others] { $name }
 }
train-act-detail = passt an { $end }{ $double ->
    [true] : ein Pasch, also legst du noch einen Stein
   *[false] {""}
 }
train-act-draw = Ziehen
train-act-pass = Passen

# Was ein Platz muss oder darf
train-duty-wait = Warten auf { $waiting }.
train-duty-drawn = **{ $tile } passt.** Leg ihn an.
train-why-closed = -# { $tile } passt { $place }, aber dort steht kein Marker.
train-duty-lay = **Du bist dran.** Leg einen Stein an.
train-duty-draw = **Du bist dran.** Nichts passt: Zieh einen Stein.
train-duty-pass = **Du bist dran.** Nichts passt, und der Talon ist leer: Du passt. { $marked ->
    [true] Dein Marker bleibt stehen.
   *[false] Dein Marker kommt auf deinen Zug.
 }
train-duty-cover-lay = **Deck die offene { $number } ab**, { $place }. Vorher darf niemand woanders anlegen.
train-duty-cover-draw = **Deck die offene { $number } ab**, { $place }. Du hast keine { $number }: Zieh einen Stein.
train-duty-cover-pass = **Deck die offene { $number } ab**, { $place }. Du hast keine { $number }, und der Talon ist leer: Du passt. { $marked ->
    [true] Dein Marker bleibt stehen.
   *[false] Dein Marker kommt auf deinen Zug.
 }
train-duty-extra-lay = Du hast Pasch { $number } gelegt, { $place }: **Leg noch einen Stein.** { $doubles ->
    [true] Er darf an den Pasch oder an jeden Zug, der dir offensteht, und darf wieder ein Pasch sein.
   *[false] Er darf an den Pasch oder an jeden Zug, der dir offensteht, aber kein Pasch sein.
 }
train-duty-extra-draw = Du hast Pasch { $number } gelegt, { $place }: **Noch ein Stein ist fällig.** Nichts passt: Zieh einen Stein.
train-duty-extra-pass = Du hast Pasch { $number } gelegt, { $place }: **Noch ein Stein ist fällig.** Nichts passt, und der Talon ist leer: Du passt. { $marked ->
    [true] Dein Marker bleibt stehen.
   *[false] Dein Marker kommt auf deinen Zug.
 }

# Wer dran ist
train-waiting-free = ➡️ { $name } ist dran.
train-waiting-cover = ➡️ { $name } muss die { $number } { $place } abdecken.
train-waiting-extra = ➡️ { $name }: noch ein Stein nach dem Pasch { $number }.

# Bilder in Worten
train-alt-end = { $place }{ $marked ->
    [true] {" "}(offen)
   *[false] {""}
 } { $end }
train-alt-table = Offene Enden: { $ends }.{ $duty ->
    [cover] {" "}Pasch { $number } { $place } muss abgedeckt werden.
    [extra] {" "}Nach Pasch { $number } { $place } fehlt noch ein Stein.
   *[free] {""}
 } { $laid ->
    [0] Noch liegt nichts.
   *[other] Zuletzt hat { $layer } { $last } { $on } angelegt.
 } Die Lok ist { $engine }. Im Talon { $stock ->
    [one] liegt ein Stein.
   *[other] liegen { $stock } Steine.
 }

# Was nicht geht
train-refusal-must-lay = Du kannst legen, also musst du.
train-refusal-must-draw = Zieh zuerst einen Stein.
train-refusal-stock-empty = Der Talon ist leer: Es gibt nichts zu ziehen.
train-refusal-tile-not-in-hand = Du hast { $tile } nicht.
train-refusal-no-such-train = Diesen Zug hat hier niemand.
train-refusal-open-double = Zuerst muss die offene { $number } { $place } abgedeckt werden.
train-refusal-private-train = Ein Marker fehlt { $place }: Dort darf nur { $seat } anlegen.
train-refusal-does-not-fit = { $tile } passt nicht an die { $number } { $place }.
train-refusal-extra-not-double = Der zusätzliche Stein darf kein Pasch sein, und { $tile } ist einer.
train-refusal-which-train = An welchen Zug? Sag, wohin { $tile } soll.

# Vorlagen und Optionen
preset-mexican-train-sheet = Das Regelblatt
preset-mexican-train-sheet-help = Dreizehn Runden, von Pasch 12 bis Pasch 0
preset-mexican-train-thirds = Jede dritte Lok
preset-mexican-train-thirds-help = Fünf Runden: 12, 9, 6, 3 und 0
preset-mexican-train-five = Fünf Runden
preset-mexican-train-five-help = Die fünf höchsten Loks: 12, 11, 10, 9 und 8
preset-mexican-train-short = Kurzes Spiel
preset-mexican-train-short-help = Zwei bis vier Spieler, keine Steine über 9, zehn Runden
preset-mexican-train-open = Offene Hände
preset-mexican-train-open-help = Alle sehen alle Hände; nur der Talon bleibt verdeckt
option-mexican-train-first_starter = Wer beginnt
option-mexican-train-first_starter-help = Wer die erste Runde beginnt; danach wandert der Beginn im Uhrzeigersinn
value-mexican-train-first_starter-random = das Los entscheidet
value-mexican-train-first_starter-host = der erste Platz am Tisch
option-mexican-train-short_game = Kurzes Spiel
option-mexican-train-short_game-help = Ohne Steine über 9, ab Pasch 9: für zwei bis vier Spieler
option-mexican-train-open_hands = Offene Hände
option-mexican-train-open_hands-help = Alle sehen alle Hände; nur der Talon bleibt verdeckt
option-mexican-train-chain_doubles = Pasch auf Pasch
option-mexican-train-chain_doubles-help = Der Stein nach einem Pasch darf wieder ein Pasch sein, der dann seinen eigenen verlangt
option-mexican-train-length = Länge
option-mexican-train-length-help = Welche Loks gespielt werden: alle, jede dritte, oder die fünf oder drei höchsten
value-mexican-train-length-all = jede Lok
value-mexican-train-length-thirds = jede dritte Lok
value-mexican-train-length-five = die fünf höchsten Loks
value-mexican-train-length-three = die drei höchsten Loks

# Regeln
train-rules-aim = **Ziel.** Werde deine Steine los. Nach { $rounds } Runden gewinnen die wenigsten Punkte.
train-rules-start = **Beginn.** Ein Pasch ist die Lok und liegt vor dem Geben in der Mitte: Pasch { $first } in der ersten Runde, { $step ->
    [1] einer niedriger
   *[other] { $step } niedriger
 } in jeder weiteren, Pasch { $last } in der letzten. Jeder bekommt { $hands }; der Rest ist der Talon.{ $open_hands ->
    [true] {" "}Alle Hände liegen offen; nur der Talon bleibt verdeckt.
   *[false] {""}
 } { $first_starter ->
    [host] Der erste Platz am Tisch
   *[random] Wen das Los trifft, der
 } beginnt, und mit jeder Runde wandert der Beginn im Uhrzeigersinn weiter.
train-hand-size = { $tiles } (bei { $seats } Spielern)
train-rules-trains = **Züge.** Jeder baut von der Lok aus einen eigenen Zug, und alle bauen am einen Mexican Train. Jeder Zug beginnt mit der Zahl der Lok, und Hälften, die sich berühren, sind gleich. Dein Zug gehört nur dir, solange kein Marker darauf steht. Der Mexican Train ist immer für alle offen.
train-rules-turn = **Wenn du dran bist.** Wer legen kann, muss: einen Stein, an den eigenen Zug, an den Mexican Train oder an einen Zug mit Marker. Kannst du nicht, dann zieh einen Stein; passt er, legst du ihn.
train-rules-marker = **Marker.** Passt auch der gezogene Stein nirgends, oder gibt es nichts zu ziehen, dann kommt dein Marker auf deinen Zug: Alle dürfen dort anlegen. Er kommt weg, sobald du wieder an deinem Zug anlegst.
train-rules-double = **Pasch.** Ein Pasch liegt quer und verlangt sofort einen zusätzlichen Stein, an den Pasch oder an jeden Zug, der dir offensteht. { $chain_doubles ->
    [true] Er darf wieder ein Pasch sein, der dann seinen eigenen verlangt.
   *[false] Er darf kein Pasch sein.
 } Kannst du nicht, zieh einen; geht auch das nicht, kommt dein Marker auf den Zug. Ein Pasch als allerletzter Stein beendet die Runde.
train-rules-open = **Offener Pasch.** Bleibt ein Pasch offen, muss er abgedeckt werden, bevor jemand woanders anlegt, egal, an wessen Zug er liegt. Wer ihn nicht abdecken kann, zieht einen Stein, und wenn der nicht passt, kommt der Marker auf den Zug. Abgedeckt werden muss er nicht mehr, sobald alle { $others } anderen Steine seiner Zahl auf dem Tisch liegen.
train-rules-end = **Ende.** Noch ein Stein? Du klopfst. Die Runde endet, wenn jemand den letzten Stein gelegt hat, oder wenn der Talon leer ist und niemand legen kann.
train-rules-score = **Punkte.** Jeder zählt die Augen auf seiner Hand; wer fertig ist, zählt nichts. Haben mehrere gleich wenige, teilen sie sich den Sieg.

# Gezeichnete Beispiele
train-example-trains = Ann (A) und Bob (B) haben ihre Züge begonnen, und Bob auch den Mexican Train.
train-example-marker = Bob konnte nicht legen: Sein Marker steht an seinem Zug, und Ann durfte ihn für ihn beginnen.
train-example-open = Anns Pasch 5 blieb offen: Nur dort darf jetzt angelegt werden.
train-lesson-1 = Bau deinen eigenen Zug
train-lesson-2 = Geht nichts? Dein Zug wird offen
train-lesson-3 = Deck jeden Pasch ab
