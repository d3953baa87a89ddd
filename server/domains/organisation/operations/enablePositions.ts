import { sql } from 'kysely';
import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { positionFacts, positionsOf } from '../position/queries.ts';

/** Enables positions, or disables them; who holds a disabled one keeps it (ORG-08). */
export const enablePositions: Handler<'enablePositions'> = async (call) => {
  const { ids, enabled = true } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    const found = await positionsOf(query, wsId)
      .where('id', '=', sql<string>`any(${ids})`)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (found.length < ids.length) throw new NotFound({ pointer: '/ids' });
    const changed = found.filter((row) => row.enabled !== enabled);
    await query
      .updateTable('positions')
      .set((row) => ({ enabled, updated_at: call.now, version: row('version', '+', 1) }))
      .where('ws_id', '=', wsId)
      .where('id', '=', sql<string>`any(${changed.map(({ id }) => id)})`)
      .execute();
    for (const row of changed) {
      await writeLog(query, call, {
        module: 'position',
        action: call.operation,
        target: row.id,
        before: positionFacts(row),
        after: positionFacts({ ...row, enabled }),
      });
    }
    return null;
  });
};
