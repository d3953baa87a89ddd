import { type Query, sendAlong, ulid } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { positionFacts, presentPosition } from '../position/queries.ts';

/** Adds a position or a team tag, enabled (ORG-08). */
export const createPosition: Handler<'createPosition'> = async (call) => {
  const { tagName, domain = 'duty' } = call.args;
  const { name, key } = nameOf(tagName);
  const row = { id: ulid(), tag_name: name, domain, enabled: true, created_at: call.now, version: 1 };
  const work = (query: Query, wsId: string): Promise<void> => {
    // Nothing has to be read back, so that the row, the log and the commit leave together.
    const own = { ws_id: wsId, name_key: key, created_by: call.session.accountId, updated_at: call.now };
    sendAlong(query, query.insertInto('positions').values({ ...row, ...own }));
    const after = positionFacts(row);
    return writeLog(query, call, { module: 'position', action: call.operation, target: row.id, after });
  };
  await refuseTakenName('/tagName', () => inWorkspace(call, work));
  return presentPosition(row);
};
