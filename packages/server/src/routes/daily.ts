import { dailyResultSchema, dailyTableSchema, dayOf, daySchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import { Daily } from '../daily/daily.ts';
import { Refused } from '../errors.ts';
import { perPerson } from '../limits/route-limits.ts';
import type { Services } from '../services.ts';
import { answers } from './answers.ts';

const response = answers(dailyTableSchema);
/** Enough for a game of two thousand moves. */
const bodyLimit = 262_144;

/** The game of the day. */
export const dailyRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { storage, sanctions, now } = services;
  const daily = new Daily({
    db: storage.db,
    now,
    isShown: (user) => sanctions.find('ban', user) === null,
  });
  app.get(
    '/api/daily',
    {
      schema: {
        summary: 'The results of the game of the day, or of another day',
        querystring: z.object({ day: daySchema.optional() }),
        response,
      },
    },
    async (request) => {
      const user = await services.identify(request);
      return daily.table(request.query.day ?? dayOf(now()), user?.id ?? null);
    },
  );
  app.post(
    '/api/daily',
    {
      bodyLimit,
      config: perPerson(10),
      schema: {
        summary: 'Enter my game of the day; the first one counts',
        body: dailyResultSchema,
        response,
      },
    },
    async (request) => {
      const { id, guest, program } = await userOf(services, request, 'play');
      if (guest || program)
        throw new Refused('accounts-only', 'The results of the day are for people with an account.');
      return daily.enter(id, request.body);
    },
  );
  await Promise.resolve();
};
