import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Query } from '#server/kernel/db/index.ts';
import { type OpenDatabase, openDatabase } from '#server/kernel/db/driver/open.ts';
import { describeOnBothDatabases, makeLocation } from '#tests/database/harness.ts';
import { silent } from '#tests/database/silent.ts';
import { ulid } from '#server/kernel/db/ulid.ts';

const [acme, globex] = [ulid(), ulid()];

describeOnBothDatabases('records of many workspaces', (_open, kind) => {
  let opened: OpenDatabase;
  let remove: () => Promise<void> | void;
  beforeAll(async () => {
    const made = await makeLocation(kind);
    remove = made.remove;
    opened = await openDatabase(made.location, { log: silent });
  });
  afterAll(async () => {
    await opened.close();
    await remove();
  });

  const slow = async (query: Query): Promise<void> => void (await sql`select pg_sleep(0.2)`.execute(query));
  const quick = async (query: Query): Promise<void> => void (await sql`select 1`.execute(query));

  test('P45 a workspace whose lists take long holds up itself: another one’s list and sign-in come before its next', async () => {
    const { database } = opened;
    const ended: string[] = [];
    const named = (name: string, work: Promise<void>): Promise<void> => work.then(() => void ended.push(name));
    const heavy = Array.from({ length: 20 }, () => named('heavy', database.records(acme, slow)));
    const others = [
      named('list', database.records(globex, quick)),
      ...(kind === 'postgres' ? [named('sign-in', database.identity(quick))] : []),
    ];
    await Promise.all([...heavy, ...others]);
    // At once with the first ones on PostgreSQL; the embedded database does one thing at a time.
    const before = (name: string): number =>
      ended.slice(0, ended.indexOf(name)).filter((one) => one === 'heavy').length;
    expect(before('list')).toBeLessThanOrEqual(kind === 'postgres' ? 0 : 1);
    if (kind === 'postgres') expect(before('sign-in')).toBe(0);
  });
});
