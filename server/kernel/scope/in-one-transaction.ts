import type { Database, Work } from '../db/index.ts';
import { readAlways } from '../revisions/index.ts';

/** A query of one workspace may not be among those of all. */
const refuse = (): Promise<never> =>
  Promise.reject(new TypeError('A call within the transaction of another one has the scopes of its workspace alone.'));

/**
 * Runs what opens scopes of one workspace one after the other, such as the handlers of several calls, in one transaction: everything that
 * they write is there, or nothing is. The database that `work` gets opens no scopes of its own, but hands out this transaction, which has
 * the rights of `definition`. Answers of a revision are not cached meanwhile: the work changes what they are made of.
 */
export function inOneTransaction<T>(db: Database, wsId: string, work: (db: Database) => Promise<T>): Promise<T> {
  return db.definition(
    wsId,
    (query) => {
      readAlways(query);
      const within = <One>(id: string, one: Work<One>): Promise<One> => (id === wsId ? one(query) : refuse());
      return work({
        tenant: within,
        records: within,
        definition: within,
        concurrently: refuse,
        identity: refuse,
        platform: refuse,
      });
    },
    { retry: true },
  );
}
