# As palavras do Trem Mexicano.

game-mexican-train = Trem Mexicano

# Pedras e trens
train-tile = { $double ->
    [true] carroça de { $high }
   *[false] { $high }-{ $low }
 }
train-place = { $kind ->
    [common] Trem Mexicano
    [own] seu próprio trem
    [yours] seu trem
    [theirs] próprio trem
   *[others] trem de { $name }
 }
train-mexican = Trem Mexicano
train-target = menor total vence

# O que aconteceu
train-engine = 🚂 A locomotiva é { $tile }: todos os trens começam com esse número.
train-starts = { $you ->
    [name] Você começa.
   *[no] { $name } começa.
 }
train-laid = { $you ->
    [name] Você joga **{ $tile }** no { $place }.
   *[no] { $name } joga **{ $tile }** no { $place }.
 }
train-drew = { $name } compra uma pedra.
train-drew-openly = { $you ->
    [name] Você compra { $tile }.
   *[no] { $name } compra { $tile }.
 }
train-drew-yourself = Você compra { $tile }.
train-stuck = Não encaixa.
train-passed = { $you ->
    [name] Você não pode jogar nem comprar.
   *[no] { $name } não pode jogar nem comprar.
 }
train-marker-down = { $you ->
    [name] 🚩 O seu marcador entra: o seu trem está aberto para todos.
   *[no] 🚩 O marcador de { $name } entra: esse trem está aberto para todos.
 }
train-marker-up = { $you ->
    [name] O seu marcador sai: o seu trem está fechado de novo para os outros.
   *[no] O marcador de { $name } sai: esse trem está fechado de novo para os outros.
 }
train-double-open = ❗ A **{ $tile }** no { $place } está aberta: precisa ser coberta antes que alguém jogue em outro lugar.
train-double-covered = A { $tile } no { $place } está coberta.
train-double-dead = Nada mais pode cobrir a { $tile } no { $place }: o jogo segue normalmente.
train-knocked = { $you ->
    [name] ✊ **Toc, toc!** Resta uma pedra para você.
   *[no] ✊ **Toc, toc!** Resta uma pedra para { $name }.
 }

# O que aconteceu, em uma linha: os nomes são emblemas
train-brief-engine = 🚂 { $tile } é a locomotiva
train-brief-starts = { $name } começa
train-brief-marker-down = 🚩 { $name } abre o trem
train-brief-double-open = ❗ cobrir { $tile } ({ $place })
train-brief-double-dead = { $tile } ({ $place }) fica como está

# Jogadas
train-act-lay = { $head } → { $kind ->
    [common] Trem Mexicano
    [own] meu trem
    [theirs] próprio trem
   *[others] trem de { $name }
 }
train-short = { $kind ->
    [common] Mex.
   *[others] { $name }
 }
train-act-detail = encosta no { $end }{ $double ->
    [true] : uma carroça, então você joga mais uma pedra
   *[false] {""}
 }
train-act-draw = Comprar
train-act-pass = Passar

# O que um lugar deve ou pode fazer
train-duty-wait = Esperando { $waiting }.
train-duty-drawn = **{ $tile } encaixa.** Jogue.
train-why-closed = -# { $tile } encaixa no { $place }, mas nenhum marcador abre esse trem.
train-duty-lay = **Sua vez.** Jogue uma pedra.
train-duty-draw = **Sua vez.** Nada na sua mão encaixa: compre uma pedra.
train-duty-pass = **Sua vez.** Nada na sua mão encaixa, e o monte está vazio: passe. { $marked ->
    [true] O seu marcador fica.
   *[false] O seu marcador entra.
 }
train-duty-cover-lay = **Cubra o { $number } aberto** no { $place }. Antes disso, ninguém pode jogar em outro lugar.
train-duty-cover-draw = **Cubra o { $number } aberto** no { $place }. Você não tem { $number }: compre uma pedra.
train-duty-cover-pass = **Cubra o { $number } aberto** no { $place }. Você não tem { $number }, e o monte está vazio: passe. { $marked ->
    [true] O seu marcador fica.
   *[false] O seu marcador entra.
 }
train-duty-extra-lay = Você jogou a carroça de { $number } no { $place }: **jogue mais uma pedra.** { $doubles ->
    [true] Ela pode ir na carroça ou em qualquer trem aberto para você, e pode ser outra carroça.
   *[false] Ela pode ir na carroça ou em qualquer trem aberto para você, mas não pode ser uma carroça.
 }
train-duty-extra-draw = Você jogou a carroça de { $number } no { $place }: **falta mais uma pedra.** Nada na sua mão encaixa: compre uma pedra.
train-duty-extra-pass = Você jogou a carroça de { $number } no { $place }: **falta mais uma pedra.** Nada na sua mão encaixa, e o monte está vazio: passe. { $marked ->
    [true] O seu marcador fica.
   *[false] O seu marcador entra.
 }

# De quem é a vez
train-waiting-free = ➡️ Vez de { $name }.
train-waiting-cover = ➡️ { $name } precisa cobrir o { $number } no { $place }.
train-waiting-extra = ➡️ { $name }: mais uma pedra depois da carroça de { $number }.

# Imagens em palavras
train-alt-end = { $place }{ $marked ->
    [true] {" "}(aberto)
   *[false] {""}
 } { $end }
train-alt-table = Pontas abertas: { $ends }.{ $duty ->
    [cover] {" "}A carroça de { $number } no { $place } precisa ser coberta.
    [extra] {" "}Falta mais uma pedra depois da carroça de { $number } no { $place }.
   *[free] {""}
 } { $laid ->
    [0] Nada foi jogado ainda.
   *[other] Por último, { $layer } jogou { $last } no { $on }.
 } A locomotiva é { $engine }. { $stock ->
    [0] O monte está vazio.
    [1] Há uma pedra no monte.
   *[other] Há { $stock } pedras no monte.
 }

# Recusas
train-refusal-must-lay = Você pode jogar, então precisa jogar.
train-refusal-must-draw = Primeiro compre uma pedra.
train-refusal-stock-empty = O monte está vazio: não há o que comprar.
train-refusal-tile-not-in-hand = Você não tem { $tile }.
train-refusal-no-such-train = Ninguém aqui tem esse trem.
train-refusal-open-double = Primeiro é preciso cobrir o { $number } aberto no { $place }.
train-refusal-private-train = Esse é o { $place }, e está sem marcador: só { $seat } pode jogar ali.
train-refusal-does-not-fit = { $tile } não encaixa no { $number } da ponta do { $place }.
train-refusal-extra-not-double = A pedra extra não pode ser uma carroça, e { $tile } é.
train-refusal-which-train = Em que trem? { $tile } precisa de um.

# Formatos e opções
preset-mexican-train-sheet = Pela folha
preset-mexican-train-sheet-help = Treze rodadas, da carroça de 12 até a carroça de 0
preset-mexican-train-thirds = Uma locomotiva em três
preset-mexican-train-thirds-help = Cinco rodadas: 12, 9, 6, 3 e 0
preset-mexican-train-five = Cinco rodadas
preset-mexican-train-five-help = As cinco locomotivas mais altas: 12, 11, 10, 9 e 8
preset-mexican-train-short = Partida curta
preset-mexican-train-short-help = Dois a quatro jogadores, sem pedras acima de 9, dez rodadas
preset-mexican-train-open = Mãos abertas
preset-mexican-train-open-help = Todos veem todas as mãos; só o monte fica escondido
option-mexican-train-first_starter = Quem começa
option-mexican-train-first_starter-help = Quem começa a primeira rodada; depois, o começo anda no sentido horário
value-mexican-train-first_starter-random = a sorte escolhe
value-mexican-train-first_starter-host = quem chegou primeiro à mesa
option-mexican-train-short_game = Partida curta
option-mexican-train-short_game-help = Sem as pedras acima de 9, a partir da carroça de 9: para dois a quatro jogadores
option-mexican-train-open_hands = Mãos abertas
option-mexican-train-open_hands-help = Todos veem todas as mãos; só o monte fica escondido
option-mexican-train-chain_doubles = Carroças em série
option-mexican-train-chain_doubles-help = A pedra extra depois de uma carroça pode ser outra carroça, que pede a sua própria
option-mexican-train-length = Duração
option-mexican-train-length-help = Que locomotivas se jogam: todas, uma em cada três, ou as cinco ou três mais altas
value-mexican-train-length-all = todas as locomotivas
value-mexican-train-length-thirds = uma locomotiva em três
value-mexican-train-length-five = as cinco locomotivas mais altas
value-mexican-train-length-three = as três locomotivas mais altas

# Regras
train-rules-aim = **Objetivo.** Livre-se das suas pedras. Depois de { $rounds } rodadas, o menor total vence.
train-rules-start = **Começo.** Uma carroça é a locomotiva, posta no centro antes da distribuição: a carroça de { $first } na primeira rodada, { $step ->
    [1] um número a menos
   *[other] { $step } números a menos
 } a cada rodada, a carroça de { $last } na última. Cada um recebe { $hands }; o resto é o monte.{ $open_hands ->
    [true] {" "}Todas as mãos ficam abertas; só o monte fica escondido.
   *[false] {""}
 } { $first_starter ->
    [host] Quem chegou primeiro à mesa
   *[random] Quem a sorte escolhe
 } começa, e a cada rodada o começo anda no sentido horário.
train-hand-size = { $tiles } (com { $seats } jogadores)
train-rules-trains = **Trens.** Cada um monta o seu próprio trem a partir da locomotiva, e todos montam o único Trem Mexicano. Cada trem começa com o número da locomotiva, e as metades que se tocam são iguais. O seu trem é só seu, enquanto não há marcador nele. O Trem Mexicano está sempre aberto para todos.
train-rules-turn = **Sua vez.** Se você pode jogar, tem que jogar: uma pedra, no seu próprio trem, no Trem Mexicano ou em um trem com marcador. Se não pode, compre uma pedra; se ela encaixa, você joga essa pedra.
train-rules-marker = **Marcadores.** Se a pedra comprada também não encaixa, ou não há o que comprar, o seu marcador vai para o seu trem: todos podem jogar ali. Ele sai assim que você joga de novo no seu próprio trem.
train-rules-double = **Carroças** ficam atravessadas e pedem na hora uma pedra extra, na carroça ou em qualquer trem aberto para você. { $chain_doubles ->
    [true] Ela pode ser outra carroça, que pede a sua própria.
   *[false] Ela não pode ser uma carroça.
 } Se você não pode, compre uma; se nem assim der, o seu marcador entra. Uma carroça como última pedra encerra a rodada.
train-rules-open = **Carroça aberta.** Uma carroça que fica descoberta no fim da vez precisa ser coberta antes que alguém jogue em outro lugar, seja de quem for o trem. Quem não pode cobrir compra uma pedra e, se ela não encaixa, põe o marcador. Já não é preciso cobrir quando todas as outras { $others } pedras com esse número estão na mesa.
train-rules-end = **O fim.** Resta uma pedra? Você avisa: toc, toc. A rodada acaba quando alguém joga sua última pedra, ou quando o monte está vazio e ninguém pode jogar.
train-rules-score = **Placar.** Cada um conta as pintas que restam na mão; quem bateu não conta nada. Quem empata no menor total divide a vitória.

# Exemplos desenhados
train-example-trains = Ann (A) e Bob (B) começaram os seus próprios trens, e Bob começou também o Trem Mexicano.
train-example-marker = Bob não pôde jogar: o marcador está no trem dele, e Ann pôde começar esse trem por ele.
train-example-open = A carroça de 5 de Ann ficou descoberta: agora é o único lugar onde se pode jogar.
train-lesson-1 = Monte o seu próprio trem
train-lesson-2 = Sem jogada? Seu trem abre a todos
train-lesson-3 = Cubra cada carroça
