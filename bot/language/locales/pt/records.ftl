# O que se jogou aqui: rankings, estatísticas, partidas, arquivos.

# Comandos
command-stats = estatísticas
command-stats-help = Como você, ou outra pessoa, está indo aqui
parameter-by = por
parameter-by-help = Por que critério ordenar
parameter-whose-help = De quem; as suas, se você não disser ninguém

# Rankings
leaderboard-title = { $game } · { $by } · { $period }
leaderboard-empty = Ainda não há partida terminada. Jogue a primeira!
leaderboard-scarce = Ainda não há ninguém neste ranking: é preciso ter { $least } partidas terminadas.
leaderboard-unrated = Ninguém tem rating aqui ainda: é preciso terminar uma partida entre pessoas que ficam do começo ao fim.
leaderboard-least = Aparece quem tem pelo menos { $least } partidas terminadas.
leaderboard-rated = Só valem rating partidas entre pessoas que ficam do começo ao fim; “?” marca uma primeira estimativa, com menos de { $least } delas.
leaderboard-double = Uma partida vencida de zero vale por duas nas mesas que escolhem isso. Para a posição e o rating conta uma vez.
leaderboard-hidden = Você se escondeu dos rankings: só você vê a sua linha.
boards-off = Quem gerencia este servidor desligou os rankings e os resultados dos outros.
boards-points-of-one-game = Pontos de jogos diferentes não se comparam. Diga um jogo para ver o ranking dele.
board-by-wins = Vitórias
board-by-rate = Aproveitamento
board-by-points = Pontos
board-by-rating = Rating
board-counted = Valem por
board-matches = Partidas
board-gone = { $name } (saiu)
board-gone-short = saiu
board-unit-wins = Vitórias
board-unit-rate = Vencidas
board-unit-points = Pontos
board-unit-average = Pontos por rodada
board-unit-rating = Rating
board-line-wins = { $place } { $name }: venceu { $value } de { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
 }
board-line-double = { $place } { $name }: venceu { $value } de { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
 }, valem por { $counted }
board-line-rate = { $place } { $name }: venceu { $value } de { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
 }
board-line-points = { $place } { $name }: { $value } pontos em { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }
board-line-average = { $place } { $name }: { $value } por rodada em { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }
board-line-rating = { $place } { $name }: { $value } depois de { $matches ->
    [1] uma partida ranqueada
   *[other] { $matches } partidas ranqueadas
 }
period-ever = desde sempre
period-month = este mês
period-season = este trimestre
rating = { $value }{ $sure ->
    [no] {"?"}
   *[yes] {""}
 }
pick-by = Ordenar por outra coisa
pick-period = Outro período
page-of = Página { $page } de { $pages }.
button-previous = ◀ Voltar
button-following = Avançar ▶

# Estatísticas
stats-title = ## { $name }
button-matches = Partidas
button-statistics = Estatísticas
stats-matches = **{ $matches ->
    [1] Uma partida
   *[other] { $matches } partidas
 }** · { $won ->
    [1] uma vitória
   *[other] { $won } vitórias
 } ({ $rate }) · sequência { $streak }, melhor { $longest }
stats-rating = **Rating { $rating }**, { $place }º de { $of }, depois de { $matches ->
    [1] uma partida ranqueada
   *[other] { $matches } partidas ranqueadas
 }.
stats-unrated = **Sem rating** ainda: é preciso terminar uma partida contra outras pessoas, do começo ao fim.
stats-feats = **Na mesa:** { $feats }
stats-game = **{ $game }:** { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, { $won ->
    [1] uma vencida
   *[other] { $won } vencidas
 } ({ $rate }) · { $average } por rodada em média · melhor rodada { $best }
stats-game-rating = · rating { $rating }, { $place }º de { $of }
stats-you = **Contra você:** { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, vitórias { $won }, derrotas { $lost }
stats-with-you = **Em dupla com você:** { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, vitórias { $won } ({ $rate }), derrotas { $lost }
stats-partners = **Mais vezes em dupla com:**
stats-partner = • { $name }: { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, vitórias { $won } ({ $rate }), derrotas { $lost }
stats-rivals = **Mais vezes contra:**
stats-rival = • { $name }: { $matches ->
    [1] uma partida
   *[other] { $matches } partidas
 }, vitórias { $won }, derrotas { $lost }
stats-shared = 📊 { $name } mostra como está se saindo aqui.
picture-stats = Estatísticas
picture-stats-game = Por jogo
picture-stats-partners = Mais vezes em dupla com
picture-stats-rivals = Mais vezes contra
picture-stats-rate = Taxa
picture-stats-won = Venceu
picture-stats-lost = Perdeu
picture-stats-matches = Partidas
picture-stats-average = Média
picture-stats-best = Melhor
picture-stats-rating = Rating
picture-stats-figure-matches = { $count ->
    [1] partida
   *[other] partidas
 }
picture-stats-figure-wins = { $count ->
    [1] vitória
   *[other] vitórias
 } · { $rate }
picture-stats-figure-streak = seguidas · recorde { $longest }
picture-stats-figure-rating = rating · { $place }º de { $of }
picture-stats-figure-unrated = ainda sem rating
feat-uno-called = UNO gritado: { $count }
feat-uno-missed = UNO esquecido: { $count }
feat-uno-caught = pegou outros no flagra: { $count }
feat-four-called = última pedra anunciada: { $count }
feat-four-missed = última pedra calada: { $count }
feat-four-unmasked = blefes dos outros descobertos: { $count }
feat-four-exposed = blefes próprios descobertos: { $count }
feat-partners-capicua = lá e lô: { $count }
feat-partners-chuchazo = chuchazos: { $count }
feat-partners-all-pass = fez todos passarem: { $count }
feat-partners-shut-out = vitórias de zero: { $count }
records-none = { $name } ainda não terminou uma partida neste servidor.
records-hidden = Essa pessoa prefere não mostrar as próprias partidas.
records-somebody = alguém

# Partidas
history-title = ## Partidas de { $name }
history-line = • { $date } · **{ $game }** · { $players }
    { $count ->
    [0] Empate
   *[other] Vitória de { $winners }
 } · pontos: { $points } · `{ $code }`
history-code = -# **/replay** com o código no fim de uma linha mostra essa partida de novo, também aos outros.
limit-export = Este arquivo acabou de ser feito. Você pode ter o próximo { $until }.
export-done = { $count ->
    [1] Uma partida terminada. O arquivo contém nomes: deixe-o só entre quem gerencia este servidor.
   *[other] { $count } partidas terminadas. O arquivo contém nomes: deixe-o só entre quem gerencia este servidor.
 }
