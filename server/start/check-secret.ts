import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Database, json, type Query } from '../kernel/db/index.ts';
import type { Keys } from '../kernel/foundation/keys.ts';

const key = 'server.secret-check';

/** The secret is not the one that sealed what this database holds. */
export class WrongSecret extends Error {
  override name = 'WrongSecret';
  constructor() {
    super(
      'PAGEWRIGHT_SECRET is not the secret that this database was set up with, and what that one encrypted could not be read. ' +
        'Start with the earlier one; a demo that was given none keeps its own in the file "secret" of DATA_DIR.',
    );
  }
}

const proofOf = (keys: Keys): Buffer => createHmac('sha256', keys.key('secret-check')).update('pagewright').digest();

/**
 * Compares the secret with the one of the first start, of which the database keeps a proof that does not give it away.
 * Throws `WrongSecret`: else each sealed value would fail when it is used, and each known device be forgotten.
 */
export async function checkSecret(database: Database, keys: Keys): Promise<void> {
  const proof = proofOf(keys);
  const stored = await database.platform(async (query) => {
    await query
      .insertInto('preferences')
      .values({ id: key, key, value: json<unknown>(proof.toString('base64url')) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return query.selectFrom('preferences').select('value').where('id', '=', key).executeTakeFirstOrThrow();
  });
  const known = Buffer.from(typeof stored.value === 'string' ? stored.value : '', 'base64url');
  if (known.length !== proof.length || !timingSafeEqual(known, proof)) throw new WrongSecret();
}

/** Forgets the secret, when nothing is left that it sealed but the keys for passwords, which are made again. */
export async function forgetSecret(database: Database): Promise<void> {
  await database.identity((query: Query) => query.deleteFrom('password_keys').execute());
  await database.platform((query) => query.deleteFrom('preferences').where('id', '=', key).execute());
}
