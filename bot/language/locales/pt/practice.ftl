# O enigma do dia, e as aulas.

command-puzzle = enigma
command-puzzle-help = Uma posição por dia: ache a melhor jogada
puzzle-title = ## 🧩 Enigma de { $date } · { $game }
puzzle-asked = A jogada é sua, contra { $seats ->
    [2] um adversário
   *[3] dois adversários
 }. Qual é a melhor?
puzzle-asked-team = A jogada é sua, com { $partner } como parceiro. Qual é a melhor para a sua dupla?
puzzle-counts = -# Vale a sua primeira resposta. Sem pressa.
puzzle-uncounted = -# Este era o enigma de ontem: a sua resposta não conta mais.
puzzle-right = ✅ Você achou: { $move }.
puzzle-wrong = ❌ Desta vez não: você escolheu { $move }.
puzzle-odds = { $team ->
    [yes] 🎲 Jogando daqui até o fim, a sua dupla vence { $share } de cada 100 rodadas com { $move }, e { $less } com { $other }.
   *[no] 🎲 Jogando daqui até o fim, { $move } vence { $share } de cada 100 rodadas; { $other } vence { $less }.
 }
puzzle-streak = { $count ->
    [0] { $best ->
        [0] O próximo pode começar uma sequência.
       *[other] A sua sequência recomeça amanhã. A sua melhor: { $best }.
    }
    [1] 🔥 Resolvido hoje. A sua melhor sequência: { $best }.
   *[other] 🔥 Resolvido { $count } dias seguidos. A sua melhor sequência: { $best }.
 }
puzzle-next = -# O próximo enigma chega { $until }.
puzzle-over = Esse enigma já passou. Aqui está o de hoje.
puzzle-shared = 🧩 { $name } · { $game }, { $date } · { $marks } { $count ->
    [0] não achou
    [1] resolveu
   *[other] resolveu, { $count } dias seguidos
 }
puzzle-shared-already = Você já compartilhou o enigma de hoje.
puzzle-before = Ontem, { $solved } de { $answered } aqui { $solved ->
    [1] achou
   *[other] acharam
 } a jogada.
puzzle-reader = Você
button-puzzle-yesterday = Enigma de ontem
button-puzzle-today = Enigma de hoje
button-puzzle-share = Compartilhar
button-puzzle-try = Tentar

# Aulas
command-learn = aprender
command-learn-help = Aprenda um jogo: uma primeira rodada, jogada por jogada
lessons = ## 🎓 Aprenda um jogo
    Uma primeira rodada contra um Iniciante, jogada por jogada, com os botões que você vai usar na mesa. Só você vê, e pode parar e continuar quando quiser.
lesson-begun = • { $game }: você está no passo { $step } de { $steps }.
lesson-finished = • { $game }: concluída. Você pode fazer de novo.
lesson-title = ## 🎓 { $game } · passo { $step } de { $steps }
lesson-right = ✅ Isso mesmo.
lesson-other-move = 🙂 Isso é permitido! Mas vamos tentar outra: aperte { $move }.
lesson-elsewhere = Você já foi mais longe. É aqui que você está.
lesson-going-on = Que bom ver você de novo. Você parou aqui.
lesson-kept = O seu passo fica guardado: continue aqui, ou com { $learn }.
lesson-over = ## 🎓 { $game }: agora você sabe jogar
lesson-next = Agora jogue com os outros: computadores ocupam os lugares livres.
button-learn = Aprender um jogo
button-lesson-later = Mais tarde
button-lesson-again = Do começo
button-lesson-go-on = Continuar
button-lesson-others = Outras aulas

learn-uno-dominos-start = Você joga contra { $other }, no nível Iniciante. A carroça de número mais alta começa, e ela está com você: tudo se monta nos quatro lados dela. Jogue { $tile }.
learn-uno-dominos-colour = As metades se juntam pela cor, pelo número ou pelo símbolo. Um 2 azul está aberto no norte, e o seu 3 azul encaixa pela cor. Jogue { $move }.
learn-uno-dominos-number = Agora pelo número: a carroça é de 9 verde, e você tem um 9 vermelho. Jogue { $move }.
learn-uno-dominos-catch = Resta uma pedra para { $other }, que não disse UNO! Pegue no flagra antes que alguém jogue. Aperte { $move }.
learn-uno-dominos-skip = { $other } teve que comprar. Agora um símbolo: depois de um Pular, quem vem depois perde a vez, então a dois é a sua vez de novo. Jogue { $move }.
learn-uno-dominos-draw-two = +2: { $other } compra duas e perde a vez. Os outros símbolos: Inverter muda o sentido, Sem Saída fecha o braço em que está. Jogue { $move }.
learn-uno-dominos-draw = Nada na sua mão encaixa, então você compra uma. Aperte { $move }.
learn-uno-dominos-wild = Um Curinga! Ele encaixa em todo lugar, menos em carroça, e depois dele qualquer pedra encaixa, menos carroça. Jogue { $move }.
learn-uno-dominos-call = Resta uma pedra para você. Diga isso antes da próxima jogada dos outros, ou também podem pegar você no flagra. Aperte { $move }.
learn-uno-dominos-last = Depois de um Curinga vai qualquer pedra, menos carroça: jogue { $move }. Você bate, e o que { $other } ainda tem conta para você.

learn-all-fives-begin = Você joga contra { $other }, no nível Iniciante. Depois de cada jogada se somam as pontas abertas, e um múltiplo de cinco marca pontos para quem jogou. Comece com { $tile }: 6 e 4 fazem dez.
learn-all-fives-double = Uma carroça na ponta vale as duas metades: o leste vale 8 agora. Um 2 no oeste faz dez. Jogue { $tile }.
learn-all-fives-spinner = A primeira carroça é especial: com pedras nos dois lados compridos, ela abre também para o norte e o sul. As pontas são 2 e 0, então um 3 faz cinco. Jogue { $tile }.
learn-all-fives-crosswise = As outras carroças ficam atravessadas, mas não abrem braços novos. Nada que você possa jogar marca pontos agora; acontece. Jogue { $tile }.
learn-all-fives-count = { $other } marcou dez. Sua vez: uma carroça de cinco vale dez, e com o 0 e o 5 dá quinze. Jogue { $move }.
learn-all-fives-draw = Nenhuma das suas pedras encaixa. Então você compra até uma encaixar. Aperte { $move }.
learn-all-fives-drawn = Ela encaixa, então é jogada na hora. Abre um 6, e você tem mais dois. Jogue { $tile }.
learn-all-fives-heavy = { $other } teve que comprar duas vezes. O que sobra na mão conta para o outro, então as pedras pesadas vão primeiro. Jogue { $tile }: o seu outro 6 ainda encaixa.
learn-all-fives-last = A sua última pedra: 10, 2 e 3 fazem quinze. E você bate, então as pedras de { $other } também contam para você. Jogue { $tile }.

learn-mexican-train-begin = Você joga contra { $other }, no nível Iniciante. Cada um monta o seu próprio trem a partir da locomotiva, a carroça de 12. Comece o seu: { $move }.
learn-mexican-train-join = As pedras se juntam por números iguais. Continue o seu trem: { $move }.
learn-mexican-train-mexican = O Trem Mexicano é de todos: qualquer um pode começar, com o número da locomotiva, e continuar. Jogue { $move }.
learn-mexican-train-draw = O seu trem pede um 4, o Trem Mexicano um 2. Você não tem nenhum dos dois, então compra uma pedra. Aperte { $move }.
learn-mexican-train-marker = Não encaixou, então o seu marcador entrou: agora os outros podem usar o seu trem, e { $other } usou. Jogue no seu próprio trem, e o marcador sai: { $move }.
learn-mexican-train-open = Agora { $other } não pôde jogar, e esse trem está aberto para você. Jogue { $move }.
learn-mexican-train-double = Uma carroça fica atravessada e pede mais uma pedra na mesma vez. Jogue { $move }.
learn-mexican-train-cover = Essa pedra pode cobrir a carroça, ou ir em outro trem aberto para você. Cubra: { $move }.
learn-mexican-train-open-double = { $other } não pôde cobrir uma carroça. Até que alguém cubra, ninguém pode jogar em outro lugar. Você tem um 5: { $move }.
learn-mexican-train-last = Resta uma pedra: o bot avisou por você: toc, toc. Aqui os pontos são ruins: conta o que resta nas mãos. Jogue { $move }, e você não tem nenhum.

learn-domino-4-begin = Você joga contra { $other }, no nível Iniciante. O curinga no centro abre duas correntes, para leste e para oeste; cada uma começa com qualquer cor. Aperte uma pedra, depois a letra da posição dela na imagem. Jogue { $move }.
learn-domino-4-join = Daqui em diante, as metades que se tocam têm a mesma cor e o mesmo número: um 3 vermelho no 3 vermelho. Jogue { $move }.
learn-domino-4-corner = Uma corrente pode fazer uma curva, e depois de seis em linha reta tem que fazer. O leste pede um 3 azul: faça a curva. Jogue { $move }.
learn-domino-4-white = Uma metade sem pintas é branca e não tem cor. Branco vai com branco, e traz uma cor nova. Jogue { $move }.
learn-domino-4-double = { $other } jogou uma carroça. Depois dela pode vir a mesma carroça de outra cor. Jogue { $move }.
learn-domino-4-draw = Nada na sua mão encaixa, então você compra. Essa pedra espera até a sua próxima vez. Aperte { $move }.
learn-domino-4-accuse = Novas pedras, com uma regra da casa: o blefe. Qualquer pedra pode ser jogada virada para baixo como curinga, dizendo a cor que vem depois. { $other } acabou de fazer isso. Não acredite: aperte { $move }.
learn-domino-4-give = Era mentira! { $other } pega a pedra de volta e compra uma, e você dá uma das suas. Escolha { $move }.
learn-domino-4-bluff = Agora você: aperte *Blefar…*, escolha uma pedra para jogar virada para baixo, e diga azul, cor que você tem. Escolha { $move }.
learn-domino-4-colour = { $other } acreditou em você. Depois de um curinga só a cor conta. Jogue { $move }.
learn-domino-4-call = Resta uma pedra para você. Anuncie, ou você perde uma vez. Aperte { $move }.
learn-domino-4-last = A sua última pedra encaixa. Jogue { $move }, e a rodada é sua.

learn-block-begin = Você joga contra { $other }, no nível Iniciante. As pedras se juntam por números iguais, e quem bate primeiro vence a rodada. Você pode começar com qualquer pedra; as pesadas vão primeiro. Jogue { $tile }.
learn-block-ends = A linha tem duas pontas, e você pode usar qualquer uma: 6 na esquerda, 4 na direita. Jogue { $tile }.
learn-block-keep = As pontas são 1 e 4. Guarde pedras para uma ponta enquanto usa a outra. Jogue { $tile }.
learn-block-plan = Duas pedras suas encaixam no 1. Jogue { $tile }: ela abre um 5, e você tem mais um.
learn-block-double = Uma carroça fica atravessada e deixa aberto o seu próprio número. O que sobra na sua mão conta contra você, então é bom soltar dez pintas. Jogue { $tile }.
learn-block-pass = Você não tem 5 nem 0. Neste jogo ninguém compra: quem não pode jogar passa. Aperte { $move }.
learn-block-watch = { $other } abriu um 2. Aproveite: assim as pontas são 5 e 3, e talvez { $other } não tenha nenhum dos dois. Jogue { $tile }.
learn-block-last = { $other } teve que passar: vale lembrar o que falta aos outros. Jogue { $tile }, a sua última. Você ganha o que resta na mão de { $other }.
learn-partners-begin = Dois contra dois: { $partner } fica à sua frente e vence com você; { $other } e a quarta pessoa jogam contra. Todas as pedras são distribuídas, e a carroça de 6 começa. Jogue { $tile }.
learn-partners-pass = As duas pontas são 5, e você não tem nenhum. Aqui ninguém compra: você passa, e agora todos sabem que você não tem 5. Aperte { $move }.
learn-partners-own = Você tem três pedras com 4. Jogue { $tile }: ela abre um 4, e você pode responder duas vezes.
learn-partners-heavy = As pintas que restam nas mãos vão para quem vence, então as pedras pesadas vão cedo. Jogue { $tile }: você pode responder ao 6 que ela abre.
learn-partners-partner = { $partner } jogou o 3 duas vezes, então é provável que tenha mais. Abra um 3 para a sua dupla: jogue { $tile }.
learn-partners-keep = As pontas são 0 e 6. Talvez { $other } queira o 6, mas ele também é seu: guarde. Jogue { $tile }.
learn-partners-stuck = Quem joga antes de você passou: não tem 1 nem 6. Deixe pontas a que poucos possam responder: jogue { $tile }.
learn-partners-capicua = As pontas são 1 e 2, e a sua última pedra encaixa nas duas. Isso é um lá e lô, que em muitas mesas vale pontos a mais. Jogue { $tile }: a sua dupla marca o que os outros ainda têm.
