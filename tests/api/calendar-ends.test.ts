import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '#openapi';
import { columnName, endName, recordsOf } from '#server/domains/data/store/identifiers.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { field, inLeave, makeMenuOfTable, type MenuOfTable } from './menu-of-table.ts';

const fields = [
  field('title', { type: 'text' }),
  field('seen', { type: 'date', granularity: 'minute' }),
  field('due', { type: 'date', granularity: 'day' }),
  field('trip', { type: 'dateRange', granularity: 'minute' }),
  field('later', { type: 'formula', expression: 'addDays(seen, 1)', result: 'date' }),
];
const zones = ['Pacific/Kiritimati', 'Asia/Shanghai', 'UTC', 'America/New_York', 'Pacific/Pago_Pago'];
const units = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'value'] as const;
/** The outermost moments of the years 1 to 9999, which some zones show in others. */
const outermost = ['9999-12-31T23:00:00Z', '0001-01-01T00:30:00Z'];

describeOnEachDatabase('the ends of the calendar', (opening) => {
  let api: Api;
  let owner: Caller;
  let menu: MenuOfTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner] = await createCallers(api, 'owner');
    return () => api.close();
  });
  beforeEach(async () => {
    menu = await makeMenuOfTable(owner, { fields });
  });
  const inZone = (clientTimeZone: string, language = 'en-US') => ({
    headers: { ...inLeave.headers, clientTimeZone, 'accept-language': language },
  });
  const pointersOf = ({ data, status }: { data: unknown; status: number }): [number, string[]] => [
    status,
    (Object(data).detail?.faults ?? []).map(({ pointer }: { pointer: string }) => pointer),
  ];
  const create = (data: Schemas['RecordData']) => owner.call('createMenuRecord', { id: menu.menuId, data }, inLeave);

  describe('at the door', () => {
    test.each(outermost)('P24 REC-05 no record takes %s, which not every zone can show', async (seen) => {
      expect(pointersOf(await create({ title: 'A', seen }))).toEqual([422, ['/data/seen']]);
      const trip = { kind: 'range' as const, from: '2026-11-29T10:00:00Z', to: seen };
      expect(pointersOf(await create({ title: 'A', trip }))).toEqual([422, ['/data/trip']]);
      const id = await menu.add({ title: 'B' });
      const cell = { record_id: id, seen_version: 1, cells: [{ field: 'seen', value: seen }] };
      const edited = await owner.call('editMenuCells', { id: menu.menuId, changes: [cell] }, inLeave);
      expect(edited.status).toBe(422);
      const condition = { kind: 'condition' as const, field: 'seen', operator: 'lte' as const, value: seen };
      const filter = { logicalOperator: 'all' as const, children: [condition] };
      expect(await owner.call('listMenuRecords', { id: menu.menuId, filter }, inLeave)).toMatchObject({ status: 422 });
      expect((await owner.done('listMenuRecords', { id: menu.menuId }, inLeave)).items).toHaveLength(1);
    });

    test('P24 the last moments that every zone shows are taken, and days until the end of 9999', async () => {
      for (const seen of ['9999-12-30T23:59:59.999Z', '0001-01-02T00:00:00Z']) {
        expect(await create({ title: 'A', seen, due: `${seen.slice(0, 4)}-12-31` }), seen).toMatchObject({
          status: 200,
        });
      }
    });

    test('P24 filter values of the year 0 are refused, days too', async () => {
      for (const value of ['0000-01-01', '0000']) {
        const condition = { kind: 'condition' as const, field: 'due', operator: 'gte' as const, value };
        const filter = { logicalOperator: 'all' as const, children: [condition] };
        const answer = await owner.call('listMenuRecords', { id: menu.menuId, filter }, inLeave);
        expect(answer, value).toMatchObject({ status: 422 });
      }
    });

    test.each(zones)('P24 TPL-09 a sheet with such a moment has an issue in its row, in %s', async (zone) => {
      const text = 'title\tseen\nA\t9999-12-31 23:59\nB\t0001-01-01 00:00\nC\t2026-11-29 10:00';
      const mapping = ['title', 'seen'].map((column) => ({ column, field: column }));
      const trial = await owner.done('checkTableImport', { id: menu.tableId, text, mapping }, inZone(zone));
      expect(trial.issues.map(({ row }) => row)).toEqual([2, 3]);
      const done = await owner.call('importTableRecords', { id: menu.tableId, text, mapping }, inZone(zone));
      expect(done).toMatchObject({ status: 200 });
    });

    test('P24 a formula that leaves the calendar has no result', async () => {
      await menu.add({ title: 'A', seen: '9999-12-30T23:00:00Z' });
      const { items } = await owner.done('listMenuRecords', { id: menu.menuId }, inLeave);
      expect(items.map(({ data }) => data['later'])).toEqual([null]);
    });
  });

  describe('that are stored already', () => {
    /** What earlier versions let in. */
    const store = async (seen: string, day: string) => {
      const id = await menu.add({ title: seen });
      await api.database.definition(owner.wsId, async (query) => {
        const columns = await query
          .selectFrom('table_columns')
          .where('table_id', '=', menu.tableId)
          .select(['id', 'field_id'])
          .execute();
        const names = (of: string) => columns.filter(({ field_id }) => field_id === of).map((column) => column.id);
        const [moment = '', due = '', trip = ''] = ['seen', 'due', 'trip'].flatMap(names);
        await sql`update ${recordsOf({ wsId: owner.wsId, tableId: menu.tableId })}
          set ${sql.id(columnName(moment))} = ${seen}::timestamptz, ${sql.id(columnName(due))} = ${day}::date,
            ${sql.id(columnName(trip))} = ${seen}::timestamptz, ${sql.id(endName(trip))} = ${seen}::timestamptz
          where id = ${id}`.execute(query);
      });
      return id;
    };

    test.each(zones)('P24 REC-05 statistics, lists and files answer in %s', async (zone) => {
      const ids = [
        await store('9999-12-31T23:00:00Z', '9999-12-31'),
        await store('0001-01-01T00:30:00Z', '0001-01-01'),
      ];
      for (const language of ['en-US', 'zh-CN']) {
        const where = inZone(zone, language);
        for (const of of ['seen', 'due']) {
          for (const by of units) {
            if (of === 'due' && by === 'hour') continue;
            const viewSchema = {
              groups: [{ key: 'g', field: of, by }],
              measures: [{ key: 'n', function: 'count' as const }],
            };
            const answer = await owner.call('getMenuStatistic', { id: menu.menuId, viewSchema }, where);
            expect(answer, `${of} by ${by}`).toMatchObject({ status: 200 });
            const { rows } = answer.data as Schemas['StatisticResult'];
            expect(rows, `${of} by ${by}`).toHaveLength(2);
            for (const { filter } of rows) {
              if (!filter) continue;
              const list = await owner.call('listMenuRecords', { id: menu.menuId, filter }, where);
              expect(list, `${of} by ${by} ${JSON.stringify(filter)}`).toMatchObject({ status: 200 });
              expect((list.data as { items: unknown[] }).items, `${of} by ${by}`).toHaveLength(1);
            }
          }
        }
        expect(await owner.call('listMenuRecords', { id: menu.menuId }, where)).toMatchObject({ status: 200 });
        for (const rid of ids) {
          const args = { id: menu.menuId, rid };
          expect(await owner.call('getMenuRecord', args, where)).toMatchObject({ status: 200 });
          expect(await owner.call('listMenuRecordHistory', args, where)).toMatchObject({ status: 200 });
        }
        for (const format of ['csv', 'xlsx'] as const) {
          const args = { id: menu.menuId, fields: ['title', 'seen', 'due', 'trip'], format };
          expect(await owner.call('exportRecords', args, where), format).toMatchObject({ status: 200 });
        }
      }
    });
  });
});
