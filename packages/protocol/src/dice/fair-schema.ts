import { z } from 'zod';
import type { Fairness } from './fair.ts';

export const fairnessSchema = z
  .strictObject({
    table: z.string(),
    secret: z.string(),
    commitment: z.string(),
    entropy: z.array(z.string().nullable()),
  })
  .meta({ id: 'Fairness' }) satisfies z.ZodType<Fairness>;

/** Randomness from a player's own machine, for the seed: 16 bytes or more in hexadecimal. */
export const entropySchema = z.string().regex(/^[0-9a-f]{32,128}$/, '32 to 128 hexadecimal digits.');

/** Issued by the server with its commitment: whoever returns it plays with the dice that were promised. */
export const diceSchema = z.string().max(200);
/** The hash of the server's contribution to the seed, published before anybody gives theirs. */
export const promiseSchema = z.object({ dice: diceSchema, commitment: z.string() }).meta({ id: 'Promise' });
export type DicePromise = z.infer<typeof promiseSchema>;
