import type { Choose } from './bot.ts';
import { chooseCitizen } from './citizen.ts';
import { chooseEphebe } from './ephebe.ts';
import { archon, hoplite, strategos, trierarch } from './levels.ts';
import { chooseRandom } from './random.ts';

/** The levels, weakest first. */
export const BOT_IDS = [
  'random',
  'ephebe',
  'citizen',
  'hoplite',
  'trierarch',
  'strategos',
  'archon',
] as const;
export type BotId = (typeof BOT_IDS)[number];

export const BOTS: Readonly<Record<BotId, Choose>> = {
  random: chooseRandom,
  ephebe: chooseEphebe,
  citizen: chooseCitizen,
  hoplite,
  trierarch,
  strategos,
  archon,
};

export function isBotId(value: unknown): value is BotId {
  return BOT_IDS.includes(value as BotId);
}
