import type { Schemas } from '#openapi';
import type { Session } from '#server/kernel/call/session.ts';
import type { PreferenceOwner } from './queries.ts';

export const pageLinksKey = 'pageLinks';

/** A person's own in the workspace, or on the platform. */
export const linksOwner = (session: Session): PreferenceOwner => ({
  wsId: session.wsId ?? null,
  accountId: session.accountId,
});

/** What is stored; nothing where a person has saved none. */
export function presentPageLinks(stored: unknown): Schemas['PageLinks'] {
  // Safe: `savePageLinks` alone writes what is stored under this key.
  return { favorites: [], recent: [], ...(stored as Partial<Schemas['PageLinks']> | undefined) };
}
