import { sql } from 'kysely';
import { notify } from '#server/domains/notifications/index.ts';
import { type Role, roleSets } from '#openapi';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { Failure, NotFound } from '#server/kernel/errors/index.ts';

/** May name another owner of an application that is not theirs, and so a successor (P4). */
const successorKeepers: readonly Role[] = roleSets.workspaceAdmins;

/** Whether the caller may name who takes over from a person. */
export const mayNameSuccessor = (roles: readonly Role[]): boolean =>
  roles.some((role) => successorKeepers.includes(role));

const pointer = '/successor_id';

/**
 * The name of the person who is to take over from others, held until the transaction ends. Throws `role_above_own` for a caller
 * who may not give applications away, and `NotFound` for one who is not active in the workspace or goes as well.
 */
export async function requireSuccessor(
  query: Query,
  { wsId, roles }: { wsId?: string | undefined; roles: readonly Role[] },
  { successorId, leaving }: { successorId: string; leaving: readonly string[] },
): Promise<string> {
  if (!mayNameSuccessor(roles))
    throw new Failure('role_above_own', { rule: 'successor', roles: [...successorKeepers] }, { pointer });
  if (wsId === undefined || leaving.includes(successorId)) throw new NotFound({ pointer });
  const row = await query
    .selectFrom('memberships')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', successorId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .select('real_name')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound({ pointer });
  return row.real_name;
}

interface HandOver {
  wsId: string;
  accountId: string;
  successorId: string;
  by: string;
  now: Date;
}

/** Makes the successor the owner of the person's applications. @returns their names */
async function handApplicationsOver(
  query: Query,
  { wsId, accountId, successorId, by, now }: HandOver,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; application_name: string; is_open: boolean }>`
    update applications set owner = ${successorId}, updated_at = ${now}, version = version + 1
    where ws_id = ${wsId} and owner = ${accountId}
    returning id, application_name, deleted_at is null as is_open`.execute(query);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // The person comes back without them: an application has one owner.
  await query
    .deleteFrom('application_members')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('role', '=', 'APP_OWNER')
    .where('app_id', 'in', ids)
    .execute();
  await query
    .insertInto('application_members')
    .values(
      ids.map((id) => ({
        id: ulid(),
        ws_id: wsId,
        app_id: id,
        account_id: successorId,
        role: 'APP_OWNER' as const,
        created_by: by,
        created_at: now,
      })),
    )
    .onConflict((on) => on.columns(['ws_id', 'app_id', 'account_id', 'role']).doUpdateSet({ deleted_at: null }))
    .execute();
  for (const { id, application_name: name, is_open } of rows) {
    if (!is_open) continue;
    const title = { 'en-US': `The application ${name} is yours now`, 'zh-CN': `应用“${name}”已移交给您` };
    await notify(query, { wsId, to: [successorId], category: 'share', title, link: `/dashboard?appid=${id}`, by, now });
  }
  return rows.map(({ application_name: name }) => name);
}

/** What the person leaves goes to nobody, whoever took over when they left before. */
export async function endSuccession(
  query: Query,
  { wsId, accountId }: { wsId: string; accountId: string },
): Promise<void> {
  await query.deleteFrom('account_successors').where('ws_id', '=', wsId).where('account_id', '=', accountId).execute();
}

/**
 * Gives what a person has in a workspace to the successor: applications, and the rights to own records, those included that the
 * person had from others. @returns the names of the applications
 */
export async function handOver(query: Query, handing: HandOver): Promise<string[]> {
  const { wsId, accountId, successorId, by, now } = handing;
  // Who took over from their own successor, before that one was restored, has nothing of themselves to take over.
  await endSuccession(query, { wsId, accountId: successorId });
  await query
    .updateTable('account_successors')
    .set({ successor_id: successorId })
    .where('ws_id', '=', wsId)
    .where('successor_id', '=', accountId)
    .execute();
  await query
    .insertInto('account_successors')
    .values({ ws_id: wsId, account_id: accountId, successor_id: successorId, created_at: now, created_by: by })
    .execute();
  return handApplicationsOver(query, handing);
}
