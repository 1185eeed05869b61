import type { Translated } from '../catalogue.ts';
import type { sources as english } from '../en/sources.ts';

export const sources: Translated<typeof english> = {
  sources: {
    action: 'Действия',
    card: 'Карты во время партии',
    development: 'Стадии развития во время партии',
    event: 'События',
    level: 'Уровни треков',
    space: 'Экспедиции',
    other: 'Прочие очки',
    glory: 'Слава × великие открытия',
    cityDevelopment: '{city} {development, number}',
    trackLevel: '{track} {level, number}',
    oneAchievement: 'Достижение: {achievement}',
  },
};
