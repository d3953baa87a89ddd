import { expect, test } from 'vitest';
import { json, ulid } from '#server/kernel/db/index.ts';
import { organisation } from '#server/kernel/db/migrations/0020-organisation.ts';
import { describeOnBothDatabases, type TestDatabase } from './harness.ts';

/** Undoes the migration and runs it again, as the owner. */
async function migrateAgain({ sessions }: TestDatabase): Promise<void> {
  const made = organisation.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
  const client = await sessions.connect();
  try {
    await client.query(`begin; set local role none; drop table ${made.join(', ')}; drop index applications_org`);
    for (const statement of organisation) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describeOnBothDatabases('the names that memberships had', (open) => {
  test('become departments and positions; two departments of one name stay two', async () => {
    const opened = await open();
    const { database } = opened;
    const [wsId, other] = [ulid(), ulid()];
    const [sales, sales2, home] = [ulid(), ulid(), ulid()];
    const people: [ws: string, departments: [string, string][], duty: string[]][] = [
      [
        wsId,
        [
          [sales, 'Sales'],
          [home, 'Home'],
        ],
        ['Lead', 'Driver'],
      ],
      [wsId, [[sales2, 'SALES']], ['lead']],
      [other, [[ulid(), 'Sales']], ['Lead']],
      [wsId, [], []],
    ];
    await database.platform((query) =>
      query
        .insertInto('workspaces')
        .values([wsId, other].map((id) => ({ id, customer_name: id })))
        .execute(),
    );
    const accounts = people.map(() => ulid());
    await database.identity(async (query) => {
      for (const [at, [ws_id, departments, duty]] of people.entries()) {
        const account_id = accounts[at] ?? '';
        await query
          .insertInto('accounts')
          .values({ id: account_id, username: account_id, username_key: account_id, real_name: 'A' })
          .execute();
        await query
          .insertInto('memberships')
          .values({
            id: ulid(),
            ws_id,
            account_id,
            real_name: 'A',
            departments: json(departments.map(([id, department_name]) => ({ id, department_name }))),
            duty: json(duty.map((tag_name) => ({ tag_name }))),
          })
          .execute();
      }
    });
    await migrateAgain(opened);
    const found = await database.tenant(wsId, async (query) => ({
      departments: await query
        .selectFrom('departments')
        .select(['id', 'department_name', 'source', 'father_id'])
        .orderBy('sort')
        .execute(),
      members: await query
        .selectFrom('department_members')
        .where('account_id', '=', accounts[0] ?? '')
        .select('department_id')
        .orderBy('sort')
        .execute(),
      holders: await query
        .selectFrom('position_holders')
        .innerJoin('positions', 'positions.id', 'position_holders.position_id')
        .select(['account_id', 'name_key'])
        .orderBy('name_key')
        .orderBy('account_id')
        .execute(),
    }));
    const top = { source: 'organize', father_id: null };
    expect(found.departments).toHaveLength(3);
    expect(found.departments).toEqual(
      expect.arrayContaining([
        { ...top, id: home, department_name: 'Home' },
        { ...top, id: sales, department_name: 'Sales' },
        { ...top, id: sales2, department_name: 'SALES' },
      ]),
    );
    expect(found.members).toEqual([{ department_id: sales }, { department_id: home }]);
    expect(found.holders).toEqual([
      { account_id: accounts[0], name_key: 'driver' },
      { account_id: accounts[0], name_key: 'lead' },
      { account_id: accounts[1], name_key: 'lead' },
    ]);
  });
});
