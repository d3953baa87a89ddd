import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { applyDesign } from '#server/domains/data/structure/apply-design.ts';
import { designOf, type TableDesign } from '#server/domains/data/design/table-design.ts';
import { columnsOf, findTable } from '#server/domains/data/design/table-rows.ts';
import { filterSql } from '#server/domains/data/query/filter.ts';
import { filledOrder, orderLevels, orderSql } from '#server/domains/data/query/order.ts';
import { fromSql } from '#server/domains/data/query/record-rows.ts';
import { createRecordTable } from '#server/domains/data/store/define.ts';
import { columnName, recordsOf } from '#server/domains/data/store/identifiers.ts';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { lintCatalogue } from '#tests/security/catalogue.ts';
import { fileOfRecords } from './file-of-records.ts';

type Kind = Schemas['FieldKind'];

const options = { source: 'fixed' as const, options: [{ value: 'a', label: 'A' }] };
/** A field for each way of storing, and SQL that fills it for the row `n`. */
const kinds: readonly [id: string, kind: Kind, filled: string][] = [
  ['text', { type: 'text' }, `'Word ' || n`],
  ['code', { type: 'select', options }, `'option ' || n % 1000`],
  ['amount', { type: 'number', precision: 2 }, 'n / 100.0'],
  ['day', { type: 'date', granularity: 'day' }, `date '2000-01-01' + n`],
  ['moment', { type: 'date', granularity: 'minute' }, `timestamptz '2000-01-01' + n * interval '1 hour'`],
  ['time', { type: 'time' }, `time '00:00' + n * interval '1 second'`],
  ['list', { type: 'multiSelect', options, is_open: true }, `array['tag ' || n % 1000, 'all']`],
  ['state', { type: 'select', options }, `'state ' || n % 4`],
];

const formConfig: Schemas['FormConfig'] = {
  formLabel: 'Many',
  fields: kinds.map(([id, kind]) => ({ node: 'field', id, label: id, is_indexed: true, kind })),
};

const count = 20_000;

interface Filled {
  design: TableDesign;
  wsId: string;
}

/** A workspace with a table of many records, made by the statements of the product. */
async function fill({ database }: TestDatabase): Promise<Filled> {
  const [wsId, appId, categoryId, tableId] = [ulid(), ulid(), ulid(), ulid()];
  await database.platform((query) =>
    query.insertInto('workspaces').values({ id: wsId, customer_name: wsId }).execute(),
  );
  const table = { wsId, tableId };
  const design = await database.definition(wsId, async (query) => {
    const icon = json({ type: 1 as const, uri: 'box' });
    await query.insertInto('applications').values({ id: appId, ws_id: wsId, application_name: 'A', icon }).execute();
    const ofApplication = { ws_id: wsId, app_id: appId };
    await query
      .insertInto('categories')
      .values({ ...ofApplication, id: categoryId, category_name: 'A' })
      .execute();
    await query
      .insertInto('physical_tables')
      .values({
        ...ofApplication,
        id: tableId,
        category_id: categoryId,
        table_name: 'Many',
        db_table_name: 'many',
        form_config: json<unknown>(formConfig),
        db_config: json<unknown>({}),
        is_configured: true,
      })
      .execute();
    await createRecordTable(query, table);
    await applyDesign(query, table, formConfig);
    return readDesign(query, { wsId, appId, tableId });
  });
  await database.records(wsId, async (query) => {
    const names = kinds.map(([id]) => sql.id(columnName(design.fields.get(id)?.column?.columnId ?? '')));
    const values = kinds.map(([, , filled]) => sql.raw(filled));
    await sql`insert into ${recordsOf(table)} (id, created_at, updated_at, ${sql.join(names)})
      select 'r' || lpad(n::text, 8, '0'), now(), now(), ${sql.join(values)} from generate_series(1, ${sql.lit(count)}) as n`.execute(
      query,
    );
  });
  await database.definition(wsId, (query) => sql`analyze ${recordsOf(table)}`.execute(query));
  return { design, wsId };
}

async function readDesign(query: Query, { wsId, appId, tableId }: { wsId: string; appId: string; tableId: string }) {
  const [row, columns] = [
    await findTable(query, { wsId, appId }, tableId),
    await columnsOf(query, wsId, tableId).execute(),
  ];
  return designOf(row, columns, 'en-US');
}

const context = {
  accountId: 'a',
  departments: [],
  departmentsBelow: [],
  now: new Date('2026-11-25T12:00:00Z'),
  timeZone: 'Asia/Shanghai',
  parameters: {},
};

const operators: readonly [field: string, operator: Schemas['FilterOperator'], value: Schemas['FilterValue']][] = [
  ['text', 'eq', 'WORD 77'],
  ['text', 'in', ['word 1', 'word 2']],
  ['text', 'startsWith', 'word 1999'],
  ['code', 'eq', 'option 7'],
  ['code', 'in', ['option 7', 'option 8']],
  ['amount', 'eq', 5],
  ['amount', 'between', [5, 5.1]],
  ['amount', 'gt', 199.5],
  ['amount', 'in', [1, 2]],
  ['day', 'eq', '2001-01-01'],
  ['day', 'between', ['2001-01-01', '2001-01-05']],
  ['moment', 'eq', '2001-01-01'],
  ['moment', 'lt', '2000-01-03T00:00:00Z'],
  ['moment', 'between', ['2001-01-01', '2001-01-02']],
  ['time', 'eq', '00:00:05'],
  ['list', 'containsAny', ['tag 7']],
  ['list', 'containsAll', ['tag 7', 'all']],
];

describeOnEachDatabase('the plans of record lists', (open) => {
  let opened: TestDatabase;
  let filled: Filled;
  beforeAll(async () => {
    opened = await open();
    filled = await fill(opened);
  });

  const planOf = (text: (query: Query) => ReturnType<typeof sql>): Promise<string> =>
    opened.database.records(filled.wsId, async (query) => {
      const { rows } = await sql<Record<string, string>>`explain ${text(query)}`.execute(query);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });

  test.each(operators)('P5 %s %s reads by an index under the workspace’s own role', async (field, operator, value) => {
    const filter: Schemas['FilterConditions'] = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field, operator, value }],
    };
    const condition = filterSql({ design: filled.design, visible: 'all', context }, filter, '/filter');
    const plan = await planOf(
      () => sql`select r.id from ${fromSql(filled.design)} where r.deleted_at is null and ${condition}`,
    );
    expect(plan).toMatch(/Index (Only )?(Scan|Cond)/);
    expect(plan).not.toMatch(/Seq Scan/);
  });

  test.each(['text', 'amount', 'day', 'moment', 'created_at', '-created_at'])(
    'the first page by %s is read in the order of an index',
    async (field) => {
      const levels = orderLevels(filled.design, 'all', [field]);
      const plan = await planOf(
        () =>
          sql`select r.id from ${fromSql(filled.design)} where r.deleted_at is null order by ${orderSql(levels)} limit 20`,
      );
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Sort/);
    },
  );

  test('the planner knows how many records a common choice has, and reads a page of them in the order of the list', async () => {
    const filter: Schemas['FilterConditions'] = {
      logicalOperator: 'all',
      children: [{ kind: 'condition', field: 'state', operator: 'eq', value: 'state 1' }],
    };
    const condition = filterSql({ design: filled.design, visible: 'all', context }, filter, '/filter');
    const levels = orderLevels(filled.design, 'all', ['-created_at']);
    const plan = await planOf(
      () =>
        sql`select r.id from ${fromSql(filled.design)} where r.deleted_at is null and ${condition} order by ${orderSql(levels)} limit 20`,
    );
    expect(plan).toMatch(/Index Scan Backward using \S+created_at/);
    expect(plan).not.toMatch(/Sort/);
  });

  test.each(['-text', '-amount', '-day', '-moment', 'text', 'amount', '-created_at'])(
    'a page by %s begins at the mark of its cursor in the order of an index, in both directions',
    async (field) => {
      const levels = orderLevels(filled.design, 'all', [field]);
      const marks: Readonly<Record<string, string>> = { text: 'word 77', amount: '5', day: '2001-01-01' };
      const mark = marks[field.replace('-', '')] ?? '978307200000000';
      for (const at of field.startsWith('-') ? [undefined, [mark]] : [[mark]]) {
        const order = filledOrder(levels, at) ?? { levels, condition: sql`true` };
        const plan = await planOf(
          () =>
            sql`select r.id from ${fromSql(filled.design)} where r.deleted_at is null and ${order.condition}
              order by ${orderSql(order.levels)} limit 20`,
        );
        expect(plan).toMatch(/Index (Only )?Scan/);
        expect(plan).not.toMatch(/Sort/);
        if (at) expect(plan).toMatch(/Index Cond/);
      }
    },
  );

  test('P5 no other role reaches the records: not another workspace’s, not the shared ones', async () => {
    const { design } = filled;
    const count = sql`select count(*) from ${fromSql(design)}`;
    const denied = { code: '42501' };
    await expect(opened.database.records(ulid(), (query) => count.execute(query))).rejects.toMatchObject(denied);
    await expect(opened.database.definition(ulid(), (query) => count.execute(query))).rejects.toMatchObject(denied);
    await expect(opened.database.tenant(filled.wsId, (query) => count.execute(query))).rejects.toMatchObject(denied);
    await expect(opened.database.platform((query) => count.execute(query))).rejects.toMatchObject(denied);
    await expect(opened.database.identity((query) => count.execute(query))).rejects.toMatchObject(denied);
    const create = sql`create table ${sql.id(`ws_${filled.wsId}`, 'leak')} (id text)`;
    await expect(opened.database.records(filled.wsId, (query) => create.execute(query))).rejects.toMatchObject(denied);
  });

  test('P5 record tables are under forced row-level security by their template', async () => {
    const client = await opened.sessions.connect();
    const { tables, findings } = await lintCatalogue(client);
    client.release();
    expect(findings).toEqual([]);
    expect(tables.filter((name) => name.startsWith(`ws_${filled.wsId}.`))).toHaveLength(2);
  });

  test('a column is added to all records at once, however many there are', async () => {
    const wider = {
      ...formConfig,
      fields: [
        ...(formConfig.fields ?? []),
        { node: 'field' as const, id: 'more', label: 'More', kind: { type: 'text' as const } },
      ],
    };
    const { wsId, design } = filled;
    const file = () => fileOfRecords(opened.database, { wsId, tableId: design.tableId });
    const before = await file();
    await opened.database.definition(wsId, (query) => applyDesign(query, design, wider));
    // The same file on the disk: no record was written again.
    expect(await file()).toBe(before);
  });
});
