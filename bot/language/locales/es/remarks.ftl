# Lo que dicen las máquinas al final de una ronda o una partida. Hablan de sí mismas, y nunca de una ficha.

computer-says = 💬 { $name }: { $line }
computer-says-words = { $name } dice: “{ $line }”
remark-caught = { $line ->
    [1] Me atraparon. Tengo que actualizar mi cara de póker.
    [2] De acuerdo. Parpadeé yo primero.
    [3] ¡Uy! Qué buena vista tiene esta mesa.
    [4] Creí que nadie lo vería. Lo vieron.
    [5] En momentos así se me acelera el ventilador.
    [6] Nota mental: esta mesa se fija en todo.
    [7] Lo confieso. Un gato pisó mi teclado.
   *[8] Bien visto. Me portaré bien. Un ratito.
 }
remark-round-out = { $line ->
    [1] Mano vacía, corazón contento.
    [2] ¡Y esa era la última!
    [3] Nada por aquí, nada por allá.
    [4] ¡Mira, sin fichas!
    [5] La última ficha es la mejor.
    [6] Qué bien suena la última ficha.
    [7] No queda ninguna. ¿Quién recoge la mesa?
   *[8] ¡Manos libres! ¿Seguimos?
 }
remark-round-won = { $line ->
    [1] La acepto, con una pequeña reverencia.
    [2] ¡Qué nervios! Gracias por la emoción.
    [3] Qué suerte. A los circuitos también nos pasa.
    [4] Esta ronda me la guardo de recuerdo.
    [5] Hoy les caigo bien a las fichas.
    [6] Hice un bailecito de victoria. Nadie lo vio.
    [7] ¡Uf! Estaba sudando aceite.
   *[8] Lo celebro en voz baja: bip.
 }
remark-round-lost = { $line ->
    [1] ¡Bien jugado! Tomo nota.
    [2] Ay. Pero qué bonito fue verlo.
    [3] Lo vi venir. Un segundo tarde.
    [4] Una maravilla. ¿Lo puedo ver otra vez?
    [5] La ronda se va, pero las aceitunas son mías.
    [6] Mi procesador te manda sus felicitaciones.
    [7] Alguien desayunó bien. ¡Bravo!
   *[8] Aplaudiría, si tuviera manos.
 }
remark-match-won = { $line ->
    [1] ¡Qué partida! ¿Mismo sitio, misma hora?
    [2] Gané, pero me costó lo mío.
    [3] ¡Gracias! Se lo voy a contar todo a mi tostadora.
    [4] ¡Buena partida! La próxima, la suerte es tuya.
    [5] Entre nosotros: me temblaban los circuitos.
    [6] Quiero dar las gracias a mi enchufe.
    [7] Qué viaje. Necesito reiniciarme un poco.
   *[8] ¿Revancha? Me queda media batería.
 }
remark-match-lost = { $line ->
    [1] ¡Felicidades! Voy a practicar con mi tostadora.
    [2] Bien jugado. Exijo… no, pido la revancha.
    [3] ¡Bien merecido! Mi ventilador te saluda.
    [4] Perdí limpiamente. Me encantó.
    [5] Perdí, y lo repetiría con gusto.
    [6] ¡Buena partida! Aprendí algo. Creo.
    [7] ¡Bravo! ¿Y si gana quien llegue a cien victorias?
   *[8] Voy a enmarcar este resultado, y a aprender de él.
 }
