# As palavras de All Fives.

game-all-fives = All Fives

# Pedras
fives-pip = { $pip ->
    [0] branco
   *[other] { $pip }
 }
fives-single = { $first }-{ $second }
fives-double = carroça de { $pip ->
    [0] branco
   *[other] { $pip }
 }
fives-arm = { $arm ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
 }
fives-arm-short = { $arm ->
    [N] N
    [E] L
    [S] S
   *[W] O
 }
fives-act-short = { $end }{ $points ->
    [0] {""}
   *[other] {" "}+{ $points }
 }

# O que aconteceu
fives-lead-found = { $name } tem a pedra mais alta e começa.
fives-lead-yours = Você tem a pedra mais alta, { $tile }, e começa.
fives-laid-first = { $you ->
    [name] Você começa com **{ $tile }**.
   *[no] { $name } começa com **{ $tile }**.
 }
fives-laid = { $you ->
    [name] Você joga **{ $tile }** no braço { $arm }.
   *[no] { $name } joga **{ $tile }** no braço { $arm }.
 }
fives-scored = { $you ->
    [name] ⭐ As pontas somam { $points }: **+{ $points }** para você.
   *[no] ⭐ As pontas somam { $points }: **+{ $points }** para { $name }.
 }
fives-drew = { $name } não pode jogar e compra uma pedra.
fives-drew-yourself = Você compra { $tile }.
fives-passed = { $you ->
    [name] Você não pode jogar e o monte está vazio: você passa.
   *[no] { $name } não pode jogar e o monte está vazio: passa.
 }
fives-went-out = 🏁 { $name } bate. { $side ->
    [two] { $opponent } ainda tem
   *[more] Os adversários juntos ainda têm
 } { $pips ->
    [1] uma pinta
   *[other] { $pips } pintas
 }{ $rounding ->
    [nearest] , arredondando para { $points }
    [down] , arredondando para baixo, { $points }
    [up] , arredondando para cima, { $points }
   *[none] {""}
 }: **+{ $points }** para { $name }.
fives-blocked = ⛔ Nada mais encaixa e o monte está vazio. { $side ->
    [team] A dupla de { $name } tem
   *[two] { $name } tem
 } { $own ->
    [1] uma pinta
   *[other] { $own } pintas
 }, { $side ->
    [two] { $opponent } { $pips }
    [team] a outra dupla { $pips }
   *[more] todos os outros juntos { $pips }
 }. { $why ->
    [fewest] Vence quem tem menos pintas:
    [most] Vence quem tem mais pintas:
    [tiles] Com pintas iguais, vence quem tem menos pedras:
   *[last] Com pintas e pedras iguais, vence quem jogou por último:
 } { $pips }, arredondado para { $rounded }, menos { $own } dá **{ $points }** para { $side ->
    [team] a dupla
   *[two] { $name }
 }.

# O que aconteceu, em uma linha: os nomes são emblemas
fives-brief-lead-found = { $name } começa: pedra mais alta
fives-brief-went-out = 🏁 { $side ->
    [two] { $opponent } tinha { $pips }
   *[more] Adversários { $pips }
 }: **+{ $points }** para { $name }
fives-brief-blocked = ⛔ { $side ->
    [two] { $name } { $own }, { $opponent } { $pips }
    [team] Duplas { $own }–{ $pips }
   *[more] { $name } { $own }, outros { $pips }
 }: **{ $points }** para { $name }

# Jogadas
fives-act-start = { $head } → centro ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, vence!
    [out] {""}, bate
   *[none] {""}
 })
fives-act-lay = { $head } → { $arm } ({ $points ->
    [0] 0
   *[other] +{ $points }
 }{ $effect ->
    [win] {""}, vence!
    [out] {""}, bate
   *[none] {""}
 })
fives-act-detail = encosta no { $end }; então as pontas somam { $count }{ $points ->
    [0] , o que não marca nada
   *[other] : { $points } pontos
 }{ $effect ->
    [win] {" "}e a partida
    [out] {" "}e você bate
   *[none] {""}
 }
fives-act-start-bare = { $head } → centro
fives-act-lay-bare = { $head } → { $arm }
fives-act-detail-bare = encosta no { $end }
fives-act-draw = Comprar
fives-act-pass = Passar

# O que um lugar deve ou pode fazer
fives-duty-wait = Esperando { $waiting }.
fives-duty-start = **Sua vez.** Você começa: jogue qualquer pedra.
fives-duty-highest = **Sua vez.** Você começa, com a pedra mais alta: { $tile }.
fives-duty-lay = **Sua vez.** As pontas somam { $count }.
fives-duty-draw = **Sua vez.** Nada na sua mão encaixa em { $ends }: compre. A primeira que encaixar precisa ser jogada; { $stock ->
    [1] resta uma pedra
   *[other] restam { $stock } pedras
 } no monte.
fives-duty-pass = **Sua vez.** Nada na sua mão encaixa em { $ends }, e o monte está vazio: passe.

# De quem é a vez
fives-waiting-turn = ➡️ Vez de { $name }.
fives-waiting-start = ➡️ { $name } começa.

# Imagens em palavras
fives-alt-end = { $place }: { $end }{ $plain ->
    [false] {" "}(vale { $worth })
   *[true] {""}
 }
fives-alt-table = { $laid ->
    [0] Nenhuma ponta aberta.
   *[other] Pontas abertas: { $ends }; elas somam { $count }.
 } { $laid ->
    [0] Nada foi jogado ainda.
    [1] Há uma pedra na mesa: { $last }, de { $layer }{ $made ->
        [0] .
       *[other] , que marcou { $made } pontos.
    }
   *[other] Há { $laid } pedras na mesa; a última é { $last }, de { $layer }{ $made ->
        [0] .
       *[other] , que marcou { $made } pontos.
    }
 } { $stock ->
    [0] O monte está vazio.
    [1] Há uma pedra no monte.
   *[other] Há { $stock } pedras no monte.
 }
fives-note-table = { $points } durante o jogo
fives-note-out = { $pips ->
    [1] uma pinta
   *[other] { $pips } pintas
 }{ $rounding ->
    [nearest] , pelo cinco mais próximo: { $points }
    [down] , arredondando para baixo: { $points }
    [up] , arredondando para cima: { $points }
   *[none] {" "}na mão dos adversários
 }
fives-note-blocked = { $pips } arredondado para { $rounded }, menos { $own }: { $points }
fives-team-blocked = Nada mais encaixa. { $winners } vencem a rodada: { $how ->
    [fewest] juntos têm menos pintas, { $won } contra { $lost }.
    [most] juntos têm mais pintas, { $won } contra { $lost }.
    [tiles] têm tantas pintas quanto os outros, mas menos pedras.
   *[last] têm tantas pintas e pedras quanto os outros, mas jogaram por último.
 }

# Recusas
fives-refusal-must-lay = Você pode jogar { $tile }, por exemplo: não dá para comprar nem passar.
fives-refusal-stock-empty = O monte está vazio: não há o que comprar.
fives-refusal-must-draw = { $left ->
    [1] Ainda há uma pedra
   *[other] Ainda há { $left } pedras
 } no monte: compre antes de passar.
fives-refusal-tile-not-in-hand = Você não tem { $tile }.
fives-refusal-nothing-to-join = Nada foi jogado ainda: a primeira pedra vai no centro.
fives-refusal-must-open-highest = A rodada começa com a pedra mais alta: { $tile }.
fives-refusal-already-started = O centro já está ocupado por { $tile }.
fives-refusal-no-spinner = O braço { $arm } nasce da primeira carroça, e ainda não há nenhuma.
fives-refusal-cross-closed = O braço { $arm } abre quando { $spinner } tem pedras nos dois lados compridos.
fives-refusal-does-not-fit = { $tile } não encaixa no braço { $arm }: ali a ponta é { $end }.
fives-refusal-no-such-tile = Não existe a pedra “{ $tile }” em um dominó de 28 pedras.
fives-refusal-no-such-arm = Não existe o braço “{ $arm }”: existem { $arms }.
fives-refusal-which-arm = Em que braço? { $tile } encaixa em mais de um.

# Formatos e opções
preset-all-fives-nl = Pela folha
preset-all-fives-nl-help = Até 100; a pedra mais alta decide quem começa, com qualquer pedra
preset-all-fives-english = À inglesa
preset-all-fives-english-help = Como na folha, mas a própria pedra mais alta é jogada primeiro
preset-all-fives-letter = Ao pé da letra
preset-all-fives-letter-help = Como diz a folha: na rodada fechada vence quem tem mais pintas
preset-all-fives-long = Partida longa
preset-all-fives-long-help = Pela folha, mas até 250
preset-all-fives-pairs = Em duplas
preset-all-fives-pairs-help = Para quatro, em duas duplas
option-all-fives-opening_tile = Primeira pedra
option-all-fives-opening_tile-help = Se a pedra mais alta só decide quem começa, ou também precisa ser jogada primeiro
value-all-fives-opening_tile-free = qualquer pedra
value-all-fives-opening_tile-highest = a mais alta
option-all-fives-next_start = Rodadas seguintes
option-all-fives-next_start-help = Quem começa as rodadas seguintes: quem venceu a última, ou de novo a pedra mais alta
value-all-fives-next_start-winner = quem venceu começa
value-all-fives-next_start-highest = a pedra mais alta começa
option-all-fives-round_out = Arredondamento
option-all-fives-round_out-help = Como as pintas ganhas ao bater viram um múltiplo de cinco
value-all-fives-round_out-nearest = para o cinco mais próximo
value-all-fives-round_out-down = para baixo
value-all-fives-round_out-up = para cima
option-all-fives-blocked_winner = Rodada fechada
option-all-fives-blocked_winner-help = Quem vence uma rodada fechada: quem tem menos pintas, ou mais, como diz a folha
value-all-fives-blocked_winner-fewest = vence quem tem menos pintas
value-all-fives-blocked_winner-most = vence quem tem mais pintas
option-all-fives-target = Pontos para vencer
option-all-fives-target-help = Quem chega primeiro a esses pontos vence, mesmo no meio da rodada
option-all-fives-rounds = Máximo de rodadas
option-all-fives-rounds-help = Depois dessas rodadas vence quem lidera, mesmo sem chegar à meta; 0: sem limite
value-all-fives-rounds-0 = sem limite
option-all-fives-hand_size = Pedras por jogador
option-all-fives-hand_size-help = O normal são sete para dois jogadores e cinco para três ou quatro
value-all-fives-hand_size-usual = o normal
value-all-fives-hand_size-5 = cinco
value-all-fives-hand_size-6 = seis
value-all-fives-hand_size-7 = sete
option-all-fives-partners = Duplas
option-all-fives-partners-help = Para quatro: o primeiro e o terceiro contra o segundo e o quarto

# Regras
fives-rules-aim = **Objetivo.** { $partners ->
    [true] Para quatro, em duas duplas, com um dominó de 28 pedras: parceiros sentam frente a frente, e pontuam e vencem juntos.
   *[false] Para dois a quatro, com um dominó de 28 pedras.
 } Faça a soma das pontas abertas ser um múltiplo de cinco. { $partners ->
    [true] A primeira dupla a chegar a { $target } pontos vence
   *[false] Quem chega primeiro a { $target } pontos vence
 } a partida, mesmo no meio de uma rodada.{ $rounds ->
    [0] {""}
   *[other] {" "}Depois da rodada { $rounds }, vence quem lidera.
 }
fives-rules-start = **Começo.** { $hand_size ->
    [usual] { $partners ->
        [true] Cinco pedras para cada um.
       *[false] Com dois jogadores, cada um recebe sete pedras; com três ou quatro, cinco.
    }
   *[other] { $hand_size } pedras para cada um.
 } As outras formam o monte. A carroça mais alta começa; se ninguém tem carroça, começa a mais alta das outras pedras. { $opening_tile ->
    [highest] Essa pedra é jogada primeiro.
   *[free] A primeira pedra pode ser qualquer uma.
 } { $next_start ->
    [highest] Nas rodadas seguintes é igual.
   *[winner] As rodadas seguintes começam com quem venceu a anterior, com qualquer pedra{ $partners ->
        [true] : quem bateu ou, depois de um jogo fechado, a mão mais leve da dupla.
       *[false] .
    }
 }
fives-rules-turn = **Sua vez.** Joga-se no sentido horário. Jogue uma pedra com uma metade igual a uma ponta aberta. Se nenhuma encaixa, compre até uma encaixar, e jogue essa pedra. Se você pode jogar, não pode comprar. Com o monte vazio, você passa.
fives-rules-ends = **Pontas.** A linha tem duas pontas. As carroças ficam atravessadas. Quando a primeira carroça tem pedras nos dois lados compridos, mais dois braços podem nascer dela.
fives-rules-points = **Pontos.** Some as pontas abertas depois de cada jogada. Uma carroça na ponta vale as duas metades; braços que ninguém começou não valem nada. Uma soma de 5, 10, 15 … é marcada. Assim, 6 e carroça de 2 fazem 10 pontos.
fives-rules-out = **Bater.** Quem joga sua última pedra bate e marca também { $partners ->
    [true] as pintas que a outra dupla ainda tem
   *[false] todas as pintas que os outros ainda têm
 }, { $round_out ->
    [down] arredondadas para baixo a um múltiplo de cinco
    [up] arredondadas para cima a um múltiplo de cinco
   *[nearest] arredondadas ao múltiplo de cinco mais próximo
 }.
fives-rules-blocked = **Jogo fechado.** Quando ninguém pode continuar e o monte está vazio, vence a { $partners ->
    [true] dupla
   *[false] mão
 } com { $blocked_winner ->
    [most] mais
   *[fewest] menos
 } pintas; depois, a que tem menos pedras; depois, quem jogou por último. Quem vence marca as pintas { $partners ->
    [true] da outra dupla
   *[false] de todos os outros
 }, arredondadas para baixo a um múltiplo de cinco, menos as suas: isso pode ficar abaixo de zero.

# Exemplos desenhados
fives-example-alone = Uma carroça sozinha vale as duas metades: 10 pontos.
fives-example-double = 6 e carroça de 2 somam 10: 10 pontos.
fives-example-spinner = A primeira carroça tem pedras nos dois lados compridos, então norte e sul também estão abertos. Ainda não valem nada: 1 e 4 fazem 5 pontos.
fives-lesson-1 = Junte metades iguais
fives-lesson-2 = Soma múltipla de 5 marca pontos
fives-lesson-3 = A 1ª carroça abre quatro braços
