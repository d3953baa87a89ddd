import { beforeAll, expect, test } from 'vitest';
import { ulid } from '#server/kernel/db/index.ts';
import { describeOnBothDatabases, type TestDatabase } from '#tests/database/harness.ts';

describeOnBothDatabases('notices of the platform', (open) => {
  const [mine, theirs] = [ulid(), ulid()];
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await open();
    const published = { state: 'published' as const, publish_at: new Date() };
    await opened.database.platform(async (query) => {
      await query
        .insertInto('workspaces')
        .values([mine, theirs].map((id) => ({ id, customer_name: id })))
        .execute();
      await query
        .insertInto('notices')
        .values([
          { id: ulid(), title: 'for all', content: 'x', ...published },
          { id: ulid(), title: 'for me', content: 'x', ...published, audience: [theirs, mine] },
          { id: ulid(), title: 'for them', content: 'x', ...published, audience: [theirs] },
          { id: ulid(), title: 'a draft', content: 'x' },
          { id: ulid(), title: 'withdrawn', content: 'x', ...published, state: 'withdrawn' },
        ])
        .execute();
    });
  });

  test('P5 a statement without a filter reads what is published for the workspace', async () => {
    const found = await opened.database.tenant(mine, (query) =>
      query.selectFrom('notices').select('title').orderBy('title').execute(),
    );
    expect(found).toEqual([{ title: 'for all' }, { title: 'for me' }]);
  });

  test('P5 a workspace can neither change nor delete them, nor add one', async () => {
    const { database } = opened;
    const changed = await database.tenant(mine, (query) =>
      query.updateTable('notices').set({ title: 'mine' }).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    const deleted = await database.tenant(mine, (query) => query.deleteFrom('notices').executeTakeFirst());
    expect(deleted.numDeletedRows).toBe(0n);
    const adding = database.tenant(mine, (query) =>
      query.insertInto('notices').values({ id: ulid(), title: 'x', content: 'x' }).execute(),
    );
    await expect(adding).rejects.toMatchObject({ code: '42501' });
  });

  test('P5 the platform reads no notice of a workspace', async () => {
    await opened.database.tenant(mine, (query) =>
      query.insertInto('notices').values({ id: ulid(), ws_id: mine, title: 'inside', content: 'x' }).execute(),
    );
    const found = await opened.database.platform((query) => query.selectFrom('notices').select('title').execute());
    expect(found.map(({ title }) => title)).not.toContain('inside');
  });
});
