# Namen von Befehlen: Kleinbuchstaben, ohne Leerzeichen.

command-play = spielen
command-play-help = Wähle ein Spiel: ein Tisch für alle hier, oder gleich eine Partie gegen Computer
command-hand = hand
command-hand-help = Sieh deine Steine an und mach deinen Zug
command-table = tisch
command-table-help = Ein Tisch in diesem Kanal: Stand, Regeln, Pause, Verlassen, Beenden und mehr
command-turns = dran
command-turns-help = Alle deine Tische: zuerst die, die auf dich warten, mit deiner Hand
command-uno = uno
command-uno-help = Ruf UNO oder sag deinen letzten Stein an
command-leaderboard = rangliste
command-leaderboard-help = Wer auf diesem Server am besten spielt
command-rules = regeln
command-rules-help = Die Regeln, nach denen hier gespielt wird
command-help = hilfe
command-help-help = Was dieser Bot kann
parameter-game = spiel
parameter-game-help = Welches Spiel
parameter-table = tisch
parameter-table-help = Welcher Tisch, wenn es in diesem Kanal mehrere gibt
parameter-period = zeitraum
parameter-period-help = Gesamte Zeit, dieser Monat oder dieses Quartal
