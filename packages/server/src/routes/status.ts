import { clientMessageSchema, errorSchema, serverMessageSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { Refused } from '../errors.ts';
import type { Services } from '../services.ts';

/** For those who run the server. `problems` is where they want reports. */
export const statusRoutes: FastifyPluginAsyncZod<Services & Pick<Config, 'problems'>> = async (
  app,
  { problems, ...services },
) => {
  const ok = {
    schema: { response: { 200: z.object({ ok: z.literal(true) }), '5xx': errorSchema } },
    config: { rateLimit: false },
  };
  // Where only files are served, a file of this name tells the client that there is no server.
  app.get(
    '/server.json',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (_request, reply) => {
      await reply.header('cache-control', 'no-store').send({ online: true, problems });
    },
  );
  app.get('/healthz', ok, () => ({ ok: true as const }));
  let tried: { readonly at: number; readonly done: Promise<unknown> } | null = null;
  app.get('/readyz', ok, async () => {
    // Requests more frequent than once a second get the last answer.
    if (!tried || services.now() - tried.at >= 1000)
      tried = { at: services.now(), done: inTime(writeSomething(services)) };
    try {
      await tried.done;
    } catch (error) {
      services.log.error({ err: error }, 'nothing can be written');
      throw new Refused('busy', 'The database cannot be written to: check the disk or the database.');
    }
    return { ok: true as const };
  });
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    await reply.type(services.metrics.contentType).send(await services.metrics.text());
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  const messages = z.toJSONSchema(clientMessageSchema, { io: 'input' });
  app.get('/api/messages.json', { schema: { hide: true } }, () => messages);
  const answers = z.toJSONSchema(serverMessageSchema, { io: 'output' });
  app.get('/api/server-messages.json', { schema: { hide: true } }, () => answers);
  await Promise.resolve();
};

/** Milliseconds after which a write that has not finished counts as failed: a load balancer must get an answer. */
const PATIENCE = 3000;

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing was written for ${PATIENCE} ms.`)), PATIENCE);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A server that can read but not write could not accept any moves. */
function writeSomething({ storage, now }: Services): Promise<unknown> {
  const value = String(now());
  return storage.db
    .insertInto('keys')
    .values({ name: 'ready', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
