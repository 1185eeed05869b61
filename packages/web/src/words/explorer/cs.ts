import type { Words } from './en.ts';

export const cs: Words = {
  title: 'Zahájení',
  text: 'Čím se začínalo a jak často to vedlo k výhře: {games, number} partií pro {players, number}, všechny mezi boty úrovně {bot}.',
  bots: { trierarch: 'Triérarch', strategos: 'Stratég', archon: 'Archón' },
  players: 'Počet hráčů',
  city: 'Město',
  allCities: 'Všechna města',
  topic: 'Zobrazit',
  topics: {
    first: 'První vybraná karta',
    drafted: 'Karty z draftu',
    tiles: 'První destičky akcí',
    developments: 'Stupně rozvoje',
  },
  about: {
    first: 'Karta vybraná z prvních pěti.',
    drafted: 'Všech pět karet z draftu v libovolném pořadí.',
    tiles: 'Dvě destičky akcí z prvního kola.',
    developments: 'Kolika stupňů rozvoje město do konce dosáhlo, počínaje prvním.',
  },
  columns: { what: 'Volba', players: 'Počet', won: 'Výhry', interval: '95% interval' },
  reached: '{count, plural, one {# stupeň rozvoje} few {# stupně rozvoje} other {# stupňů rozvoje}}',
  average: 'Průměr tohoto výběru: {share} (čára v každém pruhu)',
  range: '{low} až {high}',
  few: 'Co bylo zvoleno méně než {count, number}krát, je vynecháno.',
  none: 'Pro tento výběr je partií příliš málo.',
  caution:
    'Komu se daří, ten si může dovolit víc: co výhry provází, nemusí být jejich příčinou. Čím užší interval, tím jistější číslo; kde se dva překrývají, není žádná volba prokazatelně lepší.',
};
