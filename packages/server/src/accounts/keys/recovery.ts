import { randomInt } from 'node:crypto';
import type { Database } from '../../storage/database.ts';
import { hashOf } from './tokens.ts';

/** No characters that can be mistaken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 5;
const CODES = 8;

/** 20 of 31 letters: 99 bits. */
function newCode(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)];
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A code as typed, with or without capitals and hyphens, in its stored form. */
function normal(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** Makes new codes; the old ones become invalid. */
export async function newRecoveryCodes(db: Database, user_id: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
    await transaction
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ user_id, hash: hashOf(normal(code)) })))
      .execute();
  });
  return codes;
}

export async function countRecoveryCodes(db: Database, user: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses up a code; false if it is not one of this user's. */
export async function useRecoveryCode(db: Database, user: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user)
    .where('hash', '=', hashOf(normal(code)))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
