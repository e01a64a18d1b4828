# Gevraagd worden aan een tafel, en een seintje krijgen.

menu-play-with = Domino spelen met…
parameter-player = speler{ $number }
parameter-player-help = Iemand om uit te nodigen
button-excuse = Nu even niet

# Aan de open tafel
invite-open = 📨 Uitgenodigd: { $names }
invite-declined = Afgezegd: { $names }
notify-call = -# 🔔 { $names }: er is een tafel open. Je vroeg om een seintje; met /ik zet je dat uit.
alerts = { $count ->
    [0] 🔕 Je krijgt geen seintje als er op deze server een tafel opengaat.
   *[other] 🔔 Je krijgt een seintje als er een tafel opengaat in { $channels }.
 }
button-alerts = { $here ->
    [yes] Tafelseintjes hier: ja
   *[no] Tafelseintjes hier: nee
 }

# Aan één persoon
invite-not-you = Deze knop is voor wie is uitgenodigd. Een vrije plaats is voor iedereen: druk op *{ $join }*.
invite-sent = { $name } is uitgenodigd aan je tafel.
invite-bot = { $count ->
    [one] { $names } is een bot; die kun je niet uitnodigen.
   *[other] { $names } zijn bots; die kun je niet uitnodigen.
 } Wil je tegen een computer spelen, zet er dan aan tafel een bij.
invite-yourself = Jezelf uitnodigen hoeft niet: aan je eigen tafel heb je al een plaats.
invite-already = { $names } { $count ->
    [one] heeft
   *[other] hebben
 } al een plaats of een uitnodiging.
invite-absent = Voor { $names } is dit kanaal niet te zien; een uitnodiging zou niet aankomen.
invite-barred = { $names } uitnodigen kan niet: wie deze server beheert, heeft hen uitgesloten.
invite-blocked = Je kunt { $names } niet aan je tafel uitnodigen.
seat-blocked = Je kunt aan deze tafel niet gaan zitten. Aan een andere wel.
invite-full = Er zijn niet genoeg plaatsen om ook { $names } uit te nodigen.
notify-quiet = Op deze server is gevraagd dat ik niemand vermeld, dus voorlopig krijgt niemand een seintje. Wie de server beheert, kan dat veranderen met /instellingen.
