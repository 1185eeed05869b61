import type { Choose } from './bot.ts';
import { chooseCitizen } from './citizen/citizen.ts';
import { chooseRandom } from './random.ts';

/** The levels, weakest first. */
export const BOT_IDS = ['random', 'citizen'] as const;
export type BotId = (typeof BOT_IDS)[number];

export const BOTS: Readonly<Record<BotId, Choose>> = { random: chooseRandom, citizen: chooseCitizen };

export function isBotId(value: unknown): value is BotId {
  return BOT_IDS.includes(value as BotId);
}
