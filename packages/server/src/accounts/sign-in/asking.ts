import type { FastifyRequest } from 'fastify';
import { Refused } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Asker, Scope } from '../user.ts';
import { insistOrigin } from './headers.ts';

/** The user who asks for something that needs a name and a scope. */
export async function userOf(services: Services, request: FastifyRequest, scope: Scope): Promise<Asker> {
  if (request.method !== 'GET') insistOrigin(request);
  const asker = await services.identify(request);
  if (!asker) throw new Refused('not-signed-in', 'Say who you are first: play as a guest, or sign in.');
  if (scope === 'account' && !asker.scopes.includes(scope))
    throw new Refused('not-allowed', 'Tokens are for playing. Sign in to change your account.');
  if (!asker.scopes.includes(scope))
    throw new Refused('not-allowed', `This token lacks the scope '${scope}'.`);
  if (scope === 'play') services.sanctions.insistMayPlay(asker.id);
  return asker;
}
