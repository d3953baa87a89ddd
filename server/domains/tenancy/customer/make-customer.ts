import { foldUsername, json, type Query, ulid } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import { addDefaultData } from './default-data.ts';
import { type CustomerFields, type CustomerRow, findCustomer } from './queries.ts';

/** Gets the role WORKSPACE_SUPER_ADMIN. */
export interface NewAdministrator {
  /** Without one it is made. */
  id?: string;
  username: string;
  realName: string;
  /** What its owner chose; without one, a sign-in is impossible until a password is set. */
  passwordHash?: string;
  telephone?: string;
  countryCode?: string | undefined;
  email?: string | undefined;
}

export interface NewCustomer {
  fields: CustomerFields & Pick<CustomerRow, 'customer_name' | 'quota'>;
  administrator?: NewAdministrator;
  by: string;
  now: Date;
}

/**
 * A customer with its workspace, its default data and its first account, in the identity scope (REG-17).
 * Throws `username_taken`; a subdomain that another customer has breaks the table's key.
 */
export async function makeCustomer(
  query: Query,
  { fields, administrator, by, now }: NewCustomer,
): Promise<CustomerRow> {
  const id = ulid();
  const { quota, ...plain } = fields;
  await query
    .insertInto('workspaces')
    .values({ id, ...plain, quota: json(quota), created_by: by, created_at: now, updated_at: now })
    .execute();
  await addDefaultData(query, { wsId: id, by, now });
  if (administrator) await addAdministrator(query, id, administrator, { by, now });
  const made = await findCustomer(query, id);
  if (!made) throw new Error(`The customer ${id} is gone within the transaction that made it.`);
  return made;
}

async function addAdministrator(
  query: Query,
  wsId: string,
  { id = ulid(), username, realName, passwordHash, telephone, countryCode, email }: NewAdministrator,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const made = { created_by: by, created_at: now, updated_at: now };
  const account = await query
    .insertInto('accounts')
    .values({
      id,
      username: username.trim(),
      username_key: foldUsername(username),
      password_hash: passwordHash,
      password_changed_at: passwordHash === undefined ? undefined : now,
      real_name: realName,
      telephone: telephone || null,
      country_code: countryCode,
      email: email || null,
      telephone_by_person: by === id,
      email_by_person: by === id,
      home_ws_id: wsId,
      ...made,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!account) throw new Conflict({ pointer: '/administrator/username' }, 'username_taken');
  await query
    .insertInto('memberships')
    .values({
      id: ulid(),
      ws_id: wsId,
      account_id: account.id,
      roles: ['WORKSPACE_SUPER_ADMIN'],
      real_name: realName,
      ...made,
    })
    .execute();
}
