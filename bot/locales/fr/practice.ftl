# Le problème du jour, et les leçons.

command-puzzle = problème
command-puzzle-help = Une position par jour : trouve le meilleur coup
puzzle-title = ## 🧩 Problème du { $date } · { $game }
puzzle-asked = Tu joues contre { $seats ->
    [2] un autre joueur
   *[3] deux autres joueurs
 }, et c’est à toi. Un coup est nettement le meilleur : lequel ?
puzzle-counts = -# Ta première réponse compte. Prends ton temps.
puzzle-uncounted = -# C’était le problème d’hier : ta réponse ne compte plus.
puzzle-right = ✅ Trouvé : { $move }.
puzzle-wrong = ❌ Pas cette fois : tu as choisi { $move }.
puzzle-odds = 🎲 En jouant la suite, { $move } gagne { $share } manches sur 100, { $other } en gagne { $less }.
puzzle-streak = { $count ->
    [0] Ta série recommence demain. Ta plus longue : { $best }.
    [1] 🔥 Résolu aujourd’hui. Ta plus longue série : { $best }.
   *[other] 🔥 Résolu { $count } jours de suite. Ta plus longue série : { $best }.
 }
puzzle-next = -# Le prochain problème arrive { $until }.
puzzle-over = Ce problème est terminé. Voici celui d’aujourd’hui.
puzzle-shared = { $count ->
    [1] 🧩 { $name } a résolu le problème du { $date } ({ $game }).
   *[other] 🧩 { $name } a résolu le problème du { $date } ({ $game }), le { $count }ᵉ jour de suite.
 }
puzzle-shared-already = Tu as déjà partagé le problème d’aujourd’hui.
button-puzzle-yesterday = Problème d’hier
button-puzzle-today = Problème du jour
button-puzzle-share = Partager
button-puzzle-try = Essayer
