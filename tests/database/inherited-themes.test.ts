import { expect, test } from 'vitest';
import { json, type Query, ulid } from '#server/kernel/db/index.ts';
import { inheritedThemes } from '#server/kernel/db/migrations/0174-inherited-themes.ts';
import { describeOnBothDatabases } from './harness.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));
const head = { kind: 'theme', version: 1, id: 'site.theme' };
const shipped = { ...head, base: 'Default', density: 'regular', light: {}, dark: {}, sizes: {} };
const ofPlatform = { ...shipped, base: 'GeekBlue', light: { accent: '#003366' }, sizes: { 'radius-md': 2 } };

/** What a workspace had stored on a day, and what is left of it. */
const versions: { on: number; was: Record<string, unknown>; left: Record<string, unknown> }[] = [
  {
    on: 5,
    was: { ...shipped, base: 'Purple', light: { ink: '#101010' } },
    left: { base: 'Purple', light: { ink: '#101010' } },
  },
  { on: 6, was: shipped, left: {} },
  { on: 15, was: { ...ofPlatform, density: 'compact' }, left: { density: 'compact' } },
  {
    on: 16,
    was: { ...shipped, base: 'NeteaseRed', sizes: { control: 36 } },
    left: { base: 'NeteaseRed', sizes: { control: 36, 'radius-md': null } },
  },
  {
    on: 17,
    was: { ...ofPlatform, light: {}, dark: { accent: '#335577' } },
    left: { light: { accent: null }, dark: { accent: '#335577' } },
  },
  { on: 18, was: { ...head, base: 'GeekBlue' }, left: { light: { accent: null }, sizes: { 'radius-md': null } } },
];

describeOnBothDatabases('themes that were stored whole', (open) => {
  test('CFG-13 CFG-14 keep what the workspace changed: what equals the theme of the platform of that time is inherited', async () => {
    const { database, sessions } = await open();
    const wsId = ulid();
    await database.platform((query) =>
      query.insertInto('workspaces').values({ id: wsId, customer_name: wsId }).execute(),
    );
    const store = (query: Query, ws_id: string | null, value: unknown, at: Date) => {
      const id = ulid();
      const scope = ws_id === null ? ('platform' as const) : ('workspace' as const);
      const row = { id, scope, ws_id, kind: 'theme', key: 'site', hash: id, value: json(value) };
      return query
        .insertInto('configuration_versions')
        .values({ ...row, created_at: at, published_at: at })
        .execute();
    };
    await database.platform((query) => store(query, null, ofPlatform, day(10)));
    await database.tenant(wsId, async (query) => {
      for (const { on, was } of versions) await store(query, wsId, was, day(on));
    });
    const client = await sessions.connect();
    await client.query('begin; set local role none');
    for (const statement of inheritedThemes) await client.query(statement);
    await client.query('commit');
    client.release();
    const read = (query: Query) =>
      query
        .selectFrom('configuration_versions')
        .where('kind', '=', 'theme')
        .select(['value', 'ws_id'])
        .orderBy('created_at')
        .execute();
    const stored = await database.tenant(wsId, (query) => read(query).then((rows) => rows.filter((row) => row.ws_id)));
    expect(stored.map(({ value }) => value)).toEqual(versions.map(({ left }) => ({ ...head, ...left })));
    const [platform] = await database.platform(read);
    expect(platform?.value, 'the theme of the platform stays whole').toEqual(ofPlatform);
  });
});
