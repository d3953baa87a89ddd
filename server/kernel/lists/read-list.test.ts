import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '#tests/database/harness.ts';
import { ulid } from '../db/index.ts';
import { Invalid } from '../errors/index.ts';
import { integerSort, type ListArguments, type ListPage, readList, textSort, timeSort } from './index.ts';
import type { AnyListRules } from './list-rules.ts';

const rules: AnyListRules = {
  name: 'listThings',
  id: 'workspaces.id',
  sorts: {
    name: textSort('workspaces.customer_name'),
    status: integerSort('workspaces.status'),
    created_at: timeSort('workspaces.created_at'),
    expire_at: timeSort('workspaces.expire_at', { nullable: true }),
  },
  defaultSort: 'name',
  search: ['workspaces.customer_name', 'workspaces.subdomain'],
  equal: { status: 'workspaces.status', subdomain: 'workspaces.subdomain' },
  ranges: [{ column: 'workspaces.created_at', from: 'created_at_from', to: 'created_at_to' }],
};

interface Row {
  id: string;
  customer_name: string;
  expire_at: Date | null;
}

type Arguments = ListArguments & Record<string, unknown>;

describeOnEachDatabase('lists', (open) => {
  let opened: TestDatabase;

  async function add(...rows: { customer_name: string; status?: number; at?: string; expire_at?: string }[]) {
    await opened.database.platform(async (query) => {
      for (const { at, ...row } of rows) {
        await query
          .insertInto('workspaces')
          .values({ id: ulid(), ...row, ...(at ? { created_at: at } : {}) })
          .execute();
      }
    });
  }

  const list = (args: Arguments): Promise<ListPage<Row>> =>
    opened.database.platform(
      (query) =>
        readList(query, query.selectFrom('workspaces').select(['id', 'customer_name', 'expire_at']), rules, args),
      { readOnly: true },
    );

  const names = ({ items }: ListPage<Row>): string[] => items.map(({ customer_name }) => customer_name);

  /** Every page by its cursor; `between` happens after the first. */
  async function walk(args: Arguments, between = async (): Promise<void> => {}): Promise<ListPage<Row>[]> {
    const pages = [await list(args)];
    await between();
    for (let next = pages[0]?.next_cursor; next; next = pages.at(-1)?.next_cursor) {
      pages.push(await list({ ...args, cursor: next }));
    }
    return pages;
  }

  beforeAll(async () => {
    opened = await open();
    await add(
      { customer_name: 'delta', status: 20, at: '2026-01-01T00:00:00.000001Z', expire_at: '2027-01-01T00:00:00Z' },
      { customer_name: 'Alpha', status: 10, at: '2026-01-01T00:00:00.000002Z' },
      { customer_name: 'echo_50%', status: 20, at: '2026-01-01T00:00:00.000003Z', expire_at: '2026-01-01T00:00:00Z' },
      { customer_name: 'bravo', status: 20, at: '2026-01-01T00:00:00.000004Z', expire_at: '2027-01-01T00:00:00Z' },
      { customer_name: 'Charlie\\', status: 40, at: '2026-02-01T00:00:00Z' },
    );
  });

  describe('pages', () => {
    test('a page has its number, its size, its total and the way to the next one until the last', async () => {
      const first = await list({ size: 2 });
      expect(first).toMatchObject({ page: 1, size: 2, total: 5, next_cursor: expect.any(String) });
      expect(names(first)).toEqual(['Alpha', 'bravo']);
      expect(Object.keys(JSON.parse(JSON.stringify(first.items[0])))).toEqual(['id', 'customer_name', 'expire_at']);
      const last = await list({ size: 2, page: 3 });
      expect(names(last)).toEqual(['echo_50%']);
      expect(last).not.toHaveProperty('next_cursor');
    });

    test('a page beyond the last is empty and still tells the total', async () => {
      expect(await list({ page: 9 })).toEqual({ items: [], page: 9, size: 20, total: 5 });
    });

    test('total is counted as it is asked for', async () => {
      expect(await list({ total: 'none' })).not.toHaveProperty('total');
      expect(await list({ total: 'exact', status: 20 })).toMatchObject({ total: 3 });
      expect(await list({ total: 'capped', status: 20, size: 1 })).toMatchObject({ total: 3 });
    });
  });

  describe('cursors', () => {
    test.each(Object.keys(rules.sorts).flatMap((field) => [field, `-${field}`]))(
      'walking by %s shows every row once, in the order of the whole list',
      async (sort) => {
        const whole = await list({ sort });
        for (const total of ['capped', 'none'] as const) {
          const pages = await walk({ sort, size: 1, total });
          expect(pages.flatMap(names)).toEqual(names(whole));
          expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
        }
      },
    );

    test('times are told apart by their microseconds', async () => {
      expect(names(await list({ sort: '-created_at' }))).toEqual(['Charlie\\', 'bravo', 'echo_50%', 'Alpha', 'delta']);
    });

    test('nulls come last in both directions', async () => {
      const noEnd = ['Alpha', 'Charlie\\'];
      for (const sort of ['expire_at', '-expire_at']) {
        const { items } = await list({ sort });
        expect(
          items
            .slice(-2)
            .map(({ customer_name }) => customer_name)
            .sort(),
          sort,
        ).toEqual(noEnd);
      }
      expect(names(await list({ sort: 'expire_at' }))[0]).toBe('echo_50%');
    });

    test('rows that are added before the place neither repeat nor hide others', async () => {
      const before = names(await list({}));
      const added = { customer_name: 'aaa', status: 10 };
      const pages = await walk({ size: 2 }, () => add(added));
      expect(pages.flatMap(names)).toEqual(before);
      await opened.database.platform((query) =>
        query.deleteFrom('workspaces').where('customer_name', '=', 'aaa').execute(),
      );
    });

    test('a cursor belongs to its order', async () => {
      const { next_cursor: cursor } = await list({ size: 2, sort: '-name' });
      expect(names(await list({ size: 2, cursor }))).toEqual(['Charlie\\', 'bravo']);
      await expect(list({ cursor, sort: 'name' })).rejects.toThrow(Invalid);
    });

    test('a cursor whose value its column does not have is refused', async () => {
      const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
      for (const mark of ['2024-13-45', '', null, '99999999999999999999']) {
        const cursor = forged('listThings', 'created_at', 2, mark, 'a');
        await expect(list({ cursor }), String(mark)).rejects.toThrow(Invalid);
      }
      await expect(list({ cursor: forged('listThings', 'password', 2, '1', 'a') })).rejects.toThrow(Invalid);
    });
  });

  describe('conditions', () => {
    test('search finds text anywhere in one of its columns, whatever the case', async () => {
      expect(names(await list({ search: ' LTA ' }))).toEqual(['delta']);
      expect(names(await list({ search: 'a' }))).toEqual(['Alpha', 'bravo', 'Charlie\\', 'delta']);
    });

    test('what a pattern would mean is searched as text', async () => {
      expect(names(await list({ search: '%' }))).toEqual(['echo_50%']);
      expect(names(await list({ search: '_' }))).toEqual(['echo_50%']);
      expect(names(await list({ search: '\\' }))).toEqual(['Charlie\\']);
      expect(names(await list({ search: "'; drop table workspaces --" }))).toEqual([]);
    });

    test('filters hold one value or one of several, and both bounds of a range belong to it', async () => {
      expect(names(await list({ status: 20 }))).toEqual(['bravo', 'delta', 'echo_50%']);
      expect(names(await list({ status: [10, 40] }))).toEqual(['Alpha', 'Charlie\\']);
      expect(names(await list({ status: [] }))).toEqual([]);
      const range = { created_at_from: '2026-01-01T00:00:00.000002Z', created_at_to: '2026-01-01T00:00:00.000003Z' };
      expect(names(await list(range))).toEqual(['Alpha', 'echo_50%']);
    });

    test('conditions count for the total and for the next page', async () => {
      const pages = await walk({ status: 20, size: 2, sort: '-name' });
      expect(pages.map(({ total }) => total)).toEqual([3, 3]);
      expect(pages.flatMap(names)).toEqual(['echo_50%', 'delta', 'bravo']);
    });
  });

  test('capped counts no further than 10,000 and exact counts everything', async () => {
    const crowded = await open();
    await crowded.database.platform((query) =>
      sql`insert into workspaces (id, customer_name) select n::text, 'x' from generate_series(1, 10005) n`.execute(
        query,
      ),
    );
    const total = async (how: 'capped' | 'exact') =>
      (
        await crowded.database.platform((query) =>
          readList(query, query.selectFrom('workspaces').select('id'), rules, { total: how }),
        )
      ).total;
    expect(await total('capped')).toBe(10_000);
    expect(await total('exact')).toBe(10_005);
  });
});
