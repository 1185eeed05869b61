import type { Words } from './en.ts';

export const es: Words = {
  coach: {
    next: 'Siguiente',
    leave: 'Salir',
    step: 'Paso {step, number} de {steps, number}',
    again: 'Empezar de nuevo',
    playOn: 'Seguir jugando desde aquí',
    first: 'Una partida fácil propia',
    back: 'Volver a tu partida',
    more: 'Más lecciones',
    lesson: 'Lección',
  },
  not: {
    elsewhere: 'Ahí no, por ahora. El anillo muestra dónde pulsar.',
    card: 'En una partida tuya podrías. Aquí toma {card}: los pasos siguientes se apoyan en ella.',
    tiles: 'Eso costaría más ciudadanos o traería otra cosa. Sigue el anillo: muestra la loseta y su dado.',
    scrolls: 'El número de fichas de filosofía aún no es el correcto. El anillo muestra dónde cambiarlo.',
    pass: 'Pasar sería regalar esta ocasión. Aprovéchala: el anillo muestra cómo.',
    act: 'Podrías, pero costaría lo que necesitas después. Esta vez pasa.',
    space: 'Esa casilla también está a tu alcance. Aquí explora {space}: necesitarás lo que da.',
    track: 'Un buen marcador, pero ahora no. Sube {track}: el plan de esta lección se apoya en ello.',
    other: 'En una partida tuya podrías. Aquí sigue el anillo: los pasos siguientes se apoyan en ello.',
  },
  paying: {
    title: 'Dados, losetas y ciudadanos',
    text: 'Qué cuestan los dados bajos y cómo ayudan las fichas de filosofía.',
    dice: 'Dos dados bajos, pero dos buenos planes. Una loseta que supera a su dado cuesta la diferencia en ciudadanos.',
    tiles:
      'Pon {tile1} en el primer dado y {tile2} en el segundo: {cost} en total. Tienes {citizens}, y una ficha de filosofía cubrirá el resto.',
    pay: 'Pulsa +: una ficha de filosofía vale {perScroll}. Después pulsa la loseta apartada, para no perder su acción, y Confirmar.',
    after:
      'Pagado, y las dos acciones son tuyas: te quedan {citizens}. Los dados bajos también tienen su lado bueno: la suma más baja va primero.',
  },
  exploring: {
    title: 'Explorar',
    text: 'Hasta dónde llegan las tropas y qué vale una ficha relevante.',
    figures:
      'Cada casilla muestra dos cifras: las tropas que necesitas y las que pierdes. Las casillas iluminadas están a tu alcance.',
    reach: 'Tienes {troops}. La acción Militar da sus tropas antes de explorar, así que ya cuentan.',
    explore:
      'Explora {space}: guarda una ficha relevante, la de la corona de laurel. Necesitas {need}, pero solo pierdes {loses}; las demás quedan para el próximo evento.',
    after:
      'Al final cada lauro vale un punto por ficha relevante, y tienes {glory}. Así, el lauro y las fichas relevantes se refuerzan.',
  },
  progress: {
    title: 'Progreso',
    text: 'Para qué sirven los tres marcadores y cómo subir dos en una ronda.',
    tracks:
      'Economía enriquece el Comercio, Cultura da puntos y un tercer dado, Militar trae más tropas. Cada nivel da además lo que pone al lado.',
    economy: 'Sube {track} por {pays}. Lo que da llega enseguida: {levelEffect}.',
    scroll:
      'Una ficha de filosofía paga otro nivel en la misma ronda. Sube también {track}: su acción mejora y recibes {levelEffect}.',
    after:
      'Los niveles altos cuestan más, así que los primeros son una ganga: te sirven todas las rondas que quedan. Aún tienes {drachmas}.',
  },
  events: {
    title: 'Eventos',
    text: 'Cuándo llegan y a quién afectan.',
    card: '{event}: {eventEffect}. Se conoce desde el principio de la ronda, pero surte efecto después del progreso.',
    troops: 'Tienes {troops}, más que nadie. Si varios empatan a más o a menos tropas, afecta a todos ellos.',
    progress:
      'Primero viene el progreso. Sube {track}: no cuesta tropas, así que sigues en cabeza cuando llegue el evento.',
    after:
      'El evento te ha premiado: ahora {points}. Antes de explorar mira qué pedirá el evento: las tropas que pierdas te faltarán.',
  },
  achievements: {
    title: 'Logros',
    text: 'Quién los consigue y qué recompensa tomar.',
    five: 'Hay cinco logros. Quien cumple uno al final de una ronda lo consigue, y después de esa ronda ya nadie puede.',
    claim:
      'Tienes {citizens}, y nadie más: puedes elegir. Toma el lauro, porque tienes una ficha relevante y cada lauro cuenta con ella.',
    after:
      'Si varios lo cumplen en la misma ronda, cada uno recibe un tributo y nadie elige. Vigila quién está cerca.',
  },
  endGame: {
    title: 'Cartas para el final',
    text: 'Cómo se juegan y se planean las cartas que cuentan al final.',
    hand: 'Las cartas con el pie azul cuentan al final de la partida. Se juegan con Política como las demás, y luego esperan.',
    play: 'Juega {card} por {pays}. {cardEffect}. De momento tienes {tokens}, y cada nueva contará también.',
    after:
      'La cifra entre paréntesis es lo que tendrías si la partida acabara ahora: ha crecido. Cuanto antes sepas qué cuenta, mejor podrás reunirlo.',
  },
  guided: {
    title: 'La partida guiada',
    text: 'Dos rondas y media en la mesa de verdad, paso a paso. Unos diez minutos.',
    welcome:
      '¡Hola! {city} es tu ciudad, y en dos rondas y media la verás crecer. Cada paso dice qué hacer y por qué, y el anillo muestra dónde.',
    gifts:
      'Primero cada cual recibe cinco cartas, se queda una y pasa el resto. Pulsa {card}, que no cuesta nada y da dinero pronto, y luego Confirmar.',
    neighbour:
      'Estas cartas vienen de al lado. Quédate {card}: en cuanto tengas una ficha marrón, te paga con cada Comercio.',
    endCard:
      'Algunas cartas solo cuentan al final de la partida. Quédate {card}: premia todas las cartas que hayas jugado.',
    lastCard:
      'Quédate {card}: también pide una ficha marrón, y una sirve para todas las cartas, porque las fichas nunca se gastan. La quinta carta llega sola.',
    event:
      'Cada ronda tiene un evento, y el primero es siempre {event}. Tus dados suman {sum}, así que ya te ha dado una ficha de filosofía.',
    dice: 'Estos son tus dados. Pon en cada uno una loseta de acción distinta: si supera al dado, cuesta la diferencia en ciudadanos.',
    tiles:
      'Pulsa {tile1} para el dado con {die1} y luego {tile2} para el que muestra {die2}. Ninguna supera a su dado, así que las dos son gratis.',
    pay: 'Ahora se ven las losetas de todos. Una ficha de filosofía daría aquí {perScroll}; aún no hacen falta, así que confirma.',
    philosophy:
      'Las losetas actúan del número más bajo al más alto. Filosofía fue la primera y te dio una ficha: vale por ciudadanos, más niveles o conocimiento que falte.',
    trade:
      'El Comercio te ha pagado: ahora {drachmas}. Una ficha de conocimiento costaría {tokenPrice}, pero ahorras para algo mejor, así que pasa.',
    progress:
      'Cada ronda acaba con el progreso: un nivel en un marcador. Sube {track} por {pays}, porque en el nivel {thirdDie} te da un tercer dado.',
    moreProgress:
      'Una ficha de filosofía paga un nivel más. Sube {track} otra vez: también da un tributo, y los tributos son dinero en cada ronda.',
    enoughProgress:
      'Podrías seguir con tu última ficha de filosofía. Guárdala, porque la necesitarás en la próxima ronda: pasa.',
    taxes:
      'La segunda ronda empieza con los tributos: {income} para ti. Por eso los primeros son los que más valen.',
    secondEvent:
      'El nuevo evento espera al final de la ronda. {event}: todos recibirán tropas, así que ahora no hace falta buscarlas.',
    highDice:
      '¡Dados altos! Pon {tile1} en el {die1} y {tile2} en el {die2}: recibes una carta nueva y juegas otra.',
    spend:
      'Esta vez gasta la ficha de filosofía: pulsa + y luego Confirmar. Da {perScroll}, y con {goal} te espera un logro.',
    legislation:
      'Legislación trajo ciudadanos (ahora {citizens}) y dos cartas para elegir. Quédate {card}: con el tiempo te da tropas con cada Cultura.',
    politics:
      'Política juega una carta de tu mano. Juega {card}: no pide fichas, y su dinero es justo lo que te falta.',
    thirdDie:
      'Mira: {drachmas}, exactamente lo que cuesta el siguiente nivel. Sube {track} y desde ahora lanzarás tres dados.',
    troops:
      'El evento llegó al final de la ronda: {troops} para ti. Las tropas exploran el mapa, y algunos eventos preguntan quién tiene más.',
    achievement:
      'Tienes {citizens} antes que nadie: ¡un logro! Toma el tributo mejor que el lauro: tan pronto, rinde muchas rondas.',
    thirdEvent:
      'Este evento mira las tropas: quien tiene más gana, quien tiene menos pierde. Las señales de la carta muestran a quién tocaría ahora.',
    threeDice:
      'Tres dados, tres acciones: {tile1} en el {die1}, {tile2} en el {die2}, {tile3} en el {die3}. Solo Desarrollo supera a su dado, así que todo cuesta {cost}.',
    culture:
      'Cultura da tantos puntos como tu nivel de cultura: por ahora {points}. Para eso eran todos esos niveles.',
    military:
      'Militar te dio una tropa: {troops}. Explora {space}: necesitas {need}, pierdes {loses} y recibes dinero y la ficha marrón que quieres.',
    development:
      'La ficha marrón abre el siguiente desarrollo de tu ciudad, por {pays}. Desbloquéalo: se queda y sube dos marcadores gratis.',
    tracks:
      'Pulsa {tracks} y luego Confirmar. Uno da ciudadanos, el otro lauro, y los dos refuerzan una acción.',
    economy:
      'Un último nivel: sube {track} a {level} por {pays}. Da {wins} enseguida y más dinero con cada Comercio.',
    eventPassed:
      'Tenías menos tropas que nadie y {event} quería dracmas, pero las habías gastado todas. Una bolsa llena es un riesgo; una vacía, no.',
    points:
      '¡Vas por delante con {points}! Los puntos vienen de Cultura, niveles, casillas, cartas y desarrollos.',
    glory:
      'El lauro cuenta al final: cada uno es un punto por ficha relevante, las de la corona de laurel. Están lejos en el mapa y piden muchas tropas.',
    end: 'Has realizado las siete acciones, y otro logro te espera. Sigue jugando desde aquí o empieza una partida propia.',
  },
};
