import { errorSchema, profileSchema, userIdSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readProfile } from '../accounts/profile.ts';
import type { Services } from '../services.ts';

/** What everybody may know of a player. */
export const profileRoutes: FastifyPluginAsyncZod<Services> = async (app, { storage, auth }) => {
  app.get(
    '/api/profiles/:user',
    {
      schema: {
        summary: 'A player, with games, results by city and rating',
        params: z.object({ user: userIdSchema }),
        response: { 200: profileSchema, '4xx': errorSchema },
      },
    },
    (request) => readProfile(storage.db, auth.users, request.params.user),
  );
  await Promise.resolve();
};
