import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchedGame } from '@khora/bots/expert';
import { InputError, messageOf } from '../terminal/errors.ts';

const NAME = /^searched-(\d+)\.jsonl$/;

/** Stores games that were played with search: one file for each batch, named after its first game. */
export function writeSearched(folder: string, first: number, games: readonly SearchedGame[]): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `searched-${first}.jsonl`);
  writeFileSync(`${file}.new`, games.map((game) => `${JSON.stringify(game)}\n`).join(''));
  renameSync(`${file}.new`, file);
}

/** All stored games with search from some folders, in the order in which they were played. */
export function readSearched(folders: readonly string[]): SearchedGame[] {
  return folders.flatMap((folder) => {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
    if (files.length === 0)
      throw new InputError(
        `There are no games with search in '${folder}': make some with 'khora iterate --search 60 --folder ${folder}'.`,
      );
    const first = (name: string) => Number(NAME.exec(name)?.[1]);
    return files.sort((a, b) => first(a) - first(b)).flatMap((name) => gamesIn(join(folder, name)));
  });
}

function gamesIn(file: string): SearchedGame[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  try {
    return lines.map((line) => JSON.parse(line) as SearchedGame);
  } catch (error) {
    throw new InputError(`'${file}' does not hold games with search: ${messageOf(error)}.`, { cause: error });
  }
}
