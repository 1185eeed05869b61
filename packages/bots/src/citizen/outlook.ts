import {
  type Ability,
  type Content,
  contentOf,
  type GameView,
  type Space,
  TRACKS,
  type Track,
} from '@khora/engine';
import { type Gains, type Holding, holdingOf, type Measure, measure } from './holding.ts';
import type { Weights } from './weights.ts';

export type Step = Ability['effect'][number];
type Condition = NonNullable<Extract<Step, { do: 'gain' }>['when']>;

const LAST_ROUND = 9;
export const TOP_LEVEL = 7;
/** R2.D7 */
export const TOKEN_PRICE = 5;

type Occasion = keyof Ability['on'];
type Frequencies = Record<Occasion, number>;

/** What one more unit of each thing is worth. */
export type Rates = Record<
  'points' | 'drachmas' | 'taxes' | 'citizens' | 'scrolls' | 'troops' | 'glory',
  number
>;

/** What an ability brings at once, and in the rounds to come while it is in effect; end-game points apart. */
export interface Valued {
  readonly sudden: number;
  readonly lasting: number;
}

/** What a decision is judged by: fixed while its moves are compared. */
export interface Outlook {
  readonly view: GameView;
  readonly content: Content;
  readonly weights: Weights;
  /** Where the seat stands at the decision. */
  readonly now: Holding;
  /** Rounds to come after the present one. */
  readonly rounds: number;
  /** What a stock's first unit is worth, and what one more is worth now. */
  readonly first: Record<Stock, number>;
  readonly rates: Rates;
  /** How often each occasion of an ongoing effect comes up in a round. */
  readonly often: Frequencies;
  /** What having a level means for the rounds to come, by track and level. */
  readonly levels: Record<Track, readonly number[]>;
  /** The troops of the other players. */
  readonly rivals: readonly number[];
  /** Spaces whose token is still there. */
  readonly spaces: readonly Space[];
  /** Abilities are valued once per decision. */
  readonly valued: Map<Ability, Valued>;
}

/** A stock's worth: each further unit is worth less, the sooner the fewer rounds can use it. */
export function stock(amount: number, rate: number, room: number): number {
  return room > 0 ? rate * room * (1 - Math.exp(-amount / room)) : 0;
}

export function outlookOf(view: GameView, weights: Weights): Outlook {
  const content = contentOf(view.rules);
  const seat = view.seat === 'spectator' ? 0 : view.seat;
  const player = view.players[seat];
  if (!player) throw new RangeError(`There is no player at seat ${seat}.`);
  const now = holdingOf(view, player, content);
  const rounds = LAST_ROUND - Math.max(view.round, 0);
  const first = firstRates(weights, rounds);
  const rates = ratesOf(now, weights, first, rounds);
  const outlook = {
    view,
    content,
    weights,
    now,
    rounds,
    first,
    rates,
    often: frequencies(now, weights, rates, content),
    levels: { economy: [], culture: [], military: [] } as Record<Track, number[]>,
    rivals: view.players.filter((_, other) => other !== seat).map(({ troops }) => troops),
    spaces: content.spaces.filter(({ id }) => !view.explored.includes(id)),
    valued: new Map(),
  };
  for (const track of TRACKS) outlook.levels[track] = levelWorths(outlook, track);
  return outlook;
}

type Stock = 'drachma' | 'citizen' | 'scroll' | 'troop';

function firstRates(w: Weights, rounds: number): Record<Stock, number> {
  const rate = (what: Stock) => w[what] + (w[`${what}Early`] * rounds) / 8;
  return { drachma: rate('drachma'), citizen: rate('citizen'), scroll: rate('scroll'), troop: rate('troop') };
}

function ratesOf(h: Holding, w: Weights, first: Record<Stock, number>, rounds: number): Rates {
  if (rounds === 0)
    return { points: 1, drachmas: 0, taxes: 0, citizens: 0, scrolls: 0, troops: 0, glory: h.majors };
  const at = (what: Stock, amount: number) => first[what] * Math.exp(-amount / (w[`${what}Room`] * rounds));
  const drachmas = at('drachma', h.drachmas + w.taxes * h.taxes * rounds);
  return {
    points: 1,
    drachmas,
    taxes: drachmas * w.taxes * rounds,
    citizens: at('citizen', h.citizens),
    scrolls: at('scroll', h.scrolls),
    troops: at('troop', h.troops),
    glory: h.majors + w.majorGrowth * rounds,
  };
}

export function gainsWorth(rates: Rates, gains: Gains): number {
  let sum = 0;
  for (const resource in gains) sum += (gains[resource as keyof Rates] ?? 0) * rates[resource as keyof Rates];
  return sum;
}

function firing(h: Holding, occasion: Occasion, rates: Rates): number {
  let sum = 0;
  const add = ({ on }: Ability) => {
    for (const step of on[occasion] ?? []) if (step.do === 'gain') sum += gainsWorth(rates, step.gains);
  };
  for (let i = 0; i < h.development; i++) add(h.developments[i] as Ability);
  for (const card of h.inPlay) add(card);
  return sum;
}

/** A round's actions, of which those that bring this city most are taken more often. */
function frequencies(h: Holding, w: Weights, rates: Rates, content: Content): Frequencies {
  const dice = h.culture >= content.thirdDie ? 3 : 2;
  const brings = {
    philosophy: rates.scrolls,
    legislation: 3 * rates.citizens + w.card,
    culture: h.culture,
    trade: (h.economy + 1) * rates.drachmas,
    military: h.military * rates.troops + w.explore,
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

/** For each level: what it yields in the rounds to come, and what the levels above still promise. */
function levelWorths({ content, weights: w, rates, often, rounds }: Outlook, track: Track): number[] {
  const yields = {
    economy: often.trade * rates.drachmas,
    culture: often.culture,
    military: often.military * rates.troops,
  }[track];
  const promise = (level: number, left: number): number => {
    const next = content.levels[track][level + 1];
    if (!next || left === 0) return 0;
    let gain = (left - 1) * yields - next.cost * rates.drachmas;
    for (const resource in next.gains) {
      const by = next.gains[resource as keyof Gains] ?? 0;
      const rate = rates[resource as keyof Rates];
      gain += resource === 'taxes' ? (by * rate * (left - 1)) / rounds : by * rate;
    }
    if (track === 'culture' && level + 1 === content.thirdDie) gain += w.action * (left - 1);
    return Math.max(0, w.levelDelay * (gain + promise(level + 1, left - 1)));
  };
  const worths = [0];
  for (let level = 1; level <= TOP_LEVEL; level++) {
    const die = track === 'culture' && level >= content.thirdDie ? w.action * rounds : 0;
    worths.push(level * yields * rounds + die + promise(level, rounds));
  }
  return worths;
}

/** R6.5, R6.6: whether a condition on the other players' levels holds for this level of one's own. */
export function holds({ view }: Outlook, { track, others }: Condition, own: number): boolean {
  return view.players.every((player, seat) => {
    if (seat === view.seat) return true;
    if (others === 'higher') return player[track] > own;
    return others === 'at least as high' ? player[track] >= own : player[track] <= own;
  });
}

/** What the rest of the game makes of a number that end-game points count. */
export function projected({ weights: w, rounds }: Outlook, h: Holding, per: Measure): number {
  const value = measure(h, per);
  if (rounds === 0) return value;
  const towards = (left: number) => value + (left - value) * Math.min(1, rounds / 3);
  switch (per) {
    case 'economy':
      return Math.min(TOP_LEVEL, value + w.growEconomy * rounds);
    case 'lowestLevel':
      return Math.min(TOP_LEVEL, value + w.growLowest * rounds);
    case 'taxes':
      return Math.min(10, value + w.growTaxes * rounds);
    case 'tokens':
      return value + w.growTokens * rounds;
    case 'minorTokens':
      return value + (w.growTokens * rounds) / 2;
    case 'blueTokens':
      return value + (w.growTokens * rounds) / 3;
    case 'cardsInPlay':
      return value + w.growCards * rounds;
    case 'citizens':
      return towards(w.leftCitizens);
    case 'drachmas':
      return towards(w.leftDrachmas);
    case 'cardsInHand':
      return towards(w.leftHand);
  }
}
