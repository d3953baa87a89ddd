import { NotFound } from '#server/kernel/errors/index.ts';
import { sortBefore } from '#server/kernel/changes/index.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { openApplicationsOf } from '#server/kernel/grants/index.ts';
import { lockCards } from '../application/rules.ts';

/** Puts a card before another one that the caller may open; without one, at the end (APP-23). */
export const sortApplications: Handler<'sortApplications'> = async (call) => {
  const { args, application, session, db } = call;
  const { wsId, row } = application;
  const beforeId = args.before_id ?? null;
  return db.tenant(wsId, async (query) => {
    await lockCards(query, wsId);
    if (beforeId !== null) {
      const reader = { wsId, accountId: session.accountId, roles: session.roles };
      const next = await openApplicationsOf(query, reader)
        .where('applications.id', '=', beforeId)
        .select('id')
        .execute();
      if (next.length === 0) throw new NotFound({ pointer: '/before_id' });
    }
    const cards = await query
      .selectFrom('applications')
      .where('ws_id', '=', wsId)
      .where('deleted_at', 'is', null)
      .select(['id', 'sort'])
      .orderBy('sort')
      .orderBy('id')
      .execute();
    const others = cards.filter(({ id }) => id !== row.id);
    const at = beforeId === null || beforeId === row.id ? others.length : others.findIndex(({ id }) => id === beforeId);
    // Nothing is written when it stands there already.
    if (beforeId === row.id || cards.findIndex(({ id }) => id === row.id) === at) return null;
    const placed = sortBefore(others, at);
    for (const { id, sort } of [...placed.others, { id: row.id, sort: placed.sort }]) {
      await query.updateTable('applications').set({ sort }).where('ws_id', '=', wsId).where('id', '=', id).execute();
    }
    await writeLog(query, call, {
      module: 'application',
      action: call.operation,
      target: row.id,
      applicationId: row.id,
      wsId,
      before: { sort: row.sort },
      after: { sort: placed.sort },
    });
    return null;
  });
};
