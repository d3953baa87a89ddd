import { sql } from 'kysely';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { Conflict } from '#server/kernel/errors/index.ts';
import { everybodyIn, everybodyNames } from '#server/kernel/grants/index.ts';
import { nameOf } from '../rules/name.ts';

interface NewGroup {
  wsId: string;
  /** Without one it is made. */
  id?: string;
  by?: string;
  now: Date;
}

/**
 * Gives a workspace the user group that is everybody in it, where it has none, in the scopes `tenant` and `identity`. Its name is
 * that of the reader's language. @returns whether it was missing
 */
export async function addEverybody(query: Query, { wsId, id = ulid(), by, now }: NewGroup): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('user_groups')
    .values({
      id,
      ws_id: wsId,
      name: null,
      name_key: '',
      is_everybody: true,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** What may not be done to the group of everybody, at the part of the request that asks for it. */
export const fixedGroup = (pointer: string): Conflict => new Conflict({ pointer }, 'user_group_fixed');

/** Throws `user_group_fixed` for anything but another name. What is empty gives it nobody. */
export function requireRenaming(change: {
  enabled?: boolean | undefined;
  department_ids?: readonly string[] | undefined;
  user_ids?: readonly string[] | undefined;
}): void {
  if (change.enabled === false) throw fixedGroup('/id');
  if (change.department_ids && change.department_ids.length > 0) throw fixedGroup('/department_ids');
  if (change.user_ids && change.user_ids.length > 0) throw fixedGroup('/user_ids');
}

const shownKeys = new Set(everybodyNames.map((name) => nameOf(name).key));

/** Throws `organisation_name_taken` for a name by which the group of everybody is shown in one of the languages. */
export async function requireOtherName(query: Query, wsId: string, key: string): Promise<void> {
  if (!shownKeys.has(key)) return;
  const { rows } = await sql`
    select from user_groups g where g.id in (${everybodyIn(wsId)}) and g.name is null`.execute(query);
  if (rows.length > 0) throw new Conflict({ pointer: '/name' }, 'organisation_name_taken');
}
