# Les mots des dominos en équipes. Dominos, extrémités et coups sont dans block.ftl.

game-partners = Dominos en équipes

# Ce qui s’est passé
partners-redealt = Une main avait { $doubles } doubles ou plus : { $times ->
    [one] on a redistribué.
   *[other] on a redistribué { $times } fois.
 }
partners-starts = { $you ->
    [name] Le sort t’a choisi : tu commences.
   *[no] Le sort a choisi { $name }, qui commence.
 }
partners-lead-found = { $name } a le domino le plus fort et commence par lui.
partners-lead-yours = Tu as le domino le plus fort, { $tile }, et tu commences par lui.
partners-all-pass = 💪 { $you ->
    [name] Ton domino fait passer tous les autres : { $points } points pour ton équipe.
   *[no] Le domino de { $name } fait passer tous les autres : { $points } points pour son équipe.
 }
partners-lead-pass = 💪 { $you ->
    [name] Rien ne répond à ton premier domino : { $points } points pour ton équipe.
   *[no] Rien ne répond au premier domino de { $name } : { $points } points pour son équipe.
 }
partners-capicua = ✨ **Capicúa !** { $you ->
    [name] Ton dernier domino convient aux deux extrémités.
   *[no] Le dernier domino de { $name } convient aux deux extrémités.
 }
partners-chuchazo = ✨ **Chuchazo !** { $you ->
    [name] Tu finis avec le double blanc.
   *[no] { $name } finit avec le double blanc.
 }
partners-both-ends = ✨ **Croisé !** { $you ->
    [name] Ton dernier domino est un double qui convient aux deux extrémités.
   *[no] Le dernier domino de { $name } est un double qui convient aux deux extrémités.
 }
partners-shut-out = 🧹 Pas un point pour les autres : la victoire de { $names } compte double.

# Ce qui s’est passé, sur une ligne : les noms sont des insignes
partners-brief-redealt = 🔁 redistribué
partners-brief-starts = { $name } commence : tirage au sort
partners-brief-lead-found = { $name } commence : plus fort domino
partners-brief-bonus = { $name } 💪 +{ $points }
partners-brief-capicua = { $name } ✨ **Capicúa !**
partners-brief-chuchazo = { $name } ✨ **Chuchazo !**
partners-brief-both-ends = { $name } ✨ **Croisé !**
partners-brief-shut-out = 🧹 { $names } : compte double

# Comment une manche s’est terminée
partners-round-out = { $name } pose son dernier domino : la manche est pour { $winners }.
partners-round-target = 🎉 { $winners } atteignent l’objectif !
partners-round-blocked = ⛔ { $name } bloque le jeu. { $how ->
    [nobody] Égalité : personne ne marque.
    [team] { $winners } ont moins de points à deux, { $won } contre { $lost }, et gagnent la manche.
    [player] { $winners } ont la main la plus légère, { $lightest ->
        [one] { $lightest } point
       *[other] { $lightest } points
    }, et gagnent la manche.
    [duel] Il reste { $mine ->
        [one] { $mine } point
       *[other] { $mine } points
    } à { $name } et { $theirs } à { $next } : la manche est pour { $winners }.
   *[blocker] Égalité, qui profite à l’équipe qui a bloqué : la manche est pour { $winners }.
 }
partners-part = { $part ->
    [hand] { $points ->
        [one] { $points } point en main
       *[other] { $points } points en main
    }
    [round] { $points } pour la manche
    [capicua] { $points } pour la capicúa
    [chuchazo] { $points } pour le chuchazo
    [first-rounds] { $points } pour une des premières manches
    [all-pass] { $points } pour avoir fait passer tout le monde
    [lead-pass] { $points } pour le premier domino resté sans réponse
   *[love] retour à zéro, { $points } de perdus
 }

# Ce qu’on doit ou peut faire
partners-duty-start = **À toi de jouer.** Tu commences, avec { $partner } pour partenaire : { $open ->
    [true] pose { $tile }.
   *[false] pose le domino que tu veux.
 }
partners-duty-lay = **À toi de jouer.** Pose un domino qui convient à { $ends }. Tu joues avec { $partner }.
partners-duty-pass = **À toi de jouer.** Rien ne convient à { $ends } : passe. Tu joues avec { $partner }.

# Les images en mots
partners-flag = capicúa !
partners-alt-table = { $laid ->
    [0] Rien n’est encore posé.
    [one] Extrémités ouvertes : { $ends }. Un seul domino est posé : { $last }, par { $layer }.
   *[other] Extrémités ouvertes : { $ends }. { $laid } dominos sont posés ; le dernier est { $last }, par { $layer }.
 } { $one } jouent contre { $other }.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } dominos sont hors jeu, face cachée.
 }

# Pourquoi ce n’est pas permis
partners-refusal-must-lay = Tu peux jouer, le { $tile } par exemple : tu ne peux pas passer.
partners-refusal-tile-not-in-hand = Tu n’as pas le { $tile }.
partners-refusal-nothing-to-join = Rien n’est encore posé : le premier domino va au milieu.
partners-refusal-must-open = La partie commence par { $tile }.
partners-refusal-already-started = Le milieu est déjà pris par { $tile }.
partners-refusal-does-not-fit = Le { $tile } ne convient pas { $place } : l’extrémité y est { $end }.
partners-refusal-which-end = Dis de quel côté tu veux poser le { $tile } : à gauche ou à droite.

# Formules et options
preset-partners-international = Internationale
preset-partners-international-help = À 100 ; le 6-6 commence, puis le suivant ; on compte les points des perdants
preset-partners-dominican = Dominicaine
preset-partners-dominican-help = À 200 ; tous les points comptent ; 25 pour une capicúa ou pour faire passer
preset-partners-puerto-rican = Portoricaine, à 500
preset-partners-puerto-rican-help = Tous les points comptent ; 100 pour capicúa et chuchazo ; primes aux premières manches
preset-partners-puerto-rican-200 = Portoricaine, à 200
preset-partners-puerto-rican-200-help = On compte les points des perdants, et le gagnant commence
preset-partners-jamaican = Jamaïcaine
preset-partners-jamaican-help = Six manches de suite : une manche perdue remet à zéro
preset-partners-cuban = Cubaine
preset-partners-cuban-help = Double-neuf, dix dominos chacun, à 150
preset-partners-haitian = Haïtienne
preset-partners-haitian-help = Dix manches ; une capicúa en vaut deux
preset-partners-brazilian = Brésilienne
preset-partners-brazilian-help = À six : 1 par manche, 2 avec un double, 3 aux deux bouts, 6 avec un double aux deux bouts
option-partners-set = Jeu
option-partners-set-help = Double-six, tout distribué, ou double-neuf : dix dominos chacun, quinze hors jeu
value-partners-set-double-six = double-six
value-partners-set-double-nine = double-neuf
option-partners-first_lead = Première manche
option-partners-first_lead-help = Qui commence une partie
value-partners-first_lead-double = le plus grand double commence, par ce domino
value-partners-first_lead-lot = le sort décide, premier domino au choix
option-partners-lead = Manches suivantes
option-partners-lead-help = Qui commence une manche suivante
value-partners-lead-next = le joueur suivant commence
value-partners-lead-winner = le gagnant commence
option-partners-blocked = Manche bloquée
option-partners-blocked-help = Qui gagne quand personne ne peut continuer
value-partners-blocked-team = l’équipe la plus légère
value-partners-blocked-player = l’équipe de la main la plus légère
value-partners-blocked-duel = le plus léger : le dernier à poser ou le suivant
option-partners-blocked_tie = Blocage à égalité
option-partners-blocked_tie-help = Qui gagne une manche bloquée à égalité
value-partners-blocked_tie-nobody = personne
value-partners-blocked_tie-blocker = l’équipe qui a bloqué
option-partners-counting = Ce qui compte
option-partners-counting-help = Les points restés en main, ou les manches gagnées
value-partners-counting-losers = les points des perdants
value-partners-counting-all = les points de tous
value-partners-counting-rounds = les manches gagnées
option-partners-target = Points pour gagner
option-partners-target-help = La première équipe à ce total gagne ; 100 au plus si l’on compte les manches
option-partners-capicua = Capicúa
option-partners-capicua-help = Points en plus pour un dernier domino qui convient aux deux extrémités
option-partners-chuchazo = Chuchazo
option-partners-chuchazo-help = Points en plus pour finir avec le double blanc
option-partners-single = Manches : fin ordinaire
option-partners-single-help = Points pour finir, si l’on compte les manches
option-partners-double = Manches : un double
option-partners-double-help = Points pour finir avec un double, si l’on compte les manches
option-partners-crossed = Manches : une capicúa
option-partners-crossed-help = Points pour un dernier domino qui convient aux deux extrémités, si l’on compte les manches
option-partners-both_ends = Manches : un double aux deux bouts
option-partners-both_ends-help = Points pour un dernier double qui convient aux deux bouts, si l’on compte les manches
option-partners-all_pass = Faire passer tout le monde
option-partners-all_pass-help = Points pour un domino après lequel les trois autres passent
option-partners-lead_pass = Premier domino sans réponse
option-partners-lead_pass-help = Points pour un premier domino auquel le suivant ne peut pas répondre
option-partners-first_rounds = Primes du début
option-partners-first_rounds-help = 100, 75, 50 et 25 points en plus pour les gagnants des quatre premières manches
option-partners-redeal = Redistribution
option-partners-redeal-help = On redistribue si une main a autant de doubles
value-partners-redeal-0 = jamais
value-partners-redeal-4 = dès quatre doubles dans une main
value-partners-redeal-5 = dès cinq doubles dans une main
value-partners-redeal-6 = dès six doubles dans une main
option-partners-shut_out = Gagner contre zéro compte double
option-partners-shut_out-help = Une partie gagnée contre zéro est annoncée et compte pour deux, jamais dans les cotes
option-partners-love = Retour à zéro
option-partners-love-help = Si l’on compte les manches : en perdre une remet à zéro ; six points au plus pour gagner
option-partners-rounds = Manches au plus
option-partners-rounds-help = Après tant de manches, qui mène gagne, même loin du but ; 0 pour ne pas limiter
value-partners-rounds-0 = sans limite
option-partners-forced = Sans choix
option-partners-forced-help = Passer, ou le seul domino possible : après un instant, pour ne rien trahir, ou en appuyant
value-partners-forced-moment = après un instant, sans appuyer
value-partners-forced-press = quand le joueur appuie

# Règles
partners-rules-aim = **But.** À quatre, deux contre deux : les partenaires se font face et gagnent ensemble. La première équipe à { $target ->
    [one] { $target } point
   *[other] { $target } points
 } gagne la partie.{ $rounds ->
    [0] {""}
   *[other] {" "}Après la manche { $rounds }, qui mène gagne.
 } Les partenaires ne se disent pas ce qu’ils ont en main.
partners-rules-start = **Début.** { $set ->
    [double-nine] Avec le double-neuf, chacun reçoit dix dominos ; quinze restent hors jeu, face cachée.
   *[double-six] Avec le double-six, chacun reçoit sept dominos, et il n’en reste aucun.
 } { $first_lead ->
    [lot] Le sort dit qui commence la première manche, par le domino de son choix.
   *[double] Le plus grand double commence la première manche et se pose en premier.
 } { $lead ->
    [winner] Ensuite commence qui a tout posé, ou, après un blocage, la main la plus légère des gagnants.
   *[next] Chaque manche suivante est commencée par le joueur suivant.
 }
partners-rules-turn = **À toi.** Pose un domino à l’une des deux extrémités de la ligne : les moitiés qui se touchent doivent être égales. Les doubles se posent en travers. Qui peut poser doit le faire ; qui ne peut pas passe. Personne ne pioche : passer dit donc à tous ce qui te manque. { $forced ->
    [press] Un coup sans choix attend que tu appuies.
   *[moment] Passer, ou poser le seul domino possible, se fait tout seul après un instant : ta vitesse ne dit rien à ton partenaire.
 }
partners-rules-out = **Tout poser.** Pose ton dernier domino et ton équipe gagne la manche. { $counting ->
    [rounds] Elle compte { $single } ; avec un double { $double } ; avec une capicúa, un domino qui convient aux deux extrémités, { $crossed } ; avec un double aux deux extrémités { $both_ends }.
    [all] Elle marque les points de toutes les mains, celle de ton partenaire aussi.
   *[losers] Elle marque les points restés à l’autre équipe.
 }
partners-rules-blocked = **Blocage.** Quand personne ne peut continuer, la manche s’arrête. { $blocked ->
    [player] L’équipe de la main la plus légère gagne.
    [duel] Qui a posé le dernier domino compare sa main à celle du joueur suivant : l’équipe de la main la plus légère gagne, et l’égalité profite au dernier à poser.
   *[team] L’équipe qui a le moins de points à deux gagne.
 }{ $blocked ->
    [duel] {""}
   *[other] {" "}En cas d’égalité, { $blocked_tie ->
        [blocker] l’équipe qui a bloqué gagne.
       *[nobody] personne ne marque.
    }
 }{ $counting ->
    [rounds] {" "}Une manche bloquée compte 1.
   *[other] {""}
 }
partners-rules-bonuses = **Primes.**{ $capicua ->
    [0] {""}
   *[other] {" "}Une capicúa, dernier domino qui convient aux deux extrémités : { $capicua }.
 }{ $chuchazo ->
    [0] {""}
   *[other] {" "}Un chuchazo, le double blanc en dernier à une seule extrémité blanche : { $chuchazo }.
 }{ $all_pass ->
    [0] {""}
   *[other] {" "}Un domino après lequel les trois autres passent : { $all_pass }.
 }{ $lead_pass ->
    [0] {""}
   *[other] {" "}Un premier domino auquel le suivant ne peut pas répondre : { $lead_pass }.
 }
partners-rules-more = **En plus.**{ $first_rounds ->
    [true] {" "}Les gagnants des quatre premières manches marquent 100, 75, 50 et 25 points en plus.
   *[false] {""}
 }{ $redeal ->
    [0] {""}
   *[other] {" "}Si une main a { $redeal } doubles ou plus, on redistribue.
 }{ $shut_out ->
    [true] {" "}Une partie gagnée contre zéro point compte pour deux.
   *[false] {""}
 }{ $love ->
    [true] { $counting ->
        [rounds] {" "}Une manche perdue remet à zéro.
       *[other] {""}
    }
   *[false] {""}
 }

# Exemples dessinés
partners-example-line = Le double 4 est posé en travers. À gauche va un domino avec un 3, à droite un domino avec un 4.
partners-example-capicua = Le dernier domino, 6-1, convient aux deux extrémités : il irait aussi à droite. C’est une capicúa.
partners-example-blocked = Les deux extrémités sont des 6, et les sept dominos avec un 6 sont posés : personne ne peut continuer. Il reste 47 points à une équipe et 41 à l’autre : l’autre gagne.
partners-lesson-1 = Pose des moitiés égales
partners-lesson-2 = Deux contre deux : on gagne ensemble
partners-lesson-3 = Capicúa : aux deux extrémités
