# Die Wörter jedes Tisches, egal, was dort gespielt wird.

game-all = Alle Spiele
round-out = { $count ->
    [one] { $winners } legt den letzten Stein und gewinnt die Runde.
   *[other] { $winners } legen ihre letzten Steine und teilen sich die Runde.
 }
round-blocked = { $closed ->
    [true] Alle Arme sind geschlossen.
   *[false] Nichts passt mehr.
 } { $count ->
    [0] Gleichstand bei den wenigsten { $unit ->
        [points] Punkten
        [tiles] Steinen
       *[pips] Augen
    }: Niemand bekommt etwas.
    [one] { $winners } gewinnt die Runde{ $how ->
        [fewest] {" "}mit den wenigsten
        [most] {" "}mit den meisten
       *[even] {" "}mit
    } { $unit ->
        [points] Punkten
        [tiles] Steinen
       *[pips] Augen
    } ({ $held }){ $points ->
        [0] .
       *[other] {" "}und bekommt { $points }.
    }
   *[other] { $winners } teilen sich die Runde mit den wenigsten { $unit ->
        [points] Punkten
        [tiles] Steinen
       *[pips] Augen
    } ({ $held }).
 }
round-target = 🎉 { $winners } ist am Ziel!
round-dead-end = { $winners } hat die letzte Sackgasse gelegt und gewinnt die Runde.
round-team = Die Punkte gehen an das Team von { $winners }.
match-won = { $count ->
    [0] 🏁 Die Partie endet unentschieden nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }.
    [one] 🏆 { $winners } gewinnt die Partie nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }!
   *[other] 🏆 { $winners } gewinnen die Partie zusammen nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }!
 }
score-of = { $name } { $points }
table-scores = -# { $game } · Runde { $round }{ $of ->
    [0] {""}
   *[other] {" "}von { $of }
 } · { $scores }
standing = Stand: { $scores }

# Knöpfe und Auswahllisten
button-my-hand = Meine Hand
button-words = Worte
button-panel = Mehr
button-showagain = Tisch neu zeigen
button-score = Stand
button-tablerules = Regeln
button-askpause = Um Pause bitten
button-askleave = Verlassen…
button-askseat = Platz nehmen…
button-askend = Tisch beenden…
button-next-round = Nächste Runde
round-waits = { $count ->
    [0] -# Die nächste Runde wartet auf { $awaited }, höchstens { $span }.
   *[other] -# Bereit für die nächste Runde: { $ready }. Sie wartet auf { $awaited }, höchstens { $span }.
 }
button-rematch = Revanche
button-join = Mitspielen
button-leave = Verlassen
button-fill = +{ $count }
button-lobby-panel = ⋯
button-setup = ⚙️
button-seats = Spieler
button-back-to-setup = Zurück
button-computer = Computer dazu
button-start = Starten
button-step-back = Zurück
button-places = { $tile } → { $count } Stellen
button-more-places = Mehr Stellen ({ $count })
button-keep-playing = Weiterspielen
button-agree = Einverstanden
button-resume = Fortsetzen
button-leave-yes = Tisch verlassen
button-end-yes = Tisch beenden
pick-move = Wähle einen von { $count } Zügen
pick-tile = Wähle zuerst einen Stein ({ $count } zur Wahl)
pick-place = **{ $tile }: Wohin damit?**
press-tile = { $count } ▸ führt zu { $count } Stellen.
press-letter = Buchstaben sind Stellen im Bild.
pick-game = Wähle das Spiel
pick-preset = Regeln: deine Mischung
pick-remove = Jemanden entfernen
pick-kick = Jemanden gehen lassen
pick-option = Hausregeln: eine ändern
act-tile = { $number } · { $tile }
act-place = { $letter } · { $place }
act-short = { $number } → { $end }
act-lettered = { $number } { $end }
act-places = { $count } ▸
act-places-of = { $number } → { $count } ▸
act-middle = Mitte
act-place-of = { $tile } → { $place }

# Antworten an eine Person
stale-click = ⏳ Dieser Knopf ist veraltet, es wurde nichts gelegt. Das ist jetzt deine Hand.
table-gone = Dieser Tisch ist geschlossen. Öffne einen neuen mit /spielen.
control-gone = Dieser Knopf ist abgelaufen. Mit /tisch siehst du den Tisch, wie er jetzt ist.
hand-between = Die Runde ist zu Ende. Die nächste beginnt mit dem Knopf unter dem Ergebnis.
hand-first = 👋 Nur du siehst deine Hand. Ist sie weg? Drück *Meine Hand* unter dem Tisch.{ $words ->
    [yes] {" "}Lieber lesen als schauen? Drück *Worte*.
   *[no] {""}
 }
hand-words-on = 💬 Deine Hand sagt jetzt alles in Worten. Mit { $me } änderst du das wieder.
hand-wait = Du bist noch nicht dran: Als das hier erschien, war { $turn } am Zug.
hand-paused = ⏸️ An diesem Tisch ist Pause. Es geht weiter, sobald jemand vom Tisch unter der Nachricht im Kanal Fortsetzen drückt.
pause-asked = Du hast um eine Pause gebeten. Sie beginnt, sobald alle am Tisch einverstanden sind.
hand-over = Die Partie ist zu Ende. Das Ergebnis steht im Kanal.
hand-abandoned = Dieser Tisch ist geschlossen.
hand-lobby = Die Partie hat noch nicht begonnen: Gegeben wird, wenn der Host Starten drückt.
table-shown = Hier ist er, ganz unten im Kanal.
you-left = Du hast den Tisch verlassen. Ein Computer spielt auf deinem Platz weiter.
lobby-opened = Dein Tisch ist in diesem Kanal offen.
lobby-left = Du hast den Tisch verlassen.
you-ended = Du hast den Tisch beendet.
kept-playing = Gut, es wird weitergespielt.
confirm-leave-lobby = Deinen Platz aufgeben? Der Tisch bleibt für die anderen offen.
confirm-end-lobby = Diesen Tisch für alle schließen?
confirm-leave-match = Diesen Tisch verlassen? Ein Computer übernimmt deinen Platz, und die Partie zählt nicht für dich.
confirm-end-match = Diesen Tisch für alle beenden? Die Partie zählt dann für niemanden.
end-not-yours = { $enders ->
    [players] Nur wer an diesem Tisch sitzt und die Moderation können ihn beenden.
    [moderators] Nur die Moderation kann einen Tisch beenden.
   *[host] Nur der Host und die Moderation können diesen Tisch beenden.
 }
something-failed = Bei uns ist etwas schiefgegangen. Es ist nichts verloren: Dein Tisch ist so, wie er gespeichert war. Versuch es gleich noch einmal.
saved-unanswered = Das hat geklappt und ist gespeichert. Nur meine Antwort ging unterwegs verloren: Sieh noch einmal nach.
unknown-command = Der Bot wird gerade aktualisiert und kennt diesen Befehl noch nicht. Versuch es in ein paar Minuten wieder.
draining = Der Bot startet neu. Es ist nichts verloren: Drück in einer Minute noch einmal.
press-again = Das hat mir einen Moment zu lange gedauert. Es hat sich nichts geändert: Drück noch einmal.
refusal-stranger = Du spielst hier nicht mit. Öffne mit /spielen einen eigenen Tisch.
refusal-not-your-turn = Du bist nicht dran: { $turn } ist am Zug.
refusal-round-over = Diese Runde ist zu Ende.
refusal-match-over = Diese Partie ist zu Ende.
refusal-no-such-move = „{ $text }“ ist kein Zug in diesem Spiel.
refusal-fits-nowhere = { $tile } passt jetzt nirgends.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
no-table-here = In diesem Kanal gibt es keinen Tisch. Öffne einen mit /spielen.
no-table-of-yours = Du sitzt in diesem Kanal an keinem Tisch. Öffne einen mit /spielen.
which-table = Hier gibt es mehrere Tische. Drück *Meine Hand* oder *Mehr* unter dem Tisch, den du meinst, oder nenn ihn im Befehl bei „tisch“.
table-choice = { $game }: { $players }
moved-on = Das war veraltet, es hat sich nichts geändert.
table-unseen = Was an diesem Tisch passiert, lässt sich in { $channel } gerade nicht zeigen. Spiel von deiner Hand aus weiter; es wird wieder gezeigt, sobald das erlaubt ist.
missing-permissions = { $count ->
    [one] Mir fehlt ein Recht in { $channel }: { $permissions }. Die Leitung des Servers kann es meiner Rolle in den Kanaleinstellungen unter Berechtigungen geben.
   *[other] Mir fehlen Rechte in { $channel }: { $permissions }. Die Leitung des Servers kann sie meiner Rolle in den Kanaleinstellungen unter Berechtigungen geben.
 }
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-send-messages-in-threads = Nachrichten in Threads senden

# An alle
lobby-ended = { $name } hat diesen Tisch geschlossen, bevor es losging.
pause-question = ⏸️ **Partie pausieren?** Einverstanden: { $agreed }. Es fehlt noch: { $awaited }.
    Die Partie bleibt, wie sie ist, so lange ihr wollt.
pause-declined = ▶️ { $name } möchte lieber weiterspielen.
table-paused = ⏸️ **An diesem Tisch ist Pause.**
paused-how = Es eilt nicht: Die Partie bleibt erhalten, notfalls tagelang. Wer am Tisch sitzt, kann *Fortsetzen* drücken; **/tisch** zeigt diese Nachricht wieder.
table-resumed = ▶️ { $name } setzt die Partie fort.
table-ended = { $name } hat diesen Tisch beendet. Die Partie zählt nicht.
table-deserted = Alle sind gegangen, darum ist dieser Tisch geschlossen. Die Partie zählt nicht.
left-to-computer = { $name } ist gegangen; { $computer } ({ $level }) spielt auf dem Platz weiter.
lobby-title = **{ $game }** · Host: { $host } · { $count }/{ $most }
lobby-started = **{ $game }** · das Spiel hat begonnen: { $players }.
lobby-players = Plätze ({ $count } von { $most }): { $names }
rematch-seated = 🔁 { $names }: { $count ->
    [one] Du hast wieder einen Platz
   *[other] Ihr habt wieder einen Platz
 }. Diesmal nicht? *Mehr*, *Verlassen…*.
lobby-deserted = Alle sind gegangen, darum ist dieser Tisch geschlossen.
lobby-timeout = Niemand hat diesen Tisch gestartet, darum ist er jetzt geschlossen. Öffne einen neuen mit /spielen.
lobby-already-in = Du hast schon einen Platz: Du bist dabei. { $host } startet, wenn alle da sind.
seat-already = Du hast an diesem Tisch schon einen Platz.
lobby-full = Alle { $most } Plätze sind besetzt.
lobby-expected = Die freien Plätze sind { $count ->
    [one] für die eingeladene Person
   *[other] für die { $count } Eingeladenen
 }. Soll trotzdem ein Computer mitspielen, dann nimm *⚙️*.
lobby-seats = Dieses Spiel ist für { $least } bis { $most } Spieler; jetzt { $count ->
    [one] ist nur eine Person da
   *[other] seid ihr { $count }
 }. { $over ->
    [0] Setz einen Computer dazu oder warte, bis jemand mitspielt.
   *[other] Jemand muss gehen.
 }
lobby-seats-either = Dieses Spiel ist für { $least } oder { $most } Spieler; jetzt { $count ->
    [one] ist nur eine Person da
   *[other] seid ihr { $count }
 }. { $over ->
    [0] Setz einen Computer dazu oder warte, bis jemand mitspielt.
   *[other] Jemand muss gehen.
 }
lobby-seats-exactly = Dieses Spiel ist für genau { $most } Spieler; jetzt { $count ->
    [one] ist nur eine Person da
   *[other] seid ihr { $count }
 }. { $over ->
    [0] Setz einen Computer dazu oder warte, bis jemand mitspielt.
   *[other] Jemand muss gehen.
 }
lobby-closed = Diese Partie hat schon begonnen oder ist zu Ende.
start-dealing = 🎲 **{ $game }**: Die Steine gehen jetzt an { $players }.
start-player = { $number }. { $name }
start-mixing = -# Wie gegeben wird, folgt immer aus dem Siegel oben und der Nummer dieser Nachricht, mit der ihr Link endet. Diese Nachricht ändert sich nie.
start-overtaken = Gerade als du gedrückt hast, kam oder ging jemand, oder eine Regel hat sich geändert. Sieh nach und drück dann noch einmal Starten.
start-not-told = Die Nachricht, die hier vor dem Geben stehen muss, ließ sich nicht senden; darum wurde nichts gegeben. Drück gleich noch einmal Starten.
host-only = Das kann nur der Host, { $host }.
rematch-open = Die Revanche ist in diesem Kanal schon offen.
by-the-sheet = Standardregeln.
house-rules = Hausregeln: { $rules }.
option-line = { $option }: { $value }
setup-title = ## { $game }: einrichten
    Nur du siehst das. Änderungen gelten sofort.
panel-title = ## { $game }: dieser Tisch
    Nur du siehst das.
options-clash = Diese Hausregeln vertragen sich nicht, es hat sich nichts geändert.
option-out-of-range = „{ $text }“ ist keine Zahl von { $low } bis { $high }, es hat sich nichts geändert.
value-sheet = { $value } (nach dem Regelblatt)
form-range = { $low }–{ $high }. { $help }
value-yes = ja
value-no = nein

# Mehr, Was war los
button-happened = Was war los
button-happened-earlier = Früher
button-happened-later = Später
happened-title = **Runde { $round }: was war los**{ $pages ->
    [one] {""}
   *[other] {" "}({ $page } von { $pages })
 }
happened-nothing = In dieser Runde ist noch nichts passiert.

# Bilder
picture-round = Runde { $number }{ $of ->
    [0] {""}
   *[other] {" "}von { $of }
 }
picture-target = { $target ->
    [0] eine Runde
   *[other] bis { $target }
 }
picture-total = Gesamt
picture-points = Punkte
alt-places = Offene Enden: { $ends }. Deine Stellen: { $places }.
alt-teams = Teams: { $teams }.
alt-end = { $place }: { $end }
clauses = { $first }; { $then }
alt-ends = Offene Enden: { $ends }.
picture-left = Übrig
picture-players = { $least ->
    [2] { $most ->
        [2] zu zweit
       *[other] 2–{ $most } Spieler
    }
    [4] { $most ->
        [4] zu viert
       *[other] 4–{ $most } Spieler
    }
   *[other] { $least }–{ $most } Spieler
 }
picture-players-either = { $least } oder { $most } Spieler
alt-lobby = { $game }, { $aside }. Am Tisch: { $people }. So wird gespielt: { $chips }. Kurz gesagt: { $rules }.
victory-headline = { $count ->
    [0] Unentschieden!
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen zusammen!
 }
victory-streak = { $name }: { $wins } Siege in Folge
victory-record = { $name }: beste Runde bisher, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
victory-rating = Wertung { $rating } ({ $change })
victory-rating-new = neu
victory-rated = { $name } { $rating } ({ $change })
victory-rating-all = Wertung: { $ratings }
last-table = -# { $game } · der letzte Stein von Runde { $round }
alt-turn = Am Zug: { $names }.
alt-turn-yours = Du bist dran.
alt-leader = { $names } { $count ->
    [one] führt
   *[other] führen
 } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 }.
alt-player = { $name }: { $tiles ->
    [one] ein Stein
   *[other] { $tiles } Steine
 }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
alt-clocks = Noch auf der Uhr: { $clocks }.
alt-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Dein letzter Stein: { $tiles }
   *[other] Deine { $count } Steine: { $tiles }
 }. { $fits ->
    [-1] Wähle, welchen du hergibst.
    [0] Nichts passt jetzt.
   *[other] Spielbar: { $playable }.
 }
alt-open-hand = { $name } { $count ->
    [0] hat keine Steine mehr.
   *[other] hat { $tiles }.
 }
alt-count = { $name } { $count ->
    [0] hat keine Steine mehr.
   *[other] hat noch { $tiles }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
 }
alt-note = ({ $note })
alt-count-tiles = { $name } { $count ->
    [0] hat keine Steine mehr.
   *[other] hat noch { $tiles }.
 }

rules-title = ## { $game }
help = ## Boneyard
    Dominospiele für diesen Server.
    • { $play } zeigt die Spiele: Öffne einen Tisch oder spiel gegen Computer.
    • Deine Züge sind Knöpfe an deiner Hand, die nur du siehst. Weg? *Meine Hand* oder { $hand }.
    • { $uno } ruft UNO oder sagt deinen letzten Stein an.
    • { $table } oder *Mehr* unter einem Tisch: Verlauf, Stand, Regeln, Pause, Gehen, Beenden.
    • { $turns }: alle deine Tische, wartende zuerst.
    • { $rules } erklärt ein Spiel.
    • { $learn } bringt dir ein Spiel bei; { $puzzle } stellt jeden Tag ein Rätsel.
    • { $stats } und { $leaderboard }: wer gewinnt. { $replay } zeigt eine Partie noch einmal, mit Rückblick und Geben.
    • { $me }: Sprache, Erwähnungen, Meldungen, Bilder und Daten.
    • { $settings } ist für die Leitung des Servers.
    -# UNO ist eine Marke von Mattel. Dieser Bot gehört nicht zu Mattel; alle Bilder sind eigene.
example = **{ $number }** { $text }

# Nicht so bald wieder
limit-hosted = Du bist hier schon Host von { $most } Tischen. Spiel einen zu Ende oder beende ihn, bevor du noch einen öffnest.
limit-channel = In diesem Kanal gibt es schon { $most } Tische: Öffne deinen in einem anderen.
limit-server = Auf diesem Server gibt es schon { $most } Tische: Warte, bis einer fertig ist.
limit-seat = Du hast gerade erst um einen Platz gebeten. Du kannst { $until } wieder fragen.
limit-lobby = Der Host hat deinen Platz freigemacht. Du kannst { $until } wieder mitspielen, oder wenn der Host dich einlädt.
limit-shown = Der Tisch wurde gerade erst gezeigt: Schau etwas weiter oben.

# Was war los
told-times = { $sentence } (×{ $count })
told-before = -# … und davor noch { $count ->
    [one] eine Zeile
   *[other] { $count } Zeilen
 }
brief-before = { $count ->
    [one] und ein Zug davor
   *[other] und { $count } Züge davor
 }
brief-pass = passt

undo-done = ↩️ { $name } nimmt den letzten Stein zurück.
undo-question = ↩️ **Darf { $name } den letzten Stein zurücknehmen?** Es fehlt noch: { $awaited }.
undo-declined = { $name } ist nicht einverstanden: Der Stein bleibt liegen.
undo-asked = Die anderen sind gefragt, ob du deinen Stein zurücknehmen darfst.
undo-rated = In einer gewerteten Partie wird nichts zurückgenommen.
undo-too-late = Das geht nicht mehr: Seitdem hat jemand gelegt oder einen Stein gesehen, oder es war nicht deiner.
undo-not-yours = Ob du deinen Stein zurücknehmen darfst, entscheiden die anderen.
undo-rule = ↩️ Den letzten Stein darf man zurücknehmen, ohne zu fragen, bis jemand anders legt oder einen Stein sieht.
refusal-no-undo = Das lässt sich nicht zurücknehmen.
button-undo = Zurücknehmen
button-allowundo = Einverstanden
button-denyundo = Stein bleibt
button-takeback-yes = Zurücknehmen ohne Nachfrage
button-takeback-no = Zurücknehmen, wenn alle zustimmen

# Wo der Bot kein Mitglied ist
anywhere-private = Hier zeigt Discord meine Antworten nur dir, darum lässt sich kein Tisch öffnen. Bitte die Leitung des Servers, *Externe Apps verwenden* zu erlauben oder mich hinzuzufügen.
anywhere-own = Hier kannst du nur deine eigene Statistik ansehen.
anywhere-unrated = Hier gibt es keine Wertung: Sie gehört zu Servern, auf denen ich bin.
anywhere-shared = Ich bin nicht auf diesem Server, darum kann ich hier nicht spielen. Spiel mit mir in einer Direktnachricht oder Gruppe, oder bitte die Leitung des Servers, mich hinzuzufügen.
help-anywhere = **Hier kann ich nur antworten, wenn jemand etwas drückt.** Eine Partie geht mit jedem Knopfdruck weiter, und ihre Uhr ruht, wenn eine Weile niemand drückt. Erwähnt wird nur bei einem Zug. Partien zählen für deine Statistik und für keine Rangliste.

advance-choose = ⏩ **Was möchtest du spielen, wenn du dran bist?** Wähle einen Zug oder einen Stein. Nur du siehst das.
advance-confirm = ⏩ **Wenn du dran bist und es dann geht:** { $move }
advance-set = ⏩ Wenn du dran bist und es dann geht: **{ $move }**
advance-dropped = ⏩ Nicht vorab gespielt: { $move }. { $reason ->
    [undo] Ein Stein wurde zurückgenommen.
    [draw] Deine Steine haben sich geändert.
    [round] Die Runde ist zu Ende.
    [away] Ein Computer spielt für dich.
    [places] Der Stein passt an mehrere Stellen.
    [call] Deinen letzten Stein müsstest du selbst ansagen.
   *[illegal] Es ging nicht, als du dran warst.
  }
advance-tile = { $tile }, wo immer es passt
advance-place = { $tile } ({ $place })
advance-accept = Annehmen
advance-draw = Ziehen
advance-pass = Passen
pick-advance = Ein Stein, wo immer er dann passt
button-ahead = Vorab spielen…
button-unplan = Abbrechen
button-plan = Bestätigen
