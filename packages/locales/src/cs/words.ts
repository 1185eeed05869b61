import type { Translated } from '../catalogue.ts';
import type { words as english } from '../en/words.ts';

export const words: Translated<typeof english> = {
  words: {
    game: 'Khôra',
    unofficial: 'Neoficiální vydání s vlastními texty a obrázky',
    round: '{round, number}. kolo z {rounds, number}',
    player: 'Hráč {number, number}',
    rank: '{rank, number}. {player}',
    result: 'Konečný výsledek',
    projection: 'Kdyby partie skončila teď',
    total: 'Celkem',
    city: 'Město',
    development: 'Stupeň rozvoje',
    event: 'Událost',
    hand: 'Ruka',
    inPlay: 'Vyložené karty',
    knowledge: 'Trofeje',
    dice: 'Kostky',
    tiles: 'Destičky akcí',
    cost: 'Cena',
    requires: 'Požadavek',
  },
};
