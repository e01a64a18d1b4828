# Frases de la línea de comandos.

cli-about = Un bot de Discord para que la gente de un servidor juegue a una familia de juegos de dominó.
cli-command = comando
cli-file = ARCHIVO
cli-run = se conecta a Discord y atiende a sus servidores; necesita DISCORD_TOKEN en .env o en el entorno
cli-play = juega sin conexión: el mismo bot en un navegador de este equipo, sin cuenta de Discord
cli-database = el archivo que guarda las mesas (por defecto: { $default })
cli-cluster = reparte los shards de Discord con otros procesos en la misma base de datos PostgreSQL
cli-port = el puerto en el que escucha, solo en este equipo (por defecto: cualquiera libre)
cli-no-browser = muestra la dirección y no abre ningún navegador
cli-language = el idioma de las personas y del servidor (por defecto: el de la terminal)
cli-name = NOMBRE
cli-names = nombres de las personas con las que puedes jugar, en orden (por defecto: Ann Bob Eve)

cli-invite = Para añadir el bot a un servidor, abre { $link }
cli-login-failed = Discord no acepta DISCORD_TOKEN: copia otra vez el token de la página “Bot” de tu aplicación en .env.
cli-unreachable = No se puede conectar con Discord: { $reason }.
cli-no-monitoring = Las métricas no se pueden servir en { $host }, puerto { $port }: { $reason }. Pon otro puerto en METRICS_PORT, o déjalo vacío.
cli-no-output = No se puede escribir la salida: { $reason }.
cli-no-simcord = Para jugar sin conexión faltan algunos paquetes: instala el extra “play” (ver docs/run/index.md).
cli-not-text = { $text } no es texto en UTF-8: escríbelo otra vez.
cli-port-impossible = { $port } no es un puerto: elige un número de 0 a 65535.
cli-port-taken = Otro programa escucha en el puerto { $port }: elige otro con --port.
cli-strange-tables = { $database } contiene mesas de un servidor real, que no se pueden jugar sin conexión: indica otro archivo con --database.
cli-names-impossible = Esos nombres no sirven: indica hasta { $most } personas, con nombres de 1 a { $length } caracteres.
cli-name-twice = Dos personas no pueden llamarse { $name }.

cli-address = El bot juega en { $address }
cli-first = 1. Pulsa “{ $open }” bajo el saludo: aparecen tus fichas, y cada jugada es un botón.
cli-second = 2. Para jugar con { $others }, que se eligen arriba, pulsa el nombre de un juego; ellos pulsan “{ $join }”, y tú pulsas “{ $start }”.
cli-third = 3. Tus fichas aparecen solas; “{ $hand }” las muestra otra vez, { $command } explica lo demás.
cli-stop = Ctrl-C detiene el bot; tus mesas quedan en { $database }.
cli-enter = Enter reinicia solo el bot.
cli-restarted = El bot se reinició.

# Ajustes no válidos
config-no-token = DISCORD_TOKEN no está definido: pon el token del bot en .env o en el entorno.
config-unreadable = No se pueden leer los ajustes de { $file }: { $reason }.
config-no-setting = La línea { $line } de { $file } no tiene la forma NOMBRE=valor.
config-misspelt = La línea { $line } de { $file } define { $name }, que no es un ajuste: { $meant } sí lo es.
config-cluster-sqlite = Varios procesos pueden compartir una base de datos PostgreSQL, no un archivo SQLite: indica una en DATABASE_URL, o quita --cluster.
config-shards-alone = SHARDS dice qué shards atiende un proceso entre varios: arráncalo con --cluster, o quita SHARDS.
config-shared = Varios procesos del bot comparten ahora esta base de datos: arranca este también con --cluster, o detén antes los demás.
config-impossible = { $name } debe ser { $kind ->
    [discord_token] el token del bot, una palabra sin espacios
    [database_url] la dirección de un archivo SQLite o de una base de datos PostgreSQL
    [log_level] DEBUG, INFO, WARNING o ERROR
    [log_format] text o json
    [low_memory] 1 para sí o 0 para no
    [database_direct_url] la dirección de una base de datos PostgreSQL
    [database_connections] un número entero de { $low } a { $high }
    [workers] un número entero de { $low } a { $high }
    [turn_messages] auto, channel o follow-up
    [requests_a_second] un número de peticiones por segundo de { $low } a { $high }
    [metrics_port] un puerto de 1 a 65535
    [metrics_host] una dirección de este equipo, como 127.0.0.1
    [privacy_url] una dirección web que empiece por https:// o http://, sin espacios, paréntesis ni corchetes angulares
    [terms_url] una dirección web que empiece por https:// o http://, sin espacios, paréntesis ni corchetes angulares
    [keep_matches_days] un número de días, { $high } como máximo, o 0 para guardarlo todo
    [support_url] una dirección web que empiece por https:// o http://, sin espacios, paréntesis ni corchetes angulares
    [operator_contact] como máximo 100 caracteres en una línea
    [shut_out] ids de Discord separados por comas
    [shards] un rango como 0-15/64: el primer shard, el último, y cuántos hay en total
   *[number] un número de segundos de { $low } a { $high }
 } ({ $line ->
    [0] está definido en el entorno
   *[other] línea { $line } de { $file }
 }).

# La base de datos
store-no-folder = La base de datos no se puede guardar en { $place }: no existe la carpeta { $folder }.
store-no-file-named = La base de datos debe ser un archivo, como sqlite+aiosqlite:///boneyard.sqlite3.
store-not-a-file = La base de datos { $place } no es un archivo.
store-forbidden = Este usuario no puede leer y escribir la base de datos { $place }.
store-read-only = No se puede escribir en la base de datos { $place }: este usuario debe poder escribir en el archivo y crear otros junto a él en { $folder }.
store-no-database = { $place } no es una base de datos; quedó como estaba.
store-damaged = La base de datos { $place } está dañada; quedó como estaba. Pon una copia de seguridad en su lugar.
store-in-use = Otro programa está usando la base de datos { $place }.
store-served = Otro bot ya atiende mesas de la base de datos { $place }: detenlo antes, o indica otra base en DATABASE_URL.
store-closed = La base de datos { $place } está cerrada: el bot se está deteniendo.
store-slow = La base de datos { $place } no responde a tiempo.
store-disk-full = El disco está lleno: no se puede guardar nada en { $place }.
store-unusable = La base de datos { $place } no se puede usar: { $reason }.
store-address = La dirección de la base de datos no se puede usar: { $reason }.
store-no-driver = PostgreSQL necesita su controlador: instala el extra “postgres” (ver docs/run/index.md).
store-pooler = El pooler de { $place } no conserva las sentencias preparadas: usa PgBouncer 1.21 o posterior con max_prepared_statements, o conéctate al servidor mismo.
store-lease-lost = Otro proceso del bot atiende ahora esta mesa.
store-no-backup = No se pudo hacer la copia de seguridad de la base de datos { $place }: { $reason }.
store-unfinished = La copia en { $place } no está completa: ejecuta “migrate-to” otra vez hasta que lo diga.
store-not-direct = { $place } es un pooler, por el que los procesos no pueden avisarse: pon la dirección del servidor mismo en DATABASE_DIRECT_URL.
store-foreign = La base de datos { $place } es de otro programa; quedó como estaba.
store-too-new = La base de datos { $place } la escribió una versión más nueva de este programa (revisión { $revision }); quedó como estaba. Actualiza el programa.
store-contradiction = Los datos guardados contradicen este cambio: { $reason }.
store-no-table = No existe la mesa { $table }.
store-ended = La partida de la mesa { $table } ya terminó.
store-other-move = La mesa { $table } no espera la jugada { $n }.
store-unknown-record = No se puede leer el registro de la mesa { $table }: { $why ->
    [version] este programa no conoce la versión { $version }
    [moves] faltan algunas de sus jugadas
   *[options] sus opciones no son válidas
 }.

backup-about = copia la base de datos en un archivo, también con el bot en marcha, y comprueba la copia
backup-file = el archivo que se escribe, que aún no debe existir
backup-done = La base de datos se copió en { $file }; { $matches ->
    [0] se examinó la copia.
    [one] se repitió su última partida.
   *[other] se repitieron sus últimas { $matches } partidas.
  }
backup-exists = Ya existe un archivo { $file }: indica otro.
backup-nothing = No hay nada que copiar en { $file }.
backup-unplayable = La partida { $match } no se puede repetir: { $reason }.
backup-postgresql = PostgreSQL se copia con su propia herramienta: pg_dump --format=custom --file=ARCHIVO { $address }
restore-about = pone una copia de la base de datos en su lugar; el bot debe estar detenido
restore-file = una copia hecha con “backup”, o una que dejó una actualización
restore-no-file = No existe el archivo { $file }.
restore-newest = Los últimos cambios de { $file } están en un archivo junto a él que termina en -wal. No se pueden leer en una carpeta de solo lectura: copia los dos archivos en otra carpeta y restaura desde ahí.
restore-postgresql = PostgreSQL se restaura con su propia herramienta: pg_restore --clean --dbname={ $address } ARCHIVO
restore-kept = La base de datos anterior está en { $file }.
restore-done = { $file } contiene ahora la copia; { $matches ->
    [0] se examinó la copia.
    [one] se repitió su última partida.
   *[other] se repitieron sus últimas { $matches } partidas.
  }

migrate-about = copia todo del archivo SQLite a una base de datos PostgreSQL y compara las dos; el bot debe estar detenido
migrate-url = la otra base de datos, que debe estar vacía: postgresql://user:password@host/name
migrate-not-postgresql = Indica una base de datos PostgreSQL, como postgresql://user:password@host/name.
migrate-no-file = DATABASE_URL ya indica una base de datos PostgreSQL: solo se puede copiar un archivo SQLite.
migrate-not-empty = La base de datos { $place } no está vacía: indica una vacía.
migrate-changed = El archivo cambió desde que empezó la copia en { $place }: indica una base de datos vacía.
migrate-differs = La copia en { $place } es distinta ({ $tables }): indica una base de datos vacía y copia otra vez.
migrate-copied = { $table }: { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
  }
migrate-done = Todo se copió en { $place } y se comparó fila por fila: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
  }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }. Pon su dirección en DATABASE_URL y arranca el bot; el archivo SQLite no cambió.

# En la página de play

page-viewing = Juegas como
page-hand-over = Pasar la pantalla a { $name }
page-take = Soy { $name }: mostrar mis fichas
page-stay = Aún no, { $name } sigue mirando
