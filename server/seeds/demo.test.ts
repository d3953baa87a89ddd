import { verify } from '@node-rs/argon2';
import { beforeAll, expect, test } from 'vitest';
import { roles } from '#openapi';
import { isValid } from 'ulid';
import type { Database } from '#server/kernel/db/index.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { demoPassword, seedDemo } from './demo.ts';
import { seedId } from './seed-id.ts';

const now = new Date('2026-11-02T08:00:00Z');

const acme = seedId('workspace acme');

describeOnEachDatabase('the demo', (open) => {
  // One for all: whoever changes it leaves the demo whole, but for the last one.
  let database: Database;
  beforeAll(async () => {
    ({ database } = await open());
    expect(await seedDemo(database, { now })).toBe(true);
  });

  test('seedId gives the same id on every start, in the form of an id', () => {
    expect(seedId('workspace acme')).toBe(seedId('workspace acme'));
    expect(seedId('workspace acme')).not.toBe(seedId('workspace globex'));
    expect(isValid(seedId('workspace acme'))).toBe(true);
  });

  test('ROLE-01 has an account for each of the ten roles, all with the one password', async () => {
    const { accounts, memberships } = await database.identity(async (query) => ({
      accounts: await query.selectFrom('accounts').selectAll().execute(),
      memberships: await query.selectFrom('memberships').selectAll().execute(),
    }));
    const inApplications = await database.tenant(acme, (query) =>
      query.selectFrom('application_members').select('role').distinct().execute(),
    );
    const held = [...accounts.flatMap((account) => account.system_roles), ...memberships.flatMap((one) => one.roles)];
    expect(new Set([...held, ...inApplications.map(({ role }) => role)])).toEqual(new Set(Object.keys(roles)));
    expect(accounts).toHaveLength(12);
    for (const { password_hash: hash } of accounts) expect(hash).toBe(accounts[0]?.password_hash);
    expect(await verify(accounts[0]?.password_hash ?? '', demoPassword)).toBe(true);
    expect(accounts[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const systems = accounts.filter((account) => account.system_roles.length > 0).map(({ id }) => id);
    expect(memberships.filter(({ account_id: id }) => systems.includes(id))).toEqual([]);
  });

  test('ROLE-01 gives one account both workspaces', async () => {
    const found = await database.identity((query) =>
      query
        .selectFrom('memberships')
        .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
        .innerJoin('workspaces', 'workspaces.id', 'memberships.ws_id')
        .where('username_key', '=', 'both')
        .select('customer_name')
        .orderBy('customer_name')
        .execute(),
    );
    expect(found.map((row) => row.customer_name)).toEqual(['Acme', 'Globex']);
  });

  test('Acme has the two sample applications, and each owner a welcome mail', async () => {
    const namesIn = (wsId: string): Promise<{ application_name: string }[]> =>
      database.tenant(wsId, (query) =>
        query.selectFrom('applications').select('application_name').orderBy('sort').execute(),
      );
    expect((await namesIn(acme)).map((row) => row.application_name)).toEqual(['Leave and absence', 'Customers']);
    expect(await namesIn(seedId('workspace globex'))).toEqual([]);
    const mails = await database.platform((query) =>
      query.selectFrom('outbox_messages').select('recipient').orderBy('recipient').execute(),
    );
    expect(mails.map((mail) => mail.recipient)).toEqual(['globex@example.com', 'owner@example.com']);
  });

  test('a seeding that was cut off is completed by the next start', async () => {
    await database.platform((query) => query.deleteFrom('preferences').execute());
    await database.tenant(acme, (query) => query.deleteFrom('applications').where('sort', '>', 0).execute());
    expect(await seedDemo(database, { now })).toBe(true);
    const found = await database.tenant(acme, (query) => query.selectFrom('applications').select('id').execute());
    expect(found).toHaveLength(2);
  });

  test('two servers that start at once seed one demo', async () => {
    const fresh = (await open()).database;
    await Promise.all([seedDemo(fresh, { now }), seedDemo(fresh, { now })]);
    const found = await fresh.identity((query) => query.selectFrom('accounts').select('id').execute());
    expect(found).toHaveLength(12);
  });

  test('is seeded once: what people deleted stays deleted', async () => {
    await database.tenant(acme, (query) => query.deleteFrom('applications').execute());
    expect(await seedDemo(database, { now })).toBe(false);
    const left = await database.tenant(acme, (query) => query.selectFrom('applications').select('id').execute());
    expect(left).toEqual([]);
  });
});
