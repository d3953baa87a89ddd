import { NotFound } from '#server/kernel/errors/index.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import { lockPeople } from '../people/people.ts';
import { requirePositions } from '../position/holders.ts';
import { requireTeam } from '../team/queries.ts';

/** Says which tags a member holds in a team; tags that are not sent are taken away (ORG-10). */
export const updateTeamMemberTags: Handler<'updateTeamMemberTags'> = async (call) => {
  const { team_id: teamId, uid, tag_ids } = call.args;
  const after = [...tag_ids].sort();
  return inWorkspace(call, async (query, wsId) => {
    await requireTeam(query, wsId, teamId, '/team_id');
    await lockPeople(query, wsId, [uid], '/uid');
    const member = { ws_id: wsId, team_id: teamId, account_id: uid };
    const isMember = await query
      .selectFrom('team_members')
      .where((row) => row.and(member))
      .select('account_id')
      .executeTakeFirst();
    if (!isMember) throw new NotFound({ pointer: '/uid' });
    const held = await query
      .selectFrom('team_member_tags')
      .where((row) => row.and(member))
      .select('position_id')
      .orderBy('position_id')
      .execute();
    const before = held.map(({ position_id: id }) => id);
    if (JSON.stringify(before) === JSON.stringify(after)) return null;
    await requirePositions(query, wsId, after, { domain: 'team', held: before, pointer: '/tag_ids' });
    await query
      .deleteFrom('team_member_tags')
      .where((row) => row.and(member))
      .execute();
    if (after.length > 0) {
      await query
        .insertInto('team_member_tags')
        .values(after.map((id) => ({ ...member, position_id: id, created_by: call.session.accountId })))
        .execute();
    }
    await writeLog(query, call, {
      module: 'team',
      action: call.operation,
      target: teamId,
      before: { uid, tag_ids: before },
      after: { uid, tag_ids: after },
    });
    return null;
  });
};
