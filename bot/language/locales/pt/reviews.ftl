# Um olhar para trás sobre uma partida terminada: sorte e jogo separados, e as jogadas que fizeram a diferença.

button-review = Análise
button-review-share = Mostrar a todos
button-review-step = { $mark } Passo { $step }
pick-review-seat = De quem ver as jogadas
pick-review-step = Passos para ver
picture-chances = Chances de vencer
review-making = 📈 Estou analisando esta partida. Pode levar um minuto; só você vai ver o que eu achar.
review-progress = 📈 Estou analisando esta partida: { $share } pronto.
review-busy = Já estou analisando outra partida para você, ou duas para este servidor. Tente de novo daqui a pouco.
review-failed = Não consegui terminar essa análise. Tente de novo daqui a pouco.
review-gone = Não tenho mais essa análise. Aperte *Análise* embaixo da partida, e eu faço de novo.
review-title = 📈 **Análise** · { $game } · `{ $code }`
review-seat = { $name } { $ended ->
    [won] venceu
    [shared] dividiu a vitória
    [team-won] venceram em dupla
    [team-shared] dividiram a vitória em dupla
    [team-lost] não venceram
   *[lost] não venceu
 }: parte igual { $share }, sorte { $luck }, jogo { $play } = { $result } · { $choices ->
    [never] nunca houve escolha
    [fine] nenhum erro
    [outplayed] nenhum erro, mas os outros ganharam mais
    [only] a única escolha podia ser melhor
   *[some] { $wrong ->
        [1] uma de { $decisions } escolhas podia
       *[other] { $wrong } de { $decisions } escolhas podiam
     } ser melhor
 }
review-about = -# Parte igual: a mesma chance para todos antes do sorteio. Sorte: as pedras recebidas e compradas. { $teams ->
    [yes] Jogo: as escolhas da dupla diante das dos outros.
   *[no] Jogo: as próprias escolhas diante das dos outros.
 } Juntas elas fazem o resultado: { $all } para uma vitória. O jogo é uma estimativa, certa em cerca de { $error }; menos que isso conta como sorte.
review-best = ★ Melhor jogada, passo { $step }: { $move }. Com { $other } { $whose ->
    [own] a chance da sua dupla seria
    [team] a chance da dupla seria
   *[alone] a chance de vencer seria
 } { $lead } menor.
review-costliest = ✖ Jogada que mais custou, passo { $step }: { $move }. Com { $other } { $whose ->
    [own] a chance da sua dupla seria
    [team] a chance da dupla seria
   *[alone] a chance de vencer seria
 } { $lead } maior.
review-step-right = ★ Uma boa jogada: { $move }. Com { $other } { $whose ->
    [own] a chance da sua dupla seria
    [team] a chance da dupla seria
   *[alone] a chance de vencer seria
 } { $lead } menor.
review-step-wrong = ✖ { $move } não foi a melhor jogada. Com { $other } { $whose ->
    [own] a chance da sua dupla seria
    [team] a chance da dupla seria
   *[alone] a chance de vencer seria
 } { $lead } maior.
review-nothing = Nenhuma jogada se destaca, para o bem ou para o mal.
review-chances = 📈 Chances de vencer: { $chances }
review-chance = { $name } { $share }
review-after-round = Depois da rodada { $round }: { $chances }.
review-alt = Um gráfico das chances de vencer ao longo de { $moves ->
    [1] uma jogada
   *[other] { $moves } jogadas
 }, com todas as pedras conhecidas. { $result }
review-mark-best = ★ Passo { $step }: melhor jogada de { $name }
review-mark-costliest = ✖ Passo { $step }: jogada mais cara de { $name }
review-shared = 📈 { $name } mostra a análise de uma partida.
review-is-shared = Agora todos neste canal podem ver.
