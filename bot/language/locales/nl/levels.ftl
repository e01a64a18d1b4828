# Hoe goed computers spelen, en waarvoor een partij telt.

level-novice = Beginner
level-novice-help = Telt niets, vergeet te roepen en gelooft alles.
level-casual = Gezellig
level-casual-help = Speelt zoals de meeste mensen, en vergist zich weleens.
level-strong = Sterk
level-strong-help = Weegt elke zet af en vergeet niets.
level-expert = Expert
level-expert-help = Trekt conclusies uit wat anderen leggen en passen, en kijkt vooruit.
lobby-computer = { $name } ({ $level })
computer-level = { $name } ({ $level })
lobby-rated = { $rated ->
    [yes] 📈 Telt voor de rating, dus zonder hints.
   *[no] 📉 Telt niet voor de rating.
 }
pick-level = Hoe goed computers spelen
button-rated-yes = Laat tellen voor de rating
button-rated-no = Niet laten tellen
