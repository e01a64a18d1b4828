# Convites para uma mesa, e avisos de uma.

menu-play-with = Jogar dominó com…
parameter-player = jogador{ $number }
parameter-player-help = Quem convidar
button-excuse = Recusar

# Na mesa antes do começo
invite-open = 📨 Convites: { $names }
invite-declined = Desta vez não: { $names }
notify-call = -# 🔔 { $names }: há uma mesa aberta. Você pediu este aviso; com /eu você desliga.
alerts = { $count ->
    [0] 🔕 Você não recebe aviso quando uma mesa abre neste servidor.
   *[other] 🔔 Você recebe uma menção quando uma mesa abre em { $channels }.
 }
button-alerts = { $here ->
    [yes] Avisos de mesa aqui: sim
   *[no] Avisos de mesa aqui: não
 }

# A uma só pessoa
invite-not-you = Este botão é para quem recebeu um convite. Um lugar livre é de quem quiser: aperte *{ $join }*.
invite-sent = Convite para a sua mesa enviado a { $name }.
invite-bot = { $count ->
    [1] { $names } é um bot e não pode ser convidado.
   *[other] { $names } são bots e não podem ser convidados.
 } Se quiser jogar contra um computador, ponha um na mesa.
invite-yourself = Você não precisa de convite: na sua própria mesa você já tem lugar.
invite-already = { $names } já { $count ->
    [1] tem
   *[other] têm
 } um lugar ou um convite.
invite-absent = Este canal não é visível para { $names }, então o convite não chegaria.
invite-barred = Não dá para convidar { $names }: quem gerencia este servidor vetou sua entrada.
invite-blocked = Não dá para convidar { $names } para a sua mesa.
seat-blocked = Você não pode pegar um lugar nesta mesa. Em qualquer outra, pode.
invite-full = Não há lugares suficientes para convidar também { $names }.
notify-quiet = Pediram que eu não mencione ninguém neste servidor, então por enquanto não há avisos. Quem gerencia o servidor pode mudar isso com /configurar.
