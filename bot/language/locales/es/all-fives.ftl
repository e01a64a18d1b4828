# Las palabras de All Fives.

game-all-fives = All Fives

# Fichas
fives-pip = { $pip ->
    [0] blanca
   *[other] { $pip }
 }
fives-single = { $first }-{ $second }
fives-double = { $pip ->
    [0] doble blanca
   *[other] doble { $pip }
 }
fives-arm = { $arm ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
 }
fives-arm-short = { $arm ->
    [N] N
    [E] E
    [S] S
   *[W] O
 }
fives-act-short = { $end }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
 }

# Qué pasó
fives-lead-found = { $name } tiene la ficha más alta y empieza.
fives-lead-yours = Tienes la ficha más alta, { $tile }, y empiezas.
fives-laid-first = { $you ->
    [name] Empiezas con **{ $tile }**.
   *[no] { $name } empieza con **{ $tile }**.
 }
fives-laid = { $you ->
    [name] Pones **{ $tile }** en el brazo { $arm }.
   *[no] { $name } pone **{ $tile }** en el brazo { $arm }.
 }
fives-scored = { $you ->
    [name] ⭐ Los extremos suman { $points }: **+{ $points }** para ti.
   *[no] ⭐ Los extremos suman { $points }: **+{ $points }** para { $name }.
 }
fives-drew = { $name } no puede jugar y roba una ficha.
fives-drew-yourself = Robas { $tile }.
fives-passed = { $you ->
    [name] No puedes jugar y el pozo está vacío: pasas.
   *[no] { $name } no puede jugar y el pozo está vacío: pasa.
 }
fives-went-out = 🏁 { $name } se queda sin fichas. { $side ->
    [two] A { $opponent } { $pips ->
        [one] le queda { $pips } punto
       *[other] le quedan { $pips } puntos
    }
   *[more] A sus rivales { $pips ->
        [one] les queda { $pips } punto
       *[other] les quedan { $pips } puntos
    }
 }{ $rounding ->
    [nearest] , redondeando a { $points }
    [down] , redondeando hacia abajo a { $points }
    [up] , redondeando hacia arriba a { $points }
   *[none] {""}
 }: **+{ $points }** para { $name }.
fives-blocked = ⛔ Ya no encaja nada y el pozo está vacío. { $side ->
    [team] La pareja de { $name } tiene
   *[two] { $name } tiene
 } { $own ->
    [one] { $own } punto
   *[other] { $own } puntos
 }, { $side ->
    [two] { $opponent } { $pips }
    [team] la otra pareja { $pips }
   *[more] todos los demás juntos { $pips }
 }. { $why ->
    [fewest] Gana quien tiene menos puntos:
    [most] Gana quien tiene más puntos:
    [tiles] Con los mismos puntos, gana quien tiene menos fichas:
   *[last] Con los mismos puntos y fichas, gana quien puso la última:
 } { $pips }, redondeado hacia abajo a { $rounded }, menos { $own }, son **{ $points }** para { $side ->
    [team] la pareja
   *[two] { $name }
 }.

# Qué pasó, en una línea: los nombres son distintivos
fives-brief-lead-found = { $name } empieza: ficha más alta
fives-brief-went-out = 🏁 { $side ->
    [two] { $opponent } tenía { $pips }
   *[more] Rivales { $pips }
 }: **+{ $points }** para { $name }
fives-brief-blocked = ⛔ { $side ->
    [two] { $name } { $own }, { $opponent } { $pips }
    [team] Parejas { $own }–{ $pips }
   *[more] { $name } { $own }, otros { $pips }
 }: **{ $points }** para { $name }

# Jugadas
fives-act-start = { $head } → al centro ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, ¡gana!
    [out] {""}, última
   *[none] {""}
 })
fives-act-lay = { $head } → { $arm } ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, ¡gana!
    [out] {""}, última
   *[none] {""}
 })
fives-act-detail = encaja con { $end }; así los extremos suman { $count }{ $points ->
    [0] , sin puntos
   *[other] : { $points } puntos
 }{ $effect ->
    [win] {" "}y la partida
    [out] {" "}y te quedas sin fichas
   *[none] {""}
 }
fives-act-start-bare = { $head } → al centro
fives-act-lay-bare = { $head } → { $arm }
fives-act-detail-bare = encaja con { $end }
fives-act-draw = Robar
fives-act-pass = Pasar

# Qué se debe o se puede hacer
fives-duty-wait = Esperamos a { $waiting }.
fives-duty-start = **Te toca.** Empiezas: pon la ficha que quieras.
fives-duty-highest = **Te toca.** Empiezas, con la ficha más alta: { $tile }.
fives-duty-lay = **Te toca.** Los extremos suman { $count }.
fives-duty-draw = **Te toca.** Nada encaja con { $ends }: roba. La primera que encaje hay que ponerla; { $stock ->
    [one] queda una ficha
   *[other] quedan { $stock } fichas
 } en el pozo.
fives-duty-pass = **Te toca.** Nada encaja con { $ends }, y el pozo está vacío: pasa.

# A quién le toca
fives-waiting-turn = ➡️ Le toca a { $name }.
fives-waiting-start = ➡️ Empieza { $name }.

# Las imágenes en palabras
fives-alt-end = { $place }: { $end }{ $plain ->
    [false] {" "}(cuenta { $worth })
   *[true] {""}
 }
fives-alt-table = { $laid ->
    [0] No hay extremos abiertos.
   *[other] Extremos abiertos: { $ends }; suman { $count }.
 } { $laid ->
    [0] Aún no hay fichas en la mesa.
    [one] Hay una ficha en la mesa: { $last }, de { $layer }{ $made ->
        [0] .
       *[other] , por { $made } puntos.
    }
   *[other] Hay { $laid } fichas en la mesa; la última es { $last }, de { $layer }{ $made ->
        [0] .
       *[other] , por { $made } puntos.
    }
 } { $stock ->
    [0] El pozo está vacío.
    [one] Queda una ficha en el pozo.
   *[other] Quedan { $stock } fichas en el pozo.
 }
fives-note-table = { $points } al jugar
fives-note-out = { $pips ->
    [one] { $pips } punto
   *[other] { $pips } puntos
 }{ $rounding ->
    [nearest] , al cinco más cercano: { $points }
    [down] , hacia abajo: { $points }
    [up] , hacia arriba: { $points }
   *[none] {" "}en mano
 }
fives-note-blocked = { $pips } redondeado hacia abajo a { $rounded }, menos { $own }: { $points }
fives-team-blocked = Ya no encaja nada. { $winners } ganan la ronda: { $how ->
    [fewest] entre los dos tienen menos puntos, { $won } contra { $lost }.
    [most] entre los dos tienen más puntos, { $won } contra { $lost }.
    [tiles] tienen los mismos puntos que los otros, pero menos fichas.
   *[last] tienen los mismos puntos y fichas que los otros, pero pusieron la última.
 }

# Por qué no se puede
fives-refusal-must-lay = Puedes poner { $tile }, por ejemplo: ni robar ni pasar.
fives-refusal-stock-empty = El pozo está vacío: no hay nada que robar.
fives-refusal-must-draw = { $left ->
    [one] Aún queda una ficha
   *[other] Aún quedan { $left } fichas
 } en el pozo: roba antes de pasar.
fives-refusal-tile-not-in-hand = No tienes { $tile }.
fives-refusal-nothing-to-join = Aún no hay fichas en la mesa: la primera va al centro.
fives-refusal-must-open-highest = La ronda empieza con la ficha más alta: { $tile }.
fives-refusal-already-started = En el centro ya está { $tile }.
fives-refusal-no-spinner = El brazo { $arm } sale del primer doble, y aún no hay ninguno.
fives-refusal-cross-closed = El brazo { $arm } se abre cuando { $spinner } tiene fichas en sus dos lados largos.
fives-refusal-does-not-fit = { $tile } no encaja en el brazo { $arm }: ahí el extremo es { $end }.
fives-refusal-no-such-tile = No hay ninguna ficha “{ $tile }” en un juego de doble seis.
fives-refusal-no-such-arm = No hay ningún brazo “{ $arm }”: hay { $arms }.
fives-refusal-which-arm = ¿En qué brazo? { $tile } encaja en más de uno.

# Variantes y opciones
preset-all-fives-nl = La hoja de reglas
preset-all-fives-nl-help = A 100; la ficha más alta decide quién empieza, con la que quiera
preset-all-fives-english = A la inglesa
preset-all-fives-english-help = Como la hoja, pero la ficha más alta se pone primero
preset-all-fives-letter = Al pie de la letra
preset-all-fives-letter-help = Como está escrito: en una tranca gana quien tiene más puntos
preset-all-fives-long = Partida larga
preset-all-fives-long-help = Según la hoja, pero a 250
preset-all-fives-pairs = Por parejas
preset-all-fives-pairs-help = Entre cuatro, en dos parejas
option-all-fives-opening_tile = Primera ficha
option-all-fives-opening_tile-help = Si la ficha más alta solo decide quién empieza, o también se pone primero
value-all-fives-opening_tile-free = la que quieras
value-all-fives-opening_tile-highest = la más alta
option-all-fives-next_start = Rondas siguientes
option-all-fives-next_start-help = Quién las empieza: quien ganó la anterior, o la ficha más alta otra vez
value-all-fives-next_start-winner = empieza quien ganó
value-all-fives-next_start-highest = empieza la ficha más alta
option-all-fives-round_out = Redondeo
option-all-fives-round_out-help = Cómo los puntos ganados al quedarse sin fichas pasan a múltiplo de cinco
value-all-fives-round_out-nearest = al más cercano
value-all-fives-round_out-down = hacia abajo
value-all-fives-round_out-up = hacia arriba
option-all-fives-blocked_winner = Tranca
option-all-fives-blocked_winner-help = Quién gana en una tranca: quien tiene menos puntos, o más, como dice la hoja
value-all-fives-blocked_winner-fewest = gana quien tiene menos puntos
value-all-fives-blocked_winner-most = gana quien tiene más puntos
option-all-fives-target = Puntos para ganar
option-all-fives-target-help = Quien llega primero gana, incluso en plena ronda
option-all-fives-rounds = Máximo de rondas
option-all-fives-rounds-help = Tras estas rondas gana quien va delante, aunque no llegue a la meta; 0 es sin límite
value-all-fives-rounds-0 = sin límite
option-all-fives-hand_size = Fichas por jugador
option-all-fives-hand_size-help = Lo habitual son siete entre dos y cinco entre tres o cuatro
value-all-fives-hand_size-usual = lo habitual
value-all-fives-hand_size-5 = cinco
value-all-fives-hand_size-6 = seis
value-all-fives-hand_size-7 = siete
option-all-fives-partners = Parejas
option-all-fives-partners-help = Entre cuatro: el primero y el tercero contra el segundo y el cuarto

# Reglas
fives-rules-aim = **Objetivo.** { $partners ->
    [true] Entre cuatro, en dos parejas, con un juego de doble seis: los compañeros se sientan frente a frente, y anotan y ganan juntos.
   *[false] De dos a cuatro, con un juego de doble seis.
 } Haz que los extremos abiertos sumen un múltiplo de cinco. { $partners ->
    [true] La primera pareja que llega a { $target } puntos gana
   *[false] Quien llega primero a { $target } puntos gana
 } la partida, incluso en plena ronda.{ $rounds ->
    [0] {""}
   *[other] {" "}Tras la ronda { $rounds } gana quien va delante.
 }
fives-rules-start = **Comienzo.** { $hand_size ->
    [usual] { $partners ->
        [true] Cinco fichas para cada uno.
       *[false] Entre dos se reparten siete fichas a cada uno; entre tres o cuatro, cinco.
    }
   *[other] { $hand_size } fichas para cada uno.
 } Las demás forman el pozo. Empieza el doble más alto; si nadie tiene dobles, la ficha más alta. { $opening_tile ->
    [highest] Esa ficha se pone primero.
   *[free] La primera ficha puede ser cualquiera.
 } { $next_start ->
    [highest] En las rondas siguientes, igual.
   *[winner] Las rondas siguientes las empieza quien ganó la anterior, con la ficha que quiera{ $partners ->
        [true] : quien se quedó sin fichas o, tras una tranca, la mano más ligera de la pareja.
       *[false] .
    }
 }
fives-rules-turn = **Tu turno.** Se juega en el sentido del reloj. Pon una ficha con una mitad igual a un extremo abierto. Si ninguna encaja, roba hasta que una encaje, y ponla. Si puedes jugar, no puedes robar. Con el pozo vacío, pasas.
fives-rules-ends = **Extremos.** La línea tiene dos extremos. Los dobles se ponen cruzados. Cuando el primer doble tiene fichas en sus dos lados largos, pueden salir de él dos brazos más.
fives-rules-points = **Puntos.** Suma los extremos abiertos tras cada jugada. Un doble en un extremo cuenta sus dos mitades; un brazo sin empezar no cuenta. Una suma de 5, 10, 15 … se anota. Así, 6 y doble 2 son 10 puntos.
fives-rules-out = **Sin fichas.** Quien pone su última ficha anota también { $partners ->
    [true] los puntos que le quedan a la otra pareja
   *[false] todos los puntos que les quedan a los demás
 }, { $round_out ->
    [down] redondeados hacia abajo a un múltiplo de cinco
    [up] redondeados hacia arriba a un múltiplo de cinco
   *[nearest] redondeados al múltiplo de cinco más cercano
 }.
fives-rules-blocked = **Tranca.** Cuando nadie puede seguir y el pozo está vacío, gana la { $partners ->
    [true] pareja
   *[false] mano
 } con { $blocked_winner ->
    [most] más
   *[fewest] menos
 } puntos; si hay empate, la que tenga menos fichas; si no, quien jugó el último. Quien gana anota los puntos de { $partners ->
    [true] la otra pareja
   *[false] todos los demás
 }, redondeados hacia abajo a un múltiplo de cinco, menos los suyos: puede dar menos de cero.

# Ejemplos dibujados
fives-example-alone = Un doble solo cuenta sus dos mitades: 10 puntos.
fives-example-double = 6 y doble 2 suman 10: 10 puntos.
fives-example-spinner = El primer doble tiene fichas en sus dos lados largos: norte y sur también se abren. Aún no cuentan: 1 y 4 suman 5 puntos.
fives-lesson-1 = Une mitades iguales
fives-lesson-2 = ¿Múltiplo de cinco? ¡Puntos!
fives-lesson-3 = El primer doble abre cuatro brazos
