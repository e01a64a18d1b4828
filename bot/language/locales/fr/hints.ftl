# Les conseils : ce qui vaut le mieux, à quel point c’est sûr, et pourquoi.

button-hint = Conseil
hint-sure = 💡 { $move } est nettement le meilleur coup.
hint-likely = 💡 { $move } est sans doute le meilleur coup.
hint-even = 💡 Les deux se valent : { $move } ou { $other }.
hint-why = Ce coup { $reasons }.
hint-rated = Cette partie est classée, donc sans conseils. L’hôte peut en décider autrement avant une partie, avec *⚙️*.
hint-off = Les conseils sont désactivés sur ce serveur.
hint-failed = Aucun conseil ne me vient pour l’instant. Réessaie dans un moment.
hints-given = 💡 Conseils : { $hints }
hints-seat = la place de { $name }

# Pourquoi : chacun suit « Ce coup »
fact-wins-match = gagne la partie
fact-goes-out = { $own ->
    [yes] vide ta main
   *[no] vide la main
 }
fact-call = { $own ->
    [yes] ne coûte rien, et personne ne peut te prendre en faute
   *[no] ne coûte rien, et personne n’est pris en faute
 }
fact-catch = ne coûte rien
fact-scores = rapporte { $value } tout de suite
fact-covers-double = { $own ->
    [yes] couvre le double qui te retient
   *[no] couvre le double à couvrir
 }
fact-stuck = { $side ->
    [rival] ne laisse rien à poser à { $name }, de l’autre équipe, d’après tout ce qui a été vu
   *[alone] ne laisse rien à poser à { $name }, d’après tout ce qui a été vu
 }
fact-frees-partner = { $own ->
    [yes] couvre un nombre sur lequel ton partenaire { $name } a dû passer
   *[no] couvre un nombre sur lequel son partenaire { $name } a dû passer
 }
fact-draw-two = fait piocher deux dominos à la personne suivante
fact-draw-four = fait piocher quatre dominos à la personne suivante
fact-skip = fait passer le tour de la personne suivante
fact-keeps-joker = { $own ->
    [yes] garde ton joker
   *[no] garde le joker
 }
fact-keeps-only = { $own ->
    [yes] garde ton seul { $mark }
   *[no] garde le seul { $mark } de la main
 }
fact-closes-train = { $own ->
    [yes] ferme ton train aux autres
   *[no] ferme le train aux autres
 }
fact-sheds = libère la main de { $value ->
    [one] { $value } point
   *[other] { $value } points
 }
fact-choice = { $own ->
    [yes] te laisse { $value } dominos qui conviennent
   *[no] laisse { $value } dominos qui conviennent
 }
