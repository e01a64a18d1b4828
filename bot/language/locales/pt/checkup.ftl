# O que “python -m bot doctor” acha.
version-about = mostra a versão do bot
checkup-about = confere se o bot poderia rodar aqui, e mostra o que está errado; não muda nada. O código de saída é 1 se há uma falha
checkup-about-listing = confere também o que exige o Diretório de Apps do Discord

finding-ok = OK
finding-warning = aviso
finding-fault = FALHA
finding-sum = { $faults ->
    [0] { $warnings ->
        [0] Está tudo certo.
        [1] Um aviso, e nenhuma falha.
       *[other] { $warnings } avisos, e nenhuma falha.
    }
    [1] Uma falha; { $warnings ->
        [1] um aviso.
       *[other] { $warnings } avisos.
    }
   *[other] { $faults } falhas; { $warnings ->
        [1] um aviso.
       *[other] { $warnings } avisos.
    }
 }

checkup-versions = Boneyard { $version } com Python { $python }, discord.py { $library } e SQLite { $sqlite }.
checkup-new-python = O Python { $python } é mais novo que as versões com que este bot foi testado; a mais nova delas é { $newest }.
checkup-library = O bot não é compatível com discord.py { $library }: instale de novo os pacotes de requirements.lock.
checkup-settings = As configurações são válidas; elas vêm { $found ->
    [no] só do ambiente, porque aqui não há um arquivo .env
   *[other] do ambiente e de { $file }
 }.
checkup-token = DISCORD_TOKEN tem a forma de um token, da aplicação { $id }.
checkup-token-shape = DISCORD_TOKEN não tem a forma de um token, três palavras separadas por pontos: copie-o de novo da página “Bot” da sua aplicação.
checkup-no-contact = OPERATOR_CONTACT não está definido: ninguém fica sabendo como falar com você.
checkup-readable = Outros usuários desta máquina podem ler { $file }: chmod 600 impede isso.
checkup-database = Nenhuma falha no banco de dados { $place }, e dá para escrever nele.
checkup-no-database = O banco de dados { $place } ainda não tem tabelas: a primeira execução as cria.
checkup-older = O banco de dados { $place } tem uma revisão anterior ({ $revision }): a próxima execução o migra para { $newest }. Ela guarda uma cópia de um arquivo SQLite, mas não do PostgreSQL: faça antes um dump.
checkup-space = Há { $free } MB livres em { $folder }; o banco de dados ocupa { $size } MB.
checkup-clock = O relógio { $way ->
    [fast] está { $seconds } segundos adiantado: acerte-o pela hora da rede
    [slow] está { $seconds } segundos atrasado: acerte-o pela hora da rede
   *[right] coincide com o do Discord
 }.
checkup-no-clock = Não foi possível perguntar a hora ao Discord: { $reason }.

# O que exige o Diretório de Apps
listing-set = { $name } está definido.
listing-not-set = { $name } não está definido, e o Diretório de Apps exige isso.
listing-page = No portal de desenvolvedores { $there ->
    [yes] existe
   *[no] falta
 } { $what ->
    [description] a descrição
    [tags] uma lista de tags
    [icon] um ícone
    [privacy] o endereço da política de privacidade
    [terms] o endereço dos termos
    [install] um link de instalação para o bot e os comandos
   *[team] uma equipe dona da aplicação
 }.
listing-differs = O portal de desenvolvedores traz { $there } para { $what ->
    [privacy] a política de privacidade
   *[terms] os termos
 }, as configurações trazem { $wanted }.
listing-private = A aplicação é privada: em “Bot”, permita que outros a adicionem.
listing-permissions = O link de instalação pede as permissões { $there }; o bot precisa de { $wanted }.
listing-verified = O Discord { $there ->
    [yes] verificou a aplicação
   *[no] não verificou a aplicação: até lá ela não é listada, e não pode estar em mais de 100 servidores
 }.
listing-elsewhere = Resumo, descrição longa, imagens e servidor de suporte não podem ser conferidos daqui; docs/listing.md tem os textos.
