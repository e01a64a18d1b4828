# Résultats de « python -m bot doctor ».
version-about = affiche la version du bot
checkup-about = vérifie si le bot pourrait tourner ici et affiche ce qui ne va pas ; ne change rien. Le code de sortie est 1 s’il y a un défaut
checkup-about-listing = vérifie aussi ce qu’exige l’App Directory de Discord

finding-ok = OK
finding-warning = attention
finding-fault = DÉFAUT
finding-sum = { $faults ->
    [0] { $warnings ->
        [0] Tout va bien.
        [one] Un avertissement, aucun défaut.
       *[other] { $warnings } avertissements, aucun défaut.
    }
    [one] Un défaut ; { $warnings ->
        [0] aucun avertissement.
        [one] un avertissement.
       *[other] { $warnings } avertissements.
    }
   *[other] { $faults } défauts ; { $warnings ->
        [0] aucun avertissement.
        [one] un avertissement.
       *[other] { $warnings } avertissements.
    }
 }

checkup-versions = Boneyard { $version } avec Python { $python }, discord.py { $library } et SQLite { $sqlite }.
checkup-new-python = Python { $python } est plus récent que les versions testées avec ce bot ; la plus récente d’entre elles est { $newest }.
checkup-library = Le bot ne prend pas en charge discord.py { $library } : réinstalle les paquets de requirements.lock.
checkup-settings = Les réglages sont valides ; ils viennent { $found ->
    [no] de l’environnement seul, car il n’y a pas de fichier .env ici
   *[other] de l’environnement et de { $file }
 }.
checkup-token = DISCORD_TOKEN a la forme d’un jeton, celui de l’application { $id }.
checkup-token-shape = DISCORD_TOKEN n’a pas la forme d’un jeton, trois mots séparés par des points : recopie-le de la page « Bot » de ton application.
checkup-no-contact = OPERATOR_CONTACT n’est pas défini : personne n’apprend comment te joindre.
checkup-readable = D’autres utilisateurs de cette machine peuvent lire { $file } : chmod 600 l’empêche.
checkup-database = Aucun défaut n’a été trouvé dans la base { $place }, et elle peut être écrite.
checkup-no-database = La base { $place } n’a pas encore de tables : le premier démarrage les crée.
checkup-older = La base { $place } a une révision antérieure ({ $revision }) : le prochain démarrage la migre vers { $newest }. Il laisse une copie d’un fichier SQLite, mais pas de PostgreSQL : fais-en d’abord un dump.
checkup-space = Il reste { $free } Mo libres dans { $folder } ; la base prend { $size } Mo.
checkup-clock = L’horloge { $way ->
    [fast] avance de { $seconds } secondes : règle-la sur l’heure du réseau
    [slow] retarde de { $seconds } secondes : règle-la sur l’heure du réseau
   *[right] est d’accord avec celle de Discord
 }.
checkup-no-clock = Impossible de demander l’heure à Discord : { $reason }.

# Exigences de l’App Directory
listing-set = { $name } est défini.
listing-not-set = { $name } n’est pas défini, et l’App Directory l’exige.
listing-page = Sur le portail des développeurs, { $there ->
    [yes] il y a
   *[no] il manque
 } { $what ->
    [description] la description
    [tags] des tags
    [icon] une icône
    [privacy] l’adresse de la politique de confidentialité
    [terms] l’adresse des conditions d’utilisation
    [install] un lien d’installation pour le bot et ses commandes
   *[team] une équipe à qui appartient l’application
 }.
listing-differs = Le portail des développeurs indique { $there } pour { $what ->
    [privacy] la politique de confidentialité
   *[terms] les conditions d’utilisation
 }, les réglages { $wanted }.
listing-private = L’application est privée : sous « Bot », laisse les autres l’ajouter.
listing-permissions = Le lien d’installation demande les permissions { $there } ; il faut { $wanted } au bot.
listing-verified = Discord { $there ->
    [yes] a vérifié l’application
   *[no] n’a pas vérifié l’application : d’ici là elle n’est pas dans la liste, et ne peut pas être sur plus de 100 serveurs
 }.
listing-elsewhere = Résumé, longue description, images et serveur d’assistance ne se vérifient pas d’ici ; docs/listing.md contient les textes.
