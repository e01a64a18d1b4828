# Zinnen van de opdrachtregel.

cli-about = Een Discord-bot waarmee de mensen van een server samen een familie van dominospellen spelen.
cli-command = opdracht
cli-file = BESTAND
cli-run = verbinden met Discord en de servers daar bedienen; heeft DISCORD_TOKEN nodig in .env of in de omgeving
cli-play = offline spelen: dezelfde bot in een browser op deze machine, zonder Discord-account
cli-database = het bestand waarin de tafels bewaard worden (standaard: { $default })
cli-cluster = deel de shards van Discord met andere processen op dezelfde PostgreSQL-database
cli-port = de poort om op te luisteren, alleen op deze machine (standaard: een vrije poort)
cli-no-browser = alleen het adres tonen en geen browser openen
cli-language = de taal van de mensen en van de server (standaard: die van de terminal)
cli-name = NAAM
cli-names = namen van de mensen als wie je kunt spelen, op volgorde (standaard: Ann Bob Eve)

cli-invite = Open { $link } om de bot aan een server toe te voegen
cli-login-failed = Discord aanvaardt DISCORD_TOKEN niet: kopieer het token opnieuw van de pagina “Bot” van je applicatie naar .env.
cli-unreachable = Discord is niet te bereiken: { $reason }.
cli-no-monitoring = De meetwaarden kunnen niet worden aangeboden op { $host }, poort { $port }: { $reason }. Zet METRICS_PORT op een andere poort, of laat het leeg.
cli-no-output = De uitvoer kan niet worden geschreven: { $reason }.
cli-no-simcord = Offline spelen heeft wat meer pakketten nodig: installeer de extra “play” (zie docs/run/index.md).
cli-not-text = { $text } is geen tekst in UTF-8: typ het opnieuw.
cli-port-impossible = { $port } is geen poort: kies een getal van 0 tot 65535.
cli-port-taken = Een ander programma luistert op poort { $port }: kies een andere met --port.
cli-strange-tables = { $database } bevat tafels van een echte server, die niet offline gespeeld kunnen worden: noem een ander bestand met --database.
cli-names-impossible = Deze namen kunnen niet: geef hooguit { $most } mensen elk een naam van 1 tot { $length } tekens.
cli-name-twice = Twee mensen kunnen niet allebei { $name } heten.

cli-address = De bot speelt op { $address }
cli-first = 1. Druk onder de begroeting op “{ $open }”: je stenen verschijnen, en elke zet is een knop.
cli-second = 2. Speel je met { $others }, te kiezen bovenaan, druk dan op de naam van een spel; zij drukken op “{ $join }”, jij op “{ $start }”.
cli-third = 3. Je stenen verschijnen vanzelf; “{ $hand }” toont ze opnieuw, { $command } legt de rest uit.
cli-stop = Ctrl-C stopt de bot; je tafels blijven in { $database }.
cli-enter = Enter herstart alleen de bot.
cli-restarted = De bot is herstart.

# Ongeldige instellingen
config-no-token = DISCORD_TOKEN is niet ingesteld: zet het token van de bot in .env of in de omgeving.
config-unreadable = De instellingen in { $file } zijn niet te lezen: { $reason }.
config-no-setting = Regel { $line } van { $file } heeft niet de vorm NAAM=waarde.
config-misspelt = Regel { $line } van { $file } stelt { $name } in, maar dat is geen instelling: { $meant } wel.
config-cluster-sqlite = Meerdere processen kunnen een PostgreSQL-database delen, maar geen SQLite-bestand: noem er een in DATABASE_URL, of laat --cluster weg.
config-shards-alone = SHARDS zegt welke shards één proces van meerdere bedient: start het met --cluster, of laat SHARDS weg.
config-shared = Meerdere processen van de bot delen deze database op dit moment: start dit ook met --cluster, of stop die eerst.
config-impossible = { $name } moet { $kind ->
    [discord_token] het token van de bot zijn, één woord zonder spaties
    [database_url] het adres van een SQLite-bestand of een PostgreSQL-database zijn
    [log_level] DEBUG, INFO, WARNING of ERROR zijn
    [log_format] text of json zijn
    [database_direct_url] het adres van een PostgreSQL-database zijn
    [database_connections] een geheel getal van { $low } tot { $high } zijn
    [workers] een geheel getal van { $low } tot { $high } zijn
    [low_memory] 1 voor ja of 0 voor nee zijn
    [turn_messages] auto, channel of follow-up zijn
    [requests_a_second] een aantal verzoeken per seconde van { $low } tot { $high } zijn
    [metrics_port] een poort van 1 tot 65535 zijn
    [metrics_host] een adres van deze machine zijn, zoals 127.0.0.1
    [privacy_url] een webadres zijn dat begint met https:// of http://, zonder spaties, ronde haken of punthaken
    [terms_url] een webadres zijn dat begint met https:// of http://, zonder spaties, ronde haken of punthaken
    [support_url] een webadres zijn dat begint met https:// of http://, zonder spaties, ronde haken of punthaken
    [operator_contact] max. 100 tekens op één regel zijn
    [keep_matches_days] een aantal dagen zijn, max. { $high }, of 0 om alles te bewaren
    [shut_out] uit Discord-ids met komma’s ertussen bestaan
    [shards] een bereik zoals 0-15/64: de eerste shard, de laatste, en hoeveel er in totaal zijn
   *[number] een aantal seconden van { $low } tot { $high } zijn
 } ({ $line ->
    [0] ingesteld in de omgeving
   *[other] regel { $line } van { $file }
 }).

# De database
store-no-folder = De database kan niet in { $place } staan: de map { $folder } bestaat niet.
store-no-file-named = De database moet een bestand zijn, zoals sqlite+aiosqlite:///boneyard.sqlite3.
store-not-a-file = De database { $place } is geen bestand.
store-forbidden = Deze gebruiker mag de database { $place } niet lezen en schrijven.
store-read-only = De database { $place } kan niet worden geschreven: deze gebruiker moet in het bestand kunnen schrijven, en er andere naast kunnen maken in { $folder }.
store-no-database = { $place } is geen database; er is niets aan veranderd.
store-damaged = De database { $place } is beschadigd; er is niets aan veranderd. Zet er een reservekopie voor in de plaats.
store-in-use = De database { $place } wordt gebruikt door een ander programma.
store-served = Een andere bot bedient al tafels uit de database { $place }: stop die eerst, of noem een andere database in DATABASE_URL.
store-closed = De database { $place } is gesloten: de bot stopt.
store-slow = De database { $place } antwoordt niet op tijd.
store-disk-full = De schijf is vol: in { $place } kan niets meer worden bewaard.
store-unusable = De database { $place } is niet te gebruiken: { $reason }.
store-address = Het adres van de database is niet te gebruiken: { $reason }.
store-no-driver = PostgreSQL heeft zijn stuurprogramma nodig: installeer de extra “postgres” (zie docs/run/index.md).
store-pooler = De pooler op { $place } bewaart geen voorbereide opdrachten: neem PgBouncer 1.21 of nieuwer met max_prepared_statements, of maak verbinding met de server zelf.
store-lease-lost = Een ander proces van de bot bedient nu deze tafel.
store-no-backup = Van de database { $place } kon geen reservekopie worden gemaakt: { $reason }.
store-unfinished = De kopie in { $place } is niet af: voer “migrate-to” opnieuw uit tot het dat zegt.
store-not-direct = { $place } is een pooler, waardoor processen elkaar niets kunnen melden: zet het adres van de server zelf in DATABASE_DIRECT_URL.
store-foreign = De database { $place } is van een ander programma; er is niets aan veranderd.
store-too-new = De database { $place } is geschreven door een nieuwere versie van dit programma (revisie { $revision }); er is niets aan veranderd. Werk het programma bij.
store-contradiction = De bewaarde gegevens spreken deze wijziging tegen: { $reason }.
store-no-table = Er is geen tafel { $table }.
store-ended = De partij aan tafel { $table } is afgelopen.
store-other-move = Tafel { $table } wacht niet op zet { $n }.
store-unknown-record = Het verslag van tafel { $table } is niet te lezen: { $why ->
    [version] dit programma kent versie { $version } niet
    [moves] er ontbreken zetten
   *[options] de huisregels zijn ongeldig
 }.

backup-about = kopieer de database naar een bestand, ook terwijl de bot draait, en controleer de kopie
backup-file = het bestand om te schrijven; het mag er nog niet zijn
backup-done = De database is gekopieerd naar { $file }; { $matches ->
    [0] de kopie is onderzocht.
    [one] de nieuwste partij is nagespeeld.
   *[other] de { $matches } nieuwste partijen zijn nagespeeld.
  }
backup-exists = Er is al een bestand { $file }: noem een ander.
backup-nothing = Er valt niets te kopiëren in { $file }.
backup-unplayable = Partij { $match } kan niet worden nagespeeld: { $reason }.
backup-postgresql = Van PostgreSQL maak je een reservekopie met zijn eigen programma: pg_dump --format=custom --file=BESTAND { $address }
restore-about = zet een kopie van de database op zijn plaats; de bot moet gestopt zijn
restore-file = een kopie van “backup”, of een die een update heeft achtergelaten
restore-no-file = Er is geen bestand { $file }.
restore-newest = De nieuwste wijzigingen van { $file } staan ernaast, in een bestand dat op -wal eindigt. In een map waarin niet kan worden geschreven, zijn ze niet te lezen: kopieer beide bestanden naar een andere map, en zet ze daarvandaan terug.
restore-postgresql = PostgreSQL zet je terug met zijn eigen programma: pg_restore --clean --dbname={ $address } BESTAND
restore-kept = De vorige database staat in { $file }.
restore-done = { $file } bevat nu de kopie; { $matches ->
    [0] ze is onderzocht.
    [one] de nieuwste partij is nagespeeld.
   *[other] de { $matches } nieuwste partijen zijn nagespeeld.
  }

migrate-about = alles uit het SQLite-bestand naar een PostgreSQL-database kopiëren en beide vergelijken; de bot moet stilstaan
migrate-url = de andere database, die leeg moet zijn: postgresql://user:password@host/name
migrate-not-postgresql = Noem een PostgreSQL-database, bijvoorbeeld postgresql://user:password@host/name.
migrate-no-file = DATABASE_URL noemt al een PostgreSQL-database: alleen een SQLite-bestand kan gekopieerd worden.
migrate-not-empty = De database { $place } is niet leeg: noem een lege.
migrate-changed = Het bestand is veranderd sinds de kopie in { $place } begonnen is: noem een lege database.
migrate-differs = De kopie in { $place } wijkt af ({ $tables }): noem een lege database en kopieer opnieuw.
migrate-copied = { $table }: { $rows ->
    [one] { $rows } rij
   *[other] { $rows } rijen
  }
migrate-done = Alles is gekopieerd naar { $place } en rij voor rij vergeleken: { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
  }, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
  }. Zet het adres in DATABASE_URL en start de bot; het SQLite-bestand is niet veranderd.

# Op de pagina van play zelf

page-viewing = Je speelt als
page-hand-over = Geef het scherm aan { $name }
page-take = Ik ben { $name }: toon mijn stenen
page-stay = Nog niet, { $name } kijkt nog
