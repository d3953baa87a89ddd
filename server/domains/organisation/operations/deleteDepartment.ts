import { sql } from 'kysely';
import type { Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { deleteRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { refuseUsed } from '../rules/uses.ts';
import { departmentFacts } from '../department/present.ts';
import { lockDepartment, lockTree, readDepartment } from '../department/queries.ts';

/** Deletes a department that is empty and used by nothing (ORG-02). */
export const deleteDepartment: Handler<'deleteDepartment'> = async (call) => {
  const { id } = call.args;
  return inWorkspace(call, (query, wsId) =>
    deleteRow(query, call, {
      table: 'departments',
      module: 'department',
      wsId,
      id,
      async lock() {
        const { source } = await readDepartment(query, wsId, id);
        await lockTree(query, wsId, source);
        return lockDepartment(query, wsId, id);
      },
      async requireUnused() {
        refuseUsed('department_in_use', await usesOf(query, wsId, id));
      },
      async removeParts() {
        // Of people who have left the workspace.
        await query
          .deleteFrom('department_members')
          .where('ws_id', '=', wsId)
          .where('department_id', '=', id)
          .execute();
      },
      facts: departmentFacts,
    }),
  );
};

async function usesOf(query: Query, wsId: string, id: string) {
  const { rows } = await sql<{ department: number; user: number; user_group: number; notice: number }>`
    select
      (select count(*) from departments
        where ws_id = ${wsId} and father_id = ${id} and deleted_at is null) as department,
      (select count(*) from department_members m
        join memberships p on p.ws_id = m.ws_id and p.account_id = m.account_id and p.deleted_at is null
        where m.ws_id = ${wsId} and m.department_id = ${id}) as "user",
      (select count(*) from user_group_departments d
        join user_groups g on g.ws_id = d.ws_id and g.id = d.group_id and g.deleted_at is null
        where d.ws_id = ${wsId} and d.department_id = ${id}) as user_group,
      (select count(*) from notices
        where ws_id = ${wsId} and deleted_at is null and state <> 'withdrawn' and ${id} = any(department_ids)
      ) as notice`.execute(query);
  return rows[0] ?? {};
}
