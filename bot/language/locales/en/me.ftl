# What is somebody's own: what they set for themselves, and what is kept about them.

command-me = me
command-me-help = Your settings and your data
me-title = ## For yourself · { $page }
    Only you see this, and it holds on every server.
me-wish = • **{ $wish }**
    -# { $help }
me-notifications = Notifications
me-hand = My hand
me-quiet = Quiet hours
me-privacy = Privacy

wish-person-language = Language
wish-person-language-help = Everything only you see is said in it.
wish-person-language-value-default = as my Discord
wish-person-ping = Tell me of my turns
wish-person-ping-help = Discord then notifies you. While you are playing, your turn changes the table’s message instead.
wish-person-ping-value-slow = when I am not looking or slow
wish-person-ping-value-each = at each turn
wish-person-ping-value-next = also when I am next
wish-person-ping-value-digest = once a day, by direct message
wish-person-ping-value-none = never
wish-person-direct = By direct message
wish-person-direct-help = Instead of a mention at the table. Several tables at once are one message.
wish-person-half = Remind me after half my time
wish-person-half-help = Otherwise after three quarters. There is one reminder a turn.
wish-person-digest_hour = Daily message at
wish-person-digest_hour-help = In your time zone, which you choose under Quiet hours. It comes only if a table waits for you.
wish-person-digest_hour-value = { $value }:00
direct-refused = Discord does not let me send you direct messages, so I have stopped. From now on, tables mention you again. /me changes that.
wish-person-order = Order of my tiles
wish-person-order-help = How your hand is sorted, in its picture and on its buttons alike.
wish-person-order-value-rack = as the game sorts them
wish-person-order-value-playable = what can be played first
wish-person-order-value-heavy = what counts most first
wish-person-contrast = Strong contrast
wish-person-contrast-help = Your own pictures in strong colours on black; what can be played has a frame.
wish-person-large = Large tiles
wish-person-large-help = Your own pictures with tiles and open ends as large as can be.
wish-person-text = Words beside the pictures
wish-person-text-help = Your hand also says in words which tiles you hold and what lies on the table.
wish-person-auto_call = Shout for me
wish-person-auto_call-help = The bot calls your last tile (UNO!) for you. Everybody at the table is told.
wish-person-auto_draw = Draw and pass for me
wish-person-auto_draw-help = Where you can only draw or only pass, the bot does it after a moment.
wish-person-auto_lay = Play my only tile for me
wish-person-auto_lay-help = The bot plays when one tile fits in just one place. Others can tell that you had no choice.
wish-person-marker = My marker
wish-person-marker-help = Your colour and shape at the table, where nobody before you has it.
wish-person-marker-value-seat = as my seat has it
wish-person-marker-value-orange = 🟠 orange disc
wish-person-marker-value-blue = 🟦 blue square
wish-person-marker-value-green = 🟢 green hexagon
wish-person-marker-value-yellow = 🟡 yellow diamond
wish-person-marker-value-purple = 🟣 purple shield
wish-person-marker-value-grey = 🏠 grey house
wish-person-marker-value-pink = 🔴 pink octagon
wish-person-marker-value-turquoise = 🟩 turquoise ticket
wish-person-away_until = I am away
wish-person-away_until-help = Nothing notifies you, and your clocks of an hour or more rest. The table sees until when.
wish-person-away_until-value = { $value ->
    [0] no
    [1] 1 day
   *[other] { $value } days
 }
wish-person-zone = Your time zone, by city
wish-person-zone-help = Type the nearest large city, for example Amsterdam. Quiet hours go by its clock.
wish-person-zone-value-default = UTC
wish-person-zone-example = Amsterdam, New York, Kolkata
city-unknown = I know no time zone of { $city }. Try the nearest large city.
wish-person-quiet_from = Quiet hours from
wish-person-quiet_from-help = Nothing notifies you then, and clocks of a day or more rest for you.
wish-person-quiet_from-value = { $value ->
    [-1] none
   *[other] { $value }:00
 }
wish-person-quiet_hours = Quiet hours last
wish-person-quiet_hours-help = In your time zone, at most 10 hours of a day.
wish-person-quiet_hours-value = { $value ->
    [1] 1 hour
   *[other] { $value } hours
 }
wish-person-hidden = Hide me from leaderboards
wish-person-hidden-help = You are on no leaderboard, and others cannot look up your matches.
wish-person-quick_words = Quick words
wish-person-quick_words-help = Short greetings at your tables, chosen behind *More*. If off, nobody can say them there.
wish-person-blocked = Block
wish-person-blocked-help = They cannot invite you, nor sit down at a table you host. They are not told.
wish-person-blocked-value = { $count ->
    [0] nobody
    [one] one person
   *[other] { $count } people
 }

# On the hand and at the table
button-look-table = Show the table
button-look-tiles = Show my tiles
hand-in-words = **Your tiles:** { $tiles }
table-in-words = **The table:** { $table }
hand-forced = Nothing else can be done: the bot makes this move for you.
hand-concealed = There is no choice: this is played in a moment, whether you press or not.
forced-soon = 👌 It is played in a moment.
shouted-by-bot = -# { $name } has the bot shout for them.

# What is kept
button-my-data = My data
button-export = Export
button-forget = Delete my data
button-forget-yes = Delete everything
button-keep = Keep it
button-back-to-me = Back
data-title = ## What is kept about you
data-names = • { $servers ->
    [one] Your name on one server
   *[other] Your names on { $servers } servers
 }: { $names }
data-matches = • { $count ->
    [one] One match you sat in
   *[other] { $count } matches you sat in
 }, with { $moves ->
    [one] one move
   *[other] { $moves } moves
 } of yours
data-hosted = • { $count ->
    [one] One table you are, or were, the host of
   *[other] { $count } tables you are, or were, the host of
 }
data-results = • Your results in { $results ->
    [one] one finished match
   *[other] { $results } finished matches
 } and { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
data-ratings = • { $count ->
    [one] One rating
   *[other] { $count } ratings
 }
data-wishes = • { $count ->
    [one] One thing you have set here
   *[other] { $count } things you have set here
 }
data-puzzles = • Your answer to the last puzzle of the day, and how many you solved in a row
data-lessons = • { $count ->
    [one] How far you are in one lesson
   *[other] How far you are in { $count } lessons
 }
data-reminders = • What direct messages are to tell you of your tables
data-watches = • { $count ->
    [one] Table alerts for one channel
   *[other] Table alerts for { $count } channels
 }
data-invitations = • { $count ->
    [one] One invitation to a table
   *[other] { $count } invitations to tables
 }
data-questions = • { $count ->
    [one] One open question at a table that is about you
   *[other] { $count } open questions at tables that are about you
 }
data-barred = • That { $count ->
    [one] one server has
   *[other] { $count } servers have
 } shut you out of its tables. That stays when you delete your data, until they let you in again
data-nothing = Nothing is kept about you.
data-how = -# Messages are not read, nor kept. *Export* gives you all of it as a file.
export-here = This is all that is kept about you, as of now. Only you can see this file.
forget-confirm = ## Delete all that is kept about you?
    Your name, your results, your ratings and all you have set here go, and you vanish from the boards. Matches stay for those who played with you, with nobody in your place. { $tables ->
        [0] This cannot be undone.
        [one] You leave the table you are at; a computer plays on there. This cannot be undone.
       *[other] You leave the { $tables } tables you are at; computers play on there. This cannot be undone.
    }
forget-playing = You have just taken a seat at a table, so nothing was deleted. Leave it first, then try again.
forget-done = Done: nothing is kept about you any more, unless a server has shut you out: it still knows that. Play again, and you start afresh.

# Where the policies are
policy-privacy = Privacy policy
policy-terms = Terms of use
policy-file = { $policy } (the file { $file } of this program)
help-policies = -# { $privacy } · { $terms } · { $me } shows and deletes what is kept about you.
help-support = -# Help with this bot: { $address }
operator-reach = You reach who runs this bot here: { $contact }

# On the command line
person-about = show as JSON, or delete, what is kept about somebody who can no longer use /me
person-about-id = their Discord id
person-about-forget = delete everything instead; a running bot still knows their wishes until it is restarted
person-no-id = “{ $given }” is not a Discord id: it is a number of up to 19 digits.
person-playing = { $id } still sits at a table, so nothing was deleted. Have it ended first.
person-forgotten = Nothing is kept about { $id } any more, but in the lists of servers that have shut them out.
server-about = delete all that is kept about a server: its tables, results, names and settings
server-about-id = its Discord id
server-playing = Server { $id } has a table that can still be played, so nothing was deleted. Have it ended first.
server-forgotten = Nothing is kept about server { $id } any more. A running bot knows its settings until it is restarted.
