import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ArchivedFile, BrokenArchive, bytesOf, filesOfTar } from '../kernel/archive/read-tar.ts';
import { DatabaseWriter, lastBackupKey, migrationNames, UnfitParts } from '../kernel/db/backup/index.ts';
import type { OpenSessions } from '../kernel/db/driver/open.ts';

import { archiveFormat, ArchiveSum, type Ending, type Manifest } from './archive-parts.ts';
import { demoSecretKey } from './demo-secret.ts';

interface RestoreTarget {
  opened: OpenSessions;
  dataDirectory: string;
  /** What is there already is deleted. */
  mayReplace: boolean;
  progress(step: string): void;
}

/** What an uploaded file may be called, so that none is written outside of its folder. */
const fileName = /^files\/[A-Za-z0-9_-]{2}\/[A-Za-z0-9][A-Za-z0-9_.-]{3,105}$/;

/** What is written beside the data until the database is committed. */
class Staged {
  readonly folder: string;
  readonly #data: string;
  secret: string | undefined;
  count = 0;

  constructor(dataDirectory: string) {
    this.#data = dataDirectory;
    this.folder = join(dataDirectory, `restoring-${randomBytes(6).toString('hex')}`);
  }

  async add({ name, content }: ArchivedFile): Promise<void> {
    if (!fileName.test(name)) throw new BrokenArchive(`${name} is no name of an uploaded file.`);
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
    this.count += 1;
  }

  /** Puts the files where the server finds them, beside those that are replaced. @returns what undoes it */
  async moveIn(): Promise<() => Promise<void>> {
    await mkdir(join(this.folder, 'files'), { recursive: true, mode: 0o700 });
    const [current, former] = [join(this.#data, 'files'), join(this.folder, 'former')];
    const hadFiles = await rename(current, former).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    await rename(join(this.folder, 'files'), current);
    return async () => {
      await rename(current, join(this.folder, 'files'));
      if (hadFiles) await rename(former, current);
    };
  }

  async storeSecret(): Promise<void> {
    if (this.secret) await writeFile(join(this.#data, 'secret'), this.secret, { mode: 0o600 });
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

function requireFit(manifest: Manifest): void {
  if (manifest.format !== archiveFormat)
    throw new UnfitParts(`The archive has the format ${manifest.format}, and this version reads ${archiveFormat}.`);
  const own = migrationNames();
  const strange = manifest.migrations.filter((name) => !own.includes(name));
  const lacking = own.filter((name) => !manifest.migrations.includes(name));
  if (strange.length + lacking.length === 0) return;
  throw new UnfitParts(
    `The archive was made by version ${manifest.product} with another structure of the database (${[...strange, ...lacking].join(', ')}). ` +
      'Restore it with that version, and start this one on the result: it brings the structure up to date.',
  );
}

async function requireNoFiles({ dataDirectory, mayReplace }: RestoreTarget): Promise<void> {
  const found = await readdir(join(dataDirectory, 'files')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.length > 0 && !mayReplace)
    throw new UnfitParts(
      `${join(dataDirectory, 'files')} has uploaded files already. Choose another DATA_DIR, or say --replace: then they are deleted.`,
    );
}

/** Reads the archive from beginning to end: rows into the open transaction, files beside the data. @returns the manifest */
async function readArchive(
  path: string,
  writer: DatabaseWriter,
  staged: Staged,
  target: RestoreTarget,
): Promise<Manifest> {
  const stream = createGunzip();
  createReadStream(path)
    .on('error', (error) => stream.destroy(error))
    .pipe(stream);
  const sum = new ArchiveSum();
  let manifest: Manifest | undefined;
  let ending: Ending | undefined;
  let [table, rows] = ['', 0];
  const report = (): void => {
    if (rows > 0) target.progress(`${table}: ${rows} rows`);
    rows = 0;
  };
  for await (const file of filesOfTar(stream)) {
    // Safe: what the archive says is compared with this version, and its check sum before the commit.
    if (file.name === 'end.json') {
      ending = JSON.parse((await bytesOf(file)).toString()) as Ending;
      break;
    }
    sum.begin(file.name, file.size);
    const content = async function* (): AsyncGenerator<Uint8Array> {
      for await (const piece of file.content) {
        sum.add(piece);
        yield piece;
      }
    };
    const counted = { ...file, content: content() };
    if (file.name === 'manifest.json') {
      manifest = JSON.parse((await bytesOf(counted)).toString()) as Manifest;
      requireFit(manifest);
      await writer.begin(target);
    } else if (!manifest) throw new BrokenArchive('This is not an archive of a backup.');
    else if (file.name === 'secret') staged.secret = (await bytesOf(counted)).toString('utf8').trim();
    else if (file.name.startsWith('files/')) await staged.add(counted);
    else {
      if (dirname(file.name) !== table) report();
      table = dirname(file.name);
      rows += await writer.write({ name: file.name, bytes: await bytesOf(counted) });
    }
  }
  report();
  const own = sum.ending();
  if (!manifest || !ending) throw new BrokenArchive('The archive ends too early: it was cut off.');
  if (ending.sha256 !== own.sha256 || ending.files !== own.files)
    throw new BrokenArchive('The archive is damaged: its check sum differs.');
  return manifest;
}

/** The secret of a demo is a file beside the embedded database, and a row of PostgreSQL. */
async function moveSecret(writer: DatabaseWriter, staged: Staged, kind: OpenSessions['kind']): Promise<void> {
  if (kind === 'postgres' && staged.secret) await writer.store(demoSecretKey, staged.secret);
  if (kind === 'postgres') staged.secret = undefined;
  else staged.secret ??= textOf(await writer.stored(demoSecretKey));
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Makes the database and the uploaded files those of an archive, in one transaction: when it throws, everything is as it was. Throws
 * `NotEmpty`, `UnfitParts` and `BrokenArchive`.
 */
export async function restore(target: RestoreTarget, path: string): Promise<Manifest> {
  await requireNoFiles(target);
  const staged = new Staged(target.dataDirectory);
  const client = await target.opened.pool.connect();
  let failure: Error | undefined;
  try {
    const writer = new DatabaseWriter(client);
    const manifest = await readArchive(path, writer, staged, target);
    target.progress('comparing keys and references');
    await writer.finish();
    await writer.store(lastBackupKey, { at: manifest.createdAt, bytes: 0 }, { replaces: true });
    await moveSecret(writer, staged, target.opened.kind);
    const undo = await staged.moveIn();
    try {
      await writer.commit();
    } catch (error) {
      await undo();
      throw error;
    }
    await staged.storeSecret();
    target.progress(`${staged.count} uploaded files`);
    return manifest;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw readable(failure);
  } finally {
    // With an error the session is closed, which rolls back.
    client.release(failure);
    await staged.remove();
  }
}

/** Node's own words for a file that is not packed, or is cut off within. */
function readable(error: Error): Error {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new BrokenArchive('The archive ends too early: it was cut off.', { cause: error });
  if (code.startsWith('Z_')) return new BrokenArchive('The archive is damaged, or this is none.', { cause: error });
  return error;
}
