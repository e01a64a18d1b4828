# What a server's managers set, and what helps them to.

pick-wish = Choose what to change

wish-server-language = Language of the tables
wish-server-language-help = What everybody sees is said in it. Private answers are in each reader's own.
wish-server-language-value-default = as Discord has it for the server
wish-server-language-value-en = English
wish-server-language-value-nl = Nederlands
wish-server-language-value-fr = Français
wish-server-channels = Channels for tables
wish-server-channels-help = Where tables may be opened; their threads count too. Choose none for everywhere.
wish-server-channels-value = { $count ->
    [0] everywhere
    [one] one channel
   *[other] { $count } channels
 }
wish-server-threads = A thread for each match
wish-server-threads-help = A match moves into a thread of its own when it starts.
wish-server-tidy = Tidy up old turns
wish-server-tidy-help = With each turn the picture of the last one goes. If not, it stays, without buttons.
wish-server-pings = Mention who is on turn
wish-server-pings-help = Discord then notifies them.
wish-server-enders = Who may end a table
wish-server-enders-help = Whoever may manage messages always may.
wish-server-enders-value-host = its host
wish-server-enders-value-players = everybody at it
wish-server-enders-value-moderators = moderators only
wish-server-turn_seconds = Pace of new tables
wish-server-turn_seconds-help = How long a turn may take before the table plays on by itself.
wish-server-turn_seconds-value = { $value ->
    [0] no clock
    [30] 30 seconds a turn
    [60] 1 minute a turn
    [120] 2 minutes a turn
    [300] 5 minutes a turn
    [14400] 4 hours a turn
    [86400] 1 day a turn
    [259200] 3 days a turn
   *[other] { $value } seconds a turn
 }
wish-server-boards = Leaderboards
wish-server-boards-help = Who gets to see one that somebody asks for.
wish-server-boards-value-private = the asker alone
wish-server-boards-value-public = the whole channel
wish-server-boards-value-off = nobody
