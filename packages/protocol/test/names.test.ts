import { expect, test } from 'vitest';
import { clientMessageSchema, nameSchema } from '../src/index.ts';

test.each([
  'Ada',
  'Ἀσπασία',
  'Zoë O’Neill',
  '李清照',
  'Мария',
  '  Bea  ',
  '<b>Cleo</b>',
  'x'.repeat(24),
  '🏛',
])('a name: %s', (name) => {
  expect(nameSchema.parse(name)).toBe(name.trim());
});

test.each([
  ['nothing', ''],
  ['only spaces', '   '],
  ['only spaces that do not break', '\u00a0\u2003'],
  ['too long', 'x'.repeat(25)],
  ['a line break', 'Ada\nBea'],
  ['a line separator', 'Ada\u2028Bea'],
  ['a null', 'Ada\0'],
  ['an escape', '\u001b[31mAda'],
  ['a direction that turns the rest round', 'Ada\u202eaeB'],
  ['an isolate', '\u2066Ada'],
  ['a space of no width', 'A\u200bda'],
  ['a joiner', 'A\u200dda'],
  ['a byte order mark', 'Ada\ufeffBea'],
  ['half of a character', 'Ada\ud800'],
  ['letters that fill without being seen', '\u3164'],
  ['a Hangul filler', '\u115f'],
  ['an empty cell of Braille', '\u2800'],
  ['a soft hyphen', 'A\u00adda'],
])('not a name: %s', (_, name) => {
  expect(nameSchema.safeParse(name).success).toBe(false);
});

test('a line of chat is trimmed, and its length is limited', () => {
  const line = (text: unknown) => ({ type: 'chat', table: 'abcdefghijkm', id: 'message-1', text });
  expect(clientMessageSchema.parse(line('  hello ')).type).toBe('chat');
  for (const text of ['', '   ', 'x'.repeat(501), 5, null, ['hello']])
    expect(clientMessageSchema.safeParse(line(text)).success).toBe(false);
});
