import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { requireOwnScope } from '../notice/policy.ts';
import { noticeFacts, presentNotice } from '../notice/present.ts';
import { publishTime } from '../notice/publish-time.ts';
import { lockNotice } from '../notice/queries.ts';
import { seenOf, spreadFirst } from '../spread/spread-first.ts';
import { readTargets } from '../notice/targets.ts';

/** Writes a notice, as a draft or published, at once or from a later time on (NOTE-03, PH-12). */
export const createNotice: Handler<'createNotice'> = async (call) => {
  const { args, session, now } = call;
  const { state = 'draft', targets = { to: 'everybody' as const } } = args;
  requireOwnScope(session, args.scope);
  const wsId = session.wsId ?? null;
  return inScope(call.db, wsId, async (query) => {
    const notice = await createRow(query, call, {
      module: 'notice',
      async insert(columns) {
        await query
          .insertInto('notices')
          .values({
            ...columns,
            ws_id: wsId,
            title: args.title.trim(),
            content: args.content,
            state,
            publish_at: publishTime(undefined, { state, sent: args.publish_at, now }),
            ...(await readTargets(query, wsId, targets)),
          })
          .execute();
        return lockNotice(query, wsId, columns.id);
      },
      facts: noticeFacts,
      present: presentNotice,
    });
    await spreadFirst(query, { id: notice.id, wsId, after: seenOf(notice), now });
    return notice;
  });
};
