import { beforeAll, expect, test } from 'vitest';
import { seedId } from '#server/seeds/seed-id.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { addRecord, type BuiltTable, buildTable, every, field, grant, inLeave } from '#tests/api/relations.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const inCustomers = { headers: { application_id: seedId('application acme Customers') } };
const lists = ['cards', '__proto__', 'constructor', 'cards ', 'CARDS', 'cards/../cards'];

describeOnEachDatabase('custom lists and views of a list', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let table: BuiltTable;
  /** A logical table of another application of the same workspace. */
  let foreign: string;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    table = await buildTable(owner, 'Own', [field('name', { type: 'text' })]);
    const { id: category } = await owner.done('createCategory', { category_name: 'Foreign' }, inCustomers);
    const formConfig = { formLabel: 'Foreign', fields: [field('name', { type: 'text' })] };
    const made = { formConfig, physical_table_category_id: category };
    const { table_id } = await owner.done('createPhysicalTable', made, inCustomers);
    const view = { table_id, logical_table_name: 'All', filter_conditions: every };
    foreign = (await owner.done('createLogicalTable', view, inCustomers)).logical_table_id;
    return () => api.close();
  });

  /** The link of a menu to its list. */
  async function linkOf({ menuId }: BuiltTable): Promise<string> {
    const [menu] = await owner.done('listMenus', { id: menuId, include: 'menu_logical' }, inLeave);
    return menu?.menu_logical?.id ?? '';
  }

  test('P2 a list over a table of another application is refused like one over an unknown table', async () => {
    const id = await linkOf(table);
    for (const component_id of lists) {
      const link = async (logical_table_id: string) => {
        const front_meta = { model_type: 'falcon_widget_list', component_id, logical_table_id };
        const { status, data } = await owner.call('updateMenuLink', { id, front_meta }, inLeave);
        return { status, data };
      };
      const [other, unknown] = [await link(foreign), await link(ulid())];
      expect([component_id, other]).toEqual([component_id, unknown]);
      expect(other.status).toBeGreaterThanOrEqual(400);
      expect(other.status).toBeLessThan(500);
      const isOurs = component_id === 'cards';
      expect([component_id, (await link(table.viewId)).status === 200]).toEqual([component_id, isOurs]);
    }
    const { component_id } = await owner.done('getMenuTable', { id: table.menuId }, inLeave);
    expect(component_id).toBe('cards');
  });

  test('P2 P29 as cards a list has the rights of the menu: no rows without one, and no hidden field', async () => {
    const closed = await buildTable(owner, 'Closed', [field('name', { type: 'text' })]);
    await addRecord(owner, closed.tableId, { name: 'canaryrow' });
    const front_meta = {
      model_type: 'falcon_widget_list' as const,
      component_id: 'cards',
      logical_table_id: closed.viewId,
    };
    await owner.done('updateMenuLink', { id: await linkOf(closed), front_meta }, inLeave);
    const read = (id: string) => appuser.call('listMenuRecords', { id }, inLeave);
    const [without, unknown] = [await read(closed.menuId), await read(ulid())];
    expect([without.status, without.data]).toEqual([unknown.status, unknown.data]);
    await grant(owner, closed.menuId, ['query'], { visible_fields: { kind: 'listed', fields: [] } });
    const seen = await read(closed.menuId);
    expect([seen.status, JSON.stringify(seen.data).includes('canaryrow')]).toEqual([200, false]);
  });

  test('P2 a view of another person, another menu or another application is like an unknown one to all calls', async () => {
    await grant(owner, table.menuId, ['query']);
    const view = await owner.done('createMenuView', { id: table.menuId, name: 'Own', settings: {} }, inLeave);
    const shared = { id: table.tableId, name: 'Whole', settings: {}, is_shared: true };
    const whole = await owner.done('createTableView', shared, inLeave);
    const strip = ({ status, data }: { status: number; data: unknown }) => ({ status, data });
    const [unknown] = [strip(await appuser.call('updateRecordView', { id: ulid(), name: 'x' }, inLeave))];
    expect(unknown.status).toBe(404);
    for (const { id } of [view, whole]) {
      expect(strip(await appuser.call('updateRecordView', { id, name: 'x' }, inLeave))).toEqual(unknown);
      expect(strip(await appuser.call('deleteRecordView', { id }, inLeave))).toEqual(unknown);
      expect(strip(await owner.call('updateRecordView', { id, name: 'x' }, inCustomers))).toEqual(unknown);
    }
    expect(await appuser.done('listMenuViews', { id: table.menuId }, inLeave)).toEqual([]);
  });
});
