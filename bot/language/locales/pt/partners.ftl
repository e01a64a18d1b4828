# As palavras do dominó em duplas. Pedras, pontas e jogadas estão em block.ftl.

game-partners = Dominó em duplas

# O que aconteceu
partners-redealt = Uma mão tinha { $doubles } carroças ou mais: { $times ->
    [1] tudo foi distribuído de novo.
   *[other] tudo foi distribuído de novo, { $times } vezes.
 }
partners-starts = { $you ->
    [name] Por sorteio, você começa.
   *[no] Por sorteio, { $name } começa.
 }
partners-lead-found = { $name } tem a pedra mais alta e começa com ela.
partners-lead-yours = Você tem a pedra mais alta, { $tile }, e começa com ela.
partners-all-pass = 💪 { $you ->
    [name] Sua pedra faz todos os outros passarem: { $points } pontos para a sua dupla.
   *[no] A pedra de { $name } faz todos os outros passarem: { $points } pontos para a dupla.
 }
partners-lead-pass = 💪 { $you ->
    [name] Nada responde à sua primeira pedra: { $points } pontos para a sua dupla.
   *[no] Nada responde à primeira pedra de { $name }: { $points } pontos para a dupla.
 }
partners-capicua = ✨ **Lá e lô!** { $you ->
    [name] Sua última pedra encaixa nas duas pontas.
   *[no] A última pedra de { $name } encaixa nas duas pontas.
 }
partners-chuchazo = ✨ **Chuchazo!** { $you ->
    [name] Você bate com a carroça de branco.
   *[no] { $name } bate com a carroça de branco.
 }
partners-both-ends = ✨ **Cruzada!** { $you ->
    [name] Sua última pedra é uma carroça que encaixa nas duas pontas.
   *[no] A última pedra de { $name } é uma carroça que encaixa nas duas pontas.
 }
partners-shut-out = 🧹 Nenhum ponto para os outros: a vitória de { $names } vale por duas.

# O que aconteceu, em uma linha: os nomes são emblemas
partners-brief-redealt = 🔁 distribuído de novo
partners-brief-starts = { $name } começa: por sorteio
partners-brief-lead-found = { $name } começa: pedra mais alta
partners-brief-bonus = { $name } 💪 +{ $points }
partners-brief-capicua = { $name } ✨ **Lá e lô!**
partners-brief-chuchazo = { $name } ✨ **Chuchazo!**
partners-brief-both-ends = { $name } ✨ **Cruzada!**
partners-brief-shut-out = 🧹 { $names }: vale por duas

# Como uma rodada terminou
partners-round-out = { $name } bate: a rodada é de { $winners }.
partners-round-target = 🎉 { $winners } chegam à meta!
partners-round-blocked = ⛔ { $name } fecha o jogo. { $how ->
    [nobody] Deu empate: ninguém pontua.
    [team] { $winners } somam menos pintas, { $won } contra { $lost }, e vencem a rodada.
    [player] { $winners } têm a mão mais leve, { $lightest ->
        [1] uma pinta
       *[other] { $lightest } pintas
    }, e vencem a rodada.
    [duel] { $name } tem { $mine ->
        [1] uma pinta
       *[other] { $mine } pintas
    } e { $next } tem { $theirs }: a rodada é de { $winners }.
   *[blocker] Deu empate, que vale para a dupla que fechou: a rodada é de { $winners }.
 }
partners-part = { $part ->
    [hand] { $points ->
        [1] uma pinta
       *[other] { $points } pintas
    }
    [round] { $points } pela rodada
    [capicua] { $points } pelo lá e lô
    [chuchazo] { $points } pelo chuchazo
    [first-rounds] { $points } pelas primeiras rodadas
    [all-pass] { $points } por fazer todos passarem
    [lead-pass] { $points } pela primeira pedra sem resposta
   *[love] de volta ao zero (−{ $points })
 }

# O que um lugar deve ou pode fazer
partners-duty-start = **Sua vez.** Você começa, em dupla com { $partner }: { $open ->
    [true] jogue { $tile }.
   *[false] jogue qualquer pedra.
 }
partners-duty-lay = **Sua vez.** Jogue uma pedra que encaixe em { $ends }. Você joga em dupla com { $partner }.
partners-duty-pass = **Sua vez.** Nada na sua mão encaixa em { $ends }: passe. Você joga em dupla com { $partner }.

# Imagens em palavras
partners-flag = lá e lô!
partners-alt-table = { $laid ->
    [0] Nada foi jogado ainda.
    [1] Pontas abertas: { $ends }. Há uma pedra na mesa: { $last }, de { $layer }.
   *[other] Pontas abertas: { $ends }. Há { $laid } pedras na mesa; a última é { $last }, de { $layer }.
 } { $one } jogam contra { $other }.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } pedras ficaram de fora, viradas para baixo.
 }

# Recusas
partners-refusal-must-lay = Você pode jogar { $tile }, por exemplo: não dá para passar.
partners-refusal-tile-not-in-hand = Você não tem { $tile }.
partners-refusal-nothing-to-join = Nada foi jogado ainda: a primeira pedra vai no centro.
partners-refusal-must-open = A partida começa com { $tile }.
partners-refusal-already-started = O centro já está ocupado por { $tile }.
partners-refusal-does-not-fit = A pedra { $tile } não encaixa na { $place }: ali a ponta é { $end }.
partners-refusal-which-end = Diga em que ponta, esquerda ou direita, você quer jogar { $tile }.

# Formatos e opções
preset-partners-international = Internacional
preset-partners-international-help = Até 100; o 6-6 começa, depois o lugar seguinte; valem as pintas de quem perde
preset-partners-dominican = Dominicano
preset-partners-dominican-help = Até 200; valem todas as pintas; 25 por lá e lô e por fazer passar
preset-partners-puerto-rican = Porto-riquenho, até 500
preset-partners-puerto-rican-help = Valem todas as pintas; 100 por lá e lô e chuchazo; prêmios nas primeiras rodadas
preset-partners-puerto-rican-200 = Porto-riquenho, até 200
preset-partners-puerto-rican-200-help = Valem as pintas de quem perde, e quem venceu começa
preset-partners-jamaican = Jamaicano
preset-partners-jamaican-help = Seis rodadas seguidas: quem perde uma volta ao zero
preset-partners-cuban = Cubano
preset-partners-cuban-help = Dominó até 9-9, dez pedras para cada um, até 150 pontos
preset-partners-haitian = Haitiano
preset-partners-haitian-help = Dez rodadas; um lá e lô vale por duas
preset-partners-brazilian = Brasileiro
preset-partners-brazilian-help = Até seis: 1 por rodada, 2 de carroça, 3 de lá e lô, 6 de cruzada
option-partners-set = Jogo de pedras
option-partners-set-help = Até 6-6, tudo distribuído, ou até 9-9: dez pedras para cada um e quinze de fora
value-partners-set-double-six = até 6-6
value-partners-set-double-nine = até 9-9
option-partners-first_lead = Primeira rodada
option-partners-first_lead-help = Quem começa uma partida
value-partners-first_lead-double = a carroça mais alta começa, com essa pedra
value-partners-first_lead-lot = por sorteio, com qualquer pedra
option-partners-lead = Rodadas seguintes
option-partners-lead-help = Quem começa as rodadas seguintes
value-partners-lead-next = começa quem vem depois
value-partners-lead-winner = quem venceu começa
option-partners-blocked = Jogo fechado
option-partners-blocked-help = Quem vence quando ninguém pode continuar
value-partners-blocked-team = a dupla com menos pintas
value-partners-blocked-player = a dupla da mão com menos pintas
value-partners-blocked-duel = a mão mais leve entre quem fechou e quem vem depois
option-partners-blocked_tie = Jogo fechado com empate
option-partners-blocked_tie-help = Quem vence um jogo fechado em que os dois lados empatam
value-partners-blocked_tie-nobody = ninguém
value-partners-blocked_tie-blocker = a dupla que fechou
option-partners-counting = O que conta
option-partners-counting-help = As pintas que restam nas mãos, ou as rodadas vencidas
value-partners-counting-losers = as pintas de quem perde
value-partners-counting-all = as pintas de todos
value-partners-counting-rounds = as rodadas vencidas
option-partners-target = Pontos para vencer
option-partners-target-help = A primeira dupla a chegar lá vence a partida; no máximo 100 se contam as rodadas
option-partners-capicua = Lá e lô (capicúa)
option-partners-capicua-help = Pontos a mais por uma última pedra que encaixa nas duas pontas
option-partners-chuchazo = Chuchazo
option-partners-chuchazo-help = Pontos a mais por bater com a carroça de branco
option-partners-single = Rodadas: batida simples
option-partners-single-help = Pontos por bater, se contam as rodadas
option-partners-double = Rodadas: batida de carroça
option-partners-double-help = Pontos por bater com uma carroça, se contam as rodadas
option-partners-crossed = Rodadas: lá e lô
option-partners-crossed-help = Pontos por uma última pedra que encaixa nas duas pontas, se contam as rodadas
option-partners-both_ends = Rodadas: cruzada
option-partners-both_ends-help = Pontos por uma última carroça que encaixa nas duas pontas, se contam as rodadas
option-partners-all_pass = Fazer todos passarem
option-partners-all_pass-help = Pontos por uma pedra depois da qual os outros três passam
option-partners-lead_pass = Primeira pedra sem resposta
option-partners-lead_pass-help = Pontos por uma primeira pedra a que quem vem depois não pode responder
option-partners-first_rounds = Prêmios do começo
option-partners-first_rounds-help = 100, 75, 50 e 25 pontos a mais por vencer as quatro primeiras rodadas
option-partners-redeal = Distribuir de novo
option-partners-redeal-help = Distribuir tudo de novo se uma mão tem carroças demais
value-partners-redeal-0 = nunca
value-partners-redeal-4 = com quatro carroças ou mais em uma mão
value-partners-redeal-5 = com cinco carroças ou mais em uma mão
value-partners-redeal-6 = com seis carroças ou mais em uma mão
option-partners-shut_out = Vitória de zero vale por duas
option-partners-shut_out-help = Uma partida vencida de zero é anunciada e vale por duas, nunca no rating
option-partners-love = De volta ao zero
option-partners-love-help = Se contam as rodadas: perder uma tira os pontos da dupla; no máximo seis pontos para vencer
option-partners-rounds = Máximo de rodadas
option-partners-rounds-help = Depois dessas rodadas vence quem lidera, mesmo sem chegar à meta; 0: sem limite
value-partners-rounds-0 = sem limite
option-partners-forced = Sem escolha
option-partners-forced-help = Passar ou a única pedra que encaixa: após um instante, para a rapidez não dizer nada, ou ao apertar
value-partners-forced-moment = depois de um instante, sem apertar
value-partners-forced-press = quando o jogador aperta

# Regras
partners-rules-aim = **Objetivo.** Quatro pessoas em duas duplas: parceiros ficam frente a frente e vencem juntos. Vence a primeira dupla a chegar a { $target ->
    [1] um ponto
   *[other] { $target } pontos
 }.{ $rounds ->
    [0] {""}
   *[other] {" "}Depois da rodada { $rounds }, vence quem lidera.
 } Parceiros não contam um ao outro o que têm na mão.
partners-rules-start = **Começo.** { $set ->
    [double-nine] Com o dominó até 9-9, cada um recebe dez pedras; quinze ficam de fora, viradas para baixo.
   *[double-six] Com o dominó até 6-6, cada um recebe sete pedras, e não sobra nenhuma.
 } { $first_lead ->
    [lot] A primeira rodada começa por sorteio, com qualquer pedra.
   *[double] A primeira rodada começa com a carroça mais alta, que é jogada primeiro.
 } { $lead ->
    [winner] As rodadas seguintes começam com quem bateu, ou com a mão mais leve da dupla que venceu um jogo fechado.
   *[next] Cada rodada seguinte começa com quem vem depois.
 }
partners-rules-turn = **Sua vez.** Jogue uma pedra em uma das duas pontas da linha, de modo que as metades que se tocam sejam iguais. As carroças ficam atravessadas. Se você pode jogar, tem que jogar; se não pode, passa. Ninguém compra, então passar conta a todos os números que faltam a você. { $forced ->
    [press] Uma jogada sem escolha espera você apertar.
   *[moment] Se só dá para passar ou jogar uma pedra, isso é feito por você depois de um instante: assim a sua rapidez não diz nada ao parceiro.
 }
partners-rules-out = **Bater.** Jogue sua última pedra e a sua dupla vence a rodada. { $counting ->
    [rounds] Ela vale { $single }; com uma carroça, { $double }; com um lá e lô, uma pedra que encaixa nas duas pontas, { $crossed }; com uma cruzada, uma carroça que encaixa nas duas pontas, { $both_ends }.
    [all] Ela marca as pintas de todas as mãos, também a do parceiro.
   *[losers] Ela marca as pintas que a outra dupla ainda tem.
 }
partners-rules-blocked = **Jogo fechado.** Quando ninguém pode continuar, a rodada termina. { $blocked ->
    [player] Vence a dupla da mão com menos pintas.
    [duel] Quem jogou por último compara a mão com a de quem vem depois: vence a dupla da mão mais leve, e o empate vale para quem fechou.
   *[team] Vence a dupla que tem menos pintas nas duas mãos.
 }{ $blocked ->
    [duel] {""}
   *[other] {" "}Em caso de empate, { $blocked_tie ->
        [blocker] vence a dupla que fechou.
       *[nobody] ninguém pontua.
    }
 }{ $counting ->
    [rounds] {" "}Um jogo fechado vale 1.
   *[other] {""}
 }
partners-rules-bonuses = **Prêmios.**{ $capicua ->
    [0] {""}
   *[other] {" "}Lá e lô, a última pedra que encaixa nas duas pontas: { $capicua }.
 }{ $chuchazo ->
    [0] {""}
   *[other] {" "}Chuchazo, a carroça de branco como última pedra em uma só ponta branca: { $chuchazo }.
 }{ $all_pass ->
    [0] {""}
   *[other] {" "}Uma pedra depois da qual os outros três passam: { $all_pass }.
 }{ $lead_pass ->
    [0] {""}
   *[other] {" "}Uma primeira pedra a que quem vem depois não pode responder: { $lead_pass }.
 }
partners-rules-more = **Extras.**{ $first_rounds ->
    [true] {" "}Quem vence as quatro primeiras rodadas ganha 100, 75, 50 e 25 pontos a mais.
   *[false] {""}
 }{ $redeal ->
    [0] {""}
   *[other] {" "}Se uma mão tem { $redeal } carroças ou mais, tudo é distribuído de novo.
 }{ $shut_out ->
    [true] {" "}Uma partida vencida de zero vale por duas.
   *[false] {""}
 }{ $love ->
    [true] { $counting ->
        [rounds] {" "}Perder uma rodada leva a dupla de volta ao zero.
       *[other] {""}
    }
   *[false] {""}
 }

# Exemplos desenhados
partners-example-line = A carroça de 4 fica atravessada. Uma pedra com 3 encaixa na esquerda, uma com 4 na direita.
partners-example-capicua = A última pedra, 6-1, encaixa nas duas pontas: também entraria na direita. Isso é um lá e lô.
partners-example-blocked = As duas pontas são 6, e todas as sete pedras com 6 já foram jogadas: ninguém pode continuar. Uma dupla tem 47 pintas e a outra 41, então vence a outra.
partners-lesson-1 = Junte metades iguais
partners-lesson-2 = Dois contra dois: a dupla vence junta
partners-lesson-3 = Lá e lô: encaixa nas duas pontas
