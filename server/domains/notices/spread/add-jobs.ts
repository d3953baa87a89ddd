import type { Query } from '#server/kernel/db/index.ts';
import type { NoticeRow } from '../notice/queries.ts';

/** Whether, and from when, a notice is seen. */
export type Seen = Pick<NoticeRow, 'state' | 'publish_at'>;

/**
 * Notes in the transaction of a changed notice that people have to be notified, or no longer. A notice of the platform is a job in
 * each workspace: whom it leaves out now may have been notified before.
 */
export async function addNoticeJobs(
  query: Query,
  { id, ws_id: wsId }: Pick<NoticeRow, 'id' | 'ws_id'>,
  { before, after, now }: { before?: Seen | undefined; after?: Seen | undefined; now: Date },
): Promise<boolean> {
  const isPublished = (seen: Seen | undefined): boolean => seen?.state === 'published';
  if (!isPublished(before) && !isPublished(after)) return false;
  const planned = isPublished(after) ? after?.publish_at : undefined;
  const isLater = planned !== undefined && planned !== null && planned > now;
  // What was seen until now goes at once, also when it comes again at another time.
  const times = isLater ? [...(isPublished(before) ? [now] : []), planned] : [now];
  for (const due of times) {
    await query.insertInto('notice_jobs').values({ ws_id: wsId, notice_id: id, due_at: due }).execute();
    if (wsId !== null) continue;
    await query
      .insertInto('notice_jobs')
      .columns(['ws_id', 'notice_id', 'due_at'])
      .expression((from) =>
        from
          .selectFrom('workspaces')
          .where('deleted_at', 'is', null)
          .select((eb) => ['workspaces.id', eb.val(id).as('notice_id'), eb.val(due).as('due_at')]),
      )
      .execute();
  }
  return true;
}
