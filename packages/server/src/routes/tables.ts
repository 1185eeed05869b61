import {
  createTableSchema,
  diceSchema,
  entropySchema,
  errorSchema,
  joinRequestSchema,
  LEVELS,
  moveRequestSchema,
  planRequestSchema,
  promiseSchema,
  REMEDIES,
  seatSchema,
  summarySchema,
  tableIdSchema,
} from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userOf } from '../accounts/sign-in/asking.ts';
import type { Services } from '../services.ts';
import { mayWatch } from '../tables/access.ts';
import { listMine } from '../tables/lists.ts';
import { commitmentOf, summaryOf } from '../tables/snapshot.ts';
import { seatOf, type Table } from '../tables/table.ts';

const params = z.object({ id: tableIdSchema });
const answers = { 200: summarySchema, '4xx': errorSchema, '5xx': errorSchema };
/** The hash of the server's contribution to the seed; and people who sit at a table may pass on its invitation. */
const ownTable = summarySchema
  .extend({ commitment: z.string(), invitation: z.string().nullable() })
  .meta({ id: 'OwnTable' });
const ownAnswers = { ...answers, 200: ownTable };

function own(table: Table, user: string | null) {
  const sits = user !== null && (seatOf(table, user) !== null || table.founding.owner === user);
  return {
    ...summaryOf(table),
    commitment: commitmentOf(table.founding),
    invitation: sits ? table.founding.invitation : null,
  };
}

/** Opening, finding and joining tables, and everything there that is not live. */
export const tableRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { tables, commands, storage } = services;
  app.get(
    '/api/tables',
    { schema: { summary: 'Open tables', response: { 200: z.array(summarySchema) } } },
    async () => [...(await services.openTables.list())],
  );
  app.get(
    '/api/tables/mine',
    { schema: { summary: 'My tables', response: { 200: z.array(summarySchema), '4xx': errorSchema } } },
    async (request) => listMine(storage.db, (await userOf(services, request, 'read')).id),
  );
  app.post(
    '/api/dice',
    {
      schema: {
        summary: 'The hash of the server’s contribution to the next seed: ask for it before you give yours',
        response: { ...answers, 200: promiseSchema },
      },
    },
    async (request) => services.dice.promise((await userOf(services, request, 'play')).id),
  );
  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Open a table',
        description:
          'The founder’s contribution to the seed (entropy) counts only with dice from POST /api/dice: without them, the server’s hash is not published before the table is open.',
        body: createTableSchema,
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      return own(await commands.found(user, request.body), user.id);
    },
  );
  app.get(
    '/api/tables/:id',
    {
      schema: {
        summary: 'A table',
        params,
        querystring: z.object({ invitation: z.string().max(64).optional() }),
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await services.identify(request);
      const table = await tables.get(request.params.id);
      mayWatch(table, user, request.query.invitation);
      return own(table, user?.id ?? null);
    },
  );
  app.post(
    '/api/tables/:id/join',
    {
      schema: {
        summary: 'Take a seat',
        params,
        body: joinRequestSchema.extend({ seat: seatSchema.optional() }),
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      return own(await commands.join(request.params.id, user, request.body), user.id);
    },
  );
  app.post(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        summary: 'Put a bot on a seat, or free it',
        params: params.extend({ seat: z.coerce.number().pipe(seatSchema) }),
        body: z.strictObject({ level: z.enum(LEVELS).nullable() }),
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      const { id, seat } = request.params;
      return own(await commands.setSeat(id, user, seat, request.body.level), user.id);
    },
  );
  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        summary: 'Begin, with bots on free seats',
        params,
        body: z.strictObject({ fill: z.enum(LEVELS).nullable() }),
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      return own(await commands.start(request.params.id, user, request.body.fill), user.id);
    },
  );
  app.post(
    '/api/tables/:id/leave',
    { schema: { summary: 'Leave the table, or resign', params, response: ownAnswers } },
    async (request) => {
      const user = await userOf(services, request, 'play');
      return own(await commands.leave(request.params.id, user), user.id);
    },
  );
  app.post(
    '/api/tables/:id/abort',
    {
      schema: {
        summary: 'End a game without a result, until everybody has moved',
        params,
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      return own(await commands.abort(request.params.id, user), user.id);
    },
  );
  app.post(
    '/api/tables/:id/vanished',
    {
      schema: {
        summary: 'Do something about a player who keeps a game without a clock waiting',
        params,
        body: z.strictObject({ remedy: z.enum(REMEDIES) }),
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      return own(await commands.remedy(request.params.id, user, request.body.remedy), user.id);
    },
  );
  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        summary: 'Rematch',
        description:
          'Whoever asks first opens the table, and contributes to the seed only with dice from POST /api/dice.',
        params,
        body: z.strictObject({ entropy: entropySchema, dice: diceSchema.optional() }),
        response: ownAnswers,
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      return own(await commands.rematch(request.params.id, user, request.body), user.id);
    },
  );
  app.post(
    '/api/tables/:id/moves',
    {
      schema: {
        summary: 'Make a move',
        params,
        body: moveRequestSchema,
        response: { ...answers, 200: z.object({ version: z.int() }) },
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      // After what arrived earlier, as on a socket.
      await tables.room();
      return { version: await commands.move(request.params.id, user, request.body) };
    },
  );
  app.post(
    '/api/tables/:id/plan',
    {
      schema: {
        summary: 'Plan the answer to my next question in a correspondence game; null withdraws it',
        params,
        body: planRequestSchema,
        response: { ...answers, 200: z.object({ version: z.int() }) },
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      await tables.room();
      return { version: await commands.plan(request.params.id, user, request.body) };
    },
  );
  await Promise.resolve();
};
