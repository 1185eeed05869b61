import type { assess, priors } from './assess.ts';
import type { Choose } from './bot.ts';
import type { BotId } from './bots.ts';
import { chooseCitizen } from './citizen.ts';
import { chooseEphebe } from './ephebe.ts';
import type { hints } from './hints/hints.ts';
import { chooseRandom } from './random.ts';

// For clients that download their code: what the bots have learned makes up most of this package, and many games need
// none of it.

/** Returns a level's bot, downloading what it has learned if necessary. */
export async function loadBot(id: BotId): Promise<Choose> {
  switch (id) {
    case 'random':
      return chooseRandom;
    case 'ephebe':
      return chooseEphebe;
    case 'citizen':
      return chooseCitizen;
    default:
      return (await import('./bots.ts')).BOTS[id];
  }
}

/** Loads the function that finds hints, with the networks of the strongest bot. */
export async function loadHints(): Promise<typeof hints> {
  return (await import('./hints/hints.ts')).hints;
}

/** Loads the functions that judge positions and moves with the networks. */
export function loadAssess(): Promise<{ assess: typeof assess; priors: typeof priors }> {
  return import('./assess.ts');
}
