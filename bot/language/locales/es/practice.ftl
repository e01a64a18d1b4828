# El reto del día, y las lecciones.

command-puzzle = reto
command-puzzle-help = Una posición al día: encuentra la mejor jugada
puzzle-title = ## 🧩 Reto del { $date } · { $game }
puzzle-asked = Te toca, contra { $seats ->
    [2] un rival
   *[3] dos rivales
 }. ¿Cuál es la mejor jugada?
puzzle-asked-team = Te toca, con { $partner } de compañero. ¿Cuál es la mejor jugada para tu pareja?
puzzle-counts = -# Cuenta tu primera respuesta. Sin prisa.
puzzle-uncounted = -# Este era el reto de ayer: tu respuesta ya no cuenta.
puzzle-right = ✅ La encontraste: { $move }.
puzzle-wrong = ❌ Esta vez no: elegiste { $move }.
puzzle-odds = { $team ->
    [yes] 🎲 Jugando desde aquí, tu pareja gana { $share } de cada 100 rondas con { $move }, y { $less } con { $other }.
   *[no] 🎲 Jugando desde aquí, { $move } gana { $share } de cada 100 rondas; { $other } gana { $less }.
 }
puzzle-streak = { $count ->
    [0] { $best ->
        [0] El próximo puede empezar una racha.
       *[other] Tu racha empieza de nuevo mañana. La mejor: { $best }.
    }
    [one] 🔥 Resuelto hoy. Tu mejor racha: { $best }.
   *[other] 🔥 Resuelto { $count } días seguidos. Tu mejor racha: { $best }.
 }
puzzle-next = -# El próximo reto llega { $until }.
puzzle-over = Ese reto ya terminó. Aquí está el de hoy.
puzzle-shared = 🧩 { $name } · { $game }, { $date } · { $marks } { $count ->
    [0] sin resolver
    [1] resuelto
   *[other] resuelto, { $count } días seguidos
 }
puzzle-shared-already = Ya compartiste el reto de hoy.
puzzle-before = Ayer, { $solved } de { $answered } { $solved ->
    [one] encontró
   *[other] encontraron
 } aquí la jugada.
puzzle-reader = Tú
button-puzzle-yesterday = Reto de ayer
button-puzzle-today = Reto de hoy
button-puzzle-share = Compartir
button-puzzle-try = Probar

# Las lecciones
command-learn = aprender
command-learn-help = Aprende un juego: una primera ronda, jugada a jugada
lessons = ## 🎓 Aprender un juego
    Una primera ronda contra una máquina principiante, jugada a jugada, con los botones que usarás en una mesa. Solo la ves tú, y puedes parar y seguir cuando quieras.
lesson-begun = • { $game }: vas por el paso { $step } de { $steps }.
lesson-finished = • { $game }: terminada. Puedes repetirla.
lesson-title = ## 🎓 { $game } · paso { $step } de { $steps }
lesson-right = ✅ Exacto.
lesson-other-move = 🙂 ¡Se puede! Pero probemos otra: pulsa { $move }.
lesson-elsewhere = Ya vas más adelante. Aquí es donde estás.
lesson-going-on = Qué bueno verte. Aquí lo dejaste.
lesson-kept = Tu paso queda guardado: sigue aquí, o con { $learn }.
lesson-over = ## 🎓 { $game }: ya sabes cómo va
lesson-next = Ahora juega con otros: las máquinas ocupan los asientos libres.
button-learn = Aprender un juego
button-lesson-later = Más tarde
button-lesson-again = Desde el principio
button-lesson-go-on = Seguir
button-lesson-others = Otras lecciones

learn-uno-dominos-start = Juegas contra { $other }, principiante. Empieza el doble de números más alto, y lo tienes tú: se construye por sus cuatro lados. Pon { $tile }.
learn-uno-dominos-colour = Las mitades se unen por color, por número o por símbolo. Al norte hay un 2 azul abierto, y tu 3 azul encaja por el color. Pon { $move }.
learn-uno-dominos-number = Ahora por número: el doble es un 9 verde, y tienes un 9 rojo. Pon { $move }.
learn-uno-dominos-catch = ¡A { $other } le queda una ficha y no dijo UNO! Reacciona antes de que alguien juegue. Pulsa { $move }.
learn-uno-dominos-skip = { $other } tuvo que robar. Ahora un símbolo: tras un Salto, quien sigue pierde el turno, así que entre dos te toca otra vez. Pon { $move }.
learn-uno-dominos-draw-two = +2: { $other } roba dos y pierde el turno. Los otros símbolos: Reversa cambia el sentido, Sin salida cierra su brazo. Pon { $move }.
learn-uno-dominos-draw = No tienes nada que encaje, así que robas una. Pulsa { $move }.
learn-uno-dominos-wild = ¡Un Comodín! Encaja en todas partes menos junto a un doble, y tras él encaja cualquier ficha que no sea doble. Pon { $move }.
learn-uno-dominos-call = Te queda una ficha. Dilo antes de que juegue quien sigue, o te pueden atrapar a ti también. Pulsa { $move }.
learn-uno-dominos-last = Tras un Comodín va cualquier ficha que no sea doble: pon { $move }. Te quedas sin fichas, y lo que le queda a { $other } cuenta para ti.

learn-all-fives-begin = Juegas contra { $other }, principiante. Tras cada jugada se suman los extremos abiertos, y un múltiplo de cinco da puntos a quien lo hizo. Empieza con { $tile }: 6 y 4 son diez.
learn-all-fives-double = Un doble en un extremo cuenta sus dos mitades: el este vale ahora 8. Un 2 al oeste hace diez. Pon { $tile }.
learn-all-fives-spinner = El primer doble es especial: con fichas en sus dos lados largos, se abre también al norte y al sur. Los extremos son 2 y 0, así que un 3 hace cinco. Pon { $tile }.
learn-all-fives-crosswise = Los dobles siguientes también se ponen cruzados, pero no abren brazos. Ahora nada da puntos; a veces pasa. Pon { $tile }.
learn-all-fives-count = { $other } anotó diez. Te toca: un doble cinco cuenta diez, y con el 0 y el 5 suma quince. Pon { $move }.
learn-all-fives-draw = Ninguna de tus fichas encaja. Entonces robas hasta que una encaje. Pulsa { $move }.
learn-all-fives-drawn = Encaja, así que se pone al momento. Abre un 6, y tienes dos más. Pon { $tile }.
learn-all-fives-heavy = { $other } tuvo que robar dos veces. Lo que queda en una mano cuenta para el otro, así que primero van las pesadas. Pon { $tile }: tu otro 6 seguirá encajando.
learn-all-fives-last = Tu última ficha: 10, 2 y 3 suman quince. Y te quedas sin fichas, así que las de { $other } también cuentan para ti. Pon { $tile }.

learn-mexican-train-begin = Juegas contra { $other }, principiante. Cada uno hace su propio tren desde la locomotora, el doble 12. Empieza el tuyo: { $move }.
learn-mexican-train-join = Las fichas se unen por números iguales. Sigue con tu tren: { $move }.
learn-mexican-train-mexican = El tren mexicano es de todos: cualquiera puede empezarlo, con el número de la locomotora, y seguirlo. Pon { $move }.
learn-mexican-train-draw = Tu tren pide un 4; el tren mexicano, un 2. No tienes ninguno, así que robas una ficha. Pulsa { $move }.
learn-mexican-train-marker = No encajaba, así que pusiste tu marcador: ahora los demás pueden usar tu tren, y { $other } lo hizo. Juega en tu propio tren y el marcador se quita: { $move }.
learn-mexican-train-open = Ahora { $other } no pudo jugar, y ese tren está abierto para ti. Pon { $move }.
learn-mexican-train-double = Un doble se pone cruzado y pide otra ficha en el mismo turno. Pon { $move }.
learn-mexican-train-cover = Esa ficha puede cubrir el doble, o ir en otro tren abierto para ti. Cúbrelo: { $move }.
learn-mexican-train-open-double = { $other } no pudo cubrir un doble. Hasta que alguien lo haga, nadie puede jugar en otro lugar. Tienes un 5: { $move }.
learn-mexican-train-last = Te queda una ficha: el bot hizo toc, toc por ti. Aquí los puntos son malos: cuenta lo que queda en las manos. Pon { $move }, y no tendrás ninguno.

learn-domino-4-begin = Juegas contra { $other }, principiante. El comodín del centro abre dos cadenas, al este y al oeste; cada una empieza con cualquier color. Pulsa una ficha y luego la letra de su lugar en la imagen. Pon { $move }.
learn-domino-4-join = Desde aquí, las mitades que se tocan tienen el mismo color y el mismo número: un 3 rojo junto al 3 rojo. Pon { $move }.
learn-domino-4-corner = Una cadena puede hacer esquina, y tiene que hacerla tras seis en línea. El este pide un 3 azul: haz esquina. Pon { $move }.
learn-domino-4-white = Una mitad sin puntos es blanca y no tiene color. El blanco va con el blanco, y trae un nuevo color. Pon { $move }.
learn-domino-4-double = { $other } puso un doble. Le puede seguir el mismo doble de otro color. Pon { $move }.
learn-domino-4-draw = No tienes nada que encaje, así que robas. Esa ficha espera a tu próximo turno. Pulsa { $move }.
learn-domino-4-accuse = Otro reparto, con una regla de la casa: los faroles. Cualquier ficha puede ir boca abajo como comodín, nombrando el color que sigue. { $other } acaba de hacerlo. No te lo creas: pulsa { $move }.
learn-domino-4-give = ¡Era mentira! { $other } recoge la ficha y roba una, y tú le das una tuya. Elige { $move }.
learn-domino-4-bluff = Ahora tú: pulsa *Farol…*, elige una ficha para poner boca abajo y pide azul, que lo tienes. Elige { $move }.
learn-domino-4-colour = { $other } te creyó. Tras un comodín solo cuenta el color. Pon { $move }.
learn-domino-4-call = Te queda una ficha. Anúnciala, o pierdes un turno. Pulsa { $move }.
learn-domino-4-last = Tu última ficha encaja. Pon { $move }, y la ronda es tuya.

learn-block-begin = Juegas contra { $other }, principiante. Las fichas se unen por números iguales, y quien se queda sin fichas gana la ronda. Puedes empezar con cualquiera; primero van las pesadas. Pon { $tile }.
learn-block-ends = La línea tiene dos extremos, y valen los dos: 6 a la izquierda, 4 a la derecha. Pon { $tile }.
learn-block-keep = Los extremos son 1 y 4. Guarda fichas para uno mientras usas el otro. Pon { $tile }.
learn-block-plan = Dos fichas tuyas encajan con el 1. Pon { $tile }: abre un 5, y tienes otro.
learn-block-double = Un doble se pone cruzado y deja abierto su número. Lo que te queda cuenta en tu contra, así que diez puntos deben salir. Pon { $tile }.
learn-block-pass = No tienes ni 5 ni 0. En este juego no se roba: quien no puede jugar, pasa. Pulsa { $move }.
learn-block-watch = { $other } abrió un 2. Úsalo: así los extremos son 5 y 3, y quizá { $other } no tenga ninguno. Pon { $tile }.
learn-block-last = { $other } tuvo que pasar: conviene recordar lo que les falta a los demás. Pon { $tile }, tu última. Ganas lo que queda en la mano de { $other }.
learn-partners-begin = Dos contra dos: { $partner } se sienta enfrente y gana contigo; { $other } y la cuarta persona juegan en contra. Se reparten todas las fichas, y empieza el doble 6. Pon { $tile }.
learn-partners-pass = Los dos extremos son 5, y no tienes ninguno. Aquí no se roba: pasas, y ya todos saben que no tienes un 5. Pulsa { $move }.
learn-partners-own = Tienes tres fichas con un 4. Pon { $tile }: abre un 4, y puedes responderle dos veces.
learn-partners-heavy = Los puntos que quedan en las manos son para quienes ganan, así que las fichas pesadas van pronto. Pon { $tile }: puedes responder al 6 que abre.
learn-partners-partner = { $partner } puso el 3 dos veces, así que es probable que tenga más. Ábrele un 3: pon { $tile }.
learn-partners-keep = Los extremos son 0 y 6. Quizá { $other } quiera el 6, pero también es tuyo: guárdalo. Pon { $tile }.
learn-partners-stuck = Quien juega antes de ti pasó: no tiene ni 1 ni 6. Deja extremos a los que pocos puedan responder: pon { $tile }.
learn-partners-capicua = Los extremos son 1 y 2, y tu última ficha encaja en los dos. Eso es una capicúa, que en muchas mesas da puntos extra. Pon { $tile }: tu pareja anota lo que les queda a los demás.
