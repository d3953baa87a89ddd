import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { eraseTrash } from '#server/domains/data/index.ts';
import { historyOf } from '#server/domains/data/store/identifiers.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

describeOnEachDatabase('the trash of a menu', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let menu: MenuOfTable;
  let ids: string[];
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields: [field('title', { type: 'text' })] });
    ids = [await menu.add({ title: 'A' }), await menu.add({ title: 'B' }), await menu.add({ title: 'C' })];
    await owner.done('deleteMenuRecords', { id: menu.menuId, ids: ids.slice(0, 2) }, inLeave);
  });
  const list = (by: Caller, type: 'trash' | 'paranoid') =>
    by.call('listMenuRecords', { id: menu.menuId, type, sort: ['title'] }, inLeave);
  const titles = ({ data }: { data: unknown }) =>
    (data as { items: Schemas['Record'][] }).items.map((record) => record.data['title']);

  test('REC-03 REC-11 whoever may delete sees the deleted records of the granted rows, and brings them back', async () => {
    const children = [{ kind: 'condition' as const, field: 'title', operator: 'ne' as const, value: 'B' }];
    const filter: Schemas['FilterConditions'] = { logicalOperator: 'all', children };
    await menu.grant(['query', 'delete'], { data_scope: { kind: 'filter', filter } });
    expect(titles(await list(owner, 'trash'))).toEqual(['A', 'B']);
    expect(titles(await list(appuser, 'trash'))).toEqual(['A']);
    const restore = (rids: string[]) => appuser.call('restoreMenuRecords', { id: menu.menuId, ids: rids }, inLeave);
    expect(await restore(ids.slice(0, 2))).toMatchObject({ status: 404 });
    expect(await restore(ids.slice(0, 1))).toMatchObject({ status: 200 });
    expect(titles(await list(appuser, 'paranoid'))).toEqual(['A', 'C']);
    expect(titles(await list(owner, 'trash'))).toEqual(['B']);
  });

  test('REC-03 after thirty days a deleted record is erased with its history, and not before', async () => {
    const day = 24 * 60 * 60 * 1000;
    await eraseTrash(api.database, new Date(Date.now() + 29 * day));
    expect(titles(await list(owner, 'trash'))).toEqual(['A', 'B']);
    expect(await eraseTrash(api.database, new Date(Date.now() + 31 * day))).toBeGreaterThanOrEqual(2);
    expect(titles(await list(owner, 'trash'))).toEqual([]);
    expect(titles(await list(owner, 'paranoid'))).toEqual(['C']);
    const left = await api.database.records(owner.wsId, (query) =>
      sql<{
        record_id: string;
      }>`select record_id from ${historyOf({ wsId: owner.wsId, tableId: menu.tableId })}`.execute(query),
    );
    expect(left.rows.map(({ record_id }) => record_id)).toEqual([ids[2]]);
  });

  test('REC-03 WB-12 a workspace sets for how many days, within bounds, and lists say it to those who may delete', async () => {
    const day = 24 * 60 * 60 * 1000;
    const save = (trash_days?: number) => {
      const value = { setting: 'systemManage' as const, ...(trash_days !== undefined && { trash_days }) };
      return owner.call('saveWorkspaceSetting', { key: 'systemManage', value });
    };
    const days = async (by: Caller) => (await by.done('getMenuTable', { id: menu.menuId }, inLeave)).trash_days;
    for (const wrong of [0, 3651, 1.5]) expect(await save(wrong)).toMatchObject({ status: 422 });
    expect(await days(owner)).toBe(30);
    expect(await save(5)).toMatchObject({ status: 200 });
    await menu.grant(['query']);
    expect([await days(owner), await days(appuser)]).toEqual([5, undefined]);
    await eraseTrash(api.database, new Date(Date.now() + 4 * day));
    expect(titles(await list(owner, 'trash'))).toEqual(['A', 'B']);
    await eraseTrash(api.database, new Date(Date.now() + 6 * day));
    expect(titles(await list(owner, 'trash'))).toEqual([]);
    expect(await save()).toMatchObject({ status: 200 });
    expect(await days(owner)).toBe(30);
  });

  test('REC-11 without the right to delete there is no trash', async () => {
    await menu.grant(['query', 'edit']);
    const refused = { status: 403, data: { detail: { rule: 'menuAuthorization.delete' } } };
    expect(await list(appuser, 'trash')).toMatchObject(refused);
    const args = { id: menu.menuId, ids: ids.slice(0, 1) };
    expect(await appuser.call('restoreMenuRecords', args, inLeave)).toMatchObject(refused);
    expect(titles(await list(appuser, 'paranoid'))).toEqual(['C']);
  });
});
