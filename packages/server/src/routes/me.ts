import {
  deleteAccountSchema,
  meSchema,
  newPasswordSchema,
  provenSchema,
  recoverSchema,
  recoveryCodesSchema,
  renameSchema,
  reportSchema,
  sessionSchema,
  tableIdSchema,
  upgradeSchema,
  userIdSchema,
} from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mute, unmute } from '../accounts/company/muted.ts';
import { Credentials } from '../accounts/keys/credentials.ts';
import { deleteUser } from '../accounts/own-data/deletion.ts';
import { exportUser } from '../accounts/own-data/export.ts';
import { readMe } from '../accounts/own-data/me.ts';
import { userOf } from '../accounts/sign-in/asking.ts';
import { strangerAt } from '../accounts/sign-in/auth-routes.ts';
import { setCookies } from '../accounts/sign-in/cookies.ts';
import { insistOrigin } from '../accounts/sign-in/headers.ts';
import { normalUsername } from '../accounts/user.ts';
import { Refused } from '../errors.ts';
import { sourceOf } from '../limits/address.ts';
import { perAddress, perPerson } from '../limits/route-limits.ts';
import { report } from '../moderation/reports.ts';
import type { Services } from '../services.ts';
import { mayRead, mayWatch } from '../tables/access.ts';
import { answers } from './answers.ts';

const done = z.object({});
const other = z.object({ user: userIdSchema });

/** The user's own account. */
export const meRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { auth, storage, tables, sanctions, roles, limits, now } = services;
  const { db } = storage;
  const { users, tokens, lately, proofs, attempts, devices } = auth;
  const credentials = new Credentials({ db, users, tokens, lately, roles });
  const sources = { db, users, tokens, roles, sanctions };

  app.get(
    '/api/me',
    { schema: { summary: 'Who I am', response: answers(meSchema) } },
    async (request, reply) => {
      const { id, scopes } = await userOf(services, request, 'read');
      if (scopes.includes('account')) setCookies(request, reply, await auth.refresh(request));
      return readMe(sources, id);
    },
  );
  app.patch(
    '/api/me',
    { schema: { summary: 'Change my name', body: renameSchema, response: answers(meSchema) } },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      // A name is also something that others read.
      sanctions.insistMaySpeak(id);
      await users.rename(id, request.body.name);
      await lately.forgetUser(id);
      return readMe(sources, id);
    },
  );
  app.post(
    '/api/me/upgrade',
    {
      config: perAddress(limits.most.signIns),
      schema: {
        summary: 'Turn a guest into an account, with a name and a password; returns recovery codes',
        body: upgradeSchema,
        response: answers(recoveryCodesSchema),
      },
    },
    async (request, reply) => {
      const user = await userOf(services, request, 'account');
      const { proof, ...wanted } = request.body;
      await proofs.insist(user, proof);
      const whose = { person: user.id, address: sourceOf(request) };
      const codes = await attempts.run(whose, () => credentials.upgrade(user, wanted));
      setCookies(request, reply, [devices.remember(normalUsername(wanted.username))]);
      return { codes };
    },
  );
  app.post(
    '/api/me/recovery-codes',
    {
      schema: {
        summary: 'New recovery codes; the old ones become invalid',
        body: provenSchema.nullish(),
        response: answers(recoveryCodesSchema),
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'account');
      await proofs.insist(user, request.body?.proof);
      return { codes: await credentials.newCodes(user) };
    },
  );
  app.put(
    '/api/me/password',
    {
      config: perPerson(5),
      schema: {
        summary: 'Change my password; other sessions end',
        body: newPasswordSchema,
        response: answers(done),
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'account');
      await proofs.insist(user, request.body.proof);
      const whose = { person: user.id, address: sourceOf(request) };
      const ended = await attempts.run(whose, () => credentials.setPassword(user, request.body.password));
      for (const session of ended) services.connections.end(user.id, session);
      return {};
    },
  );
  app.get(
    '/api/me/sessions',
    { schema: { summary: 'Where I am signed in', response: answers(z.array(sessionSchema)) } },
    async (request) => {
      const { id, key } = await userOf(services, request, 'account');
      return (await users.sessions(id)).map((session) => ({
        id: session.id,
        created: session.createdAt.getTime(),
        used: session.updatedAt.getTime(),
        device: session.userAgent ?? null,
        current: session.id === key,
      }));
    },
  );
  app.delete(
    '/api/me/sessions/:session',
    {
      schema: {
        summary: 'End a session, or all but this one (others)',
        params: z.object({ session: z.string().min(1).max(64) }),
        response: answers(done),
      },
    },
    async (request) => {
      const { id, key } = await userOf(services, request, 'account');
      const { session } = request.params;
      const ended = await users.endSome(id, (each) =>
        session === 'others' ? each !== key : each === session,
      );
      if (ended.length === 0 && session !== 'others')
        throw new Refused('not-found', 'You have no such session.');
      await lately.forgetUser(id);
      for (const each of ended) services.connections.end(id, each);
      return {};
    },
  );
  app.post(
    '/api/account/recover',
    {
      config: perAddress(limits.most.signIns),
      schema: {
        summary: 'Set a new password with a recovery code',
        body: recoverSchema,
        response: answers(done),
      },
    },
    async (request, reply) => {
      insistOrigin(request);
      const recover = () => credentials.recover(request.body);
      services.connections.end(await attempts.run(strangerAt(request), recover));
      setCookies(request, reply, [devices.remember(normalUsername(request.body.username))]);
      return {};
    },
  );
  app.get(
    '/api/me/export',
    {
      config: perPerson(10),
      schema: {
        summary: 'Everything that the server stores about me',
        response: answers(z.looseObject({ format: z.literal('khora-account') })),
      },
    },
    async (request, reply) => {
      const { id } = await userOf(services, request, 'account');
      void reply.header('content-disposition', 'attachment; filename="khora-account.json"');
      return exportUser(sources, id);
    },
  );
  app.delete(
    '/api/me',
    {
      schema: { summary: 'Delete my account, for ever', body: deleteAccountSchema, response: answers(done) },
    },
    async (request, reply) => {
      const user = await userOf(services, request, 'account');
      await proofs.insist(user, request.body.proof);
      await deleteUser(services, user);
      setCookies(request, reply, [...(await auth.signOut(request)), devices.forget()]);
      return {};
    },
  );
  app.put(
    '/api/me/muted/:user',
    { schema: { summary: 'Mute a player', params: other, response: answers(done) } },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      await mute(db, id, request.params.user);
      return {};
    },
  );
  app.delete(
    '/api/me/muted/:user',
    { schema: { summary: 'Unmute a player', params: other, response: answers(done) } },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      await unmute(db, id, request.params.user);
      return {};
    },
  );
  app.post(
    '/api/tables/:id/chat/:number/report',
    {
      config: perAddress(limits.most.signIns),
      schema: {
        summary: 'Report a line of chat',
        params: z.object({ id: tableIdSchema, number: z.coerce.number().int().min(1) }),
        body: reportSchema,
        response: answers(done),
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'account');
      const { id, number } = request.params;
      const { reason, invitation } = request.body;
      sanctions.insistMayPlay(user.id);
      const table = await tables.get(id);
      mayWatch(table, user, invitation);
      if (!mayRead(table, user))
        throw new Refused('no-seat', 'Only the players at this table can read its chat.');
      await report(db, { table: id, number, user: user.id, reason, at: now() });
      return {};
    },
  );
  await Promise.resolve();
};
