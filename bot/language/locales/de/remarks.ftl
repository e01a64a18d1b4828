# Was Computer sagen, wenn eine Runde oder eine Partie endet. Sie reden von sich, und nie von einem Stein.

computer-says = 💬 { $name }: { $line }
computer-says-words = { $name } sagt: „{ $line }“
remark-caught = { $line ->
    [1] Erwischt. Mein Pokerface braucht ein Update.
    [2] Na gut. Ich habe zuerst gezuckt.
    [3] Ertappt! Scharfe Augen an diesem Tisch.
    [4] Ich dachte, das merkt keiner. Denkste!
    [5] In solchen Momenten dreht mein Lüfter hoch.
    [6] Merke: Dieser Tisch sieht alles.
    [7] Schuldig. Eine Katze lief über meine Tastatur.
   *[8] Gut gesehen. Ich bin jetzt brav. Eine Weile.
 }
remark-round-out = { $line ->
    [1] Hand leer, Herz voll.
    [2] Und das war mein letzter!
    [3] Nichts mehr im Ärmel. Und nichts auf der Hand.
    [4] Seht her, ganz ohne Steine!
    [5] Letzter Stein, bester Stein.
    [6] So ein letzter Stein klingt einfach schön.
    [7] Alles weg. Wer räumt den Tisch auf?
   *[8] Hände frei! Geht es weiter?
 }
remark-round-won = { $line ->
    [1] Die nehme ich, mit kleiner Verbeugung.
    [2] War das spannend! Danke dafür.
    [3] Glück gehabt. Das passiert auch Schaltkreisen.
    [4] Die hänge ich an meinen Kühlschrank.
    [5] Heute mögen mich die Steine.
    [6] Ich habe kurz getanzt. Keiner hat’s gesehen.
    [7] Puh! Ich habe Öl geschwitzt.
   *[8] Ich feiere leise: piep.
 }
remark-round-lost = { $line ->
    [1] Gut gespielt! Ich schreibe mit.
    [2] Autsch. Aber schön anzusehen war es.
    [3] Ich sah es kommen. Eine Sekunde zu spät.
    [4] Sauber gemacht. Darf ich das noch mal sehen?
    [5] Die Runde ist weg, aber die Erdnüsse behalte ich.
    [6] Schöne Grüße von meinem Prozessor.
    [7] Da hat jemand gut gefrühstückt. Bravo!
   *[8] Ich würde klatschen, hätte ich Hände.
 }
remark-match-won = { $line ->
    [1] Was für eine Partie! Gleicher Ort, gleiche Zeit?
    [2] Gewonnen, aber das war harte Arbeit.
    [3] Danke! Das erzähle ich alles meinem Toaster.
    [4] Gute Partie! Nächstes Mal hast du das Glück.
    [5] Unter uns: Meine Schaltkreise haben gezittert.
    [6] Ich danke vor allem meiner Steckdose.
    [7] Was für ein Ritt! Ich starte kurz neu.
   *[8] Revanche? Mein Akku ist noch halb voll.
 }
remark-match-lost = { $line ->
    [1] Glückwunsch! Ich übe jetzt mit meinem Toaster.
    [2] Gut gespielt. Ich fordere… nein, erbitte Revanche.
    [3] Verdient! Mein Lüfter salutiert.
    [4] Ehrlich geschlagen. Es war mir ein Vergnügen.
    [5] Verloren, und ich täte es gern wieder.
    [6] Gute Partie! Ich habe etwas gelernt. Glaube ich.
    [7] Bravo! Sagen wir: Wer zuerst hundertmal gewinnt?
   *[8] Den Spielstand rahme ich ein und lerne daraus.
 }
