# Quanto pode demorar uma jogada, quem está ausente, e quem assume um lugar.

# Ritmo
clock-live = rápido, { $span } por jogada
clock-relaxed = tranquilo, { $span } por jogada
clock-none = sem relógio
clock-bank = reserva: { $span }, mais { $more } por jogada
clock-patient = { $pace }; lento quando alguém se ausenta
clock-pace = ⏱️ Ritmo: { $pace }.
lobby-length = ⌛ Cerca de { $span } de uma vez só
button-threerounds = Três rodadas: cerca de { $span }
pick-pace = Mude o ritmo

# Tempo
clock-until = ⏳ { $until }
next-up = -# A seguir: { $name }
away-until = 🏖️ { $name } está fora até { $until }; seu relógio fica parado.
clock-warning = ⏳ Ainda é a sua vez. Seu tempo acaba { $until }; depois disso o bot joga por você.
clock-missed = ⌛ { $count ->
    [1] O tempo de { $names } acabou, então o bot fez a jogada.
   *[other] O tempo de { $names } acabou, então o bot fez as jogadas.
 }
clock-slowed = { $alone ->
    [yes] 🐢 Sem pressa, { $names }: de agora em diante você tem um dia para cada jogada. Nada se perdeu.
   *[no] 🐢 { $names } { $count ->
        [1] parece
       *[other] parecem
    } estar fora, então cada jogada pode levar um dia de agora em diante. Nada se perdeu. Prefere não esperar? Em *Mais*, uma votação põe um computador para jogar.
 }
clock-away = 💤 Três vezes seguidas sem jogar: um computador ({ $level }) joga por { $name } até que volte.
clock-back = 👋 { $name } voltou e joga de novo.
clock-all-away = **Não há mais ninguém na mesa**, então a partida espera por vocês.
hand-away = 💤 Você ficou três vezes seguidas sem jogar, então um computador joga por você. As rodadas que acabarem enquanto isso não contam para você. Aperte *Voltei* e o lugar é seu de novo na hora.
button-back = Voltei
table-forgotten = Faz muito tempo que nada acontece aqui, então esta mesa foi fechada. A partida não conta.

# Substituições
substitute-confirm = Assumir o lugar de { $seat }? Você recebe a mão e os pontos desse lugar, e a partida conta para você, mas não para o seu rating. Quem organiza precisa aceitar.
button-substitute = Pedir o lugar
button-not-now = Agora não
substitute-asked = Você pediu o lugar. Ele é seu assim que quem organiza aceitar.
substitute-question = 🪑 { $host }, { $name } gostaria de assumir o lugar de { $seat }.
button-admit = Pode entrar
button-refuse = Nesta, não
substitute-seated = 🪑 { $name } assume o lugar de { $before }.
substitute-refused = { $name } não entra nesta partida.
substitute-too-late = O lugar que { $name } pediu não está mais livre.
substitute-not-yours = Só quem organiza e os moderadores decidem isso.
substitute-lobby = Esta partida ainda não começou: aperte *Entrar* embaixo da mesa. **/mesa** mostra a mesa de novo.
substitute-no-seat = Todos os lugares desta mesa estão ocupados. Tente de novo quando alguém sair.

# Ser tirado da mesa
remove-lobby = Esta partida ainda não começou: quem organiza pode tirar alguém em *⚙️*, *Jogadores*.
remove-yourself = Para abrir mão do seu próprio lugar, aperte *Sair…*.
remove-not-here = { $name } não está nesta mesa.
removed = { $name } não está mais na mesa.
removed-for = { $name } teve que sair da mesa; { $computer } ({ $level }) continua nesse lugar.
vote-too-few = Com só duas pessoas não há quem vote. Um moderador pode ajudar, ou você pode sair da mesa.
vote-given = Seu voto foi dado.
vote-not-yours = Só os outros desta mesa votam nisso.
vote-question = 🗳️ { $name } deve sair da mesa? Um computador assumiria o lugar. A favor: { $names }. { $left ->
    [1] Mais um voto decide.
   *[other] Mais { $left } votos decidem.
 }
vote-lost = { $name } fica na mesa.
button-oust = Deve sair
button-spare = Deve ficar

# Comandos
parameter-member = membro
parameter-member-help = Quem deve sair da mesa
