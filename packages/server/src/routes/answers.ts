import { errorSchema } from '@khora/protocol';
import type { z } from 'zod';

/** What a route answers, and how it refuses. */
export function answers<T extends z.ZodType>(schema: T) {
  return { 200: schema, '4xx': errorSchema, '5xx': errorSchema };
}
