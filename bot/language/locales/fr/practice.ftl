# Le problème du jour, et les leçons.

command-puzzle = problème
command-puzzle-help = Une position par jour : trouve le meilleur coup
puzzle-title = ## 🧩 Problème du { $date } · { $game }
puzzle-asked = À toi de jouer, contre { $seats ->
    [2] un adversaire
   *[3] deux adversaires
 }. Quel coup est le meilleur ?
puzzle-asked-team = À toi de jouer, avec { $partner } comme partenaire. Quel coup est le meilleur pour ton équipe ?
puzzle-counts = -# Ta première réponse compte. Prends ton temps.
puzzle-uncounted = -# C’était le problème d’hier : ta réponse ne compte plus.
puzzle-right = ✅ Trouvé : { $move }.
puzzle-wrong = ❌ Pas cette fois : tu as choisi { $move }.
puzzle-odds = { $team ->
    [yes] 🎲 En jouant la suite, ton équipe gagne { $share } manches sur 100 avec { $move }, et { $less } avec { $other }.
   *[no] 🎲 En jouant la suite, { $move } gagne { $share } manches sur 100, { $other } en gagne { $less }.
 }
puzzle-streak = { $count ->
    [0] { $best ->
        [0] Le prochain peut lancer une série.
       *[other] Ta série recommence demain. Ta plus longue : { $best }.
    }
    [1] 🔥 Résolu aujourd’hui. Ta plus longue série : { $best }.
   *[other] 🔥 Résolu { $count } jours de suite. Ta plus longue série : { $best }.
 }
puzzle-next = -# Le prochain problème arrive { $until }.
puzzle-over = Ce problème est terminé. Voici celui d’aujourd’hui.
puzzle-shared = 🧩 { $name } · { $game }, { $date } · { $marks } { $count ->
    [0] raté
    [1] résolu
   *[other] résolu, { $count } jours de suite
 }
puzzle-shared-already = Tu as déjà partagé le problème d’aujourd’hui.
puzzle-before = Hier, { $solved ->
    [one] { $solved } a
   *[other] { $solved } ont
 } trouvé le coup ici, sur { $answered }.
puzzle-reader = Toi
button-puzzle-yesterday = Problème d’hier
button-puzzle-today = Problème du jour
button-puzzle-share = Partager
button-puzzle-try = Essayer

# Les leçons
command-learn = apprendre
command-learn-help = Apprends un jeu : une première manche, coup par coup
lessons = ## 🎓 Apprendre un jeu
    Une première manche contre un débutant, coup par coup, avec les boutons que tu auras à une table. Visible par toi seulement ; tu peux arrêter et reprendre quand tu veux.
lesson-begun = • { $game } : tu en es à l’étape { $step } sur { $steps }.
lesson-finished = • { $game } : terminé. Tu peux recommencer.
lesson-title = ## 🎓 { $game } · étape { $step } sur { $steps }
lesson-right = ✅ Exactement.
lesson-other-move = 🙂 C’est permis ! Mais essayons autre chose : appuie sur { $move }.
lesson-elsewhere = Tu es déjà plus loin. Voici où tu en es.
lesson-going-on = Te revoilà. Voici où tu en étais.
lesson-kept = Ta place est gardée : continue ici, ou avec { $learn }.
lesson-over = ## 🎓 { $game } : tu sais comment ça marche
lesson-next = Joue maintenant avec d’autres : des ordinateurs prennent les places libres.
button-learn = Apprendre
button-lesson-later = Plus tard
button-lesson-again = Depuis le début
button-lesson-go-on = Continuer
button-lesson-others = Autres leçons

learn-uno-dominos-start = Tu joues contre { $other }, qui débute. Qui a le plus haut double de chiffres commence, et c’est toi : on construit sur ses quatre côtés. Pose { $tile }.
learn-uno-dominos-colour = Les moitiés se joignent par la couleur, le chiffre ou le signe. Un 2 bleu est ouvert au nord, et ton 3 bleu convient par sa couleur. Pose { $move }.
learn-uno-dominos-number = Maintenant par le chiffre : le double est un 9 vert, et tu as un 9 rouge. Pose { $move }.
learn-uno-dominos-catch = Il ne reste qu’un domino à { $other }, sans un mot ! Prends-le en faute avant que quelqu’un joue. Appuie sur { $move }.
learn-uno-dominos-skip = { $other } a dû piocher. Maintenant un signe : après un Skip, le suivant passe son tour, donc à deux c’est encore à toi. Pose { $move }.
learn-uno-dominos-draw-two = +2 : { $other } en pioche deux et passe son tour. Les autres signes : Reverse inverse le sens, Dead End ferme sa branche. Pose { $move }.
learn-uno-dominos-draw = Rien de ce que tu as ne convient, donc tu en pioches un. Appuie sur { $move }.
learn-uno-dominos-wild = Un Wild ! Il va partout, sauf contre un double, et tout va après lui, sauf un double. Pose { $move }.
learn-uno-dominos-call = Il te reste un domino. Dis-le avant que le suivant joue, sinon on peut te prendre aussi. Appuie sur { $move }.
learn-uno-dominos-last = Tout sauf un double va après un Wild : pose { $move }. Tu n’as plus rien, et ce qui reste à { $other } compte pour toi.

learn-all-fives-begin = Tu joues contre { $other }, qui débute. Après chaque coup on additionne les extrémités ouvertes, et un multiple de cinq rapporte à qui a posé. Commence par { $tile } : 6 et 4 font dix.
learn-all-fives-double = Un double à une extrémité compte ses deux moitiés : l’est vaut 8. Un 2 à l’ouest fait dix. Pose { $tile }.
learn-all-fives-spinner = Le premier double est spécial : ses deux longs côtés pris, il s’ouvre aussi au nord et au sud. Les extrémités sont 2 et 0, donc un 3 fait cinq. Pose { $tile }.
learn-all-fives-crosswise = Les doubles suivants sont aussi en travers, mais n’ouvrent rien. Rien ne rapporte maintenant ; cela arrive. Pose { $tile }.
learn-all-fives-count = { $other } a fait dix. À toi : un double cinq compte dix, et avec le 0 et le 5 cela fait quinze. Pose { $move }.
learn-all-fives-draw = Aucun de tes dominos ne convient. Tu pioches alors jusqu’à pouvoir jouer. Appuie sur { $move }.
learn-all-fives-drawn = Il convient, donc il est posé tout de suite. Il ouvre un 6, et tu en as encore deux. Pose { $tile }.
learn-all-fives-heavy = { $other } a dû piocher deux fois. Ce qui reste en main compte pour l’autre, donc les lourds d’abord. Pose { $tile } : ton autre 6 conviendra encore.
learn-all-fives-last = Ton dernier domino : 10, 2 et 3 font quinze. Et tu n’as plus rien, donc les dominos de { $other } comptent aussi pour toi. Pose { $tile }.

learn-mexican-train-begin = Tu joues contre { $other }, qui débute. Chacun construit son propre train à partir de la locomotive, le double 12. Commence le tien : { $move }.
learn-mexican-train-join = On joint des nombres égaux. Continue ton train : { $move }.
learn-mexican-train-mexican = Le train mexicain est à tous : chacun peut le commencer, par le nombre de la locomotive, et le continuer. Pose { $move }.
learn-mexican-train-draw = Ton train demande un 4, le train mexicain un 2. Tu n’as ni l’un ni l’autre : tu pioches un domino. Appuie sur { $move }.
learn-mexican-train-marker = Il ne convenait pas, donc ton marqueur est posé : les autres peuvent utiliser ton train, et { $other } l’a fait. Pose sur ton propre train, et tu le reprends : { $move }.
learn-mexican-train-open = Cette fois { $other } n’a pas pu jouer, et ce train t’est ouvert. Pose { $move }.
learn-mexican-train-double = Un double est en travers et demande un domino de plus dans le même tour. Pose { $move }.
learn-mexican-train-cover = Ce domino peut couvrir le double, ou aller sur un autre train qui t’est ouvert. Couvre-le : { $move }.
learn-mexican-train-open-double = { $other } n’a pas pu couvrir un double. Tant que personne ne le fait, on ne pose nulle part ailleurs. Tu as un 5 : { $move }.
learn-mexican-train-last = Plus qu’un domino : le bot a fait toc, toc pour toi. Ici les points sont mauvais : ce qui reste en main compte. Pose { $move }, et tu n’en as aucun.

learn-domino-4-begin = Tu joues contre { $other }, qui débute. Le joker du milieu ouvre deux chaînes, à l’est et à l’ouest ; chacune commence par n’importe quelle couleur. Appuie sur un domino, puis sur la lettre de sa place dans l’image. Pose { $move }.
learn-domino-4-join = Désormais, les moitiés qui se touchent ont la même couleur et le même nombre : un 3 rouge contre le 3 rouge. Pose { $move }.
learn-domino-4-corner = Une chaîne peut tourner, et le doit après six en ligne. L’est demande un 3 bleu : tourne au coin. Pose { $move }.
learn-domino-4-white = Une moitié sans points est blanche et n’a pas de couleur. Le blanc va au blanc, et amène une nouvelle couleur. Pose { $move }.
learn-domino-4-double = { $other } a posé un double. Le même double d’une autre couleur peut le suivre. Pose { $move }.
learn-domino-4-draw = Rien ne convient, donc tu pioches. Ce domino attend ton prochain tour. Appuie sur { $move }.
learn-domino-4-accuse = Nouvelle donne, avec une règle de la table : le bluff. Tout domino peut être posé face cachée comme joker, en annonçant la couleur qui suit. { $other } vient de le faire. N’en crois rien : appuie sur { $move }.
learn-domino-4-give = C’était un mensonge ! { $other } reprend le domino, en pioche un, et tu lui en donnes un. Choisis { $move }.
learn-domino-4-bluff = À toi : appuie sur *Bluffer…*, choisis un domino à poser face cachée et demande du bleu, que tu as. Choisis { $move }.
learn-domino-4-colour = { $other } t’a cru. Après un joker, seule la couleur compte. Pose { $move }.
learn-domino-4-call = Il te reste un domino. Annonce-le, sinon tu passes un tour. Appuie sur { $move }.
learn-domino-4-last = Ton dernier domino convient. Pose { $move }, et la manche est à toi.

learn-block-begin = Tu joues contre { $other }, qui débute. On joint des nombres égaux, et qui n’a plus rien gagne la manche. Tu peux commencer par n’importe lequel ; les lourds d’abord. Pose { $tile }.
learn-block-ends = La rangée a deux bouts, et les deux sont bons : 6 à gauche, 4 à droite. Pose { $tile }.
learn-block-keep = Les bouts sont 1 et 4. Garde des dominos pour l’un pendant que tu utilises l’autre. Pose { $tile }.
learn-block-plan = Deux de tes dominos vont au 1. Pose { $tile } : il ouvre un 5, et tu en as encore un.
learn-block-double = Un double est en travers et laisse son nombre ouvert. Ce qui te reste compte contre toi, donc dix points doivent partir. Pose { $tile }.
learn-block-pass = Tu n’as ni 5 ni 0. Ici personne ne pioche : qui ne peut pas jouer passe. Appuie sur { $move }.
learn-block-watch = { $other } a ouvert un 2. Profites-en : les bouts sont alors 5 et 3, et { $other } n’a peut-être ni l’un ni l’autre. Pose { $tile }.
learn-block-last = { $other } a dû passer : ce qui manque aux autres est bon à savoir. Pose { $tile }, ton dernier. Tu gagnes ce qui reste à { $other }.
learn-partners-begin = Deux contre deux : { $partner } te fait face et gagne avec toi ; { $other } et le quatrième joueur sont contre vous. Tout est distribué, et le double 6 commence. Pose { $tile }.
learn-partners-pass = Les deux extrémités sont des 5, et tu n’en as pas. Personne ne pioche : tu passes, et tous savent que tu n’as pas de 5. Appuie sur { $move }.
learn-partners-own = Tu as trois dominos avec un 4. Pose { $tile } : il ouvre un 4, auquel tu pourras répondre deux fois.
learn-partners-heavy = Les points restés en main vont aux gagnants : débarrasse-toi tôt des dominos lourds. Pose { $tile } : au 6 qu’il ouvre, tu as une réponse.
learn-partners-partner = { $partner } a posé deux fois le 3 et en a sans doute encore. Ouvre-lui un 3 : pose { $tile }.
learn-partners-keep = Les extrémités sont 0 et 6. { $other } veut peut-être le 6, mais tu en as un aussi : garde-le. Pose { $tile }.
learn-partners-stuck = Le joueur avant toi a passé : ni 1, ni 6. Laisse des extrémités auxquelles presque personne ne peut répondre : pose { $tile }.
learn-partners-capicua = Les extrémités sont 1 et 2, et ton dernier domino convient aux deux. C’est une capicúa, que beaucoup de tables récompensent. Pose { $tile } : ton équipe marque ce qui reste aux autres.
