import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../services.ts';

/** For those who run the server. */
export const statusRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const ok = {
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { rateLimit: false },
  };
  // Among files alone, a file of this name tells the client that there is no server.
  app.get(
    '/server.json',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (_request, reply) => {
      await reply.header('cache-control', 'no-store').send({ online: true });
    },
  );
  app.get('/healthz', ok, () => ({ ok: true as const }));
  app.get('/readyz', ok, async () => {
    await sql`select 1`.execute(services.storage.db);
    return { ok: true as const };
  });
  app.get('/metrics', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    await reply.type(services.metrics.contentType).send(await services.metrics.text());
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  await Promise.resolve();
};
