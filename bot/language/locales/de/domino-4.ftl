# Die Wörter von Domino 4.

game-domino-4 = Domino 4

# Steine
four-tile = { $colour ->
    [r] rot
    [g] grün
    [y] gelb
   *[b] blau
 } { $low }-{ $high }
four-joker = Joker
four-face-down = ein verdeckter Stein
four-colour = { $colour ->
    [red] Rot
    [green] Grün
    [yellow] Gelb
   *[blue] Blau
 }
four-end-half = { $colour ->
    [r] rot
    [g] grün
    [y] gelb
   *[b] blau
 } { $pips }
four-end-colour = { $colour }, jede Zahl
four-end-plain = { $half ->
    [white] weiß
   *[joker] jeder Stein
 }
four-end = { $arm ->
    [E] Osten
   *[W] Westen
 }: { $end }
four-end-dead = { $arm ->
    [E] Osten
   *[W] Westen
 }: geschlossen
four-arm-short = { $arm ->
    [E] O
   *[W] W
 }
four-mark = LETZTER
four-shouted = Du hast deinen letzten Stein angesagt!
four-target = { $rounds ->
    [one] eine Runde
   *[other] wer zuerst { $rounds } Runden gewinnt
 }

# Was passiert ist
four-lead-found = { $you ->
    [name] Du beginnst: Das Los hat entschieden.
   *[no] { $name } beginnt: Das Los hat entschieden.
 }
four-laid = { $you ->
    [name] Du legst **{ $tile }** im { $arm ->
        [E] Osten
       *[W] Westen
    } an.
   *[no] { $name } legt **{ $tile }** im { $arm ->
       [E] Osten
      *[W] Westen
    } an.
 }
four-joker-laid = { $you ->
    [name] Du legst im { $arm ->
        [E] Osten
       *[W] Westen
    } einen **Joker** und wünschst dir **{ $colour }**.
   *[no] { $name } legt im { $arm ->
       [E] Osten
      *[W] Westen
    } einen **Joker** und wünscht sich **{ $colour }**.
 }
four-covered = { $you ->
    [name] 🂠 Du legst im { $arm ->
        [E] Osten
       *[W] Westen
    } einen Stein verdeckt an, sagst „Joker“ und wünschst dir **{ $colour }**.
   *[no] 🂠 { $name } legt im { $arm ->
       [E] Osten
      *[W] Westen
    } einen Stein verdeckt an, sagt „Joker“ und wünscht sich **{ $colour }**.
 }
four-cornerstone-laid = { $you ->
    [name] Du legst **{ $tile }** als Eckstein.
   *[no] { $name } legt **{ $tile }** als Eckstein.
 }
four-drew = { $name } { $why ->
    [turn] { $could ->
        [bluff] zieht lieber einen Stein, als zu bluffen
        [unknown] zieht einen Stein
       *[none] kann nicht legen und zieht einen Stein
    }
    [cornerstone] hat direkt vor dem Eckstein gelegt und zieht einen Stein
   *[lie] zieht einen Stein für die Lüge
 }.
four-drew-yourself = Du ziehst { $tile }{ $why ->
    [lie] {" "}für die Lüge
   *[turn] { $could ->
        [bluff] , statt zu bluffen
        [corner] , statt einen Eckstein zu legen
       *[none] {""}
    }
 }.
four-passed = { $you ->
    [name] Du { $why ->
        [empty] { $could ->
            [bluff] passt lieber, als zu bluffen
            [corner] passt lieber, als einen Eckstein zu legen
           *[none] kannst nicht legen und passt
        }: Der Talon ist leer
       *[one] legst nur einen
    }.
   *[no] { $name } { $why ->
       [empty] { $could ->
           [bluff] passt lieber, als zu bluffen
           [unknown] passt
          *[none] kann nicht legen und passt
       }: Der Talon ist leer
      *[one] legt nur einen
    }.
 }
four-two-allowed = ✌️ Reihum konnte niemand legen: Wer als Nächstes legt, darf zwei Steine auf einmal legen.
four-called = { $you ->
    [name] 📣 Du sagst an: **Noch ein Stein!**
   *[no] 📣 **Noch ein Stein!** sagt { $name } an.
 }
four-kept-silent = { $you ->
    [name] 🤫 Du sagst deinen letzten Stein nicht an und setzt einmal aus.
   *[no] 🤫 { $name } sagt den letzten Stein nicht an und setzt einmal aus.
 }
four-skipped = { $you ->
    [name] Du setzt aus, weil du geschwiegen hast.
   *[no] { $name } setzt aus: nichts angesagt.
 }
four-accepted = { $you ->
    [name] Du glaubst { $bluffer }.
    [bluffer] { $name } glaubt dir.
   *[no] { $name } glaubt { $bluffer }.
 }
four-believed = { $you ->
    [name] Niemand beschuldigt dich: Der Stein bleibt verdeckt.
   *[no] Niemand beschuldigt { $name }: Der Stein bleibt verdeckt.
 }
four-accused-truth = { $you ->
    [name] ⚖️ Du beschuldigst { $bluffer } zu Unrecht: Es **ist** ein Joker.
    [bluffer] ⚖️ { $name } beschuldigt dich zu Unrecht: Es **ist** ein Joker.
   *[no] ⚖️ { $name } beschuldigt { $bluffer } zu Unrecht: Es **ist** ein Joker.
 }
four-accused-lie = { $you ->
    [name] ⚖️ Du deckst den Bluff auf: **{ $tile }**!
    [bluffer] ⚖️ { $name } deckt deinen Bluff auf: **{ $tile }**!
   *[no] ⚖️ { $name } deckt den Bluff auf: **{ $tile }**!
 }
four-taken-back = { $you ->
    [name] Du nimmst ihn zurück und bist nicht mehr dran.
   *[no] { $name } nimmt ihn zurück und ist nicht mehr dran.
 }
four-gave = { $you ->
    [name] Du gibst { $receiver } einen Stein.
    [receiver] { $name } gibt dir einen Stein.
   *[no] { $name } gibt { $receiver } einen Stein.
 }
four-gave-seen = { $you ->
    [name] Du gibst { $receiver } { $tile }.
    [receiver] { $name } gibt dir { $tile }.
   *[no] { $name } gibt { $receiver } { $tile }.
 }

# Was passiert ist, in einer Zeile: Namen sind Abzeichen
four-brief-lead-found = { $name } beginnt: per Los
four-brief-two-allowed = ✌️ jetzt zwei Steine auf einmal
four-brief-kept-silent = 🤫 { $name } schweigt: setzt aus
four-brief-truth = ⚖️ { $name } irrt sich: ein echter Joker
four-brief-lie = ⚖️ { $name } deckt auf: { $tile }

# Züge
four-act-lay = { $head } → { $place }
four-act-covered = { $head }, verdeckt
four-act-give = Gib { $head }
four-act-bluff = Bluffen…
four-ask-bluff = **Welchen Stein legst du verdeckt an** und nennst ihn Joker?
four-ask-colour = **{ $tile }: Welche Farbe wünschst du dir?**
four-act-accept = Ich glaube es
four-act-accuse = Gelogen!
four-act-draw = Ziehen
four-act-pass = Passen
four-act-call = Noch ein Stein!
four-place = { $arm ->
    [E] Osten
   *[W] Westen
 }, { $way ->
    [straight] geradeaus
    [N] Ecke nach Norden
    [E] Ecke nach Osten
    [S] Ecke nach Süden
   *[W] Ecke nach Westen
 }, dann { $turn ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
 }{ $either ->
    [yes] {" "}(mit { $joins } angelegt)
   *[no] {""}
 }
four-place-joker = { $colour } · { $arm ->
    [E] Osten
   *[W] Westen
 }, { $way ->
    [straight] geradeaus
    [N] Ecke nach Norden
    [E] Ecke nach Osten
    [S] Ecke nach Süden
   *[W] Ecke nach Westen
 }
four-place-cornerstone = Eckstein

# Was ein Platz muss oder darf
four-duty-wait = Warten auf { $waiting }.
four-duty-lay = **Du bist dran.** Leg einen Stein an.
four-duty-two = **Du bist dran und darfst zwei Steine legen.** Leg den ersten.
four-duty-second = **Du darfst noch einen zweiten Stein legen** oder passen.
four-duty-draw = **Du bist dran.** Nichts passt: Zieh einen Stein.
four-duty-pass = **Du bist dran.** Nichts passt, und der Talon ist leer: Du passt.
four-duty-may = **Du bist dran.** Nichts passt an ein Ende: { $ways ->
    [corner] Leg einen Eckstein
    [bluff] Bluffe mit einem verdeckten Stein
   *[both] Leg einen Eckstein, bluffe
 } oder { $stock ->
    [0] passe
   *[other] zieh
 }.
four-duty-bluff = **Ist das ein Joker?** { $name } wünscht sich { $colour }.
    -# Beschuldige: Bei einem Joker bekommst du einen Stein, bei einer Lüge { $name }.
four-duty-truth = **Du hast die Wahrheit gesagt.** Wähle einen Stein für { $receiver }, weil du beschuldigt wurdest.
four-duty-lie = **Du hattest recht: Es war gelogen.** Wähle einen Stein für { $receiver }.
four-duty-call = Danach hast du noch einen Stein: Drück „Noch ein Stein!“
four-duty-forgot = **Noch ein Stein, und nicht angesagt!** Drück, bevor der Nächste spielt.
four-duty-silent = Du hast deinen letzten Stein verschwiegen: Du setzt das nächste Mal aus.
four-why-joker = -# Deinen Joker legst du verdeckt: *Bluffen…*
four-why-colour = -# { $tile }: Die Zahl passt zu { $end }, die Farbe nicht.

# Wer dran ist
four-waiting-turn = ➡️ { $name } ist dran.
four-waiting-two = ➡️ { $name } ist dran: Zwei Steine auf einmal sind erlaubt.
four-waiting-bluff = ➡️ { $name }: Glaubst du { $bluffer }?
four-waiting-truth = ➡️ { $name } wählt einen Stein für { $receiver }.
four-waiting-lie = ➡️ { $name } wählt einen Stein für { $receiver }.

# Bilder in Worten
four-alt-table = Enden: { $ends }. { $laid ->
    [0] Nur der Startjoker liegt in der Mitte.
    [one] Ein Stein liegt neben dem Startjoker:
   *[other] { $laid } Steine liegen um den Startjoker, zuletzt
 }{ $laid ->
    [0] {""}
   *[other] {" "}{ $last }, gelegt von { $layer } { $where ->
        [E] im Osten
        [W] im Westen
       *[middle] als Eckstein
    }{ $asked ->
        [yes] , Wunsch: { $colour }
       *[no] {""}
    }.
 }{ $covered ->
    [0] {""}
    [one] {" "}Ein Stein liegt verdeckt.
   *[other] {" "}{ $covered } Steine liegen verdeckt.
 } Im Talon { $stock ->
    [one] liegt ein Stein.
   *[other] liegen { $stock } Steine.
 }

# Was nicht geht
four-refusal-call-not-due = Zu früh! Sag ihn an, wenn du auf einen Stein kommst, oder gleich danach. Keine Strafe.
four-refusal-must-answer = { $question ->
    [bluff] Sag zuerst, ob du es glaubst.
   *[other] Wähle zuerst den Stein, den du hergibst.
 }
four-refusal-question-open = { $question ->
    [bluff] Zuerst sagen die anderen, ob sie es glauben; { $turn } hat noch nicht geantwortet.
   *[other] Zuerst wählt { $turn } einen Stein zum Hergeben.
 }
four-refusal-no-question = Es gibt nichts zu beantworten: Das ist erledigt.
four-refusal-must-lay = { $tile } passt, also musst du ihn legen oder einen anderen, der passt.
four-refusal-stock-empty = Der Talon ist leer: Es gibt nichts zu ziehen.
four-refusal-must-draw = Es gibt noch Steine zu ziehen, darum darfst du nicht passen.
four-refusal-lay-or-stop = Leg einen zweiten Stein oder passe: Ziehen darfst du jetzt nicht.
four-refusal-tile-not-in-hand = Du hast { $tile } nicht.
four-refusal-joker-open = An diesem Tisch werden Joker verdeckt gelegt.
four-refusal-no-bluffing = An diesem Tisch werden keine Steine verdeckt gelegt.
four-refusal-cell-taken = Dort liegt schon ein Stein.
four-refusal-touches-nothing = Diese Stelle berührt keinen Stein.
four-refusal-not-an-end = Der Stein dort ist nicht das Ende einer Kette.
four-refusal-wrong-side = Über diese Seite geht die Kette nicht weiter.
four-refusal-seventh-straight = Sechs Steine liegen gerade: Der siebte geht um die Ecke.
four-refusal-does-not-fit = { $tile } passt nicht: Das Ende verlangt { $end }.
four-refusal-turn-the-tile = Dreh { $tile } um: Die andere Hälfte passt zu { $end }.
four-refusal-touches-two = Am Ende einer Kette berührt ein Stein nur einen Stein.
four-refusal-corner-joker = Ein Joker kann kein Eckstein sein.
four-refusal-corner-at-joker = Ein Eckstein darf nicht neben einem Joker liegen.
four-refusal-corner-at-end = Ein Eckstein darf nicht neben dem Ende einer Kette liegen.
four-refusal-corner-half = Beide Hälften eines Ecksteins berühren einen Stein; eine Hälfte von { $tile } würde nichts berühren.
four-refusal-corner-numbers = Wo { $tile } etwas berühren würde, sind die Zahlen verschieden.
four-refusal-which-place = { $tile } passt an mehrere Stellen: Wähle eine.

# Vorlagen und Optionen
preset-domino-4-first = Erstes Spiel
preset-domino-4-first-help = Das einfache Spiel: Joker liegen offen, keine Ecksteine
preset-domino-4-corner = Mit Ecksteinen
preset-domino-4-corner-help = Steine dürfen auch in die Mitte. Am besten nach deinem ersten Spiel
preset-domino-4-bluff = Mit Bluff
preset-domino-4-bluff-help = Joker liegen verdeckt, echt oder falsch. Am besten nach deinem ersten Spiel
preset-domino-4-full = Mit beidem
preset-domino-4-full-help = Ecksteine und Bluff. Am besten nach deinem ersten Spiel
option-domino-4-hoeksteen = Ecksteine
option-domino-4-hoeksteen-help = Steine dürfen auch in die Mitte des Tisches. Am besten nach deinem ersten Spiel
option-domino-4-blufjoker = Bluff
option-domino-4-blufjoker-help = Jeder Stein darf verdeckt als Joker liegen. Am besten nach deinem ersten Spiel
option-domino-4-rounds_to_win = Runden zum Sieg
option-domino-4-rounds_to_win-help = Wie viele gewonnene Runden den Sieg bringen; mit 1 gibt es nur eine Runde

# Regeln
four-rules-aim = **Ziel.** Werde als Erster alle deine Steine los. { $rounds ->
    [one] Gespielt wird eine Runde.
   *[other] Eine gewonnene Runde ist ein Punkt; wer zuerst { $rounds } Punkte hat, gewinnt die Partie.
 }
four-rules-start = **Beginn.** In der Mitte liegt ein Joker. Zu zweit bekommt jeder 11 Steine, zu dritt 9, sonst 7; der Rest ist der Talon. Das Los sagt, wer beginnt. Vom Joker wachsen zwei Ketten, eine nach Osten und eine nach Westen; jede darf mit jeder Farbe beginnen.
four-rules-joining = **Anlegen.** Reihum legt jeder einen Stein an ein Ende an. Hälften, die sich berühren, haben gleiche Farbe und Zahl. Zu jeder Hälfte gehören zwei Seiten des Steins, darum geht eine Kette geradeaus weiter oder um eine Ecke: Eine Stelle heißt „Osten, geradeaus, dann Norden“, wenn der nächste Stein auch nach Norden abbiegen darf.
four-rules-changing = **Farbwechsel.** Ein Joker passt immer, und du nennst die Farbe, die folgt{ $blufjoker ->
    [true] {" "}(hier liegt er verdeckt, siehe unten)
   *[false] {""}
 }. An eine weiße Hälfte (0) kommt wieder eine weiße, und die andere Hälfte dieses Steins gibt die neue Farbe. Auf einen Pasch darf derselbe Pasch in einer anderen Farbe folgen.
four-rules-place = **Abstand.** Ein Stein am Ende berührt nur einen Stein; Ecken dürfen sich treffen. Nach sechs Steinen geradeaus geht der siebte um die Ecke.
four-rules-turn = **Nichts passt?** Zieh einen Stein, dann ist der nächste Spieler dran; ist der Talon leer, passt du. Hat reihum niemand gelegt, darf der Nächste, der legt, zwei Steine auf einmal legen.
four-rules-last = **Noch ein Stein?** Sag ihn mit dem Knopf an, vor oder gleich nach dem Legen und bevor der Nächste spielt, sonst setzt du das nächste Mal aus.
four-rules-end = **Ende.** Mit deinem letzten Stein gehört die Runde dir. Ist der Talon leer und haben alle zweimal nacheinander gepasst, gewinnen die wenigsten Steine; bei Gleichstand wird die Runde geteilt.
four-rules-hoeksteen = **Eckstein.** Du darfst einen Stein auch in die Mitte legen: Er berührt mindestens zwei Steine, jede seiner Hälften berührt einen, und Zahlen, die sich berühren, sind gleich; Farben sind egal. Er ist kein Joker und liegt weder neben einem Joker noch neben einem Ende. Wer vor dir gelegt hat, zieht einen Stein.
four-rules-blufjoker = **Bluff.** Joker werden nicht offen gelegt. Leg einen beliebigen Stein verdeckt an, sag „Joker“ und nenn die Farbe, die folgt. Die anderen glauben es oder beschuldigen dich; wer zuerst beschuldigt, zählt. Wird es geglaubt, bleibt er für immer verdeckt. Ein echter Joker: Du gibst dem Ankläger einen deiner Steine. Eine Lüge: Du nimmst ihn zurück, bist nicht mehr dran, ziehst einen, und der Ankläger gibt dir einen Stein.

# Gezeichnete Beispiele
four-example-chains = Hälften, die sich berühren, haben gleiche Farbe und Zahl. Die rote Kette geht um eine Ecke.
four-example-changes = Weiß trifft Weiß, und Grün geht weiter; auf den Pasch 2 folgt ein anderer Pasch 2.
four-example-joker = Der Joker wünscht sich Blau: Jeder blaue Stein darf folgen.
four-example-hoeksteen = Der zuletzt gelegte Stein ist ein Eckstein: Seine 0 berührt eine 0 und seine 2 eine 2, egal in welcher Farbe.
four-example-blufjoker = Verdeckt, Joker genannt und geglaubt: Rot folgt.
four-lesson-1 = Farbe und Zahl gleich
four-lesson-2 = Ein Joker nennt eine Farbe
four-lesson-3 = Die Kette biegt ab, wie du willst
