import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { maintenanceOf, presentMaintenance } from '../customer/maintenance.ts';

/** Starts or ends it; the state of the workspace is read with every request, so the next one is refused or let in (P11). */
export const setWorkspaceMaintenance: Handler<'setWorkspaceMaintenance'> = (call) =>
  inWorkspace(call, async (query, wsId) => {
    const changed = await changeRow(query, call, {
      module: 'preference',
      target: 'maintenance',
      lock: () => maintenanceOf(query, wsId).forUpdate().executeTakeFirstOrThrow(),
      present: ({ maintain, version }) => ({ maintain, version }),
      wanted: (stored) => ({ ...stored, maintain: call.args.maintain }),
      facts: presentMaintenance,
      async write(wanted) {
        await query
          .updateTable('workspaces')
          .set((row) => ({ maintain: wanted.maintain, updated_at: call.now, version: row('version', '+', 1) }))
          .where('id', '=', wsId)
          .execute();
        return wanted;
      },
    });
    return presentMaintenance(changed);
  });
