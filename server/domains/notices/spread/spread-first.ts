import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { addNoticeJobs, type Seen } from './add-jobs.ts';
import { noticeStep } from './run-notice-jobs.ts';

/** From when a notice is seen, of its answer. */
export const seenOf = ({ state, publish_at: at }: Pick<Schemas['Notice'], 'state' | 'publish_at'>): Seen => ({
  state,
  publish_at: at === null ? null : new Date(at),
});

interface Changed {
  id: string;
  wsId: string | null;
  /** Absent for a new notice and for a deleted one. */
  before?: Seen | undefined;
  after?: Seen | undefined;
  now: Date;
}

/**
 * What a changed notice means for people, in its transaction: a first part of a workspace's people is notified at once, and all others
 * by jobs, so that nobody waits for a workspace of thousands.
 */
export async function spreadFirst(query: Query, { id, wsId, before, after, now }: Changed): Promise<void> {
  const isAdded = await addNoticeJobs(query, { id, ws_id: wsId }, { before, after, now });
  if (isAdded && wsId !== null) await noticeStep(query, { wsId, noticeId: id }, { wsId, systemAccounts: [], now });
}
