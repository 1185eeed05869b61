import { isDeepStrictEqual } from 'node:util';
import { mayTradeGlory, tradeGlory } from './glory.ts';
import type { Player } from './player.ts';
import { sure } from './words.ts';

export interface Move {
  readonly type: string;
}

export const PASS = { type: 'pass' } as const;
const TRADE_GLORY = { type: 'tradeGlory' } as const;

export interface Question {
  readonly seat: number;
  readonly kind: string;
  readonly moves: () => readonly Move[];
  /** In secret, while others have not answered yet. */
  answered: boolean;
}

interface Answer {
  readonly seat: number;
  readonly move: Move;
}

/**
 * A piece of the rules. It stops with all open questions where players are asked, and continues with an answer to one.
 */
export type Script<T = void> = Generator<readonly Question[], T, Answer>;

/** Asks one player. A question with one answer is not asked; one with none is dropped. */
export function* ask<M extends Move>(
  player: Player,
  kind: string,
  moves: () => readonly M[],
): Script<M | null> {
  for (;;) {
    const [first, ...more] = moves();
    if (!first) return null;
    if (more.length === 0 && !mayTradeGlory(player)) return first;
    const { move } = yield [question(player, kind, moves)];
    if (move.type !== TRADE_GLORY.type) return same([first, ...more], move);
    tradeGlory(player);
  }
}

/** Asks all players at once; each may change the answer until the last one is in. */
export function* askInSecret<M extends Move>(
  players: readonly Player[],
  kind: string,
  moves: (player: Player) => readonly M[],
  note: (player: Player, move: M) => void,
): Script {
  const questions = players.map((player) => question(player, kind, () => moves(player)));
  while (questions.some(({ answered }) => !answered)) {
    const { seat, move } = yield questions;
    const player = sure(players[seat], `seat ${seat}`);
    if (move.type === TRADE_GLORY.type) {
      tradeGlory(player);
      continue;
    }
    note(player, same(moves(player), move));
    sure(questions[seat], `the question to seat ${seat}`).answered = true;
  }
}

/** Players' scripts in turn order, one after another. */
export function* inTurn(scripts: readonly Script[]): Script {
  for (const script of scripts) yield* script;
}

/** Players' scripts in turn order, at the same time. */
export function* together(scripts: readonly Script[]): Script {
  const steps = scripts.map((script) => ({ script, step: script.next() }));
  for (;;) {
    const running = steps.filter(({ step }) => step.done !== true);
    if (running.length === 0) return;
    const answer = yield running.flatMap(({ step }) => step.value ?? []);
    const asked = running.find(({ step }) => step.value?.some(({ seat }) => seat === answer.seat));
    if (!asked) throw new Error(`Seat ${answer.seat} is not asked.`);
    asked.step = asked.script.next(answer);
  }
}

/** R6.1: glory may be given while any question is open. */
function question(player: Player, kind: string, moves: () => readonly Move[]): Question {
  const open = {
    seat: player.seat,
    kind,
    moves: () => (mayTradeGlory(player) && !open.answered ? [...moves(), TRADE_GLORY] : moves()),
    answered: false,
  };
  return open;
}

function same<M extends Move>(moves: readonly M[], move: Move): M {
  const found = moves.find((each) => isDeepStrictEqual(each, move));
  return sure(found, `the move ${JSON.stringify(move)}`);
}
