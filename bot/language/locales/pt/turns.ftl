# /mesas: todas as mesas em que a pessoa está
turns-title = ## Suas mesas
turns-yours = **Sua vez**
turns-others = **Esperando os outros**
turns-none = Você não está em nenhuma mesa. Abra uma com /jogar.
turns-line = { $number }. **{ $game }**{ $players ->
    [0] {""}
   *[other] {" "}com { $names }
 } · { $state ->
    [lobby] não começou
    [paused] em pausa
    [between] a rodada acabou
    [over] terminada
   *[playing] { $until ->
        [none] sem relógio
       *[other] { $until }
    }
 }{ $place ->
    [none] {""}
   *[other] {" "}· { $place }
 } · [Continuar]({ $link })
turns-more-players = { $count ->
    [1] mais uma pessoa
   *[other] mais { $count } pessoas
 }
turns-with-others = { $count ->
    [1] outra pessoa
   *[other] outras { $count } pessoas
 }
turns-elsewhere = Abra a sua mão na própria mesa: { $link }
button-turns-hand = Minha mão { $number }
button-turns-refresh = Atualizar
pick-give-up = Encerrar uma mesa ou sair dela
give-up-choice = { $ends ->
    [yes] Encerrar
   *[no] Sair de
 } { $number }: { $game }

# Frases rápidas
pick-word = Dizer algo
word-said = 💬 { $name }: { $word }
word-sent = Enviado.
word-later = As frases rápidas são para uma partida em andamento.
word-muted = Alguém nesta mesa joga sem frases rápidas.
limit-word = Você acabou de dizer algo. Dá para falar de novo { $until }.
word-hello = 👋 Olá!
word-good = 👏 Boa jogada!
word-thanks = 🙏 Valeu!
word-oops = 🙈 Ops!
word-luck = 🍀 Que sorte!
word-moment = ⏳ Um momento, por favor

remind-turn = **É a sua vez**
remind-again = **Ainda é a sua vez**
remind-next = **Depois é a sua vez**
remind-digest = **Estas mesas esperam por você**
remind-how = -# Você escolheu mensagens diretas. Com /eu, em um servidor, você muda isso.
