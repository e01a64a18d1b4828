# Die Wörter von UNO Dominos.

game-uno-dominos = UNO Dominos

# Steine
uno-half = { $colour ->
    [r] rot
    [g] grün
    [y] gelb
   *[b] blau
 } { $face ->
    [D] Zieh Zwei
    [S] Aussetzen
    [R] Retour
   *[other] { $face }
 }
uno-colourless = { $face ->
    [DE] Sackgasse
    [W] Joker
   *[W4] Joker Zieh Vier
 }
uno-single = { $first } | { $second }
uno-double = Pasch { $half }
uno-end-wild = alles
uno-arm = { $arm ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
 }
uno-arm-short = { $arm ->
    [N] N
    [E] O
    [S] S
   *[W] W
 }
uno-act-either = { $end } { $half }
uno-mark = UNO
uno-shouted = Du hast UNO gerufen!

# Was passiert ist
uno-start-found = { $you ->
    [name] Du hast den höchsten Pasch, { $tile }, und beginnst.
   *[no] { $name } hat den höchsten Pasch, { $tile }, und beginnt.
 }
uno-start-drawn = { $you ->
    [name] Niemand hat einen Zahlenpasch. Nach { $draws ->
        [one] einmal Ziehen
       *[other] { $draws }-mal Ziehen
    } findest du { $tile } und beginnst.
   *[no] Niemand hat einen Zahlenpasch. Nach { $draws ->
       [one] einmal Ziehen
      *[other] { $draws }-mal Ziehen
    } findet { $name } { $tile } und beginnt.
 }
uno-taken-from = { $you ->
    [name] 🔄 Starttausch: Du ziehst blind einen Stein von { $victim }, und er kommt in den Talon.
   *[no] 🔄 Starttausch: { $name } zieht blind einen Stein von { $victim }, und er kommt in den Talon.
 }
uno-taken-from-you = 🔄 Starttausch: { $name } zieht { $tile } aus deiner Hand, und der Stein kommt in den Talon.
uno-returned = { $you ->
    [name] Auch du legst einen eigenen Stein zurück.
   *[no] Auch { $name } legt einen eigenen Stein zurück.
 }
uno-laid-start = { $you ->
    [name] Du legst den Startpasch, { $tile }.
   *[no] { $name } legt den Startpasch, { $tile }.
 }
uno-laid = { $you ->
    [name] Du legst im { $arm } **{ $tile }** an.
   *[no] { $name } legt im { $arm } **{ $tile }** an.
 }
uno-drew = { $you ->
    [name] Du ziehst nichts: Der Talon ist leer.
   *[no] { $name } zieht { $count ->
       [0] nichts
       [one] einen Stein
      *[other] { $count } Steine
    }{ $why ->
       [two] {" "}für Zieh Zwei
       [four] {" "}für den Joker Zieh Vier
       [uno] {" "}für das vergessene UNO
       [foul] {" "}zur Strafe
      *[turn] {""}
    }{ $count ->
       [0] : Der Talon ist leer.
      *[other] .
    }
 }
uno-drew-yourself = Du ziehst { $tiles }{ $why ->
    [two] {" "}für Zieh Zwei
    [four] {" "}für den Joker Zieh Vier
    [uno] {" "}für das vergessene UNO
    [foul] {" "}zur Strafe
   *[turn] {""}
 }.
uno-kept = { $you ->
    [name] Du behältst den gezogenen Stein.
   *[no] { $name } behält den gezogenen Stein.
 }
uno-passed = { $you ->
    [name] Du passt.
   *[no] { $name } passt.
 }
uno-reversed = 🔁 Jetzt geht es { $direction ->
    [1] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
 }.
uno-skipped = { $you ->
    [name] Du setzt aus.
   *[no] { $name } setzt aus.
 }
uno-arm-closed = ⛔ Der Arm im { $arm } ist geschlossen.
uno-called = { $you ->
    [name] 📣 Du rufst **UNO!**
   *[no] 📣 **UNO!** ruft { $name }.
 }
uno-caught = { $you ->
    [name] 👉 Du erwischst { $culprit }: UNO vergessen!
    [culprit] 👉 { $name } erwischt dich: UNO vergessen!
   *[no] 👉 { $name } erwischt { $culprit }: UNO vergessen!
 }
uno-challenge-guilty = { $you ->
    [name] ⚖️ Du zweifelst und hast recht: { $layer } hatte eine passende Farbe.
    [layer] ⚖️ { $name } zweifelt und hat recht: Du hattest eine passende Farbe.
   *[no] ⚖️ { $name } zweifelt und hat recht: { $layer } hatte eine passende Farbe.
 }
uno-challenge-innocent = { $you ->
    [name] ⚖️ Du zweifelst und hast unrecht: Der Joker Zieh Vier war erlaubt.
    [layer] ⚖️ { $name } zweifelt und hat unrecht: Dein Joker Zieh Vier war erlaubt.
   *[no] ⚖️ { $name } zweifelt und hat unrecht: Der Joker Zieh Vier war erlaubt.
 }
uno-hand-shown = { $you ->
    [layer] Du zeigst: { $tiles }.
   *[no] { $layer } zeigt: { $tiles }.
 }
uno-taken-back = { $you ->
    [name] Du nimmst den Joker Zieh Vier im { $arm } zurück und musst einen anderen Stein legen.
   *[no] { $name } nimmt den Joker Zieh Vier im { $arm } zurück und muss einen anderen Stein legen.
 }
uno-accepted = { $you ->
    [name] Du nimmst die vier Steine.
   *[no] { $name } nimmt die vier Steine.
 }

# Was passiert ist, in einer Zeile: Namen sind Abzeichen
uno-brief-start-found = { $name } beginnt: höchster Pasch
uno-brief-start-drawn = { $name } beginnt: erster Pasch ({ $draws })
uno-brief-taken-from-you = 🔄 { $name } zieht von dir { $tile }
uno-brief-arm-closed = ⛔ { $arm } ist geschlossen
uno-brief-caught = 👉 { $name } erwischt { $culprit }: kein UNO!
uno-brief-guilty = ⚖️ { $name } hat recht gegen { $layer }
uno-brief-innocent = ⚖️ { $name } hat unrecht: war erlaubt
uno-brief-hand-shown = 👀 { $layer } hat { $tiles }
uno-brief-penalty = ⚖️ { $name } zieht { $count } zur Strafe

# Züge
uno-act-return = { $head } ↩ zurück in den Talon
uno-act-start = { $head } → Mitte
uno-act-lay = { $head } → { $arm }{ $effect ->
    [draw_two] {" "}(zieh 2)
    [reverse] {" "}(retour)
    [skip] {" "}(aussetzen)
    [dead_end] {" "}(schließt)
    [draw_four] {" "}(zieh 4)
   *[none] {""}
 }
uno-act-detail = passt an { $end }{ $effect ->
    [draw_two] : Der nächste Spieler zieht zwei
    [reverse] : Die Richtung wechselt
    [skip] : Der nächste Spieler setzt aus
    [dead_end] : schließt den Arm
    [draw_four] : Der nächste Spieler zieht vier
   *[none] {""}
 }
uno-act-draw = Ziehen
uno-act-pass = Passen
uno-act-keep = Behalten
uno-act-accept = Vier nehmen
uno-act-challenge = Anzweifeln
uno-act-call = UNO!
uno-act-catch = Erwischt! { $name }

# Was ein Platz muss oder darf
uno-duty-wait = Warten auf { $waiting }.
uno-duty-return = **Du bist dran:** Du beginnst, also leg einen deiner Steine in den Talon zurück, nur nicht den Startpasch.
uno-duty-start = **Du bist dran:** Du hast den Startpasch. Leg ihn in die Mitte.
uno-duty-challenge = **Ein Joker Zieh Vier für dich.** Nimm vier Steine oder zweifle ihn an: Hatte die andere Person eine passende Farbe, zieht sie vier und du nichts.
uno-duty-replace = **Erwischt: Du hattest eine passende Farbe.** Leg einen anderen Stein; danach ziehst du vier.
uno-duty-drawn = **{ $tile } passt.** Leg den Stein oder behalte ihn.
uno-duty-lay = **Du bist dran.** Leg einen Stein an.
uno-duty-lay-or-draw = **Du bist dran.** Leg einen Stein an oder zieh einen.
uno-duty-draw = **Du bist dran.** Nichts passt zu { $ends }: Zieh einen Stein.
uno-duty-pass = **Du bist dran.** Nichts passt zu { $ends }, und der Talon ist leer: Du passt.
uno-duty-call = Danach hast du noch einen Stein: Ruf UNO!
uno-duty-forgot = **Du hast noch einen Stein und nicht UNO gerufen!** Ruf, bevor dich jemand erwischt.
uno-why-four = -# Ein Joker Zieh Vier wartet, solange ein anderer Stein passt.
uno-why-foul = -# Joker Zieh Vier: Du hast eine passende Farbe, wer zweifelt, bekommt recht.
uno-why-double = -# { $tile }: Ein Pasch kommt nie an einen Pasch.
uno-why-closed = -# { $tile }: Eine Sackgasse schließt den Arm im { $arm }.
uno-why-last = -# { $tile }: Der letzte offene Arm muss offen bleiben.

# Wer dran ist
uno-waiting-turn = ➡️ { $name } ist dran.
uno-waiting-decide = ➡️ { $name } hat einen passenden Stein gezogen: legen oder behalten?
uno-waiting-start = ➡️ { $name } legt den Startpasch.
uno-waiting-return = ➡️ { $name } legt einen eigenen Stein in den Talon zurück.
uno-waiting-challenge = ➡️ { $name }: vier Steine nehmen oder anzweifeln?
uno-waiting-replace = ➡️ { $name } muss einen anderen Stein legen.

# Bilder in Worten
uno-alt-table = { $open ->
    [0] Kein offenes Ende.
   *[other] Offene Enden: { $ends }.
 } { $laid ->
    [0] Noch liegt nichts.
    [one] Am Anfang liegt { $last }, noch allein.
   *[other] { $laid } Steine liegen; den letzten, { $last }, hat { $layer } gelegt, { $place }.
 } Es geht { $direction ->
    [1] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
 }. Im Talon { $stock ->
    [one] liegt ein Stein.
   *[other] liegen { $stock } Steine.
 }

# Was nicht geht
uno-refusal-call-not-due = Zu früh! Ruf UNO, wenn du deinen vorletzten Stein legst, oder gleich danach. Keine Strafe.
uno-refusal-already-called = Du hast schon UNO gerufen: Einmal reicht.
uno-refusal-must-answer = Beantworte zuerst die Frage.
uno-refusal-no-question = Es gibt nichts zu beantworten.
uno-refusal-cannot-catch-yourself = Dich selbst kannst du nicht erwischen. Ruf lieber UNO!
uno-refusal-nobody-to-catch = Es gibt niemanden zu erwischen: Niemand hat zu rufen vergessen, oder du bist zu spät.
uno-refusal-cannot-catch = { $seat } lässt sich nicht erwischen, { $owing } schon.
uno-refusal-question-open = { $turn } muss zuerst eine Frage beantworten.
uno-refusal-cannot-return-start = { $tile } ist der Startpasch: Leg einen anderen Stein zurück.
uno-refusal-tile-not-in-hand = Du hast { $tile } nicht.
uno-refusal-start-first = Zuerst kommt der Startpasch: { $tile }.
uno-refusal-only-drawn = Du darfst nur den Stein legen, den du gerade gezogen hast: { $tile }.
uno-refusal-already-started = Der Startpasch { $tile } liegt schon in der Mitte.
uno-refusal-another-than-four = Leg etwas anderes als einen Joker Zieh Vier.
uno-refusal-arm-closed = Eine Sackgasse hat den Arm im { $arm } geschlossen.
uno-refusal-last-arm = Der Arm im { $arm } ist der letzte offene: Eine Sackgasse darf ihn nicht schließen.
uno-refusal-four-comes-last = Einen Joker Zieh Vier darfst du nur legen, wenn nichts anderes passt.
uno-refusal-double-on-double = { $tile } ist ein Pasch, und am Ende des Arms im { $arm } liegt auch einer: Ein Pasch kommt nie an einen Pasch.
uno-refusal-halves-differ = { $half } passt nicht zu { $end } am Arm im { $arm }: Farbe, Zahl und Symbol sind verschieden.
uno-refusal-already-drawn = Du hast schon { $tile } gezogen: Leg den Stein oder behalte ihn.
uno-refusal-must-lay = Du kannst legen, also musst du.
uno-refusal-stock-empty = Der Talon ist leer: Es gibt nichts zu ziehen.
uno-refusal-must-draw = Zieh zuerst einen Stein.
uno-refusal-which-arm = An welchen Arm? { $tile } passt an mehrere.

# Vorlagen und Optionen
preset-uno-dominos-plain = Ohne Starttausch
preset-uno-dominos-plain-help = Wie die niederländische Ausgabe, aber niemand zieht vor dem Start Steine von anderen
preset-uno-dominos-nl = Niederländische Ausgabe
preset-uno-dominos-nl-help = Sechs Steine, Starttausch, kein Pasch an Pasch, Joker Zieh Vier darf man anzweifeln
preset-uno-dominos-fr = Französische Ausgabe
preset-uno-dominos-fr-help = Sieben Steine, freies Ziehen, Pasch an Pasch erlaubt, Joker Zieh Vier nur zur Not
preset-uno-dominos-blind = Sackgasse gewinnt
preset-uno-dominos-blind-help = Leg die letzte Sackgasse, und die Runde gehört dir
preset-uno-dominos-active = Nur das angelegte Symbol zählt
preset-uno-dominos-active-help = Ein Symbol auf der anderen Hälfte tut nichts
option-uno-dominos-sheet = Regelblatt
option-uno-dominos-sheet-help = Welches Blatt gilt, wo nichts anderes gewählt ist
value-uno-dominos-sheet-nl = niederländisch
value-uno-dominos-sheet-fr = französisch
option-uno-dominos-start_exchange = Starttausch
option-uno-dominos-start_exchange-help = Wer beginnt, zieht von allen je einen Stein und legt einen eigenen zurück
value-uno-dominos-start_exchange-literal = ja, wörtlich
value-uno-dominos-start_exchange-off = nein
option-uno-dominos-symbol_acts = Symbole, die wirken
option-uno-dominos-symbol_acts-help = Ob ein Symbol auf jeder Hälfte zählt oder nur auf der angelegten
value-uno-dominos-symbol_acts-any = auf jeder Hälfte
value-uno-dominos-symbol_acts-joined = nur auf der angelegten Hälfte
option-uno-dominos-blind_street = Sackgasse gewinnt
option-uno-dominos-blind_street-help = Die letzte Sackgasse gewinnt die Runde und bringt, was alle anderen haben
option-uno-dominos-two_player_reverse_skips = Nach Retour zu zweit aussetzen
option-uno-dominos-two_player_reverse_skips-help = Zu zweit setzt der andere nach Retour aus
option-uno-dominos-hand_size = Steine pro Hand
option-uno-dominos-hand_size-help = Wie viele Steine jeder bekommt
option-uno-dominos-double_on_double = Pasch an Pasch
option-uno-dominos-double_on_double-help = Ob ein Pasch an einen Pasch gelegt werden darf
option-uno-dominos-voluntary_draw = Freies Ziehen
option-uno-dominos-voluntary_draw-help = Ob ziehen darf, wer legen könnte
option-uno-dominos-wild_draw_four = Joker Zieh Vier
option-uno-dominos-wild_draw_four-help = Immer, aber der Nächste darf zweifeln, oder nur, wenn nichts anderes passt
value-uno-dominos-wild_draw_four-challenge = darf man anzweifeln
value-uno-dominos-wild_draw_four-strict = nur zur Not
option-uno-dominos-doubles_twice = Pasche zählen doppelt
option-uno-dominos-doubles_twice-help = Ob ein Pasch auf der Hand doppelt zählt
option-uno-dominos-last_arm = Letzter offener Arm
option-uno-dominos-last_arm-help = Ob eine Sackgasse den letzten offenen Arm schließen darf, an dem noch gespielt wird
value-uno-dominos-last_arm-may_close = darf geschlossen werden
value-uno-dominos-last_arm-stays_open = bleibt offen
option-uno-dominos-target = Punkte zum Sieg
option-uno-dominos-target-help = Mit so vielen Punkten gewinnt man die Partie; mit 0 gibt es nur eine Runde
option-uno-dominos-rounds = Runden höchstens
option-uno-dominos-rounds-help = Nach so vielen Runden gewinnt, wer führt, auch vor dem Ziel; 0: ohne Grenze
value-uno-dominos-rounds-0 = ohne Grenze
option-uno-dominos-partners = Partner
option-uno-dominos-partners-help = Zu viert oder sechst: Zweierteams, die sich gegenübersitzen und zusammen punkten

# Regeln
uno-rules-aim = **Ziel.** { $blind_street ->
    [true] Leg die letzte Sackgasse der Runde.
   *[false] Leg als Erster alle deine Steine.
 } { $target ->
    [0] Gespielt wird eine Runde.
   *[other] Wer zuerst { $target } Punkte hat, gewinnt die Partie.{ $rounds ->
        [0] {""}
       *[other] {" "}Nach Runde { $rounds } gewinnt, wer führt.
    }
 }
uno-rules-start = **Beginn.** Jeder bekommt { $hand_size } Steine. Der höchste Zahlenpasch beginnt.{ $start_exchange ->
    [literal] {" "}Wer beginnt, zieht vorher blind je einen Stein von allen anderen, und die kommen in den Talon. Danach kommt auch ein eigener Stein in den Talon.
   *[off] {""}
 } Hat niemand einen Zahlenpasch, ziehen alle reihum, bis einer gefunden ist; wer ihn findet, legt einen anderen Stein zurück. Links davon geht es weiter, im Uhrzeigersinn.
uno-rules-joining = **Anlegen.** Nur der Startpasch hat vier Seiten: Vier Arme wachsen daraus. Hälften, die sich berühren, haben die gleiche Zahl oder Farbe oder das gleiche Symbol. Ein Pasch liegt quer{ $double_on_double ->
    [true] {" "}und darf an einen anderen Pasch. Joker, Joker Zieh Vier und Sackgasse passen an jedes Ende, und an einen Joker passt alles
   *[false] ; ein Pasch kommt nie an einen Pasch. Auch Joker, Joker Zieh Vier und Sackgasse sind Pasche: Sie passen an jedes Ende, an dem kein Pasch liegt, und an einen Joker passt jeder andere Stein
 }.
uno-rules-turn = **Dein Zug.** Leg einen Stein an. { $voluntary_draw ->
    [true] Oder zieh einen, ob du legen könntest oder nicht;
   *[false] Passt keiner, ziehst du einen;
 } den gezogenen darfst du gleich legen. Ist der Talon leer, legst du, wenn du kannst, und passt, wenn nicht.
uno-rules-symbols = **Symbole** wirken { $symbol_acts ->
    [joined] nur auf der angelegten Hälfte
   *[any] auf jeder Hälfte
 }. Zieh Zwei: Der nächste Spieler zieht zwei und setzt aus. Aussetzen: Der nächste Spieler setzt aus. Retour: Die Richtung wechselt{ $two_player_reverse_skips ->
    [true] , und zu zweit setzt der andere aus
   *[false] {""}
 }. Sackgasse: schließt den Arm für den Rest der Runde.{ $last_arm ->
    [stays_open] {" "}Den letzten offenen Arm darf sie nicht schließen.
   *[may_close] {""}
 }
uno-rules-four = **Joker Zieh Vier.** Der nächste Spieler zieht vier und setzt aus. { $wild_draw_four ->
    [strict] Er darf nur gelegt werden, wenn nichts anderes passt.
   *[challenge] Legen darf ihn nur, wer keinen Stein mit passender Farbe hat. Du kannst es trotzdem tun, aber der nächste Spieler darf ihn anzweifeln: War es falsch, nimmst du ihn zurück, legst einen anderen Stein und ziehst vier.
 }
uno-rules-call = **UNO!** Legst du deinen vorletzten Stein? Ruf UNO. Vergisst du es und jemand erwischt dich, bevor der nächste Stein liegt und bevor du selbst ziehst oder passt, ziehst du zwei.
uno-rules-end = **Ende.** Die Runde endet, wenn jemand den letzten Stein legt{ $blind_street ->
    [true] , der vierte Arm geschlossen ist oder niemand mehr legen kann. Wer die letzte Sackgasse gelegt hat, gewinnt die Runde, egal, was noch auf der Hand ist. Nur wenn keine Sackgasse liegt, gewinnt, wer fertig ist, oder die niedrigste Hand
   *[false] . Kann niemand mehr legen, gewinnt die niedrigste Hand; bei Gleichstand bekommt niemand etwas
 }.{ $sheet ->
    [nl] {" "}Ist der letzte Stein ein Zieh Zwei oder ein Joker Zieh Vier, zieht der nächste Spieler trotzdem, und das zählt.
   *[fr] {""}
 }
uno-rules-score = **Punkte.** { $partners ->
    [true] Partner sitzen sich gegenüber, in Zweierteams. Das Team des Siegers bekommt, was die anderen Teams haben
   *[false] Der Sieger bekommt, was alle anderen haben
 }: Zahlen ihren Wert, Zieh Zwei, Retour und Aussetzen 10, Sackgasse und Joker Zieh Vier 20, Joker 25 für jede Hälfte.{ $doubles_twice ->
    [true] {" "}Pasche zählen doppelt.
   *[false] {""}
 }

# Gezeichnete Beispiele
uno-example-doubles = Ein Pasch liegt quer, und an seiner anderen Längsseite geht es weiter.
uno-example-dead-end = Eine Sackgasse schließt ihren Arm.
uno-example-either = Die rote 3 liegt an, und das Aussetzen wirkt trotzdem.
uno-example-passive = Die rote 3 liegt an: Das Aussetzen wirkt nicht.
uno-example-active = Das Aussetzen liegt an: Es wirkt.
uno-lesson-1 = Gleiche Zahl oder gleiche Farbe
uno-lesson-2 = +2, Aussetzen, Retour: Symbole
uno-lesson-3 = Noch ein Stein? Ruf UNO!
