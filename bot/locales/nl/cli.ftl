# Wat de opdrachtregel zegt.

cli-about = Een Discord-bot waarmee de mensen van een server samen een familie van dominospellen spelen.
cli-command = opdracht
cli-file = BESTAND
cli-run = verbinden met Discord en de servers daar bedienen; heeft DISCORD_TOKEN nodig in .env of in de omgeving
cli-play = offline spelen: dezelfde bot in een browser op deze machine, zonder Discord-account
cli-database = het bestand waarin de tafels bewaard worden ({ $default })
cli-port = de poort om op te luisteren, alleen op deze machine (een die vrij is)
cli-no-browser = alleen het adres tonen en geen browser openen
cli-language = de taal van de mensen en van de server (die van de terminal)

cli-invite = Open { $link } om de bot aan een server toe te voegen
cli-login-failed = Discord aanvaardt DISCORD_TOKEN niet: kopieer het token opnieuw van de pagina “Bot” van je applicatie naar .env.
cli-unreachable = Discord is niet te bereiken: { $reason }.
cli-no-simcord = Offline spelen heeft wat meer pakketten nodig: installeer de extra “play”, zoals de README uitlegt.
cli-port-taken = Een ander programma luistert op poort { $port }: kies een andere met --port.
cli-strange-tables = { $database } bevat tafels van een echte server, die niet bedoeld zijn om offline te spelen: noem een ander bestand met --database.

cli-address = De bot speelt op { $address }
cli-first = 1. Typ { $command } in het vak onder de berichten, druk op Enter en dan op de pijl rechts: er gaat een tafel open.
cli-second = 2. Druk op “{ $computer }”, of kijk als { $others } en druk op “{ $join }”; daarna, weer als jezelf, op “{ $start }”.
cli-third = 3. Je stenen komen vanzelf; “{ $hand }” toont ze opnieuw, { $command } vertelt de rest.
cli-stop = Ctrl-C stopt ermee; je tafels wachten in { $database }.
cli-enter = Enter herstart alleen de bot.
cli-restarted = De bot is herstart.
