import { contentOf, type GameRecord, type GameState, RULES_VERSION } from '@khora/engine';
import type { Tab } from '../../src/table/state/use-tab.ts';
import { type Moment, positions, walkThrough } from './positions.ts';

/** Where these are asked, cards are on the tray with their whole text. */
const LAID_OUT = new Set<Moment>(['draft draft', 'action play', 'resolution play', 'resolution discard']);
/** More games than needed to meet every card, city and event. */
const WALKS = 60;

interface Table {
  readonly record: GameRecord;
  /** The texts shown there: ids of cards, of the viewer's city and of the event. */
  readonly texts: ReadonlySet<string>;
}

/** A table, and the parts of it with texts that no earlier one has shown. Its event is seen beside each of them. */
interface Reading {
  readonly record: GameRecord;
  readonly parts: readonly Tab[];
}

function textsOf({ players, event }: GameState): ReadonlySet<string> {
  const [own] = players;
  return new Set([...(own?.hand ?? []), ...(own?.city ? [own.city] : []), ...(event ? [event] : [])]);
}

function allTables(): readonly Table[] {
  const tables: Table[] = [];
  for (let walk = 0; walk < WALKS; walk++) {
    walkThrough(walk, (moment, record, state) => {
      if (LAID_OUT.has(moment)) tables.push({ record, texts: textsOf(state) });
    });
  }
  return tables;
}

/** Tables that show every card, development and event at least once, as few as can be found quickly. */
export function allTexts(): readonly Reading[] {
  const { cards, cities, events } = contentOf(RULES_VERSION);
  const tables = allTables();
  const missing = new Set<string>([...cards.keys(), ...cities.keys(), ...events.keys()]);
  const newAt = ({ texts }: Table) => [...texts].filter((id) => missing.has(id));
  const readings: Reading[] = [];
  while (missing.size > 0) {
    const best = tables.reduce((most, table) => (newAt(table).length > newAt(most).length ? table : most));
    const found = newAt(best);
    if (found.length === 0) throw new Error(`No table shows ${[...missing].join(', ')}.`);
    const isNew = (all: ReadonlyMap<string, unknown>) => found.some((id) => all.has(id));
    const parts: readonly Tab[] = [
      ...(isNew(cards) ? (['tray', 'hand'] as const) : []),
      ...(isNew(cities) ? (['city'] as const) : []),
      ...(readings.length === 0 ? (['dice'] as const) : []),
    ];
    readings.push({ record: best.record, parts });
    for (const id of found) missing.delete(id);
  }
  // Where cities are chosen, their developments are all read at once.
  const [choice] = positions(['setup city']).values();
  if (!choice) throw new Error('No position lets a city be chosen.');
  return [...readings, { record: choice, parts: ['tray'] }];
}
