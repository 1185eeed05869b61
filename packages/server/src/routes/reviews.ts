import { gameReviewSchema, tableIdSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import { Refused } from '../errors.ts';
import { perPerson } from '../limits/route-limits.ts';
import type { Services } from '../services.ts';
import { mayWatch } from '../tables/access.ts';
import { seatOf } from '../tables/table.ts';
import { answers } from './answers.ts';

const MOST = 1e9;

const schema = { params: z.object({ id: tableIdSchema }), response: answers(gameReviewSchema) };

/** Reviews of finished games. */
export const reviewRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { tables, reviews } = services;
  app.get(
    '/api/games/:id/review',
    {
      schema: {
        summary:
          'The progress of a finished game’s review, with what was found so far, and in the end the whole review',
        ...schema,
        querystring: z.object({
          known: z.coerce.number().int().min(0).max(MOST).optional().meta({
            description:
              'The number of games (samples.playouts) of the unfinished review that you have, so that it is not sent again',
          }),
        }),
      },
    },
    async (request) => {
      const { id } = request.params;
      mayWatch(await tables.get(id), await services.identify(request));
      return reviews.find(id, request.query.known);
    },
  );
  app.post(
    '/api/games/:id/review',
    {
      config: perPerson(20),
      schema: { summary: 'Ask for the review of a game that I played', ...schema },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      const { id } = request.params;
      const table = await tables.get(id);
      if (seatOf(table, user.id) === null)
        throw new Refused('no-seat', 'Only those who played a game may ask for its review.');
      if (table.game?.state.phase !== 'over')
        throw new Refused('not-allowed', 'Only a game that was played to its end can be reviewed.');
      return reviews.ask(id, user.id);
    },
  );
  await Promise.resolve();
};
