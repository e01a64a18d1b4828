# Was jemandem gehört: was sie für sich einstellen, und was über sie gespeichert ist.

command-me = ich
command-me-help = Deine Einstellungen und deine Daten
me-title = ## Für dich · { $page }
    Nur du siehst das, und es gilt auf jedem Server.
me-wish = • **{ $wish }**
    -# { $help }
me-notifications = Meldungen
me-hand = Meine Hand
me-quiet = Ruhezeit
me-privacy = Privatsphäre

wish-person-language = Sprache
wish-person-language-help = Alles, was nur du siehst, ist in dieser Sprache.
wish-person-language-value-default = wie mein Discord
wish-person-ping = Mich erwähnen, wenn ich dran bin
wish-person-ping-help = Discord meldet es dir dann. Während du spielst, ändert sich stattdessen die Nachricht des Tisches.
wish-person-ping-value-slow = wenn ich nicht hinsehe oder langsam bin
wish-person-ping-value-each = jedes Mal
wish-person-ping-value-next = auch wenn ich als Nächstes dran bin
wish-person-ping-value-digest = einmal am Tag, als Direktnachricht
wish-person-ping-value-none = nie
wish-person-direct = Als Direktnachricht
wish-person-direct-help = Statt einer Erwähnung am Tisch. Mehrere Tische zugleich ergeben eine Nachricht.
wish-person-half = Nach der Hälfte meiner Zeit erinnern
wish-person-half-help = Sonst nach drei Vierteln. Pro Zug gibt es eine Erinnerung.
wish-person-digest_hour = Tägliche Nachricht um
wish-person-digest_hour-help = In deiner Zeitzone (unter Ruhezeit). Die Nachricht kommt nur, wenn ein Tisch auf dich wartet.
wish-person-digest_hour-value = { $value }:00 Uhr
direct-refused = Discord lässt mich dir keine Direktnachrichten schicken, darum habe ich damit aufgehört. Von jetzt an erwähnen dich die Tische wieder. Mit /ich änderst du das.
wish-person-order = Reihenfolge meiner Steine
wish-person-order-help = Wie deine Hand sortiert ist, im Bild und auf den Knöpfen.
wish-person-order-value-rack = wie das Spiel sie sortiert
wish-person-order-value-playable = was spielbar ist zuerst
wish-person-order-value-heavy = was am meisten zählt zuerst
wish-person-contrast = Starker Kontrast
wish-person-contrast-help = Deine eigenen Bilder in kräftigen Farben auf Schwarz; Spielbares hat einen Rahmen.
wish-person-large = Große Steine
wish-person-large-help = Deine eigenen Bilder mit möglichst großen Steinen und offenen Enden.
wish-person-text = Worte neben den Bildern
wish-person-text-help = Deine Hand sagt auch in Worten, welche Steine du hast und was auf dem Tisch liegt.
wish-person-auto_call = Für mich rufen
wish-person-auto_call-help = Der Bot sagt deinen letzten Stein an (UNO!). Alle am Tisch erfahren das.
wish-person-auto_draw = Für mich ziehen und passen
wish-person-auto_draw-help = Wo du nur ziehen oder nur passen kannst, macht es der Bot nach kurzer Zeit.
wish-person-auto_lay = Meinen einzigen Stein für mich legen
wish-person-auto_lay-help = Wenn ein Stein an nur eine Stelle passt, legt ihn der Bot. Andere merken: Du hattest keine Wahl.
wish-person-marker = Mein Marker
wish-person-marker-help = Deine Farbe und Form am Tisch, falls sie noch frei sind.
wish-person-marker-value-seat = nach meinem Platz
wish-person-marker-value-orange = 🟠 orange Scheibe
wish-person-marker-value-blue = 🟦 blaues Quadrat
wish-person-marker-value-green = 🟢 grünes Sechseck
wish-person-marker-value-yellow = 🟡 gelbe Raute
wish-person-marker-value-purple = 🟣 lila Schild
wish-person-marker-value-grey = 🏠 graues Haus
wish-person-marker-value-pink = 🔴 rosa Achteck
wish-person-marker-value-turquoise = 🟩 türkises Ticket
wish-person-away_until = Ich bin weg
wish-person-away_until-help = Nichts wird dir gemeldet; Uhren ab einer Stunde ruhen für dich. Der Tisch sieht, bis wann.
wish-person-away_until-value = { $value ->
    [0] nein
    [1] 1 Tag
   *[other] { $value } Tage
 }
wish-person-zone = Deine Zeitzone, nach Stadt
wish-person-zone-help = Gib die nächste große Stadt ein, zum Beispiel Berlin. Nach ihrer Uhr richtet sich die Ruhezeit.
wish-person-zone-value-default = UTC
wish-person-zone-example = Berlin, Wien, Zürich
city-unknown = Ich kenne keine Zeitzone von { $city }. Versuch es mit der nächsten großen Stadt.
wish-person-quiet_from = Ruhezeit ab
wish-person-quiet_from-help = Dann wird dir nichts gemeldet, und Uhren ab einem Tag ruhen für dich.
wish-person-quiet_from-value = { $value ->
    [-1] keine
   *[other] { $value }:00 Uhr
 }
wish-person-quiet_hours = Dauer der Ruhezeit
wish-person-quiet_hours-help = In deiner Zeitzone, höchstens 10 Stunden am Tag.
wish-person-quiet_hours-value = { $value ->
    [1] 1 Stunde
   *[other] { $value } Stunden
 }
wish-person-hidden = Mich aus Ranglisten heraushalten
wish-person-hidden-help = Du stehst in keiner Rangliste, und andere können deine Partien nicht nachsehen.
wish-person-quick_words = Zurufe
wish-person-quick_words-help = Kurze Grüße an deinen Tischen, unter *Mehr*. Aus: Niemand kann dort welche senden.
wish-person-blocked = Blockieren
wish-person-blocked-help = Sie können dich nicht einladen und an deinen Tischen nicht mitspielen. Sie erfahren es nicht.
wish-person-blocked-value = { $count ->
    [0] niemand
    [one] eine Person
   *[other] { $count } Personen
 }

# An der Hand und am Tisch
button-look-table = Tisch zeigen
button-look-tiles = Steine zeigen
hand-in-words = **Deine Steine:** { $tiles }
table-in-words = **Der Tisch:** { $table }
hand-forced = Etwas anderes geht nicht: Der Bot macht diesen Zug für dich.
hand-concealed = Du hast keine Wahl: Das wird gleich gespielt, ob du drückst oder nicht.
forced-soon = 👌 Das wird gleich gespielt.
shouted-by-bot = -# Für { $name } ruft der Bot.

# Was gespeichert ist
button-my-data = Meine Daten
button-export = Exportieren
button-forget = Daten löschen
button-forget-yes = Alles löschen
button-keep = Behalten
button-back-to-me = Zurück
data-title = ## Was über dich gespeichert ist
data-names = • { $servers ->
    [one] Dein Name auf einem Server
   *[other] Deine Namen auf { $servers } Servern
 }: { $names }
data-matches = • { $count ->
    [one] Eine Partie, in der du gesessen hast
   *[other] { $count } Partien, in denen du gesessen hast
 }, mit { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
 } von dir
data-hosted = • { $count ->
    [one] Ein Tisch, dessen Host du bist oder warst
   *[other] { $count } Tische, deren Host du bist oder warst
 }
data-results = • Deine Ergebnisse in { $results ->
    [one] einer beendeten Partie
   *[other] { $results } beendeten Partien
 } und { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
 }
data-ratings = • { $count ->
    [one] Eine Wertung
   *[other] { $count } Wertungen
 }
data-wishes = • { $count ->
    [one] Eine Sache, die du hier eingestellt hast
   *[other] { $count } Sachen, die du hier eingestellt hast
 }
data-puzzles = • Deine Antwort auf das letzte Rätsel des Tages, und wie viele du in Folge gelöst hast
data-lessons = • { $count ->
    [one] Wie weit du in einer Lektion bist
   *[other] Wie weit du in { $count } Lektionen bist
 }
data-reminders = • Was Direktnachrichten dir von deinen Tischen melden sollen
data-watches = • { $count ->
    [one] Tischmeldungen für einen Kanal
   *[other] Tischmeldungen für { $count } Kanäle
 }
data-invitations = • { $count ->
    [one] Eine Einladung an einen Tisch
   *[other] { $count } Einladungen an Tische
 }
data-questions = • { $count ->
    [one] Eine offene Frage an einem Tisch, in der es um dich geht
   *[other] { $count } offene Fragen an Tischen, in denen es um dich geht
 }
data-barred = • Dass { $count ->
    [one] ein Server dich
   *[other] { $count } Server dich
 } von den Tischen ausgeschlossen { $count ->
    [one] hat
   *[other] haben
 }. Das bleibt, auch wenn du deine Daten löschst, bis du dort wieder zugelassen wirst
data-nothing = Über dich ist nichts gespeichert.
data-how = -# Nachrichten werden weder gelesen noch gespeichert. *Exportieren* gibt dir alles als Datei.
export-here = Das ist alles, was über dich gespeichert ist, Stand jetzt. Nur du siehst diese Datei.
forget-confirm = ## Alles löschen, was über dich gespeichert ist?
    Dein Name, deine Ergebnisse, deine Wertungen und alles, was du hier eingestellt hast, verschwinden, und du stehst in keiner Rangliste mehr. Partien bleiben für die anderen, mit niemandem auf deinem Platz. { $tables ->
        [0] Das lässt sich nicht rückgängig machen.
        [one] Du verlässt den Tisch, an dem du sitzt; ein Computer spielt dort weiter. Das lässt sich nicht rückgängig machen.
       *[other] Du verlässt die { $tables } Tische, an denen du sitzt; Computer spielen dort weiter. Das lässt sich nicht rückgängig machen.
    }
forget-playing = Du hast gerade einen Platz an einem Tisch genommen, darum wurde nichts gelöscht. Verlass ihn zuerst und versuch es dann noch einmal.
forget-done = Erledigt: Über dich ist nichts mehr gespeichert. Nur ein Server, der dich ausgeschlossen hat, weiß das noch. Spielst du wieder, fängst du neu an.

# Wo die Bedingungen stehen
policy-privacy = Datenschutz
policy-terms = Nutzungsbedingungen
policy-file = { $policy } (die Datei { $file } dieses Programms)
help-policies = -# { $privacy } · { $terms } · { $me } zeigt und löscht, was über dich gespeichert ist.
help-support = -# Hilfe mit diesem Bot: { $address }
operator-reach = Wer diesen Bot betreibt, ist hier zu erreichen: { $contact }

# Auf der Kommandozeile
person-about = als JSON zeigen oder löschen, was über jemanden gespeichert ist, der /ich nicht mehr nutzen kann
person-about-id = die Discord-ID der Person
person-about-forget = stattdessen alles löschen; ein laufender Bot kennt die Einstellungen bis zum Neustart
person-no-id = „{ $given }“ ist keine Discord-ID: Das ist eine Zahl mit höchstens 19 Ziffern.
person-playing = { $id } sitzt noch an einem Tisch, darum wurde nichts gelöscht. Lass ihn zuerst beenden.
person-forgotten = Über { $id } ist nichts mehr gespeichert, außer in den Listen von Servern, die die Person ausgeschlossen haben.
server-about = alles löschen, was über einen Server gespeichert ist: Tische, Ergebnisse, Namen und Einstellungen
server-about-id = die Discord-ID des Servers
server-playing = Server { $id } hat einen Tisch, an dem noch gespielt werden kann, darum wurde nichts gelöscht. Lass ihn zuerst beenden.
server-forgotten = Über Server { $id } ist nichts mehr gespeichert. Ein laufender Bot kennt die Einstellungen bis zum Neustart.
