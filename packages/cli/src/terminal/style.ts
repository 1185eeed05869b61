import { stripVTControlCharacters, styleText } from 'node:util';
import type { Output } from './io.ts';

type Format = Parameters<typeof styleText>[0];

/** Colours text, if the output shows colours. */
export type Paint = (format: Format, text: string) => string;

export function painter({ colours }: Pick<Output, 'colours'>): Paint {
  return (format, text) =>
    colours && text !== '' ? styleText(format, text, { validateStream: false }) : text;
}

/** Columns that a text takes on the screen. */
export function widthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Between words, but not between a number and what it counts. */
const GAP = /(?<!(?:^|[\s(])[+−]?\d+) | (?!\p{L})/u;

/** Breaks a text between words; lines after the first are indented by this many spaces. */
export function wrap(text: string, width: number, indent = 0): string {
  const lead = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = lead;
  for (const word of text.slice(lead.length).split(GAP)) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}
