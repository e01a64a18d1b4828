# Las palabras del dominó por parejas. Fichas, extremos y jugadas están en block.ftl.

game-partners = Dominó por parejas

# Qué pasó
partners-redealt = Una mano tenía { $doubles } dobles o más: { $times ->
    [one] se repartió todo de nuevo.
   *[other] se repartió todo de nuevo, { $times } veces.
 }
partners-starts = { $you ->
    [name] Por sorteo, empiezas tú.
   *[no] Por sorteo, empieza { $name }.
 }
partners-lead-found = { $name } tiene la ficha más alta y empieza con ella.
partners-lead-yours = Tienes la ficha más alta, { $tile }, y empiezas con ella.
partners-all-pass = 💪 { $you ->
    [name] Tu ficha hace pasar a todos los demás: { $points } puntos para tu pareja.
   *[no] La ficha de { $name } hace pasar a todos los demás: { $points } puntos para su pareja.
 }
partners-lead-pass = 💪 { $you ->
    [name] Nada responde a tu primera ficha: { $points } puntos para tu pareja.
   *[no] Nada responde a la primera ficha de { $name }: { $points } puntos para su pareja.
 }
partners-capicua = ✨ **¡Capicúa!** { $you ->
    [name] Tu última ficha encaja en los dos extremos.
   *[no] La última ficha de { $name } encaja en los dos extremos.
 }
partners-chuchazo = ✨ **¡Chuchazo!** { $you ->
    [name] Terminas con la doble blanca.
   *[no] { $name } termina con la doble blanca.
 }
partners-both-ends = ✨ **¡Cruzada!** { $you ->
    [name] Tu última ficha es un doble que encaja en los dos extremos.
   *[no] La última ficha de { $name } es un doble que encaja en los dos extremos.
 }
partners-shut-out = 🧹 Ni un punto para los demás: la victoria de { $names } vale por dos.

# Qué pasó, en una línea: los nombres son distintivos
partners-brief-redealt = 🔁 nuevo reparto
partners-brief-starts = { $name } empieza: por sorteo
partners-brief-lead-found = { $name } empieza: ficha más alta
partners-brief-bonus = { $name } 💪 +{ $points }
partners-brief-capicua = { $name } ✨ **¡Capicúa!**
partners-brief-chuchazo = { $name } ✨ **¡Chuchazo!**
partners-brief-both-ends = { $name } ✨ **¡Cruzada!**
partners-brief-shut-out = 🧹 { $names }: vale por dos

# Cómo terminó una ronda
partners-round-out = { $name } pone su última ficha: la ronda es de { $winners }.
partners-round-target = 🎉 ¡{ $winners } llegan a la meta!
partners-round-blocked = ⛔ { $name } tranca. { $how ->
    [nobody] Hay empate: nadie anota.
    [team] { $winners } suman menos puntos, { $won } contra { $lost }, y ganan la ronda.
    [player] { $winners } tienen la mano más ligera, { $lightest ->
        [one] { $lightest } punto
       *[other] { $lightest } puntos
    }, y ganan la ronda.
    [duel] A { $name } le { $mine ->
        [one] queda { $mine } punto
       *[other] quedan { $mine } puntos
    } y a { $next }, { $theirs }: la ronda es de { $winners }.
   *[blocker] Hay empate, que vale para la pareja que trancó: la ronda es de { $winners }.
 }
partners-part = { $part ->
    [hand] { $points ->
        [one] { $points } punto de las manos
       *[other] { $points } puntos de las manos
    }
    [round] { $points } por la ronda
    [capicua] { $points } por la capicúa
    [chuchazo] { $points } por el chuchazo
    [first-rounds] { $points } por ser de las primeras rondas
    [all-pass] { $points } por hacer pasar a todos
    [lead-pass] { $points } por la primera ficha sin respuesta
   *[love] vuelta a cero (−{ $points })
 }

# Qué se debe o se puede hacer
partners-duty-start = **Te toca.** Empiezas, en pareja con { $partner }: { $open ->
    [true] pon { $tile }.
   *[false] pon la ficha que quieras.
 }
partners-duty-lay = **Te toca.** Pon una ficha que encaje con { $ends }. Juegas con { $partner }.
partners-duty-pass = **Te toca.** Nada encaja con { $ends }: pasa. Juegas con { $partner }.

# Las imágenes en palabras
partners-flag = ¡capicúa!
partners-alt-table = { $laid ->
    [0] Aún no hay fichas en la mesa.
    [one] Extremos abiertos: { $ends }. Hay una ficha en la mesa: { $last }, de { $layer }.
   *[other] Extremos abiertos: { $ends }. Hay { $laid } fichas en la mesa; la última es { $last }, de { $layer }.
 } { $one } juegan contra { $other }.{ $stock ->
    [0] {""}
   *[other] {" "}Hay { $stock } fichas boca abajo, fuera de juego.
 }

# Por qué no se puede
partners-refusal-must-lay = Puedes poner { $tile }, por ejemplo: no puedes pasar.
partners-refusal-tile-not-in-hand = No tienes { $tile }.
partners-refusal-nothing-to-join = Aún no hay fichas en la mesa: la primera va al centro.
partners-refusal-must-open = La partida empieza con { $tile }.
partners-refusal-already-started = En el centro ya está { $tile }.
partners-refusal-does-not-fit = La ficha { $tile } no encaja a la { $place }: ahí el extremo es { $end }.
partners-refusal-which-end = Di en qué extremo quieres poner { $tile }: izquierda o derecha.

# Variantes y opciones
preset-partners-international = Internacional
preset-partners-international-help = A 100; empieza el 6-6, luego quien sigue; cuentan los puntos de quienes pierden
preset-partners-dominican = Dominicana
preset-partners-dominican-help = A 200; cuentan todos los puntos; 25 por capicúa y por hacer pasar
preset-partners-puerto-rican = Puertorriqueña, a 500
preset-partners-puerto-rican-help = Cuentan todos los puntos; 100 por capicúa y chuchazo; premios en las primeras rondas
preset-partners-puerto-rican-200 = Puertorriqueña, a 200
preset-partners-puerto-rican-200-help = Cuentan los puntos de quienes pierden, y empieza quien ganó
preset-partners-jamaican = Jamaicana
preset-partners-jamaican-help = Seis rondas seguidas: quien pierde una vuelve a cero
preset-partners-cuban = Cubana
preset-partners-cuban-help = Doble nueve, diez fichas a cada uno, a 150
preset-partners-haitian = Haitiana
preset-partners-haitian-help = Diez rondas; una capicúa vale por dos
preset-partners-brazilian = Brasileña
preset-partners-brazilian-help = A seis: 1 por ronda, 2 con doble, 3 en los dos extremos, 6 con doble en los dos
option-partners-set = Juego de fichas
option-partners-set-help = Doble seis, todo repartido, o doble nueve: diez fichas a cada uno y quince fuera de juego
value-partners-set-double-six = doble seis
value-partners-set-double-nine = doble nueve
option-partners-first_lead = Primera ronda
option-partners-first_lead-help = Quién empieza una partida
value-partners-first_lead-double = empieza el doble más alto, con esa ficha
value-partners-first_lead-lot = por sorteo, con la ficha que quiera
option-partners-lead = Rondas siguientes
option-partners-lead-help = Quién empieza las rondas siguientes
value-partners-lead-next = empieza quien sigue
value-partners-lead-winner = empieza quien ganó
option-partners-blocked = Tranca
option-partners-blocked-help = Quién gana cuando nadie puede seguir
value-partners-blocked-team = la pareja con menos puntos
value-partners-blocked-player = la pareja de la mano con menos puntos
value-partners-blocked-duel = menos puntos: quien trancó o quien sigue
option-partners-blocked_tie = Tranca con empate
option-partners-blocked_tie-help = Quién gana una tranca en la que hay empate a puntos
value-partners-blocked_tie-nobody = nadie
value-partners-blocked_tie-blocker = la pareja que trancó
option-partners-counting = Qué cuenta
option-partners-counting-help = Los puntos que quedan en las manos, o las rondas ganadas
value-partners-counting-losers = los puntos de quienes pierden
value-partners-counting-all = los puntos de todos
value-partners-counting-rounds = las rondas ganadas
option-partners-target = Puntos para ganar
option-partners-target-help = Gana la partida la primera pareja que llega; como mucho 100 si cuentan las rondas
option-partners-capicua = Capicúa
option-partners-capicua-help = Puntos extra por una última ficha que encaja en los dos extremos
option-partners-chuchazo = Chuchazo
option-partners-chuchazo-help = Puntos extra por terminar con la doble blanca
option-partners-single = Rondas: final normal
option-partners-single-help = Puntos por quedarse sin fichas, si cuentan las rondas
option-partners-double = Rondas: con doble
option-partners-double-help = Puntos por terminar con un doble, si cuentan las rondas
option-partners-crossed = Rondas: capicúa
option-partners-crossed-help = Puntos por una última ficha que encaja en los dos extremos, si cuentan las rondas
option-partners-both_ends = Rondas: doble en los dos extremos
option-partners-both_ends-help = Puntos por un último doble que encaja en los dos extremos, si cuentan las rondas
option-partners-all_pass = Hacer pasar a todos
option-partners-all_pass-help = Puntos por una ficha tras la que pasan los otros tres
option-partners-lead_pass = Primera ficha sin respuesta
option-partners-lead_pass-help = Puntos por una primera ficha a la que no puede responder quien sigue
option-partners-first_rounds = Premios del comienzo
option-partners-first_rounds-help = 100, 75, 50 y 25 puntos más por ganar las cuatro primeras rondas
option-partners-redeal = Nuevo reparto
option-partners-redeal-help = Se reparte de nuevo si a una mano le tocan demasiados dobles
value-partners-redeal-0 = nunca
value-partners-redeal-4 = desde cuatro dobles en una mano
value-partners-redeal-5 = desde cinco dobles en una mano
value-partners-redeal-6 = desde seis dobles en una mano
option-partners-shut_out = Ganar a cero vale doble
option-partners-shut_out-help = Una partida ganada a cero se anuncia y vale por dos, nunca en el rating
option-partners-love = Vuelta a cero
option-partners-love-help = Si cuentan las rondas: perder una borra los puntos; para ganar, seis puntos como mucho
option-partners-rounds = Máximo de rondas
option-partners-rounds-help = Tras estas rondas gana quien va delante, aunque no llegue a la meta; 0 es sin límite
value-partners-rounds-0 = sin límite
option-partners-forced = Sin opción
option-partners-forced-help = Pasar o la única ficha que encaja: tras un momento, para que la rapidez no diga nada, o al pulsar
value-partners-forced-moment = tras un momento, por sí solo
value-partners-forced-press = cuando el jugador pulsa

# Reglas
partners-rules-aim = **Objetivo.** Cuatro personas en dos parejas: los compañeros se sientan frente a frente y ganan juntos. Gana la primera pareja que llega a { $target ->
    [one] { $target } punto
   *[other] { $target } puntos
 }.{ $rounds ->
    [0] {""}
   *[other] {" "}Tras la ronda { $rounds } gana quien va delante.
 } Los compañeros no se dicen lo que tienen.
partners-rules-start = **Comienzo.** { $set ->
    [double-nine] Con el doble nueve se reparten diez fichas a cada uno; quince quedan boca abajo, fuera de juego.
   *[double-six] Con el doble seis se reparten siete fichas a cada uno, y no queda ninguna.
 } { $first_lead ->
    [lot] La primera ronda la empieza quien diga el sorteo, con la ficha que quiera.
   *[double] La primera ronda la empieza el doble más alto, con esa ficha.
 } { $lead ->
    [winner] Las siguientes las empieza quien se quedó sin fichas o, tras una tranca, la mano más ligera de la pareja que ganó.
   *[next] Cada ronda siguiente la empieza quien sigue.
 }
partners-rules-turn = **Tu turno.** Pon una ficha en un extremo de la línea: las mitades que se tocan deben ser iguales. Los dobles se ponen cruzados. Si puedes jugar, tienes que hacerlo; si no, pasas. No se roba, así que un paso dice a todos qué números te faltan. { $forced ->
    [press] Una jugada sin opción espera a que pulses.
   *[moment] Si solo puedes pasar o poner una ficha, se hace por ti tras un momento: así tu rapidez no le dice nada a tu compañero.
 }
partners-rules-out = **Sin fichas.** Pon tu última ficha y tu pareja gana la ronda. { $counting ->
    [rounds] Vale { $single }; con un doble, { $double }; con una capicúa, una ficha que encaja en los dos extremos, { $crossed }; con un doble que encaja en los dos, { $both_ends }.
    [all] Anota los puntos de todas las manos, también los de tu compañero.
   *[losers] Anota los puntos que le quedan a la otra pareja.
 }
partners-rules-blocked = **Tranca.** Cuando nadie puede seguir, la ronda termina. { $blocked ->
    [player] Gana la pareja de la mano con menos puntos.
    [duel] Quien puso la última ficha se compara con quien sigue: gana la pareja de quien tiene menos puntos, y el empate vale para quien trancó.
   *[team] Gana la pareja que tiene menos puntos entre las dos manos.
 }{ $blocked ->
    [duel] {""}
   *[other] {" "}Si hay empate, { $blocked_tie ->
        [blocker] gana la pareja que trancó.
       *[nobody] nadie anota.
    }
 }{ $counting ->
    [rounds] {" "}Una tranca vale 1.
   *[other] {""}
 }
partners-rules-bonuses = **Premios.**{ $capicua ->
    [0] {""}
   *[other] {" "}Una capicúa, la última ficha que encaja en los dos extremos: { $capicua }.
 }{ $chuchazo ->
    [0] {""}
   *[other] {" "}Un chuchazo, la doble blanca como última ficha en un solo extremo blanco: { $chuchazo }.
 }{ $all_pass ->
    [0] {""}
   *[other] {" "}Una ficha tras la que pasan los otros tres: { $all_pass }.
 }{ $lead_pass ->
    [0] {""}
   *[other] {" "}Una primera ficha a la que no puede responder quien sigue: { $lead_pass }.
 }
partners-rules-more = **Extras.**{ $first_rounds ->
    [true] {" "}Quienes ganan las cuatro primeras rondas reciben 100, 75, 50 y 25 puntos más.
   *[false] {""}
 }{ $redeal ->
    [0] {""}
   *[other] {" "}Si una mano tiene { $redeal } dobles o más, se reparte todo de nuevo.
 }{ $shut_out ->
    [true] {" "}Una partida ganada a cero vale por dos.
   *[false] {""}
 }{ $love ->
    [true] { $counting ->
        [rounds] {" "}Perder una ronda devuelve a cero.
       *[other] {""}
    }
   *[false] {""}
 }

# Ejemplos dibujados
partners-example-line = El doble 4 se pone cruzado. A la izquierda encaja un 3; a la derecha, un 4.
partners-example-capicua = La última ficha, 6-1, encaja en los dos extremos: también podía ir a la derecha. Eso es una capicúa.
partners-example-blocked = Los dos extremos son 6, y las siete fichas con un 6 ya están puestas: nadie puede seguir. A una pareja le quedan 47 puntos y a la otra 41: gana la otra.
partners-lesson-1 = Une mitades iguales
partners-lesson-2 = Dos contra dos: se gana en pareja
partners-lesson-3 = Capicúa: en los dos extremos
