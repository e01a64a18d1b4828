# What a server's managers set, and what helps them to.

wish-line = • { $wish }
pick-wish = Choose what to change

wish-server-language = Language of the tables
wish-server-language-help = What everybody sees is said in it. Private answers are in each reader's own.
wish-server-language-value-default = as Discord has it for the server
wish-server-channels = Channels for tables
wish-server-channels-help = Where tables may be opened; their threads count too. Choose none for everywhere.
wish-server-channels-value = { $count ->
    [0] everywhere
    [one] one channel
   *[other] { $count } channels
 }
wish-server-openers = Who may open tables
wish-server-openers-help = Members with one of these roles, and who manages the server. Choose none for everybody.
wish-server-openers-value = { $count ->
    [0] everybody
    [one] one role
   *[other] { $count } roles
 }
wish-server-log = Log channel
wish-server-log-help = It is told who opens or ends a table, and who is removed from one. Choose none for no log.
wish-server-log-value = { $count ->
    [0] none
   *[other] one channel
 }
wish-server-puzzle = Puzzle channel
wish-server-puzzle-help = It gets the puzzle of each day at midnight UTC, with how many here solved the last one.
wish-server-puzzle-value = { $count ->
    [0] none
   *[other] one channel
 }
wish-server-barred = Shut out
wish-server-barred-help = They can open no table and take no seat. They keep seats they already have.
wish-server-barred-value = { $count ->
    [0] nobody
    [one] one member
   *[other] { $count } members
 }
wish-server-threads = A thread for each match
wish-server-threads-help = A match moves into a thread of its own when it starts.
wish-server-tidy = Delete old turns
wish-server-tidy-help = Delete the old turn when a new one starts. Off: it stays, without buttons.
wish-server-pings = Mention whose turn it is
wish-server-pings-help = Discord then notifies them.
wish-server-enders = Who may end a table
wish-server-enders-help = People who may manage messages always can.
wish-server-enders-value-host = its host
wish-server-enders-value-players = everybody at it
wish-server-enders-value-moderators = moderators only
wish-server-turn_seconds = Pace of new tables
wish-server-turn_seconds-help = How long a turn may take before the bot makes a move.
wish-server-turn_seconds-value = { $value ->
    [0] no clock
    [30] live, 30 seconds per turn
    [60] live, 1 minute per turn
    [120] live, 2 minutes per turn
    [300] live, 5 minutes per turn; slow when somebody is away
    [14400] relaxed, 4 hours per turn
    [86400] relaxed, 1 day per turn
    [259200] relaxed, 3 days per turn
   *[other] { $value } seconds per turn
 }
wish-server-level = Computers at new tables
wish-server-level-help = How well they play. The host can choose otherwise before the match.
wish-server-level-value-novice = Novice
wish-server-level-value-casual = Casual
wish-server-level-value-strong = Strong
wish-server-level-value-expert = Expert
wish-server-hints = Hints
wish-server-hints-help = Whether people may ask for hints where a match is not rated.
wish-server-remarks = Computers chat
wish-server-remarks-help = Now and then a computer says a line when a round ends. It never tells anything about tiles.
wish-server-rests = Clocks rest
wish-server-rests-help = Whether slow clocks rest in people's quiet hours and while they are away.
wish-server-boards = Leaderboards
wish-server-boards-help = Who sees a leaderboard when somebody asks for one. “Nobody”: you can only look up yourself.
wish-server-boards-value-private = only the one who asks
wish-server-boards-value-public = the whole channel
wish-server-boards-value-off = nobody

command-settings = settings
command-settings-help = Set how things go on this server

# The screens of the settings
settings-title = ## Settings of this server
    Choose one to change it. Changes apply at once; language, pace and computers to new tables only.
settings-not-yours = Only those who manage the server can do that.
pick-defaults = House rules new tables start from
defaults-title = ## { $game }: new tables
    { $start }
    The host can still choose other house rules before the match.
defaults-last = New tables start from what was last played here.
button-by-the-sheet = By the rule sheet
button-as-last-played = As last played
button-all-settings = All settings
button-check-up = Check my permissions
button-export-as = Export ({ $format })

# Where tables are, and where they may be
shut-out = Whoever runs this bot has shut you or this server out. /me still shows and deletes what is kept about you.
barred = The managers of this server have shut you out of its tables.
play-not-yours = { $count ->
    [0] On this server, only those who manage it open tables.
   *[other] On this server, tables are opened by { $roles }. You can join one that is open.
 }
play-elsewhere = { $count ->
    [0] The channels for tables are gone. Somebody who manages the server can choose others with /settings.
   *[other] Tables are not opened in this channel. Try { $channels }.
 }
shown-elsewhere = Here it is: { $channel }.
thread-here = The match is played in { $thread }.
thread-welcome = { $players }, this is your table. *My hand* shows your tiles, to you alone.
thread-refused = { $count ->
    [one] This match should have a thread of its own, but I lack a permission in { $channel }: { $permissions }. It is played here; /settings says where to allow threads.
   *[other] This match should have a thread of its own, but I lack some permissions in { $channel }: { $permissions }. It is played here; /settings says where to allow threads.
 }
thread-failed = This match should have a thread of its own, but Discord would not make one. It is played here.
thread-gone = The thread of this match was deleted, so its table is closed. The match does not count.
permission-create-public-threads = Create Public Threads

# The check-up
doctor-well = ✅ All is well: I have every permission I need here.
doctor-role = { $count ->
    [one] ❌ My role { $role } lacks a permission: { $permissions }. Allow it in the server settings under Roles, or [invite me again]({ $link }): nothing is lost by that.
   *[other] ❌ My role { $role } lacks some permissions: { $permissions }. Allow them in the server settings under Roles, or [invite me again]({ $link }): nothing is lost by that.
 }
settings-unseen = ❌ I may not see { $channels }{ $count ->
    [0] {""}
   *[other] {" "}and { $count } more
 }: allow *View Channel* there for my role.
doctor-channel = { $count ->
    [one] ❌ In { $channel } I am denied a permission: { $permissions }. Allow it in that channel's settings under Permissions, for { $role }.
   *[other] ❌ In { $channel } I am denied some permissions: { $permissions }. Allow them in that channel's settings under Permissions, for { $role }.
 }
doctor-channels-gone = { $left ->
    [0] ❌ None of the channels for tables exists any more, so no table can be opened. Choose others with /settings.
   *[other] ❌ { $count ->
        [one] One of the channels for tables no longer exists
       *[other] { $count } of the channels for tables no longer exist
    }. Choose again with /settings.
 }
doctor-roles-gone = ❌ None of the roles that may open tables exists any more, so only those who manage the server can. Choose others with /settings.
doctor-log-gone = ❌ The log channel no longer exists, so nothing is told there. Choose another with /settings.
doctor-puzzle-gone = ❌ The puzzle channel no longer exists, so no puzzle is posted. Choose another with /settings.
doctor-elsewhere = ℹ️ Tables are not opened in this channel, but in { $channels }. /settings can change that.
doctor-commands-told = 🔧 Discord did not know all my commands. I have told it again; if some are still missing, restart Discord.
doctor-commands-unknown = ⚠️ I could not ask Discord whether it knows all my commands. Try again later.
doctor-about = -# Boneyard { $version } · Discord answers in { $latency } ms

# The first words on a server
greeting = ## Boneyard
    Domino games for everybody here, against each other or the computer. A game's name opens a table; *{ $now }* deals at once, against computers.
    Later: **/play**, **/rules**, **/help**; **/settings** for those who manage the server.
button-open-table = Open a table
button-show-rules = The rules
button-settings = Settings

# The log channel
log-line = { $what } · { $game } · { $channel } · `{ $code }`
log-opened = { $name } has opened a table
log-ended = { $name } has ended a table
log-removed = { $by } has removed { $name } from a table
log-voted = { $name } was removed from a table by a vote
