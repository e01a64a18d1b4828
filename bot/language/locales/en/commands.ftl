# Names of commands are lower case and without spaces.

command-play = play
command-play-help = Choose a game: a table for everybody here, or a match at once against computers
command-hand = hand
command-hand-help = See your own tiles and make your move
command-table = table
command-table-help = A table in this channel: score, rules, pause, leave, end and more
command-turns = turns
command-turns-help = Every table you sit at: those that wait for you first, with your hand
command-uno = uno
command-uno-help = Shout UNO, or announce your last tile
command-leaderboard = leaderboard
command-leaderboard-help = Who is best on this server
command-rules = rules
command-rules-help = The rules that are played here
command-help = help
command-help-help = What this bot can do
parameter-game = game
parameter-game-help = Which game
parameter-table = table
parameter-table-help = Which table, where this channel has several
parameter-period = period
parameter-period-help = All time, this month or this quarter
