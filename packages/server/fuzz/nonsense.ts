import { CARD_IDS, explain, legalMoves, type Move, SEATS, type Seat } from '@khora/engine';
import { type ClientMessage, clientMessageSchema, type Snapshot } from '@khora/protocol';
import { pick } from '../test/support/wire-kit.ts';
import type { Below } from './worlds.ts';

/** A move that was made, to be sent again. */
export interface Made {
  readonly seat: number;
  readonly table: string;
  readonly id: string;
  readonly move: Move;
}

/** What the makers of nonsense know: the tables as each of their seats sees them, and earlier messages. */
export interface Scene {
  readonly tables: readonly string[];
  readonly made: readonly Made[];
  snapshot(table: string, seat: number): Snapshot;
}

type Sender = number | null;
type Maker = (scene: Scene, sender: Sender, below: Below) => string | Uint8Array;

const LARGEST = 16_384;
const ODD = [
  '\0',
  '"',
  '{',
  '}',
  '[',
  ']',
  '\\',
  '\ud800',
  '\u202e',
  'é',
  '1e999',
  '-0',
  'null',
  '__proto__',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e30,
  '',
  'x',
  [],
  {},
  [[]],
  { type: 'pass' },
  '\0',
  'constructor',
];

const json = (value: unknown) => JSON.stringify(value);

function anyTable({ tables }: Scene, below: Below): string {
  return below(10) === 0 ? 'aaaaaaaaaaaa' : pick(tables, below);
}

function newId(below: Below): string {
  return `nonsense-${below(2 ** 31)}`;
}

const known = new WeakMap<Snapshot, readonly Move[]>();

function legalIn(snapshot: Snapshot, seat: Seat): readonly Move[] {
  let moves = known.get(snapshot);
  if (!moves) {
    moves = snapshot.view ? legalMoves(snapshot.view, seat) : [];
    known.set(snapshot, moves);
  }
  return moves;
}

/** A move of any seat, or of none. */
function anyMove(scene: Scene, table: string, below: Below): Move {
  const seat = pick(SEATS, below);
  const legal = scene.tables.includes(table) ? legalIn(scene.snapshot(table, seat), seat) : [];
  if (legal.length > 0 && below(3) > 0) return pick(legal, below);
  return pick<Move>(
    [
      { type: 'pass' },
      { type: 'tradeGlory' },
      { type: 'draft', card: pick(CARD_IDS, below) },
      { type: 'play', card: pick(CARD_IDS, below) },
      { type: 'assign', tiles: [0, 1, 2] },
      { type: 'pay', tiles: [], scrolls: 40 },
      { type: 'progress', track: 'culture' },
      { type: 'reroll', dice: [0, 0, 0, 0] },
      { type: 'discard', cards: CARD_IDS.slice(0, 40) },
    ],
    below,
  );
}

function anyMessage(scene: Scene, below: Below): ClientMessage {
  const table = anyTable(scene, below);
  const id = newId(below);
  // Most of what matters is a move; listening from scratch is much work for the server.
  if (below(2) === 0) return { type: 'move', table, id, move: anyMove(scene, table, below) };
  if (below(30) === 0) return { type: 'watch', table, since: below(300) };
  return pick<ClientMessage>(
    [
      { type: 'undo', table, id },
      { type: 'return', table, id },
      { type: 'plan', table, id, move: below(2) === 0 ? null : anyMove(scene, table, below) },
      { type: 'unwatch', table },
      { type: 'chat', table, id, text: 'nonsense' },
      { type: 'ping' },
    ],
    below,
  );
}

const KINDS: readonly (readonly [weight: number, make: Maker])[] = [
  [30, (scene, _, below) => json(anyMessage(scene, below))],
  [15, (scene, _, below) => replayed(scene, below)],
  [25, (scene, _, below) => scrambled(json(anyMessage(scene, below)), below)],
  [15, (scene, _, below) => otherwise(anyMessage(scene, below), below)],
  [
    5,
    (_, __, below) =>
      pick(['', 'null', '[]', '{}', '"ping"', '{"type":"__proto__"}', '1', '\ufeff{}'], below),
  ],
  [4, (_, __, below) => Uint8Array.from({ length: below(200) }, () => below(256))],
  [1, (_, __, below) => '['.repeat(1 + below(LARGEST - 1))],
  [
    1,
    (_, __, below) =>
      json({ type: 'chat', table: 'aaaaaaaaaaaa', id: newId(below), text: 'x'.repeat(below(16_000)) }),
  ],
  [1, (scene, _, below) => json({ type: 'look', table: anyTable(scene, below), at: below(400) })],
];
const MAKERS = KINDS.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));
const OVERSIZED_IN = 3000;

/** Something that must change nothing. */
export function nonsense(scene: Scene, sender: Sender, below: Below): string | Uint8Array {
  if (below(OVERSIZED_IN) === 0) return 'x'.repeat(LARGEST + 1 + below(100_000));
  for (;;) {
    const made = pick(MAKERS, below)(scene, sender, below);
    if (typeof made !== 'string' || isVain(scene, sender, made)) return made;
  }
}

function replayed({ made }: Scene, below: Below): string {
  if (made.length === 0) return '{}';
  const { table, id, move } = pick(made, below);
  return json({ type: 'move', table, id, move });
}

/** The text with something broken. */
function scrambled(text: string, below: Below): string {
  const at = below(text.length);
  switch (below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + pick(ODD, below) + text.slice(at);
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + below(4));
    case 3:
      return text.slice(0, at) + String.fromCharCode(32 + below(95)) + text.slice(at + 1);
    default:
      return text + text.slice(at);
  }
}

/** The message with a field too many, too few, or of another kind. */
function otherwise(message: ClientMessage, below: Below): string {
  const fields = Object.entries(message);
  const at = below(fields.length);
  const value = pick(VALUES, below);
  const others = fields.filter((_, index) => index !== at);
  if (below(3) === 0) return json(Object.fromEntries(others));
  if (below(3) === 0) return json({ ...message, [pick(['seat', 'user', 'by', '__proto__'], below)]: value });
  return json(Object.fromEntries([...others, [fields[at]?.[0] ?? 'type', value]]));
}

/** Whether a message is certainly not one that its sender may send. */
export function isVain(scene: Scene, sender: Sender, text: string): boolean {
  if (sender === null) return true;
  const message = understood(text);
  if (!message || !('table' in message) || !scene.tables.includes(message.table)) return true;
  const { view, canUndo } = scene.snapshot(message.table, sender);
  const again = 'id' in message && scene.made.some(({ id, seat }) => id === message.id && seat === sender);
  switch (message.type) {
    case 'move':
      return again || !view || explain({ ...view, seat: sender as Seat }, message.move) !== null;
    case 'undo':
      return !canUndo;
    case 'chat':
      return false;
    default:
      return true;
  }
}

function understood(text: string): ClientMessage | null {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
