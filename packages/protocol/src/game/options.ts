import { z } from 'zod';

export const seatSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

export const optionsSchema = z
  .strictObject({
    cityChoice: z.enum(['random', 'choose']),
    draft: z.enum(['pass', 'deal']),
    dice: z.enum(['standard', 'reroll', 'shared']),
    optionalPayment: z.boolean(),
  })
  .partial()
  .meta({ id: 'Options' });
