import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCaller } from './caller.ts';

describeOnEachDatabase('the health of the platform', (open, kind) => {
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
      backup: { state: 'attention', at: null },
      record_tables: { state: 'ok', differences: 0, compared_at: null },
      warnings: [],
    });
  });
});
