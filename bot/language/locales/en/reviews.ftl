# A finished match looked back on: luck and play apart, and the moves that made the difference.

button-review = Review
button-review-share = Show to everybody
button-review-step = { $mark } Step { $step }
pick-review-seat = Whose moves to look at
pick-review-step = Steps to look at
picture-chances = Chances to win
review-making = 📈 I am looking back at this match. That may take a minute; only you will see what I find.
review-progress = 📈 I am looking back at this match: { $share } done.
review-busy = I am already reviewing another match for you, or two for this server. Ask again in a moment.
review-failed = I could not finish that review. Try again in a moment.
review-gone = I no longer have that review. Press *Review* under the match, and I make it again.
review-title = 📈 **Review** · { $game } · `{ $code }`
review-seat = { $name } { $ended ->
    [won] won
    [shared] shared the win
    [team-won] won as a team
    [team-shared] shared the win as a team
    [team-lost] did not win as a team
   *[lost] did not win
 }: fair share { $share }, luck { $luck }, play { $play } = { $result } · { $choices ->
    [never] never had a choice
    [fine] no slips
    [outplayed] no slips, but the others gained more
    [only] the only choice could have been better
   *[some] { $wrong ->
        [one] one of { $decisions } choices
       *[other] { $wrong } of { $decisions } choices
     } could have been better
 }
review-about = -# Fair share: an even chance before the deal. Luck: the tiles dealt and drawn. { $teams ->
    [yes] Play: the team’s own choices against those of the others.
   *[no] Play: one’s own choices against those of the others.
 } Together they make how it ended: { $all } for a win. Play is an estimate, good to about { $error }; less than that counts as luck.
review-best = ★ Best move, step { $step }: { $move }. With { $other } { $whose ->
    [own] your team’s chance to win would
    [team] the team’s chance to win would
   *[alone] the chance to win would
 } have been { $lead } lower.
review-costliest = ✖ Costliest move, step { $step }: { $move }. With { $other } { $whose ->
    [own] your team’s chance to win would
    [team] the team’s chance to win would
   *[alone] the chance to win would
 } have been { $lead } higher.
review-step-right = ★ A good move: { $move }. With { $other } { $whose ->
    [own] your team’s chance to win would
    [team] the team’s chance to win would
   *[alone] the chance to win would
 } have been { $lead } lower.
review-step-wrong = ✖ { $move } was not the best move. With { $other } { $whose ->
    [own] your team’s chance to win would
    [team] the team’s chance to win would
   *[alone] the chance to win would
 } have been { $lead } higher.
review-nothing = No move stands out, for better or for worse.
review-chances = 📈 Chances to win: { $chances }
review-chance = { $name } { $share }
review-after-round = After round { $round }: { $chances }.
review-alt = A chart of the chances to win over { $moves ->
    [one] one move
   *[other] { $moves } moves
 }, all tiles known. { $result }
review-mark-best = ★ Step { $step }: best move of { $name }
review-mark-costliest = ✖ Step { $step }: costliest move of { $name }
review-shared = 📈 { $name } shows the review of a match.
review-is-shared = Everybody in this channel can see it now.
