import type { Translated } from '../catalogue.ts';
import type { words as english } from '../en/words.ts';

export const words: Translated<typeof english> = {
  words: {
    game: 'Khôra',
    unofficial: 'Eine inoffizielle Ausgabe mit eigenen Texten und Bildern',
    round: 'Runde {round, number} von {rounds, number}',
    player: 'Spieler {number, number}',
    rank: '{rank, number}. {player}',
    result: 'Endergebnis',
    projection: 'Wenn die Partie jetzt enden würde',
    total: 'Summe',
    city: 'Stadt',
    development: 'Entwicklung',
    event: 'Ereignis',
    hand: 'Hand',
    inPlay: 'Im Spiel',
    knowledge: 'Wissen',
    dice: 'Würfel',
    tiles: 'Aktionsplättchen',
    cost: 'Kosten',
    requires: 'Voraussetzung',
  },
};
