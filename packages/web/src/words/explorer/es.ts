import type { Words } from './en.ts';

export const es: Words = {
  title: 'Aperturas',
  text: 'Con qué se empezó y cuántas veces llevó a la victoria: {games, number} partidas de {players, number}, todas entre bots de nivel {bot}.',
  bots: { trierarch: 'Trierarca', strategos: 'Estratego', archon: 'Arconte' },
  players: 'Jugadores',
  city: 'Ciudad',
  allCities: 'Todas las ciudades',
  topic: 'Mostrar',
  topics: {
    first: 'Primera carta elegida',
    drafted: 'Cartas elegidas',
    tiles: 'Primeras losetas de acción',
    developments: 'Desarrollos desbloqueados',
  },
  about: {
    first: 'La carta que se tomó de las cinco primeras.',
    drafted: 'Las cinco cartas de la selección, en cualquier orden.',
    tiles: 'Las dos losetas de acción de la primera ronda.',
    developments: 'Cuántos desarrollos tenía la ciudad al final, contando el inicial.',
  },
  columns: { what: 'Elección', players: 'Veces', won: 'Victorias', interval: 'Intervalo del 95 %' },
  reached: '{count, plural, one {# desarrollo} other {# desarrollos}}',
  average: 'Media de esta selección: {share} (la línea de cada barra)',
  range: 'de {low} a {high}',
  few: 'No se muestra lo que se eligió menos de {count, number} veces.',
  none: 'No hay partidas suficientes para esta selección.',
  caution:
    'A quien le va bien puede permitirse más: lo que acompaña a la victoria no siempre es su causa. Cuanto más estrecho es el intervalo, más segura es la cifra; si dos se solapan, no está demostrado que una opción sea mejor.',
};
