import type { Role } from '#openapi';
import { requireSubjects, type Subject } from '#server/domains/organisation/index.ts';
import type { Applications, LookingCaller, OpenApplication } from '#server/kernel/call/application.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { NotAllowed, NotFound } from '#server/kernel/errors/index.ts';
import { rolesIn } from '#server/kernel/grants/index.ts';
import { sql } from 'kysely';
import { applicationRoles, mayEdit } from './application-roles.ts';

/** The subject that a header names. Throws `NotFound` for any other text. */
function subjectOf(text: string): Subject {
  const found = /^(user|department|position|userGroup):([0-9A-Za-z]{1,40})$/.exec(text);
  const [, type, subject_id] = found ?? [];
  if (type === undefined || subject_id === undefined) throw new NotFound({ pointer: '/look_as' });
  // Safe: the pattern has no other.
  return { subject_type: type as Subject['subject_type'], subject_id };
}

/** Once an hour for a subject: a page asks many times. */
async function logged(query: Query, caller: LookingCaller, { wsId, row }: OpenApplication, subject: Subject) {
  const { session, now } = caller;
  const { subject_type, subject_id } = subject;
  const hour = now.toISOString().slice(0, 13);
  await writeLog(query, caller, {
    module: 'menuAuthorization',
    action: 'lookAs',
    target: subject_id,
    applicationId: row.id,
    wsId,
    detail: { subject_type },
    denialKey: ['look_as', session.accountId, row.id, subject_id, hour].join(' '),
  });
}

/** The roles of a person in the workspace and in the application. Nobody is asked here who left the workspace. */
async function rolesOf(query: Query, wsId: string, appId: string, accountId: string) {
  const found = await query
    .selectFrom('memberships')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .select(['roles', rolesIn(sql.val(appId), { wsId, accountId }).as('held')])
    .executeTakeFirst();
  if (!found) throw new NotFound({ pointer: '/look_as' });
  // Safe: what is no role of the contract is compared with roles alone, and equals none.
  const roles = found.roles as Role[];
  return { roles, appRoles: applicationRoles(found.held, roles) };
}

/**
 * The call as a person would make it, or somebody in a department, position or user group who is nothing else. The person is seen
 * with the roles that the person has; without one in the application nothing is seen, as the person would see nothing.
 */
export const lookAs: Applications['lookAs'] = async (caller, application, text) => {
  if (!application.canEdit) throw new NotAllowed({ detail: { rule: 'look_as' } });
  const { wsId, row } = application;
  const subject = subjectOf(text);
  const isPerson = subject.subject_type === 'user';
  const held = await caller.db.tenant(wsId, async (query) => {
    await requireSubjects(query, wsId, [subject], () => '/look_as');
    await logged(query, caller, application, subject);
    return isPerson ? rolesOf(query, wsId, row.id, subject.subject_id) : undefined;
  });
  const { roles, appRoles } = held ?? { roles: ['WORKSPACE_USER'] as const, appRoles: ['APP_USER'] as const };
  if (appRoles.length === 0) throw new NotAllowed({ detail: { rule: 'application role' } });
  return {
    session: { ...caller.session, accountId: isPerson ? subject.subject_id : '', roles },
    application: { ...application, appRoles, canEdit: mayEdit(appRoles), lookedAtAs: subject },
  };
};
