# Ce qui s’est joué ici : classements, statistiques, parties, fichiers.

# Commandes
command-stats = statistiques
command-stats-help = Tes résultats ici, ou ceux de quelqu’un d’autre
parameter-by = selon
parameter-by-help = Ce qui fait le classement
parameter-whose-help = De qui ; de toi, si tu ne nommes personne

# Classements
leaderboard-title = { $game } · { $by } · { $period }
leaderboard-empty = Aucune partie terminée pour l’instant. À vous de jouer la première !
leaderboard-scarce = Personne n’est encore dans ce classement : il faut { $least } parties terminées.
leaderboard-unrated = Personne n’a encore de cote ici : il faut une partie terminée entre personnes qui restent du début à la fin.
leaderboard-least = On y figure à partir de { $least } parties terminées.
leaderboard-rated = Seules comptent pour la cote les parties entre personnes qui restent du début à la fin ; « ? » marque une première estimation, après moins de { $least } parties.
leaderboard-double = Une partie gagnée contre zéro point compte pour deux aux tables qui le choisissent. La place et la cote ne la comptent qu’une fois.
leaderboard-hidden = Tu as choisi de ne pas figurer aux classements : ta ligne n’apparaît qu’à toi.
boards-off = Ceux qui gèrent ce serveur ont désactivé les classements et les résultats des autres.
boards-points-of-one-game = Les points de jeux différents ne se comparent pas. Choisis un jeu pour voir son classement.
board-by-wins = Victoires
board-by-rate = Taux de victoire
board-by-points = Points
board-by-rating = Cote
board-counted = Compté
board-matches = Parties
board-gone = { $name } (parti)
board-gone-short = parti
board-unit-wins = Victoires
board-unit-rate = Gagné
board-unit-points = Points
board-unit-average = Points par manche
board-unit-rating = Cote
board-line-wins = { $place } { $name } : { $value } sur { $matches ->
    [one] { $matches } partie gagnée
   *[other] { $matches } parties gagnées
 }
board-line-double = { $place } { $name } : { $value } sur { $matches ->
    [one] { $matches } partie gagnée
   *[other] { $matches } parties gagnées
 }, compte pour { $counted }
board-line-rate = { $place } { $name } : { $value } de victoires en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
board-line-points = { $place } { $name } : { $value } points en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
board-line-average = { $place } { $name } : { $value } par manche en { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }
board-line-rating = { $place } { $name } : { $value } après { $matches ->
    [one] { $matches } partie cotée
   *[other] { $matches } parties cotées
 }
period-ever = depuis toujours
period-month = ce mois-ci
period-season = ce trimestre
rating = { $value }{ $sure ->
    [no] {"?"}
   *[yes] {""}
 }
pick-by = Classer selon autre chose
pick-period = Une autre période
page-of = Page { $page } sur { $pages }.
button-previous = ◀ Retour
button-following = Suite ▶

# Statistiques
stats-title = ## { $name }
button-matches = Parties
button-statistics = Statistiques
stats-matches = **{ $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }** · { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 } ({ $rate }) · d’affilée { $streak }, meilleure série { $longest }
stats-rating = **Cote { $rating }**, place { $place } sur { $of }, après { $matches ->
    [one] { $matches } partie cotée
   *[other] { $matches } parties cotées
 }.
stats-unrated = **Pas encore de cote** : il faut une partie contre d’autres personnes, du début à la fin.
stats-feats = **À la table :** { $feats }
stats-game = **{ $game } :** { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 } ({ $rate }) · { $average } par manche en moyenne · meilleure manche { $best }
stats-game-rating = · cote { $rating }, place { $place } sur { $of }
stats-you = **Contre toi :** { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
 }
stats-with-you = **En équipe avec toi :** { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 } ({ $rate }), { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
 }
stats-partners = **Le plus souvent en équipe avec :**
stats-partner = • { $name } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 } ({ $rate }), { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
 }
stats-rivals = **Le plus souvent contre :**
stats-rival = • { $name } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
 }, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
 }
stats-shared = 📊 { $name } montre ses résultats ici.
picture-stats = Statistiques
picture-stats-game = Par jeu
picture-stats-partners = Le plus souvent en équipe avec
picture-stats-rivals = Le plus souvent contre
picture-stats-rate = % gagné
picture-stats-won = Gagné
picture-stats-lost = Perdu
picture-stats-matches = Parties
picture-stats-average = Moyenne
picture-stats-best = Record
picture-stats-rating = Cote
picture-stats-figure-matches = { $count ->
    [one] partie
   *[other] parties
 }
picture-stats-figure-wins = { $count ->
    [one] victoire
   *[other] victoires
 } · { $rate }
picture-stats-figure-streak = de suite · record { $longest }
picture-stats-figure-rating = cote · place { $place } sur { $of }
picture-stats-figure-unrated = pas encore de cote
feat-uno-called = UNO crié : { $count }
feat-uno-missed = UNO oublié : { $count }
feat-uno-caught = oublis repérés chez les autres : { $count }
feat-four-called = dernier domino annoncé : { $count }
feat-four-missed = dernier domino passé sous silence : { $count }
feat-four-unmasked = faux jokers démasqués : { $count }
feat-four-exposed = pris avec un faux joker : { $count }
feat-partners-capicua = capicúas : { $count }
feat-partners-chuchazo = chuchazos : { $count }
feat-partners-all-pass = fait passer tout le monde : { $count }
feat-partners-shut-out = gagné contre zéro point : { $count }
records-none = { $name } n’a pas encore terminé de partie sur ce serveur.
records-hidden = Cette personne préfère garder ses parties pour elle.
records-somebody = quelqu’un

# Parties
history-title = ## Parties de { $name }
history-line = • { $date } · **{ $game }** · { $players }
    { $count ->
    [0] Partie nulle
   *[other] Gagnée par { $winners }
 } · points : { $points } · `{ $code }`
history-code = -# **/revoir** avec le code en fin de ligne montre de nouveau cette partie, aux autres aussi.
limit-export = Ce fichier vient d’être préparé. Tu pourras avoir le suivant { $until }.
export-done = { $count ->
    [one] { $count } partie terminée. Le fichier contient des noms : garde-le entre ceux qui gèrent ce serveur.
   *[other] { $count } parties terminées. Le fichier contient des noms : garde-le entre ceux qui gèrent ce serveur.
 }
