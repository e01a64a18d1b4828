# O que é de cada um: o que a pessoa define para si, e o que se guarda sobre ela.

command-me = eu
command-me-help = Suas configurações e seus dados
me-title = ## Para você · { $page }
    Só você vê isto, e vale em todos os servidores.
me-wish = • **{ $wish }**
    -# { $help }
me-notifications = Notificações
me-hand = Minha mão
me-quiet = Horas de silêncio
me-privacy = Privacidade

wish-person-language = Idioma
wish-person-language-help = Tudo o que só você vê é dito nele.
wish-person-language-value-default = como no meu Discord
wish-person-ping = Mencionar na minha vez
wish-person-ping-help = O Discord então notifica você. Enquanto você joga, a sua vez só muda a mensagem da mesa.
wish-person-ping-value-slow = quando não estou olhando ou demoro
wish-person-ping-value-each = a cada vez
wish-person-ping-value-next = também quando a próxima vez é minha
wish-person-ping-value-digest = uma vez por dia, por mensagem direta
wish-person-ping-value-none = nunca
wish-person-direct = Por mensagem direta
wish-person-direct-help = Em vez de uma menção na mesa. Várias mesas ao mesmo tempo são uma só mensagem.
wish-person-half = Me lembrar na metade do meu tempo
wish-person-half-help = Senão, depois de três quartos. Você recebe um só lembrete a cada vez.
wish-person-digest_hour = Mensagem diária às
wish-person-digest_hour-help = No seu fuso horário, escolhido em Horas de silêncio. Só chega se uma mesa espera por você.
wish-person-digest_hour-value = { $value }:00
direct-refused = O Discord não me deixa enviar mensagens diretas a você, então parei. De agora em diante, as mesas mencionam você de novo. Com /eu você muda isso.
wish-person-order = Ordem das minhas pedras
wish-person-order-help = Como a sua mão é arrumada, tanto na imagem como nos botões.
wish-person-order-value-rack = como o jogo arruma
wish-person-order-value-playable = o que dá para jogar primeiro
wish-person-order-value-heavy = o que vale mais primeiro
wish-person-contrast = Contraste forte
wish-person-contrast-help = Suas imagens em cores fortes no preto; o que dá para jogar tem moldura.
wish-person-large = Pedras grandes
wish-person-large-help = Suas imagens com pedras e pontas abertas tão grandes quanto possível.
wish-person-text = Palavras junto das imagens
wish-person-text-help = A sua mão também diz em palavras que pedras você tem e o que há na mesa.
wish-person-auto_call = Gritar por mim
wish-person-auto_call-help = O bot anuncia a sua última pedra (UNO!) por você. Todos na mesa ficam sabendo.
wish-person-auto_draw = Comprar e passar por mim
wish-person-auto_draw-help = Quando você só pode comprar ou só passar, o bot faz isso depois de um instante.
wish-person-auto_lay = Jogar a minha única pedra
wish-person-auto_lay-help = O bot joga quando uma pedra encaixa em uma só posição. Os outros notam que não havia escolha.
wish-person-marker = Minha marca
wish-person-marker-help = Sua cor e sua forma na mesa, quando ninguém antes de você as tem.
wish-person-marker-value-seat = a do meu lugar
wish-person-marker-value-orange = 🟠 disco laranja
wish-person-marker-value-blue = 🟦 quadrado azul
wish-person-marker-value-green = 🟢 hexágono verde
wish-person-marker-value-yellow = 🟡 losango amarelo
wish-person-marker-value-purple = 🟣 escudo roxo
wish-person-marker-value-grey = 🏠 casa cinza
wish-person-marker-value-pink = 🔴 octógono rosa
wish-person-marker-value-turquoise = 🟩 bilhete turquesa
wish-person-away_until = Estou fora
wish-person-away_until-help = Nada notifica você, e seus relógios de uma hora ou mais ficam parados. A mesa vê até quando.
wish-person-away_until-value = { $value ->
    [0] não
    [1] 1 dia
   *[other] { $value } dias
 }
wish-person-zone = Seu fuso horário, por cidade
wish-person-zone-help = Digite a cidade grande mais próxima, como São Paulo. As horas de silêncio seguem o relógio dela.
wish-person-zone-value-default = UTC
wish-person-zone-example = São Paulo, Manaus, Lisboa
city-unknown = Não conheço o fuso horário de { $city }. Tente a cidade grande mais próxima.
wish-person-quiet_from = Começo das horas de silêncio
wish-person-quiet_from-help = Nada notifica você nessas horas, e relógios de um dia ou mais ficam parados para você.
wish-person-quiet_from-value = { $value ->
    [-1] nenhum
   *[other] { $value }:00
 }
wish-person-quiet_hours = Duração das horas de silêncio
wish-person-quiet_hours-help = No seu fuso horário, no máximo 10 horas por dia.
wish-person-quiet_hours-value = { $value ->
    [1] 1 hora
   *[other] { $value } horas
 }
wish-person-hidden = Me esconder dos rankings
wish-person-hidden-help = Você não aparece em nenhum ranking, e os outros não podem ver as suas partidas.
wish-person-quick_words = Frases rápidas
wish-person-quick_words-help = Saudações curtas nas suas mesas, em *Mais*. Desligado: ali ninguém pode dizê-las.
wish-person-blocked = Bloquear
wish-person-blocked-help = Não podem convidar você nem pegar lugar em uma mesa sua. Não ficam sabendo.
wish-person-blocked-value = { $count ->
    [0] ninguém
    [1] uma pessoa
   *[other] { $count } pessoas
 }

# Na mão e na mesa
button-look-table = Ver a mesa
button-look-tiles = Ver minhas pedras
hand-in-words = **Suas pedras:** { $tiles }
table-in-words = **A mesa:** { $table }
hand-forced = Não há outra coisa a fazer: o bot faz esta jogada por você.
hand-concealed = Não há escolha: isto é jogado em um instante, mesmo sem apertar.
forced-soon = 👌 É jogado em um instante.
shouted-by-bot = -# O bot grita por { $name }.

# O que se guarda
button-my-data = Meus dados
button-export = Exportar
button-forget = Apagar meus dados
button-forget-yes = Apagar tudo
button-keep = Manter
button-back-to-me = Voltar
data-title = ## O que se guarda sobre você
data-names = • { $servers ->
    [1] Seu nome em um servidor
   *[other] Seus nomes em { $servers } servidores
 }: { $names }
data-matches = • { $count ->
    [1] Uma partida de que você participou
   *[other] { $count } partidas de que você participou
 }, com { $moves ->
    [1] uma jogada sua
   *[other] { $moves } jogadas suas
 }
data-hosted = • { $count ->
    [1] Uma mesa que você organiza ou organizou
   *[other] { $count } mesas que você organiza ou organizou
 }
data-results = • Seus resultados em { $results ->
    [1] uma partida terminada
   *[other] { $results } partidas terminadas
 } e { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
 }
data-ratings = • { $count ->
    [1] Um rating
   *[other] { $count } ratings
 }
data-wishes = • { $count ->
    [1] Uma coisa que você definiu aqui
   *[other] { $count } coisas que você definiu aqui
 }
data-puzzles = • Sua resposta ao último enigma do dia, e quantos você resolveu seguidos
data-lessons = • { $count ->
    [1] Até onde você chegou em uma aula
   *[other] Até onde você chegou em { $count } aulas
 }
data-reminders = • O que as mensagens diretas devem dizer a você sobre as suas mesas
data-watches = • { $count ->
    [1] Avisos de mesa de um canal
   *[other] Avisos de mesa de { $count } canais
 }
data-invitations = • { $count ->
    [1] Um convite para uma mesa
   *[other] { $count } convites para mesas
 }
data-questions = • { $count ->
    [1] Uma pergunta aberta em uma mesa que trata de você
   *[other] { $count } perguntas abertas em mesas que tratam de você
 }
data-barred = • Que { $count ->
    [1] um servidor não deixa
   *[other] { $count } servidores não deixam
 } você entrar nas mesas de lá. Isso fica quando você apaga os seus dados, até que o veto acabe
data-nothing = Nada se guarda sobre você.
data-how = -# Mensagens não são lidas nem guardadas. *Exportar* dá tudo a você em um arquivo.
export-here = Isto é tudo o que se guarda sobre você neste momento. Só você pode ver este arquivo.
forget-confirm = ## Apagar tudo o que se guarda sobre você?
    Seu nome, seus resultados, seus ratings e tudo o que você definiu aqui vão embora, e você some dos rankings. As partidas ficam para quem jogou com você, sem ninguém no seu lugar. { $tables ->
        [0] Isso não pode ser desfeito.
        [1] Você sai da mesa em que está; um computador continua ali. Isso não pode ser desfeito.
       *[other] Você sai das { $tables } mesas em que está; computadores continuam ali. Isso não pode ser desfeito.
    }
forget-playing = Você acabou de pegar um lugar em uma mesa, então nada foi apagado. Saia dela primeiro e tente de novo.
forget-done = Pronto: nada mais se guarda sobre você, a não ser que um servidor tenha vetado você: isso ele ainda sabe. Se jogar de novo, você começa do zero.

# Onde estão as políticas
policy-privacy = Política de privacidade
policy-terms = Termos de uso
policy-file = { $policy } (o arquivo { $file } deste programa)
help-policies = -# { $privacy } · { $terms } · { $me } mostra e apaga o que se guarda sobre você.
help-support = -# Ajuda com este bot: { $address }
operator-reach = Para falar com quem mantém este bot: { $contact }

# Na linha de comando
person-about = mostra em JSON, ou apaga, o que se guarda sobre alguém que não pode mais usar /eu
person-about-id = o id da pessoa no Discord
person-about-forget = apaga tudo em vez de mostrar; um bot em execução ainda conhece as preferências até ser reiniciado
person-no-id = “{ $given }” não é um id do Discord: ele é um número de até 19 dígitos.
person-playing = { $id } ainda está em uma mesa, então nada foi apagado. Encerre a mesa primeiro.
person-forgotten = Nada mais se guarda sobre { $id }, a não ser nas listas de servidores que vetaram a pessoa.
server-about = apaga tudo o que se guarda sobre um servidor: mesas, resultados, nomes e configurações
server-about-id = o id dele no Discord
server-playing = O servidor { $id } tem uma mesa que ainda se pode jogar, então nada foi apagado. Encerre a mesa primeiro.
server-forgotten = Nada mais se guarda sobre o servidor { $id }. Um bot em execução conhece as configurações até ser reiniciado.
