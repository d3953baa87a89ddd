import { Conflict, NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { departmentFacts, presenter } from '../department/present.ts';
import { lockTree, readDepartments } from '../department/queries.ts';
import { mostLevels, pathOf, treeOf } from '../department/tree.ts';

/** Adds a department as the last one below its father, or at the top (ORG-02). */
export const createDepartment: Handler<'createDepartment'> = async (call) => {
  const { department_name, father_id: fatherId = null, source = 'organize' } = call.args;
  const { name, key } = nameOf(department_name);
  return inWorkspace(call, async (query, wsId) => {
    await lockTree(query, wsId, source);
    const tree = treeOf(await readDepartments(query, wsId, source));
    if (fatherId !== null && !tree.byId.has(fatherId)) throw new NotFound({ pointer: '/father_id' });
    if (pathOf(tree, fatherId).length >= mostLevels) {
      throw new Conflict({ pointer: '/father_id' }, 'department_too_deep');
    }
    const sort = (tree.childrenOf(fatherId).at(-1)?.sort ?? 0) + 1;
    return createRow(query, call, {
      module: 'department',
      insert: (columns) =>
        refuseTakenName('/department_name', () =>
          query
            .insertInto('departments')
            .values({
              ...columns,
              ws_id: wsId,
              source,
              father_id: fatherId,
              department_name: name,
              name_key: key,
              sort,
            })
            .returning(['id', 'source', 'father_id', 'department_name', 'sort', 'version'])
            .executeTakeFirstOrThrow(),
        ),
      facts: departmentFacts,
      present: presenter({ tree }),
    });
  });
};
