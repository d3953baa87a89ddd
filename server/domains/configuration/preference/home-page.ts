import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';

export type HomePage = Schemas['HomePagePreference'];

const listOfApplications: HomePage = { page_type: 'default' };

/** Whether the workspace has the application and it is in use. */
async function hasApplication(query: Query, wsId: string, id: string): Promise<boolean> {
  const found = await query
    .selectFrom('applications')
    .where('ws_id', '=', wsId)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** The pointer of the id that the workspace does not have; undefined when it has all. */
export async function missingIn(query: Query, wsId: string, homePage: HomePage): Promise<string | undefined> {
  switch (homePage.page_type) {
    case 'app':
      return (await hasApplication(query, wsId, homePage.app_id)) ? undefined : '/app_id';
    case 'customPage':
      // Workspaces have no pages of their own yet, so every id is an unknown one.
      return '/page_id';
    default:
      return undefined;
  }
}

/** What the workbench opens with now: while the chosen application is not there, the list of applications (WB-16). */
export async function presentHomePage(query: Query, wsId: string | null, chosen: HomePage): Promise<HomePage> {
  if (wsId === null) return listOfApplications;
  return (await missingIn(query, wsId, chosen)) === undefined ? chosen : listOfApplications;
}
