# Frases da linha de comando.

cli-about = Um bot do Discord para as pessoas de um servidor jogarem juntas uma família de jogos de dominó.
cli-command = comando
cli-file = ARQUIVO
cli-run = conecta ao Discord e atende os servidores; precisa de DISCORD_TOKEN no .env ou no ambiente
cli-play = joga offline: o mesmo bot em um navegador nesta máquina, sem conta do Discord
cli-database = o arquivo que guarda as mesas (padrão: { $default })
cli-cluster = divide os shards do Discord com outros processos no mesmo banco de dados PostgreSQL
cli-port = a porta em que escutar, só nesta máquina (padrão: qualquer porta livre)
cli-no-browser = mostra o endereço e não abre o navegador
cli-language = o idioma das pessoas e do servidor (padrão: o do terminal)
cli-name = NOME
cli-names = nomes das pessoas com que você pode jogar, em ordem (padrão: Ann Bob Eve)

cli-invite = Para adicionar o bot a um servidor, abra { $link }
cli-login-failed = O Discord não aceita DISCORD_TOKEN: copie de novo o token da página “Bot” da sua aplicação para o .env.
cli-unreachable = Não foi possível chegar ao Discord: { $reason }.
cli-no-monitoring = As métricas não podem ser servidas em { $host }, porta { $port }: { $reason }. Ponha outra porta em METRICS_PORT, ou deixe-o vazio.
cli-no-output = Não foi possível escrever a saída: { $reason }.
cli-no-simcord = Jogar offline precisa de mais alguns pacotes: instale o extra “play” (veja docs/run/index.md).
cli-not-text = { $text } não é texto em UTF-8: digite de novo.
cli-port-impossible = { $port } não é uma porta: escolha um número de 0 a 65535.
cli-port-taken = Outro programa escuta na porta { $port }: escolha outra com --port.
cli-strange-tables = { $database } contém mesas de um servidor de verdade, que não se jogam offline: indique outro arquivo com --database.
cli-names-impossible = Esses nomes não servem: indique até { $most } pessoas, com nomes de 1 a { $length } caracteres.
cli-name-twice = Duas pessoas não podem se chamar { $name }.

cli-address = O bot joga em { $address }
cli-first = 1. Aperte “{ $open }” embaixo da saudação: as suas pedras aparecem, e cada jogada é um botão.
cli-second = 2. Para jogar com { $others }, que se escolhem acima, aperte o nome de um jogo; eles apertam “{ $join }”, e você aperta “{ $start }”.
cli-third = 3. As suas pedras aparecem sozinhas; “{ $hand }” mostra a mão de novo, { $command } explica o resto.
cli-stop = Ctrl-C para o bot; as suas mesas ficam em { $database }.
cli-enter = Enter reinicia só o bot.
cli-restarted = O bot foi reiniciado.

# Configurações inválidas
config-no-token = DISCORD_TOKEN não está definido: ponha o token do bot no .env ou no ambiente.
config-unreadable = Não foi possível ler as configurações em { $file }: { $reason }.
config-no-setting = A linha { $line } de { $file } não tem a forma NOME=valor.
config-misspelt = A linha { $line } de { $file } define { $name }, que não é uma configuração: { $meant } é.
config-cluster-sqlite = Vários processos podem dividir um banco de dados PostgreSQL, mas não um arquivo SQLite: indique um em DATABASE_URL, ou deixe --cluster de fora.
config-shards-alone = SHARDS diz que shards atende um processo entre vários: inicie-o com --cluster, ou deixe SHARDS de fora.
config-shared = Vários processos do bot dividem agora este banco de dados: inicie este também com --cluster, ou pare os outros primeiro.
config-impossible = { $name } precisa ser { $kind ->
    [discord_token] o token do bot, uma palavra sem espaços
    [database_url] o endereço de um arquivo SQLite ou de um banco de dados PostgreSQL
    [log_level] DEBUG, INFO, WARNING ou ERROR
    [log_format] text ou json
    [low_memory] 1 para sim ou 0 para não
    [database_direct_url] o endereço de um banco de dados PostgreSQL
    [database_connections] um número inteiro de { $low } a { $high }
    [workers] um número inteiro de { $low } a { $high }
    [turn_messages] auto, channel ou follow-up
    [requests_a_second] um número de pedidos por segundo de { $low } a { $high }
    [metrics_port] uma porta de 1 a 65535
    [metrics_host] um endereço desta máquina, como 127.0.0.1
    [privacy_url] um endereço da web que começa com https:// ou http://, sem espaços, parênteses nem sinais de menor e maior
    [terms_url] um endereço da web que começa com https:// ou http://, sem espaços, parênteses nem sinais de menor e maior
    [keep_matches_days] um número de dias, no máximo { $high }, ou 0 para guardar tudo
    [support_url] um endereço da web que começa com https:// ou http://, sem espaços, parênteses nem sinais de menor e maior
    [operator_contact] no máximo 100 caracteres em uma linha
    [shut_out] ids do Discord separados por vírgulas
    [shards] uma faixa como 0-15/64: o primeiro shard, o último, e quantos há ao todo
   *[number] um número de segundos de { $low } a { $high }
 } ({ $line ->
    [0] está definido no ambiente
   *[other] linha { $line } de { $file }
 }).

# O banco de dados
store-no-folder = O banco de dados não pode ficar em { $place }: não existe a pasta { $folder }.
store-no-file-named = O banco de dados precisa ser um arquivo, como sqlite+aiosqlite:///boneyard.sqlite3.
store-not-a-file = O banco de dados { $place } não é um arquivo.
store-forbidden = Este usuário não pode ler e escrever o banco de dados { $place }.
store-read-only = Não é possível escrever no banco de dados { $place }: este usuário precisa poder escrever no arquivo, e criar outros ao lado dele em { $folder }.
store-no-database = { $place } não é um banco de dados; ficou como estava.
store-damaged = O banco de dados { $place } está danificado; ficou como estava. Ponha um backup no lugar dele.
store-in-use = O banco de dados { $place } está em uso por outro programa.
store-served = Outro bot já atende mesas do banco de dados { $place }: pare-o primeiro, ou indique outro banco de dados em DATABASE_URL.
store-closed = O banco de dados { $place } está fechado: o bot está parando.
store-slow = O banco de dados { $place } não responde a tempo.
store-disk-full = O disco está cheio: nada pode ser salvo em { $place }.
store-unusable = O banco de dados { $place } não pode ser usado: { $reason }.
store-address = O endereço do banco de dados não pode ser usado: { $reason }.
store-no-driver = O PostgreSQL precisa do seu driver: instale o extra “postgres” (veja docs/run/index.md).
store-pooler = O pooler em { $place } não guarda prepared statements: use PgBouncer 1.21 ou mais novo com max_prepared_statements, ou conecte ao próprio servidor.
store-lease-lost = Outro processo do bot atende agora esta mesa.
store-no-backup = Não foi possível fazer o backup do banco de dados { $place }: { $reason }.
store-unfinished = A cópia em { $place } não está completa: execute “migrate-to” de novo até que ele diga que está.
store-not-direct = { $place } é um pooler, pelo qual os processos não podem avisar uns aos outros: ponha o endereço do próprio servidor em DATABASE_DIRECT_URL.
store-foreign = O banco de dados { $place } é de outro programa; ficou como estava.
store-too-new = O banco de dados { $place } foi escrito por uma versão mais nova deste programa (revisão { $revision }); ficou como estava. Atualize o programa.
store-contradiction = Os dados salvos contradizem esta mudança: { $reason }.
store-no-table = Não existe a mesa { $table }.
store-ended = A partida na mesa { $table } terminou.
store-other-move = A mesa { $table } não espera a jogada { $n }.
store-unknown-record = Não foi possível ler o registro da mesa { $table }: { $why ->
    [version] este programa não conhece a versão { $version }
    [moves] faltam algumas jogadas
   *[options] as opções são inválidas
 }.

backup-about = copia o banco de dados para um arquivo, mesmo com o bot em execução, e confere a cópia
backup-file = o arquivo a escrever, que ainda não pode existir
backup-done = O banco de dados foi copiado para { $file }; { $matches ->
    [0] a cópia foi examinada.
    [1] a partida mais nova foi refeita.
   *[other] as { $matches } partidas mais novas foram refeitas.
  }
backup-exists = Já existe um arquivo { $file }: dê outro nome.
backup-nothing = Não há o que copiar em { $file }.
backup-unplayable = A partida { $match } não pode ser refeita: { $reason }.
backup-postgresql = O backup do PostgreSQL se faz com a ferramenta dele: pg_dump --format=custom --file=ARQUIVO { $address }
restore-about = põe uma cópia do banco de dados no lugar dele; o bot precisa estar parado
restore-file = uma cópia feita por “backup”, ou uma que ficou de uma atualização
restore-no-file = Não existe o arquivo { $file }.
restore-newest = As mudanças mais novas de { $file } estão em um arquivo ao lado dele que termina em -wal. Elas não podem ser lidas em uma pasta só de leitura: copie os dois arquivos para outra pasta e restaure dali.
restore-postgresql = O PostgreSQL se restaura com a ferramenta dele: pg_restore --clean --dbname={ $address } ARQUIVO
restore-kept = O banco de dados anterior está em { $file }.
restore-done = { $file } contém agora a cópia; { $matches ->
    [0] a cópia foi examinada.
    [1] a partida mais nova foi refeita.
   *[other] as { $matches } partidas mais novas foram refeitas.
  }

migrate-about = copia tudo do arquivo SQLite para um banco de dados PostgreSQL, e compara os dois; o bot precisa estar parado
migrate-url = o outro banco de dados, que precisa estar vazio: postgresql://user:password@host/name
migrate-not-postgresql = Indique um banco de dados PostgreSQL, como postgresql://user:password@host/name.
migrate-no-file = DATABASE_URL já indica um banco de dados PostgreSQL: só um arquivo SQLite pode ser copiado.
migrate-not-empty = O banco de dados { $place } não está vazio: indique um vazio.
migrate-changed = O arquivo mudou desde que a cópia em { $place } começou: indique um banco de dados vazio.
migrate-differs = A cópia em { $place } é diferente ({ $tables }): indique um banco de dados vazio, e copie de novo.
migrate-copied = { $table }: { $rows ->
    [1] { $rows } linha
   *[other] { $rows } linhas
  }
migrate-done = Tudo foi copiado para { $place } e comparado linha por linha: { $matches ->
    [1] { $matches } partida
   *[other] { $matches } partidas
  }, { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
  }. Ponha o endereço dele em DATABASE_URL e inicie o bot; o arquivo SQLite não mudou.

# Na própria página de play

page-viewing = Jogando como
page-hand-over = Passar a tela para { $name }
page-take = Sou { $name }: mostrar minhas pedras
page-stay = Ainda não, { $name } está olhando
