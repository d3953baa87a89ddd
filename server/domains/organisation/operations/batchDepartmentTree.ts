import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { readStaff } from '../department/members.ts';
import { presenter } from '../department/present.ts';
import { readDepartments } from '../department/queries.ts';
import { treeOf } from '../department/tree.ts';

/** Several departments of one tree, each with everything below it and its people (ORG-02). */
export const batchDepartmentTree: Handler<'batchDepartmentTree'> = async (call) => {
  const { id: ids, source = 'organize' } = call.args;
  return inWorkspace(
    call,
    async (query, wsId) => {
      const tree = treeOf(await readDepartments(query, wsId, source));
      const roots = ids.flatMap((id) => tree.byId.get(id) ?? []);
      if (roots.length < ids.length) throw new NotFound({ pointer: '/id' });
      return roots.map(presenter({ tree, staff: await readStaff(query, wsId, source) }));
    },
    { readOnly: true },
  );
};
