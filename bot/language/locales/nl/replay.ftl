# Een gespeelde partij nog eens, en hoe er gedeeld is.

command-replay = terugkijken
command-replay-help = Een partij terugkijken, en nagaan dat er eerlijk gedeeld is
parameter-code = code
parameter-code-help = De partij: de acht tekens van de code
parameter-hash = hash
parameter-hash-help = De hash uit het bericht van het delen, om het delen na te gaan

# Terugkijken
button-replay = Terugkijken
button-replay-first = ⏮ Begin
button-replay-back = ◀ Terug
button-replay-next = Verder ▶
button-replay-last = Einde ⏭
button-replay-share = Als animatie plaatsen
button-deal = Hoe er gedeeld is
pick-replay-round = Ga naar het einde van een ronde
replay-choice = { $game }: { $players } · { $date }
replay-former-player = Oud-speler
replay-title = 🎞️ **{ $game }** · `{ $code }` · stap { $step } van { $steps }
replay-none = Er is op deze server geen uitgespeelde partij met die code. Terwijl je typt, verschijnen de partijen waarin je meedeed.
match-thinned = Die partij is zo lang geleden dat de zetten zijn gewist. De uitslag, als die er is, telt nog mee in alle statistieken.
replay-other-rules = Die partij is niet terug te kijken: die is gespeeld met de regels van een andere versie van deze bot.
replay-busy = De animatie van deze partij wordt al gemaakt. Nog even geduld.
replay-busy-here = Eén animatie tegelijk per persoon en per server. Nog even geduld.
replay-may-not-send = Je mag in dit kanaal niets schrijven, dus plaats ik er ook niets voor je.
replay-making = De animatie wordt gemaakt. Die verschijnt zo in dit kanaal.
replay-progress = De animatie wordt gemaakt: { $share } is klaar.
replay-shared = 🎞️ { $name } laat een partij { $game } zien tussen { $players }. Bekijk de partij stap voor stap met /terugkijken { $code }.
replay-alt = Een partij { $game }, van het delen tot de uitslag. { $standing }

# Eerlijk delen
fair-sealed = -# 🔒 Verzegeld delen: de SHA-256 van het geheim is `{ $hash }`
verify-none = Er is op deze server geen partij met die code waarin gedeeld is.
verify-running = Die partij is nog bezig. Het geheim zou de handen verraden en blijft dus tot het einde verzegeld.
verify-title = 🔎 **{ $game }** · `{ $code }`
verify-secret = Geheim: { $secret }
verify-number = Berichtnummer: { $number }
verify-seed = Sleutel: { $seed }
verify-hash = SHA-256: { $hash }
verify-compare = Vergelijk die met de hash in het bericht “er wordt nu gedeeld”, dat vóór het delen is geplaatst.
verify-compare-number = Vergelijk ook het nummer: de link van het bericht “wordt nu gedeeld” eindigt erop. Staan er voor één spel meer van die berichten, dan heeft iemand geprobeerd tot de stenen bevielen.
verify-same-hash = ✅ Dat is de hash die je gaf: dit is wat er verzegeld was.
verify-other-hash = ❌ Dat is niet de hash die je gaf.
verify-true = ✅ Gedeeld uit deze sleutel { $moves ->
    [one] geeft de ene bewaarde zet
   *[other] geven de { $moves } bewaarde zetten
 } precies de bewaarde punten.
verify-false = ❌ Wat bewaard is, is niet wat de zetten geven als er uit deze sleutel wordt gedeeld.
verify-other-rules = ⚠️ De bewaarde zetten zijn niet na te spelen: ze horen bij de regels van een andere versie van deze bot.
verify-dealt = De handen zoals ze waren toen de eerste zet moest komen; de stapel in de volgorde waarin er wordt getrokken.
verify-round = Ronde { $number }
verify-hand = { $name }: { $tiles }
verify-stock = Stapel: { $tiles }
verify-no-stock = De stapel is leeg.
verify-yourself = Wil je dezelfde stenen delen zonder deze server? Haal het programma op en geef deze opdracht, of plak de regel in de pagina docs/verify.html ervan:
verify-attached = Wat er gedeeld is, staat in het bestand.

# Op de opdrachtregel
verify-about = de stenen van een partij opnieuw delen uit wat Discord liet zien; heeft geen Discord en geen database nodig
verify-word-game = SPEL
verify-word-seats = PLAATSEN
verify-word-secret = GEHEIM
verify-word-message = NUMMER
verify-about-game = welk spel: { $games }
verify-about-seats = met hoeveel er gespeeld is
verify-about-secret = het geheim dat aan het einde van de partij getoond werd, of de sleutel als er een sleutel getoond werd
verify-about-message = het nummer, of de link, van het bericht dat zegt wat er gedeeld wordt: het wordt met het geheim gemengd
verify-about-option = een huisregel van de partij; mag vaker gegeven worden
verify-about-round = welke ronde, geteld vanaf 1 (1)
verify-about-hash = de hash die vóór het begin getoond werd: een geheim dat er niet bij past, wordt geweigerd
verify-player = Plaats { $number }
verify-no-game = Er is geen spel { $game }: kies uit { $games }.
verify-no-seats = { $game } is voor { $allowed } spelers, niet voor { $seats }.
verify-no-option = { $given } is geen huisregel van { $game }: geef naam=waarde met een van { $names }.
verify-no-value = { $name } kan niet { $value } zijn: kies { $values }.
verify-clash = Deze huisregels gaan niet samen.
verify-no-round = { $round } is geen ronde: geef een getal vanaf 1.
verify-no-message = { $message } is geen nummer en geen link van een bericht.
verify-hash-differs = De hash van dit geheim is { $hash }, niet { $given }.
verify-hash-same = Het is de hash die je gaf.
