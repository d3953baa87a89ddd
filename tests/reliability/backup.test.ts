import { createWriteStream } from 'node:fs';
import { appendFile, copyFile, mkdir, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { signIn } from '#scripts/bench/visit.ts';
import { tarOf } from '#server/kernel/archive/write-tar.ts';
import { archiveFormat } from '#server/start/archive-parts.ts';
import type { DatabaseKind } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { dataOf, fill, makeHome, recordsOf, rowsOf, run, serve, uploadPicture } from './backup-home.ts';
import { patience } from '#tests/tier.ts';

const ways: readonly (readonly [DatabaseKind, DatabaseKind])[] = [
  ['embedded', 'postgres'],
  ['postgres', 'embedded'],
];

test.each(atLevel(ways, ways.slice(0, 1)))(
  'P34 P5 a backup of %s becomes the same data on %s: rows of every kind, records under their protection, files, sequences and sign-in',
  { timeout: patience(300_000) },
  async (from, to) => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    console.log(`seed ${seed}`);
    const [source, target] = [await makeHome(from), await makeHome(to)];
    const { url } = await fill(source, seed);
    const archive = join(source.DATA_DIR ?? '', 'one.tar.gz');
    expect(await run(source, 'backup', archive)).toMatchObject({
      failure: '',
      text: expect.stringContaining('operation_log'),
    });
    expect((await stat(archive)).mode & 0o077).toBe(0);
    // A name that is taken is never written over.
    expect(await run(source, 'backup', archive)).toMatchObject({
      code: 1,
      text: expect.stringContaining('exists already'),
    });

    const restored = await run(target, 'restore', archive);
    expect(restored).toMatchObject({
      failure: '',
      text: expect.stringMatching(/^Restoring into the database .*Restored/s),
    });
    expect(await run(target, 'tables-check')).toMatchObject({ failure: '' });
    const again = join(target.DATA_DIR ?? '', 'two.tar.gz');
    expect(await run(target, 'backup', again)).toMatchObject({ failure: '' });
    const [before, after] = [await dataOf(archive), await dataOf(again)];
    const tables = new Set(
      [...before.keys()].filter((name) => /\/\d+\.json$/.test(name)).map((name) => name.replace(/\d+\.json$/, '')),
    );
    expect([...tables].filter((name) => name.startsWith('records/')).length).toBeGreaterThan(4);
    tables.delete('database/table_columns/');
    tables.delete('database/physical_tables/');
    for (const table of tables) expect(rowsOf(after, table), table).toEqual(rowsOf(before, table));
    expect(after.get('database/sequences.json')).toEqual(before.get('database/sequences.json'));
    for (const [name, text] of before) if (name.startsWith('files/')) expect(after.get(name), name).toBe(text);

    await serve({ ...target, DEMO_RECORDS: '0' }, async (server) => {
      const token = await signIn(server.origin, 'owner');
      expect(Object.values(await recordsOf(server, token)).every((count) => count > 0)).toBe(true);
      expect((await fetch(new URL(url, server.origin))).headers.get('content-type')).toContain('image/');
      expect(await uploadPicture(server, token)).toContain('/');
    });

    // What has data already is only replaced when that is asked for, and a damaged archive changes nothing.
    expect(await run(target, 'restore', archive)).toMatchObject({
      code: 1,
      text: expect.stringContaining('--replace'),
    });
    const broken = join(source.DATA_DIR ?? '', 'cut.tar.gz');
    await copyFile(archive, broken);
    await truncate(broken, Math.floor((await stat(archive)).size * 0.7));
    expect(await run(target, 'restore', broken, '--replace')).toMatchObject({
      code: 1,
      text: expect.stringContaining('cut off'),
    });
    expect(await run(target, 'tables-check')).toMatchObject({ failure: '' });
    const unchanged = join(target.DATA_DIR ?? '', 'three.tar.gz');
    expect(await run(target, 'backup', unchanged)).toMatchObject({ failure: '' });
    expect(rowsOf(await dataOf(unchanged), 'database/memberships/')).toEqual(rowsOf(before, 'database/memberships/'));
    expect((await readdir(target.DATA_DIR ?? '')).filter((name) => name.startsWith('restoring-'))).toEqual([]);
    expect(await run(target, 'restore', archive, '--replace')).toMatchObject({ failure: '' });
    expect(await run(target, 'tables-check')).toMatchObject({ failure: '' });
  },
);

test('P34 P29 what is no archive, or one of another structure, is refused with what to do', async () => {
  const home = await makeHome('embedded');
  const folder = home.DATA_DIR ?? '';
  await mkdir(folder, { recursive: true });
  const none = join(folder, 'none.tar.gz');
  expect(await run(home, 'restore', none)).toMatchObject({ code: 1, text: expect.stringContaining('does not exist') });
  await writeFile(none, 'not an archive');
  expect(await run(home, 'restore', none)).toMatchObject({ code: 1, text: expect.stringContaining('damaged') });
  const other = join(folder, 'other.tar.gz');
  const manifest = {
    format: archiveFormat,
    product: '0.9',
    migrations: ['0900-other'],
    database: 'embedded',
    createdAt: '',
  };
  const bytes = Buffer.from(JSON.stringify(manifest));
  const files = Readable.from([{ name: 'manifest.json', size: bytes.length, content: [bytes] }]);
  await pipeline(tarOf(files, new Date()), createGzip(), createWriteStream(other));
  expect(await run(home, 'restore', other)).toMatchObject({
    code: 1,
    text: expect.stringContaining('another structure'),
  });
  await appendFile(none, 'more');
  expect(await run(home, 'restore')).toMatchObject({ code: 1, text: expect.stringContaining('Say which file') });
});
