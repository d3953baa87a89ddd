import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { field, inLeave, makeMenuOfTable } from './menu-of-table.ts';

describeOnEachDatabase('records found by their title', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  const titles = async (caller: Caller, search: string): Promise<string[]> =>
    (await caller.done('findRecords', { search }, inLeave)).map(({ title }: Schemas['FoundRecord']) => title).sort();

  test('REC-11 MENU-22 a record is found by its title alone, in a menu that the caller reads, within the caller’s rows', async () => {
    const menu = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' }), field('notes', { type: 'text' })],
      rest: { title_field: 'name' },
    });
    await menu.grant(['query', 'add'], { data_scope: { kind: 'own' } });
    await menu.add({ name: 'Quagga pump', notes: 'heavy' });
    await menu.add({ name: 'Ladder', notes: 'beside the quagga pump' });
    const data = { name: 'Small QUAGGA pump' };
    const { record_id } = await appuser.done('createMenuRecord', { id: menu.menuId, data }, inLeave);
    expect(await titles(owner, 'quagga')).toEqual(['Quagga pump', 'Small QUAGGA pump']);
    expect(await appuser.done('findRecords', { search: ' quagga ' }, inLeave)).toEqual([
      expect.objectContaining({ record_id, title: 'Small QUAGGA pump', menu_id: menu.menuId }),
    ]);
    expect(await titles(appuser, '   ')).toEqual([]);
  });

  test('MENU-22 REC-11 a title that the caller may not see finds nothing, and is not shown', async () => {
    const menu = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' }), field('other', { type: 'text' })],
      rest: { title_field: 'name' },
    });
    await menu.add({ name: 'Okapi secret', other: 'Okapi open' });
    await menu.grant(['query'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'other', can_edit: false }] },
    });
    expect(await titles(owner, 'okapi')).toEqual(['Okapi secret']);
    expect(await titles(appuser, 'okapi')).toEqual(['Okapi open']);
    expect(await titles(appuser, 'secret')).toEqual([]);
  });

  test('MENU-22 a menu without a grant, and one that is hidden, finds nothing', async () => {
    const menu = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' })],
      rest: { title_field: 'name' },
    });
    await menu.add({ name: 'Tapir' });
    expect(await titles(appuser, 'tapir')).toEqual([]);
    await menu.grant(['query'], { subject_type: 'user', subject_id: idOf('appuser') });
    expect(await titles(appuser, 'tapir')).toEqual(['Tapir']);
    await owner.done('updateMenu', { id: menu.menuId, is_visible: false }, inLeave);
    expect(await titles(appuser, 'tapir')).toEqual([]);
  });

  test('ROLE-06 MENU-24 MENU-22 REC-11 a workspace is searched in the applications, menus, tables and rows that the caller may open', async () => {
    const menu = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' })],
      rest: { title_field: 'name', formLabel: 'Axolotl tanks' },
    });
    await owner.done('updateMenu', { id: menu.menuId, menu_name: 'Axolotl list' }, inLeave);
    await menu.add({ name: 'Axolotl one' });
    const found = async (caller: Caller, search = 'AXOLOTL') =>
      (await caller.done('findInWorkspace', { search })).items.map(({ appid: id, menus, tables, records }) => ({
        isLeave: id === inLeave.headers.application_id,
        menus: menus.map(({ menu_name }) => menu_name),
        tables: tables.map(({ table_name }) => table_name),
        records: records.map(({ title, menu_id }) => [title, menu_id === menu.menuId]),
      }));
    expect(await found(owner)).toEqual([
      { isLeave: true, menus: ['Axolotl list'], tables: ['Axolotl tanks'], records: [['Axolotl one', true]] },
    ]);
    expect(await found(owner, 'list axo')).toEqual([
      { isLeave: true, menus: ['Axolotl list'], tables: [], records: [] },
    ]);
    expect(await found(appuser)).toEqual([]);
    await menu.grant(['query', 'add'], { data_scope: { kind: 'own' } });
    expect(await found(appuser)).toEqual([{ isLeave: true, menus: ['Axolotl list'], tables: [], records: [] }]);
    await appuser.done('createMenuRecord', { id: menu.menuId, data: { name: 'My axolotl' } }, inLeave);
    expect(await found(appuser)).toEqual([
      { isLeave: true, menus: ['Axolotl list'], tables: [], records: [['My axolotl', true]] },
    ]);
    const application_id = inLeave.headers.application_id;
    await owner.done('saveApplicationGlobalConfig', { application_id, config: { maintain: 10 } });
    expect(await found(appuser), 'under maintenance').toEqual([]);
    expect(await found(owner)).toHaveLength(1);
    await owner.done('saveApplicationGlobalConfig', { application_id, config: { maintain: 0 } });
  });
});
