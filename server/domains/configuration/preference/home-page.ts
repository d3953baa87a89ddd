import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { type ApplicationReader, openApplicationsOf } from '#server/kernel/grants/index.ts';

/** What is stored. */
export type HomePage = Schemas['HomePageInput'];

const listOfApplications: Schemas['HomePagePreference'] = { page_type: 'default' };

/** An application of the workspace that the reader may open; undefined for none. */
const findApplication = (query: Query, reader: ApplicationReader, id: string) =>
  openApplicationsOf(query, reader).where('applications.id', '=', id).select('applications.id').executeTakeFirst();

/** What the reader's workbench opens with now: what was chosen, while it is there for this reader; else undefined. */
async function findHomePage(
  query: Query,
  reader: ApplicationReader,
  chosen: HomePage,
): Promise<Schemas['HomePagePreference'] | undefined> {
  if (chosen.page_type === 'default') return chosen;
  if (chosen.page_type === 'app') return (await findApplication(query, reader, chosen.app_id)) && chosen;
  const menu = await query
    .selectFrom('menus')
    .where('ws_id', '=', reader.wsId)
    .where('id', '=', chosen.page_id)
    .where('deleted_at', 'is', null)
    .select(['app_id', 'menu_name'])
    .executeTakeFirst();
  if (!menu || !(await findApplication(query, reader, menu.app_id))) return undefined;
  return { ...chosen, app_id: menu.app_id, title: menu.menu_name };
}

/** As `findHomePage`, and the pointer of the id that the workspace does not have. */
export async function checkHomePage(
  query: Query,
  reader: ApplicationReader,
  wanted: HomePage,
): Promise<{ homePage: Schemas['HomePagePreference'] } | { missing: string }> {
  const homePage = await findHomePage(query, reader, wanted);
  if (homePage) return { homePage };
  return { missing: wanted.page_type === 'app' ? '/app_id' : '/page_id' };
}

/** What the workbench opens with: while what was chosen is not there for the reader, the list of applications (WB-16). */
export async function presentHomePage(
  query: Query,
  reader: Omit<ApplicationReader, 'wsId'> & { wsId: string | null },
  chosen: HomePage,
): Promise<Schemas['HomePagePreference']> {
  const { wsId } = reader;
  if (wsId === null) return listOfApplications;
  return (await findHomePage(query, { ...reader, wsId }, chosen)) ?? listOfApplications;
}
