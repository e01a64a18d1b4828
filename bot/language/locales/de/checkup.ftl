# Befunde von „python -m bot doctor“.
version-about = die Version des Bots ausgeben
checkup-about = prüfen, ob der Bot hier laufen könnte, und ausgeben, was nicht stimmt; ändert nichts. Der Rückgabewert ist 1, wenn es einen Fehler gibt
checkup-about-listing = auch prüfen, was Discords App-Verzeichnis verlangt

finding-ok = OK
finding-warning = Warnung
finding-fault = FEHLER
finding-sum = { $faults ->
    [0] { $warnings ->
        [0] Alles in Ordnung.
        [one] Eine Warnung und kein Fehler.
       *[other] { $warnings } Warnungen und kein Fehler.
    }
    [one] Ein Fehler; { $warnings ->
        [one] eine Warnung.
       *[other] { $warnings } Warnungen.
    }
   *[other] { $faults } Fehler; { $warnings ->
        [one] eine Warnung.
       *[other] { $warnings } Warnungen.
    }
 }

checkup-versions = Boneyard { $version } mit Python { $python }, discord.py { $library } und SQLite { $sqlite }.
checkup-new-python = Python { $python } ist neuer als die Versionen, mit denen dieser Bot getestet wurde; die neueste davon ist { $newest }.
checkup-library = Der Bot unterstützt discord.py { $library } nicht: Installiere die Pakete aus requirements.lock neu.
checkup-settings = Die Einstellungen sind gültig; sie kommen aus { $found ->
    [no] der Umgebung allein, weil es hier keine Datei .env gibt
   *[other] der Umgebung und { $file }
 }.
checkup-token = DISCORD_TOKEN hat die Form eines Tokens, von der Anwendung { $id }.
checkup-token-shape = DISCORD_TOKEN hat nicht die Form eines Tokens, drei Wörter mit Punkten dazwischen: Kopier es neu von der Seite „Bot“ deiner Anwendung.
checkup-no-contact = OPERATOR_CONTACT ist nicht gesetzt: Niemand erfährt, wie du zu erreichen bist.
checkup-readable = Andere Benutzer dieses Rechners können { $file } lesen: chmod 600 verhindert das.
checkup-database = In der Datenbank { $place } wurde kein Fehler gefunden, und sie ist beschreibbar.
checkup-no-database = Die Datenbank { $place } hat noch keine Tabellen: Der erste Start legt sie an.
checkup-older = Die Datenbank { $place } hat eine frühere Revision ({ $revision }): Der nächste Start hebt sie auf { $newest }. Von einer SQLite-Datei bleibt eine Kopie, von PostgreSQL nicht: Mach vorher einen Dump.
checkup-space = In { $folder } sind { $free } MB frei; die Datenbank belegt { $size } MB.
checkup-clock = Die Uhr { $way ->
    [fast] geht { $seconds } Sekunden vor: Stell sie nach der Netzwerkzeit
    [slow] geht { $seconds } Sekunden nach: Stell sie nach der Netzwerkzeit
   *[right] stimmt mit der von Discord überein
 }.
checkup-no-clock = Discord ließ sich nicht nach der Zeit fragen: { $reason }.

# Was das App-Verzeichnis verlangt
listing-set = { $name } ist gesetzt.
listing-not-set = { $name } ist nicht gesetzt, und das App-Verzeichnis verlangt es.
listing-page = Im Entwicklerportal { $there ->
    [yes] steht
   *[no] fehlt
 } { $what ->
    [description] die Beschreibung
    [tags] die Angabe von Tags
    [icon] ein Symbol
    [privacy] die Adresse der Datenschutzerklärung
    [terms] die Adresse der Nutzungsbedingungen
    [install] ein Installationslink für den Bot und seine Befehle
   *[team] ein Team, dem die Anwendung gehört
 }.
listing-differs = Das Entwicklerportal nennt { $there } für die { $what ->
    [privacy] Datenschutzerklärung
   *[terms] Nutzungsbedingungen
 }, die Einstellungen { $wanted }.
listing-private = Die Anwendung ist privat: Lass sie unter „Bot“ andere hinzufügen.
listing-permissions = Der Installationslink verlangt die Rechte { $there }; der Bot braucht { $wanted }.
listing-verified = Discord { $there ->
    [yes] hat die Anwendung verifiziert
   *[no] hat die Anwendung nicht verifiziert: Bis dahin steht sie nicht im Verzeichnis und kann auf höchstens 100 Servern sein
 }.
listing-elsewhere = Kurztext, lange Beschreibung, Bilder und der Support-Server lassen sich von hier nicht prüfen; die Texte stehen in docs/listing.md.
