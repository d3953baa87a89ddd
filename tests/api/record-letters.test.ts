import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { structureDifferences, upgradeLayouts } from '#server/domains/data/index.ts';
import { dropIndex } from '#server/domains/data/store/define.ts';
import { columnName, indexName, recordsOf, uniqueName } from '#server/domains/data/store/identifiers.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { addRecord, type BuiltTable, buildTable, field, inLeave, where } from './relations.ts';

describeOnEachDatabase('texts of records in other scripts', (opening) => {
  let api: Api;
  let owner: Caller;
  let people: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    people = await buildTable(owner, 'People', [
      field('name', { type: 'text' }, { is_unique: true, is_indexed: true }),
      field('city', { type: 'text' }),
    ]);
    for (const [name = '', city = ''] of [
      ['Елена', 'Москва'],
      ['Évan', 'Paris'],
      ['eva', 'Évreux'],
      ['Zoë', 'МОСКВА'],
      ['李白', 'x'],
    ])
      await addRecord(owner, people.tableId, { name, city });
    return () => api.close();
  });

  const names = async (asked: object): Promise<unknown[]> => {
    const sorted = { id: people.menuId, sort: ['name'], ...asked };
    return (await owner.done('listMenuRecords', sorted, inLeave)).items.map(({ data }) => data['name']);
  };

  test('REC-02 a search and conditions find letters of every script without regard to case', async () => {
    expect(await names({ search: 'москва' })).toEqual(['Zoë', 'Елена']);
    expect(await names({ search: 'éVR' })).toEqual(['eva']);
    for (const condition of [
      where('city', 'eq', 'москва'),
      where('city', 'in', ['МоскВа']),
      where('city', 'startsWith', 'моск'),
      where('city', 'contains', 'СКВ'),
      where('city', 'endsWith', 'КВА'),
    ])
      expect(await names({ filter: condition })).toEqual(['Zoë', 'Елена']);
    expect(await names({ filter: where('name', 'startsWith', 'ÉV') })).toEqual(['Évan']);
    expect(await names({ filter: where('name', 'startsWith', 'ev') })).toEqual(['eva']);
  });

  test('REC-02 letters with accents are sorted beside those without, page by page', async () => {
    const sorted = ['eva', 'Évan', 'Zoë', 'Елена', '李白'];
    expect(await names({})).toEqual(sorted);
    expect(await names({ sort: ['-name'] })).toEqual(sorted.toReversed());
    const paged: unknown[] = [];
    for (let cursor: string | undefined, isMore = true; isMore; ) {
      const asked = { id: people.menuId, sort: ['name'], size: 2, ...(cursor && { cursor }) };
      const page = await owner.done('listMenuRecords', asked, inLeave);
      paged.push(...page.items.map(({ data }) => data['name']));
      cursor = page.next_cursor;
      isMore = cursor !== undefined;
    }
    expect(paged).toEqual(sorted);
  });

  test('TABLE-20 a unique value is taken by one that differs in case alone', async () => {
    const add = (name: string) => owner.call('createPhysicalRecord', { id: people.tableId, data: { name } }, inLeave);
    expect(await add('ЕЛЕНА')).toMatchObject({ code: 'value_taken' });
    expect(await add('Evan')).toMatchObject({ status: 200 });
  });

  test('TABLE-20 values that were different until now keep the older rule until somebody mends them', async () => {
    const other = await buildTable(owner, 'Older', [
      field('name', { type: 'text' }, { is_unique: true, is_indexed: true }),
    ]);
    const table = { wsId: owner.wsId, tableId: other.tableId };
    const [column] = await api.database.tenant(owner.wsId, (query) =>
      query.selectFrom('table_columns').select('id').where('table_id', '=', other.tableId).execute(),
    );
    const id = column?.id ?? '';
    await api.database.definition(owner.wsId, async (query) => {
      const text = sql.id(columnName(id));
      for (const name of [uniqueName(id), indexName(id)]) await dropIndex(query, owner.wsId, name);
      await sql`create unique index ${sql.id(uniqueName(id))} on ${recordsOf(table)} ((md5(lower(${text} collate "C"))))
        where deleted_at is null and ${text} <> ''`.execute(query);
      await sql`create index ${sql.id(indexName(id))} on ${recordsOf(table)} ((left(lower(${text} collate "C"), 200)), id)
        where deleted_at is null`.execute(query);
      await query.updateTable('physical_tables').set({ layout: 4 }).where('id', '=', other.tableId).execute();
    });
    const first = await addRecord(owner, other.tableId, { name: 'Елена' });
    await addRecord(owner, other.tableId, { name: 'елена' });
    const definitions = async (): Promise<string[]> => {
      const { rows } = await api.database.records(owner.wsId, (query) =>
        sql<{
          indexdef: string;
        }>`select indexdef from pg_indexes where indexname in (${uniqueName(id)}, ${indexName(id)})
          order by indexname`.execute(query),
      );
      return rows.map(({ indexdef }) => indexdef);
    };
    const reported: unknown[] = [];
    expect(await upgradeLayouts(api.database, (error) => reported.push(error))).toBe(0);
    expect(reported.map(String)).toEqual([expect.stringContaining('differ in case alone')]);
    // What lists read by is new already.
    const [ordered, unique] = await definitions();
    expect(ordered).toContain('text_order');
    expect(unique).toContain('md5(lower(');
    const add = (name: string) => owner.call('createPhysicalRecord', { id: other.tableId, data: { name } }, inLeave);
    expect(await add('ABC')).toMatchObject({ status: 200 });
    expect(await add('abc')).toMatchObject({ code: 'value_taken' });
    await owner.done('deletePhysicalRecords', { id: other.tableId, ids: [first] }, inLeave);
    expect(await upgradeLayouts(api.database, (error) => reported.push(error))).toBe(1);
    expect(reported).toHaveLength(1);
    expect((await definitions()).at(-1)).toContain('fold_case');
    expect(await add('ЕЛЕНА')).toMatchObject({ code: 'value_taken' });
    expect(await structureDifferences(api.database)).toEqual([]);
  });
});
