# Os jogos para escolher, e a mesa antes do começo.

# A estante
shelf = **O que vamos jogar?** O nome de um jogo abre uma mesa para todos daqui; *{ $now }* começa na hora, contra computadores.
shelf-all-fives = Some múltiplos de cinco nas pontas.
shelf-block = O clássico: quem bate primeiro vence.
shelf-partners = Dois contra dois: jogado no mundo todo.
shelf-domino-4 = Cores, curingas e uma corrente que vira.
shelf-mexican-train = Monte o seu trem e pegue o dos outros.
shelf-uno-dominos = Cores, números e maldades. Grite UNO!
alt-shelf = { $game } ({ $aside }): { $line }
button-play-now = Jogar já
which-game = Qual jogo?

# A mesa antes do começo
lobby-facts = -# { $facts }
fair-sealed-short = 🔒 Sorteio lacrado
fair-sealed-line = -# 🔒 Sorteio lacrado
fair-sealed-linked = -# 🔒 [Sorteio lacrado]({ $link })
chip-rated-yes = ranqueada, sem dicas
chip-rated-no = não ranqueada
picture-host = organiza
button-seal = 🔒 Sorteio lacrado
seal-title = ### 🔒 Sorteio lacrado
    Ninguém pode escolher as pedras, nem mesmo quem mantém este bot. Quando a mesa abriu, um segredo foi sorteado e lacrado. Em *Começar*, o Discord dá um número à mensagem do sorteio, e esse número se mistura ao segredo. Depois da partida o segredo é mostrado, e todos podem conferir cada sorteio.
fair-opened-short = -# 🔓 Ninguém pôde escolher as pedras.
button-check-deal = Conferir o sorteio
seal-number = -# 🎲 Misturado a ele: `{ $number }`, o número da mensagem do sorteio
setup-game = Jogo: { $value }
setup-preset = Regras: { $value }
setup-pace = Ritmo: { $value }
setup-level = Computadores: { $value }

# As duplas da mesa
lobby-team = 🤝 { $names }
lobby-team-free = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
chip-rotation = as duplas mudam na revanche
rotation-rule = 🔄 A cada revanche as duplas mudam.
button-swap = Trocar duplas
button-rotation-yes = Revanche: trocar de parceiro
button-rotation-no = Revanche: mesmo parceiro
pick-playwith = Jogar com …
playwith-nobody = Lado livre: esperar parceiro
partner-now = Você joga com { $name }.
partner-free = O lugar do seu parceiro está livre: quem chegar pode ocupá-lo.
partner-taken = { $names } já jogam juntos. Quem organiza pode trocar as duplas com ⚙️.

# As mesas de uma pessoa
button-mytables = Minhas mesas
