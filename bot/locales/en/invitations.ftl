# Being asked to a table, and being told of one.

command-notify = notify
command-notify-help = Be told when a table opens in this channel, or no longer
menu-play-with = Play dominoes with…
parameter-player = player{ $number }
parameter-player-help = Somebody to invite
button-accept = Accept
button-excuse = Decline

# In the lobby
invite-open = 📨 Invited: { $names }
invite-declined = Declined: { $names }
notify-call = -# 🔔 { $names }: a table is open. You asked to be told; /notify stops it.

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
invite-full = There are not enough seats to invite { $names } too.
notify-on = 🔔 You will be mentioned when somebody opens a table in { $channel }. Use /notify again to stop that.
notify-off = 🔕 You will no longer be told when a table opens in { $channel }. Use /notify again to turn it back on.
notify-elsewhere = Besides, you are told in { $channels }.
notify-quiet = On this server I have been asked to mention nobody, so for the time being nobody is told. Whoever manages the server can change that with /settings.
