# What has been played here: boards, statistics, matches, files.

# Commands
command-stats = stats
command-stats-help = How you, or somebody else, are doing here
parameter-by = by
parameter-by-help = What to rank by
parameter-whose-help = Whose; yours, unless you name somebody

# Leaderboards
leaderboard-title = { $game } · { $by } · { $period }
leaderboard-empty = No finished match yet. Play the first one!
leaderboard-scarce = Nobody is on this board yet: it takes { $least } finished matches.
leaderboard-unrated = Nobody is rated here yet: it takes a finished match between people who stay from first to last.
leaderboard-least = Listed from { $least } finished matches.
leaderboard-rated = Only matches between people who stay from first to last are rated; “?” marks a first guess, after fewer than { $least } of them.
leaderboard-double = A match won against no points counts as two at tables that chose this. Places and ratings count it once.
leaderboard-hidden = You have hidden yourself from leaderboards: only you see your own line.
boards-off = The managers of this server have switched off leaderboards and other people's records.
boards-points-of-one-game = Points of different games cannot be compared. Name a game to see its leaderboard.
board-by-wins = Wins
board-by-rate = Win rate
board-by-points = Points
board-by-rating = Rating
board-counted = Counted
board-matches = Matches
board-gone = { $name } (has left)
board-gone-short = left
board-unit-wins = Wins
board-unit-rate = Won
board-unit-points = Points
board-unit-average = Points a round
board-unit-rating = Rating
board-line-wins = { $place } { $name }: { $value } of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } won
board-line-double = { $place } { $name }: { $value } of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } won, counted as { $counted }
board-line-rate = { $place } { $name }: { $value } of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } won
board-line-points = { $place } { $name }: { $value } points in { $matches ->
    [one] one match
   *[other] { $matches } matches
 }
board-line-average = { $place } { $name }: { $value } a round in { $matches ->
    [one] one match
   *[other] { $matches } matches
 }
board-line-rating = { $place } { $name }: { $value } after { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
 }
period-ever = all time
period-month = this month
period-season = this quarter
rating = { $value }{ $sure ->
    [no] {"?"}
   *[yes] {""}
 }
pick-by = Rank by something else
pick-period = Another period
page-of = Page { $page } of { $pages }.
button-previous = ◀ Back
button-following = Next ▶

# Statistics
stats-title = ## { $name }
button-matches = Matches
button-statistics = Statistics
stats-matches = **{ $matches ->
    [one] One match
   *[other] { $matches } matches
 }** · { $won ->
    [one] one win
   *[other] { $won } wins
 } ({ $rate }) · streak { $streak }, best { $longest }
stats-rating = **Rating { $rating }**, place { $place } of { $of }, after { $matches ->
    [one] one rated match
   *[other] { $matches } rated matches
 }.
stats-unrated = **No rating** yet: it takes a finished match against other people, from first to last.
stats-feats = **At the table:** { $feats }
stats-game = **{ $game }:** { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $won } won ({ $rate }) · { $average } a round on average · best round { $best }
stats-game-rating = · rating { $rating }, place { $place } of { $of }
stats-you = **Against you:** { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $won } won, { $lost } lost
stats-with-you = **In a team with you:** { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $won } won ({ $rate }), { $lost } lost
stats-partners = **Most often in a team with:**
stats-partner = • { $name }: { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $won } won ({ $rate }), { $lost } lost
stats-rivals = **Most often against:**
stats-rival = • { $name }: { $matches ->
    [one] one match
   *[other] { $matches } matches
 }, { $won } won, { $lost } lost
stats-shared = 📊 { $name } shows how it goes here.
picture-stats = Statistics
picture-stats-game = By game
picture-stats-partners = Most often in a team with
picture-stats-rivals = Most often against
picture-stats-rate = Win rate
picture-stats-won = Won
picture-stats-lost = Lost
picture-stats-matches = Matches
picture-stats-average = A round
picture-stats-best = Best
picture-stats-rating = Rating
picture-stats-figure-matches = { $count ->
    [one] match
   *[other] matches
 }
picture-stats-figure-wins = { $count ->
    [one] win
   *[other] wins
 } · { $rate }
picture-stats-figure-streak = wins in a row · best { $longest }
picture-stats-figure-rating = rating · place { $place } of { $of }
picture-stats-figure-unrated = no rating yet
feat-uno-called = UNO called: { $count }
feat-uno-missed = forgot to call UNO: { $count }
feat-uno-caught = caught others at it: { $count }
feat-four-called = last tile announced: { $count }
feat-four-missed = last tile kept quiet: { $count }
feat-four-unmasked = false jokers exposed: { $count }
feat-four-exposed = exposed with a false joker: { $count }
feat-partners-capicua = capicúas: { $count }
feat-partners-chuchazo = chuchazos: { $count }
feat-partners-all-pass = made everybody pass: { $count }
feat-partners-shut-out = won against no points: { $count }
records-none = { $name } has not finished a match on this server yet.
records-hidden = They have chosen to keep their matches to themselves.
records-somebody = somebody

# Matches
history-title = ## Matches of { $name }
history-line = • { $date } · **{ $game }** · { $players }
    { $count ->
    [0] Drawn
   *[other] Won by { $winners }
 } · points: { $points } · `{ $code }`
history-code = -# **/replay** with the code at the end of a line shows that match again, also to others.
limit-export = This file was made a moment ago. You can have the next one { $until }.
export-done = { $count ->
    [one] One finished match. The file holds names: keep it among those who manage this server.
   *[other] { $count } finished matches. The file holds names: keep it among those who manage this server.
 }
