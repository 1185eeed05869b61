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
