# Combien de temps dure un tour, qui est absent et qui reprend une place.

# Rythme
clock-live = rapide, { $span } par tour
clock-relaxed = tranquille, { $span } par tour
clock-none = sans limite de temps
clock-pace = ⏱️ Rythme : { $pace }.
clock-set = Le rythme est réglé.
pick-pace = Change le rythme

# Temps
clock-until = ⏳ { $until }
clock-warning = ⏳ C’est toujours ton tour. Ton temps se termine { $until } ; ensuite, le bot jouera à ta place.
clock-warning-for = ⏳ { $names }, la table attend : le temps se termine { $until }.
clock-missed = ⌛ { $count ->
    [one] { $names } n’avait plus de temps : le bot a joué à sa place.
   *[other] { $names } n’avaient plus de temps : le bot a joué à leur place.
 }
clock-away = 💤 C’est le troisième tour manqué de suite : un ordinateur joue pour { $name } jusqu’à son retour.
clock-back = 👋 { $name } est de retour et reprend la main.
clock-all-away = **Il n’y a plus personne à la table** : la partie vous attend.
hand-away = 💤 Tu as manqué trois tours de suite, un ordinateur joue donc pour toi. Les manches qui finissent entre-temps ne comptent pas pour toi. Appuie sur *Me revoilà* et ta place est de nouveau à toi, tout de suite.
button-back = Me revoilà
table-forgotten = Il ne s’est rien passé à cette table depuis très longtemps, elle est donc fermée. La partie ne compte pas.

# Remplaçants
substitute-confirm = Reprendre la place de { $seat } ? L’hôte doit être d’accord. Sa main et ses points jusqu’ici deviennent les tiens ; chaque manche qui finit ensuite, et la partie, comptent pour toi. Ta cote ne change pas.
button-substitute = Demander la place
button-not-now = Pas maintenant
substitute-asked = Tu as demandé la place. Dès que l’hôte est d’accord, tu es à la table.
substitute-question = 🪑 { $host }, { $name } aimerait reprendre la place de { $seat }.
button-admit = Bienvenue
button-refuse = Pas cette partie
substitute-seated = 🪑 { $name } reprend la place de { $before }.
substitute-refused = { $name } ne rejoint pas cette partie.
substitute-too-late = La place que { $name } a demandée n’est plus libre.
substitute-not-yours = Seul l’hôte de la table, ou quelqu’un qui peut gérer les messages ici, en décide.
substitute-lobby = Cette partie n’a pas encore commencé : appuie sur *Rejoindre* sous la table. **/table** la montre à nouveau.
substitute-no-seat = Il y a quelqu’un à toutes les places de cette table. Redemande quand quelqu’un sera parti.

# Retirer quelqu’un
remove-lobby = Cette partie n’a pas encore commencé : l’hôte peut retirer quelqu’un avec la liste sous la table.
remove-yourself = Pour laisser ta propre place, utilise /quitter.
remove-not-here = { $name } n’est pas à cette table.
removed = { $name } n’est plus à la table.
removed-for = { $name } a dû quitter la table ; { $computer } joue à cette place.
vote-too-few = Vous n’êtes que deux, il n’y a personne pour voter. Quelqu’un qui peut gérer les messages ici peut t’aider ; sinon, utilise /quitter.
vote-given = Ton vote est compté.
vote-not-yours = Seuls les autres à cette table votent là-dessus.
vote-question = 🗳️ Faut-il que { $name } quitte la table ? Un ordinateur prendrait la place. Pour : { $names }. { $left ->
    [one] Encore une voix et c’est décidé.
   *[other] Encore { $left } voix et c’est décidé.
 }
vote-lost = { $name } reste à la table.
button-oust = Doit partir
button-spare = Peut rester

# Commandes
command-join = rejoindre
command-join-help = Reprends la place d’un ordinateur à une table en cours
command-kick = expulser
command-kick-help = Fais partir quelqu’un de la table : hôte, modérateur ou vote
parameter-member = membre
parameter-member-help = Qui doit quitter la table
