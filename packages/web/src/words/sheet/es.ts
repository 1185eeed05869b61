import type { Words } from './en.ts';

export const es: Words = {
  title: 'Hoja de puntuación',
  text: 'Para partidas con la caja. Anota lo que hay en la mesa y los puntos se suman solos.',
  lookUp: 'Consultar cartas y reglas',
  name: 'Nombre',
  development: 'Último desarrollo desbloqueado',
  points: 'Puntos en el marcador',
  cards: 'Cartas de final de la partida en juego: {count, number}',
  cardsInPlay: 'Todas las cartas en juego',
  cardsInHand: 'Cartas en la mano',
  add: 'Añadir a alguien',
  remove: 'Quitar a la última persona',
  clear: 'Vaciar la hoja',
  tie: {
    drachmas: 'Igualdad de puntos: gana quien tenga más dracmas (R4.2).',
    shared: 'Igualdad de puntos y de dracmas: la victoria se comparte (R4.2).',
  },
};
