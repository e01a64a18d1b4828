# Sätze der Kommandozeile.

cli-about = Ein Discord-Bot, mit dem die Leute eines Servers zusammen Dominospiele spielen.
cli-command = Befehl
cli-file = DATEI
cli-run = mit Discord verbinden und dessen Server bedienen; braucht DISCORD_TOKEN in .env oder der Umgebung
cli-play = offline spielen: derselbe Bot im Browser auf diesem Rechner, ohne Discord-Konto
cli-database = die Datei, in der die Tische gespeichert werden (Standard: { $default })
cli-cluster = die Shards von Discord mit anderen Prozessen auf derselben PostgreSQL-Datenbank teilen
cli-port = der Port, nur auf diesem Rechner (Standard: irgendein freier Port)
cli-no-browser = die Adresse ausgeben und keinen Browser öffnen
cli-language = die Sprache der Leute und des Servers (Standard: die des Terminals)
cli-name = NAME
cli-names = Namen der Leute, als die du spielen kannst, der Reihe nach (Standard: Ann Bob Eve)

cli-invite = Um den Bot zu einem Server hinzuzufügen, öffne { $link }
cli-login-failed = Discord nimmt DISCORD_TOKEN nicht an: Kopier das Token neu von der Seite „Bot“ deiner Anwendung in .env.
cli-unreachable = Discord ist nicht erreichbar: { $reason }.
cli-no-monitoring = Die Metriken lassen sich nicht auf { $host }, Port { $port } bereitstellen: { $reason }. Setz METRICS_PORT auf einen anderen Port oder lass es leer.
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-no-simcord = Offline spielen braucht weitere Pakete: Installiere das Extra „play“ (siehe docs/run/index.md).
cli-not-text = { $text } ist kein Text in UTF-8: Gib ihn neu ein.
cli-port-impossible = { $port } ist kein Port: Wähle eine Zahl von 0 bis 65535.
cli-port-taken = Ein anderes Programm nutzt Port { $port }: Wähle mit --port einen anderen.
cli-strange-tables = { $database } enthält Tische eines echten Servers, die sich offline nicht spielen lassen: Nenn mit --database eine andere Datei.
cli-names-impossible = Diese Namen gehen nicht: Gib bis zu { $most } Leuten Namen von 1 bis { $length } Zeichen.
cli-name-twice = Zwei Leute können nicht beide { $name } heißen.

cli-address = Der Bot spielt auf { $address }
cli-first = 1. Drück „{ $open }“ unter der Begrüßung: Deine Steine erscheinen, und jeder Zug ist ein Knopf.
cli-second = 2. Um mit { $others } zu spielen (oben zu wählen), drück den Namen eines Spiels; die anderen drücken „{ $join }“, du drückst „{ $start }“.
cli-third = 3. Deine Steine erscheinen von selbst; „{ $hand }“ zeigt sie wieder, { $command } erklärt den Rest.
cli-stop = Strg-C beendet den Bot; deine Tische bleiben in { $database }.
cli-enter = Die Eingabetaste startet nur den Bot neu.
cli-restarted = Der Bot wurde neu gestartet.

# Ungültige Einstellungen
config-no-token = DISCORD_TOKEN ist nicht gesetzt: Schreib das Token des Bots in .env oder die Umgebung.
config-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen: { $reason }.
config-no-setting = Zeile { $line } von { $file } hat nicht die Form NAME=wert.
config-misspelt = Zeile { $line } von { $file } setzt { $name }, das ist keine Einstellung: { $meant } ist eine.
config-cluster-sqlite = Mehrere Prozesse können sich eine PostgreSQL-Datenbank teilen, keine SQLite-Datei: Nenn eine in DATABASE_URL oder lass --cluster weg.
config-shards-alone = SHARDS sagt, welche Shards ein Prozess von mehreren bedient: Starte ihn mit --cluster oder lass SHARDS weg.
config-shared = Mehrere Prozesse des Bots teilen sich gerade diese Datenbank: Starte auch diesen mit --cluster oder beende die anderen zuerst.
config-impossible = { $name } muss { $kind ->
    [discord_token] das Token des Bots sein, ein Wort ohne Leerzeichen
    [database_url] die Adresse einer SQLite-Datei oder einer PostgreSQL-Datenbank sein
    [log_level] DEBUG, INFO, WARNING oder ERROR sein
    [log_format] text oder json sein
    [low_memory] 1 für ja oder 0 für nein sein
    [database_direct_url] die Adresse einer PostgreSQL-Datenbank sein
    [database_connections] eine ganze Zahl von { $low } bis { $high } sein
    [workers] eine ganze Zahl von { $low } bis { $high } sein
    [turn_messages] auto, channel oder follow-up sein
    [requests_a_second] eine Zahl von Anfragen pro Sekunde von { $low } bis { $high } sein
    [metrics_port] ein Port von 1 bis 65535 sein
    [metrics_host] eine Adresse dieses Rechners sein, etwa 127.0.0.1
    [privacy_url] eine Webadresse sein, die mit https:// oder http:// beginnt, ohne Leerzeichen, runde oder spitze Klammern
    [terms_url] eine Webadresse sein, die mit https:// oder http:// beginnt, ohne Leerzeichen, runde oder spitze Klammern
    [keep_matches_days] eine Zahl von Tagen sein, höchstens { $high }, oder 0, um alles zu behalten
    [support_url] eine Webadresse sein, die mit https:// oder http:// beginnt, ohne Leerzeichen, runde oder spitze Klammern
    [operator_contact] höchstens 100 Zeichen in einer Zeile sein
    [shut_out] aus Discord-IDs mit Kommas dazwischen bestehen
    [shards] ein Bereich wie 0-15/64 sein: der erste Shard, der letzte, und wie viele es insgesamt sind
   *[number] eine Zahl von Sekunden von { $low } bis { $high } sein
 } ({ $line ->
    [0] gesetzt in der Umgebung
   *[other] Zeile { $line } von { $file }
 }).

# Die Datenbank
store-no-folder = Die Datenbank lässt sich nicht unter { $place } speichern: Den Ordner { $folder } gibt es nicht.
store-no-file-named = Die Datenbank muss eine Datei sein, etwa sqlite+aiosqlite:///boneyard.sqlite3.
store-not-a-file = Die Datenbank { $place } ist keine Datei.
store-forbidden = Die Datenbank { $place } darf dieser Benutzer nicht lesen und schreiben.
store-read-only = Die Datenbank { $place } lässt sich nicht schreiben: Dieser Benutzer muss in die Datei schreiben und daneben in { $folder } andere anlegen können.
store-no-database = { $place } ist keine Datenbank; die Datei blieb, wie sie ist.
store-damaged = Die Datenbank { $place } ist beschädigt; sie blieb, wie sie ist. Setz eine Sicherung an ihre Stelle.
store-in-use = Die Datenbank { $place } wird von einem anderen Programm benutzt.
store-served = Ein anderer Bot bedient schon Tische aus der Datenbank { $place }: Beende ihn zuerst oder nenn in DATABASE_URL eine andere Datenbank.
store-closed = Die Datenbank { $place } ist geschlossen: Der Bot wird beendet.
store-slow = Die Datenbank { $place } antwortet nicht rechtzeitig.
store-disk-full = Der Datenträger ist voll: In { $place } lässt sich nichts speichern.
store-unusable = Die Datenbank { $place } lässt sich nicht benutzen: { $reason }.
store-address = Die Adresse der Datenbank lässt sich nicht benutzen: { $reason }.
store-no-driver = PostgreSQL braucht seinen Treiber: Installiere das Extra „postgres“ (siehe docs/run/index.md).
store-pooler = Der Pooler unter { $place } behält vorbereitete Anweisungen nicht: Nimm PgBouncer 1.21 oder neuer mit max_prepared_statements, oder verbinde dich mit dem Server selbst.
store-lease-lost = Ein anderer Prozess des Bots bedient jetzt diesen Tisch.
store-no-backup = Die Datenbank { $place } ließ sich nicht sichern: { $reason }.
store-unfinished = Die Kopie in { $place } ist nicht vollständig: Führ „migrate-to“ noch einmal aus, bis es das sagt.
store-not-direct = { $place } ist ein Pooler, über den Prozesse einander nichts melden können: Schreib die Adresse des Servers selbst in DATABASE_DIRECT_URL.
store-foreign = Die Datenbank { $place } gehört einem anderen Programm; sie blieb, wie sie ist.
store-too-new = Die Datenbank { $place } wurde von einer neueren Version dieses Programms geschrieben (Revision { $revision }); sie blieb, wie sie ist. Aktualisiere das Programm.
store-contradiction = Die gespeicherten Daten widersprechen dieser Änderung: { $reason }.
store-no-table = Einen Tisch { $table } gibt es nicht.
store-ended = Die Partie an Tisch { $table } ist zu Ende.
store-other-move = Tisch { $table } wartet nicht auf Zug { $n }.
store-unknown-record = Die Aufzeichnung von Tisch { $table } lässt sich nicht lesen: { $why ->
    [version] Dieses Programm kennt Version { $version } nicht
    [moves] Einige ihrer Züge fehlen
   *[options] Ihre Optionen sind ungültig
 }.

backup-about = die Datenbank in eine Datei kopieren, auch während der Bot läuft, und die Kopie prüfen
backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
backup-done = Die Datenbank wurde nach { $file } kopiert; { $matches ->
    [0] die Kopie wurde untersucht.
    [one] ihre neueste Partie wurde nachgespielt.
   *[other] ihre { $matches } neuesten Partien wurden nachgespielt.
  }
backup-exists = Eine Datei { $file } gibt es schon: Nenn eine andere.
backup-nothing = In { $file } gibt es nichts zu kopieren.
backup-unplayable = Partie { $match } lässt sich nicht nachspielen: { $reason }.
backup-postgresql = PostgreSQL wird mit seinem eigenen Werkzeug gesichert: pg_dump --format=custom --file=FILE { $address }
restore-about = eine Kopie der Datenbank an ihre Stelle setzen; der Bot muss beendet sein
restore-file = eine Kopie von „backup“, oder eine, die eine Aktualisierung hinterlassen hat
restore-no-file = Eine Datei { $file } gibt es nicht.
restore-newest = Die neuesten Änderungen an { $file } stehen daneben in einer Datei, die auf -wal endet. In einem schreibgeschützten Ordner lassen sie sich nicht lesen: Kopier beide Dateien in einen anderen Ordner und stell von dort wieder her.
restore-postgresql = PostgreSQL wird mit seinem eigenen Werkzeug wiederhergestellt: pg_restore --clean --dbname={ $address } FILE
restore-kept = Die vorige Datenbank ist in { $file }.
restore-done = { $file } enthält jetzt die Kopie; { $matches ->
    [0] die Kopie wurde untersucht.
    [one] ihre neueste Partie wurde nachgespielt.
   *[other] ihre { $matches } neuesten Partien wurden nachgespielt.
  }

migrate-about = alles aus der SQLite-Datei in eine PostgreSQL-Datenbank kopieren und beide vergleichen; der Bot muss beendet sein
migrate-url = die andere Datenbank, die leer sein muss: postgresql://user:password@host/name
migrate-not-postgresql = Nenn eine PostgreSQL-Datenbank, etwa postgresql://user:password@host/name.
migrate-no-file = DATABASE_URL nennt schon eine PostgreSQL-Datenbank: Kopieren lässt sich nur eine SQLite-Datei.
migrate-not-empty = Die Datenbank { $place } ist nicht leer: Nenn eine leere.
migrate-changed = Die Datei hat sich geändert, seit die Kopie in { $place } begonnen wurde: Nenn eine leere Datenbank.
migrate-differs = Die Kopie in { $place } weicht ab ({ $tables }): Nenn eine leere Datenbank und kopier noch einmal.
migrate-copied = { $table }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
  }
migrate-done = Alles wurde nach { $place } kopiert und Zeile für Zeile verglichen: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
  }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
  }. Schreib die Adresse in DATABASE_URL und starte den Bot; die SQLite-Datei ist unverändert.

# Auf der Seite zum Spielen selbst

page-viewing = Du spielst als
page-hand-over = Gib { $name } den Bildschirm
page-take = Ich bin { $name }: Steine zeigen
page-stay = Noch nicht, { $name } schaut noch
