# Ce qui est à chacun : ce qu’on règle pour soi, et ce qui est gardé sur soi.

command-me = moi
command-me-help = Tes réglages et tes données
me-title = ## Pour toi · { $page }
    Visible par toi seulement, et valable sur tous les serveurs.
me-wish = • **{ $wish }**
    -# { $help }
me-notifications = Notifications
me-hand = Ma main
me-quiet = Heures calmes
me-privacy = Vie privée

wish-person-language = Langue
wish-person-language-help = Tout ce qui n’est visible que par toi est dit dans cette langue.
wish-person-language-value-default = comme mon Discord
wish-person-ping = Me prévenir à mon tour
wish-person-ping-help = Discord t’envoie alors une notification. Tant que tu joues, seul le message de la table change.
wish-person-ping-value-slow = si je ne regarde pas ou si je tarde
wish-person-ping-value-each = à chaque tour
wish-person-ping-value-next = aussi quand c’est bientôt mon tour
wish-person-ping-value-digest = une fois par jour, par message privé
wish-person-ping-value-none = jamais
wish-person-direct = Par message privé
wish-person-direct-help = Au lieu d’une mention à la table. Plusieurs tables à la fois font un seul message.
wish-person-half = Me le rappeler à la moitié du temps
wish-person-half-help = Sinon aux trois quarts. Il y a un seul rappel par tour.
wish-person-digest_hour = Message du jour à
wish-person-digest_hour-help = Dans ton fuseau, choisi sous Heures calmes. Il ne vient que si une table t’attend.
wish-person-digest_hour-value = { $value } h
direct-refused = Discord ne me laisse pas t’envoyer de messages privés, alors j’ai arrêté. Les tables te mentionnent de nouveau. /moi change cela.
wish-person-order = Ordre de mes dominos
wish-person-order-help = Comment ta main est rangée, sur l’image comme sur les boutons.
wish-person-order-value-rack = comme le jeu les range
wish-person-order-value-playable = ce qui peut être joué d’abord
wish-person-order-value-heavy = ce qui compte le plus d’abord
wish-person-contrast = Contraste fort
wish-person-contrast-help = Tes images en couleurs fortes sur fond noir ; ce qui peut être joué a un cadre.
wish-person-large = Grands dominos
wish-person-large-help = Tes images avec des dominos et des extrémités aussi grands que possible.
wish-person-text = Des mots à côté des images
wish-person-text-help = Ta main dit aussi, en mots, ce que tu as et ce qu’il y a sur la table.
wish-person-auto_call = Crier à ma place
wish-person-auto_call-help = Le bot annonce ton dernier domino (UNO !) pour toi. Toute la table en est avertie.
wish-person-auto_draw = Piocher et passer à ma place
wish-person-auto_draw-help = Si tu ne peux que piocher ou que passer, le bot le fait après un instant.
wish-person-auto_lay = Poser mon seul domino à ma place
wish-person-auto_lay-help = Le bot pose si un seul domino va à un seul endroit. Les autres voient que tu n’avais pas le choix.
wish-person-marker = Mon insigne
wish-person-marker-help = Ta couleur et ta forme à la table, si personne avant toi ne les a.
wish-person-marker-value-seat = celui de ma place
wish-person-marker-value-orange = 🟠 disque orange
wish-person-marker-value-blue = 🟦 carré bleu
wish-person-marker-value-green = 🟢 hexagone vert
wish-person-marker-value-yellow = 🟡 losange jaune
wish-person-marker-value-purple = 🟣 bouclier violet
wish-person-marker-value-grey = 🏠 maison grise
wish-person-marker-value-pink = 🔴 octogone rose
wish-person-marker-value-turquoise = 🟩 ticket turquoise
wish-person-away_until = Je m’absente
wish-person-away_until-help = Plus de notifications, et tes horloges d’une heure ou plus s’arrêtent. La table voit jusqu’à quand.
wish-person-away_until-value = { $value ->
    [0] non
    [1] 1 jour
   *[other] { $value } jours
 }
wish-person-zone = Ton fuseau, par ville
wish-person-zone-help = Tape la grande ville la plus proche, par exemple Paris. Les heures calmes suivent son heure.
wish-person-zone-value-default = UTC
wish-person-zone-example = Paris, Bruxelles, Toronto
city-unknown = Je ne connais pas de fuseau pour { $city }. Essaie la grande ville la plus proche.
wish-person-quiet_from = Heures calmes dès
wish-person-quiet_from-help = Pas de notifications alors, et les horloges d’un jour ou plus s’arrêtent pour toi.
wish-person-quiet_from-value = { $value ->
    [-1] aucune
   *[other] { $value } h
 }
wish-person-quiet_hours = Les heures calmes durent
wish-person-quiet_hours-help = Dans ton fuseau, 10 heures par jour au plus.
wish-person-quiet_hours-value = { $value ->
    [1] 1 heure
   *[other] { $value } heures
 }
wish-person-hidden = Me cacher des classements
wish-person-hidden-help = Tu n’es dans aucun classement, et les autres ne peuvent pas consulter tes parties.
wish-person-quick_words = Petits mots
wish-person-quick_words-help = De petits saluts à tes tables, sous *Plus*. Désactivés, personne ne peut en envoyer.
wish-person-blocked = Bloquer
wish-person-blocked-help = Ces personnes ne peuvent ni t’inviter, ni s’asseoir à une table dont tu es l’hôte.
wish-person-blocked-value = { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
 }

# Sur la main et à la table
button-look-table = Montrer la table
button-look-tiles = Montrer mes dominos
hand-in-words = **Tes dominos :** { $tiles }
table-in-words = **La table :** { $table }
hand-forced = Tu ne peux rien faire d’autre : le bot joue ce coup pour toi.
hand-concealed = Tu n’as pas le choix : ce coup se joue dans un instant, que tu appuies ou non.
forced-soon = 👌 Ce coup se joue dans un instant.
shouted-by-bot = -# { $name } laisse le bot crier.

# Ce qui est gardé
button-my-data = Mes données
button-export = Exporter
button-forget = Effacer mes données
button-forget-yes = Tout effacer
button-keep = Garder
button-back-to-me = Retour
data-title = ## Ce qui est gardé sur toi
data-names = • { $servers ->
    [one] Ton nom sur { $servers } serveur
   *[other] Tes noms sur { $servers } serveurs
 } : { $names }
data-matches = • { $count ->
    [one] { $count } partie où tu étais
   *[other] { $count } parties où tu étais
 }, avec { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } de toi
data-hosted = • { $count ->
    [one] { $count } table dont tu es ou étais l’hôte
   *[other] { $count } tables dont tu es ou étais l’hôte
 }
data-results = • Le résultat de { $results ->
    [one] { $results } partie terminée
   *[other] { $results } parties terminées
 } et de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }
data-ratings = • { $count ->
    [one] { $count } cote
   *[other] { $count } cotes
 }
data-wishes = • { $count ->
    [one] { $count } réglage fait ici
   *[other] { $count } réglages faits ici
 }
data-puzzles = • Ta réponse au dernier problème du jour, et combien tu en as résolu d’affilée
data-lessons = • { $count ->
    [one] Où tu en es dans une leçon
   *[other] Où tu en es dans { $count } leçons
 }
data-reminders = • Ce que les messages privés doivent te dire de tes tables
data-watches = • Alertes de table pour { $count ->
    [one] { $count } salon
   *[other] { $count } salons
 }
data-invitations = • { $count ->
    [one] { $count } invitation à une table
   *[other] { $count } invitations à des tables
 }
data-questions = • { $count ->
    [one] { $count } question ouverte à une table qui te concerne
   *[other] { $count } questions ouvertes à des tables qui te concernent
 }
data-barred = • { $count ->
    [one] Qu’un serveur t’a exclu de ses tables
   *[other] Que { $count } serveurs t’ont exclu de leurs tables
 }. Cela reste quand tu effaces tes données, jusqu’à ce qu’on t’admette de nouveau
data-nothing = Rien n’est gardé sur toi.
data-how = -# Les messages ne sont ni lus ni gardés. *Exporter* te donne tout dans un fichier.
export-here = Voici tout ce qui est gardé sur toi en ce moment. Ce fichier n’est visible que par toi.
forget-confirm = ## Effacer tout ce qui est gardé sur toi ?
    Ton nom, tes résultats, tes cotes et tous tes réglages d’ici disparaissent, et tu disparais des classements. Les parties restent pour ceux qui ont joué avec toi, sans personne à ta place. { $tables ->
        [0] On ne peut pas revenir en arrière.
        [one] Tu quittes la table où tu es ; un ordinateur y joue à ta place. On ne peut pas revenir en arrière.
       *[other] Tu quittes les { $tables } tables où tu es ; des ordinateurs y jouent à ta place. On ne peut pas revenir en arrière.
    }
forget-playing = Tu viens de prendre place à une table : rien n’a été effacé. Quitte-la d’abord, puis réessaie.
forget-done = C’est fait : plus rien n’est gardé sur toi, sauf si un serveur t’a exclu : il le sait encore. Si tu rejoues, tout repart de zéro.

# Où sont les conditions
policy-privacy = Confidentialité
policy-terms = Conditions d’utilisation
policy-file = { $policy } (le fichier { $file } de ce programme)
help-policies = -# { $privacy } · { $terms } · { $me } montre et efface ce qui est gardé sur toi.
help-support = -# Aide pour ce bot : { $address }
operator-reach = Pour joindre qui fait tourner ce bot : { $contact }

# Sur la ligne de commande
person-about = montre en JSON, ou efface, ce qui est gardé sur quelqu’un qui ne peut plus utiliser /moi
person-about-id = son identifiant Discord
person-about-forget = efface tout ; un bot en marche connaît encore ses réglages jusqu’à son redémarrage
person-no-id = « { $given } » n’est pas un identifiant Discord : c’est un nombre de 19 chiffres au plus.
person-playing = { $id } est encore à une table : rien n’a été effacé. Fais d’abord fermer cette table.
person-forgotten = Plus rien n’est gardé sur { $id }, sauf dans les listes des serveurs qui l’ont exclu.
server-about = effacer tout ce qui est conservé d’un serveur : tables, résultats, noms et réglages
server-about-id = son identifiant Discord
server-playing = Une table du serveur { $id } peut encore être jouée : rien n’a été effacé. Fais-la d’abord fermer.
server-forgotten = Rien n’est plus conservé du serveur { $id }. Un bot en marche connaît ses réglages jusqu’à son redémarrage.
