# Ce que règlent les responsables d’un serveur, et ce qui les y aide.

wish-line = • { $wish }
pick-wish = Choisis ce que tu veux changer

wish-server-language = Langue des tables
wish-server-language-help = Ce que tout le monde voit est dit dans cette langue. Le reste suit la tienne.
wish-server-language-value-default = celle du serveur dans Discord
wish-server-channels = Salons pour les tables
wish-server-channels-help = Où l’on peut ouvrir une table, fils compris. Aucun choix : partout.
wish-server-channels-value = { $count ->
    [0] partout
    [one] un salon
   *[other] { $count } salons
 }
wish-server-openers = Qui peut ouvrir une table
wish-server-openers-help = Les membres ayant un de ces rôles et qui gère le serveur. Aucun rôle : tout le monde.
wish-server-openers-value = { $count ->
    [0] tout le monde
    [one] un rôle
   *[other] { $count } rôles
 }
wish-server-log = Salon du journal
wish-server-log-help = On y lit qui ouvre ou ferme une table et qui en est exclu. Aucun salon : pas de journal.
wish-server-log-value = { $count ->
    [0] aucun
   *[other] un salon
 }
wish-server-puzzle = Salon du problème
wish-server-puzzle-help = Il reçoit le problème chaque jour à minuit UTC, et combien ont résolu le précédent ici.
wish-server-puzzle-value = { $count ->
    [0] aucun
   *[other] un salon
 }
wish-server-barred = Membres exclus
wish-server-barred-help = Ils n’ouvrent pas de table et n’y prennent pas place. Une place déjà prise reste à eux.
wish-server-barred-value = { $count ->
    [0] personne
    [one] un membre
   *[other] { $count } membres
 }
wish-server-threads = Un fil par partie
wish-server-threads-help = Dès qu’une partie commence, elle passe dans son propre fil.
wish-server-tidy = Effacer les anciens tours
wish-server-tidy-help = L’ancien tour disparaît quand un nouveau commence. Sinon il reste, sans boutons.
wish-server-pings = Mentionner qui doit jouer
wish-server-pings-help = Discord lui envoie alors une notification.
wish-server-enders = Qui peut fermer une table
wish-server-enders-help = Qui peut gérer les messages peut toujours le faire.
wish-server-enders-value-host = son hôte
wish-server-enders-value-players = toute la table
wish-server-enders-value-moderators = les modérateurs seulement
wish-server-turn_seconds = Rythme des nouvelles tables
wish-server-turn_seconds-help = Le temps d’un tour ; passé ce délai, le bot joue à la place.
wish-server-turn_seconds-value = { $value ->
    [0] sans limite de temps
    [30] rapide, 30 secondes par tour
    [60] rapide, 1 minute par tour
    [120] rapide, 2 minutes par tour
    [300] rapide, 5 minutes par tour ; souple si on s’absente
    [14400] tranquille, 4 heures par tour
    [86400] tranquille, 1 jour par tour
    [259200] tranquille, 3 jours par tour
   *[other] { $value } secondes par tour
 }
wish-server-level = Ordinateurs des nouvelles tables
wish-server-level-help = Leur force. L’hôte peut en choisir une autre avant la partie.
wish-server-level-value-novice = Débutant
wish-server-level-value-casual = Amateur
wish-server-level-value-strong = Fort
wish-server-level-value-expert = Expert
wish-server-hints = Conseils
wish-server-hints-help = Si l’on peut demander un conseil quand une partie n’est pas classée.
wish-server-remarks = Les ordinateurs parlent
wish-server-remarks-help = Parfois, un ordinateur dit un mot à la fin d’une manche. Il ne révèle rien sur les dominos.
wish-server-rests = Les horloges s’arrêtent
wish-server-rests-help = Si les horloges lentes s’arrêtent pendant les heures calmes et les absences.
wish-server-boards = Classements
wish-server-boards-help = Qui voit un classement quand on le demande. Avec « personne », on ne voit que ses parties.
wish-server-boards-value-private = la personne qui en demande un
wish-server-boards-value-public = tout le salon
wish-server-boards-value-off = personne

command-settings = réglages
command-settings-help = Règle le fonctionnement du bot sur ce serveur

# Les écrans des réglages
settings-title = ## Réglages de ce serveur
    Choisis celui que tu veux changer. Tout vaut aussitôt ; langue, rythme et ordinateurs seulement pour les nouvelles tables.
settings-not-yours = Seules les personnes qui gèrent le serveur peuvent faire ça.
pick-defaults = Règles maison des nouvelles tables
defaults-title = ## { $game } : nouvelles tables
    { $start }
    L’hôte peut encore choisir d’autres règles maison avant la partie.
defaults-last = Les nouvelles tables reprennent ce qu’on a joué ici en dernier.
button-by-the-sheet = Selon la feuille de règles
button-as-last-played = Comme la dernière fois
button-all-settings = Tous les réglages
button-check-up = Vérifier mes permissions
button-export-as = Exporter ({ $format })

# Où sont les tables, et où elles peuvent être
shut-out = La personne qui fait tourner ce bot t’a exclu, ou a exclu ce serveur. /moi montre et efface encore ce qui est conservé à ton sujet.
barred = Les responsables de ce serveur t’ont exclu de ses tables.
play-not-yours = { $count ->
    [0] Sur ce serveur, seules les personnes qui le gèrent ouvrent des tables.
   *[other] Sur ce serveur, les tables sont ouvertes par { $roles }. Tu peux rejoindre une table ouverte.
 }
play-elsewhere = { $count ->
    [0] Les salons pour les tables n’existent plus. Quelqu’un qui gère le serveur peut en choisir d’autres avec /réglages.
   *[other] On n’ouvre pas de table dans ce salon. Essaie { $channels }.
 }
shown-elsewhere = Voici la table : { $channel }.
thread-here = La partie se joue dans { $thread }.
thread-welcome = { $players }, voici la table. *Ma main* montre tes dominos, à toi seulement.
thread-refused = { $count ->
    [one] Cette partie devrait avoir son propre fil, mais il me manque une permission dans { $channel } : { $permissions }. Elle se joue ici ; /réglages dit où autoriser les fils.
   *[other] Cette partie devrait avoir son propre fil, mais il me manque des permissions dans { $channel } : { $permissions }. Elle se joue ici ; /réglages dit où autoriser les fils.
 }
thread-failed = Cette partie devrait avoir son propre fil, mais Discord n’a pas voulu en créer un. Elle se joue ici.
thread-gone = Le fil de cette partie a été supprimé, la table est donc fermée. La partie ne compte pas.
permission-create-public-threads = Créer des fils publics

# L’examen
doctor-well = ✅ Tout va bien : j’ai ici les permissions qu’il me faut.
doctor-role = { $count ->
    [one] ❌ Il manque une permission à mon rôle { $role } : { $permissions }. Accorde-la dans les paramètres du serveur, sous Rôles, ou [réinvite-moi]({ $link }) : rien ne sera perdu.
   *[other] ❌ Il manque des permissions à mon rôle { $role } : { $permissions }. Accorde-les dans les paramètres du serveur, sous Rôles, ou [réinvite-moi]({ $link }) : rien ne sera perdu.
 }
settings-unseen = ❌ Je ne peux pas voir { $channels }{ $count ->
    [0] {""}
   *[other] {" "}et { $count } de plus
 } : accorde-moi *Voir le salon* là-bas, par mon rôle.
doctor-channel = { $count ->
    [one] ❌ Dans { $channel }, une permission m’est refusée : { $permissions }. Accorde-la à { $role } dans les paramètres de ce salon, sous Permissions.
   *[other] ❌ Dans { $channel }, des permissions me sont refusées : { $permissions }. Accorde-les à { $role } dans les paramètres de ce salon, sous Permissions.
 }
doctor-channels-gone = { $left ->
    [0] ❌ Aucun des salons pour les tables n’existe encore : on ne peut donc pas ouvrir de table. Choisis-en d’autres avec /réglages.
   *[other] ❌ { $count ->
        [one] Un des salons pour les tables n’existe plus
       *[other] { $count } des salons pour les tables n’existent plus
    }. Choisis de nouveau avec /réglages.
 }
doctor-roles-gone = ❌ Aucun des rôles qui peuvent ouvrir une table n’existe encore : seul qui gère le serveur peut donc le faire. Choisis-en d’autres avec /réglages.
doctor-log-gone = ❌ Le salon du journal n’existe plus : rien n’y est donc annoncé. Choisis-en un autre avec /réglages.
doctor-puzzle-gone = ❌ Le salon du problème n’existe plus : aucun problème n’est publié. Choisis-en un autre avec /réglages.
doctor-elsewhere = ℹ️ On n’ouvre pas de table dans ce salon, mais dans { $channels }. /réglages permet de le changer.
doctor-commands-told = 🔧 Discord ne connaissait pas toutes mes commandes. Je les lui ai redites ; s’il en manque encore, redémarre Discord.
doctor-commands-unknown = ⚠️ Je n’ai pas pu demander à Discord s’il connaît toutes mes commandes. Réessaie plus tard.
doctor-about = -# Boneyard { $version } · Discord répond en { $latency } ms

# Les premiers mots sur un serveur
greeting = ## Boneyard
    Des jeux de dominos pour tous, entre vous ou contre l’ordinateur. Le nom d’un jeu ouvre une table ; *{ $now }* distribue aussitôt, contre des ordinateurs.
    Plus tard : **/jouer**, **/règles**, **/aide** ; **/réglages** pour ceux qui gèrent le serveur.
button-open-table = Ouvrir une table
button-show-rules = Les règles
button-settings = Réglages

# Le salon du journal
log-line = { $what } · { $game } · { $channel } · `{ $code }`
log-opened = { $name } a ouvert une table
log-ended = { $name } a fermé une table
log-removed = { $by } a exclu { $name } d’une table
log-voted = { $name } a été exclu d’une table par un vote
