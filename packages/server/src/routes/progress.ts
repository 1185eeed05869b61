import {
  PROGRESS_LENGTH,
  progressAnswerSchema,
  progressChangeSchema,
  progressItemSchema,
  progressKeySchema,
  progressListSchema,
} from '@khora/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProgressStore } from '../accounts/own-data/progress.ts';
import { userOf } from '../accounts/sign-in/asking.ts';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';
import { answers } from './answers.ts';

const params = z.object({ key: progressKeySchema });
/** Enough for the longest text, in letters of three bytes and with its quotation marks escaped. */
const bodyLimit = 4 * PROGRESS_LENGTH;

/** What the devices of an account share. */
export const progressRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const store = new ProgressStore(services.storage.db, services.now);
  const accountOf = async (request: FastifyRequest) => {
    const { id, guest } = await userOf(services, request, 'account');
    if (guest)
      throw new Refused('accounts-only', 'A guest’s progress stays on the device. Create an account first.');
    return id;
  };
  app.get(
    '/api/me/progress',
    {
      schema: {
        summary: 'What my devices have stored, and in which version',
        response: answers(progressListSchema),
      },
    },
    async (request) => store.list(await accountOf(request)),
  );
  app.get(
    '/api/me/progress/:key',
    { schema: { summary: 'The text under a key', params, response: answers(progressItemSchema) } },
    async (request) => store.read(await accountOf(request), request.params.key),
  );
  app.put(
    '/api/me/progress/:key',
    {
      bodyLimit,
      schema: {
        summary: 'Replace the version that I know with a new text',
        params,
        body: progressChangeSchema,
        response: answers(progressAnswerSchema),
      },
    },
    async (request) => store.write(await accountOf(request), request.params.key, request.body),
  );
  await Promise.resolve();
};
