import { expect, test } from 'vitest';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { inheritedFields } from '#server/kernel/db/migrations/0160-inherited-fields.ts';
import { describeOnBothDatabases } from './harness.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));

describeOnBothDatabases('sign-in pages that were stored whole', (open) => {
  test('CFG-13 keep what the workspace changed: what equals the page of the platform of that time is inherited', async () => {
    const { database, sessions } = await open();
    const wsId = ulid();
    await database.platform((query) =>
      query.insertInto('workspaces').values({ id: wsId, customer_name: wsId }).execute(),
    );
    const store = (query: Query, ws_id: string | null, value: unknown, at: Date) => {
      const id = ulid();
      const scope = ws_id === null ? ('platform' as const) : ('workspace' as const);
      return query
        .insertInto('configuration_versions')
        .values({
          id,
          scope,
          ws_id,
          kind: 'loginPage',
          key: 'login',
          hash: id,
          value: json(value),
          created_at: at,
          published_at: at,
        })
        .execute();
    };
    const shipped = { loginLocation: 'center', bgColor: '#e6f4ff', copyrightList: [{ content: '' }] };
    await database.platform(async (query) => {
      await store(query, null, { ...shipped, loginLocation: 'left' }, day(10));
      await store(query, null, { ...shipped, loginLocation: 'right', bgColor: '#ffffff' }, day(20));
    });
    await database.tenant(wsId, async (query) => {
      await store(query, wsId, { ...shipped, copyrightList: [{ content: 'Before any' }] }, day(5));
      await store(query, wsId, { ...shipped, loginLocation: 'left', bgColor: '#000000' }, day(15));
      await store(query, wsId, { ...shipped, loginLocation: 'left' }, day(25));
    });
    const client = await sessions.connect();
    await client.query('begin; set local role none');
    for (const statement of inheritedFields) await client.query(statement);
    await client.query('commit');
    client.release();
    const stored = await database.tenant(wsId, (query) =>
      query
        .selectFrom('configuration_versions')
        .where('ws_id', '=', wsId)
        .select('value')
        .orderBy('created_at')
        .execute(),
    );
    expect(stored.map(({ value }) => value)).toEqual([
      { copyrightList: [{ content: 'Before any' }] },
      { bgColor: '#000000' },
      { loginLocation: 'left', bgColor: '#e6f4ff' },
    ]);
    const platform = await database.platform((query) =>
      query
        .selectFrom('configuration_versions')
        .where('ws_id', 'is', null)
        .select('value')
        .orderBy('created_at')
        .execute(),
    );
    expect(platform[0]?.value, 'the page of the platform stays whole').toEqual({ ...shipped, loginLocation: 'left' });
  });
});
