# La force des ordinateurs, et ce pour quoi compte une partie.

level-novice = Débutant
level-novice-help = Ne compte rien, oublie d’annoncer et croit tout.
level-casual = Amateur
level-casual-help = Joue comme la plupart des gens et se trompe parfois.
level-strong = Fort
level-strong-help = Pèse chaque coup et n’oublie rien.
level-expert = Expert
level-expert-help = Tire des conclusions de ce que les autres posent et passent, et voit plus loin.
lobby-computer = { $name } ({ $level })
computer-level = { $name } ({ $level })
lobby-rated = { $rated ->
    [yes] 📈 Partie classée : elle compte au classement, sans conseils.
   *[no] 📉 Partie non classée : elle ne compte pas au classement.
 }
pick-level = La force des ordinateurs
button-rated-yes = La classer
button-rated-no = Ne pas la classer
