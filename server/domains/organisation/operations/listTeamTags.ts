import type { Handler } from '#server/kernel/call/handler.ts';
import { type ListRules, listRows } from '#server/kernel/lists/index.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { positionList } from '../position/position-list.ts';
import { positionsOf, presentPosition } from '../position/queries.ts';

const rules: ListRules<'listTeamTags'> = { name: 'listTeamTags', ...positionList };

/** The enabled positions of the domain team, which members of a team may hold (ORG-09). */
export const listTeamTags: Handler<'listTeamTags'> = async (call) =>
  inWorkspace(
    call,
    (query, wsId) => {
      const rows = positionsOf(query, wsId).where('domain', '=', 'team').where('enabled', '=', true);
      return listRows(query, { rows, rules, args: call.args, present: presentPosition });
    },
    { readOnly: true },
  );
