import type { Query } from '#server/kernel/db/index.ts';
import { livingKeys } from '../api-key/key-session.ts';
import { isMemberStill, livingSessions } from './sessions.ts';

interface Maker {
  /** The id of a session, or of an API key. */
  madeBy: string;
  now: Date;
}

/** Whether the maker of a ticket may still make calls with the session or the key that it was made with (P11). */
export async function isMakerThere(query: Query, { madeBy, now }: Maker): Promise<boolean> {
  const session = await livingSessions(query).where('family.id', '=', madeBy).limit(1).executeTakeFirst();
  if (session) return isMemberStill(session);
  const key = await livingKeys(query, now)
    .select('workspaces.api_status')
    .where('api_keys.id', '=', madeBy)
    .executeTakeFirst();
  return key?.api_status === 10;
}
