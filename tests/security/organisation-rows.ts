import { type Query, ulid } from '#server/kernel/db/index.ts';

const writtenAt = new Date('2100-01-01T00:00:00Z');

/** A row of a workspace in each table of its organisation and of its notices. */
export async function organisationRows(query: Query, wsId: string, accountId: string): Promise<void> {
  const of = { ws_id: wsId };
  const [department, position, team, group] = [ulid(), ulid(), ulid(), ulid()];
  await query
    .insertInto('departments')
    .values({ ...of, id: department, source: 'organize', department_name: 'A', name_key: 'a', sort: 1 })
    .execute();
  await query
    .insertInto('department_members')
    .values({ ...of, department_id: department, account_id: accountId })
    .execute();
  await query
    .insertInto('positions')
    .values({ ...of, id: position, tag_name: 'A', name_key: 'a', domain: 'duty' })
    .execute();
  await query
    .insertInto('position_holders')
    .values({ ...of, position_id: position, account_id: accountId })
    .execute();
  await query
    .insertInto('teams')
    .values({ ...of, id: team, team_name: 'A', name_key: 'a' })
    .execute();
  const member = { ...of, team_id: team, account_id: accountId };
  await query.insertInto('team_members').values(member).execute();
  await query
    .insertInto('team_member_tags')
    .values({ ...member, position_id: position })
    .execute();
  await query
    .insertInto('user_groups')
    .values({ ...of, id: group, name: 'A', name_key: 'a' })
    .execute();
  await query
    .insertInto('user_group_departments')
    .values({ ...of, group_id: group, department_id: department })
    .execute();
  await query
    .insertInto('user_group_people')
    .values({ ...of, group_id: group, account_id: accountId })
    .execute();
  const notice = ulid();
  await query
    .insertInto('notices')
    .values({ ...of, id: notice, title: 'A', content: 'A' })
    .execute();
  await query
    .insertInto('notifications')
    .values({
      ...of,
      id: notice,
      account_id: accountId,
      category: 'notice',
      title: 'A',
      content: 'A',
      created_at: writtenAt,
    })
    .execute();
  await query
    .insertInto('notification_choices')
    .values({ ...of, account_id: accountId, category: 'notice', channels: ['mail'], locale: 'en-US' })
    .execute();
  await query
    .insertInto('notification_deliveries')
    .values({
      ...of,
      account_id: accountId,
      notification_id: notice,
      channel: 'mail',
      locale: 'en-US',
      due_at: writtenAt,
    })
    .execute();
  await query
    .insertInto('notice_jobs')
    .values({ ...of, notice_id: notice, due_at: writtenAt })
    .execute();
}
