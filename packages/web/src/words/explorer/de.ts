import type { Words } from './en.ts';

export const de: Words = {
  title: 'Eröffnungen',
  text: 'Womit Partien begannen und wie oft das zum Sieg führte: {games, number} Partien zu {players, number}, alle zwischen Bots der Stufe {bot}.',
  bots: { trierarch: 'Trierarch', strategos: 'Stratege', archon: 'Archon' },
  players: 'Spielerzahl',
  city: 'Stadt',
  allCities: 'Alle Städte',
  topic: 'Anzeigen',
  topics: {
    first: 'Zuerst gewählte Karte',
    drafted: 'Gedraftete Karten',
    tiles: 'Erste Aktionsplättchen',
    developments: 'Freigeschaltete Entwicklungen',
  },
  about: {
    first: 'Die Karte, die aus den ersten fünf gewählt wurde.',
    drafted: 'Alle fünf Karten des Drafts, in beliebiger Reihenfolge.',
    tiles: 'Die beiden Aktionsplättchen der ersten Runde.',
    developments: 'Wie viele Entwicklungen die Stadt am Ende hatte, die erste mitgezählt.',
  },
  columns: { what: 'Wahl', players: 'Anzahl', won: 'Siege', interval: '95-%-Intervall' },
  reached: '{count, plural, one {# Entwicklung} other {# Entwicklungen}}',
  average: 'Durchschnitt dieser Auswahl: {share} (die Linie in jedem Balken)',
  range: '{low} bis {high}',
  few: 'Alles, was weniger als {count, number}-mal gewählt wurde, ist weggelassen.',
  none: 'Für diese Auswahl gibt es zu wenige Partien.',
  caution:
    'Wer gut dasteht, kann sich mehr leisten: Was oft mit einem Sieg einhergeht, ist nicht immer sein Grund. Je enger das Intervall, desto sicherer die Zahl; wo sich zwei überschneiden, ist keine Wahl erwiesenermaßen besser.',
};
