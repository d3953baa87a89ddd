import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/place.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { requireVersion } from '#server/kernel/changes/require-version.ts';
import { noticeFacts, presentNotice } from '../notice/present.ts';
import { publishTime } from '../notice/publish-time.ts';
import { lockNotice } from '../notice/queries.ts';
import { readTargets } from '../notice/targets.ts';

/** Changes, publishes or withdraws a notice; what is not sent stays (NOTE-03, PH-12). */
export const updateNotice: Handler<'updateNotice'> = async (call) => {
  const { args, now } = call;
  const wsId = call.session.wsId ?? null;
  return inScope(call.db, wsId, async (query) => {
    const before = await lockNotice(query, wsId, args.id);
    requireVersion(call, presentNotice(before));
    const state = args.state ?? before.state;
    const after = {
      ...before,
      title: args.title?.trim() ?? before.title,
      content: args.content ?? before.content,
      state,
      publish_at: publishTime(before, { state, sent: args.publish_at, now }),
      ...(args.targets ? await readTargets(query, wsId, args.targets) : {}),
    };
    if (JSON.stringify(noticeFacts(after)) === JSON.stringify(noticeFacts(before))) return presentNotice(before);
    const { title, content, publish_at, audience, department_ids } = after;
    await query
      .updateTable('notices')
      .set((row) => ({
        title,
        content,
        state,
        publish_at,
        audience,
        department_ids,
        updated_at: now,
        version: row('version', '+', 1),
      }))
      .where('ws_id', wsId === null ? 'is' : '=', wsId)
      .where('id', '=', args.id)
      .execute();
    await writeLog(query, call, {
      module: 'notice',
      action: call.operation,
      target: args.id,
      before: noticeFacts(before),
      after: noticeFacts(after),
    });
    return presentNotice(await lockNotice(query, wsId, args.id));
  });
};
