import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

const account = (username: string): string => seedId(`account ${username}`);

describeOnEachDatabase('people of departments', (open) => {
  let api: Api;
  let hr: Caller;
  let user: Caller;
  let north: string;
  let south: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, user] = await createCallers(api, 'hr', 'user');
    return () => api.close();
  });
  beforeEach(async () => {
    rounds += 1;
    north = (await hr.done('createDepartment', { department_name: `North ${rounds}` })).id;
    south = (await hr.done('createDepartment', { department_name: `South ${rounds}`, father_id: north })).id;
  });

  const names = async (args: Record<string, unknown>): Promise<string[]> =>
    (await user.done('listDepartmentUsers', { department_id: north, ...args })).items.map(({ real_name }) => real_name);

  test('ORG-03 people are added and taken out; is_deep adds those of the departments below', async () => {
    await hr.done('createUserDepartment', { user_ids: [account('user'), account('admin')], department_id: north });
    await hr.done('createUserDepartment', { user_ids: [account('both'), account('user')], department_id: south });
    expect(await names({})).toEqual(['Ursula Meyer', '陈晓明']);
    expect(await names({ is_deep: true })).toEqual(['Bo Lindqvist', 'Ursula Meyer', '陈晓明']);
    await hr.done('deleteUserDepartment', { user_ids: [account('user'), account('both')], department_id: north });
    expect(await names({})).toEqual(['陈晓明']);
    expect(await names({ is_deep: true })).toEqual(['Bo Lindqvist', 'Ursula Meyer', '陈晓明']);
  });

  test('ORG-03 without a department any member searches the people of the workspace, and asks for some by id', async () => {
    const found = async (args: Record<string, unknown>) =>
      (await user.done('listDepartmentUsers', args)).items.map(({ real_name }) => real_name);
    expect(await found({ search: 'LINDQ' })).toEqual(['Bo Lindqvist']);
    const strange = account('globex');
    expect(await found({ user_ids: [account('user'), strange, ulid()] })).toEqual(['Ursula Meyer']);
    expect(await found({ user_ids: [] })).toEqual([]);
    expect(await found({ search: 'globex' })).toEqual([]);
    // A form that names the people it holds asks for all of them at once.
    const held = { user_ids: [account('user'), account('both'), strange], size: 1 };
    expect(await found(held)).toHaveLength(1);
    expect(await found({ ...held, type: 'all' })).toEqual(['Bo Lindqvist', 'Ursula Meyer']);
  });

  test('ORG-03 the list pages, sorts, searches and counts like every list', async () => {
    const everybody = ['user', 'admin', 'both', 'builder', 'owner'].map(account);
    await hr.done('createUserDepartment', { user_ids: everybody, department_id: north });
    const first = await user.done('listDepartmentUsers', {
      department_id: north,
      size: 2,
      sort: '-real_name',
      total: 'exact',
    });
    expect(first).toMatchObject({ total: 5, page: 1, size: 2 });
    const next = await user.done('listDepartmentUsers', {
      department_id: north,
      size: 2,
      sort: '-real_name',
      cursor: first.next_cursor,
    });
    expect([...first.items, ...next.items].map(({ real_name }) => real_name)).toEqual([
      '陈晓明',
      'Ursula Meyer',
      'Olivia Stone',
      'Bo Lindqvist',
    ]);
    expect(await names({ search: 'LIND' })).toEqual(['Bo Lindqvist']);
    expect(await names({ search: '%' })).toEqual([]);
  });

  test('ORG-03 include adds departments, duty and posts; colleagues see no account data', async () => {
    await hr.done('createUserDepartment', { user_ids: [account('hr')], department_id: north });
    const list = (include: ('departments' | 'duty' | 'posts')[]) =>
      user.done('listDepartmentUsers', { department_id: north, include });
    expect((await list([])).items).toEqual([{ id: account('hr'), real_name: '李娜', avatar: '' }]);
    expect((await list(['departments', 'duty', 'posts'])).items[0]).toMatchObject({
      departments: [{ department_name: 'People' }, { id: north, department_name: `North ${rounds}` }],
      duty: [{ tag_name: 'Head of people' }],
      posts: [{ id: seedId('position acme Head of people'), tagName: 'Head of people' }],
    });
  });

  test("ORG-03 ORG-16 a person's departments and positions are said in their order, and are in the person's account", async () => {
    const position = await hr.done('createPosition', { tagName: `Scout ${rounds}` });
    const args = { user_id: user.accountId, department_ids: [south, north], position_ids: [position.id] };
    await hr.done('updateUserDepartment', args);
    expect(await user.done('showCurrentUser')).toMatchObject({
      departments: [{ id: south }, { id: north }],
      duty: [{ tag_name: `Scout ${rounds}` }],
    });
    await hr.done('updateUserDepartment', { user_id: user.accountId, department_ids: [] });
    expect(await user.done('showCurrentUser')).toMatchObject({
      departments: [],
      duty: [{ tag_name: `Scout ${rounds}` }],
    });
    await hr.done('updateUserDepartment', { user_id: user.accountId, position_ids: [] });
    expect(await user.done('showCurrentUser')).toMatchObject({ duty: [] });
  });

  test('the virtual tree is apart: its departments are not in the account, and leaving one tree keeps the other', async () => {
    const unit = await hr.done('createDepartment', { department_name: `Unit ${rounds}`, source: 'vorg' });
    await hr.done('updateUserDepartment', { user_id: user.accountId, department_ids: [north] });
    await hr.done('updateUserDepartment', { user_id: user.accountId, department_ids: [unit.id], source: 'vorg' });
    expect(await user.done('showCurrentUser')).toMatchObject({ departments: [{ id: north }] });
    const args = { department_id: unit.id, source: 'vorg' as const, include: ['departments' as const] };
    expect((await user.done('listDepartmentUsers', args)).items).toMatchObject([{ departments: [{ id: unit.id }] }]);
    expect(await hr.call('listDepartmentUsers', { department_id: unit.id })).toMatchObject({ status: 404 });
  });

  test('P2 people of another workspace cannot be placed, and then nobody is', async () => {
    const stranger = account('globex');
    for (const id of [stranger, ulid()]) {
      const args = { user_ids: [account('both'), id], department_id: north };
      expect(await hr.call('createUserDepartment', args)).toMatchObject({ status: 404, code: 'not_found' });
      expect(await hr.call('deleteUserDepartment', args)).toMatchObject({ status: 404 });
      expect(await hr.call('updateUserDepartment', { user_id: id, department_ids: [north] })).toMatchObject({
        status: 404,
      });
    }
    expect(await names({})).toEqual([]);
  });

  test('P42 what changes is in the log, and nothing else', async () => {
    const add = { user_ids: [account('both')], department_id: north };
    await hr.done('createUserDepartment', add);
    await hr.done('createUserDepartment', add);
    await hr.done('deleteUserDepartment', add);
    await hr.done('deleteUserDepartment', add);
    expect(await logOf(api, hr.wsId, north)).toMatchObject([
      { action: 'createDepartment' },
      { action: 'createUserDepartment', before: { user_ids: [] }, after: { user_ids: add.user_ids } },
      { action: 'deleteUserDepartment', before: { user_ids: add.user_ids }, after: { user_ids: [] } },
    ]);
  });

  test('people who were placed at once all belong to the department, whatever the order', async () => {
    const people = ['user', 'admin', 'both', 'builder'].map(account);
    await Promise.all(
      people.map((_, at) =>
        hr.done('createUserDepartment', {
          user_ids: [...people.slice(at), ...people.slice(0, at)],
          department_id: north,
        }),
      ),
    );
    expect(await names({})).toHaveLength(4);
  });
});
