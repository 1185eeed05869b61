import type { Words } from './en.ts';

export const de: Words = {
  title: 'Wertungsblatt',
  text: 'Für Partien mit dem Brettspiel. Trage ein, was auf dem Tisch liegt; die Siegpunkte werden für dich zusammengezählt.',
  lookUp: 'Karten und Regeln nachschlagen',
  name: 'Name',
  development: 'Zuletzt freigeschaltete Entwicklung',
  points: 'Siegpunkte auf der Leiste',
  cards: 'Ausgespielte Karten für das Spielende: {count, number}',
  cardsInPlay: 'Alle ausgespielten Karten',
  cardsInHand: 'Karten auf der Hand',
  add: 'Person hinzufügen',
  remove: 'Letzte Person entfernen',
  clear: 'Blatt leeren',
  tie: {
    drachmas: 'Gleich viele Siegpunkte: Wer mehr Drachmen hat, gewinnt (R4.2).',
    shared: 'Gleich viele Siegpunkte und Drachmen: Der Sieg wird geteilt (R4.2).',
  },
};
