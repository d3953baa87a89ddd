import type { Role } from '#openapi';
import { foldUsername, type Query, ulid } from '#server/kernel/db/index.ts';
import { Failure } from '#server/kernel/errors/index.ts';

/** A person whom a workspace adds. */
export interface NewPerson {
  wsId: string;
  username: string;
  realName: string;
  roles: readonly Role[];
  /** Without one, a sign-in is impossible until a password is set. */
  passwordHash: string | null;
  telephone: string;
  countryCode: string | undefined;
  email: string;
  avatar: string;
  introduction: string;
  by: string;
  now: Date;
}

/** Makes an account whose home is the workspace. @returns its id; undefined when the name is taken */
async function makeAccount(query: Query, person: NewPerson): Promise<string | undefined> {
  const made = await query
    .insertInto('accounts')
    .values({
      id: ulid(),
      username: person.username.normalize('NFKC'),
      username_key: foldUsername(person.username),
      password_hash: person.passwordHash,
      password_changed_at: person.passwordHash === null ? null : person.now,
      must_change_password: person.passwordHash !== null,
      real_name: person.realName,
      telephone: person.telephone || null,
      country_code: person.countryCode,
      email: person.email || null,
      avatar: person.avatar || null,
      introduction: person.introduction || null,
      home_ws_id: person.wsId,
      created_by: person.by,
      created_at: person.now,
      updated_at: person.now,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Ties an account to the workspace. Who was there before comes back without what they were. */
async function makeMembership(
  query: Query,
  accountId: string,
  status: 'active' | 'invited',
  { wsId, roles, realName, by, now }: NewPerson,
): Promise<boolean> {
  const values = { roles: [...roles], real_name: realName, status, created_by: by, created_at: now, updated_at: now };
  const made = await query
    .insertInto('memberships')
    .values({ id: ulid(), ws_id: wsId, account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['ws_id', 'account_id'])
        .doUpdateSet((row) => ({
          ...values,
          deleted_at: null,
          third_party_login_enabled: true,
          version: row('memberships.version', '+', 1),
        }))
        .where('memberships.deleted_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Makes an account that belongs to the workspace at once. @returns its id; undefined when the name is taken */
export async function addNewPerson(query: Query, person: NewPerson): Promise<string | undefined> {
  const id = await makeAccount(query, person);
  if (id !== undefined) await makeMembership(query, id, 'active', person);
  return id;
}

export interface AddedPerson {
  id: string;
  isInvited: boolean;
}

/**
 * Adds a person to a workspace: a new name makes an account there, an existing one is invited (contradictions 68).
 * Throws `already_member`, and `username_taken` for a name of the platform, which no workspace may have.
 */
export async function addPerson(query: Query, person: NewPerson): Promise<AddedPerson> {
  const id = await addNewPerson(query, person);
  if (id !== undefined) return { id, isInvited: false };
  const existing = await query
    .selectFrom('accounts')
    .select(['id', 'system_roles'])
    .where('username_key', '=', foldUsername(person.username))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!existing || existing.system_roles.length > 0) {
    throw new Failure('username_taken', undefined, { pointer: '/username' });
  }
  if (!(await makeMembership(query, existing.id, 'invited', person))) {
    throw new Failure('already_member', undefined, { pointer: '/username' });
  }
  return { id: existing.id, isInvited: true };
}
