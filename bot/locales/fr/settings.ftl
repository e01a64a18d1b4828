# Ce que règlent les responsables d’un serveur, et ce qui les y aide.

pick-wish = Choisis ce que tu veux changer

wish-server-language = Langue des tables
wish-server-language-help = Ce que tout le monde voit est dit dans cette langue. Le reste suit la tienne.
wish-server-language-value-default = celle du serveur dans Discord
wish-server-language-value-en = English
wish-server-language-value-nl = Nederlands
wish-server-language-value-fr = Français
wish-server-channels = Salons pour les tables
wish-server-channels-help = Où l’on peut ouvrir une table, fils compris. Aucun choix : partout.
wish-server-channels-value = { $count ->
    [0] partout
    [one] un salon
   *[other] { $count } salons
 }
wish-server-threads = Un fil par partie
wish-server-threads-help = Dès qu’une partie commence, elle passe dans son propre fil.
wish-server-tidy = Ranger les anciens tours
wish-server-tidy-help = À chaque tour, l’image précédente disparaît. Sinon elle reste, sans boutons.
wish-server-pings = Mentionner qui doit jouer
wish-server-pings-help = Discord lui envoie alors une notification.
wish-server-enders = Qui peut fermer une table
wish-server-enders-help = Quiconque peut gérer les messages le peut toujours.
wish-server-enders-value-host = son hôte
wish-server-enders-value-players = toute la table
wish-server-enders-value-moderators = les modérateurs seulement
wish-server-turn_seconds = Rythme des nouvelles tables
wish-server-turn_seconds-help = Le temps d’un tour ; passé ce délai, la table continue d’elle-même.
wish-server-turn_seconds-value = { $value ->
    [0] sans horloge
    [30] 30 secondes par tour
    [60] 1 minute par tour
    [120] 2 minutes par tour
    [300] 5 minutes par tour
    [14400] 4 heures par tour
    [86400] 1 jour par tour
    [259200] 3 jours par tour
   *[other] { $value } secondes par tour
 }
wish-server-boards = Classements
wish-server-boards-help = Qui voit un classement quand quelqu’un le demande.
wish-server-boards-value-private = qui le demande, en privé
wish-server-boards-value-public = tout le salon
wish-server-boards-value-off = personne
