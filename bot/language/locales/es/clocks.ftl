# Cuánto puede durar un turno, quién está ausente, y quién ocupa un asiento.

# Ritmo
clock-live = en vivo, { $span } por turno
clock-relaxed = con calma, { $span } por turno
clock-none = sin reloj
clock-bank = reserva: { $span }, más { $more } por turno
clock-patient = { $pace }; lento si alguien se ausenta
clock-pace = ⏱️ Ritmo: { $pace }.
lobby-length = ⌛ Aprox. { $span } de un tirón
button-threerounds = Tres rondas: aprox. { $span }
pick-pace = Cambiar el ritmo

# Tiempo
clock-until = ⏳ { $until }
next-up = -# Después: { $name }
away-until = 🏖️ { $name } está fuera hasta el { $until }; su reloj se detiene.
clock-warning = ⏳ Aún te toca. Tu tiempo se acaba { $until }; después el bot juega por ti.
clock-missed = ⌛ { $count ->
    [one] A { $names } se le acabó el tiempo: el bot hizo la jugada.
   *[other] A { $names } se les acabó el tiempo: el bot hizo sus jugadas.
 }
clock-slowed = { $alone ->
    [yes] 🐢 Sin prisa, { $names }: desde ahora tienes un día para cada turno. No se pierde nada.
   *[no] 🐢 Parece que { $names } { $count ->
        [one] no está
       *[other] no están
    }, así que desde ahora cada turno puede durar un día. No se pierde nada. ¿Prefieres no esperar? En *Más*, una votación deja que siga una máquina.
 }
clock-away = 💤 Tres turnos seguidos sin jugar: una máquina ({ $level }) juega por { $name } hasta que vuelva.
clock-back = 👋 { $name } está de vuelta y juega otra vez.
clock-all-away = **Ya no hay nadie en la mesa**, así que la partida queda en espera.
hand-away = 💤 Dejaste pasar tres turnos seguidos, así que una máquina juega por ti. Las rondas que terminen mientras tanto no cuentan para ti. Pulsa *Ya volví* y el asiento es tuyo otra vez al momento.
button-back = Ya volví
table-forgotten = Aquí no pasa nada desde hace mucho, así que esta mesa se cierra. La partida no cuenta.

# Relevos
substitute-confirm = ¿Ocupas el asiento de { $seat }? Recibes su mano y sus puntos, y la partida cuenta para ti, pero no para tu rating. Quien organiza tiene que aceptar.
button-substitute = Pedir el asiento
button-not-now = Ahora no
substitute-asked = Pediste el asiento. Es tuyo en cuanto quien organiza acepte.
substitute-question = 🪑 { $host }, { $name } quiere ocupar el asiento de { $seat }.
button-admit = Adelante
button-refuse = En esta partida no
substitute-seated = 🪑 { $name } ocupa el asiento de { $before }.
substitute-refused = { $name } no entra en esta partida.
substitute-too-late = El asiento que pidió { $name } ya no está libre.
substitute-not-yours = Eso solo lo deciden quien organiza y los moderadores.
substitute-lobby = Esta partida aún no empieza: pulsa *Unirse* bajo la mesa. **/mesa** la muestra otra vez.
substitute-no-seat = Todos los asientos de esta mesa están ocupados. Pide otra vez cuando alguien salga.

# Salidas
remove-lobby = Esta partida aún no empieza: quien organiza puede quitar a alguien en *⚙️*, *Jugadores*.
remove-yourself = Para dejar tu propio asiento, pulsa *Salir…*.
remove-not-here = { $name } no está en esta mesa.
removed = { $name } ya no está en la mesa.
removed-for = { $name } ya no está en la mesa; { $computer } ({ $level }) sigue en ese asiento.
vote-too-few = Entre dos no hay quien vote. Puede ayudar un moderador, o puedes salir tú de la mesa.
vote-given = Tu voto ya cuenta.
vote-not-yours = Eso solo lo votan los demás de esta mesa.
vote-question = 🗳️ ¿Debe salir de la mesa { $name }? Una máquina ocuparía el asiento. A favor: { $names }. { $left ->
    [one] Un voto más decide.
   *[other] { $left } votos más deciden.
 }
vote-lost = { $name } se queda en la mesa.
button-oust = Que salga
button-spare = Que se quede

# Comandos
parameter-member = miembro
parameter-member-help = Quién debe salir de la mesa
