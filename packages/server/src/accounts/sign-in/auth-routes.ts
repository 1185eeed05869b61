import {
  errorSchema,
  passkeySchema,
  proofRequestSchema,
  proofSchema,
  provenSchema,
  signInSchema,
} from '@khora/protocol';
import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refused } from '../../errors.ts';
import { sourceOf } from '../../limits/address.ts';
import type { Origin } from '../../limits/limits.ts';
import { perAddress, perPerson } from '../../limits/route-limits.ts';
import type { Services } from '../../services.ts';
import { type AuthHandler, normalUsername } from '../user.ts';
import { userOf } from './asking.ts';
import { setCookies } from './cookies.ts';
import { headersOf, insistOrigin } from './headers.ts';

/** The library's answer to a valid passkey: it signs in with it at once. */
const provenKeySchema = z.object({
  session: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
});
const signedInSchema = z.object({ user: z.object({ id: z.string(), name: z.string() }) });
const doneSchema = z.object({});
/** What the browser's own functions take and give; the library checks it. */
const ceremonySchema = z.looseObject({});
const storedPasskeysSchema = z.array(
  z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.coerce.date() }),
);
const problemSchema = z.object({ code: z.string().optional(), message: z.string().optional() }).catch({});

/** The routes of the authentication library that we use; there are no others. */
export const authRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { auth, identify, connections, limits } = services;
  const { users, guesses, attempts, proofs, devices } = auth;
  const signIns = perAddress(limits.most.signIns);
  const ask = forwardTo(auth);
  const response = <T extends z.ZodType>(schema: T) => ({ 200: schema, '4xx': errorSchema });
  app.post(
    '/api/auth/sign-in/anonymous',
    {
      config: perAddress(limits.most.guests),
      schema: { summary: 'Play as a guest', response: response(signedInSchema) },
    },
    async (request, reply) => {
      insistOrigin(request);
      const { said, cookies } = await auth.makeGuest(request).catch((error: unknown) => {
        throw isAPIError(error) ? refusal(error.statusCode, problemSchema.parse(error.body)) : error;
      });
      setCookies(request, reply, cookies);
      return signedInSchema.parse(said);
    },
  );
  app.post(
    '/api/auth/sign-in/username',
    {
      config: signIns,
      schema: { summary: 'Sign in', body: signInSchema, response: response(signedInSchema) },
    },
    async (request, reply) => {
      const name = normalUsername(request.body.username);
      const device = devices.find(request, name);
      const guesser = device === null ? `stranger to ${name}` : `device ${device}`;
      guesses.begin(guesser);
      const signedIn = signedInSchema.parse(
        await attempts.run(strangerAt(request), () => ask(request, reply)),
      );
      guesses.forget(guesser);
      setCookies(request, reply, [devices.remember(name)]);
      return signedIn;
    },
  );
  app.post(
    '/api/me/proof',
    {
      config: perPerson(20),
      schema: {
        summary: 'Confirm my identity with password or passkey, for requests that need a proof',
        body: proofRequestSchema,
        response: response(proofSchema),
      },
    },
    async (request) => {
      const asker = await userOf(services, request, 'account');
      const { body } = request;
      if ('password' in body) {
        // Not by account: strangers who guess must not keep the owner from changing the password.
        const guesser = `session ${asker.key}`;
        guesses.begin(guesser);
        const whose = { person: asker.id, address: sourceOf(request) };
        if (!(await attempts.run(whose, () => users.isPassword(asker.id, body.password))))
          throw new Refused('wrong-credentials', 'This is not your password.');
        guesses.forget(guesser);
        return proofs.make(asker);
      }
      const path = '/api/auth/passkey/verify-authentication';
      const { session, user } = provenKeySchema.parse(
        await ask(request, null, { path, body: { response: body.passkey } }),
      );
      await users.endSome(user.id, (id) => id === session.id);
      if (user.id !== asker.id)
        throw new Refused('wrong-credentials', 'This is the passkey of another account.');
      return proofs.make(asker);
    },
  );
  app.post(
    '/api/auth/sign-out',
    { schema: { summary: 'Sign out', response: response(doneSchema) } },
    async (request, reply) => {
      insistOrigin(request);
      const asker = await identify(request);
      setCookies(request, reply, await auth.signOut(request));
      if (asker) connections.end(asker.id, asker.key);
      return {};
    },
  );
  app.get(
    '/api/auth/passkey/generate-register-options',
    { schema: { summary: 'Begin to add a passkey', response: response(ceremonySchema) } },
    async (request, reply) => ceremonySchema.parse(await ask(request, reply)),
  );
  app.post(
    '/api/auth/passkey/verify-registration',
    {
      schema: {
        summary: 'Add a passkey; a guest becomes an account',
        body: provenSchema.extend({ response: ceremonySchema, name: z.string().trim().max(64).optional() }),
        response: response(doneSchema),
      },
    },
    async (request, reply) => {
      const { proof, ...body } = request.body;
      await proofs.insist(await userOf(services, request, 'account'), proof);
      await ask(request, reply, { body });
      return {};
    },
  );
  app.get(
    '/api/auth/passkey/generate-authenticate-options',
    { schema: { summary: 'Begin to sign in with a passkey', response: response(ceremonySchema) } },
    async (request, reply) => ceremonySchema.parse(await ask(request, reply)),
  );
  app.post(
    '/api/auth/passkey/verify-authentication',
    {
      config: signIns,
      schema: {
        summary: 'Sign in with a passkey',
        body: z.strictObject({ response: ceremonySchema }),
        response: response(signedInSchema),
      },
    },
    async (request, reply) => signedInSchema.parse(await ask(request, reply)),
  );
  app.get(
    '/api/auth/passkey/list-user-passkeys',
    { schema: { summary: 'My passkeys', response: response(z.array(passkeySchema)) } },
    async (request, reply) =>
      storedPasskeysSchema
        .parse(await ask(request, reply))
        .map(({ id, name, createdAt }) => ({ id, name: name ?? null, created: createdAt.getTime() })),
  );
  app.post(
    '/api/auth/passkey/delete-passkey',
    {
      schema: {
        summary: 'Remove a passkey',
        body: provenSchema.extend({ id: z.string().min(1).max(64) }),
        response: response(doneSchema),
      },
    },
    async (request, reply) => {
      const { proof, ...body } = request.body;
      await proofs.insist(await userOf(services, request, 'account'), proof);
      await ask(request, reply, { body });
      return {};
    },
  );
  await Promise.resolve();
};

/** Whoever signs in is nobody yet. */
export function strangerAt(request: FastifyRequest): Origin {
  return { person: '', address: sourceOf(request) };
}

interface Forwarded {
  readonly path?: string;
  readonly body?: unknown;
}

/**
 * Lets the library answer a request: returns what it says, or its refusal in our words. Its session tokens stay in
 * cookies.
 */
function forwardTo({ handler }: { readonly handler: AuthHandler }) {
  return async (
    request: FastifyRequest,
    /** Null if no cookies may be set. */
    reply: FastifyReply | null,
    { path = request.url, body = request.body }: Forwarded = {},
  ): Promise<unknown> => {
    insistOrigin(request);
    const headers = headersOf(request);
    headers.delete('content-length');
    headers.delete('transfer-encoding');
    const posts = request.method === 'POST';
    if (posts) headers.set('content-type', 'application/json');
    const answer = await handler(
      new Request(`${request.protocol}://${request.host}${path}`, {
        method: request.method,
        headers,
        ...(posts && { body: JSON.stringify(body ?? {}) }),
      }),
    );
    const said: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw refusal(answer.status, problemSchema.parse(said));
    if (reply) setCookies(request, reply, answer.headers.getSetCookie());
    return said;
  };
}

function refusal(status: number, { code, message }: z.infer<typeof problemSchema>): Error {
  const said = message ?? 'This is not possible.';
  // The library treats a wrong passkey as its own failure.
  if (code === 'FAILED_TO_VERIFY_REGISTRATION') return new Refused('malformed', said);
  if (status === 401) return new Refused('wrong-credentials', said);
  if (status === 403) return new Refused('not-allowed', said);
  if (status < 500) return new Refused('malformed', said);
  return new Error(`The authentication library answered ${status}: ${said}`);
}
