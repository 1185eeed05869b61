import type { Words } from './en.ts';

export const es: Words = {
  title: 'Hoja de puntuación',
  text: 'Para partidas con el juego de mesa. Anota lo que hay en la mesa y los puntos se suman solos.',
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
    drachmas: 'Empate a puntos: gana quien tenga más dracmas (R4.2).',
    shared: 'Empate a puntos y a dracmas: la victoria se comparte (R4.2).',
  },
};
