# Nomes de comandos: em minúsculas e sem espaços.

command-play = jogar
command-play-help = Escolha um jogo: uma mesa para todos daqui, ou uma partida já contra computadores
command-hand = mão
command-hand-help = Veja as suas pedras e faça a sua jogada
command-table = mesa
command-table-help = Uma mesa deste canal: placar, regras, pausa, sair, encerrar e mais
command-turns = mesas
command-turns-help = Todas as suas mesas: primeiro as que esperam por você, com a sua mão
command-uno = uno
command-uno-help = Grite UNO, ou anuncie a sua última pedra
command-leaderboard = ranking
command-leaderboard-help = Quem está na frente neste servidor
command-rules = regras
command-rules-help = As regras que valem aqui
command-help = ajuda
command-help-help = O que este bot sabe fazer
parameter-game = jogo
parameter-game-help = Qual jogo
parameter-table = mesa
parameter-table-help = Qual mesa, quando o canal tem várias
parameter-period = período
parameter-period-help = Desde sempre, este mês ou este trimestre
