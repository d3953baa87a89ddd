import { beforeAll, expect, test } from 'vitest';
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
  let hr: Caller;
  let user: Caller;
  let globex: Caller;
  beforeAll(async () => {
    api = await startApi(await opening());
    [hr, user, globex] = await createCallers(api, 'hr', 'user', 'globex');
    return () => api.close();
  });

  const sheet = async (rows: (string | null)[][], heads: string[] = headings): Promise<string> => {
    const cells = [heads, ...rows].map((row) => row.map((value) => (value === null ? null : { value, type: String })));
    return uploadFile(api, hr, await writeWorkbook(cells, {}).toBuffer(), 'people.xlsx');
  };
  const run = (file: string, more: Record<string, unknown> = {}): Promise<Answer<'importAccounts'>> =>
    hr.done('importAccounts', { file_id: file, ...more }, english);
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
});
