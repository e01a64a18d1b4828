# Les mots de toutes les tables, quel que soit le jeu.

game-all = Tous les jeux
round-out = { $count ->
    [one] { $winners } a tout posé et gagne la manche.
   *[other] { $winners } ont tout posé et partagent la manche.
 }
round-blocked = { $closed ->
    [true] Tout est fermé.
   *[false] Plus rien ne convient.
 } { $count ->
    [0] Égalité au plus petit nombre de { $unit ->
        [points] points
        [tiles] dominos
       *[pips] points
    } : personne ne marque.
    [one] { $winners } gagne la manche avec { $how ->
        [fewest] le moins de
        [most] le plus de
       *[even] ses
    } { $unit ->
        [points] points
        [tiles] dominos
       *[pips] points
    } ({ $held }){ $points ->
        [0] .
       *[other] {" "}et marque { $points }.
    }
   *[other] { $winners } partagent la manche avec le moins de { $unit ->
        [points] points
        [tiles] dominos
       *[pips] points
    } ({ $held }).
 }
round-target = 🎉 { $winners } atteint l’objectif !
round-dead-end = { $winners } a posé le dernier Dead End et gagne la manche.
round-team = Les points vont à l’équipe de { $winners }.
match-won = { $count ->
    [0] 🏁 Partie nulle après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
    [one] 🏆 { $winners } gagne la partie après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } !
   *[other] 🏆 { $winners } gagnent ensemble la partie après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } !
 }
score-of = { $name } { $points }
table-scores = -# { $game } · manche { $round }{ $of ->
    [0] {""}
   *[other] {" "}sur { $of }
 } · { $scores }
standing = Score : { $scores }

# Boutons et listes
button-my-hand = Ma main
button-words = Mots
button-panel = Plus
button-showagain = Montrer la table à nouveau
button-score = Score
button-tablerules = Règles
button-askpause = Demander une pause
button-askleave = Quitter…
button-askseat = Prendre une place…
button-askend = Fermer la table…
button-next-round = Manche suivante
round-waits = { $count ->
    [0] -# La manche suivante attend { $awaited }, { $span } au plus.
   *[other] -# Manche suivante, déjà d’accord : { $ready }. On attend { $awaited }, { $span } au plus.
 }
button-rematch = Revanche
button-join = Rejoindre
button-leave = Quitter
button-fill = +{ $count }
button-lobby-panel = ⋯
button-setup = ⚙️
button-seats = Joueurs
button-back-to-setup = Retour
button-computer = Un ordinateur de plus
button-start = Lancer
button-step-back = Retour
button-places = { $tile } → { $count } places
button-more-places = Autres places ({ $count })
button-keep-playing = Continuer à jouer
button-agree = D’accord
button-resume = Reprendre
button-leave-yes = Quitter la table
button-end-yes = Fermer la table
pick-move = Choisis un coup parmi { $count }
pick-tile = Choisis d’abord un domino ({ $count } choix)
pick-place = **{ $tile } : où le poser ?**
press-tile = { $count } ▸ mène à { $count } places.
press-letter = Les lettres sont des places dans l’image.
pick-game = Choisis le jeu
pick-preset = Règles : ton propre mélange
pick-remove = Retire quelqu’un de la table
pick-kick = Faire partir quelqu’un
pick-option = Règles maison : changes-en une
act-tile = { $number } · { $tile }
act-place = { $letter } · { $place }
act-short = { $number } → { $end }
act-lettered = { $number } { $end }
act-places = { $count } ▸
act-places-of = { $number } → { $count } ▸
act-middle = centre
act-place-of = { $tile } → { $place }

# Réponses à une seule personne
stale-click = ⏳ Ce bouton n’est plus valable : rien n’a été joué. Voici ta main actuelle.
table-gone = Cette table est fermée. Ouvres-en une autre avec /jouer.
control-gone = Ce bouton a expiré. /table te montre où en est la table.
hand-between = La manche est finie. La suivante commence avec le bouton sous le résultat.
hand-first = 👋 Ta main, visible par toi seulement. Disparue ? Appuie sur *Ma main* sous la table.{ $words ->
    [yes] {" "}Tu préfères lire ? Appuie sur *Mots*.
   *[no] {""}
 }
hand-words-on = 💬 Ta main dit maintenant tout en mots. Pour revenir aux images seules : { $me }.
hand-wait = Pas encore ton tour : à l’affichage, c’était à { $turn } de jouer.
hand-paused = ⏸️ Cette table est en pause. La partie reprend quand quelqu’un de la table appuie sur Reprendre, sous le message dans le salon.
pause-asked = Tu as demandé une pause. Elle commence quand tout le monde à la table est d’accord.
hand-over = La partie est finie. La feuille de score est dans le salon.
hand-abandoned = Cette table a été fermée.
hand-lobby = La partie n’a pas encore commencé : on distribue quand l’hôte appuie sur Commencer.
table-shown = Voici la table, en bas du salon.
you-left = Tu as quitté la table. Un ordinateur joue à ta place.
lobby-opened = Ta table est ouverte dans ce salon.
lobby-left = Tu as quitté la table.
you-ended = Tu as fermé la table.
kept-playing = D’accord, la partie continue.
confirm-leave-lobby = Laisser ta place ? La table reste ouverte pour les autres.
confirm-end-lobby = Fermer cette table pour tout le monde ?
confirm-leave-match = Quitter cette table ? Un ordinateur prend ta place, et la partie ne comptera pas pour toi.
confirm-end-match = Fermer cette table pour tout le monde ? La partie ne comptera pour personne.
end-not-yours = { $enders ->
    [players] Seuls les joueurs et les modérateurs peuvent fermer la table.
    [moderators] Seuls les modérateurs peuvent fermer une table.
   *[host] Seuls l’hôte et les modérateurs peuvent fermer la table.
 }
something-failed = Quelque chose n’a pas marché de notre côté. Rien n’est perdu : ta table est comme elle a été enregistrée. Réessaie dans un instant.
saved-unanswered = C’est fait et enregistré. Seule ma réponse s’est perdue en chemin : regarde encore une fois.
unknown-command = Le bot est en cours de mise à jour et ne connaît pas cette commande pour l’instant. Réessaie dans quelques minutes.
draining = Le bot redémarre. Rien n’est perdu : réessaie dans une minute.
press-again = Il m’a fallu un instant de trop. Rien n’a changé : réessaie.
refusal-stranger = Tu ne joues pas ici. Ouvre ta propre table avec /jouer.
refusal-not-your-turn = Ce n’est pas ton tour : c’est à { $turn } de jouer.
refusal-round-over = Cette manche est finie.
refusal-match-over = Cette partie est finie.
refusal-no-such-move = « { $text } » n’est pas un coup de ce jeu.
refusal-fits-nowhere = Il n’y a pas de place pour { $tile } en ce moment.
refusal-no-such-seat = Cette place n’existe pas à cette table.
no-table-here = Il n’y a pas de table dans ce salon. Ouvres-en une avec /jouer.
no-table-of-yours = Tu n’es à aucune table dans ce salon. Ouvres-en une avec /jouer.
which-table = Il y a plusieurs tables ici. Appuie sur *Ma main* ou *Plus* sous la tienne, ou indique-la avec le choix « table » de la commande.
table-choice = { $game } : { $players }
moved-on = Ce n’était plus valable : rien n’a changé.
table-unseen = Ce qui se passe à cette table ne peut pas être montré dans { $channel } pour l’instant. Continue depuis ta main ; ce sera montré dès que ce sera permis.
missing-permissions = { $count ->
    [one] Il me manque une permission dans { $channel } : { $permissions }. Quelqu’un qui gère le serveur peut l’accorder à mon rôle dans les paramètres du salon, sous Permissions.
   *[other] Il me manque des permissions dans { $channel } : { $permissions }. Quelqu’un qui gère le serveur peut les accorder à mon rôle dans les paramètres du salon, sous Permissions.
 }
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-send-messages-in-threads = Envoyer des messages dans les fils

# Dit à tout le monde
lobby-ended = { $name } a fermé cette table avant le début.
pause-question = ⏸️ **Une pause ?** D’accord : { $agreed }. On attend : { $awaited }.
    La partie reste telle quelle, aussi longtemps que vous voulez.
pause-declined = ▶️ { $name } préfère continuer.
table-paused = ⏸️ **Cette table est en pause.**
paused-how = Rien ne presse : la partie est gardée, des jours s’il le faut. Chacun à la table peut appuyer sur *Reprendre* ; **/table** montre de nouveau ce message.
table-resumed = ▶️ { $name } reprend la partie.
table-ended = { $name } a fermé cette table. La partie ne compte pas.
table-deserted = Tout le monde est parti : cette table est fermée. La partie ne compte pas.
left-to-computer = { $name } a quitté la table ; { $computer } ({ $level }) joue à cette place.
lobby-title = **{ $game }** · hôte : { $host } · { $count }/{ $most }
lobby-started = **{ $game }** · la partie a commencé : { $players }.
lobby-players = Places ({ $count } sur { $most }) : { $names }
rematch-seated = 🔁 { $names } : { $count ->
    [one] tu as
   *[other] vous avez
 } de nouveau une place. Pas cette fois ? *Plus*, *Quitter…*.
lobby-deserted = Tout le monde est parti : cette table est fermée.
lobby-timeout = Personne n’a lancé cette table depuis un moment : elle est fermée. Ouvres-en une autre avec /jouer.
lobby-already-in = Tu as déjà une place : tu es de la partie. { $host } commence quand tout le monde est là.
seat-already = Tu as déjà une place à cette table.
lobby-full = Les { $most } places sont prises.
lobby-expected = Les places qui restent sont pour { $count ->
    [one] la personne invitée
   *[other] les { $count } personnes invitées
 }. Pour y mettre quand même un ordinateur, utilise *⚙️*.
lobby-seats = Ce jeu se joue de { $least } à { $most } ; il y a maintenant { $count ->
    [one] { $count } place occupée
   *[other] { $count } places occupées
 }. { $over ->
    [0] Ajoute un ordinateur ou attends que quelqu’un arrive.
   *[other] Il y a quelqu’un de trop.
 }
lobby-seats-either = Ce jeu se joue à { $least } ou { $most } ; il y a maintenant { $count ->
    [one] { $count } place occupée
   *[other] { $count } places occupées
 }. { $over ->
    [0] Ajoute un ordinateur ou attends que quelqu’un arrive.
   *[other] Il y a quelqu’un de trop.
 }
lobby-seats-exactly = Ce jeu se joue à { $most } exactement ; il y a maintenant { $count ->
    [one] { $count } place occupée
   *[other] { $count } places occupées
 }. { $over ->
    [0] Ajoute un ordinateur ou attends que quelqu’un arrive.
   *[other] Il y a quelqu’un de trop.
 }
lobby-closed = Cette partie a déjà commencé, ou elle est finie.
start-dealing = 🎲 **{ $game }** : on distribue maintenant à { $players }.
start-player = { $number }. { $name }
start-mixing = -# Chaque donne découle du sceau ci-dessus et du numéro de ce message, par lequel finit son lien. Ce message n’est jamais modifié.
start-overtaken = Quelqu’un est arrivé ou parti, ou une règle a changé, juste au moment où tu as appuyé. Regarde encore, puis appuie sur Commencer.
start-not-told = Je n’ai pas pu publier le message qui doit être là avant que je distribue : rien n’a donc été distribué. Appuie de nouveau sur Commencer dans un instant.
host-only = Seul l’hôte, { $host }, peut le faire.
rematch-open = La revanche est déjà ouverte dans ce salon.
by-the-sheet = Règles standard.
house-rules = Règles maison : { $rules }.
option-line = { $option } : { $value }
setup-title = ## { $game } : réglages
    Visible par toi seulement. Les changements valent tout de suite.
panel-title = ## { $game } : cette table
    Visible par toi seulement.
options-clash = Ces règles maison ne vont pas ensemble : rien n’a changé.
option-out-of-range = « { $text } » n’est pas un nombre de { $low } à { $high } : rien n’a changé.
value-sheet = { $value } (selon la règle)
form-range = { $low }–{ $high }. { $help }
value-yes = oui
value-no = non

# Plus, Ce qui s’est passé
button-happened = Ce qui s’est passé
button-happened-earlier = Avant
button-happened-later = Après
happened-title = **Manche { $round } : ce qui s’est passé**{ $pages ->
    [one] {""}
   *[other] {" "}({ $page } sur { $pages })
 }
happened-nothing = Rien ne s’est encore passé dans cette manche.

# Images
picture-round = Manche { $number }{ $of ->
    [0] {""}
   *[other] {" "}sur { $of }
 }
picture-target = { $target ->
    [0] une manche
   *[other] en { $target }
 }
picture-total = Total
picture-points = Points
alt-places = Extrémités ouvertes : { $ends }. Tes places : { $places }.
alt-teams = Équipes : { $teams }.
alt-end = { $place } : { $end }
clauses = { $first } ; { $then }
alt-ends = Extrémités ouvertes : { $ends }.
picture-left = Reste
picture-players = { $least ->
    [2] { $most ->
        [2] deux joueurs
       *[other] 2 à { $most } joueurs
    }
    [4] { $most ->
        [4] quatre joueurs
       *[other] 4 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
 }
picture-players-either = { $least } ou { $most } joueurs
alt-lobby = { $game }, { $aside }. À la table : { $people }. On joue ainsi : { $chips }. En bref : { $rules }.
victory-headline = { $count ->
    [0] Match nul !
    [one] { $winners } gagne !
   *[other] { $winners } gagnent ensemble !
 }
victory-streak = { $name } : { $wins } victoires d’affilée
victory-record = { $name } : meilleure manche à ce jour, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
victory-rating = Cote { $rating } ({ $change })
victory-rating-new = nouvelle
victory-rated = { $name } { $rating } ({ $change })
victory-rating-all = Cotes : { $ratings }
last-table = -# { $game } · le dernier domino de la manche { $round }
alt-turn = À { $names } de jouer.
alt-turn-yours = À toi de jouer.
alt-leader = { $names } { $count ->
    [one] mène
   *[other] mènent
 } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
alt-player = { $name } : { $tiles ->
    [one] { $tiles } domino
   *[other] { $tiles } dominos
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
alt-clocks = Temps restant : { $clocks }.
alt-hand = { $count ->
    [0] Ta main est vide
    [one] Ton dernier domino : { $tiles }
   *[other] Tes { $count } dominos : { $tiles }
 }. { $fits ->
    [-1] Choisis celui que tu donnes.
    [0] Rien ne convient maintenant.
   *[other] Jouables : { $playable }.
 }
alt-open-hand = { $name } { $count ->
    [0] n’a plus de dominos.
   *[other] a en main : { $tiles }.
 }
alt-count = { $name } { $count ->
    [0] n’a plus de domino.
   *[other] a encore { $tiles } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
 }
alt-note = ({ $note })
alt-count-tiles = { $name } { $count ->
    [0] n’a plus de domino.
   *[other] a encore { $tiles }.
 }

rules-title = ## { $game }
help = ## Boneyard
    Des jeux de dominos pour ce serveur.
    • { $play } montre les jeux : ouvre une table, ou joue contre des ordinateurs.
    • Tes coups sont des boutons sous ta main, visible par toi seulement. Disparue ? *Ma main*, ou { $hand }.
    • { $uno } crie UNO, ou annonce ton dernier domino.
    • { $table }, ou *Plus* sous une table : événements, score, règles, pause, quitter, fermer.
    • { $turns } : toutes tes tables, d’abord celles qui t’attendent.
    • { $rules } explique un jeu.
    • { $learn } apprend un jeu ; { $puzzle } pose une position par jour.
    • { $stats } et { $leaderboard } : qui gagne. { $replay } remontre une partie, avec analyse et donne.
    • { $me } : langue, mentions, alertes, images et données.
    • { $settings } est pour ceux qui gèrent le serveur.
    -# UNO est une marque de Mattel. Ce bot n’a aucun lien avec Mattel ; tous les dessins sont les siens.
example = **{ $number }** { $text }

# Pas si vite
limit-hosted = Tu as déjà { $most } tables ici. Finis-en une ou ferme-la avant d’en ouvrir une autre.
limit-channel = Il y a déjà { $most } tables dans ce salon : ouvre la tienne dans un autre.
limit-server = Il y a déjà { $most } tables sur ce serveur : attends que l’une d’elles soit terminée.
limit-seat = Tu viens de demander une place. Tu pourras redemander { $until }.
limit-lobby = L’hôte t’a retiré ta place. Tu pourras revenir { $until }, ou dès que l’hôte t’invite.
limit-shown = La table vient d’être montrée : regarde un peu plus haut.

# What has happened
told-times = { $sentence } (×{ $count })
told-before = -# … et avant cela { $count ->
    [one] encore une ligne
   *[other] encore { $count } lignes
 }
brief-before = { $count ->
    [one] et un coup avant
   *[other] et { $count } coups avant
 }
brief-pass = passe

undo-done = ↩️ { $name } reprend son dernier domino.
undo-question = ↩️ **{ $name } peut-il reprendre le dernier domino ?** On attend : { $awaited }.
undo-declined = { $name } n’est pas d’accord : le domino reste.
undo-asked = On a demandé aux autres si tu peux reprendre ton domino.
undo-rated = On ne reprend rien dans une partie classée.
undo-too-late = Trop tard : quelqu’un a joué ou vu un domino depuis, ou ce n’était pas le tien.
undo-not-yours = Les autres décident si tu peux reprendre ton domino.
undo-rule = ↩️ Le dernier domino se reprend sans demander, tant que personne d’autre n’a joué ni vu un domino.
refusal-no-undo = Cela ne peut pas être repris.
button-undo = Reprendre le domino
button-allowundo = D’accord
button-denyundo = Le domino reste
button-takeback-yes = Reprendre sans demander
button-takeback-no = Reprendre si tous acceptent

# Là où le bot n’est pas membre
anywhere-private = Ici, Discord ne montre mes réponses qu’à toi : aucune table ne peut s’ouvrir. Demande à ceux qui gèrent le serveur d’autoriser *Utiliser des applications externes*, ou de m’ajouter.
anywhere-own = Ici, tu ne peux voir que tes propres statistiques.
anywhere-unrated = Pas de cotes ici : elles appartiennent aux serveurs dont je suis membre.
anywhere-shared = Je ne suis pas membre de ce serveur : je ne peux pas y jouer. Joue avec moi en message privé ou dans un groupe, ou demande à ceux qui gèrent le serveur de m’ajouter.
help-anywhere = **Ici, je ne peux répondre que quand quelqu’un appuie sur un bouton.** Une partie avance ainsi, et son horloge s’arrête quand personne n’appuie. Les mentions n’arrivent qu’avec un coup. Les parties comptent pour tes statistiques, et pour aucun classement.

advance-choose = ⏩ **Que veux-tu jouer quand ce sera ton tour ?** Choisis un coup ou un domino. Visible par toi seulement.
advance-confirm = ⏩ **Quand ce sera ton tour, si c’est alors possible :** { $move }
advance-set = ⏩ Quand ce sera ton tour, si c’est alors possible : **{ $move }**
advance-dropped = ⏩ Pas joué d’avance : { $move }. { $reason ->
    [undo] Un domino a été repris.
    [draw] Tes dominos ont changé.
    [round] La manche est finie.
    [away] Un ordinateur joue pour toi.
    [places] Il va à plus d’un endroit.
    [call] Tu devrais annoncer toi-même ton dernier domino.
   *[illegal] Ce n’était pas possible à ton tour.
  }
advance-tile = { $tile }, là où il va
advance-place = { $tile } ({ $place })
advance-accept = Accepter
advance-draw = Piocher
advance-pass = Passer
pick-advance = Un domino, là où il ira
button-ahead = Jouer d’avance…
button-unplan = Annuler
button-plan = Confirmer
