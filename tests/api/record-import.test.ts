import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers, idOf } from './caller.ts';
import { uploadFile } from './upload-file.ts';

const inLeave = {
  headers: {
    application_id: seedId('application acme Leave and absence'),
    clientTimeZone: 'Asia/Shanghai',
    'accept-language': 'en-US',
  },
};
const field = (id: string, kind: Schemas['FieldKind'], label = id) => ({ node: 'field' as const, id, label, kind });
const options = [{ value: 'open', label: { 'zh-CN': '打开', 'en-US': 'Open' } }];
const formConfig: Schemas['FormConfig'] = {
  formLabel: 'Tasks',
  fields: [
    { ...field('title', { type: 'text' }, 'Title'), is_required: true },
    { ...field('code', { type: 'text' }, 'Code'), is_unique: true },
    field('amount', { type: 'number', precision: 2 }, 'Amount'),
    field('due', { type: 'date', granularity: 'day' }, 'Due date'),
    field('at', { type: 'date', granularity: 'minute' }, 'At'),
    field('status', { type: 'select', options: { source: 'fixed', options } }, 'Status'),
    field('number', { type: 'serial', parts: [{ kind: 'counter', digits: 4 }] }, 'Number'),
  ],
};
const sheet = [
  'Title\tCode\tamount\tDue  date\tAt\tStatus\tOther',
  'First\tA1\t¥1,250.50\t2026/11/30\t2026-11-21 18:30\t打开\tx',
  'Second\tA2\tmuch\t\t\tOpen\t',
  '\tA3\t1\t\t\t\t',
  'Fourth\tA1\t1\t\t\tclosed\t',
  'Fifth\tA1\t1\t\t\t\t',
  'Sixth\tA6\t-2\t\t\topen\t',
].join('\n');
const mapping = ['title:Title', 'code:Code', 'amount:amount', 'due:Due  date', 'at:At', 'status:Status'].map((pair) => {
  const [id = '', column = ''] = pair.split(':');
  return { column, field: id };
});

describeOnEachDatabase('records from sheets', (opening) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  let tableId: string;
  let menuId: string;
  let rounds = 0;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  const make = async () => {
    rounds += 1;
    const { id: categoryId } = await owner.done('createCategory', { category_name: `Imports ${rounds}` }, inLeave);
    const made = {
      formConfig: { ...formConfig, formLabel: `Tasks ${rounds}` },
      physical_table_category_id: categoryId,
    };
    const table = await owner.done('createPhysicalTable', made, inLeave);
    tableId = table.table_id;
    menuId = (await owner.done('createMenu', { menu_name: `Tasks ${rounds}`, c_id: categoryId }, inLeave)).id;
    const view = table.children[0]?.logical_table_id ?? '';
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: view };
    await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
  };
  const stored = async () =>
    (await owner.done('listPhysicalRecords', { id: tableId, sort: ['number'] }, inLeave)).items.map(({ data }) => data);

  test('TPL-09 the columns of a sheet are proposed by the names of the fields', async () => {
    await make();
    const proposal = await owner.done('proposeTableImport', { id: tableId, text: sheet }, inLeave);
    expect(proposal).toMatchObject({ sheets: [''], row_count: 6 });
    expect(proposal.columns.map(({ column, field: id }) => [column, id])).toEqual([
      ['Title', 'title'],
      ['Code', 'code'],
      ['amount', 'amount'],
      ['Due  date', 'due'],
      ['At', 'at'],
      ['Status', 'status'],
      ['Other', null],
    ]);
    expect(proposal.columns[2]?.examples).toEqual(['¥1,250.50', 'much', '1']);
    expect(
      proposal.fields.map(({ field: id }) => id),
      'what the server gives is not filled',
    ).not.toContain('number');
    expect(proposal.fields[0]).toEqual({ field: 'title', label: 'Title', required: true });
  });

  test('TPL-09 numbers are read as their column writes them, and one that can mean two is left out until somebody says which', async () => {
    await make();
    const lines = (...cells: string[]) => ['Title\tamount', ...cells.map((cell, at) => `T${at}\t${cell}`)].join('\n');
    const read = async (text: string, numbers?: 'point' | 'comma') => {
      const named = [
        { column: 'Title', field: 'title' },
        { column: 'amount', field: 'amount' },
      ];
      const args = { id: tableId, text, mapping: named, ...(numbers && { numbers }) };
      return owner.done('importTableRecords', args, inLeave);
    };
    const notation = async (text: string) => {
      const { columns } = await owner.done('proposeTableImport', { id: tableId, text }, inLeave);
      return columns.find(({ column }) => column === 'amount')?.numbers;
    };
    const comma = lines('15,50', '1.550');
    expect(await notation(comma)).toBe('comma');
    expect(await read(comma)).toMatchObject({ added: 2, refused: 0 });
    const unclear = lines('1,500', '7');
    expect(await notation(unclear)).toBe('unclear');
    const { issues, ...done } = await read(unclear);
    expect(done).toMatchObject({ added: 1, refused: 1 });
    expect(issues[0]?.message).toBe('“1,500”: It can be 1500 or 1.5. Choose how numbers are written.');
    expect(await read(unclear, 'point')).toMatchObject({ added: 2, refused: 0 });
    expect(await read(unclear, 'comma')).toMatchObject({ added: 2, refused: 0 });
    const amounts = (await stored()).map((record) => Object(record).amount);
    expect(amounts).toEqual([15.5, 1550, 7, 1500, 7, 1.5, 7]);
  });

  test('TPL-09 a trial names every mistake at its cell and writes nothing; the import saves the other rows', async () => {
    await make();
    const args = { id: tableId, text: sheet, mapping };
    const trial = await owner.done('checkTableImport', args, inLeave);
    expect(trial).toMatchObject({ row_count: 6, tried: 6, refused: 4, next: null });
    expect(trial.issues.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'amount', 'kind'],
      [4, 'Title', 'missing'],
      [5, 'Status', 'option'],
      [5, 'Code', 'duplicate'],
      [6, 'Code', 'duplicate'],
    ]);
    const messages = new Map(trial.issues.map(({ row, column, message }) => [`${row} ${column}`, message]));
    expect(messages.get('3 amount')).toBe('“much”: A number is expected here.');
    expect(messages.get('6 Code')).toMatch(/^“.+”: Another row of the sheet has this value\.$/);
    expect(await stored()).toEqual([]);
    const result = await owner.done('importTableRecords', args, inLeave);
    expect(result).toMatchObject({ added: 2, refused: 4, next: null });
    expect(result.issues.map(({ row, code }) => [row, code])).toEqual([
      [3, 'kind'],
      [4, 'missing'],
      [5, 'option'],
      [6, 'duplicate'],
    ]);
    expect(await stored()).toMatchObject([
      {
        title: 'First',
        amount: 1250.5,
        due: '2026-11-30',
        at: '2026-11-21T10:30:00.000Z',
        status: 'open',
        number: '0001',
      },
      { title: 'Sixth', amount: -2, status: 'open', number: '0002' },
    ]);
  });

  test('TPL-09 a trial tells a value of a record from one of another row', async () => {
    await make();
    await owner.done('createPhysicalRecord', { id: tableId, data: { title: 'There', code: 'K-1' } }, inLeave);
    const columns = [
      { column: 'Title', field: 'title' },
      { column: 'Code', field: 'code' },
    ];
    const args = { id: tableId, text: 'Title\tCode\nOne\tk-1\nTwo\tK-2\nThree\tK-2', mapping: columns };
    const { issues } = await owner.done('checkTableImport', args, inLeave);
    expect(issues.map(({ row, message }) => [row, message])).toEqual([
      [2, '“k-1”: A record has this value already.'],
      [4, '“K-2”: Another row of the sheet has this value.'],
    ]);
  });

  test('TPL-09 rows that were left out are a file with their reasons', async () => {
    const issues = [
      { row: 3, message: 'Not a number.' },
      { row: 3, message: 'Too long.' },
    ];
    const answer = await owner.call('downloadImportIssues', { text: sheet, issues }, inLeave);
    expect(answer.status).toBe(200);
    const [head, ...rows] = await readSheet(answer.bytes);
    expect(head?.at(-1)).toBe('Problem');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[0]).toBe('Second');
    expect(rows[0]?.at(-1)).toBe('Not a number.\nToo long.');
  });

  test('TPL-09 REC-04 a large sheet is imported part by part, each row once, and its rows are listed as in the sheet', async () => {
    await make();
    const text = `Title\n${Array.from({ length: 450 }, (_, at) => `Row ${at}`).join('\n')}`;
    let from: number | null = 0;
    let added = 0;
    let import_id: string | null = null;
    for (let calls = 0; from !== null && calls < 10; calls += 1) {
      const args = { id: tableId, text, mapping: [{ column: 'Title', field: 'title' }], from, import_id };
      const result: Schemas['RecordImportResult'] = await owner.done('importTableRecords', args, inLeave);
      import_id = result.import_id;
      added += result.added;
      from = result.next;
    }
    expect(added).toBe(450);
    const { total } = await owner.done('listPhysicalRecords', { id: tableId, total: 'exact' }, inLeave);
    expect(total).toBe(450);
    const titles: unknown[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { items } = await owner.done('listPhysicalRecords', { id: tableId, page, size: 100 }, inLeave);
      titles.push(...items.map(({ data }) => data['title']));
    }
    expect(titles, 'in a list that begins with the newest record').toEqual(
      Array.from({ length: 450 }, (_, at) => `Row ${at}`),
    );
  });

  test('TPL-14 P2 a file that was uploaded is read, and one of somebody else is unknown', async () => {
    await make();
    const bytes = await writeWorkbook([
      ['Title', 'Due date'],
      ['From a file', { value: new Date('2026-11-30T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' }],
    ]).toBuffer();
    const file_id = await uploadFile(api, owner, bytes, 'tasks.xlsx');
    const args = {
      id: tableId,
      file_id,
      mapping: [
        { column: 'Title', field: 'title' },
        { column: 'Due date', field: 'due' },
      ],
    };
    expect(await owner.done('importTableRecords', args, inLeave)).toMatchObject({ added: 1 });
    expect(await stored()).toMatchObject([{ title: 'From a file', due: '2026-11-30' }]);
    const [root] = await createCallers(api, 'root');
    expect(await root.call('importTableRecords', args, inLeave)).toMatchObject({
      status: 404,
      data: { pointer: '/file_id' },
    });
  });

  test('MENU-22 REC-11 only with the right to import, into the fields and rows that were granted', async () => {
    await make();
    const grant = (held: string[]) =>
      owner.done(
        'createMenuAuthConfig',
        {
          menu_id: menuId,
          subject_type: 'user',
          subject_id: idOf('appuser'),
          rights: {
            query: true,
            add: held.includes('add'),
            edit: false,
            delete: false,
            export: false,
            import: held.includes('import'),
          },
          visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: true }] },
          data_scope: {
            kind: 'filter',
            filter: {
              logicalOperator: 'all',
              children: [{ kind: 'condition', field: 'title', operator: 'ne', value: 'Closed' }],
            },
          },
        },
        inLeave,
      );
    const args = {
      id: menuId,
      text: 'Title\tCode\nOpen\t1\nClosed\t2',
      mapping: [{ column: 'Title', field: 'title' }],
    };
    for (const held of [['add'], ['import']]) {
      const { id } = await grant(held);
      expect(await appuser.call('importRecords', args, inLeave)).toMatchObject({ status: 403, code: 'not_allowed' });
      expect(await appuser.call('proposeImport', { id: menuId, text: 'a\n1' }, inLeave)).toMatchObject({ status: 403 });
      await owner.done('deleteMenuAuthConfig', { id }, inLeave);
    }
    await grant(['add', 'import']);
    const proposal = await appuser.done('proposeImport', { id: menuId, text: args.text }, inLeave);
    expect(proposal.fields.map(({ field: id }) => id)).toEqual(['title']);
    const hidden = { ...args, mapping: [{ column: 'Code', field: 'code' }] };
    expect(await appuser.call('importRecords', hidden, inLeave)).toMatchObject({
      data: { pointer: '/mapping/0/field' },
    });
    const result = await appuser.done('importRecords', args, inLeave);
    expect(result).toMatchObject({ added: 1, refused: 1, issues: [{ row: 3, code: 'rule' }] });
    expect(await stored()).toMatchObject([{ title: 'Open' }]);
  });

  test('TPL-09 REC-11 a relation is filled by the title of its record, where one record that may be chosen has it', async () => {
    await make();
    const of = tableId;
    const view = (await owner.done('getPhysicalTable', { id: of }, inLeave)).children[0]?.logical_table_id ?? '';
    for (const title of ['Alpha', 'Beta, Ltd', 'Twice', 'twice']) {
      await owner.done('createPhysicalRecord', { id: of, data: { title } }, inLeave);
    }
    const related = await owner.done('listPhysicalRecords', { id: of }, inLeave);
    const idOfTitle = (title: string) => related.items.find(({ data }) => data['title'] === title)?.record_id;
    const { id: categoryId } = await owner.done('createCategory', { category_name: `Steps ${rounds}` }, inLeave);
    const table = await owner.done(
      'createPhysicalTable',
      {
        formConfig: {
          formLabel: `Steps ${rounds}`,
          fields: [
            field('name', { type: 'text' }, 'Name'),
            field('task', { type: 'relation', logical_table_id: view }, 'Task'),
            field('also', { type: 'relation', logical_table_id: view, is_multiple: true }, 'Also'),
          ],
        },
        physical_table_category_id: categoryId,
      },
      inLeave,
    );
    const id = table.table_id;
    const text = [
      'Name\tTask\tAlso',
      'One\talpha\tBeta, Ltd',
      'Two\t\tAlpha; Beta, Ltd',
      'Three\tTwice\t',
      'Four\tNobody\tAlpha、Nobody',
    ].join('\n');
    const proposal = await owner.done('proposeTableImport', { id, text }, inLeave);
    const filled = proposal.columns.flatMap(({ column, field: to }) => (to === null ? [] : [{ column, field: to }]));
    expect(filled.map(({ field: to }) => to)).toEqual(['name', 'task', 'also']);
    const args = { id, text, mapping: filled };
    const { issues } = await owner.done('checkTableImport', args, inLeave);
    expect(issues.map(({ row, column, code }) => [row, column, code])).toEqual([
      [4, 'Task', 'option'],
      [5, 'Task', 'option'],
      [5, 'Also', 'option'],
    ]);
    expect(issues[0]?.message).toMatch(/^“Twice”: Several records/);
    expect(issues[1]?.message).toMatch(/^“Nobody”: There is no record/);
    expect(await owner.done('importTableRecords', args, inLeave)).toMatchObject({ added: 2, refused: 2 });
    const { items } = await owner.done('listPhysicalRecords', { id, sort: ['name'] }, inLeave);
    expect(items.map(({ data }) => data)).toMatchObject([
      { name: 'One', task: idOfTitle('Alpha'), also: [idOfTitle('Beta, Ltd')] },
      { name: 'Two', also: [idOfTitle('Alpha'), idOfTitle('Beta, Ltd')] },
    ]);

    const { id: ofSteps } = await owner.done('createMenu', { menu_name: `Steps ${rounds}`, c_id: categoryId }, inLeave);
    const steps = table.children[0]?.logical_table_id ?? '';
    const front_meta = { model_type: 'logical_table' as const, logical_table_id: steps };
    await owner.done('createMenuLink', { menu_id: ofSteps, front_meta }, inLeave);
    const rights = { query: true, add: true, edit: false, delete: false, export: false, import: true };
    const granted = { subject_type: 'user' as const, subject_id: idOf('appuser'), rights };
    const allFields = { visible_fields: { kind: 'all' as const }, data_scope: { kind: 'all' as const } };
    await owner.done('createMenuAuthConfig', { menu_id: ofSteps, ...granted, ...allFields }, inLeave);
    const own = { ...args, id: ofSteps, text: 'Name\tTask\tAlso\nFive\tAlpha\t' };
    const unseen = await appuser.done('checkImport', own, inLeave);
    expect(unseen.issues, 'the other table is seen by no menu').toMatchObject([
      { column: 'Task', code: 'option', message: expect.stringMatching(/^“Alpha”: There is no record/) },
    ]);
    await owner.done('createMenuAuthConfig', { menu_id: menuId, ...granted, ...allFields }, inLeave);
    expect((await appuser.done('checkImport', own, inLeave)).issues).toEqual([]);
  });

  test('TPL-09 a column that is not there, and a field twice, are named', async () => {
    const call = (pairs: [string, string][]) =>
      owner.call(
        'checkTableImport',
        { id: tableId, text: sheet, mapping: pairs.map(([column, id]) => ({ column, field: id })) },
        inLeave,
      );
    expect(await call([['Nothing', 'title']])).toMatchObject({ status: 422, data: { pointer: '/mapping/0/column' } });
    expect(
      await call([
        ['Title', 'title'],
        ['Code', 'title'],
      ]),
    ).toMatchObject({ data: { pointer: '/mapping/1/field' } });
    expect(await call([['Title', 'number']])).toMatchObject({ data: { pointer: '/mapping/0/field' } });
  });
});
