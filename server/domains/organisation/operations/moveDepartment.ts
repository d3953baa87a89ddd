import type { Query } from '#server/kernel/db/index.ts';
import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { sortBefore } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { refuseTakenName } from '../rules/name.ts';
import { departmentFacts } from '../department/present.ts';
import { type DepartmentRow, lockTree, readDepartment, readDepartments } from '../department/queries.ts';
import { heightOf, mostLevels, pathOf, type Tree, treeOf } from '../department/tree.ts';

/** Moves a department with everything below it within its tree (ORG-02). */
export const moveDepartment: Handler<'moveDepartment'> = async (call) => {
  const { id, father_id: fatherId, before_id: beforeId = null } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    const { source } = await readDepartment(query, wsId, id);
    await lockTree(query, wsId, source);
    const tree = treeOf(await readDepartments(query, wsId, source));
    const moved = tree.byId.get(id);
    if (!moved) throw new NotFound();
    requireParent(tree, id, fatherId);
    const siblings = tree.childrenOf(fatherId).filter((sibling) => sibling.id !== id);
    const at = beforeId === null ? siblings.length : siblings.findIndex((sibling) => sibling.id === beforeId);
    if (at < 0) throw new NotFound({ pointer: '/before_id' });
    if (moved.father_id === fatherId && tree.childrenOf(fatherId).indexOf(moved) === at) return null;
    const { sort, others } = sortBefore(siblings, at);
    for (const other of others) await put(query, wsId, other);
    const after = { ...moved, father_id: fatherId, sort };
    await refuseTakenName('/father_id', () => put(query, wsId, after, call.now));
    await writeLog(query, call, {
      module: 'department',
      action: call.operation,
      target: id,
      before: departmentFacts(moved),
      after: departmentFacts(after),
    });
    return null;
  });
};

/** Throws when the new father does not exist, lies inside of what is moved, or is too deep. */
function requireParent(tree: Tree, id: string, fatherId: string | null): void {
  const pointer = '/father_id';
  if (fatherId !== null && !tree.byId.has(fatherId)) throw new NotFound({ pointer });
  const path = pathOf(tree, fatherId);
  if (path.includes(id)) throw new Conflict({ pointer }, 'department_cycle');
  if (path.length + heightOf(tree, id) > mostLevels) throw new Conflict({ pointer }, 'department_too_deep');
}

/** Without a time only the order changes, which does not count as a change. */
async function put(query: Query, wsId: string, row: Pick<DepartmentRow, 'id' | 'father_id' | 'sort'>, now?: Date) {
  await query
    .updateTable('departments')
    .set((stored) => ({
      father_id: row.father_id,
      sort: row.sort,
      ...(now ? { updated_at: now, version: stored('version', '+', 1) } : {}),
    }))
    .where('ws_id', '=', wsId)
    .where('id', '=', row.id)
    .execute();
}
