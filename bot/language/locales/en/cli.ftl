# Sentences of the command line.

cli-about = A Discord bot with which the people of a server play a family of domino games together.
cli-command = command
cli-file = FILE
cli-run = connect to Discord and serve its servers; needs DISCORD_TOKEN in .env or the environment
cli-play = play offline: the same bot in a browser on this machine, without a Discord account
cli-database = the file that stores the tables (default: { $default })
cli-cluster = share Discord’s shards with other processes on the same PostgreSQL database
cli-port = the port to listen on, only on this machine (default: any free port)
cli-no-browser = print the address and open no browser
cli-language = the language of the people and of the server (default: the terminal's)
cli-name = NAME
cli-names = names of the people you can play as, in order (default: Ann Bob Eve)

cli-invite = To add the bot to a server, open { $link }
cli-login-failed = Discord does not accept DISCORD_TOKEN: copy the token again from the “Bot” page of your application into .env.
cli-unreachable = Discord cannot be reached: { $reason }.
cli-no-monitoring = The metrics cannot be served at { $host }, port { $port }: { $reason }. Set METRICS_PORT to another port, or leave it empty.
cli-no-output = The output cannot be written: { $reason }.
cli-no-simcord = Playing offline needs some more packages: install the extra “play” (see docs/run/index.md).
cli-not-text = { $text } is not text in UTF-8: type it again.
cli-port-impossible = { $port } is not a port: choose a number from 0 to 65535.
cli-port-taken = Another program listens on port { $port }: choose another with --port.
cli-strange-tables = { $database } contains tables of a real server, which cannot be played offline: name another file with --database.
cli-names-impossible = These names cannot be used: give up to { $most } people names of 1 to { $length } characters each.
cli-name-twice = Two people cannot both be called { $name }.

cli-address = The bot is playing at { $address }
cli-first = 1. Press “{ $open }” below the greeting: your tiles appear, and each move is a button.
cli-second = 2. To play with { $others }, who can be chosen above, press a game's name; they press “{ $join }”, and you press “{ $start }”.
cli-third = 3. Your tiles appear by themselves; “{ $hand }” shows them again, { $command } explains the rest.
cli-stop = Ctrl-C stops the bot; your tables stay in { $database }.
cli-enter = Enter restarts only the bot.
cli-restarted = The bot has been restarted.

# Invalid settings
config-no-token = DISCORD_TOKEN is not set: put the bot's token into .env or the environment.
config-unreadable = The settings in { $file } cannot be read: { $reason }.
config-no-setting = Line { $line } of { $file } is not of the form NAME=value.
config-misspelt = Line { $line } of { $file } sets { $name }, which is not a setting: { $meant } is.
config-cluster-sqlite = Several processes can share a PostgreSQL database, not an SQLite file: name one in DATABASE_URL, or leave --cluster out.
config-shards-alone = SHARDS says which shards one process of several serves: start it with --cluster, or leave SHARDS out.
config-shared = Several processes of the bot currently share this database: start this one with --cluster too, or stop them first.
config-impossible = { $name } must be { $kind ->
    [discord_token] the bot's token, one word without blanks
    [database_url] the address of an SQLite file or a PostgreSQL database
    [log_level] DEBUG, INFO, WARNING or ERROR
    [log_format] text or json
    [low_memory] 1 for yes or 0 for no
    [database_direct_url] the address of a PostgreSQL database
    [database_connections] a whole number from { $low } to { $high }
    [workers] a whole number from { $low } to { $high }
    [turn_messages] auto, channel or follow-up
    [requests_a_second] a number of requests a second from { $low } to { $high }
    [metrics_port] a port from 1 to 65535
    [metrics_host] an address of this machine, such as 127.0.0.1
    [privacy_url] a web address that begins with https:// or http://, without blanks, parentheses or angle brackets
    [terms_url] a web address that begins with https:// or http://, without blanks, parentheses or angle brackets
    [keep_matches_days] a number of days, { $high } at most, or 0 to keep everything
    [support_url] a web address that begins with https:// or http://, without blanks, parentheses or angle brackets
    [operator_contact] at most 100 characters on one line
    [shut_out] Discord ids with commas between them
    [shards] a range such as 0-15/64: the first shard, the last, and how many there are in all
   *[number] a number of seconds from { $low } to { $high }
 } ({ $line ->
    [0] it is set in the environment
   *[other] line { $line } of { $file }
 }).

# The database
store-no-folder = The database cannot be stored at { $place }: there is no folder { $folder }.
store-no-file-named = The database must be a file, such as sqlite+aiosqlite:///boneyard.sqlite3.
store-not-a-file = The database { $place } is not a file.
store-forbidden = The database { $place } may not be read and written by this user.
store-read-only = The database { $place } cannot be written: this user must be able to write to the file, and to create others beside it in { $folder }.
store-no-database = { $place } is not a database; it was left as it is.
store-damaged = The database { $place } is damaged; it was left as it is. Put a backup in its place.
store-in-use = The database { $place } is in use by another program.
store-served = Another bot already serves tables from the database { $place }: stop it first, or name another database in DATABASE_URL.
store-closed = The database { $place } is closed: the bot is stopping.
store-slow = The database { $place } does not answer in time.
store-disk-full = The disk is full: nothing can be saved in { $place }.
store-unusable = The database { $place } cannot be used: { $reason }.
store-address = The address of the database cannot be used: { $reason }.
store-no-driver = PostgreSQL needs its driver: install the extra “postgres” (see docs/run/index.md).
store-pooler = The pooler at { $place } does not keep prepared statements: take PgBouncer 1.21 or newer with max_prepared_statements, or connect to the server itself.
store-lease-lost = Another process of the bot now serves this table.
store-no-backup = The database { $place } could not be backed up: { $reason }.
store-unfinished = The copy in { $place } is not complete: run “migrate-to” again until it says so.
store-not-direct = { $place } is a pooler, through which processes cannot notify each other: put the address of the server itself into DATABASE_DIRECT_URL.
store-foreign = The database { $place } belongs to another program; it was left as it is.
store-too-new = The database { $place } was written by a newer version of this program (revision { $revision }); it was left as it is. Update the program.
store-contradiction = The saved data contradict this change: { $reason }.
store-no-table = There is no table { $table }.
store-ended = The match at table { $table } has ended.
store-other-move = Table { $table } does not wait for move { $n }.
store-unknown-record = The record of table { $table } cannot be read: { $why ->
    [version] this program does not know version { $version }
    [moves] some of its moves are missing
   *[options] its options are invalid
 }.

backup-about = copy the database to a file, also while the bot runs, and check the copy
backup-file = the file to write, which must not exist yet
backup-done = The database was copied to { $file }; { $matches ->
    [0] the copy was examined.
    [one] its newest match was replayed.
   *[other] its { $matches } newest matches were replayed.
  }
backup-exists = There is a file { $file } already: name another.
backup-nothing = There is nothing to copy in { $file }.
backup-unplayable = Match { $match } cannot be replayed: { $reason }.
backup-postgresql = PostgreSQL is backed up with its own tool: pg_dump --format=custom --file=FILE { $address }
restore-about = put a copy of the database in its place; the bot must be stopped
restore-file = a copy made by “backup”, or one that an update left behind
restore-no-file = There is no file { $file }.
restore-newest = The newest changes to { $file } are in a file beside it that ends in -wal. They cannot be read in a read-only folder: copy both files to another folder, and restore from there.
restore-postgresql = PostgreSQL is restored with its own tool: pg_restore --clean --dbname={ $address } FILE
restore-kept = The previous database is in { $file }.
restore-done = { $file } now contains the copy; { $matches ->
    [0] the copy was examined.
    [one] its newest match was replayed.
   *[other] its { $matches } newest matches were replayed.
  }

migrate-about = copy everything from the SQLite file into a PostgreSQL database, and compare the two; the bot must be stopped
migrate-url = the other database, which must be empty: postgresql://user:password@host/name
migrate-not-postgresql = Name a PostgreSQL database, such as postgresql://user:password@host/name.
migrate-no-file = DATABASE_URL names a PostgreSQL database already: only an SQLite file can be copied.
migrate-not-empty = The database { $place } is not empty: name an empty one.
migrate-changed = The file has changed since the copy in { $place } was started: name an empty database.
migrate-differs = The copy in { $place } differs ({ $tables }): name an empty database, and copy again.
migrate-copied = { $table }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }
migrate-done = Everything was copied to { $place } and compared row by row: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }. Put its address into DATABASE_URL and start the bot; the SQLite file is unchanged.

# On the page of play itself

page-viewing = Playing as
page-hand-over = Hand the screen to { $name }
page-take = I am { $name }: show my tiles
page-stay = Not yet, { $name } is still looking
