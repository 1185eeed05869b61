import type { Translated } from '../catalogue.ts';
import type { sources as english } from '../en/sources.ts';

export const sources: Translated<typeof english> = {
  sources: {
    action: 'Akce',
    card: 'Karty během partie',
    development: 'Stupně rozvoje během partie',
    event: 'Události',
    level: 'Úrovně stupnic',
    space: 'Průzkum',
    other: 'Ostatní body',
    glory: 'Sláva × velké trofeje',
    cityDevelopment: '{city} {development, number}',
    trackLevel: '{track} {level, number}',
    oneAchievement: 'Úspěch: {achievement}',
  },
};
