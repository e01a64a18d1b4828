# Uma partida terminada mais uma vez, e como foi o sorteio.

command-replay = replay
command-replay-help = Reveja uma partida, e confira se o sorteio foi justo
parameter-code = código
parameter-code-help = A partida: os oito caracteres do código dela
parameter-hash = hash
parameter-hash-help = O hash da mensagem do sorteio, para comparar como foi o sorteio

# Rever
button-replay = Rever
button-replay-first = ⏮ Início
button-replay-back = ◀ Voltar
button-replay-next = Avançar ▶
button-replay-last = Fim ⏭
button-replay-share = Enviar como animação
button-deal = Como foi o sorteio
pick-replay-round = Ir para o fim de uma rodada
replay-choice = { $game }: { $players } · { $date }
replay-former-player = Sem nome
replay-title = 🎞️ **{ $game }** · `{ $code }` · passo { $step } de { $steps }
replay-none = Nenhuma partida terminada deste servidor tem esse código. Enquanto você digita, aparecem as partidas em que você jogou.
match-thinned = Essa partida terminou há tanto tempo que as jogadas dela foram apagadas. O resultado, se houver, ainda conta em todas as estatísticas.
replay-other-rules = Essa partida não pode ser revista: foi jogada pelas regras de outra versão deste bot.
replay-busy = A animação desta partida já está sendo feita. Um momento, por favor.
replay-busy-here = Uma animação de cada vez por pessoa e por servidor. Um momento, por favor.
replay-may-not-send = Você não pode escrever neste canal, então eu não publico nele por você.
replay-making = A animação está sendo feita. Ela aparece neste canal daqui a pouco.
replay-progress = A animação está sendo feita: { $share } pronto.
replay-shared = 🎞️ { $name } mostra uma partida de { $game } entre { $players }. Veja passo a passo com /replay { $code }.
replay-alt = Uma partida de { $game }, da primeira distribuição ao resultado. { $standing }

# Sorteio justo
fair-sealed = -# 🔒 Sorteio lacrado: o SHA-256 do segredo é `{ $hash }`
verify-none = Nenhuma partida distribuída neste servidor tem esse código.
verify-running = Essa partida ainda está em jogo. O segredo dela revelaria as mãos, então fica lacrado até o fim.
verify-title = 🔎 **{ $game }** · `{ $code }`
verify-secret = Segredo: { $secret }
verify-number = Número da mensagem: { $number }
verify-seed = Semente: { $seed }
verify-hash = SHA-256: { $hash }
verify-compare = Compare com o hash da mensagem “são distribuídas agora”, publicada antes da distribuição.
verify-compare-number = Compare também o número: o link da mensagem “são distribuídas agora” termina com ele. Mais de uma mensagem assim para uma mesma partida quer dizer que alguém tentou até as pedras agradarem.
verify-same-hash = ✅ Esse é o hash que você deu: é isto que foi lacrado.
verify-other-hash = ❌ Esse não é o hash que você deu.
verify-true = ✅ Com as pedras distribuídas a partir desta semente, { $moves ->
    [1] a única jogada registrada dá
   *[other] as { $moves } jogadas registradas dão
 } exatamente os pontos que foram salvos.
verify-false = ❌ O que foi salvo não é o que as jogadas registradas dão quando se distribui a partir desta semente.
verify-other-rules = ⚠️ As jogadas registradas não podem ser refeitas: pertencem às regras de outra versão deste bot.
verify-dealt = As mãos como estavam antes da primeira jogada; o monte na ordem em que se compra.
verify-round = Rodada { $number }
verify-hand = { $name }: { $tiles }
verify-stock = Monte: { $tiles }
verify-no-stock = O monte está vazio.
verify-yourself = Para distribuir as mesmas pedras sem este servidor, pegue o programa e execute esta linha, ou cole-a na página docs/verify.html dele:
verify-attached = Os sorteios estão no arquivo.

# Na linha de comando
verify-about = distribui de novo as pedras de uma partida, com o que o Discord mostrou; não precisa do Discord nem de um banco de dados
verify-word-game = JOGO
verify-word-seats = LUGARES
verify-word-secret = SEGREDO
verify-word-message = NÚMERO
verify-about-game = qual jogo: { $games }
verify-about-seats = quantos jogam
verify-about-secret = o segredo mostrado no fim da partida, ou a semente, se foi mostrada uma
verify-about-message = o número, ou o link, da mensagem que diz o que se distribui: ele se mistura ao segredo
verify-about-option = uma regra da casa da partida; pode ser dada várias vezes
verify-about-round = qual rodada, contada a partir de 1 (1)
verify-about-hash = o hash mostrado antes do começo da partida: recusa um segredo que não corresponde a ele
verify-player = Lugar { $number }
verify-no-game = Não existe o jogo { $game }: escolha um de { $games }.
verify-no-seats = { $game } é para { $allowed } jogadores, não { $seats }.
verify-no-option = { $given } não é uma regra da casa de { $game }: dê nome=valor com um de { $names }.
verify-no-value = { $name } não pode ser { $value }: escolha { $values }.
verify-clash = Essas regras da casa não combinam entre si.
verify-no-round = { $round } não é uma rodada: dê um número a partir de 1.
verify-no-message = { $message } não é o número nem o link de uma mensagem.
verify-hash-differs = O hash deste segredo é { $hash }, não { $given }.
verify-hash-same = É o hash que você deu.
