import type { Translated } from '../catalogue.ts';
import type { amounts as english } from '../en/amounts.ts';

const counted: Translated<typeof english.amounts> = {
  citizens: '{count, plural, one {# ciudadano} other {# ciudadanos}}',
  taxes: '{count, plural, one {# tributo} other {# tributos}}',
  glory: '{count, number} de lauro',
  troops: '{count, plural, one {# tropa} other {# tropas}}',
  drachmas: '{count, plural, one {# dracma} other {# dracmas}}',
  points: '{count, plural, one {# punto de victoria} other {# puntos de victoria}}',
  scrolls: '{count, plural, one {# ficha de filosofía} other {# fichas de filosofía}}',
};

export const amounts: Translated<typeof english> = {
  resources: {
    citizens: 'ciudadanos',
    taxes: 'tributos',
    glory: 'lauro',
    troops: 'tropas',
    drachmas: 'dracmas',
    points: 'puntos de victoria',
    scrolls: 'fichas de filosofía',
  },
  amounts: counted,
  objects: counted,
  colors: { red: 'ánfora marrón', blue: 'yelmo azul', green: 'lira verde' },
  sizes: { minor: 'conocimiento complementario', major: 'conocimiento relevante' },
  tokens: {
    'minor-red': 'ficha marrón de conocimiento complementario',
    'minor-blue': 'ficha azul de conocimiento complementario',
    'minor-green': 'ficha verde de conocimiento complementario',
    'major-red': 'ficha marrón de conocimiento relevante',
    'major-blue': 'ficha azul de conocimiento relevante',
    'major-green': 'ficha verde de conocimiento relevante',
  },
  tokenObjects: {
    'minor-red': 'una ficha marrón de conocimiento complementario',
    'minor-blue': 'una ficha azul de conocimiento complementario',
    'minor-green': 'una ficha verde de conocimiento complementario',
    'major-red': 'una ficha marrón de conocimiento relevante',
    'major-blue': 'una ficha azul de conocimiento relevante',
    'major-green': 'una ficha verde de conocimiento relevante',
  },
};
