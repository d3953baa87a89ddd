import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Args } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { type BuiltTable, buildTable, field, grant, inLeave } from './relations.ts';

describeOnEachDatabase('what a granted menu would leave empty', (opening) => {
  let api: Api;
  let owner: Caller;
  let companies: BuiltTable;
  let orders: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });
  beforeEach(async () => {
    companies = await buildTable(owner, 'Companies', [
      field('name', { type: 'text' }),
      field('city', { type: 'text' }),
      field('turnover', { type: 'number', precision: 0 }),
    ]);
    orders = await buildTable(owner, 'Orders', [
      field('title', { type: 'text' }),
      field('company', { type: 'relation', logical_table_id: companies.viewId }),
      field('town', { type: 'lookup', relation: 'company', field: 'city' }),
      field('sum', { type: 'rollup', of: 'company', function: 'sum', field: 'turnover' }),
      field('items', {
        type: 'subTable',
        fields: [
          { node: 'field', id: 'what', label: 'what', kind: { type: 'text' } },
          { node: 'field', id: 'from', label: 'from', kind: { type: 'relation', logical_table_id: companies.viewId } },
        ],
      }),
    ]);
  });

  const gaps = (more: Partial<Args<'listGrantGaps'>> = {}) =>
    owner.done(
      'listGrantGaps',
      { menu_id: orders.menuId, subject_type: 'user', subject_id: idOf('appuser'), ...more },
      inLeave,
    );
  const listed = (...fields: string[]) => ({
    visible_fields: { kind: 'listed' as const, fields: fields.map((id) => ({ field: id, can_edit: false })) },
  });

  test('MENU-21 MENU-22 every field that would stay empty is named, with its table, what is needed and a menu for it', async () => {
    expect(await gaps()).toEqual([
      expect.objectContaining({
        table_id: companies.tableId,
        is_read: false,
        fields: [
          { field: 'company', label: 'company' },
          { field: 'town', label: 'town' },
          { field: 'sum', label: 'sum' },
          { field: 'items.from', label: 'items · from' },
        ],
        needed: [
          { field: 'name', label: 'name' },
          { field: 'city', label: 'city' },
          { field: 'turnover', label: 'turnover' },
        ],
        menus: [expect.objectContaining({ id: companies.menuId, is_granted: false })],
      }),
    ]);
  });

  test('MENU-21 MENU-22 fields that are not shown leave nothing empty', async () => {
    expect(await gaps({ fields: ['title'] })).toEqual([]);
    const [one] = await gaps({ fields: ['title', 'town'] });
    expect(one).toMatchObject({ fields: [{ field: 'town' }], needed: [{ field: 'city' }] });
    const [column] = await gaps({ fields: ['items', 'items.from'] });
    expect(column?.fields).toEqual([{ field: 'items.from', label: 'items · from' }]);
    expect(await gaps({ fields: ['items', 'items.what'] })).toEqual([]);
  });

  test('MENU-21 MENU-22 a grant in the other menu closes the gap as far as its fields go, and editors have none', async () => {
    await grant(owner, companies.menuId, ['query'], listed('name'));
    expect(await gaps()).toEqual([
      expect.objectContaining({
        is_read: true,
        fields: [
          { field: 'town', label: 'town' },
          { field: 'sum', label: 'sum' },
        ],
        needed: [
          { field: 'city', label: 'city' },
          { field: 'turnover', label: 'turnover' },
        ],
        menus: [expect.objectContaining({ is_granted: true })],
      }),
    ]);
    expect(await gaps({ subject_id: idOf('appadmin') })).toEqual([]);
    expect(await gaps({ subject_id: idOf('user') })).toHaveLength(1);
  });

  test('MENU-21 MENU-22 the other side of a relation needs that relation in the other table, and so does what is read through it', async () => {
    const { form_config } = await owner.done('getPhysicalTable', { id: companies.tableId }, inLeave);
    const orderKind = {
      type: 'relation',
      logical_table_id: orders.viewId,
      is_multiple: true,
      reverse_field: 'company',
    };
    const formConfig = {
      ...form_config,
      fields: [
        ...(form_config?.fields ?? []),
        field('orders', orderKind as Parameters<typeof field>[1]),
        field('count', { type: 'rollup', of: 'orders', function: 'count' }),
      ],
    };
    await owner.done('configurePhysicalTable', { id: companies.tableId, formConfig }, inLeave);
    const asked = { menu_id: companies.menuId, fields: ['orders', 'count'] };
    await grant(owner, orders.menuId, ['query'], listed('title'));
    expect(await gaps(asked)).toEqual([
      expect.objectContaining({
        table_id: orders.tableId,
        is_read: true,
        fields: [
          { field: 'orders', label: 'orders' },
          { field: 'count', label: 'count' },
        ],
        needed: [
          { field: 'title', label: 'title' },
          { field: 'company', label: 'company' },
        ],
      }),
    ]);
  });

  test('MENU-21 nothing is told of a subject that is not there', async () => {
    const args = {
      menu_id: orders.menuId,
      subject_type: 'userGroup' as const,
      subject_id: '01ZZZZZZZZZZZZZZZZZZZZZZZZ',
    };
    expect((await owner.call('listGrantGaps', args, inLeave)).status).toBe(404);
  });
});
