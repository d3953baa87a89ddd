import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';

/** The workspace's own row, as far as its maintenance goes. */
export const maintenanceOf = (query: Query, wsId: string) =>
  query
    .selectFrom('workspaces')
    .where('id', '=', wsId)
    .where('deleted_at', 'is', null)
    .select(['id', 'maintain', 'version']);

/** 10 while only super administrators of the workspace may continue (ACC-02, LIM-08). */
export const presentMaintenance = ({ maintain }: { maintain: number }): Schemas['WorkspaceMaintenance'] => ({
  maintain: maintain === 10 ? 10 : 0,
});
