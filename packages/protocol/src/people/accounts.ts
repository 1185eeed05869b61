import { CITY_IDS } from '@khora/engine';
import { z } from 'zod';
import { summarySchema } from '../tables/tables.ts';
import { nameSchema, tableIdSchema, userIdSchema } from '../vocabulary/names.ts';
import { DAYS_OFF, GAME_KINDS, ROLES } from '../vocabulary/vocabulary.ts';
import { sanctionSchema } from './moderation.ts';

/** What a token of the bot API may be used for. */
export const TOKEN_SCOPES = ['read', 'play', 'moderate'] as const;

/** The name that somebody signs in with, in any script; it is not case-sensitive. */
export const usernameSchema = nameSchema.regex(
  /^[\p{L}\p{M}\p{Nd}_.]{3,24}$/u,
  'A user name is 3 to 24 letters, digits, dots or underscores.',
);
export const passwordSchema = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(128, 'A password has at most 128 characters.');

/** How strong a player surely is: the estimate minus three times its uncertainty. Everybody begins at 0. */
export const ratingSchema = z.object({ value: z.number(), games: z.int() }).meta({ id: 'Rating' });

export const meSchema = z
  .object({
    id: userIdSchema,
    name: z.string(),
    guest: z.boolean(),
    username: z.string().nullable(),
    hasPassword: z.boolean(),
    passkeys: z.int(),
    /** How many recovery codes are left. */
    recoveryCodes: z.int(),
    /** Null before the first rated game. */
    rating: ratingSchema.nullable(),
    /** Users whose lines this user does not want to read. */
    muted: z.array(userIdSchema),
    /** The sanctions on this user now. */
    sanctions: z.array(sanctionSchema),
    /** This user's role on the server, if any. */
    role: z.enum(ROLES).nullable(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof meSchema>;

export const renameSchema = z.strictObject({ name: nameSchema });
export const signInSchema = z.strictObject({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(128),
});
/** How somebody confirms who they are: with the password, or with the browser's response for a passkey. */
export const proofRequestSchema = z.union([
  z.strictObject({ password: z.string().min(1).max(128) }),
  z.strictObject({ passkey: z.looseObject({}) }),
]);
/** Valid for a while, for what needs it, and for this session only. */
export const proofSchema = z.object({ proof: z.string(), until: z.int() }).meta({ id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;
const proof = z.string().max(200).optional();

export const provenSchema = z.strictObject({ proof });
export const upgradeSchema = z.strictObject({ username: usernameSchema, password: passwordSchema, proof });
export const newPasswordSchema = z.strictObject({ password: passwordSchema, proof });
export const recoverSchema = z.strictObject({
  username: z.string().min(1).max(64),
  code: z.string().min(1).max(64),
  password: passwordSchema,
});
/** Shown once: the server keeps only their hashes. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export const deleteAccountSchema = z.strictObject({
  confirm: z.literal('delete', "Set confirm to 'delete': this cannot be undone."),
  proof,
});

/** Where somebody is signed in. */
export const sessionSchema = z
  .object({
    id: z.string(),
    created: z.int(),
    /** Roughly when it was last used. */
    used: z.int(),
    /** What the browser calls itself. */
    device: z.string().nullable(),
    /** Whether it is the session making this request. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof sessionSchema>;

export const passkeySchema = z
  .object({ id: z.string(), name: z.string().nullable(), created: z.int() })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkeySchema>;

export const tokenRequestSchema = z.strictObject({
  name: nameSchema,
  scopes: z.array(z.enum(TOKEN_SCOPES)).min(1).max(TOKEN_SCOPES.length),
});
export const tokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(TOKEN_SCOPES)),
    created: z.int(),
    used: z.int().nullable(),
  })
  .meta({ id: 'Token' });
export type Token = z.infer<typeof tokenSchema>;
/** The secret is shown once. */
export const newTokenSchema = tokenSchema.extend({ secret: z.string() }).meta({ id: 'NewToken' });

export const reportSchema = z.strictObject({
  reason: z.string().trim().max(500).default(''),
  invitation: z.string().max(64).optional(),
});

/** Days on which somebody's clocks in correspondence games stand still. */
export const periodSchema = z.object({ from: z.int(), until: z.int() }).meta({ id: 'DaysOffPeriod' });
export type Period = z.infer<typeof periodSchema>;
export const daysOffRequestSchema = z.strictObject({
  /** When they begin, in milliseconds; at once if absent. */
  from: z.int().optional(),
  days: z.int().min(1).max(DAYS_OFF),
});
export const daysOffSchema = z
  .object({
    /** Current and future ones. */
    periods: z.array(periodSchema),
    /** Days left this year. */
    left: z.int(),
  })
  .meta({ id: 'DaysOff' });
export type DaysOff = z.infer<typeof daysOffSchema>;

export const profileSchema = z
  .object({
    id: userIdSchema,
    name: z.string(),
    guest: z.boolean(),
    /** Over all rated games; null before the first. */
    rating: ratingSchema.nullable(),
    /** By kind of game, for those the player has played rated. */
    ratings: z.array(ratingSchema.extend({ kind: z.enum(GAME_KINDS) })),
    games: z.int(),
    wins: z.int(),
    /** Games that the player aborted right after they began. */
    aborted: z.int(),
    cities: z.array(
      z.object({ city: z.enum(CITY_IDS), games: z.int(), wins: z.int(), averagePoints: z.number() }),
    ),
    /** The rating after each rated game, oldest first; only public games are named. */
    curve: z.array(z.object({ at: z.int(), table: tableIdSchema.nullable(), value: z.number() })),
    /** Days off, current and future. */
    daysOff: z.array(periodSchema),
    /** The latest finished games that everyone may see. */
    latest: z.array(summarySchema),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

/** One of the best players at a kind of game. */
export const bestSchema = z
  .object({ user: userIdSchema, name: z.string(), value: z.number(), games: z.int() })
  .meta({ id: 'BestPlayer' });
export type BestPlayer = z.infer<typeof bestSchema>;

/** A browser's address for notifications, as in its PushSubscription. */
export const subscriptionSchema = z
  .strictObject({
    endpoint: z.url().max(1000),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, 'The key of a subscription is 65 bytes in base64url.'),
      auth: z.string().regex(/^[\w-]{22}(==)?$/, 'The secret of a subscription is 16 bytes in base64url.'),
    }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a notification says: which table it is about, but nothing of what happens there. */
export const turnNoticeSchema = z.object({
  type: z.literal('turn'),
  table: tableIdSchema,
  version: z.int(),
  round: z.int(),
});
export type TurnNotice = z.infer<typeof turnNoticeSchema>;
/** An invitation to a table: the list of invitations says who and where. */
export const invitationNoticeSchema = z.object({ type: z.literal('invitation'), table: tableIdSchema });
export type InvitationNotice = z.infer<typeof invitationNoticeSchema>;
