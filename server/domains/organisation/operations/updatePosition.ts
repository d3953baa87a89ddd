import type { Handler } from '#server/kernel/call/handler.ts';
import { changeRow, updateRow } from '#server/kernel/changes/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { copyToPeople } from '../people/member-columns.ts';
import { nameOf, refuseTakenName } from '../rules/name.ts';
import { refuseUsed } from '../rules/uses.ts';
import { holdersOf } from '../position/holders.ts';
import { lockPosition, positionFacts, presentPosition } from '../position/queries.ts';

/** Changes the name or the domain of a position; one that a user holds keeps its domain (ORG-08). */
export const updatePosition: Handler<'updatePosition'> = async (call) => {
  const { id, tagName, domain } = call.args;
  return inWorkspace(call, (query, wsId) =>
    changeRow(query, call, {
      module: 'position',
      target: id,
      lock: () => lockPosition(query, wsId, id),
      present: presentPosition,
      wanted: (position) => ({
        ...position,
        tag_name: nameOf(tagName ?? position.tag_name).name,
        domain: domain ?? position.domain,
      }),
      facts: positionFacts,
      async write(wanted, stored) {
        const { name, key } = nameOf(wanted.tag_name);
        const holders = await holdersOf(query, wsId, id);
        if (wanted.domain !== stored.domain) refuseUsed('position_in_use', { user: holders.length });
        const columns = { tag_name: name, name_key: key, domain: wanted.domain };
        await refuseTakenName('/tagName', () => updateRow(query, 'positions', { wsId, id, now: call.now }, columns));
        await copyToPeople(query, wsId, holders);
        return lockPosition(query, wsId, id);
      },
    }),
  );
};
