# La fuerza de las máquinas, y para qué cuenta una partida.

level-novice = Principiante
level-novice-help = No cuenta nada, olvida gritar y se lo cree todo.
level-casual = Casual
level-casual-help = Juega como casi todo el mundo, y a veces se despista.
level-strong = Fuerte
level-strong-help = Piensa cada jugada y no olvida nada.
level-expert = Experto
level-expert-help = Saca conclusiones de lo que otros ponen y pasan, y ve más allá.
lobby-computer = { $name } ({ $level })
computer-level = { $name } ({ $level })
lobby-rated = { $rated ->
    [yes] 📈 Clasificatoria: cuenta para el rating, y no hay pistas.
   *[no] 📉 Amistosa: no cuenta para el rating.
 }
pick-level = La fuerza de las máquinas
button-rated-yes = Clasificatoria
button-rated-no = Amistosa
