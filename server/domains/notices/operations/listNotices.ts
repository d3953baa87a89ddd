import type { Handler } from '#server/kernel/call/handler.ts';
import { inScope } from '#server/kernel/scope/in-scope.ts';
import { type ListRules, listRows, textSort, timeSort } from '#server/kernel/lists/index.ts';
import { requireOwnScope } from '../notice/policy.ts';
import { presentNotice } from '../notice/present.ts';
import { noticesOf } from '../notice/queries.ts';

const rules: ListRules<'listNotices'> = {
  name: 'listNotices',
  id: 'notices.id',
  sorts: {
    publish_at: timeSort('notices.publish_at', { nullable: true }),
    title: textSort('notices.title'),
    created_at: timeSort('notices.created_at'),
  },
  defaultSort: '-created_at',
  search: ['notices.title'],
  equal: { state: 'notices.state' },
  ranges: [{ column: 'notices.publish_at', from: 'publish_at_from', to: 'publish_at_to' }],
};

/** The notices of the caller's own scope as their administrators see them (NOTE-03). */
export const listNotices: Handler<'listNotices'> = async ({ db, session, args }) => {
  requireOwnScope(session, args.scope);
  const wsId = session.wsId ?? null;
  return inScope(
    db,
    wsId,
    (query) => listRows(query, { rows: noticesOf(query, wsId), rules, args, present: presentNotice }),
    { readOnly: true },
  );
};
