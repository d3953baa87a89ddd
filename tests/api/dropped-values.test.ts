import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { runTableJobs } from '#server/domains/data/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';
import { where } from './relations.ts';

type Data = Schemas['RecordData'];

const number: Schemas['FieldKind'] = { type: 'number' };
const formula = (expression: string): Schemas['FieldKind'] => ({ type: 'formula', expression, result: 'number' });
const drop = (...targets: string[]): Schemas['FormEffect'] => ({
  do: 'state',
  targets,
  is_hidden: true,
  drops_value: true,
});
const serial: Schemas['FieldKind'] = {
  type: 'serial',
  parts: [
    { kind: 'text', text: 'S' },
    { kind: 'field', field: 'seats' },
    { kind: 'text', text: '-' },
    { kind: 'counter', digits: 4 },
  ],
};

const readers: Schemas['FormRule'][] = [
  { id: 'many', expression: 'total > 40', then: [drop('menu')] },
  { id: 'large', expression: 'seats > 3', then: [drop('note')] },
];

/** Rules that drop one another's fields, in an order in which the first reads what the last drops. */
const design: Partial<Schemas['FormConfig']> = {
  title_field: 'name',
  rules: [
    ...readers,
    { id: 'online', when: where('kind', 'eq', 'online'), then: [drop('seats', 'lines', 'fee')] },
    { id: 'dear', rows: 'trips', expression: 'price > 100', then: [drop('fare')] },
    { id: 'far', rows: 'trips', expression: 'fare > 5', then: [drop('hint')] },
  ],
  checks: [
    { id: 'room', expression: 'seats <= 20', field: 'seats', message: 'Too many seats.' },
    { id: 'fares', rows: 'trips', expression: 'fare <= 50', field: 'fare', message: 'Too dear.' },
  ],
};
const fields = [
  field('name', { type: 'text' }),
  field('kind', { type: 'text' }),
  field('seats', number),
  field('total', formula('seats * 10')),
  field('more', formula('total + 1')),
  field('menu', { type: 'text' }),
  field('note', { type: 'text' }),
  field('fee', formula('2 + 3')),
  field('paid', formula('fee * 2')),
  field('start', number, { initial: { kind: 'formula', expression: 'seats * 2' } }),
  field('code', serial),
  field('lines', { type: 'subTable', fields: [field('cost', number), field('twice', formula('cost * 2'))] }),
  field('sum', { type: 'rollup', of: 'lines', function: 'sum', field: 'twice' }),
  field('count', { type: 'rollup', of: 'lines', function: 'count' }),
  field('trips', {
    type: 'subTable',
    fields: [
      field('price', number),
      field('fare', number, { is_unique: true }),
      field('hint', { type: 'text' }),
      field('both', formula('price + fare')),
    ],
  }),
  field('fares', { type: 'rollup', of: 'trips', function: 'sum', field: 'fare' }),
  field('grand', formula('sum + fares')),
];
const row = (data: Schemas['RecordRow']['data']) => ({ kind: 'row' as const, data });
const trips = [
  row({ price: 120, fare: 60, hint: 'kept' }),
  row({ price: 9, fare: 7, hint: 'gone' }),
  row({ price: 130, fare: 60, hint: 'kept' }),
];
const room: Data = { name: 'Course', kind: 'room', seats: 2, menu: 'A', note: 'B', lines: [row({ cost: 4 })], trips };
const online: Data = { ...room, kind: 'online', seats: 25 };

/** What is stored by whatever way: nothing of what is dropped counts, and what reads it is as if it was empty. */
const stored = {
  kind: 'online',
  seats: null,
  total: null,
  more: null,
  menu: 'A',
  note: 'B',
  fee: null,
  paid: null,
  lines: [],
  sum: 0,
  count: 0,
  trips: [
    { data: { price: 120, fare: null, hint: 'kept', both: null } },
    { data: { price: 9, fare: 7, hint: null, both: 16 } },
    { data: { price: 130, fare: null, hint: 'kept', both: null } },
  ],
  fares: 7,
  grand: 7,
};

describeOnEachDatabase('values that rules drop', (opening) => {
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  let flat: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    menu = await makeMenuOfTable(owner, { fields, rest: design });
    const isFlat = (id: string) => !['lines', 'sum', 'count', 'trips', 'fares', 'grand'].includes(id);
    flat = await makeMenuOfTable(owner, {
      fields: fields.filter(({ id }) => isFlat(id)),
      rest: {
        rules: [...readers, { id: 'online', when: where('kind', 'eq', 'online'), then: [drop('seats', 'fee')] }],
      },
    });
    return () => api.close();
  });
  const of = ({ tableId: id }: MenuOfTable) => ({
    read: (rid: string) => owner.done('getPhysicalRecord', { id, rid }, inLeave),
    update: (rid: string, data: Data) => owner.done('updatePhysicalRecord', { id, rid, data }, inLeave),
  });
  const update = async (rid: string, data: Data) => {
    await of(menu).update(rid, data);
    return rid;
  };
  const bulk = async (rid: string, data: Data, table = menu) => {
    const records = [{ record_id: rid }];
    const done = await owner.done('bulkUpdateTableRecords', { id: table.tableId, records, data }, inLeave);
    expect(done).toMatchObject({ done: 1, left_out: 0 });
    return done.changed ?? [];
  };
  const runJobs = () =>
    runTableJobs(api.database, {
      now: () => api.now(),
      report(error) {
        throw error;
      },
    });
  /** The design with other fields or parts, and what it leaves to do done. */
  const configure = async (tableId: string, change: (config: Schemas['FormConfig']) => Schemas['FormConfig']) => {
    const { form_config } = await owner.done('getPhysicalTable', { id: tableId }, inLeave);
    await owner.done('configurePhysicalTable', { id: tableId, formConfig: change(form_config) }, inLeave);
    await runJobs();
  };

  const doors: Readonly<Record<string, () => Promise<string>>> = {
    'a new record': () => menu.add(online),
    'a new record of a menu': async () =>
      (await owner.done('createMenuRecord', { id: menu.menuId, data: online }, inLeave)).record_id,
    'the change by which the rule holds': async () => update(await menu.add(room), { kind: 'online' }),
    'a change of another field': async () => update(await menu.add(online), { name: 'Other' }),
    'a change of another row': async () => {
      const rid = await menu.add(online);
      const { data } = await of(menu).read(rid);
      // Safe: a sub-table is a list of rows.
      const rows = data['trips'] as Schemas['RecordRow'][];
      const sent = rows.map(({ row_id = '', data: { price } }) => ({ kind: 'row' as const, row_id, data: { price } }));
      return update(rid, { trips: sent as Data['trips'], name: 'Other' });
    },
    'a change of what is dropped': async () => update(await menu.add(online), { seats: 25, lines: [row({ cost: 1 })] }),
    'a bulk update': async () => {
      const rid = await menu.add(room);
      await bulk(rid, { kind: 'online' });
      return rid;
    },
    'a bulk update of another field': async () => {
      const rid = await menu.add(online);
      await bulk(rid, { name: 'Other' });
      return rid;
    },
    'a cell of the list': async () => {
      const rid = await menu.add(room);
      const changes = [{ record_id: rid, seen_version: 1, cells: [{ field: 'kind', text: 'online' }] }];
      await owner.done('editTableCells', { id: menu.tableId, changes }, inLeave);
      return rid;
    },
    'a restored version': async () => {
      const rid = await update(await menu.add(online), { kind: 'room', seats: 5 });
      const { left_out } = await owner.done(
        'restoreTableRecordVersion',
        { id: menu.tableId, rid, to_version: 1 },
        inLeave,
      );
      expect(left_out.map(({ field: id }) => id)).toEqual([]);
      return rid;
    },
    'an undone bulk update': async () => {
      const rid = await menu.add(online);
      const changed = await bulk(rid, { kind: 'room', seats: 5 });
      const records = changed.map(({ record_id, version }) => ({ record_id, seen_version: version }));
      expect(await owner.done('undoTableUpdate', { id: menu.tableId, records }, inLeave)).toMatchObject({ done: 1 });
      return rid;
    },
    'the trash and back': async () => {
      const rid = await menu.add(online);
      await owner.done('deletePhysicalRecords', { id: menu.tableId, ids: [rid] }, inLeave);
      await owner.done('restorePhysicalRecords', { id: menu.tableId, ids: [rid] }, inLeave);
      return rid;
    },
    'what a changed design computes': async () => {
      const rid = await menu.add(online);
      // By a formula that says the same in other words.
      const others = new Map([
        ['total', formula('10 * seats')],
        ['paid', formula('2 * fee')],
        ['grand', formula('fares + sum')],
      ]);
      await configure(menu.tableId, (config) => ({
        ...config,
        fields: (config.fields ?? []).map((one) => {
          const kind = others.get('id' in one ? one.id : '');
          return one.node === 'field' && kind ? { ...one, kind } : one;
        }),
      }));
      return rid;
    },
  };

  test.each(Object.keys(doors))(
    'TABLE-24 TABLE-28 REC-03 REC-08 what a rule drops counts as empty by %s',
    async (door) => {
      const rid = (await doors[door]?.()) ?? '';
      const { data } = await of(menu).read(rid);
      expect(data).toMatchObject(stored);
      // A change of anything else changes nothing that is computed.
      await of(menu).update(rid, { name: 'Again' });
      expect((await of(menu).read(rid)).data).toEqual({ ...data, name: 'Again' });
      await of(menu).update(rid, { kind: 'room' });
      expect((await of(menu).read(rid)).data, 'what was dropped is empty').toMatchObject({
        seats: null,
        total: null,
        sum: 0,
      });
    },
  );

  test('TABLE-24 REC-03 a new record begins with values, and a number, that what is dropped is no part of', async () => {
    const { data } = await of(menu).read(await menu.add(online));
    expect(data).toMatchObject({ start: null, code: expect.stringMatching(/^S-\d{4}$/) });
    const { data: other } = await of(menu).read(await menu.add({ ...room, seats: 5 }));
    expect(other).toMatchObject({ start: 10, total: 50, fee: 5, paid: 10, code: expect.stringMatching(/^S5-\d{4}$/) });
    expect(other, 'a rule reads what other rules leave').toMatchObject({ menu: null, note: null });
  });

  test('TPL-09 TABLE-24 records of a sheet are stored without what a rule drops, and no check reads it', async () => {
    const lines = ['name\tkind\tseats\tmenu\tnote', 'Sheet\tonline\t25\tA\tB'].join('\n');
    const mapping = ['name', 'kind', 'seats', 'menu', 'note'].map((column) => ({ column, field: column }));
    const done = await owner.done('importTableRecords', { id: flat.tableId, text: lines, mapping }, inLeave);
    expect(done).toMatchObject({ added: 1, refused: 0 });
    const { items } = await owner.done('listPhysicalRecords', { id: flat.tableId }, inLeave);
    const wanted = { seats: null, total: null, more: null, menu: 'A', note: 'B', fee: null, paid: null };
    expect(items.find(({ data }) => data['name'] === 'Sheet')?.data).toMatchObject(wanted);
    const rid = await flat.add({ name: 'Many', kind: 'room', seats: 3 });
    await bulk(rid, { kind: 'online' }, flat);
    expect((await of(flat).read(rid)).data).toMatchObject({ seats: null, total: null, more: null });
  });

  test('TABLE-28 REC-03 a rule that is added computes older records as their next change would', async () => {
    const plain = await makeMenuOfTable(owner, {
      fields: [field('name', { type: 'text' }), field('seats', number), field('total', formula('seats * 10'))],
    });
    const rid = await plain.add({ name: 'x', seats: 5 });
    const other = await plain.add({ name: 'y', seats: 6 });
    expect((await of(plain).read(rid)).data).toMatchObject({ total: 50 });
    const rules = [{ id: 'r', when: where('name', 'eq', 'x'), then: [drop('seats')] }];
    await configure(plain.tableId, (config) => ({ ...config, rules }));
    expect((await of(plain).read(rid)).data).toMatchObject({ total: null });
    expect((await of(plain).read(other)).data).toMatchObject({ seats: 6, total: 60 });
    await bulk(rid, { seats: 7 }, plain);
    expect((await of(plain).read(rid)).data).toMatchObject({ seats: null, total: null });
    await configure(plain.tableId, (config) => ({ ...config, rules: [] }));
    expect((await of(plain).read(other)).data).toMatchObject({ seats: 6, total: 60 });
  });
});
