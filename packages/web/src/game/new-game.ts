import type { BotId, Character } from '@khora/bots';
import type { CityId, GameSetup, Options } from '@khora/engine';
import { keepJson, kept, keptJson } from '../browser/storage.ts';
import { remember } from '../browser/table-memory.ts';
import { newId } from '../runner/ids.ts';
import type { RivalNames } from '../words/usual-names.ts';
import { createGame } from './client.ts';
import { LEVELS } from './levels.ts';
import { seatsFrom } from './rivals.ts';

/** What the new-game screen asks. */
export interface GameWish {
  readonly seats: readonly SeatWish[];
  readonly cities: 'random' | 'chosen' | 'choose';
  readonly options: Omit<Options, 'cityChoice'>;
}

export interface SeatWish {
  readonly who: 'human' | BotId;
  readonly name: string;
  readonly city: CityId | null;
  /** Which rival a bot is; absent for any. */
  readonly rival?: Character | undefined;
}

const KEY = 'khora.plan';

/** The bot that a newcomer meets. */
const USUAL_BOT: BotId = 'citizen';

export function firstPlan(names: readonly string[]): GameWish {
  return {
    seats: names.map((name, seat) => ({ who: seat === 0 ? 'human' : USUAL_BOT, name, city: null })),
    cities: 'random',
    options: { draft: 'pass', dice: 'standard', optionalPayment: false },
  };
}

/** Whether no game has ever been started on this device. */
export function isNewcomer(): boolean {
  return (kept(KEY) ?? null) === null;
}

/** A first game that can be won: beginners on the other seats. */
function gentlePlan(names: readonly string[]): GameWish {
  const plan = firstPlan(names);
  return {
    ...plan,
    seats: plan.seats.map((seat) => ({ ...seat, who: seat.who === 'human' ? 'human' : 'ephebe' })),
  };
}

/**
 * The same with the cards dealt, and a reason with every question; returns the game's id. The next game has the draft
 * too.
 */
export function startFirstGame(names: readonly string[], rivals: RivalNames): string {
  const plan = gentlePlan(names);
  const id = startGame({ ...plan, options: { ...plan.options, draft: 'deal' } }, rivals);
  remember(id, { newcomer: true });
  keepJson(KEY, plan);
  return id;
}

/** The plan of the last game, if there was one and it still makes sense. */
export function lastPlan(names: readonly string[]): GameWish {
  const stored = keptJson(KEY) as Partial<GameWish> | null;
  return isPlan(stored) ? stored : firstPlan(names);
}

function isPlan(stored: Partial<GameWish> | null): stored is GameWish {
  const seats: unknown = stored?.seats;
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 4) return false;
  return (seats as SeatWish[]).every(({ who }) => who === 'human' || LEVELS.includes(who));
}

/** Starts a game and returns its id. */
export function startGame(plan: GameWish, rivals: RivalNames, seed = newId(26)): string {
  const id = newId();
  const cities = plan.seats.flatMap(({ city }) => (city ? [city] : []));
  const chosen = plan.cities === 'chosen' && cities.length === plan.seats.length;
  const setup: GameSetup = {
    players: plan.seats.length as GameSetup['players'],
    seed,
    options: { ...plan.options, cityChoice: plan.cities === 'choose' ? 'choose' : 'random' },
    ...(chosen ? { cities } : {}),
  };
  keepJson(KEY, plan);
  createGame(id, setup, seatsFrom(plan.seats, rivals, id));
  return id;
}
