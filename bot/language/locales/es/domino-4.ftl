# Las palabras de Domino 4.

game-domino-4 = Domino 4

# Fichas
four-tile = { $low }-{ $high } { $colour ->
    [r] roja
    [g] verde
    [y] amarilla
   *[b] azul
 }
four-joker = comodín
four-face-down = una ficha boca abajo
four-colour = { $colour ->
    [red] rojo
    [green] verde
    [yellow] amarillo
   *[blue] azul
 }
four-end-half = { $pips } { $colour ->
    [r] rojo
    [g] verde
    [y] amarillo
   *[b] azul
 }
four-end-colour = { $colour }, cualquier número
four-end-plain = { $half ->
    [white] blanco
   *[joker] cualquier ficha
 }
four-end = { $arm ->
    [E] este
   *[W] oeste
 }: { $end }
four-end-dead = { $arm ->
    [E] este
   *[W] oeste
 }: cerrado
four-arm-short = { $arm ->
    [E] E
   *[W] O
 }
four-mark = ÚLTIMA
four-shouted = ¡Anunciaste tu última ficha!
four-target = { $rounds ->
    [one] una ronda
   *[other] gana quien llegue a { $rounds } rondas
 }

# Qué pasó
four-lead-found = { $you ->
    [name] Empiezas por sorteo.
   *[no] { $name } empieza por sorteo.
 }
four-laid = { $you ->
    [name] Pones **{ $tile }** al { $arm ->
        [E] este
       *[W] oeste
    }.
   *[no] { $name } pone **{ $tile }** al { $arm ->
       [E] este
      *[W] oeste
    }.
 }
four-joker-laid = { $you ->
    [name] Pones un **comodín** al { $arm ->
        [E] este
       *[W] oeste
    } y pides **{ $colour }**.
   *[no] { $name } pone un **comodín** al { $arm ->
       [E] este
      *[W] oeste
    } y pide **{ $colour }**.
 }
four-covered = { $you ->
    [name] 🂠 Pones una ficha boca abajo al { $arm ->
        [E] este
       *[W] oeste
    }, dices “Comodín” y pides **{ $colour }**.
   *[no] 🂠 { $name } pone una ficha boca abajo al { $arm ->
       [E] este
      *[W] oeste
    }, dice “Comodín” y pide **{ $colour }**.
 }
four-cornerstone-laid = { $you ->
    [name] Pones **{ $tile }** como piedra angular.
   *[no] { $name } pone **{ $tile }** como piedra angular.
 }
four-drew = { $name } { $why ->
    [turn] { $could ->
        [bluff] roba una ficha en vez de farolear
        [unknown] roba una ficha
       *[none] no puede jugar y roba una ficha
    }
    [cornerstone] jugó justo antes de la piedra angular y roba una ficha
   *[lie] roba una ficha por la mentira
 }.
four-drew-yourself = Robas { $tile }{ $why ->
    [lie] {" "}por la mentira
   *[turn] { $could ->
        [bluff] {" "}en vez de farolear
        [corner] {" "}en vez de poner una piedra angular
       *[none] {""}
    }
 }.
four-passed = { $you ->
    [name] { $why ->
        [empty] { $could ->
            [bluff] Pasas en vez de farolear
            [corner] Pasas en vez de poner una piedra angular
           *[none] No puedes jugar y pasas
        }: el pozo está vacío
       *[one] Pones solo una
    }.
   *[no] { $name } { $why ->
       [empty] { $could ->
           [bluff] pasa en vez de farolear
           [unknown] pasa
          *[none] no puede jugar y pasa
       }: el pozo está vacío
      *[one] pone solo una
    }.
 }
four-two-allowed = ✌️ Nadie pudo jugar en toda una vuelta: quien juegue ahora puede poner dos fichas a la vez.
four-called = { $you ->
    [name] 📣 Anuncias: **¡última ficha!**
   *[no] 📣 **¡Última ficha!** anuncia { $name }.
 }
four-kept-silent = { $you ->
    [name] 🤫 No anuncias tu última ficha y perderás un turno.
   *[no] 🤫 { $name } no anuncia su última ficha y perderá un turno.
 }
four-skipped = { $you ->
    [name] Pierdes un turno por no anunciar.
   *[no] { $name } pierde un turno por no anunciar.
 }
four-accepted = { $you ->
    [name] Crees a { $bluffer }.
    [bluffer] { $name } te cree.
   *[no] { $name } cree a { $bluffer }.
 }
four-believed = { $you ->
    [name] Nadie te acusa: la ficha sigue boca abajo.
   *[no] Nadie acusa a { $name }: la ficha sigue boca abajo.
 }
four-accused-truth = { $you ->
    [name] ⚖️ Acusas a { $bluffer } sin razón: **sí** es un comodín.
    [bluffer] ⚖️ { $name } te acusa sin razón: **sí** es un comodín.
   *[no] ⚖️ { $name } acusa a { $bluffer } sin razón: **sí** es un comodín.
 }
four-accused-lie = { $you ->
    [name] ⚖️ Descubres el farol: ¡**{ $tile }**!
    [bluffer] ⚖️ { $name } descubre tu farol: ¡**{ $tile }**!
   *[no] ⚖️ { $name } descubre el farol: ¡**{ $tile }**!
 }
four-taken-back = { $you ->
    [name] La recoges y pierdes el turno.
   *[no] { $name } la recoge y pierde el turno.
 }
four-gave = { $you ->
    [name] Das una ficha a { $receiver }.
    [receiver] { $name } te da una ficha.
   *[no] { $name } da una ficha a { $receiver }.
 }
four-gave-seen = { $you ->
    [name] Das { $tile } a { $receiver }.
    [receiver] { $name } te da { $tile }.
   *[no] { $name } da { $tile } a { $receiver }.
 }

# Qué pasó, en una línea: los nombres son distintivos
four-brief-lead-found = { $name } empieza, por sorteo
four-brief-two-allowed = ✌️ ahora dos fichas a la vez
four-brief-kept-silent = 🤫 { $name } calla: pierde un turno
four-brief-truth = ⚖️ { $name } falla: sí es comodín
four-brief-lie = ⚖️ { $name } descubre el farol: { $tile }

# Jugadas
four-act-lay = { $head } → { $place }
four-act-covered = { $head }, boca abajo
four-act-give = Dar { $head }
four-act-bluff = Farol…
four-ask-bluff = **¿Qué ficha pones boca abajo** como comodín?
four-ask-colour = **{ $tile }: ¿qué color pides?**
four-act-accept = Me lo creo
four-act-accuse = ¡Mentira!
four-act-draw = Robar
four-act-pass = Pasar
four-act-call = ¡Última ficha!
four-place = { $arm ->
    [E] este
   *[W] oeste
 }, { $way ->
    [straight] recto
    [N] esquina al norte
    [E] esquina al este
    [S] esquina al sur
   *[W] esquina al oeste
 }, luego { $turn ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
 }{ $either ->
    [yes] {" "}(encaja por el { $joins })
   *[no] {""}
 }
four-place-joker = { $colour } · { $arm ->
    [E] este
   *[W] oeste
 }, { $way ->
    [straight] recto
    [N] esquina al norte
    [E] esquina al este
    [S] esquina al sur
   *[W] esquina al oeste
 }
four-place-cornerstone = piedra angular

# Qué se debe o se puede hacer
four-duty-wait = Esperamos a { $waiting }.
four-duty-lay = **Te toca.** Pon una ficha.
four-duty-two = **Te toca, y puedes poner dos fichas.** Pon la primera.
four-duty-second = **Puedes poner una segunda ficha**, o pasar.
four-duty-draw = **Te toca.** No tienes nada que encaje: roba una ficha.
four-duty-pass = **Te toca.** No tienes nada que encaje, y el pozo está vacío: pasa.
four-duty-may = **Te toca.** Nada encaja en los extremos: { $ways ->
    [corner] pon una piedra angular
    [bluff] farolea con una ficha boca abajo
   *[both] pon una piedra angular, farolea
 } o { $stock ->
    [0] pasa
   *[other] roba
 }.
four-duty-bluff = **¿Es un comodín?** { $name } pide { $colour }.
    -# Si acusas: un comodín te da una ficha a ti; una mentira, a { $name }.
four-duty-truth = **Dijiste la verdad.** Elige una ficha para { $receiver }, que te acusó.
four-duty-lie = **Tenías razón: era mentira.** Elige una ficha para { $receiver }.
four-duty-call = Después de esta te queda una ficha: pulsa “¡Última ficha!”
four-duty-forgot = **¡Te queda una ficha, y sin anunciar!** Pulsa antes de que juegue quien sigue.
four-duty-silent = No anunciaste tu última ficha: pierdes tu próximo turno.
four-why-joker = -# Tu comodín se pone boca abajo: *Farol…*
four-why-colour = -# { $tile }: su número encaja con { $end }, su color no.

# A quién le toca
four-waiting-turn = ➡️ Le toca a { $name }.
four-waiting-two = ➡️ Le toca a { $name }: puede poner dos fichas a la vez.
four-waiting-bluff = ➡️ { $name }: ¿crees a { $bluffer }?
four-waiting-truth = ➡️ { $name } elige una ficha para { $receiver }.
four-waiting-lie = ➡️ { $name } elige una ficha para { $receiver }.

# Las imágenes en palabras
four-alt-table = Extremos: { $ends }. { $laid ->
    [0] Solo está el comodín inicial, en el centro.
    [one] Hay una ficha junto al comodín inicial:
   *[other] Hay { $laid } fichas alrededor del comodín inicial; lo último:
 }{ $laid ->
    [0] {""}
   *[other] {" "}{ $layer } puso { $last } { $where ->
        [E] al este
        [W] al oeste
       *[middle] como piedra angular
    }{ $asked ->
        [yes] {" "}y pidió { $colour }
       *[no] {""}
    }.
 }{ $covered ->
    [0] {""}
    [one] {" "}Una ficha está boca abajo.
   *[other] {" "}{ $covered } fichas están boca abajo.
 } { $stock ->
    [one] Una ficha
   *[other] { $stock } fichas
 } en el pozo.

# Por qué no se puede
four-refusal-call-not-due = ¡Demasiado pronto! Anúnciala al quedarte con una ficha, o justo después. Sin castigo.
four-refusal-must-answer = { $question ->
    [bluff] Primero di si te lo crees.
   *[other] Primero elige la ficha que das.
 }
four-refusal-question-open = { $question ->
    [bluff] Primero los demás dicen si se lo creen; { $turn } aún no responde.
   *[other] Primero { $turn } elige la ficha que da.
 }
four-refusal-no-question = No hay nada que responder: ya está resuelto.
four-refusal-must-lay = { $tile } encaja, así que tienes que ponerla, u otra que encaje.
four-refusal-stock-empty = El pozo está vacío: no hay nada que robar.
four-refusal-must-draw = Quedan fichas por robar, así que no puedes pasar.
four-refusal-lay-or-stop = Pon una segunda ficha o pasa: ahora no se roba.
four-refusal-tile-not-in-hand = No tienes { $tile }.
four-refusal-joker-open = En esta mesa los comodines se ponen boca abajo.
four-refusal-no-bluffing = En esta mesa no se ponen fichas boca abajo.
four-refusal-cell-taken = Ahí ya hay una ficha.
four-refusal-touches-nothing = Ese lugar no toca ninguna ficha.
four-refusal-not-an-end = La ficha de ahí no es el extremo de una cadena.
four-refusal-wrong-side = La cadena no sigue por ese lado.
four-refusal-seventh-straight = Hay seis fichas en línea: la séptima hace esquina.
four-refusal-does-not-fit = { $tile } no encaja: el extremo pide { $end }.
four-refusal-turn-the-tile = Gira { $tile }: su otra mitad encaja con { $end }.
four-refusal-touches-two = En el extremo de una cadena, una ficha toca solo otra ficha.
four-refusal-corner-joker = Un comodín no puede ser piedra angular.
four-refusal-corner-at-joker = Una piedra angular no puede estar junto a un comodín.
four-refusal-corner-at-end = Una piedra angular no puede estar junto al extremo de una cadena.
four-refusal-corner-half = Las dos mitades de una piedra angular tocan una ficha; una mitad de { $tile } no tocaría nada.
four-refusal-corner-numbers = Donde { $tile } tocaría, los números son distintos.
four-refusal-which-place = { $tile } puede ir en más de un lugar: elige uno.

# Variantes y opciones
preset-domino-4-first = Primera partida
preset-domino-4-first-help = El juego básico: comodines a la vista, sin piedras angulares
preset-domino-4-corner = Con piedras angulares
preset-domino-4-corner-help = También se ponen fichas en el medio. Para después de tu primera partida
preset-domino-4-bluff = Con faroles
preset-domino-4-bluff-help = Comodines boca abajo, de verdad o no. Para después de tu primera partida
preset-domino-4-full = Con los dos
preset-domino-4-full-help = Piedras angulares y faroles. Para después de tu primera partida
option-domino-4-hoeksteen = Piedras angulares
option-domino-4-hoeksteen-help = Se pueden poner fichas en medio de la mesa. Para después de tu primera partida
option-domino-4-blufjoker = Faroles
option-domino-4-blufjoker-help = Toda ficha puede ir boca abajo como comodín. Para después de tu primera partida
option-domino-4-rounds_to_win = Rondas para ganar
option-domino-4-rounds_to_win-help = Cuántas rondas ganan la partida; con 1 se juega una sola

# Reglas
four-rules-aim = **Objetivo.** Quédate sin fichas antes que nadie. { $rounds ->
    [one] Se juega una ronda.
   *[other] Cada ronda ganada es un punto; quien llega primero a { $rounds } puntos gana la partida.
 }
four-rules-start = **Comienzo.** Un comodín está en el centro. Entre dos se reparten 11 fichas a cada uno, entre tres 9, entre más 7; el resto es el pozo. El sorteo dice quién empieza. Del comodín salen dos cadenas, una al este y otra al oeste; cada una empieza con cualquier color.
four-rules-joining = **Unir.** Por turnos, pon una ficha en un extremo. Las mitades que se tocan tienen el mismo color y número. Cada mitad tiene dos lados de su ficha, así que una cadena sigue recta o hace esquina: un lugar se lee “este, recto, luego norte” cuando la ficha siguiente también puede girar al norte.
four-rules-changing = **Cambiar de color.** Un comodín siempre encaja, y tú dices el color que sigue{ $blufjoker ->
    [true] {" "}(aquí va boca abajo, ver más abajo)
   *[false] {""}
 }. A una mitad blanca (0) se une otra mitad blanca, y la otra mitad de esa ficha da el nuevo color. A un doble le puede seguir el mismo doble de otro color.
four-rules-place = **Espacio.** Una ficha en un extremo toca solo otra ficha; las esquinas pueden tocarse. Tras seis fichas en línea recta, la séptima hace esquina.
four-rules-turn = **¿Nada encaja?** Roba una ficha, y termina tu turno; si el pozo está vacío, pasa. Si nadie pone una ficha en toda una vuelta, quien juegue después puede poner dos a la vez.
four-rules-last = **¿Te queda una ficha?** Anúnciala con el botón, justo antes o después de jugar y antes de que juegue quien sigue, o pierdes tu próximo turno.
four-rules-end = **Final.** Quien pone su última ficha gana la ronda. Si el pozo está vacío y todos pasan dos veces seguidas, gana quien tiene menos fichas; un empate se comparte.
four-rules-hoeksteen = **Piedra angular.** También puedes poner una ficha en el medio: toca dos fichas o más, sus dos mitades tocan una, y los números que se tocan son iguales; el color no importa. No es un comodín, y no está junto a un comodín ni junto a un extremo. Quien jugó antes que tú roba una ficha.
four-rules-blufjoker = **Faroles.** Los comodines no se ponen a la vista. Pon cualquier ficha boca abajo, di “Comodín” y nombra el color que sigue. Los demás se lo creen o te acusan; solo cuenta quien acusa primero. Si se lo creen, queda boca abajo para siempre. Si es un comodín, le das a quien te acusa una de tus fichas. Si es mentira, la recoges, pierdes el turno, robas una, y quien te acusa te da una ficha.

# Ejemplos dibujados
four-example-chains = Las mitades que se tocan tienen el mismo color y número. La cadena roja hace esquina.
four-example-changes = Blanco con blanco, y sigue el verde; al doble 2 le sigue otro doble 2.
four-example-joker = El comodín pide azul: puede seguir cualquier ficha azul.
four-example-hoeksteen = La última ficha es una piedra angular: su 0 toca un 0 y su 2 un 2, sea cual sea el color.
four-example-blufjoker = Boca abajo, como comodín, y se lo creen: sigue el rojo.
four-lesson-1 = Mismo color y mismo número
four-lesson-2 = Un comodín pide un color
four-lesson-3 = La cadena gira como quieras
