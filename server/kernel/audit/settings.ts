import type { Query } from '../db/index.ts';

/** The bounds of a log's retention period in days, and the period where nothing is set. */
export const daysBounds = { least: 30, most: 3650, usual: 365 } as const;

/** The retention period of a log in days: its own setting, and what applies without one. */
export interface LogDays {
  own: number | null;
  inherited: number;
}

/** The setting of a workspace's log, or of the platform's. */
export async function logDaysOf(query: Query, wsId: string | null): Promise<LogDays> {
  const rows = await query
    .selectFrom('log_settings')
    .select(['ws_id', 'days'])
    .where((where) =>
      wsId === null ? where('ws_id', 'is', null) : where.or([where('ws_id', '=', wsId), where('ws_id', 'is', null)]),
    )
    .execute();
  const own = rows.find((row) => row.ws_id === wsId);
  const platform = wsId === null ? null : rows.find((row) => row.ws_id === null);
  return { own: own?.days ?? null, inherited: platform?.days ?? daysBounds.usual };
}
