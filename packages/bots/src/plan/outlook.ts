import {
  type Ability,
  actionGain,
  type Content,
  contentOf,
  firedBy,
  type GameView,
  LAST_ROUND,
  playerAt,
  type Seat,
  type Space,
  type Step,
  type Track,
  type Trigger,
  holds as wouldHold,
} from '@khora/engine';
import { type Coming, comingEvent } from './coming.ts';
import { type Holding, holdingOf } from './holding.ts';
import { levelWorths } from './levels.ts';
import { firstRates, gainsWorth, type Rates, ratesOf, type Stock } from './rates.ts';
import { reaches } from './reach.ts';
import type { Weights } from './weights.ts';

type Condition = NonNullable<Extract<Step, { do: 'gain' }>['when']>;

type Frequencies = Record<Trigger, number>;

/** What an ability brings at once, and in the rounds to come while it is in effect; end-game points apart. */
export interface Valued {
  readonly sudden: number;
  readonly lasting: number;
}

/** What a decision is judged by. It is fixed while the moves are compared. */
export interface Outlook {
  readonly view: GameView;
  readonly seat: Seat;
  readonly content: Content;
  readonly weights: Weights;
  /** What the seat has at the decision. */
  readonly now: Holding;
  /** Rounds to come after the current one. */
  readonly rounds: number;
  /** How many majors the board may still give, judging by what is left on it. */
  readonly majorsToCome: number;
  /** The best that can be explored, by number of troops. */
  readonly reach: (troops: number) => number;
  /** What the first unit of a stock is worth, and what one more is worth now. */
  readonly first: Record<Stock, number>;
  readonly rates: Rates;
  /** How often each trigger of an ongoing effect occurs in a round. */
  readonly often: Frequencies;
  /** What having a level means for the rounds to come, by track and level. */
  readonly levels: Record<Track, readonly number[]>;
  /** The troops of the other players. */
  readonly rivals: readonly number[];
  /** Spaces whose token is still there. */
  readonly spaces: readonly Space[];
  readonly coming: Coming | null;
  /** Abilities are valued once per decision. */
  readonly valued: Map<Ability, Valued>;
}

export function outlookOf(view: GameView, weights: Weights): Outlook {
  const content = contentOf(view.rules);
  const seat = view.seat === 'spectator' ? 0 : view.seat;
  const now = holdingOf(view, playerAt(view, seat), content);
  const rounds = LAST_ROUND - view.round;
  const spaces = content.spaces.filter(({ id }) => !view.explored.includes(id));
  const wanted = Math.max(1, weights.demand * view.players.length * rounds);
  const supply = Math.min(1, spaces.length / wanted);
  const majors = spaces.filter(({ size }) => size === 'major').length;
  const majorsToCome = weights.majorGrowth * rounds * Math.min(1, (2 * majors) / wanted);
  const first = firstRates(weights, rounds, supply);
  const rates = ratesOf(now, weights, first, rounds, majorsToCome);
  const often = frequencies(now, weights, rates, supply, content);
  const levels = (track: Track) => levelWorths({ content, weights, rates, often, rounds }, track);
  return {
    view,
    seat,
    content,
    weights,
    now,
    rounds,
    majorsToCome,
    reach: reaches(spaces, rates, now.glory + weights.gloryGrowth * rounds),
    first,
    rates,
    often,
    levels: { economy: levels('economy'), culture: levels('culture'), military: levels('military') },
    rivals: view.players.filter((_, other) => other !== seat).map(({ troops }) => troops),
    spaces,
    coming: comingEvent(view, content),
    valued: new Map(),
  };
}

function firing(h: Holding, trigger: Trigger, rates: Rates): number {
  let sum = 0;
  const add = (ability: Ability) => {
    for (const step of firedBy(ability, trigger))
      if (step.do === 'gain') sum += gainsWorth(rates, step.gains);
  };
  for (const development of h.unlocked) add(development);
  for (const card of h.inPlay) add(card);
  return sum;
}

/** A round's actions; those that bring this city most are taken more often. */
function frequencies(h: Holding, w: Weights, rates: Rates, supply: number, content: Content): Frequencies {
  const dice = h.culture >= content.thirdDie ? 3 : 2;
  const brings = {
    philosophy: actionGain(content, 0, h) * rates.scrolls,
    legislation: actionGain(content, 1, h) * rates.citizens + w.card,
    culture: actionGain(content, 2, h),
    trade: actionGain(content, 3, h) * rates.drachmas,
    military: actionGain(content, 4, h) * rates.troops + supply * w.explore,
  };
  const names = Object.keys(brings) as (keyof typeof brings)[];
  let total = 0;
  let taken = 0;
  for (const name of names) {
    brings[name] = w[name] * Math.exp(w.adapt * (brings[name] + firing(h, name, rates) - w.action));
    total += brings[name];
    taken += w[name];
  }
  const scale = ((dice / 2) * taken) / total;
  for (const name of names) brings[name] = Math.min(0.9, brings[name] * scale);
  const often = dice / 2;
  return {
    ...brings,
    politics: w.politics * often,
    development: w.development * often,
    play: w.politics * often,
    tax: 1,
    idle: w.idle,
  };
}

/** Whether a condition on the other players' levels holds for this level of one's own. */
export function holds({ view, seat }: Outlook, condition: Condition, own: number): boolean {
  return wouldHold(condition, view, seat, own);
}
