import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Query } from '#server/kernel/db/index.ts';

/** Whose rows: those of another application are unknown ones. */
export interface OfApplication {
  wsId: string;
  appId: string;
}

/** The open application as its rows are found by it. */
export const ownerOf = ({ wsId, row }: OpenApplication): OfApplication => ({ wsId, appId: row.id });

/** Lets changes of an application's categories and menus follow one another, so that two cannot take one position or make a cycle. */
export async function lockApplication(query: Query, { wsId, appId }: OfApplication): Promise<void> {
  await query
    .selectFrom('applications')
    .select('id')
    .where('ws_id', '=', wsId)
    .where('id', '=', appId)
    .forNoKeyUpdate()
    .execute();
}
