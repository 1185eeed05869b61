import type { RuleTexts } from '../rules.ts';

export const rules: RuleTexts = {
  preface: [
    'Durante nueve rondas diriges una ciudad de la antigua Grecia; gana quien tenga más puntos de victoria al final. Esta es una edición no oficial del juego de mesa Khôra: Rise of an Empire. No tiene relación con la editorial del juego, y los textos son nuestros.',
    'Cada regla tiene un número, que el juego cita cuando explica algo. Las reglas siguen cinco ediciones del reglamento: la inglesa, la alemana, la española, la checa y la rusa. Cuando estas no coinciden o no dicen nada, un pasaje que empieza por «Interpretación:» indica qué vale aquí. Lo que hace cada carta, ciudad, evento, casilla y nivel de los marcadores se ve en la biblioteca.',
    'Se cuentan siete cosas: puntos de victoria, dracmas, fichas de filosofía, ciudadanos, tributos, lauro y tropas. Además tienes tres marcadores de progreso (Economía, Cultura y Militar), fichas de conocimiento (marrones, azules o verdes; cada una, de conocimiento complementario o relevante), cartas de política en la mano y en juego, y una ciudad con los desarrollos 1 a 4.',
  ],
  ruling: 'Interpretación',
  titles: {
    setup: '1 Preparación',
    round: '2 Una ronda',
    event: 'A Anuncio de evento',
    tax: 'B Tributo',
    dice: 'C Dados',
    action: 'D Acción',
    progress: 'E Progreso',
    resolution: 'F Resolución de evento',
    achievement: 'G Logro',
    gains: '3 Ganancias y pérdidas',
    end: '4 Final de la partida',
    variants: '5 Variantes',
    rulings: '6 Cartas, ciudades y eventos concretos',
    versions: '7 Versiones de las reglas',
  },
  intros: {
    round: 'La partida dura nueve rondas. Cada una tiene siete fases, de la A a la G, en este orden.',
    variants: 'Ambas proceden de la edición checa.',
    rulings:
      'En las cartas moradas (continuas) de la caja, una letra dice en qué fase actúan; aquí decide el texto del efecto. Los reglamentos apenas explican estos componentes, así que casi todo en esta sección es interpretación.',
  },
  rules: {
    'R1.1':
      'Juegan 2, 3 o 4 jugadores, sentados en sentido horario. Cada uno empieza con Economía, Cultura y Militar en el nivel 1, con 3 ciudadanos, 4 dracmas y 2 dados, y con 0 tributos, lauro, tropas, puntos de victoria y fichas de filosofía. El tercer dado aún está bloqueado (R2.E5).',
    'R1.2':
      'Cada jugador recibe al azar una de las 7 ciudades, sin repetir ninguna. Opción (edición checa): los jugadores acuerdan quién toma cuál. Interpretación: aquí eligen en orden de turno, empezando por el primer jugador de R1.7.',
    'R1.3':
      'Se barajan las 40 cartas de política y se reparten 5 a cada jugador. Después viene la selección de cartas (draft): todos a la vez se quedan con una carta y pasan las demás a la izquierda (en sentido horario), una y otra vez; la última carta recibida también se conserva. Así todos acaban con 5 cartas. Las restantes forman, boca abajo, el mazo de política.',
    'R1.4':
      'El mazo de eventos tiene 9 cartas, una por ronda. De arriba abajo: «Crecimiento de la población», 7 al azar de los otros 14 eventos y «Conquista de los persas».',
    'R1.5':
      'El mapa tiene 33 casillas de exploración, con una ficha de conocimiento cada una, y Persépolis, con tres fichas de conocimiento relevante, una de cada color: 36 fichas en total.',
    'R1.6':
      'Tras la selección de cartas, el desarrollo 1 de cada ciudad queda desbloqueado y se aplica. Un nivel ganado así en un marcador da su rendimiento.',
    'R1.7':
      'Antes de la ronda 1 se elige al azar un primer jugador (edición española). Esto deshace los empates de la primera tirada (R2.C2) y decide el orden de R1.2 y R5.2. Interpretación: en la edición checa empieza quien haya estado en Grecia más recientemente, cosa que un programa no puede saber; las demás ediciones no dicen nada.',
    'R1.8':
      'Opción para partidas rápidas: todos se quedan con las 5 cartas que se les reparten; no se pasa ninguna.',

    'R2.A1':
      'Se revela la carta superior del mazo de eventos. Surte efecto en la fase F; solo «Crecimiento de la población» surte efecto en la fase C.',

    'R2.B1':
      'Todos ganan tantos dracmas como tributos tienen. Después se aplican las cartas que actúan en la fase de Tributo.',

    'R2.C1':
      'Todos tiran una vez todos sus dados desbloqueados: 2 dados, o 3 a partir del nivel 4 de Cultura.',
    'R2.C2':
      'Quien saca la suma más baja es el primer jugador de la ronda. En caso de empate, lo es el jugador empatado que esté sentado más cerca del anterior primer jugador, contando desde este en sentido horario. Interpretación: el anterior primer jugador, si está entre los empatados, se halla a distancia 0 y sigue siendo el primero. Las sumas de 2 y de 3 dados se comparan tal cual.',
    'R2.C3':
      '«Crecimiento de la población»: cada jugador cuyos dados sumen 4 o menos gana 1 ficha de filosofía, justo tras la tirada.',
    'R2.C4':
      'En secreto y a la vez, todos asignan una loseta de acción distinta (de la 0 a la 6) a cada uno de sus dados. Cada dado recibe una loseta. Después se revelan todas juntas.',
    'R2.C5':
      'Una loseta cuyo número supera el de su dado te cuesta la diferencia en ciudadanos (loseta 6 en un dado de 4: 2 ciudadanos); cualquier otra es gratuita. Pagas tus losetas en el orden que quieras.',
    'R2.C6':
      'Si tienes suficientes ciudadanos, debes pagar (ediciones inglesa, alemana, española y checa). Si no, no pagas nada: la loseta se aparta y su acción no se realiza. Opción (edición rusa): también puedes renunciar a pagar y apartar la loseta.',
    'R2.C7':
      'En este paso, pagues o no, puedes gastar cualquier número de fichas de filosofía y recibir 3 ciudadanos por cada una: antes de los pagos, entre ellos o después. Interpretación: así pues, puedes pagar un conjunto de losetas si tus ciudadanos, más 3 por cada ficha de filosofía gastada, alcanzan al menos su coste total; conservas lo que sobre, hasta 15. Nunca tienes que gastar fichas de filosofía. Puedes apartar losetas si, y solo si, durante los pagos hay un momento (gastadas ninguna, algunas o todas esas fichas; pagadas ninguna, algunas o todas las losetas que conservas) en el que tus ciudadanos no alcanzan para ninguna de las losetas apartadas.',

    'R2.D1':
      'Las losetas de todos los jugadores se resuelven en orden creciente: todas las 0, luego todas las 1, y así sucesivamente. Quienes tienen la misma loseta actúan a la vez, salvo en «Militar» (4), que sigue el orden de turno: el primer jugador y luego en sentido horario. Interpretación: las cartas de «Legislación» se roban en orden de turno cuando empiezan las 1; las exploraciones que concede un desarrollo se hacen en orden de turno; las demás decisiones simultáneas se aplican según se toman.',
    'R2.D2':
      'Todo efecto de una acción elegida es opcional: nunca tienes que aplicar lo que no quieras (todas las ediciones). R3.8 dice cuándo se te pregunta.',
    'R2.D3':
      'Los efectos como «al realizar la acción “Comercio”» ocurren cada vez que realizas la acción, también si te la ha concedido una carta, un desarrollo o un evento. Interpretación: ocurren junto con la ganancia propia de la acción y, por tanto, antes de una compra o una exploración opcional en la misma acción. Una acción que no se lleva a cabo (ninguna carta jugada, nada desbloqueado) no desencadena nada.',
    'R2.D4':
      '0 Filosofía: ganas 1 ficha de filosofía. Puedes tener cuantas quieras. Se pueden gastar en las fases C (R2.C7), D (R2.D12) y E (R2.E2).',
    'R2.D5':
      '1 Legislación: ganas 3 ciudadanos; después robas 2 cartas de política, te quedas con una en la mano y pones la otra debajo del mazo. No hay límite de cartas en la mano. Interpretación: si solo queda una carta, robas esa; si no queda ninguna, ninguna.',
    'R2.D6': '2 Cultura: ganas tantos puntos de victoria como tu nivel de Cultura.',
    'R2.D7':
      '3 Comercio: ganas tantos dracmas como tu nivel de Economía + 1; después puedes comprar una ficha de conocimiento complementario de cualquier color por 5 dracmas. Las fichas de conocimiento complementario y los dracmas nunca se agotan; las de conocimiento relevante no se pueden comprar.',
    'R2.D8': '4 Militar: ganas tantas tropas como tu nivel Militar; después puedes explorar una vez (R2.D9).',
    'R2.D9':
      'Explorar: cada casilla muestra las tropas necesarias y la pérdida (6/3: 6 necesarias, pérdida 3). Eliges una casilla cuya ficha siga allí y para la que tengas al menos las tropas necesarias; pierdes tantas tropas como indica la pérdida; tomas la ficha; obtienes el rendimiento de la casilla. Persépolis da sus tres fichas de conocimiento relevante a la vez.',
    'R2.D10':
      '5 Política: juegas una carta de tu mano. Debes tener las fichas de conocimiento que requiere (por color, de conocimiento complementario o relevante; no se gastan; si faltan, véase R2.D12) y pagar su coste en dracmas; entonces queda en juego. Las cartas inmediatas se aplican una vez, en lo posible; las continuas, desde ese momento; las de final de la partida, en el recuento final. Una carta para la que te falten fichas o dracmas no se puede jugar.',
    'R2.D11':
      '6 Desarrollo: desbloqueas el siguiente desarrollo de tu ciudad. Debes tener sus fichas de conocimiento (no se gastan; si faltan, véase R2.D12) y pagar su coste en dracmas. Se puede hacer como mucho tres veces en la partida: desarrollos 2, 3 y 4, en este orden. Los desarrollos desbloqueados conservan sus efectos.',
    'R2.D12':
      'En una acción de «Política» o «Desarrollo» de la fase D, cada 2 fichas de filosofía que gastas sustituyen a una ficha de conocimiento requerida, solo para esa acción. Interpretación: gastas exactamente 2 fichas de filosofía por cada ficha de conocimiento que te falta.',
    'R2.D13':
      'Exceso: la acción «Legislación» puede llevar tus ciudadanos por encima de 15, y la acción «Militar», tus tropas, hasta el final de la fase D; entonces ambos vuelven a 15. Cualquier otra ganancia se detiene de inmediato en 15: «Reclutamiento de mercenarios» con 13 tropas y Economía 5 acaba en 15. Por encima de 15, una ganancia así no añade ni quita nada: 17 tropas y «Fuego griego» siguen siendo 17. Interpretación: las ediciones dicen tanto «final de la acción» como «final de la fase»; aquí vale la fase, pero un exceso en la fase F acaba con su acción. (Las ediciones alemana y española imprimen el nivel 7 en el ejemplo 13 + 4 = 17: es una errata.)',

    'R2.E1':
      'En orden de turno, cada jugador puede avanzar un nivel en un marcador de progreso: pagas el coste del nuevo nivel en dracmas y obtienes su rendimiento. Para más niveles, véase R2.E2.',
    'R2.E2':
      'Cada ficha de filosofía que gastas permite avanzar un nivel más en cualquier marcador; su coste en dracmas se paga igualmente. Puedes avanzar varios niveles en un mismo marcador o repartirlos entre varios.',
    'R2.E3':
      'Los efectos que permiten un total de 2 niveles («Reformistas», Corinto 3) elevan de 1 a 2 el número de niveles sin fichas de filosofía. Interpretación: no se suman, pues cada uno dice un total de 2.',
    'R2.E4': 'El nivel más alto es el 7. Interpretación: los descuentos se suman; un coste nunca baja de 0.',
    'R2.E5': 'El nivel 4 de Cultura desbloquea tu tercer dado, a partir de la siguiente fase de Dados.',

    'R2.F1':
      'Los efectos de la carta de evento se aplican de arriba abajo. Lo que corresponde a quien tenga más o menos tropas corresponde a todos los empatados; si todos están igualados, ambas cosas valen para todos (edición rusa). Interpretación: quién tiene más y quién tiene menos queda fijado antes del primer efecto del evento.',
    'R2.F2':
      'Los demás efectos se aplican a todos los jugadores, en orden de turno cuando el orden importa. Interpretación: las cartas se roban y los marcadores avanzan en orden de turno. Quienes pierden una ficha de conocimiento, descartan cartas o realizan la acción de «Política» de «Prosperidad» eligen a la vez, y cada decisión se aplica según se toma, como en la fase D (R2.D1).',
    'R2.F3':
      'El progreso que concede un evento cuesta los dracmas habituales. Interpretación: sobre los descuentos y sobre las acciones que concede un evento, las ediciones no dicen nada; valen las reglas y los descuentos habituales. Cada uso de las fichas de filosofía es propio de la fase C, D o E, así que aquí no hay ninguno (R2.C7, R2.D12, R2.E2).',

    'R2.G1':
      'Hay cinco logros, cada uno por tener al menos: 10 puntos de victoria; 12 ciudadanos; 6 tropas; nivel 4 de Economía; 3 cartas de política en juego.',
    'R2.G2':
      'Cada logro solo se puede conseguir en una ronda: la primera en cuya fase G alguien lo cumple; lo consiguen todos los que entonces lo cumplen. En rondas posteriores está cerrado. Un logro nunca se pierde.',
    'R2.G3':
      'Si solo tú consigues un logro, ganas 1 tributo o 1 de lauro, a tu elección. Si lo consiguen varios jugadores, cada uno gana 1 tributo. Cada logro se resuelve por separado. Interpretación: primero van los logros compartidos; después eligen, todos a la vez, quienes consiguieron alguno en solitario, cada uno un logro tras otro.',

    'R3.1':
      'Límites: ciudadanos de 0 a 15 y tropas de 0 a 15 (pero véase R2.D13), tributos de 0 a 10, lauro de 0 a 10. Los puntos de victoria, los dracmas y las fichas de filosofía nunca bajan de 0 y no tienen máximo. Lo que se gana por encima de un límite se pierde.',
    'R3.2':
      'Si debes perder más de lo que tienes, lo pierdes todo; no hay deudas. Excepción: si debes perder una ficha de conocimiento y no tienes ninguna, no ocurre nada. Si debes descartar más cartas de las que tienes en la mano, descartas la mano entera.',
    'R3.3':
      'Si avanzas sin coste en un marcador, no pagas nada y obtienes igualmente el rendimiento del nivel. Interpretación: en el nivel 7 no ocurre nada.',
    'R3.4':
      'Interpretación: las cartas de política descartadas van debajo del mazo de política. Las que varios jugadores ponen ahí a la vez («Legislación», «Los Treinta Tiranos») van en orden de turno, cuando todos han elegido, así que da igual quién responda primero.',
    'R3.5':
      'Si pierdes una ficha de conocimiento, puede ser de cualquier color y de conocimiento complementario o relevante (edición checa). Interpretación: tú eliges qué ficha pierdes y qué cartas descartas.',
    'R3.6':
      'Si un efecto hace avanzar sin coste en un marcador, lo dice; si solo dice que puedes avanzar, se paga el coste habitual.',
    'R3.7':
      'Las cartas en juego nunca se descartan (edición checa). Interpretación: las fichas de conocimiento perdidas salen de la partida y Persépolis sigue explorada; ninguna edición dice adónde va una ficha perdida, y si volviera al tablero se podría explorar dos veces.',
    'R3.8':
      'Interpretación: puedes rechazar lo que te da una acción elegida, y también lo que dan las cartas que juegas y los desarrollos que desbloqueas con ella (R2.D2). Se te pregunta siempre que rechazar pueda beneficiar alguna vez a alguien: antes de avanzar sin coste en un marcador («Perípteros», «Rivalidad», Argos 3, Olimpia 3, Mileto 2) y antes de recuperar una carta con «Ostracismo». Todo lo demás se aplica al momento, porque rechazarlo nunca beneficiaría a nadie; la única excepción es robar cartas (R3.11). Un efecto sin resultado (un marcador en el nivel 7, una condición que no se cumple, un mazo vacío, nada que recuperar) no pregunta nada y nunca impide jugar la carta o desbloquear el desarrollo: se aplica en lo posible. Cada nivel por el que pasas da su rendimiento.',
    'R3.9':
      'Interpretación: un efecto se aplica entero o se rechaza entero. Con Olimpia 3 avanzas los dos niveles en Cultura o ninguno; con Mileto 2, en dos marcadores o en ninguno. «Ostracismo» tiene dos efectos: si no recuperas ninguna carta, puedes realizar igualmente la acción de «Política», como también puedes si no tienes otra carta en juego.',
    'R3.10':
      'Las pérdidas, los costes y los descartes no se pueden rechazar. Interpretación: tampoco el desarrollo 1 (R1.6), que nadie ha elegido, ni lo que dan los eventos y los logros, porque las ediciones hablan de acciones elegidas. Una acción que concede un evento es una acción elegida.',
    'R3.11':
      'Interpretación: no se puede rechazar robar cartas ni quedarse con una de las robadas. Solo beneficiaría a quien recordara qué cartas fueron debajo del mazo y contara hasta llegar a ellas; preguntarlo en cada «Legislación» sería un precio demasiado alto.',

    'R4.1':
      'Tras la ronda 9 sumas los puntos de victoria de tus desarrollos de final de la partida, los de tus cartas de final de la partida y tu lauro × el número de tus fichas de conocimiento relevante.',
    'R4.2':
      'Gana quien tenga más puntos de victoria. En caso de empate, quien tenga más dracmas; si el empate persiste, la victoria se comparte.',

    'R5.1':
      'Segunda tirada: tras la tirada, cada jugador puede volver a tirar una vez los dados que quiera. Interpretación: todos deciden a la vez, y el primer jugador se determina después de las segundas tiradas; la edición checa no indica ningún orden, y los dados que cuentan son los que se usan.',
    'R5.2':
      'Dados comunes: una tirada de dos dados vale para todos; los terceros dados se tiran por separado. El primer jugador cambia cada ronda en sentido horario, en lugar de según R2.C2.',

    'R6.1':
      'Interpretación: Tebas 2 (gastar 1 de lauro por 2 dracmas y 4 puntos de victoria) se puede usar cuantas veces se quiera, siempre que tengas una decisión que tomar. Si antes del recuento final aún te queda lauro, tienes una última oportunidad. La loseta no indica ni momento ni límite.',
    'R6.2':
      'Interpretación: con «Ostracismo» puedes devolver a tu mano otra de tus cartas en juego; después puedes realizar una acción de «Política» (R3.8, R3.9). La carta devuelta se puede volver a jugar pagando su coste. Un efecto continuo termina cuando su carta deja de estar en juego: si recuperas «Reformistas» en la fase D, en la fase E ya no está.',
    'R6.3':
      'Interpretación: «Colección extraordinaria», Atenas 2 y Atenas 3 actúan con cada carta que juegas mientras están en vigor («Colección extraordinaria», no consigo misma): después de pagar la carta, de modo que no ayudan a pagarla, y antes de su efecto.',
    'R6.4':
      'Interpretación: «Vieja guardia» da 4 puntos de victoria al final de la fase E si en esa fase no has avanzado en ningún marcador. Los niveles sin coste de otras fases no cuentan.',
    'R6.5':
      'Interpretación: con «Poder» y «Mercado público» se te compara con todos los demás, también en partidas de dos. El empate te basta: lo que cuenta es que nadie más esté por debajo («Poder») o por encima («Mercado público»).',
    'R6.6':
      'Interpretación: «Rivalidad» actúa solo si el nivel Militar de todos los demás es más alto que el tuyo; un empate no basta.',
    'R6.7':
      'Interpretación: «Helépolis» y Esparta 1 se suman; una pérdida nunca baja de 0. Las tropas necesarias no cambian.',
    'R6.8':
      'Interpretación: Esparta 3 da dos acciones de «Militar» completas, una tras otra, cada una con su propia ganancia y exploración, y Olimpia 4 da tres acciones de «Cultura». Tebas 3 permite hasta dos exploraciones en una acción de «Militar», una tras otra; Persépolis cuenta como una.',
    'R6.9':
      'Interpretación: Argos 2 es inmediato (ediciones rusa, checa y española; un ejemplo de la inglesa y de la alemana lo llama continuo, en contra de lo que dice la loseta).',
    'R6.10':
      '«Conquista de los persas»: si en esta partida se ha explorado Persépolis, cada jugador puede realizar una acción que no sea «Militar». Interpretación: se actúa en orden de turno, y cada uno termina antes de que empiece el siguiente, sin dados ni ciudadanos; también vale una acción ya realizada en esta ronda. Lo que concede la acción no está limitado: «Desarrollo» puede desbloquear Esparta 3.',
    'R6.11':
      '«Construcción de la ceca» y Corinto 3 actúan solo en la fase E. Interpretación: «Gradualismo» no nombra ninguna fase, así que actúa siempre que pagas dracmas por un nivel, también en la fase F (con «Victoria militar»: 3 menos en total).',
    'R6.12':
      'Interpretación: lo que el reglamento inglés llama «Ionic Columns» es la carta que otras ediciones y la caja llaman «Columnas corintias»: es una sola carta.',
    'R6.13':
      'Interpretación: con Mileto 2 avanzas en dos marcadores distintos que estén por debajo del nivel 7; si solo hay uno así, en ese; si no hay ninguno, no ocurre nada. Puedes rechazarlo (R3.8, R3.9).',
    'R6.14':
      'Interpretación: con «Consejo», «Legislación» y «Los Treinta Tiranos» se roba lo que quede del mazo, en orden de turno. Si a un jugador le corresponden a la vez «más tropas» y «menos tropas», primero roba, porque la carta se lee de arriba abajo, y después descarta dos cartas cualesquiera.',
    'R6.15':
      'Interpretación: quién consigue logros se determina al empezar la fase G; la recompensa de uno no cuenta para otro.',
    'R6.16':
      'Interpretación: «Crecimiento de la población» tiene en cuenta los dados después de la segunda tirada (R5.1).',
    'R6.17': 'Interpretación: con dados comunes (R5.2), el primer jugador de la ronda 1 es el de R1.7.',

    'R7.1':
      'Una partida se juega hasta el final con la versión de las reglas con la que empezó, y su registro la indica. Esta es la versión 2. En la versión 1 no se podía rechazar nada de lo que dice R3.8: los niveles sin coste de «Perípteros», «Rivalidad», Argos 3 y Olimpia 3 se aplicaban solos; había que elegir los marcadores de Mileto 2, y también la carta que se recupera con «Ostracismo», si la había. Lo demás es igual, también los números.',
  },
};
