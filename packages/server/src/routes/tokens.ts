import { errorSchema, newTokenSchema, tokenRequestSchema, tokenSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';

/** Keys of the bot API. */
export const tokenRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { tokens, lately } = services.auth;
  app.get(
    '/api/me/tokens',
    { schema: { summary: 'My tokens', response: { 200: z.array(tokenSchema), '4xx': errorSchema } } },
    async (request) => tokens.list((await userOf(services, request, 'account')).id),
  );
  app.post(
    '/api/me/tokens',
    {
      schema: {
        summary: 'Create a token; its secret is shown once',
        body: tokenRequestSchema,
        response: { 200: newTokenSchema, '4xx': errorSchema },
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'account');
      if (user.guest)
        throw new Refused('not-allowed', 'Tokens need an account. Turn your guest into one first.');
      if (request.body.scopes.includes('moderate')) await services.moderation.insistRole(user);
      return tokens.make(user.id, request.body);
    },
  );
  app.delete(
    '/api/me/tokens/:id',
    {
      schema: {
        summary: 'Revoke a token',
        params: z.object({ id: z.uuid() }),
        response: { 200: z.object({}), '4xx': errorSchema },
      },
    },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      await tokens.remove(id, request.params.id);
      await lately.forgetUser(id);
      services.connections.end(id, request.params.id);
      return {};
    },
  );
  await Promise.resolve();
};
