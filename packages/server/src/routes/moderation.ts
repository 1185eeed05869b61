import { actSchema, loggedActSchema, personSchema, reportedLineSchema, userIdSchema } from '@khora/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import { sourceOf } from '../limits/address.ts';
import { readReports } from '../moderation/reports.ts';
import type { Services } from '../services.ts';
import { answers } from './answers.ts';

const REPORTS = 50;

/** For moderators and admins. */
export const moderationRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { moderation, storage } = services;
  const insistRole = async (request: FastifyRequest) => {
    await moderation.insistRole(await userOf(services, request, 'moderate'));
  };
  app.get(
    '/api/moderation/reports',
    {
      schema: {
        summary: 'Reported lines of chat, with what was said around them',
        querystring: z.object({
          settled: z.stringbool().default(false),
          before: z.coerce.number().int().default(Number.MAX_SAFE_INTEGER),
        }),
        response: answers(z.array(reportedLineSchema)),
      },
    },
    async (request) => {
      await insistRole(request);
      return readReports(storage.db, { ...request.query, most: REPORTS });
    },
  );
  app.get(
    '/api/moderation/acts',
    { schema: { summary: 'What moderators have done', response: answers(z.array(loggedActSchema)) } },
    async (request) => {
      await insistRole(request);
      return moderation.acts();
    },
  );
  app.get(
    '/api/moderation/people/:who',
    {
      schema: {
        summary: 'A person, by user name or id',
        params: z.object({ who: userIdSchema }),
        response: answers(personSchema),
      },
    },
    async (request) => {
      await insistRole(request);
      return moderation.person(request.params.who);
    },
  );
  app.post(
    '/api/moderation/acts',
    {
      schema: { summary: 'Carry out an act of moderation', body: actSchema, response: answers(z.object({})) },
    },
    async (request) => {
      const asker = await userOf(services, request, 'moderate');
      await moderation.act(asker, request.body, sourceOf(request));
      return {};
    },
  );
  await Promise.resolve();
};
