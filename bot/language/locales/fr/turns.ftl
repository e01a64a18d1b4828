# /turns: every table at which the reader sits
turns-title = ## Tes tables
turns-yours = **C’est à toi**
turns-others = **Au tour des autres**
turns-none = Tu n’es à aucune table. Ouvres-en une avec /jouer.
turns-line = { $number }. **{ $game }**{ $players ->
    [0] {""}
   *[other] {" "}avec { $names }
 } · { $state ->
    [lobby] pas commencée
    [paused] en pause
    [between] la manche est finie
    [over] terminée
   *[playing] { $until ->
        [none] sans horloge
       *[other] { $until }
    }
 }{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
 } · [Reprendre]({ $link })
turns-more-players = { $count ->
    [one] une autre personne
   *[other] { $count } autres
 }
turns-with-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
 }
turns-elsewhere = Ouvre ta main à la table elle-même : { $link }
button-turns-hand = Ma main { $number }
button-turns-refresh = Actualiser
pick-give-up = Fermer une table ou la quitter
give-up-choice = { $ends ->
    [yes] Fermer
   *[no] Quitter
 } { $number } : { $game }

# Petits mots
pick-word = Dire un mot
word-said = 💬 { $name } : { $word }
word-sent = C’est dit.
word-later = Les petits mots sont pour une partie en cours.
word-muted = Quelqu’un à cette table joue sans petits mots.
limit-word = Tu viens de dire un mot. Tu pourras recommencer { $until }.
word-hello = 👋 Salut !
word-good = 👏 Bien joué !
word-thanks = 🙏 Merci !
word-oops = 🙈 Oups !
word-luck = 🍀 Quelle chance !
word-moment = ⏳ Un instant

# Messages privés
remind-turn = **C’est ton tour**
remind-again = **C’est toujours ton tour**
remind-next = **C’est bientôt ton tour**
remind-digest = **Ces tables t’attendent**
remind-how = -# Tu as choisi les messages privés. /moi sur un serveur change cela.
