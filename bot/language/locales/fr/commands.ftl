# Noms des commandes : en minuscules, sans espaces.

command-play = jouer
command-play-help = Choisis un jeu : une table pour tous, ou une partie tout de suite contre des ordinateurs
command-hand = main
command-hand-help = Regarde tes dominos et joue ton coup
command-table = table
command-table-help = Une table de ce salon : score, règles, pause, quitter, fermer et plus
command-turns = tours
command-turns-help = Toutes tes tables : d’abord celles qui t’attendent, avec ta main
command-uno = uno
command-uno-help = Crie UNO, ou annonce ton dernier domino
command-leaderboard = classement
command-leaderboard-help = Qui est en tête sur ce serveur
command-rules = règles
command-rules-help = Les règles jouées ici
command-help = aide
command-help-help = Ce que ce bot sait faire
parameter-game = jeu
parameter-game-help = Quel jeu
parameter-table = table
parameter-table-help = Quelle table, s’il y en a plusieurs dans ce salon
parameter-period = période
parameter-period-help = Depuis toujours, ce mois-ci ou ce trimestre
