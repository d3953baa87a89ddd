import type { Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { linksOwner, pageLinksKey, presentPageLinks } from '../preference/page-links.ts';
import { readPreference } from '../preference/queries.ts';

/** The caller's favorite and recent pages. */
export const getPageLinks: Handler<'getPageLinks'> = async ({ db, session }) => {
  const owner = linksOwner(session);
  const read = async (query: Query) => presentPageLinks((await readPreference(query, owner, pageLinksKey))?.value);
  return owner.wsId === null ? db.platform(read, { readOnly: true }) : db.tenant(owner.wsId, read, { readOnly: true });
};
