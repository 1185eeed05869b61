// Adds games of today's rules to the archive: node packages/server/test/archive/make.ts [--games N] [--seed S]
// Existing games stay: they are what tomorrow's server must still understand.
import { parseArgs } from 'node:util';
import { legalMoves, RULES_VERSION, type Seat, sha256Hex } from '@khora/engine';
import { LEVELS } from '@khora/protocol';
import { Refused } from '../../src/errors.ts';
import type { Entry, Numbered } from '../../src/tables/entry.ts';
import { fold } from '../../src/tables/fold.ts';
import { type Founding, foundTable, levelAt, type Table } from '../../src/tables/table.ts';
import { numbers, pick } from '../support/wire-kit.ts';
import { type ArchivedGame, fingerprint, readArchive, writeArchive } from './game.ts';

type Below = (below: number) => number;

const START = 1_700_000_000_000;

const CLOCKS = [
  { kind: 'none' },
  { kind: 'live', bank: 900, increment: 10 },
  { kind: 'correspondence', perMove: 86_400 },
] as const;

function newFounding(name: string, below: Below): Founding {
  return {
    id: sha256Hex(name).slice(0, 12),
    owner: 'user-0',
    created: START,
    rules: RULES_VERSION,
    settings: {
      players: pick([2, 3, 4] as const, below),
      visibility: 'public',
      rated: false,
      clock: pick(CLOCKS, below),
      options: {
        cityChoice: pick(['random', 'choose'] as const, below),
        draft: pick(['pass', 'deal'] as const, below),
        dice: pick(['standard', 'reroll', 'shared'] as const, below),
        optionalPayment: below(2) === 0,
      },
    },
    secret: sha256Hex(`secret of ${name}`),
    invitation: 'invitation',
    follows: null,
  };
}

/** Plays a random game, with everything that can happen at a table along the way. */
function playGame(name: string, below: Below): ArchivedGame {
  const founding = newFounding(name, below);
  const entries: Numbered[] = [];
  const hashes: string[] = [];
  let table = foundTable(founding);
  let at = START;
  const happens = (entry: Entry) => {
    at += 1 + below(20_000);
    const numbered = { version: table.version + 1, at, entry };
    try {
      ({ table } = fold(table, numbered));
    } catch (error) {
      if (error instanceof Refused) return;
      throw error;
    }
    entries.push(numbered);
    hashes.push(fingerprint(table));
  };
  for (const seat of table.seats.keys() as Iterable<Seat>) {
    const entropy = sha256Hex(`${name} ${seat}`).slice(0, 32);
    if (seat > 0 && below(4) === 0) happens({ type: 'bot', seat, level: pick(LEVELS, below) });
    else happens({ type: 'sit', seat, user: `user-${seat}`, name: `Player ${seat}`, entropy });
  }
  happens({ type: 'start' });
  while (table.status === 'playing') happens(anything(table, below));
  return { founding, entries, hashes };
}

function anything(table: Table, below: Below): Entry {
  const { game, seats } = table;
  const asked = game?.asked ?? [];
  const seat = pick(asked, below);
  const any = below(seats.length) as Seat;
  const chance = below(1000);
  if (chance < 60) return { type: 'undo', seat: any, id: `undo-${table.version}` };
  if (chance < 75) return { type: 'absent', seat: any };
  if (chance < 95) return { type: 'return', seat: any };
  if (chance < 97) return { type: 'resign', seat: any };
  const move = pick(game ? legalMoves(game.state, seat) : [], below);
  if (levelAt(table, seat) !== null) return { type: 'move', seat, move, by: 'bot' };
  return { type: 'move', seat, move, by: 'player', id: `message-${table.version}` };
}

/** The name and the numbers of a game follow from its own number. */
export function numberedGame(number: number): ArchivedGame {
  return playGame(`rules ${RULES_VERSION} game ${number}`, numbers(number));
}

function make(): void {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
  });
  const known = readArchive();
  const ids = new Set(known.map(({ founding }) => founding.id));
  const added = Array.from({ length: Number(values.games) }, (_, index) =>
    numberedGame(Number(values.seed) * 1000 + index),
  ).filter(({ founding }) => !ids.has(founding.id));
  const bytes = writeArchive([...known, ...added]);
  console.log(`${added.length} games added, ${known.length + added.length} in all, ${bytes} bytes`);
}

if (import.meta.main) make();
