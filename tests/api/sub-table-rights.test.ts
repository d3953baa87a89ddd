import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { orders } from './orders-form.ts';

const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };
const held = { query: true, add: true, edit: true, delete: false, export: false, import: false };

type Row = Schemas['RecordRow'];
type Grant = Extract<Schemas['MenuVisibleFields'], { kind: 'listed' }>['fields'];

describeOnEachDatabase('rights on sub-tables', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  /** A menu of orders in which the person sees and changes these fields, and one order. */
  async function granted(fields: Grant) {
    rounds += 1;
    const { id: categoryId } = await owner.done('createCategory', { category_name: `Rows ${rounds}` }, inLeave);
    const design = { formConfig: orders(`Rows ${rounds}`), physical_table_category_id: categoryId };
    const table = await owner.done('createPhysicalTable', design, inLeave);
    const { id } = await owner.done('createMenu', { menu_name: `Rows ${rounds}`, c_id: categoryId }, inLeave);
    const front_meta = {
      model_type: 'logical_table' as const,
      logical_table_id: table.children?.[0]?.logical_table_id ?? '',
    };
    await owner.done('createMenuLink', { menu_id: id, front_meta }, inLeave);
    const grant = { subject_type: 'user' as const, subject_id: idOf('appuser'), data_scope: { kind: 'all' as const } };
    const visible_fields = { kind: 'listed' as const, fields };
    await owner.done('createMenuAuthConfig', { menu_id: id, ...grant, rights: held, visible_fields }, inLeave);
    const data = { supplier: 'Acme', lines: [{ kind: 'row' as const, data: { article: 'Desk', price: 5 } }] };
    const record = await owner.done('createPhysicalRecord', { id: table.table_id, data }, inLeave);
    return { id, tableId: table.table_id, record, rid: record.record_id };
  }

  test('MENU-20 REC-11 rows that are hidden are neither answered nor changed, nor lost by a change of what is seen', async () => {
    const { id, tableId, record, rid } = await granted([{ field: 'supplier', can_edit: true }]);
    const seen = await appuser.done('getMenuRecord', { id, rid }, inLeave);
    expect(seen.data).toEqual({ supplier: 'Acme' });
    const lines = [{ kind: 'row' as const, data: { article: 'Stolen' } }];
    expect(await appuser.call('updateMenuRecord', { id, rid, data: { lines } }, inLeave)).toMatchObject({
      data: { detail: { faults: [{ pointer: '/data/lines' }] } },
    });
    await appuser.done('updateMenuRecord', { id, rid, data: { supplier: 'Globex' } }, inLeave);
    const whole = await owner.done('getPhysicalRecord', { id: tableId, rid }, inLeave);
    expect(whole.data).toEqual({ ...record.data, supplier: 'Globex' });
  });

  test('MENU-20 REC-11 rows that may only be read are sent again unharmed, also as a form sends them, and never changed', async () => {
    const { id, record, rid } = await granted([
      { field: 'supplier', can_edit: true },
      { field: 'lines', can_edit: false },
    ]);
    const rows = record.data['lines'] as Row[];
    const [stored] = rows;
    const { row_id = '', data }: Row = stored ?? { kind: 'row', data: {} };
    expect((await appuser.done('getMenuRecord', { id, rid }, inLeave)).data).toEqual({ supplier: 'Acme', lines: rows });
    const entered = { article: data['article'] ?? null, price: data['price'] ?? null };
    const sent = { supplier: 'Globex', lines: [{ kind: 'row' as const, row_id, data: entered }] };
    const changed = await appuser.done('updateMenuRecord', { id, rid, data: sent }, inLeave);
    expect(changed.data).toEqual({ supplier: 'Globex', lines: rows });
    for (const lines of [[], null, [{ kind: 'row' as const, row_id, data: { price: 6 } }], [...rows, ...sent.lines]]) {
      expect(await appuser.call('updateMenuRecord', { id, rid, data: { lines } }, inLeave)).toMatchObject({
        data: { detail: { faults: [{ pointer: '/data/lines' }] } },
      });
    }
    const added = { id, data: { supplier: 'New', lines: [{ kind: 'row' as const, data: { article: 'x' } }] } };
    expect(await appuser.call('createMenuRecord', added, inLeave)).toMatchObject({
      data: { detail: { faults: [{ pointer: '/data/lines' }] } },
    });
  });
});
