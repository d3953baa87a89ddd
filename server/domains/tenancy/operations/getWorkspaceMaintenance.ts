import type { Handler } from '#server/kernel/call/handler.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { maintenanceOf, presentMaintenance } from '../customer/maintenance.ts';

/** Whether the workspace is under maintenance (ACC-02). */
export const getWorkspaceMaintenance: Handler<'getWorkspaceMaintenance'> = (call) =>
  inWorkspace(
    call,
    async (query, wsId) => presentMaintenance(await maintenanceOf(query, wsId).executeTakeFirstOrThrow()),
    { readOnly: true },
  );
