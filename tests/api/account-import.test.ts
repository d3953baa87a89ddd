import { beforeAll, describe, expect, test } from 'vitest';
import readWorkbook from 'read-excel-file/node';
import writeWorkbook from 'write-excel-file/node';
import type { Answer } from '#openapi';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';
import { logOf } from './log-rows.ts';
import { uploadFile } from './upload-file.ts';

const english = { headers: { 'accept-language': 'en-US' } };
const headings = ['Account', 'Name', 'Country code', 'Telephone', 'Email', 'Departments', 'Positions'];

describeOnEachDatabase('people from a sheet', (opening) => {
  let api: Api;
  let owner: Caller;
  let hr: Caller;
  let user: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, hr, user, globex] = await createCallers(api, 'owner', 'hr', 'user', 'globex');
    return () => api.close();
  });

  const sheet = async (rows: (string | null)[][], heads: string[] = headings): Promise<string> => {
    const cells = [heads, ...rows].map((row) => row.map((value) => (value === null ? null : { value, type: String })));
    return uploadFile(api, hr, await writeWorkbook(cells, {}).toBuffer(), 'people.xlsx');
  };
  const run = (file: string, more: Record<string, unknown> = {}): Promise<Answer<'importAccounts'>> =>
    hr.done('importAccounts', { file_id: file, ...more }, english);
  /** The rows of both sheets of the template. */
  const template = async (args: { extended?: boolean }, language = 'en-US') => {
    const answer = await hr.call('createAccountImportTemplate', args, { headers: { 'accept-language': language } });
    const [people, help] = (await readWorkbook(answer.bytes)).map(({ data }) => data);
    return { people: people ?? [], help: help ?? [] };
  };
  const accountOf = async (search: string) => (await hr.done('listAccounts', { search })).items;

  test('ORG-15 the template has a heading for each thing, and filled with two rows it makes two accounts in their places', async () => {
    await hr.done('createDepartment', { department_name: 'Import office', father_id: null });
    await hr.done('createPosition', { tagName: 'Importer', domain: 'duty' });
    const template = await api.visitor().request({
      method: 'POST',
      url: '/api/b/user-account/import-template',
      headers: { authorization: `Bearer ${hr.token}`, 'accept-language': 'en-US', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(template.status).toBe(200);

    const file = await sheet([
      ['ina.import', 'Ina Import', null, '13922223333', 'ina@acme.example', 'Import office', 'Importer'],
      ['otto.import', 'Otto Import', null, null, null, null, null],
    ]);
    expect(await run(file, { dry_run: true })).toMatchObject({
      rows: 2,
      ready: 2,
      created: 0,
      invited: 0,
      errors: [],
      error_count: 0,
      people: [
        { row: 2, username: 'ina.import', real_name: 'Ina Import' },
        { row: 3, username: 'otto.import', real_name: 'Otto Import' },
      ],
    });
    expect(await accountOf('Import')).toEqual([]);

    expect(await run(file)).toMatchObject({ rows: 2, created: 2, invited: 0, errors: [] });
    const [ina, otto] = await accountOf('Import');
    expect(ina).toMatchObject({
      username: 'ina.import',
      telephone: '13922223333',
      email: 'ina@acme.example',
      roles: ['WORKSPACE_USER'],
      departments: [{ department_name: 'Import office' }],
      duty: [{ tag_name: 'Importer' }],
    });
    expect(otto).toMatchObject({ username: 'otto.import', departments: [] });
    expect(await logOf(api, hr.wsId, ina?.id ?? '')).toMatchObject([
      { module: 'account', after: { username: 'ina.import' } },
      { module: 'department' },
    ]);
    // The same sheet once more adds nobody.
    expect(await run(file)).toMatchObject({ created: 0, error_count: 2 });
  });

  test('ORG-15 what is wrong is told by row and column, and stops no other row', async () => {
    await hr.done('createDepartment', { department_name: 'Twins', father_id: null });
    const north = await hr.done('createDepartment', { department_name: 'North', father_id: null });
    await hr.done('createDepartment', { department_name: 'Twins', father_id: north.id });
    await hr.done('createDepartment', { department_name: 'Lonely', father_id: north.id });
    const twins = await hr.done('createDepartment', { department_name: 'East', father_id: null });
    for (const { id } of [north, twins]) await hr.done('createDepartment', { department_name: 'Desk', father_id: id });
    const file = await sheet([
      ['x', 'Short', null, null, null, null, null],
      ['good.row', null, null, null, null, null, null],
      ['user', 'Ursula', null, null, null, null, null],
      ['bad.cells', 'Bad', '+86', '12345', 'nobody', 'Nowhere', 'Nothing'],
      ['twice.row', 'Twice', null, null, null, null, null],
      ['TWICE.row', 'Twice', null, null, null, null, null],
      ['path.row', 'Path Row', null, null, null, 'North/Twins', null],
      ['top.row', 'Top Row', null, null, null, 'Twins', null],
      ['unclear.row', 'Unclear', null, null, null, 'Desk', null],
      ['both.row', 'Both Row', null, null, null, 'Lonely; North/Lonely', null],
    ]);
    const { errors, created } = await run(file);
    expect(created).toBe(4);
    expect(errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Account'],
      [3, 'Name'],
      [4, 'Account'],
      [5, 'Telephone'],
      [5, 'Email'],
      [5, 'Departments'],
      [5, 'Positions'],
      [7, 'Account'],
      [10, 'Departments'],
    ]);
    expect(errors[0]?.message).toMatch(/3 to 60/);
    expect(await accountOf('Path Row')).toMatchObject([{ departments: [{ department_name: 'Twins' }] }]);
    expect((await accountOf('Both Row'))[0]?.departments).toMatchObject([{ department_name: 'Lonely' }]);
  });

  test('P2 P14 a name of another workspace is ready in a trial like a new one, and invited by the import', async () => {
    const file = await sheet([['globex', 'Somebody', null, null, null, null, null]]);
    expect(await run(file, { dry_run: true })).toMatchObject({ ready: 1, invited: 0, errors: [] });
    expect(await run(file)).toMatchObject({ created: 0, invited: 1 });
    expect(await globex.done('listInvitations')).toMatchObject([{ ws_id: hr.wsId }]);
  });

  test('ORG-15 V14 columns are proposed by what people call them in either language, not where it is unclear, and can be changed', async () => {
    const proposed = async (heads: string[]) =>
      (
        await hr.done('proposeAccountImport', { file_id: await sheet([heads.map(() => 'x')], heads) }, english)
      ).columns.map(({ field }) => field);
    expect(await proposed(['E-mail', 'FULL NAME', 'user_name', 'Department', 'Mobile Phone'])).toEqual([
      'email',
      'real_name',
      'username',
      'departments',
      'telephone',
    ]);
    expect(await proposed(['登录名', ' 姓 名 ', '电子邮箱', '手机', '所属部门', '岗位', '备注'])).toEqual([
      'username',
      'real_name',
      'email',
      'telephone',
      'departments',
      'positions',
      null,
    ]);
    // Two columns that could be the telephone; a part of a name.
    expect(await proposed(['Name', 'Phone', 'Mobile', 'First name'])).toEqual(['real_name', null, null, null]);

    await hr.done('createDepartment', { department_name: 'Mapped', father_id: null });
    const heads = ['Who', 'Address', 'Unit'];
    const file = await sheet([['Mia Mapped', 'mia@mapped.example', 'Mapped']], heads);
    const { columns, fields, row_count } = await hr.done('proposeAccountImport', { file_id: file }, english);
    expect(columns[0]).toMatchObject({ column: 'Who', field: null, examples: ['Mia Mapped'] });
    expect([row_count, fields[1]]).toEqual([1, { field: 'real_name', label: 'Name', required: true }]);
    const mapping = ['real_name', 'email', 'departments'].map((field, at) => ({ column: heads[at], field }));
    expect(await run(file, { mapping })).toMatchObject({ created: 1, errors: [] });
    // Without a column of accounts the address is the account.
    expect(await accountOf('Mapped')).toMatchObject([
      { username: 'mia@mapped.example', email: 'mia@mapped.example', departments: [{ department_name: 'Mapped' }] },
    ]);
    const wrong = [...mapping, { column: 'None', field: 'telephone' }, { column: 'Unit', field: 'email' }];
    expect(await hr.call('importAccounts', { file_id: file, mapping: wrong }, english)).toMatchObject({
      status: 422,
      data: { detail: { faults: [{ pointer: '/mapping/3/column' }, { pointer: '/mapping/4/field' }] } },
    });
  });

  test('ORG-15 a row for which the workspace has no room is told, and no error of the whole sheet', async () => {
    const root = await createCaller(api, 'root');
    const room = (max_users: number | null) =>
      root.done('configureCustomerQuota', { id: hr.wsId ?? '', quota: { max_users } });
    const { total = 0 } = await hr.done('listAccounts', { size: 1 });
    await room(total + 1);
    const rows = ['one', 'two', 'three'].map((name) => [`room.${name}`, 'Room', null, null, null, null, null]);
    const answer = await run(await sheet(rows));
    expect(answer).toMatchObject({ created: 1, error_count: 2 });
    const message = 'The workspace has no room for more people.';
    expect(answer.errors).toEqual([3, 4].map((row) => ({ row, column: 'Account', message })));
    await room(null);
  });

  test('ORG-15 P2 a sheet without its headings, with too many rows, or of somebody else is refused', async () => {
    const strange = await sheet([['a', 'b']], ['One', 'Two']);
    const answer = await hr.call('importAccounts', { file_id: strange }, english);
    expect(answer).toMatchObject({ status: 422, data: { code: 'account_sheet_refused' } });
    expect(JSON.stringify(answer.data)).toContain('There is no column');
    const long = await sheet(
      Array.from({ length: 501 }, (_, at) => [`long.${at}`, 'Long', null, null, null, null, null]),
    );
    expect(await hr.call('importAccounts', { file_id: long })).toMatchObject({ status: 422 });
    const others = await uploadFile(api, globex, Buffer.from('Account,Name\nforeign.row,Foreign\n'), 'people.csv');
    expect(await hr.call('importAccounts', { file_id: others })).toMatchObject({ status: 404 });
    expect(await user.call('importAccounts', { file_id: others })).toMatchObject({ status: 403 });
  });

  describe('with extra fields', () => {
    beforeAll(async () => {
      await owner.done('saveAccountExtendConfig', {
        fields: [
          { name: 'office', label: 'Office', type: 'select', required: true, options: ['Shanghai', 'Beijing'] },
          { name: 'number', label: 'Personnel number', type: 'number', required: false },
          { name: 'begun', label: 'First day', type: 'date', required: false },
          { name: 'driver', label: 'Driver', type: 'boolean', required: false },
          // The form has a column of this name.
          { name: 'other', label: 'Email', type: 'text', required: false },
        ],
      });
      return () => owner.done('saveAccountExtendConfig', { fields: [] });
    });

    const extra = ['Office', 'Personnel number', 'First day', 'Driver', 'Email (other)'];
    const heads = ['Account', 'Name', ...extra];

    test('ORG-13 ORG-15 the template has a column for each extra field, and says what it takes; without them where asked', async () => {
      const { people, help } = await template({});
      expect(people).toEqual([[...headings, ...extra]]);
      const { people: chinese } = await template({}, 'zh-CN');
      expect(chinese[0]?.slice(-5)).toEqual([...extra.slice(0, 4), 'Email (other)']);
      expect(help.slice(-5)).toEqual([
        ['Office', 'Required; one of Shanghai; Beijing'],
        ['Personnel number', 'A number'],
        ['First day', 'A day such as 2026-11-21'],
        ['Driver', 'Yes or no'],
        ['Email (other)', 'A text of up to 2,000 characters'],
      ]);
      expect((await template({ extended: false })).people).toEqual([headings]);
    });

    test('ORG-13 ORG-15 V7 days and numbers that could be two are asked for by the proposal, and nothing of them is guessed', async () => {
      const file = await sheet(
        [
          ['order.one', 'Order One', 'Shanghai', '1,550', '09-01-2025'],
          ['order.two', 'Order Two', 'Shanghai', '7', '10-02-2025'],
        ],
        ['Account', 'Name', 'Office', 'Personnel number', 'First day'],
      );
      const { columns, fields } = await hr.done('proposeAccountImport', { file_id: file }, english);
      expect(columns.slice(3)).toMatchObject([{ numbers: 'unclear' }, { dates: 'unclear' }]);
      expect(fields.filter(({ reads }) => reads).map(({ field, reads }) => [field, reads])).toEqual([
        ['extend.number', 'numbers'],
        ['extend.begun', 'dates'],
      ]);
      const trial = await run(file, { dry_run: true });
      expect(trial.ready).toBe(0);
      expect(trial.errors.map(({ message }) => message)).toEqual([
        'It can be 1550 or 1.55. Choose how numbers are written.',
        expect.stringContaining('January 9, 2025 or September 1, 2025'),
        expect.stringContaining('February 10, 2025 or October 2, 2025'),
      ]);
      expect(await run(file, { numbers: 'point', dates: 'dayFirst' })).toMatchObject({ created: 2, errors: [] });
      const [one] = await accountOf('Order One');
      expect((await hr.done('readExtendedAccount', { id: one?.id ?? '' })).extend).toMatchObject({
        number: 1550,
        begun: '2025-01-09',
      });
    });

    test('ORG-13 ORG-15 rows are stored with their extra fields, whether a cell is a text or of its own kind', async () => {
      const file = await sheet(
        [
          ['extra.one', 'Extra One', 'Shanghai', '7', '2026-11-21', 'yes', 'one@home.example'],
          ['extra.two', 'Extra Two', 'beijing', null, '2026/1/5', '否', null],
        ],
        heads,
      );
      expect(await run(file, { dry_run: true })).toMatchObject({ ready: 2, errors: [] });
      expect(await run(file)).toMatchObject({ created: 2, errors: [] });
      const [one, two] = await accountOf('Extra');
      const extendOf = async (id = '') => (await hr.done('readExtendedAccount', { id })).extend;
      expect(await extendOf(one?.id)).toEqual({
        office: 'Shanghai',
        number: 7,
        begun: '2026-11-21',
        driver: true,
        other: 'one@home.example',
      });
      expect(await extendOf(two?.id)).toEqual({
        office: 'Beijing',
        number: null,
        begun: '2026-01-05',
        driver: false,
        other: null,
      });
      expect(one?.email).toBe('');
      expect(await logOf(api, hr.wsId, one?.id ?? '')).toMatchObject([{ after: { extend: { number: 7 } } }]);
    });

    test('ORG-13 ORG-15 each extra cell that its field does not take is told by row and column, and so is a required one that is empty', async () => {
      const file = await sheet(
        [
          ['wrong.one', 'Wrong One', 'Paris', 'many', '2026-02-30', 'perhaps', 'x'.repeat(2001)],
          ['wrong.two', 'Wrong Two', null, null, null, null, null],
          ['right.one', 'Right One', 'Beijing', null, null, null, null],
        ],
        heads,
      );
      for (const more of [{ dry_run: true }, {}]) {
        const { errors, ready } = await run(file, more);
        expect(ready).toBe(1);
        expect(errors.map(({ row, column }) => [row, column])).toEqual([
          ...extra.map((column) => [2, column]),
          [3, 'Office'],
        ]);
        expect(errors.map(({ message }) => message)).toEqual([
          '“Office” is one of its options.',
          '“Personnel number” is a number.',
          '“First day” is a day such as 2026-11-21.',
          '“Driver” is true or false.',
          'At most 2,000 characters.',
          '“Office” is required.',
        ]);
      }
      expect(await accountOf('Wrong')).toEqual([]);
      expect(await accountOf('Right')).toHaveLength(1);
    });

    test('ORG-13 ORG-15 a sheet without the column of a required field is refused as a whole', async () => {
      const answer = await hr.call(
        'importAccounts',
        { file_id: await sheet([['a.b.c', 'Name']], heads.slice(0, 2)) },
        english,
      );
      expect(answer).toMatchObject({ status: 422, data: { code: 'account_sheet_refused' } });
      expect(JSON.stringify(answer.data)).toContain('There is no column \\"Office\\".');
    });
  });
});
