import { BOTS, type BotId } from '@khora/bots';
import {
  createGame,
  decisions,
  type GameRecord,
  type GameSetup,
  type GameState,
  play,
  projectedPoints,
  RECORD_VERSION,
  RULES_VERSION,
  replay,
  view,
} from '@khora/engine';
import type { Page } from '@playwright/test';
import type { Save, SeatPlan } from '../../src/runner/game.ts';

const PLAYED = Date.UTC(2026, 0, 1);
const NAMES = ['Player', 'Aspasia', 'Solon', 'Pericles'];

/** A game among bots of one level, or of a level for each seat, up to the position where `until` says stop, or to its end. */
export function botGame(
  setup: GameSetup,
  level: BotId | readonly BotId[] = 'citizen',
  until: (state: GameState) => boolean = () => false,
): GameRecord {
  const moves: GameRecord['moves'][number][] = [];
  let state = createGame(setup);
  for (let [next] = decisions(state); next && !until(state); [next] = decisions(state)) {
    const { seat } = next;
    const own = typeof level === 'string' ? level : (level[seat] ?? 'citizen');
    const move = BOTS[own](view(state, seat), { seed: `${moves.length}`, budget: { iterations: 1 } });
    state = play(state, seat, move).state;
    moves.push({ seat, move });
  }
  return { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup, moves };
}

function seatsFor(record: GameRecord, humans: number): SeatPlan[] {
  return NAMES.slice(0, record.setup.players).map((name, seat) =>
    seat < humans ? { kind: 'human', name } : { kind: 'bot', name, level: 'citizen' },
  );
}

/** A saved game as the browser would keep it. */
export function saveOf(id: string, record: GameRecord, humans = 1): Save {
  const state = [...replay(record)].at(-1);
  if (!state) throw new Error('The record is empty.');
  return {
    id,
    created: PLAYED,
    updated: PLAYED,
    seats: seatsFor(record, humans),
    own: humans === 1 ? 0 : null,
    record,
    over: state.phase === 'over',
    round: state.round,
    cities: state.players.map(({ city }) => city),
    points: projectedPoints(state),
  };
}

/** A game, or what is left of one. */
interface Stored extends Partial<Omit<Save, 'seats'>> {
  readonly id: string;
  readonly seats?: unknown;
}

/** Puts games into the browser's storage; the page must already be on the site. */
export async function store(page: Page, ...saves: readonly Stored[]): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('khora', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('games', { keyPath: 'id' }),
        );
        opening.addEventListener('error', () => reject(new Error('The storage cannot be opened.')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const transaction = db.transaction('games', 'readwrite');
          for (const save of all) transaction.objectStore('games').put(save);
          transaction.addEventListener('complete', () => {
            db.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(new Error('The games cannot be stored.')));
        });
      }),
    saves,
  );
}

/** Removes a game from the browser's storage. */
export async function forget(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (gone) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('khora', 1);
        opening.addEventListener('success', () => {
          const db = opening.result;
          const transaction = db.transaction('games', 'readwrite');
          transaction.objectStore('games').delete(gone);
          transaction.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    id,
  );
}
