# Les mots d’UNO Dominos, comme les emploie la règle française : les pièces gardent leur nom anglais.

game-uno-dominos = UNO Dominos

# Dominos
uno-half = { $face ->
    [D] +2
    [S] Skip
    [R] Reverse
   *[other] { $face }
 } { $colour ->
    [r] rouge
    [g] vert
    [y] jaune
   *[b] bleu
 }
uno-colourless = { $face ->
    [DE] Dead End
    [W] Wild
   *[W4] Wild Draw Four
 }
uno-single = { $first } | { $second }
uno-double = double { $half }
uno-end-wild = n’importe quoi
uno-arm = { $arm ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
 }
uno-arm-short = { $arm ->
    [N] N
    [E] E
    [S] S
   *[W] O
 }
uno-act-either = { $end } { $half }
uno-mark = UNO
uno-shouted = Tu as crié UNO !

# Ce qui s’est passé
uno-start-found = { $you ->
    [name] Tu as le plus grand double, { $tile }, et tu commences.
   *[no] { $name } a le plus grand double, { $tile }, et commence.
 }
uno-start-drawn = { $you ->
    [name] Personne n’a de double à numéro. Après { $draws ->
        [one] { $draws } pioche
       *[other] { $draws } pioches
    }, tu trouves le { $tile } et tu commences.
   *[no] Personne n’a de double à numéro. Après { $draws ->
       [one] { $draws } pioche
      *[other] { $draws } pioches
    }, { $name } trouve le { $tile } et commence.
 }
uno-taken-from = { $you ->
    [name] 🔄 Échange de départ : tu prends à l’aveugle un domino chez { $victim } ; il va dans la pioche.
   *[no] 🔄 Échange de départ : { $name } prend à l’aveugle un domino chez { $victim } ; il va dans la pioche.
 }
uno-taken-from-you = 🔄 Échange de départ : { $name } prend le { $tile } dans ta main ; il va dans la pioche.
uno-returned = { $you ->
    [name] Tu remets aussi un de tes dominos.
   *[no] { $name } remet aussi un de ses dominos.
 }
uno-laid-start = { $you ->
    [name] Tu poses le double de départ, { $tile }.
   *[no] { $name } pose le double de départ, { $tile }.
 }
uno-laid = { $you ->
    [name] Tu poses **{ $tile }** sur la branche { $arm }.
   *[no] { $name } pose **{ $tile }** sur la branche { $arm }.
 }
uno-drew = { $you ->
    [name] Tu ne pioches rien : la pioche est vide.
   *[no] { $name } { $count ->
       [0] ne pioche rien
       [one] pioche un domino
      *[other] pioche { $count } dominos
    }{ $why ->
       [two] {" "}pour le +2
       [four] {" "}pour le Wild Draw Four
       [uno] {" "}pour l’UNO oublié
       [foul] {" "}en pénalité
      *[turn] {""}
    }{ $count ->
       [0] {"\u00A0"}: la pioche est vide.
      *[other] .
    }
 }
uno-drew-yourself = Tu pioches { $tiles }{ $why ->
    [two] {" "}pour le +2
    [four] {" "}pour le Wild Draw Four
    [uno] {" "}pour l’UNO oublié
    [foul] {" "}en pénalité
   *[turn] {""}
 }.
uno-kept = { $you ->
    [name] Tu gardes le domino pioché.
   *[no] { $name } garde le domino pioché.
 }
uno-passed = { $you ->
    [name] Tu passes.
   *[no] { $name } passe.
 }
uno-reversed = 🔁 On joue maintenant dans le sens { $direction ->
    [1] des aiguilles d’une montre
   *[other] inverse des aiguilles d’une montre
 }.
uno-skipped = { $you ->
    [name] Tu passes ton tour.
   *[no] { $name } passe son tour.
 }
uno-arm-closed = ⛔ La branche { $arm } est fermée.
uno-called = { $you ->
    [name] 📣 Tu cries **UNO !**
   *[no] 📣 **UNO !** crie { $name }.
 }
uno-caught = { $you ->
    [name] 👉 Contre-UNO ! Tu remarques que { $culprit } n’a pas crié UNO.
    [culprit] 👉 Contre-UNO ! { $name } remarque que tu n’as pas crié UNO.
   *[no] 👉 Contre-UNO ! { $name } remarque que { $culprit } n’a pas crié UNO.
 }
uno-challenge-guilty = { $you ->
    [name] ⚖️ Tu demandes une preuve, avec raison : { $layer } a un domino de la bonne couleur.
    [layer] ⚖️ { $name } demande une preuve, avec raison : tu as un domino de la bonne couleur.
   *[no] ⚖️ { $name } demande une preuve, avec raison : { $layer } a un domino de la bonne couleur.
 }
uno-challenge-innocent = { $you ->
    [name] ⚖️ Tu demandes une preuve, à tort : le Wild Draw Four était permis.
    [layer] ⚖️ { $name } demande une preuve, à tort : ton Wild Draw Four était permis.
   *[no] ⚖️ { $name } demande une preuve, à tort : le Wild Draw Four était permis.
 }
uno-hand-shown = { $you ->
    [layer] Tu montres : { $tiles }.
   *[no] { $layer } montre : { $tiles }.
 }
uno-taken-back = { $you ->
    [name] Tu reprends le Wild Draw Four de la branche { $arm } et tu dois poser un autre domino.
   *[no] { $name } reprend le Wild Draw Four de la branche { $arm } et doit poser un autre domino.
 }
uno-accepted = { $you ->
    [name] Tu prends les quatre dominos.
   *[no] { $name } prend les quatre dominos.
 }

# Ce qui s’est passé, sur une ligne : les noms sont des insignes
uno-brief-start-found = { $name } commence : plus grand double
uno-brief-start-drawn = { $name } commence : double pioché ({ $draws })
uno-brief-taken-from-you = 🔄 { $name } te prend { $tile }
uno-brief-arm-closed = ⛔ { $arm } est fermé
uno-brief-caught = 👉 { $name } prend { $culprit } : pas d’UNO !
uno-brief-guilty = ⚖️ { $name } a raison contre { $layer }
uno-brief-innocent = ⚖️ { $name } a tort : le +4 était permis
uno-brief-hand-shown = 👀 { $layer } a { $tiles }
uno-brief-penalty = ⚖️ { $name } pioche { $count } en pénalité

# Coups
uno-act-return = { $head } ↩ dans la pioche
uno-act-start = { $head } → au milieu
uno-act-lay = { $head } → { $arm }{ $effect ->
    [draw_two] {" "}(pioche 2)
    [reverse] {" "}(sens inverse)
    [skip] {" "}(passe)
    [dead_end] {" "}(ferme)
    [draw_four] {" "}(pioche 4)
   *[none] {""}
 }
uno-act-detail = se pose sur { $end }{ $effect ->
    [draw_two] {"\u00A0"}: le joueur suivant pioche deux dominos
    [reverse] {"\u00A0"}: le jeu change de sens
    [skip] {"\u00A0"}: le joueur suivant passe son tour
    [dead_end] {"\u00A0"}: ferme la branche
    [draw_four] {"\u00A0"}: le joueur suivant pioche quatre dominos
   *[none] {""}
 }
uno-act-draw = Piocher
uno-act-pass = Passer
uno-act-keep = Garder
uno-act-accept = En piocher 4
uno-act-challenge = Contester
uno-act-call = UNO !
uno-act-catch = Pris ! { $name }

# Ce qu’on doit ou peut faire
uno-duty-wait = On attend { $waiting }.
uno-duty-return = **À toi :** tu commences, donc remets un de tes dominos dans la pioche, mais pas le double de départ.
uno-duty-start = **À toi :** tu as le double de départ. Pose-le au milieu.
uno-duty-challenge = **Un Wild Draw Four pour toi.** Prends quatre dominos, ou demande une preuve : si une couleur convenait, tu ne pioches rien et l’autre en pioche quatre.
uno-duty-replace = **Bien vu : tu avais la bonne couleur.** Pose un autre domino ; ensuite tu en pioches quatre.
uno-duty-drawn = **{ $tile } convient.** Pose ce domino, ou garde-le.
uno-duty-lay = **À toi de jouer.** Pose un domino.
uno-duty-lay-or-draw = **À toi de jouer.** Pose un domino, ou pioches-en un.
uno-duty-draw = **À toi de jouer.** Rien ne convient à { $ends } : pioche.
uno-duty-pass = **À toi de jouer.** Rien ne convient à { $ends }, et la pioche est vide : passe.
uno-duty-call = Après celui-ci, il t’en restera un : n’oublie pas de crier UNO !
uno-duty-forgot = **Il te reste un domino et tu n’as pas crié UNO !** Crie avant que quelqu’un le remarque.
uno-why-four = -# Un Wild Draw Four attend tant qu’autre chose va.
uno-why-foul = -# Wild Draw Four : tu as une couleur qui convient, une contestation réussirait.
uno-why-double = -# { $tile } : un double ne touche jamais un double.
uno-why-closed = -# { $tile } : un Dead End ferme la branche { $arm }.
uno-why-last = -# { $tile } : la dernière branche ouverte doit le rester.

# À qui le tour
uno-waiting-turn = ➡️ À { $name } de jouer.
uno-waiting-decide = ➡️ { $name } a pioché un domino qui convient : le poser ou le garder ?
uno-waiting-start = ➡️ { $name } pose le double de départ.
uno-waiting-return = ➡️ { $name } remet encore un de ses dominos dans la pioche.
uno-waiting-challenge = ➡️ { $name } : prendre quatre dominos, ou demander une preuve ?
uno-waiting-replace = ➡️ { $name } doit poser un autre domino.

# Les images en mots
uno-alt-table = { $open ->
    [0] Aucune extrémité ouverte.
   *[other] Extrémités ouvertes : { $ends }.
 } { $laid ->
    [0] Rien n’est encore posé.
    [one] Au départ { $last }, seul pour l’instant.
   *[other] { $laid } dominos posés ; en dernier, { $layer } a posé { $last }, { $place }.
 } On joue dans le sens { $direction ->
    [1] des aiguilles d’une montre
   *[other] inverse des aiguilles d’une montre
 }. { $stock ->
    [one] { $stock } domino
   *[other] { $stock } dominos
 } dans la pioche.

# Refus
uno-refusal-call-not-due = Trop tôt ! Crie UNO en posant ton avant-dernier domino, ou juste après. Sans pénalité.
uno-refusal-already-called = Tu as déjà crié UNO : une fois suffit.
uno-refusal-must-answer = Réponds d’abord à la question.
uno-refusal-no-question = Il n’y a rien à répondre.
uno-refusal-cannot-catch-yourself = Pas de contre-UNO contre toi-même. Crie plutôt UNO !
uno-refusal-nobody-to-catch = Pas de contre-UNO : personne n’a oublié de crier, ou c’est trop tard.
uno-refusal-cannot-catch = Pas de contre-UNO contre { $seat }, mais contre { $owing }, oui.
uno-refusal-question-open = { $turn } doit d’abord répondre à une question.
uno-refusal-cannot-return-start = Le { $tile } est le double de départ : remets un autre domino.
uno-refusal-tile-not-in-hand = Tu n’as pas le { $tile }.
uno-refusal-start-first = D’abord le double de départ : { $tile }.
uno-refusal-only-drawn = Tu ne peux poser que le domino que tu viens de piocher : { $tile }.
uno-refusal-already-started = Le double de départ, { $tile }, est déjà au milieu.
uno-refusal-another-than-four = Pose autre chose qu’un Wild Draw Four.
uno-refusal-arm-closed = La branche { $arm } est fermée par un Dead End.
uno-refusal-last-arm = La branche { $arm } est la dernière ouverte : un Dead End ne peut pas la fermer.
uno-refusal-four-comes-last = Un Wild Draw Four ne se pose que si rien d’autre ne convient.
uno-refusal-double-on-double = Le { $tile } est un double, et la branche { $arm } finit aussi par un double : un double ne touche jamais un double.
uno-refusal-halves-differ = Le { $half } ne convient pas au { $end } de la branche { $arm } : ni la couleur, ni le numéro, ni le symbole.
uno-refusal-already-drawn = Tu as déjà pioché le { $tile } : pose-le ou garde-le.
uno-refusal-must-lay = Tu peux jouer, donc tu dois jouer.
uno-refusal-stock-empty = La pioche est vide : il n’y a rien à piocher.
uno-refusal-must-draw = Pioche d’abord un domino.
uno-refusal-which-arm = Sur quelle branche ? Le { $tile } convient à plusieurs endroits.

# Feuilles et règles maison
preset-uno-dominos-plain = Sans échange de départ
preset-uno-dominos-plain-help = Comme la boîte néerlandaise, mais personne ne prend de dominos aux autres au départ
preset-uno-dominos-nl = Boîte néerlandaise
preset-uno-dominos-nl-help = Six dominos, échange au départ, pas de double sur double, Wild Draw Four contestable
preset-uno-dominos-fr = Boîte française
preset-uno-dominos-fr-help = Sept dominos, pioche libre, double sur double, Wild Draw Four en dernier recours
preset-uno-dominos-blind = Le Dead End gagne
preset-uno-dominos-blind-help = Qui pose le dernier Dead End gagne la manche
preset-uno-dominos-active = Seul le symbole raccordé agit
preset-uno-dominos-active-help = Un symbole sur l’autre moitié ne fait rien
option-uno-dominos-sheet = Feuille de règles
option-uno-dominos-sheet-help = La feuille suivie là où rien d’autre n’est choisi
value-uno-dominos-sheet-nl = néerlandaise
value-uno-dominos-sheet-fr = française
option-uno-dominos-start_exchange = Échange au départ
option-uno-dominos-start_exchange-help = Qui commence tire un domino chez chacun et en remet un de sa main
value-uno-dominos-start_exchange-literal = oui, à la lettre
value-uno-dominos-start_exchange-off = non
option-uno-dominos-symbol_acts = Symboles qui agissent
option-uno-dominos-symbol_acts-help = Un symbole agit sur les deux moitiés, ou seulement sur celle qui est raccordée
value-uno-dominos-symbol_acts-any = sur les deux moitiés
value-uno-dominos-symbol_acts-joined = sur la moitié raccordée seulement
option-uno-dominos-blind_street = Le Dead End gagne
option-uno-dominos-blind_street-help = Qui pose le dernier Dead End gagne la manche et les points de tous les autres
option-uno-dominos-two_player_reverse_skips = Reverse fait passer à deux
option-uno-dominos-two_player_reverse_skips-help = À deux, un Reverse fait passer son tour à l’autre
option-uno-dominos-hand_size = Dominos en main
option-uno-dominos-hand_size-help = Combien de dominos chacun reçoit
option-uno-dominos-double_on_double = Double sur double
option-uno-dominos-double_on_double-help = Si un double peut se poser contre un double
option-uno-dominos-voluntary_draw = Pioche libre
option-uno-dominos-voluntary_draw-help = Si l’on peut piocher alors qu’on pourrait poser
option-uno-dominos-wild_draw_four = Wild Draw Four
option-uno-dominos-wild_draw_four-help = Se pose librement mais se conteste, ou seulement si rien d’autre ne convient
value-uno-dominos-wild_draw_four-challenge = contestable
value-uno-dominos-wild_draw_four-strict = en dernier recours
option-uno-dominos-doubles_twice = Doubles comptés deux fois
option-uno-dominos-doubles_twice-help = Si un double resté en main compte deux fois
option-uno-dominos-last_arm = Dernière branche ouverte
option-uno-dominos-last_arm-help = Si un Dead End peut fermer aussi la dernière branche ouverte
value-uno-dominos-last_arm-may_close = peut se fermer
value-uno-dominos-last_arm-stays_open = reste ouverte
option-uno-dominos-target = Points pour gagner
option-uno-dominos-target-help = Les points qui gagnent la partie ; avec 0, on joue une seule manche
option-uno-dominos-rounds = Manches au plus
option-uno-dominos-rounds-help = Après tant de manches, qui mène gagne, même loin du but ; 0 pour ne pas limiter
value-uno-dominos-rounds-0 = sans limite
option-uno-dominos-partners = Partenaires
option-uno-dominos-partners-help = À quatre ou six : des équipes de deux, face à face, qui marquent ensemble

# Règles
uno-rules-aim = **But.** { $blind_street ->
    [true] Pose le dernier Dead End de la manche.
   *[false] Pose tous tes dominos avant les autres.
 } { $target ->
    [0] On joue une seule manche.
   *[other] Le premier à { $target } points gagne.{ $rounds ->
        [0] {""}
       *[other] {" "}Après la manche { $rounds }, qui mène gagne.
    }
 }
uno-rules-start = **Départ.** Chacun reçoit { $hand_size } dominos. Qui a le plus grand double à numéro commence avec.{ $start_exchange ->
    [literal] {" "}D’abord, cette personne tire à l’aveugle un domino chez chacun ; ils retournent dans la pioche, puis elle y remet un des siens.
   *[off] {""}
 } Si personne n’a de double à numéro, chacun pioche à son tour jusqu’à ce qu’il en vienne un ; qui le trouve remet un autre domino. Ensuite, c’est au joueur de gauche, dans le sens des aiguilles d’une montre.
uno-rules-joining = **Raccorder.** Seul le double de départ a quatre côtés : quatre branches en partent. Les moitiés qui se touchent ont le même numéro, la même couleur ou le même symbole. Les doubles se posent en travers{ $double_on_double ->
    [true] {" "}et peuvent toucher un autre double. Wild, Wild Draw Four et Dead End vont partout, et tout convient à un Wild
   *[false] {"\u00A0"}; un double ne touche jamais un double. Wild, Wild Draw Four et Dead End sont aussi des doubles : ils conviennent à toute extrémité qui n’en est pas un, et tout simple convient à un Wild
 }.
uno-rules-turn = **À ton tour.** Pose un domino. { $voluntary_draw ->
    [true] Ou pioches-en un, même si tu peux poser ;
   *[false] Si aucun ne convient, pioches-en un ;
 } tu peux poser tout de suite le domino pioché. Si la pioche est vide, tu poses si tu peux, sinon tu passes.
uno-rules-symbols = **Les symboles** agissent { $symbol_acts ->
    [joined] seulement sur la moitié raccordée
   *[any] quelle que soit la moitié qui les porte
 }. +2 (Draw Two) : le joueur suivant pioche deux dominos et passe son tour. Skip : le joueur suivant passe son tour. Reverse : le jeu change de sens{ $two_player_reverse_skips ->
    [true] , et à deux, l’autre passe son tour
   *[false] {""}
 }. Dead End : ferme la branche pour le reste de la manche.{ $last_arm ->
    [stays_open] {" "}Il ne peut pas fermer la dernière branche ouverte.
   *[may_close] {""}
 }
uno-rules-four = **Wild Draw Four.** Le joueur suivant pioche quatre dominos et passe son tour. { $wild_draw_four ->
    [strict] Il ne se pose que si rien d’autre ne convient.
   *[challenge] Il ne se pose que si tu n’as aucun autre domino dont la couleur convient. Tu peux le poser quand même, mais le joueur suivant peut demander une preuve : si tu n’avais pas le droit, tu le reprends, tu poses un autre domino et tu en pioches quatre.
 }
uno-rules-call = **UNO !** En posant ton avant-dernier domino, crie UNO. Si tu oublies, tu en pioches deux, à condition que quelqu’un le remarque avant qu’un autre domino soit posé et avant que tu pioches ou passes toi-même.
uno-rules-end = **La fin.** La manche finit quand quelqu’un pose son dernier domino{ $blind_street ->
    [true] , quand la quatrième branche est fermée ou quand plus personne ne peut jouer. Qui a posé le dernier Dead End gagne la manche, quoi qu’il lui reste. Seulement si aucun Dead End n’est posé, elle va à qui a fini, ou à la main la plus basse
   *[false] . Si plus personne ne peut jouer, la main la plus basse gagne ; à égalité, personne ne marque
 }.{ $sheet ->
    [nl] {" "}Si le dernier domino est un double +2 ou Wild Draw Four, le joueur suivant pioche encore, et cela compte.
   *[fr] {""}
 }
uno-rules-score = **Points.** { $partners ->
    [true] Les partenaires se font face, par équipes de deux. L’équipe gagnante marque tout ce qui reste aux autres équipes
   *[false] Qui gagne marque tout ce qui reste aux autres
 } : les numéros leur valeur, +2, Reverse et Skip 10, Dead End et Wild Draw Four 20, Wild 25 par moitié.{ $doubles_twice ->
    [true] {" "}Les doubles comptent deux fois.
   *[false] {""}
 }

# Exemples dessinés
uno-example-doubles = Un double se pose en travers ; on continue de l’autre côté long.
uno-example-dead-end = Un Dead End ferme sa branche.
uno-example-either = Le 3 rouge est raccordé, et le Skip agit quand même.
uno-example-passive = Le 3 rouge est raccordé : le Skip est passif.
uno-example-active = Le Skip est raccordé : il est actif.
uno-lesson-1 = Même chiffre ou même couleur
uno-lesson-2 = Les signes agissent : +2, passe, inverse
uno-lesson-3 = Plus qu’un domino ? Crie UNO !
