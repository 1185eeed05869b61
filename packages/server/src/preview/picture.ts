import { encodePng } from './png.ts';

const WIDTH = 600;
const HEIGHT = 315;

type Colour = readonly [red: number, green: number, blue: number];
const GROUND: Colour = [0xb5, 0x53, 0x2a];
const BAND: Colour = [0xd9, 0x84, 0x4f];
const WOOD: Colour = [0xf4, 0xe9, 0xd2];
const EDGE: Colour = [0x3b, 0x2a, 0x1c];
const SEATS: readonly Colour[] = [
  [0x1f, 0x5e, 0x7b],
  [0xd0, 0x69, 0x1c],
  [0x2c, 0x30, 0x19],
  [0xd3, 0xa6, 0xd9],
];

/** One period of a meander, and the side of its squares. */
const MEANDER = ['#######.', '......#.', '.####.#.', '.#..#.#.', '.#....#.', '.######.', '........'];
const SQUARE = 5;

/** Where the seats are around the middle, by how many there are. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [-190, 0],
    [190, 0],
  ],
  3: [
    [-190, 0],
    [0, -62],
    [190, 0],
  ],
  4: [
    [-190, 0],
    [-65, -62],
    [65, -62],
    [190, 0],
  ],
};
const RADIUS = 40;
/** How wide the edge of a seat is at most. */
const FRAME = 6;
const MIDDLE = { x: 300, y: 177 };

/** Who has a seat: a person, a bot, or nobody; as one letter. */
export const SEAT_LETTERS = { player: 'p', bot: 'b', open: 'o' } as const;

let table: Uint8Array | null = null;

/** The empty table: the same in all pictures. */
function emptyTable(): Uint8Array {
  table ??= drawEmpty();
  return table.slice();
}

function drawEmpty(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      // An ellipse, seen from its own middle.
      const wood = (Math.hypot((x - MIDDLE.x) / 1.6, y - MIDDLE.y) - 75) * 1.1;
      const edged = blend(isBand(x, y) ? BAND : GROUND, EDGE, cover(wood - 4));
      pixels.set(blend(edged, WOOD, cover(wood)), (y * WIDTH + x) * 3);
    }
  return pixels;
}

/** The seats of a table as a picture: those taken in their colours, bots as squares, free ones as rings. */
export function drawTable(seats: string): Promise<Buffer> {
  const pixels = emptyTable();
  const reach = RADIUS + FRAME;
  for (const [seat, [px, py]] of (PLACES[seats.length] ?? []).entries()) {
    const drawn: Drawn = { letter: seats[seat], paint: SEATS[seat] ?? EDGE };
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const at = ((MIDDLE.y + py + y) * WIDTH + MIDDLE.x + px + x) * 3;
        const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
        pixels.set(drawSeat([red, green, blue], [x, y], drawn), at);
      }
  }
  return encodePng({ width: WIDTH, height: HEIGHT, pixels });
}

interface Drawn {
  readonly letter: string | undefined;
  readonly paint: Colour;
}

function drawSeat(under: Colour, [x, y]: readonly [number, number], { letter, paint }: Drawn): Colour {
  const isBot = letter === SEAT_LETTERS.bot;
  const distance = (isBot ? Math.max(Math.abs(x), Math.abs(y)) + 4 : Math.hypot(x, y)) - RADIUS;
  const framed = blend(blend(under, EDGE, cover(distance - 4)), WOOD, cover(distance));
  if (letter !== SEAT_LETTERS.open) return blend(framed, paint, cover(distance + 6));
  const plus = Math.min(
    Math.max(Math.abs(x) - 20, Math.abs(y) - 5),
    Math.max(Math.abs(y) - 20, Math.abs(x) - 5),
  );
  return blend(framed, GROUND, cover(plus));
}

function isBand(x: number, y: number): boolean {
  const row = Math.floor((y < HEIGHT / 2 ? y - SQUARE : HEIGHT - SQUARE - 1 - y) / SQUARE);
  const period = MEANDER[0]?.length ?? 1;
  return MEANDER[row]?.[Math.floor(x / SQUARE) % period] === '#';
}

/** How much of a pixel is inside a shape whose edge is this far away. */
function cover(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

function blend(under: Colour, over: Colour, share: number): Colour {
  if (share === 0) return under;
  if (share === 1) return over;
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [mix(under[0], over[0]), mix(under[1], over[1]), mix(under[2], over[2])];
}
