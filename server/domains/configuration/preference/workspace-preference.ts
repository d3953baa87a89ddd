import type { Schemas } from '#openapi';
import type { Database, Query } from '#server/kernel/db/index.ts';
import type { Session } from '#server/kernel/call/session.ts';
import { type HomePage, presentHomePage } from './home-page.ts';
import { type PreferenceOwner, readPreference } from './queries.ts';

export type WorkspacePreference = Schemas['WorkspacePreference'];
type Stored = Omit<WorkspacePreference, 'homePage'> & { homePage: HomePage };
/** Under which key the preferences of a workspace, and of a person in it, are stored. */
export const preferenceKey = 'workspace';

/** What applies where nothing was chosen. */
export const shippedPreference: Stored = {
  theme: { extend: {} },
  theme_color: 'Default',
  theme_layout_type: 'defaultViewLayout',
  homePage: { page_type: 'default' },
};

/** What is stored over what is shipped; later parts win, field by field. */
export function preferenceFrom(parts: unknown[]): Stored {
  return Object.assign({}, shippedPreference, ...parts.filter((part) => part !== null && typeof part === 'object'));
}

const stored = async (query: Query, owner: PreferenceOwner): Promise<unknown> =>
  (await readPreference(query, owner, preferenceKey))?.value;

/** Theme and layout for a signed-in account; an administrator's own choice wins over the workspace's. */
export function preferenceFor(db: Database, session: Session): Promise<WorkspacePreference> {
  const wsId = session.wsId ?? null;
  const read = async (query: Query): Promise<WorkspacePreference> => {
    const ofAll = await stored(query, { wsId, accountId: null });
    const own = await stored(query, { wsId, accountId: session.accountId });
    const preference = preferenceFrom([ofAll, own]);
    return { ...preference, homePage: await presentHomePage(query, { ...session, wsId }, preference.homePage) };
  };
  return wsId === null ? db.platform(read, { readOnly: true }) : db.tenant(wsId, read, { readOnly: true });
}
