import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { CallFacts } from '#server/kernel/call/handler.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Query } from '#server/kernel/db/index.ts';
import { Invalid } from '#server/kernel/errors/index.ts';
import { groupFacts, lockGroup } from './queries.ts';

/** The people whom a user group names, as a call that changes it may (`UserOrganisationMembers`). */
const mostPeople = 1000;

const fullGroup = (pointer: string): Invalid => {
  const message = {
    'en-US': `A user group names at most ${mostPeople} people; put them into a department of the group.`,
    'zh-CN': `一个用户组最多直接包含 ${mostPeople} 人，请改用用户组中的部门。`,
  };
  return new Invalid({ issues: [{ pointer, message }] });
};

type GroupCall = CallFacts & { operation: string; session: Session };

/**
 * Puts a person who has just been added into user groups, in the scope `identity`, and logs each. The group of everybody has the person
 * already. Throws `NotFound` at the group that is not there, and `invalid_request` at one that is full.
 */
export async function addToGroups(
  query: Query,
  call: GroupCall,
  { wsId, accountId, ids }: { wsId: string; accountId: string; ids: readonly string[] },
): Promise<void> {
  // Always in one order: two that overlap wait for each other, and do not lock each other out.
  for (const id of ids.toSorted()) {
    const pointer = `/user_group_ids/${ids.indexOf(id)}`;
    const group = await lockGroup(query, wsId, id, pointer);
    if (group.is_everybody || group.user_ids.includes(accountId)) continue;
    if (group.user_ids.length >= mostPeople) throw fullGroup(pointer);
    await query
      .insertInto('user_group_people')
      .values({ ws_id: wsId, group_id: id, account_id: accountId, created_by: call.session.accountId })
      // Left over from a time when the person belonged to the workspace before.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await query
      .updateTable('user_groups')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('ws_id', '=', wsId)
      .where('id', '=', id)
      .execute();
    const after = { ...groupFacts(group), user_ids: [...group.user_ids, accountId].toSorted() };
    await writeLog(query, call, {
      module: 'u-org',
      action: call.operation,
      target: id,
      before: groupFacts(group),
      after,
    });
  }
}
