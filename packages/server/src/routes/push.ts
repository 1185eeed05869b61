import { errorSchema, subscriptionSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import type { Services } from '../services.ts';

const done = { 200: z.object({}), '4xx': errorSchema };

/** Notifications in the browser. */
export const pushRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { push } = services;
  app.get(
    '/api/push/key',
    {
      schema: {
        summary: 'The key for subscribing a browser',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    () => ({ key: push.key }),
  );
  app.post(
    '/api/push/subscriptions',
    { schema: { summary: 'Notify me when it is my turn', body: subscriptionSchema, response: done } },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      await push.subscriptions.add(id, request.body);
      return {};
    },
  );
  app.delete(
    '/api/push/subscriptions',
    {
      schema: {
        summary: 'Stop notifications',
        body: subscriptionSchema.pick({ endpoint: true }),
        response: done,
      },
    },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      await push.subscriptions.remove(request.body.endpoint, id);
      return {};
    },
  );
  await Promise.resolve();
};
