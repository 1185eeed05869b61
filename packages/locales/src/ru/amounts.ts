import type { Translated } from '../catalogue.ts';
import type { amounts as english } from '../en/amounts.ts';

export const amounts: Translated<typeof english> = {
  resources: {
    citizens: 'население',
    taxes: 'налоги',
    glory: 'слава',
    troops: 'войска',
    drachmas: 'драхмы',
    points: 'победные очки',
    scrolls: 'жетоны философии',
  },
  amounts: {
    citizens: '{count, number} ед. населения',
    taxes: '{count, plural, one {# налог} few {# налога} many {# налогов} other {# налога}}',
    glory: '{count, plural, one {# слава} few {# славы} many {# славы} other {# славы}}',
    troops: '{count, plural, one {# войско} few {# войска} many {# войск} other {# войска}}',
    drachmas: '{count, plural, one {# драхма} few {# драхмы} many {# драхм} other {# драхмы}}',
    points:
      '{count, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}',
    scrolls: '{count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} философии',
  },
  objects: {
    citizens: '{count, number} ед. населения',
    taxes: '{count, plural, one {# налог} few {# налога} many {# налогов} other {# налога}}',
    glory: '{count, plural, one {# славу} few {# славы} many {# славы} other {# славы}}',
    troops: '{count, plural, one {# войско} few {# войска} many {# войск} other {# войска}}',
    drachmas: '{count, plural, one {# драхму} few {# драхмы} many {# драхм} other {# драхмы}}',
    points:
      '{count, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}',
    scrolls: '{count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} философии',
  },
  colors: { red: 'красная амфора', blue: 'синий шлем', green: 'зелёная лира' },
  sizes: { minor: 'малое открытие', major: 'великое открытие' },
  tokens: {
    'minor-red': 'красный жетон малых открытий',
    'minor-blue': 'синий жетон малых открытий',
    'minor-green': 'зелёный жетон малых открытий',
    'major-red': 'красный жетон великих открытий',
    'major-blue': 'синий жетон великих открытий',
    'major-green': 'зелёный жетон великих открытий',
  },
  tokenObjects: {
    'minor-red': 'красный жетон малых открытий',
    'minor-blue': 'синий жетон малых открытий',
    'minor-green': 'зелёный жетон малых открытий',
    'major-red': 'красный жетон великих открытий',
    'major-blue': 'синий жетон великих открытий',
    'major-green': 'зелёный жетон великих открытий',
  },
};
