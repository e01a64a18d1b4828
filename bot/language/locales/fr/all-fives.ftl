# Les mots d’All Fives.

game-all-fives = All Fives

# Dominos
fives-pip = { $pip ->
    [0] blanc
   *[other] { $pip }
 }
fives-single = { $first }-{ $second }
fives-double = double { $pip ->
    [0] blanc
   *[other] { $pip }
 }
fives-arm = { $arm ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
 }
fives-arm-short = { $arm ->
    [N] N
    [E] E
    [S] S
   *[W] O
 }
fives-act-short = { $end }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
 }

# Ce qui s’est passé
fives-lead-found = { $name } a le domino le plus fort et commence.
fives-lead-yours = Tu as le domino le plus fort, { $tile }, et tu commences.
fives-laid-first = { $you ->
    [name] Tu commences par **{ $tile }**.
   *[no] { $name } commence par **{ $tile }**.
 }
fives-laid = { $you ->
    [name] Tu poses **{ $tile }** sur la branche { $arm }.
   *[no] { $name } pose **{ $tile }** sur la branche { $arm }.
 }
fives-scored = { $you ->
    [name] ⭐ Les extrémités font { $points } : **+{ $points }** pour toi.
   *[no] ⭐ Les extrémités font { $points } : **+{ $points }** pour { $name }.
 }
fives-drew = { $name } ne peut pas jouer et pioche un domino.
fives-drew-yourself = Tu pioches { $tile }.
fives-passed = { $you ->
    [name] Tu ne peux pas jouer et la pioche est vide : tu passes.
   *[no] { $name } ne peut pas jouer et la pioche est vide : { $name } passe.
 }
fives-went-out = 🏁 { $name } a tout posé. { $side ->
    [two] Il reste à { $opponent }
   *[more] Il reste aux adversaires ensemble
 } { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
 }{ $rounding ->
    [nearest] , soit { $points } au multiple de cinq le plus proche
    [down] , soit { $points } en arrondissant vers le bas
    [up] , soit { $points } en arrondissant vers le haut
   *[none] {""}
 } : **+{ $points }** pour { $name }.
fives-blocked = ⛔ Plus rien ne convient et la pioche est vide. { $side ->
    [team] L’équipe de { $name } a
   *[two] { $name } a
 } { $own ->
    [one] { $own } point
   *[other] { $own } points
 } en main, { $side ->
    [two] { $opponent } { $pips }
    [team] l’autre équipe { $pips }
   *[more] tous les autres ensemble { $pips }
 }. { $why ->
    [fewest] Le moins de points gagne :
    [most] Le plus de points gagne :
    [tiles] Autant de points, mais moins de dominos :
   *[last] Autant de points et de dominos, mais le dernier domino posé :
 } { $pips }, arrondi vers le bas à { $rounded }, moins { $own }, cela fait **{ $points }** pour { $side ->
    [team] l’équipe
   *[two] { $name }
 }.

# Ce qui s’est passé, sur une ligne : les noms sont des insignes
fives-brief-lead-found = { $name } commence : plus fort domino
fives-brief-went-out = 🏁 { $side ->
    [two] { $opponent } avait { $pips }
   *[more] Adversaires { $pips }
 } : **+{ $points }** pour { $name }
fives-brief-blocked = ⛔ { $side ->
    [two] { $name } { $own }, { $opponent } { $pips }
    [team] Équipes { $own }–{ $pips }
   *[more] { $name } { $own }, autres { $pips }
 } : **{ $points }** pour { $name }

# Coups
fives-act-start = { $head } → au milieu ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, gagne !
    [out] {""}, fini
   *[none] {""}
 })
fives-act-lay = { $head } → { $arm } ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, gagne !
    [out] {""}, fini
   *[none] {""}
 })
fives-act-detail = contre le { $end } ; les extrémités feront { $count }{ $points ->
    [0] , ce qui ne rapporte rien
   *[other] {" "}: { $points } points
 }{ $effect ->
    [win] {" "}et la partie
    [out] {" "}et tu as tout posé
   *[none] {""}
 }
fives-act-start-bare = { $head } → au milieu
fives-act-lay-bare = { $head } → { $arm }
fives-act-detail-bare = contre le { $end }
fives-act-draw = Piocher
fives-act-pass = Passer

# Ce qu’on doit ou peut faire
fives-duty-wait = On attend { $waiting }.
fives-duty-start = **À toi de jouer.** Tu commences : pose le domino que tu veux.
fives-duty-highest = **À toi de jouer.** Tu commences, avec le domino le plus fort : { $tile }.
fives-duty-lay = **À toi de jouer.** Les extrémités font { $count }.
fives-duty-draw = **À toi de jouer.** Rien ne convient à { $ends } : pioche. Le premier qui convient doit être posé ; il { $stock ->
    [one] reste un domino
   *[other] reste { $stock } dominos
 } dans la pioche.
fives-duty-pass = **À toi de jouer.** Rien ne convient à { $ends }, et la pioche est vide : passe.

# À qui de jouer
fives-waiting-turn = ➡️ À { $name } de jouer.
fives-waiting-start = ➡️ { $name } commence.

# Les images en mots
fives-alt-end = { $place } : { $end }{ $plain ->
    [false] {" "}(compte { $worth })
   *[true] {""}
 }
fives-alt-table = { $laid ->
    [0] Aucune extrémité ouverte.
   *[other] Extrémités ouvertes : { $ends } ; elles font { $count }.
 } { $laid ->
    [0] Rien n’est encore posé.
    [one] Un seul domino est posé : { $last }, par { $layer }{ $made ->
        [0] .
       *[other] , pour { $made } points.
    }
   *[other] { $laid } dominos sont posés ; le dernier est { $last }, par { $layer }{ $made ->
        [0] .
       *[other] , pour { $made } points.
    }
 } { $stock ->
    [0] La pioche est vide.
    [one] Il reste un domino dans la pioche.
   *[other] Il reste { $stock } dominos dans la pioche.
 }
fives-note-table = { $points } en jouant
fives-note-out = { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
 }{ $rounding ->
    [nearest] , arrondi à 5 près : { $points }
    [down] , arrondi en bas : { $points }
    [up] , arrondi en haut : { $points }
   *[none] {" "}en main
 }
fives-note-blocked = { $pips } arrondi vers le bas à { $rounded }, moins { $own } : { $points }
fives-team-blocked = Plus rien ne convient. { $winners } gagnent la manche : { $how ->
    [fewest] ensemble, moins de points, { $won } contre { $lost }.
    [most] ensemble, plus de points, { $won } contre { $lost }.
    [tiles] autant de points que les autres, mais moins de dominos.
   *[last] autant de points et de dominos que les autres, mais le dernier domino posé.
 }

# Pourquoi ce n’est pas permis
fives-refusal-must-lay = Tu peux jouer, le { $tile } par exemple : ni piocher, ni passer.
fives-refusal-stock-empty = La pioche est vide : il n’y a rien à piocher.
fives-refusal-must-draw = Il { $left ->
    [one] reste un domino
   *[other] reste { $left } dominos
 } dans la pioche : pioche avant de passer.
fives-refusal-tile-not-in-hand = Tu n’as pas le { $tile }.
fives-refusal-nothing-to-join = Rien n’est encore posé : le premier domino va au milieu.
fives-refusal-must-open-highest = La manche commence par le domino le plus fort : { $tile }.
fives-refusal-already-started = Le milieu est déjà pris par { $tile }.
fives-refusal-no-spinner = La branche { $arm } part du premier double, et il n’y en a pas encore.
fives-refusal-cross-closed = La branche { $arm } s’ouvre dès que le { $spinner } est joint par ses deux longs côtés.
fives-refusal-does-not-fit = Le { $tile } ne convient pas à la branche { $arm } : son extrémité est { $end }.
fives-refusal-no-such-tile = Il n’y a pas de domino « { $tile } » dans un jeu de double-six.
fives-refusal-no-such-arm = Il n’y a pas de branche « { $arm } » : il y a { $arms }.
fives-refusal-which-arm = Sur quelle branche ? Le { $tile } convient à plusieurs endroits.

# Formules et options
preset-all-fives-nl = La règle
preset-all-fives-nl-help = En 100 points ; qui a le domino le plus fort commence, par celui qu’il veut
preset-all-fives-english = À l’anglaise
preset-all-fives-english-help = Comme la règle, mais le domino le plus fort est posé en premier
preset-all-fives-letter = À la lettre
preset-all-fives-letter-help = Comme c’est écrit : le plus de points en main gagne une manche bloquée
preset-all-fives-long = Longue partie
preset-all-fives-long-help = Selon la règle, mais en 250 points
preset-all-fives-pairs = En équipes
preset-all-fives-pairs-help = À quatre, en deux équipes
option-all-fives-opening_tile = Premier domino
option-all-fives-opening_tile-help = Le domino le plus fort dit seulement qui commence, ou doit aussi être posé en premier
value-all-fives-opening_tile-free = au choix
value-all-fives-opening_tile-highest = le plus fort
option-all-fives-next_start = Manches suivantes
option-all-fives-next_start-help = Qui les commence : le gagnant de la précédente, ou encore qui a le domino le plus fort
value-all-fives-next_start-winner = le gagnant commence
value-all-fives-next_start-highest = le domino le plus fort commence
option-all-fives-round_out = Arrondi
option-all-fives-round_out-help = Comment les points gagnés en posant tout deviennent un multiple de cinq
value-all-fives-round_out-nearest = au plus proche
value-all-fives-round_out-down = vers le bas
value-all-fives-round_out-up = vers le haut
option-all-fives-blocked_winner = Manche bloquée
option-all-fives-blocked_winner-help = Qui gagne une manche bloquée : le moins de points, ou le plus comme sur la feuille
value-all-fives-blocked_winner-fewest = le moins de points gagne
value-all-fives-blocked_winner-most = le plus de points gagne
option-all-fives-target = Points pour gagner
option-all-fives-target-help = Qui les atteint gagne, même en pleine manche
option-all-fives-rounds = Manches au plus
option-all-fives-rounds-help = Après tant de manches, qui mène gagne, même loin du but ; 0 pour ne pas limiter
value-all-fives-rounds-0 = sans limite
option-all-fives-hand_size = Dominos par joueur
option-all-fives-hand_size-help = D’habitude sept à deux et cinq à trois ou quatre
value-all-fives-hand_size-usual = comme d’habitude
value-all-fives-hand_size-5 = cinq
value-all-fives-hand_size-6 = six
value-all-fives-hand_size-7 = sept
option-all-fives-partners = Partenaires
option-all-fives-partners-help = À quatre : le premier et le troisième contre le deuxième et le quatrième

# Règles
fives-rules-aim = **But.** { $partners ->
    [true] À quatre, en deux équipes, avec un jeu de double-six : les partenaires se font face, marquent et gagnent ensemble.
   *[false] De deux à quatre, avec un jeu de double-six.
 } Fais que la somme des extrémités ouvertes soit un multiple de cinq. { $partners ->
    [true] La première équipe à { $target } points gagne,
   *[false] Le premier à { $target } points gagne,
 } même en pleine manche.{ $rounds ->
    [0] {""}
   *[other] {" "}Après la manche { $rounds }, qui mène gagne.
 }
fives-rules-start = **Début.** { $hand_size ->
    [usual] { $partners ->
        [true] Chacun reçoit cinq dominos.
       *[false] À deux, chacun reçoit sept dominos ; à trois ou quatre, cinq.
    }
   *[other] Chacun reçoit { $hand_size } dominos.
 } Les autres forment la pioche. Qui a le plus grand double commence ; si personne n’en a, c’est le plus fort des autres dominos qui décide. { $opening_tile ->
    [highest] Ce domino est posé en premier.
   *[free] Le premier domino est au choix.
 } { $next_start ->
    [highest] Il en va de même aux manches suivantes.
   *[winner] Les manches suivantes sont commencées par le gagnant de la précédente, avec le domino de son choix{ $partners ->
        [true] {""} : par qui a tout posé ou, après un blocage, par la main la plus légère de l’équipe.
       *[false] .
    }
 }
fives-rules-turn = **À toi.** On joue dans le sens des aiguilles d’une montre. Pose un domino dont une moitié est égale à une extrémité ouverte. Si aucun ne convient, pioche jusqu’à ce qu’un domino convienne, et pose-le. Si tu peux jouer, tu ne peux pas piocher. Si la pioche est vide, on passe.
fives-rules-ends = **Extrémités.** La ligne a deux extrémités. Les doubles se posent en travers. Quand le premier double est joint par ses deux longs côtés, deux autres branches peuvent en partir.
fives-rules-points = **Points.** Additionne les extrémités ouvertes après chaque pose. Un double à une extrémité compte ses deux moitiés ; une branche que personne n’a commencée ne compte pas. Une somme de 5, 10, 15 … est marquée. Ainsi 6 et double 2 font 10 points.
fives-rules-out = **Tout poser.** Qui pose le dernier domino de sa main marque aussi { $partners ->
    [true] les points restés à l’autre équipe
   *[false] tous les points restés aux autres
 }, { $round_out ->
    [down] arrondis vers le bas à un multiple de cinq
    [up] arrondis vers le haut à un multiple de cinq
   *[nearest] arrondis au multiple de cinq le plus proche
 }.
fives-rules-blocked = **Blocage.** Quand personne ne peut continuer et que la pioche est vide, { $partners ->
    [true] l’équipe
   *[false] la main
 } qui a le { $blocked_winner ->
    [most] plus
   *[fewest] moins
 } de points gagne ; puis celle qui a le moins de dominos ; puis qui a posé le dernier. Le gagnant marque les points de { $partners ->
    [true] l’autre équipe
   *[false] tous les autres
 }, arrondis vers le bas à un multiple de cinq, moins les siens : cela peut être négatif.

# Exemples dessinés
fives-example-alone = Un double seul compte ses deux moitiés : 10 points.
fives-example-double = 6 et double 2 font 10 : 10 points.
fives-example-spinner = Le premier double est joint par ses deux longs côtés : nord et sud sont ouverts aussi. Ils ne comptent pas encore : 1 et 4 font 5 points.
fives-lesson-1 = Pose des moitiés égales
fives-lesson-2 = Total multiple de cinq ? Des points !
fives-lesson-3 = Le premier double ouvre quatre branches
