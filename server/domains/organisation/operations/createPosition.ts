import { ulid } from '#server/kernel/db/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { positionColumns, positionFacts, presentPosition } from '../position/queries.ts';

/** Adds a position or a team tag, enabled (ORG-08). */
export const createPosition: Handler<'createPosition'> = async (call) => {
  const { tagName, domain = 'duty' } = call.args;
  const { name, key } = nameOf(tagName);
  return inWorkspace(call, async (query, wsId) => {
    const row = await refuseTakenName('/tagName', () =>
      query
        .insertInto('positions')
        .values({
          id: ulid(),
          ws_id: wsId,
          tag_name: name,
          name_key: key,
          domain,
          created_by: call.session.accountId,
          created_at: call.now,
          updated_at: call.now,
        })
        .returning(positionColumns)
        .executeTakeFirstOrThrow(),
    );
    const after = positionFacts(row);
    await writeLog(query, call, { module: 'position', action: call.operation, target: row.id, after });
    return presentPosition(row);
  });
};
