import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Fields, fields, items } from './answer-fields.ts';
import { type Caller, createCaller, createCallers } from './caller.ts';

const acme = seedId('workspace acme');
const globex = seedId('workspace globex');

describeOnEachDatabase('the operation log', (open) => {
  let api: Api;
  let owner: Caller;
  let root: Caller;
  let application: string;

  const write = (wsId: string, action: string, at: string, { module = 'test', ...more }: Fields = {}) =>
    api.database.tenant(wsId, (query) =>
      writeLog(
        query,
        { requestId: 'r', ip: '10.0.0.1', now: new Date(at), session: { accountId: 'a1', username: 'anna', wsId } },
        { module: String(module), action, ...more },
      ),
    );

  beforeAll(async () => {
    api = await startApi(await open());
    [owner, root] = await createCallers(api, 'owner', 'root');
    application = String(items(await (await createCaller(api, 'appadmin')).call('listApplications'))[0]?.['id']);
    await write(acme, 'first', '2026-01-01T10:00:00Z', { target: 'Table A', result: 'failed' });
    await write(acme, 'second', '2026-01-02T10:00:00Z', {
      target: 'Table B',
      applicationId: application,
      before: { password: 'old', size: 1 },
      after: { password: 'new', size: 2 },
    });
    await write(acme, 'third', '2026-01-03T10:00:00Z', { detail: { code: 7 } });
    await write(globex, 'foreign', '2026-01-02T10:00:00Z', { applicationId: application });
    return () => api.close();
  });

  test('WB-08 a target is called by the name that it has now where the entry holds none, and by that of its own workspace alone', async () => {
    const person = seedId('account appuser');
    await write(acme, 'named', '2026-01-04T10:00:00Z', { module: 'names', target: person });
    await write(acme, 'named', '2026-01-05T10:00:00Z', { module: 'names', target: application });
    await write(globex, 'named', '2026-01-05T10:00:00Z', { module: 'names', target: application });
    const listed = items(await owner.call('listOperationLog', { module: 'names' }));
    const [ofApplication, ofPerson] = listed.map(({ target_name }) => target_name);
    const { real_name } = (await owner.call('getAccount', { id: person })).data as { real_name: string };
    expect(ofPerson).toBe(real_name);
    const cards = items(await owner.call('listApplications', { size: 100 }));
    expect(ofApplication).toBe(cards.find(({ id }) => id === application)?.['application_name']);
    const theirs = await createCaller(api, 'globex');
    expect(items(await theirs.call('listOperationLog', { module: 'names' }))).toMatchObject([{ target_name: null }]);
    await root.call('disableCustomerApi', { id: globex });
    await root.call('enableCustomerApi', { id: globex });
    expect(items(await root.call('listOperationLog', { target: globex }))[0]).toMatchObject({ target_name: 'Globex' });
  });

  const actions = async (caller: Caller, args: Fields = {}): Promise<unknown[]> =>
    items(await caller.call('listOperationLog', { module: 'test', ...args })).map(({ action }) => action);

  test('WB-08 WB-09 a workspace reads its own rows, the newest first', async () => {
    expect(await actions(owner)).toEqual(['third', 'second', 'first']);
    const [third, second] = items(await owner.call('listOperationLog', { module: 'test' }));
    expect(third).toMatchObject({
      time: '2026-01-03T10:00:00.000Z',
      user_id: 'a1',
      user_name: 'anna',
      ip: '10.0.0.1',
      target: null,
      result: 'succeeded',
      before: null,
      after: null,
      detail: { code: 7 },
      application_id: null,
      request_id: 'r',
    });
    expect(second).toMatchObject({ target: 'Table B', application_id: application });
  });

  test('WB-08 P42 who was refused is found by the action, whatever area the contract has it in', async () => {
    const user = await createCaller(api, 'user');
    const sent = { role: 'WORKSPACE_APP_ADMIN', user_ids: [user.accountId] };
    expect(await user.call('saveRoleGrants', sent)).toMatchObject({ status: 403 });
    const found = await owner.call('listOperationLog', { action: 'saveRoleGrants', result: 'failed' });
    expect(items(found)).toMatchObject([{ module: 'role', user_name: 'user', result: 'failed' }]);
  });

  test('P42 secrets are dots before and after', async () => {
    const [row] = items(await owner.call('listOperationLog', { action: 'second' }));
    expect(row).toMatchObject({ before: { password: '••••', size: 1 }, after: { password: '••••', size: 2 } });
  });

  test('WB-08 the log is filtered by date, person, action and all else that it has', async () => {
    const day = { begin: '2026-01-02T10:00:00.000Z', end: '2026-01-02T10:00:00.000Z' };
    expect(await actions(owner, day)).toEqual(['second']);
    expect(await actions(owner, { begin: '2026-01-02T10:00:00.001Z' })).toEqual(['third']);
    expect(await actions(owner, { user_id: 'a1', action: 'first' })).toEqual(['first']);
    expect(await actions(owner, { user_id: 'a2' })).toEqual([]);
    expect(await actions(owner, { result: 'failed' })).toEqual(['first']);
    expect(await actions(owner, { search: 'table b' })).toEqual(['second']);
    expect(await actions(owner, { sort: 'time' })).toEqual(['first', 'second', 'third']);
  });

  test('WB-08 the log is filtered by days of the time zone of its reader, and by the whole target', async () => {
    const at = (clientTimeZone: string, args: Fields) =>
      owner.call('listOperationLog', { user_id: 'a1', ...args }, { headers: { clientTimeZone } });
    const actionsAt = async (answer: ReturnType<typeof at>) => items(await answer).map(({ action }) => action);
    await write(acme, 'late', '2026-01-01T18:00:00Z', { module: 'other', target: 'Table' });
    const day = { from_day: '2026-01-02', to_day: '2026-01-02' };
    expect(await actionsAt(at('UTC', day))).toEqual(['second']);
    expect(await actionsAt(at('Asia/Shanghai', day))).toEqual(['second', 'late']);
    expect(await actionsAt(at('UTC', { to_day: '2026-01-01' }))).toEqual(['late', 'first']);
    expect(await actionsAt(at('UTC', { target: 'Table' }))).toEqual(['late']);
  });

  test('WB-08 WB-09 actions, areas and fields have names in the language of the reader', async () => {
    await owner.call('createTeam', { teamName: 'Sailors' });
    const read = async (locale: string) => {
      const sending = { headers: { 'accept-language': locale, locale } };
      const [row] = items(await owner.call('listOperationLog', { action: 'createTeam' }, sending));
      const { data } = await owner.call('getOperationLogEntry', { id: row?.['id'] }, sending);
      const tree = items(await owner.call('listLogActions', {}, sending));
      return {
        row,
        data,
        action: tree.find(({ id }) => id === 'team/createTeam'),
        area: tree.find(({ id }) => id === 'team'),
      };
    };
    const english = await read('en-US');
    expect(english.row).toMatchObject({ action_text: 'Create a team', module_text: 'Teams', target_name: 'Sailors' });
    expect(english.data).toMatchObject({
      entry: english.row,
      changes: [
        { pointer: '/members', label: 'Members', was: null, now: [] },
        { pointer: '/teamName', label: 'Team name', was: null, now: 'Sailors' },
      ],
      more_changes: 0,
    });
    expect(english.action).toEqual({ id: 'team/createTeam', label: 'Create a team', parent: 'team' });
    expect(english.area).toEqual({ id: 'team', label: 'Teams', parent: null });
    const chinese = await read('zh-CN');
    expect(chinese.row).toMatchObject({ action_text: '新建团队', module_text: '团队' });
    expect(chinese.data).toMatchObject({ changes: [{ label: '成员' }, { label: '团队名称' }] });
  });

  test('WB-09 P1 an entry is read by whom its list is, and by nobody else', async () => {
    const [row] = items(await owner.call('listOperationLog', { action: 'second' }));
    const [alone] = items(await owner.call('listOperationLog', { action: 'third' }));
    const read = async (caller: Caller, args: Fields) => (await caller.call('getOperationLogEntry', args)).status;
    const editor = await createCaller(api, 'appadmin');
    expect(await read(editor, { id: row?.['id'], application_id: application })).toBe(200);
    expect(await read(editor, { id: alone?.['id'], application_id: application })).toBe(404);
    expect(await read(editor, { id: row?.['id'] })).toBe(403);
    expect(await read(root, { id: row?.['id'] })).toBe(404);
  });

  test('WB-09 a value that the log does not hold is compared with nothing', async () => {
    await write(acme, 'cut', '2026-01-06T10:00:00Z', {
      module: 'other',
      before: { text: 'a' },
      after: { text: 'x'.repeat(70_000) },
    });
    const [row] = items(await owner.call('listOperationLog', { action: 'cut' }));
    expect((await owner.call('getOperationLogEntry', { id: row?.['id'] })).data).toMatchObject({
      changes: [],
      entry: { cut: { after: 70_011 } },
    });
  });

  test('WB-08 P1 people are found in the log that one may read', async () => {
    const names = async (caller: Caller, args: Fields = {}): Promise<unknown[]> =>
      items(await caller.call('listLogPeople', args)).map(({ username }) => username);
    expect(await names(owner)).toEqual(expect.arrayContaining(['anna', 'owner']));
    expect(await names(owner, { search: 'ANN' })).toEqual(['anna']);
    expect(await names(root)).not.toContain('anna');
    const editor = await createCaller(api, 'appadmin');
    expect(await names(editor, { application_id: application })).toEqual(['anna']);
    expect(await editor.call('listLogPeople')).toMatchObject({ status: 403, code: 'invalid_app_auth' });
  });

  test('WB-08 the log is read by pages and by cursors', async () => {
    const first = fields(await owner.call('listOperationLog', { module: 'test', size: 2 }));
    expect(first).toMatchObject({ page: 1, size: 2, total: 3 });
    expect(await actions(owner, { size: 2, cursor: first['next_cursor'] })).toEqual(['first']);
    expect(await actions(owner, { size: 2, page: 2 })).toEqual(['first']);
    expect(fields(await owner.call('listOperationLog', { module: 'test', total: 'none' }))).not.toHaveProperty('total');
  });

  test("P42 system roles read the platform's log and no workspace's", async () => {
    expect(await actions(root)).toEqual([]);
    await root.call('disableCustomerApi', { id: acme });
    await root.call('enableCustomerApi', { id: acme });
    const [row] = items(await root.call('listOperationLog', { module: 'customer' }));
    expect(row).toMatchObject({ action: 'enableCustomerApi', target: acme, user_name: 'root' });
    expect(items(await owner.call('listOperationLog', { module: 'customer' }))).toEqual([]);
  });

  test.each(['admin', 'hr'])('WB-08 the role of %s reads the whole workspace', async (username) => {
    expect(await actions(await createCaller(api, username))).toEqual(['third', 'second', 'first']);
  });

  test.each(['builder', 'appowner', 'appadmin'])(
    'WB-08 %s reads what was done in an application that it administers, and nothing without one',
    async (username) => {
      const caller = await createCaller(api, username);
      expect(await actions(caller, { application_id: application })).toEqual(['second']);
      const denial = { status: 403, code: 'invalid_app_auth' };
      expect(await caller.call('listOperationLog')).toMatchObject(denial);
      expect(await caller.call('listOperationLog', { application_id: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC' })).toMatchObject(
        denial,
      );
    },
  );

  test('P1 an application administrator reads nothing of an application that is not its own', async () => {
    const caller = await createCaller(api, 'appadmin');
    await api.database.tenant(acme, (query) =>
      query
        .deleteFrom('application_members')
        .where('ws_id', '=', acme)
        .where('app_id', '=', application)
        .where('account_id', '=', seedId('account appadmin'))
        .execute(),
    );
    expect(await caller.call('listOperationLog', { application_id: application })).toMatchObject({
      status: 403,
      code: 'invalid_app_auth',
    });
  });

  test('P1 an application user does not read the log', async () => {
    for (const username of ['user', 'appuser']) {
      expect(await (await createCaller(api, username)).call('listOperationLog')).toMatchObject({
        status: 403,
        code: 'not_allowed',
      });
    }
  });

  test('P42 a denial is logged with its code, for people and for the platform', async () => {
    const user = await createCaller(api, 'user');
    await user.call('listApiKeys');
    const [row] = items(await owner.call('listOperationLog', { action: 'listApiKeys' }));
    expect(row).toMatchObject({
      module: 'api-key',
      user_name: 'user',
      result: 'failed',
      detail: { code: 'not_allowed' },
    });
    const sending = { headers: { 'accept-language': 'en-US' } };
    expect((await owner.call('getOperationLogEntry', { id: row?.['id'] }, sending)).data).toMatchObject({
      facts: [{ label: 'Reason', text: 'You are not allowed to do this.' }],
    });
    await root.call('listApplications');
    const platform = items(await root.call('listOperationLog', { result: 'failed', action: 'listApplications' }));
    expect(platform).toMatchObject([{ user_name: 'root', module: 'application' }]);
  });

  /** To the beginning of a minute of the server. */
  const toNextMinute = (): void => api.advance(60_000 - (api.now().getTime() % 60_000));

  test('P42 every denial is counted, those of one caller, operation and minute in one row', async () => {
    toNextMinute();
    const callers = await Promise.all(['hr', 'user'].map((username) => createCaller(api, username)));
    const tryIt = async (times: number): Promise<void> => {
      const answers = callers.flatMap((caller) =>
        Array.from({ length: times }, () => caller.call('createApiKey', { name: 'x', scopes: ['*:read'] })),
      );
      for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ code: 'not_allowed' });
    };
    await tryIt(25);
    const counts = async (): Promise<unknown[]> =>
      items(await owner.call('listOperationLog', { action: 'createApiKey', sort: 'time' })).map(
        ({ user_name, count }) => `${String(user_name)} ${String(count)}`,
      );
    expect((await counts()).sort()).toEqual(['hr 25', 'user 25']);
    toNextMinute();
    await tryIt(2);
    expect((await counts()).sort()).toEqual(['hr 2', 'hr 25', 'user 2', 'user 25']);
  });

  test('P42 of a denial that is logged nothing but its count can be changed, and of other rows nothing', async () => {
    const tenant = (statement: string) =>
      api.database.tenant(acme, (query) => sql.raw<unknown>(statement).execute(query));
    await expect(tenant(`update operation_log set user_name = 'x'`)).rejects.toMatchObject({ code: '42501' });
    await expect(tenant(`update operation_log set denial_key = 'x'`)).rejects.toMatchObject({ code: '42501' });
    await tenant(`update operation_log set count = 99 where module = 'test'`);
    expect(items(await owner.call('listOperationLog', { module: 'test' })).map(({ count }) => count)).toEqual([
      1, 1, 1,
    ]);
  });

  test('P42 a page is bounded in bytes: long values are left out and named, and shown with their entry alone', async () => {
    const long = 'x'.repeat(40_000);
    for (let at = 0; at < 30; at += 1) {
      await write(acme, 'long', `2026-01-04T10:00:${String(at).padStart(2, '0')}Z`, {
        before: { text: 'short' },
        after: { text: long },
      });
    }
    const answer = await owner.call('listOperationLog', { action: 'long', size: 100 });
    expect(JSON.stringify(answer.data).length).toBeLessThan(100_000);
    const [row] = items(answer);
    expect(row).toMatchObject({ before: { text: 'short' }, after: null, cut: { after: 40_012 } });
    const [alone] = items(await owner.call('listOperationLog', { id: row?.['id'], size: 1 }));
    expect(alone).toMatchObject({ after: { text: long }, cut: {} });
  });

  test('P42 P46 a value of hundreds of kilobytes is not written into the log, but its length is', async () => {
    await write(acme, 'huge', '2026-01-05T10:00:00Z', { before: { a: 1 }, after: { text: 'x'.repeat(600_000) } });
    const [row] = items(await owner.call('listOperationLog', { action: 'huge', size: 1 }));
    expect(row).toMatchObject({ before: { a: 1 }, after: null, cut: { after: 600_011 } });
    const { rows } = await api.database.tenant(acme, (query) =>
      sql<{ bytes: number }>`select pg_column_size(l.*) as bytes from operation_log l where action = 'huge'`.execute(
        query,
      ),
    );
    expect(rows[0]?.bytes).toBeLessThan(1_000);
  });

  test('P42 no scope may delete what was logged lately', async () => {
    await owner.call('createTeam', { teamName: 'Kept' });
    const teamEntries = async () => items(await owner.call('listOperationLog', { module: 'team' })).length;
    const before = await teamEntries();
    await api.database.tenant(acme, (query) =>
      query.deleteFrom('operation_log').where('module', '=', 'team').execute(),
    );
    await api.database.platform((query) => query.deleteFrom('operation_log').where('module', '=', 'team').execute());
    const byIdentity = api.database.identity((query) => query.deleteFrom('operation_log').execute());
    await expect(byIdentity).rejects.toThrow(/permission denied/);
    expect(await teamEntries()).toBe(before);
  });
});
