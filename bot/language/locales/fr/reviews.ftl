# Retour sur une partie terminée : la chance et le jeu à part, et les coups qui ont fait la différence.

button-review = Analyse
button-review-share = Montrer à tout le monde
button-review-step = { $mark } Étape { $step }
pick-review-seat = Les coups de qui
pick-review-step = Étapes à regarder
picture-chances = Chances de gagner
review-making = 📈 J’analyse cette partie. Cela peut prendre une minute ; le résultat ne s’affichera que pour toi.
review-progress = 📈 J’analyse cette partie : { $share }.
review-busy = J’analyse déjà une autre partie pour toi, ou deux pour ce serveur. Redemande dans un instant.
review-failed = Je n’ai pas pu terminer cette analyse. Réessaie dans un instant.
review-gone = Je n’ai plus cette analyse. Appuie sur *Analyse* sous la partie, et je la refais.
review-title = 📈 **Analyse** · { $game } · `{ $code }`
review-seat = { $name } { $ended ->
    [won] gagne
    [shared] partage la victoire
    [team-won] gagnent en équipe
    [team-shared] partagent la victoire en équipe
    [team-lost] perdent en équipe
   *[lost] perd
 } : part égale { $share }, chance { $luck }, jeu { $play } = { $result } · { $choices ->
    [never] jamais le choix
    [fine] aucune faute
    [outplayed] aucune faute, mais les autres ont gagné plus
    [only] le seul choix pouvait être meilleur
   *[some] { $wrong ->
        [one] { $wrong } choix sur { $decisions } pouvait être meilleur
       *[other] { $wrong } choix sur { $decisions } pouvaient être meilleurs
     }
 }
review-about = -# Part égale : la même chance pour tous au départ. Chance : les dominos reçus. { $teams ->
    [yes] Jeu : les choix de l’équipe face à ceux des autres.
   *[no] Jeu : ses choix face à ceux des autres.
 } Leur somme fait le résultat : { $all } pour une victoire. Le jeu est estimé à { $error } près ; en dessous, il compte comme chance.
review-best = ★ Meilleur coup, étape { $step } : { $move }. Avec { $other }, { $whose ->
    [own] la chance de ton équipe aurait
    [team] la chance de l’équipe aurait
   *[alone] la chance de gagner aurait
 } été inférieure de { $lead }.
review-costliest = ✖ Coup le plus coûteux, étape { $step } : { $move }. Avec { $other }, { $whose ->
    [own] la chance de ton équipe aurait
    [team] la chance de l’équipe aurait
   *[alone] la chance de gagner aurait
 } été supérieure de { $lead }.
review-step-right = ★ Un bon coup : { $move }. Avec { $other }, { $whose ->
    [own] la chance de ton équipe aurait
    [team] la chance de l’équipe aurait
   *[alone] la chance de gagner aurait
 } été inférieure de { $lead }.
review-step-wrong = ✖ { $move } n’était pas le meilleur coup. Avec { $other }, { $whose ->
    [own] la chance de ton équipe aurait
    [team] la chance de l’équipe aurait
   *[alone] la chance de gagner aurait
 } été supérieure de { $lead }.
review-nothing = Aucun coup ne se distingue, en bien ou en mal.
review-chances = 📈 Chances de gagner : { $chances }
review-chance = { $name } { $share }
review-after-round = Après la manche { $round } : { $chances }.
review-alt = Un graphique des chances de gagner sur { $moves ->
    [one] un coup
   *[other] { $moves } coups
 }, tous les dominos connus. { $result }
review-mark-best = ★ Étape { $step } : meilleur coup de { $name }
review-mark-costliest = ✖ Étape { $step } : coup le plus coûteux de { $name }
review-shared = 📈 { $name } montre l’analyse d’une partie.
review-is-shared = Tout le monde dans ce salon peut la voir maintenant.
