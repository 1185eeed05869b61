import { COLORS, type Color, type Position, type Resource, type Seat, seated, TRACKS } from '@khora/engine';
import type { Texts } from '@khora/locales';
import type { Paint } from './style.ts';
import { table } from './table.ts';

type Player = Position['players'][number];

/** In the order of the columns; points come last, where people look for them. */
const COUNTED = [
  'citizens',
  'taxes',
  'glory',
  'troops',
  'drachmas',
  'scrolls',
  'points',
] as const satisfies Resource[];

const SEAT_COLOURS = ['cyan', 'magenta', 'yellow', 'green'] as const;
const TOKEN_COLOURS = { red: 'red', blue: 'blue', green: 'green' } as const;
const SHORT = 3;

/** The first letters of a word, as the title of a narrow column. */
function short(word: string): string {
  const [first = '', ...rest] = Array.from(word).slice(0, SHORT);
  return first.toLocaleUpperCase() + rest.join('');
}

/** A colour's letter: R, B and G in English. */
export function colorLetter(texts: Texts, color: Color): string {
  return (Array.from(texts.color(color))[0] ?? '').toLocaleUpperCase();
}

function paintSeat(paint: Paint, seat: Seat, text: string): string {
  return paint(SEAT_COLOURS[seat], text);
}

export function paintToken(paint: Paint, color: Color, text: string): string {
  return paint(TOKEN_COLOURS[color], text);
}

/** Players are named after their city once they have one. */
export function playerNames(texts: Texts, { players }: Position, paint: Paint): string[] {
  return seated<Player>(players).map(([{ city }, seat]) =>
    paintSeat(paint, seat, city ? texts.city(city) : texts.word('player', { number: seat + 1 })),
  );
}

function count(cards: readonly unknown[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** Minor and major tokens of a colour, as '2+1'. */
function tokens({ knowledge }: Player, color: Color): string {
  const { minor, major } = knowledge[color];
  if (minor + major === 0) return '·';
  return major > 0 ? `${minor}+${major}` : String(minor);
}

/** One line for each player, in fewer than 80 columns; the first player is marked. */
export function playersTable(texts: Texts, position: Position, paint: Paint): string {
  const names = playerNames(texts, position, paint);
  const right = true;
  const columns = [
    { title: '' },
    ...TRACKS.map((track) => ({ title: short(texts.track(track)), right }) as const),
    ...COLORS.map(
      (color) => ({ title: paintToken(paint, color, colorLetter(texts, color)), right }) as const,
    ),
    { title: short(texts.word('hand')), right } as const,
    { title: short(texts.word('inPlay')), right } as const,
    ...COUNTED.map((resource) => ({ title: short(texts.resource(resource)), right }) as const),
  ];
  const rows = position.players.map((player, seat) => [
    `${seat === position.firstPlayer ? '›' : ' '} ${names[seat]} ${player.development}`,
    ...TRACKS.map((track) => String(player[track])),
    ...COLORS.map((color) => paintToken(paint, color, tokens(player, color))),
    String(count(player.hand)),
    String(player.inPlay.length),
    ...COUNTED.map((resource) => {
      const text = String(player[resource]);
      return resource === 'points' ? paint('bold', text) : text;
    }),
  ]);
  return table(columns, rows, 1);
}

/** What the short titles stand for. */
export function legend(texts: Texts): string {
  const words = [
    ...TRACKS.map((track) => texts.track(track)),
    ...COLORS.map((color) => texts.color(color)),
    texts.word('hand'),
    texts.word('inPlay'),
    ...COUNTED.map((resource) => texts.resource(resource)),
  ];
  return words.join(', ');
}
