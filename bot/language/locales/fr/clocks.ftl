# Combien de temps dure un tour, qui est absent et qui reprend une place.

# Rythme
clock-live = rapide, { $span } par tour
clock-relaxed = tranquille, { $span } par tour
clock-none = sans limite de temps
clock-bank = réserve : { $span }, plus { $more } par tour
clock-patient = { $pace } ; tranquille si quelqu’un s’absente
clock-pace = ⏱️ Rythme : { $pace }.
lobby-length = ⌛ Environ { $span } d’affilée
button-threerounds = Trois manches : environ { $span }
pick-pace = Change le rythme

# Temps
clock-until = ⏳ { $until }
next-up = -# Ensuite : { $name }
away-until = 🏖️ { $name } s’absente jusqu’au { $until } ; son horloge s’arrête.
clock-warning = ⏳ C’est toujours ton tour. Ton temps finit { $until } ; ensuite, le bot joue à ta place.
clock-missed = ⌛ { $count ->
    [one] { $names } n’avait plus de temps : le bot a joué à sa place.
   *[other] { $names } n’avaient plus de temps : le bot a joué à leur place.
 }
clock-slowed = { $alone ->
    [yes] 🐢 Rien ne presse, { $names } : tu as désormais un jour pour chaque tour. Rien n’est perdu.
   *[no] 🐢 { $names } { $count ->
        [one] semble absent
       *[other] semblent absents
    } : chaque tour peut désormais durer un jour. Rien n’est perdu. Vous préférez ne pas attendre ? Derrière *Plus*, un vote fait jouer un ordinateur.
 }
clock-away = 💤 Trois tours manqués de suite : un ordinateur ({ $level }) joue pour { $name } jusqu’à son retour.
clock-back = 👋 { $name } est de retour et reprend la main.
clock-all-away = **Il n’y a plus personne à la table** : la partie vous attend.
hand-away = 💤 Tu as manqué trois tours de suite, un ordinateur joue donc pour toi. Les manches qui finissent entre-temps ne comptent pas pour toi. Appuie sur *Me revoilà* et ta place est de nouveau à toi, tout de suite.
button-back = Me revoilà
table-forgotten = Il ne se passe plus rien ici depuis longtemps : cette table est fermée. La partie ne compte pas.

# Remplaçants
substitute-confirm = Reprendre la place de { $seat } ? Sa main et ses points deviennent les tiens, et la partie compte pour toi, mais pas pour ta cote. L’hôte doit être d’accord.
button-substitute = Demander la place
button-not-now = Pas maintenant
substitute-asked = Tu as demandé la place. Elle est à toi dès que l’hôte est d’accord.
substitute-question = 🪑 { $host }, { $name } aimerait reprendre la place de { $seat }.
button-admit = Bienvenue
button-refuse = Pas cette partie
substitute-seated = 🪑 { $name } reprend la place de { $before }.
substitute-refused = { $name } ne rejoint pas cette partie.
substitute-too-late = La place que { $name } a demandée n’est plus libre.
substitute-not-yours = Seuls l’hôte et les modérateurs en décident.
substitute-lobby = Cette partie n’a pas encore commencé : appuie sur *Rejoindre* sous la table. **/table** la montre à nouveau.
substitute-no-seat = Toutes les places de cette table sont prises. Redemande quand quelqu’un sera parti.

# Retirer quelqu’un
remove-lobby = Cette partie n’a pas encore commencé : l’hôte peut retirer quelqu’un sous *⚙️*, *Joueurs*.
remove-yourself = Pour laisser ta propre place, appuie sur *Quitter…*.
remove-not-here = { $name } n’est pas à cette table.
removed = { $name } n’est plus à la table.
removed-for = { $name } a dû quitter la table ; { $computer } ({ $level }) joue à cette place.
vote-too-few = Vous n’êtes que deux, il n’y a personne pour voter. Un modérateur peut t’aider ; sinon, quitte toi-même la table.
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
parameter-member = membre
parameter-member-help = Qui doit quitter la table
