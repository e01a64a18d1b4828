# Être invité à une table, et savoir quand il s’en ouvre une.

menu-play-with = Jouer aux dominos avec…
parameter-player = joueur{ $number }
parameter-player-help = Quelqu’un à inviter
button-excuse = Décliner

# À la table ouverte
invite-open = 📨 Invitation pour { $names }
invite-declined = Invitation déclinée par { $names }
notify-call = -# 🔔 { $names } : une table est ouverte. Tu voulais le savoir ; /moi arrête ces messages.
alerts = { $count ->
    [0] 🔕 Tu ne reçois pas d’alerte quand une table s’ouvre sur ce serveur.
   *[other] 🔔 Tu reçois une mention quand une table s’ouvre dans { $channels }.
 }
button-alerts = { $here ->
    [yes] Alertes ici : oui
   *[no] Alertes ici : non
 }

# À une seule personne
invite-not-you = Ce bouton est pour les personnes invitées. Les places libres sont à tout le monde : appuie sur *{ $join }*.
invite-sent = L’invitation à ta table est partie pour { $name }.
invite-bot = { $count ->
    [one] { $names } est un bot et ne peut pas être invité.
   *[other] { $names } sont des bots et ne peuvent pas être invités.
 } Pour jouer contre un ordinateur, ajoutes-en un à la table.
invite-yourself = Pas besoin de t’inviter : à ta propre table, tu as déjà une place.
invite-already = { $names } { $count ->
    [one] a
   *[other] ont
 } déjà une place ou une invitation.
invite-absent = Ce salon n’est pas visible pour { $names } : l’invitation n’arriverait pas.
invite-barred = Impossible d’inviter { $names } : exclusion décidée par les personnes qui gèrent ce serveur.
invite-blocked = Impossible d’inviter { $names } à ta table.
seat-blocked = Tu ne peux pas t’asseoir à cette table. Les autres te restent ouvertes.
invite-full = Il n’y a pas assez de places pour inviter aussi { $names }.
notify-quiet = Sur ce serveur, on m’a demandé de ne mentionner personne : pour l’instant, personne ne reçoit d’alerte. Qui gère le serveur peut changer cela avec /réglages.
