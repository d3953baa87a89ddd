import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '#tests/api/api.ts';
import { type Caller, createCallers } from '#tests/api/caller.ts';
import { type BuiltTable, buildTable, field, inLeave } from '#tests/api/relations.ts';
import { sendFile } from '#tests/api/upload-file.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { eraseReleasedFiles } from '#server/domains/files/index.ts';

const megabyte = 1024 * 1024;
const hour = 60 * 60 * 1000;

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
  const limit = (max_storage_mb: number | null) =>
    root.done('configureCustomerQuota', { id: owner.wsId, quota: { max_storage_mb } });
  const erase = (hours: number): Promise<number> =>
    eraseReleasedFiles(api.database, api.services.blobs, new Date(api.now().getTime() + hours * hour));
  beforeEach(async () => {
    await limit(null);
    await erase(25);
  });

  /** Names of everything that is stored on the disk. */
  const onDisk = (): string[] => {
    const folder = join(api.services.settings.dataDirectory, 'files');
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
    return names.map(String).filter((name) => /\.\w+$/.test(name));
  };
  const plan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(0.6 * megabyte, ' ')]);
  /** The id of the file; undefined where there is no room for it. */
  const upload = async (): Promise<string | undefined> => {
    const { status, data } = await sendFile(api, owner, plan, 'a.pdf');
    return status === 200 ? String(Object(data).id) : undefined;
  };
  const dropDraftOf = async (id: string | undefined): Promise<void> => {
    await owner.done('keepMenuDraft', { id: table.menuId, data: { plan: [id ?? ''] } }, inLeave);
    await owner.done('dropMenuDraft', { id: table.menuId }, inLeave);
  };
  const save = (id: string | undefined) =>
    owner.call('createMenuRecord', { id: table.menuId, data: { name: 'one', plan: [id] } }, inLeave);

  test('P46 a draft that is thrown away gives no room for bytes that are still on the disk, until they are erased', async () => {
    const before = onDisk().length;
    await limit(1);
    const first = await upload();
    expect(first).toBeTruthy();
    await dropDraftOf(first);
    expect(await upload(), 'the bytes are there').toBeUndefined();
    expect(onDisk()).toHaveLength(before + 1);
    expect(await erase(23)).toBe(0);
    expect(await erase(25)).toBe(1);
    expect(onDisk()).toHaveLength(before);
    const next = await upload();
    expect(next).toBeTruthy();
    await dropDraftOf(next);
  });

  test('P46 a file comes back for a day after its draft, and not without its bytes', async () => {
    const [used, gone] = [await upload(), await upload()];
    await dropDraftOf(used);
    await dropDraftOf(gone);
    expect(await save(used)).toMatchObject({ status: 200 });
    expect(await erase(25)).toBe(1);
    expect((await owner.done('openFiles', { ids: [used ?? '', gone ?? ''] })).files.map(({ id }) => id)).toEqual([
      used,
    ]);
    expect(await save(gone)).toMatchObject({ status: 422, code: 'invalid_request' });
  });

  test('P46 uploads that others left no room for leave no bytes', async () => {
    const before = onDisk().length;
    const bytes = (await root.done('getCustomerDetail', { id: owner.wsId })).usage.storage_mb;
    await limit(Math.ceil(bytes) + 1);
    const answers = await Promise.all(Array.from({ length: 6 }, upload));
    const stored = answers.filter((id) => id !== undefined).length;
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThan(4);
    expect(onDisk()).toHaveLength(before + stored);
  });
});
