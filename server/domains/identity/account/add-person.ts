import type { Role } from '#openapi';
import { foldUsername, json, type Query, ulid } from '#server/kernel/db/index.ts';
import { sql } from 'kysely';
import { Failure, TooMany } from '#server/kernel/errors/index.ts';
import { lockQuota } from '#server/kernel/limits/quota.ts';
import type { Extension } from './extension.ts';
import { requirePeopleWithinQuota } from './people-quota.ts';

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
  /** Values of the workspace's extra fields, as they are stored (ORG-13). */
  extend?: Extension | undefined;
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
  { wsId, roles, realName, extend, by, now }: NewPerson,
): Promise<boolean> {
  const values = {
    roles: [...roles],
    real_name: realName,
    status,
    extend: json(extend ?? {}),
    created_by: by,
    created_at: now,
    updated_at: now,
  };
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

/** Strangers whom a workspace may invite in an hour: each answer says that there is an account of the name. */
const mostInvitations = 30;
const hour = 60 * 60 * 1000;

/**
 * Throws `TooMany` when the workspace has invited so many accounts of others within the hour. It is asked before the
 * name is looked up, so that the refusal says nothing of it. Exact under the lock of people.
 */
async function requireInvitationsLeft(query: Query, { wsId, now }: NewPerson): Promise<void> {
  const since = new Date(now.getTime() - hour);
  const rows = await query
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .where('memberships.ws_id', '=', wsId)
    .where('memberships.created_at', '>', since)
    .where(sql<boolean>`accounts.home_ws_id is distinct from ${wsId}`)
    .select('memberships.created_at')
    .orderBy('memberships.created_at')
    .limit(mostInvitations)
    .execute();
  const first = rows[0];
  if (rows.length < mostInvitations || !first) return;
  throw new TooMany(Math.max(1, Math.ceil((first.created_at.getTime() + hour - now.getTime()) / 1000)));
}

/**
 * Adds a person to a workspace: a new name makes an account there, an existing one is invited, one of the platform
 * alike (contradictions 68). Throws `already_member`, `TooMany`, `quota_exceeded`, and
 * `username_taken` for an account that is deleted at this moment.
 */
export async function addPerson(query: Query, person: NewPerson): Promise<AddedPerson> {
  // One after the other: two at once would both find the last place, and the last invitation, free.
  await lockQuota(query, person.wsId, 'max_users');
  await requireInvitationsLeft(query, person);
  const id = await addNewPerson(query, person);
  const added = id === undefined ? await invite(query, person) : { id, isInvited: false };
  // After the name was looked up, and alike for names that exist and others.
  await requirePeopleWithinQuota(query, person.wsId);
  return added;
}

/** Invites the account of that name. */
async function invite(query: Query, person: NewPerson): Promise<AddedPerson> {
  const existing = await query
    .selectFrom('accounts')
    .select('id')
    .where('username_key', '=', foldUsername(person.username))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  // It was deleted since the insert met it.
  if (!existing) throw new Failure('username_taken', undefined, { pointer: '/username' });
  if (!(await makeMembership(query, existing.id, 'invited', person))) {
    throw new Failure('already_member', undefined, { pointer: '/username' });
  }
  return { id: existing.id, isInvited: true };
}
