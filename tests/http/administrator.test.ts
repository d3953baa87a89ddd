import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { AdminRefused, createAdmin } from '#server/start/create-admin.ts';
import { demoSecret } from '#server/start/demo-secret.ts';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnBothDatabases, describeOnEachDatabase } from '#tests/database/harness.ts';

describeOnEachDatabase('the first administrator', (open) => {
  test('P42 is a system super administrator, and in the operation log', async () => {
    const { database } = await open();
    const id = await createAdmin(database, { username: ' Root ', password: 'a long enough one' });
    const account = await database.identity((query) =>
      query.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(account).toMatchObject({
      username: 'Root',
      username_key: 'root',
      system_roles: ['SYSTEM_SUPER_ADMIN'],
      home_ws_id: null,
    });
    expect(await verify(account.password_hash ?? '', 'a long enough one')).toBe(true);
    const log = await database.platform((query) => query.selectFrom('operation_log').selectAll().execute());
    expect(log).toMatchObject([{ action: 'createAdmin', target: id, ws_id: null }]);
    expect(JSON.stringify(log)).not.toContain('argon2');
  });

  test('is refused when the name is taken or the password short, and nothing is made', async () => {
    const { database } = await open();
    await createAdmin(database, { username: 'root', password: 'a long enough one' });
    await expect(createAdmin(database, { username: 'ROOT', password: 'a long enough one' })).rejects.toThrow(
      AdminRefused,
    );
    await expect(createAdmin(database, { username: 'other', password: 'short' })).rejects.toThrow('at least 12');
    expect(await database.identity((query) => query.selectFrom('accounts').select('id').execute())).toHaveLength(1);
  });
});

describeOnBothDatabases("the demo's secret", (open, kind) => {
  test('stays the same, and belongs to the platform alone', async () => {
    const opened = await open();
    const folder = mkdtempSync(join(tmpdir(), 'pagewright-secret-'));
    const [first, second] = [await demoSecret(opened, folder), await demoSecret(opened, folder)];
    expect(first).toBe(second);
    expect(first.length).toBeGreaterThanOrEqual(32);
    if (kind === 'embedded') {
      expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
      writeFileSync(join(folder, 'secret'), '');
      expect((await demoSecret(opened, folder)).length).toBeGreaterThanOrEqual(32);
    }
    const seen = await opened.database.tenant('any', (query) => query.selectFrom('preferences').selectAll().execute());
    expect(seen).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
