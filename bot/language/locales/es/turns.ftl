# /turnos: todas las mesas de quien lee
turns-title = ## Tus mesas
turns-yours = **Te toca**
turns-others = **Les toca a otros**
turns-none = No estás en ninguna mesa. Abre una con /jugar.
turns-line = { $number }. **{ $game }**{ $players ->
    [0] {""}
   *[other] {" "}con { $names }
 } · { $state ->
    [lobby] sin empezar
    [paused] en pausa
    [between] terminó la ronda
    [over] terminada
   *[playing] { $until ->
        [none] sin reloj
       *[other] { $until }
    }
 }{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
 } · [Seguir]({ $link })
turns-more-players = { $count ->
    [one] una persona más
   *[other] { $count } personas más
 }
turns-with-others = { $count ->
    [one] otra persona
   *[other] otras { $count } personas
 }
turns-elsewhere = Abre tu mano en la propia mesa: { $link }
button-turns-hand = Mi mano { $number }
button-turns-refresh = Actualizar
pick-give-up = Cerrar una mesa o salir de ella
give-up-choice = { $ends ->
    [yes] Cerrar
   *[no] Salir de
 } { $number }: { $game }

# Frases rápidas
pick-word = Decir algo
word-said = 💬 { $name }: { $word }
word-sent = Dicho.
word-later = Las frases rápidas son para una partida en juego.
word-muted = Alguien de esta mesa juega sin frases rápidas.
limit-word = Acabas de decir algo. Podrás otra vez { $until }.
word-hello = 👋 ¡Hola!
word-good = 👏 ¡Bien jugado!
word-thanks = 🙏 ¡Gracias!
word-oops = 🙈 ¡Uy!
word-luck = 🍀 ¡Qué suerte!
word-moment = ⏳ Un momento, por favor

remind-turn = **Te toca**
remind-again = **Aún te toca**
remind-next = **Después te toca a ti**
remind-digest = **Estas mesas te esperan**
remind-how = -# Elegiste mensajes directos. Con /yo, en un servidor, lo cambias.
