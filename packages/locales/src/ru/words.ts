import type { Translated } from '../catalogue.ts';
import type { words as english } from '../en/words.ts';

export const words: Translated<typeof english> = {
  words: {
    game: 'Khôra',
    unofficial: 'Неофициальное издание со своими текстами и рисунками',
    round: 'Раунд {round, number} из {rounds, number}',
    player: 'Игрок {number, number}',
    rank: '{rank, number}. {player}',
    result: 'Итог партии',
    projection: 'Если бы партия закончилась сейчас',
    total: 'Всего',
    city: 'Город',
    development: 'Стадия развития',
    event: 'Событие',
    hand: 'Рука',
    inPlay: 'Сыгранные карты',
    knowledge: 'Открытия',
    dice: 'Кубики',
    tiles: 'Жетоны действий',
    cost: 'Стоимость',
    requires: 'Требование',
  },
};
