import { errorSchema, seekSchema, soughtSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import type { Services } from '../services.ts';

/** Finding opponents. */
export const pairingRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { pairing } = services;
  app.post(
    '/api/seek',
    {
      schema: {
        summary: 'Look for opponents of my strength; repeat every few seconds',
        body: seekSchema,
        response: { 200: soughtSchema, '4xx': errorSchema, '5xx': errorSchema },
      },
    },
    async (request) => pairing.seek(await userOf(services, request, 'play'), request.body),
  );
  app.delete(
    '/api/seek',
    { schema: { summary: 'Stop looking', response: { 200: z.object({}), '4xx': errorSchema } } },
    async (request) => {
      await pairing.stop((await userOf(services, request, 'play')).id);
      return {};
    },
  );
  await Promise.resolve();
};
