# Hints: wat het beste is, hoe zeker dat is, en waarom.

button-hint = Hint
hint-sure = 💡 { $move } is duidelijk het beste.
hint-likely = 💡 { $move } is waarschijnlijk het beste.
hint-even = 💡 Het kan allebei: { $move } of { $other }.
hint-why = Dat { $reasons }.
hint-rated = Deze partij telt voor de rating, dus er zijn geen hints. De host kan dat vóór een partij veranderen, onder *Instellen*.
hint-off = Hints staan uit op deze server.
hint-failed = Er wil me even geen hint invallen. Probeer het zo nog eens.
hints-given = 💡 Hints: { $hints }

# Waarom: elk volgt op “Dat”
fact-wins-match = wint de partij
fact-goes-out = maakt je hand leeg
fact-call = kost niets, en niemand kan je betrappen
fact-catch = kost niets
fact-scores = levert nu { $value } op
fact-covers-double = bedekt de dubbele waar je aan vastzit
fact-stuck = laat { $name } niets om te leggen, naar alles wat te zien was
fact-draw-two = laat de volgende speler er twee pakken
fact-draw-four = laat de volgende speler er vier pakken
fact-skip = slaat de volgende speler over
fact-keeps-joker = bewaart je joker
fact-keeps-only = bewaart je enige { $mark }
fact-closes-train = sluit je trein voor de anderen
fact-sheds = ruimt { $value } punten op
fact-choice = laat je { $value } stenen die passen
