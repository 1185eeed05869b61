import {
  advance,
  type Content,
  clone,
  contentOf,
  type GameState,
  legalMoves,
  type Move,
  type PlayerState,
  type Seat,
  termsOf,
  view,
} from '@khora/engine';
import { expect } from 'vitest';
import { sellingOne } from '../../src/plan/changes.ts';
import { choicesOf } from '../../src/plan/effects.ts';
import { copyOf, type Holding } from '../../src/plan/holding.ts';
import { after } from '../../src/plan/moves.ts';
import { outlookOf } from '../../src/plan/outlook.ts';
import { PLAN_WEIGHTS } from '../../src/plan/weights.ts';

type Step = PlayerState['agenda'][number];

/** What plan and rules must agree on, in a form that can be compared. Drawn cards are only counted. */
function figures(
  { numbers }: Content,
  has: Record<'citizens' | 'troops', number>,
  others: Readonly<Record<string, unknown>>,
): string {
  // Above a limit, the plan gives up at once what the rules take back at the end of the phase.
  const citizens = Math.min(has.citizens, numbers.limits.citizens);
  const troops = Math.min(has.troops, numbers.limits.troops);
  return JSON.stringify({ citizens, troops, ...others });
}

function believed(content: Content, h: Holding): string {
  const { economy, culture, military, taxes, glory, drachmas, points, scrolls, raised } = h;
  return figures(content, h, {
    development: h.unlocked.length,
    economy,
    culture,
    military,
    taxes,
    glory,
    drachmas,
    points,
    scrolls,
    raised,
    tokens: [h.red, h.blue, h.green, h.majors],
    hand: h.hand.map(({ id }) => id).sort(),
    drawn: h.unknown,
    inPlay: h.inPlay.map(({ id }) => id).sort(),
    explored: h.explored.toSorted(),
    terms: h.terms,
  });
}

/** What really happened, for a seat that could know these cards and saw these spaces explored. */
function came(state: GameState, seat: Seat, known: ReadonlySet<string>, before: GameState): string {
  const content = contentOf(state.rules);
  const player = playerOf(state, seat);
  const { development, economy, culture, military, taxes, glory, drachmas, points, scrolls } = player;
  const { red, blue, green } = player.knowledge;
  const hand = player.hand.filter((card) => known.has(card));
  return figures(content, player, {
    development,
    economy,
    culture,
    military,
    taxes,
    glory,
    drachmas,
    points,
    scrolls,
    raised: state.phase === 'progress' ? player.raised : 0,
    tokens: [
      ...[red, blue, green].map(({ minor, major }) => minor + major),
      red.major + blue.major + green.major,
    ],
    hand: hand.sort(),
    drawn: player.hand.length - hand.length,
    inPlay: player.inPlay.toSorted(),
    explored: state.explored.filter((space) => !before.explored.includes(space)).sort(),
    terms: termsOf(content, player),
  });
}

export function playerOf(state: GameState, seat: Seat): PlayerState {
  const player = state.players[seat];
  if (!player) throw new RangeError(`There is no player at seat ${seat}.`);
  return player;
}

const WAITING: Step = { do: 'token', source: { kind: 'card', id: 'scholarly-welcome' } };

/** Asks a seat a question, on top of its agenda, while all others are thinking, so that nothing else happens. */
export function askOnly(state: GameState, seat: Seat, agenda: readonly Step[]): void {
  for (const player of state.players) Object.assign(player, { agenda: [WAITING], standby: 'asked' });
  playerOf(state, seat).agenda = [...agenda];
}

/** Answers until the seat has nothing left to do; true as soon as one way leads to what the plan believes. */
function leadsTo(
  state: GameState,
  seat: Seat,
  isBelieved: (state: GameState) => boolean,
  h: Holding,
): boolean {
  if (playerOf(state, seat).standby !== 'asked') return isBelieved(state);
  return legalMoves(state, seat).some((move) => {
    if (move.type === 'tradeGlory') return false;
    if (move.type === 'explore' && !h.explored.includes(move.space)) return false;
    const next = clone(state);
    advance(next, seat, move);
    return leadsTo(next, seat, isBelieved, h);
  });
}

/** Fails unless `advance` turns a move into what the plan believes, or can do so with some answers. */
function expectCame(before: GameState, seat: Seat, move: Move, h: Holding): void {
  const content = contentOf(before.rules);
  const { hand, inPlay } = playerOf(before, seat);
  const known = new Set<string>([...hand, ...inPlay, ...('card' in move ? [move.card] : [])]);
  const state = clone(before);
  advance(state, seat, move);
  const says = believed(content, h);
  const agrees = (end: GameState) => came(end, seat, known, before) === says;
  if (move.type === 'tradeGlory' ? agrees(state) : leadsTo(state, seat, agrees, h)) return;
  const agenda = JSON.stringify(playerOf(before, seat).agenda);
  expect(says, `${JSON.stringify(move)} with ${agenda} in ${before.seed}, phase ${before.phase}`).toBe(
    came(state, seat, known, before),
  );
}

/** What the plan believes the seat has after a move. */
export function expectAgreement(before: GameState, seat: Seat, move: Move): void {
  const o = outlookOf(view(before, seat), PLAN_WEIGHTS);
  expectCame(before, seat, move, move.type === 'tradeGlory' ? sellingOne(o, o.now) : after(o, o.now, move));
}

/** Everything that the plan chooses from when a step comes up. */
export function expectChoices(before: GameState, seat: Seat, step: Step): void {
  const o = outlookOf(view(before, seat), PLAN_WEIGHTS);
  for (const h of choicesOf(o, copyOf(o.now), step)) expectCame(before, seat, { type: 'pass' }, h);
}
