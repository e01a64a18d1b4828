# The words of Partner Dominoes. Tiles, ends and moves are in block.ftl.

game-partners = Partner Dominoes

# What happened
partners-redealt = A hand had { $doubles } doubles or more: { $times ->
    [one] everything was dealt anew.
   *[other] everything was dealt anew, { $times } times.
 }
partners-starts = { $you ->
    [name] The lot falls on you: you begin.
   *[no] The lot falls on { $name }, who begins.
 }
partners-lead-found = { $name } holds the highest tile and begins with it.
partners-lead-yours = You hold the highest tile, { $tile }, and begin with it.
partners-all-pass = 💪 { $you ->
    [name] Your tile makes everybody else pass: { $points } points for your team.
   *[no] The tile of { $name } makes everybody else pass: { $points } points for the team.
 }
partners-lead-pass = 💪 { $you ->
    [name] Nothing answers your first tile: { $points } points for your team.
   *[no] Nothing answers the first tile of { $name }: { $points } points for the team.
 }
partners-capicua = ✨ **Capicúa!** { $you ->
    [name] Your last tile fits both ends.
   *[no] The last tile of { $name } fits both ends.
 }
partners-chuchazo = ✨ **Chuchazo!** { $you ->
    [name] You go out with the double blank.
   *[no] { $name } goes out with the double blank.
 }
partners-both-ends = ✨ **Crossed!** { $you ->
    [name] Your last tile is a double that fits both ends.
   *[no] The last tile of { $name } is a double that fits both ends.
 }
partners-shut-out = 🧹 Not a single point for the others: the win of { $names } counts as two.

# What happened, in one line: names are badges
partners-brief-redealt = 🔁 dealt anew
partners-brief-starts = { $name } starts: by lot
partners-brief-lead-found = { $name } starts: highest tile
partners-brief-bonus = { $name } 💪 +{ $points }
partners-brief-capicua = { $name } ✨ **Capicúa!**
partners-brief-chuchazo = { $name } ✨ **Chuchazo!**
partners-brief-both-ends = { $name } ✨ **Crossed!**
partners-brief-shut-out = 🧹 { $names }: counts as two

# How a round ended
partners-round-out = { $name } plays the last tile: the round goes to { $winners }.
partners-round-target = 🎉 { $winners } reach the target!
partners-round-blocked = ⛔ Blocked by { $name }. { $how ->
    [nobody] It is level: nobody scores.
    [team] { $winners } hold fewer pips together, { $won } against { $lost }, and win the round.
    [player] { $winners } have the lightest hand, { $lightest ->
        [one] one pip
       *[other] { $lightest } pips
    }, and win the round.
    [duel] { $name } has { $mine ->
        [one] one pip
       *[other] { $mine } pips
    } left and { $next } has { $theirs }: the round goes to { $winners }.
   *[blocker] It is level, which counts for the team that blocked: the round goes to { $winners }.
 }
partners-part = { $part ->
    [hand] { $points ->
        [one] one pip
       *[other] { $points } pips
    }
    [round] { $points } for the round
    [capicua] { $points } for the capicúa
    [chuchazo] { $points } for the chuchazo
    [first-rounds] { $points } for an early round
    [all-pass] { $points } for making all pass
    [lead-pass] { $points } for the unanswered first tile
   *[love] back to nothing, { $points } lost
 }

# What a seat must or may do
partners-duty-start = **Your turn.** You begin, with { $partner } as your partner: { $open ->
    [true] play { $tile }.
   *[false] play any tile.
 }
partners-duty-lay = **Your turn.** Play a tile that fits { $ends }. Your partner is { $partner }.
partners-duty-pass = **Your turn.** Nothing you hold fits { $ends }: pass. Your partner is { $partner }.

# Pictures in words
partners-flag = capicúa!
partners-alt-table = { $laid ->
    [0] Nothing is played yet.
    [one] Open ends: { $ends }. One tile is on the table: { $last }, played by { $layer }.
   *[other] Open ends: { $ends }. { $laid } tiles are on the table; the last is { $last }, played by { $layer }.
 } { $one } play against { $other }.{ $stock ->
    [0] {""}
   *[other] {" "}{ $stock } tiles lie face down, out of play.
 }

# Refusals
partners-refusal-must-lay = You can play { $tile }, for one: no passing.
partners-refusal-tile-not-in-hand = You do not hold { $tile }.
partners-refusal-nothing-to-join = Nothing lies yet: the first tile goes to the middle.
partners-refusal-must-open = The match begins with { $tile }.
partners-refusal-already-started = The middle is taken by { $tile }.
partners-refusal-does-not-fit = The tile { $tile } does not fit on the { $place }: { $end } is open there.
partners-refusal-which-end = Say at which end, left or right, you want to play { $tile }.

# Presets and options
preset-partners-international = International
preset-partners-international-help = To 100; the 6-6 begins, then the next seat; the losers’ pips count
preset-partners-dominican = Dominican
preset-partners-dominican-help = To 200; all pips count; 25 for a capicúa and for making others pass
preset-partners-puerto-rican = Puerto Rican, to 500
preset-partners-puerto-rican-help = All pips count; 100 for capicúa and chuchazo; prizes for the first rounds
preset-partners-puerto-rican-200 = Puerto Rican, to 200
preset-partners-puerto-rican-200-help = The losers’ pips count, and the winner begins
preset-partners-jamaican = Jamaican
preset-partners-jamaican-help = Six wins in a row: a lost round puts you back to nothing
preset-partners-cuban = Cuban
preset-partners-cuban-help = Double-nine, ten tiles each, to 150
preset-partners-haitian = Haitian
preset-partners-haitian-help = Ten wins; a capicúa counts for two
preset-partners-brazilian = Brazilian
preset-partners-brazilian-help = To six: 1 a round, 2 with a double, 3 for both ends, 6 with a double on both ends
option-partners-set = Set
option-partners-set-help = Double-six, all dealt, or double-nine with ten tiles each and fifteen out of play
value-partners-set-double-six = double-six
value-partners-set-double-nine = double-nine
option-partners-first_lead = First round
option-partners-first_lead-help = Who begins a match
value-partners-first_lead-double = the highest double begins, with that tile
value-partners-first_lead-lot = a player drawn by lot, with any tile
option-partners-lead = Later rounds
option-partners-lead-help = Who begins a later round
value-partners-lead-next = the next player begins
value-partners-lead-winner = the winner begins
option-partners-blocked = Blocked round
option-partners-blocked-help = Who wins when nobody can go on
value-partners-blocked-team = the lighter team
value-partners-blocked-player = the team of the lightest hand
value-partners-blocked-duel = the lighter of the last player and the next
option-partners-blocked_tie = Level blocked round
option-partners-blocked_tie-help = Who wins a blocked round in which both sides are equal
value-partners-blocked_tie-nobody = nobody
value-partners-blocked_tie-blocker = the team that blocked
option-partners-counting = What counts
option-partners-counting-help = Pips left in hands, or rounds won
value-partners-counting-losers = the losers’ pips
value-partners-counting-all = everybody’s pips
value-partners-counting-rounds = rounds won
option-partners-target = Points to win
option-partners-target-help = The first team to so many points wins the match; at most 100 if rounds count
option-partners-capicua = Capicúa
option-partners-capicua-help = Extra points for a last tile that fits both ends
option-partners-chuchazo = Chuchazo
option-partners-chuchazo-help = Extra points for going out with the double blank
option-partners-single = Rounds: an ordinary end
option-partners-single-help = Points for going out, if rounds count
option-partners-double = Rounds: a double
option-partners-double-help = Points for going out with a double, if rounds count
option-partners-crossed = Rounds: a capicúa
option-partners-crossed-help = Points for a last tile that fits both ends, if rounds count
option-partners-both_ends = Rounds: a double on both ends
option-partners-both_ends-help = Points for a last double that fits both ends, if rounds count
option-partners-all_pass = Making all pass
option-partners-all_pass-help = Points for a tile after which the three others pass
option-partners-lead_pass = Unanswered first tile
option-partners-lead_pass-help = Points for a first tile that the next player cannot answer
option-partners-first_rounds = Early prizes
option-partners-first_rounds-help = 100, 75, 50 and 25 points beside for winning the first four rounds
option-partners-redeal = Dealing anew
option-partners-redeal-help = Deal anew if a hand has so many doubles
value-partners-redeal-0 = never
value-partners-redeal-4 = from four doubles in a hand
value-partners-redeal-5 = from five doubles in a hand
value-partners-redeal-6 = from six doubles in a hand
option-partners-shut_out = Shut-out counts double
option-partners-shut_out-help = A match won against no points is told and counted as two, never in ratings
option-partners-love = Back to nothing
option-partners-love-help = If rounds count: a lost round takes a team’s points away; at most six points to win
option-partners-rounds = Most rounds
option-partners-rounds-help = After so many rounds the leaders win, even short of the goal; 0 for no limit
value-partners-rounds-0 = no limit
option-partners-forced = No choice
option-partners-forced-help = A pass, or the only tile that fits: after a moment, so that speed tells nothing, or when pressed
value-partners-forced-moment = after a moment, by itself
value-partners-forced-press = when its player presses

# Rules
partners-rules-aim = **Aim.** Four people in two teams: partners sit opposite and win together. Be the first team to { $target ->
    [one] one point
   *[other] { $target } points
 }.{ $rounds ->
    [0] {""}
   *[other] {" "}After round { $rounds } the leaders win.
 } Partners do not tell each other what they hold.
partners-rules-start = **Start.** { $set ->
    [double-nine] With the double-nine set everybody gets ten tiles; fifteen lie face down, out of play.
   *[double-six] With the double-six set everybody gets seven tiles, and none is left.
 } { $first_lead ->
    [lot] A player drawn by lot begins the first round, with any tile.
   *[double] The highest double begins the first round and is played first.
 } { $lead ->
    [winner] Later rounds begin with the player who went out, or with the lighter hand of the team that won a blocked round.
   *[next] Each later round begins with the next player.
 }
partners-rules-turn = **Your turn.** Play a tile at either end of the line, so that the halves that touch are equal. Doubles lie crosswise. If you can play, you must; if you cannot, you pass. Nobody draws, so a pass tells everybody which numbers you lack. { $forced ->
    [press] A move without a choice waits for your press.
   *[moment] A pass, or the only tile that fits, is played for you after a moment. So your speed tells your partner nothing.
 }
partners-rules-out = **Going out.** Play your last tile and your team wins the round. { $counting ->
    [rounds] It counts { $single }; with a double { $double }; with a capicúa, a tile that fits both ends, { $crossed }; with a double that fits both ends { $both_ends }.
    [all] It scores the pips in all hands, your partner’s too.
   *[losers] It scores the pips that the other team still holds.
 }
partners-rules-blocked = **Blocked.** When nobody can go on, the round ends. { $blocked ->
    [player] The team of the lightest hand wins it.
    [duel] Whoever played last compares hands with the next player: the lighter one’s team wins, and equal hands count for the one who played last.
   *[team] The team whose two hands hold fewer pips together wins it.
 }{ $blocked ->
    [duel] {""}
   *[other] {" "}If both are equal, { $blocked_tie ->
        [blocker] the team that blocked wins.
       *[nobody] nobody scores.
    }
 }{ $counting ->
    [rounds] {" "}A blocked round counts 1.
   *[other] {""}
 }
partners-rules-bonuses = **Bonuses.**{ $capicua ->
    [0] {""}
   *[other] {" "}A capicúa, a last tile that fits both ends: { $capicua }.
 }{ $chuchazo ->
    [0] {""}
   *[other] {" "}A chuchazo, the double blank as the last tile at one blank end: { $chuchazo }.
 }{ $all_pass ->
    [0] {""}
   *[other] {" "}A tile after which the three others pass: { $all_pass }.
 }{ $lead_pass ->
    [0] {""}
   *[other] {" "}A first tile that the next player cannot answer: { $lead_pass }.
 }
partners-rules-more = **Extras.**{ $first_rounds ->
    [true] {" "}The winners of the first four rounds get 100, 75, 50 and 25 points beside.
   *[false] {""}
 }{ $redeal ->
    [0] {""}
   *[other] {" "}If a hand has { $redeal } doubles or more, everything is dealt anew.
 }{ $shut_out ->
    [true] {" "}A match won against no points counts as two.
   *[false] {""}
 }{ $love ->
    [true] { $counting ->
        [rounds] {" "}A lost round puts a team back to nothing.
       *[other] {""}
    }
   *[false] {""}
 }

# Drawn examples
partners-example-line = Double 4 lies crosswise. A tile with a 3 fits on the left, one with a 4 on the right.
partners-example-capicua = The last tile, 6-1, fits both ends: on the right it would have gone too. That is a capicúa.
partners-example-blocked = Both ends are 6, and all seven tiles with a 6 are played: nobody can go on. One team holds 47 pips and the other 41, so the other team wins.
partners-lesson-1 = Join equal halves
partners-lesson-2 = Two against two: partners win together
partners-lesson-3 = Capicúa: the last tile fits both ends
