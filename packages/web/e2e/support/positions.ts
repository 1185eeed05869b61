import { BOTS } from '@khora/bots';
import {
  createGame,
  type Decision,
  decisions,
  type GameRecord,
  type GameSetup,
  type GameState,
  legalMoves,
  type Move,
  type Phase,
  play,
  RECORD_VERSION,
  RULES_VERSION,
  type Seat,
  undo,
  view,
} from '@khora/engine';
import { plainPayment } from '../../src/table/state/payment.ts';

/** A phase and what is asked in it: 'action buy'. */
export type Moment = `${Phase} ${Decision['kind']}`;

/** Small, reproducible chance for walks through the game. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function setupOf(walk: number): GameSetup {
  return {
    players: 4,
    seed: `walk ${walk}`,
    options: {
      dice: walk % 3 === 0 ? 'reroll' : 'standard',
      cityChoice: walk % 2 === 0 ? 'random' : 'choose',
      draft: walk % 5 === 0 ? 'deal' : 'pass',
    },
  };
}

/** One position for every kind of decision. */
export const DECISIONS = [
  'setup city',
  'draft draft',
  'dice reroll',
  'dice assign',
  'dice pay',
  'action keep',
  'action buy',
  'action explore',
  'action play',
  'action develop',
  'action raise',
  'action tracks',
  'action token',
  'action reward',
  'action takeBack',
  'progress progress',
  'resolution lose',
  'resolution discard',
  'resolution action',
  'achievement claim',
  'achievement tradeGlory',
] as const satisfies readonly Moment[];

/** How many games bots play, for positions that people meet; the rest are random, for rare ones. */
const BY_BOTS = 6;

/** At random, seldom passing. */
function anyMove(state: GameState, seat: Seat, next: (below: number) => number): Move {
  const legal = legalMoves(state, seat);
  const active = legal.filter(({ type }) => type !== 'pass');
  const pool = active.length > 0 && next(10) > 1 ? active : legal;
  return pool[next(pool.length)] ?? { type: 'pass' };
}

/** Plays a game and hands over each position in which the first seat is asked. */
export function walkThrough(
  walk: number,
  found: (moment: Moment, record: GameRecord, state: GameState) => void,
): void {
  const setup = setupOf(walk);
  const next = chance(walk + 1);
  const moves: GameRecord['moves'][number][] = [];
  let state = createGame(setup);
  for (let open = decisions(state); open.length > 0; open = decisions(state)) {
    const own = open.find(({ seat }) => seat === 0);
    if (own) {
      const record = { format: 'khora', version: RECORD_VERSION, rules: RULES_VERSION, setup } as const;
      found(`${state.phase} ${own.kind}`, { ...record, moves: [...moves] }, state);
    }
    const seat = open[next(open.length)]?.seat ?? 0;
    const move =
      walk < BY_BOTS
        ? BOTS.ephebe(view(state, seat), { seed: `${moves.length}` })
        : anyMove(state, seat, next);
    state = play(state, seat, move).state;
    moves.push({ seat, move });
  }
}

/** The payment that carries out all tiles without a scroll. */
function wholePayment(state: GameState): Move | undefined {
  const tiles = state.players[0]?.tiles?.length;
  return legalMoves(state, 0).find(
    (move) => move.type === 'pay' && move.tiles.length === tiles && move.scrolls === 0,
  );
}

/** Whether the question is really asked: if all tiles can simply be carried out, it often is not. */
function isChoice(moment: Moment, state: GameState): boolean {
  return !moment.endsWith('pay') || wholePayment(state) === undefined;
}

/** A record that ends at each of these moments for the first seat. */
export function positions(moments: readonly Moment[]): Map<Moment, GameRecord> {
  const records = new Map<Moment, GameRecord>();
  for (let walk = 0; walk < 5000 && moments.some((moment) => !records.has(moment)); walk++) {
    walkThrough(walk, (moment, record, state) => {
      if (moments.includes(moment) && !records.has(moment) && isChoice(moment, state))
        records.set(moment, record);
    });
  }
  return records;
}

/** How many games are looked through for a full table. */
const FULL = 40;

/** The same, with as much on the table as these games have: late, with many moves to choose from. */
export function fullest(moments: readonly Moment[]): Map<Moment, GameRecord> {
  const best = new Map<Moment, { readonly record: GameRecord; readonly much: number }>();
  for (let walk = 0; walk < FULL; walk++) {
    walkThrough(walk, (moment, record, state) => {
      if (!moments.includes(moment) || !isChoice(moment, state)) return;
      const much = legalMoves(state, 0).length + 3 * state.round;
      if (much > (best.get(moment)?.much ?? 0)) best.set(moment, { record, much });
    });
  }
  return new Map([...best].map(([moment, { record }]) => [moment, record]));
}

/** A record that ends where the first seat is asked something else, but may also trade glory. */
export function gloryTrade(): GameRecord {
  const found: GameRecord[] = [];
  for (let walk = 0; walk < 5000 && found.length === 0; walk++) {
    walkThrough(walk, (moment, record, state) => {
      const may = legalMoves(state, 0).some(({ type }) => type === 'tradeGlory');
      if (may && !moment.endsWith('tradeGlory')) found.push(record);
    });
  }
  const [first] = found;
  if (!first) throw new Error('No position offers to trade glory.');
  return first;
}

/**
 * A record that ends where the first seat could spend scrolls on its tiles but nobody would, and is asked something
 * else next.
 */
export function paymentUnasked(): GameRecord {
  const found: GameRecord[] = [];
  for (let walk = 0; walk < 5000 && found.length === 0; walk++) {
    walkThrough(walk, (moment, record, state) => {
      if (moment !== 'dice pay') return;
      const whole = plainPayment(view(state, 0), 0, { moves: legalMoves(state, 0), planned: 0 });
      if (!whole) return;
      const isAsked = decisions(play(state, 0, whole).state).some(({ seat }) => seat === 0);
      const after = { ...record, moves: [...record.moves, { seat: 0, move: whole }] } as const;
      if (isAsked && undo(after, 0)) found.push(record);
    });
  }
  const [first] = found;
  if (!first) throw new Error('No payment is obvious.');
  return first;
}
