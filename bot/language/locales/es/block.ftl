# Las palabras del dominó clásico.

game-block = Dominó clásico

# Fichas
block-pip = { $pip ->
    [0] blanca
   *[other] { $pip }
 }
block-single = { $first }-{ $second }
block-double = { $pip ->
    [0] doble blanca
   *[other] doble { $pip }
 }
block-end = { $end ->
    [E] derecha
   *[W] izquierda
 }
block-end-short = { $end ->
    [E] D
   *[W] I
 }

# Qué pasó
block-lead-found = { $name } tiene la ficha más alta y empieza.
block-lead-yours = Tienes la ficha más alta, { $tile }, y empiezas.
block-laid-first = { $you ->
    [name] Empiezas con **{ $tile }**.
   *[no] { $name } empieza con **{ $tile }**.
 }
block-laid = { $you ->
    [name] Pones **{ $tile }** a la { $end }.
   *[no] { $name } pone **{ $tile }** a la { $end }.
 }
block-drew = { $name } no puede jugar y roba una ficha.
block-drew-yourself = Robas { $tile }.
block-passed = { $you ->
    [name] No puedes jugar y pasas.
   *[no] { $name } no puede jugar y pasa.
 }

# Qué pasó, en una línea: los nombres son distintivos
block-brief-lead-found = { $name } empieza: ficha más alta

# Jugadas
block-act-start = { $head } → al centro
block-act-lay = { $head } → { $end }
block-act-detail = encaja con { $joined }{ $out ->
    [true] , y te quedas sin fichas
   *[false] ; el nuevo extremo es { $opened }
 }
block-act-draw = Robar
block-act-pass = Pasar

# Qué se debe o se puede hacer
block-duty-wait = Esperamos a { $waiting }.
block-duty-start = **Te toca.** Empiezas: pon la ficha que quieras.
block-duty-lay = **Te toca.** Pon una ficha que encaje con { $ends }.
block-duty-draw = **Te toca.** Nada encaja con { $ends }: roba. La primera que encaje hay que ponerla; { $stock ->
    [one] queda una ficha
   *[other] quedan { $stock } fichas
 } en el pozo.
block-duty-pass = **Te toca.** Nada encaja con { $ends }{ $draw ->
    [true] , y el pozo está vacío: pasa.
   *[false] : pasa.
 }

# A quién le toca
block-waiting-turn = ➡️ Le toca a { $name }.
block-waiting-start = ➡️ Empieza { $name }.

# Las imágenes en palabras
block-alt-table = { $laid ->
    [0] Aún no hay fichas en la mesa.
    [one] Extremos abiertos: { $ends }. Hay una ficha en la mesa: { $last }, de { $layer }.
   *[other] Extremos abiertos: { $ends }. Hay { $laid } fichas en la mesa; la última es { $last }, de { $layer }.
 } { $draw ->
    [true] { $stock ->
        [0] El pozo está vacío.
        [one] Queda una ficha en el pozo.
       *[other] Quedan { $stock } fichas en el pozo.
    }
   *[false] { $stock ->
        [0] No hay fichas apartadas.
        [one] Hay una ficha apartada.
       *[other] Hay { $stock } fichas apartadas.
    }
 }
block-team-blocked = Ya no encaja nada. { $count ->
    [0] Las dos parejas tienen los mismos puntos: nadie anota.
   *[other] { $winners } tienen menos puntos entre las dos manos, { $won } contra { $lost }, y { $points ->
        [0] ganan la ronda
       *[other] anotan { $points }
    }.
 }
block-note = { $count ->
    [one] { $pips } punto
   *[other] { $pips } puntos
 }{ $own ->
    [0] {""}
   *[other] , menos { $own } de su mano
 }

# Por qué no se puede
block-refusal-must-lay = Puedes poner { $tile }, por ejemplo: ni robar ni pasar.
block-refusal-no-drawing = En esta mesa no se roba: si no puedes jugar, pasas.
block-refusal-stock-empty = El pozo está vacío: no hay nada que robar.
block-refusal-must-draw = { $left ->
    [one] Aún queda una ficha
   *[other] Aún quedan { $left } fichas
 } en el pozo: roba antes de pasar.
block-refusal-tile-not-in-hand = No tienes { $tile }.
block-refusal-nothing-to-join = Aún no hay fichas en la mesa: la primera va al centro.
block-refusal-already-started = En el centro ya está { $tile }.
block-refusal-does-not-fit = La ficha { $tile } no encaja a la { $place }: ahí el extremo es { $end }.
block-refusal-which-end = Di en qué extremo quieres poner { $tile }: izquierda o derecha.

# Variantes y opciones
preset-block-block = Sin pozo
preset-block-block-help = No se roba: si no puedes jugar, pasas
preset-block-draw = Con pozo
preset-block-draw-help = Si no puedes jugar, robas hasta que una ficha encaje
preset-block-rounds = Rondas
preset-block-rounds-help = Una ronda ganada vale un punto; a cinco puntos
option-block-draw = Robar del pozo
option-block-draw-help = Si no puedes jugar, robas hasta que una ficha encaje, en vez de pasar
option-block-lead = Rondas siguientes
option-block-lead-help = Quién las empieza; la primera es siempre de quien tiene el doble más alto
value-block-lead-winner = empieza quien ganó
value-block-lead-next = empieza quien sigue
value-block-lead-highest = empieza el doble más alto
option-block-target = Puntos para ganar
option-block-target-help = Gana la partida quien llega a estos puntos al final de una ronda
option-block-rounds = Máximo de rondas
option-block-rounds-help = Tras estas rondas gana quien va delante, aunque no llegue a la meta; 0 es sin límite
value-block-rounds-0 = sin límite
option-block-deal_all = Repartir todo
option-block-deal_all-help = Entre tres o cuatro: nueve cada uno sin la doble blanca, o siete cada uno; no se roba
option-block-partners = Parejas
option-block-partners-help = Entre cuatro: el primero y el tercero contra el segundo y el cuarto
option-block-counting = Qué cuenta
option-block-counting-help = Los puntos que quedan en las manos, o las rondas ganadas: entonces la meta es 100 como mucho
value-block-counting-pips = los puntos de los demás
value-block-counting-rounds = las rondas ganadas

# Reglas
block-rules-aim = **Objetivo.** { $partners ->
    [true] Entre cuatro, en dos parejas, con un juego de doble seis: los compañeros se sientan enfrente y ganan juntos. La primera pareja que llega a { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
    } gana la partida.
   *[false] De { $deal_all ->
        [true] tres a cuatro
       *[false] dos a cuatro
    }, con un juego de doble seis. Quédate sin fichas antes que nadie. Quien llega primero a { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
    } gana la partida.
 }{ $rounds ->
    [0] {""}
   *[other] {" "}Tras la ronda { $rounds } gana quien va delante.
 }
block-rules-start = **Comienzo.** { $deal_all ->
    [true] Entre tres se reparten nueve fichas a cada uno y se juega sin la doble blanca; entre cuatro, siete. No queda nada que robar.
   *[false] Entre dos se reparten siete fichas a cada uno; entre tres o cuatro, cinco. Las demás { $draw ->
        [true] forman el pozo.
       *[false] se apartan boca abajo.
    }
 } Empieza quien tiene el doble más alto, con la ficha que quiera; si nadie tiene dobles, decide la ficha más alta. { $lead ->
    [highest] En las rondas siguientes, igual.
    [next] Cada ronda siguiente la empieza quien sigue, en el sentido del reloj.
   *[winner] Las rondas siguientes las empieza quien ganó la anterior; tras un empate, quien sigue a quien la empezó.
 }
block-rules-turn = **Tu turno.** Se juega en el sentido del reloj. Pon una ficha en un extremo de la línea: las mitades que se tocan deben ser iguales. Los dobles se ponen cruzados. Si puedes jugar, tienes que hacerlo. { $draw ->
    [true] Si no, roba hasta que una ficha encaje, y ponla. Con el pozo vacío, pasas.
   *[false] Si no, pasas.
 }
block-rules-out = **Sin fichas.** { $partners ->
    [true] Pon tu última ficha: tu pareja gana la ronda y anota { $counting ->
        [rounds] un punto
       *[pips] los puntos que le quedan a la otra
    }.
   *[false] Quien pone su última ficha gana la ronda y anota { $counting ->
        [rounds] un punto
       *[pips] todos los puntos que les quedan a los demás
    }.
 }
block-rules-blocked = **Tranca.** { $partners ->
    [true] Cuando nadie puede seguir, gana la pareja con menos puntos entre sus dos manos: { $counting ->
        [rounds] anota un punto
       *[pips] anota los de la otra, menos los suyos
    }. Si hay empate, nadie anota.
   *[false] Cuando nadie puede seguir, gana la mano con menos puntos: { $counting ->
        [rounds] anota un punto
       *[pips] anota los de todas las demás, menos los suyos
    }. Si empatan dos o más con menos puntos, nadie anota.
 }

# Ejemplos dibujados
block-example-line = El doble 4 se pone cruzado. A la izquierda encaja un 1; a la derecha, un 4.
block-example-blocked = Los dos extremos son 6, y las siete fichas con un 6 ya están puestas: nadie puede seguir. Si a Ann le quedan 3 puntos y a Bob 10, Ann anota 10 menos 3: 7 puntos.
block-lesson-1 = Une mitades iguales
block-lesson-2 = ¿Tranca? Gana quien tiene menos
block-lesson-3 = Quien gana se lleva lo que queda
