# Las pistas: qué es lo mejor, cuánto de seguro es, y por qué.

button-hint = Pista
hint-sure = 💡 { $move } es claramente lo mejor.
hint-likely = 💡 { $move } es probablemente lo mejor.
hint-even = 💡 Da igual: { $move } o { $other }.
hint-why = Así { $reasons }.
hint-rated = Esta partida es clasificatoria, así que no hay pistas. Quien organiza puede cambiarlo antes de una partida, en *⚙️*.
hint-off = Las pistas están desactivadas en este servidor.
hint-failed = Ahora no se me ocurre ninguna pista. Prueba otra vez en un momento.
hints-given = 💡 Pistas: { $hints }
hints-seat = el asiento de { $name }

# Por qué: cada una sigue a «Así»
fact-wins-match = se gana la partida
fact-goes-out = { $own ->
    [yes] te quedas sin fichas
   *[no] la mano queda vacía
 }
fact-call = { $own ->
    [yes] no pierdes nada, y nadie puede atraparte
   *[no] no se pierde nada, y nadie puede atrapar a nadie
 }
fact-catch = no se pierde nada
fact-scores = se anotan ya { $value }
fact-covers-double = { $own ->
    [yes] cubres el doble que te obliga
   *[no] se cubre el doble pendiente
 }
fact-stuck = { $side ->
    [rival] { $name }, de la otra pareja, se queda sin jugada, según lo visto
   *[alone] { $name } se queda sin jugada, según lo visto
 }
fact-frees-partner = { $own ->
    [yes] se cubre un número con el que tu compañero { $name } tuvo que pasar
   *[no] se cubre un número con el que su compañero { $name } tuvo que pasar
 }
fact-draw-two = roba dos quien sigue
fact-draw-four = roba cuatro quien sigue
fact-skip = pierde el turno quien sigue
fact-keeps-joker = { $own ->
    [yes] guardas tu comodín
   *[no] se guarda el comodín
 }
fact-keeps-only = { $own ->
    [yes] guardas tu única ficha con { $mark }
   *[no] se guarda la única ficha de la mano con { $mark }
 }
fact-closes-train = { $own ->
    [yes] cierras tu tren a los demás
   *[no] se cierra el tren a los demás
 }
fact-sheds = { $value ->
    [one] sale de la mano { $value } punto
   *[other] salen de la mano { $value } puntos
 }
fact-choice = { $own ->
    [yes] te quedan { $value } fichas que encajan
   *[no] quedan { $value } fichas que encajan
 }
