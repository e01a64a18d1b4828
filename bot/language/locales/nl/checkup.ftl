# Bevindingen van “python -m bot doctor”.
version-about = toon de versie van de bot
checkup-about = controleer of de bot hier kan draaien en toon wat er mis is; verandert niets. De uitgangsstatus is 1 als er iets fout is
checkup-about-listing = controleer ook wat de App Directory van Discord vereist

finding-ok = OK
finding-warning = let op
finding-fault = FOUT
finding-sum = { $faults ->
    [0] { $warnings ->
        [0] Alles is in orde.
        [one] Eén waarschuwing, geen fouten.
       *[other] { $warnings } waarschuwingen, geen fouten.
    }
    [one] Eén fout; { $warnings ->
        [one] één waarschuwing.
       *[other] { $warnings } waarschuwingen.
    }
   *[other] { $faults } fouten; { $warnings ->
        [one] één waarschuwing.
       *[other] { $warnings } waarschuwingen.
    }
 }

checkup-versions = Boneyard { $version } met Python { $python }, discord.py { $library } en SQLite { $sqlite }.
checkup-new-python = Python { $python } is nieuwer dan de versies waarmee deze bot is getest; de nieuwste daarvan is { $newest }.
checkup-library = De bot ondersteunt discord.py { $library } niet: installeer de pakketten uit requirements.lock opnieuw.
checkup-settings = De instellingen zijn geldig; ze komen uit { $found ->
    [no] de omgeving alleen, want hier is geen bestand .env
   *[other] de omgeving en { $file }
 }.
checkup-token = DISCORD_TOKEN heeft de vorm van een token, van de applicatie { $id }.
checkup-token-shape = DISCORD_TOKEN heeft niet de vorm van een token, drie woorden met punten ertussen: kopieer het opnieuw van de pagina “Bot” van je applicatie.
checkup-no-contact = OPERATOR_CONTACT is niet ingesteld: mensen horen niet hoe ze je bereiken.
checkup-readable = Andere gebruikers van deze machine kunnen { $file } lezen: chmod 600 voorkomt dat.
checkup-database = Aan de database { $place } is geen fout gevonden, en ze kan worden beschreven.
checkup-no-database = De database { $place } heeft nog geen tabellen: de eerste start maakt ze.
checkup-older = De database { $place } heeft een eerdere revisie ({ $revision }): de volgende start migreert haar naar { $newest }. Van een SQLite-bestand blijft een kopie achter, van PostgreSQL niet: maak daar eerst een dump van.
checkup-space = In { $folder } is { $free } MB vrij; de database neemt { $size } MB in.
checkup-clock = De klok { $way ->
    [fast] loopt { $seconds } seconden voor: zet haar gelijk met de netwerktijd
    [slow] loopt { $seconds } seconden achter: zet haar gelijk met de netwerktijd
   *[right] loopt gelijk met die van Discord
 }.
checkup-no-clock = Discord kon niet naar de tijd worden gevraagd: { $reason }.

# Eisen van de App Directory
listing-set = { $name } is ingesteld.
listing-not-set = { $name } is niet ingesteld, en de App Directory vereist het.
listing-page = In het developer portal { $what ->
    [description] { $there ->
        [yes] staat de beschrijving
       *[no] ontbreekt de beschrijving
    }
    [tags] { $there ->
        [yes] staan tags
       *[no] ontbreken tags
    }
    [icon] { $there ->
        [yes] staat een icoon
       *[no] ontbreekt een icoon
    }
    [privacy] { $there ->
        [yes] staat het adres van het privacybeleid
       *[no] ontbreekt het adres van het privacybeleid
    }
    [terms] { $there ->
        [yes] staat het adres van de voorwaarden
       *[no] ontbreekt het adres van de voorwaarden
    }
    [install] { $there ->
        [yes] staat een installatielink voor de bot en zijn opdrachten
       *[no] ontbreekt een installatielink voor de bot en zijn opdrachten
    }
   *[team] { $there ->
        [yes] staat een team dat de applicatie bezit
       *[no] ontbreekt een team dat de applicatie bezit
    }
 }.
listing-differs = Het developer portal noemt { $there } voor { $what ->
    [privacy] het privacybeleid
   *[terms] de voorwaarden
 }, de instellingen { $wanted }.
listing-private = De applicatie is privé: laat anderen haar toevoegen, onder “Bot”.
listing-permissions = De installatielink vraagt om rechten { $there }; de bot heeft { $wanted } nodig.
listing-verified = Discord { $there ->
    [yes] heeft de applicatie geverifieerd
   *[no] heeft de applicatie niet geverifieerd: tot dan komt ze niet in de lijst, en kan ze niet op meer dan 100 servers staan
 }.
listing-elsewhere = Samenvatting, lange beschrijving, plaatjes en de supportserver zijn van hieruit niet te controleren; docs/listing.md heeft de teksten.
