# Una partida terminada, analizada: suerte y juego por separado, y las jugadas que marcaron la diferencia.

button-review = Análisis
button-review-share = Mostrar a todos
button-review-step = { $mark } Paso { $step }
pick-review-seat = De quién ver las jugadas
pick-review-step = Pasos para ver
picture-chances = Opciones de ganar
review-making = 📈 Estoy analizando esta partida. Puede tardar un minuto; solo tú verás el resultado.
review-progress = 📈 Estoy analizando esta partida: { $share }.
review-busy = Ya estoy analizando otra partida para ti, o dos para este servidor. Pide otra vez en un momento.
review-failed = No pude terminar ese análisis. Prueba otra vez en un momento.
review-gone = Ya no tengo ese análisis. Pulsa *Análisis* bajo la partida y lo hago otra vez.
review-title = 📈 **Análisis** · { $game } · `{ $code }`
review-seat = { $name } { $ended ->
    [won] ganó
    [shared] compartió la victoria
    [team-won] ganaron en pareja
    [team-shared] compartieron la victoria en pareja
    [team-lost] no ganaron
   *[lost] no ganó
 }: parte justa { $share }, suerte { $luck }, juego { $play } = { $result } · { $choices ->
    [never] sin nada que elegir
    [fine] sin errores
    [outplayed] sin errores, pero los demás sacaron más ventaja
    [only] la única decisión podía ser mejor
   *[some] { $wrong ->
        [one] { $wrong } de { $decisions } decisiones podía ser mejor
       *[other] { $wrong } de { $decisions } decisiones podían ser mejores
     }
 }
review-about = -# Parte justa: las mismas opciones para todos antes de repartir. Suerte: las fichas repartidas y robadas. { $teams ->
    [yes] Juego: las decisiones de la pareja frente a las de los demás.
   *[no] Juego: las decisiones propias frente a las de los demás.
 } Juntas dan el resultado: { $all } si se gana. El juego es una estimación, con margen de { $error }; por debajo cuenta como suerte.
review-best = ★ Mejor jugada, paso { $step }: { $move }. Con { $other }, { $lead } menos { $whose ->
    [own] de opciones para tu pareja
    [team] de opciones para la pareja
   *[alone] de opciones
 }.
review-costliest = ✖ Jugada más costosa, paso { $step }: { $move }. Con { $other }, { $lead } más { $whose ->
    [own] de opciones para tu pareja
    [team] de opciones para la pareja
   *[alone] de opciones
 }.
review-step-right = ★ Una buena jugada: { $move }. Con { $other }, { $lead } menos { $whose ->
    [own] de opciones para tu pareja
    [team] de opciones para la pareja
   *[alone] de opciones
 }.
review-step-wrong = ✖ { $move } no era la mejor jugada. Con { $other }, { $lead } más { $whose ->
    [own] de opciones para tu pareja
    [team] de opciones para la pareja
   *[alone] de opciones
 }.
review-nothing = Ninguna jugada destaca, ni para bien ni para mal.
review-chances = 📈 Opciones de ganar: { $chances }
review-chance = { $name } { $share }
review-after-round = Tras la ronda { $round }: { $chances }.
review-alt = Un gráfico de las opciones de ganar a lo largo de { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 }, con todas las fichas conocidas. { $result }
review-mark-best = ★ Paso { $step }: mejor jugada de { $name }
review-mark-costliest = ✖ Paso { $step }: jugada más cara de { $name }
review-shared = 📈 { $name } muestra el análisis de una partida.
review-is-shared = Ahora lo puede ver todo el canal.
