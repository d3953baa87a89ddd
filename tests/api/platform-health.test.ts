import { beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller } from './caller.ts';

describeOnBothDatabases('the health of the platform', (open, kind) => {
  let api: Api;
  let root: Caller;
  beforeAll(async () => {
    api = await startApi(await open());
    root = await createCaller(api, 'root');
    return () => api.close();
  });

  test('PH-14 it says how the database, the disk, the jobs and the backups are, each with a state', async () => {
    const { data } = await root.call('getPlatformHealth');
    expect(data).toMatchObject({
      server: { state: 'ok', version: '0.0.0-test' },
      database: { kind, size_mb: expect.any(Number) },
      jobs: { state: 'ok', waiting: 0, failed: 0 },
      messages: { state: 'ok', capped_addresses: 0, capped_workspaces: 0 },
      backup: { state: 'attention', at: null },
      record_tables: { state: 'ok', differences: 0, compared_at: null },
      warnings: [],
    });
  });

  test('PH-14 P15 a workspace sends so many mails a day through the platform, is answered why not, and the health page says that a cap was met', async () => {
    const owner = await createCaller(api, 'owner');
    await root.done('saveSafeSetting', { messages_of_workspace: 2 });
    const send = (email: string) => owner.done('testEmailSetting', { email });
    for (const email of ['a@example.com', 'b@example.com']) expect(await send(email)).toMatchObject({ sent: true });
    expect(await send('c@example.com')).toMatchObject({ sent: false, reason: 'too_many' });
    const { messages } = await root.done('getPlatformHealth');
    expect(messages).toEqual({ state: 'attention', capped_addresses: 0, capped_workspaces: 1 });
    const globex = await createCaller(api, 'globex');
    expect(await globex.done('testEmailSetting', { email: 'e@example.com' }), 'another workspace').toMatchObject({
      sent: true,
    });
    await root.done('saveSafeSetting', { messages_of_workspace: 5_000, messages_to_address: 1 });
    expect(await send('d@example.com'), 'the platform raised it').toMatchObject({ sent: true });
    // A recipient gets one test message a minute.
    api.advance(61_000);
    expect(await globex.done('testEmailSetting', { email: 'd@example.com' })).toMatchObject({ reason: 'too_many' });
    api.advance(25 * 60 * 60_000);
    const again = await createCaller(api, 'root');
    expect((await again.done('getPlatformHealth')).messages).toMatchObject({ state: 'ok' });
  });
});
