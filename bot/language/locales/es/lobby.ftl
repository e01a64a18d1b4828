# Los juegos para elegir, y la mesa antes de empezar.

# El estante
shelf = **¿A qué jugamos?** El nombre de un juego abre una mesa para todos; *{ $now }* reparte ya mismo, contra máquinas.
shelf-all-fives = Suma extremos: múltiplo de cinco.
shelf-block = El de siempre: quédate sin fichas.
shelf-partners = Dos contra dos: se juega en todas partes.
shelf-domino-4 = Colores, comodines y una cadena que gira.
shelf-mexican-train = Monta tu tren y súbete a los demás.
shelf-uno-dominos = Colores, números, malicia. ¡Grita UNO!
alt-shelf = { $game } ({ $aside }): { $line }
button-play-now = Jugar ya
which-game = ¿Qué juego?

# La mesa
lobby-facts = -# { $facts }
fair-sealed-short = 🔒 Reparto sellado
fair-sealed-line = -# 🔒 Reparto sellado
fair-sealed-linked = -# 🔒 [Reparto sellado]({ $link })
chip-rated-yes = clasificatoria, sin pistas
chip-rated-no = amistosa
picture-host = organiza
button-seal = 🔒 Reparto sellado
seal-title = ### 🔒 Reparto sellado
    Nadie puede elegir las fichas, ni siquiera quien opera este bot. Al abrirse la mesa se sortea un secreto y se sella. Con *Empezar*, Discord le da un número al mensaje del reparto, y ese número se mezcla con el secreto. Tras la partida se muestra el secreto, y cualquiera puede comprobar cada reparto.
fair-opened-short = -# 🔓 Nadie pudo elegir las fichas.
button-check-deal = Comprobar el reparto
seal-number = -# 🎲 Mezclado con él: `{ $number }`, el número del mensaje del reparto
setup-game = Juego: { $value }
setup-preset = Reglas: { $value }
setup-pace = Ritmo: { $value }
setup-level = Máquinas: { $value }

# Las parejas de la mesa
lobby-team = 🤝 { $names }
lobby-team-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
chip-rotation = las parejas rotan en la revancha
rotation-rule = 🔄 En cada revancha cambian las parejas.
button-swap = Cambiar parejas
button-rotation-yes = Revancha: rotar parejas
button-rotation-no = Revancha: mismas parejas
pick-playwith = Jugar con …
playwith-nobody = Lado libre: esperar compañero
partner-now = Juegas con { $name }.
partner-free = El asiento de tu compañero está libre: quien llegue puede ocuparlo.
partner-taken = { $names } ya juegan juntos. Quien organiza puede cambiar las parejas con ⚙️.

# Las mesas de una persona
button-mytables = Mis mesas
