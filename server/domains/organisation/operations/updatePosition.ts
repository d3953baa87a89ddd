import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { copyToPeople } from '../people/held.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { requireVersion } from '#server/kernel/changes/require-version.ts';
import { refuseUsed } from '../rules/uses.ts';
import { holdersOf } from '../position/holders.ts';
import { lockPosition, positionFacts, presentPosition } from '../position/queries.ts';

/** Changes the name or the domain of a position; one that somebody holds keeps its domain (ORG-08). */
export const updatePosition: Handler<'updatePosition'> = async (call) => {
  const { id, tagName } = call.args;
  return inWorkspace(call, async (query, wsId) => {
    const before = await lockPosition(query, wsId, id);
    requireVersion(call, presentPosition(before));
    const { name, key } = nameOf(tagName ?? before.tag_name);
    const domain = call.args.domain ?? before.domain;
    if (name === before.tag_name && domain === before.domain) return presentPosition(before);
    const holders = await holdersOf(query, wsId, id);
    if (domain !== before.domain) refuseUsed('position_in_use', { user: holders.length });
    await refuseTakenName('/tagName', () =>
      query
        .updateTable('positions')
        .set((row) => ({
          tag_name: name,
          name_key: key,
          domain,
          updated_at: call.now,
          version: row('version', '+', 1),
        }))
        .where('ws_id', '=', wsId)
        .where('id', '=', id)
        .execute(),
    );
    await copyToPeople(query, wsId, holders);
    const after = await lockPosition(query, wsId, id);
    await writeLog(query, call, {
      module: 'position',
      action: call.operation,
      target: id,
      before: positionFacts(before),
      after: positionFacts(after),
    });
    return presentPosition(after);
  });
};
