import type { Translated } from '../catalogue.ts';
import type { words as english } from '../en/words.ts';

export const words: Translated<typeof english> = {
  words: {
    game: 'Khôra',
    unofficial: 'Una edición no oficial con textos e ilustraciones propios',
    round: 'Ronda {round, number} de {rounds, number}',
    player: 'Jugador {number, number}',
    rank: '{rank, number}.º {player}',
    result: 'Resultado final',
    projection: 'Si la partida acabara ahora',
    total: 'Total',
    city: 'Ciudad',
    development: 'Desarrollo',
    event: 'Evento',
    hand: 'Mano',
    inPlay: 'En juego',
    knowledge: 'Conocimiento',
    dice: 'Dados',
    tiles: 'Losetas',
    cost: 'Coste',
    requires: 'Requisito',
  },
};
