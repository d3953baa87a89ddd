import { beforeAll, expect, test } from 'vitest';
import { writeLog } from '#server/kernel/audit/write-log.ts';
import { purgeLog } from '#server/kernel/audit/seal/purge-log.ts';
import { sealLogOf } from '#server/kernel/audit/seal/seal-log.ts';
import { verifyLog } from '#server/kernel/audit/seal/verify-log.ts';
import type { Database } from '#server/kernel/db/index.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { createCaller } from './caller.ts';

const acme = seedId('workspace acme');
const key = Buffer.alloc(32, 7);
const minute = 60_000;

describeOnEachDatabase('seals of the operation log', (open) => {
  let opened: TestDatabase;
  let api: Api;
  /** A time of its own for each test: the log of the workspace goes on from the test before. */
  let now = new Date('2026-03-01T10:00:00Z');
  beforeAll(async () => {
    opened = await open();
    api = await startApi(opened);
    return () => api.close();
  });

  const write = (target: string) =>
    opened.database.tenant(acme, (query) =>
      writeLog(
        query,
        { requestId: 'r', ip: '10.0.0.1', now, session: { accountId: 'a', username: 'anna', wsId: acme } },
        { module: 'team', action: 'createTeam', target, after: { teamName: target } },
      ),
    );
  const later = (minutes: number): void => {
    now = new Date(now.getTime() + minutes * minute);
  };
  const seal = () => sealLogOf(opened.database, { key, wsId: acme, now });
  const verify = (at = now) => verifyLog(opened.database, { key, wsId: acme, now: at });
  /** Behind the back of the product, as who owns the database. */
  const asOwner = async (...statements: string[]): Promise<void> => {
    const client = await opened.sessions.connect();
    const tables = ['operation_log', 'log_seals'];
    await client.query(
      [
        'begin',
        'set local role none',
        ...tables.map((table) => `alter table ${table} no force row level security`),
        ...statements,
        ...tables.map((table) => `alter table ${table} force row level security`),
        'commit',
      ].join(';'),
    );
    client.release();
  };
  /** What is found wrong after the statements, which are taken back by others. */
  const brokenBy = async (change: string, back: string): Promise<unknown> => {
    await asOwner(change);
    const { broken } = await verify();
    await asOwner(back);
    expect((await verify()).broken).toEqual([]);
    return broken;
  };

  test('P42 WB-09 minutes are sealed when nothing can be added any more, and then the log is unbroken', async () => {
    await write('first');
    await write('second');
    later(1);
    await write('third');
    later(9);
    expect(await seal()).toBe(0);
    expect(await verify()).toMatchObject({ from: null, to: null, entries: 0, broken: [], hash: null });
    later(2);
    expect(await seal()).toBe(2);
    expect(await seal()).toBe(0);
    expect(await verify()).toMatchObject({
      from: new Date('2026-03-01T10:00:00Z'),
      to: new Date('2026-03-01T10:02:00Z'),
      entries: 3,
      broken: [],
    });
  });

  test('P42 whatever is changed behind the back of the product is named with its minute', async () => {
    const at = (kind: string, time: string) => [{ kind, minute: new Date(`2026-03-01T${time}:00Z`) }];
    const where = (target: string) => `where target = '${target}' and ws_id = '${acme}' and module = 'team'`;
    for (const [column, wrong, right] of [
      ['user_name', `'eve'`, `'anna'`],
      ['after', `'{"teamName":"other"}'`, `'{"teamName":"second"}'`],
      ['result', `'failed'`, `'succeeded'`],
      ['created_at', `created_at + interval '1 second'`, `created_at - interval '1 second'`],
    ])
      expect(
        await brokenBy(
          `update operation_log set ${column} = ${wrong} ${where('second')}`,
          `update operation_log set ${column} = ${right} ${where('second')}`,
        ),
        column,
      ).toEqual(at('changed', '10:00'));
    expect(
      await brokenBy(
        `create table kept as select * from operation_log ${where('third')}; delete from operation_log ${where('third')}`,
        `insert into operation_log select * from kept; drop table kept`,
      ),
    ).toEqual(at('missing', '10:01'));
    expect(
      await brokenBy(
        `insert into operation_log (id, ws_id, created_at, module, action, target)
          values ('forged', '${acme}', '2026-03-01T10:01:30Z', 'team', 'createTeam', 'forged')`,
        `delete from operation_log where id = 'forged'`,
      ),
    ).toEqual(at('added', '10:01'));
  });

  test('P42 a seal that was changed, or that is gone, is named', async () => {
    const where = `where ws_id = '${acme}' and number`;
    expect(
      await brokenBy(
        `update log_seals set hash = reverse(hash) ${where} = 1`,
        `update log_seals set hash = reverse(hash) ${where} = 1`,
      ),
    ).toEqual([
      { kind: 'changed', minute: new Date('2026-03-01T10:00:00Z') },
      { kind: 'seal', minute: new Date('2026-03-01T10:01:00Z') },
    ]);
    expect(
      await brokenBy(
        `create table kept as select * from log_seals ${where} = 1; delete from log_seals ${where} = 1;
          delete from operation_log where ws_id = '${acme}' and false`,
        `insert into log_seals select * from kept; drop table kept`,
      ),
    ).toEqual([{ kind: 'seal', minute: new Date('2026-03-01T10:01:00Z') }]);
  });

  test('P42 without the key of the server no seal can be made', async () => {
    const { broken } = await verifyLog(opened.database, { key: Buffer.alloc(32, 8), wsId: acme, now });
    expect(broken.map(({ kind }) => kind)).toEqual(['changed', 'changed']);
  });

  test('P42 what is kept long enough is deleted, the last seal stays, and what follows is checked as before', async () => {
    const purge = (days: number) => purgeLog(opened.database, { wsId: acme, days, now });
    expect(await purge(30)).toBe(false);
    later(60 * 24 * 31);
    await write('young');
    later(60);
    await seal();
    expect(await purge(40)).toBe(false);
    expect(await purge(30)).toBe(true);
    expect(await verify()).toMatchObject({ from: new Date('2026-03-01T10:02:00Z'), entries: 1, broken: [] });
    const targets = await opened.database.tenant(acme, (query) =>
      query
        .selectFrom('operation_log')
        .select('action')
        .where('ws_id', '=', acme)
        .where('created_at', '<=', now)
        .orderBy('created_at')
        .execute(),
    );
    expect(targets.map(({ action }) => action)).toEqual(['createTeam', 'purgeOperationLog']);
    later(60);
    expect(await seal()).toBe(1);
    expect((await verify()).broken).toEqual([]);
  });

  test('P42 a beginning is missing unless the log itself says that it was deleted', async () => {
    const where = `where ws_id = '${acme}' and action = 'purgeOperationLog'`;
    await asOwner(`create table kept as select * from operation_log ${where}; delete from operation_log ${where}`);
    const unsaid = await verify();
    await asOwner(`insert into operation_log select * from kept; drop table kept`);
    expect(unsaid.broken).toContainEqual({ kind: 'seal', minute: new Date('2026-03-01T10:01:00Z') });
    expect((await verify()).broken).toEqual([]);
  });

  test('P42 what is slipped in before the beginning of a log that was purged is named', async () => {
    const slip = (time: string) =>
      brokenBy(
        `insert into operation_log (id, ws_id, created_at, module, action, target)
          values ('forged', '${acme}', '2026-${time}:00Z', 'team', 'createTeam', 'forged')`,
        `delete from operation_log where id = 'forged'`,
      );
    const named = [{ kind: 'added', minute: new Date('2026-03-01T10:01:00Z') }];
    expect(await slip('02-01T08:00')).toEqual(named);
    expect(await slip('03-01T10:01')).toEqual(named);
  });

  test('P42 an idle log is sealed without a transaction that writes', async () => {
    const asked: unknown[] = [];
    const watched: Database = {
      ...opened.database,
      tenant: (wsId, work, options) => {
        asked.push(options);
        return opened.database.tenant(wsId, work, options);
      },
    };
    expect(await sealLogOf(watched, { key, wsId: acme, now })).toBe(0);
    expect(asked).toEqual([{ singleRead: true }]);
  });

  test('P42 a log that another process seals at the moment is left to it', async () => {
    // The embedded database has one session, and one process.
    if (opened.kind === 'embedded') return;
    await write('waits');
    later(60);
    const client = await opened.sessions.connect();
    await client.query(`begin; select pg_advisory_xact_lock(hashtextextended('log seal ${acme}', 0))`);
    expect(await seal()).toBe(0);
    await client.query('rollback');
    client.release();
    expect(await seal()).toBe(1);
  });

  test('P42 a log whose only seal is over is unbroken after its entries were deleted', async () => {
    const wsId = seedId('workspace globex');
    const began = new Date('2026-03-01T10:00:00Z');
    const source = { requestId: 'r', ip: 'x', now: began };
    await opened.database.tenant(wsId, (query) =>
      writeLog(query, source, { module: 'team', action: 'createTeam', wsId }),
    );
    await sealLogOf(opened.database, { key, wsId, now: new Date(began.getTime() + 60 * minute) });
    const much = new Date(began.getTime() + 60 * 24 * 31 * minute);
    expect(await purgeLog(opened.database, { wsId, days: 30, now: much })).toBe(true);
    expect(await purgeLog(opened.database, { wsId, days: 30, now: much })).toBe(false);
    expect(await verifyLog(opened.database, { key, wsId, now: much })).toMatchObject({ entries: 0, broken: [] });
  });

  test('P42 more entries than one step checks are checked in several, and what is wrong in a later one is named', async () => {
    const wsId = seedId('workspace globex');
    const end = new Date('2026-06-01T12:00:00Z');
    await asOwner(
      `insert into operation_log (id, ws_id, created_at, module, action)
        select 'many' || n, '${wsId}', timestamptz '2026-06-01T10:00:00Z' + (n / 5000) * interval '1 minute', 'team', 'createTeam'
        from generate_series(0, 44999) as n`,
    );
    await sealLogOf(opened.database, { key, wsId, now: end });
    const check = () => verifyLog(opened.database, { key, wsId, now: end });
    expect(await check()).toMatchObject({ entries: 45_001, broken: [] });
    await asOwner(`delete from operation_log where id in ('many20000', 'many44999')`);
    expect((await check()).broken).toEqual(
      ['10:04', '10:08'].map((time) => ({ kind: 'missing', minute: new Date(`2026-06-01T${time}:00Z`) })),
    );
  });

  test('P42 what is younger than the shortest time that a log is kept cannot be deleted by the product', async () => {
    const young = new Date();
    await opened.database.tenant(acme, (query) =>
      writeLog(query, { requestId: 'r', ip: 'x', now: young }, { module: 'team', action: 'createTeam', wsId: acme }),
    );
    const { numDeletedRows } = await opened.database.tenant(acme, (query) =>
      query
        .deleteFrom('operation_log')
        .where('ws_id', '=', acme)
        .where('created_at', '>=', young)
        .executeTakeFirstOrThrow(),
    );
    expect(Number(numDeletedRows)).toBe(0);
  });

  test('P42 administrators verify their log and say how long it is kept, within bounds', async () => {
    const owner = await createCaller(api, 'owner');
    const root = await createCaller(api, 'root');
    expect((await owner.call('verifyOperationLog')).data).toMatchObject({ entries: expect.any(Number) });
    expect((await root.call('verifyOperationLog')).data).toEqual({
      from: null,
      to: null,
      entries: 0,
      broken: [],
      hash: null,
    });
    expect((await owner.call('getLogSetting')).data).toEqual({ days: null, inherited: 365 });
    await root.call('saveLogSetting', { days: 90 });
    expect((await owner.call('getLogSetting')).data).toEqual({ days: null, inherited: 90 });
    expect((await owner.call('saveLogSetting', { days: 45 })).data).toEqual({ days: 45, inherited: 90 });
    expect((await owner.call('getLogSetting')).data).toEqual({ days: 45, inherited: 90 });
    for (const days of [29, 3651, 45.5]) expect((await owner.call('saveLogSetting', { days })).status).toBe(422);
    expect((await owner.call('saveLogSetting', { days: null })).data).toEqual({ days: null, inherited: 90 });
    // What the log can be filtered by names the area that the entry has.
    const { items } = await owner.done('listOperationLog', { action: 'saveLogSetting', result: 'succeeded', size: 1 });
    const tree = await owner.done('listLogActions');
    const asked = tree.items.filter(({ id }) => id.endsWith('/saveLogSetting'));
    expect(asked.map(({ parent }) => parent)).toEqual(items.map(({ module }) => module));
    expect(asked).toHaveLength(1);
  });

  test('WB-08 the log is downloaded by its filters, and formulas in it are texts', async () => {
    const owner = await createCaller(api, 'owner');
    await owner.call('createTeam', { teamName: '=1+1' });
    const answer = await owner.call(
      'exportOperationLog',
      { action: 'createTeam' },
      { headers: { 'accept-language': 'en-US' } },
    );
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffTime,Person,Area,Action,Target,Target ID,Result,Count,IP address,Before,After,Details',
    );
    expect(lines.filter((line) => line.includes("'=1+1"))).toHaveLength(1);
    expect(lines.every((line, at) => at === 0 || line === '' || line.includes('Create a team'))).toBe(true);
  });
});
