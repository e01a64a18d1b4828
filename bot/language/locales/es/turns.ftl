# /turnos: todas las mesas de quien lee
turns-title = **Tus mesas**
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
   *[other] { $count } más
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
