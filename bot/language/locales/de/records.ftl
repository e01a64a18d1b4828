# Was hier gespielt wurde: Ranglisten, Statistik, Partien, Dateien.

# Befehle
command-stats = statistik
command-stats-help = Wie es hier bei dir oder anderen läuft
parameter-by = nach
parameter-by-help = Wonach die Rangliste geht
parameter-whose-help = Von wem; von dir, wenn du niemanden nennst

# Ranglisten
leaderboard-title = { $game } · { $by } · { $period }
leaderboard-empty = Noch keine beendete Partie. Spiel die erste!
leaderboard-scarce = Hier steht noch niemand: Man braucht { $least } beendete Partien.
leaderboard-unrated = Hier hat noch niemand eine Wertung: Man braucht eine beendete Partie unter Menschen, die vom Anfang bis zum Ende bleiben.
leaderboard-least = Ab { $least } beendeten Partien.
leaderboard-rated = Nur Partien unter Menschen, die vom Anfang bis zum Ende bleiben, werden gewertet; „?“ heißt erste Schätzung, nach weniger als { $least } davon.
leaderboard-double = Ein Sieg zu null zählt doppelt, wo der Tisch das gewählt hat. Für Platz und Wertung zählt er einmal.
leaderboard-hidden = Du hältst dich aus Ranglisten heraus: Nur du siehst deine Zeile.
boards-off = Die Leitung dieses Servers hat Ranglisten und die Ergebnisse anderer ausgeschaltet.
boards-points-of-one-game = Punkte verschiedener Spiele lassen sich nicht vergleichen. Nenn ein Spiel, um seine Rangliste zu sehen.
board-by-wins = Siege
board-by-rate = Siegquote
board-by-points = Punkte
board-by-rating = Wertung
board-counted = Zählt als
board-matches = Partien
board-gone = { $name } (nicht mehr hier)
board-gone-short = weg
board-unit-wins = Siege
board-unit-rate = Siegquote
board-unit-points = Punkte
board-unit-average = Punkte pro Runde
board-unit-rating = Wertung
board-line-wins = { $place } { $name }: { $value } von { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
 } gewonnen
board-line-double = { $place } { $name }: { $value } von { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
 } gewonnen, zählt als { $counted }
board-line-rate = { $place } { $name }: { $value } von { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
 } gewonnen
board-line-points = { $place } { $name }: { $value } Punkte in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
 }
board-line-average = { $place } { $name }: { $value } pro Runde in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
 }
board-line-rating = { $place } { $name }: { $value } nach { $matches ->
    [one] einer gewerteten Partie
   *[other] { $matches } gewerteten Partien
 }
period-ever = gesamte Zeit
period-month = dieser Monat
period-season = dieses Quartal
rating = { $value }{ $sure ->
    [no] {"?"}
   *[yes] {""}
 }
pick-by = Nach etwas anderem ordnen
pick-period = Anderer Zeitraum
page-of = Seite { $page } von { $pages }.
button-previous = ◀ Zurück
button-following = Weiter ▶

# Statistik
stats-title = ## { $name }
button-matches = Partien
button-statistics = Statistik
stats-matches = **{ $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
 }** · { $won ->
    [one] ein Sieg
   *[other] { $won } Siege
 } ({ $rate }) · Serie { $streak }, Rekord { $longest }
stats-rating = **Wertung { $rating }**, Platz { $place } von { $of }, nach { $matches ->
    [one] einer gewerteten Partie
   *[other] { $matches } gewerteten Partien
 }.
stats-unrated = **Noch keine Wertung**: Man braucht eine beendete Partie gegen andere Menschen, vom Anfang bis zum Ende.
stats-feats = **Am Tisch:** { $feats }
stats-game = **{ $game }:** { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $won } gewonnen ({ $rate }) · im Schnitt { $average } pro Runde · beste Runde { $best }
stats-game-rating = · Wertung { $rating }, Platz { $place } von { $of }
stats-you = **Gegen dich:** { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $won } gewonnen, { $lost } verloren
stats-with-you = **Im Team mit dir:** { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $won } gewonnen ({ $rate }), { $lost } verloren
stats-partners = **Am häufigsten im Team mit:**
stats-partner = • { $name }: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $won } gewonnen ({ $rate }), { $lost } verloren
stats-rivals = **Am häufigsten gegen:**
stats-rival = • { $name }: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 }, { $won } gewonnen, { $lost } verloren
stats-shared = 📊 { $name } zeigt, wie es hier läuft.
picture-stats = Statistik
picture-stats-game = Nach Spiel
picture-stats-partners = Am häufigsten im Team mit
picture-stats-rivals = Am häufigsten gegen
picture-stats-rate = Quote
picture-stats-won = Siege
picture-stats-lost = Verloren
picture-stats-matches = Partien
picture-stats-average = Je Runde
picture-stats-best = Beste
picture-stats-rating = Wertung
picture-stats-figure-matches = { $count ->
    [one] Partie
   *[other] Partien
 }
picture-stats-figure-wins = { $count ->
    [one] Sieg
   *[other] Siege
 } · { $rate }
picture-stats-figure-streak = in Folge · Rekord { $longest }
picture-stats-figure-rating = Wertung · { $place }. von { $of }
picture-stats-figure-unrated = noch keine Wertung
feat-uno-called = UNO gerufen: { $count }
feat-uno-missed = UNO vergessen: { $count }
feat-uno-caught = andere dabei erwischt: { $count }
feat-four-called = letzten Stein angesagt: { $count }
feat-four-missed = letzten Stein verschwiegen: { $count }
feat-four-unmasked = falsche Joker aufgedeckt: { $count }
feat-four-exposed = mit falschem Joker erwischt: { $count }
feat-partners-capicua = Capicúas: { $count }
feat-partners-chuchazo = Chuchazos: { $count }
feat-partners-all-pass = alle zum Passen gebracht: { $count }
feat-partners-shut-out = zu null gewonnen: { $count }
records-none = { $name } hat auf diesem Server noch keine Partie beendet.
records-hidden = Diese Person behält ihre Partien für sich.
records-somebody = jemand

# Partien
history-title = ## Partien von { $name }
history-line = • { $date } · **{ $game }** · { $players }
    { $count ->
    [0] Unentschieden
   *[other] Gewonnen von { $winners }
 } · Punkte: { $points } · `{ $code }`
history-code = -# **/nachspielen** mit dem Code am Ende einer Zeile zeigt diese Partie noch einmal, auch anderen.
limit-export = Diese Datei wurde gerade erst erstellt. Die nächste bekommst du { $until }.
export-done = { $count ->
    [one] Eine beendete Partie. Die Datei enthält Namen: Gib sie nur an die Leitung dieses Servers.
   *[other] { $count } beendete Partien. Die Datei enthält Namen: Gib sie nur an die Leitung dieses Servers.
 }
