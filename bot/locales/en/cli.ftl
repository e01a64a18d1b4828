# What the command line says.

cli-about = A Discord bot with which the people of a server play a family of domino games together.
cli-command = command
cli-file = FILE
cli-run = connect to Discord and serve its servers; needs DISCORD_TOKEN in .env or the environment
cli-play = play offline: the same bot in a browser on this machine, without a Discord account
cli-database = the file in which the tables are kept ({ $default })
cli-port = the port to listen on, on this machine alone (any that is free)
cli-no-browser = print the address and open no browser
cli-language = the language of the people and of the server (the terminal's)

cli-invite = To add the bot to a server, open { $link }
cli-login-failed = Discord does not accept DISCORD_TOKEN: copy the token anew from the “Bot” page of your application into .env.
cli-unreachable = Discord cannot be reached: { $reason }.
cli-no-simcord = Playing offline needs some more packages: install the extra “play”, as the README says.
cli-port-taken = Another program listens on port { $port }: choose another with --port.
cli-strange-tables = { $database } holds tables of a real server, which are not for playing offline: name another file with --database.

cli-address = The bot is playing at { $address }
cli-first = 1. Type { $command } into the box below the messages, press Enter, then the arrow at the right: a table opens.
cli-second = 2. Press “{ $computer }”, or view as { $others } and press “{ $join }”; then, as yourself again, “{ $start }”.
cli-third = 3. Your tiles come by themselves; “{ $hand }” shows them again, { $command } tells the rest.
cli-stop = Ctrl-C ends it; your tables wait in { $database }.
cli-enter = Enter restarts the bot alone.
cli-restarted = The bot has been restarted.
