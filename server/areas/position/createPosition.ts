import { ulid } from '../../db/index.ts';
import type { Handler } from '../../http/handler.ts';
import { writeLog } from '../log/write-log.ts';
import { inWorkspace } from '../organisation/in-workspace.ts';
import { nameOf, refuseTakenName } from '../organisation/name.ts';
import { positionColumns, positionFacts, presentPosition } from './queries.ts';

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
