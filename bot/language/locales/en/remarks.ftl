# What computer players say when a round or a match ends. They speak of themselves, and never of a tile.

computer-says = 💬 { $name }: { $line }
computer-says-words = { $name } says: “{ $line }”
remark-caught = { $line ->
    [1] Caught. My poker face needs an update.
    [2] Fair enough. I blinked first.
    [3] Busted! Good eyes at this table.
    [4] I hoped that would slip by. It did not.
    [5] My fan always spins up at moments like these.
    [6] Note to self: this table notices everything.
    [7] Guilty. A cat walked over my keyboard.
   *[8] Well spotted. I will be good. For a while.
 }
remark-round-out = { $line ->
    [1] Empty hand, full heart.
    [2] And that was my last one!
    [3] Nothing left up my sleeve. Or in my hand.
    [4] Look, no tiles!
    [5] Last tile, best tile.
    [6] I do like the sound of a last tile.
    [7] All gone. Who tidies up the table?
   *[8] My hands are free! Shall we go on?
 }
remark-round-won = { $line ->
    [1] I will take it, with a small bow.
    [2] What suspense! Thank you for the thrill.
    [3] Lucky me. It happens to circuits too.
    [4] That one goes on my fridge.
    [5] The tiles like me today.
    [6] I did a tiny victory dance. Nobody saw it.
    [7] Phew! I was sweating oil.
   *[8] I celebrate quietly: beep.
 }
remark-round-lost = { $line ->
    [1] Well played! I am taking notes.
    [2] Ouch. But that was lovely to watch.
    [3] I saw it coming. A second too late.
    [4] Beautifully done. May I see it again?
    [5] The round is gone, but I keep the peanuts.
    [6] My processor sends its compliments.
    [7] Somebody had a good breakfast. Bravo!
   *[8] I would clap, if I had hands.
 }
remark-match-won = { $line ->
    [1] What a match! Same place, same time?
    [2] I won, but I had to work hard for it.
    [3] Thank you! I will tell my toaster all about it.
    [4] Good match! Next time, the luck is yours.
    [5] Between us: my circuits were trembling.
    [6] I would like to thank my power socket.
    [7] What a ride. I need a short reboot.
   *[8] Rematch? My battery is still half full.
 }
remark-match-lost = { $line ->
    [1] Congratulations! I will practise with my toaster.
    [2] Well played. I demand… no, I ask for a rematch.
    [3] Well earned! My fan salutes you.
    [4] Beaten fair and square. I loved it.
    [5] I lost, and I would gladly do it again.
    [6] Good match! I learned something. I think.
    [7] Bravo! Shall we say: first to a hundred wins?
   *[8] I will frame this score, and learn from it.
 }
