import { expect, test } from 'vitest';
import { barLine, progressBar } from '../../src/terminal/progress.ts';
import { widthOf, wrap } from '../../src/terminal/style.ts';
import { table } from '../../src/terminal/table.ts';
import { fakeIo } from '../kit.ts';

test('a number stays with what it counts', () => {
  expect(wrap('Athens loses −1 drachma (Tax), 12', 14)).toBe('Athens loses\n−1 drachma\n(Tax), 12');
});

test('words are wrapped, the first indent stays', () => {
  expect(wrap('  one two three four', 10, 4)).toBe('  one two\n    three\n    four');
  expect(wrap('one  two', 20)).toBe('one  two');
});

test('colours take no room', () => {
  expect(widthOf('\x1b[1mÔλ\x1b[22m')).toBe(2);
});

test('a table aligns numbers to the right', () => {
  const columns = [{ title: 'a' }, { title: 'n', right: true }] as const;
  expect(
    table(columns, [
      ['long', '1'],
      ['b', '100'],
    ]),
  ).toBe('a       n\nlong    1\nb     100');
});

test('the progress bar says how far, how fast and how much longer', () => {
  expect(barLine(50, 200, 'games', 10)).toBe(
    '██████░░░░░░░░░░░░░░░░░░  50 of 200 games  25 %  5.0/s  0:30 left',
  );
  expect(barLine(0, 200, 'games', 0)).toBe(`${'░'.repeat(24)}  0 of 200 games  0 %`);
});

test('the progress bar is for terminals only', () => {
  for (const tty of [false, true]) {
    const io = fakeIo({ tty });
    const bar = progressBar(io, 10, 'games');
    bar.at(10);
    bar.end();
    expect(io.err.text.includes('10 of 10 games')).toBe(tty);
    expect(io.out.text).toBe('');
  }
});
