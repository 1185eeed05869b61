import { tableIdSchema } from '@khora/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../errors.ts';
import { sourceOf } from '../limits/address.ts';
import { insistMayRead } from '../limits/cold-tables.ts';
import { PREVIEW_LANGUAGES, previewOf, previewPage } from '../preview/page.ts';
import { drawTable } from '../preview/picture.ts';
import type { Services } from '../services.ts';
import { mayWatch } from '../tables/access.ts';
import type { Table } from '../tables/table.ts';

const querystring = z.object({ lang: z.enum(PREVIEW_LANGUAGES).catch('en').default('en') });
const room = z.object({ id: z.string().max(64) });
const invited = room.extend({ invitation: z.string().regex(/^[\w-]{1,64}$/) });

interface PreviewServices extends Services {
  /** Where players reach the server, if the settings say. */
  readonly url: string | undefined;
}

/** The addresses of tables that people send each other. */
export const previewRoutes: FastifyPluginAsyncZod<PreviewServices> = async (app, services) => {
  const pictures = new Map<string, Promise<Buffer>>();
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { id, invitation, lang }: { readonly id: string; readonly invitation?: string; readonly lang: string },
  ) => {
    const table = await tableFor(services, { id, invitation, address: sourceOf(request) });
    const steps = invitation === undefined ? '..' : '../..';
    const place = encodeURIComponent(id) + (invitation === undefined ? '' : `/${invitation}`);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return previewPage(previewOf(table, lang), {
      language: lang,
      origin: services.url?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`,
      path: `/room/${place}`,
      target: `${steps}/#/room/${place}`,
    });
  };
  app.get('/room/:id', { schema: { hide: true, params: room, querystring } }, (request, reply) =>
    show(request, reply, { ...request.params, ...request.query }),
  );
  app.get(
    '/room/:id/:invitation',
    { schema: { hide: true, params: invited, querystring } },
    (request, reply) => show(request, reply, { ...request.params, ...request.query }),
  );
  app.get(
    '/preview/:seats.png',
    { schema: { hide: true, params: z.object({ seats: z.string().regex(/^[pbo]{2,4}$/) }) } },
    (request, reply) => {
      const { seats } = request.params;
      // There are 117 of them.
      const picture = pictures.get(seats) ?? drawTable(seats);
      pictures.set(seats, picture);
      void reply.type('image/png').header('cache-control', 'public, max-age=86400');
      return picture;
    },
  );
  await Promise.resolve();
};

interface Wanted {
  readonly id: string;
  readonly invitation: string | undefined;
  readonly address: string;
}

/** The table, if anyone with this address may know about it. */
async function tableFor(services: Services, { id, invitation, address }: Wanted): Promise<Table | null> {
  if (!tableIdSchema.safeParse(id).success) return null;
  try {
    insistMayRead(services, id, { person: null, address });
    const table = await services.tables.get(id);
    mayWatch(table, null, invitation);
    return table;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
