# Hints: wat het beste is, hoe zeker dat is, en waarom.

button-hint = Hint
hint-sure = 💡 { $move } is duidelijk het beste.
hint-likely = 💡 { $move } is waarschijnlijk het beste.
hint-even = 💡 Het kan allebei: { $move } of { $other }.
hint-why = Dat { $reasons }.
hint-rated = Deze partij telt voor de rating, dus er zijn geen hints. De host kan dat vóór een partij veranderen, met *⚙️*.
hint-off = Hints staan uit op deze server.
hint-failed = Er wil me even geen hint invallen. Probeer het zo nog eens.
hints-given = 💡 Hints: { $hints }
hints-seat = de plaats van { $name }

# Waarom: elk volgt op “Dat”
fact-wins-match = wint de partij
fact-goes-out = { $own ->
    [yes] maakt je hand leeg
   *[no] maakt de hand leeg
 }
fact-call = { $own ->
    [yes] kost niets, en niemand kan je betrappen
   *[no] kost niets, en er valt niemand te betrappen
 }
fact-catch = kost niets
fact-scores = levert nu { $value } op
fact-covers-double = { $own ->
    [yes] bedekt de dubbele waar je aan vastzit
   *[no] bedekt de dubbele die bedekt moet worden
 }
fact-stuck = { $side ->
    [rival] laat { $name } van het andere team niets over om te leggen, voor zover te zien was
   *[alone] laat { $name } niets over om te leggen, voor zover te zien was
 }
fact-frees-partner = { $own ->
    [yes] dekt een getal af waarop je partner { $name } moest passen
   *[no] dekt een getal af waarop partner { $name } moest passen
 }
fact-draw-two = laat de volgende speler er twee pakken
fact-draw-four = laat de volgende speler er vier pakken
fact-skip = slaat de volgende speler over
fact-keeps-joker = { $own ->
    [yes] bewaart je joker
   *[no] bewaart de joker
 }
fact-keeps-only = { $own ->
    [yes] bewaart je enige { $mark }
   *[no] bewaart de enige { $mark } van de hand
 }
fact-closes-train = { $own ->
    [yes] sluit je trein voor de anderen
   *[no] sluit de trein voor de anderen
 }
fact-sheds = ruimt { $value ->
    [one] één punt
   *[other] { $value } punten
 } op
fact-choice = { $own ->
    [yes] laat je { $value } stenen over die passen
   *[no] laat { $value } stenen over die passen
 }
