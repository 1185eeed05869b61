import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { AskedLately } from '../keys/asked-lately.ts';
import { Users } from '../users.ts';

const registrationSchema = z.looseObject({ user: z.looseObject({ id: z.string() }) });

/** Nobody wants an account that nobody can sign in to. */
export const keepLastKey = createAuthMiddleware(async (ctx) => {
  if (ctx.path !== '/passkey/delete-passkey') return;
  const session = await getSessionFromCtx(ctx);
  if (!session) return;
  const users = new Users(ctx.context);
  const { id } = session.user;
  if ((await users.passkeys(id)) <= 1 && !(await users.hasPassword(id)))
    throw new APIError('FORBIDDEN', {
      message: 'This is the only key to your account. Set a password first.',
    });
});

/** Passkeys carry the player's name, not the made-up address; and a guest who has one is no longer a guest. */
export function afterPasskeys(lately: AskedLately) {
  return createAuthMiddleware(async (ctx) => {
    const { session, returned } = ctx.context;
    if (!session || returned instanceof Error) return undefined;
    const { id, name } = session.user;
    if (ctx.path === '/passkey/generate-register-options') {
      const options = registrationSchema.parse(returned);
      return ctx.json({ ...options, user: { ...options.user, name, displayName: name } });
    }
    if (ctx.path === '/passkey/verify-registration') {
      await ctx.context.internalAdapter.updateUser(id, { isAnonymous: false });
      await lately.forgetUser(id);
    }
    return undefined;
  });
}
