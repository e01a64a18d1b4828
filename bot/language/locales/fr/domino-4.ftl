# Les mots de Domino 4.

game-domino-4 = Domino 4

# Dominos
four-tile = { $low }-{ $high } { $colour ->
    [r] rouge
    [g] vert
    [y] jaune
   *[b] bleu
 }
four-joker = joker
four-face-down = un domino face cachée
four-colour = { $colour ->
    [red] rouge
    [green] vert
    [yellow] jaune
   *[blue] bleu
 }
four-end-half = { $pips } { $colour ->
    [r] rouge
    [g] vert
    [y] jaune
   *[b] bleu
 }
four-end-colour = { $colour }, tout chiffre
four-end-plain = { $half ->
    [white] blanc
   *[joker] tout domino
 }
four-end = { $arm ->
    [E] est
   *[W] ouest
 } : { $end }
four-end-dead = { $arm ->
    [E] est
   *[W] ouest
 } : bloqué
four-arm-short = { $arm ->
    [E] E
   *[W] O
 }
four-mark = DERNIER
four-shouted = Tu as annoncé ton dernier domino !
four-target = { $rounds ->
    [one] une manche
   *[other] premier à { $rounds } manches
 }

# Ce qui s’est passé
four-lead-found = { $you ->
    [name] Le sort te désigne pour commencer.
   *[no] Le sort désigne { $name } pour commencer.
 }
four-laid = { $you ->
    [name] Tu poses **{ $tile }** à { $arm ->
        [E] l’est
       *[W] l’ouest
    }.
   *[no] { $name } pose **{ $tile }** à { $arm ->
       [E] l’est
      *[W] l’ouest
    }.
 }
four-joker-laid = { $you ->
    [name] Tu poses un **joker** à { $arm ->
        [E] l’est
       *[W] l’ouest
    } et demandes **{ $colour }**.
   *[no] { $name } pose un **joker** à { $arm ->
       [E] l’est
      *[W] l’ouest
    } et demande **{ $colour }**.
 }
four-covered = { $you ->
    [name] 🂠 Tu poses un domino face cachée à { $arm ->
        [E] l’est
       *[W] l’ouest
    }, dis « Joker » et demandes **{ $colour }**.
   *[no] 🂠 { $name } pose un domino face cachée à { $arm ->
       [E] l’est
      *[W] l’ouest
    }, dit « Joker » et demande **{ $colour }**.
 }
four-cornerstone-laid = { $you ->
    [name] Tu poses **{ $tile }** en pierre angulaire.
   *[no] { $name } pose **{ $tile }** en pierre angulaire.
 }
four-drew = { $name } { $why ->
    [turn] { $could ->
        [bluff] pioche un domino plutôt que de bluffer
        [unknown] pioche un domino
       *[none] ne peut pas jouer et pioche un domino
    }
    [cornerstone] a joué juste avant la pierre angulaire et pioche un domino
   *[lie] pioche un domino pour son mensonge
 }.
four-drew-yourself = Tu pioches { $tile }{ $why ->
    [lie] {" "}pour ton mensonge
   *[turn] { $could ->
        [bluff] {" "}plutôt que de bluffer
        [corner] {" "}plutôt que de poser une pierre angulaire
       *[none] {""}
    }
 }.
four-passed = { $you ->
    [name] Tu { $why ->
        [empty] { $could ->
            [bluff] passes plutôt que de bluffer
            [corner] passes plutôt que de poser une pierre angulaire
           *[none] ne peux pas jouer et passes
        } : la pioche est vide
       *[one] n’en joues qu’un
    }.
   *[no] { $name } { $why ->
       [empty] { $could ->
           [bluff] passe plutôt que de bluffer
           [unknown] passe
          *[none] ne peut pas jouer et passe
       } : la pioche est vide
      *[one] n’en joue qu’un
    }.
 }
four-two-allowed = ✌️ Personne n’a pu poser de tout un tour : qui pose ensuite peut poser deux dominos d’un coup.
four-called = { $you ->
    [name] 📣 Tu annonces : **dernier domino !**
   *[no] 📣 **Dernier domino !** annonce { $name }.
 }
four-kept-silent = { $you ->
    [name] 🤫 Tu n’annonces pas ton dernier domino et passeras un tour.
   *[no] 🤫 { $name } n’annonce pas son dernier domino et passera un tour.
 }
four-skipped = { $you ->
    [name] Tu passes ton tour : rien n’était annoncé.
   *[no] { $name } passe son tour : rien n’était annoncé.
 }
four-accepted = { $you ->
    [name] Tu crois { $bluffer }.
    [bluffer] { $name } te croit.
   *[no] { $name } croit { $bluffer }.
 }
four-believed = { $you ->
    [name] Personne ne t’accuse : le domino reste face cachée.
   *[no] Personne n’accuse { $name } : le domino reste face cachée.
 }
four-accused-truth = { $you ->
    [name] ⚖️ Tu accuses { $bluffer }, à tort : c’**est** un joker.
    [bluffer] ⚖️ { $name } t’accuse, à tort : c’**est** un joker.
   *[no] ⚖️ { $name } accuse { $bluffer }, à tort : c’**est** un joker.
 }
four-accused-lie = { $you ->
    [name] ⚖️ Tu dévoiles le bluff : **{ $tile }** !
    [bluffer] ⚖️ { $name } dévoile ton bluff : **{ $tile }** !
   *[no] ⚖️ { $name } dévoile le bluff : **{ $tile }** !
 }
four-taken-back = { $you ->
    [name] Tu le reprends et perds ton tour.
   *[no] { $name } le reprend et perd son tour.
 }
four-gave = { $you ->
    [name] Tu donnes un domino à { $receiver }.
    [receiver] { $name } te donne un domino.
   *[no] { $name } donne un domino à { $receiver }.
 }
four-gave-seen = { $you ->
    [name] Tu donnes { $tile } à { $receiver }.
    [receiver] { $name } te donne { $tile }.
   *[no] { $name } donne { $tile } à { $receiver }.
 }

# Ce qui s’est passé, sur une ligne : les noms sont des insignes
four-brief-lead-found = { $name } commence, par le sort
four-brief-two-allowed = ✌️ deux dominos d’un coup
four-brief-kept-silent = 🤫 { $name } s’est tu : un tour passé
four-brief-truth = ⚖️ { $name } a tort : vrai joker
four-brief-lie = ⚖️ { $name } dévoile le bluff : { $tile }

# Coups
four-act-lay = { $head } → { $place }
four-act-covered = { $head }, face cachée
four-act-give = Donner { $head }
four-act-bluff = Bluffer…
four-ask-bluff = **Quel domino poses-tu face cachée** comme joker ?
four-ask-colour = **{ $tile } : quelle couleur demandes-tu ?**
four-act-accept = Je le crois
four-act-accuse = Menteur !
four-act-draw = Piocher
four-act-pass = Passer
four-act-call = Dernier !
four-place = { $arm ->
    [E] est
   *[W] ouest
 }, { $way ->
    [straight] tout droit
    [N] coin vers le nord
    [E] coin vers l’est
    [S] coin vers le sud
   *[W] coin vers l’ouest
 }, puis { $turn ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
 }{ $either ->
    [yes] {" "}(par le { $joins })
   *[no] {""}
 }
four-place-joker = { $colour } · { $arm ->
    [E] est
   *[W] ouest
 }, { $way ->
    [straight] tout droit
    [N] coin vers le nord
    [E] coin vers l’est
    [S] coin vers le sud
   *[W] coin vers l’ouest
 }
four-place-cornerstone = pierre angulaire

# Ce qu’on doit ou peut faire
four-duty-wait = On attend { $waiting }.
four-duty-lay = **À toi de jouer.** Pose un domino.
four-duty-two = **À toi de jouer, et tu peux poser deux dominos.** Pose le premier.
four-duty-second = **Tu peux poser un deuxième domino**, ou passer.
four-duty-draw = **À toi de jouer.** Rien ne convient : pioche.
four-duty-pass = **À toi de jouer.** Rien ne convient, et la pioche est vide : passe.
four-duty-may = **À toi de jouer.** Rien ne convient : { $ways ->
    [corner] pose une pierre angulaire
    [bluff] bluffe avec un domino face cachée
   *[both] pose une pierre angulaire, bluffe
 } ou { $stock ->
    [0] passe
   *[other] pioche
 }.
four-duty-bluff = **Est-ce un joker ?** { $name } demande { $colour }.
    -# Si tu accuses : joker, tu reçois un domino ; mensonge, { $name } en reçoit un.
four-duty-truth = **Tu n’avais pas menti.** Choisis un domino pour { $receiver }, qui t’a accusé.
four-duty-lie = **Tu avais raison : c’était un mensonge.** Choisis un domino pour { $receiver }.
four-duty-call = Après celui-ci, il t’en restera un : appuie sur « Dernier ! »
four-duty-forgot = **Il te reste un domino, pas encore annoncé !** Appuie avant que le joueur suivant n’agisse.
four-duty-silent = Tu n’as pas annoncé ton dernier domino : tu passeras ton prochain tour.
four-why-joker = -# Ton joker se pose face cachée : *Bluffer…*
four-why-colour = -# { $tile } : le nombre va sur { $end }, la couleur non.

# À qui le tour
four-waiting-turn = ➡️ À { $name } de jouer.
four-waiting-two = ➡️ À { $name } de jouer : deux dominos d’un coup sont permis.
four-waiting-bluff = ➡️ { $name } : faut-il croire { $bluffer } ?
four-waiting-truth = ➡️ { $name } choisit un domino pour { $receiver }.
four-waiting-lie = ➡️ { $name } choisit un domino pour { $receiver }.

# Les images en mots
four-alt-table = Extrémités : { $ends }. { $laid ->
    [0] Seul le joker de départ est posé, au milieu.
    [one] Un domino est posé à côté du joker de départ :
   *[other] { $laid } dominos entourent le joker de départ ; le dernier :
 }{ $laid ->
    [0] {""}
   *[other] {" "}{ $last }, de { $layer }, { $where ->
        [E] à l’est
        [W] à l’ouest
       *[middle] en pierre angulaire
    }{ $asked ->
        [yes] , qui demande { $colour }
       *[no] {""}
    }.
 }{ $covered ->
    [0] {""}
    [one] {" "}Un domino est face cachée.
   *[other] {" "}{ $covered } dominos sont face cachée.
 } { $stock ->
    [0] La pioche est vide.
    [one] Un domino dans la pioche.
   *[other] { $stock } dominos dans la pioche.
 }

# Refus
four-refusal-call-not-due = Trop tôt ! Annonce-le quand il te reste un domino, ou en posant l’avant-dernier. Sans pénalité.
four-refusal-must-answer = { $question ->
    [bluff] Dis d’abord si tu le crois.
   *[other] Choisis d’abord le domino que tu donnes.
 }
four-refusal-question-open = { $question ->
    [bluff] Les autres disent d’abord s’ils le croient ; { $turn } n’a pas encore répondu.
   *[other] D’abord, { $turn } choisit le domino à donner.
 }
four-refusal-no-question = Il n’y a rien à répondre : c’est réglé.
four-refusal-must-lay = { $tile } convient : tu dois le poser, ou un autre qui convient.
four-refusal-stock-empty = La pioche est vide : il n’y a rien à piocher.
four-refusal-must-draw = Il reste des dominos à piocher, tu ne peux donc pas passer.
four-refusal-lay-or-stop = Pose un deuxième domino, ou passe : on ne pioche pas maintenant.
four-refusal-tile-not-in-hand = Tu n’as pas { $tile }.
four-refusal-joker-open = À cette table, les jokers se posent face cachée.
four-refusal-no-bluffing = À cette table, rien ne se pose face cachée.
four-refusal-cell-taken = Il y a déjà un domino là.
four-refusal-touches-nothing = Cette place ne touche aucun domino.
four-refusal-not-an-end = Le domino posé là n’est pas l’extrémité d’une chaîne.
four-refusal-wrong-side = La chaîne ne continue pas de ce côté.
four-refusal-seventh-straight = Six dominos sont alignés : le septième fait un coin.
four-refusal-does-not-fit = { $tile } ne convient pas : l’extrémité demande { $end }.
four-refusal-turn-the-tile = Tourne { $tile } : son autre moitié convient à { $end }.
four-refusal-touches-two = À l’extrémité d’une chaîne, un domino n’en touche qu’un seul.
four-refusal-corner-joker = Un joker ne peut pas être une pierre angulaire.
four-refusal-corner-at-joker = Une pierre angulaire ne se pose pas à côté d’un joker.
four-refusal-corner-at-end = Une pierre angulaire ne se pose pas à côté de l’extrémité d’une chaîne.
four-refusal-corner-half = Les deux moitiés d’une pierre angulaire touchent un domino ; une moitié de { $tile } ne toucherait rien.
four-refusal-corner-numbers = Là où { $tile } toucherait, les chiffres diffèrent.
four-refusal-which-place = { $tile } peut aller à plusieurs places : choisis-en une.

# Préréglages et options
preset-domino-4-first = Première partie
preset-domino-4-first-help = Le jeu simple : jokers à découvert, sans pierre angulaire
preset-domino-4-corner = Avec la pierre angulaire
preset-domino-4-corner-help = On pose aussi au milieu. À jouer après une première partie
preset-domino-4-bluff = Avec le bluff
preset-domino-4-bluff-help = Jokers face cachée, vrais ou faux. À jouer après une première partie
preset-domino-4-full = Avec les deux
preset-domino-4-full-help = Pierre angulaire et bluff. À jouer après une première partie
option-domino-4-hoeksteen = Pierre angulaire
option-domino-4-hoeksteen-help = On peut poser au milieu de la table. À jouer après une première partie
option-domino-4-blufjoker = Joker bluff
option-domino-4-blufjoker-help = Tout domino peut se poser face cachée, en joker. À jouer après une première partie
option-domino-4-rounds_to_win = Manches à gagner
option-domino-4-rounds_to_win-help = Combien de manches gagnent la partie ; 1 pour une seule manche

# Règles
four-rules-aim = **But.** Sois le premier à te défaire de tous tes dominos. { $rounds ->
    [one] On joue une manche.
   *[other] Une manche gagnée vaut un point ; le premier à { $rounds } points gagne la partie.
 }
four-rules-start = **Départ.** Un joker est posé au milieu. À deux, chacun reçoit 11 dominos, à trois 9, à plus 7 ; le reste est la pioche. Le sort désigne qui commence. Du joker partent deux chaînes, une vers l’est et une vers l’ouest ; chacune commence par n’importe quelle couleur.
four-rules-joining = **Poser.** Chacun son tour, pose un domino à une extrémité. Les moitiés qui se touchent ont la même couleur et le même chiffre. Chaque moitié a deux côtés de son domino : une chaîne va donc tout droit ou fait un coin. Une place se lit « est, tout droit, puis nord » quand le domino suivant pourra aussi aller au nord.
four-rules-changing = **Changer de couleur.** Un joker convient toujours, et tu annonces la couleur qui suit{ $blufjoker ->
    [true] {" "}(ici face cachée, voir plus bas)
   *[false] {""}
 }. À une moitié blanche (0) se joint une moitié blanche, et l’autre moitié de ce domino donne la nouvelle couleur. Un double peut être suivi du même double d’une autre couleur.
four-rules-place = **De la place.** Un domino posé à une extrémité n’en touche qu’un seul ; les pointes peuvent se toucher. Après six dominos en ligne droite, le septième fait un coin.
four-rules-turn = **Rien ne convient ?** Pioche un domino, et ton tour est fini ; si la pioche est vide, passe. Quand de tout un tour de table personne n’a posé, qui pose ensuite peut poser deux dominos d’un coup.
four-rules-last = **Dernier domino ?** Annonce-le avec le bouton, juste avant ou après avoir posé et avant que le joueur suivant n’agisse, sinon tu passes ton prochain tour.
four-rules-end = **Fin.** Qui pose son dernier domino gagne la manche. Quand la pioche est vide et que tout le monde a passé deux fois à la suite, le moins de dominos gagne ; une égalité se partage.
four-rules-hoeksteen = **La pierre angulaire.** Tu peux aussi poser un domino au milieu : il en touche au moins deux, ses deux moitiés en touchent un, et les chiffres qui se touchent sont égaux ; la couleur ne compte pas. Ce n’est pas un joker, et elle n’est à côté ni d’un joker ni d’une extrémité. Qui a joué avant toi pioche un domino.
four-rules-blufjoker = **Le joker bluff.** Les jokers ne se posent pas à découvert. Pose un domino face cachée, dis « Joker » et annonce la couleur qui suit. Les autres te croient, ou t’accusent ; seul compte le premier. Cru, il reste caché pour de bon. Un vrai joker : tu donnes un de tes dominos à l’accusateur. Un mensonge : tu le reprends, perds ton tour, en pioches un, et l’accusateur t’en donne un.

# Exemples dessinés
four-example-chains = Les moitiés qui se touchent ont la même couleur et le même chiffre. La chaîne rouge fait un coin.
four-example-changes = Blanc contre blanc, et vert continue ; le double 2 est suivi d’un autre double 2.
four-example-joker = Le joker demande bleu : tout domino bleu peut suivre.
four-example-hoeksteen = Le dernier domino est une pierre angulaire : son 0 touche un 0 et son 2 un 2, quelle que soit la couleur.
four-example-blufjoker = Face cachée, dit joker et cru : rouge suit.
four-lesson-1 = Même couleur, même nombre
four-lesson-2 = Un joker annonce une couleur
four-lesson-3 = La chaîne tourne à ton gré
