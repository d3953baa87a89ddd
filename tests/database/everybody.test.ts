import { expect, test } from 'vitest';
import { addEverybody } from '#server/domains/organisation/index.ts';
import { ulid } from '#server/kernel/db/index.ts';
import { everybody } from '#server/kernel/db/migrations/0400-everybody.ts';
import { describeOnBothDatabases, type TestDatabase } from './harness.ts';

/** Undoes the migration, lets a workspace of that time have its groups, and runs it again, as the owner. */
async function migrateAgain({ sessions }: TestDatabase, before: readonly string[]): Promise<void> {
  const client = await sessions.connect();
  try {
    await client.query(`begin; set local role none;
      drop trigger revise_workspace on memberships; alter table user_groups no force row level security;
      delete from user_groups where is_everybody; alter table user_groups drop column is_everybody cascade;
      alter table user_groups alter column name set not null;
      create index user_groups_sorted on user_groups (ws_id, lower(name collate "C"), id)`);
    for (const statement of [...before, ...everybody]) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describeOnBothDatabases('the user group of everybody', (open) => {
  test('ORG-05 P5 a workspace of an earlier version gets it once, and a group that has its name already keeps it', async () => {
    const opened = await open();
    const [plain, taken] = [ulid(), ulid()];
    await opened.database.platform((query) =>
      query
        .insertInto('workspaces')
        .values([plain, taken].map((id) => ({ id, customer_name: id })))
        .execute(),
    );
    await migrateAgain(opened, [
      `insert into user_groups (id, ws_id, name, name_key) values ('own', '${taken}', '工作区全员', '工作区全员')`,
    ]);
    const groupsOf = (wsId: string) =>
      opened.database.tenant(wsId, (query) =>
        query
          .selectFrom('user_groups')
          .select(['name', 'name_key', 'is_everybody', 'enabled', 'version'])
          .orderBy('is_everybody')
          .execute(),
      );
    const made = { is_everybody: true, enabled: true, version: 1 };
    expect(await groupsOf(plain)).toEqual([{ ...made, name: null, name_key: '' }]);
    expect(await groupsOf(taken)).toEqual([
      { ...made, is_everybody: false, name: '工作区全员', name_key: '工作区全员' },
      {
        ...made,
        name: 'Everybody in the workspace · 工作区全员',
        name_key: 'everybody in the workspace · 工作区全员',
      },
    ]);
    const second = opened.database.tenant(plain, (query) =>
      query
        .insertInto('user_groups')
        .values({ id: ulid(), ws_id: plain, name: 'Second', name_key: 'second', is_everybody: true })
        .execute(),
    );
    await expect(second).rejects.toMatchObject({ constraint: 'user_groups_everybody' });
    const disabled = opened.database.tenant(plain, (query) =>
      query.updateTable('user_groups').set({ enabled: false }).where('is_everybody', '=', true).execute(),
    );
    await expect(disabled).rejects.toMatchObject({ constraint: 'user_groups_lasting' });
  });

  test('P5 who makes a workspace makes it in the identity scope, once, and no other group', async () => {
    const { database } = await open();
    const wsId = ulid();
    await database.platform((query) =>
      query.insertInto('workspaces').values({ id: wsId, customer_name: wsId }).execute(),
    );
    const add = () => database.identity((query) => addEverybody(query, { wsId, now: new Date() }));
    expect([await add(), await add()]).toEqual([true, false]);
    const other = database.identity((query) =>
      query.insertInto('user_groups').values({ id: ulid(), ws_id: wsId, name: 'Other', name_key: 'other' }).execute(),
    );
    await expect(other).rejects.toMatchObject({ code: '42501' });
    const groups = await database.tenant(wsId, (query) => query.selectFrom('user_groups').select('name').execute());
    expect(groups).toEqual([{ name: null }]);
  });
});
