# Lo que se jugó aquí: clasificaciones, estadísticas, partidas, archivos.

# Comandos
command-stats = estadísticas
command-stats-help = Cómo te va aquí, o cómo le va a otra persona
parameter-by = por
parameter-by-help = Según qué se clasifica
parameter-whose-help = De quién; las tuyas, si no nombras a nadie

# Clasificaciones
leaderboard-title = { $game } · { $by } · { $period }
leaderboard-empty = Aún no hay partidas terminadas. ¡Juega la primera!
leaderboard-scarce = Aún no hay nadie en esta clasificación: hacen falta { $least } partidas terminadas.
leaderboard-unrated = Aún nadie tiene rating aquí: hace falta una partida terminada entre personas que se queden de principio a fin.
leaderboard-least = Se entra a partir de { $least } partidas terminadas.
leaderboard-rated = Para el rating solo cuentan partidas entre personas que se quedan de principio a fin; “?” marca una primera estimación, con menos de { $least } de ellas.
leaderboard-double = Una partida ganada a cero vale por dos en las mesas que lo eligen. Para la posición y el rating cuenta una vez.
leaderboard-hidden = Elegiste no salir en las clasificaciones: solo tú ves tu línea.
boards-off = Quienes administran este servidor desactivaron las clasificaciones y los resultados de los demás.
boards-points-of-one-game = Los puntos de juegos distintos no se pueden comparar. Elige un juego para ver su clasificación.
board-by-wins = Victorias
board-by-rate = % de victorias
board-by-points = Puntos
board-by-rating = Rating
board-counted = Valen por
board-matches = Partidas
board-gone = { $name } (ya no está)
board-gone-short = se fue
board-unit-wins = Victorias
board-unit-rate = Ganadas
board-unit-points = Puntos
board-unit-average = Puntos por ronda
board-unit-rating = Rating
board-line-wins = { $place } { $name }: { $value } de { $matches ->
    [one] { $matches } partida ganada
   *[other] { $matches } partidas ganadas
 }
board-line-double = { $place } { $name }: { $value } de { $matches ->
    [one] { $matches } partida ganada
   *[other] { $matches } partidas ganadas
 }, valen por { $counted }
board-line-rate = { $place } { $name }: { $value } de victorias en { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }
board-line-points = { $place } { $name }: { $value } puntos en { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }
board-line-average = { $place } { $name }: { $value } por ronda en { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }
board-line-rating = { $place } { $name }: { $value } tras { $matches ->
    [one] { $matches } partida clasificatoria
   *[other] { $matches } partidas clasificatorias
 }
period-ever = desde siempre
period-month = este mes
period-season = este trimestre
rating = { $value }{ $sure ->
    [no] {"?"}
   *[yes] {""}
 }
pick-by = Clasificar por otra cosa
pick-period = Otro periodo
page-of = Página { $page } de { $pages }.
button-previous = ◀ Anterior
button-following = Siguiente ▶

# Estadísticas
stats-title = ## { $name }
button-matches = Partidas
button-statistics = Estadísticas
stats-matches = **{ $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }** · { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
 } ({ $rate }) · racha { $streak }, la mejor { $longest }
stats-rating = **Rating { $rating }**, posición { $place } de { $of }, tras { $matches ->
    [one] { $matches } partida clasificatoria
   *[other] { $matches } partidas clasificatorias
 }.
stats-unrated = **Sin rating** por ahora: hace falta una partida terminada contra otras personas, de principio a fin.
stats-feats = **En la mesa:** { $feats }
stats-game = **{ $game }:** { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 } ({ $rate }) · { $average } por ronda en promedio · mejor ronda { $best }
stats-game-rating = · rating { $rating }, posición { $place } de { $of }
stats-you = **Contra ti:** { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 }, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
 }
stats-with-you = **En pareja contigo:** { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 } ({ $rate }), { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
 }
stats-partners = **Más veces en pareja con:**
stats-partner = • { $name }: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 } ({ $rate }), { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
 }
stats-rivals = **Más veces contra:**
stats-rival = • { $name }: { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
 }, { $won ->
    [one] { $won } ganada
   *[other] { $won } ganadas
 }, { $lost ->
    [one] { $lost } perdida
   *[other] { $lost } perdidas
 }
stats-shared = 📊 { $name } muestra sus resultados aquí.
picture-stats = Estadísticas
picture-stats-game = Por juego
picture-stats-partners = Más veces en pareja con
picture-stats-rivals = Más veces contra
picture-stats-rate = Tasa
picture-stats-won = Ganadas
picture-stats-lost = Perdidas
picture-stats-matches = Partidas
picture-stats-average = Por ronda
picture-stats-best = Mejor
picture-stats-rating = Rating
picture-stats-figure-matches = { $count ->
    [one] partida
   *[other] partidas
 }
picture-stats-figure-wins = { $count ->
    [one] victoria
   *[other] victorias
 } · { $rate }
picture-stats-figure-streak = seguidas · récord { $longest }
picture-stats-figure-rating = rating · puesto { $place } de { $of }
picture-stats-figure-unrated = aún sin rating
feat-uno-called = UNO gritado: { $count }
feat-uno-missed = UNO olvidado: { $count }
feat-uno-caught = atrapó a otros sin UNO: { $count }
feat-four-called = última ficha anunciada: { $count }
feat-four-missed = última ficha callada: { $count }
feat-four-unmasked = faroles ajenos descubiertos: { $count }
feat-four-exposed = faroles propios descubiertos: { $count }
feat-partners-capicua = capicúas: { $count }
feat-partners-chuchazo = chuchazos: { $count }
feat-partners-all-pass = hizo pasar a todos: { $count }
feat-partners-shut-out = ganadas a cero: { $count }
records-none = { $name } aún no terminó ninguna partida en este servidor.
records-hidden = Esta persona prefiere no mostrar sus partidas.
records-somebody = alguien

# Partidas
history-title = ## Partidas de { $name }
history-line = • { $date } · **{ $game }** · { $players }
    { $count ->
    [0] Empate
    [one] Ganó { $winners }
   *[other] Ganaron { $winners }
 } · puntos: { $points } · `{ $code }`
history-code = -# **/repetición** con el código al final de una línea muestra otra vez esa partida, también a otros.
limit-export = Este archivo se acaba de hacer. Puedes pedir el siguiente { $until }.
export-done = { $count ->
    [one] { $count } partida terminada. El archivo contiene nombres: que no salga de quienes administran este servidor.
   *[other] { $count } partidas terminadas. El archivo contiene nombres: que no salga de quienes administran este servidor.
 }
