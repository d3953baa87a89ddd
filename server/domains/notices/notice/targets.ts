import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { LocalizedText } from '#schemas/localized-text';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid, NotFound } from '#server/kernel/errors/index.ts';
import { requireDepartments } from '#server/domains/organisation/index.ts';

/** Who a notice is for, as it is stored; null is everybody. */
export interface StoredTargets {
  audience: string[] | null;
  department_ids: string[] | null;
}

/**
 * Targets as they are stored. Throws `Invalid` for customers in a workspace and departments on the platform, and
 * `NotFound` for ids that do not exist there.
 */
export async function readTargets(
  query: Query,
  wsId: string | null,
  targets: Schemas['NoticeTargets'],
): Promise<StoredTargets> {
  if (targets.to === 'everybody') return { audience: null, department_ids: null };
  if (targets.to === 'customers') {
    if (wsId !== null)
      throw wrongTargets({
        'en-US': 'A workspace notice can be for everyone or for departments.',
        'zh-CN': '工作区的公告只能面向所有人或部门。',
      });
    await requireCustomers(query, targets.ws_ids);
    return { audience: targets.ws_ids, department_ids: null };
  }
  if (wsId === null)
    throw wrongTargets({
      'en-US': 'A platform notice can be for everyone or for customers.',
      'zh-CN': '平台的公告只能面向所有人或工作区。',
    });
  await requireDepartments(query, wsId, targets.department_ids, { pointer: '/targets/department_ids' });
  return { audience: null, department_ids: targets.department_ids };
}

function wrongTargets(message: LocalizedText): Invalid {
  return new Invalid({ issues: [{ pointer: '/targets/to', message }] });
}

async function requireCustomers(query: Query, ids: readonly string[]): Promise<void> {
  const found = await query
    .selectFrom('workspaces')
    .where('id', '=', sql<string>`any(${ids})`)
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  if (found.length < ids.length) throw new NotFound({ pointer: '/targets/ws_ids' });
}
