import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';

const inLeave = {
  headers: {
    application_id: seedId('application acme Leave and absence'),
    clientTimeZone: 'Asia/Shanghai',
    'accept-language': 'en-US',
  },
};
const field = (id: string, kind: Schemas['FieldKind'], label: string) => ({ node: 'field' as const, id, label, kind });
const grades = { source: 'fixed' as const, options: [{ value: 'a', label: { 'zh-CN': '甲', 'en-US': 'A grade' } }] };

describeOnEachDatabase('sheets with more than rows of one table', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });

  const table = async (name: string, fields: Schemas['FormConfig']['fields']) => {
    rounds += 1;
    const { id: categoryId } = await owner.done('createCategory', { category_name: `${name} ${rounds}` }, inLeave);
    const made = await owner.done(
      'createPhysicalTable',
      { formConfig: { formLabel: `${name} ${rounds}`, fields }, physical_table_category_id: categoryId },
      inLeave,
    );
    const viewId = made.children[0]?.logical_table_id ?? '';
    const { id: menuId } = await owner.done(
      'createMenu',
      { menu_name: `${name} ${rounds}`, c_id: categoryId },
      inLeave,
    );
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: viewId };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
    return { id: made.table_id, viewId, menuId };
  };
  const orders = async () => {
    const suppliers = await table('Suppliers', [field('name', { type: 'text' }, 'Name')]);
    const own = await table('Orders', [
      { ...field('number', { type: 'text' }, 'Number'), is_required: true },
      field('supplier', { type: 'relation', logical_table_id: suppliers.viewId }, 'Supplier'),
      field('grade', { type: 'select', options: grades }, 'Grade'),
      {
        ...field(
          'items',
          {
            type: 'subTable',
            fields: [
              { ...field('product', { type: 'text' }, 'Product'), is_required: true },
              field('quantity', { type: 'number', precision: 0, min: 1 }, 'Quantity'),
            ],
          },
          'Items',
        ),
      },
    ]);
    return { suppliers, own };
  };
  const mappingOf = async (id: string, text: string) => {
    const { columns } = await owner.done('proposeTableImport', { id, text }, inLeave);
    return columns.flatMap(({ column, field: to }) => (to === null ? [] : [{ column, field: to }]));
  };
  const records = async (id: string) => (await owner.done('listPhysicalRecords', { id }, inLeave)).items;
  const rowsOf = (data: Schemas['RecordData'] | undefined) =>
    (data?.['items'] as Schemas['RecordRow'][] | undefined)?.map((row) => row.data);
  const granted = new Map<string, string>();
  const grant = async (menu_id: string, rights: Partial<Schemas['MenuRights']>) => {
    const before = granted.get(menu_id);
    if (before !== undefined) await owner.done('deleteMenuAuthConfig', { id: before }, inLeave);
    const { id } = await owner.done(
      'createMenuAuthConfig',
      {
        menu_id,
        subject_type: 'user',
        subject_id: idOf('appuser'),
        rights: { query: true, add: false, edit: false, delete: false, export: false, import: false, ...rights },
        visible_fields: { kind: 'all' },
        data_scope: { kind: 'all' },
      },
      inLeave,
    );
    granted.set(menu_id, id);
  };

  test('TPL-09 rows with one key are one record, and each of them a row of its sub-table', async () => {
    const { own } = await orders();
    const text = [
      'Number\tItems: Product\tItems: Quantity',
      'O-1\tPump\t2',
      'O-1\tValve\t3',
      '\tPipe\t4',
      'O-2\tSeal\t1',
    ].join('\n');
    const mapping = await mappingOf(own.id, text);
    expect(mapping.map(({ field: to }) => to)).toEqual(['number', 'items.product', 'items.quantity']);
    const args = { id: own.id, text, mapping };
    expect(await owner.done('checkTableImport', args, inLeave)).toMatchObject({ tried: 4, refused: 0, issues: [] });
    expect(await owner.done('importTableRecords', args, inLeave)).toMatchObject({ added: 2, refused: 0, next: null });
    const [second, first] = await records(own.id);
    const one = await owner.done('getPhysicalRecord', { id: own.id, rid: first?.record_id ?? '' }, inLeave);
    const two = await owner.done('getPhysicalRecord', { id: own.id, rid: second?.record_id ?? '' }, inLeave);
    const both = [one, two].sort((a, b) => String(a.data['number']).localeCompare(String(b.data['number'])));
    expect(both.map(({ data }) => [data['number'], rowsOf(data)])).toEqual([
      [
        'O-1',
        [
          { product: 'Pump', quantity: 2 },
          { product: 'Valve', quantity: 3 },
          { product: 'Pipe', quantity: 4 },
        ],
      ],
      ['O-2', [{ product: 'Seal', quantity: 1 }]],
    ]);
  });

  test('TPL-09 a mistake in one row leaves its whole record out, names the row, and takes the other rows along', async () => {
    const { own } = await orders();
    const text = [
      'Number\tGrade\tItems: Product\tItems: Quantity',
      'O-1\tA grade\tPump\t2',
      '\t甲\t\t3',
      'O-2\t\tSeal\t0',
      'O-3\tA grade\tPipe\tmany',
      'O-4\tA grade\tPipe\t4',
    ].join('\n');
    const args = { id: own.id, text, mapping: await mappingOf(own.id, text) };
    for (const id of ['checkTableImport', 'importTableRecords'] as const) {
      const { issues, refused } = await owner.done(id, args, inLeave);
      expect(refused).toBe(4);
      expect(issues.map(({ row, column, code }) => [row, column, code])).toEqual([
        [2, '', 'rule'],
        [3, 'Items: Product', 'missing'],
        [4, 'Items: Quantity', 'rule'],
        [5, 'Items: Quantity', 'kind'],
      ]);
    }
    expect((await records(own.id)).map(({ data }) => data['number'])).toEqual(['O-4']);
    const differing = ['Number\tGrade\tItems: Product', 'O-5\tA grade\tPump', 'O-5\tB\tSeal'].join('\n');
    const trial = await owner.done(
      'checkTableImport',
      { ...args, text: differing, mapping: await mappingOf(own.id, differing) },
      inLeave,
    );
    expect(trial.issues.map(({ row, column, code }) => [row, column, code])).toContainEqual([3, 'Grade', 'option']);
  });

  test('TPL-09 a record is never cut in two by the part of a call, and a key without end is refused', async () => {
    const { own } = await orders();
    const lines = Array.from({ length: 450 }, (_, at) => `O-${Math.floor(at / 3)}\tProduct ${at}`);
    const text = ['Number\tItems: Product', ...lines].join('\n');
    const mapping = await mappingOf(own.id, text);
    let from: number | null = 0;
    let added = 0;
    let importId: string | undefined;
    for (let calls = 0; from !== null && calls < 10; calls += 1) {
      const args = { id: own.id, text, mapping, from, ...(importId !== undefined && { import_id: importId }) };
      const result: Schemas['RecordImportResult'] = await owner.done('importTableRecords', args, inLeave);
      added += result.added;
      from = result.next;
      importId = result.import_id;
    }
    expect(added).toBe(150);
    const all = await owner.done('listPhysicalRecords', { id: own.id, size: 5 }, inLeave);
    const read = await owner.done('getPhysicalRecord', { id: own.id, rid: all.items[0]?.record_id ?? '' }, inLeave);
    expect(rowsOf(read.data)).toHaveLength(3);
    const endless = ['Number\tItems: Product', ...Array.from({ length: 1_200 }, () => 'O-1\tPump')].join('\n');
    expect(await owner.call('checkTableImport', { id: own.id, text: endless, mapping }, inLeave)).toMatchObject({
      status: 422,
      data: { pointer: '/key' },
    });
    expect(
      await owner.call('checkTableImport', { id: own.id, text, mapping, key: ['Nothing'] }, inLeave),
    ).toMatchObject({ status: 422, data: { pointer: '/key/0' } });
    const onlyRows = mapping.filter(({ field: to }) => to.includes('.'));
    expect(await owner.call('checkTableImport', { id: own.id, text, mapping: onlyRows }, inLeave)).toMatchObject({
      data: { pointer: '/key' },
    });
  });

  test('TPL-09 linked records and options that are not there are named, and made when that is asked for', async () => {
    const { own, suppliers } = await orders();
    await owner.done('createPhysicalRecord', { id: suppliers.id, data: { name: 'Acme' } }, inLeave);
    const text = ['Number\tSupplier\tGrade', 'O-1\tacme\tA grade', 'O-2\tGlobex\tB', 'O-3\tglobex\tb'].join('\n');
    const mapping = await mappingOf(own.id, text);
    const args = { id: own.id, text, mapping };
    const trial = await owner.done('checkTableImport', args, inLeave);
    expect(trial.missing).toEqual([
      { column: 'Supplier', field: 'supplier', kind: 'record', count: 1, examples: ['Globex'], may_create: true },
      { column: 'Grade', field: 'grade', kind: 'option', count: 1, examples: ['B'], may_create: true },
    ]);
    expect(trial.refused).toBe(2);
    const making = { ...args, mapping: mapping.map((one) => ({ ...one, create_missing: true })) };
    expect(await owner.done('checkTableImport', making, inLeave)).toMatchObject({ refused: 0, issues: [] });
    expect(await records(suppliers.id), 'a trial makes nothing').toHaveLength(1);
    expect(await owner.done('importTableRecords', making, inLeave)).toMatchObject({ added: 3, refused: 0 });
    const made = await records(suppliers.id);
    expect(made.map(({ data }) => data['name']).sort()).toEqual(['Acme', 'Globex']);
    const globex = made.find(({ data }) => data['name'] === 'Globex')?.record_id;
    const stored = (await records(own.id)).map(({ data }) => [
      data['number'],
      data['supplier'] === globex,
      data['grade'],
    ]);
    expect(stored.sort()).toEqual([
      ['O-1', false, 'a'],
      ['O-2', true, 'B'],
      ['O-3', true, 'B'],
    ]);
  });

  test('TPL-09 nothing is made for a record that is refused', async () => {
    const { own, suppliers } = await orders();
    const text = ['Number\tSupplier\tGrade', '\tInitech\tC'].join('\n');
    const mapping = (await mappingOf(own.id, text)).map((one) => ({ ...one, create_missing: true }));
    const result = await owner.done('importTableRecords', { id: own.id, text, mapping }, inLeave);
    expect(result).toMatchObject({ added: 0, refused: 1, issues: [{ row: 2, column: 'Number', code: 'missing' }] });
    expect(await records(suppliers.id)).toEqual([]);
  });

  test('TPL-09 REC-11 MENU-22 who may not add to the other table makes no record of it, and who does not build no option', async () => {
    const { own, suppliers } = await orders();
    await grant(own.menuId, { add: true, import: true });
    await grant(suppliers.menuId, {});
    const text = ['Number\tSupplier\tGrade', 'O-1\tGlobex\t', 'O-2\t\tB'].join('\n');
    const mapping = (await mappingOf(own.id, text)).map((one) => ({ ...one, create_missing: true }));
    const args = { id: own.menuId, text, mapping };
    const trial = await appuser.done('checkImport', args, inLeave);
    expect(trial.missing?.map(({ kind, may_create }) => [kind, may_create])).toEqual([
      ['record', false],
      ['option', false],
    ]);
    expect(trial.refused).toBe(2);
    expect(await appuser.done('importRecords', args, inLeave)).toMatchObject({ added: 0, refused: 2 });
    await grant(suppliers.menuId, { add: true });
    expect(await appuser.done('importRecords', args, inLeave)).toMatchObject({ added: 1, refused: 1 });
    expect((await records(suppliers.id)).map(({ data }) => data['name'])).toEqual(['Globex']);
  });

  test('TPL-09 an import is undone as a whole, but for what somebody changed since', async () => {
    const { own } = await orders();
    const text = ['Number', 'O-1', 'O-2', 'O-3'].join('\n');
    const args = { id: own.id, text, mapping: [{ column: 'Number', field: 'number' }] };
    await owner.done('createPhysicalRecord', { id: own.id, data: { number: 'By hand' } }, inLeave);
    const { import_id } = await owner.done('importTableRecords', args, inLeave);
    const listed = await owner.done('listTableImports', { id: own.id }, inLeave);
    expect(listed.items).toMatchObject([{ id: import_id, sheet: '', record_count: 3 }]);
    const changed = (await records(own.id)).find(({ data }) => data['number'] === 'O-2')?.record_id ?? '';
    await owner.done('updatePhysicalRecord', { id: own.id, rid: changed, data: { number: 'O-2b' } }, inLeave);
    const undone = await owner.done('undoTableImport', { id: own.id, import_id }, inLeave);
    expect(undone).toMatchObject({ done: 2, left_out: 1, rest: 0, reasons: [{ record_id: changed }] });
    expect((await records(own.id)).map(({ data }) => data['number']).sort()).toEqual(['By hand', 'O-2b']);
    expect((await owner.done('listTableImports', { id: own.id }, inLeave)).items).toEqual([]);
    expect(await owner.done('undoTableImport', { id: own.id, import_id }, inLeave)).toMatchObject({ done: 0, rest: 0 });
  });

  test('TPL-09 REC-11 somebody else undoes no import, and its author only with the right to delete', async () => {
    const { own } = await orders();
    await grant(own.menuId, { add: true, import: true });
    const args = { id: own.menuId, text: 'Number\nO-1', mapping: [{ column: 'Number', field: 'number' }] };
    await grant(own.menuId, { add: true, import: true, delete: true });
    const byOwner = await owner.done('importTableRecords', { ...args, id: own.id }, inLeave);
    expect((await appuser.done('listMenuImports', { id: own.menuId }, inLeave)).items).toEqual([]);
    const foreign = { id: own.menuId, import_id: byOwner.import_id };
    expect(await appuser.done('undoMenuImport', foreign, inLeave)).toMatchObject({ done: 0, left_out: 0, rest: 0 });
    expect(await records(own.id)).toHaveLength(1);
    expect(await appuser.call('importRecords', { ...args, import_id: byOwner.import_id }, inLeave)).toMatchObject({
      status: 404,
      data: { pointer: '/import_id' },
    });
    const { import_id } = await appuser.done('importRecords', args, inLeave);
    await grant(own.menuId, { add: true, import: true });
    const mine = { id: own.menuId, import_id };
    expect(await appuser.call('undoMenuImport', mine, inLeave)).toMatchObject({ status: 403 });
    await grant(own.menuId, { add: true, import: true, delete: true });
    expect(await appuser.done('undoMenuImport', mine, inLeave)).toMatchObject({ done: 1, left_out: 0 });
  });

  test('TPL-09 a template has the fields that may be filled, and says what they take', async () => {
    const { own } = await orders();
    const answer = await owner.call('downloadTableImportTemplate', { id: own.id }, inLeave);
    expect(answer.status).toBe(200);
    const headings = await readSheet(answer.bytes);
    expect(headings).toEqual([['Number', 'Supplier', 'Grade', 'Items: Product', 'Items: Quantity']]);
    const help = await readSheet(answer.bytes, 2);
    expect(help).toEqual([
      ['Column', 'Takes', 'Required', 'Choices', 'Example'],
      ['Number', 'Text', 'Yes', null, 'Any text'],
      ['Supplier', 'The title of a linked record', null, null, null],
      ['Grade', 'One of the choices', null, 'A grade', 'A grade'],
      ['Items: Product', 'Text', 'Yes', null, 'Any text'],
      ['Items: Quantity', 'A number', null, null, '1250.5'],
    ]);
    expect(await appuser.call('downloadMenuImportTemplate', { id: own.menuId }, inLeave)).toMatchObject({
      status: 404,
    });
    await grant(own.menuId, { add: true });
    expect(await appuser.call('downloadMenuImportTemplate', { id: own.menuId }, inLeave)).toMatchObject({
      status: 403,
    });
  });
});
