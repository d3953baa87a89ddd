import type { Handler } from '#server/kernel/call/handler.ts';
import { createRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { positionColumns, positionFacts, presentPosition } from '../position/queries.ts';

/** Adds a position or a team tag, enabled (ORG-08). */
export const createPosition: Handler<'createPosition'> = async (call) => {
  const { tagName, domain = 'duty' } = call.args;
  const { name, key } = nameOf(tagName);
  return inWorkspace(call, (query, wsId) =>
    createRow(query, call, {
      module: 'position',
      insert: (columns) =>
        refuseTakenName('/tagName', () =>
          query
            .insertInto('positions')
            .values({ ...columns, ws_id: wsId, tag_name: name, name_key: key, domain })
            .returning(positionColumns)
            .executeTakeFirstOrThrow(),
        ),
      facts: positionFacts,
      present: presentPosition,
    }),
  );
};
