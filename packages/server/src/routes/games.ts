import { hash, standings } from '@khora/engine';
import {
  commitmentTo,
  errorSchema,
  fairnessSchema,
  occupantSchema,
  placeSchema,
  summarySchema,
  tableIdSchema,
  viewerSchema,
} from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { mayWatch } from '../tables/access.ts';
import { listFinished } from '../tables/lists.ts';
import { resultOf } from '../tables/result.ts';
import { recordOf, viewerOf } from '../tables/table.ts';

const recordSchema = z
  .looseObject({
    format: z.literal('khora'),
    fair: fairnessSchema,
    rated: z.boolean(),
    /** By seat: players who left come last, whatever their points. */
    places: z.array(placeSchema),
    seats: z.array(occupantSchema),
    /** The seat of whoever asks. */
    viewer: viewerSchema,
  })
  .meta({ id: 'Record' });

/** Finished games: everybody may replay them and check their dice. */
export const gameRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  app.get(
    '/api/games',
    {
      schema: {
        summary: 'Finished games',
        querystring: z.object({ before: z.coerce.number().int().optional() }),
        response: { 200: z.array(summarySchema) },
      },
    },
    (request) => listFinished(services.storage.db, request.query.before ?? Number.MAX_SAFE_INTEGER),
  );
  app.get(
    '/api/games/:id/record',
    {
      schema: {
        summary: 'The record of a finished game, with what its seed was made of',
        params: z.object({ id: tableIdSchema }),
        response: { 200: recordSchema, '4xx': errorSchema },
      },
    },
    async (request) => {
      const table = await services.tables.get(request.params.id);
      const user = await services.identify(request);
      mayWatch(table, user);
      const { game, founding, entropy, seats } = table;
      if (table.status !== 'finished' || !game)
        throw new Refused('not-allowed', 'The record is published when the game is over.');
      const { secret, id } = founding;
      const over = game.state.phase === 'over';
      return {
        ...recordOf(table, game),
        ...(over && {
          result: {
            hash: hash(game.state),
            points: standings(game.state).map(({ points }) => points),
          },
        }),
        players: seats.map((seat) =>
          seat.kind === 'player' ? seat.name : seat.kind === 'bot' ? seat.level : '',
        ),
        rated: founding.settings.rated,
        places: [...(resultOf(table) ?? [])],
        seats: [...seats],
        viewer: viewerOf(table, user?.id ?? null),
        fair: { table: id, secret, commitment: commitmentTo(secret), entropy: [...entropy] },
      };
    },
  );
  await Promise.resolve();
};
