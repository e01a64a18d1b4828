# Was die Leitung eines Servers einstellt, und was ihr dabei hilft.

wish-line = • { $wish }
pick-wish = Wähle, was du ändern willst

wish-server-language = Sprache der Tische
wish-server-language-help = Was alle sehen, ist in dieser Sprache. Private Antworten sind in der Sprache der Person.
wish-server-language-value-default = wie Discord sie für den Server hat
wish-server-channels = Kanäle für Tische
wish-server-channels-help = Wo Tische geöffnet werden dürfen; Threads darin zählen mit. Ohne Auswahl: überall.
wish-server-channels-value = { $count ->
    [0] überall
    [one] ein Kanal
   *[other] { $count } Kanäle
 }
wish-server-openers = Wer Tische öffnen darf
wish-server-openers-help = Mitglieder mit einer dieser Rollen und die Leitung des Servers. Ohne Auswahl: alle.
wish-server-openers-value = { $count ->
    [0] alle
    [one] eine Rolle
   *[other] { $count } Rollen
 }
wish-server-log = Protokollkanal
wish-server-log-help = Hier steht, wer Tische öffnet oder beendet und wer entfernt wird. Ohne Auswahl: kein Protokoll.
wish-server-log-value = { $count ->
    [0] keiner
   *[other] ein Kanal
 }
wish-server-puzzle = Rätselkanal
wish-server-puzzle-help = Er bekommt um Mitternacht UTC das Rätsel des Tages, und wie viele hier das letzte gelöst haben.
wish-server-puzzle-value = { $count ->
    [0] keiner
   *[other] ein Kanal
 }
wish-server-barred = Ausgeschlossen
wish-server-barred-help = Sie können keinen Tisch öffnen und keinen Platz nehmen. Bisherige Plätze behalten sie.
wish-server-barred-value = { $count ->
    [0] niemand
    [one] ein Mitglied
   *[other] { $count } Mitglieder
 }
wish-server-threads = Ein Thread für jede Partie
wish-server-threads-help = Eine Partie zieht beim Start in einen eigenen Thread um.
wish-server-tidy = Alte Züge löschen
wish-server-tidy-help = Beim nächsten Zug die alte Nachricht löschen. Aus: Sie bleibt, ohne Knöpfe.
wish-server-pings = Erwähnen, wer dran ist
wish-server-pings-help = Discord meldet es der Person dann.
wish-server-enders = Wer einen Tisch beenden darf
wish-server-enders-help = Wer Nachrichten verwalten darf, kann es immer.
wish-server-enders-value-host = der Host
wish-server-enders-value-players = alle am Tisch
wish-server-enders-value-moderators = nur die Moderation
wish-server-turn_seconds = Tempo neuer Tische
wish-server-turn_seconds-help = Wie lange ein Zug dauern darf, bevor der Bot ihn macht.
wish-server-turn_seconds-value = { $value ->
    [0] ohne Uhr
    [30] flott, 30 Sekunden pro Zug
    [60] flott, 1 Minute pro Zug
    [120] flott, 2 Minuten pro Zug
    [300] flott, 5 Minuten; langsam, wenn jemand weg ist
    [14400] gemütlich, 4 Stunden pro Zug
    [86400] gemütlich, 1 Tag pro Zug
    [259200] gemütlich, 3 Tage pro Zug
   *[other] { $value } Sekunden pro Zug
 }
wish-server-level = Computer an neuen Tischen
wish-server-level-help = Wie gut sie spielen. Der Host kann vor der Partie anders wählen.
wish-server-level-value-novice = Anfänger
wish-server-level-value-casual = Locker
wish-server-level-value-strong = Stark
wish-server-level-value-expert = Experte
wish-server-hints = Tipps
wish-server-hints-help = Ob man um Tipps bitten darf, wenn eine Partie nicht gewertet wird.
wish-server-remarks = Computer plaudern
wish-server-remarks-help = Ab und zu sagt ein Computer am Ende einer Runde etwas. Über Steine verrät er nie etwas.
wish-server-rests = Uhren ruhen
wish-server-rests-help = Ob langsame Uhren in der Ruhezeit einer Person ruhen, und solange sie weg ist.
wish-server-boards = Ranglisten
wish-server-boards-help = Wer eine Rangliste sieht, wenn jemand danach fragt. „Niemand“: Du siehst nur dich selbst.
wish-server-boards-value-private = nur, wer fragt
wish-server-boards-value-public = der ganze Kanal
wish-server-boards-value-off = niemand

command-settings = einstellungen
command-settings-help = Stell ein, wie es auf diesem Server läuft

# Die Seiten der Einstellungen
settings-title = ## Einstellungen dieses Servers
    Wähle eine, um sie zu ändern. Änderungen gelten sofort; Sprache, Tempo und Computer nur für neue Tische.
settings-not-yours = Das kann nur die Leitung des Servers.
pick-defaults = Hausregeln, mit denen neue Tische beginnen
defaults-title = ## { $game }: neue Tische
    { $start }
    Der Host kann vor der Partie noch andere Hausregeln wählen.
defaults-last = Neue Tische beginnen mit dem, was hier zuletzt gespielt wurde.
button-by-the-sheet = Nach Regelblatt
button-as-last-played = Wie zuletzt
button-all-settings = Alle Einstellungen
button-check-up = Rechte prüfen
button-export-as = Exportieren ({ $format })

# Wo Tische sind, und wo sie sein dürfen
shut-out = Wer diesen Bot betreibt, hat dich oder diesen Server ausgeschlossen. /ich zeigt und löscht weiter, was über dich gespeichert ist.
barred = Die Leitung dieses Servers hat dich von den Tischen ausgeschlossen.
play-not-yours = { $count ->
    [0] Auf diesem Server öffnet nur die Leitung Tische.
   *[other] Auf diesem Server öffnen { $roles } die Tische. An einem offenen kannst du mitspielen.
 }
play-elsewhere = { $count ->
    [0] Die Kanäle für Tische gibt es nicht mehr. Die Leitung des Servers kann mit /einstellungen andere wählen.
   *[other] In diesem Kanal werden keine Tische geöffnet. Versuch es in { $channels }.
 }
shown-elsewhere = Hier ist er: { $channel }.
thread-here = Die Partie wird in { $thread } gespielt.
thread-welcome = { $players }, das ist euer Tisch. *Meine Hand* zeigt dir deine Steine, nur dir.
thread-refused = { $count ->
    [one] Diese Partie sollte einen eigenen Thread haben, aber mir fehlt ein Recht in { $channel }: { $permissions }. Sie wird hier gespielt; /einstellungen sagt, wo Threads zu erlauben sind.
   *[other] Diese Partie sollte einen eigenen Thread haben, aber mir fehlen Rechte in { $channel }: { $permissions }. Sie wird hier gespielt; /einstellungen sagt, wo Threads zu erlauben sind.
 }
thread-failed = Diese Partie sollte einen eigenen Thread haben, aber Discord wollte keinen anlegen. Sie wird hier gespielt.
thread-gone = Der Thread dieser Partie wurde gelöscht, darum ist ihr Tisch geschlossen. Die Partie zählt nicht.
permission-create-public-threads = Öffentliche Threads erstellen

# Die Prüfung
doctor-well = ✅ Alles in Ordnung: Ich habe hier alle Rechte, die ich brauche.
doctor-role = { $count ->
    [one] ❌ Meiner Rolle { $role } fehlt ein Recht: { $permissions }. Erlaub es in den Servereinstellungen unter Rollen, oder [lad mich neu ein]({ $link }): Dabei geht nichts verloren.
   *[other] ❌ Meiner Rolle { $role } fehlen Rechte: { $permissions }. Erlaub sie in den Servereinstellungen unter Rollen, oder [lad mich neu ein]({ $link }): Dabei geht nichts verloren.
 }
settings-unseen = ❌ Ich darf { $channels }{ $count ->
    [0] {""}
   *[other] {" "}und { $count } weitere
 } nicht sehen: Erlaub meiner Rolle dort *Kanal ansehen*.
doctor-channel = { $count ->
    [one] ❌ In { $channel } ist mir ein Recht verwehrt: { $permissions }. Erlaub es in den Einstellungen dieses Kanals unter Berechtigungen, für { $role }.
   *[other] ❌ In { $channel } sind mir Rechte verwehrt: { $permissions }. Erlaub sie in den Einstellungen dieses Kanals unter Berechtigungen, für { $role }.
 }
doctor-channels-gone = { $left ->
    [0] ❌ Keinen der Kanäle für Tische gibt es noch, darum kann kein Tisch geöffnet werden. Wähle mit /einstellungen andere.
   *[other] ❌ { $count ->
        [one] Einen der Kanäle für Tische gibt es nicht mehr
       *[other] { $count } der Kanäle für Tische gibt es nicht mehr
    }. Wähle mit /einstellungen neu.
 }
doctor-roles-gone = ❌ Keine der Rollen, die Tische öffnen dürfen, gibt es noch, darum kann es nur die Leitung des Servers. Wähle mit /einstellungen andere.
doctor-log-gone = ❌ Den Protokollkanal gibt es nicht mehr, darum wird dort nichts gemeldet. Wähle mit /einstellungen einen anderen.
doctor-puzzle-gone = ❌ Den Rätselkanal gibt es nicht mehr, darum kommt kein Rätsel. Wähle mit /einstellungen einen anderen.
doctor-elsewhere = ℹ️ In diesem Kanal werden keine Tische geöffnet, aber in { $channels }. Mit /einstellungen lässt sich das ändern.
doctor-commands-told = 🔧 Discord kannte nicht alle meine Befehle. Ich habe sie neu gemeldet; fehlen noch welche, starte Discord neu.
doctor-commands-unknown = ⚠️ Ich konnte Discord nicht fragen, ob es alle meine Befehle kennt. Versuch es später noch einmal.
doctor-about = -# Boneyard { $version } · Discord antwortet in { $latency } ms

# Die ersten Worte auf einem Server
greeting = ## Boneyard
    Dominospiele für alle hier, gegeneinander oder gegen den Computer. Der Name eines Spiels öffnet einen Tisch; *{ $now }* startet sofort, gegen Computer.
    Später: **/spielen**, **/regeln**, **/hilfe**; **/einstellungen** für die Leitung des Servers.
button-open-table = Tisch öffnen
button-show-rules = Die Regeln
button-settings = Einstellungen

# Der Protokollkanal
log-line = { $what } · { $game } · { $channel } · `{ $code }`
log-opened = { $name } hat einen Tisch geöffnet
log-ended = { $name } hat einen Tisch beendet
log-removed = { $by } hat { $name } von einem Tisch entfernt
log-voted = { $name } wurde durch Abstimmung von einem Tisch entfernt
