import { beforeAll, expect, test } from 'vitest';
import { json, ulid } from '#server/kernel/db/index.ts';
import type { SessionClient } from '#server/kernel/db/driver/session/session.ts';
import { describeOnBothDatabases, type TestDatabase } from './harness.ts';

async function ask(opened: TestDatabase, text: string, values?: unknown[]): Promise<Record<string, unknown>> {
  const client: SessionClient = await opened.sessions.connect();
  try {
    return (await client.query(text, values)).rows[0];
  } finally {
    client.release();
  }
}

describeOnBothDatabases('both databases read and write values alike', (open) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
  });

  test('values are read as the same JavaScript values', async () => {
    const row = await ask(
      opened,
      `select timestamptz '2026-03-01 12:30:00.123+02' as moment, 42::int8 as big, 7 as small, 1.50::numeric(6,2) as decimal,
         2.5::float8 as real, true as yes, '{"a":[1,{"b":null}]}'::jsonb as json, array['x','ü, "y"',null]::text[] as texts,
         array[1,2]::int8[] as bigs, date '2026-03-29' as day, null::text as nothing, '中文'::text as chinese, '\\x00ff'::bytea as bytes`,
    );
    expect(row).toEqual({
      moment: new Date('2026-03-01T10:30:00.123Z'),
      big: 42,
      small: 7,
      decimal: '1.50',
      real: 2.5,
      yes: true,
      json: { a: [1, { b: null }] },
      texts: ['x', 'ü, "y"', null],
      bigs: [1, 2],
      day: '2026-03-29',
      nothing: null,
      chinese: '中文',
      bytes: Buffer.from([0, 255]),
    });
  });

  test('moments of every length and age are read', async () => {
    const texts = [
      '2026-03-01 10:30:00+00',
      '2026-03-01 10:30:00.5+00',
      '2026-12-31 23:59:59.999999+00',
      '0050-01-01 00:00:00.25+00',
      '12026-03-01 10:30:00+00',
      '0044-03-15 12:00:00+00 BC',
    ];
    const columns = texts.map((text, at) => `timestamptz '${text}' as m${at}`);
    const { m0, m1, m2, m3, m4, m5 } = await ask(opened, `select ${columns.join(', ')}`, []);
    expect([m0, m1, m2, m3, m4, m5].map((moment) => (moment as Date).toISOString())).toEqual([
      '2026-03-01T10:30:00.000Z',
      '2026-03-01T10:30:00.500Z',
      '2026-12-31T23:59:59.999Z',
      '0050-01-01T00:00:00.250Z',
      '+012026-03-01T10:30:00.000Z',
      '-000043-03-15T12:00:00.000Z',
    ]);
  });

  test('values are written the same', async () => {
    const row = await ask(
      opened,
      'select $1::timestamptz as moment, $2::text[] as texts, $3::jsonb as json, $4::int8 as big, $5::bytea as bytes, $6::text as nothing',
      [
        new Date('2026-10-25T00:30:00.5Z'),
        ['a', '{,}"\\'],
        '{"k":[1]}',
        9_007_199_254_740_991,
        Buffer.from([1, 2]),
        null,
      ],
    );
    expect(row).toEqual({
      moment: new Date('2026-10-25T00:30:00.500Z'),
      texts: ['a', '{,}"\\'],
      json: { k: [1] },
      big: 9_007_199_254_740_991,
      bytes: Buffer.from([1, 2]),
      nothing: null,
    });
  });

  test('a bigint that a number cannot hold is an error, not a wrong number', async () => {
    await expect(ask(opened, 'select 9007199254740993::int8 as big')).rejects.toThrow(/9007199254740993/);
    expect(await ask(opened, 'select 1 as one')).toEqual({ one: 1 });
  });

  test('a megabyte goes in and comes back', async () => {
    const text = 'ü'.repeat(1_000_000);
    expect(await ask(opened, 'select $1::text as text', [text])).toEqual({ text });
  });

  test('errors carry the code, the constraint and the table', async () => {
    const account = { username: 'a', username_key: 'a', real_name: 'A' };
    const insert = (): Promise<unknown> =>
      opened.database.identity((query) =>
        query
          .insertInto('accounts')
          .values({ id: ulid(), ...account })
          .execute(),
      );
    await insert();
    await expect(insert()).rejects.toMatchObject({
      code: '23505',
      constraint: 'accounts_username_key_key',
      table: 'accounts',
    });
  });

  test('json columns take arrays, texts and null through json()', async () => {
    const id = ulid();
    const found = await opened.database.platform(async (query) => {
      await query
        .insertInto('preferences')
        .values({ id, key: 'k', value: json(['a', { b: 1 }]) })
        .execute();
      return query.selectFrom('preferences').select('value').where('id', '=', id).executeTakeFirstOrThrow();
    });
    expect(found).toEqual({ value: ['a', { b: 1 }] });
  });

  test('the number of changed rows is reported', async () => {
    const changed = await opened.database.platform((query) =>
      query
        .updateTable('preferences')
        .set({ value: json('x') })
        .where('key', '=', 'k')
        .executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(1n);
  });
});
