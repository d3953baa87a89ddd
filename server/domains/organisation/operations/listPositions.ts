import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { positionList } from '../position/position-list.ts';
import { positionsOf, presentPosition } from '../position/queries.ts';

const rules: ListRules<'listPositions'> = {
  name: 'listPositions',
  ...positionList,
  equal: { domain: 'positions.domain', enabled: 'positions.enabled' },
};

/** The positions of the workspace (ORG-08). */
export const listPositions: Handler<'listPositions'> = async (call) =>
  inWorkspace(
    call,
    (query, wsId) =>
      listRows(query, { rows: positionsOf(query, wsId), rules, args: call.args, present: presentPosition }),
    { singleRead: true },
  );
