# Las palabras del Tren mexicano.

game-mexican-train = Tren mexicano

# Fichas y trenes
train-tile = { $double ->
    [true] doble { $high }
   *[false] { $high }-{ $low }
 }
train-place = { $kind ->
    [common] el tren mexicano
    [own] tu propio tren
    [yours] tu tren
    [theirs] su propio tren
   *[others] el tren de { $name }
 }
train-mexican = Tren mexicano
train-target = gana el total más bajo

# Qué pasó
train-engine = 🚂 La locomotora es { $tile }: todos los trenes empiezan con ese número.
train-starts = { $you ->
    [name] Empiezas.
   *[no] { $name } empieza.
 }
train-laid = { $you ->
    [name] Pones **{ $tile }** en { $place }.
   *[no] { $name } pone **{ $tile }** en { $place }.
 }
train-drew = { $name } roba una ficha.
train-drew-openly = { $you ->
    [name] Robas { $tile }.
   *[no] { $name } roba { $tile }.
 }
train-drew-yourself = Robas { $tile }.
train-stuck = No encaja.
train-passed = { $you ->
    [name] No puedes ni jugar ni robar.
   *[no] { $name } no puede ni jugar ni robar.
 }
train-marker-down = { $you ->
    [name] 🚩 Pones tu marcador: tu tren está abierto a todos.
   *[no] 🚩 { $name } pone su marcador: ese tren está abierto a todos.
 }
train-marker-up = { $you ->
    [name] Quitas tu marcador: tu tren está cerrado otra vez a los demás.
   *[no] { $name } quita su marcador: ese tren está cerrado otra vez a los demás.
 }
train-double-open = ❗ El **{ $tile }** en { $place } está abierto: hay que cubrirlo antes de jugar en otro lugar.
train-double-covered = El { $tile } en { $place } está cubierto.
train-double-dead = Nada puede cubrir ya el { $tile } en { $place }: se sigue como siempre.
train-knocked = { $you ->
    [name] ✊ **¡Toc, toc!** Te queda una ficha.
   *[no] ✊ **¡Toc, toc!** A { $name } le queda una ficha.
 }

# Qué pasó, en una línea: los nombres son distintivos
train-brief-engine = 🚂 { $tile } es la locomotora
train-brief-starts = { $name } empieza
train-brief-marker-down = 🚩 { $name } abre su tren
train-brief-double-open = ❗ cubrir { $tile } ({ $place })
train-brief-double-dead = { $tile } ({ $place }) queda como está

# Jugadas
train-act-lay = { $head } → { $kind ->
    [common] tren mexicano
    [own] mi tren
    [theirs] su propio tren
   *[others] tren de { $name }
 }
train-short = { $kind ->
    [common] Mex.
   *[others] { $name }
 }
train-act-detail = encaja con { $end }{ $double ->
    [true] : un doble, así que pones otra ficha
   *[false] {""}
 }
train-act-draw = Robar
train-act-pass = Pasar

# Qué se debe o se puede hacer
train-duty-wait = Esperamos a { $waiting }.
train-duty-drawn = **{ $tile } encaja.** Ponla.
train-why-closed = -# { $tile } encaja en { $place }, pero ningún marcador lo abre.
train-duty-lay = **Te toca.** Pon una ficha.
train-duty-draw = **Te toca.** No tienes nada que encaje: roba una ficha.
train-duty-pass = **Te toca.** No tienes nada que encaje, y el pozo está vacío: pasa. { $marked ->
    [true] Tu marcador se queda.
   *[false] Pones tu marcador.
 }
train-duty-cover-lay = **Cubre el { $number } abierto** en { $place }. Antes, nadie puede jugar en otro lugar.
train-duty-cover-draw = **Cubre el { $number } abierto** en { $place }. No tienes ningún { $number }: roba una ficha.
train-duty-cover-pass = **Cubre el { $number } abierto** en { $place }. No tienes ningún { $number }, y el pozo está vacío: pasa. { $marked ->
    [true] Tu marcador se queda.
   *[false] Pones tu marcador.
 }
train-duty-extra-lay = Pusiste el doble { $number } en { $place }: **pon otra ficha.** { $doubles ->
    [true] Puede ir en el doble o en cualquier tren abierto para ti, y puede ser otro doble.
   *[false] Puede ir en el doble o en cualquier tren abierto para ti, pero no puede ser un doble.
 }
train-duty-extra-draw = Pusiste el doble { $number } en { $place }: **falta otra ficha.** No tienes nada que encaje: roba una.
train-duty-extra-pass = Pusiste el doble { $number } en { $place }: **falta otra ficha.** No tienes nada que encaje, y el pozo está vacío: pasa. { $marked ->
    [true] Tu marcador se queda.
   *[false] Pones tu marcador.
 }

# A quién le toca
train-waiting-free = ➡️ Le toca a { $name }.
train-waiting-cover = ➡️ { $name } tiene que cubrir el { $number } en { $place }.
train-waiting-extra = ➡️ { $name }: otra ficha tras el doble { $number }.

# Las imágenes en palabras
train-alt-end = { $place }{ $marked ->
    [true] {" "}(abierto)
   *[false] {""}
 } { $end }
train-alt-table = Extremos abiertos: { $ends }.{ $duty ->
    [cover] {" "}Hay que cubrir el doble { $number } en { $place }.
    [extra] {" "}Falta otra ficha tras el doble { $number } en { $place }.
   *[free] {""}
 } { $laid ->
    [0] Aún no hay fichas en la mesa.
   *[other] Lo último: { $layer } puso { $last } en { $on }.
 } La locomotora es { $engine }. { $stock ->
    [one] Una ficha
   *[other] { $stock } fichas
 } en el pozo.

# Por qué no se puede
train-refusal-must-lay = Puedes jugar, así que tienes que hacerlo.
train-refusal-must-draw = Roba primero una ficha.
train-refusal-stock-empty = El pozo está vacío: no hay nada que robar.
train-refusal-tile-not-in-hand = No tienes { $tile }.
train-refusal-no-such-train = Nadie tiene aquí ese tren.
train-refusal-open-double = Primero hay que cubrir el { $number } abierto en { $place }.
train-refusal-private-train = Es { $place }, y no tiene marcador: ahí solo juega { $seat }.
train-refusal-does-not-fit = { $tile } no encaja con el { $number } en { $place }.
train-refusal-extra-not-double = La ficha extra no puede ser un doble, y { $tile } lo es.
train-refusal-which-train = ¿En qué tren? { $tile } necesita uno.

# Variantes y opciones
preset-mexican-train-sheet = La hoja de reglas
preset-mexican-train-sheet-help = Trece rondas, del doble 12 a la doble blanca
preset-mexican-train-thirds = Una locomotora de cada tres
preset-mexican-train-thirds-help = Cinco rondas: 12, 9, 6, 3 y blanca
preset-mexican-train-five = Cinco rondas
preset-mexican-train-five-help = Las cinco locomotoras más altas: 12, 11, 10, 9 y 8
preset-mexican-train-short = Partida corta
preset-mexican-train-short-help = De dos a cuatro, sin fichas por encima de 9, diez rondas
preset-mexican-train-open = Manos a la vista
preset-mexican-train-open-help = Todos ven todas las manos; solo el pozo queda oculto
option-mexican-train-first_starter = Quién empieza
option-mexican-train-first_starter-help = Quién empieza la primera ronda; luego el comienzo pasa en el sentido del reloj
value-mexican-train-first_starter-random = alguien por sorteo
value-mexican-train-first_starter-host = quien llegó primero a la mesa
option-mexican-train-short_game = Partida corta
option-mexican-train-short_game-help = Sin las fichas por encima de 9, desde el doble 9: de dos a cuatro
option-mexican-train-open_hands = Manos a la vista
option-mexican-train-open_hands-help = Todos ven todas las manos; solo el pozo queda oculto
option-mexican-train-chain_doubles = Dobles en cadena
option-mexican-train-chain_doubles-help = La ficha extra tras un doble puede ser otro doble, que pide a su vez la suya
option-mexican-train-length = Duración
option-mexican-train-length-help = Qué locomotoras se juegan: todas, una de cada tres, o las cinco o tres más altas
value-mexican-train-length-all = todas las locomotoras
value-mexican-train-length-thirds = una de cada tres locomotoras
value-mexican-train-length-five = las cinco locomotoras más altas
value-mexican-train-length-three = las tres locomotoras más altas

# Reglas
train-rules-aim = **Objetivo.** Quédate sin fichas. Tras { $rounds } rondas gana el total más bajo.
train-rules-start = **Comienzo.** Un doble es la locomotora, que se pone en el centro antes de repartir: doble { $first } en la primera ronda, { $step ->
    [1] uno menos
   *[other] { $step } menos
 } en cada ronda, doble { $last } en la última. A cada uno se le reparten { $hands }; el resto es el pozo.{ $open_hands ->
    [true] {" "}Todas las manos están a la vista; solo el pozo queda oculto.
   *[false] {""}
 } Empieza { $first_starter ->
    [host] quien llegó primero a la mesa
   *[random] alguien por sorteo
 }, y en cada ronda el comienzo pasa a quien sigue en el sentido del reloj.
train-hand-size = { $tiles } (entre { $seats })
train-rules-trains = **Trenes.** Cada uno hace su propio tren desde la locomotora, y entre todos hacen el único tren mexicano. Cada tren empieza con el número de la locomotora, y las mitades que se tocan son iguales. Tu tren es solo tuyo mientras no tenga marcador. El tren mexicano está siempre abierto a todos.
train-rules-turn = **Tu turno.** Si puedes jugar, tienes que hacerlo: una ficha, en tu tren, en el tren mexicano o en un tren con marcador. Si no puedes, roba una ficha; si encaja, la pones.
train-rules-marker = **Marcadores.** Si lo que robas tampoco encaja, o no hay nada que robar, pones tu marcador en tu tren: todos pueden jugar ahí. Se quita en cuanto vuelvas a jugar en tu propio tren.
train-rules-double = **Los dobles** se ponen cruzados y piden al momento una ficha extra, en el doble o en cualquier tren abierto para ti. { $chain_doubles ->
    [true] Puede ser otro doble, que pide a su vez la suya.
   *[false] No puede ser un doble.
 } Si no puedes, roba una; si no sirve, pones tu marcador. Un doble como tu última ficha termina la ronda.
train-rules-open = **Doble abierto.** Si un doble queda sin cubrir al acabar el turno, hay que cubrirlo antes de jugar en otro lugar, esté en el tren que esté. Quien no puede cubrirlo roba una ficha y, si no encaja, pone su marcador. Ya no hace falta cubrirlo cuando las otras { $others } fichas de su número están en la mesa.
train-rules-end = **Final.** ¿Te queda una ficha? Haces toc, toc. La ronda termina cuando alguien pone su última ficha, o cuando el pozo está vacío y nadie puede jugar.
train-rules-score = **Puntos.** Cada uno cuenta los puntos que le quedan en la mano; quien se quedó sin fichas no cuenta nada. Si empatan los totales más bajos, se comparte la victoria.

# Ejemplos dibujados
train-example-trains = Ann (A) y Bob (B) empezaron sus trenes, y Bob empezó también el tren mexicano.
train-example-marker = Bob no pudo jugar: su marcador está en su tren, y Ann pudo empezarlo por él.
train-example-open = El doble 5 de Ann quedó sin cubrir: ahora solo se puede jugar ahí.
train-lesson-1 = Haz tu propio tren
train-lesson-2 = ¿No puedes? Todos usan tu tren
train-lesson-3 = Cubre todos los dobles
