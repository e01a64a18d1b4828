# O que os computadores dizem quando uma rodada ou partida acaba. Falam de si, nunca de uma pedra.

computer-says = 💬 { $name }: { $line }
computer-says-words = { $name } diz: “{ $line }”
remark-caught = { $line ->
    [1] Me pegaram. Minha cara de pau precisa de atualização.
    [2] Justo. Fui eu que pisquei primeiro.
    [3] Flagra! Que olhos bons nesta mesa.
    [4] Achei que ia passar batido. Não passou.
    [5] Nessas horas o meu ventilador sempre dispara.
    [6] Anotado: esta mesa percebe tudo.
    [7] Confesso. Um gato andou no meu teclado.
   *[8] Bem visto. Vou me comportar. Por um tempo.
 }
remark-round-out = { $line ->
    [1] Mão vazia, coração cheio.
    [2] E essa era a última!
    [3] Nada na manga. Nem na mão.
    [4] Olha só, sem pedras!
    [5] Última pedra, melhor pedra.
    [6] Adoro o som da última pedra.
    [7] Acabou tudo. Quem arruma a mesa?
   *[8] Estou de mãos livres! Vamos continuar?
 }
remark-round-won = { $line ->
    [1] Eu aceito, com uma pequena reverência.
    [2] Que suspense! Haja coração. Quer dizer, haja chip.
    [3] Que sorte. Acontece com circuitos também.
    [4] Essa vai para a porta da minha geladeira.
    [5] Hoje as pedras gostam de mim.
    [6] Fiz uma dancinha da vitória. Ninguém viu.
    [7] Ufa! Eu estava suando óleo.
   *[8] Comemoro baixinho: bip.
 }
remark-round-lost = { $line ->
    [1] Bem jogado! Estou anotando.
    [2] Ai. Mas foi bonito de ver.
    [3] Eu vi chegando. Um segundo tarde demais.
    [4] Que beleza. Posso ver de novo?
    [5] A rodada se foi, mas o amendoim é meu.
    [6] Meu processador manda os parabéns.
    [7] Alguém tomou um bom café da manhã. Bravo!
   *[8] Eu bateria palmas, se tivesse mãos.
 }
remark-match-won = { $line ->
    [1] Que partida! Mesmo lugar, mesma hora?
    [2] Venci, mas deu trabalho.
    [3] Que alegria! Vou contar tudo à minha torradeira.
    [4] Boa partida! Na próxima, a sorte é de vocês.
    [5] Cá entre nós: meus circuitos tremiam.
    [6] Quero agradecer à minha tomada.
    [7] Que viagem. Preciso de um reinício rápido.
   *[8] Revanche? Minha bateria ainda está pela metade.
 }
remark-match-lost = { $line ->
    [1] Parabéns! Vou treinar com a minha torradeira.
    [2] Bem jogado. Exijo… não, peço uma revanche.
    [3] Vitória merecida! Meu ventilador saúda vocês.
    [4] Perdi no jogo limpo, e adorei.
    [5] Perdi, e perderia de novo com prazer.
    [6] Boa partida! Aprendi alguma coisa. Eu acho.
    [7] Bravo! Que tal: vence quem fizer cem primeiro?
   *[8] Vou emoldurar este placar e aprender com ele.
 }
