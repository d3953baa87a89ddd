import { sql } from 'kysely';
import type { Role, Schemas } from '#openapi';
import { requireSubjects } from '#server/domains/organisation/index.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { requireQuota } from '#server/kernel/limits/quota.ts';
import { Failure, Invalid } from '#server/kernel/errors/index.ts';

/** May hand an application over beside its owner (P4). */
const ownershipKeepers: readonly Role[] = ['SYSTEM_SUPER_ADMIN', 'WORKSPACE_SUPER_ADMIN', 'WORKSPACE_ADMIN'];

/** Throws `role_above_own` unless the caller may name another owner. */
export function requireOwnership(appRoles: readonly Role[], roles: readonly Role[]): void {
  if (appRoles.includes('APP_OWNER') || roles.some((role) => ownershipKeepers.includes(role))) return;
  throw new Failure(
    'role_above_own',
    { rule: 'applicationOwner', roles: ['APP_OWNER', ...ownershipKeepers] },
    { pointer: '/owner' },
  );
}

/** Throws `NotFound` at `/org_id` for a user group that the workspace does not have (VAL-21). */
export const requireGroup = (query: Query, wsId: string, id: string): Promise<void> =>
  requireSubjects(query, wsId, [{ subject_type: 'userGroup', subject_id: id }], () => '/org_id');

/** Lets changes of the workspace's cards follow one another, so that two new ones get different positions. */
export async function lockCards(query: Query, wsId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`applications ${wsId}`}, 0))`.execute(query);
}

/** Throws `quota_exceeded` when the workspace has as many applications as it may (APP-35). Exact under the lock of the cards. */
export async function requireRoom(query: Query, wsId: string): Promise<void> {
  const { apps } = await query
    .selectFrom('applications')
    .where('ws_id', '=', wsId)
    .where('deleted_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('apps'))
    .executeTakeFirstOrThrow();
  await requireQuota(query, { wsId, quota: 'max_apps', used: Number(apps) + 1 });
}

type Change = Schemas['ApplicationChange'];

/** Throws `Invalid` for another type than the stored one (APP-16), and for an external link of a system application. */
export function requireSameType(stored: number, { application_type: type, extend_info: extend }: Change): void {
  const issues = [
    ...(type !== undefined && type !== stored
      ? [
          {
            pointer: '/application_type',
            message: {
              'en-US': `The type of an application stays: this one has the type ${stored}.`,
              'zh-CN': `应用类型不能更改：该应用的类型为 ${stored}。`,
            },
            hint: { 'en-US': 'Make a new application of the other type.', 'zh-CN': '请新建另一类型的应用。' },
          },
        ]
      : []),
    ...(extend !== undefined && stored !== 2
      ? [
          {
            pointer: '/extend_info',
            message: {
              'en-US': 'Only an external application has a link.',
              'zh-CN': '只有外部应用才有链接。',
            },
            hint: { 'en-US': 'Leave "extend_info" out.', 'zh-CN': '请去掉“extend_info”。' },
          },
        ]
      : []),
  ];
  if (issues.length > 0) throw new Invalid({ issues });
}
