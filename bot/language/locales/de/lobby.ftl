# Die Spiele zur Auswahl, und die Lobby eines Tisches.

# Das Regal
shelf = **Was spielen wir?** Der Name eines Spiels öffnet einen Tisch für alle hier; *{ $now }* startet sofort, gegen Computer.
shelf-all-fives = Mach die offenen Enden durch fünf teilbar.
shelf-block = Der Klassiker: Wer ist zuerst fertig?
shelf-partners = Zwei gegen zwei, auf der ganzen Welt.
shelf-domino-4 = Farben, Joker und eine Kette mit Kurven.
shelf-mexican-train = Bau deinen Zug und steig bei anderen ein.
shelf-uno-dominos = Farben, Zahlen, fiese Symbole. Ruf UNO!
alt-shelf = { $game } ({ $aside }): { $line }
button-play-now = Gleich spielen
which-game = Welches Spiel?

# Die Lobby
lobby-facts = -# { $facts }
fair-sealed-short = 🔒 Versiegelt gegeben
fair-sealed-line = -# 🔒 Versiegelt gegeben
fair-sealed-linked = -# 🔒 [Versiegelt gegeben]({ $link })
chip-rated-yes = gewertet, keine Tipps
chip-rated-no = nicht gewertet
picture-host = Host
button-seal = 🔒 Versiegelt gegeben
seal-title = ### 🔒 Versiegelt gegeben
    Niemand kann die Steine aussuchen, auch nicht, wer diesen Bot betreibt. Beim Öffnen des Tisches wurde ein Geheimnis gezogen und versiegelt. Bei *Starten* gibt Discord der Nachricht vom Geben eine Nummer, und die wird hineingemischt. Nach der Partie wird das Geheimnis gezeigt, und alle können nachprüfen, wie gegeben wurde.
fair-opened-short = -# 🔓 Niemand konnte die Steine aussuchen.
button-check-deal = Geben prüfen
seal-number = -# 🎲 Hineingemischt: `{ $number }`, die Nummer der Nachricht vom Geben
setup-game = Spiel: { $value }
setup-preset = Regeln: { $value }
setup-pace = Tempo: { $value }
setup-level = Computer: { $value }

# Partner in der Lobby
lobby-team = 🤝 { $names }
lobby-team-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
chip-rotation = Partner wechseln bei Revanche
rotation-rule = 🔄 Bei jeder Revanche wechseln die Partner.
button-swap = Partner tauschen
button-rotation-yes = Revanche: neue Partner
button-rotation-no = Revanche: gleiche Partner
pick-playwith = Spielen mit …
playwith-nobody = Freie Seite: auf Partner warten
partner-now = Du spielst mit { $name }.
partner-free = Der Platz deines Partners ist frei: Wer dazukommt, kann ihn nehmen.
partner-taken = { $names } spielen schon zusammen. Der Host kann die Partner mit ⚙️ tauschen.

# Die Tische einer Person
button-mytables = Meine Tische
