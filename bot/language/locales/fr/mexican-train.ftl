# Les mots du train mexicain.

game-mexican-train = Train mexicain

# Dominos et trains
train-tile = { $double ->
    [true] double { $high }
   *[false] { $high }-{ $low }
 }
train-place = { $kind ->
    [common] le train mexicain
    [own] ton propre train
    [yours] ton train
    [theirs] son propre train
   *[others] le train de { $name }
 }
train-mexican = Train mexicain
train-target = le plus petit total gagne

# Ce qui s’est passé
train-engine = 🚂 La locomotive est le { $tile } : chaque train commence par ce nombre.
train-starts = { $you ->
    [name] Tu commences.
   *[no] { $name } commence.
 }
train-laid = { $you ->
    [name] Tu poses **{ $tile }** sur { $place }.
   *[no] { $name } pose **{ $tile }** sur { $place }.
 }
train-drew = { $name } pioche un domino.
train-drew-openly = { $you ->
    [name] Tu pioches { $tile }.
   *[no] { $name } pioche { $tile }.
 }
train-drew-yourself = Tu pioches { $tile }.
train-stuck = Il ne convient pas.
train-passed = { $you ->
    [name] Tu ne peux ni poser ni piocher.
   *[no] { $name } ne peut ni poser ni piocher.
 }
train-marker-down = { $you ->
    [name] 🚩 Tu places ton marqueur : ton train est ouvert à tout le monde.
   *[no] 🚩 { $name } place son marqueur : ce train est ouvert à tout le monde.
 }
train-marker-up = { $you ->
    [name] Tu reprends ton marqueur : ton train redevient privé.
   *[no] { $name } reprend son marqueur : ce train redevient privé.
 }
train-double-open = ❗ Le **{ $tile }** sur { $place } est ouvert : il faut le couvrir avant de poser ailleurs.
train-double-covered = Le { $tile } sur { $place } est couvert.
train-double-dead = Plus rien ne peut couvrir le { $tile } sur { $place } : on joue comme d’habitude.
train-knocked = { $you ->
    [name] ✊ **Toc, toc !** Il ne te reste qu’un domino.
   *[no] ✊ **Toc, toc !** Il ne reste qu’un domino à { $name }.
 }

# Ce qui s’est passé, sur une ligne : les noms sont des insignes
train-brief-engine = 🚂 { $tile } est la locomotive
train-brief-starts = { $name } commence
train-brief-marker-down = 🚩 le train de { $name } est ouvert
train-brief-double-open = ❗ couvrir { $tile } ({ $place })
train-brief-double-dead = rien ne couvre { $tile } ({ $place })

# Coups
train-act-lay = { $head } → { $kind ->
    [common] train mexicain
    [own] mon train
    [theirs] son propre train
   *[others] train de { $name }
 }
train-short = { $kind ->
    [common] Mex.
   *[others] { $name }
 }
train-act-detail = convient au { $end }{ $double ->
    [true] {"\u00A0"}: c’est un double, tu poses donc encore un domino
   *[false] {""}
 }
train-act-draw = Piocher
train-act-pass = Passer

# Ce qu’on doit ou peut faire
train-duty-wait = On attend { $waiting }.
train-duty-drawn = **{ $tile } convient.** Pose-le.
train-why-closed = -# { $tile } va sur { $place }, mais sans marqueur il est fermé.
train-duty-lay = **À toi de jouer.** Pose un domino.
train-duty-draw = **À toi de jouer.** Rien ne convient : pioche un domino.
train-duty-pass = **À toi de jouer.** Rien ne convient, et la pioche est vide : passe. { $marked ->
    [true] Ton marqueur reste sur ton train.
   *[false] Ton marqueur va sur ton train.
 }
train-duty-cover-lay = **Couvre le { $number } ouvert** sur { $place }. Avant cela, personne ne peut poser ailleurs.
train-duty-cover-draw = **Couvre le { $number } ouvert** sur { $place }. Tu n’as pas de { $number } : pioche un domino.
train-duty-cover-pass = **Couvre le { $number } ouvert** sur { $place }. Tu n’as pas de { $number }, et la pioche est vide : passe. { $marked ->
    [true] Ton marqueur reste sur ton train.
   *[false] Ton marqueur va sur ton train.
 }
train-duty-extra-lay = Tu as posé le double { $number } sur { $place } : **pose encore un domino.** { $doubles ->
    [true] Il peut aller sur le double ou sur tout train qui t’est ouvert, et il peut encore être un double.
   *[false] Il peut aller sur le double ou sur tout train qui t’est ouvert, mais il ne peut pas être un double.
 }
train-duty-extra-draw = Tu as posé le double { $number } sur { $place } et **tu dois encore un domino.** Aucun des tiens ne convient : pioche.
train-duty-extra-pass = Tu as posé le double { $number } sur { $place } et **tu dois encore un domino.** Aucun des tiens ne convient, et la pioche est vide : passe. { $marked ->
    [true] Ton marqueur reste sur ton train.
   *[false] Ton marqueur va sur ton train.
 }

# À qui de jouer
train-waiting-free = ➡️ À { $name } de jouer.
train-waiting-cover = ➡️ { $name } doit couvrir le { $number } ouvert sur { $place }.
train-waiting-extra = ➡️ { $name } : encore un domino après le double { $number }.

# Les images en mots
train-alt-end = { $place }{ $marked ->
    [true] {" "}(ouvert)
   *[false] {""}
 } { $end }
train-alt-table = Extrémités : { $ends }.{ $duty ->
    [cover] {" "}Il faut couvrir le double { $number } sur { $place }.
    [extra] {" "}Il faut encore un domino après le double { $number } sur { $place }.
   *[free] {""}
 } { $laid ->
    [0] Rien n’est encore posé.
   *[other] En dernier, { $layer } a posé { $last } sur { $on }.
 } La locomotive est le { $engine }. { $stock ->
    [one] { $stock } domino
   *[other] { $stock } dominos
 } dans la pioche.

# Refus
train-refusal-must-lay = Tu peux jouer, donc tu dois jouer.
train-refusal-must-draw = Pioche d’abord un domino.
train-refusal-stock-empty = La pioche est vide : il n’y a rien à piocher.
train-refusal-tile-not-in-hand = Tu n’as pas { $tile }.
train-refusal-no-such-train = Ce train n’existe pas à cette table.
train-refusal-open-double = Il faut d’abord couvrir le { $number } ouvert sur { $place }.
train-refusal-private-train = C’est { $place }, sans marqueur : personne d’autre que { $seat } ne peut y poser.
train-refusal-does-not-fit = { $tile } ne convient pas au { $number } au bout de ce train : { $place }.
train-refusal-extra-not-double = Le domino supplémentaire ne peut pas être un double, et { $tile } en est un.
train-refusal-which-train = Sur quel train ? { $tile } en demande un.

# Variantes et règles maison
preset-mexican-train-sheet = La feuille de règles
preset-mexican-train-sheet-help = Treize manches, du double 12 au double blanc
preset-mexican-train-thirds = Une locomotive sur trois
preset-mexican-train-thirds-help = Cinq manches : 12, 9, 6, 3 et blanc
preset-mexican-train-five = Cinq manches
preset-mexican-train-five-help = Les cinq plus hautes locomotives : 12, 11, 10, 9 et 8
preset-mexican-train-short = Jeu court
preset-mexican-train-short-help = De deux à quatre, aucun domino au-dessus de 9, dix manches
preset-mexican-train-open = Mains ouvertes
preset-mexican-train-open-help = Tout le monde voit toutes les mains ; seule la pioche reste cachée
option-mexican-train-first_starter = Qui commence
option-mexican-train-first_starter-help = Qui commence la première manche ; ensuite, on tourne dans le sens horaire
value-mexican-train-first_starter-random = au hasard
value-mexican-train-first_starter-host = la première place de la table
option-mexican-train-short_game = Jeu court
option-mexican-train-short_game-help = Sans les dominos au-dessus de 9, à partir du double 9 : de deux à quatre
option-mexican-train-open_hands = Mains ouvertes
option-mexican-train-open_hands-help = Tout le monde voit toutes les mains ; seule la pioche reste cachée
option-mexican-train-chain_doubles = Doubles à la suite
option-mexican-train-chain_doubles-help = Le domino dû après un double peut être un double, qui demande alors le sien
option-mexican-train-length = Longueur
option-mexican-train-length-help = Quelles locomotives on joue : toutes, une sur trois, ou les cinq ou trois plus hautes
value-mexican-train-length-all = toutes les locomotives
value-mexican-train-length-thirds = une locomotive sur trois
value-mexican-train-length-five = les cinq plus hautes locomotives
value-mexican-train-length-three = les trois plus hautes locomotives

# Règles
train-rules-aim = **But.** Se défaire de ses dominos. Après { $rounds } manches, le plus petit total gagne.
train-rules-start = **Début.** Un double sert de locomotive, posé au milieu avant la distribution : le double { $first } à la première manche, puis chaque fois { $step ->
    [1] un de moins
   *[other] { $step } de moins
 }, jusqu’au double { $last } à la dernière. Chacun reçoit { $hands } dominos ; le reste forme la pioche.{ $open_hands ->
    [true] {" "}Toutes les mains sont ouvertes ; seule la pioche reste cachée.
   *[false] {""}
 } { $first_starter ->
    [host] La première place de la table commence
   *[random] Le hasard dit qui commence
 }, et à chaque manche le début passe à la place suivante, dans le sens horaire.
train-hand-size = { $tiles } (à { $seats })
train-rules-trains = **Les trains.** Chacun construit son propre train à partir de la locomotive, et tous construisent l’unique train mexicain. Chaque train commence par le nombre de la locomotive, et les moitiés qui se touchent sont égales. Ton train est à toi tant qu’il ne porte pas de marqueur. Le train mexicain est toujours ouvert à tous.
train-rules-turn = **À ton tour.** Si tu peux poser, tu dois poser : un domino, sur ton train, sur le train mexicain ou sur un train qui porte un marqueur. Sinon, tu pioches ; si le domino convient, tu le poses.
train-rules-marker = **Les marqueurs.** Si le domino pioché ne convient nulle part, ou s’il n’y a rien à piocher, ton marqueur va sur ton train : tout le monde peut y poser. Il s’en va dès que tu poses de nouveau sur ton propre train.
train-rules-double = **Les doubles** se posent en travers et demandent aussitôt un domino de plus, sur le double ou sur tout train qui t’est ouvert. { $chain_doubles ->
    [true] Il peut encore être un double, qui demande alors le sien.
   *[false] Il ne peut pas être un double.
 } Si tu ne peux pas, tu pioches ; s’il ne convient pas non plus, ton marqueur va sur ton train. Un double posé en tout dernier termine la manche.
train-rules-open = **Double ouvert.** Un double resté découvert à la fin d’un tour doit être couvert avant que quelqu’un ne pose ailleurs, quel que soit son train. Qui ne peut pas le couvrir pioche un domino et, s’il ne convient pas, place son marqueur. Il n’oblige plus personne quand les { $others } autres dominos de son nombre sont sur la table.
train-rules-end = **La fin.** Qui n’a plus qu’un domino frappe sur la table. La manche finit quand quelqu’un a posé son dernier domino, ou quand la pioche est vide et que personne ne peut poser.
train-rules-score = **Les points.** Chacun compte les points des dominos qui lui restent ; qui a tout posé ne compte rien. Des plus petits totaux égaux partagent la victoire.

# Exemples dessinés
train-example-trains = Ann (A) et Bob (B) ont chacun commencé leur train, et Bob aussi le train mexicain.
train-example-marker = Bob n’a pas pu poser : son marqueur est près de son train, et Ann a pu le commencer à sa place.
train-example-open = Le double 5 d’Ann est resté découvert : c’est maintenant le seul endroit où poser.
train-lesson-1 = Construis ton propre train
train-lesson-2 = Bloqué ? Ton train est ouvert à tous
train-lesson-3 = Couvre chaque double
