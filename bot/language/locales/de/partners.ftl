# Die Wörter von Partner-Domino. Steine, Enden und Züge stehen in block.ftl.

game-partners = Partner-Domino

# Was passiert ist
partners-redealt = Eine Hand hatte { $doubles } Pasche oder mehr: { $times ->
    [one] Es wurde neu gegeben.
   *[other] Es wurde { $times }-mal neu gegeben.
 }
partners-starts = { $you ->
    [name] Das Los bestimmt: Du beginnst.
   *[no] Das Los bestimmt: { $name } beginnt.
 }
partners-lead-found = { $name } hat den höchsten Stein und beginnt damit.
partners-lead-yours = Du hast den höchsten Stein, { $tile }, und beginnst damit.
partners-all-pass = 💪 { $you ->
    [name] Nach deinem Stein müssen alle anderen passen: { $points } Punkte für dein Team.
   *[no] Nach dem Stein von { $name } müssen alle anderen passen: { $points } Punkte für das Team.
 }
partners-lead-pass = 💪 { $you ->
    [name] Auf deinen ersten Stein folgt keine Antwort: { $points } Punkte für dein Team.
   *[no] Auf den ersten Stein von { $name } folgt keine Antwort: { $points } Punkte für das Team.
 }
partners-capicua = ✨ **Capicúa!** { $you ->
    [name] Dein letzter Stein passt an beide Enden.
   *[no] Der letzte Stein von { $name } passt an beide Enden.
 }
partners-chuchazo = ✨ **Chuchazo!** { $you ->
    [name] Dein letzter Stein ist der Pasch blank.
   *[no] Der letzte Stein von { $name } ist der Pasch blank.
 }
partners-both-ends = ✨ **Gekreuzt!** { $you ->
    [name] Dein letzter Stein ist ein Pasch, der an beide Enden passt.
   *[no] Der letzte Stein von { $name } ist ein Pasch, der an beide Enden passt.
 }
partners-shut-out = 🧹 Kein einziger Punkt für die anderen: Der Sieg von { $names } zählt doppelt.

# Was passiert ist, in einer Zeile: Namen sind Abzeichen
partners-brief-redealt = 🔁 neu gegeben
partners-brief-starts = { $name } beginnt: per Los
partners-brief-lead-found = { $name } beginnt: höchster Stein
partners-brief-bonus = { $name } 💪 +{ $points }
partners-brief-capicua = { $name } ✨ **Capicúa!**
partners-brief-chuchazo = { $name } ✨ **Chuchazo!**
partners-brief-both-ends = { $name } ✨ **Gekreuzt!**
partners-brief-shut-out = 🧹 { $names }: zählt doppelt

# Wie eine Runde endete
partners-round-out = { $name } legt den letzten Stein: Die Runde geht an { $winners }.
partners-round-target = 🎉 { $winners } sind am Ziel!
partners-round-blocked = ⛔ { $name } sperrt. { $how ->
    [nobody] Es steht gleich: Niemand bekommt etwas.
    [team] { $winners } haben zusammen weniger Augen, { $won } gegen { $lost }, und gewinnen die Runde.
    [player] { $winners } haben die leichteste Hand, { $lightest ->
        [one] ein Auge
       *[other] { $lightest } Augen
    }, und gewinnen die Runde.
    [duel] { $name } hat noch { $mine ->
        [one] ein Auge
       *[other] { $mine } Augen
    } und { $next } noch { $theirs }: Die Runde geht an { $winners }.
   *[blocker] Es steht gleich, und das zählt für das Team, das gesperrt hat: Die Runde geht an { $winners }.
 }
partners-part = { $part ->
    [hand] { $points ->
        [one] ein Auge
       *[other] { $points } Augen
    }
    [round] { $points } für die Runde
    [capicua] { $points } für die Capicúa
    [chuchazo] { $points } für den Chuchazo
    [first-rounds] { $points } für eine der ersten Runden
    [all-pass] { $points } für das Passen aller anderen
    [lead-pass] { $points } für den ersten Stein ohne Antwort
   *[love] zurück auf null (−{ $points })
 }

# Was ein Platz muss oder darf
partners-duty-start = **Du bist dran.** Du beginnst und spielst mit { $partner }: { $open ->
    [true] Leg { $tile }.
   *[false] Leg einen beliebigen Stein.
 }
partners-duty-lay = **Du bist dran.** Leg einen Stein an, der zu { $ends } passt. Du spielst mit { $partner }.
partners-duty-pass = **Du bist dran.** Nichts passt zu { $ends }: Du passt. Du spielst mit { $partner }.

# Bilder in Worten
partners-flag = capicúa!
partners-alt-table = { $laid ->
    [0] Noch liegt nichts.
    [one] Offene Enden: { $ends }. Ein Stein liegt auf dem Tisch: { $last }, gelegt von { $layer }.
   *[other] Offene Enden: { $ends }. { $laid } Steine liegen auf dem Tisch; den letzten, { $last }, hat { $layer } gelegt.
 } { $one } spielen gegen { $other }.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } Steine liegen verdeckt und sind nicht im Spiel.
 }

# Was nicht geht
partners-refusal-must-lay = Du kannst zum Beispiel { $tile } legen: Passen darfst du nicht.
partners-refusal-tile-not-in-hand = Du hast { $tile } nicht.
partners-refusal-nothing-to-join = Noch liegt nichts: Der erste Stein kommt in die Mitte.
partners-refusal-must-open = Die Partie beginnt mit { $tile }.
partners-refusal-already-started = In der Mitte liegt schon { $tile }.
partners-refusal-does-not-fit = { $tile } passt { $place } nicht: Dort ist { $end } offen.
partners-refusal-which-end = Sag, an welchem Ende du { $tile } anlegen willst, links oder rechts.

# Vorlagen und Optionen
preset-partners-international = International
preset-partners-international-help = Bis 100; die 6-6 beginnt, dann der nächste Platz; die Augen der Verlierer zählen
preset-partners-dominican = Dominikanisch
preset-partners-dominican-help = Bis 200; alle Augen zählen; je 25 für eine Capicúa und wenn andere passen müssen
preset-partners-puerto-rican = Puerto-ricanisch, bis 500
preset-partners-puerto-rican-help = Alle Augen zählen; 100 für Capicúa und Chuchazo; Prämien für die ersten Runden
preset-partners-puerto-rican-200 = Puerto-ricanisch, bis 200
preset-partners-puerto-rican-200-help = Die Augen der Verlierer zählen, und der Sieger beginnt
preset-partners-jamaican = Jamaikanisch
preset-partners-jamaican-help = Sechs Runden in Folge: Wer eine verliert, fällt zurück auf null
preset-partners-cuban = Kubanisch
preset-partners-cuban-help = Doppelneun-Satz, je zehn Steine, bis 150
preset-partners-haitian = Haitianisch
preset-partners-haitian-help = Zehn Runden; eine Capicúa zählt doppelt
preset-partners-brazilian = Brasilianisch
preset-partners-brazilian-help = Bis sechs: 1 je Runde, 2 mit Pasch, 3 an beiden Enden, 6 mit Pasch an beiden Enden
option-partners-set = Satz
option-partners-set-help = Doppelsechs, alle Steine verteilt, oder Doppelneun: je zehn Steine, fünfzehn nicht im Spiel
value-partners-set-double-six = Doppelsechs
value-partners-set-double-nine = Doppelneun
option-partners-first_lead = Erste Runde
option-partners-first_lead-help = Wer eine Partie beginnt
value-partners-first_lead-double = der höchste Pasch beginnt, mit diesem Stein
value-partners-first_lead-lot = das Los entscheidet, der erste Stein ist frei
option-partners-lead = Spätere Runden
option-partners-lead-help = Wer eine spätere Runde beginnt
value-partners-lead-next = der nächste Spieler beginnt
value-partners-lead-winner = der Sieger beginnt
option-partners-blocked = Gesperrte Runde
option-partners-blocked-help = Wer gewinnt, wenn niemand mehr legen kann
value-partners-blocked-team = das Team mit weniger Augen
value-partners-blocked-player = das Team der leichtesten Hand
value-partners-blocked-duel = die leichtere Hand: wer sperrt oder der nächste
option-partners-blocked_tie = Gesperrt bei Gleichstand
option-partners-blocked_tie-help = Wer eine gesperrte Runde gewinnt, in der beide Seiten gleich stehen
value-partners-blocked_tie-nobody = niemand
value-partners-blocked_tie-blocker = das Team, das gesperrt hat
option-partners-counting = Was zählt
option-partners-counting-help = Augen, die auf den Händen bleiben, oder gewonnene Runden
value-partners-counting-losers = die Augen der Verlierer
value-partners-counting-all = die Augen aller
value-partners-counting-rounds = gewonnene Runden
option-partners-target = Punkte zum Sieg
option-partners-target-help = Das erste Team mit so vielen Punkten gewinnt die Partie; höchstens 100, wenn Runden zählen
option-partners-capicua = Capicúa
option-partners-capicua-help = Zusatzpunkte für einen letzten Stein, der an beide Enden passt
option-partners-chuchazo = Chuchazo
option-partners-chuchazo-help = Zusatzpunkte für den Pasch blank als letzten Stein
option-partners-single = Runden: gewöhnliches Ende
option-partners-single-help = Punkte, wenn jemand fertig ist und Runden zählen
option-partners-double = Runden: ein Pasch
option-partners-double-help = Punkte für einen Pasch als letzten Stein, wenn Runden zählen
option-partners-crossed = Runden: eine Capicúa
option-partners-crossed-help = Punkte für einen letzten Stein, der an beide Enden passt, wenn Runden zählen
option-partners-both_ends = Runden: Pasch an beiden Enden
option-partners-both_ends-help = Punkte für einen letzten Pasch, der an beide Enden passt, wenn Runden zählen
option-partners-all_pass = Alle passen
option-partners-all_pass-help = Punkte für einen Stein, nach dem die drei anderen passen
option-partners-lead_pass = Erster Stein ohne Antwort
option-partners-lead_pass-help = Punkte für einen ersten Stein, nach dem der nächste Spieler passen muss
option-partners-first_rounds = Prämien am Anfang
option-partners-first_rounds-help = 100, 75, 50 und 25 Punkte dazu für den Sieg in den ersten vier Runden
option-partners-redeal = Neu geben
option-partners-redeal-help = Neu geben, wenn eine Hand so viele Pasche hat
value-partners-redeal-0 = nie
value-partners-redeal-4 = ab vier Paschen in einer Hand
value-partners-redeal-5 = ab fünf Paschen in einer Hand
value-partners-redeal-6 = ab sechs Paschen in einer Hand
option-partners-shut_out = Zu null zählt doppelt
option-partners-shut_out-help = Ein Sieg zu null wird gemeldet und zählt als zwei Partien, nie in der Wertung
option-partners-love = Zurück auf null
option-partners-love-help = Wenn Runden zählen: Eine verlorene kostet alle Punkte; höchstens sechs Punkte zum Sieg
option-partners-rounds = Runden höchstens
option-partners-rounds-help = Nach so vielen Runden gewinnt, wer führt, auch vor dem Ziel; 0: ohne Grenze
value-partners-rounds-0 = ohne Grenze
option-partners-forced = Ohne Wahl
option-partners-forced-help = Passen oder der einzige passende Stein: nach kurzer Zeit, damit Tempo nichts verrät, oder per Knopf
value-partners-forced-moment = nach kurzer Zeit, von selbst
value-partners-forced-press = wenn der Spieler drückt

# Regeln
partners-rules-aim = **Ziel.** Zu viert in zwei Teams: Partner sitzen sich gegenüber und gewinnen zusammen. Das erste Team mit { $target ->
    [one] einem Punkt
   *[other] { $target } Punkten
 } gewinnt die Partie.{ $rounds ->
    [0] {""}
   *[other] {" "}Nach Runde { $rounds } gewinnt, wer führt.
 } Partner sagen einander nicht, was sie haben.
partners-rules-start = **Beginn.** { $set ->
    [double-nine] Mit einem Doppelneun-Satz bekommt jeder zehn Steine; fünfzehn bleiben verdeckt liegen und sind nicht im Spiel.
   *[double-six] Mit einem Doppelsechs-Satz bekommt jeder sieben Steine, und keiner bleibt übrig.
 } { $first_lead ->
    [lot] Wer die erste Runde beginnt, sagt das Los; der erste Stein ist beliebig.
   *[double] Der höchste Pasch beginnt die erste Runde und wird zuerst gelegt.
 } { $lead ->
    [winner] Spätere Runden beginnt, wer fertig war, oder nach einer gesperrten Runde die leichtere Hand des Teams, das sie gewonnen hat.
   *[next] Jede spätere Runde beginnt der nächste Spieler.
 }
partners-rules-turn = **Dein Zug.** Leg an einem Ende der Reihe einen Stein an; die Hälften, die sich berühren, sind gleich. Ein Pasch liegt quer. Wer legen kann, muss legen; wer nicht kann, passt. Niemand zieht, darum verrät dein Passen allen, welche Zahlen dir fehlen. { $forced ->
    [press] Ein Zug ohne Wahl wartet, bis du drückst.
   *[moment] Passen oder der einzige passende Stein wird nach kurzer Zeit für dich gespielt: So verrät dein Tempo dem Partner nichts.
 }
partners-rules-out = **Fertig.** Mit deinem letzten Stein gewinnt dein Team die Runde. { $counting ->
    [rounds] Sie zählt { $single }; mit einem Pasch { $double }; mit einer Capicúa, einem Stein, der an beide Enden passt, { $crossed }; mit einem Pasch, der an beide Enden passt, { $both_ends }.
    [all] Es bekommt die Augen aller Hände, auch die deines Partners.
   *[losers] Es bekommt die Augen, die das andere Team noch hat.
 }
partners-rules-blocked = **Gesperrt.** Kann niemand mehr legen, endet die Runde. { $blocked ->
    [player] Es gewinnt das Team der leichtesten Hand.
    [duel] Wer zuletzt gelegt hat, vergleicht mit dem nächsten Spieler: Das Team der leichteren Hand gewinnt, und gleich viele Augen zählen für den, der zuletzt gelegt hat.
   *[team] Es gewinnt das Team, das mit beiden Händen weniger Augen hat.
 }{ $blocked ->
    [duel] {""}
   *[other] {" "}Bei Gleichstand { $blocked_tie ->
        [blocker] gewinnt das Team, das gesperrt hat.
       *[nobody] bekommt niemand etwas.
    }
 }{ $counting ->
    [rounds] {" "}Eine gesperrte Runde zählt 1.
   *[other] {""}
 }
partners-rules-bonuses = **Prämien.**{ $capicua ->
    [0] {""}
   *[other] {" "}Eine Capicúa, ein letzter Stein, der an beide Enden passt: { $capicua }.
 }{ $chuchazo ->
    [0] {""}
   *[other] {" "}Ein Chuchazo, der Pasch blank als letzter Stein an nur einem blanken Ende: { $chuchazo }.
 }{ $all_pass ->
    [0] {""}
   *[other] {" "}Ein Stein, nach dem die drei anderen passen: { $all_pass }.
 }{ $lead_pass ->
    [0] {""}
   *[other] {" "}Ein erster Stein, nach dem der nächste Spieler passen muss: { $lead_pass }.
 }
partners-rules-more = **Extras.**{ $first_rounds ->
    [true] {" "}Die Sieger der ersten vier Runden bekommen 100, 75, 50 und 25 Punkte dazu.
   *[false] {""}
 }{ $redeal ->
    [0] {""}
   *[other] {" "}Hat eine Hand { $redeal } Pasche oder mehr, wird neu gegeben.
 }{ $shut_out ->
    [true] {" "}Ein Sieg zu null zählt als zwei Partien.
   *[false] {""}
 }{ $love ->
    [true] { $counting ->
        [rounds] {" "}Wer eine Runde verliert, fällt zurück auf null.
       *[other] {""}
    }
   *[false] {""}
 }

# Gezeichnete Beispiele
partners-example-line = Pasch 4 liegt quer. Links passt ein Stein mit einer 3, rechts einer mit einer 4.
partners-example-capicua = Der letzte Stein, 6-1, passt an beide Enden: Rechts hätte er auch gepasst. Das ist eine Capicúa.
partners-example-blocked = An beiden Enden liegt eine 6, und alle sieben Steine mit einer 6 liegen: Niemand kann mehr legen. Ein Team hat 47 Augen, das andere nur 41 und gewinnt.
partners-lesson-1 = Gleiche Hälften anlegen
partners-lesson-2 = Zwei gegen zwei: als Team siegen
partners-lesson-3 = Capicúa: passt an beide Enden
