# Lo que ajustan quienes administran un servidor, y lo que les ayuda.

wish-line = • { $wish }
pick-wish = Elige qué cambiar

wish-server-language = Idioma de las mesas
wish-server-language-help = En él sale lo que todos ven. Las respuestas privadas van en el idioma de cada uno.
wish-server-language-value-default = el que Discord tiene para el servidor
wish-server-channels = Canales para mesas
wish-server-channels-help = Dónde se pueden abrir mesas; sus hilos también cuentan. Ninguno: en todas partes.
wish-server-channels-value = { $count ->
    [0] en todas partes
    [one] un canal
   *[other] { $count } canales
 }
wish-server-openers = Quién puede abrir mesas
wish-server-openers-help = Quien tenga uno de estos roles, y quien administre el servidor. Ninguno: todos.
wish-server-openers-value = { $count ->
    [0] todos
    [one] un rol
   *[other] { $count } roles
 }
wish-server-log = Canal de registro
wish-server-log-help = Ahí sale quién abre o cierra una mesa, y a quién se quita de una. Ninguno: sin registro.
wish-server-log-value = { $count ->
    [0] ninguno
   *[other] un canal
 }
wish-server-puzzle = Canal del reto
wish-server-puzzle-help = Recibe el reto de cada día a medianoche UTC, y cuántos resolvieron aquí el anterior.
wish-server-puzzle-value = { $count ->
    [0] ninguno
   *[other] un canal
 }
wish-server-barred = Sin entrada
wish-server-barred-help = No pueden abrir mesas ni sentarse. Conservan los asientos que ya tienen.
wish-server-barred-value = { $count ->
    [0] nadie
    [one] un miembro
   *[other] { $count } miembros
 }
wish-server-threads = Un hilo por partida
wish-server-threads-help = Cada partida pasa a su propio hilo cuando empieza.
wish-server-tidy = Borrar turnos anteriores
wish-server-tidy-help = Borra el turno anterior cuando empieza otro. Si no, se queda, sin botones.
wish-server-pings = Mencionar a quien le toca
wish-server-pings-help = Entonces Discord le avisa.
wish-server-enders = Quién puede cerrar una mesa
wish-server-enders-help = Quien puede gestionar mensajes siempre puede.
wish-server-enders-value-host = quien organiza
wish-server-enders-value-players = cualquiera de la mesa
wish-server-enders-value-moderators = solo moderadores
wish-server-turn_seconds = Ritmo de mesas nuevas
wish-server-turn_seconds-help = Cuánto puede durar un turno antes de que juegue el bot.
wish-server-turn_seconds-value = { $value ->
    [0] sin reloj
    [30] en vivo, 30 segundos por turno
    [60] en vivo, 1 minuto por turno
    [120] en vivo, 2 minutos por turno
    [300] en vivo, 5 minutos; lento si alguien se ausenta
    [14400] con calma, 4 horas por turno
    [86400] con calma, 1 día por turno
    [259200] con calma, 3 días por turno
   *[other] { $value } segundos por turno
 }
wish-server-level = Máquinas en mesas nuevas
wish-server-level-help = Qué tal juegan. Quien organiza puede elegir otra cosa antes de la partida.
wish-server-level-value-novice = Principiante
wish-server-level-value-casual = Casual
wish-server-level-value-strong = Fuerte
wish-server-level-value-expert = Experto
wish-server-hints = Pistas
wish-server-hints-help = Si se pueden pedir pistas en partidas amistosas.
wish-server-remarks = Las máquinas charlan
wish-server-remarks-help = A veces una máquina dice algo al final de una ronda. Nunca habla de fichas.
wish-server-rests = Los relojes se detienen
wish-server-rests-help = Si los relojes lentos se detienen en las horas de silencio y las ausencias de cada persona.
wish-server-boards = Clasificaciones
wish-server-boards-help = Quién ve una clasificación cuando alguien la pide. “Nadie”: solo puedes ver lo tuyo.
wish-server-boards-value-private = solo quien la pide
wish-server-boards-value-public = todo el canal
wish-server-boards-value-off = nadie

command-settings = ajustes
command-settings-help = Ajusta cómo va todo en este servidor

# Las pantallas de los ajustes
settings-title = ## Ajustes de este servidor
    Elige uno para cambiarlo. Los cambios valen al momento; idioma, ritmo y máquinas, solo para mesas nuevas.
settings-not-yours = Eso solo lo pueden hacer quienes administran el servidor.
pick-defaults = Reglas de la casa de las mesas nuevas
defaults-title = ## { $game }: mesas nuevas
    { $start }
    Quien organiza puede elegir otras reglas de la casa antes de la partida.
defaults-last = Las mesas nuevas empiezan con lo último que se jugó aquí.
button-by-the-sheet = Según la hoja de reglas
button-as-last-played = Como la última vez
button-all-settings = Todos los ajustes
button-check-up = Revisar mis permisos
button-export-as = Exportar ({ $format })

# Dónde hay mesas, y dónde puede haberlas
shut-out = Quien opera este bot no te permite usarlo, a ti o a este servidor. /yo sigue mostrando y borrando lo que se guarda de ti.
barred = Quienes administran este servidor no te permiten entrar en sus mesas.
play-not-yours = { $count ->
    [0] En este servidor solo abren mesas quienes lo administran.
   *[other] En este servidor abren mesas { $roles }. Puedes unirte a una abierta.
 }
play-elsewhere = { $count ->
    [0] Los canales para mesas ya no existen. Quien administra el servidor puede elegir otros con /ajustes.
   *[other] En este canal no se abren mesas. Prueba en { $channels }.
 }
shown-elsewhere = Aquí está: { $channel }.
thread-here = La partida se juega en { $thread }.
thread-welcome = { $players }: aquí se juega esta partida. *Mi mano* muestra tus fichas, solo a ti.
thread-refused = { $count ->
    [one] Esta partida debería tener su propio hilo, pero me falta un permiso en { $channel }: { $permissions }. Se juega aquí; /ajustes dice dónde permitir hilos.
   *[other] Esta partida debería tener su propio hilo, pero me faltan permisos en { $channel }: { $permissions }. Se juega aquí; /ajustes dice dónde permitir hilos.
 }
thread-failed = Esta partida debería tener su propio hilo, pero Discord no lo creó. Se juega aquí.
thread-gone = El hilo de esta partida se borró, así que su mesa se cierra. La partida no cuenta.
permission-create-public-threads = Crear hilos públicos

# La revisión
doctor-well = ✅ Todo en orden: aquí tengo todos los permisos que necesito.
doctor-role = { $count ->
    [one] ❌ A mi rol { $role } le falta un permiso: { $permissions }. Dáselo en los ajustes del servidor, en Roles, o [invítame otra vez]({ $link }): no se pierde nada.
   *[other] ❌ A mi rol { $role } le faltan permisos: { $permissions }. Dáselos en los ajustes del servidor, en Roles, o [invítame otra vez]({ $link }): no se pierde nada.
 }
settings-unseen = ❌ No puedo ver { $channels }{ $count ->
    [0] {""}
   *[other] {" "}y { $count } más
 }: permite ahí *Ver canal* a mi rol.
doctor-channel = { $count ->
    [one] ❌ En { $channel } se me niega un permiso: { $permissions }. Dáselo a { $role } en los ajustes de ese canal, en Permisos.
   *[other] ❌ En { $channel } se me niegan permisos: { $permissions }. Dáselos a { $role } en los ajustes de ese canal, en Permisos.
 }
doctor-channels-gone = { $left ->
    [0] ❌ Ya no existe ninguno de los canales para mesas, así que no se puede abrir ninguna. Elige otros con /ajustes.
   *[other] ❌ { $count ->
        [one] Uno de los canales para mesas ya no existe
       *[other] { $count } de los canales para mesas ya no existen
    }. Elige otra vez con /ajustes.
 }
doctor-roles-gone = ❌ Ya no existe ninguno de los roles que pueden abrir mesas, así que solo pueden quienes administran el servidor. Elige otros con /ajustes.
doctor-log-gone = ❌ El canal de registro ya no existe, así que ahí no sale nada. Elige otro con /ajustes.
doctor-puzzle-gone = ❌ El canal del reto ya no existe, así que no se publica ninguno. Elige otro con /ajustes.
doctor-elsewhere = ℹ️ En este canal no se abren mesas; sí en { $channels }. /ajustes puede cambiarlo.
doctor-commands-told = 🔧 Discord no conocía todos mis comandos. Se los volví a pasar; si aún faltan, reinicia Discord.
doctor-commands-unknown = ⚠️ No pude preguntar a Discord si conoce todos mis comandos. Prueba más tarde.
doctor-about = -# Boneyard { $version } · Discord responde en { $latency } ms

# Las primeras palabras en un servidor
greeting = ## Boneyard
    Juegos de dominó para todos, entre personas o contra la máquina. El nombre de un juego abre una mesa; *{ $now }* reparte ya mismo, contra máquinas.
    Más tarde: **/jugar**, **/reglas**, **/ayuda**; **/ajustes** para quienes administran el servidor.
button-open-table = Abrir una mesa
button-show-rules = Las reglas
button-settings = Ajustes

# El canal de registro
log-line = { $what } · { $game } · { $channel } · `{ $code }`
log-opened = { $name } abrió una mesa
log-ended = { $name } cerró una mesa
log-removed = { $by } quitó a { $name } de una mesa
log-voted = Por votación, { $name } salió de una mesa
