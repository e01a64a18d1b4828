# Invitar a una mesa, y avisar de que se abre una.

menu-play-with = Jugar al dominó con…
parameter-player = jugador{ $number }
parameter-player-help = Alguien a quien invitar
button-excuse = No puedo

# En la mesa abierta
invite-open = 📨 Invitación para { $names }
invite-declined = Esta vez no: { $names }
notify-call = -# 🔔 { $names }: hay una mesa abierta. Pediste este aviso; con /yo lo quitas.
alerts = { $count ->
    [0] 🔕 No recibes avisos cuando se abre una mesa en este servidor.
   *[other] 🔔 Te menciono cuando se abre una mesa en { $channels }.
 }
button-alerts = { $here ->
    [yes] Avisos aquí: sí
   *[no] Avisos aquí: no
 }

# A una persona
invite-not-you = Este botón es para quien tiene invitación. Los asientos libres son para todos: pulsa *{ $join }*.
invite-sent = Ya invité a { $name } a tu mesa.
invite-bot = { $count ->
    [one] { $names } es un bot y no puede recibir invitaciones.
   *[other] { $names } son bots y no pueden recibir invitaciones.
 } Para jugar contra una máquina, añádela en la mesa.
invite-yourself = No necesitas invitación: en tu mesa ya tienes asiento.
invite-already = { $names } { $count ->
    [one] ya tiene
   *[other] ya tienen
 } asiento o invitación.
invite-absent = Este canal no es visible para { $names }: la invitación no llegaría.
invite-barred = No se puede invitar a { $names }: quienes administran este servidor no permiten su entrada.
invite-blocked = No se puede invitar a { $names } a tu mesa.
seat-blocked = No puedes sentarte en esta mesa. En cualquier otra, sí.
invite-full = No quedan asientos para invitar también a { $names }.
notify-quiet = Me pidieron no mencionar a nadie en este servidor: por ahora no hay avisos. Quien administra el servidor puede cambiarlo con /ajustes.
