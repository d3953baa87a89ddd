import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { type ArchivedFile, BrokenArchive, bytesOf, filesOfTar } from '../kernel/archive/read-tar.ts';
import {
  DatabaseWriter,
  type LastBackup,
  lastBackupKey,
  migrationNames,
  readLastBackup,
  UnfitParts,
} from '../kernel/db/backup/index.ts';
import type { OpenSessions } from '../kernel/db/driver/open.ts';
import { createDatabase } from '../kernel/db/driver/scope/create-database.ts';

import { archiveFormat, ArchiveSum, type Ending, type Manifest } from './archive-parts.ts';
import { demoSecretKey } from './demo-secret.ts';

interface RestoreTarget {
  opened: OpenSessions;
  dataDirectory: string;
  /** What is there already is deleted. */
  mayReplace: boolean;
  progress(step: string): void;
  warn(text: string): void;
}

/** What an uploaded file may be called, so that none is written outside of its folder. */
const fileName = /^files\/[A-Za-z0-9_-]{2}\/[A-Za-z0-9][A-Za-z0-9_.-]{3,105}$/;

/** What is written beside the data until the database is committed. */
class Staged {
  /** Names this restoration, in the database as well. */
  readonly id = randomBytes(6).toString('hex');
  readonly folder: string;
  readonly #data: string;
  /** What takes back each step of `moveIn`. */
  readonly #undo: (() => Promise<void>)[] = [];
  secret: string | undefined;
  count = 0;

  constructor(dataDirectory: string) {
    this.#data = dataDirectory;
    this.folder = join(dataDirectory, `restoring-${this.id}`);
  }

  async add({ name, content }: ArchivedFile): Promise<void> {
    if (!fileName.test(name)) throw new BrokenArchive(`${name} is no name of an uploaded file.`);
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
    this.count += 1;
  }

  /** Puts the files where the server finds them, and those that are replaced into the folder. */
  async moveIn(): Promise<void> {
    const [current, own, former] = [join(this.#data, 'files'), join(this.folder, 'files'), join(this.folder, 'former')];
    await mkdir(own, { recursive: true, mode: 0o700 });
    const hadFiles = await rename(current, former).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    if (hadFiles) this.#undo.push(() => rename(former, current));
    await rename(own, current);
    this.#undo.push(() => rename(current, own));
  }

  /** Takes back as much as `moveIn` did. */
  async moveOut(): Promise<void> {
    for (let step = this.#undo.at(-1); step; step = this.#undo.at(-1)) {
      await step();
      this.#undo.pop();
    }
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

/** Throws `UnfitParts` where files would be replaced that may not be. */
export async function requireNoFiles({
  dataDirectory,
  mayReplace,
}: Pick<RestoreTarget, 'dataDirectory' | 'mayReplace'>): Promise<void> {
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
 * Whether the database has become what the archive has; undefined when it does not say. The transaction holds all tables until its end,
 * so that the question is answered after it.
 */
async function wasCommitted({ opened, warn }: RestoreTarget, { id }: Staged): Promise<boolean | undefined> {
  try {
    return await createDatabase(opened.pool).platform(async (query) => {
      await sql`set local lock_timeout = '30s'`.execute(query);
      return (await readLastBackup(query))?.restoration === id;
    });
  } catch (error) {
    warn(
      `The database does not say whether it was restored: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}

/** Takes the files back after a failure. Throws nothing. @returns whether all of them are where they were */
async function takeBack(staged: Staged, { warn }: RestoreTarget): Promise<boolean> {
  try {
    await staged.moveOut();
    return true;
  } catch (error) {
    warn(`The uploaded files were not moved back: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const leftThere = ({ folder }: Staged): string =>
  `The uploaded files of before, and those of the archive that are not in use, are in ${folder}. Compare them with the database before it is deleted.`;

/**
 * Makes the database and the uploaded files those of an archive, in one transaction: when it throws, everything is as it was, or the
 * warning says where the files are. Throws `NotEmpty`, `UnfitParts` and `BrokenArchive`.
 */
export async function restore(target: RestoreTarget, path: string): Promise<Manifest> {
  await requireNoFiles(target);
  const staged = new Staged(target.dataDirectory);
  const client = await target.opened.pool.connect();
  let manifest: Manifest | undefined;
  let failure: Error | undefined;
  let isIn = false;
  try {
    const writer = new DatabaseWriter(client);
    manifest = await readArchive(path, writer, staged, target);
    target.progress('comparing keys and references');
    await writer.finish();
    const last: LastBackup = { at: manifest.createdAt, bytes: 0, restoration: staged.id };
    await writer.store(lastBackupKey, last, { replaces: true });
    await moveSecret(writer, staged, target.opened.kind);
    await staged.moveIn();
    isIn = true;
    await writer.commit();
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  }
  // With an error the session is closed, which rolls back what was not committed.
  client.release(failure);
  if (!manifest || failure) {
    // A connection can be lost after the database has committed, and before it says so.
    const isCommitted = isIn ? await wasCommitted(target, staged) : false;
    if (!manifest || !isCommitted) {
      const isBack = isCommitted === false && (await takeBack(staged, target));
      if (isBack) await staged.remove();
      else target.warn(leftThere(staged));
      throw readable(failure ?? new BrokenArchive('The archive has no manifest.'));
    }
  }
  await staged.storeSecret();
  await staged.remove();
  target.progress(`${staged.count} uploaded files`);
  return manifest;
}

/** Node's own words for a file that is not packed, or is cut off within. */
function readable(error: Error): Error {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new BrokenArchive('The archive ends too early: it was cut off.', { cause: error });
  if (code.startsWith('Z_')) return new BrokenArchive('The archive is damaged, or this is none.', { cause: error });
  return error;
}
