import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, json } from '../kernel/db/index.ts';
import type { OpenDatabase } from '../kernel/db/driver/open.ts';

export const demoSecretKey = 'server.secret';
const key = demoSecretKey;

/**
 * The secret of a demo that was given none: made on the first start and stored beside the data, so that sessions outlive
 * a restart. With a real PostgreSQL it is a row that only the platform's scope can read, the same for every replica.
 */
export async function demoSecret({ kind, database }: OpenDatabase, dataDirectory: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  return kind === 'embedded' ? storeInFile(join(dataDirectory, 'secret'), fresh) : storeInRow(database, fresh);
}

async function storeInFile(path: string, fresh: string): Promise<string> {
  try {
    await writeFile(path, fresh, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const stored = (await readFile(path, 'utf8')).trim();
  if (stored.length >= 32) return stored;
  // A crash between making and filling the file: nothing was signed with it yet.
  await writeFile(path, fresh, { mode: 0o600 });
  return fresh;
}

function storeInRow(database: Database, fresh: string): Promise<string> {
  return database.platform(async (query) => {
    await query
      .insertInto('preferences')
      .values({ id: key, key, value: json<unknown>(fresh) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await query
      .selectFrom('preferences')
      .select('value')
      .where('id', '=', key)
      .executeTakeFirstOrThrow();
    if (typeof value !== 'string') throw new Error(`The preference ${key} is no text.`);
    return value;
  });
}
