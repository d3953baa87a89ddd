import { beforeAll, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { addRecord, type BuiltTable, buildTable, field, grant, inLeave, where } from '#tests/api/relations.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { seeded } from './oracle/seeded.ts';

interface Line {
  article: string | null;
  count: number | null;
  due: string | null;
  tags: string[] | null;
}

const lineFields: Schemas['FormField'][] = [
  { node: 'field', id: 'article', label: 'Article', kind: { type: 'text' } },
  { node: 'field', id: 'count', label: 'Count', kind: { type: 'number' } },
  { node: 'field', id: 'due', label: 'Due', kind: { type: 'date', granularity: 'day' } },
  {
    node: 'field',
    id: 'tags',
    label: 'Tags',
    kind: { type: 'multiSelect', is_open: true, options: { source: 'fixed', options: [{ value: 'a', label: 'A' }] } },
  },
  { node: 'field', id: 'secret', label: 'Secret', kind: { type: 'text', widget: 'password' } },
];

const low = (value: unknown): string => String(value).toLowerCase();
type Case = [
  field: keyof Line,
  operator: Schemas['FilterOperator'],
  value: Schemas['FilterValue'],
  met: (line: Line) => boolean,
];

/** Operators that say yes: one row is enough. */
const affirming: Case[] = [
  ['article', 'eq', 'pump', ({ article }) => article !== null && low(article) === 'pump'],
  ['article', 'contains', 'u', ({ article }) => article !== null && low(article).includes('u')],
  ['article', 'startsWith', '泵', ({ article }) => article?.startsWith('泵') ?? false],
  ['article', 'isNotEmpty', null, ({ article }) => article !== null],
  ['count', 'gt', 5, ({ count }) => count !== null && count > 5],
  ['count', 'between', [2, 4], ({ count }) => count !== null && count >= 2 && count <= 4],
  ['due', 'lte', '2026-03-01', ({ due }) => due !== null && due <= '2026-03-01'],
  ['tags', 'containsAny', ['a'], ({ tags }) => tags?.includes('a') ?? false],
];
/** Those that deny hold where no row meets their opposite. */
const denying: Case[] = [
  ['article', 'ne', 'Pump', ({ article }) => article !== null && low(article) === 'pump'],
  ['article', 'notContains', 'u', ({ article }) => article !== null && low(article).includes('u')],
  ['count', 'notIn', [1, 2], ({ count }) => count === 1 || count === 2],
  ['tags', 'containsNone', ['a'], ({ tags }) => tags?.includes('a') ?? false],
  ['article', 'isEmpty', null, ({ article }) => article !== null],
];

describeOnEachDatabase('the rows of sub-tables', (open) => {
  let api: Api;
  let owner: Caller;
  let appuser: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    [owner, appuser] = await createCallers(api, 'owner', 'appuser');
    return () => api.close();
  });
  const titles = async (by: Caller, { menuId }: BuiltTable, filter: Schemas['FilterConditions']) => {
    const { items } = await by.done('listMenuRecords', { id: menuId, filter, sort: ['title'], size: 100 }, inLeave);
    return items.map(({ data }) => data['title']);
  };

  test('REC-02 REC-11 conditions on the fields of rows hold where a row meets them, as a plain evaluator says', async () => {
    const lines = field('lines', { type: 'subTable', max_rows: 50, fields: lineFields });
    const table = await buildTable(owner, 'Rows', [field('title', { type: 'text' }), lines]);
    const seed = seeded(7);
    const orNull = <T>(value: T): T | null => (seed.isTrue(0.3) ? null : value);
    const records = seed.times(30, (at): { title: string; lines: Line[] } => ({
      title: `T${String(at).padStart(2, '0')}`,
      lines: seed.times(seed.upTo(4) - 1, () => ({
        article: orNull(seed.one(['Pump', 'pump', '泵站', 'Rotor', 'Nut'])),
        count: orNull(seed.upTo(8)),
        due: orNull(seed.one(['2026-02-28', '2026-03-01', '2026-03-02'])),
        tags: orNull(seed.some(['a', 'b', 'c'], 0.4)),
      })),
    }));
    for (const { title, lines: rows } of records)
      await addRecord(owner, table.tableId, {
        title,
        lines: rows.map((data) => ({ kind: 'row' as const, data: { ...data } })),
      });
    const compare = async ([name, operator, value]: Case, isMet: (lines: Line[]) => boolean): Promise<void> => {
      const filter = where(`lines.${name}`, operator, value);
      const foreseen = records.filter((one) => isMet(one.lines)).map(({ title }) => title);
      expect(await titles(owner, table, filter), `${name} ${operator}`).toEqual(foreseen);
    };
    for (const one of affirming) await compare(one, (rows) => rows.some(one[3]));
    for (const one of denying) await compare(one, (rows) => !rows.some(one[3]));

    const { filters } = await owner.done('getRecordTable', { id: table.tableId }, inLeave);
    expect(
      filters.filter((one) => one.field.startsWith('lines')).map((one) => [one.field, one.label, one.kind]),
    ).toEqual([
      ['lines.article', 'lines · Article', 'text'],
      ['lines.count', 'lines · Count', 'number'],
      ['lines.due', 'lines · Due', 'date'],
      ['lines.tags', 'lines · Tags', 'option'],
    ]);

    // What is not shown is not found by, and told like what is not there.
    await grant(owner, table.menuId, ['query'], {
      visible_fields: { kind: 'listed', fields: [{ field: 'title', can_edit: false }] },
    });
    const ask = (name: string) =>
      appuser.call('listMenuRecords', { id: table.menuId, filter: where(name, 'eq', 'Pump') }, inLeave);
    const [hidden, unknown] = [await ask('lines.article'), await ask('lines.nothing')];
    expect([hidden.status, unknown.status]).toEqual([422, 422]);
    const secret = await owner.call(
      'listMenuRecords',
      { id: table.menuId, filter: where('lines.secret', 'eq', 'x') },
      inLeave,
    );
    expect(secret.status).toBe(422);
  });

  test.each(['clear', 'trash', 'refuse'] as const)(
    'REC-08 a relation in rows keeps "%s" when its record is deleted',
    async (rule) => {
      const articles = await buildTable(owner, 'Articles', [field('title', { type: 'text' })]);
      const relation = { type: 'relation' as const, logical_table_id: articles.viewId, on_delete: rule };
      const inner: Schemas['FormField'][] = [
        { node: 'field', id: 'one', label: 'One', kind: relation },
        { node: 'field', id: 'many', label: 'Many', kind: { ...relation, is_multiple: true } },
        { node: 'field', id: 'count', label: 'Count', kind: { type: 'number' } },
      ];
      const orders = await buildTable(owner, 'Orders', [
        field('title', { type: 'text' }),
        field('lines', { type: 'subTable', max_rows: 10, fields: inner }),
      ]);
      const [pump, nut] = [
        await addRecord(owner, articles.tableId, { title: 'Pump' }),
        await addRecord(owner, articles.tableId, { title: 'Nut' }),
      ];
      const lines = [
        { kind: 'row' as const, data: { one: pump, many: [pump, nut], count: 1 } },
        { kind: 'row' as const, data: { one: nut, many: [nut], count: 2 } },
      ];
      const order = await addRecord(owner, orders.tableId, { title: 'O', lines });
      const other = await addRecord(owner, orders.tableId, { title: 'P', lines: lines.slice(1) });
      const deleted = await owner.call('deletePhysicalRecords', { id: articles.tableId, ids: [pump] }, inLeave);
      const read = (rid: string) => owner.call('getPhysicalRecord', { id: orders.tableId, rid }, inLeave);
      expect(await read(other)).toMatchObject({ status: 200, data: { version: 1 } });
      if (rule === 'refuse') {
        expect(deleted).toMatchObject({ code: 'record_in_use' });
        return expect(await read(order)).toMatchObject({ data: { version: 1 } });
      }
      expect(deleted).toMatchObject({ status: 200 });
      if (rule === 'trash') return expect(await read(order)).toMatchObject({ status: 404 });
      const left = [{ data: { one: null, many: [nut], count: 1 } }, { data: { one: nut, many: [nut], count: 2 } }];
      // One version for each of the two relations.
      expect(await read(order)).toMatchObject({ data: { version: 3, data: { lines: left } } });
      const { items } = await owner.done('listTableRecordHistory', { id: orders.tableId, rid: order }, inLeave);
      expect(items.map(({ action, version }) => [action, version]).slice(0, 2)).toEqual([
        ['changed', 3],
        ['changed', 2],
      ]);
      await owner.done('restorePhysicalRecords', { id: articles.tableId, ids: [pump] }, inLeave);
      expect(await read(order), 'links in rows come back with their record').toMatchObject({
        data: { data: { lines } },
      });
    },
  );
});
