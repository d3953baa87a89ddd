import type { Database, Query } from '#server/kernel/db/index.ts';

/** How many jobs of all workspaces wait and how many have failed, in the identity scope. */
export async function countJobs(query: Query): Promise<{ waiting: number; failed: number }> {
  const rows = await query
    .selectFrom('table_jobs')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: of('waiting'), failed: of('failed') };
}

/** Lets the failed jobs of all workspaces be tried again, those of each workspace in its own scope. @returns how many */
export async function retryJobs(db: Database): Promise<number> {
  const workspaces = await db.identity((query) =>
    query.selectFrom('table_jobs').select('ws_id').distinct().where('state', '=', 'failed').orderBy('ws_id').execute(),
  );
  let count = 0;
  for (const { ws_id: wsId } of workspaces) {
    const { numUpdatedRows } = await db.tenant(wsId, (query) =>
      query
        .updateTable('table_jobs')
        .set({ state: 'waiting', attempts: 0, failure: null })
        .where('ws_id', '=', wsId)
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow(),
    );
    count += Number(numUpdatedRows);
  }
  return count;
}
