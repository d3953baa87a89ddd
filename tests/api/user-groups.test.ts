import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { ulid } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

const account = (username: string): string => seedId(`account ${username}`);
const department = (name: string): string => seedId(`department acme ${name}`);

describeOnEachDatabase('user groups', (open) => {
  let api: Api;
  let admin: Caller;
  let globex: Caller;
  let id: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [admin, globex] = await createCallers(api, 'admin', 'globex');
    return () => api.close();
  });
  beforeEach(async () => {
    rounds += 1;
    id = (await admin.done('createUserOrganisation', { name: `Group ${rounds}` })).id;
  });

  const people = async (args: Record<string, unknown> = {}) =>
    (await admin.done('showUserOrganisationUsers', { id, ...args })).items.map(({ real_name }) => real_name);
  const read = async () =>
    (await admin.done('listUserGroups', { search: `Group ${rounds}` })).items.find((group) => group.id === id);
  const useIn = (applications: number) =>
    api.database.tenant(admin.wsId, async (query) => {
      await query.updateTable('applications').set({ org_id: null }).execute();
      await query.updateTable('applications').set({ org_id: id }).where('sort', '<', applications).execute();
    });

  test('ORG-05 ORG-06 a group is made of departments and people', async () => {
    const group = await admin.done('createUserOrganisation', {
      name: `  Outside ${rounds} `,
      department_ids: [department('Sales')],
      user_ids: [account('hr')],
    });
    expect(group).toEqual({
      id: expect.any(String),
      name: `Outside ${rounds}`,
      enabled: true,
      is_everybody: false,
      department_ids: [department('Sales')],
      user_ids: [account('hr')],
      application_count: 0,
      created_at: expect.any(String),
      version: 1,
    });
    expect(await admin.call('createUserOrganisation', { name: `OUTSIDE ${rounds}` })).toMatchObject({
      status: 409,
      code: 'organisation_name_taken',
    });
  });

  test('ORG-07 the list pages, sorts, searches and filters; the choice of applications has enabled ones only', async () => {
    const off = await admin.done('createUserOrganisation', { name: `Group ${rounds} off`, enabled: false });
    const names = (items: Schemas['UserOrganisation'][]) => items.map(({ name }) => name);
    const search = `group ${rounds}`;
    const all = await admin.done('listUserGroups', { search, sort: '-name', total: 'exact' });
    expect(names(all.items)).toEqual([`Group ${rounds} off`, `Group ${rounds}`]);
    expect(all.total).toBe(2);
    expect(names((await admin.done('listUserGroups', { search, enabled: false })).items)).toEqual([off.name]);
    const user = await createCaller(api, 'user');
    expect(names((await user.done('listEnabledUserOrganisations', { search })).items)).toEqual([`Group ${rounds}`]);
    await admin.done('enableUserOrganisation', { id: off.id });
    await admin.done('disableUserOrganisation', { id });
    expect(names((await user.done('listEnabledUserOrganisations', { search })).items)).toEqual([off.name]);
  });

  test('ORG-05 what is not sent stays; a stale version is refused with both values', async () => {
    await admin.done('updateUserOrganisation', { id, department_ids: [department('IT')], 'If-Match': 1 });
    await admin.done('updateUserOrganisation', { id, user_ids: [account('user')] });
    await admin.done('renameUserOrganisation', { id, name: `Group ${rounds} renamed` });
    expect(await read()).toMatchObject({
      name: `Group ${rounds} renamed`,
      department_ids: [department('IT')],
      user_ids: [account('user')],
      version: 4,
    });
    expect(await admin.call('renameUserOrganisation', { id, name: 'Late', 'If-Match': 1 })).toMatchObject({
      code: 'version_conflict',
      data: { detail: { version: 4, stored: { name: `Group ${rounds} renamed` }, sent: { name: 'Late' } } },
    });
  });

  test('ORG-05 everybody of its departments and of those below belongs to it, and who was chosen alone', async () => {
    const lab = await admin.done('createDepartment', { department_name: `Lab ${rounds}`, father_id: department('IT') });
    await admin.done('createUserDepartment', { user_ids: [account('both')], department_id: lab.id });
    await admin.done('updateUserOrganisation', {
      id,
      department_ids: [department('IT')],
      user_ids: [account('hr'), account('builder')],
    });
    expect(await people()).toEqual(['Ben Okafor', 'Bo Lindqvist', '陈晓明', '李娜']);
    expect(await people({ department_id: lab.id })).toEqual(['Bo Lindqvist']);
    expect(await people({ search: 'OKA', size: 1 })).toEqual(['Ben Okafor']);
    await admin.done('deleteUserDepartment', { user_ids: [account('both')], department_id: lab.id });
    expect(await people()).not.toContain('Bo Lindqvist');
    await admin.done('deleteDepartment', { id: lab.id });
  });

  test('ORG-05 the tree marks departments of the group with those below, and those whose people were all chosen', async () => {
    const lab = await admin.done('createDepartment', { department_name: `Lab ${rounds}`, father_id: department('IT') });
    await admin.done('updateUserOrganisation', {
      id,
      department_ids: [department('IT')],
      user_ids: [account('hr'), account('user')],
    });
    const tree = await admin.done('showUserOrganisationDepartments', { id });
    const marks = Object.fromEntries(
      tree.map((node) => [node.department_name, [node.checked, node.staff_all_checked]]),
    );
    expect(marks).toEqual({
      Management: [false, false],
      IT: [true, true],
      People: [false, true],
      Sales: [false, false],
      Operations: [false, false],
      Finance: [false, false],
    });
    expect(tree[1]?.children).toMatchObject([{ id: lab.id, checked: true, staff_all_checked: true }]);
    await admin.done('deleteDepartment', { id: lab.id });
  });

  test('ORG-05 a group that applications use is not deleted, and says how many do; a department of a group neither', async () => {
    await useIn(2);
    expect(await read()).toMatchObject({ application_count: 2 });
    expect(await admin.call('deleteUserOrganisation', { id })).toMatchObject({
      status: 409,
      code: 'user_group_in_use',
      data: { detail: { uses: [{ kind: 'application', count: 2 }] } },
    });
    await useIn(0);
    const lab = await admin.done('createDepartment', { department_name: `Lab ${rounds}` });
    await admin.done('updateUserOrganisation', { id, department_ids: [lab.id] });
    expect(await admin.call('deleteDepartment', { id: lab.id })).toMatchObject({
      code: 'department_in_use',
      data: { detail: { uses: [{ kind: 'user_group', count: 1 }] } },
    });
    await admin.done('deleteUserOrganisation', { id });
    await admin.done('deleteDepartment', { id: lab.id });
    expect(await admin.call('showUserOrganisationUsers', { id })).toMatchObject({ status: 404 });
  });

  test('P42 every change is in the log with before and after, and what changes nothing is not', async () => {
    const user_ids = [account('user')];
    await admin.done('updateUserOrganisation', { id, user_ids });
    await admin.done('updateUserOrganisation', { id, user_ids });
    await admin.done('disableUserOrganisation', { id });
    await admin.done('disableUserOrganisation', { id });
    await admin.done('deleteUserOrganisation', { id });
    expect(await logOf(api, admin.wsId, id)).toMatchObject([
      { module: 'u-org', action: 'createUserOrganisation', before: null, after: { name: `Group ${rounds}` } },
      { action: 'updateUserOrganisation', before: { user_ids: [] }, after: { user_ids } },
      { action: 'disableUserOrganisation', before: { enabled: true }, after: { enabled: false } },
      { action: 'deleteUserOrganisation', before: { enabled: false, user_ids }, after: null },
    ]);
  });

  test("P2 another workspace's group, departments and people answer like unknown ones, and change nothing", async () => {
    const foreign = (await globex.done('createUserOrganisation', { name: 'Foreign' })).id;
    const foreignDepartment = seedId('department globex Finance');
    const reported = async (group: string, location: string, person: string) => {
      const answers = [
        await admin.call('updateUserOrganisation', { id: group, name: 'X' }),
        await admin.call('renameUserOrganisation', { id: group, name: 'X' }),
        await admin.call('enableUserOrganisation', { id: group }),
        await admin.call('disableUserOrganisation', { id: group }),
        await admin.call('deleteUserOrganisation', { id: group }),
        await admin.call('showUserOrganisationDepartments', { id: group }),
        await admin.call('showUserOrganisationUsers', { id: group }),
        await admin.call('updateUserOrganisation', { id, department_ids: [department('IT'), location] }),
        await admin.call('updateUserOrganisation', { id, user_ids: [account('user'), person] }),
        await admin.call('createUserOrganisation', { name: 'Other', user_ids: [person] }),
      ];
      return answers.map(({ status, data }) => ({ status, data }));
    };
    const answers = await reported(foreign, foreignDepartment, account('globex'));
    expect(answers).toEqual(await reported(ulid(), ulid(), ulid()));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
    expect(await read()).toMatchObject({ department_ids: [], user_ids: [], version: 1 });
    expect((await admin.done('listUserGroups', { search: 'Foreign' })).items).toEqual([]);
    expect((await admin.done('listUserGroups', { search: 'Other' })).items).toEqual([]);
  });

  test('ORG-06 a department of the virtual tree is not part of a user group', async () => {
    const unit = await admin.done('createDepartment', { department_name: `Unit ${rounds}`, source: 'vorg' });
    const args = { id, department_ids: [unit.id] };
    expect(await admin.call('updateUserOrganisation', args)).toMatchObject({ status: 404 });
  });

  test('P1 members read groups, only workspace administrators change them', async () => {
    const [hr, user] = await createCallers(api, 'hr', 'user');
    expect((await user.done('listUserGroups', { search: `Group ${rounds}` })).items.length).toBeGreaterThan(0);
    for (const caller of [hr, user]) {
      expect(await caller.call('createUserOrganisation', { name: 'X' })).toMatchObject({ status: 403 });
      expect(await caller.call('showUserOrganisationUsers', { id })).toMatchObject({ status: 403 });
    }
    const sysadmin = await createCaller(api, 'sysadmin');
    expect(await sysadmin.call('listUserGroups')).toMatchObject({ status: 403 });
  });
});
