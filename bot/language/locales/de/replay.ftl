# Eine beendete Partie noch einmal, und wie gegeben wurde.

command-replay = nachspielen
command-replay-help = Sieh eine Partie noch einmal an und prüf, ob ehrlich gegeben wurde
parameter-code = code
parameter-code-help = Die Partie: die acht Zeichen ihres Codes
parameter-hash = hash
parameter-hash-help = Der Hash auf der Nachricht vom Geben, um zu vergleichen, wie gegeben wurde

# Ansehen
button-replay = Nachspielen
button-replay-first = ⏮ Anfang
button-replay-back = ◀ Zurück
button-replay-next = Weiter ▶
button-replay-last = Ende ⏭
button-replay-share = Animation senden
button-deal = Wie gegeben wurde
pick-replay-round = Zum Ende einer Runde springen
replay-choice = { $game }: { $players } · { $date }
replay-former-player = Früherer Spieler
replay-title = 🎞️ **{ $game }** · `{ $code }` · Schritt { $step } von { $steps }
replay-none = Keine beendete Partie dieses Servers hat diesen Code. Beim Tippen werden dir die Partien vorgeschlagen, in denen du gespielt hast.
match-thinned = Diese Partie ist so lange her, dass ihre Züge gelöscht sind. Das Ergebnis, falls es eines gibt, zählt weiter in allen Statistiken.
replay-other-rules = Diese Partie lässt sich nicht nachspielen: Sie wurde nach den Regeln einer anderen Version dieses Bots gespielt.
replay-busy = Die Animation dieser Partie entsteht schon. Einen Moment, bitte.
replay-busy-here = Pro Person und pro Server eine Animation zugleich. Einen Moment, bitte.
replay-may-not-send = Du darfst in diesem Kanal nicht schreiben, darum sende ich dort nichts für dich.
replay-making = Die Animation entsteht. Sie erscheint gleich in diesem Kanal.
replay-progress = Die Animation entsteht: { $share } fertig.
replay-shared = 🎞️ { $name } zeigt eine Partie { $game }. Gespielt haben { $players }. Mit /nachspielen { $code } gehst du sie Schritt für Schritt durch.
replay-alt = Eine Partie { $game }, vom ersten Geben bis zum Ergebnis. { $standing }

# Ehrlich gegeben
fair-sealed = -# 🔒 Versiegelt gegeben: Der SHA-256 des Geheimnisses ist `{ $hash }`
verify-none = Keine Partie, die auf diesem Server gegeben wurde, hat diesen Code.
verify-running = Diese Partie läuft noch. Ihr Geheimnis würde die Hände verraten, darum bleibt es bis zum Ende versiegelt.
verify-title = 🔎 **{ $game }** · `{ $code }`
verify-secret = Geheimnis: { $secret }
verify-number = Nummer der Nachricht: { $number }
verify-seed = Startwert: { $seed }
verify-hash = SHA-256: { $hash }
verify-compare = Vergleich ihn mit dem Hash auf der Nachricht „Die Steine gehen jetzt an“, die vor dem Geben gesendet wurde.
verify-compare-number = Vergleich auch die Nummer: Der Link der Nachricht „Die Steine gehen jetzt an“ endet damit. Mehr als eine solche Nachricht für ein Spiel hieße, dass jemand probiert hat, bis die Steine gefielen.
verify-same-hash = ✅ Das ist der Hash, den du angegeben hast: Genau das war versiegelt.
verify-other-hash = ❌ Das ist nicht der Hash, den du angegeben hast.
verify-true = ✅ Mit den Steinen aus diesem Startwert { $moves ->
    [one] ergibt der eine aufgezeichnete Zug
   *[other] ergeben die { $moves } aufgezeichneten Züge
 } genau die Punkte, die gespeichert wurden.
verify-false = ❌ Was gespeichert wurde, ist nicht, was die aufgezeichneten Züge mit diesem Startwert ergeben.
verify-other-rules = ⚠️ Die aufgezeichneten Züge lassen sich nicht nachspielen: Sie gehören zu den Regeln einer anderen Version dieses Bots.
verify-dealt = Die Hände beim ersten Zug; der Talon in der Reihenfolge, in der gezogen wird.
verify-round = Runde { $number }
verify-hand = { $name }: { $tiles }
verify-stock = Talon: { $tiles }
verify-no-stock = Der Talon ist leer.
verify-yourself = Um dieselben Steine ohne diesen Server zu geben, hol dir das Programm und führ diese Zeile aus, oder füg sie auf seiner Seite docs/verify.html ein:
verify-attached = Wie gegeben wurde, steht in der Datei.

# Auf der Kommandozeile
verify-about = die Steine einer Partie noch einmal geben, aus dem, was Discord gezeigt hat; braucht weder Discord noch eine Datenbank
verify-word-game = SPIEL
verify-word-seats = PLÄTZE
verify-word-secret = GEHEIMNIS
verify-word-message = NUMMER
verify-about-game = welches Spiel: { $games }
verify-about-seats = wie viele spielen
verify-about-secret = das Geheimnis vom Ende der Partie, oder der Startwert, wenn einer gezeigt wurde
verify-about-message = die Nummer oder der Link der Nachricht, die sagt, was gegeben wird: Sie wird ins Geheimnis gemischt
verify-about-option = eine Hausregel der Partie; darf mehrmals angegeben werden
verify-about-round = welche Runde, von 1 an gezählt (1)
verify-about-hash = der Hash, der vor der Partie gezeigt wurde: ein Geheimnis ablehnen, das nicht dazu passt
verify-player = Platz { $number }
verify-no-game = Ein Spiel { $game } gibt es nicht: Wähle eines von { $games }.
verify-no-seats = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
verify-no-option = { $given } ist keine Hausregel von { $game }: Gib name=wert an, mit einem von { $names }.
verify-no-value = { $name } kann nicht { $value } sein: Wähle { $values }.
verify-clash = Diese Hausregeln vertragen sich nicht.
verify-no-round = { $round } ist keine Runde: Gib eine Zahl ab 1 an.
verify-no-message = { $message } ist weder Nummer noch Link einer Nachricht.
verify-hash-differs = Der Hash dieses Geheimnisses ist { $hash }, nicht { $given }.
verify-hash-same = Das ist der Hash, den du angegeben hast.
