# Rückblick auf eine beendete Partie: Glück und Spiel getrennt, und die Züge, auf die es ankam.

button-review = Rückblick
button-review-share = Allen zeigen
button-review-step = { $mark } Schritt { $step }
pick-review-seat = Wessen Züge du ansiehst
pick-review-step = Schritte zum Ansehen
picture-chances = Siegchancen
review-making = 📈 Ich sehe mir diese Partie noch einmal an. Das kann eine Minute dauern; nur du siehst, was ich finde.
review-progress = 📈 Ich sehe mir diese Partie noch einmal an: { $share } fertig.
review-busy = Ich mache gerade schon einen Rückblick für dich, oder zwei für diesen Server. Frag gleich noch einmal.
review-failed = Dieser Rückblick ist mir nicht gelungen. Versuch es gleich noch einmal.
review-gone = Diesen Rückblick habe ich nicht mehr. Drück *Rückblick* unter der Partie, dann mache ich ihn neu.
review-title = 📈 **Rückblick** · { $game } · `{ $code }`
review-seat = { $name } { $ended ->
    [won] gewinnt
    [shared] teilt den Sieg
    [team-won] gewinnen im Team
    [team-shared] teilen als Team den Sieg
    [team-lost] gewinnen nicht
   *[lost] gewinnt nicht
 }: Startchance { $share }, Glück { $luck }, Spiel { $play } = { $result } · { $choices ->
    [never] nie eine Wahl
    [fine] fehlerlos
    [outplayed] fehlerlos, andere holten mehr
    [only] die einzige Wahl hätte besser sein können
   *[some] { $wrong ->
        [one] eine von { $decisions } Entscheidungen ging
       *[other] { $wrong } von { $decisions } Entscheidungen gingen
     } besser
 }
review-about = -# Startchance: vor dem Geben für alle gleich. Glück: die Steine, die man bekommt und zieht. { $teams ->
    [yes] Spiel: die Entscheidungen des Teams gegen die der anderen.
   *[no] Spiel: die eigenen Entscheidungen gegen die der anderen.
 } Zusammen ergeben sie das Ende: { $all } für einen Sieg. Spiel ist eine Schätzung, genau auf etwa { $error }; weniger zählt als Glück.
review-best = ★ Bester Zug, Schritt { $step }: { $move }. Mit { $other } { $whose ->
    [own] wäre die Siegchance deines Teams
    [team] wäre die Siegchance des Teams
   *[alone] wäre die Siegchance
 } um { $lead } kleiner gewesen.
review-costliest = ✖ Teuerster Zug, Schritt { $step }: { $move }. Mit { $other } { $whose ->
    [own] wäre die Siegchance deines Teams
    [team] wäre die Siegchance des Teams
   *[alone] wäre die Siegchance
 } um { $lead } größer gewesen.
review-step-right = ★ Ein guter Zug: { $move }. Mit { $other } { $whose ->
    [own] wäre die Siegchance deines Teams
    [team] wäre die Siegchance des Teams
   *[alone] wäre die Siegchance
 } um { $lead } kleiner gewesen.
review-step-wrong = ✖ { $move } war nicht der beste Zug. Mit { $other } { $whose ->
    [own] wäre die Siegchance deines Teams
    [team] wäre die Siegchance des Teams
   *[alone] wäre die Siegchance
 } um { $lead } größer gewesen.
review-nothing = Kein Zug fällt auf, weder gut noch schlecht.
review-chances = 📈 Siegchancen: { $chances }
review-chance = { $name } { $share }
review-after-round = Nach Runde { $round }: { $chances }.
review-alt = Ein Diagramm der Siegchancen über { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
 }, alle Steine bekannt. { $result }
review-mark-best = ★ Schritt { $step }: bester Zug von { $name }
review-mark-costliest = ✖ Schritt { $step }: teuerster Zug von { $name }
review-shared = 📈 { $name } zeigt den Rückblick auf eine Partie.
review-is-shared = Jetzt sehen ihn alle in diesem Kanal.
