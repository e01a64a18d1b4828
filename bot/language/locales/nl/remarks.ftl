# Wat computers zeggen als een ronde of een partij is afgelopen. Ze praten over zichzelf, en nooit over een steen.

computer-says = 💬 { $name }: { $line }
computer-says-words = { $name } zegt: “{ $line }”
remark-caught = { $line ->
    [1] Betrapt. Mijn pokerface is aan een update toe.
    [2] Eerlijk is eerlijk: ik knipperde het eerst.
    [3] Oei, gezien! Scherpe ogen aan deze tafel.
    [4] Ik hoopte dat het niet opviel. Het viel op.
    [5] Op zulke momenten gaat mijn ventilator loeien.
    [6] Onthouden: deze tafel ziet alles.
    [7] Schuldig. Er liep een kat over mijn toetsenbord.
   *[8] Goed gezien. Ik zal braaf zijn. Eventjes.
 }
remark-round-out = { $line ->
    [1] Lege hand, vol hart.
    [2] En dat was mijn laatste!
    [3] Niets meer in mijn mouw. En niets in mijn hand.
    [4] Kijk, zonder stenen!
    [5] Laatste steen, beste steen.
    [6] Wat klinkt zo’n laatste steen toch mooi.
    [7] Alles op. Wie ruimt de tafel af?
   *[8] Ik heb mijn handen vrij! Gaan we door?
 }
remark-round-won = { $line ->
    [1] Die neem ik, met een kleine buiging.
    [2] Wat een spanning! Bedankt daarvoor.
    [3] Geluk gehad. Dat overkomt chips ook weleens.
    [4] Deze hang ik op mijn koelkast.
    [5] De stenen mogen mij wel vandaag.
    [6] Ik deed een dansje. Niemand heeft het gezien.
    [7] Pfoe! Ik zweette olie.
   *[8] Ik vier het zachtjes: piep.
 }
remark-round-lost = { $line ->
    [1] Goed gespeeld! Ik maak aantekeningen.
    [2] Au. Maar het was prachtig om te zien.
    [3] Ik zag het aankomen. Een seconde te laat.
    [4] Mooi gedaan. Mag ik het nog eens zien?
    [5] De ronde is weg, maar ik houd de borrelnootjes.
    [6] Je krijgt de complimenten van mijn processor.
    [7] Daar heeft iemand goed ontbeten. Bravo!
   *[8] Ik zou klappen, als ik handen had.
 }
remark-match-won = { $line ->
    [1] Wat een partij! Zelfde plek, zelfde tijd?
    [2] Gewonnen, maar ik moest er hard voor werken.
    [3] Bedankt! Dit ga ik mijn broodrooster vertellen.
    [4] Mooie partij! De volgende keer heb jij het geluk.
    [5] Onder ons: mijn chips trilden ervan.
    [6] Ik wil graag mijn stopcontact bedanken.
    [7] Wat een avontuur. Ik moet even herstarten.
   *[8] Revanche? Mijn batterij is nog halfvol.
 }
remark-match-lost = { $line ->
    [1] Gefeliciteerd! Ik ga oefenen met mijn broodrooster.
    [2] Goed gespeeld. Ik eis… nee, ik vraag om revanche.
    [3] Dik verdiend! Mijn ventilator salueert.
    [4] Eerlijk verslagen. Ik heb ervan genoten.
    [5] Verloren, en ik zou het zo weer doen.
    [6] Mooie partij! Ik heb iets geleerd. Denk ik.
    [7] Bravo! Zullen we zeggen: wie het eerst honderd wint?
   *[8] Deze stand lijst ik in, om ervan te leren.
 }
