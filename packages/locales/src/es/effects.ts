import type { Translated } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Translated<typeof english> = {
  effects: {
    onAction: 'cuando realizas {action}: {effect}',
    onPlay: 'cuando juegas una carta: {effect}',
    onOtherPlay: 'cuando juegas otra carta: {effect}',
    onTax: 'en cada fase de Tributo: {effect}',
    onIdle: 'si no avanzas en ningún marcador en la fase de Progreso: {effect}',
    onRoll: 'justo tras la tirada, si tus dados suman {atMost, number} o menos: {effect}',
    othersHigher: '{effect} si todos los demás te superan en {track}',
    othersNotLower: '{effect} si nadie está por debajo de ti en {track}',
    othersNotHigher: '{effect} si nadie te supera en {track}',
    ifExplored: '{effect}; solo si se ha explorado {space}',
    all: 'todos: {effect}',
    most: 'más tropas: {effect}',
    fewest: 'menos tropas: {effect}',
    atEnd: 'al final de la partida: {effect}',
    forGlory: 'en cualquiera de tus decisiones puedes entregar 1 lauro: {effect}',
    per: '{gain} {per}',
    raise: '{levels, plural, one {# nivel} other {# niveles}} en {track} sin coste',
    draw: 'roba {cards, plural, one {# carta} other {# cartas}}',
    act: 'realiza {action} {times, plural, one {una vez} =2 {dos veces} =3 {tres veces} other {# veces}}',
    reward: 'elige: {rewards}',
    tracks: '1 nivel sin coste en cada uno de dos marcadores distintos',
    token: '1 ficha de conocimiento complementario de cualquier color',
    takeBack: 'devuelve a tu mano otra de tus cartas en juego',
    mayTakeBack: 'puedes devolver a tu mano otra de tus cartas en juego',
    play: 'puedes realizar «Política» una vez',
    progress: 'puedes avanzar 1 nivel en {tracks} pagando {discount} menos',
    lose: 'pierdes 1 ficha de conocimiento; si la pierdes: {effect}',
    discard: 'descarta {cards, plural, one {# carta} other {# cartas}}',
    action: 'puedes realizar una acción cualquiera salvo {actions}',
    die: 'tu tercer dado',
    nothing: 'sin rendimiento',
    explorationLoss: 'al explorar pierdes {count, plural, one {# tropa} other {# tropas}} menos',
    levelDiscount: 'cada nivel que pagas cuesta {count, plural, one {# dracma} other {# dracmas}} menos',
    progressDiscount:
      'en la fase de Progreso, los niveles de {tracks} cuestan {count, plural, one {# dracma} other {# dracmas}} menos',
    freeTracks: 'en la fase de Progreso, los niveles de {tracks} no cuestan nada',
    progressLevels:
      'en la fase de Progreso puedes avanzar {count, plural, one {# nivel} other {# niveles}} en total sin gastar fichas de filosofía',
    tokenPrice:
      'la ficha que compras con «Comercio» cuesta {count, plural, one {# dracma} other {# dracmas}}',
    explorations:
      'al realizar «Militar» puedes explorar {count, plural, one {una vez} =2 {hasta dos veces} other {hasta # veces}}',
    space:
      '{need, plural, one {se necesita # tropa} other {se necesitan # tropas}}, pérdida {loss, number}: {gains}',
    everyColor: '1 ficha de conocimiento relevante de cada color',
  },
  loseAll: {
    citizens: 'pierdes todos tus ciudadanos',
    taxes: 'pierdes todos tus tributos',
    glory: 'pierdes todos tus lauros',
    troops: 'pierdes todas tus tropas',
    drachmas: 'pierdes todos tus dracmas',
    points: 'pierdes todos tus puntos de victoria',
    scrolls: 'pierdes todas tus fichas de filosofía',
  },
  per: {
    economy: '{every, plural, one {por nivel de Economía} other {por cada # niveles de Economía}}',
    taxes: '{every, plural, one {por tributo} other {por cada # tributos}}',
    citizens: '{every, plural, one {por ciudadano} other {por cada # ciudadanos}}',
    drachmas: '{every, plural, one {por dracma} other {por cada # dracmas}}',
    tokens: '{every, plural, one {por ficha de conocimiento} other {por cada # fichas de conocimiento}}',
    minorTokens:
      '{every, plural, one {por ficha de conocimiento complementario} other {por cada # fichas de conocimiento complementario}}',
    blueTokens: '{every, plural, one {por ficha azul} other {por cada # fichas azules}}',
    cardsInPlay: '{every, plural, one {por carta tuya en juego} other {por cada # cartas tuyas en juego}}',
    cardsInHand: '{every, plural, one {por carta en tu mano} other {por cada # cartas en tu mano}}',
    lowestLevel: '{every, plural, one {por nivel} other {por cada # niveles}} de tu marcador más bajo',
  },
  actionEffects: {
    legislation: '{gain}; {draw}, quédate una y pon la otra debajo del mazo',
    culture: '+1 punto de victoria por nivel de Cultura',
    trade:
      'tantos dracmas como tu nivel de Economía + {more, number}; puedes comprar una ficha de conocimiento complementario por {price}',
    military: '+1 tropa por nivel Militar; puedes explorar una casilla',
    politics: 'juega una carta de tu mano',
    development: 'desbloquea el siguiente desarrollo de tu ciudad',
  },
};
