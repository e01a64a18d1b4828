# As palavras do dominó clássico.

game-block = Dominó clássico

# Pedras
block-pip = { $pip ->
    [0] branco
   *[other] { $pip }
 }
block-single = { $first }-{ $second }
block-double = carroça de { $pip ->
    [0] branco
   *[other] { $pip }
 }
block-end = { $end ->
    [E] direita
   *[W] esquerda
 }
block-end-short = { $end ->
    [E] D
   *[W] E
 }

# O que aconteceu
block-lead-found = { $name } tem a pedra mais alta e começa.
block-lead-yours = Você tem a pedra mais alta, { $tile }, e começa.
block-laid-first = { $you ->
    [name] Você começa com **{ $tile }**.
   *[no] { $name } começa com **{ $tile }**.
 }
block-laid = { $you ->
    [name] Você joga **{ $tile }** na { $end }.
   *[no] { $name } joga **{ $tile }** na { $end }.
 }
block-drew = { $name } não pode jogar e compra uma pedra.
block-drew-yourself = Você compra { $tile }.
block-passed = { $you ->
    [name] Você não pode jogar e passa.
   *[no] { $name } não pode jogar e passa.
 }

# O que aconteceu, em uma linha: os nomes são emblemas
block-brief-lead-found = { $name } começa: pedra mais alta

# Jogadas
block-act-start = { $head } → centro
block-act-lay = { $head } → { $end }
block-act-detail = encosta no { $joined }{ $out ->
    [true] , e você bate
   *[false] ; depois fica aberto um { $opened }
 }
block-act-draw = Comprar
block-act-pass = Passar

# O que um lugar deve ou pode fazer
block-duty-wait = Esperando { $waiting }.
block-duty-start = **Sua vez.** Você começa: jogue qualquer pedra.
block-duty-lay = **Sua vez.** Jogue uma pedra que encaixe em { $ends }.
block-duty-draw = **Sua vez.** Nada na sua mão encaixa em { $ends }: compre. A primeira que encaixar precisa ser jogada; { $stock ->
    [1] resta uma pedra
   *[other] restam { $stock } pedras
 } no monte.
block-duty-pass = **Sua vez.** Nada na sua mão encaixa em { $ends }{ $draw ->
    [true] , e o monte está vazio: passe.
   *[false] : passe.
 }

# De quem é a vez
block-waiting-turn = ➡️ Vez de { $name }.
block-waiting-start = ➡️ { $name } começa.

# Imagens em palavras
block-alt-table = { $laid ->
    [0] Nada foi jogado ainda.
    [1] Pontas abertas: { $ends }. Há uma pedra na mesa: { $last }, de { $layer }.
   *[other] Pontas abertas: { $ends }. Há { $laid } pedras na mesa; a última é { $last }, de { $layer }.
 } { $draw ->
    [true] { $stock ->
        [0] O monte está vazio.
        [1] Há uma pedra no monte.
       *[other] Há { $stock } pedras no monte.
    }
   *[false] { $stock ->
        [0] Nenhuma pedra ficou de fora.
        [1] Uma pedra ficou de fora.
       *[other] { $stock } pedras ficaram de fora.
    }
 }
block-team-blocked = Nada mais encaixa. { $count ->
    [0] As duas duplas têm o mesmo número de pintas: ninguém pontua.
   *[other] { $winners } têm menos pintas juntos, { $won } contra { $lost }, e { $points ->
        [0] vencem a rodada
       *[other] marcam { $points }
    }.
 }
block-note = { $count ->
    [1] uma pinta
   *[other] { $pips } pintas
 }{ $own ->
    [0] {""}
   *[other] , menos { $own } da própria mão
 }

# Recusas
block-refusal-must-lay = Você pode jogar { $tile }, por exemplo: não dá para comprar nem passar.
block-refusal-no-drawing = Nesta mesa não se compra: quem não pode jogar passa.
block-refusal-stock-empty = O monte está vazio: não há o que comprar.
block-refusal-must-draw = { $left ->
    [1] Ainda há uma pedra
   *[other] Ainda há { $left } pedras
 } no monte: compre antes de passar.
block-refusal-tile-not-in-hand = Você não tem { $tile }.
block-refusal-nothing-to-join = Nada foi jogado ainda: a primeira pedra vai no centro.
block-refusal-already-started = O centro já está ocupado por { $tile }.
block-refusal-does-not-fit = A pedra { $tile } não encaixa na { $place }: ali a ponta é { $end }.
block-refusal-which-end = Diga em que ponta, esquerda ou direita, você quer jogar { $tile }.

# Formatos e opções
preset-block-block = Sem compra
preset-block-block-help = Ninguém compra: quem não pode jogar passa
preset-block-draw = Com compra
preset-block-draw-help = Quem não pode jogar compra até uma pedra encaixar
preset-block-rounds = Rodadas
preset-block-rounds-help = Uma rodada vencida vale um ponto; até cinco pontos
option-block-draw = Compra
option-block-draw-help = Quem não pode jogar compra até uma pedra encaixar, em vez de passar
option-block-lead = Rodadas seguintes
option-block-lead-help = Quem começa as rodadas seguintes; na primeira é sempre a carroça mais alta
value-block-lead-winner = quem venceu começa
value-block-lead-next = começa quem vem depois
value-block-lead-highest = a carroça mais alta começa
option-block-target = Pontos para vencer
option-block-target-help = Quem chega primeiro a esses pontos no fim de uma rodada vence a partida
option-block-rounds = Máximo de rodadas
option-block-rounds-help = Depois dessas rodadas vence quem lidera, mesmo sem chegar à meta; 0: sem limite
value-block-rounds-0 = sem limite
option-block-deal_all = Distribuir tudo
option-block-deal_all-help = Para três ou quatro: nove cada um, sem a carroça de branco, ou sete cada um; ninguém compra
option-block-partners = Duplas
option-block-partners-help = Para quatro: o primeiro e o terceiro contra o segundo e o quarto
option-block-counting = O que conta
option-block-counting-help = As pintas que restam nas mãos, ou as rodadas vencidas: então a meta é no máximo 100
value-block-counting-pips = as pintas dos outros
value-block-counting-rounds = as rodadas vencidas

# Regras
block-rules-aim = **Objetivo.** { $partners ->
    [true] Para quatro, em duas duplas, com um dominó de 28 pedras: parceiros sentam frente a frente e vencem juntos. A primeira dupla a chegar a { $target ->
        [one] { $target } ponto
       *[other] { $target } pontos
    } vence a partida.
   *[false] Para { $deal_all ->
        [true] três ou quatro
       *[false] dois a quatro
    }, com um dominó de 28 pedras. Livre-se de todas as suas pedras antes dos outros. Quem chega primeiro a { $target ->
        [one] { $target } ponto
       *[other] { $target } pontos
    } vence a partida.
 }{ $rounds ->
    [0] {""}
   *[other] {" "}Depois da rodada { $rounds }, vence quem lidera.
 }
block-rules-start = **Começo.** { $deal_all ->
    [true] Com três jogadores, cada um recebe nove pedras e joga-se sem a carroça de branco; com quatro, sete. Não sobra nada para comprar.
   *[false] Com dois jogadores, cada um recebe sete pedras; com três ou quatro, cinco. As outras { $draw ->
        [true] formam o monte.
       *[false] ficam de fora, viradas para baixo.
    }
 } Quem tem a carroça mais alta começa, com a pedra que quiser; se ninguém tem carroça, decide a mais alta das outras pedras. { $lead ->
    [highest] Nas rodadas seguintes é igual.
    [next] Cada rodada seguinte começa com quem vem depois, no sentido horário.
   *[winner] As rodadas seguintes começam com quem venceu a anterior; depois de um empate, com quem vem depois de quem começou.
 }
block-rules-turn = **Sua vez.** Joga-se no sentido horário. Jogue uma pedra em uma das duas pontas da linha, de modo que as metades que se tocam sejam iguais. As carroças ficam atravessadas. Se você pode jogar, tem que jogar. { $draw ->
    [true] Se não pode, compre até uma pedra encaixar, e jogue essa pedra. Com o monte vazio, você passa.
   *[false] Se não pode, você passa.
 }
block-rules-out = **Bater.** { $partners ->
    [true] Jogue sua última pedra e sua dupla vence a rodada: ela marca { $counting ->
        [rounds] um ponto
       *[pips] as pintas que a outra dupla ainda tem
    }.
   *[false] Quem joga sua última pedra bate: vence a rodada e marca { $counting ->
        [rounds] um ponto
       *[pips] todas as pintas que os outros ainda têm
    }.
 }
block-rules-blocked = **Jogo fechado.** { $partners ->
    [true] Quando ninguém pode continuar, vence a dupla com menos pintas nas duas mãos: ela marca { $counting ->
        [rounds] um ponto
       *[pips] as pintas da outra dupla, menos as suas
    }. No empate, ninguém pontua.
   *[false] Quando ninguém pode continuar, vence a mão com menos pintas: ela marca { $counting ->
        [rounds] um ponto
       *[pips] as pintas de todas as outras, menos as suas
    }. Se duas ou mais empatam com o menor número, ninguém pontua.
 }

# Exemplos desenhados
block-example-line = A carroça de 4 fica atravessada. Uma pedra com 1 encaixa na esquerda, uma com 4 na direita.
block-example-blocked = As duas pontas são 6, e todas as sete pedras com 6 já foram jogadas: ninguém pode continuar. Se Ann ainda tem 3 pintas e Bob 10, Ann marca 10 menos 3: 7 pontos.
block-lesson-1 = Junte metades iguais
block-lesson-2 = Fechou? Vence quem tem menos pintas
block-lesson-3 = Quem vence leva o que sobrou
