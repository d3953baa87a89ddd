import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperationId } from '#openapi';
import { historyOf } from '#server/domains/data/store/identifiers.ts';
import { describeOnEachDatabase, describeOnPostgres, type TestDatabase } from '#tests/database/harness.ts';
import { isWhole, patience } from '#tests/tier.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const fields = [field('title', { type: 'text' }), field('state', { type: 'text' })];
const rows = (from: string, count: number) =>
  ['title\tstate', ...Array.from({ length: count }, (_, at) => `${from} ${at}\tnew`)].join('\n');
const mapping = ['title', 'state'].map((column) => ({ column, field: column }));

/** The three ways in which many records are written: one, a bulk change, and an import. */
const writes = (menu: MenuOfTable, round: string): [OperationId, Record<string, unknown>][] => [
  ['createPhysicalRecord', { id: menu.tableId, data: { title: `One ${round}`, state: 'new' } }],
  ['bulkUpdateTableRecords', { id: menu.tableId, match: { filter: titled('Bulk') }, data: { state: `bulk ${round}` } }],
  ['importTableRecords', { id: menu.tableId, text: rows(`Sheet ${round}`, 40), mapping }],
];
const titled = (start: string) => ({
  logicalOperator: 'all' as const,
  children: [{ kind: 'condition' as const, field: 'title', operator: 'startsWith' as const, value: start }],
});

async function stateOf(owner: Caller, menu: MenuOfTable): Promise<{ titles: string[]; bulk: Set<unknown> }> {
  const titles: string[] = [];
  const bulk = new Set<unknown>();
  for (let page = 1; ; page += 1) {
    const { items } = await owner.done('listPhysicalRecords', { id: menu.tableId, page, size: 100 }, inLeave);
    for (const { data } of items) {
      titles.push(String(data['title']));
      if (String(data['title']).startsWith('Bulk')) bulk.add(data['state']);
    }
    if (items.length < 100) return { titles: titles.toSorted(), bulk };
  }
}

describeOnPostgres('connections that are cut in the middle of a transaction', (opening) => {
  test(
    'P36 a record and a bulk change are whole or absent, an import keeps what it says, and nothing is done twice',
    async () => {
      const opened = await opening();
      const api = await startApi(opened);
      const [owner] = await createCallers(api, 'owner');
      const menu = await makeMenuOfTable(owner, { fields });
      for (let at = 0; at < 30; at += 1) await menu.add({ title: `Bulk ${at}`, state: 'new' });
      const { location } = opened;
      const cutter = new pg.Client({ connectionString: 'url' in location ? location.url : '' });
      await cutter.connect();
      let isOver = false;
      let cuts = 0;
      // Less and less often, so that each write is cut at several places, and is done in the end.
      let pause = 15;
      async function cut(): Promise<void> {
        while (!isOver) {
          const { rowCount } = await cutter.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
            and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '3 milliseconds' and backend_type = 'client backend'`,
          );
          cuts += rowCount ?? 0;
          await wait(pause);
          pause = Math.min(pause * 1.15, 1_500);
        }
      }
      const seen = new Map<string, number>();
      /** As a client does: repeats with the same key until it is done. */
      async function insist(id: OperationId, args: Record<string, unknown>): Promise<void> {
        const headers = { ...inLeave.headers, 'Idempotency-Key': randomUUID() };
        for (let tries = 1; ; tries += 1) {
          // The lease of a key whose end was cut, too, is over by then.
          if (tries % 5 === 0) api.advance(61_000);
          const { status, code } = await owner.call(id, args, { headers });
          seen.set(`${id} ${status}`, (seen.get(`${id} ${status}`) ?? 0) + 1);
          if (status === 200 || code === 'idempotency_conflict') return;
          expect([status, code], id).toEqual([503, code]);
        }
      }
      const rounds = isWhole ? 12 : 4;
      const expected: string[] = Array.from({ length: 30 }, (_, at) => `Bulk ${at}`);
      const cutting = cut();
      try {
        for (let round = 0; round < rounds; round += 1) {
          await Promise.all(writes(menu, String(round)).map(([id, args]) => insist(id, args)));
          expected.push(`One ${round}`);
        }
      } finally {
        isOver = true;
        await cutting;
        await cutter.end();
      }
      const { titles, bulk } = await stateOf(owner, menu);
      const others = titles.filter((title) => !title.startsWith('Sheet'));
      expect(others, JSON.stringify([...seen])).toEqual(expected.toSorted());
      // An import is written in parts: what was cut off has its first rows, each once, and is listed with them so that it can be undone.
      const sheets = titles.filter((title) => title.startsWith('Sheet'));
      for (let round = 0; round < rounds; round += 1) {
        const own = sheets.filter((title) => title.startsWith(`Sheet ${round} `));
        expect(own, String(round)).toEqual(own.map((_, at) => `Sheet ${round} ${at}`).toSorted());
      }
      const { items: imports } = await owner.done('listTableImports', { id: menu.tableId }, inLeave);
      expect(imports.reduce((sum, { record_count }) => sum + record_count, 0)).toBe(sheets.length);
      expect([...bulk]).toEqual([`bulk ${rounds - 1}`]);
      expect(cuts).toBeGreaterThan(0);
      await api.close();
    },
    patience(120_000),
  );
});

describeOnEachDatabase('a disk that is full in the middle of a transaction', (opening) => {
  let opened: TestDatabase;
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    opened = await opening();
    api = await startApi(opened);
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields });
    for (let at = 0; at < 10; at += 1) await menu.add({ title: `Bulk ${at}`, state: 'new' });
  });

  test('P37 nothing of a record, a bulk change or an import is there, reads are answered, and all of it works afterwards', async () => {
    const table = { wsId: owner.wsId, tableId: menu.tableId };
    const name = sql.id(`full_${menu.tableId.toLowerCase()}`);
    // The history is written last: what the database says there is what it says when it cannot extend a file.
    await api.database.definition(owner.wsId, async (query) => {
      const [{ schema: own = '' } = {}] = (
        await sql<{ schema: string }>`select table_schema as schema from information_schema.tables
          where table_name = ${`h_${menu.tableId.toLowerCase()}`}`.execute(query)
      ).rows;
      const full = sql`${sql.id(own)}.${name}`;
      await sql`create function ${full}() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
        query,
      );
      await sql`create trigger ${name} before insert on ${historyOf(table)} for each row execute function ${full}()`.execute(
        query,
      );
    });
    const before = await stateOf(owner, menu);
    const all = writes(menu, 'full').map(([id, args]) => ({
      id,
      args,
      sending: { headers: { ...inLeave.headers, 'Idempotency-Key': randomUUID() } },
    }));
    for (const { id, args, sending } of all) {
      expect(await owner.call(id, args, sending), id).toMatchObject({ status: 507, code: 'storage_full' });
      expect(await stateOf(owner, menu), id).toEqual(before);
    }
    await api.database.definition(owner.wsId, (query) =>
      sql`drop trigger ${name} on ${historyOf(table)}`.execute(query),
    );
    for (const { id, args, sending } of all) {
      // The list of imports had this one before its first row failed: the same key tells that, and another one begins anew.
      const again = id === 'importTableRecords' ? inLeave : sending;
      expect(await owner.call(id, args, again), id).toMatchObject({ status: 200 });
    }
    const { titles, bulk } = await stateOf(owner, menu);
    expect(titles).toHaveLength(before.titles.length + 41);
    expect([...bulk]).toEqual(['bulk full']);
  });
});
