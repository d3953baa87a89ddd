import { beforeAll, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';

type Node = Schemas['DepartmentNode'];
type Branch = [string, ...unknown[]];

/** Names, with those below in brackets. */
const shape = (nodes: Node['children']): unknown[] =>
  nodes.map((node) =>
    node.is_staff
      ? node.real_name
      : node.children.length > 0
        ? [node.department_name, ...shape(node.children)]
        : node.department_name,
  );

describeOnEachDatabase('departments', (open) => {
  let api: Api;
  let hr: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [hr, globex] = await createCallers(api, 'hr', 'globex');
    return () => api.close();
  });

  /** Adds departments with everything below them to the virtual tree, which the demo leaves empty. */
  async function grow(branches: (Branch | string)[], fatherId: string | null = null): Promise<Record<string, string>> {
    const ids: Record<string, string> = {};
    for (const branch of branches) {
      const [name, ...below] = typeof branch === 'string' ? ([branch] as Branch) : branch;
      const { id } = await hr.done('createDepartment', { department_name: name, father_id: fatherId, source: 'vorg' });
      ids[name] = id;
      // Safe: what follows a name are branches again.
      Object.assign(ids, await grow(below as (Branch | string)[], id));
    }
    return ids;
  }
  const virtual = async () => shape(await hr.done('listDepartments', { type: 'tree', source: 'vorg' }));
  const within = async (id: string) => shape([await hr.done('getDepartment', { id })])[0];

  test('ORG-01 ORG-02 the tree has the departments in their order, and with include the people by name', async () => {
    const tree = await hr.done('listDepartments', { type: 'tree', source: 'organize' });
    expect(shape(tree)).toEqual(['Management', 'IT', 'People', 'Sales', 'Operations', 'Finance']);
    expect(tree[0]).toEqual({
      id: expect.any(String),
      department_name: 'Management',
      father_id: null,
      source: 'organize',
      sort: 1,
      children: [],
      is_staff: false,
      checked: false,
      staff_all_checked: false,
      version: 1,
    });
    const peopled = await hr.done('listDepartments', { type: 'tree', include: 'user_accounts' });
    expect(shape(peopled).slice(1, 4)).toEqual([
      ['IT', 'Ben Okafor', '陈晓明'],
      ['People', '李娜'],
      ['Sales', 'Paula Costa', 'Ursula Meyer'],
    ]);
    expect(peopled[2]?.children).toEqual([{ id: hr.accountId, real_name: '李娜', is_staff: true, checked: false }]);
  });

  test('ORG-02 a new department is the last one below its father; the two trees are apart', async () => {
    const { Europe } = await grow([['Europe', 'France', 'Spain'], 'Asia']);
    expect(await virtual()).toEqual([['Europe', 'France', 'Spain'], 'Asia']);
    expect(await within(Europe ?? '')).toEqual(['Europe', 'France', 'Spain']);
    const real = await hr.done('listDepartments');
    expect(shape(real)).not.toContain('Asia');
    const mixed = await hr.call('createDepartment', { department_name: 'Italy', father_id: Europe });
    expect(mixed, 'a father of the other tree').toMatchObject({ status: 404, code: 'not_found' });
  });

  test('ORG-02 several departments come with everything below them, in the order asked for', async () => {
    const { North, East } = await grow([
      ['North', 'Oslo'],
      ['East', 'Riga'],
    ]);
    const nodes = await hr.done('batchDepartmentTree', { id: [East ?? '', North ?? ''], source: 'vorg' });
    expect(shape(nodes)).toEqual([
      ['East', 'Riga'],
      ['North', 'Oslo'],
    ]);
    for (const id of [ulid(), East ?? '']) {
      const args = { id: [id], source: id === East ? 'organize' : 'vorg' };
      expect(await hr.call('batchDepartmentTree', args)).toMatchObject({ status: 404 });
    }
  });

  describe('names', () => {
    test('are cut at their ends, and are unique below one father whatever their case', async () => {
      const { Law } = await grow([['Law', 'Patents']]);
      const again = { department_name: '  pATENTS ', father_id: Law, source: 'vorg' };
      expect(await hr.call('createDepartment', again)).toMatchObject({ status: 409, code: 'organisation_name_taken' });
      const elsewhere = await hr.done('createDepartment', { department_name: ' Patents ', source: 'vorg' });
      expect(elsewhere.department_name).toBe('Patents');
      for (const name of ['', '   ', 'x'.repeat(101)]) {
        expect(await hr.call('createDepartment', { department_name: name }), name).toMatchObject({ status: 422 });
      }
    });

    test('of many that are made at once one wins', async () => {
      const made = await Promise.all(
        Array.from({ length: 8 }, () => hr.call('createDepartment', { department_name: 'Rush', source: 'vorg' })),
      );
      expect(made.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    });

    test('a new name reaches the people of the department, and a stale version is refused with both values', async () => {
      const people = (await hr.done('listDepartments')).find((node) => node.department_name === 'People');
      const args = { id: people?.id ?? '', department_name: 'People and culture', 'If-Match': 1 };
      expect(await hr.done('updateDepartment', args)).toMatchObject({
        version: 2,
        department_name: args.department_name,
      });
      const { departments } = await hr.done('showCurrentUser');
      expect(departments).toEqual([{ id: args.id, department_name: args.department_name }]);
      const later = await hr.call('updateDepartment', { ...args, department_name: 'HR' });
      expect(later).toMatchObject({
        status: 409,
        code: 'version_conflict',
        data: {
          detail: { version: 2, stored: { department_name: args.department_name }, sent: { department_name: 'HR' } },
        },
      });
      await hr.done('updateDepartment', { id: args.id, department_name: 'People' });
    });
  });

  describe('moves', () => {
    test('put a department before another one, or at the end, with everything below it', async () => {
      const { a, b, c, top } = await grow([['top', ['a', 'a1'], 'b', 'c']]);
      const move = (id = '', father_id: string | null = null, before_id?: string) =>
        hr.done('moveDepartment', { id, father_id, before_id });
      await move(c, top, a);
      expect(await within(top ?? '')).toEqual(['top', 'c', ['a', 'a1'], 'b']);
      await move(a, top);
      expect(await within(top ?? '')).toEqual(['top', 'c', 'b', ['a', 'a1']]);
      await move(b, a, undefined);
      expect(await within(top ?? '')).toEqual(['top', 'c', ['a', 'a1', 'b']]);
      await move(a, null);
      expect(await within(top ?? '')).toEqual(['top', 'c']);
      expect((await virtual()).at(-1)).toEqual(['a', 'a1', 'b']);
    });

    test('keep the order however often something is put at the same place', async () => {
      const names = ['1', '2', '3'];
      const ids = await grow([['order', ...names]]);
      const expected = [...names];
      for (let round = 0; round < 120; round += 1) {
        const last = expected.pop() ?? '';
        expected.splice(1, 0, last);
        await hr.done('moveDepartment', {
          id: ids[last] ?? '',
          father_id: ids['order'] ?? '',
          before_id: ids[expected[2] ?? ''],
        });
      }
      expect(await within(ids['order'] ?? '')).toEqual(['order', ...expected]);
    });

    test('into itself or below itself are refused, also when two of them would make the cycle together', async () => {
      const { x, y, z } = await grow([['x', ['y', 'z']]]);
      for (const father_id of [x, y, z]) {
        const refused = await hr.call('moveDepartment', { id: x, father_id });
        expect(refused).toMatchObject({ status: 409, code: 'department_cycle' });
      }
      const { p, q } = await grow(['p', 'q']);
      const both = await Promise.all([
        hr.call('moveDepartment', { id: p, father_id: q }),
        hr.call('moveDepartment', { id: q, father_id: p }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('to a place that does not exist, is of the other tree, or holds the name already are refused', async () => {
      const { here, there, twin } = await grow([['here', 'twin'], 'there']);
      await hr.done('createDepartment', { department_name: 'Twin', father_id: there, source: 'vorg' });
      const real = (await hr.done('listDepartments'))[0]?.id;
      for (const father_id of [ulid(), real]) {
        expect(await hr.call('moveDepartment', { id: here, father_id })).toMatchObject({ status: 404 });
      }
      for (const before_id of [ulid(), twin, here]) {
        expect(await hr.call('moveDepartment', { id: here, father_id: null, before_id })).toMatchObject({
          status: 404,
        });
      }
      expect(await hr.call('moveDepartment', { id: twin, father_id: there })).toMatchObject({
        status: 409,
        code: 'organisation_name_taken',
      });
    });

    test('and new departments nest to at most 20 levels, those of the moved one counted', async () => {
      const ids: string[] = [];
      for (let level = 1; level <= 20; level += 1) {
        const args = { department_name: `level ${level}`, father_id: ids.at(-1) ?? null, source: 'vorg' as const };
        ids.push((await hr.done('createDepartment', args)).id);
      }
      const deeper = { department_name: 'level 21', father_id: ids.at(-1), source: 'vorg' };
      expect(await hr.call('createDepartment', deeper)).toMatchObject({ status: 409, code: 'department_too_deep' });
      const { tall } = await grow([['tall', 'er']]);
      expect(await hr.call('moveDepartment', { id: tall, father_id: ids[18] })).toMatchObject({
        code: 'department_too_deep',
      });
      await hr.done('moveDepartment', { id: tall ?? '', father_id: ids[17] ?? '' });
    });
  });

  test('ORG-02 a department with something below it or people in it is not deleted, and says why', async () => {
    const { parent, child } = await grow([['parent', 'child']]);
    await hr.done('createUserDepartment', { user_ids: [hr.accountId], department_id: parent ?? '' });
    expect(await hr.call('deleteDepartment', { id: parent })).toMatchObject({
      status: 409,
      code: 'department_in_use',
      data: {
        detail: {
          uses: [
            { kind: 'department', count: 1 },
            { kind: 'user', count: 1 },
          ],
        },
      },
    });
    await hr.done('deleteDepartment', { id: child ?? '' });
    await hr.done('deleteUserDepartment', { user_ids: [hr.accountId], department_id: parent ?? '' });
    await hr.done('deleteDepartment', { id: parent ?? '' });
    expect(await hr.call('getDepartment', { id: parent })).toMatchObject({ status: 404 });
    const { parent: again } = await grow(['parent']);
    expect(again, 'its name is free again').not.toBe(parent);
  });

  test('P42 every change is in the log with what was before and after; what changes nothing is not', async () => {
    const { logged, beside } = await grow(['logged', 'beside']);
    const id = logged ?? '';
    await hr.done('updateDepartment', { id, department_name: 'logged' });
    await hr.done('moveDepartment', { id, father_id: null, before_id: beside });
    await hr.done('updateDepartment', { id, department_name: 'renamed' });
    await hr.done('moveDepartment', { id, father_id: beside ?? '' });
    await hr.done('deleteDepartment', { id });
    expect(await logOf(api, hr.wsId, id)).toMatchObject([
      {
        module: 'department',
        action: 'createDepartment',
        user_name: 'hr',
        before: null,
        after: { department_name: 'logged' },
      },
      { action: 'updateDepartment', before: { department_name: 'logged' }, after: { department_name: 'renamed' } },
      { action: 'moveDepartment', before: { father_id: null }, after: { father_id: beside } },
      { action: 'deleteDepartment', before: { department_name: 'renamed' }, after: null },
    ]);
  });

  test("P2 another workspace's department answers like an unknown one", async () => {
    const foreign = (await globex.done('listDepartments'))[0]?.id ?? '';
    const mine = (await hr.done('listDepartments'))[0]?.id ?? '';
    const calls = (id: string) => [
      hr.call('getDepartment', { id }),
      hr.call('updateDepartment', { id, department_name: 'Mine' }),
      hr.call('moveDepartment', { id, father_id: null }),
      hr.call('moveDepartment', { id: mine, father_id: id }),
      hr.call('moveDepartment', { id: mine, father_id: null, before_id: id }),
      hr.call('createDepartment', { department_name: 'Mine', father_id: id }),
      hr.call('batchDepartmentTree', { id: [mine, id] }),
      hr.call('listDepartmentUsers', { department_id: id }),
      hr.call('createUserDepartment', { user_ids: [hr.accountId], department_id: id }),
      hr.call('updateUserDepartment', { user_id: hr.accountId, department_ids: [id] }),
      hr.call('deleteUserDepartment', { user_ids: [hr.accountId], department_id: id }),
      hr.call('deleteDepartment', { id }),
    ];
    const reported = async (id: string) => (await Promise.all(calls(id))).map(({ status, data }) => ({ status, data }));
    const answers = await reported(foreign);
    expect(answers).toEqual(await reported(ulid()));
    expect(answers.every(({ status }) => status === 404)).toBe(true);
  });

  test('P1 members read the tree, account administrators change it, the platform does neither', async () => {
    const [user, sysadmin] = await createCallers(api, 'user', 'sysadmin');
    expect((await user.done('listDepartments')).length).toBe(6);
    expect(await user.call('createDepartment', { department_name: 'Mine' })).toMatchObject({ status: 403 });
    expect(await sysadmin.call('listDepartments')).toMatchObject({ status: 403 });
  });

  test('ORG-02 a search finds departments by a part of their name, in any case, with those above them', async () => {
    await grow([['Harbour', ['Cranes', 'Spare PARTS'], 'Jetty'], 'Partitions']);
    const found = async (search: string) => shape(await hr.done('listDepartments', { source: 'vorg', search }));
    expect(await found('part')).toEqual([['Harbour', ['Cranes', 'Spare PARTS']], 'Partitions']);
    expect(await found('harbou')).toEqual(['Harbour']);
    expect(await found('%')).toEqual([]);
  });
});
