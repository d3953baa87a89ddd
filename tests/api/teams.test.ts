import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

const account = (username: string): string => seedId(`account ${username}`);

describeOnEachDatabase('teams', (open) => {
  let api: Api;
  let hr: Caller;
  let globex: Caller;
  let id: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, globex] = await createCallers(api, 'hr', 'globex');
    return () => api.close();
  });
  beforeEach(async () => {
    rounds += 1;
    id = (await hr.done('createTeam', { teamName: `Team ${rounds}` })).id;
  });

  const members = async (args: Record<string, unknown> = {}) => hr.done('listTeamMembers', { id, ...args });
  const tag = (tagName: string) => hr.done('createPosition', { tagName: `${tagName} ${rounds}`, domain: 'team' });

  test('ORG-09 the list pages, sorts and searches, and has the members’ ids', async () => {
    await hr.done('createTeam', { teamName: 'Walrus watch' });
    const { id: second } = await hr.done('createTeam', { teamName: 'Walrus care' });
    await hr.done('addTeamMembers', { id: second, uids: [account('user')] });
    const { items, total } = await hr.done('listTeams', { search: 'walrus', total: 'exact' });
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: second, teamName: 'Walrus care', members: [account('user')], version: 1 },
      { teamName: 'Walrus watch', members: [] },
    ]);
    const last = await hr.done('listTeams', { search: 'walrus', sort: '-teamName', size: 1 });
    expect(last.items[0]?.teamName).toBe('Walrus watch');
  });

  test('ORG-09 a team has a name of its own, and a stale version is refused with both values', async () => {
    expect(await hr.call('createTeam', { teamName: ` TEAM ${rounds} ` })).toMatchObject({
      status: 409,
      code: 'organisation_name_taken',
    });
    const renamed = await hr.done('updateTeam', { id, teamName: `Crew ${rounds}`, 'If-Match': 1 });
    expect(renamed).toMatchObject({ teamName: `Crew ${rounds}`, version: 2 });
    expect(await hr.call('updateTeam', { id, teamName: 'Late', 'If-Match': 1 })).toMatchObject({
      code: 'version_conflict',
      data: { detail: { version: 2, stored: { teamName: `Crew ${rounds}` } } },
    });
  });

  test('ORG-09 members are added once and taken out; the list of them pages and searches', async () => {
    await hr.done('addTeamMembers', { id, uids: ['user', 'admin', 'both'].map(account) });
    await hr.done('addTeamMembers', { id, uids: ['user', 'owner'].map(account) });
    expect((await members({ total: 'exact' })).total).toBe(4);
    expect((await members({ search: 'ursula' })).items).toEqual([
      {
        id: account('user'),
        real_name: 'Ursula Meyer',
        avatar: '',
        departments: [{ id: seedId('department acme Sales'), department_name: 'Sales' }],
        tags: [],
      },
    ]);
    await hr.done('deleteTeamMembers', { id, uids: ['user', 'hr'].map(account) });
    expect((await members()).items.map(({ real_name }) => real_name)).toEqual([
      'Bo Lindqvist',
      'Olivia Stone',
      '陈晓明',
    ]);
  });

  test('ORG-10 a member holds tags in one team; leaving it takes them away', async () => {
    const [lead, driver] = [await tag('Lead'), await tag('Driver')];
    const uid = account('user');
    await hr.done('addTeamMembers', { id, uids: [uid] });
    await hr.done('updateTeamMemberTags', { team_id: id, uid, tag_ids: [lead.id, driver.id] });
    expect((await members()).items[0]?.tags).toEqual([
      { id: driver.id, tagName: driver.tagName },
      { id: lead.id, tagName: lead.tagName },
    ]);
    expect(await hr.call('deletePosition', { id: lead.id })).toMatchObject({ status: 409, code: 'position_in_use' });
    await hr.done('updateTeamMemberTags', { team_id: id, uid, tag_ids: [driver.id] });
    await hr.done('deletePosition', { id: lead.id });
    await hr.done('deleteTeamMembers', { id, uids: [uid] });
    await hr.done('addTeamMembers', { id, uids: [uid] });
    expect((await members()).items[0]?.tags).toEqual([]);
    await hr.done('deletePosition', { id: driver.id });
  });

  test('ORG-09 ORG-10 only enabled tags of teams are offered and given, and only to members', async () => {
    const [lead, old] = [await tag('Lead'), await tag('Old')];
    await hr.done('enablePositions', { ids: [old.id], enabled: false });
    const duty = await hr.done('createPosition', { tagName: `Duty ${rounds}` });
    const offered = await hr.done('listTeamTags', { search: ` ${rounds}` });
    expect(offered.items.map((item) => item.id)).toEqual([lead.id]);
    const uid = account('user');
    const args = { team_id: id, uid, tag_ids: [lead.id] };
    expect(await hr.call('updateTeamMemberTags', args)).toMatchObject({ status: 404, data: { pointer: '/uid' } });
    await hr.done('addTeamMembers', { id, uids: [uid] });
    for (const other of [old.id, duty.id, ulid()]) {
      const refused = await hr.call('updateTeamMemberTags', { ...args, tag_ids: [lead.id, other] });
      expect(refused).toMatchObject({ status: 404, data: { pointer: '/tag_ids' } });
    }
    expect((await members()).items[0]?.tags).toEqual([]);
  });

  test('ORG-09 a deleted team is gone with its memberships, and its name is free', async () => {
    await hr.done('addTeamMembers', { id, uids: [account('user')] });
    await hr.done('deleteTeam', { id });
    for (const call of ['updateTeam', 'deleteTeam', 'listTeamMembers'] as const) {
      const args = call === 'updateTeam' ? { id, teamName: 'x' } : { id };
      expect(await hr.call(call, args), call).toMatchObject({ status: 404 });
    }
    await hr.done('createTeam', { teamName: `Team ${rounds}` });
  });

  test('P42 every change is in the log with before and after, and what changes nothing is not', async () => {
    const lead = await tag('Lead');
    const uids = [account('user')];
    await hr.done('addTeamMembers', { id, uids });
    await hr.done('addTeamMembers', { id, uids });
    const tags = { team_id: id, uid: account('user'), tag_ids: [lead.id] };
    await hr.done('updateTeamMemberTags', tags);
    await hr.done('updateTeamMemberTags', tags);
    await hr.done('updateTeam', { id, teamName: `Team ${rounds}` });
    await hr.done('deleteTeamMembers', { id, uids });
    await hr.done('deleteTeamMembers', { id, uids });
    await hr.done('deleteTeam', { id });
    expect(await logOf(api, hr.wsId, id)).toMatchObject([
      { module: 'team', action: 'createTeam', before: null, after: { teamName: `Team ${rounds}` } },
      { action: 'addTeamMembers', before: { uids: [] }, after: { uids } },
      { action: 'updateTeamMemberTags', before: { tag_ids: [] }, after: { tag_ids: [lead.id] } },
      { action: 'deleteTeamMembers', before: { uids }, after: { uids: [] } },
      { action: 'deleteTeam', before: { teamName: `Team ${rounds}` }, after: null },
    ]);
  });

  test("P2 another workspace's team and people answer like unknown ones", async () => {
    const foreign = (await globex.done('createTeam', { teamName: 'Foreign' })).id;
    const reported = async (team: string, person: string) => {
      const answers = [
        await hr.call('updateTeam', { id: team, teamName: 'X' }),
        await hr.call('deleteTeam', { id: team }),
        await hr.call('listTeamMembers', { id: team }),
        await hr.call('addTeamMembers', { id: team, uids: [hr.accountId] }),
        await hr.call('deleteTeamMembers', { id: team, uids: [hr.accountId] }),
        await hr.call('updateTeamMemberTags', { team_id: team, uid: hr.accountId, tag_ids: [] }),
        await hr.call('addTeamMembers', { id, uids: [hr.accountId, person] }),
        await hr.call('deleteTeamMembers', { id, uids: [hr.accountId, person] }),
        await hr.call('updateTeamMemberTags', { team_id: id, uid: person, tag_ids: [] }),
      ];
      return answers.map(({ status, data }) => ({ status, data }));
    };
    const answers = await reported(foreign, account('globex'));
    expect(answers).toEqual(await reported(ulid(), ulid()));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    expect((await members()).items).toEqual([]);
    expect((await hr.done('listTeams', { search: 'Foreign' })).items).toEqual([]);
  });

  test('P1 only account administrators of a workspace see and change teams', async () => {
    for (const username of ['user', 'builder', 'root']) {
      const caller = await createCaller(api, username);
      expect(await caller.call('listTeams'), username).toMatchObject({ status: 403 });
      expect(await caller.call('createTeam', { teamName: 'X' }), username).toMatchObject({ status: 403 });
    }
  });
});
