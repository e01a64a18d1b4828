# As palavras de todas as mesas, seja qual for o jogo.

game-all = Todos os jogos
round-out = { $count ->
    [1] { $winners } bate e vence a rodada.
   *[other] { $winners } batem e dividem a rodada.
 }
round-blocked = { $closed ->
    [true] Todos os braços estão fechados.
   *[false] Nada mais encaixa.
 } { $count ->
    [0] Empate no menor número de { $unit ->
        [points] pontos
        [tiles] pedras
       *[pips] pintas
    }: ninguém pontua.
    [1] { $winners } vence a rodada{ $how ->
        [fewest] {" "}com menos
        [most] {" "}com mais
       *[even] {" "}no desempate com
    } { $unit ->
        [points] pontos
        [tiles] pedras
       *[pips] pintas
    } ({ $held }){ $points ->
        [0] .
       *[other] {" "}e marca { $points }.
    }
   *[other] { $winners } dividem a rodada com menos { $unit ->
        [points] pontos
        [tiles] pedras
       *[pips] pintas
    } ({ $held }).
 }
round-target = 🎉 { $winners } chega à meta!
round-dead-end = { $winners } jogou o último Sem Saída e vence a rodada.
round-team = Os pontos são da dupla { $winners }.
match-won = { $count ->
    [0] 🏁 A partida termina empatada depois de { $rounds ->
        [1] uma rodada
       *[other] { $rounds } rodadas
    }.
    [1] 🏆 { $winners } vence a partida depois de { $rounds ->
        [1] uma rodada
       *[other] { $rounds } rodadas
    }!
   *[other] 🏆 { $winners } vencem juntos a partida depois de { $rounds ->
        [1] uma rodada
       *[other] { $rounds } rodadas
    }!
 }
score-of = { $name } { $points }
table-scores = -# { $game } · rodada { $round }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
 } · { $scores }
standing = Placar: { $scores }

# Botões e listas
button-my-hand = Minha mão
button-words = Texto
button-panel = Mais
button-showagain = Mostrar a mesa de novo
button-score = Placar
button-tablerules = Regras
button-askpause = Pedir uma pausa
button-askleave = Sair…
button-askseat = Pegar um lugar…
button-askend = Encerrar a mesa…
button-next-round = Próxima rodada
round-waits = { $count ->
    [0] -# A próxima rodada espera por { $awaited }, no máximo { $span }.
   *[other] -# Já confirmaram: { $ready }. A próxima rodada espera por { $awaited }, no máximo { $span }.
 }
button-rematch = Revanche
button-join = Entrar
button-leave = Sair
button-fill = +{ $count }
button-lobby-panel = ⋯
button-setup = ⚙️
button-seats = Jogadores
button-back-to-setup = Voltar
button-computer = Pôr um computador
button-start = Começar
button-step-back = Voltar
button-places = { $tile } → { $count } posições
button-more-places = Mais posições ({ $count })
button-keep-playing = Continuar jogando
button-agree = Aceitar a pausa
button-resume = Retomar
button-leave-yes = Sair da mesa
button-end-yes = Encerrar a mesa
pick-move = Escolha uma de { $count } jogadas
pick-tile = Escolha primeiro a pedra ({ $count } opções)
pick-place = **{ $tile }: onde ela entra?**
press-tile = { $count } ▸ leva a { $count } posições.
press-letter = As letras são posições na imagem.
pick-game = Escolha o jogo
pick-preset = Regras: a sua mistura
pick-remove = Tirar alguém da mesa
pick-kick = Pedir que alguém saia
pick-option = Regras da casa: mude uma
act-tile = { $number } · { $tile }
act-place = { $letter } · { $place }
act-short = { $number } → { $end }
act-lettered = { $number } { $end }
act-places = { $count } ▸
act-places-of = { $number } → { $count } ▸
act-middle = centro
act-place-of = { $tile } → { $place }

# Respostas a uma só pessoa
stale-click = ⏳ Esse botão não vale mais, então nada foi jogado. Aqui está a sua mão de agora.
table-gone = Esta mesa está fechada. Abra outra com /jogar.
control-gone = Esse botão expirou. Use /mesa para ver como está a mesa.
hand-between = A rodada acabou. A próxima começa com o botão embaixo do resultado.
hand-first = 👋 Só você vê a sua mão. Sumiu? Aperte *Minha mão* embaixo da mesa.{ $words ->
    [yes] {" "}Prefere ler? Aperte *Texto*.
   *[no] {""}
 }
hand-words-on = 💬 Agora a sua mão diz tudo em palavras. Para voltar atrás: { $me }.
hand-wait = Ainda não é a sua vez: quando isto apareceu, era a vez de { $turn }.
hand-paused = ⏸️ Esta mesa está em pausa. A partida continua quando alguém da mesa aperta Retomar na mensagem dela no canal.
pause-asked = Você pediu uma pausa. Ela começa quando todos da mesa aceitam.
hand-over = A partida acabou. O placar está no canal.
hand-abandoned = Esta mesa foi fechada.
hand-lobby = A partida ainda não começou: as pedras são distribuídas quando quem organiza aperta Começar.
table-shown = Aqui está ela, no fim do canal.
you-left = Você saiu da mesa. Um computador joga no seu lugar.
lobby-opened = Sua mesa está aberta neste canal.
lobby-left = Você saiu da mesa.
you-ended = Você encerrou a mesa.
kept-playing = Certo, a partida continua.
confirm-leave-lobby = Abrir mão do seu lugar? A mesa continua aberta para os outros.
confirm-end-lobby = Encerrar esta mesa para todo mundo?
confirm-leave-match = Sair desta mesa? Um computador assume o seu lugar, e a partida não conta para você.
confirm-end-match = Encerrar esta mesa para todo mundo? A partida não conta para ninguém.
end-not-yours = { $enders ->
    [players] Só quem joga nesta mesa e os moderadores podem encerrá-la.
    [moderators] Só os moderadores podem encerrar uma mesa.
   *[host] Só quem organiza e os moderadores podem encerrar esta mesa.
 }
something-failed = Algo deu errado do nosso lado. Nada se perdeu: sua mesa está como foi salva. Tente de novo daqui a pouco.
saved-unanswered = Deu certo e está salvo. Só a minha resposta se perdeu no caminho: dê mais uma olhada.
unknown-command = O bot está sendo atualizado e ainda não conhece este comando. Tente de novo em alguns minutos.
draining = O bot está reiniciando. Nada se perdeu: aperte de novo em um minuto.
press-again = Demorei um pouco demais. Nada mudou: aperte de novo.
refusal-stranger = Você não está nesta partida. Abra a sua própria mesa com /jogar.
refusal-not-your-turn = Não é a sua vez: quem joga agora é { $turn }.
refusal-round-over = Esta rodada já acabou.
refusal-match-over = Esta partida já acabou.
refusal-no-such-move = “{ $text }” não é uma jogada deste jogo.
refusal-fits-nowhere = { $tile } não encaixa em nenhuma posição agora.
refusal-no-such-seat = Esse lugar não existe nesta mesa.
no-table-here = Não há mesa neste canal. Abra uma com /jogar.
no-table-of-yours = Você não está em nenhuma mesa deste canal. Abra uma com /jogar.
which-table = Há várias mesas aqui. Aperte *Minha mão* ou *Mais* embaixo da sua, ou diga qual é com a opção “mesa” do comando.
table-choice = { $game }: { $players }
moved-on = Isso não valia mais, então nada mudou.
table-unseen = Por enquanto, não dá para mostrar em { $channel } o que acontece nesta mesa. Continue pela sua mão; tudo volta a aparecer assim que for permitido.
missing-permissions = { $count ->
    [1] Falta uma permissão para mim em { $channel }: { $permissions }. Quem gerencia o servidor pode concedê-la ao meu cargo nas configurações do canal, em Permissões.
   *[other] Faltam permissões para mim em { $channel }: { $permissions }. Quem gerencia o servidor pode concedê-las ao meu cargo nas configurações do canal, em Permissões.
 }
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-embed-links = Inserir links
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos

# Dito a todos
lobby-ended = { $name } fechou esta mesa antes do começo.
pause-question = ⏸️ **Pausar a partida?** Já aceitaram: { $agreed }. Falta: { $awaited }.
    A partida fica guardada como está, pelo tempo que vocês quiserem.
pause-declined = ▶️ { $name } prefere continuar.
table-paused = ⏸️ **Esta mesa está em pausa.**
paused-how = Não há pressa: a partida fica guardada, por dias se for preciso. Qualquer pessoa da mesa pode apertar *Retomar*; **/mesa** mostra esta mensagem de novo.
table-resumed = ▶️ { $name } retoma a partida.
table-ended = { $name } encerrou esta mesa. A partida não conta.
table-deserted = Todo mundo saiu, então esta mesa foi fechada. A partida não conta.
left-to-computer = { $name } saiu; { $computer } ({ $level }) continua nesse lugar.
lobby-title = **{ $game }** · organiza: { $host } · { $count }/{ $most }
lobby-started = **{ $game }** · a partida começou: { $players }.
lobby-players = Lugares ({ $count } de { $most }): { $names }
rematch-seated = 🔁 { $names }: { $count ->
    [1] você já tem
   *[other] vocês já têm
 } lugar de novo. Agora não? *Mais*, *Sair…*.
lobby-deserted = Todo mundo saiu, então esta mesa foi fechada.
lobby-timeout = Ninguém começou esta mesa por um bom tempo, então ela foi fechada. Abra outra com /jogar.
lobby-already-in = Você já tem um lugar: está no jogo. { $host } começa quando todos chegarem.
seat-already = Você já tem um lugar nesta mesa.
lobby-full = Todos os { $most } lugares estão ocupados.
lobby-expected = Os lugares que restam são para { $count ->
    [1] quem recebeu o convite
   *[other] as { $count } pessoas convidadas
 }. Para pôr um computador mesmo assim, use *⚙️*.
lobby-seats = Este jogo é para { $least } a { $most } jogadores; agora há { $count ->
    [1] só um
   *[other] { $count }
 }. { $over ->
    [0] Ponha um computador ou espere alguém entrar.
   *[other] Alguém precisa sair.
 }
lobby-seats-either = Este jogo é para { $least } ou { $most } jogadores; agora há { $count ->
    [1] só um
   *[other] { $count }
 }. { $over ->
    [0] Ponha um computador ou espere alguém entrar.
   *[other] Alguém precisa sair.
 }
lobby-seats-exactly = Este jogo é para exatamente { $most } jogadores; agora há { $count ->
    [1] só um
   *[other] { $count }
 }. { $over ->
    [0] Ponha um computador ou espere alguém entrar.
   *[other] Alguém precisa sair.
 }
lobby-closed = Nesta mesa não dá mais para entrar.
start-dealing = 🎲 **{ $game }**: as pedras são distribuídas agora a { $players }.
start-player = { $number }. { $name }
start-mixing = -# Todo sorteio sai do lacre acima e do número desta mensagem, que está no fim do link dela. Esta mensagem nunca é alterada.
start-overtaken = Alguém entrou ou saiu, ou uma regra mudou, bem na hora em que você apertou. Dê uma olhada e aperte Começar de novo.
start-not-told = Não consegui publicar a mensagem que precisa estar aqui antes da distribuição, então nada foi distribuído. Aperte Começar de novo daqui a pouco.
host-only = Só quem organiza, { $host }, pode fazer isso.
rematch-open = A revanche já está aberta neste canal.
by-the-sheet = Regras padrão.
house-rules = Regras da casa: { $rules }.
option-line = { $option }: { $value }
setup-title = ## { $game }: ajustes
    Só você vê isto. As mudanças valem na hora.
panel-title = ## { $game }: esta mesa
    Só você vê isto.
options-clash = Essas regras da casa não combinam entre si, então nada mudou.
option-out-of-range = “{ $text }” não é um número de { $low } a { $high }, então nada mudou.
value-sheet = { $value } (pela folha)
form-range = { $low }–{ $high }. { $help }
value-yes = sim
value-no = não

# Mais, O que aconteceu
button-happened = O que aconteceu
button-happened-earlier = Antes
button-happened-later = Depois
happened-title = **Rodada { $round }: o que aconteceu**{ $pages ->
    [1] {""}
   *[other] {" "}({ $page } de { $pages })
 }
happened-nothing = Nada aconteceu ainda nesta rodada.

# Imagens
picture-round = Rodada { $number }{ $of ->
    [0] {""}
   *[other] {" "}de { $of }
 }
picture-target = { $target ->
    [0] uma rodada
   *[other] até { $target }
 }
picture-total = Total
picture-points = Pontos
alt-places = Pontas abertas: { $ends }. Suas posições: { $places }.
alt-teams = Duplas: { $teams }.
alt-end = { $place }: { $end }
clauses = { $first }; { $then }
alt-ends = Pontas abertas: { $ends }.
picture-left = Sobra
picture-players = { $least ->
    [2] { $most ->
        [2] dois jogadores
       *[other] 2–{ $most } jogadores
    }
    [4] { $most ->
        [4] quatro jogadores
       *[other] 4–{ $most } jogadores
    }
   *[other] { $least }–{ $most } jogadores
 }
picture-players-either = { $least } ou { $most } jogadores
alt-lobby = { $game }, { $aside }. Na mesa: { $people }. Joga-se assim: { $chips }. Em resumo: { $rules }.
victory-headline = { $count ->
    [0] Empate!
    [1] { $winners } vence!
   *[other] { $winners } vencem juntos!
 }
victory-streak = { $name }: { $wins } vitórias seguidas
victory-record = { $name }: melhor rodada até hoje, { $points ->
    [1] um ponto
   *[other] { $points } pontos
 }
victory-rating = Rating { $rating } ({ $change })
victory-rating-new = novo
victory-rated = { $name } { $rating } ({ $change })
victory-rating-all = Rating: { $ratings }
last-table = -# { $game } · a última pedra da rodada { $round }
alt-turn = Vez de { $names }.
alt-turn-yours = Sua vez.
alt-leader = { $names } { $count ->
    [1] lidera
   *[other] lideram
 } com { $points ->
    [1] um ponto
   *[other] { $points } pontos
 }.
alt-player = { $name }: { $tiles ->
    [1] uma pedra
   *[other] { $tiles } pedras
 }, { $points ->
    [1] um ponto
   *[other] { $points } pontos
 }.
alt-clocks = Tempo restante: { $clocks }.
alt-hand = { $count ->
    [0] Sua mão está vazia
    [1] Sua única pedra: { $tiles }
   *[other] Suas { $count } pedras: { $tiles }
 }. { $fits ->
    [-1] Escolha a que você vai dar.
    [0] Nada encaixa agora.
   *[other] Dá para jogar: { $playable }.
 }
alt-open-hand = { $name } { $count ->
    [0] não tem mais pedras.
   *[other] tem na mão: { $tiles }.
 }
alt-count = { $name } { $count ->
    [0] não tem mais pedras.
   *[other] tem { $tiles }: { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }.
 }
alt-note = ({ $note })
alt-count-tiles = { $name } { $count ->
    [0] não tem mais pedras.
   *[other] tem { $tiles }.
 }

rules-title = ## { $game }
help = ## Boneyard
    Jogos de dominó para este servidor.
    • { $play } mostra os jogos: abra uma mesa, ou jogue contra computadores.
    • Suas jogadas são botões na sua mão, que só você vê. Sumiu? *Minha mão*, ou { $hand }.
    • { $uno } grita UNO, ou anuncia a sua última pedra.
    • { $table }, ou *Mais* embaixo de uma mesa: o que aconteceu, placar, regras, pausa, sair, encerrar.
    • { $turns }: todas as suas mesas, primeiro as que esperam por você.
    • { $rules } explica um jogo.
    • { $learn } ensina um jogo; { $puzzle } traz uma posição por dia.
    • { $stats } e { $leaderboard }: quem vence. { $replay } mostra uma partida de novo, com análise e sorteio.
    • { $me }: idioma, menções, avisos, imagens e dados.
    • { $settings } é para quem gerencia o servidor.
    -# UNO é uma marca da Mattel. Este bot não tem ligação com a Mattel; todos os desenhos são dele.
example = **{ $number }** { $text }

# Ainda não
limit-hosted = Você já tem { $most } mesas abertas aqui. Termine ou encerre uma antes de abrir outra.
limit-channel = Já há { $most } mesas neste canal: abra a sua em outro.
limit-server = Já há { $most } mesas neste servidor: espere uma terminar.
limit-seat = Você acabou de pedir um lugar. Pode pedir de novo { $until }.
limit-lobby = Quem organiza tirou você do lugar. Você pode entrar de novo { $until }, ou com um convite.
limit-shown = A mesa acabou de ser mostrada: olhe um pouco mais acima.

# O que aconteceu
told-times = { $sentence } (×{ $count })
told-before = -# … e antes disso { $count ->
    [1] mais uma linha
   *[other] mais { $count } linhas
 }
brief-before = { $count ->
    [1] e uma jogada antes
   *[other] e { $count } jogadas antes
 }
brief-pass = passa

undo-done = ↩️ { $name } pega de volta a última pedra.
undo-question = ↩️ **{ $name } pode pegar de volta a última pedra?** Falta: { $awaited }.
undo-declined = { $name } não aceita: a pedra fica.
undo-asked = Perguntei aos outros se você pode pegar a sua pedra de volta.
undo-rated = Em uma partida ranqueada não se pega nada de volta.
undo-too-late = Não dá mais para pegar de volta: alguém jogou ou viu uma pedra depois, ou ela não era sua.
undo-not-yours = Os outros decidem se você pode pegar a sua pedra de volta.
undo-rule = ↩️ Dá para pegar de volta a última pedra sem perguntar, até que outra pessoa jogue ou veja uma pedra.
refusal-no-undo = Isso não dá para pegar de volta.
button-undo = Pegar de volta
button-allowundo = Aceitar
button-denyundo = A pedra fica
button-takeback-yes = Pegar de volta sem perguntar
button-takeback-no = Pegar de volta se todos aceitam

# Onde o bot não é membro
anywhere-private = Aqui o Discord mostra as minhas respostas só a você, então não dá para abrir uma mesa. Quem gerencia o servidor pode permitir *Usar aplicativos externos*, ou me adicionar.
anywhere-own = Aqui você só pode ver as suas próprias estatísticas.
anywhere-unrated = Aqui não há rating: ele pertence aos servidores em que estou.
anywhere-shared = Não estou neste servidor, então não posso jogar aqui. Jogue comigo por mensagem direta ou em um grupo. Quem gerencia o servidor também pode me adicionar.
help-anywhere = **Aqui só posso responder ao que vocês apertam.** Uma partida anda a cada botão, e o relógio dela fica parado quando ninguém aperta por um tempo. Menções só vêm com uma jogada. As partidas contam para as suas estatísticas, e para nenhum ranking.

advance-choose = ⏩ **O que você quer jogar quando for a sua vez?** Escolha uma jogada ou uma pedra. Só você vê isto.
advance-confirm = ⏩ **Quando for a sua vez, se der:** { $move }
advance-set = ⏩ Quando for a sua vez, se der: **{ $move }**
advance-dropped = ⏩ A jogada preparada não foi feita: { $move }. { $reason ->
    [undo] Alguém pegou uma pedra de volta.
    [draw] As suas pedras mudaram.
    [round] A rodada acabou.
    [away] Um computador joga por você.
    [places] A pedra encaixa em mais de uma posição.
    [call] Quem anuncia a sua última pedra é você.
   *[illegal] Não era possível na sua vez.
  }
advance-tile = { $tile }, onde encaixar
advance-place = { $tile } ({ $place })
advance-accept = Aceitar
advance-draw = Comprar
advance-pass = Passar
pick-advance = Uma pedra, onde encaixar na hora
button-ahead = Preparar jogada…
button-unplan = Cancelar
button-plan = Confirmar
