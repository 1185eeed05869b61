import type { Translated } from '../catalogue.ts';
import type { sources as english } from '../en/sources.ts';

export const sources: Translated<typeof english> = {
  sources: {
    action: 'Aktionen',
    card: 'Karten während der Partie',
    development: 'Entwicklungen während der Partie',
    event: 'Ereignisse',
    level: 'Stufen der Leisten',
    space: 'Erkundungen',
    other: 'Sonstige Siegpunkte',
    glory: 'Ruhm × große Wissensmarker',
    cityDevelopment: '{city} {development, number}',
    trackLevel: '{track} {level, number}',
    oneAchievement: 'Errungenschaft: {achievement}',
  },
};
