import { errorSchema } from '@khora/protocol';
import type { z } from 'zod';

/** The schemas of a route's answers and refusals. */
export function answers<T extends z.ZodType>(schema: T) {
  return { 200: schema, '4xx': errorSchema, '5xx': errorSchema };
}
