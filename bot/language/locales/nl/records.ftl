# Wat hier gespeeld is: ranglijsten, statistieken, partijen, bestanden.

# Opdrachten
command-stats = statistieken
command-stats-help = Hoe jij, of iemand anders, het hier doet
parameter-by = op
parameter-by-help = Waarop de lijst is geordend
parameter-whose-help = Van wie; van jou, tenzij je iemand noemt

# Ranglijsten
leaderboard-title = { $game } · { $by } · { $period }
leaderboard-empty = Er is nog geen partij uitgespeeld. Speel de eerste!
leaderboard-scarce = Nog niemand staat op deze lijst: daarvoor zijn { $least } uitgespeelde partijen nodig.
leaderboard-unrated = Nog niemand heeft hier een rating: daarvoor is een uitgespeelde partij nodig tussen mensen die van begin tot eind blijven.
leaderboard-least = Je staat erop vanaf { $least } uitgespeelde partijen.
leaderboard-rated = Voor de rating tellen alleen partijen tussen mensen die van begin tot eind blijven; “?” is een eerste schatting, na minder dan { $least } partijen.
leaderboard-double = Winst tegen nul punten telt voor twee aan tafels die dat kiezen. Voor de plaats en de rating telt die één keer.
leaderboard-hidden = Je hebt jezelf op ranglijsten verborgen: jouw regel zie je alleen zelf.
boards-off = De beheerders van deze server hebben de ranglijsten en andermans uitslagen uitgezet.
boards-points-of-one-game = Punten van verschillende spellen kun je niet vergelijken. Noem een spel, dan zie je de ranglijst ervan.
board-by-wins = Gewonnen
board-by-rate = Winstpercentage
board-by-points = Punten
board-by-rating = Rating
board-counted = Telt voor
board-matches = Partijen
board-gone = { $name } (is weg)
board-gone-short = weg
board-unit-wins = Gewonnen
board-unit-rate = Gewonnen
board-unit-points = Punten
board-unit-average = Punten per ronde
board-unit-rating = Rating
board-line-wins = { $place } { $name }: { $value } van { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
 } gewonnen
board-line-double = { $place } { $name }: { $value } van { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
 } gewonnen, telt voor { $counted }
board-line-rate = { $place } { $name }: { $value } van { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
 } gewonnen
board-line-points = { $place } { $name }: { $value } punten in { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }
board-line-average = { $place } { $name }: { $value } per ronde in { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }
board-line-rating = { $place } { $name }: { $value } na { $matches ->
    [one] één partij die meetelt
   *[other] { $matches } partijen die meetellen
 }
period-ever = aller tijden
period-month = deze maand
period-season = dit kwartaal
rating = { $value }{ $sure ->
    [no] {"?"}
   *[yes] {""}
 }
pick-by = Orden op iets anders
pick-period = Een andere periode
page-of = Bladzijde { $page } van { $pages }.
button-previous = ◀ Terug
button-following = Verder ▶

# Statistieken
stats-title = ## { $name }
button-matches = Partijen
button-statistics = Statistieken
stats-matches = **{ $matches ->
    [one] Eén partij
   *[other] { $matches } partijen
 }** · { $won } gewonnen ({ $rate }) · op rij { $streak }, langste reeks { $longest }
stats-rating = **Rating { $rating }**, plaats { $place } van { $of }, na { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 } met rating.
stats-unrated = **Nog geen rating**: daarvoor is een partij tegen andere mensen nodig, van begin tot eind.
stats-feats = **Aan tafel:** { $feats }
stats-game = **{ $game }:** { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }, { $won } gewonnen ({ $rate }) · gemiddeld { $average } per ronde · beste ronde { $best }
stats-game-rating = · rating { $rating }, plaats { $place } van { $of }
stats-you = **Tegen jou:** { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }, { $won } gewonnen, { $lost } verloren
stats-with-you = **In een team met jou:** { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }, { $won } gewonnen ({ $rate }), { $lost } verloren
stats-partners = **Het vaakst in een team met:**
stats-partner = • { $name }: { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }, { $won } gewonnen ({ $rate }), { $lost } verloren
stats-rivals = **Het vaakst tegen:**
stats-rival = • { $name }: { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }, { $won } gewonnen, { $lost } verloren
stats-shared = 📊 { $name } laat zien hoe het hier gaat.
picture-stats = Statistieken
picture-stats-game = Per spel
picture-stats-partners = Het vaakst in een team met
picture-stats-rivals = Het vaakst tegen
picture-stats-rate = % winst
picture-stats-won = Winst
picture-stats-lost = Verlies
picture-stats-matches = Partijen
picture-stats-average = Per ronde
picture-stats-best = Beste
picture-stats-rating = Rating
picture-stats-figure-matches = { $count ->
    [one] partij
   *[other] partijen
 }
picture-stats-figure-wins = { $count ->
    [one] zege
   *[other] zeges
 } · { $rate }
picture-stats-figure-streak = op rij · record { $longest }
picture-stats-figure-rating = rating · plaats { $place } van { $of }
picture-stats-figure-unrated = nog geen rating
feat-uno-called = UNO geroepen: { $count }
feat-uno-missed = UNO vergeten te roepen: { $count }
feat-uno-caught = anderen daarop betrapt: { $count }
feat-four-called = laatste steen gemeld: { $count }
feat-four-missed = laatste steen verzwegen: { $count }
feat-four-unmasked = valse jokers ontmaskerd: { $count }
feat-four-exposed = betrapt met een valse joker: { $count }
feat-partners-capicua = capicúas: { $count }
feat-partners-chuchazo = chuchazo’s: { $count }
feat-partners-all-pass = iedereen laten passen: { $count }
feat-partners-shut-out = gewonnen tegen nul punten: { $count }
records-none = { $name } heeft op deze server nog geen partij uitgespeeld.
records-hidden = Deze persoon houdt de eigen partijen liever voor zich.
records-somebody = iemand

# Partijen
history-title = ## Partijen van { $name }
history-line = • { $date } · **{ $game }** · { $players }
    { $count ->
    [0] Onbeslist
   *[other] Gewonnen door { $winners }
 } · punten: { $points } · `{ $code }`
history-code = -# **/terugkijken** met de code achteraan laat die partij nog eens zien, ook aan anderen.
limit-export = Dit bestand is net nog gemaakt. Je kunt { $until } het volgende krijgen.
export-done = { $count ->
    [one] Eén uitgespeelde partij. Er staan namen in het bestand: houd het onder de beheerders van deze server.
   *[other] { $count } uitgespeelde partijen. Er staan namen in het bestand: houd het onder de beheerders van deze server.
 }
