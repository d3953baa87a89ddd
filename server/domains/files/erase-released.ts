import type { Blobs } from '#server/kernel/blobs/local.ts';
import type { Database } from '#server/kernel/db/index.ts';

/** How long a file that went with a draft can still come back, by another tab with the same form. */
const comesBackFor = 24 * 60 * 60 * 1000;
/** The most files of a workspace in one run; the rest goes with the next one. */
const most = 1000;

/**
 * Erases files of records that went with their draft a day ago: their rows first, so that no record is given a file without bytes.
 * @returns how many
 */
export async function eraseReleasedFiles(db: Database, blobs: Blobs, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - comesBackFor);
  const workspaces = await db.identity((query) => query.selectFrom('workspaces').select('id').execute());
  let count = 0;
  for (const { id: wsId } of workspaces) {
    const gone = await db.tenant(wsId, (query) =>
      query
        .deleteFrom('files')
        .where('ws_id', '=', wsId)
        .where('id', 'in', (released) =>
          released
            .selectFrom('files')
            .select('id')
            .where('ws_id', '=', wsId)
            .where('purpose', '=', 'record')
            .where('record_id', 'is', null)
            .where('deleted_at', '<=', limit)
            .orderBy('deleted_at')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['name', 'variants'])
        .execute(),
    );
    for (const { name, variants } of gone)
      for (const blob of new Set([name, ...Object.values(variants)])) await blobs.delete(blob);
    count += gone.length;
  }
  return count;
}
