import {
  type Ability,
  ACTION_NAMES,
  ACTIONS,
  advance,
  CARD_IDS,
  CITY_IDS,
  clone,
  contentOf,
  developmentsOf,
  EVENT_IDS,
  eventOf,
  type GameState,
  legalMoves,
  type Move,
  type PlayerState,
  RULES_VERSION,
  type Seat,
  view,
} from '@khora/engine';
import { describe, expect, test } from 'vitest';
import { purse } from '../../src/plan/changes.ts';
import { outlookOf } from '../../src/plan/outlook.ts';
import { rateMoves } from '../../src/plan/plan.ts';
import { PLAN_WEIGHTS } from '../../src/plan/weights.ts';
import { costOfTiles } from '../../src/tiles.ts';
import { positions } from '../kit.ts';
import { askOnly, expectAgreement, expectChoices, playerOf } from './beliefs.ts';
import { atLast, endings, result } from './endings.ts';
import { rich, shuffled } from './riches.ts';

type Step = PlayerState['agenda'][number];

const PASS: Move = { type: 'pass' };
/** A question that is passed to reach the one below it. */
const OFFER: Step = { do: 'tradeGlory' };
const POLITICS: Step = { do: 'play', source: { kind: 'action', id: 'politics' } };

/** How many rich positions each effect is tried in. */
const EACH = 10;

const seeds = (count: number, name: string) => Array.from({ length: count }, (_, i) => `${name} ${i}`);

/** Compares every legal move for the seat's open question, or the given ones; returns how many there were. */
function agreeOn(state: GameState, seat: Seat, isMeant: (move: Move) => boolean = () => true): number {
  // With its last glory gone, a seat that has only one answer left is no longer asked.
  const isPlain = ({ type }: Move) => type !== 'tradeGlory' || playerOf(state, seat).glory > 1;
  const moves = legalMoves(state, seat).filter((move) => isMeant(move) && isPlain(move));
  for (const move of moves) expectAgreement(state, seat, move);
  return moves.length;
}

/** The plan does not foresee what an event takes by choice; once asked, it does. */
const isForeseen = (step: Step) => step.do !== 'lose' && step.do !== 'discard';

/** Steps as they are on an agenda: foreseen, and asked one by one. */
function agreeOnSteps(state: GameState, seat: Seat, steps: readonly Step[]): number {
  askOnly(state, seat, [...steps.toReversed(), OFFER]);
  const [only, second] = steps;
  if (only && !second) expectChoices(state, seat, only);
  const foreseen = steps.every(isForeseen) ? agreeOn(state, seat, ({ type }) => type === 'pass') : 0;
  const asked = clone(state);
  advance(asked, seat, PASS);
  return foreseen + (playerOf(asked, seat).standby === 'asked' ? agreeOn(asked, seat) : 0);
}

/** Whether a seat asked for payment may keep all of its tiles. */
function keepsAll(state: GameState, seat: Seat): boolean {
  const all = playerOf(state, seat).tiles?.length;
  return legalMoves(state, seat).some((move) => move.type === 'pay' && move.tiles.length === all);
}

function tilesOf(move: Move): string {
  return move.type === 'assign' ? move.tiles.toSorted((a, b) => a - b).join() : '';
}

const isSure = (step: Step) => step.do === 'gain' || step.do === 'loseAll' || step.do === 'draw';

/** Glory is traded once more after the last round, which the plan does not think of. */
const SELLING_NOTHING = CITY_IDS.filter((city) =>
  developmentsOf(contentOf(RULES_VERSION), city).every(({ forGlory }) => !forGlory),
);

/**
 * What the plan believes about moves compared with what `advance` does, in rich positions and those of random games.
 */
export function describeBeliefs(rules: number): void {
  const content = contentOf(rules);

  test.each(CARD_IDS)('playing %s', (card) => {
    let played = 0;
    for (const seed of seeds(30, card)) {
      const { state, seat, source } = rich(seed, { rules, card });
      state.phase = source.below(3) === 0 ? 'resolution' : 'action';
      askOnly(state, seat, [POLITICS]);
      played += agreeOn(state, seat, (move) => move.type === 'play' && move.card === card);
    }
    expect(played).toBeGreaterThan(3);
  });

  describe.each(CITY_IDS)('%s', (city) => {
    test.each([1, 2, 3] as const)('unlocking the development after %i', (development) => {
      let unlocked = 0;
      for (const seed of seeds(30, `${city} ${development}`)) {
        const { state, seat } = rich(seed, { rules, city, development });
        state.phase = 'action';
        askOnly(state, seat, [{ do: 'develop' }]);
        unlocked += agreeOn(state, seat);
      }
      expect(unlocked).toBeGreaterThan(10);
    });

    test('the effects of its developments', () => {
      for (const { effect } of developmentsOf(content, city))
        expect(agreeOnEffect(effect, 'action')).toBeGreaterThanOrEqual(effect.length > 0 ? EACH : 0);
    });
  });

  function agreeOnEffect(effect: Ability['effect'], phase: GameState['phase']): number {
    let compared = 0;
    for (const seed of effect.length > 0 ? seeds(EACH, 'effect') : []) {
      const { state, seat } = rich(seed, { rules });
      state.phase = phase;
      compared += agreeOnSteps(state, seat, effect);
    }
    return compared;
  }

  /** An event that acts only on the roll resolves to nothing. */
  const resolved = EVENT_IDS.filter((event) => eventOf(content, event).effects.length > 0);
  test.each(resolved)('the effects of %s', (event) => {
    for (const { steps } of eventOf(content, event).effects)
      expect(agreeOnEffect(steps, 'resolution')).toBeGreaterThanOrEqual(EACH);
  });

  test.each(ACTIONS)('action %i', (action) => {
    const source = { kind: 'action', id: ACTION_NAMES[action] } as const;
    let compared = 0;
    for (const seed of seeds(60, `action ${action}`)) {
      const { state, seat } = rich(seed, { rules });
      Object.assign(state, { phase: 'action', action });
      compared += agreeOnSteps(state, seat, [{ do: 'act', action, source }]);
    }
    expect(compared).toBeGreaterThanOrEqual(60);
  });

  test.each([1, 2])('exploring with %i explorations left', (left) => {
    let explored = 0;
    for (const seed of seeds(20, 'explore')) {
      const { state, seat } = rich(seed, { rules });
      state.phase = 'action';
      askOnly(state, seat, [{ do: 'explore', left }]);
      explored += agreeOn(state, seat);
    }
    expect(explored).toBeGreaterThan(200);
  });

  test('every level of every track in phase E, with scrolls and without', () => {
    let raised = 0;
    for (const seed of seeds(80, 'progress')) {
      const { state, seat, source } = rich(seed, { rules });
      state.phase = 'progress';
      playerOf(state, seat).raised = source.below(4);
      const progress = { kind: 'phase', id: 'progress' } as const;
      askOnly(state, seat, [
        { do: 'progress', tracks: ['economy', 'culture', 'military'], discount: 0, source: progress },
      ]);
      raised += agreeOn(state, seat, ({ type }) => type === 'progress');
    }
    expect(raised).toBeGreaterThan(80);
  });

  test('claiming an achievement', () => {
    for (const seed of seeds(20, 'claim')) {
      const { state, seat } = rich(seed, { rules });
      state.phase = 'achievement';
      askOnly(state, seat, [{ do: 'claim', achievement: 'points' }]);
      expect(agreeOn(state, seat)).toBeGreaterThanOrEqual(2);
    }
  });

  test('paying for tiles, and which of them can be paid', () => {
    for (const seed of seeds(80, 'pay')) {
      const { state, seat, source } = rich(seed, { rules });
      const player = playerOf(state, seat);
      player.citizens = source.below(4);
      player.tiles = shuffled(ACTIONS, source).slice(0, player.dice.length);
      askOnly(state, seat, [{ do: 'pay' }]);
      agreeOn(state, seat);
      const o = outlookOf(view(state, seat), PLAN_WEIGHTS);
      const isPayable = costOfTiles(player.tiles, player.dice) <= purse(o, o.now);
      expect(keepsAll(state, seat), seed).toBe(isPayable);
    }
  });

  test('assigning tiles: the plan counts on those that can be paid, and on no others', () => {
    for (const seed of seeds(40, 'assign')) {
      const { state, seat, source } = rich(seed, { rules, development: 4 });
      const player = playerOf(state, seat);
      // Without cards and developments to come, scrolls have no other use before the tiles are paid.
      Object.assign(player, { hand: [], citizens: source.below(3), scrolls: source.below(3) });
      player.dice = player.dice.map(() => 1 + source.below(3));
      askOnly(state, seat, [{ do: 'assign' }]);
      const planned = new Set<string>();
      for (const { move, value } of rateMoves(view(state, seat), PLAN_WEIGHTS))
        if (value > Number.NEGATIVE_INFINITY) planned.add(tilesOf(move));
      const payable = new Set<string>();
      for (const move of legalMoves(state, seat)) {
        const assigned = clone(state);
        playerOf(assigned, seat).tiles = move.type === 'assign' ? [...move.tiles] : [];
        askOnly(assigned, seat, [{ do: 'pay' }]);
        if (keepsAll(assigned, seat)) payable.add(tilesOf(move));
      }
      expect([...planned].sort(), seed).toEqual([...payable].sort());
    }
  });

  const sureEvents = EVENT_IDS.filter((event) =>
    eventOf(content, event).effects.every(({ steps }) => steps.every(isSure)),
  );

  test.each(sureEvents)('what the last round ends with, after %s', (event) => {
    for (const [i, seed] of seeds(20, event).entries()) {
      const city = SELLING_NOTHING[i % SELLING_NOTHING.length];
      const { state, seat, source } = rich(seed, city ? { rules, city } : { rules });
      const player = playerOf(state, seat);
      if (i % 2 === 0) {
        player.citizens += source.below(4);
        player.troops += source.below(4);
      } else player.raised = source.below(3);
      atLast(state, seat, i % 2 === 0 ? 'action' : 'progress', event);
      for (const { move, value } of rateMoves(view(state, seat), PLAN_WEIGHTS))
        expect(endings(state, seat, move), `${JSON.stringify(move)} in ${seed}`).toContain(result(value));
    }
  });

  test('every decision of random games', () => {
    let compared = 0;
    for (const { state, seat } of positions(3000, 'beliefs', rules)) {
      const { agenda } = playerOf(state, seat);
      if (['city', 'draft', 'reroll', 'assign'].includes(agenda.at(-1)?.do ?? '')) continue;
      const alone = clone(state);
      askOnly(alone, seat, agenda);
      compared += agreeOn(alone, seat);
    }
    expect(compared).toBeGreaterThan(5000);
  });
}
