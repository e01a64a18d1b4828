# Das Rätsel des Tages, und Lektionen.

command-puzzle = rätsel
command-puzzle-help = Jeden Tag eine Stellung: Finde den besten Zug
puzzle-title = ## 🧩 Rätsel vom { $date } · { $game }
puzzle-asked = Du bist dran, gegen { $seats ->
    [2] einen Gegner
   *[3] zwei Gegner
 }. Welcher Zug ist am besten?
puzzle-asked-team = Du bist dran, mit { $partner } als Partner. Welcher Zug ist für euer Team am besten?
puzzle-counts = -# Deine erste Antwort zählt. Lass dir Zeit.
puzzle-uncounted = -# Das war das Rätsel von gestern: Deine Antwort zählt nicht mehr.
puzzle-right = ✅ Gefunden: { $move }.
puzzle-wrong = ❌ Diesmal nicht: Du hast { $move } gewählt.
puzzle-odds = { $team ->
    [yes] 🎲 Von hier an weitergespielt gewinnt dein Team mit { $move } { $share } von 100 Runden, mit { $other } { $less }.
   *[no] 🎲 Von hier an weitergespielt gewinnt { $move } { $share } von 100 Runden, { $other } gewinnt { $less }.
 }
puzzle-streak = { $count ->
    [0] { $best ->
        [0] Mit dem nächsten kann eine Serie beginnen.
       *[other] Deine Serie beginnt morgen neu. Dein Rekord: { $best }.
    }
    [one] 🔥 Heute gelöst. Dein Rekord: { $best }.
   *[other] 🔥 { $count } Tage in Folge gelöst. Dein Rekord: { $best }.
 }
puzzle-next = -# Das nächste Rätsel kommt { $until }.
puzzle-over = Dieses Rätsel ist vorbei. Hier ist das von heute.
puzzle-shared = 🧩 { $name } · { $game }, { $date } · { $marks } { $count ->
    [0] nicht gelöst
    [1] gelöst
   *[other] gelöst, { $count } Tage in Folge
 }
puzzle-shared-already = Du hast das heutige Rätsel schon geteilt.
puzzle-before = Gestern haben hier { $solved } von { $answered } den Zug gefunden.
puzzle-reader = Du
button-puzzle-yesterday = Rätsel von gestern
button-puzzle-today = Rätsel von heute
button-puzzle-share = Teilen
button-puzzle-try = Versuchen

# Lektionen
command-learn = lernen
command-learn-help = Lern ein Spiel: eine erste Runde, Zug für Zug
lessons = ## 🎓 Ein Spiel lernen
    Eine erste Runde gegen einen Anfänger, Zug für Zug, mit den Knöpfen, die du auch am Tisch benutzt. Nur du siehst sie, und du kannst jederzeit aufhören und weitermachen.
lesson-begun = • { $game }: Du bist bei Schritt { $step } von { $steps }.
lesson-finished = • { $game }: geschafft. Du kannst es wiederholen.
lesson-title = ## 🎓 { $game } · Schritt { $step } von { $steps }
lesson-right = ✅ Genau so.
lesson-other-move = 🙂 Das ist erlaubt! Aber versuch etwas anderes: Drück { $move }.
lesson-elsewhere = Du bist inzwischen weiter. Hier bist du jetzt.
lesson-going-on = Willkommen zurück. Hier warst du.
lesson-kept = Ich merke mir, wo du bist: Mach hier weiter oder mit { $learn }.
lesson-over = ## 🎓 { $game }: Du weißt, wie es geht
lesson-next = Jetzt spiel mit anderen: Computer füllen die freien Plätze.
button-learn = Ein Spiel lernen
button-lesson-later = Später
button-lesson-again = Von vorn
button-lesson-go-on = Weiter
button-lesson-others = Andere Lektionen

learn-uno-dominos-start = Du spielst gegen { $other }, einen Anfänger. Der höchste Zahlenpasch beginnt, und du hast ihn: An seinen vier Seiten wird gebaut. Leg { $tile }.
learn-uno-dominos-colour = Hälften passen bei gleicher Farbe, gleicher Zahl oder gleichem Symbol. Im Norden ist eine blaue 2 offen, und deine blaue 3 passt in der Farbe. Leg { $move }.
learn-uno-dominos-number = Jetzt nach der Zahl: Der Pasch ist eine grüne 9, und du hast eine rote 9. Leg { $move }.
learn-uno-dominos-catch = { $other } hat noch einen Stein und hat nicht UNO gesagt! Erwisch ihn, bevor jemand spielt. Drück { $move }.
learn-uno-dominos-skip = { $other } musste ziehen. Jetzt ein Symbol: Nach Aussetzen setzt der nächste Spieler aus, zu zweit bist du gleich wieder dran. Leg { $move }.
learn-uno-dominos-draw-two = Zieh Zwei: { $other } zieht zwei und setzt aus. Die anderen Symbole: Retour dreht die Richtung um, Sackgasse schließt ihren Arm. Leg { $move }.
learn-uno-dominos-draw = Nichts passt, also ziehst du einen. Drück { $move }.
learn-uno-dominos-wild = Ein Joker! Er passt überall, nur nicht an einen Pasch, und danach passt jeder Stein außer einem Pasch. Leg { $move }.
learn-uno-dominos-call = Du hast noch einen Stein. Sag es, bevor der Nächste spielt, sonst kannst auch du erwischt werden. Drück { $move }.
learn-uno-dominos-last = Nach einem Joker passt jeder Stein außer einem Pasch: Leg { $move }. Du bist fertig, und was { $other } noch hat, zählt für dich.

learn-all-fives-begin = Du spielst gegen { $other }, einen Anfänger. Nach jedem Zug werden die offenen Enden zusammengezählt, und eine Summe, die durch fünf teilbar ist, bringt Punkte. Beginn mit { $tile }: 6 und 4 sind zehn.
learn-all-fives-double = Ein Pasch am Ende zählt mit beiden Hälften: Der Osten ist jetzt 8 wert. Mit einer 2 im Westen sind es zehn. Leg { $tile }.
learn-all-fives-spinner = Der erste Pasch ist der Kreuzstein: Liegt auf beiden Längsseiten ein Stein, öffnet er sich auch nach Norden und Süden. Die Enden sind 2 und 0, mit einer 3 sind es fünf. Leg { $tile }.
learn-all-fives-crosswise = Spätere Pasche liegen quer, öffnen aber keine neuen Arme. Nichts bringt dir jetzt Punkte, das kommt vor. Leg { $tile }.
learn-all-fives-count = { $other } hat zehn Punkte gemacht. Du bist dran: Pasch 5 zählt zehn, und mit der 0 und der 5 sind es fünfzehn. Leg { $move }.
learn-all-fives-draw = Keiner deiner Steine passt. Dann ziehst du, bis einer passt. Drück { $move }.
learn-all-fives-drawn = Er passt, darum wird er sofort gelegt. Er öffnet eine 6, und du hast noch zwei. Leg { $tile }.
learn-all-fives-heavy = { $other } musste zweimal ziehen. Was auf der Hand bleibt, zählt für den anderen, darum gehen schwere Steine zuerst weg. Leg { $tile }: Deine andere 6 passt dann noch.
learn-all-fives-last = Dein letzter Stein: 10, 2 und 3 sind fünfzehn. Und du bist fertig, darum zählen auch die Steine von { $other } für dich. Leg { $tile }.

learn-mexican-train-begin = Du spielst gegen { $other }, einen Anfänger. Jeder baut von der Lok aus, dem Pasch 12, einen eigenen Zug. Beginn deinen: { $move }.
learn-mexican-train-join = Steine passen bei gleicher Zahl. Bau deinen Zug weiter: { $move }.
learn-mexican-train-mexican = Der Mexican Train gehört allen: Jeder darf ihn mit der Zahl der Lok beginnen und weiterbauen. Leg { $move }.
learn-mexican-train-draw = Dein Zug braucht eine 4, der Mexican Train eine 2. Du hast keine davon, also ziehst du einen Stein. Drück { $move }.
learn-mexican-train-marker = Er passte nicht, darum kam dein Marker auf deinen Zug: Jetzt dürfen andere dort anlegen, und { $other } hat es getan. Leg an deinem eigenen Zug an, und der Marker kommt weg: { $move }.
learn-mexican-train-open = Jetzt konnte { $other } nicht legen, und dieser Zug ist für dich offen. Leg { $move }.
learn-mexican-train-double = Ein Pasch liegt quer und verlangt gleich noch einen Stein. Leg { $move }.
learn-mexican-train-cover = Dieser Stein darf den Pasch abdecken oder an einen anderen Zug, der dir offensteht. Deck ihn ab: { $move }.
learn-mexican-train-open-double = { $other } konnte einen Pasch nicht abdecken. Bis das jemand tut, darf niemand woanders anlegen. Du hast eine 5: { $move }.
learn-mexican-train-last = Noch ein Stein: Der Bot hat für dich geklopft. Punkte sind hier schlecht und zählen, was auf der Hand bleibt. Leg { $move }, und du hast keine.

learn-domino-4-begin = Du spielst gegen { $other }, einen Anfänger. Der Joker in der Mitte öffnet zwei Ketten, nach Osten und nach Westen; jede beginnt mit einer beliebigen Farbe. Drück einen Stein, dann den Buchstaben seiner Stelle im Bild. Leg { $move }.
learn-domino-4-join = Von hier an haben Hälften, die sich berühren, gleiche Farbe und Zahl: eine rote 3 an die rote 3. Leg { $move }.
learn-domino-4-corner = Eine Kette darf um die Ecke gehen, und nach sechs Steinen geradeaus muss sie. Der Osten verlangt eine blaue 3: Geh um die Ecke. Leg { $move }.
learn-domino-4-white = Eine Hälfte ohne Augen ist weiß und hat keine Farbe. Weiß kommt an Weiß und bringt eine neue Farbe. Leg { $move }.
learn-domino-4-double = { $other } hat einen Pasch gelegt. Derselbe Pasch in einer anderen Farbe darf folgen. Leg { $move }.
learn-domino-4-draw = Nichts passt, also ziehst du. Der Stein wartet, bis du wieder dran bist. Drück { $move }.
learn-domino-4-accuse = Neu gegeben, mit einer Hausregel: Bluff. Jeder Stein darf verdeckt als Joker angelegt werden, mit der Farbe, die folgt. { $other } hat das gerade getan. Glaub es nicht: Drück { $move }.
learn-domino-4-give = Es war gelogen! { $other } nimmt den Stein zurück und zieht einen, und du gibst einen von deinen. Wähle { $move }.
learn-domino-4-bluff = Jetzt du: Drück *Bluffen…*, wähle einen Stein, den du verdeckt anlegst, und wünsch dir Blau, das hast du. Wähle { $move }.
learn-domino-4-colour = { $other } hat dir geglaubt. Nach einem Joker zählt nur die Farbe. Leg { $move }.
learn-domino-4-call = Du hast noch einen Stein. Sag ihn an, sonst setzt du aus. Drück { $move }.
learn-domino-4-last = Dein letzter Stein passt. Leg { $move }, und die Runde gehört dir.

learn-block-begin = Du spielst gegen { $other }, einen Anfänger. Steine passen bei gleicher Zahl, und wer zuerst fertig ist, gewinnt die Runde. Du darfst mit jedem Stein beginnen; schwere gehen zuerst weg. Leg { $tile }.
learn-block-ends = Die Reihe hat zwei Enden, und du darfst an beide: 6 links, 4 rechts. Leg { $tile }.
learn-block-keep = Die Enden sind 1 und 4. Heb Steine für ein Ende auf, während du das andere nutzt. Leg { $tile }.
learn-block-plan = Zwei deiner Steine passen an die 1. Leg { $tile }: Er öffnet eine 5, und du hast noch eine.
learn-block-double = Ein Pasch liegt quer und lässt seine eigene Zahl offen. Was dir bleibt, zählt gegen dich, also weg mit den zehn Augen. Leg { $tile }.
learn-block-pass = Du hast keine 5 und keine 0. In diesem Spiel zieht niemand: Wer nicht legen kann, passt. Drück { $move }.
learn-block-watch = { $other } hat eine 2 geöffnet. Nutz sie: Dann sind die Enden 5 und 3, und vielleicht hat { $other } keine davon. Leg { $tile }.
learn-block-last = { $other } musste passen: Es lohnt sich, zu merken, was anderen fehlt. Leg { $tile }, deinen letzten. Du gewinnst, was { $other } noch auf der Hand hat.
learn-partners-begin = Zwei gegen zwei: { $partner } sitzt gegenüber und gewinnt mit dir; { $other } und der vierte Spieler sind gegen euch. Alle Steine werden verteilt, und Pasch 6 beginnt. Leg { $tile }.
learn-partners-pass = Beide Enden sind 5, und du hast keine. Hier zieht niemand: Du passt, und alle wissen jetzt, dass du keine 5 hast. Drück { $move }.
learn-partners-own = Du hast drei Steine mit einer 4. Leg { $tile }: Er öffnet eine 4, und du kannst zweimal darauf antworten.
learn-partners-heavy = Die Augen auf den Händen gehen an die Sieger, darum gehen schwere Steine früh weg. Leg { $tile }: Auf die 6, die er öffnet, kannst du antworten.
learn-partners-partner = { $partner } hat die 3 zweimal gelegt und hat wahrscheinlich noch mehr davon. Öffne für deinen Partner eine 3: Leg { $tile }.
learn-partners-keep = Die Enden sind 0 und 6. { $other } will vielleicht die 6, aber auch du hast eine: Heb sie auf. Leg { $tile }.
learn-partners-stuck = Der Spieler vor dir hat gepasst: keine 1 und keine 6. Lass Enden offen, auf die wenige antworten können: Leg { $tile }.
learn-partners-capicua = Die Enden sind 1 und 2, und dein letzter Stein passt an beide. Das ist eine Capicúa, die an vielen Tischen Zusatzpunkte bringt. Leg { $tile }: Dein Team bekommt, was die anderen noch haben.
