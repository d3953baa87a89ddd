import type { Query } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { linksOwner, pageLinksKey, presentPageLinks } from '../preference/page-links.ts';
import { lockPreference, writePreference } from '../preference/queries.ts';

/** Saves the caller's favorite or recent pages. They are no change of the workspace, so that its operation log has none of them. */
export const savePageLinks: Handler<'savePageLinks'> = async ({ args, db, session, now }) => {
  const owner = linksOwner(session);
  const write = async (query: Query) => {
    const stored = presentPageLinks((await lockPreference(query, owner, pageLinksKey))?.value);
    const { favorites = stored.favorites, recent = stored.recent } = args;
    const value = { favorites, recent };
    await writePreference(query, { ...owner, key: pageLinksKey, value, by: session.accountId, now });
    return value;
  };
  return owner.wsId === null ? db.platform(write) : db.tenant(owner.wsId, write);
};
