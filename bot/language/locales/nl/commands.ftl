# Namen van opdrachten: kleine letters, geen spaties.

command-play = spelen
command-play-help = Kies een spel: een tafel voor iedereen hier, of meteen een partij tegen computers
command-hand = hand
command-hand-help = Bekijk je eigen stenen en doe je zet
command-table = tafel
command-table-help = Een tafel in dit kanaal: stand, regels, pauze, weggaan, sluiten en meer
command-turns = beurten
command-turns-help = Al je tafels: eerst die op jou wachten, met je hand erbij
command-uno = uno
command-uno-help = Roep UNO, of kondig je laatste steen aan
command-leaderboard = ranglijst
command-leaderboard-help = Wie op deze server de beste is
command-rules = spelregels
command-rules-help = De regels waarmee hier wordt gespeeld
command-help = help
command-help-help = Wat deze bot kan
parameter-game = spel
parameter-game-help = Welk spel
parameter-table = tafel
parameter-table-help = Welke tafel, als dit kanaal er meer heeft
parameter-period = periode
parameter-period-help = Aller tijden, deze maand of dit kwartaal
