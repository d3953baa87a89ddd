import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { OperationId, Schemas } from '#openapi';
import { type TableDesign, readDesign } from '#server/domains/data/design/table-design.ts';
import { filterSql } from '#server/domains/data/query/filter.ts';
import { fromSql } from '#server/domains/data/query/record-rows.ts';
import { reachableField } from '#server/domains/data/query/reachable.ts';
import { wholeTable } from '#server/domains/data/record/access/record-access.ts';
import { linksOf } from '#server/domains/data/record/access/links.ts';
import { columnName, historyOf, recordsOf } from '#server/domains/data/store/identifiers.ts';
import { recordSchema } from '#server/kernel/db/index.ts';
import { createDatabase } from '#server/kernel/db/driver/scope/create-database.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { type BuiltTable, buildTable, field, grant, inLeave, where } from '#tests/api/relations.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { recordLists } from '#tests/lists/list-calls.ts';
import { countRows } from '#tests/lists/many-rows.ts';
import { explain, mostRead, nodesOf, planIssues } from '#tests/lists/plan.ts';
import { recordingPool, type Recorded } from '#tests/lists/recording-pool.ts';

const wsId = seedId('workspace acme');
const appId = seedId('application acme Leave and absence');
const customerCount = 2000;
const orderCount = 20_000;
/** Of the history of each of some orders. */
const versionCount = 1000;
const context = {
  accountId: 'a',
  departments: [],
  departmentsBelow: [],
  now: new Date('2026-11-25T12:00:00Z'),
  timeZone: 'UTC',
  parameters: {},
};

describeOnEachDatabase('the plans of lists through relations', (opening) => {
  let opened: TestDatabase;
  let customers: TableDesign;
  let orders: TableDesign;
  let one: BuiltTable;
  let other: BuiltTable;
  let owner: Caller;
  let appuser: Caller;
  let recorded: Recorded[] = [];
  let rowsOf: Map<string, number>;
  beforeAll(async () => {
    opened = await opening();
    const database = createDatabase(recordingPool(opened.sessions, (statement) => recorded.push(statement)));
    const api = await startApi({ ...opened, database });
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    const name = field('name', { type: 'text' }, { is_indexed: true });
    one = await buildTable(owner, 'Customers', [name]);
    const relation = { type: 'relation' as const, logical_table_id: one.viewId };
    other = await buildTable(owner, 'Orders', [
      field('title', { type: 'text' }, { is_indexed: true }),
      field('amount', { type: 'number', precision: 2 }),
      field('customer', relation),
      field('more', { ...relation, is_multiple: true }),
      field('called', { type: 'lookup', relation: 'customer', field: 'name' }),
    ]);
    const back = { type: 'relation' as const, logical_table_id: other.viewId, reverse_field: 'customer' };
    const rolled = { type: 'rollup' as const, of: 'orders', function: 'sum' as const, field: 'amount' };
    const fields = [name, field('orders', { ...back, is_multiple: true }), field('total', rolled)];
    const formConfig: Schemas['FormConfig'] = { formLabel: 'Customers with totals', fields };
    await owner.done('configurePhysicalTable', { id: one.tableId, formConfig }, inLeave);
    await opened.database.records(wsId, async (query) => {
      const read = (id: string) => readDesign(query, { wsId, appId }, { id, locale: 'en-US' });
      [customers, orders] = [await read(one.tableId), await read(other.tableId)];
      const column = (design: TableDesign, id: string) =>
        sql.id(columnName(design.fields.get(id)?.column?.columnId ?? ''));
      await sql`insert into ${recordsOf(customers)} (id, created_at, updated_at, ${column(customers, 'name')})
        select 'c' || n, now(), now(), 'Customer ' || n from generate_series(1, ${sql.lit(customerCount)}) as n`.execute(
        query,
      );
      const columns = ['title', 'amount', 'customer', 'more'].map((id) => column(orders, id));
      await sql`insert into ${recordsOf(orders)} (id, created_at, updated_at, ${sql.join(columns)})
        select 'o' || lpad(n::text, 6, '0'), now(), now(), 'Order ' || n, n / 100.0, 'c' || n % ${sql.lit(customerCount)} + 1,
          array['c' || n % 500 + 1, 'c' || n % 700 + 1]
        from generate_series(1, ${sql.lit(orderCount)}) as n`.execute(query);
      await sql`insert into ${historyOf(orders)} (record_id, version, action, account_id, created_at, changes)
        select 'o' || lpad(o::text, 6, '0'), n, 'changed', ${owner.accountId}, now(), '{"title": ["Before", "After"]}'
        from generate_series(71, 90) as o, generate_series(1, ${sql.lit(versionCount)}) as n`.execute(query);
    });
    await opened.database.definition(wsId, async (query) => {
      for (const design of [customers, orders])
        await sql`analyze ${recordsOf(design)}, ${historyOf(design)}`.execute(query);
    });
    rowsOf = await countRows(opened.sessions, recordSchema(wsId));
    for (const { menuId } of [one, other]) await grant(owner, menuId, ['query', 'add', 'edit']);
    return () => api.close();
  });

  const planOf = (design: TableDesign, path: string, statement: 'filter' | 'value', value = 'customer 77') =>
    opened.database.records(wsId, async (query) => {
      const links = await linksOf(query, wholeTable(design, { canEdit: false }), { context, paths: [path] });
      const frame = { design, visible: 'all' as const, context, links };
      const from = sql`from ${fromSql(design)} where r.deleted_at is null`;
      const text =
        statement === 'filter'
          ? sql`select r.id ${from} and ${filterSql(frame, where(path, 'eq', value), '/filter')}`
          : sql`select r.id, ${reachableField(design, 'all', path, links)?.column} ${from} order by r.created_at, r.id limit 20`;
      const { rows } = await sql<Record<string, string>>`explain ${text}`.execute(query);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });

  test.each(['customer.name', 'called', 'more.name'])(
    'P5 TABLE-27 a filter by %s finds the linked records and then their relations by index',
    async (path) => {
      const plan = await planOf(orders, path, 'filter');
      expect(plan).toMatch(/Index (Only )?(Scan|Cond)/);
      expect(plan).not.toMatch(/Seq Scan/);
    },
  );

  test('P5 TABLE-27 a filter through the other side of a relation reads both tables by index', async () => {
    expect(await planOf(customers, 'orders.title', 'filter', 'order 77')).not.toMatch(/Seq Scan/);
  });

  test.each([
    ['orders', 'customer.name'],
    ['orders', 'called'],
    ['customers', 'total'],
    ['customers', 'orders'],
  ] as const)('P5 a page of %s reads %s by index', async (table, path) => {
    expect(await planOf(table === 'orders' ? orders : customers, path, 'value')).not.toMatch(/Seq Scan/);
  });

  /** What each list of records is asked for: of orders, of the customers that they have, and of what happened to one. */
  const askedOf: Readonly<Record<(typeof recordLists)[number], () => Record<string, unknown>>> = {
    listPhysicalRecords: () => ({ id: other.tableId }),
    listLogicalRecords: () => ({ id: other.viewId }),
    listMenuRecords: () => ({ id: other.menuId }),
    listPhysicalChoices: () => ({ id: other.tableId, field: 'customer' }),
    listRelationChoices: () => ({ id: other.menuId, field: 'customer' }),
    listPhysicalRelated: () => ({ id: one.tableId, rid: 'c77', logical_table_id: other.viewId }),
    listRelatedRecords: () => ({ id: one.menuId, rid: 'c77', logical_table_id: other.viewId }),
    listTableRecordHistory: () => ({ id: other.tableId, rid: 'o000077' }),
    listMenuRecordHistory: () => ({ id: other.menuId, rid: 'o000077' }),
  };

  /** What is wrong with the plans of a call's statements on record tables. */
  async function issuesOf(id: OperationId, args: Record<string, unknown>, caller: Caller): Promise<string[]> {
    recorded = [];
    const { status, data } = await caller.call(id, args, inLeave);
    expect(status, JSON.stringify(data)).toBe(200);
    // Safe: each of these lists answers a page.
    expect((data as { items: unknown[] }).items.length, 'the list has rows').toBeGreaterThan(0);
    const statements = recorded.filter(({ text }) => text.includes(`"${recordSchema(wsId)}"`));
    expect(statements.length).toBeGreaterThan(0);
    const diagnostics: string[] = [];
    for (const statement of statements) {
      const plan = await explain(opened.sessions, statement);
      diagnostics.push(...planIssues(plan, { rowsOf, isOrderStable: true }));
      for (const node of nodesOf(plan)) {
        const removed = (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'];
        if (removed > mostRead) diagnostics.push(`${node['Node Type']} reads ${removed} rows for nothing`);
      }
    }
    return diagnostics;
  }

  test.each(recordLists)(
    'P5 REC-11 %s reads by an index, for builders and for those to whom the menu is open',
    async (id) => {
      const callers = id.includes('Physical') || id.includes('Table') ? [owner] : [owner, appuser];
      for (const caller of callers) expect(await issuesOf(id, askedOf[id](), caller)).toEqual([]);
    },
  );
});
