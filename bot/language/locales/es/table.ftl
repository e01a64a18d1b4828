# Las palabras de todas las mesas, sea cual sea el juego.

game-all = Todos los juegos
round-out = { $count ->
    [one] { $winners } pone su última ficha y gana la ronda.
   *[other] { $winners } ponen su última ficha y comparten la ronda.
 }
round-blocked = { $closed ->
    [true] Todos los brazos están cerrados.
   *[false] Ya no encaja nada.
 } { $count ->
    [0] Empatan dos o más con menos { $unit ->
        [points] puntos
        [tiles] fichas
       *[pips] puntos
    }: nadie anota.
    [one] { $winners } gana la ronda con { $how ->
        [fewest] menos
        [most] más
       *[even] sus
    } { $unit ->
        [points] puntos
        [tiles] fichas
       *[pips] puntos
    } ({ $held }){ $points ->
        [0] .
       *[other] {" "}y anota { $points }.
    }
   *[other] { $winners } comparten la ronda con menos { $unit ->
        [points] puntos
        [tiles] fichas
       *[pips] puntos
    } ({ $held }).
 }
round-target = 🎉 ¡{ $winners } llega a la meta!
round-dead-end = { $winners } puso la última Sin salida y gana la ronda.
round-team = Los puntos son para la pareja { $winners }.
match-won = { $count ->
    [0] 🏁 La partida termina en empate tras { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.
    [one] 🏆 ¡{ $winners } gana la partida tras { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }!
   *[other] 🏆 ¡{ $winners } ganan juntos la partida tras { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }!
 }
score-of = { $name } { $points }
table-scores = -# { $game } · ronda { $round }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
 } · { $scores }
standing = Puntos: { $scores }

# Botones y listas
button-my-hand = Mi mano
button-words = Palabras
button-panel = Más
button-showagain = Mostrar la mesa otra vez
button-score = Puntos
button-tablerules = Reglas
button-askpause = Pedir una pausa
button-askleave = Salir…
button-askseat = Pedir un asiento…
button-askend = Cerrar la mesa…
button-next-round = Siguiente ronda
round-waits = { $count ->
    [0] -# La siguiente ronda espera a { $awaited }, como mucho { $span }.
   *[other] -# Para la siguiente ronda ya están: { $ready }. Se espera a { $awaited }, como mucho { $span }.
 }
button-rematch = Revancha
button-join = Unirse
button-leave = Salir
button-fill = +{ $count }
button-lobby-panel = ⋯
button-setup = ⚙️
button-seats = Jugadores
button-back-to-setup = Volver
button-computer = Añadir máquina
button-start = Empezar
button-step-back = Volver
button-places = { $tile } → { $count } lugares
button-more-places = Más lugares ({ $count })
button-keep-playing = Seguir jugando
button-agree = De acuerdo
button-resume = Reanudar
button-leave-yes = Salir de la mesa
button-end-yes = Cerrar la mesa
pick-move = Elige una de { $count } jugadas
pick-tile = Elige primero una ficha (hay { $count })
pick-place = **{ $tile }: ¿dónde va?**
press-tile = { $count } ▸ lleva a { $count } lugares.
press-letter = Las letras son lugares en la imagen.
pick-game = Elige el juego
pick-preset = Reglas: tu propia mezcla
pick-remove = Quitar a alguien de la mesa
pick-kick = Hacer que alguien salga
pick-option = Reglas de la casa: cambia una
act-tile = { $number } · { $tile }
act-place = { $letter } · { $place }
act-short = { $number } → { $end }
act-lettered = { $number } { $end }
act-places = { $count } ▸
act-places-of = { $number } → { $count } ▸
act-middle = centro
act-place-of = { $tile } → { $place }

# Respuestas a una persona
stale-click = ⏳ Ese botón ya no vale, así que no se jugó nada. Esta es tu mano ahora.
table-gone = Esta mesa está cerrada. Abre otra con /jugar.
control-gone = Ese botón caducó. Usa /mesa para ver cómo está la mesa ahora.
hand-between = Terminó la ronda. La siguiente empieza con el botón bajo el resultado.
hand-first = 👋 Solo tú ves tu mano. ¿Ya no está? Pulsa *Mi mano* bajo la mesa.{ $words ->
    [yes] {" "}¿Prefieres leer? Pulsa *Palabras*.
   *[no] {""}
 }
hand-words-on = 💬 Tu mano ahora lo dice todo en palabras. Con { $me } lo cambias otra vez.
hand-wait = Aún no te toca: cuando apareció esto, le tocaba a { $turn }.
hand-paused = ⏸️ Esta mesa está en pausa. Sigue cuando alguien de la mesa pulse Reanudar en su mensaje del canal.
pause-asked = Pediste una pausa. Empieza cuando toda la mesa esté de acuerdo.
hand-over = Terminó la partida. La hoja de puntos está en el canal.
hand-abandoned = Esta mesa se cerró.
hand-lobby = La partida aún no empieza: se reparte cuando quien organiza pulse Empezar.
table-shown = Aquí está, al final del canal.
you-left = Saliste de la mesa. Una máquina sigue en tu asiento.
lobby-opened = Tu mesa está abierta en este canal.
lobby-left = Saliste de la mesa.
you-ended = Cerraste la mesa.
kept-playing = De acuerdo, la partida sigue.
confirm-leave-lobby = ¿Dejas tu asiento? La mesa sigue abierta para los demás.
confirm-end-lobby = ¿Cerrar esta mesa para todos?
confirm-leave-match = ¿Sales de esta mesa? Una máquina ocupa tu asiento, y la partida no cuenta para ti.
confirm-end-match = ¿Cerrar esta mesa para todos? La partida no cuenta para nadie.
end-not-yours = { $enders ->
    [players] Solo quienes juegan en esta mesa y los moderadores pueden cerrarla.
    [moderators] Solo los moderadores pueden cerrar una mesa.
   *[host] Solo quien organiza y los moderadores pueden cerrar esta mesa.
 }
something-failed = Algo falló por nuestra parte. No se perdió nada: tu mesa está como se guardó. Prueba otra vez en un momento.
saved-unanswered = Salió bien y está guardado. Solo mi respuesta se perdió por el camino: mira otra vez.
unknown-command = El bot se está actualizando y ahora mismo no conoce este comando. Prueba otra vez en unos minutos.
draining = El bot se está reiniciando. No se pierde nada: pulsa otra vez en un minuto.
press-again = Tardé un momento de más. No cambió nada: pulsa otra vez.
refusal-stranger = No juegas en esta mesa. Abre la tuya con /jugar.
refusal-not-your-turn = No te toca: le toca a { $turn }.
refusal-round-over = Esta ronda ya terminó.
refusal-match-over = Esta partida ya terminó.
refusal-no-such-move = “{ $text }” no es una jugada de este juego.
refusal-fits-nowhere = Ahora no hay lugar para { $tile }.
refusal-no-such-seat = Ese asiento no existe en esta mesa.
no-table-here = No hay ninguna mesa en este canal. Abre una con /jugar.
no-table-of-yours = No estás en ninguna mesa de este canal. Abre una con /jugar.
which-table = Aquí hay varias mesas. Pulsa *Mi mano* o *Más* bajo la tuya, o indícala en la opción “mesa” del comando.
table-choice = { $game }: { $players }
moved-on = Eso ya no valía, así que no cambió nada.
table-unseen = Lo que pasa en esta mesa no se puede mostrar en { $channel } por ahora. Sigue desde tu mano; se mostrará en cuanto se permita.
missing-permissions = { $count ->
    [one] Me falta un permiso en { $channel }: { $permissions }. Quien administra el servidor puede dárselo a mi rol en los ajustes del canal, en Permisos.
   *[other] Me faltan permisos en { $channel }: { $permissions }. Quien administra el servidor puede dárselos a mi rol en los ajustes del canal, en Permisos.
 }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos

# Para todos
lobby-ended = { $name } cerró esta mesa antes de empezar.
pause-question = ⏸️ **¿Una pausa?** De acuerdo: { $agreed }. Se espera a { $awaited }.
    La partida se guarda tal cual, todo el tiempo que haga falta.
pause-declined = ▶️ { $name } prefiere seguir.
table-paused = ⏸️ **Esta mesa está en pausa.**
paused-how = No hay prisa: la partida se guarda, días si hace falta. Cualquiera de la mesa puede pulsar *Reanudar*; **/mesa** muestra este mensaje otra vez.
table-resumed = ▶️ { $name } reanuda la partida.
table-ended = { $name } cerró esta mesa. La partida no cuenta.
table-deserted = No queda nadie, así que esta mesa se cierra. La partida no cuenta.
left-to-computer = { $name } salió de la mesa; { $computer } ({ $level }) sigue en ese asiento.
lobby-title = **{ $game }** · organiza { $host } · { $count }/{ $most }
lobby-started = **{ $game }** · la partida empezó: { $players }.
lobby-players = Asientos ({ $count } de { $most }): { $names }
rematch-seated = 🔁 { $names }: { $count ->
    [one] tienes tu asiento otra vez
   *[other] hay asiento otra vez para todos
 }. ¿Esta vez no? *Más*, *Salir…*.
lobby-deserted = No queda nadie, así que esta mesa se cierra.
lobby-timeout = Nadie empezó esta mesa en un buen rato, así que se cierra. Abre otra con /jugar.
lobby-already-in = Ya tienes asiento: estás dentro. { $host } empieza cuando estén todos.
seat-already = Ya tienes un asiento en esta mesa.
lobby-full = Los { $most } asientos están ocupados.
lobby-expected = Los asientos que quedan son para { $count ->
    [one] la persona invitada
   *[other] las { $count } personas invitadas
 }. Para sentar a una máquina de todos modos, usa *⚙️*.
lobby-seats = A este juego juegan de { $least } a { $most }; ahora { $count ->
    [one] hay { $count } asiento ocupado
   *[other] hay { $count } asientos ocupados
 }. { $over ->
    [0] Añade una máquina o espera a que alguien se una.
   *[other] Sobra alguien.
 }
lobby-seats-either = A este juego juegan { $least } o { $most }; ahora { $count ->
    [one] hay { $count } asiento ocupado
   *[other] hay { $count } asientos ocupados
 }. { $over ->
    [0] Añade una máquina o espera a que alguien se una.
   *[other] Sobra alguien.
 }
lobby-seats-exactly = A este juego juegan { $most } exactamente; ahora { $count ->
    [one] hay { $count } asiento ocupado
   *[other] hay { $count } asientos ocupados
 }. { $over ->
    [0] Añade una máquina o espera a que alguien se una.
   *[other] Sobra alguien.
 }
lobby-closed = Esta partida ya empezó, o ya terminó.
start-dealing = 🎲 **{ $game }**: se reparte ahora a { $players }.
start-player = { $number }. { $name }
start-mixing = -# Cada reparto sale del sello de arriba y del número de este mensaje, con el que termina su enlace. Este mensaje nunca cambia.
start-overtaken = Alguien entró o salió, o cambió una regla, justo cuando pulsaste. Echa un vistazo y pulsa Empezar otra vez.
start-not-told = No pude publicar el mensaje que debe estar aquí antes de repartir, así que no se repartió nada. Pulsa Empezar otra vez en un momento.
host-only = Solo quien organiza, { $host }, puede hacer eso.
rematch-open = La revancha ya está abierta en este canal.
by-the-sheet = Reglas estándar.
house-rules = Reglas de la casa: { $rules }.
option-line = { $option }: { $value }
setup-title = ## { $game }: ajustes
    Solo tú ves esto. Los cambios valen al momento.
panel-title = ## { $game }: esta mesa
    Solo tú ves esto.
options-clash = Estas reglas de la casa no van juntas, así que no cambió nada.
option-out-of-range = “{ $text }” no es un número de { $low } a { $high }, así que no cambió nada.
value-sheet = { $value } (según las reglas)
form-range = { $low }–{ $high }. { $help }
value-yes = sí
value-no = no

# Más, Qué pasó
button-happened = Qué pasó
button-happened-earlier = Antes
button-happened-later = Después
happened-title = **Ronda { $round }: qué pasó**{ $pages ->
    [one] {""}
   *[other] {" "}({ $page } de { $pages })
 }
happened-nothing = En esta ronda aún no pasó nada.

# Imágenes
picture-round = Ronda { $number }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
 }
picture-target = { $target ->
    [0] una ronda
   *[other] a { $target }
 }
picture-total = Total
picture-points = Puntos
alt-places = Extremos abiertos: { $ends }. Tus lugares: { $places }.
alt-teams = Parejas: { $teams }.
alt-end = { $place }: { $end }
clauses = { $first }; { $then }
alt-ends = Extremos abiertos: { $ends }.
picture-left = Resto
picture-players = { $least ->
    [2] { $most ->
        [2] dos jugadores
       *[other] 2–{ $most } jugadores
    }
    [4] { $most ->
        [4] cuatro jugadores
       *[other] 4–{ $most } jugadores
    }
   *[other] { $least }–{ $most } jugadores
 }
picture-players-either = { $least } o { $most } jugadores
alt-lobby = { $game }, { $aside }. En la mesa: { $people }. Se juega así: { $chips }. En breve: { $rules }.
victory-headline = { $count ->
    [0] ¡Empate!
    [one] ¡{ $winners } gana!
   *[other] ¡{ $winners } ganan juntos!
 }
victory-streak = { $name }: { $wins } victorias seguidas
victory-record = { $name }: su mejor ronda hasta ahora, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }
victory-rating = Rating { $rating } ({ $change })
victory-rating-new = nuevo
victory-rated = { $name } { $rating } ({ $change })
victory-rating-all = Rating: { $ratings }
last-table = -# { $game } · la última ficha de la ronda { $round }
alt-turn = Le toca a { $names }.
alt-turn-yours = Te toca.
alt-leader = { $names } { $count ->
    [one] va delante
   *[other] van delante
 } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
alt-player = { $name }: { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
 }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
alt-clocks = Tiempo restante: { $clocks }.
alt-hand = { $count ->
    [0] No te quedan fichas
    [one] Tu última ficha: { $tiles }
   *[other] Tus { $count } fichas: { $tiles }
 }. { $fits ->
    [-1] Elige la que das.
    [0] Ahora no encaja nada.
   *[other] Puedes jugar: { $playable }.
 }
alt-open-hand = { $name } { $count ->
    [0] ya no tiene fichas.
   *[other] tiene { $tiles }.
 }
alt-count = { $name } { $count ->
    [0] ya no tiene fichas.
   *[other] tiene { $tiles }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
 }
alt-note = ({ $note })
alt-count-tiles = { $name } { $count ->
    [0] ya no tiene fichas.
   *[other] tiene { $tiles }.
 }

rules-title = ## { $game }
help = ## Boneyard
    Juegos de dominó para este servidor.
    • { $play } muestra los juegos: abre una mesa, o juega contra máquinas.
    • Tus jugadas son botones en tu mano, que solo tú ves. ¿Ya no está? *Mi mano*, o { $hand }.
    • { $uno } grita UNO, o anuncia tu última ficha.
    • { $table }, o *Más* bajo una mesa: qué pasó, puntos, reglas, pausa, salir, entrar, cerrar.
    • { $turns }: todas tus mesas, primero las que te esperan.
    • { $rules } explica un juego.
    • { $learn } enseña un juego; { $puzzle } plantea una posición al día.
    • { $stats } y { $leaderboard }: quién gana. { $replay } muestra otra vez una partida, con análisis y reparto.
    • { $me }: tu idioma, menciones, avisos, imágenes y datos.
    • { $settings } es para quienes administran el servidor.
    -# UNO es una marca de Mattel. Este bot no tiene relación con Mattel; todos los dibujos son propios.
example = **{ $number }** { $text }

# No tan deprisa
limit-hosted = Ya organizas { $most } mesas aquí. Termina o cierra una antes de abrir otra.
limit-channel = Ya hay { $most } mesas en este canal: abre la tuya en otro.
limit-server = Ya hay { $most } mesas en este servidor: espera a que termine una.
limit-seat = Acabas de pedir un asiento. Puedes pedir otro { $until }.
limit-lobby = Quien organiza te quitó el asiento. Puedes volver { $until }, o cuando te invite.
limit-shown = La mesa se mostró hace un momento: mira un poco más arriba.

# Qué pasó
told-times = { $sentence } (×{ $count })
told-before = -# … y antes { $count ->
    [one] una línea más
   *[other] { $count } líneas más
 }
brief-before = { $count ->
    [one] y antes una jugada
   *[other] y antes { $count } jugadas
 }
brief-pass = pasa

undo-done = ↩️ { $name } recoge su última ficha.
undo-question = ↩️ **¿Puede { $name } recoger su última ficha?** Se espera a { $awaited }.
undo-declined = { $name } no está de acuerdo: la ficha se queda.
undo-asked = Pregunté a los demás si puedes recoger tu ficha.
undo-rated = En una partida clasificatoria no se recoge nada.
undo-too-late = Ya no se puede recoger: alguien jugó o vio una ficha después, o no era tuya.
undo-not-yours = Los demás deciden si puedes recoger tu ficha.
undo-rule = ↩️ La última ficha se recoge sin preguntar, hasta que otra persona juegue o vea una ficha.
refusal-no-undo = Eso no se puede recoger.
button-undo = Recoger ficha
button-allowundo = De acuerdo
button-denyundo = La ficha queda
button-takeback-yes = Recoger sin preguntar
button-takeback-no = Recoger solo si todos aceptan

# Donde el bot no es miembro
anywhere-private = Aquí Discord solo te muestra mis respuestas a ti, así que no se puede abrir una mesa. Pide a quien administra el servidor que permita *Usar aplicaciones externas*, o que me añada.
anywhere-own = Aquí solo puedes ver tus propias estadísticas.
anywhere-unrated = Aquí no hay rating: es cosa de los servidores en los que estoy.
anywhere-shared = No estoy en este servidor, así que aquí no puedo jugar. Juega conmigo por mensaje directo o en un grupo, o pide a quien administra el servidor que me añada.
help-anywhere = **Aquí solo puedo responder a lo que pulsas.** Una partida avanza con cada botón, y su reloj se detiene si nadie pulsa en un rato. Solo hay menciones tras una jugada. Las partidas cuentan para tus estadísticas, y para ninguna clasificación.

advance-choose = ⏩ **¿Qué quieres jugar cuando te toque?** Elige una jugada o una ficha. Solo tú ves esto.
advance-confirm = ⏩ **Cuando te toque, si se puede:** { $move }
advance-set = ⏩ Cuando te toque, si se puede: **{ $move }**
advance-dropped = ⏩ La jugada preparada no se hizo: { $move }. { $reason ->
    [undo] Alguien recogió una ficha.
    [draw] Tus fichas cambiaron.
    [round] Terminó la ronda.
    [away] Una máquina juega por ti.
    [places] Encaja en más de un lugar.
    [call] Tu última ficha la anuncias tú.
   *[illegal] No era posible cuando te tocó.
  }
advance-tile = { $tile }, donde encaje
advance-place = { $tile } ({ $place })
advance-accept = Aceptar
advance-draw = Robar
advance-pass = Pasar
pick-advance = Una ficha, donde encaje entonces
button-ahead = Preparar jugada…
button-unplan = Cancelar
button-plan = Confirmar
