# Les mots des dominos classiques.

game-block = Dominos classiques

# Dominos
block-pip = { $pip ->
    [0] blanc
   *[other] { $pip }
 }
block-single = { $first }-{ $second }
block-double = double { $pip ->
    [0] blanc
   *[other] { $pip }
 }
block-end = { $end ->
    [E] à droite
   *[W] à gauche
 }
block-end-short = { $end ->
    [E] D
   *[W] G
 }

# Ce qui s’est passé
block-lead-found = { $name } a le domino le plus fort et commence.
block-lead-yours = Tu as le domino le plus fort, { $tile }, et tu commences.
block-laid-first = { $you ->
    [name] Tu commences par **{ $tile }**.
   *[no] { $name } commence par **{ $tile }**.
 }
block-laid = { $you ->
    [name] Tu poses **{ $tile }** { $end }.
   *[no] { $name } pose **{ $tile }** { $end }.
 }
block-drew = { $name } ne peut pas jouer et pioche un domino.
block-drew-yourself = Tu pioches { $tile }.
block-passed = { $you ->
    [name] Tu ne peux pas jouer et tu passes.
   *[no] { $name } ne peut pas jouer et passe.
 }

# Ce qui s’est passé, sur une ligne : les noms sont des insignes
block-brief-lead-found = { $name } commence : plus fort domino

# Coups
block-act-start = { $head } → au milieu
block-act-lay = { $head } → { $end }
block-act-detail = contre le { $joined }{ $out ->
    [true] , et tu as tout posé
   *[false] {" "}; la nouvelle extrémité sera un { $opened }
 }
block-act-draw = Piocher
block-act-pass = Passer

# Ce qu’on doit ou peut faire
block-duty-wait = On attend { $waiting }.
block-duty-start = **À toi de jouer.** Tu commences : pose le domino que tu veux.
block-duty-lay = **À toi de jouer.** Pose un domino qui convient à { $ends }.
block-duty-draw = **À toi de jouer.** Rien ne convient à { $ends } : pioche. Le premier qui convient doit être posé ; il { $stock ->
    [one] reste un domino
   *[other] reste { $stock } dominos
 } dans la pioche.
block-duty-pass = **À toi de jouer.** Rien ne convient à { $ends }{ $draw ->
    [true] , et la pioche est vide : passe.
   *[false] {" "}: passe.
 }

# À qui de jouer
block-waiting-turn = ➡️ À { $name } de jouer.
block-waiting-start = ➡️ { $name } commence.

# Les images en mots
block-alt-table = { $laid ->
    [0] Rien n’est encore posé.
    [one] Extrémités ouvertes : { $ends }. Un seul domino est posé : { $last }, par { $layer }.
   *[other] Extrémités ouvertes : { $ends }. { $laid } dominos sont posés ; le dernier est { $last }, par { $layer }.
 } { $draw ->
    [true] { $stock ->
        [0] La pioche est vide.
        [one] Il reste un domino dans la pioche.
       *[other] Il reste { $stock } dominos dans la pioche.
    }
   *[false] { $stock ->
        [0] Aucun domino n’est mis de côté.
        [one] Un domino est mis de côté.
       *[other] { $stock } dominos sont mis de côté.
    }
 }
block-team-blocked = Plus rien ne convient. { $count ->
    [0] Les deux équipes ont autant de points : personne ne marque.
   *[other] { $winners } ont moins de points ensemble, { $won } contre { $lost }, et { $points ->
        [0] gagnent la manche
       *[other] en marquent { $points }
    }.
 }
block-note = { $count ->
    [one] { $pips } point gagné
   *[other] { $pips } points gagnés
 }{ $own ->
    [0] {""}
   *[other] , moins { $own } de sa propre main
 }

# Pourquoi ce n’est pas permis
block-refusal-must-lay = Tu peux jouer, le { $tile } par exemple : ni piocher, ni passer.
block-refusal-no-drawing = On ne pioche pas à cette table : qui ne peut pas poser passe son tour.
block-refusal-stock-empty = La pioche est vide : il n’y a rien à piocher.
block-refusal-must-draw = Il { $left ->
    [one] reste un domino
   *[other] reste { $left } dominos
 } dans la pioche : pioche avant de passer.
block-refusal-tile-not-in-hand = Tu n’as pas le { $tile }.
block-refusal-nothing-to-join = Rien n’est encore posé : le premier domino va au milieu.
block-refusal-already-started = Le milieu est déjà pris par { $tile }.
block-refusal-does-not-fit = Le { $tile } ne convient pas { $place } : l’extrémité y est { $end }.
block-refusal-which-end = Dis de quel côté tu veux poser le { $tile } : à gauche ou à droite.

# Formules et options
preset-block-block = Sans pioche
preset-block-block-help = Qui ne peut pas poser passe son tour
preset-block-draw = Avec pioche
preset-block-draw-help = Qui ne peut pas poser pioche jusqu’à ce qu’un domino convienne
preset-block-rounds = Manches
preset-block-rounds-help = Une manche gagnée compte un point ; en cinq points
option-block-draw = Pioche
option-block-draw-help = Qui ne peut pas poser pioche jusqu’à ce qu’un domino convienne, au lieu de passer
option-block-lead = Manches suivantes
option-block-lead-help = Qui les commence ; la première revient toujours à qui a le plus grand double
value-block-lead-winner = le gagnant commence
value-block-lead-next = le joueur suivant commence
value-block-lead-highest = le plus grand double commence
option-block-target = Points pour gagner
option-block-target-help = Qui les a à la fin d’une manche gagne la partie
option-block-rounds = Manches au plus
option-block-rounds-help = Après tant de manches, qui mène gagne, même loin du but ; 0 pour ne pas limiter
value-block-rounds-0 = sans limite
option-block-deal_all = Tout distribuer
option-block-deal_all-help = À trois ou quatre : neuf chacun sans le double blanc, ou sept chacun ; on ne pioche pas
option-block-partners = Partenaires
option-block-partners-help = À quatre : le premier et le troisième contre le deuxième et le quatrième
option-block-counting = Ce qui compte
option-block-counting-help = Les points restés en main, ou les manches gagnées : le but est alors 100 au plus
value-block-counting-pips = les points des autres
value-block-counting-rounds = les manches gagnées

# Règles
block-rules-aim = **But.** { $partners ->
    [true] À quatre, en deux équipes, avec un jeu de double-six : les partenaires se font face et gagnent ensemble. La première équipe à { $target ->
        [one] { $target } point
       *[other] { $target } points
    } gagne la partie.
   *[false] { $deal_all ->
        [true] À trois ou quatre
       *[false] De deux à quatre
    }, avec un jeu de double-six. Débarrasse-toi de tous tes dominos avant les autres. Qui atteint { $target ->
        [one] { $target } point
       *[other] { $target } points
    } gagne la partie.
 }{ $rounds ->
    [0] {""}
   *[other] {" "}Après la manche { $rounds }, qui mène gagne.
 }
block-rules-start = **Début.** { $deal_all ->
    [true] À trois, chacun reçoit neuf dominos et on joue sans le double blanc ; à quatre, sept. Il ne reste rien à piocher.
   *[false] À deux, chacun reçoit sept dominos ; à trois ou quatre, cinq. Les autres { $draw ->
        [true] forment la pioche.
       *[false] sont mis de côté, face cachée.
    }
 } Qui a le plus grand double commence, par le domino de son choix ; si personne n’en a, c’est le plus fort des autres dominos qui décide. { $lead ->
    [highest] Il en va de même aux manches suivantes.
    [next] Chaque manche suivante est commencée par le joueur suivant, dans le sens des aiguilles d’une montre.
   *[winner] Les manches suivantes sont commencées par le gagnant de la précédente ; si elle était nulle, par le voisin de celui qui l’avait commencée.
 }
block-rules-turn = **À toi.** On joue dans le sens des aiguilles d’une montre. Pose un domino à l’une des deux extrémités de la ligne : les moitiés qui se touchent doivent être égales. Les doubles se posent en travers. Qui peut poser doit le faire. { $draw ->
    [true] Sinon, pioche jusqu’à ce qu’un domino convienne, et pose-le. Si la pioche est vide, on passe.
   *[false] Sinon, on passe son tour.
 }
block-rules-out = **Tout poser.** { $partners ->
    [true] Pose ton dernier domino : ton équipe gagne la manche et marque { $counting ->
        [rounds] un point
       *[pips] les points restés à l’autre équipe
    }.
   *[false] Qui pose son dernier domino gagne la manche et marque { $counting ->
        [rounds] un point
       *[pips] tous les points restés aux autres
    }.
 }
block-rules-blocked = **Blocage.** { $partners ->
    [true] Quand personne ne peut continuer, l’équipe dont les deux mains ont le moins de points ensemble gagne : { $counting ->
        [rounds] elle marque un point
       *[pips] elle marque les points de l’autre équipe, moins les siens
    }. En cas d’égalité, personne ne marque.
   *[false] Quand personne ne peut continuer, la main qui a le moins de points gagne : { $counting ->
        [rounds] elle marque un point
       *[pips] elle marque les points de toutes les autres, moins les siens
    }. En cas d’égalité pour le moins de points, personne ne marque.
 }

# Exemples dessinés
block-example-line = Le double 4 est posé en travers. À gauche va un domino avec un 1, à droite un domino avec un 4.
block-example-blocked = Les deux extrémités sont des 6, et les sept dominos avec un 6 sont posés : personne ne peut continuer. S’il reste 3 points à Ann et 10 à Bob, Ann marque 10 moins 3, soit 7 points.
block-lesson-1 = Pose des moitiés égales
block-lesson-2 = Bloqué ? Le moins de points gagne
block-lesson-3 = Le gagnant prend ce qui reste
