import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import { compareStructure } from '#server/domains/data/structure/compare-structure.ts';
import { readDesign } from '#server/domains/data/design/table-design.ts';
import { serialValues } from '#server/domains/data/record/write/serial.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { describeOnEachDatabase, describeOnPostgres, type Open, type TestDatabase } from '#tests/database/harness.ts';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';
import { buildTable, field, inLeave } from './relations.ts';
import { startWithCategory } from './own-category.ts';

type Gaps = NonNullable<Extract<Schemas['FieldKind'], { type: 'serial' }>['gaps']>;
type Restart = 'never' | 'daily';

const wsId = seedId('workspace acme');
const appId = seedId('application acme Leave and absence');

const fieldsOf = (gaps: Gaps | undefined, restart: Restart = 'never') => {
  const kind = (digits: number): Schemas['FieldKind'] => ({
    type: 'serial',
    parts: [{ kind: 'counter', digits, ...(restart !== 'never' && { restart }) }],
    ...(gaps !== undefined && { gaps }),
  });
  const rows = [
    { node: 'field' as const, id: 'line', label: 'line', kind: kind(1) },
    { node: 'field' as const, id: 'name', label: 'name', kind: { type: 'text' as const } },
  ];
  return [
    field('number', kind(3)),
    field('code', { type: 'text' }, { is_unique: true }),
    field('rows', { type: 'subTable', fields: rows }),
  ];
};

function promises(opening: Open, more: (at: { opened: TestDatabase; owner: Caller }) => void) {
  let api: Api;
  const at = {} as { opened: TestDatabase; owner: Caller };
  beforeAll(async () => {
    at.opened = await opening({ connections: 40 });
    ({ api, owner: at.owner } = await startWithCategory(at.opened, 'Serials'));
    return () => api.close();
  });
  more(at);
}

/** A table with serial numbers, by the calls of the product. */
async function numbered(owner: Caller, gaps?: Gaps, restart?: Restart) {
  const table = await buildTable(owner, 'Numbered', fieldsOf(gaps, restart));
  const { tableId: id } = table;
  const formLabel = `Numbered ${id}`;
  return {
    id,
    add: (code: string, rows: string[] = []) => {
      const lines = rows.map((name) => ({ kind: 'row' as const, data: { name } }));
      return owner.call('createPhysicalRecord', { id, data: { code, rows: lines } }, inLeave);
    },
    choose: (next: Gaps | undefined) =>
      owner.done('configurePhysicalTable', { id, formConfig: { formLabel, fields: fieldsOf(next, restart) } }, inLeave),
    numbers: async () => {
      const { items } = await owner.done('listPhysicalRecords', { id, sort: ['created_at'], size: 100 }, inLeave);
      return items.map(({ data }) => Number(data['number']));
    },
  };
}

function gate<T = void>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const ascending = (numbers: readonly number[]) => numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0));
const rising = (left: number, right: number): number => left - right;

describeOnEachDatabase('serial numbers, with gaps and without', (opening) => {
  promises(opening, (at) => {
    test('TABLE-28 without gaps a refused record gives its number back; with gaps it is missing, and none comes twice', async () => {
      for (const gaps of ['refused', 'allowed'] as const) {
        const table = await numbered(at.owner, gaps);
        for (const code of ['a', 'a', 'b', 'a', 'c']) await table.add(code);
        expect(await table.numbers(), gaps).toEqual(gaps === 'refused' ? [1, 2, 3] : [1, 3, 5]);
      }
    });

    test.each<Restart>(['never', 'daily'])(
      'TABLE-28 a changed choice goes on from the largest number, in records and in rows (%s)',
      async (restart) => {
        const table = await numbered(at.owner, undefined, restart);
        await table.add('a', ['x', 'y']);
        await table.add('b');
        await table.choose('allowed');
        expect((await table.add('b')).status, 'refused').toBe(409);
        await table.add('c', ['z']);
        await table.choose('refused');
        await table.add('d', ['w']);
        await table.choose('allowed');
        await table.add('e', ['v']);
        expect(await table.numbers()).toEqual([1, 2, 4, 5, 6]);
        const { items } = await at.owner.done('listPhysicalRecords', { id: table.id, sort: ['created_at'] }, inLeave);
        const lines: unknown[] = [];
        for (const { record_id } of items) {
          const { data } = await at.owner.done('getPhysicalRecord', { id: table.id, rid: record_id }, inLeave);
          lines.push(...(data['rows'] as Schemas['RecordRow'][]).map((row) => row.data['line']));
        }
        expect(lines).toEqual(['1', '2', '3', '4', '5']);
        const differences = await at.opened.database.records(wsId, (query) => compareStructure(query, wsId));
        expect(differences).toEqual([]);
      },
    );

    test('TABLE-28 REC-04 with gaps a number is not given again after trash and return', async () => {
      const table = await numbered(at.owner, 'allowed');
      const { data } = await table.add('a');
      const { record_id } = data as Schemas['Record'];
      await at.owner.done('deletePhysicalRecords', { id: table.id, ids: [record_id] }, inLeave);
      await table.add('b');
      await at.owner.done('restorePhysicalRecords', { id: table.id, ids: [record_id] }, inLeave);
      await table.add('c');
      expect((await table.numbers()).sort(rising)).toEqual([1, 2, 3]);
    });
  });
});

describeOnPostgres('serial numbers of many writers', (opening) => {
  promises(opening, (at) => {
    /** A transaction that reads the design, takes a number when it is told to, and stays open until it is ended, saved or not. */
    async function begin(tableId: string) {
      const [read, take, taken] = [gate(), gate(), gate()];
      const end = gate<'saved' | 'failed'>();
      const done = at.opened.database.records(wsId, async (query) => {
        const design = await readDesign(query, { wsId, appId }, { id: tableId, locale: 'en-US' });
        read.resolve();
        await take.promise;
        await serialValues(query, design, { values: {}, now: new Date(), timeZone: 'UTC' });
        taken.resolve();
        if ((await end.promise) === 'failed') throw new Error('not saved');
      });
      await read.promise;
      const number = () => {
        take.resolve();
        return taken.promise;
      };
      return { done, take: number, end: end.resolve };
    }

    /** The same with its number. */
    async function hold(tableId: string) {
      const held = await begin(tableId);
      await held.take();
      return held;
    }
    const many = Array.from({ length: 32 }, (_, index) => `many ${index}`);

    test('TABLE-28 with gaps 32 records are created at once while another one is not saved yet', async () => {
      const table = await numbered(at.owner, 'allowed');
      const held = await hold(table.id);
      const answers = await Promise.all(many.map((code) => table.add(code)));
      held.end('saved');
      await held.done;
      expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
      const numbers = (await table.numbers()).sort(rising);
      expect([numbers.length, ascending(numbers)]).toEqual([32, true]);
    });

    test('TABLE-28 without gaps they wait for it, and no number is missing when it fails', async () => {
      const table = await numbered(at.owner, 'refused');
      const order: string[] = [];
      const held = await hold(table.id);
      const created = Promise.all(many.map((code) => table.add(code))).then(() => order.push('created'));
      const waiting = async () => {
        const { rows } = await at.opened.database.platform((query) =>
          sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted
            and (database is null or database = (select oid from pg_database where datname = current_database()))`.execute(
            query,
          ),
        );
        return rows[0]?.count ?? 0;
      };
      while ((await waiting()) === 0);
      order.push('held');
      held.end('failed');
      await expect(held.done).rejects.toThrow('not saved');
      await created;
      expect(order).toEqual(['held', 'created']);
      expect((await table.numbers()).sort(rising)).toEqual(many.map((_, index) => index + 1));
    });

    test('TABLE-28 numbers go on where gaps were allowed after a record read the design and before it takes the first number of a day', async () => {
      const table = await numbered(at.owner, 'refused', 'daily');
      const held = await begin(table.id);
      await table.choose('allowed');
      await held.take();
      held.end('saved');
      await held.done;
      for (const code of ['a', 'b']) expect((await table.add(code)).status).toBe(200);
      expect(await table.numbers()).toEqual([2, 3]);
      await table.choose('refused');
      await table.add('c');
      expect(await table.numbers()).toEqual([2, 3, 4]);
    });
  });
});
