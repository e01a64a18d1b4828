# Being asked to a table, and being told of one.

menu-play-with = Play dominoes with…
parameter-player = player{ $number }
parameter-player-help = Somebody to invite
button-excuse = Decline

# In the lobby
invite-open = 📨 Invited: { $names }
invite-declined = Declined: { $names }
notify-call = -# 🔔 { $names }: a table is open. You asked to be told; /me stops it.
alerts = { $count ->
    [0] 🔕 You are not told when a table opens on this server.
   *[other] 🔔 You are mentioned when a table opens in { $channels }.
 }
button-alerts = { $here ->
    [yes] Table alerts here: yes
   *[no] Table alerts here: no
 }

# To one person
invite-not-you = This button is for those who have been invited. A free seat is for anybody: press *{ $join }*.
invite-sent = { $name } has been invited to your table.
invite-bot = { $count ->
    [one] { $names } is a bot and cannot be invited.
   *[other] { $names } are bots and cannot be invited.
 } If you want to play against a computer, add one at the table.
invite-yourself = You need no invitation: at your own table you have a seat.
invite-already = { $names } { $count ->
    [one] has
   *[other] have
 } a seat or an invitation already.
invite-absent = { $names } cannot see this channel, so an invitation would not arrive.
invite-barred = { $names } cannot be invited: those who manage this server have shut them out.
invite-blocked = { $names } cannot be invited to your table.
seat-blocked = You cannot sit down at this table. Any other is open to you.
invite-full = There are not enough seats to invite { $names } too.
notify-quiet = I have been asked to mention nobody on this server, so no alerts go out for now. Whoever manages the server can change that with /settings.
