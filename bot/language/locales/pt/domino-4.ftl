# As palavras de Domino 4.

game-domino-4 = Domino 4

# Pedras
four-tile = { $low }-{ $high } { $colour ->
    [r] vermelha
    [g] verde
    [y] amarela
   *[b] azul
 }
four-joker = curinga
four-face-down = uma pedra virada para baixo
four-colour = { $colour ->
    [red] vermelho
    [green] verde
    [yellow] amarelo
   *[blue] azul
 }
four-end-half = { $pips } { $colour ->
    [r] vermelho
    [g] verde
    [y] amarelo
   *[b] azul
 }
four-end-colour = { $colour }, qualquer número
four-end-plain = { $half ->
    [white] branco
   *[joker] qualquer pedra
 }
four-end = { $arm ->
    [E] leste
   *[W] oeste
 }: { $end }
four-end-dead = { $arm ->
    [E] leste
   *[W] oeste
 }: fechado
four-arm-short = { $arm ->
    [E] L
   *[W] O
 }
four-mark = ÚLTIMA
four-shouted = Você anunciou a sua última pedra!
four-target = { $rounds ->
    [1] uma rodada
   *[other] até { $rounds } rodadas vencidas
 }

# O que aconteceu
four-lead-found = { $you ->
    [name] A sorte escolheu: você começa.
   *[no] A sorte escolheu: { $name } começa.
 }
four-laid = { $you ->
    [name] Você joga **{ $tile }** no { $arm ->
        [E] leste
       *[W] oeste
    }.
   *[no] { $name } joga **{ $tile }** no { $arm ->
       [E] leste
      *[W] oeste
    }.
 }
four-joker-laid = { $you ->
    [name] Você joga um **curinga** no { $arm ->
        [E] leste
       *[W] oeste
    } e pede **{ $colour }**.
   *[no] { $name } joga um **curinga** no { $arm ->
       [E] leste
      *[W] oeste
    } e pede **{ $colour }**.
 }
four-covered = { $you ->
    [name] 🂠 Você joga uma pedra virada para baixo no { $arm ->
        [E] leste
       *[W] oeste
    }, diz “Curinga” e pede **{ $colour }**.
   *[no] 🂠 { $name } joga uma pedra virada para baixo no { $arm ->
       [E] leste
      *[W] oeste
    }, diz “Curinga” e pede **{ $colour }**.
 }
four-cornerstone-laid = { $you ->
    [name] Você joga **{ $tile }** como pedra angular.
   *[no] { $name } joga **{ $tile }** como pedra angular.
 }
four-drew = { $name } { $why ->
    [turn] { $could ->
        [bluff] compra uma pedra em vez de blefar
        [unknown] compra uma pedra
       *[none] não pode jogar e compra uma pedra
    }
    [cornerstone] jogou logo antes da pedra angular e compra uma pedra
   *[lie] compra uma pedra pela mentira
 }.
four-drew-yourself = Você compra { $tile }{ $why ->
    [lie] {" "}pela mentira
   *[turn] { $could ->
        [bluff] {" "}em vez de blefar
        [corner] {" "}em vez de jogar uma pedra angular
       *[none] {""}
    }
 }.
four-passed = { $you ->
    [name] Você { $why ->
        [empty] { $could ->
            [bluff] passa em vez de blefar
            [corner] passa em vez de jogar uma pedra angular
           *[none] não pode jogar e passa
        }: o monte está vazio
       *[one] joga só uma
    }.
   *[no] { $name } { $why ->
       [empty] { $could ->
           [bluff] passa em vez de blefar
           [unknown] passa
          *[none] não pode jogar e passa
       }: o monte está vazio
      *[one] joga só uma
    }.
 }
four-two-allowed = ✌️ Ninguém pôde jogar em uma volta inteira: quem joga agora pode jogar duas pedras de uma vez.
four-called = { $you ->
    [name] 📣 Você anuncia: **última pedra!**
   *[no] 📣 **Última pedra!** anuncia { $name }.
 }
four-kept-silent = { $you ->
    [name] 🤫 Você não anuncia a sua última pedra e vai perder uma vez.
   *[no] 🤫 { $name } não anuncia a última pedra e vai perder uma vez.
 }
four-skipped = { $you ->
    [name] Você perde a vez por não ter anunciado.
   *[no] { $name } perde a vez por não ter anunciado.
 }
four-accepted = { $you ->
    [name] Você acredita em { $bluffer }.
    [bluffer] { $name } acredita em você.
   *[no] { $name } acredita em { $bluffer }.
 }
four-believed = { $you ->
    [name] Ninguém acusa você: a pedra fica virada para baixo.
   *[no] Ninguém acusa { $name }: a pedra fica virada para baixo.
 }
four-accused-truth = { $you ->
    [name] ⚖️ Você acusa { $bluffer } e erra: **é** um curinga.
    [bluffer] ⚖️ { $name } acusa você e erra: **é** um curinga.
   *[no] ⚖️ { $name } acusa { $bluffer } e erra: **é** um curinga.
 }
four-accused-lie = { $you ->
    [name] ⚖️ Você desmascara o blefe: **{ $tile }**!
    [bluffer] ⚖️ { $name } desmascara o seu blefe: **{ $tile }**!
   *[no] ⚖️ { $name } desmascara o blefe: **{ $tile }**!
 }
four-taken-back = { $you ->
    [name] Você pega a pedra de volta e perde a vez.
   *[no] { $name } pega a pedra de volta e perde a vez.
 }
four-gave = { $you ->
    [name] Você dá uma pedra a { $receiver }.
    [receiver] { $name } dá uma pedra a você.
   *[no] { $name } dá uma pedra a { $receiver }.
 }
four-gave-seen = { $you ->
    [name] Você dá { $tile } a { $receiver }.
    [receiver] { $name } dá { $tile } a você.
   *[no] { $name } dá { $tile } a { $receiver }.
 }

# O que aconteceu, em uma linha: os nomes são emblemas
four-brief-lead-found = { $name } começa, na sorte
four-brief-two-allowed = ✌️ agora até duas pedras
four-brief-kept-silent = 🤫 { $name } não avisou: perde a vez
four-brief-truth = ⚖️ { $name } erra: curinga de verdade
four-brief-lie = ⚖️ { $name } desmascara o blefe: { $tile }

# Jogadas
four-act-lay = { $head } → { $place }
four-act-covered = { $head }, virada
four-act-give = Dar { $head }
four-act-bluff = Blefar…
four-ask-bluff = **Que pedra você joga virada para baixo** e chama de curinga?
four-ask-colour = **{ $tile }: que cor você pede?**
four-act-accept = Acredito
four-act-accuse = Mentira!
four-act-draw = Comprar
four-act-pass = Passar
four-act-call = Última pedra!
four-place = { $arm ->
    [E] leste
   *[W] oeste
 }, { $way ->
    [straight] em frente
    [N] curva ao norte
    [E] curva ao leste
    [S] curva ao sul
   *[W] curva ao oeste
 }, depois { $turn ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
 }{ $either ->
    [yes] {" "}(encosta pelo { $joins })
   *[no] {""}
 }
four-place-joker = { $colour } · { $arm ->
    [E] leste
   *[W] oeste
 }, { $way ->
    [straight] em frente
    [N] curva ao norte
    [E] curva ao leste
    [S] curva ao sul
   *[W] curva ao oeste
 }
four-place-cornerstone = pedra angular

# O que um lugar deve ou pode fazer
four-duty-wait = Esperando { $waiting }.
four-duty-lay = **Sua vez.** Jogue uma pedra.
four-duty-two = **Sua vez, e você pode jogar duas pedras.** Jogue a primeira.
four-duty-second = **Você pode jogar uma segunda pedra**, ou passar.
four-duty-draw = **Sua vez.** Nada na sua mão encaixa: compre uma pedra.
four-duty-pass = **Sua vez.** Nada na sua mão encaixa, e o monte está vazio: passe.
four-duty-may = **Sua vez.** Nada encaixa nas pontas: { $ways ->
    [corner] jogue uma pedra angular
    [bluff] blefe com uma pedra virada para baixo
   *[both] jogue uma pedra angular, blefe
 } ou { $stock ->
    [0] passe
   *[other] compre
 }.
four-duty-bluff = **É um curinga?** { $name } pede { $colour }.
    -# Se acusar: no curinga você recebe uma pedra, na mentira { $name } recebe uma.
four-duty-truth = **Você disse a verdade.** Escolha uma pedra para dar a { $receiver }, que acusou você.
four-duty-lie = **Você acertou: era mentira.** Escolha uma pedra para dar a { $receiver }.
four-duty-call = Depois desta resta uma pedra: aperte “Última pedra!”
four-duty-forgot = **Resta uma pedra, e você não anunciou!** Aperte antes da próxima jogada.
four-duty-silent = Você não anunciou a sua última pedra: perde a sua próxima vez.
four-why-joker = -# O seu curinga se joga virado para baixo: *Blefar…*
four-why-colour = -# { $tile }: o número encaixa em { $end }, a cor não.

# De quem é a vez
four-waiting-turn = ➡️ Vez de { $name }.
four-waiting-two = ➡️ Vez de { $name }: pode jogar duas pedras de uma vez.
four-waiting-bluff = ➡️ { $name }: você acredita em { $bluffer }?
four-waiting-truth = ➡️ { $name } escolhe uma pedra para { $receiver }.
four-waiting-lie = ➡️ { $name } escolhe uma pedra para { $receiver }.

# Imagens em palavras
four-alt-table = Pontas: { $ends }. { $laid ->
    [0] Só o curinga inicial está na mesa, no centro.
    [1] Há uma pedra ao lado do curinga inicial:
   *[other] Há { $laid } pedras em volta do curinga inicial; a última:
 }{ $laid ->
    [0] {""}
   *[other] {" "}{ $last }, de { $layer }, { $where ->
        [E] no leste
        [W] no oeste
       *[middle] como pedra angular
    }{ $asked ->
        [yes] , que pede { $colour }
       *[no] {""}
    }.
 }{ $covered ->
    [0] {""}
    [1] {" "}Uma pedra está virada para baixo.
   *[other] {" "}{ $covered } pedras estão viradas para baixo.
 } { $stock ->
    [0] O monte está vazio.
    [1] Há uma pedra no monte.
   *[other] Há { $stock } pedras no monte.
 }

# Recusas
four-refusal-call-not-due = Cedo demais! Anuncie ao ficar com uma pedra, ou logo depois. Sem castigo.
four-refusal-must-answer = { $question ->
    [bluff] Primeiro diga se você acredita.
   *[other] Primeiro escolha a pedra que você vai dar.
 }
four-refusal-question-open = { $question ->
    [bluff] Primeiro os outros dizem se acreditam; falta a resposta de { $turn }.
   *[other] Primeiro { $turn } escolhe a pedra que vai dar.
 }
four-refusal-no-question = Não há o que responder: já está decidido.
four-refusal-must-lay = { $tile } encaixa, então você precisa jogar essa ou outra que encaixe.
four-refusal-stock-empty = O monte está vazio: não há o que comprar.
four-refusal-must-draw = Há pedras para comprar, então você não pode passar.
four-refusal-lay-or-stop = Jogue uma segunda pedra, ou passe: agora não se compra.
four-refusal-tile-not-in-hand = Você não tem { $tile }.
four-refusal-joker-open = Nesta mesa, os curingas se jogam virados para baixo.
four-refusal-no-bluffing = Nesta mesa, não se joga pedra virada para baixo.
four-refusal-cell-taken = Já há uma pedra ali.
four-refusal-touches-nothing = Essa posição não toca nenhuma pedra.
four-refusal-not-an-end = A pedra ali não é a ponta de uma corrente.
four-refusal-wrong-side = A corrente não continua por esse lado.
four-refusal-seventh-straight = Há seis pedras em linha reta: a sétima faz uma curva.
four-refusal-does-not-fit = { $tile } não encaixa: a ponta pede { $end }.
four-refusal-turn-the-tile = Vire { $tile } ao contrário: a outra metade encaixa em { $end }.
four-refusal-touches-two = Na ponta de uma corrente, uma pedra só toca uma outra.
four-refusal-corner-joker = Um curinga não pode ser pedra angular.
four-refusal-corner-at-joker = Uma pedra angular não pode ficar ao lado de um curinga.
four-refusal-corner-at-end = Uma pedra angular não pode ficar ao lado da ponta de uma corrente.
four-refusal-corner-half = As duas metades de uma pedra angular tocam uma pedra; uma metade de { $tile } não tocaria nenhuma.
four-refusal-corner-numbers = Onde { $tile } encostaria, os números são diferentes.
four-refusal-which-place = { $tile } pode ir em mais de uma posição: escolha uma.

# Formatos e opções
preset-domino-4-first = Primeira partida
preset-domino-4-first-help = O jogo simples: curingas à vista, sem pedras angulares
preset-domino-4-corner = Com pedras angulares
preset-domino-4-corner-help = Também se joga no meio. Para depois da primeira partida
preset-domino-4-bluff = Com blefe
preset-domino-4-bluff-help = Curingas virados para baixo, falsos ou não. Para depois da primeira partida
preset-domino-4-full = Com os dois
preset-domino-4-full-help = Pedras angulares e blefe. Para depois da primeira partida
option-domino-4-hoeksteen = Pedras angulares
option-domino-4-hoeksteen-help = Pode-se jogar no meio da mesa. Para depois da primeira partida
option-domino-4-blufjoker = Blefe
option-domino-4-blufjoker-help = Qualquer pedra pode ser jogada virada, como curinga. Para depois da primeira partida
option-domino-4-rounds_to_win = Rodadas para vencer
option-domino-4-rounds_to_win-help = Quantas rodadas vencem a partida; com 1 joga-se uma só

# Regras
four-rules-aim = **Objetivo.** Livre-se de todas as suas pedras antes dos outros. { $rounds ->
    [1] Joga-se uma rodada.
   *[other] Uma rodada vencida vale um ponto; quem chega primeiro a { $rounds } pontos vence a partida.
 }
four-rules-start = **Começo.** Há um curinga no centro. Com dois jogadores, cada um recebe 11 pedras; com três, 9; com mais, 7; o resto é o monte. A sorte diz quem começa. Duas correntes nascem do curinga, uma para leste e uma para oeste; cada uma pode começar com qualquer cor.
four-rules-joining = **Encaixar.** Na sua vez, jogue uma pedra em uma ponta. As metades que se tocam têm a mesma cor e o mesmo número. Cada metade tem dois lados da pedra, então uma corrente segue em frente ou faz uma curva: uma posição se lê “leste, em frente, depois norte” quando a pedra seguinte também pode virar ao norte.
four-rules-changing = **Mudar de cor.** Um curinga sempre encaixa, e você diz a cor que vem depois{ $blufjoker ->
    [true] {" "}(aqui virado para baixo, veja adiante)
   *[false] {""}
 }. A uma metade branca (0) se junta outra metade branca, e a outra metade dessa pedra dá a nova cor. Depois de uma carroça pode vir a mesma carroça de outra cor.
four-rules-place = **Espaço.** Uma pedra em uma ponta só toca uma outra; os cantos podem se encontrar. Depois de seis pedras em linha reta, a sétima faz uma curva.
four-rules-turn = **Nada encaixa?** Compre uma pedra, e a sua vez acaba; se o monte está vazio, passe. Quando ninguém jogou uma pedra em uma volta inteira, quem joga a seguir pode jogar duas de uma vez.
four-rules-last = **Resta uma pedra?** Anuncie com o botão, antes de jogar ou logo depois, mas antes da jogada seguinte, ou você perde a sua próxima vez.
four-rules-end = **O fim.** Quem joga sua última pedra bate e vence a rodada. Quando o monte está vazio e todos passaram duas vezes seguidas, vence quem tem menos pedras; no empate, divide-se a vitória.
four-rules-hoeksteen = **Pedra angular.** Você também pode jogar uma pedra no meio: ela toca duas pedras ou mais, as duas metades tocam uma, e os números que se tocam são iguais; as cores não importam. Ela não é um curinga e não fica ao lado de um curinga nem de uma ponta. Quem jogou antes de você compra uma pedra.
four-rules-blufjoker = **Blefe.** Os curingas não se jogam à vista. Jogue qualquer pedra virada para baixo, diga “Curinga” e a cor que vem depois. Os outros acreditam ou acusam você; vale quem acusa primeiro. Se acreditam, ela fica virada até o fim. Se é curinga, você dá uma das suas pedras a quem acusou. Se é mentira, você pega a pedra de volta, perde a vez, compra uma, e quem acusou dá uma pedra a você.

# Exemplos desenhados
four-example-chains = As metades que se tocam têm a mesma cor e o mesmo número. A corrente vermelha faz uma curva.
four-example-changes = Branco encosta em branco, e o verde continua; depois da carroça de 2 vem outra carroça de 2.
four-example-joker = O curinga pede azul: qualquer pedra azul pode vir depois.
four-example-hoeksteen = A última pedra jogada é uma pedra angular: o 0 dela toca um 0 e o 2 toca um 2, sejam quais forem as cores.
four-example-blufjoker = Virada para baixo, dita curinga, e acreditaram: vem o vermelho.
four-lesson-1 = Cor e número iguais se tocam
four-lesson-2 = Um curinga diz uma cor
four-lesson-3 = A corrente vira como quiser
