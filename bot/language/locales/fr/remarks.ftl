# Ce que disent les ordinateurs à la fin d’une manche ou d’une partie. Ils parlent d’eux, jamais d’un domino.

computer-says = 💬 { $name } : { $line }
computer-says-words = { $name } dit : « { $line } »
remark-caught = { $line ->
    [1] Touché ! Mon air innocent est à revoir.
    [2] D’accord. C’est moi qui ai cligné des yeux.
    [3] Aïe, c’est vu ! Rien n’échappe à cette table.
    [4] J’espérais que ça passerait. C’est raté.
    [5] Dans ces moments-là, mon ventilateur s’emballe.
    [6] Note pour plus tard : cette table voit tout.
    [7] J’avoue. Un chat a marché sur mon clavier.
   *[8] Bien vu. Je serai sage. Un petit moment.
 }
remark-round-out = { $line ->
    [1] Main vide, cœur plein.
    [2] Et voilà mon dernier !
    [3] Plus rien dans ma manche. Ni dans ma main.
    [4] Et hop, sans les dominos !
    [5] Dernier domino, meilleur domino.
    [6] Quel joli bruit, un dernier domino.
    [7] Tout est parti. Qui range la table ?
   *[8] J’ai les mains libres ! On continue ?
 }
remark-round-won = { $line ->
    [1] Je prends, avec une petite révérence.
    [2] Quel suspense ! Merci pour le frisson.
    [3] Un coup de chance. Les puces en ont aussi.
    [4] Celle-là, je l’affiche sur mon frigo.
    [5] Aujourd’hui, les dominos m’aiment bien.
    [6] J’ai fait une petite danse. Personne n’a rien vu.
    [7] Ouf ! J’en transpirais de l’huile.
   *[8] Je fête ça tout bas : bip.
 }
remark-round-lost = { $line ->
    [1] Bien joué ! Je prends des notes.
    [2] Aïe. Mais c’était beau à voir.
    [3] Je l’ai vu venir. Une seconde trop tard.
    [4] Superbe. On peut le revoir ?
    [5] La manche s’envole, mais je garde les cacahuètes.
    [6] Mon processeur t’envoie ses compliments.
    [7] Quelqu’un a bien petit-déjeuné. Bravo !
   *[8] J’applaudirais bien, si j’avais des mains.
 }
remark-match-won = { $line ->
    [1] Quelle partie ! Même endroit, même heure ?
    [2] J’ai gagné, mais que de travail !
    [3] Merci ! Je vais tout raconter à mon grille-pain.
    [4] Belle partie ! La prochaine fois, la chance est à toi.
    [5] Entre nous, mes circuits en tremblaient.
    [6] Je voudrais remercier ma prise de courant.
    [7] Quelle aventure. Il me faut un petit redémarrage.
   *[8] Une revanche ? Ma batterie est à moitié pleine.
 }
remark-match-lost = { $line ->
    [1] Félicitations ! Je m’entraîne avec mon grille-pain.
    [2] Bien joué. J’exige… non, je demande une revanche.
    [3] C’est mérité ! Mon ventilateur te salue.
    [4] Une défaite à la loyale. Quel plaisir !
    [5] J’ai perdu, et je recommencerais volontiers.
    [6] Belle partie ! J’ai appris quelque chose. Je crois.
    [7] Bravo ! On dit : le premier à cent victoires ?
   *[8] Ce score, je l’encadre pour en tirer des leçons.
 }
