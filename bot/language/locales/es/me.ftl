# Lo que es de cada persona: lo que ajusta para sí, y lo que se guarda de ella.

command-me = yo
command-me-help = Tus ajustes y tus datos
me-title = ## Para ti · { $page }
    Solo tú ves esto, y vale en todos los servidores.
me-wish = • **{ $wish }**
    -# { $help }
me-notifications = Notificaciones
me-hand = Mi mano
me-quiet = Horas de silencio
me-privacy = Privacidad

wish-person-language = Idioma
wish-person-language-help = En él sale todo lo que solo tú ves.
wish-person-language-value-default = el de mi Discord
wish-person-ping = Mencionarme cuando me toque
wish-person-ping-help = Discord te lo notifica. Mientras juegas, solo cambia el mensaje de la mesa.
wish-person-ping-value-slow = si no estoy mirando o si tardo
wish-person-ping-value-each = en cada turno
wish-person-ping-value-next = también cuando me toca después
wish-person-ping-value-digest = una vez al día, por mensaje directo
wish-person-ping-value-none = nunca
wish-person-direct = Por mensaje directo
wish-person-direct-help = En lugar de una mención en la mesa. Varias mesas a la vez son un solo mensaje.
wish-person-half = Recordármelo a la mitad de mi tiempo
wish-person-half-help = Si no, a los tres cuartos. Hay un recordatorio por turno.
wish-person-digest_hour = Mensaje diario a las
wish-person-digest_hour-help = En tu zona horaria, que eliges en Horas de silencio. Solo llega si una mesa te espera.
wish-person-digest_hour-value = { $value }:00
direct-refused = Discord no me deja enviarte mensajes directos, así que dejé de hacerlo. Desde ahora las mesas te mencionan otra vez. Con /yo lo cambias.
wish-person-order = Orden de mis fichas
wish-person-order-help = Cómo se ordena tu mano, en la imagen y en los botones.
wish-person-order-value-rack = como las ordena el juego
wish-person-order-value-playable = primero las que encajan
wish-person-order-value-heavy = primero las que más cuentan
wish-person-contrast = Contraste fuerte
wish-person-contrast-help = Tus imágenes en colores fuertes sobre negro; lo que se puede jugar lleva un marco.
wish-person-large = Fichas grandes
wish-person-large-help = Tus imágenes, con fichas y extremos lo más grandes posible.
wish-person-text = Palabras junto a las imágenes
wish-person-text-help = Tu mano también dice en palabras qué fichas tienes y qué hay en la mesa.
wish-person-auto_call = Gritar por mí
wish-person-auto_call-help = El bot anuncia tu última ficha (¡UNO!) por ti. Toda la mesa lo sabe.
wish-person-auto_draw = Robar y pasar por mí
wish-person-auto_draw-help = Cuando solo puedes robar o solo pasar, el bot lo hace tras un instante.
wish-person-auto_lay = Poner mi única ficha por mí
wish-person-auto_lay-help = Si una sola ficha encaja en un solo lugar, el bot la pone. Los demás verán que no había opción.
wish-person-marker = Mi distintivo
wish-person-marker-help = Tu color y tu forma en la mesa, si nadie los tiene antes que tú.
wish-person-marker-value-seat = el de mi asiento
wish-person-marker-value-orange = 🟠 disco naranja
wish-person-marker-value-blue = 🟦 cuadrado azul
wish-person-marker-value-green = 🟢 hexágono verde
wish-person-marker-value-yellow = 🟡 rombo amarillo
wish-person-marker-value-purple = 🟣 escudo morado
wish-person-marker-value-grey = 🏠 casa gris
wish-person-marker-value-pink = 🔴 octágono rosa
wish-person-marker-value-turquoise = 🟩 boleto turquesa
wish-person-away_until = Estoy fuera
wish-person-away_until-help = No recibes avisos, y tus relojes de una hora o más se detienen. La mesa ve hasta cuándo.
wish-person-away_until-value = { $value ->
    [0] no
    [1] 1 día
   *[other] { $value } días
 }
wish-person-zone = Tu zona horaria, por ciudad
wish-person-zone-help = Escribe la ciudad grande más cercana, como Bogotá. Las horas de silencio van con su reloj.
wish-person-zone-value-default = UTC
wish-person-zone-example = Madrid, Bogotá, Buenos Aires
city-unknown = No conozco la zona horaria de { $city }. Prueba con la ciudad grande más cercana.
wish-person-quiet_from = Comienzo de las horas de silencio
wish-person-quiet_from-help = Entonces no recibes avisos, y los relojes de un día o más se detienen para ti.
wish-person-quiet_from-value = { $value ->
    [-1] ninguno
   *[other] { $value }:00
 }
wish-person-quiet_hours = Duración de las horas de silencio
wish-person-quiet_hours-help = En tu zona horaria, como mucho 10 horas al día.
wish-person-quiet_hours-value = { $value ->
    [1] 1 hora
   *[other] { $value } horas
 }
wish-person-hidden = No mostrarme en clasificaciones
wish-person-hidden-help = No sales en ninguna clasificación, y los demás no pueden consultar tus partidas.
wish-person-quick_words = Frases rápidas
wish-person-quick_words-help = Saludos cortos en tus mesas, en *Más*. Si las quitas, allí nadie puede decirlas.
wish-person-blocked = Bloquear
wish-person-blocked-help = No pueden invitarte ni sentarse en una mesa que organizas. No se enteran.
wish-person-blocked-value = { $count ->
    [0] nadie
    [one] una persona
   *[other] { $count } personas
 }

# En la mano y en la mesa
button-look-table = Ver la mesa
button-look-tiles = Ver mis fichas
hand-in-words = **Tus fichas:** { $tiles }
table-in-words = **La mesa:** { $table }
hand-forced = No hay otra opción: el bot hace esta jugada por ti.
hand-concealed = No hay otra opción: esto se juega en un momento, pulses o no.
forced-soon = 👌 Se juega en un momento.
shouted-by-bot = -# El bot grita por { $name }.

# Lo que se guarda
button-my-data = Mis datos
button-export = Exportar
button-forget = Borrar mis datos
button-forget-yes = Borrar todo
button-keep = Conservarlos
button-back-to-me = Volver
data-title = ## Lo que se guarda de ti
data-names = • { $servers ->
    [one] Tu nombre en un servidor
   *[other] Tus nombres en { $servers } servidores
 }: { $names }
data-matches = • { $count ->
    [one] Una partida que jugaste
   *[other] { $count } partidas que jugaste
 }, con { $moves ->
    [one] una jugada tuya
   *[other] { $moves } jugadas tuyas
 }
data-hosted = • { $count ->
    [one] Una mesa que organizas u organizaste
   *[other] { $count } mesas que organizas u organizaste
 }
data-results = • Tus resultados en { $results ->
    [one] una partida terminada
   *[other] { $results } partidas terminadas
 } y { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
 }
data-ratings = • { $count ->
    [one] Un rating
   *[other] { $count } ratings
 }
data-wishes = • { $count ->
    [one] Un ajuste que hiciste aquí
   *[other] { $count } ajustes que hiciste aquí
 }
data-puzzles = • Tu respuesta al último reto del día, y cuántos resolviste seguidos
data-lessons = • { $count ->
    [one] Hasta dónde llegaste en una lección
   *[other] Hasta dónde llegaste en { $count } lecciones
 }
data-reminders = • Lo que los mensajes directos deben decirte de tus mesas
data-watches = • { $count ->
    [one] Avisos de mesas en un canal
   *[other] Avisos de mesas en { $count } canales
 }
data-invitations = • { $count ->
    [one] Una invitación a una mesa
   *[other] { $count } invitaciones a mesas
 }
data-questions = • { $count ->
    [one] Una pregunta abierta sobre ti en una mesa
   *[other] { $count } preguntas abiertas sobre ti en mesas
 }
data-barred = • Que { $count ->
    [one] un servidor no te permite
   *[other] { $count } servidores no te permiten
 } entrar en sus mesas. Eso se conserva aunque borres tus datos, hasta que te dejen volver
data-nothing = No se guarda nada de ti.
data-how = -# Los mensajes no se leen ni se guardan. *Exportar* te lo da todo en un archivo.
export-here = Esto es todo lo que se guarda de ti ahora mismo. Solo tú puedes ver este archivo.
forget-confirm = ## ¿Borrar todo lo que se guarda de ti?
    Se van tu nombre, tus resultados, tus ratings y todos tus ajustes, y desapareces de las clasificaciones. Las partidas quedan para quienes jugaron contigo, sin tu nombre. { $tables ->
        [0] Esto no se puede deshacer.
        [one] Sales de la mesa en la que estás y una máquina sigue en tu lugar. Esto no se puede deshacer.
       *[other] Sales de las { $tables } mesas en las que estás y unas máquinas siguen en tu lugar. Esto no se puede deshacer.
    }
forget-playing = Acabas de sentarte en una mesa, así que no se borró nada. Sal de ella primero y prueba otra vez.
forget-done = Hecho: ya no se guarda nada de ti, salvo si un servidor no te permite entrar: eso lo sigue sabiendo. Si vuelves a jugar, empiezas de cero.

# Dónde están las políticas
policy-privacy = Política de privacidad
policy-terms = Condiciones de uso
policy-file = { $policy } (el archivo { $file } de este programa)
help-policies = -# { $privacy } · { $terms } · { $me } muestra y borra lo que se guarda de ti.
help-support = -# Ayuda con este bot: { $address }
operator-reach = Para contactar con quien opera este bot: { $contact }

# En la línea de comandos
person-about = muestra en JSON, o borra, lo que se guarda de quien ya no puede usar /yo
person-about-id = su id de Discord
person-about-forget = borra todo en vez de mostrarlo; un bot en marcha recuerda sus ajustes hasta que se reinicia
person-no-id = “{ $given }” no es un id de Discord: es un número de hasta 19 cifras.
person-playing = { $id } sigue en una mesa, así que no se borró nada. Haz que la cierren primero.
person-forgotten = Ya no se guarda nada de { $id }, salvo en las listas de los servidores que no permiten su entrada.
server-about = borra todo lo que se guarda de un servidor: mesas, resultados, nombres y ajustes
server-about-id = su id de Discord
server-playing = El servidor { $id } tiene una mesa que aún se puede jugar, así que no se borró nada. Haz que la cierren primero.
server-forgotten = Ya no se guarda nada del servidor { $id }. Un bot en marcha recuerda sus ajustes hasta que se reinicia.
