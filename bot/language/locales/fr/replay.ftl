# Une partie finie à revoir, et comment elle a été distribuée.

command-replay = revoir
command-replay-help = Revoir une partie et vérifier qu’elle a été bien distribuée
parameter-code = code
parameter-code-help = La partie : les huit caractères de son code
parameter-hash = empreinte
parameter-hash-help = Le hachage affiché avant la partie, pour vérifier la donne

# Revoir
button-replay = Revoir
button-replay-first = ⏮ Début
button-replay-back = ◀ Retour
button-replay-next = Suite ▶
button-replay-last = Fin ⏭
button-replay-share = Envoyer en animation
button-deal = Comment c’était distribué
pick-replay-round = Va à la fin d’une manche
replay-choice = { $game } : { $players } · { $date }
replay-former-player = Anonyme
replay-title = 🎞️ **{ $game }** · `{ $code }` · étape { $step } sur { $steps }
replay-none = Aucune partie terminée de ce serveur n’a ce code. Pendant que tu tapes, celles où tu as joué te sont proposées.
match-thinned = Cette partie est si ancienne que ses coups ont été effacés. Son résultat, si elle en a un, compte toujours dans toutes les statistiques.
replay-other-rules = Cette partie ne peut pas être revue : elle suivait les règles d’une autre version de ce bot.
replay-busy = L’animation de cette partie est déjà en préparation. Encore un instant.
replay-busy-here = Une seule animation à la fois par personne et par serveur. Encore un instant.
replay-may-not-send = Tu ne peux pas écrire dans ce salon, je n’y envoie donc rien pour toi.
replay-making = L’animation se prépare. Elle arrive dans ce salon dans un instant.
replay-progress = L’animation se prépare : { $share }.
replay-shared = 🎞️ { $name } montre une partie de { $game } entre { $players }. Revois-la coup par coup avec /revoir { $code }.
replay-alt = Une partie de { $game }, de la première donne au résultat. { $standing }

# Distribution honnête
fair-sealed = -# 🔒 Donne scellée : le SHA-256 du secret est `{ $hash }`
verify-none = Aucune partie distribuée sur ce serveur n’a ce code.
verify-running = Cette partie est encore en cours. Son secret trahirait les mains : il reste scellé jusqu’à la fin.
verify-title = 🔎 **{ $game }** · `{ $code }`
verify-secret = Secret : { $secret }
verify-number = Numéro de message : { $number }
verify-seed = Graine : { $seed }
verify-hash = SHA-256 : { $hash }
verify-compare = Compare-la avec l’empreinte du message « on distribue maintenant », publié avant la donne.
verify-compare-number = Compare aussi le numéro : le lien du message « on distribue maintenant » se termine par lui. Plusieurs messages de ce genre pour une seule partie voudraient dire que quelqu’un a essayé jusqu’à ce que les dominos lui plaisent.
verify-same-hash = ✅ C’est l’empreinte que tu as donnée : c’est bien ce qui était scellé.
verify-other-hash = ❌ Ce n’est pas l’empreinte que tu as donnée.
verify-true = ✅ En distribuant depuis cette graine, { $moves ->
    [one] le coup enregistré donne
   *[other] les { $moves } coups enregistrés donnent
 } exactement les points enregistrés.
verify-false = ❌ Ce qui est enregistré n’est pas ce que donnent les coups quand on distribue depuis cette graine.
verify-other-rules = ⚠️ Les coups enregistrés ne peuvent pas être rejoués : ils suivent les règles d’une autre version de ce bot.
verify-dealt = Les mains telles qu’elles étaient avant le premier coup ; la pioche dans l’ordre où l’on pioche.
verify-round = Manche { $number }
verify-hand = { $name } : { $tiles }
verify-stock = Pioche : { $tiles }
verify-no-stock = La pioche est vide.
verify-yourself = Pour distribuer les mêmes dominos sans ce serveur, procure-toi le programme et lance cette ligne, ou colle-la dans sa page docs/verify.html :
verify-attached = Les donnes sont dans le fichier.

# Sur la ligne de commande
verify-about = distribuer de nouveau les dominos d’une partie à partir de ce que Discord a montré ; sans Discord ni base de données
verify-word-game = JEU
verify-word-seats = PLACES
verify-word-secret = SECRET
verify-word-message = NUMÉRO
verify-about-game = quel jeu : { $games }
verify-about-seats = combien de personnes jouent
verify-about-secret = le secret affiché à la fin de la partie, ou la graine si c’est une graine qui était affichée
verify-about-message = le numéro, ou le lien, du message qui dit ce qu’on distribue : il est mélangé avec le secret
verify-about-option = une règle maison de la partie ; peut être donnée plusieurs fois
verify-about-round = quelle manche, à partir de 1 (1)
verify-about-hash = l’empreinte affichée avant le début de la partie : refuser un secret qui n’y correspond pas
verify-player = Place { $number }
verify-no-game = Il n’y a pas de jeu { $game } : choisis parmi { $games }.
verify-no-seats = { $game } se joue à { $allowed }, pas à { $seats }.
verify-no-option = { $given } n’est pas une règle maison de { $game } : donne nom=valeur avec l’un de { $names }.
verify-no-value = { $name } ne peut pas être { $value } : choisis { $values }.
verify-clash = Ces règles maison ne vont pas ensemble.
verify-no-round = { $round } n’est pas une manche : donne un nombre à partir de 1.
verify-no-message = { $message } n’est ni le numéro ni le lien d’un message.
verify-hash-differs = L’empreinte de ce secret est { $hash }, pas { $given }.
verify-hash-same = C’est l’empreinte que tu as donnée.
