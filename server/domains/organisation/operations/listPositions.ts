import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, presentPage, readList } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { positionList } from '../position/position-list.ts';
import { positionsOf, presentPosition } from '../position/queries.ts';

const positions: ListRules<'listPositions'> = {
  name: 'listPositions',
  ...positionList,
  equal: { domain: 'positions.domain', enabled: 'positions.enabled' },
};

/** The positions of the workspace (ORG-08). */
export const listPositions: Handler<'listPositions'> = async (call) => {
  const page = await inWorkspace(
    call,
    (query, wsId) => readList(query, positionsOf(query, wsId), positions, call.args),
    { singleRead: true },
  );
  return presentPage(page, presentPosition);
};
