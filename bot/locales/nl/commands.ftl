# Namen van opdrachten: kleine letters, geen spaties.

command-play = spelen
command-play-help = Open een tafel in dit kanaal
command-hand = hand
command-hand-help = Bekijk je eigen stenen en doe je zet
command-table = tafel
command-table-help = Toon de tafel opnieuw
command-uno = uno
command-uno-help = Roep UNO!
command-leave = vertrekken
command-leave-help = Geef je plaats aan een tafel op
command-end = stoppen
command-end-help = Sluit een tafel voor iedereen
command-score = stand
command-score-help = De stand aan een tafel
command-leaderboard = ranglijst
command-leaderboard-help = Wie op deze server het vaakst wint
command-rules = spelregels
command-rules-help = De regels waarmee hier wordt gespeeld
command-help = help
command-help-help = Wat deze bot kan
parameter-game = spel
parameter-game-help = Welk spel
parameter-table = tafel
parameter-table-help = Welke tafel, als dit kanaal er meer heeft
parameter-period = periode
parameter-period-help = Aller tijden of deze maand
