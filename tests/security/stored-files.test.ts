import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { type BuiltTable, buildTable, field, inLeave } from '#tests/api/relations.ts';
import { uploadFile } from '#tests/api/upload-file.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';

const megabyte = 1024 * 1024;

describeOnEachDatabase('bytes of files that nobody needs any more', (opening) => {
  let api: Api;
  let owner: Caller;
  let root: Caller;
  let table: BuiltTable;
  beforeAll(async () => {
    api = await startApi(await opening());
    [owner, root] = await createCallers(api, 'owner', 'root');
    table = await buildTable(owner, 'Plans', [field('name', { type: 'text' }), field('plan', { type: 'file' })]);
    return () => api.close();
  });

  /** Names of everything that is stored on the disk. */
  const onDisk = (): string[] =>
    readdirSync(join(api.services.settings.dataDirectory, 'files'), { recursive: true })
      .map(String)
      .filter((name) => /\.\w+$/.test(name));
  const plan = (): Uint8Array => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(0.6 * megabyte, ' ')]);
  const upload = (): Promise<string | undefined> => uploadFile(api, owner, plan(), 'a.pdf');
  const draft = async (id: string | undefined): Promise<void> => {
    await owner.done('keepMenuDraft', { id: table.menuId, data: { plan: [id ?? ''] } }, inLeave);
    await owner.done('dropMenuDraft', { id: table.menuId }, inLeave);
  };
  const limit = (max_storage_mb: number | null) =>
    root.done('configureCustomerQuota', { id: owner.wsId, quota: { max_storage_mb } });

  test('P46 a draft that is thrown away gives no room for bytes that are still on the disk', async () => {
    await limit(1);
    const first = await upload();
    expect(first).toBeTruthy();
    await draft(first);
    expect(onDisk()).toHaveLength(1);
    expect(await upload()).toBeUndefined();
  });
});
