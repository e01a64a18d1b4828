# As palavras de UNO Dominos.

game-uno-dominos = UNO Dominos

# Pedras
uno-half = { $face ->
    [D] +2
    [S] Pular
    [R] Inverter
   *[other] { $face }
 } { $colour ->
    [r] vermelho
    [g] verde
    [y] amarelo
   *[b] azul
 }
uno-colourless = { $face ->
    [DE] Sem Saída
    [W] Curinga
   *[W4] Curinga +4
 }
uno-single = { $first } | { $second }
uno-double = carroça de { $half }
uno-end-wild = qualquer coisa
uno-arm = { $arm ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
 }
uno-arm-short = { $arm ->
    [N] N
    [E] L
    [S] S
   *[W] O
 }
uno-act-either = { $end } { $half }
uno-mark = UNO
uno-shouted = Você gritou UNO!

# O que aconteceu
uno-start-found = { $you ->
    [name] Você tem a carroça mais alta, { $tile }, e começa.
   *[no] { $name } tem a carroça mais alta, { $tile }, e começa.
 }
uno-start-drawn = { $you ->
    [name] Ninguém tem carroça de número. Depois de { $draws ->
        [1] uma compra
       *[other] { $draws } compras
    } você acha { $tile } e começa.
   *[no] Ninguém tem carroça de número. Depois de { $draws ->
       [1] uma compra
      *[other] { $draws } compras
    } { $name } acha { $tile } e começa.
 }
uno-taken-from = { $you ->
    [name] 🔄 Troca inicial: você tira às cegas uma pedra de { $victim }, e ela vai para o monte.
   *[no] 🔄 Troca inicial: { $name } tira às cegas uma pedra de { $victim }, e ela vai para o monte.
 }
uno-taken-from-you = 🔄 Troca inicial: { $name } tira { $tile } da sua mão, e a pedra vai para o monte.
uno-returned = { $you ->
    [name] Você também devolve uma das suas pedras.
   *[no] { $name } também devolve uma das próprias pedras.
 }
uno-laid-start = { $you ->
    [name] Você joga a carroça inicial, { $tile }.
   *[no] { $name } joga a carroça inicial, { $tile }.
 }
uno-laid = { $you ->
    [name] Você joga **{ $tile }** no braço { $arm }.
   *[no] { $name } joga **{ $tile }** no braço { $arm }.
 }
uno-drew = { $you ->
    [name] Você não compra nada: o monte está vazio.
   *[no] { $name } { $count ->
       [0] não compra nada
       [1] compra uma pedra
      *[other] compra { $count } pedras
    }{ $why ->
       [two] {" "}pelo +2
       [four] {" "}pelo Curinga +4
       [uno] {" "}pelo UNO esquecido
       [foul] {" "}de castigo
      *[turn] {""}
    }{ $count ->
       [0] : o monte está vazio.
      *[other] .
    }
 }
uno-drew-yourself = Você compra { $tiles }{ $why ->
    [two] {" "}pelo +2
    [four] {" "}pelo Curinga +4
    [uno] {" "}pelo UNO esquecido
    [foul] {" "}de castigo
   *[turn] {""}
 }.
uno-kept = { $you ->
    [name] Você guarda a pedra comprada.
   *[no] { $name } guarda a pedra comprada.
 }
uno-passed = { $you ->
    [name] Você passa.
   *[no] { $name } passa.
 }
uno-reversed = 🔁 Agora o jogo corre no sentido { $direction ->
    [1] horário
   *[other] anti-horário
 }.
uno-skipped = { $you ->
    [name] Você perde a vez.
   *[no] { $name } perde a vez.
 }
uno-arm-closed = ⛔ O braço { $arm } está fechado.
uno-called = { $you ->
    [name] 📣 Você grita **UNO!**
   *[no] 📣 **UNO!** grita { $name }.
 }
uno-caught = { $you ->
    [name] 👉 Você pega { $culprit } no flagra: esqueceu de gritar UNO!
    [culprit] 👉 { $name } pega você no flagra: esqueceu de gritar UNO!
   *[no] 👉 { $name } pega { $culprit } no flagra: esqueceu de gritar UNO!
 }
uno-challenge-guilty = { $you ->
    [name] ⚖️ Você desafia e acerta: { $layer } tinha uma cor que encaixava.
    [layer] ⚖️ { $name } desafia e acerta: você tinha uma cor que encaixava.
   *[no] ⚖️ { $name } desafia e acerta: { $layer } tinha uma cor que encaixava.
 }
uno-challenge-innocent = { $you ->
    [name] ⚖️ Você desafia e erra: o Curinga +4 foi justo.
    [layer] ⚖️ { $name } desafia e erra: o seu Curinga +4 foi justo.
   *[no] ⚖️ { $name } desafia e erra: o Curinga +4 foi justo.
 }
uno-hand-shown = { $you ->
    [layer] Você mostra: { $tiles }.
   *[no] { $layer } mostra: { $tiles }.
 }
uno-taken-back = { $you ->
    [name] Você pega de volta o Curinga +4 do braço { $arm } e precisa jogar outra pedra.
   *[no] { $name } pega de volta o Curinga +4 do braço { $arm } e precisa jogar outra pedra.
 }
uno-accepted = { $you ->
    [name] Você compra as quatro pedras.
   *[no] { $name } compra as quatro pedras.
 }

# O que aconteceu, em uma linha: os nomes são emblemas
uno-brief-start-found = { $name } começa: carroça mais alta
uno-brief-start-drawn = { $name } começa: carroça comprada ({ $draws })
uno-brief-taken-from-you = 🔄 { $name } tira { $tile } de você
uno-brief-arm-closed = ⛔ { $arm } está fechado
uno-brief-caught = 👉 { $name } pega { $culprit }: sem UNO!
uno-brief-guilty = ⚖️ { $name } acerta: { $layer } tinha a cor
uno-brief-innocent = ⚖️ { $name } erra: o +4 foi justo
uno-brief-hand-shown = 👀 { $layer } tem { $tiles }
uno-brief-penalty = ⚖️ { $name } compra { $count } de castigo

# Jogadas
uno-act-return = { $head } ↩ de volta ao monte
uno-act-start = { $head } → centro
uno-act-lay = { $head } → { $arm }{ $effect ->
    [draw_two] {" "}(compra 2)
    [reverse] {" "}(inverte)
    [skip] {" "}(pula)
    [dead_end] {" "}(fecha)
    [draw_four] {" "}(compra 4)
   *[none] {""}
 }
uno-act-detail = encosta em { $end }{ $effect ->
    [draw_two] : quem vem depois compra duas
    [reverse] : o sentido muda
    [skip] : quem vem depois perde a vez
    [dead_end] : fecha o braço
    [draw_four] : quem vem depois compra quatro
   *[none] {""}
 }
uno-act-draw = Comprar
uno-act-pass = Passar
uno-act-keep = Guardar
uno-act-accept = Comprar 4
uno-act-challenge = Desafiar
uno-act-call = UNO!
uno-act-catch = Flagra! { $name }

# O que um lugar deve ou pode fazer
uno-duty-wait = Esperando { $waiting }.
uno-duty-return = **Sua jogada:** você começa, então devolva ao monte uma das suas pedras, menos a carroça inicial.
uno-duty-start = **Sua jogada:** você tem a carroça inicial. Jogue no centro.
uno-duty-challenge = **Um Curinga +4 para você.** Compre quatro pedras, ou desafie: se uma cor encaixava, você não compra nada e quem jogou compra quatro.
uno-duty-replace = **O desafio estava certo.** Jogue outra pedra; depois você compra quatro.
uno-duty-drawn = **{ $tile } encaixa.** Jogue, ou guarde.
uno-duty-lay = **Sua vez.** Jogue uma pedra.
uno-duty-lay-or-draw = **Sua vez.** Jogue uma pedra, ou compre uma.
uno-duty-draw = **Sua vez.** Nada na sua mão encaixa em { $ends }: compre uma pedra.
uno-duty-pass = **Sua vez.** Nada na sua mão encaixa em { $ends }, e o monte está vazio: passe.
uno-duty-call = Depois desta resta uma pedra: grite UNO!
uno-duty-forgot = **Resta uma pedra e você não gritou UNO!** Grite antes que alguém pegue você no flagra.
uno-why-four = -# O Curinga +4 espera enquanto outra pedra encaixa.
uno-why-foul = -# Curinga +4: você tem uma cor que encaixa, então um desafio daria certo.
uno-why-double = -# { $tile }: carroça nunca encosta em carroça.
uno-why-closed = -# { $tile }: um Sem Saída fechou o braço { $arm }.
uno-why-last = -# { $tile }: o último braço aberto precisa ficar aberto.

# De quem é a vez
uno-waiting-turn = ➡️ Vez de { $name }.
uno-waiting-decide = ➡️ { $name } comprou uma pedra que encaixa: jogar ou guardar?
uno-waiting-start = ➡️ { $name } joga a carroça inicial.
uno-waiting-return = ➡️ { $name } devolve uma pedra ao monte.
uno-waiting-challenge = ➡️ { $name }: comprar quatro pedras, ou desafiar?
uno-waiting-replace = ➡️ { $name } precisa jogar outra pedra.

# Imagens em palavras
uno-alt-table = { $open ->
    [0] Nenhuma ponta aberta.
   *[other] Pontas abertas: { $ends }.
 } { $laid ->
    [0] Nada foi jogado ainda.
    [1] A pedra inicial é { $last }, por enquanto sozinha.
   *[other] Há { $laid } pedras na mesa; a última é { $last }, de { $layer }, no { $place }.
 } O jogo corre no sentido { $direction ->
    [1] horário
   *[other] anti-horário
 }. { $stock ->
    [0] O monte está vazio.
    [1] Há uma pedra no monte.
   *[other] Há { $stock } pedras no monte.
 }

# Recusas
uno-refusal-call-not-due = Cedo demais! Grite UNO ao jogar a sua penúltima pedra, ou logo depois. Sem castigo.
uno-refusal-already-called = Você já gritou UNO: uma vez basta.
uno-refusal-must-answer = Primeiro responda à pergunta.
uno-refusal-no-question = Não há o que responder.
uno-refusal-cannot-catch-yourself = Você não pode se pegar no flagra. Grite UNO!
uno-refusal-nobody-to-catch = Ninguém no flagra: ninguém esqueceu de gritar, ou você chegou tarde.
uno-refusal-cannot-catch = Não dá para pegar { $seat } no flagra, mas { $owing } sim.
uno-refusal-question-open = { $turn } tem uma pergunta para responder primeiro.
uno-refusal-cannot-return-start = { $tile } é a carroça inicial: devolva outra pedra.
uno-refusal-tile-not-in-hand = Você não tem { $tile }.
uno-refusal-start-first = A carroça inicial vem primeiro: { $tile }.
uno-refusal-only-drawn = Você só pode jogar a pedra que acabou de comprar: { $tile }.
uno-refusal-already-started = A carroça inicial { $tile } já está no centro.
uno-refusal-another-than-four = Jogue outra coisa que não um Curinga +4.
uno-refusal-arm-closed = Um Sem Saída fechou o braço { $arm }.
uno-refusal-last-arm = O braço { $arm } é o último aberto: um Sem Saída não pode fechá-lo.
uno-refusal-four-comes-last = Você só pode jogar um Curinga +4 quando nada mais encaixa.
uno-refusal-double-on-double = { $tile } é uma carroça, e a ponta do braço { $arm } também: carroça nunca encosta em carroça.
uno-refusal-halves-differ = { $half } não encaixa em { $end } no braço { $arm }: cor, número e símbolo são diferentes.
uno-refusal-already-drawn = Você já comprou { $tile }: jogue ou guarde.
uno-refusal-must-lay = Você pode jogar, então precisa jogar.
uno-refusal-stock-empty = O monte está vazio: não há o que comprar.
uno-refusal-must-draw = Primeiro compre uma pedra.
uno-refusal-which-arm = Em que braço? { $tile } encaixa em mais de um.

# Formatos e opções
preset-uno-dominos-plain = Sem troca inicial
preset-uno-dominos-plain-help = Como na caixa holandesa, mas ninguém tira pedras dos outros antes do começo
preset-uno-dominos-nl = Caixa holandesa
preset-uno-dominos-nl-help = Seis pedras, troca inicial, carroças separadas, Curinga +4 aberto a desafio
preset-uno-dominos-fr = Caixa francesa
preset-uno-dominos-fr-help = Sete pedras, compra livre, carroças podem se tocar, Curinga +4 só em último caso
preset-uno-dominos-blind = Sem Saída vence
preset-uno-dominos-blind-help = Jogue o último Sem Saída e a rodada é sua
preset-uno-dominos-active = Só vale o símbolo encostado
preset-uno-dominos-active-help = Um símbolo na outra metade não faz nada
option-uno-dominos-sheet = Folha de regras
option-uno-dominos-sheet-help = Que folha vale quando nada mais foi escolhido
value-uno-dominos-sheet-nl = holandesa
value-uno-dominos-sheet-fr = francesa
option-uno-dominos-start_exchange = Troca inicial
option-uno-dominos-start_exchange-help = Quem começa tira uma pedra de cada um e devolve uma das próprias
value-uno-dominos-start_exchange-literal = sim, ao pé da letra
value-uno-dominos-start_exchange-off = não
option-uno-dominos-symbol_acts = Símbolos que agem
option-uno-dominos-symbol_acts-help = Se um símbolo vale em qualquer metade, ou só na metade encostada
value-uno-dominos-symbol_acts-any = em qualquer metade
value-uno-dominos-symbol_acts-joined = só na metade encostada
option-uno-dominos-blind_street = Sem Saída vence
option-uno-dominos-blind_street-help = O último Sem Saída vence a rodada, e marca o que todos os outros têm na mão
option-uno-dominos-two_player_reverse_skips = Inverter pula a dois
option-uno-dominos-two_player_reverse_skips-help = Com dois jogadores, um Inverter faz o outro perder a vez
option-uno-dominos-hand_size = Tamanho da mão
option-uno-dominos-hand_size-help = Quantas pedras cada um recebe
option-uno-dominos-double_on_double = Carroça com carroça
option-uno-dominos-double_on_double-help = Se uma carroça pode encostar em outra carroça
option-uno-dominos-voluntary_draw = Compra livre
option-uno-dominos-voluntary_draw-help = Se quem pode jogar também pode comprar
option-uno-dominos-wild_draw_four = Curinga +4
option-uno-dominos-wild_draw_four-help = Livre e aberto a desafio, ou só quando nada mais encaixa
value-uno-dominos-wild_draw_four-challenge = aberto a desafio
value-uno-dominos-wild_draw_four-strict = só em último caso
option-uno-dominos-doubles_twice = Carroças valem o dobro
option-uno-dominos-doubles_twice-help = Se uma carroça que sobra na mão vale o dobro
option-uno-dominos-last_arm = Último braço aberto
option-uno-dominos-last_arm-help = Se um Sem Saída pode fechar o último braço aberto, onde o jogo continua
value-uno-dominos-last_arm-may_close = pode ser fechado
value-uno-dominos-last_arm-stays_open = fica aberto
option-uno-dominos-target = Pontos para vencer
option-uno-dominos-target-help = Quantos pontos vencem a partida; com 0 joga-se uma só rodada
option-uno-dominos-rounds = Máximo de rodadas
option-uno-dominos-rounds-help = Depois dessas rodadas vence quem lidera, mesmo sem chegar à meta; 0: sem limite
value-uno-dominos-rounds-0 = sem limite
option-uno-dominos-partners = Duplas
option-uno-dominos-partners-help = Para quatro ou seis: duplas frente a frente, que marcam juntas

# Regras
uno-rules-aim = **Objetivo.** { $blind_street ->
    [true] Jogue o último Sem Saída da rodada.
   *[false] Jogue todas as suas pedras antes dos outros.
 } { $target ->
    [0] Joga-se uma rodada.
   *[other] Quem chega primeiro a { $target } pontos vence a partida.{ $rounds ->
        [0] {""}
       *[other] {" "}Depois da rodada { $rounds }, vence quem lidera.
    }
 }
uno-rules-start = **Começo.** Cada um recebe { $hand_size } pedras. A carroça de número mais alta começa.{ $start_exchange ->
    [literal] {" "}Primeiro, quem começa tira às cegas uma pedra de cada um dos outros, e elas vão para o monte. Depois, devolve também uma das próprias pedras.
   *[off] {""}
 } Se ninguém tem carroça de número, todos compram, um de cada vez, até aparecer uma; quem a acha devolve outra pedra. Continua quem está à esquerda de quem começou, no sentido horário.
uno-rules-joining = **Encaixar.** Só a carroça inicial tem quatro lados: quatro braços nascem dela. As metades que se tocam têm o mesmo número, cor ou símbolo. As carroças ficam atravessadas{ $double_on_double ->
    [true] {" "}e podem encostar em outra carroça. Curinga, Curinga +4 e Sem Saída encaixam em qualquer ponta, e tudo encaixa em um Curinga
   *[false] ; carroça nunca encosta em carroça. Curinga, Curinga +4 e Sem Saída também são carroças: encaixam em qualquer ponta que não seja carroça, e qualquer pedra simples encaixa em um Curinga
 }.
uno-rules-turn = **Sua vez.** Jogue uma pedra. { $voluntary_draw ->
    [true] Ou compre uma em vez disso, podendo jogar ou não;
   *[false] Se nenhuma encaixa, compre uma;
 } a pedra comprada pode ser jogada na hora. Com o monte vazio, jogue se puder, e passe se não puder.
uno-rules-symbols = **Símbolos** agem { $symbol_acts ->
    [joined] só na metade encostada
   *[any] em qualquer metade
 }. +2: quem vem depois compra duas e perde a vez. Pular: quem vem depois perde a vez. Inverter: o sentido muda{ $two_player_reverse_skips ->
    [true] , e com dois jogadores o outro perde a vez
   *[false] {""}
 }. Sem Saída: fecha o braço até o fim da rodada.{ $last_arm ->
    [stays_open] {" "}Não pode fechar o último braço aberto.
   *[may_close] {""}
 }
uno-rules-four = **Curinga +4.** Quem vem depois compra quatro e perde a vez. { $wild_draw_four ->
    [strict] Só pode ser jogado quando nada mais encaixa.
   *[challenge] Só pode jogar quem não tem nenhuma pedra com uma cor que encaixe. Você pode jogar mesmo assim, mas quem vem depois pode desafiar: se você não podia, pega a pedra de volta, joga outra e compra quatro.
 }
uno-rules-call = **UNO!** Vai jogar a sua penúltima pedra? Grite UNO. Se você esquecer e alguém pegar você no flagra antes da próxima pedra jogada, e antes de você comprar ou passar, você compra duas.
uno-rules-end = **O fim.** A rodada acaba quando alguém joga sua última pedra{ $blind_street ->
    [true] , o quarto braço está fechado ou ninguém pode continuar. Quem jogou o último Sem Saída vence a rodada, tenha o que tiver na mão. Só se não há Sem Saída na mesa a rodada vai para quem bateu, ou para a mão mais baixa
   *[false] . Quando ninguém pode continuar, vence a mão mais baixa; no empate ninguém pontua
 }.{ $sheet ->
    [nl] {" "}Se a última pedra é um +2 ou uma carroça de Curinga +4, quem vem depois ainda compra, e isso conta.
   *[fr] {""}
 }
uno-rules-score = **Placar.** { $partners ->
    [true] Parceiros sentam frente a frente, em duplas. A dupla de quem vence marca o que as outras duplas têm na mão
   *[false] Quem vence marca o que todos os outros têm na mão
 }: números pelo seu valor, +2, Inverter e Pular 10, Sem Saída e Curinga +4 20, Curinga 25 por metade.{ $doubles_twice ->
    [true] {" "}Carroças valem o dobro.
   *[false] {""}
 }

# Exemplos desenhados
uno-example-doubles = Uma carroça fica atravessada, e a próxima pedra encosta no outro lado comprido.
uno-example-dead-end = Um Sem Saída fecha o braço em que está.
uno-example-either = O 3 vermelho encosta, e o Pular age mesmo assim.
uno-example-passive = O 3 vermelho encosta: o Pular não age.
uno-example-active = O Pular encosta: ele age.
uno-lesson-1 = Combine o número ou a cor
uno-lesson-2 = +2, pular, inverter: símbolos agem
uno-lesson-3 = Resta uma pedra? Grite UNO!
