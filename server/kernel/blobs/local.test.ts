import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalBlobs } from './local.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-blobs-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('createLocalBlobs', () => {
  it('blobs are given back as they were put, and leave nothing else behind', async () => {
    const blobs = createLocalBlobs(join(folder, 'a/b'));
    const bytes = randomBytes(70_000);
    await blobs.put('abcd1234.png', bytes);
    expect(await blobs.get('abcd1234.png')).toEqual(bytes);
    const files = (await readdir(join(folder, 'a/b'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files.map(({ name }) => name)).toEqual(['abcd1234.png']);
  });

  it('no other user of the machine reads the folder, one from an earlier version too', async () => {
    const old = join(folder, 'old');
    await mkdir(old, { mode: 0o755 });
    const blobs = createLocalBlobs(old);
    await blobs.put('abcd1234.png', randomBytes(10));
    for (const path of [old, join(old, 'ab')]) expect((await stat(path)).mode & 0o077, path).toBe(0);
  });

  it('P34 readers and writers of one name at once only ever see a whole blob', async () => {
    const blobs = createLocalBlobs(folder);
    const versions = [randomBytes(300_000), randomBytes(200_000)];
    await blobs.put('same0000.png', versions[0] ?? Buffer.alloc(0));
    const writes = Array.from({ length: 10 }, (_, index) =>
      blobs.put('same0000.png', versions[index % 2] ?? Buffer.alloc(0)),
    );
    const reads = Array.from({ length: 20 }, async () => {
      const found = await blobs.get('same0000.png');
      expect(versions.some((version) => found?.equals(version))).toBe(true);
    });
    await Promise.all([...writes, ...reads]);
  });

  it('a blob that does not exist, or no longer, is undefined; deleting it again is no error', async () => {
    const blobs = createLocalBlobs(folder);
    expect(await blobs.get('unknown1.png')).toBeUndefined();
    await blobs.put('gone1234.png', Buffer.from('x'));
    await blobs.delete('gone1234.png');
    await blobs.delete('gone1234.png');
    expect(await blobs.get('gone1234.png')).toBeUndefined();
  });

  it.each(['../../etc/passwd', 'a/b.png', '..', 'aaaa', '.aaaa.png', 'aaaa.png\0', ''])(
    'P29 the name %j is refused',
    async (name) => {
      const blobs = createLocalBlobs(folder);
      await expect(blobs.get(name)).rejects.toThrow(TypeError);
      await expect(blobs.put(name, Buffer.from('x'))).rejects.toThrow(TypeError);
      await expect(blobs.delete(name)).rejects.toThrow(TypeError);
    },
  );
});
