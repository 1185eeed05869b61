import { daysOffRequestSchema, daysOffSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import { perPerson } from '../limits/route-limits.ts';
import type { Services } from '../services.ts';
import { answers } from './answers.ts';

const response = answers(daysOffSchema);

/** Days on which a player's clocks in correspondence games stand still. */
export const daysOffRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { calendar } = services;
  app.get(
    '/api/me/days-off',
    { schema: { summary: 'My days off, and how many are left this year', response } },
    async (request) => calendar.of((await userOf(services, request, 'account')).id),
  );
  app.post(
    '/api/me/days-off',
    {
      config: perPerson(20),
      schema: { summary: 'Take days off', body: daysOffRequestSchema, response },
    },
    async (request) => calendar.declare((await userOf(services, request, 'account')).id, request.body),
  );
  app.delete(
    '/api/me/days-off/:from',
    {
      schema: {
        summary: 'End or cancel my days off',
        params: z.object({ from: z.coerce.number().int() }),
        response,
      },
    },
    async (request) => calendar.end((await userOf(services, request, 'account')).id, request.params.from),
  );
  await Promise.resolve();
};
