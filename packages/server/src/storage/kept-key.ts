import type { Database } from './database.ts';

/** A key that the server creates for itself when it first needs it. If two processes create one, the first counts. */
export async function keptKey(db: Database, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto('keys')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await read();
  if (!kept) throw new Error(`The key '${name}' could not be stored.`);
  return kept.value;
}
