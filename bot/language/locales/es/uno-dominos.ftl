# Las palabras de UNO Dominos.

game-uno-dominos = UNO Dominos

# Fichas
uno-half = { $face ->
    [R] Reversa { $colour ->
        [r] roja
        [g] verde
        [y] amarilla
       *[b] azul
    }
   *[other] { $face ->
        [D] +2
        [S] Salto
       *[other] { $face }
    } { $colour ->
        [r] rojo
        [g] verde
        [y] amarillo
       *[b] azul
    }
 }
uno-colourless = { $face ->
    [DE] Sin salida
    [W] Comodín
   *[W4] Comodín +4
 }
uno-single = { $first } | { $second }
uno-double = doble { $half }
uno-end-wild = cualquier cosa
uno-arm = { $arm ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
 }
uno-arm-short = { $arm ->
    [N] N
    [E] E
    [S] S
   *[W] O
 }
uno-act-either = { $end } { $half }
uno-mark = UNO
uno-shouted = ¡Gritaste UNO!

# Qué pasó
uno-start-found = { $you ->
    [name] Tienes el doble más alto, { $tile }, y empiezas.
   *[no] { $name } tiene el doble más alto, { $tile }, y empieza.
 }
uno-start-drawn = { $you ->
    [name] Nadie tiene un doble de números. Tras robar { $draws ->
        [one] una vez
       *[other] { $draws } veces
    }, encuentras { $tile } y empiezas.
   *[no] Nadie tiene un doble de números. Tras robar { $draws ->
       [one] una vez
      *[other] { $draws } veces
    }, { $name } encuentra { $tile } y empieza.
 }
uno-taken-from = { $you ->
    [name] 🔄 Cambio inicial: tomas a ciegas una ficha de { $victim }, y va al pozo.
   *[no] 🔄 Cambio inicial: { $name } toma a ciegas una ficha de { $victim }, y va al pozo.
 }
uno-taken-from-you = 🔄 Cambio inicial: { $name } toma { $tile } de tu mano, y va al pozo.
uno-returned = { $you ->
    [name] También devuelves una ficha tuya.
   *[no] { $name } también devuelve una ficha suya.
 }
uno-laid-start = { $you ->
    [name] Pones el doble inicial, { $tile }.
   *[no] { $name } pone el doble inicial, { $tile }.
 }
uno-laid = { $you ->
    [name] Pones **{ $tile }** en el brazo { $arm }.
   *[no] { $name } pone **{ $tile }** en el brazo { $arm }.
 }
uno-drew = { $you ->
    [name] No robas nada: el pozo está vacío.
   *[no] { $name } { $count ->
       [0] no roba nada
       [one] roba una ficha
      *[other] roba { $count } fichas
    }{ $why ->
       [two] {" "}por el +2
       [four] {" "}por el Comodín +4
       [uno] {" "}por el UNO olvidado
       [foul] {" "}como castigo
      *[turn] {""}
    }{ $count ->
       [0] : el pozo está vacío.
      *[other] .
    }
 }
uno-drew-yourself = Robas { $tiles }{ $why ->
    [two] {" "}por el +2
    [four] {" "}por el Comodín +4
    [uno] {" "}por el UNO olvidado
    [foul] {" "}como castigo
   *[turn] {""}
 }.
uno-kept = { $you ->
    [name] Te quedas con la ficha robada.
   *[no] { $name } se queda con la ficha robada.
 }
uno-passed = { $you ->
    [name] Pasas.
   *[no] { $name } pasa.
 }
uno-reversed = 🔁 Ahora se juega en { $direction ->
    [1] el sentido del reloj
   *[other] sentido contrario al reloj
 }.
uno-skipped = { $you ->
    [name] Pierdes un turno.
   *[no] { $name } pierde un turno.
 }
uno-arm-closed = ⛔ El brazo { $arm } está cerrado.
uno-called = { $you ->
    [name] 📣 Gritas **¡UNO!**
   *[no] 📣 **¡UNO!** grita { $name }.
 }
uno-caught = { $you ->
    [name] 👉 ¡Atrapas a { $culprit } sin gritar UNO!
    [culprit] 👉 ¡{ $name } te atrapa sin gritar UNO!
   *[no] 👉 ¡{ $name } atrapa a { $culprit } sin gritar UNO!
 }
uno-challenge-guilty = { $you ->
    [name] ⚖️ Desafías, y con razón: { $layer } tenía un color que encajaba.
    [layer] ⚖️ { $name } desafía, y con razón: tenías un color que encajaba.
   *[no] ⚖️ { $name } desafía, y con razón: { $layer } tenía un color que encajaba.
 }
uno-challenge-innocent = { $you ->
    [name] ⚖️ Desafías, y sin razón: el Comodín +4 era válido.
    [layer] ⚖️ { $name } desafía, y sin razón: tu Comodín +4 era válido.
   *[no] ⚖️ { $name } desafía, y sin razón: el Comodín +4 era válido.
 }
uno-hand-shown = { $you ->
    [layer] Muestras: { $tiles }.
   *[no] { $layer } muestra: { $tiles }.
 }
uno-taken-back = { $you ->
    [name] Recoges el Comodín +4 del brazo { $arm } y tienes que poner otra ficha.
   *[no] { $name } recoge el Comodín +4 del brazo { $arm } y tiene que poner otra ficha.
 }
uno-accepted = { $you ->
    [name] Robas las cuatro fichas.
   *[no] { $name } roba las cuatro fichas.
 }

# Qué pasó, en una línea: los nombres son distintivos
uno-brief-start-found = { $name } empieza: doble más alto
uno-brief-start-drawn = { $name } empieza: primer doble robado ({ $draws })
uno-brief-taken-from-you = 🔄 { $name } toma tu { $tile }
uno-brief-arm-closed = ⛔ { $arm } está cerrado
uno-brief-caught = 👉 { $name } atrapa a { $culprit }: ¡sin UNO!
uno-brief-guilty = ⚖️ { $name } acierta: { $layer } tenía color
uno-brief-innocent = ⚖️ { $name } falla: el +4 era válido
uno-brief-hand-shown = 👀 { $layer } tiene { $tiles }
uno-brief-penalty = ⚖️ { $name } roba { $count } como castigo

# Jugadas
uno-act-return = { $head } ↩ al pozo
uno-act-start = { $head } → al centro
uno-act-lay = { $head } → { $arm }{ $effect ->
    [draw_two] {" "}(roba 2)
    [reverse] {" "}(reversa)
    [skip] {" "}(salto)
    [dead_end] {" "}(cierra)
    [draw_four] {" "}(roba 4)
   *[none] {""}
 }
uno-act-detail = encaja con { $end }{ $effect ->
    [draw_two] : quien sigue roba dos
    [reverse] : cambia el sentido
    [skip] : quien sigue pierde el turno
    [dead_end] : cierra el brazo
    [draw_four] : quien sigue roba cuatro
   *[none] {""}
 }
uno-act-draw = Robar
uno-act-pass = Pasar
uno-act-keep = Guardarla
uno-act-accept = Robar cuatro
uno-act-challenge = Desafiar
uno-act-call = ¡UNO!
uno-act-catch = ¡Te atrapé! { $name }

# Qué se debe o se puede hacer
uno-duty-wait = Esperamos a { $waiting }.
uno-duty-return = **Te toca:** empiezas, así que devuelve una de tus fichas al pozo, cualquiera menos el doble inicial.
uno-duty-start = **Te toca:** tienes el doble inicial. Ponlo en el centro.
uno-duty-challenge = **Un Comodín +4 para ti.** Roba cuatro fichas, o desafía: si había un color que encajaba, no robas nada y roba cuatro quien lo puso.
uno-duty-replace = **Tenía razón.** Pon otra ficha; después robas cuatro.
uno-duty-drawn = **{ $tile } encaja.** Ponla, o guárdala.
uno-duty-lay = **Te toca.** Pon una ficha.
uno-duty-lay-or-draw = **Te toca.** Pon una ficha, o roba una.
uno-duty-draw = **Te toca.** Nada encaja con { $ends }: roba una ficha.
uno-duty-pass = **Te toca.** Nada encaja con { $ends }, y el pozo está vacío: pasa.
uno-duty-call = Después de esta te queda una ficha: ¡grita UNO!
uno-duty-forgot = **¡Te queda una ficha y no gritaste UNO!** Grita antes de que alguien te atrape.
uno-why-four = -# Un Comodín +4 espera mientras otra ficha encaje.
uno-why-foul = -# Comodín +4: tienes un color que encaja, así que perderías un desafío.
uno-why-double = -# { $tile }: un doble nunca toca otro doble.
uno-why-closed = -# { $tile }: una Sin salida cerró el brazo { $arm }.
uno-why-last = -# { $tile }: el último brazo abierto tiene que seguir abierto.

# A quién le toca
uno-waiting-turn = ➡️ Le toca a { $name }.
uno-waiting-decide = ➡️ { $name } robó una ficha que encaja: ¿la pone o la guarda?
uno-waiting-start = ➡️ { $name } pone el doble inicial.
uno-waiting-return = ➡️ { $name } devuelve una ficha suya al pozo.
uno-waiting-challenge = ➡️ { $name }: ¿robas cuatro fichas o desafías?
uno-waiting-replace = ➡️ { $name } tiene que poner otra ficha.

# Las imágenes en palabras
uno-alt-table = { $open ->
    [0] No hay extremos abiertos.
   *[other] Extremos abiertos: { $ends }.
 } { $laid ->
    [0] Aún no hay fichas en la mesa.
    [one] La ficha inicial es { $last }, sola por ahora.
   *[other] Hay { $laid } fichas en la mesa; la última es { $last }, de { $layer }, al { $place }.
 } Se juega en { $direction ->
    [1] el sentido del reloj
   *[other] sentido contrario al reloj
 }. { $stock ->
    [one] Una ficha
   *[other] { $stock } fichas
 } en el pozo.

# Por qué no se puede
uno-refusal-call-not-due = ¡Demasiado pronto! Grita UNO al poner tu penúltima ficha, o justo después. Sin castigo.
uno-refusal-already-called = Ya gritaste UNO: con una vez basta.
uno-refusal-must-answer = Responde primero a la pregunta.
uno-refusal-no-question = No hay nada que responder.
uno-refusal-cannot-catch-yourself = No te puedes atrapar a ti. ¡Mejor grita UNO!
uno-refusal-nobody-to-catch = No hay a quién atrapar: nadie olvidó gritar, o llegas tarde.
uno-refusal-cannot-catch = A { $seat } no se le puede atrapar, pero a { $owing } sí.
uno-refusal-question-open = { $turn } tiene que responder antes a una pregunta.
uno-refusal-cannot-return-start = { $tile } es el doble inicial: devuelve otra ficha.
uno-refusal-tile-not-in-hand = No tienes { $tile }.
uno-refusal-start-first = Primero va el doble inicial: { $tile }.
uno-refusal-only-drawn = Solo puedes poner la ficha que acabas de robar: { $tile }.
uno-refusal-already-started = El doble inicial, { $tile }, ya está en el centro.
uno-refusal-another-than-four = Pon algo que no sea un Comodín +4.
uno-refusal-arm-closed = Una Sin salida cerró el brazo { $arm }.
uno-refusal-last-arm = El brazo { $arm } es el último abierto: una Sin salida no puede cerrarlo.
uno-refusal-four-comes-last = Solo puedes poner un Comodín +4 cuando no encaja nada más.
uno-refusal-double-on-double = { $tile } es un doble, y el brazo { $arm } también termina en doble: un doble nunca toca otro doble.
uno-refusal-halves-differ = { $half } no encaja con { $end } en el brazo { $arm }: ni color, ni número, ni símbolo.
uno-refusal-already-drawn = Ya robaste { $tile }: ponla o guárdala.
uno-refusal-must-lay = Puedes jugar, así que tienes que hacerlo.
uno-refusal-stock-empty = El pozo está vacío: no hay nada que robar.
uno-refusal-must-draw = Roba primero una ficha.
uno-refusal-which-arm = ¿En qué brazo? { $tile } encaja en más de uno.

# Variantes y opciones
preset-uno-dominos-plain = Sin cambio inicial
preset-uno-dominos-plain-help = Como la caja neerlandesa, pero nadie toma fichas de los demás al comienzo
preset-uno-dominos-nl = Caja neerlandesa
preset-uno-dominos-nl-help = Seis fichas, cambio inicial, dobles aparte, el Comodín +4 se puede desafiar
preset-uno-dominos-fr = Caja francesa
preset-uno-dominos-fr-help = Siete fichas, robo libre, dobles junto a dobles, Comodín +4 como último recurso
preset-uno-dominos-blind = Gana Sin salida
preset-uno-dominos-blind-help = Pon la última Sin salida y la ronda es tuya
preset-uno-dominos-active = Solo vale el símbolo unido
preset-uno-dominos-active-help = Un símbolo en la otra mitad no hace nada
option-uno-dominos-sheet = Hoja de reglas
option-uno-dominos-sheet-help = Qué hoja se sigue donde no se elige otra cosa
value-uno-dominos-sheet-nl = neerlandesa
value-uno-dominos-sheet-fr = francesa
option-uno-dominos-start_exchange = Cambio inicial
option-uno-dominos-start_exchange-help = Quien empieza toma una ficha de cada uno y devuelve una suya
value-uno-dominos-start_exchange-literal = sí, al pie de la letra
value-uno-dominos-start_exchange-off = no
option-uno-dominos-symbol_acts = Símbolos que actúan
option-uno-dominos-symbol_acts-help = Si un símbolo vale en cualquier mitad, o solo en la mitad unida
value-uno-dominos-symbol_acts-any = en cualquier mitad
value-uno-dominos-symbol_acts-joined = solo en la mitad unida
option-uno-dominos-blind_street = Gana Sin salida
option-uno-dominos-blind_street-help = La última Sin salida gana la ronda y anota lo que les queda a los demás
option-uno-dominos-two_player_reverse_skips = Reversa salta entre dos
option-uno-dominos-two_player_reverse_skips-help = Entre dos, una Reversa hace perder un turno al otro
option-uno-dominos-hand_size = Fichas por mano
option-uno-dominos-hand_size-help = Cuántas fichas se reparten a cada uno
option-uno-dominos-double_on_double = Doble con doble
option-uno-dominos-double_on_double-help = Si un doble se puede unir a otro doble
option-uno-dominos-voluntary_draw = Robo libre
option-uno-dominos-voluntary_draw-help = Si quien puede jugar también puede robar
option-uno-dominos-wild_draw_four = Comodín +4
option-uno-dominos-wild_draw_four-help = Se pone libremente y se puede desafiar, o solo cuando no encaja nada más
value-uno-dominos-wild_draw_four-challenge = se puede desafiar
value-uno-dominos-wild_draw_four-strict = solo como último recurso
option-uno-dominos-doubles_twice = Los dobles cuentan dos veces
option-uno-dominos-doubles_twice-help = Si un doble que queda en la mano cuenta dos veces
option-uno-dominos-last_arm = Último brazo abierto
option-uno-dominos-last_arm-help = Si una Sin salida puede cerrar el último brazo abierto, por el que se sigue jugando
value-uno-dominos-last_arm-may_close = se puede cerrar
value-uno-dominos-last_arm-stays_open = sigue abierto
option-uno-dominos-target = Puntos para ganar
option-uno-dominos-target-help = Los puntos que ganan la partida; con 0 se juega una sola ronda
option-uno-dominos-rounds = Máximo de rondas
option-uno-dominos-rounds-help = Tras estas rondas gana quien va delante, aunque no llegue a la meta; 0 es sin límite
value-uno-dominos-rounds-0 = sin límite
option-uno-dominos-partners = Parejas
option-uno-dominos-partners-help = Entre cuatro o seis: parejas que se sientan enfrente y anotan juntas

# Reglas
uno-rules-aim = **Objetivo.** { $blind_street ->
    [true] Pon la última Sin salida de la ronda.
   *[false] Quédate sin fichas antes que nadie.
 } { $target ->
    [0] Se juega una ronda.
   *[other] Quien llega primero a { $target } puntos gana la partida.{ $rounds ->
        [0] {""}
       *[other] {" "}Tras la ronda { $rounds } gana quien va delante.
    }
 }
uno-rules-start = **Comienzo.** A cada uno se le reparten { $hand_size } fichas. Empieza el doble de números más alto.{ $start_exchange ->
    [literal] {" "}Primero, quien empieza toma a ciegas una ficha de cada uno de los demás, y esas vuelven al pozo. Después devuelve también una suya.
   *[off] {""}
 } Si nadie tiene un doble de números, todos roban por turnos hasta que salga uno; quien lo encuentra devuelve otra ficha. Sigue quien está a la izquierda, en el sentido del reloj.
uno-rules-joining = **Unir.** Solo el doble inicial tiene cuatro lados: de él salen cuatro brazos. Las mitades que se tocan tienen el mismo número, color o símbolo. Los dobles se ponen cruzados{ $double_on_double ->
    [true] {" "}y pueden tocar otro doble. Comodín, Comodín +4 y Sin salida encajan en cualquier extremo, y todo encaja con un Comodín
   *[false] ; un doble nunca toca otro doble. Comodín, Comodín +4 y Sin salida también son dobles: encajan en cualquier extremo que no sea un doble, y cualquier ficha que no sea doble encaja con un Comodín
 }.
uno-rules-turn = **Tu turno.** Pon una ficha. { $voluntary_draw ->
    [true] O roba una, puedas jugar o no;
   *[false] Si ninguna encaja, roba una;
 } la ficha robada se puede poner al momento. Con el pozo vacío, juegas si puedes, y si no, pasas.
uno-rules-symbols = **Los símbolos** actúan { $symbol_acts ->
    [joined] solo en la mitad unida
   *[any] en cualquier mitad que los lleve
 }. +2: quien sigue roba dos y pierde el turno. Salto: quien sigue pierde el turno. Reversa: cambia el sentido{ $two_player_reverse_skips ->
    [true] , y entre dos el otro pierde el turno
   *[false] {""}
 }. Sin salida: cierra el brazo para el resto de la ronda.{ $last_arm ->
    [stays_open] {" "}No puede cerrar el último brazo abierto.
   *[may_close] {""}
 }
uno-rules-four = **Comodín +4.** Quien sigue roba cuatro y pierde el turno. { $wild_draw_four ->
    [strict] Solo se puede poner cuando no encaja nada más.
   *[challenge] Solo se puede poner si no tienes ninguna ficha de un color que encaje. Puedes ponerlo de todos modos, pero quien sigue puede desafiarte: si no debías, lo recoges, pones otra ficha y robas cuatro.
 }
uno-rules-call = **¡UNO!** ¿Pones tu penúltima ficha? Grita UNO. Si lo olvidas y alguien te atrapa antes de que se ponga la siguiente ficha, y antes de que tú robes o pases, robas dos.
uno-rules-end = **Final.** La ronda termina cuando alguien pone su última ficha{ $blind_street ->
    [true] , se cierra el cuarto brazo o nadie puede seguir. Quien puso la última Sin salida gana la ronda, le quede lo que le quede. Solo si no hay ninguna Sin salida gana quien se queda sin fichas, o la mano más baja
   *[false] . Si nadie puede seguir, gana la mano más baja; con empate nadie anota
 }.{ $sheet ->
    [nl] {" "}Si la última ficha es un doble +2 o Comodín +4, quien sigue roba igualmente, y eso cuenta.
   *[fr] {""}
 }
uno-rules-score = **Puntos.** { $partners ->
    [true] Los compañeros se sientan enfrente, en parejas. La pareja de quien gana anota lo que les queda a las demás
   *[false] Quien gana anota lo que les queda a los demás
 }: los números, su valor; +2, Reversa y Salto, 10; Sin salida y Comodín +4, 20; Comodín, 25 por mitad.{ $doubles_twice ->
    [true] {" "}Los dobles cuentan dos veces.
   *[false] {""}
 }

# Ejemplos dibujados
uno-example-doubles = Un doble se pone cruzado y se sigue por su otro lado largo.
uno-example-dead-end = Una Sin salida cierra su brazo.
uno-example-either = Se une el 3 rojo, y el Salto actúa igualmente.
uno-example-passive = Se une el 3 rojo: el Salto no actúa.
uno-example-active = Se une el Salto: actúa.
uno-lesson-1 = Mismo número o mismo color
uno-lesson-2 = Los símbolos: +2, salto, reversa
uno-lesson-3 = ¿Una ficha? ¡Grita UNO!
