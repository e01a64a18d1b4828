# Noms des commandes : en minuscules, sans espaces.

command-play = jouer
command-play-help = Ouvre une table dans ce salon
command-hand = main
command-hand-help = Regarde tes dominos et joue ton coup
command-table = table
command-table-help = Montre la table à nouveau
command-uno = uno
command-uno-help = Crie UNO !
command-leave = quitter
command-leave-help = Laisse ta place à une table
command-end = terminer
command-end-help = Ferme une table pour tout le monde
command-score = score
command-score-help = Le score d’une table
command-leaderboard = classement
command-leaderboard-help = Qui gagne le plus souvent sur ce serveur
command-rules = règles
command-rules-help = Les règles jouées ici
command-help = aide
command-help-help = Ce que ce bot sait faire
parameter-game = jeu
parameter-game-help = Quel jeu
parameter-table = table
parameter-table-help = Quelle table, s’il y en a plusieurs dans ce salon
parameter-period = période
parameter-period-help = Depuis toujours ou ce mois-ci
