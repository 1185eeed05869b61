import type { Translated } from '../catalogue.ts';
import type { sources as english } from '../en/sources.ts';

export const sources: Translated<typeof english> = {
  sources: {
    action: 'Acciones',
    card: 'Cartas durante la partida',
    development: 'Desarrollos durante la partida',
    event: 'Eventos',
    level: 'Niveles de los marcadores',
    space: 'Exploraciones',
    other: 'Otros puntos',
    glory: 'Lauro × conocimiento relevante',
    cityDevelopment: '{city} {development, number}',
    trackLevel: '{track} {level, number}',
    oneAchievement: 'Logro: {achievement}',
  },
};
