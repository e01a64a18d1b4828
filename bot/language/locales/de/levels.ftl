# Wie gut Computer spielen, und wofür eine Partie zählt.

level-novice = Anfänger
level-novice-help = Zählt nicht mit, vergisst zu rufen und glaubt alles.
level-casual = Locker
level-casual-help = Spielt wie die meisten und macht ab und zu einen Fehler.
level-strong = Stark
level-strong-help = Wägt jeden Zug ab und vergisst nichts.
level-expert = Experte
level-expert-help = Zieht Schlüsse daraus, was andere legen und passen, und denkt voraus.
lobby-computer = { $name } ({ $level })
computer-level = { $name } ({ $level })
lobby-rated = { $rated ->
    [yes] 📈 Gewertet: Die Partie zählt für die Wertung, und es gibt keine Tipps.
   *[no] 📉 Nicht gewertet: Die Partie zählt nicht für die Wertung.
 }
pick-level = Wie gut Computer spielen
button-rated-yes = Werten
button-rated-no = Nicht werten
