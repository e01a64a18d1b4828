# Phrases de la ligne de commande.

cli-about = Un bot Discord avec lequel les gens d’un serveur jouent ensemble à une famille de jeux de dominos.
cli-command = commande
cli-file = FICHIER
cli-run = se connecter à Discord et servir ses serveurs ; il faut DISCORD_TOKEN dans .env ou dans l’environnement
cli-play = jouer hors ligne : le même bot dans un navigateur sur cette machine, sans compte Discord
cli-database = le fichier où les tables sont gardées (par défaut : { $default })
cli-cluster = partager les shards de Discord avec d’autres processus sur la même base PostgreSQL
cli-port = le port à écouter, sur cette machine seulement (par défaut : un port libre)
cli-no-browser = afficher l’adresse sans ouvrir de navigateur
cli-language = la langue des gens et du serveur (par défaut : celle du terminal)
cli-name = NOM
cli-names = noms des personnes que tu peux jouer, dans l’ordre (par défaut : Ann Bob Eve)

cli-invite = Pour ajouter le bot à un serveur, ouvre { $link }
cli-login-failed = Discord n’accepte pas DISCORD_TOKEN : recopie le jeton de la page « Bot » de ton application dans .env.
cli-unreachable = Discord est injoignable : { $reason }.
cli-no-monitoring = Les métriques ne peuvent pas être servies sur { $host }, port { $port } : { $reason }. Choisis un autre METRICS_PORT, ou laisse-le vide.
cli-no-output = La sortie ne peut pas être écrite : { $reason }.
cli-no-simcord = Jouer hors ligne demande quelques paquets de plus : installe l’extra « play » (voir docs/run/index.md).
cli-not-text = { $text } n’est pas du texte en UTF-8 : saisis-le à nouveau.
cli-port-impossible = { $port } n’est pas un port : choisis un nombre de 0 à 65535.
cli-port-taken = Un autre programme écoute le port { $port } : choisis-en un autre avec --port.
cli-strange-tables = { $database } contient des tables d’un vrai serveur, qui ne peuvent pas se jouer hors ligne : nomme un autre fichier avec --database.
cli-names-impossible = Ces noms sont impossibles : donne à { $most } personnes au plus un nom de 1 à { $length } caractères.
cli-name-twice = Deux personnes ne peuvent pas s’appeler toutes les deux { $name }.

cli-address = Le bot joue à l’adresse { $address }
cli-first = 1. Appuie sur « { $open } » sous le message d’accueil : tes dominos apparaissent, chaque coup est un bouton.
cli-second = 2. Pour jouer avec { $others }, à choisir en haut, appuie sur le nom d’un jeu ; ils appuient sur « { $join } », et toi sur « { $start } ».
cli-third = 3. Tes dominos apparaissent d’eux-mêmes ; « { $hand } » les montre à nouveau, { $command } explique le reste.
cli-stop = Ctrl-C arrête le bot ; tes tables restent dans { $database }.
cli-enter = Entrée redémarre seulement le bot.
cli-restarted = Le bot a redémarré.

# Réglages invalides
config-no-token = DISCORD_TOKEN n’est pas défini : mets le jeton du bot dans .env ou dans l’environnement.
config-unreadable = Les réglages de { $file } sont illisibles : { $reason }.
config-no-setting = La ligne { $line } de { $file } n’a pas la forme NOM=valeur.
config-misspelt = La ligne { $line } de { $file } définit { $name }, qui n’est pas un réglage : { $meant } en est un.
config-cluster-sqlite = Plusieurs processus peuvent partager une base PostgreSQL, pas un fichier SQLite : indique-en une dans DATABASE_URL, ou retire --cluster.
config-shards-alone = SHARDS dit quels shards sert un processus parmi plusieurs : lance-le avec --cluster, ou retire SHARDS.
config-shared = Plusieurs processus du bot partagent cette base en ce moment : lance celui-ci aussi avec --cluster, ou arrête-les d’abord.
config-impossible = { $name } doit être { $kind ->
    [discord_token] le jeton du bot, un seul mot sans espace
    [database_url] l’adresse d’un fichier SQLite ou d’une base PostgreSQL
    [log_level] DEBUG, INFO, WARNING ou ERROR
    [log_format] text ou json
    [low_memory] 1 pour oui ou 0 pour non
    [database_direct_url] l’adresse d’une base PostgreSQL
    [database_connections] un nombre entier de { $low } à { $high }
    [workers] un nombre entier de { $low } à { $high }
    [turn_messages] auto, channel ou follow-up
    [requests_a_second] un nombre de requêtes par seconde, de { $low } à { $high }
    [metrics_port] un port de 1 à 65535
    [metrics_host] une adresse de cette machine, comme 127.0.0.1
    [privacy_url] une adresse web qui commence par https:// ou http://, sans espace, parenthèse ni chevron
    [terms_url] une adresse web qui commence par https:// ou http://, sans espace, parenthèse ni chevron
    [keep_matches_days] un nombre de jours, { $high } au plus, ou 0 pour tout garder
    [support_url] une adresse web qui commence par https:// ou http://, sans espace, parenthèse ni chevron
    [operator_contact] 100 caractères au plus, sur une ligne
    [shut_out] des identifiants Discord séparés par des virgules
    [shards] une plage comme 0-15/64 : le premier shard, le dernier, et leur nombre total
   *[number] un nombre de secondes de { $low } à { $high }
 } ({ $line ->
    [0] défini dans l’environnement
   *[other] ligne { $line } de { $file }
 }).

# La base
store-no-folder = La base ne peut pas être gardée dans { $place } : le dossier { $folder } n’existe pas.
store-no-file-named = La base doit être un fichier, comme sqlite+aiosqlite:///boneyard.sqlite3.
store-not-a-file = La base { $place } n’est pas un fichier.
store-forbidden = Cet utilisateur ne peut pas lire et écrire la base { $place }.
store-read-only = La base { $place } ne peut pas être écrite : cet utilisateur doit pouvoir écrire dans le fichier, et en créer d’autres à côté dans { $folder }.
store-no-database = { $place } n’est pas une base de données ; le fichier a été laissé tel quel.
store-damaged = La base { $place } est endommagée ; elle a été laissée telle quelle. Mets une sauvegarde à sa place.
store-in-use = La base { $place } est utilisée par un autre programme.
store-served = Un autre bot sert déjà des tables depuis la base { $place } : arrête-le d’abord, ou indique une autre base dans DATABASE_URL.
store-closed = La base { $place } est fermée : le bot s’arrête.
store-slow = La base { $place } ne répond pas à temps.
store-disk-full = Le disque est plein : plus rien ne peut être enregistré dans { $place }.
store-unusable = La base { $place } est inutilisable : { $reason }.
store-address = L’adresse de la base est inutilisable : { $reason }.
store-no-driver = PostgreSQL demande son pilote : installe l’extra « postgres » (voir docs/run/index.md).
store-pooler = Le pooler à l’adresse { $place } ne conserve pas les requêtes préparées : prends PgBouncer 1.21 ou plus récent avec max_prepared_statements, ou connecte-toi au serveur lui-même.
store-lease-lost = Un autre processus du bot sert désormais cette table.
store-no-backup = La base { $place } n’a pas pu être sauvegardée : { $reason }.
store-unfinished = La copie dans { $place } n’est pas complète : relance « migrate-to » jusqu’à ce qu’il le dise.
store-not-direct = { $place } est un pooler, à travers lequel les processus ne peuvent pas s’avertir : mets l’adresse du serveur lui-même dans DATABASE_DIRECT_URL.
store-foreign = La base { $place } appartient à un autre programme ; elle a été laissée telle quelle.
store-too-new = La base { $place } a été écrite par une version plus récente de ce programme (révision { $revision }) ; elle a été laissée telle quelle. Mets le programme à jour.
store-contradiction = Les données enregistrées contredisent ce changement : { $reason }.
store-no-table = Il n’y a pas de table { $table }.
store-ended = La partie à la table { $table } est terminée.
store-other-move = La table { $table } n’attend pas le coup { $n }.
store-unknown-record = L’historique de la table { $table } est illisible : { $why ->
    [version] ce programme ne connaît pas sa version, { $version }
    [moves] il manque des coups
   *[options] ses règles sont invalides
 }.

backup-about = copie la base dans un fichier, même pendant que le bot tourne, et vérifie la copie
backup-file = le fichier à écrire, qui ne doit pas encore exister
backup-done = La base a été copiée dans { $file } ; { $matches ->
    [0] la copie a été examinée.
    [one] sa partie la plus récente a été rejouée.
   *[other] ses { $matches } parties les plus récentes ont été rejouées.
  }
backup-exists = Il y a déjà un fichier { $file } : donne un autre nom.
backup-nothing = Il n’y a rien à copier dans { $file }.
backup-unplayable = La partie { $match } ne peut pas être rejouée : { $reason }.
backup-postgresql = PostgreSQL se sauvegarde avec son propre outil : pg_dump --format=custom --file=FICHIER { $address }
restore-about = remet une copie à la place de la base ; le bot doit être arrêté
restore-file = une copie faite par « backup », ou laissée par une mise à jour
restore-no-file = Il n’y a pas de fichier { $file }.
restore-newest = Les derniers changements de { $file } sont à côté, dans un fichier qui finit par -wal. Ils sont illisibles dans un dossier où rien ne peut être écrit : copie les deux fichiers dans un autre dossier, et restaure depuis celui-ci.
restore-postgresql = PostgreSQL se restaure avec son propre outil : pg_restore --clean --dbname={ $address } FICHIER
restore-kept = La base précédente est dans { $file }.
restore-done = { $file } contient maintenant la copie ; { $matches ->
    [0] elle a été examinée.
    [one] sa partie la plus récente a été rejouée.
   *[other] ses { $matches } parties les plus récentes ont été rejouées.
  }

migrate-about = copier tout le fichier SQLite dans une base PostgreSQL et comparer les deux ; le bot doit être arrêté
migrate-url = l’autre base, qui doit être vide : postgresql://user:password@host/name
migrate-not-postgresql = Indique une base PostgreSQL, par exemple postgresql://user:password@host/name.
migrate-no-file = DATABASE_URL indique déjà une base PostgreSQL : seul un fichier SQLite peut être copié.
migrate-not-empty = La base { $place } n’est pas vide : indique une base vide.
migrate-changed = Le fichier a changé depuis le début de la copie dans { $place } : indique une base vide.
migrate-differs = La copie dans { $place } diffère ({ $tables }) : indique une base vide et recommence.
migrate-copied = { $table } : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  }
migrate-done = Tout a été copié dans { $place } et comparé ligne par ligne : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }. Mets son adresse dans DATABASE_URL et démarre le bot ; le fichier SQLite n’a pas changé.

# Sur la page de play elle-même

page-viewing = Tu joues
page-hand-over = Passe l’écran à { $name }
page-take = Je suis { $name } : montre mes dominos
page-stay = Pas encore, { $name } regarde toujours
