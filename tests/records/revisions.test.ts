import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { revisedTables } from '#server/kernel/db/migrations/0224-workspace-revisions.ts';
import { type Query, ulid } from '#server/kernel/db/index.ts';
import { asOfRevision } from '#server/kernel/revisions/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers, idOf } from '#tests/api/caller.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };
const field = (id: string) => ({ node: 'field' as const, id, label: id, kind: { type: 'text' as const } });
const where = (value: string): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field: 'status', operator: 'eq', value }],
});

describeOnEachDatabase('what is kept of a workspace', (opening) => {
  let opened: TestDatabase;
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let [tableId, viewId, menuId] = ['', '', ''];
  let rounds = 0;
  beforeAll(async () => {
    opened = await opening();
    api = await startApi(opened);
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  beforeEach(async () => {
    rounds += 1;
    const { id: c_id } = await owner.done('createCategory', { category_name: `Revised ${rounds}` }, inLeave);
    const formConfig = { formLabel: `Revised ${rounds}`, fields: [field('title'), field('status')] };
    const made = { formConfig, physical_table_category_id: c_id };
    tableId = (await owner.done('createPhysicalTable', made, inLeave)).table_id;
    const view = { table_id: tableId, logical_table_name: 'Open', filter_conditions: where('open') };
    viewId = (await owner.done('createLogicalTable', view, inLeave)).logical_table_id;
    menuId = (await owner.done('createMenu', { menu_name: `Revised ${rounds}`, c_id }, inLeave)).id;
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: viewId };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
    for (const status of ['open', 'done'])
      await owner.done('createPhysicalRecord', { id: tableId, data: { title: status, status } }, inLeave);
  });

  const grant = async (subject_type: 'user' | 'department' | 'position' | 'userGroup', subject_id: string) =>
    owner.done(
      'createMenuAuthConfig',
      {
        menu_id: menuId,
        subject_type,
        subject_id,
        rights: { query: true, add: false, edit: false, delete: false, export: false, import: false },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
      },
      inLeave,
    );
  /** What the person reads, twice, so that the second answer is of what the first one kept; the status of a refusal. */
  const seen = async () => {
    const first = await appuser.call('listMenuRecords', { id: menuId }, inLeave);
    if (first.status !== 200) return first.status;
    return (await appuser.done('listMenuRecords', { id: menuId }, inLeave)).items.map(({ data }) => data);
  };

  test('P11 MENU-22 a grant that is taken away, and one that is given again, hold for the next call', async () => {
    const { id } = await grant('user', idOf('appuser'));
    expect(await seen()).toEqual([{ title: 'open', status: 'open' }]);
    await owner.done('deleteMenuAuthConfig', { id }, inLeave);
    expect(await seen()).toBe(404);
    await grant('user', idOf('appuser'));
    expect(await seen()).toHaveLength(1);
  });

  test('P11 MENU-22 what a person is to grants holds for the next call: departments, positions and groups', async () => {
    const sales = seedId('department acme Sales');
    const position = await owner.done('createPosition', { tagName: `Reader ${rounds}`, domain: 'duty' });
    const { id: groupId } = await owner.done('createUserOrganisation', { name: `Readers ${rounds}`, user_ids: [] });
    const assign = (args: object) => owner.done('updateUserDepartment', { user_id: idOf('appuser'), ...args });
    await assign({ department_ids: [], position_ids: [] });
    for (const [type, id, come, leave] of [
      ['department', sales, () => assign({ department_ids: [sales] }), () => assign({ department_ids: [] })],
      ['position', position.id, () => assign({ position_ids: [position.id] }), () => assign({ position_ids: [] })],
      [
        'userGroup',
        groupId,
        () => owner.done('updateUserOrganisation', { id: groupId, user_ids: [idOf('appuser')], department_ids: [] }),
        () => owner.done('updateUserOrganisation', { id: groupId, user_ids: [], department_ids: [] }),
      ],
    ] as const) {
      const { id: granted } = await grant(type, id);
      expect(await seen(), type).toBe(404);
      await come();
      expect(await seen(), type).toHaveLength(1);
      await leave();
      expect(await seen(), type).toBe(404);
      await owner.done('deleteMenuAuthConfig', { id: granted }, inLeave);
    }
  });

  test('P11 a changed design, view and link hold for the next call', async () => {
    await grant('user', idOf('appuser'));
    expect(await seen()).toEqual([{ title: 'open', status: 'open' }]);
    await owner.done('updateLogicalTable', { id: viewId, filter_conditions: where('done') }, inLeave);
    expect(await seen()).toEqual([{ title: 'done', status: 'done' }]);
    const design = await owner.done('getPhysicalTable', { id: tableId }, inLeave);
    const formConfig = { ...design.form_config, fields: [field('title'), field('status'), field('more')] };
    await owner.done('configurePhysicalTable', { id: tableId, formConfig }, inLeave);
    expect(await seen()).toEqual([{ title: 'done', status: 'done', more: null }]);
    await owner.done('deleteMenu', { id: menuId, clear: 0 }, inLeave);
    expect(await seen()).toBe(404);
  });

  const asked = (query: Query, wsId: string, answer: string) =>
    asOfRevision(query, wsId, ['asked'], async () => answer);
  const inTenant = (wsId: string, answer: string) =>
    opened.database.tenant(wsId, (query) => asked(query, wsId, answer));

  test('P2 an answer is kept until something changes, and never for another workspace or of a change that was undone', async () => {
    const [one, other] = [ulid(), ulid()];
    await opened.database.platform(async (query) => {
      for (const id of [one, other]) await query.insertInto('workspaces').values({ id, customer_name: id }).execute();
    });
    const change = (wsId: string, query: Query) =>
      query.insertInto('user_groups').values({ id: ulid(), ws_id: wsId, name: wsId, name_key: ulid() }).execute();
    expect(await inTenant(one, 'no revision yet')).toBe('no revision yet');
    expect(await inTenant(one, 'and none kept')).toBe('and none kept');
    await opened.database.tenant(one, (query) => change(one, query));
    expect(await inTenant(one, 'first')).toBe('first');
    expect(await inTenant(one, 'second')).toBe('first');
    expect(await inTenant(other, 'of another')).toBe('of another');
    const undone = opened.database.tenant(one, async (query) => {
      await change(one, query);
      expect(await asked(query, one, 'within the change')).toBe('within the change');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await inTenant(one, 'third')).toBe('first');
    await opened.database.tenant(one, (query) => change(one, query));
    expect(await inTenant(one, 'fourth')).toBe('fourth');
  });

  test('two transactions that change the same workspace do not wait for each other, and few rows remain of many', async () => {
    const wsId = ulid();
    await opened.database.platform((query) =>
      query.insertInto('workspaces').values({ id: wsId, customer_name: wsId }).execute(),
    );
    const change = (query: Query) =>
      query.insertInto('user_groups').values({ id: ulid(), ws_id: wsId, name: wsId, name_key: ulid() }).execute();
    if (opened.kind === 'postgres') {
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      let begun = (): void => undefined;
      const first = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const slow = opened.database.tenant(wsId, async (query) => {
        await change(query);
        begun();
        await ended;
      });
      await first;
      await opened.database.tenant(wsId, change);
      end();
      await slow;
    }
    for (let at = 0; at < 10; at += 1) await opened.database.tenant(wsId, change);
    const rows = await opened.database.tenant(wsId, (query) =>
      query.selectFrom('workspace_revisions').select('revision').where('ws_id', '=', wsId).execute(),
    );
    expect(rows.length).toBeLessThanOrEqual(3);
  });

  test('P11 every table of which something is kept makes a revision when it changes', async () => {
    const client = await opened.sessions.connect();
    const { rows } = await client.query(`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = 'revise_workspace' and t.tgenabled in ('O', 'A') order by 1`);
    client.release();
    // Who has a membership is in the user group of everybody.
    expect(rows.map(({ name }) => name)).toEqual([...revisedTables, 'memberships'].sort());
  });
});
