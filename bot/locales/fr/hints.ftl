# Les conseils : ce qui vaut le mieux, à quel point c’est sûr, et pourquoi.

button-hint = Conseil
hint-sure = 💡 { $move } est nettement le meilleur coup.
hint-likely = 💡 { $move } est sans doute le meilleur coup.
hint-even = 💡 Les deux se valent : { $move } ou { $other }.
hint-why = Ce coup { $reasons }.
hint-rated = Cette partie est classée, donc sans conseils. L’hôte peut en décider autrement avant une partie, sous *Préparer*.
hint-off = Les conseils sont désactivés sur ce serveur.
hint-failed = Aucun conseil ne me vient pour l’instant. Réessaie dans un moment.
hints-given = 💡 Conseils : { $hints }

# Pourquoi : chacun suit « Ce coup »
fact-wins-match = gagne la partie
fact-goes-out = vide ta main
fact-call = ne coûte rien, et personne ne peut te prendre en faute
fact-catch = ne coûte rien
fact-scores = rapporte { $value } tout de suite
fact-covers-double = couvre le double qui te retient
fact-stuck = ne laisse rien à poser à { $name }, d’après tout ce qui a été vu
fact-draw-two = fait piocher deux dominos à la personne suivante
fact-draw-four = fait piocher quatre dominos à la personne suivante
fact-skip = fait passer le tour de la personne suivante
fact-keeps-joker = garde ton joker
fact-keeps-only = garde ton seul { $mark }
fact-closes-train = ferme ton train aux autres
fact-sheds = te débarrasse de { $value } points
fact-choice = te laisse { $value } dominos qui conviennent
