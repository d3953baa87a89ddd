import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, presentPage, readList } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { positionList } from '../position/position-list.ts';
import { positionsOf, presentPosition } from '../position/queries.ts';

const teamTags: ListRules<'listTeamTags'> = { name: 'listTeamTags', ...positionList };

/** The enabled positions of the domain team, which members of a team may hold (ORG-09). */
export const listTeamTags: Handler<'listTeamTags'> = async (call) => {
  const page = await inWorkspace(
    call,
    (query, wsId) => {
      const tags = positionsOf(query, wsId).where('domain', '=', 'team').where('enabled', '=', true);
      return readList(query, tags, teamTags, call.args);
    },
    { readOnly: true },
  );
  return presentPage(page, presentPosition);
};
