# Nombres de comandos: en minúsculas y sin espacios.

command-play = jugar
command-play-help = Elige un juego: una mesa para todos, o una partida ya mismo contra máquinas
command-hand = mano
command-hand-help = Mira tus fichas y haz tu jugada
command-table = mesa
command-table-help = Una mesa de este canal: puntos, reglas, pausa, salir, cerrar y más
command-turns = turnos
command-turns-help = Todas tus mesas: primero las que te esperan, con tu mano
command-uno = uno
command-uno-help = Grita UNO, o anuncia tu última ficha
command-leaderboard = clasificación
command-leaderboard-help = Quién va en cabeza en este servidor
command-rules = reglas
command-rules-help = Las reglas con las que se juega aquí
command-help = ayuda
command-help-help = Qué sabe hacer este bot
parameter-game = juego
parameter-game-help = Qué juego
parameter-table = mesa
parameter-table-help = Qué mesa, si hay varias en este canal
parameter-period = periodo
parameter-period-help = Desde siempre, este mes o este trimestre
