import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { Unavailable } from '../errors/index.ts';
import { createUploads } from './uploads.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'pagewright-uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file lies in a folder of its own until its call ends', async () => {
  const uploads = createUploads(folder, megabyte);
  const upload = uploads.begin('acme', 6);
  const stored = await upload.store(Readable.from([Buffer.from('abc'), Buffer.from('def')]));
  expect(readFileSync(stored.path, 'utf8')).toBe('abcdef');
  expect(stored).toMatchObject({ size: 6, sha256: createHash('sha256').update('abcdef').digest('hex') });
  writeFileSync(`${stored.path}-148`, 'made of it');
  await upload.end();
  expect(existsSync(dirname(stored.path))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('P45 one workspace has 128 MB under way, which do not count for another', async () => {
  const uploads = createUploads(folder, 20 * megabyte);
  const begun = Array.from({ length: 6 }, () => uploads.begin('hostile', 20 * megabyte));
  expect(() => uploads.begin('hostile', 20 * megabyte)).toThrow(Unavailable);
  await uploads.begin('honest', 20 * megabyte).end();
  await begun[0]?.end();
  await uploads.begin('hostile', 20 * megabyte).end();
});

test('P29 what an ended server left is removed, and what another one is receiving stays', async () => {
  for (const name of ['old', 'new']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'file'), name);
  }
  utimesSync(join(folder, 'old'), new Date(0), new Date(0));
  const upload = createUploads(folder, megabyte).begin('acme', 1);
  await upload.store(Readable.from([Buffer.from('a')]));
  await upload.end();
  expect(readdirSync(folder)).toEqual(['new']);
  rmSync(join(folder, 'new'), { recursive: true });
});

test('a disk that takes nothing is told by its own error', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const upload = createUploads(join(file, 'uploads'), megabyte).begin('acme', 1);
  await expect(upload.store(Readable.from([Buffer.from('a')]))).rejects.toMatchObject({
    code: 'ENOTDIR',
    syscall: 'mkdir',
  });
  await upload.end();
  rmSync(file);
});
