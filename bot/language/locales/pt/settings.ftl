# O que quem gerencia um servidor define, e o que ajuda nisso.

wish-line = • { $wish }
pick-wish = Escolha o que mudar

wish-server-language = Idioma das mesas
wish-server-language-help = O que todos veem é dito nele. As respostas privadas vêm no idioma de quem lê.
wish-server-language-value-default = como o servidor no Discord
wish-server-channels = Canais para mesas
wish-server-channels-help = Onde se podem abrir mesas; os tópicos deles também valem. Nenhum: em toda parte.
wish-server-channels-value = { $count ->
    [0] em toda parte
    [1] um canal
   *[other] { $count } canais
 }
wish-server-openers = Quem pode abrir mesas
wish-server-openers-help = Membros com um destes cargos, e quem gerencia o servidor. Nenhum: todos.
wish-server-openers-value = { $count ->
    [0] todos
    [1] um cargo
   *[other] { $count } cargos
 }
wish-server-log = Canal de registro
wish-server-log-help = Diz quem abre ou encerra uma mesa, e quem é tirado de uma. Nenhum: sem registro.
wish-server-log-value = { $count ->
    [0] nenhum
   *[other] um canal
 }
wish-server-puzzle = Canal do enigma
wish-server-puzzle-help = Recebe o enigma do dia à meia-noite UTC, e quantos daqui resolveram o último.
wish-server-puzzle-value = { $count ->
    [0] nenhum
   *[other] um canal
 }
wish-server-barred = Veto
wish-server-barred-help = Não podem abrir mesa nem pegar lugar. Mantêm os lugares que já têm.
wish-server-barred-value = { $count ->
    [0] ninguém
    [1] um membro
   *[other] { $count } membros
 }
wish-server-threads = Um tópico para cada partida
wish-server-threads-help = Uma partida passa para um tópico próprio quando começa.
wish-server-tidy = Apagar a mensagem da vez anterior
wish-server-tidy-help = Apaga a mensagem quando a vez passa. Desligado: ela fica, sem botões.
wish-server-pings = Mencionar de quem é a vez
wish-server-pings-help = O Discord então notifica a pessoa.
wish-server-enders = Quem pode encerrar uma mesa
wish-server-enders-help = Quem pode gerenciar mensagens sempre pode.
wish-server-enders-value-host = quem organiza
wish-server-enders-value-players = todos da mesa
wish-server-enders-value-moderators = só moderadores
wish-server-turn_seconds = Ritmo de mesas novas
wish-server-turn_seconds-help = Quanto pode demorar uma jogada antes que o bot jogue.
wish-server-turn_seconds-value = { $value ->
    [0] sem relógio
    [30] rápido, 30 segundos por jogada
    [60] rápido, 1 minuto por jogada
    [120] rápido, 2 minutos por jogada
    [300] rápido, 5 minutos; lento se alguém se ausenta
    [14400] tranquilo, 4 horas por jogada
    [86400] tranquilo, 1 dia por jogada
    [259200] tranquilo, 3 dias por jogada
   *[other] { $value } segundos por jogada
 }
wish-server-level = Computadores em mesas novas
wish-server-level-help = O nível deles. Quem organiza pode mudar isso antes da partida.
wish-server-level-value-novice = Iniciante
wish-server-level-value-casual = Casual
wish-server-level-value-strong = Forte
wish-server-level-value-expert = Craque
wish-server-hints = Dicas
wish-server-hints-help = Se é possível pedir dicas quando a partida não é ranqueada.
wish-server-remarks = Computadores conversam
wish-server-remarks-help = De vez em quando um computador solta uma frase no fim da rodada. Nunca conta nada das pedras.
wish-server-rests = Os relógios param
wish-server-rests-help = Se os relógios lentos param nas horas de silêncio das pessoas e enquanto elas estão fora.
wish-server-boards = Rankings
wish-server-boards-help = Quem vê um ranking quando alguém o pede. “Ninguém”: cada um só vê o seu.
wish-server-boards-value-private = só quem pede
wish-server-boards-value-public = o canal inteiro
wish-server-boards-value-off = ninguém

command-settings = configurar
command-settings-help = Defina como as coisas funcionam neste servidor

# As telas das configurações
settings-title = ## Configurações deste servidor
    Escolha uma para mudar. As mudanças valem na hora; idioma, ritmo e computadores, só para mesas novas.
settings-not-yours = Só quem gerencia o servidor pode fazer isso.
pick-defaults = Regras da casa das mesas novas
defaults-title = ## { $game }: mesas novas
    { $start }
    Quem organiza ainda pode escolher outras regras da casa antes da partida.
defaults-last = As mesas novas partem do que se jogou aqui por último.
button-by-the-sheet = Pela folha de regras
button-as-last-played = Como na última vez
button-all-settings = Todas as configurações
button-check-up = Conferir minhas permissões
button-export-as = Exportar ({ $format })

# Onde há mesas, e onde pode haver
shut-out = Quem mantém este bot vetou você ou este servidor. /eu ainda mostra e apaga o que se guarda sobre você.
barred = Quem gerencia este servidor vetou você nas mesas daqui.
play-not-yours = { $count ->
    [0] Neste servidor, só quem o gerencia abre mesas.
   *[other] Neste servidor, quem abre mesas é { $roles }. Você pode entrar em uma que esteja aberta.
 }
play-elsewhere = { $count ->
    [0] Os canais para mesas não existem mais. Quem gerencia o servidor pode escolher outros com /configurar.
   *[other] Não se abrem mesas neste canal. Tente { $channels }.
 }
shown-elsewhere = Aqui está: { $channel }.
thread-here = A partida é jogada em { $thread }.
thread-welcome = { $players }, esta é a mesa de vocês. *Minha mão* mostra as suas pedras, só para você.
thread-refused = { $count ->
    [1] Esta partida deveria ter um tópico próprio, mas falta uma permissão para mim em { $channel }: { $permissions }. Ela é jogada aqui; /configurar diz onde permitir tópicos.
   *[other] Esta partida deveria ter um tópico próprio, mas faltam permissões para mim em { $channel }: { $permissions }. Ela é jogada aqui; /configurar diz onde permitir tópicos.
 }
thread-failed = Esta partida deveria ter um tópico próprio, mas o Discord não quis criar. Ela é jogada aqui.
thread-gone = O tópico desta partida foi apagado, então a mesa está fechada. A partida não conta.
permission-create-public-threads = Criar tópicos públicos

# A conferência
doctor-well = ✅ Tudo certo: tenho aqui todas as permissões de que preciso.
doctor-role = { $count ->
    [1] ❌ Falta uma permissão no meu cargo { $role }: { $permissions }. Conceda nas configurações do servidor, em Cargos, ou [me convide de novo]({ $link }): nada se perde com isso.
   *[other] ❌ Faltam permissões no meu cargo { $role }: { $permissions }. Conceda nas configurações do servidor, em Cargos, ou [me convide de novo]({ $link }): nada se perde com isso.
 }
settings-unseen = ❌ Não posso ver { $channels }{ $count ->
    [0] {""}
   *[other] {" "}e mais { $count }
 }: permita ali *Ver canal* ao meu cargo.
doctor-channel = { $count ->
    [1] ❌ Em { $channel } me negam uma permissão: { $permissions }. Conceda nas configurações desse canal, em Permissões, para { $role }.
   *[other] ❌ Em { $channel } me negam permissões: { $permissions }. Conceda nas configurações desse canal, em Permissões, para { $role }.
 }
doctor-channels-gone = { $left ->
    [0] ❌ Nenhum dos canais para mesas existe mais, então não dá para abrir mesas. Escolha outros com /configurar.
   *[other] ❌ { $count ->
        [1] Um dos canais para mesas não existe mais
       *[other] { $count } dos canais para mesas não existem mais
    }. Escolha de novo com /configurar.
 }
doctor-roles-gone = ❌ Nenhum dos cargos que podem abrir mesas existe mais, então só pode quem gerencia o servidor. Escolha outros com /configurar.
doctor-log-gone = ❌ O canal de registro não existe mais, então nada é dito ali. Escolha outro com /configurar.
doctor-puzzle-gone = ❌ O canal do enigma não existe mais, então nenhum enigma é publicado. Escolha outro com /configurar.
doctor-elsewhere = ℹ️ Não se abrem mesas neste canal, mas em { $channels }. /configurar pode mudar isso.
doctor-commands-told = 🔧 O Discord não conhecia todos os meus comandos. Avisei de novo; se ainda faltar algum, reinicie o Discord.
doctor-commands-unknown = ⚠️ Não consegui perguntar ao Discord se ele conhece todos os meus comandos. Tente de novo mais tarde.
doctor-about = -# Boneyard { $version } · o Discord responde em { $latency } ms

# As primeiras palavras em um servidor
greeting = ## Boneyard
    Jogos de dominó para todos daqui, uns contra os outros ou contra o computador. O nome de um jogo abre uma mesa; *{ $now }* começa na hora, contra computadores.
    Depois: **/jogar**, **/regras**, **/ajuda**; **/configurar** para quem gerencia o servidor.
button-open-table = Abrir uma mesa
button-show-rules = As regras
button-settings = Configurações

# O canal de registro
log-line = { $what } · { $game } · { $channel } · `{ $code }`
log-opened = { $name } abriu uma mesa
log-ended = { $name } encerrou uma mesa
log-removed = { $by } tirou { $name } de uma mesa
log-voted = { $name } saiu de uma mesa por votação
