import { sql } from 'kysely';
import { foldedSql } from '#server/kernel/db/index.ts';
import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { addSearchIndexes, runTableJobs, structureDifferences } from '#server/domains/data/index.ts';
import { columnName, recordsOf, recordTable, searchName } from '#server/domains/data/store/identifiers.ts';
import { storedTables } from '#server/domains/data/structure/catalogue.ts';
import type { Api } from '#tests/api/api.ts';
import type { Caller } from '#tests/api/caller.ts';
import { field, inLeave } from '#tests/api/menu-of-table.ts';
import { startWithCategory } from '#tests/api/own-category.ts';
import { administer } from '#tests/database/templates.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';

const many = 20_001;

describeOnEachDatabase('searches of many records', (open) => {
  let opened: TestDatabase;
  let api: Api;
  let owner: Caller;
  let categoryId: string;
  let isThere: boolean;
  beforeAll(async () => {
    opened = await open();
    ({ api, owner, categoryId } = await startWithCategory(opened, 'Searched'));
    const { rows } = await api.database.identity((query) =>
      sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(query),
    );
    isThere = rows.length > 0;
    return () => api.close();
  });

  const formConfig: Schemas['FormConfig'] = {
    formLabel: 'Searched',
    title_field: 'code',
    fields: [
      field('code', { type: 'text' }),
      field('note', { type: 'text' }),
      field('secret', { type: 'text', widget: 'password' }),
    ],
  };
  const create = async (): Promise<string> =>
    (await owner.done('createPhysicalTable', { formConfig, physical_table_category_id: categoryId }, inLeave)).table_id;
  const columnOf = async (id: string, name: string): Promise<string> => {
    const [column] = await api.database.tenant(owner.wsId, (query) =>
      query.selectFrom('table_columns').select('id').where('table_id', '=', id).where('field_id', '=', name).execute(),
    );
    return column?.id ?? '';
  };
  const fill = async (id: string, count: number): Promise<void> => {
    const names = [await columnOf(id, 'code'), await columnOf(id, 'note')].map((column) => sql.id(columnName(column)));
    await api.database.records(owner.wsId, (query) =>
      sql`insert into ${recordsOf({ wsId: owner.wsId, tableId: id })} (id, created_at, updated_at, ${sql.join(names)})
        select 'R' || lpad(n::text, 8, '0'), now(), now(), 'Code ' || n, md5(n::text)
        from generate_series(1, ${sql.lit(count)}) as n`.execute(query),
    );
  };
  const indexesOf = async (id: string) => {
    const tables = await api.database.records(owner.wsId, (query) => storedTables(query, owner.wsId));
    return Object.keys(tables.get(recordTable(id))?.indexes ?? {}).filter((name) => name.startsWith('g_'));
  };
  const forget = async (id: string): Promise<void> => {
    const names = await indexesOf(id);
    await api.database.definition(owner.wsId, async (query) => {
      for (const name of names) await sql`drop index ${sql.id(`ws_${owner.wsId}`, name)}`.execute(query);
      await query.updateTable('table_columns').set({ is_searched: false }).where('table_id', '=', id).execute();
      await query.updateTable('physical_tables').set({ has_search_indexes: false }).where('id', '=', id).execute();
    });
  };
  const raise = (error: unknown): never => {
    throw error;
  };
  const found = async (id: string, search: string): Promise<string[]> => {
    const { items } = await owner.done('listPhysicalRecords', { id, search, fields: ['code'] }, inLeave);
    return items.map(({ record_id }) => record_id);
  };

  test('REC-02 searches texts by their trigrams where the database has them, under the role of the workspace', async () => {
    const id = await create();
    const columns = [await columnOf(id, 'code'), await columnOf(id, 'note')];
    expect((await indexesOf(id)).sort()).toEqual(isThere ? columns.map(searchName).sort() : []);
    await fill(id, many);
    await api.database.definition(owner.wsId, (query) =>
      sql`analyze ${recordsOf({ wsId: owner.wsId, tableId: id })}`.execute(query),
    );
    const contains = columns.map(
      (column) => sql`${foldedSql(sql.ref(`r.${columnName(column)}`))} like ${'%code 20001%'}`,
    );
    const plan = await api.database.records(owner.wsId, async (query) => {
      const { rows } = await sql<Record<string, string>>`explain select r.id
        from ${recordsOf({ wsId: owner.wsId, tableId: id })} as r
        where r.deleted_at is null and (${sql.join(contains, sql` or `)})`.execute(query);
      return rows.flatMap((row) => Object.values(row)).join('\n');
    });
    for (const column of columns) if (isThere) expect(plan).toContain(`Bitmap Index Scan on ${searchName(column)}`);
    if (!isThere) expect(plan).toContain('Seq Scan');
    expect(await found(id, 'cODE 20001')).toEqual(['R00020001']);
    expect(await found(id, '中文')).toEqual([]);
    expect(await structureDifferences(api.database)).toEqual([]);
  });

  test('REC-02 tables from before the extension get the indexes beside those who work', async () => {
    const [small, large] = [await create(), await create()];
    await fill(large, many);
    const wanted = (await indexesOf(small)).length;
    for (const id of [small, large]) await forget(id);
    expect(await addSearchIndexes(api.database, raise)).toBe(isThere ? 2 : 0);
    expect(await indexesOf(small)).toHaveLength(wanted);
    expect(await indexesOf(large)).toHaveLength(0);
    await runTableJobs(api.database, { now: () => api.now(), report: raise });
    expect(await indexesOf(large)).toHaveLength(isThere ? 2 : 0);
    expect(await addSearchIndexes(api.database, raise)).toBe(0);
    expect(await structureDifferences(api.database)).toEqual([]);
  });

  test('REC-02 a database that has no such extension saves designs and finds the same', async () => {
    const { location } = opened;
    if ('url' in location) await administer(location.url, 'drop extension pg_trgm cascade');
    await api.database.definition(owner.wsId, (query) =>
      query.updateTable('table_columns').set({ is_searched: false }).where('is_searched', '=', true).execute(),
    );
    const id = await create();
    await fill(id, 3);
    expect(await indexesOf(id)).toEqual([]);
    expect(await found(id, 'ODE 2')).toEqual(['R00000002']);
    expect(await addSearchIndexes(api.database, raise)).toBe(0);
    expect(await structureDifferences(api.database)).toEqual([]);
  });
});
