import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type ArchiveFile, tarOf } from '../kernel/archive/write-tar.ts';
import { writeLog } from '../kernel/audit/write-log.ts';
import { type LastBackup, lastBackupKey, migrationNames, readDatabase } from '../kernel/db/backup/index.ts';
import { createDatabase } from '../kernel/db/driver/scope/create-database.ts';
import type { OpenSessions } from '../kernel/db/driver/open.ts';
import { json, ulid } from '../kernel/db/index.ts';

import { archiveFormat, ArchiveSum, type Manifest } from './archive-parts.ts';

interface BackupSource {
  opened: OpenSessions;
  dataDirectory: string;
  product: string;
  now: Date;
  progress(step: string): void;
  warn(text: string): void;
}

const manifestOf = ({ opened, product, now }: BackupSource): Manifest => ({
  format: archiveFormat,
  product,
  migrations: migrationNames(),
  database: opened.kind,
  createdAt: now.toISOString(),
});

const fileOf = (name: string, bytes: Buffer): ArchiveFile => ({ name, size: bytes.length, content: [bytes] });

/** The database as files of the archive, with a line of progress for each table. */
async function* databaseFiles({ opened, progress }: BackupSource): AsyncGenerator<ArchiveFile> {
  const client = await opened.pool.connect();
  let [table, rows, isDone] = ['', 0, false];
  const report = (): void => {
    if (rows > 0) progress(`${table}: ${rows} rows`);
    rows = 0;
  };
  try {
    for await (const part of readDatabase(client)) {
      if (dirname(part.name) !== table) report();
      table = dirname(part.name);
      rows += part.rows ?? 0;
      yield fileOf(part.name, part.bytes);
    }
    report();
    isDone = true;
  } finally {
    // A session that was left in its transaction is closed.
    client.release(isDone ? undefined : new Error('The backup ended early.'));
  }
}

/** The uploaded files, and the secret that a demo made for itself. What is only being written has another name. */
async function* storedFiles({ dataDirectory, progress }: BackupSource): AsyncGenerator<ArchiveFile> {
  const folder = join(dataDirectory, 'files');
  const folders = await readdir(folder).catch(absentAsNone);
  let count = 0;
  for (const part of folders.sort()) {
    for (const name of (await readdir(join(folder, part))).sort()) {
      if (name.endsWith('.part')) continue;
      const path = join(folder, part, name);
      const facts = await stat(path).catch(absentAsNone);
      // Deleted since the folder was listed: no row of the database names it any more.
      if (Array.isArray(facts)) continue;
      count += 1;
      yield { name: `files/${part}/${name}`, size: facts.size, content: createReadStream(path) };
    }
  }
  progress(`${count} uploaded files`);
  const secret = join(dataDirectory, 'secret');
  const facts = await stat(secret).catch(absentAsNone);
  if (!Array.isArray(facts)) yield { name: 'secret', size: facts.size, content: createReadStream(secret) };
}

function absentAsNone(error: unknown): never[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

async function* contents(source: BackupSource): AsyncGenerator<ArchiveFile> {
  yield fileOf('manifest.json', Buffer.from(JSON.stringify(manifestOf(source))));
  yield* databaseFiles(source);
  yield* storedFiles(source);
}

/** All files, counted into the sum that closes the archive. */
async function* summed(files: AsyncIterable<ArchiveFile>): AsyncGenerator<ArchiveFile> {
  const sum = new ArchiveSum();
  for await (const file of files) {
    sum.begin(file.name, file.size);
    const content = async function* (): AsyncGenerator<Uint8Array> {
      for await (const piece of file.content) {
        sum.add(piece);
        yield piece;
      }
    };
    yield { ...file, content: content() };
  }
  yield fileOf('end.json', Buffer.from(JSON.stringify(sum.ending())));
}

/** Remembers the backup for the health page, and logs it. */
async function remember({ opened, now }: BackupSource, last: LastBackup): Promise<void> {
  const database = createDatabase(opened.pool);
  await database.platform(async (query) => {
    const value = json<unknown>(last);
    await query
      .insertInto('preferences')
      .values({ id: lastBackupKey, key: lastBackupKey, value })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
      .execute();
    const source = { requestId: ulid(), ip: 'console', now };
    await writeLog(query, source, { module: 'platform', action: 'backup', wsId: null, detail: { bytes: last.bytes } });
  });
}

/**
 * Writes the database and the uploaded files into one file, for this user of the machine alone. Throws when it exists already; a file
 * that was not finished is removed. A finished one stays, also when the database cannot remember it.
 */
export async function backup(source: BackupSource, path: string): Promise<LastBackup> {
  const beginning = `${path}.${randomBytes(6).toString('hex')}.part`;
  // Claims the name, so that no other backup is overwritten.
  await (await open(path, 'wx', 0o600)).close();
  const last = { at: source.now.toISOString(), bytes: 0 };
  try {
    // A file of this name would be another's: it is neither followed nor written over.
    const target = createWriteStream(beginning, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(tarOf(summed(contents(source)), source.now), createGzip({ level: 5 }), target);
    last.bytes = (await stat(beginning)).size;
    await rename(beginning, path);
  } catch (error) {
    await rm(beginning, { force: true });
    await rm(path, { force: true });
    throw error;
  }
  try {
    await remember(source, last);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    source.warn(`The backup is complete, but the health page does not show it: ${reason}`);
  }
  return last;
}
