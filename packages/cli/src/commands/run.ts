import type { Command } from 'commander';
import type { ExitCode } from '../terminal/exit-codes.ts';
import type { Io } from '../terminal/io.ts';
import { wrap } from '../terminal/style.ts';

/** Adds a command to the program; `done` takes its exit code when it has run. */
export type Add = (program: Command, io: Io, done: (code: ExitCode) => void) => void;

export function printJson({ out }: Io, value: unknown): void {
  out.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** What follows a command's options in its help: paragraphs separated by empty lines, then examples. */
export function helpAfter({ out }: Io, about: string, examples: readonly string[]): string {
  const paragraphs = about
    .trim()
    .split('\n\n')
    .map((text) => `\n${wrap(text.replaceAll('\n', ' '), out.columns)}\n`);
  return `${paragraphs.join('')}\nExamples:\n${examples.map((line) => `  ${line}`).join('\n')}`;
}
