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
});
