import type { Query } from '#server/kernel/db/index.ts';
import { departmentIdsOf } from '../department/members.ts';
import { requireDepartments, type Source } from '../department/queries.ts';
import { positionIdsOf, setPositions } from '../position/holders.ts';
import { copyToPeople } from '../people/member-columns.ts';
import { lockPeople } from '../people/people.ts';

export interface Assignment {
  accountId: string;
  /** In the person's order; undefined leaves them as they are. */
  departmentIds?: readonly string[] | undefined;
  /** Positions of the domain duty, likewise. */
  positionIds?: readonly string[] | undefined;
  source: Source;
  by: string;
}

/** What a person belongs to, before and after a change; the facts of the log. */
export interface Assigned {
  before: { department_ids: string[]; position_ids: string[] };
  after: { department_ids: readonly string[]; position_ids: readonly string[] };
}

/**
 * Puts a person into exactly these departments of one tree and gives exactly these positions, each once (ORG-03). Throws `NotFound` unless all
 * of them are there. @returns undefined when nothing is different
 */
export async function assignPerson(query: Query, wsId: string, assignment: Assignment): Promise<Assigned | undefined> {
  const { accountId, departmentIds, positionIds, source, by } = assignment;
  await lockPeople(query, wsId, [accountId], '/user_id');
  const before = {
    department_ids: await departmentIdsOf(query, wsId, accountId, source),
    position_ids: await positionIdsOf(query, wsId, accountId),
  };
  const after = {
    department_ids: [...new Set(departmentIds ?? before.department_ids)],
    position_ids: [...new Set(positionIds ?? before.position_ids)],
  };
  if (JSON.stringify(after) === JSON.stringify(before)) return undefined;
  await setDepartments(query, wsId, { accountId, ids: after.department_ids, source, by });
  await setPositions(query, wsId, { accountId, ids: after.position_ids, held: before.position_ids, by });
  await copyToPeople(query, wsId, [accountId]);
  return { before, after };
}

interface Departments {
  accountId: string;
  /** In the person's order. */
  ids: readonly string[];
  source: Source;
  by: string;
}

/** Puts the person into exactly these departments of the tree. Throws `NotFound` unless all of them are in the tree. */
async function setDepartments(query: Query, wsId: string, { accountId, ids, source, by }: Departments): Promise<void> {
  await requireDepartments(query, wsId, ids, { pointer: '/department_ids', source });
  await query
    .deleteFrom('department_members')
    .where('ws_id', '=', wsId)
    .where('account_id', '=', accountId)
    .where('department_id', 'in', (departments) =>
      departments.selectFrom('departments').where('ws_id', '=', wsId).where('source', '=', source).select('id'),
    )
    .execute();
  if (ids.length === 0) return;
  await query
    .insertInto('department_members')
    .values(ids.map((id, sort) => ({ ws_id: wsId, department_id: id, account_id: accountId, sort, created_by: by })))
    .execute();
}
