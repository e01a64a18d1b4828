# Una partida terminada, otra vez, y cómo se repartió.

command-replay = repetición
command-replay-help = Mira otra vez una partida, y comprueba que el reparto fue limpio
parameter-code = código
parameter-code-help = La partida: los ocho caracteres de su código
parameter-hash = hash
parameter-hash-help = El hash del mensaje del reparto, para comparar cómo se repartió

# Mirar
button-replay = Ver otra vez
button-replay-first = ⏮ Inicio
button-replay-back = ◀ Atrás
button-replay-next = Adelante ▶
button-replay-last = Final ⏭
button-replay-share = Enviar como animación
button-deal = Cómo se repartió
pick-replay-round = Ir al final de una ronda
replay-choice = { $game }: { $players } · { $date }
replay-former-player = Sin nombre
replay-title = 🎞️ **{ $game }** · `{ $code }` · paso { $step } de { $steps }
replay-none = Ninguna partida terminada de este servidor tiene ese código. Mientras escribes, se te ofrecen las que jugaste.
match-thinned = Esa partida terminó hace tanto que sus jugadas se borraron. Su resultado, si lo tiene, sigue contando en todas las estadísticas.
replay-other-rules = Esa partida no se puede repetir: se jugó con las reglas de otra versión de este bot.
replay-busy = La animación de esta partida ya se está haciendo. Un momento.
replay-busy-here = Una animación a la vez por persona y por servidor. Un momento.
replay-may-not-send = No puedes escribir en este canal, así que no publico ahí por ti.
replay-making = La animación se está haciendo. Aparecerá en este canal en un momento.
replay-progress = La animación se está haciendo: { $share }.
replay-shared = 🎞️ { $name } muestra una partida de { $game } entre { $players }. Recórrela paso a paso con /repetición { $code }.
replay-alt = Una partida de { $game }, del primer reparto al resultado. { $standing }

# Reparto limpio
fair-sealed = -# 🔒 Reparto sellado: el SHA-256 del secreto es `{ $hash }`
verify-none = Ninguna partida repartida en este servidor tiene ese código.
verify-running = Esa partida aún se está jugando. Su secreto revelaría las manos, así que sigue sellado hasta el final.
verify-title = 🔎 **{ $game }** · `{ $code }`
verify-secret = Secreto: { $secret }
verify-number = Número del mensaje: { $number }
verify-seed = Semilla: { $seed }
verify-hash = SHA-256: { $hash }
verify-compare = Compáralo con el hash del mensaje “se reparte ahora”, publicado antes del reparto.
verify-compare-number = Compara también el número: con él termina el enlace del mensaje “se reparte ahora”. Más de un mensaje así para una misma partida significaría que alguien probó hasta que las fichas le gustaron.
verify-same-hash = ✅ Es el hash que diste: esto es lo que se selló.
verify-other-hash = ❌ No es el hash que diste.
verify-true = ✅ Con las fichas repartidas con esta semilla, { $moves ->
    [one] la única jugada registrada da
   *[other] las { $moves } jugadas registradas dan
 } exactamente los puntos que se guardaron.
verify-false = ❌ Lo guardado no es lo que dan las jugadas registradas al repartir con esta semilla.
verify-other-rules = ⚠️ Las jugadas registradas no se pueden repetir: son de las reglas de otra versión de este bot.
verify-dealt = Las manos como estaban antes de la primera jugada; el pozo en el orden en que se roba.
verify-round = Ronda { $number }
verify-hand = { $name }: { $tiles }
verify-stock = Pozo: { $tiles }
verify-no-stock = El pozo está vacío.
verify-yourself = Para repartir las mismas fichas sin este servidor, consigue el programa y ejecuta esta línea, o pégala en su página docs/verify.html:
verify-attached = Los repartos están en el archivo.

# En la línea de comandos
verify-about = reparte otra vez las fichas de una partida con lo que mostró Discord; no necesita ni Discord ni base de datos
verify-word-game = JUEGO
verify-word-seats = ASIENTOS
verify-word-secret = SECRETO
verify-word-message = NÚMERO
verify-about-game = qué juego: { $games }
verify-about-seats = cuántos juegan
verify-about-secret = el secreto mostrado al final de la partida, o la semilla si se mostró una semilla
verify-about-message = el número, o el enlace, del mensaje que dice qué se reparte: se mezcla con el secreto
verify-about-option = una regla de la casa de la partida; se puede dar varias veces
verify-about-round = qué ronda, desde 1 (1)
verify-about-hash = el hash mostrado antes de la partida: rechaza un secreto que no coincida con él
verify-player = Asiento { $number }
verify-no-game = No hay ningún juego { $game }: elige entre { $games }.
verify-no-seats = { $game } es para { $allowed } jugadores, no { $seats }.
verify-no-option = { $given } no es una regla de la casa de { $game }: da nombre=valor con uno de { $names }.
verify-no-value = { $name } no puede ser { $value }: elige { $values }.
verify-clash = Estas reglas de la casa no van juntas.
verify-no-round = { $round } no es una ronda: da un número desde 1.
verify-no-message = { $message } no es ni el número ni el enlace de un mensaje.
verify-hash-differs = El hash de este secreto es { $hash }, no { $given }.
verify-hash-same = Es el hash que diste.
