# Quão bem os computadores jogam, e para que vale uma partida.

level-novice = Iniciante
level-novice-help = Não conta nada, esquece de gritar, acredita em tudo.
level-casual = Casual
level-casual-help = Joga como a maioria, e escorrega de vez em quando.
level-strong = Forte
level-strong-help = Pesa cada jogada e não esquece nada.
level-expert = Craque
level-expert-help = Tira conclusões do que os outros jogam e passam, e pensa adiante.
lobby-computer = { $name } ({ $level })
computer-level = { $name } ({ $level })
lobby-rated = { $rated ->
    [yes] 📈 Ranqueada: conta para o rating, e não há dicas.
   *[no] 📉 Não ranqueada: não conta para o rating.
 }
pick-level = Nível dos computadores
button-rated-yes = Tornar ranqueada
button-rated-no = Tornar não ranqueada
