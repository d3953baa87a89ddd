import { type Database, foldUsername, type Query, ulid } from '../kernel/db/index.ts';
import { createPasswords } from '../domains/identity/passwords/password.ts';
import { writeLog } from '../kernel/audit/write-log.ts';

/** The account cannot be made as asked; the message says why. */
export class AdminRefused extends Error {
  override name = 'AdminRefused';
}

const shortest = 12;

/** Makes a platform administrator, SYSTEM_SUPER_ADMIN, and writes it into the operation log (P42). Throws `AdminRefused`. */
export async function createAdmin(
  database: Database,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const name = username.trim();
  if (name.length < 3 || name.length > 60) throw new AdminRefused('A username has 3 to 60 characters.');
  if ([...password].length < shortest)
    throw new AdminRefused(`The password of a platform administrator has at least ${shortest} characters.`);
  if (password.length > 256) throw new AdminRefused('A password has at most 256 characters.');
  const passwordHash = await createPasswords().hash(password);
  const now = new Date();
  const id = ulid();
  await database.identity(async (query) => {
    const made = await insert(query, { id, name, passwordHash, now });
    if (!made) throw new AdminRefused(`There is an account with the username ${name} already.`);
    const source = { requestId: ulid(), ip: 'console', now };
    await writeLog(query, source, {
      module: 'account',
      action: 'createAdmin',
      target: id,
      wsId: null,
      after: { username: name, system_roles: ['SYSTEM_SUPER_ADMIN'] },
    });
  });
  return id;
}

async function insert(
  query: Query,
  { id, name, passwordHash, now }: { id: string; name: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const row = await query
    .insertInto('accounts')
    .values({
      id,
      username: name,
      username_key: foldUsername(name),
      password_hash: passwordHash,
      password_changed_at: now,
      real_name: name,
      system_roles: ['SYSTEM_SUPER_ADMIN'],
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
