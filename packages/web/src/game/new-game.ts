import type { BotId } from '@khora/bots';
import type { CityId, GameSetup, Options } from '@khora/engine';
import { keepJson, keptJson } from '../browser/storage.ts';
import type { SeatPlan } from '../runner/game.ts';
import { createGame } from './client.ts';
import { LEVELS } from './levels.ts';

/** What the new-game screen asks. */
export interface Plan {
  readonly seats: readonly SeatWish[];
  readonly cities: 'random' | 'chosen' | 'choose';
  readonly options: Omit<Options, 'cityChoice'>;
}

export interface SeatWish {
  readonly who: 'human' | BotId;
  readonly name: string;
  readonly city: CityId | null;
}

const KEY = 'khora.plan';

/** A random name of letters and digits, that also serves as a game's seed when longer. */
export function newId(length = 12): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => letters[byte % letters.length],
  ).join('');
}

/** The bot that a newcomer meets. */
const USUAL_BOT: BotId = 'citizen';

export function firstPlan(names: readonly string[]): Plan {
  return {
    seats: names.map((name, seat) => ({ who: seat === 0 ? 'human' : USUAL_BOT, name, city: null })),
    cities: 'random',
    options: { draft: 'pass', dice: 'standard', optionalPayment: false },
  };
}

/** The plan of the last game, if there was one and it still makes sense. */
export function lastPlan(names: readonly string[]): Plan {
  const stored = keptJson(KEY) as Partial<Plan> | null;
  return isPlan(stored) ? stored : firstPlan(names);
}

function isPlan(stored: Partial<Plan> | null): stored is Plan {
  const seats: unknown = stored?.seats;
  if (!Array.isArray(seats) || seats.length < 2 || seats.length > 4) return false;
  return (seats as SeatWish[]).every(({ who }) => who === 'human' || LEVELS.includes(who));
}

function seatPlan({ who, name }: SeatWish): SeatPlan {
  return who === 'human' ? { kind: 'human', name } : { kind: 'bot', name, level: who };
}

/** Starts a game and gives its id. */
export function startGame(plan: Plan, seed = newId(26)): string {
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
  createGame(id, setup, plan.seats.map(seatPlan));
  return id;
}
