import { sql } from 'kysely';
import type { Role } from '#openapi';
import type { Call } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { updateRow } from '#server/kernel/changes/index.ts';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { everybodyIn, rolesIn } from '#server/kernel/grants/index.ts';
import { ownerOf } from '../rules/lock-application.ts';

/**
 * Gives whom a menu was granted to the role of a user of the application, when nothing lets them in yet: a menu in an
 * application that they may not open would be no right at all. Logged; the role stays when the authorisation is taken back,
 * since it shows nothing by itself.
 */
export async function letIn(query: Query, call: Call<'createMenuAuthConfig'>): Promise<void> {
  const { application, args, now } = call;
  const { wsId, appId } = ownerOf(application);
  const isAdded = args.subject_type === 'user' ? await addMember(query, call) : await addGrant(query, call);
  if (!isAdded) return;
  // Whoever edits the roles at the same moment has an older version of them.
  await updateRow(query, 'applications', { wsId, id: appId, now }, {});
  const after = { subject_type: args.subject_type, subject_id: args.subject_id, role: 'APP_USER' };
  await writeLog(query, call, {
    module: 'application',
    action: call.operation,
    target: appId,
    applicationId: appId,
    wsId,
    after,
  });
}

/** A person who holds no role in the application, by name or by anything that the person belongs to. */
async function addMember(query: Query, call: Call<'createMenuAuthConfig'>): Promise<boolean> {
  const { application, args, now, session } = call;
  const { wsId, appId } = ownerOf(application);
  const person = { wsId, accountId: args.subject_id };
  const { rows } = await sql<{ roles: Role[] }>`select ${rolesIn(sql`${appId}`, person)} as roles`.execute(query);
  if ((rows[0]?.roles.length ?? 0) > 0) return false;
  await query
    .insertInto('application_members')
    .values({
      id: ulid(),
      ws_id: wsId,
      app_id: appId,
      account_id: args.subject_id,
      role: 'APP_USER',
      created_by: session.accountId,
      created_at: now,
    })
    .onConflict((on) => on.columns(['ws_id', 'app_id', 'account_id', 'role']).doUpdateSet({ deleted_at: null }))
    .execute();
  return true;
}

/**
 * A department, position or user group that holds no role by itself. The application's own user group is let in by that, and so is
 * each one when that group is everybody.
 */
async function addGrant(query: Query, call: Call<'createMenuAuthConfig'>): Promise<boolean> {
  const { application, args, now, session } = call;
  const { wsId, appId } = ownerOf(application);
  const { rows } = await sql`
    insert into application_grants (ws_id, app_id, subject_type, subject_id, role, created_at, created_by)
    select ${wsId}, ${appId}, ${args.subject_type}, ${args.subject_id}, 'APP_USER', ${now}, ${session.accountId}
    where not exists (
      select from applications a where a.ws_id = ${wsId} and a.id = ${appId}
        and (a.org_id in (${everybodyIn(wsId)}) or ${args.subject_type} = 'userGroup' and a.org_id = ${args.subject_id}))
    on conflict do nothing
    returning subject_id`.execute(query);
  return rows.length > 0;
}
