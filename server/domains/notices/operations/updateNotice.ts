import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { noticeFacts, presentNotice } from '../notice/present.ts';
import { publishTime } from '../notice/publish-time.ts';
import { lockNotice } from '../notice/queries.ts';
import { readTargets } from '../notice/targets.ts';
import { spreadFirst } from '../spread/spread-first.ts';

/** Changes, publishes or withdraws a notice; what is not sent stays (NOTE-03, PH-12). */
export const updateNotice: Handler<'updateNotice'> = async (call) => {
  const { args, now } = call;
  const { id } = args;
  const wsId = call.session.wsId ?? null;
  return inScope(call.db, wsId, (query) =>
    changeRow(query, call, {
      module: 'notice',
      target: id,
      lock: () => lockNotice(query, wsId, id),
      present: presentNotice,
      async wanted(notice) {
        const state = args.state ?? notice.state;
        return {
          ...notice,
          title: args.title?.trim() ?? notice.title,
          content: args.content ?? notice.content,
          state,
          publish_at: publishTime(notice, { state, sent: args.publish_at, now }),
          ...(args.targets ? await readTargets(query, wsId, args.targets) : {}),
        };
      },
      facts: noticeFacts,
      async write({ title, content, state, publish_at, audience, department_ids }, before) {
        const columns = { title, content, state, publish_at, audience, department_ids };
        await updateRow(query, 'notices', { wsId, id, now }, columns);
        const after = await lockNotice(query, wsId, id);
        await spreadFirst(query, { id, wsId, before, after, now });
        return after;
      },
    }),
  );
};
