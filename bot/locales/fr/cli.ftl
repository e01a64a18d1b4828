# Ce que dit la ligne de commande.

cli-about = Un bot Discord avec lequel les gens d’un serveur jouent ensemble à une famille de jeux de dominos.
cli-command = commande
cli-file = FICHIER
cli-run = se connecter à Discord et servir ses serveurs ; il faut DISCORD_TOKEN dans .env ou dans l’environnement
cli-play = jouer hors ligne : le même bot dans un navigateur sur cette machine, sans compte Discord
cli-database = le fichier où les tables sont gardées ({ $default })
cli-port = le port à écouter, sur cette machine seulement (un qui est libre)
cli-no-browser = afficher l’adresse sans ouvrir de navigateur
cli-language = la langue des gens et du serveur (celle du terminal)

cli-invite = Pour ajouter le bot à un serveur, ouvre { $link }
cli-login-failed = Discord n’accepte pas DISCORD_TOKEN : recopie le jeton de la page « Bot » de ton application dans .env.
cli-unreachable = Discord est injoignable : { $reason }.
cli-no-simcord = Jouer hors ligne demande quelques paquets de plus : installe l’extra « play », comme l’explique le README.
cli-port-taken = Un autre programme écoute le port { $port } : choisis-en un autre avec --port.
cli-strange-tables = { $database } contient des tables d’un vrai serveur, qui ne se jouent pas hors ligne : nomme un autre fichier avec --database.

cli-address = Le bot joue à l’adresse { $address }
cli-first = 1. Tape { $command } dans le champ sous les messages, appuie sur Entrée, puis sur la flèche à droite : une table s’ouvre.
cli-second = 2. Appuie sur « { $computer } », ou regarde en tant que { $others } et appuie sur « { $join } » ; puis, de nouveau toi-même, sur « { $start } ».
cli-third = 3. Tes dominos arrivent d’eux-mêmes ; « { $hand } » les montre à nouveau, { $command } dit le reste.
cli-stop = Ctrl-C arrête tout ; tes tables attendent dans { $database }.
cli-enter = Entrée redémarre le bot seul.
cli-restarted = Le bot a redémarré.
