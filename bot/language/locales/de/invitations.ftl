# Zu einem Tisch eingeladen werden, und von einem erfahren.

menu-play-with = Domino spielen mit…
parameter-player = spieler{ $number }
parameter-player-help = Jemand, den du einladen willst
button-excuse = Absagen

# In der Lobby
invite-open = 📨 Eingeladen: { $names }
invite-declined = Abgesagt: { $names }
notify-call = -# 🔔 { $names }: Ein Tisch ist offen. Du wolltest davon erfahren; mit /ich stellst du das ab.
alerts = { $count ->
    [0] 🔕 Du erfährst nicht, wenn auf diesem Server ein Tisch geöffnet wird.
   *[other] 🔔 Du wirst erwähnt, wenn ein Tisch geöffnet wird in { $channels }.
 }
button-alerts = { $here ->
    [yes] Tischmeldungen hier: ja
   *[no] Tischmeldungen hier: nein
 }

# An eine Person
invite-not-you = Dieser Knopf ist für Eingeladene. Ein freier Platz ist für alle da: Drück *{ $join }*.
invite-sent = { $name } ist an deinen Tisch eingeladen.
invite-bot = { $count ->
    [one] { $names } ist ein Bot und lässt sich nicht einladen.
   *[other] { $names } sind Bots und lassen sich nicht einladen.
 } Willst du gegen einen Computer spielen, dann setz einen an den Tisch.
invite-yourself = Dich selbst brauchst du nicht einzuladen: An deinem Tisch hast du schon einen Platz.
invite-already = { $names } { $count ->
    [one] hat
   *[other] haben
 } schon einen Platz oder eine Einladung.
invite-absent = Für { $names } ist dieser Kanal unsichtbar, eine Einladung käme nicht an.
invite-barred = Du kannst { $names } nicht einladen: von der Leitung dieses Servers ausgeschlossen.
invite-blocked = Du kannst { $names } nicht an deinen Tisch einladen.
seat-blocked = An diesem Tisch kannst du keinen Platz nehmen. Jeder andere steht dir offen.
invite-full = Es gibt nicht genug Plätze, um auch { $names } einzuladen.
notify-quiet = Ich soll auf diesem Server niemanden erwähnen, darum gibt es vorerst keine Meldungen. Die Leitung des Servers kann das mit /einstellungen ändern.
