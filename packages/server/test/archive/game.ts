import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hash } from '@khora/engine';
import type { Numbered } from '../../src/tables/entry.ts';
import { fold } from '../../src/tables/fold.ts';
import { lengthOf } from '../../src/tables/past.ts';
import { type Founding, foundTable, type Table } from '../../src/tables/table.ts';

const FILE = join(import.meta.dirname, 'games.jsonl.gz');
const SHORT = 16;

/** A finished game as it was in the log, with a fingerprint of the table after every entry. */
export interface ArchivedGame {
  readonly founding: Founding;
  readonly entries: readonly Numbered[];
  readonly hashes: readonly string[];
}

/** A fingerprint of the position, whose turn it is, and who has left: enough to see any difference. */
export function fingerprint({ status, seats, game, clocks, left }: Table): string {
  if (!game) return `${status} ${seats.map(({ kind }) => kind).join()}`;
  const away = seats.map((seat) => (seat.kind === 'player' ? (seat.away ?? 'here') : seat.kind));
  const times = clocks?.map(({ left: time, since }) => [time, since]) ?? [];
  const resigned = left.filter((seat) => away[seat] === 'resigned');
  const rest = [status, game.asked, game.undoable, lengthOf(game.past), away, times, resigned];
  return `${hash(game.state).slice(0, SHORT)} ${JSON.stringify(rest)}`;
}

/** The tables that follow from the entries, in order. */
export function* tablesOf({
  founding,
  entries,
}: Pick<ArchivedGame, 'founding' | 'entries'>): Generator<Table> {
  let table = foundTable(founding);
  for (const numbered of entries) {
    ({ table } = fold(table, numbered));
    yield table;
  }
}

export function readArchive(): ArchivedGame[] {
  if (!existsSync(FILE)) return [];
  const lines = gunzipSync(readFileSync(FILE)).toString().trimEnd().split('\n');
  return lines.map((line) => {
    const { entries, ...game } = JSON.parse(line) as Archived;
    return { ...game, entries: entries.map(({ seq, at, entry }) => ({ version: seq, at, entry })) };
  });
}

/** A line of the archive: versions stand there under the name of their column in the database. */
type Archived = Omit<ArchivedGame, 'entries'> & {
  readonly entries: readonly (Omit<Numbered, 'version'> & { readonly seq: number })[];
};

export function writeArchive(games: readonly ArchivedGame[]): number {
  const lines = games.map(({ entries, ...game }): Archived => {
    return { ...game, entries: entries.map(({ version, at, entry }) => ({ seq: version, at, entry })) };
  });
  const data = gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 });
  writeFileSync(FILE, data);
  return data.length;
}
