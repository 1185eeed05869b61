import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { sourceOf } from './address.ts';

const TABLE = /^\/api\/(tables|games)\/:id/;

/** Reading a table that is not in memory takes as long as replaying its game, and counts as that. */
export function insistMayRead(
  { tables, limits }: Pick<Services, 'tables' | 'limits'>,
  id: string,
  whose: { readonly person: string | null; readonly address: string },
): void {
  if (!tables.has(id)) limits.insistMayReplay(whose);
}

/** The same for a request, whatever it wants of a table. */
export async function insistMayAskFor(services: Services, request: FastifyRequest): Promise<void> {
  if (!TABLE.test(request.routeOptions.url ?? '')) return;
  const { id } = request.params as { readonly id: string };
  if (services.tables.has(id)) return;
  const user = await services.identify(request);
  insistMayRead(services, id, { person: user?.id ?? null, address: sourceOf(request) });
}
