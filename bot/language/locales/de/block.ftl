# Die Wörter von Block-Domino.

game-block = Block-Domino

# Steine
block-pip = { $pip ->
    [0] blank
   *[other] { $pip }
 }
block-single = { $first }-{ $second }
block-double = Pasch { $pip ->
    [0] blank
   *[other] { $pip }
 }
block-end = { $end ->
    [E] rechts
   *[W] links
 }
block-end-short = { $end ->
    [E] R
   *[W] L
 }

# Was passiert ist
block-lead-found = { $name } hat den höchsten Stein und beginnt.
block-lead-yours = Du hast den höchsten Stein, { $tile }, und beginnst.
block-laid-first = { $you ->
    [name] Du beginnst mit **{ $tile }**.
   *[no] { $name } beginnt mit **{ $tile }**.
 }
block-laid = { $you ->
    [name] Du legst { $end } **{ $tile }** an.
   *[no] { $name } legt { $end } **{ $tile }** an.
 }
block-drew = { $name } kann nicht legen und zieht einen Stein.
block-drew-yourself = Du ziehst { $tile }.
block-passed = { $you ->
    [name] Du kannst nicht legen und passt.
   *[no] { $name } kann nicht legen und passt.
 }

# Was passiert ist, in einer Zeile: Namen sind Abzeichen
block-brief-lead-found = { $name } beginnt: höchster Stein

# Züge
block-act-start = { $head } → Mitte
block-act-lay = { $head } → { $end }
block-act-detail = passt an { $joined }{ $out ->
    [true] , und du bist fertig
   *[false] ; dann ist dort { $opened } offen
 }
block-act-draw = Steine ziehen
block-act-pass = Passen

# Was ein Platz muss oder darf
block-duty-wait = Warten auf { $waiting }.
block-duty-start = **Du bist dran.** Du beginnst: Leg einen beliebigen Stein.
block-duty-lay = **Du bist dran.** Leg einen Stein an, der zu { $ends } passt.
block-duty-draw = **Du bist dran.** Nichts passt zu { $ends }: Zieh. Den ersten, der passt, musst du legen; im Talon { $stock ->
    [one] liegt noch ein Stein
   *[other] liegen noch { $stock } Steine
 }.
block-duty-pass = **Du bist dran.** Nichts passt zu { $ends }{ $draw ->
    [true] , und der Talon ist leer: Du passt.
   *[false] : Du passt.
 }

# Wer dran ist
block-waiting-turn = ➡️ { $name } ist dran.
block-waiting-start = ➡️ { $name } beginnt.

# Bilder in Worten
block-alt-table = { $laid ->
    [0] Noch liegt nichts.
    [one] Offene Enden: { $ends }. Ein Stein liegt auf dem Tisch: { $last }, gelegt von { $layer }.
   *[other] Offene Enden: { $ends }. { $laid } Steine liegen auf dem Tisch; den letzten, { $last }, hat { $layer } gelegt.
 } { $draw ->
    [true] { $stock ->
        [0] Der Talon ist leer.
        [one] Ein Stein liegt im Talon.
       *[other] { $stock } Steine liegen im Talon.
    }
   *[false] { $stock ->
        [0] Alle Steine sind im Spiel.
        [one] Ein Stein ist nicht im Spiel.
       *[other] { $stock } Steine sind nicht im Spiel.
    }
 }
block-team-blocked = Nichts passt mehr. { $count ->
    [0] Beide Teams haben gleich viele Augen: Niemand bekommt etwas.
   *[other] { $winners } haben zusammen weniger Augen, { $won } gegen { $lost }, und { $points ->
        [0] gewinnen die Runde
       *[other] bekommen { $points } Punkte
    }.
 }
block-note = { $count ->
    [one] ein Auge
   *[other] { $pips } Augen
 }{ $own ->
    [0] {""}
   *[other] , minus { $own } eigene
 }

# Was nicht geht
block-refusal-must-lay = Du kannst zum Beispiel { $tile } legen: Ziehen oder passen darfst du nicht.
block-refusal-no-drawing = An diesem Tisch wird nicht gezogen: Wer nicht legen kann, passt.
block-refusal-stock-empty = Der Talon ist leer: Es gibt nichts zu ziehen.
block-refusal-must-draw = Im Talon { $left ->
    [one] liegt noch ein Stein
   *[other] liegen noch { $left } Steine
 }: Zieh, bevor du passt.
block-refusal-tile-not-in-hand = Du hast { $tile } nicht.
block-refusal-nothing-to-join = Noch liegt nichts: Der erste Stein kommt in die Mitte.
block-refusal-already-started = In der Mitte liegt schon { $tile }.
block-refusal-does-not-fit = { $tile } passt { $place } nicht: Dort ist { $end } offen.
block-refusal-which-end = Sag, an welchem Ende du { $tile } anlegen willst, links oder rechts.

# Vorlagen und Optionen
preset-block-block = Ohne Ziehen
preset-block-block-help = Niemand zieht: Wer nicht legen kann, passt
preset-block-draw = Mit Ziehen
preset-block-draw-help = Wer nicht legen kann, zieht, bis ein Stein passt
preset-block-rounds = Runden
preset-block-rounds-help = Eine gewonnene Runde zählt einen Punkt; bis fünf Punkte
option-block-draw = Ziehen
option-block-draw-help = Wer nicht legen kann, zieht, bis ein Stein passt, statt zu passen
option-block-lead = Spätere Runden
option-block-lead-help = Wer eine spätere Runde beginnt; in der ersten entscheidet immer der höchste Pasch
value-block-lead-winner = der Sieger beginnt
value-block-lead-next = der nächste Spieler beginnt
value-block-lead-highest = der höchste Pasch beginnt
option-block-target = Punkte zum Sieg
option-block-target-help = Wer am Ende einer Runde zuerst so viele Punkte hat, gewinnt die Partie
option-block-rounds = Runden höchstens
option-block-rounds-help = Nach so vielen Runden gewinnt, wer führt, auch vor dem Ziel; 0: ohne Grenze
value-block-rounds-0 = ohne Grenze
option-block-deal_all = Alle Steine verteilt
option-block-deal_all-help = Zu dritt je neun ohne den Pasch 0, zu viert je sieben; niemand zieht
option-block-partners = Partner
option-block-partners-help = Zu viert: der erste und dritte Spieler gegen den zweiten und vierten
option-block-counting = Was zählt
option-block-counting-help = Die Augen der anderen oder gewonnene Runden; dann ist das Ziel höchstens 100
value-block-counting-pips = die Augen der anderen
value-block-counting-rounds = gewonnene Runden

# Regeln
block-rules-aim = **Ziel.** { $partners ->
    [true] Zu viert in zwei Teams, mit einem Doppelsechs-Satz: Partner sitzen sich gegenüber und gewinnen zusammen. Das Team, das zuerst { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    } hat, gewinnt die Partie.
   *[false] Für { $deal_all ->
        [true] drei oder vier
       *[false] zwei bis vier
    }, mit einem Doppelsechs-Satz. Werde als Erster alle deine Steine los. Wer zuerst { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkte
    } hat, gewinnt die Partie.
 }{ $rounds ->
    [0] {""}
   *[other] {" "}Nach Runde { $rounds } gewinnt, wer führt.
 }
block-rules-start = **Beginn.** { $deal_all ->
    [true] Zu dritt bekommt jeder neun Steine, und ihr spielt ohne den Pasch 0; zu viert bekommt jeder sieben. Zum Ziehen bleibt nichts übrig.
   *[false] Zu zweit bekommt jeder sieben Steine, zu dritt oder zu viert fünf. Der Rest { $draw ->
        [true] ist der Talon.
       *[false] bleibt verdeckt liegen und ist nicht im Spiel.
    }
 } Wer den höchsten Pasch hat, beginnt, mit einem beliebigen Stein; hat niemand einen Pasch, entscheidet der höchste andere Stein. { $lead ->
    [highest] So ist es auch in späteren Runden.
    [next] Jede spätere Runde beginnt der nächste Spieler, im Uhrzeigersinn.
   *[winner] Spätere Runden beginnt der Sieger der letzten; gab es keinen, dann der Spieler nach dem, der sie begonnen hat.
 }
block-rules-turn = **Dein Zug.** Es geht im Uhrzeigersinn. Leg an einem Ende der Reihe einen Stein an; die Hälften, die sich berühren, sind gleich. Ein Pasch liegt quer. Wer legen kann, muss legen. { $draw ->
    [true] Kannst du nicht, dann zieh, bis ein Stein passt, und leg ihn. Ist der Talon leer, passt du.
   *[false] Kannst du nicht, dann passt du.
 }
block-rules-out = **Fertig.** { $partners ->
    [true] Mit deinem letzten Stein gewinnt dein Team die Runde und bekommt { $counting ->
        [rounds] einen Punkt
       *[pips] die Augen, die das andere Team noch hat
    }.
   *[false] Mit deinem letzten Stein gewinnst du die Runde und bekommst { $counting ->
        [rounds] einen Punkt
       *[pips] alle Augen, die die anderen noch haben
    }.
 }
block-rules-blocked = **Gesperrt.** { $partners ->
    [true] Kann niemand mehr legen, gewinnt das Team, dessen zwei Hände zusammen weniger Augen haben: Es bekommt { $counting ->
        [rounds] einen Punkt
       *[pips] die Augen des anderen Teams, minus die eigenen
    }. Bei Gleichstand bekommt niemand etwas.
   *[false] Kann niemand mehr legen, gewinnt die Hand mit den wenigsten Augen: Sie bekommt { $counting ->
        [rounds] einen Punkt
       *[pips] die Augen aller anderen, minus die eigenen
    }. Haben mehrere gleich wenige, bekommt niemand etwas.
 }

# Gezeichnete Beispiele
block-example-line = Pasch 4 liegt quer. Links passt ein Stein mit einer 1, rechts einer mit einer 4.
block-example-blocked = An beiden Enden liegt eine 6, und alle sieben Steine mit einer 6 liegen: Niemand kann mehr legen. Hat Ann noch 3 Augen und Bob 10, bekommt Ann 10 minus 3: 7 Punkte.
block-lesson-1 = Gleiche Hälften anlegen
block-lesson-2 = Gesperrt? Wenige Augen siegen
block-lesson-3 = Der Sieger bekommt den Rest
