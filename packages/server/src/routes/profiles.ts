import { bestSchema, errorSchema, GAME_KINDS, profileSchema, userIdSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readProfile } from '../accounts/own-data/profile.ts';
import { Best } from '../ratings/best.ts';
import type { Services } from '../services.ts';

/** What everybody may know about a player. */
export const profileRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { storage, auth, sanctions, calendar, now },
) => {
  const best = new Best({
    db: storage.db,
    now,
    isShown: (user) => sanctions.find('ban', user) === null,
  });
  app.get(
    '/api/best/:kind',
    {
      schema: {
        summary: 'The best players at a kind of game',
        params: z.object({ kind: z.enum(GAME_KINDS) }),
        response: { 200: z.array(bestSchema), '4xx': errorSchema },
      },
    },
    (request) => best.of(request.params.kind),
  );
  app.get(
    '/api/profiles/:user',
    {
      schema: {
        summary: 'A player, with games, results by city and rating',
        params: z.object({ user: userIdSchema }),
        response: { 200: profileSchema, '4xx': errorSchema },
      },
    },
    (request) => readProfile({ db: storage.db, users: auth.users, calendar }, request.params.user),
  );
  await Promise.resolve();
};
