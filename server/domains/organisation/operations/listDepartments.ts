import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { readStaff } from '../department/members.ts';
import { presenter } from '../department/present.ts';
import { readDepartments } from '../department/queries.ts';
import { matching, treeOf } from '../department/tree.ts';

/** A whole tree of departments, with its people when they are asked for, or what a search finds of it (ORG-02). */
export const listDepartments: Handler<'listDepartments'> = async (call) => {
  const { source = 'organize', include, search } = call.args;
  return inWorkspace(
    call,
    async (query, wsId) => {
      const whole = treeOf(await readDepartments(query, wsId, source));
      const tree = search ? matching(whole, search) : whole;
      const staff = include === 'user_accounts' ? await readStaff(query, wsId, source) : [];
      return tree.childrenOf(null).map(presenter({ tree, staff }));
    },
    { readOnly: true },
  );
};
