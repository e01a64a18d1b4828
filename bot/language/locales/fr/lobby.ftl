# Les jeux à choisir, et le salon d'une table.

# L'étagère
shelf = **À quoi joue-t-on ?** Le nom d'un jeu ouvre une table pour tous ; *{ $now }* distribue aussitôt, contre des ordinateurs.
shelf-all-fives = Fais des bouts un multiple de cinq.
shelf-block = Le classique : pose tout le premier.
shelf-partners = Deux contre deux, joué dans le monde entier.
shelf-domino-4 = Des couleurs, des jokers, des détours.
shelf-mexican-train = Bâtis ton train, monte dans les autres.
shelf-uno-dominos = Couleurs, chiffres et coups bas. UNO !
alt-shelf = { $game } ({ $aside }) : { $line }
button-play-now = Jouer solo
which-game = Quel jeu ?

# Le salon d'une table
lobby-facts = -# { $facts }
fair-sealed-short = 🔒 Scellée
fair-sealed-line = -# 🔒 Donne scellée
fair-sealed-linked = -# 🔒 [Donne scellée]({ $link })
chip-rated-yes = classée, sans conseils
chip-rated-no = non classée
picture-host = hôte
button-seal = 🔒 Donne scellée
seal-title = ### 🔒 Donne scellée
    Personne ne peut choisir les dominos, pas même qui fait tourner ce bot. À l’ouverture de la table, un secret a été tiré et scellé. À *Lancer*, Discord donne au message de la donne un numéro, qui s’y mélange. Après la partie, le secret est montré et chacun peut vérifier chaque donne.
fair-opened-short = -# 🔓 Personne n’a pu choisir les dominos.
button-check-deal = Vérifier la donne
seal-number = -# 🎲 Mélangé avec : `{ $number }`, le numéro du message de la donne
setup-game = Jeu : { $value }
setup-preset = Règles : { $value }
setup-pace = Rythme : { $value }
setup-level = Ordinateurs : { $value }

# Les équipes du salon
lobby-team = 🤝 { $names }
lobby-team-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
chip-rotation = autre partenaire à la revanche
rotation-rule = 🔄 À chaque revanche, on change de partenaire.
button-swap = Changer les équipes
button-rotation-yes = Revanche : nouveaux partenaires
button-rotation-no = Revanche : mêmes partenaires
pick-playwith = Jouer avec …
playwith-nobody = Côté libre : attendre un partenaire
partner-now = Tu joues avec { $name }.
partner-free = La place de ton partenaire est libre : qui arrive peut la prendre.
partner-taken = { $names } jouent déjà ensemble. L’hôte peut changer les équipes avec ⚙️.

# A person's tables
button-mytables = Mes tables
