import { readFileSync } from 'node:fs';
import { sure } from './words.ts';

/** This page holds all numbers of the game. */
export const PAGE = readFileSync(new URL('../../../../docs/components.md', import.meta.url), 'utf8');

/** The rows of the table under a heading of docs/components.md, without the header row. */
export function rows(heading: string): string[][] {
  const section = sure(
    PAGE.split(/^#{2,3} /m).find((part) => part.startsWith(heading)),
    `the heading '${heading}'`,
  );
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
