import {
  advance,
  createGame,
  type GameRecord,
  type GameState,
  InvalidRecordError,
  legalMoves,
  RECORD_VERSION,
  replay,
  type Seat,
} from '@khora/engine';

/**
 * A position as short text, for links and collections: the moves that lead to it, each as its place in the list of legal
 * moves. Format: rules, setup as JSON, then seat and place of every move.
 */
export function packed({ setup, rules, moves }: GameRecord, length: number = moves.length): string {
  const states = replay({
    format: 'khora',
    version: RECORD_VERSION,
    rules,
    setup,
    moves: moves.slice(0, length),
  });
  const parts: string[] = [];
  for (const { seat, move } of moves.slice(0, length)) {
    const { value: state } = states.next();
    if (!state) break;
    const wanted = JSON.stringify(move);
    const place = legalMoves(state, seat).findIndex((legal) => JSON.stringify(legal) === wanted);
    if (place < 0)
      throw new InvalidRecordError(`Move ${parts.length + 1} is not in the list of legal moves.`);
    parts.push(`${seat}${place.toString(RADIX)}`);
  }
  return [String(rules), JSON.stringify(setup), parts.join('.')].join('|');
}

const RADIX = 36;

/** The record that was packed. */
export function unpacked(text: string): GameRecord {
  const first = text.indexOf('|');
  const last = text.lastIndexOf('|');
  if (first < 0 || first === last) throw new InvalidRecordError('This is not a packed position.');
  const rules = Number(text.slice(0, first));
  const setup = parsed(text.slice(first + 1, last));
  const state = createGame(setup, rules);
  const moves = text
    .slice(last + 1)
    .split('.')
    .filter((part) => part !== '')
    .map((part) => unpackedMove(state, part));
  return { format: 'khora', version: RECORD_VERSION, rules, setup, moves };
}

function parsed(text: string): GameRecord['setup'] {
  try {
    return JSON.parse(text) as GameRecord['setup'];
  } catch {
    throw new InvalidRecordError('The setup of a packed position cannot be read.');
  }
}

function unpackedMove(state: GameState, part: string): GameRecord['moves'][number] {
  const seat = Number(part[0]) as Seat;
  const move = state.players[seat] && legalMoves(state, seat)[Number.parseInt(part.slice(1), RADIX)];
  if (!move) throw new InvalidRecordError(`'${part}' is not a legal move in a packed position.`);
  advance(state, seat, move);
  return { seat, move };
}
