# Dicas: o que é melhor, quão certo isso é, e por quê.

button-hint = Dica
hint-sure = 💡 { $move } é claramente a melhor jogada.
hint-likely = 💡 { $move } é provavelmente a melhor jogada.
hint-even = 💡 Tanto faz: { $move } ou { $other }.
hint-why = Essa jogada { $reasons }.
hint-rated = Esta partida é ranqueada, então não há dicas. Quem organiza pode mudar isso antes de uma partida, em *⚙️*.
hint-off = As dicas estão desligadas neste servidor.
hint-failed = Não me ocorreu nenhuma dica agora. Tente de novo daqui a pouco.
hints-given = 💡 Dicas: { $hints }
hints-seat = o lugar de { $name }

# Por quê: cada uma vem depois de “Essa jogada”
fact-wins-match = vence a partida
fact-goes-out = { $own ->
    [yes] faz você bater
   *[no] serve para bater
 }
fact-call = { $own ->
    [yes] não custa nada, e ninguém pode pegar você no flagra
   *[no] não custa nada, e ninguém é pego no flagra
 }
fact-catch = não custa nada
fact-scores = marca { $value } agora
fact-covers-double = { $own ->
    [yes] cobre a carroça que prende você
   *[no] cobre a carroça que precisa ser coberta
 }
fact-stuck = { $side ->
    [rival] deixa { $name }, da outra dupla, sem nada para jogar, por tudo o que já se viu
   *[alone] deixa { $name } sem nada para jogar, por tudo o que já se viu
 }
fact-frees-partner = { $own ->
    [yes] cobre um número em que o seu parceiro { $name } teve que passar
   *[no] cobre um número em que o parceiro { $name } teve que passar
 }
fact-draw-two = faz quem vem depois comprar duas
fact-draw-four = faz quem vem depois comprar quatro
fact-skip = faz quem vem depois perder a vez
fact-keeps-joker = { $own ->
    [yes] guarda o seu curinga
   *[no] guarda o curinga
 }
fact-keeps-only = { $own ->
    [yes] guarda o seu único { $mark }
   *[no] guarda o único { $mark } da mão
 }
fact-closes-train = { $own ->
    [yes] fecha o seu trem para os outros
   *[no] fecha o trem para os outros
 }
fact-sheds = livra a mão de { $value ->
    [1] um ponto
   *[other] { $value } pontos
 }
fact-choice = { $own ->
    [yes] deixa você com { $value } pedras que encaixam
   *[no] deixa { $value } pedras que encaixam
 }
