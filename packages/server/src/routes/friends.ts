import { friendsSchema, invitedSchema, tableIdSchema, userIdSchema, whoSchema } from '@khora/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Invitations } from '../accounts/company/invitations.ts';
import { blockersOf, listRelations, type Relation, relate, unrelate } from '../accounts/company/relations.ts';
import { userOf } from '../accounts/sign-in/asking.ts';
import { Refused } from '../errors.ts';
import { perPerson } from '../limits/route-limits.ts';
import type { Services } from '../services.ts';
import { answers } from './answers.ts';

const done = z.object({});
const params = z.object({ user: userIdSchema });
/** Names must not be guessed one by one. */
const config = perPerson(30);

/** Friends, blocked players, and invitations by name. */
export const friendRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { storage, tables, auth, push, now } = services;
  const { db } = storage;
  const onInvited = (table: string, user: string) => push.notifyInvitation(table, user);
  const invitations = new Invitations({ db, tables, now, onInvited });
  const find = async (who: string) => {
    const found = (await auth.users.findByUsername(who)) ?? (await auth.users.find(who));
    if (!found) throw new Refused('not-found', 'There is no such player.');
    return found.id;
  };
  app.get(
    '/api/me/friends',
    { schema: { summary: 'My friends and the players I have blocked', response: answers(friendsSchema) } },
    async (request) => listRelations(db, (await userOf(services, request, 'account')).id, now()),
  );
  app.post(
    '/api/me/friends',
    { config, schema: { summary: 'Add a friend', body: whoSchema, response: answers(done) } },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      const other = await find(request.body.who);
      if ((await blockersOf(db, id, [other])).length > 0)
        throw new Refused('blocked', 'This player does not accept that.');
      await relate(db, id, other, 'friend');
      return {};
    },
  );
  app.post(
    '/api/me/blocked',
    { config, schema: { summary: 'Block a player', body: whoSchema, response: answers(done) } },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      await relate(db, id, await find(request.body.who), 'block');
      return {};
    },
  );
  for (const [path, kind, summary] of [
    ['friends', 'friend', 'Remove a friend'],
    ['blocked', 'block', 'Unblock a player'],
  ] as const satisfies readonly (readonly [string, Relation, string])[])
    app.delete(
      `/api/me/${path}/:user`,
      { schema: { summary, params, response: answers(done) } },
      async (request) => {
        const { id } = await userOf(services, request, 'account');
        await unrelate(db, id, request.params.user, kind);
        return {};
      },
    );
  app.get(
    '/api/me/invitations',
    { schema: { summary: 'Tables that others invite me to', response: answers(z.array(invitedSchema)) } },
    async (request) => invitations.of((await userOf(services, request, 'read')).id),
  );
  app.delete(
    '/api/me/invitations/:table',
    {
      schema: {
        summary: 'Decline an invitation',
        params: z.object({ table: tableIdSchema }),
        response: answers(done),
      },
    },
    async (request) => {
      const { id } = await userOf(services, request, 'account');
      await invitations.decline(id, request.params.table);
      return {};
    },
  );
  app.post(
    '/api/tables/:id/invite',
    {
      config,
      schema: {
        summary: 'Invite somebody by name',
        params: z.object({ id: tableIdSchema }),
        body: whoSchema,
        response: answers(done),
      },
    },
    async (request) => {
      const user = await userOf(services, request, 'play');
      services.sanctions.insistMaySpeak(user.id);
      await invitations.invite(request.params.id, user, await find(request.body.who));
      return {};
    },
  );
  await Promise.resolve();
};
