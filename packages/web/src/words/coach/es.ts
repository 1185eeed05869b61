import type { Words } from './en.ts';

export const es: Words = {
  coach: {
    next: 'Siguiente',
    leave: 'Salir',
    step: 'Paso {step, number} de {steps, number}',
    again: 'Empezar de nuevo',
    playOn: 'Seguir jugando desde aquí',
    first: 'Jugar una partida fácil',
    back: 'Volver a tu partida',
    more: 'Más lecciones',
    lesson: 'Lección',
  },
  not: {
    elsewhere: 'Eso vendrá después. El anillo muestra dónde pulsar ahora.',
    card: 'En tu propia partida podrías. Aquí elige {card}: los pasos siguientes cuentan con ella.',
    tiles: 'Eso costaría más ciudadanos o daría otra cosa. Sigue el anillo: muestra la loseta y su dado.',
    scrolls: 'El número de fichas de filosofía aún no es el correcto. El anillo muestra dónde cambiarlo.',
    pass: 'Pasar sería desperdiciar esta ocasión. Aprovéchala: el anillo muestra cómo.',
    act: 'Podrías, pero lo que cuesta te hará falta después. Esta vez, pasa.',
    space: 'Esa casilla también está a tu alcance. Aquí explora {space}: necesitarás lo que da.',
    track: 'Un buen marcador, pero ahora no. Avanza en {track}: de eso depende el plan de esta lección.',
    other: 'En tu propia partida podrías. Aquí sigue el anillo: los pasos siguientes cuentan con ello.',
  },
  paying: {
    title: 'Dados, losetas y ciudadanos',
    text: 'Qué cuestan los dados bajos y cómo ayudan las fichas de filosofía.',
    dice: 'Dos dados bajos, pero dos buenos planes. Una loseta que supera su dado cuesta la diferencia en ciudadanos.',
    tiles:
      'Pon {tile1} en el primer dado y {tile2} en el segundo: {cost} en total. Tienes {citizens}, y una ficha de filosofía cubrirá el resto.',
    pay: 'Pulsa +: una ficha de filosofía te da {perScroll}. Después pulsa la loseta apartada, para no perder su acción, y confirma.',
    after:
      'Pagado, y las dos acciones son tuyas: te quedan {citizens}. Los dados bajos también tienen su lado bueno: quien suma menos va primero.',
  },
  exploring: {
    title: 'Explorar',
    text: 'Hasta dónde llegan las tropas y qué vale una ficha relevante.',
    figures:
      'Cada casilla muestra dos cifras: las tropas que necesitas y las que pierdes. Las casillas iluminadas están a tu alcance.',
    reach: 'Tienes {troops}. La acción Militar da sus tropas antes de explorar, así que ya cuentan.',
    explore:
      'Explora {space}: guarda una ficha relevante, de las que llevan corona de laurel. Necesitas {need}, pero solo pierdes {loses}; las demás te quedan para el próximo evento.',
    after:
      'Al final, cada punto de lauro vale un punto de victoria por ficha relevante, y tienes {glory}. El lauro y las fichas relevantes se dan valor mutuamente.',
  },
  progress: {
    title: 'Progreso',
    text: 'Para qué sirven los tres marcadores y cómo avanzar dos veces en una ronda.',
    tracks:
      'Con Economía, el Comercio rinde más; Cultura da puntos y un tercer dado, y Militar, más tropas. Cada nivel da además lo que se indica al lado.',
    economy: 'Avanza en {track} por {pays}. Recibes enseguida su rendimiento: {levelEffect}.',
    scroll:
      'Con una ficha de filosofía puedes avanzar otra vez en la misma ronda. Elige también {track}: su acción mejora y recibes {levelEffect}.',
    after:
      'Los niveles altos cuestan más, así que los primeros son una ganga: te sirven en todas las rondas que quedan. Aún tienes {drachmas}.',
  },
  events: {
    title: 'Eventos',
    text: 'Cuándo llegan y a quién afectan.',
    card: '{event}: {eventEffect}. Se conoce desde el principio de la ronda, pero surte efecto después del progreso.',
    troops:
      'Tienes {troops}, más que nadie. Si hay empate a más o a menos tropas, cuenta para todos los empatados.',
    progress:
      'Primero viene el progreso. Avanza en {track}: no cuesta tropas, así que seguirás en cabeza cuando llegue el evento.',
    after:
      'El evento te ha premiado: ahora tienes {points}. Por eso, antes de explorar, mira en qué se fija el evento: las tropas que pierdas al explorar ya no cuentan.',
  },
  achievements: {
    title: 'Logros',
    text: 'Quién los consigue y qué recompensa elegir.',
    five: 'Hay cinco logros. Quien cumple uno al final de una ronda lo consigue, y después de esa ronda ya nadie puede.',
    claim:
      'Tienes {citizens} y nadie más llega, así que puedes elegir. Elige lauro: tienes una ficha relevante, y con ella cada punto de lauro puntúa.',
    after:
      'Si varios lo cumplen en la misma ronda, cada uno recibe un tributo y nadie elige. Así que vigila quién se acerca.',
  },
  endGame: {
    title: 'Cartas para el final',
    text: 'Cómo se juegan las cartas que puntúan al final y cómo prepararlas.',
    hand: 'Las cartas con la franja azul puntúan al final de la partida. Se juegan con Política como las demás, y luego esperan.',
    play: 'Juega {card} por {pays}: {cardEffect}. De momento tienes {tokens}, y cada ficha nueva contará también.',
    after:
      'La cifra entre paréntesis es lo que tendrías si la partida acabara ahora: ha subido. Cuanto antes sepas qué puntúa, más podrás reunir.',
  },
  guided: {
    title: 'La partida guiada',
    text: 'Dos rondas y media en la mesa de verdad, paso a paso. Unos diez minutos.',
    welcome:
      'Te damos la bienvenida a {city}, tu ciudad: gana quien tenga más puntos de victoria tras nueve rondas. El anillo muestra dónde mirar o pulsar; señala cualquier otra pieza, o mantenla pulsada, para ver qué es.',
    gifts:
      'Primero cada cual recibe cinco cartas, se queda con una y pasa el resto. Pulsa {card}, que no cuesta nada y da dinero pronto, y luego Confirmar.',
    neighbour:
      'Estas cartas vienen del asiento de al lado. Quédate con {card}: en cuanto tengas una ficha marrón, rendirá cada vez que comercies.',
    endCard:
      'Algunas cartas solo puntúan al final de la partida. Quédate con {card}: premia todas las cartas que hayas jugado para entonces.',
    lastCard:
      'Quédate con {card}: también pide una ficha marrón, y una sirve para todas las cartas, porque las fichas nunca se gastan. La quinta carta llega sola.',
    event:
      'Cada ronda tiene un evento, y el primero es siempre {event}: los dados bajos dan una ficha de filosofía. Los tuyos suman solo {sum}, así que ya tienes una, junto a tus dracmas.',
    dice: 'Estos son tus dados: pon en cada uno una loseta de acción distinta. Si supera el dado, cuesta la diferencia en ciudadanos, y tienes {citizens}.',
    tiles:
      'Pulsa {tile1} para el dado que muestra {die1} y luego {tile2} para el que muestra {die2}. Ninguna supera su dado, así que las dos son gratis.',
    pay: 'Ahora se ven las losetas de todos. Una ficha de filosofía daría aquí {perScroll}; aún no hacen falta, así que confirma.',
    philosophy:
      'Las losetas se resuelven del número más bajo al más alto. Filosofía fue la primera y te dio una ficha de filosofía: úsala para tener ciudadanos, avanzar otro nivel o suplir conocimiento.',
    trade:
      'Comercio te ha dado dinero: ahora tienes {drachmas}. Las cartas y los desarrollos piden fichas de conocimiento; aquí una costaría {tokenPrice}, pero pronto encontrarás otra al explorar: guarda el dinero y pasa.',
    progress:
      'Ahora viene el progreso: un nivel en un marcador. Avanza en {track} por {pays}, porque el nivel {thirdDie} te da un tercer dado.',
    moreProgress:
      'Con una ficha de filosofía puedes avanzar otra vez. Elige {track} de nuevo: también da un tributo, y los tributos son dinero en cada ronda.',
    enoughProgress:
      'También podrías gastar tu última ficha de filosofía. Pero la necesitarás en la próxima ronda, así que pasa.',
    taxes:
      'La segunda ronda empieza con los tributos: {income} para ti. Por eso los tributos valen más cuanto antes llegan.',
    secondEvent:
      'El nuevo evento espera hasta el final de la ronda. {event}: habrá tropas para todos, así que ahora no hace falta buscarlas.',
    highDice:
      '¡Esta vez, dados altos! Pon {tile1} en el {die1} y {tile2} en el {die2}: recibes una carta nueva y juegas otra.',
    spend:
      'Esta vez gasta la ficha de filosofía: pulsa + y luego Confirmar. Da {perScroll}, y con {goal} te espera un logro.',
    legislation:
      'Legislación te ha dado ciudadanos (ahora {citizens}) y dos cartas para elegir. Quédate con {card}: más adelante te dará tropas con cada acción de Cultura.',
    politics:
      'Con Política juegas una carta de tu mano. Juega {card}: no pide fichas, y su dinero es justo lo que te falta.',
    thirdDie:
      'Mira: {drachmas}, exactamente lo que cuesta el siguiente nivel. Avanza en {track} y desde ahora tirarás tres dados.',
    troops:
      'El evento llegó al final de la ronda: {troops} para ti. Las tropas exploran el mapa, y en algunos eventos importa quién tiene más.',
    achievement:
      'Tienes {citizens} antes que nadie: ¡un logro! Elige el tributo antes que el lauro: conseguido tan pronto, rinde durante muchas rondas.',
    thirdEvent:
      'En este evento cuentan las tropas: quien tiene más gana algo y quien tiene menos lo pierde. Las marcas de la carta muestran a quién le tocaría ahora.',
    threeDice:
      'Tres dados, tres acciones: {tile1} en el {die1}, {tile2} en el {die2}, {tile3} en el {die3}. Solo Desarrollo supera su dado, así que las tres juntas cuestan {cost}.',
    culture:
      'Cultura da tantos puntos como tu nivel de Cultura: por ahora tienes {points}. Para eso eran todos esos niveles.',
    military:
      'Militar te ha dado tropas: ahora tienes {troops}. Explora {space}: necesitas {need}, pierdes {loses} y recibes dinero y la ficha marrón que buscas.',
    development:
      'Con la ficha marrón puedes desbloquear el siguiente desarrollo de tu ciudad, por {pays}. Hazlo: es para siempre y te hace avanzar gratis en dos marcadores.',
    tracks:
      'Pulsa {tracks} y luego Confirmar. Uno da ciudadanos, el otro lauro, y los dos refuerzan una acción.',
    economy:
      'Un último nivel: avanza en {track} hasta el {level} por {pays}. Da {wins} enseguida y más dinero cada vez que comercies.',
    eventPassed:
      'Tenías menos tropas que nadie y {event} te habría quitado dracmas, pero los habías gastado todos. Una bolsa llena es un riesgo; una vacía, no.',
    points:
      '¡Vas en cabeza con {points}! Los puntos vienen de Cultura, niveles, casillas, cartas y desarrollos.',
    glory:
      'El lauro cuenta al final: un punto de victoria por cada ficha relevante, las de la corona de laurel. Están lejos en el mapa y exigen muchas tropas.',
    end: 'Has realizado las siete acciones, y otro logro te espera. Sigue jugando desde aquí o empieza tu propia partida.',
  },
};
