import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { TOKEN_SCOPES, type Token, tokenSchema } from '@khora/protocol';
import { Refused } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';
import type { TokensRow } from '../../storage/schema.ts';
import type { Asker } from '../user.ts';

const PREFIX = 'khora_';
const SECRET_BYTES = 32;
const MOST = 20;

type NewToken = Token & { readonly secret: string };

/** Keys of the bot API. Only their hashes are stored. */
export class Tokens {
  private readonly db: Database;
  private readonly now: () => number;

  constructor(db: Database, now: () => number) {
    this.db = db;
    this.now = now;
  }

  async make(user: string, { name, scopes }: Pick<Token, 'name' | 'scopes'>): Promise<NewToken> {
    if ((await this.list(user)).length >= MOST)
      throw new Refused('not-allowed', `You already have ${MOST} tokens. Delete one you do not need.`);
    const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
    const row: TokensRow = {
      id: randomUUID(),
      user_id: user,
      name,
      hash: hashOf(secret),
      scopes: JSON.stringify(TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
      created: this.now(),
      used: null,
    };
    await this.db.insertInto('tokens').values(row).execute();
    return { ...tokenOf(row), secret };
  }

  async list(user: string): Promise<Token[]> {
    const rows = await this.db
      .selectFrom('tokens')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created')
      .execute();
    return rows.map(tokenOf);
  }

  async remove(user: string, id: string): Promise<void> {
    const { numDeletedRows } = await this.db
      .deleteFrom('tokens')
      .where('user_id', '=', user)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Refused('not-found', 'You have no such token.');
  }

  async removeAll(user: string): Promise<void> {
    await this.db.deleteFrom('tokens').where('user_id', '=', user).execute();
  }

  /** Whose secret it is. */
  async identify(secret: string): Promise<Asker | null> {
    const row = await this.db
      .selectFrom('tokens')
      .innerJoin('user', 'user.id', 'tokens.user_id')
      .selectAll('tokens')
      .select('user.name as user_name')
      .where('hash', '=', hashOf(secret))
      .executeTakeFirst();
    if (!row) return null;
    await this.db.updateTable('tokens').set({ used: this.now() }).where('id', '=', row.id).execute();
    const { id, user_id, user_name } = row;
    const { scopes } = tokenOf(row);
    return { id: user_id, name: user_name, guest: false, program: true, scopes, key: id };
  }
}

function tokenOf({ id, name, scopes, created, used }: TokensRow): Token {
  return tokenSchema.parse({ id, name, scopes: JSON.parse(scopes) as unknown, created, used });
}

/** A secret of 32 random bytes needs no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
